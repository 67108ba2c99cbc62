//! Guards: who goes on guard, what they prevent, whom they keep out, and who can catch whom (C-3).

use super::Turn;
use super::code::{
    AT_SEA, CANNOT_TAX, CLEARS_AVOID, DENIED_ENTRY, GUARD_OFF, GUARD_ON, GUARDED_BY_OTHERS,
    IN_NEXUS,
};
use super::fit::fit;
use super::scene::{Scene, attitude, faction_of};
use super::sight::{Sight, sees_itself};
use super::told::{Datum, Refused, Told};
use crate::content::Content;
use crate::orders::{Given, Order};
use crate::world::{Attitude, Faction, FactionId, Region, RegionId, Unit, UnitId};

/// Whether a unit guards its region: it is on guard, and somebody in it is fit.
#[must_use]
pub fn guards(content: &Content, unit: &Unit) -> bool {
    unit.flags.guard && fit(content, unit) > 0
}

/// How a faction treats a unit of another one (F-21): whose it does not know, by what it feels towards all, unless it
/// has declared that faction Friendly or better.
pub(crate) fn treats(
    factions: &[Faction],
    of: FactionId,
    towards: FactionId,
    known: bool,
) -> Attitude {
    if towards.is_npc() {
        // What is felt towards all others is meant for players: the Guard and the Creatures are known by sight, and
        // treated as is declared.
        let attitudes = faction_of(factions, of).map(|one| &one.attitudes);
        let declared = attitudes.and_then(|all| all.declared.get(&towards)).copied();
        return if of == towards { Attitude::Ally } else { declared.unwrap_or_default() };
    }
    if known || of == towards {
        return attitude(factions, of, towards);
    }
    let attitudes = faction_of(factions, of).map(|one| &one.attitudes);
    let default = attitudes.map_or(Attitude::Neutral, |all| all.default);
    let declared = attitudes.and_then(|all| all.declared.get(&towards)).copied();
    declared.filter(|one| *one >= Attitude::Friendly).map_or(default, |one| one.max(default))
}

/// What decides whether guards let somebody be.
#[derive(Clone, Copy)]
pub(crate) struct Watch<'a> {
    pub(crate) content: &'a Content,
    pub(crate) factions: &'a [Faction],
    pub(crate) region: &'a Region,
    /// Whether the month is played ahead: what others feel is not known then, and all are taken for strangers (O-55).
    pub(crate) ahead: bool,
}

impl Watch<'_> {
    fn treats(&self, of: FactionId, unit: &Unit) -> Attitude {
        let sight = Sight::of(self.content, self.region, of);
        treats(self.factions, of, unit.faction, sight.knows(self.content, unit))
    }

    /// Guards of other factions, in report order.
    fn others(&self, faction: FactionId) -> impl Iterator<Item = usize> + '_ {
        let is = move |at: &usize| {
            let guard = &self.region.units[*at];
            // Of others a report does not tell what they know: ahead of the month all on guard are taken for fit.
            let able = self.ahead && guard.flags.guard || guards(self.content, guard);
            guard.faction != faction && able
        };
        let any = self.region.units.iter().any(|unit| unit.flags.guard);
        let order = if any { self.region.in_order() } else { Vec::new() };
        order.into_iter().filter(is)
    }

    /// The first guard of another faction: it prevents PILLAGE, friend or not (E-13).
    pub(crate) fn any_other(&self, faction: FactionId) -> Option<usize> {
        self.others(faction).next()
    }

    /// The first guard that keeps a unit from taxing, and from going on guard: it need not see it.
    pub(crate) fn stops(&self, unit: &Unit) -> Option<usize> {
        self.others(unit.faction).find(|at| {
            let guard = self.region.units[*at].faction;
            self.ahead || self.treats(guard, unit) < Attitude::Friendly
        })
    }

    /// The guards that keep a unit out which stands at the border: their faction treats it as Unfriendly or
    /// worse, and a unit of it here sees and can catch it.
    pub(crate) fn denies(&self, unit: &Unit) -> Vec<usize> {
        let catches = |of: FactionId| {
            let mut own = self.region.units.iter().filter(|one| one.faction == of);
            own.any(|one| {
                sees_itself(self.content, one, unit) && can_catch(self.content, one, unit)
            })
        };
        // Each faction is asked once, however many guards it has.
        let mut asked: Vec<(FactionId, bool)> = Vec::new();
        let mut keeps_out = |at: &usize| {
            let guard = self.region.units[*at].faction;
            if let Some((_, said)) = asked.iter().find(|(faction, _)| *faction == guard) {
                return *said;
            }
            // Their own Guard lets everybody in.
            let unfriendly = || !guard.is_npc() && self.treats(guard, unit) <= Attitude::Unfriendly;
            let said = unfriendly() && catches(guard);
            asked.push((guard, said));
            said
        };
        self.others(unit.faction).filter(|at| keeps_out(at)).collect()
    }
}

/// Whether a unit can catch another that it sees (C-3).
#[must_use]
pub fn can_catch(content: &Content, hunter: &Unit, prey: &Unit) -> bool {
    prey.inside.is_some()
        || riding(content, hunter, 1) >= riding(content, prey, prey.heads(content))
}

/// Effective riding (C-3): the skill, at most 3 where so many heads have a mount, 5 where they have one that flies, 0
/// where neither is so.
fn riding(content: &Content, unit: &Unit, heads: u32) -> u32 {
    let level = content.known.riding.map_or(0, |skill| unit.level(content, skill));
    if level == 0 {
        return 0;
    }
    let (mut ride, mut fly) = (0_u32, 0_u32);
    for mount in &content.arms.mounts {
        let amount = unit.stock.of(mount.item);
        ride = ride.saturating_add(amount);
        if content.item(mount.item).carries.fly.is_some() {
            fly = fly.saturating_add(amount);
        }
    }
    let most = match heads.max(1) {
        heads if fly >= heads => 5,
        heads if ride >= heads => 3,
        _ => 0,
    };
    level.min(most)
}

impl Scene<'_> {
    /// The guards of this region.
    pub(crate) fn watch(&self) -> Watch<'_> {
        let (content, factions) = (self.content, self.factions);
        Watch { content, factions, region: self.region, ahead: self.ahead }
    }
}

impl Turn<'_> {
    /// The guards of a region.
    pub(crate) fn watch(&self, region: RegionId) -> Watch<'_> {
        let (content, factions) = (self.content, &*self.world.factions);
        Watch { content, factions, region: self.world.region(region), ahead: self.ahead }
    }

    /// Tells the factions of these guards that they kept a unit out (R's table).
    pub(crate) fn tell_denied(&mut self, region: RegionId, guards: &[usize], unit: &Unit) {
        let mut told: Vec<FactionId> = Vec::new();
        for at in guards {
            let place = self.world.region(region);
            let guard = &place.units[*at];
            if told.contains(&guard.faction) {
                continue;
            }
            told.push(guard.faction);
            let sight = Sight::of(self.content, place, guard.faction);
            let who = Datum::Unit(unit.id, unit.name.clone());
            let of = self.whose(&sight, unit);
            let event = Told {
                to: guard.faction,
                phase: self.phase,
                place: Some(place.place),
                unit: Some((guard.id, guard.name.clone())),
                kind: &DENIED_ENTRY,
                data: vec![("who", who), ("of", of)],
            };
            self.out.told.push(event);
        }
    }

    /// The faction of a unit by name, where it can be told.
    fn whose(&self, sight: &Sight, unit: &Unit) -> Datum {
        super::scene::whose(self.content, &self.world.factions, sight, unit)
    }
}

/// The names of units, for a sentence.
pub(crate) fn named(region: &Region, units: &[usize]) -> Datum {
    let name = |at: &usize| (region.units[*at].id, region.units[*at].name.clone());
    Datum::Units(units.iter().map(name).collect::<Vec<(UnitId, String)>>())
}

/// 7.1: guards that nobody can do duty in any more are none; then GUARD 1.
pub(super) fn guard(scene: &mut Scene<'_>) {
    for at in 0..scene.region.units.len() {
        let unit = scene.unit(at);
        // Ahead of the month it is not known who is fit of others.
        if !scene.ahead
            && unit.flags.guard
            && !unit.faction.is_npc()
            && fit(scene.content, unit) == 0
        {
            scene.unit_mut(at).flags.guard = false;
            scene.tell(at, &GUARD_OFF, Vec::new());
        }
    }
    for (unit, given) in scene.orders() {
        let Some(at) = scene.find(unit) else { continue };
        match may_guard(scene, at) {
            Ok(()) => begin(scene, at, &given),
            Err((code, data)) => scene.fail(at, &given, code, data),
        }
    }
}

fn may_guard(scene: &Scene<'_>, at: usize) -> Result<(), Refused> {
    let unit = scene.unit(at);
    if scene.is_nexus() {
        return Err((IN_NEXUS, Vec::new()));
    }
    if fit(scene.content, unit) == 0 {
        return Err((CANNOT_TAX, Vec::new()));
    }
    if scene.is_ocean() {
        return Err((AT_SEA, Vec::new()));
    }
    match scene.watch().stops(unit) {
        // Who is on guard already stays so, whatever others have come to feel.
        Some(guard) if !unit.flags.guard => {
            Err((GUARDED_BY_OTHERS, vec![("guard", scene.unit_named(guard))]))
        }
        Some(_) | None => Ok(()),
    }
}

/// GUARD and AVOID exclude each other (U-3).
fn begin(scene: &mut Scene<'_>, at: usize, given: &Given) {
    debug_assert!(matches!(given.order, Order::Guard(true)));
    if scene.unit(at).flags.avoid {
        scene.fail(at, given, CLEARS_AVOID, Vec::new());
    }
    let flags = &mut scene.unit_mut(at).flags;
    flags.avoid = false;
    if !std::mem::replace(&mut flags.guard, true) {
        scene.tell(at, &GUARD_ON, Vec::new());
    }
}

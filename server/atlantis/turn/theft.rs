//! Theft (3.1, X-10 to X-13), and who sees such deeds.

use super::code::{
    IN_NEXUS, NO_PEOPLE_STOLEN, NOT_ONE_MAN, NOT_VISIBLE, OWN_FACTION, ROBBED, STOLE, THEFT_FAILED,
    THEFT_SEEN, UNSURE,
};
use super::scene::{Scene, whose};
use super::told::{Datum, Refused};
use crate::content::Item;
use crate::orders::{Given, Target};
use crate::world::{Attitude, FactionId};

/// The most silver that one theft takes.
const MOST_SILVER: u32 = 200;

/// The unit upon which a deed is done: of another faction, seen, and not in the Nexus; by one person alone.
pub(super) fn victim(scene: &Scene<'_>, at: usize, target: Target) -> Result<usize, Refused> {
    let unit = scene.unit(at);
    if unit.heads(scene.content) != 1 {
        return Err((NOT_ONE_MAN, Vec::new()));
    }
    let victim = scene.seen(unit.faction, target).ok_or((NOT_VISIBLE, Vec::new()))?;
    if scene.unit(victim).faction == unit.faction {
        return Err((OWN_FACTION, Vec::new()));
    }
    if scene.is_nexus() { Err((IN_NEXUS, Vec::new())) } else { Ok(victim) }
}

/// Whether somebody prevents a deed upon a unit because he sees who does it: its own faction, one that has declared it
/// an ally, or a city's Guard.
pub(super) fn is_watched(scene: &Scene<'_>, at: usize, victim: usize) -> bool {
    let (doer, of) = (scene.unit(at), scene.unit(victim).faction);
    let minds = |faction: FactionId| {
        let guard = faction == FactionId::GUARD
            && scene.region.units.iter().any(|one| one.faction == faction && one.flags.guard);
        guard || scene.attitude(faction, of) == Attitude::Ally
    };
    let mut others = scene.factions_but(doer.faction).into_iter();
    others.any(|faction| minds(faction) && scene.sight(faction).sees(scene.content, doer))
}

pub(super) fn steal(scene: &mut Scene<'_>, at: usize, given: &Given, target: Target, item: Item) {
    let victim = match may_steal(scene, at, target, item) {
        Ok(victim) => victim,
        Err((code, data)) => return scene.fail(at, given, code, data),
    };
    if scene.ahead {
        return scene.fail(at, given, UNSURE, Vec::new());
    }
    let content = scene.content;
    super::study::use_of(content, scene.unit_mut(at), content.known.stealth);
    let whom = scene.unit_named(victim);
    let watched = is_watched(scene, at, victim);
    notice(scene, at, victim, watched);
    if watched {
        let why = Datum::Text("seen".into());
        return scene.tell(at, &THEFT_FAILED, vec![("target", whom), ("why", why)]);
    }
    let has = scene.unit(victim).stock.of(item);
    let wanted = if item == content.known.silver { MOST_SILVER.min(has / 2) } else { has.min(1) };
    let gone = wanted.min(scene.unit(at).room(content, item));
    if gone == 0 {
        // Nothing is there: who would have been robbed hears nothing; others saw the attempt.
        let why = Datum::Text("nothing".into());
        return scene.tell(at, &THEFT_FAILED, vec![("target", whom), ("why", why)]);
    }
    scene.unit_mut(victim).stock.take(item, gone);
    scene.unit_mut(at).stock.put(item, gone);
    let goods = Datum::Items(item, gone);
    scene.tell(at, &STOLE, vec![("item", goods.clone()), ("target", whom)]);
    scene.tell(victim, &ROBBED, vec![("item", goods)]);
}

fn may_steal(scene: &Scene<'_>, at: usize, target: Target, item: Item) -> Result<usize, Refused> {
    let victim = victim(scene, at, target)?;
    let row = scene.content.item(item);
    if row.is_race() || row.stays {
        return Err((NO_PEOPLE_STOLEN, vec![("item", Datum::Item(item))]));
    }
    Ok(victim)
}

/// Tells all other factions that see who does it of the attempt, whatever comes of it; the victim's only where it was
/// prevented, but then by name though only a friend has seen him. Who does not see the victim is not told whom
/// it was.
fn notice(scene: &mut Scene<'_>, at: usize, victim: usize, watched: bool) {
    let of = scene.unit(victim).faction;
    for faction in scene.factions_but(scene.unit(at).faction) {
        let sight = scene.sight(faction);
        let sees = sight.sees(scene.content, scene.unit(at));
        let told = if faction == of { watched } else { sees };
        if !told {
            continue;
        }
        let who = scene.unit_named(at);
        let named = whose(scene.content, scene.factions, &sight, scene.unit(at));
        let target = match sight.sees(scene.content, scene.unit(victim)) {
            true => scene.unit_named(victim),
            false => Datum::Text("unknown".into()),
        };
        let data = vec![("who", who), ("of", named), ("target", target)];
        match faction == of {
            true => scene.tell(victim, &THEFT_SEEN, data),
            false => scene.tell_of_place(faction, &THEFT_SEEN, data),
        }
    }
}

impl Scene<'_> {
    /// The factions of units here but one, by number.
    pub(crate) fn factions_but(&self, but: FactionId) -> Vec<FactionId> {
        let here = self.region.units.iter().map(|unit| unit.faction);
        let mut all: Vec<FactionId> = here.filter(|one| *one != but).collect();
        all.sort_unstable();
        all.dedup();
        all
    }
}

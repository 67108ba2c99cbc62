//! Sets are read (0.2), later months are queued (1.1), units are formed (1.2).

use std::collections::BTreeMap;

use game::Chance;
use rayon::prelude::*;
use sha2::{Digest, Sha256};

use super::Turn;
use super::code::{ALIAS_USED, FORMED};
use super::told::{Datum, Failed};
use crate::orders::{Formed, Set, UnitSet, Whose};
use crate::world::{Faction, FactionId, RegionId, Unit, UnitId};

/// 0.2 and 1.1: the set of each faction is read; what is for this month becomes what its units do, what is for later
/// months their queue (O-23).
pub(super) fn read(turn: &mut Turn<'_>) {
    turn.world.look_around(turn.content);
    count_mages(turn);
    let mut own: BTreeMap<FactionId, Whose> = BTreeMap::new();
    for (id, region) in turn.world.all_regions() {
        for unit in &region.units {
            own.entry(unit.faction).or_default().0.insert(unit.id, id);
        }
    }
    let factions = turn.world.factions.iter().filter(|faction| !faction.id.is_npc());
    let all: Vec<(FactionId, Whose)> =
        factions.map(|faction| (faction.id, own.remove(&faction.id).unwrap_or_default())).collect();
    let (words, of) = (turn.words, &*turn);
    let read = |(id, whose): (FactionId, Whose)| {
        let (text, sent) = text_of(of, id, &whose);
        let set = Set::read(words, id, &whose, &text);
        (id, whose, text, sent, set)
    };
    let all: Vec<_> = all.into_par_iter().map(read).collect();
    for (id, whose, text, sent, set) in all {
        let set = set.unwrap_or_else(|problem| {
            refused(turn, id, &problem);
            Set::default()
        });
        take(turn, id, set, &whose, &text, sent);
    }
}

/// The set of one faction, its text read already: for a month that is played ahead.
pub(super) fn ahead(turn: &mut Turn<'_>, id: FactionId, set: Set) {
    turn.world.look_around(turn.content);
    count_mages(turn);
    let whose = Whose(turn.world.whereabouts());
    for (unit, set) in set.units {
        give(turn, unit, set, &whose);
    }
    turn.to_form.extend(set.formed.into_iter().map(|one| (id, one)));
}

/// Notes how many mages and apprentices each faction has (F-10).
fn count_mages(turn: &mut Turn<'_>) {
    let content = turn.content;
    for unit in turn.world.regions.iter().flat_map(|region| &region.units) {
        let (mage, apprentice) = (unit.is_mage(content), unit.is_apprentice(content));
        if mage || apprentice {
            let magic = &mut turn.did.entry(unit.faction).or_default().magic;
            *magic = (magic.0 + u32::from(mage), magic.1 + u32::from(apprentice));
        }
    }
}

/// The text that runs for a faction, and whether it was sent (O-7).
fn text_of(turn: &Turn<'_>, id: FactionId, whose: &Whose) -> (Vec<u8>, bool) {
    if let Some(sent) = turn.sets.get(&id) {
        return (sent.text.clone(), true);
    }
    if !turn.content.settings.standing_orders {
        return (Vec::new(), false);
    }
    let mut units: Vec<_> = whose.0.iter().collect();
    units.sort_unstable();
    let mut text = String::new();
    for (unit, region) in units {
        let region = turn.world.region(*region);
        let Some(at) = region.find(*unit) else { continue };
        super::orders_text(&region.units[at], &mut text);
    }
    let head = turn.world.faction(id).map(|faction| faction.head.join("\n")).unwrap_or_default();
    (format!("{head}\n{text}").into_bytes(), false)
}

fn refused(turn: &mut Turn<'_>, id: FactionId, problem: &orders::Problem) {
    turn.out.failed.push(Failed {
        to: id,
        place: None,
        unit: (UnitId(0), String::new()),
        line: 0,
        order: String::new(),
        code: problem.code,
        data: Vec::new(),
        said: Some(problem.text.clone()),
    });
}

fn take(turn: &mut Turn<'_>, id: FactionId, set: Set, whose: &Whose, text: &[u8], sent: bool) {
    let hash = Sha256::digest(text).into();
    let did = turn.did(id);
    did.standing = !sent;
    did.hash = sent.then_some(hash);
    did.temporary = set.temporary;
    for (unit, order, problem) in &set.problems {
        let said = Some(problem.text.clone());
        let name = name_of(turn, *unit, whose);
        let line = u32::try_from(problem.line).unwrap_or(0);
        let (unit, code) = ((*unit, name), problem.code);
        let order = order.clone();
        turn.out.failed.push(Failed {
            to: id,
            place: None,
            unit,
            line,
            order,
            code,
            data: Vec::new(),
            said,
        });
    }
    let Set { head, units, formed, marks, .. } = set;
    if let Some(faction) = turn.world.faction_mut(id) {
        faction.idle = if sent { 0 } else { faction.idle + 1 };
        mark(faction, marks);
        faction.head = head;
    }
    // A unit of which nothing is said has nothing to do, and its template is empty (O-7).
    for (unit, region) in &whose.0 {
        let region = turn.world.region_mut(*region);
        if let Some(at) = region.find(*unit) {
            region.units[at].standing.clear();
            region.units[at].later.clear();
        }
    }
    for (unit, set) in units {
        give(turn, unit, set, whose);
    }
    turn.to_form.extend(formed.into_iter().map(|one| (id, one)));
}

fn mark(faction: &mut Faction, marks: Vec<(String, Option<u32>, bool)>) {
    for (code, unit, quiet) in marks {
        match quiet {
            true => faction.quiet.insert((code, unit)),
            false => faction.quiet.remove(&(code, unit)),
        };
    }
}

fn name_of(turn: &Turn<'_>, unit: UnitId, whose: &Whose) -> String {
    let region = whose.0.get(&unit).map(|region| turn.world.region(*region));
    let unit = region.and_then(|region| region.find(unit).map(|at| &region.units[at]));
    unit.map(|unit| unit.name.clone()).unwrap_or_default()
}

/// Sets out what a unit does; what is not in the game yet is answered at once.
fn give(turn: &mut Turn<'_>, unit: UnitId, set: UnitSet, whose: &Whose) {
    let Some(region) = whose.0.get(&unit).copied() else { return };
    let place = &mut turn.world.regions[region.0 as usize];
    let Some(at) = place.find(unit) else { return };
    let of = &mut place.units[at];
    of.standing = set.standing;
    of.later.splice(.., set.later);
    let month = set.orders.iter().find(|given| given.row.is_month()).map(|given| given.line);
    let faction = of.faction;
    of.doing.orders = set.orders;
    if let Some(line) = month {
        turn.did(faction).origins.push((unit, line));
    }
}

/// 1.2: each new unit stands where the one stands that forms it, after all others there, without people or goods
/// (U-6). The new units of a turn get the next free numbers of the world by lot (U-5).
pub(super) fn form(turn: &mut Turn<'_>) {
    let all = std::mem::take(&mut turn.to_form);
    let first = turn.world.next_unit;
    let count = u32::try_from(all.len()).unwrap_or(u32::MAX);
    let mut numbers: Vec<u32> = (first..first.saturating_add(count)).collect();
    let mut lot = turn.world.seed.stream(turn.world.turn, "1.2", "numbers");
    let lot: &mut dyn Chance = &mut lot;
    lot.shuffle(&mut numbers);
    turn.world.next_unit = first.saturating_add(count);
    let whereabouts = turn.world.whereabouts();
    let mut made: Vec<(RegionId, Unit, u32)> = Vec::with_capacity(all.len());
    for ((faction, formed), number) in all.into_iter().zip(numbers) {
        let Some(region) = whereabouts.get(&formed.by).copied() else { continue };
        if turn.formed.insert((region, faction, formed.alias), UnitId(number)).is_some() {
            // Two units that stand together formed one under the same number.
            turn.formed_twice(faction, &formed);
            continue;
        }
        let alias = formed.alias;
        if let Some(unit) = new_unit(turn, region, faction, UnitId(number), formed) {
            made.push((region, unit, alias));
        }
    }
    made.sort_by_key(|(_, unit, _)| unit.id);
    for (region, unit, alias) in made {
        let place = turn.world.region_mut(region);
        place.units.push(unit);
        let (phase, at) = (turn.phase, place.units.len() - 1);
        let place = &turn.world.regions[region.0 as usize];
        turn.out.tell(
            phase,
            place,
            &place.units[at],
            &FORMED,
            vec![("alias", Datum::Number(alias.into()))],
        );
    }
}

fn new_unit(
    turn: &mut Turn<'_>,
    region: RegionId,
    faction: FactionId,
    id: UnitId,
    formed: Formed,
) -> Option<Unit> {
    let place = turn.world.region(region);
    let former = &place.units[place.find(formed.by)?];
    let mut unit = Unit::new(id, faction);
    // All of the former's flags but guard (U-2).
    unit.flags = former.flags;
    unit.flags.guard = false;
    unit.inside = former.inside;
    unit.standing = formed.set.standing;
    unit.later = formed.set.later;
    let orders = formed.set.orders;
    if let Some(month) = orders.iter().find(|given| given.row.is_month()) {
        let line = month.line;
        turn.did(faction).origins.push((id, line));
    }
    unit.doing.orders = orders;
    unit.doing.formed = Some((formed.alias, formed.line));
    Some(unit)
}

impl Turn<'_> {
    fn formed_twice(&mut self, faction: FactionId, formed: &Formed) {
        let (by, at) = ((formed.by, String::new()), (formed.alias, formed.line));
        self.out.failed.push(Failed::of_form(faction, None, by, at, ALIAS_USED));
    }
}

//! Units without people are dissolved (7.6, U-7, U-8).

use super::code::{BROKE_FREE, DISSOLVED, INHERITED, LOST_WITH_UNIT, NO_PEOPLE_COMING};
use super::give::is_wild;
use super::scene::Scene;
use super::told::{Datum, Failed};
use crate::world::{Stock, Unit};

/// 7.6: all units of players without people. Of those that were formed this month it is said (O-51).
pub(super) fn empty(scene: &mut Scene<'_>) {
    for unit in &scene.region.units {
        // Who was given away is no longer of those who formed it.
        let gone = unit.heads(scene.content) == 0 && !unit.doing.given_away;
        if let Some(at) = unit.doing.formed.filter(|_| gone) {
            let (of, place) = ((unit.id, unit.name.clone()), Some(scene.region.place));
            let said = Failed::of_form(unit.faction, place, of, at, NO_PEOPLE_COMING);
            scene.out.failed.push(said);
        }
    }
    dissolve(scene, |_| true);
}

/// Dissolves those units of players that have nobody and are meant: its silver and goods go to the faction's first unit with people
/// here by report order, else they are lost. Its monsters wander off.
pub(super) fn dissolve(scene: &mut Scene<'_>, meant: impl Fn(&Unit) -> bool) {
    let content = scene.content;
    let gone = |unit: &Unit| !unit.faction.is_npc() && unit.heads(content) == 0 && meant(unit);
    while let Some(at) = scene.region.units.iter().position(gone) {
        let heir = scene.region.in_order().into_iter().find(|other| {
            let other = scene.unit(*other);
            other.faction == scene.unit(at).faction && other.heads(content) > 0
        });
        let left = scene.unit_mut(at).stock.taken();
        let data = match heir {
            Some(heir) => vec![("heir", scene.unit_named(heir))],
            None => vec![("heir", Datum::Text("blank".into()))],
        };
        scene.tell(at, &DISSOLVED, data);
        let (wild, left): (Stock, Stock) =
            left.iter().partition(|(item, _)| is_wild(content, *item));
        for (item, amount) in wild.iter() {
            scene.tell(at, &BROKE_FREE, vec![("item", Datum::Items(item, amount))]);
        }
        scene.let_loose(wild);
        for (item, amount) in left.iter() {
            let kept = heir.map_or(0, |heir| scene.unit_mut(heir).stock.put(item, amount));
            if let Some(heir) = heir.filter(|_| kept > 0) {
                let from = scene.unit_named(at);
                let data = vec![("item", Datum::Items(item, kept)), ("from", from)];
                scene.tell(heir, &INHERITED, data);
            }
            if kept < amount {
                let lost = Datum::Items(item, amount - kept);
                scene.tell(at, &LOST_WITH_UNIT, vec![("item", lost)]);
            }
        }
        scene.region.units.remove(at);
    }
}

//! Entertaining and working (10.3, E-14, E-15).

use super::code::{ENTERTAINED, NO_DEMAND, SKILL_TOO_LOW, WORKED};
use super::flags::number;
use super::scene::Scene;
use super::told::Datum;
use crate::content::Works;
use crate::orders::Order;
use crate::share::share;
use crate::world::UnitId;

/// 10.3: each sort is paid from a pool of its own.
pub(super) fn entertain(scene: &mut Scene<'_>) {
    let (mut entertainers, mut workers) = (Vec::new(), Vec::new());
    let skill = scene.content.known.entertainment;
    for (unit, given) in scene.orders() {
        let Some(at) = scene.find(unit) else { continue };
        let heads = u64::from(scene.unit(at).heads(scene.content));
        match given.order {
            Order::Entertain => {
                let entertainer = scene.unit(at);
                let level = skill.map_or(0, |skill| entertainer.level(scene.content, skill));
                // A mage with phantasms counts as so many people, or as it is: whichever is more (G-87).
                let worth = super::cast::entertains(scene.content, entertainer);
                let worth = worth.max(heads * u64::from(level));
                if worth == 0 {
                    let data = skill.map(|skill| ("skill", Datum::Skill(skill)));
                    let data = data.into_iter().chain([("level", number(1))]).collect();
                    scene.fail(at, &given, SKILL_TOO_LOW, data);
                } else if scene.region.entertainment(scene.content) == 0 {
                    scene.fail(at, &given, NO_DEMAND, Vec::new());
                } else {
                    entertainers.push((unit, 20 * worth));
                }
            }
            Order::Work if scene.region.wages() == 0 => {
                scene.fail(at, &given, NO_DEMAND, Vec::new())
            }
            Order::Work => workers.push((unit, heads * u64::from(scene.region.wage()))),
            _ => {}
        }
    }
    let pool = scene.region.entertainment(scene.content);
    pay(scene, pool, &entertainers, &ENTERTAINED);
    let pool = scene.region.wages();
    pay(scene, pool, &workers, &WORKED);
}

fn pay(
    scene: &mut Scene<'_>,
    pool: u32,
    claims: &[(UnitId, u64)],
    kind: &'static super::code::Kind,
) {
    let wanted: Vec<u64> = claims.iter().map(|(_, claim)| *claim).collect();
    for ((unit, _), part) in claims.iter().zip(share(pool.into(), &wanted)) {
        let Some(at) = scene.find(*unit) else { continue };
        let silver = scene.content.known.silver;
        let put = scene.unit_mut(at).stock.put(silver, u32::try_from(part).unwrap_or(u32::MAX));
        if kind == &ENTERTAINED {
            // The skill, or the spell for who has no skill.
            let (skill, spell) = (scene.content.known.entertainment, Works::Entertainment);
            for one in [skill, scene.content.spell_that(spell)] {
                super::study::use_of(scene.content, scene.unit_mut(at), one);
            }
        }
        scene.tell(at, kind, vec![("silver", number(put))]);
    }
}

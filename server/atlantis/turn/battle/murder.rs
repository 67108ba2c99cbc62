//! Assassination (3.1, X-15, C-70, C-71).

use game::Chance;

use crate::battle::equip::soldiers;
use crate::battle::ground::{Ground, Standing};
use crate::battle::{Army, Which, duel};
use crate::chance::Stream;
use crate::content::{Content, Item, Kind};
use crate::orders::{Given, Target};
use crate::turn::code::{MURDER_DONE, MURDER_FAILED, MURDER_SEEN, MURDERED, PEACE_CITY, UNSURE};
use crate::turn::scene::{Scene, whose};
use crate::turn::theft::{is_watched, victim};
use crate::turn::told::Datum;
use crate::world::Unit;

/// ASSASSINATE: one against one head of a unit.
pub(in crate::turn) fn murder(scene: &mut Scene<'_>, at: usize, given: &Given, target: Target) {
    let prey = match victim(scene, at, target) {
        Ok(prey) => prey,
        Err((code, data)) => return scene.fail(at, given, code, data),
    };
    if scene.content.settings.peace_city && scene.region.is_starting_city() {
        return scene.fail(at, given, PEACE_CITY, Vec::new());
    }
    if scene.ahead {
        return scene.fail(at, given, UNSURE, Vec::new());
    }
    let content = scene.content;
    crate::turn::study::use_of(content, scene.unit_mut(at), content.known.stealth);
    if is_watched(scene, at, prey) {
        seen(scene, at, prey, "seen", &[]);
        return failed(scene, at, prey, "seen", &[]);
    }
    let mut chance = scene.stream(&format!("unit {}", scene.unit(at).id.0));
    let Some(head) = head(content, scene.unit(prey), &mut chance) else {
        return failed(scene, at, prey, "nobody", &[]);
    };
    let ground = Ground::of(content, scene.region);
    let armies = [
        alone(content, scene.unit(at), None, ground),
        alone(content, scene.unit(prey), Some(head), ground),
    ];
    let course = duel(&mut chance, [&armies[0], &armies[1]]);
    match course.winner {
        Some(Which::Attackers) => kill(scene, at, prey, head, &mut chance),
        Some(Which::Defenders) => {
            let had: Vec<(Item, u32)> = scene.unit(at).stock.iter().collect();
            let found = loot(scene, at, prey, &mut chance, 1, 1);
            failed(scene, at, prey, "died", &left(had, scene.unit(at)));
            seen(scene, at, prey, "died", &found);
            let id = scene.unit(at).id;
            remove_head(content, scene.unit_mut(at), None);
            super::super::dissolve::dissolve(scene, |unit| unit.id == id);
            debug_assert!(scene.find(id).is_none(), "who is one is no more");
        }
        None => {
            seen(scene, at, prey, "fled", &[]);
            failed(scene, at, prey, "fled", &[]);
        }
    }
}

/// Which head it is: each of the unit's as likely; one draw where there are several races (K-10).
fn head(content: &Content, unit: &Unit, chance: &mut dyn Chance) -> Option<Item> {
    let races: Vec<(Item, u32)> = unit.people(content).collect();
    if let [(race, _)] = races[..] {
        return Some(race);
    }
    let mut drawn = chance.roll(unit.heads(content).max(1));
    for (race, heads) in races {
        if drawn <= heads {
            return Some(race);
        }
        drawn -= heads;
    }
    None
}

/// One head of a unit as it fights for its life: with a weapon, under surprise no armour but what is worn then, on
/// foot, without spells (C-70).
fn alone(content: &Content, unit: &Unit, race: Option<Item>, ground: Ground) -> Army {
    let mut one = unit.clone();
    (one.spell, one.flags.behind) = (None, false);
    let keeps = |item: Item| {
        let row = content.item(item);
        let armour = content.arms.armour.iter().find(|armour| armour.item == item);
        match row.kind {
            Kind::Race { .. } => true,
            Kind::Creature => false,
            // No staff: nobody casts, so it would only keep its bearer from striking.
            Kind::Silver | Kind::Good => {
                let staff =
                    content.things.iter().any(|one| one.item == item && one.casts.is_some());
                !staff && armour.is_none_or(|armour| armour.surprise)
            }
        }
    };
    one.stock = unit.stock.iter().filter(|(item, _)| keeps(*item)).collect();
    // Inside nobody rides, and walls do not help against who is inside as well.
    let standing = Standing { aboard: true, ..Standing::default() };
    let mut figures = soldiers(content, &one, 0, ground, standing);
    // With the weapon that is dealt to the first of its race, and what the unit as a whole knows.
    figures.retain(|(figure, _)| race.is_none_or(|race| race == figure.item));
    figures.truncate(1);
    for (figure, many) in &mut figures {
        // Only what its bearer wears helps; nobody casts (C-70).
        figure.casts.clear();
        figure.shields.clear();
        *many = 1;
    }
    Army { figures, tactics: 0 }
}

/// The assassin has won: the victim's faction learns only that somebody was murdered.
fn kill(scene: &mut Scene<'_>, at: usize, prey: usize, head: Item, chance: &mut Stream) {
    let heads = scene.unit(prey).heads(scene.content);
    let before: Vec<(Item, u32)> = scene.unit(prey).stock.iter().collect();
    let found = loot(scene, prey, at, chance, 1, heads);
    let gone = left(before, scene.unit(prey));
    let whom = scene.unit_named(prey);
    scene.tell(at, &MURDER_DONE, vec![("target", whom), ("found", goods(&found))]);
    let data = vec![("dead", Datum::Items(head, 1)), ("gone", goods(&gone))];
    scene.tell(prey, &MURDERED, data);
    let (content, id) = (scene.content, scene.unit(prey).id);
    remove_head(content, scene.unit_mut(prey), Some(head));
    // Units formed this month have nobody yet: they are left alone.
    super::super::dissolve::dissolve(scene, |unit| unit.id == id);
}

/// Half of what belonged to the dead goes to who killed him, an odd one by `coin()`; the rest is lost (C-61, C-71).
fn loot(
    scene: &mut Scene<'_>,
    from: usize,
    to: usize,
    chance: &mut Stream,
    part: u32,
    of: u32,
) -> Vec<(Item, u32)> {
    let content = scene.content;
    let mut found = Vec::new();
    let all: Vec<(Item, u32)> = scene.unit(from).stock.iter().collect();
    for (item, amount) in all {
        if !matches!(content.item(item).kind, Kind::Silver | Kind::Good) {
            continue;
        }
        let gone = super::after::part(amount, part, of);
        if gone == 0 {
            continue;
        }
        scene.unit_mut(from).stock.take(item, gone);
        let half = gone / 2 + u32::from(gone % 2 == 1 && chance.roll(2) == 1);
        let put = scene.unit_mut(to).stock.put(item, half);
        if put > 0 {
            found.push((item, put));
        }
    }
    found
}

/// What a unit has no more of what it had.
fn left(had: Vec<(Item, u32)>, unit: &Unit) -> Vec<(Item, u32)> {
    let gone = had.into_iter().map(|(item, had)| (item, had - unit.stock.of(item)));
    gone.filter(|(_, gone)| *gone > 0).collect()
}

/// Takes one head out of a unit, with its share of what it knows (S-21).
fn remove_head(content: &Content, unit: &mut Unit, race: Option<Item>) {
    let heads = unit.heads(content);
    let race = race.or_else(|| unit.people(content).map(|(race, _)| race).next());
    if let Some(race) = race {
        let _ = unit.skills.split(1, heads);
        unit.stock.take(race, 1);
    }
}

fn goods(all: &[(Item, u32)]) -> Datum {
    if all.is_empty() { Datum::Text("blank".into()) } else { Datum::Goods(all.to_vec()) }
}

fn failed(scene: &mut Scene<'_>, at: usize, prey: usize, why: &str, gone: &[(Item, u32)]) {
    let (target, why) = (scene.unit_named(prey), Datum::Text(why.into()));
    let data = vec![("target", target), ("why", why), ("gone", goods(gone))];
    scene.tell(at, &MURDER_FAILED, data);
}

/// The victim's faction learns which unit it was.
fn seen(scene: &mut Scene<'_>, at: usize, prey: usize, outcome: &str, found: &[(Item, u32)]) {
    let sight = scene.sight(scene.unit(prey).faction);
    let of = whose(scene.content, scene.factions, &sight, scene.unit(at));
    let (who, outcome) = (scene.unit_named(at), Datum::Text(outcome.into()));
    let data = vec![("who", who), ("of", of), ("outcome", outcome), ("found", goods(found))];
    scene.tell(prey, &MURDER_SEEN, data);
}

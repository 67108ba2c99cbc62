//! Giving (4.2, U-30 to U-36).

use super::code::{
    CHANGED_HANDS, DISCARDED, DISMISSED, GAVE, GAVE_FEWER, GIVEN_AWAY_NO_GIVE, IN_NEXUS,
    LAST_PEOPLE, LEADERS_APART, MAGE_NO_PEOPLE, NO_PEOPLE_ABROAD, NOT_ENOUGH, NOT_FRIENDLY,
    NOT_GIVEABLE, NOT_VISIBLE, RECEIVED, TO_ITSELF, TOO_MANY, TOO_MANY_APPRENTICES, TOO_MANY_MAGES,
    TWO_SKILLS,
};
use super::flags::{magic_limits, number};
use super::scene::Scene;
use super::told::{Datum, Refused};
use crate::content::{Class, Content, Item, Kind};
use crate::orders::{Given, Order, Target, What};
use crate::world::{Attitude, FactionId, Unit};

/// 4.2: unit by unit in report order, lines in the order written.
pub(super) fn give(scene: &mut Scene<'_>) {
    for (unit, given) in scene.orders() {
        let Order::Give(to, what) = &given.order else { continue };
        let Some(at) = scene.find(unit) else { continue };
        if scene.unit(at).doing.given_away {
            scene.fail(at, &given, GIVEN_AWAY_NO_GIVE, Vec::new());
            continue;
        }
        let to = match to {
            None => None,
            Some(target) => match receiver(scene, at, *target) {
                Ok(to) => Some(to),
                Err((code, data)) => {
                    scene.fail(at, &given, code, data);
                    continue;
                }
            },
        };
        let had = scene.unit(at).heads(scene.content);
        match (what, to) {
            (What::Unit, Some(to)) => give_unit(scene, at, to, &given),
            (What::Unit, None) => {}
            (what, to) => {
                for (item, amount, asked) in wanted(scene.content, scene.unit(at), what) {
                    give_some(scene, at, to, &given, (item, amount, asked));
                }
            }
        }
        let left = scene.find(unit).map(|at| (at, scene.unit(at).heads(scene.content)));
        if let Some((at, 0)) = left.filter(|_| had > 0) {
            scene.fail(at, &given, LAST_PEOPLE, Vec::new());
        }
    }
}

/// The unit that is to get it (U-30, 2): one that is seen, or whose faction is friendly to the giver.
fn receiver(scene: &Scene<'_>, at: usize, target: Target) -> Result<usize, Refused> {
    let faction = scene.unit(at).faction;
    let to = scene.target(faction, target).ok_or((NOT_VISIBLE, Vec::new()))?;
    if to == at {
        return Err((TO_ITSELF, Vec::new()));
    }
    let other = scene.unit(to).faction;
    let seen = scene.sight(faction).sees(scene.content, scene.unit(to));
    if !seen && !scene.is_friendly(other, faction) {
        return Err((NOT_VISIBLE, Vec::new()));
    }
    if scene.is_nexus() && other != faction {
        return Err((IN_NEXUS, Vec::new()));
    }
    Ok(to)
}

/// Which items an order gives, how many of each that are at hand, and how many it asked for.
fn wanted(content: &Content, unit: &Unit, what: &What) -> Vec<(Item, u32, u32)> {
    match what {
        What::Some(amount, item) => vec![(*item, unit.stock.of(*item).min(*amount), *amount)],
        What::AllBut(item, kept) => {
            let amount = unit.stock.of(*item).saturating_sub(*kept);
            vec![(*item, amount, amount)]
        }
        What::Class(class) => {
            let all = unit.stock.iter().filter(|(item, _)| is_of(content, *item, *class));
            all.map(|(item, amount)| (item, amount, amount)).collect()
        }
        What::Unit => Vec::new(),
    }
}

/// Whether an item is of a class; without one, of any class but people (U-32).
fn is_of(content: &Content, item: Item, class: Option<Class>) -> bool {
    match class {
        Some(class) => content.item(item).classes.has(class),
        None => !content.is_race(item),
    }
}

fn give_some(
    scene: &mut Scene<'_>,
    at: usize,
    to: Option<usize>,
    given: &Given,
    (item, amount, asked): (Item, u32, u32),
) {
    if amount == 0 {
        let data = vec![("item", Datum::Item(item)), ("has", number(0))];
        return scene.fail(at, given, NOT_ENOUGH, data);
    }
    let done = match to {
        Some(to) => hand_over(scene, at, to, item, amount),
        None => away(scene, at, item, amount),
    };
    match done {
        Err((code, data)) => scene.fail(at, given, code, data),
        Ok(done) if done < asked => {
            let data = vec![
                ("done", number(done)),
                ("wanted", number(asked)),
                ("item", Datum::Item(item)),
            ];
            scene.fail(at, given, if done < amount { TOO_MANY } else { GAVE_FEWER }, data);
        }
        Ok(_) => {}
    }
}

/// GIVE 0 (U-30, 1): goods are gone; people join the region's when they are of its race, else they leave.
fn away(scene: &mut Scene<'_>, at: usize, item: Item, amount: u32) -> Result<u32, Refused> {
    let content = scene.content;
    if !content.is_race(item) {
        scene.unit_mut(at).stock.take(item, amount);
        if is_wild(content, item) {
            scene.let_loose([(item, amount)].into_iter().collect());
        }
        scene.tell(at, &DISCARDED, vec![("item", Datum::Items(item, amount))]);
        return Ok(amount);
    }
    let unit = scene.unit(at);
    if unit.is_mage(content) || unit.is_apprentice(content) {
        return Err((MAGE_NO_PEOPLE, Vec::new()));
    }
    let heads = unit.heads(content);
    let unit = scene.unit_mut(at);
    // They take their share of what the unit knows with them (S-21).
    let _ = unit.skills.split(amount, heads);
    unit.stock.take(item, amount);
    if let Some(dwelling) = scene.region.dwelling.as_mut().filter(|dwelling| dwelling.race == item)
    {
        dwelling.people = dwelling.people.saturating_add(amount);
    }
    scene.tell(at, &DISMISSED, vec![("item", Datum::Items(item, amount))]);
    Ok(amount)
}

/// Whether an item goes its own way where nobody holds it: monsters do, phantoms are nothing.
pub(super) fn is_wild(content: &Content, item: Item) -> bool {
    content.creature(item).is_some() && !super::cast::is_phantom(content, item)
}

/// Gives goods or people from one unit to another; says how many (U-30, 3 to 6).
fn hand_over(
    scene: &mut Scene<'_>,
    from: usize,
    to: usize,
    item: Item,
    amount: u32,
) -> Result<u32, Refused> {
    let (mine, other) = (scene.unit(from).faction, scene.unit(to).faction);
    let row = scene.content.item(item);
    let silver = matches!(row.kind, Kind::Silver);
    let free = silver && scene.sight(mine).sees(scene.content, scene.unit(to));
    if other != mine && !free && !scene.is_friendly(other, mine) {
        return Err((NOT_FRIENDLY, vec![("who", scene.faction_named(other))]));
    }
    if row.stays {
        return Err((NOT_GIVEABLE, vec![("item", Datum::Item(item))]));
    }
    if row.is_race() {
        may_join(scene, from, to, item)?;
    }
    let amount = amount.min(scene.unit(to).room(scene.content, item));
    if row.is_race() {
        let heads = scene.unit(from).heads(scene.content);
        let gone = scene.unit_mut(from).skills.split(amount, heads);
        scene.unit_mut(to).skills.join(&gone);
    }
    scene.unit_mut(from).stock.take(item, amount);
    scene.unit_mut(to).stock.put(item, amount);
    let goods = Datum::Items(item, amount);
    let target = scene.unit_named(to);
    scene.tell(from, &GAVE, vec![("item", goods.clone()), ("target", target)]);
    if other != mine {
        let by = scene.unit_named(from);
        scene.tell(to, &RECEIVED, vec![("item", goods), ("from", by)]);
    }
    Ok(amount)
}

/// Whether people may go over (U-30, 4 and 5).
fn may_join(scene: &Scene<'_>, from: usize, to: usize, race: Item) -> Result<(), Refused> {
    let content = scene.content;
    let (giver, taker) = (scene.unit(from), scene.unit(to));
    if giver.faction != taker.faction {
        return Err((NO_PEOPLE_ABROAD, Vec::new()));
    }
    let magic = |unit: &Unit| unit.is_mage(content) || unit.is_apprentice(content);
    if magic(giver) || magic(taker) {
        return Err((MAGE_NO_PEOPLE, Vec::new()));
    }
    let leaders = content.is_leaders(race);
    if taker.heads(content) > 0 && taker.is_of_leaders(content) != leaders {
        return Err((LEADERS_APART, Vec::new()));
    }
    if leaders {
        return Ok(());
    }
    let theirs = taker.skills.iter().next().map(|(skill, _)| skill);
    let mine = giver.skills.iter().next().map(|(skill, _)| skill);
    match (mine, theirs) {
        (Some(mine), Some(theirs)) if mine != theirs => Err((TWO_SKILLS, Vec::new())),
        _ => Ok(()),
    }
}

/// GIVE UNIT (U-33, U-34).
fn give_unit(scene: &mut Scene<'_>, at: usize, to: usize, given: &Given) {
    let (mine, other) = (scene.unit(at).faction, scene.unit(to).faction);
    if mine == other {
        return;
    }
    if let Err((code, data)) = may_take(scene, at, other) {
        return scene.fail(at, given, code, data);
    }
    let named = scene.faction_named(other);
    scene.tell(at, &CHANGED_HANDS, vec![("who", named)]);
    let friend = scene.attitude(other, mine) == Attitude::Ally;
    let content = scene.content;
    let magic = |is: bool| i32::from(is);
    let (mage, other_kind) =
        (magic(scene.unit(at).is_mage(content)), magic(scene.unit(at).is_apprentice(content)));
    if mage + other_kind > 0 {
        scene.out.magic.extend([(mine, -mage, -other_kind), (other, mage, other_kind)]);
    }
    let unit = scene.unit_mut(at);
    unit.faction = other;
    unit.flags.guard = false;
    unit.flags.autotax = false;
    unit.doing.given_away = !friend;
    unit.standing.clear();
    unit.later.clear();
    let by = scene.faction_named(mine);
    scene.tell(at, &RECEIVED, vec![("item", Datum::Text("unit".into())), ("from", by)]);
}

fn may_take(scene: &Scene<'_>, at: usize, other: FactionId) -> Result<(), Refused> {
    let content = scene.content;
    let mine = scene.unit(at).faction;
    if other.is_npc() || !scene.is_friendly(other, mine) {
        return Err((NOT_FRIENDLY, vec![("who", scene.faction_named(other))]));
    }
    let points = scene.faction(other).map(|faction| faction.points).unwrap_or_default();
    let (mages, apprentices) = magic_limits(content, points);
    let (has_mages, has_apprentices) = scene.magic_of(other);
    if scene.unit(at).is_mage(content) && has_mages >= mages {
        return Err((TOO_MANY_MAGES, vec![("most", number(mages))]));
    }
    if scene.unit(at).is_apprentice(content) && has_apprentices >= apprentices {
        return Err((TOO_MANY_APPRENTICES, vec![("most", number(apprentices))]));
    }
    Ok(())
}

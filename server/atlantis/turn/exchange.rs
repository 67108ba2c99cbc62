//! Exchange (4.3, U-35): the offers must mirror each other, and both must have the goods.

use super::code::{
    EXCHANGED, NO_PEOPLE_TRADED, NOT_ANSWERED, NOT_ENOUGH, NOT_GIVEABLE, NOT_VISIBLE, TO_ITSELF,
};
use super::flags::number;
use super::scene::Scene;
use super::told::Datum;
use crate::content::Item;
use crate::orders::{Given, Order, Target};
use crate::world::UnitId;

/// An offer that stands.
struct Offer {
    unit: UnitId,
    with: UnitId,
    give: (u32, Item),
    get: (u32, Item),
    given: Given,
    /// Whether it served already: each does once.
    done: bool,
}

/// 4.3: in report order of the first of each pair.
pub(super) fn exchange(scene: &mut Scene<'_>) {
    let mut offers = Vec::new();
    for (unit, given) in scene.orders() {
        offers.extend(offered(scene, unit, given));
    }
    for at in 0..offers.len() {
        if offers[at].done {
            continue;
        }
        let mirror =
            (0..offers.len()).find(|other| *other != at && mirrors(&offers[at], &offers[*other]));
        match mirror {
            Some(other) => {
                (offers[at].done, offers[other].done) = (true, true);
                swap(scene, &offers[at], &offers[other]);
            }
            None => fail(scene, &offers[at], NOT_ANSWERED),
        }
    }
}

/// Ahead of the month others are taken to offer what own exchanges ask of them, and to have it by then: they may have
/// more than is seen, and may be given more (O-55).
pub(super) fn answered(scene: &mut Scene<'_>) {
    let mut answers = Vec::new();
    for unit in &scene.region.units {
        for given in &unit.doing.orders {
            let Order::Exchange { with, give, get } = given.order else { continue };
            let other = scene.seen(unit.faction, with).map(|at| scene.unit(at));
            let Some(other) = other.filter(|other| other.faction != unit.faction) else { continue };
            let order = Order::Exchange { with: Target::Unit(unit.id), give: get, get: give };
            answers.push((other.id, Given { order, ..given.clone() }, get));
        }
    }
    for (unit, given, (amount, item)) in answers {
        if let Some(at) = scene.find(unit) {
            let unit = scene.unit_mut(at);
            unit.stock.put(item, amount);
            unit.doing.orders.push(given);
        }
    }
}

fn offered(scene: &mut Scene<'_>, unit: UnitId, given: Given) -> Option<Offer> {
    let Order::Exchange { with, give, get } = given.order else { return None };
    let at = scene.find(unit)?;
    let faction = scene.unit(at).faction;
    let Some(other) = scene.seen(faction, with) else {
        scene.fail(at, &given, NOT_VISIBLE, Vec::new());
        return None;
    };
    let wrong = if other == at {
        Some((TO_ITSELF, Vec::new()))
    } else if scene.content.is_race(give.1) || scene.content.is_race(get.1) {
        Some((NO_PEOPLE_TRADED, Vec::new()))
    } else if scene.content.item(give.1).stays || scene.content.item(get.1).stays {
        let stays = if scene.content.item(give.1).stays { give.1 } else { get.1 };
        Some((NOT_GIVEABLE, vec![("item", Datum::Item(stays))]))
    } else {
        None
    };
    if let Some((code, data)) = wrong {
        scene.fail(at, &given, code, data);
        return None;
    }
    Some(Offer { unit, with: scene.unit(other).id, give, get, given, done: false })
}

fn mirrors(one: &Offer, other: &Offer) -> bool {
    !other.done
        && (one.unit, one.with) == (other.with, other.unit)
        && (one.give, one.get) == (other.get, other.give)
}

fn swap(scene: &mut Scene<'_>, one: &Offer, other: &Offer) {
    let (Some(first), Some(second)) = (scene.find(one.unit), scene.find(other.unit)) else {
        return;
    };
    let has = |at: usize, (amount, item): (u32, Item)| scene.unit(at).stock.of(item) >= amount;
    let (has_first, has_second) = (has(first, one.give), has(second, other.give));
    for (at, has, offer) in [(first, has_first, one), (second, has_second, other)] {
        if !has {
            let (_, item) = offer.give;
            let data =
                vec![("item", Datum::Item(item)), ("has", number(scene.unit(at).stock.of(item)))];
            scene.fail(at, &offer.given, NOT_ENOUGH, data);
        }
    }
    if !has_first || !has_second {
        for (has, offer) in [(has_second, one), (has_first, other)] {
            if !has {
                fail(scene, offer, NOT_ANSWERED);
            }
        }
        return;
    }
    for (at, offer) in [(first, one), (second, other)] {
        let stock = &mut scene.unit_mut(at).stock;
        stock.take(offer.give.1, offer.give.0);
        stock.put(offer.get.1, offer.get.0);
    }
    for (at, offer, to) in [(first, one, second), (second, other, first)] {
        let data = vec![
            ("item", Datum::Items(offer.give.1, offer.give.0)),
            ("for", Datum::Items(offer.get.1, offer.get.0)),
            ("target", scene.unit_named(to)),
        ];
        scene.tell(at, &EXCHANGED, data);
    }
}

fn fail(scene: &mut Scene<'_>, offer: &Offer, code: orders::Code) {
    if let Some(at) = scene.find(offer.unit) {
        let with = scene.find(offer.with).map(|at| scene.unit_named(at));
        let with = with.unwrap_or(Datum::Text(offer.with.0.to_string()));
        scene.fail(at, &offer.given, code, vec![("target", with)]);
    }
}

//! Selling and buying (7.2, 7.3, E-20 to E-24). What a unit orders of one item is one claim (K-3).

use super::Turn;
use super::code::{
    AT_SEA, BOUGHT, BOUGHT_FEWER, IN_NEXUS, LEADERS_APART, MAGE_NO_PEOPLE, NO_SILVER,
    NO_TRADE_POINTS, NOT_ENOUGH, NOT_FOR_SALE, NOT_WANTED, RECRUITED, SOLD, SOLD_FEWER,
    TRADE_QUOTA,
};
use super::flags::number;
use super::scene::Scene;
use super::told::{Datum, Filled, Refused};
use crate::content::{Class, Item};
use crate::orders::{Amount, Given, Order};
use crate::share::share;
use crate::world::{Level, RegionId, Sort, Trade, Unit, UnitId};

/// What a unit claims of a line of the market.
struct Claim {
    unit: UnitId,
    item: Item,
    /// What it ordered in all.
    ordered: u64,
    /// What it can have of it.
    claim: u32,
    /// Its first order of this item.
    given: Given,
}

/// 7.2 SELL: what is sold this month is not on sale this month.
pub(super) fn sell(scene: &mut Scene<'_>) {
    let mut claims: Vec<Claim> = Vec::new();
    for (unit, given) in scene.orders() {
        let Order::Sell(amount, item) = given.order else { continue };
        let Some(at) = scene.find(unit) else { continue };
        if scene.is_nexus() {
            scene.fail(at, &given, IN_NEXUS, Vec::new());
            continue;
        }
        if line(&scene.region.market.wanted, item).is_none() {
            scene.fail(at, &given, NOT_WANTED, vec![("item", Datum::Item(item))]);
            continue;
        }
        let has = scene.unit(at).stock.of(item);
        if has == 0 {
            scene.fail(
                at,
                &given,
                NOT_ENOUGH,
                vec![("item", Datum::Item(item)), ("has", number(0))],
            );
            continue;
        }
        let ordered = match amount {
            Amount::Of(amount) => u64::from(amount),
            Amount::All => u64::from(has),
        };
        add(&mut claims, unit, item, ordered, given);
    }
    for claim in &mut claims {
        let has = scene.find(claim.unit).map_or(0, |at| scene.unit(at).stock.of(claim.item));
        claim.claim = u32::try_from(claim.ordered).unwrap_or(u32::MAX).min(has);
    }
    deal(scene, &claims, true);
}

/// 7.3 BUY: several purchases of a unit reserve silver in the order written.
pub(super) fn buy(scene: &mut Scene<'_>) {
    let mut claims: Vec<Claim> = Vec::new();
    let mut reserved: Vec<(UnitId, u64)> = Vec::new();
    for (unit, given) in scene.orders() {
        let Order::Buy(amount, item) = given.order else { continue };
        let Some(at) = scene.find(unit) else { continue };
        match may_buy(scene, at, item) {
            Err((code, data)) => scene.fail(at, &given, code, data),
            Ok(price) => {
                let spent =
                    reserved.iter().find(|(id, _)| *id == unit).map_or(0, |(_, spent)| *spent);
                let left = u64::from(scene.unit(at).silver(scene.content)).saturating_sub(spent);
                let most = left / u64::from(price.max(1));
                let ordered = match amount {
                    Amount::Of(amount) => u64::from(amount),
                    Amount::All => most,
                };
                if most == 0 {
                    scene.fail(at, &given, NO_SILVER, vec![("silver", number(price))]);
                    continue;
                }
                let got = ordered.min(most);
                match reserved.iter_mut().find(|(id, _)| *id == unit) {
                    Some((_, spent)) => *spent += got * u64::from(price),
                    None => reserved.push((unit, got * u64::from(price))),
                }
                let claim = add(&mut claims, unit, item, ordered, given);
                claim.claim = claim.claim.saturating_add(u32::try_from(got).unwrap_or(u32::MAX));
            }
        }
    }
    deal(scene, &claims, false);
}

fn add(
    claims: &mut Vec<Claim>,
    unit: UnitId,
    item: Item,
    ordered: u64,
    given: Given,
) -> &mut Claim {
    let known = claims.iter().position(|claim| (claim.unit, claim.item) == (unit, item));
    let at = known.unwrap_or_else(|| {
        claims.push(Claim { unit, item, ordered: 0, claim: 0, given });
        claims.len() - 1
    });
    claims[at].ordered += ordered;
    &mut claims[at]
}

fn line(lines: &[Trade], item: Item) -> Option<&Trade> {
    lines.iter().find(|line| line.item == item && line.amount > 0)
}

/// The price, if the unit may buy this here (E-22 to E-24).
fn may_buy(scene: &Scene<'_>, at: usize, item: Item) -> Result<u32, Refused> {
    if scene.is_nexus() {
        return Err((IN_NEXUS, Vec::new()));
    }
    if scene.is_ocean() {
        return Err((AT_SEA, Vec::new()));
    }
    let Some(line) = line(&scene.region.market.for_sale, item) else {
        return Err((NOT_FOR_SALE, vec![("item", Datum::Item(item))]));
    };
    let content = scene.content;
    let unit = scene.unit(at);
    if content.is_race(item) {
        if unit.is_mage(content) || unit.is_apprentice(content) {
            return Err((MAGE_NO_PEOPLE, Vec::new()));
        }
        let leaders = unit.leaders(content) > 0;
        if unit.heads(content) > 0 && leaders != content.is_leaders(item) {
            return Err((LEADERS_APART, Vec::new()));
        }
    }
    if content.item(item).classes.has(Class::Trade) {
        may_trade(scene, at)?;
    }
    Ok(line.price)
}

/// Whether the unit's faction may have trade activity here (F-6, F-9).
pub(super) fn may_trade(scene: &Scene<'_>, at: usize) -> Result<(), Refused> {
    let faction = scene.unit(at).faction;
    trades(scene, at)?;
    let trades = scene.did.get(&faction).is_some_and(|did| did.trades.contains(&scene.id));
    if trades { Ok(()) } else { Err((TRADE_QUOTA, Vec::new())) }
}

/// Whether the unit's faction has trade at all.
pub(super) fn trades(scene: &Scene<'_>, at: usize) -> Result<(), Refused> {
    let points = scene.faction(scene.unit(at).faction).map_or(0, |faction| faction.points.trade);
    if points == 0 { Err((NO_TRADE_POINTS, Vec::new())) } else { Ok(()) }
}

/// Whether a unit would buy trade goods here (F-6).
pub(super) fn would_trade(turn: &Turn<'_>, region: RegionId, unit: &Unit, order: &Order) -> bool {
    let Order::Buy(_, item) = order else { return false };
    let here = turn.world.region(region);
    here.place.level != Level::Nexus
        && turn.content.item(*item).classes.has(Class::Trade)
        && line(&here.market.for_sale, *item)
            .is_some_and(|line| unit.silver(turn.content) >= line.price)
}

/// A line of the market while it is shared.
struct Deal {
    item: Item,
    /// How many there are to be shared.
    pool: u32,
    price: u32,
}

/// Shares each line among those that claim it, and lets goods and silver change hands.
fn deal(scene: &mut Scene<'_>, claims: &[Claim], selling: bool) {
    let count = lines(scene, selling).len();
    for row in 0..count {
        let (item, pool, price) = {
            let line = &lines(scene, selling)[row];
            (line.item, line.amount, line.price)
        };
        let here: Vec<&Claim> = claims.iter().filter(|claim| claim.item == item).collect();
        let wanted: Vec<u64> = here.iter().map(|claim| claim.claim.into()).collect();
        let deal = Deal { item, pool, price };
        let mut done = 0;
        for (claim, part) in here.iter().zip(share(pool.into(), &wanted)) {
            let part = u32::try_from(part).unwrap_or(u32::MAX);
            let Some(at) = scene.find(claim.unit) else { continue };
            done += if selling {
                sold(scene, at, claim, part, &deal)
            } else {
                bought(scene, at, claim, part, &deal)
            };
        }
        let line = &mut lines(scene, selling)[row];
        line.done = done;
        let sort = line.sort;
        if !selling {
            recruited(scene, sort, done);
        }
    }
}

fn lines<'s>(scene: &'s mut Scene<'_>, selling: bool) -> &'s mut Vec<Trade> {
    let market = &mut scene.region.market;
    if selling { &mut market.wanted } else { &mut market.for_sale }
}

fn sold(scene: &mut Scene<'_>, at: usize, claim: &Claim, part: u32, deal: &Deal) -> u32 {
    let (silver, price) = (scene.content.known.silver, deal.price);
    // Nobody is paid more than he can have (K-2).
    let room = scene.unit(at).room(scene.content, silver) / price.max(1);
    let why = why(claim, part, room, "goods");
    let part = part.min(room);
    let stock = &mut scene.unit_mut(at).stock;
    stock.take(claim.item, part);
    stock.put(silver, part * price);
    if u64::from(part) < claim.ordered {
        let data = fewer((part, claim.ordered), deal.item, why, deal.pool);
        scene.fail(at, &claim.given, SOLD_FEWER, data);
    }
    if part > 0 {
        let data = vec![
            ("item", Datum::Items(claim.item, part)),
            ("price", number(price)),
            ("silver", number(part * price)),
        ];
        scene.tell(at, &SOLD, data);
    }
    part
}

fn bought(scene: &mut Scene<'_>, at: usize, claim: &Claim, part: u32, deal: &Deal) -> u32 {
    let (silver, price) = (scene.content.known.silver, deal.price);
    let room = scene.unit(at).room(scene.content, claim.item);
    let why = why(claim, part, room, "silver");
    let part = part.min(room);
    let stock = &mut scene.unit_mut(at).stock;
    stock.put(claim.item, part);
    stock.take(silver, part * price);
    if u64::from(part) < claim.ordered {
        let data = fewer((part, claim.ordered), deal.item, why, deal.pool);
        scene.fail(at, &claim.given, BOUGHT_FEWER, data);
    }
    if part > 0 {
        let people = scene.content.is_race(claim.item);
        let data = vec![
            ("item", Datum::Items(claim.item, part)),
            ("price", number(price)),
            ("silver", number(part * price)),
        ];
        scene.tell(at, if people { &RECRUITED } else { &BOUGHT }, data);
    }
    part
}

/// What bound a deal most: the room of the unit, what the market shared out, or what the unit has of its own.
fn why(claim: &Claim, part: u32, room: u32, own: &'static str) -> &'static str {
    if room < part {
        "room"
    } else if part < claim.claim {
        "shared"
    } else {
        own
    }
}

/// What is said of an order of which less was done, and why: one of the words of its sentence. `pool` is how many there
/// were for all.
pub(super) fn fewer(
    (done, wanted): (u32, u64),
    item: Item,
    why: &'static str,
    pool: u32,
) -> Filled {
    vec![
        ("done", number(done)),
        ("wanted", Datum::Number(i64::try_from(wanted).unwrap_or(i64::MAX))),
        ("item", Datum::Item(item)),
        ("why", Datum::Text(why.into())),
        ("pool", number(pool)),
    ]
}

/// Each recruit is one of the countryside, or of the settlement when nobody is left there (W-43); in starting cities
/// they come from nowhere (W-52).
fn recruited(scene: &mut Scene<'_>, sort: Sort, count: u32) {
    let Some(dwelling) = scene.region.dwelling.as_mut() else { return };
    let fixed = dwelling.settlement.as_ref().is_some_and(|settlement| settlement.start);
    if fixed || !matches!(sort, Sort::Recruits | Sort::Leaders) {
        return;
    }
    let rest = count.saturating_sub(dwelling.people);
    dwelling.people -= count - rest;
    if let Some(settlement) = dwelling.settlement.as_mut() {
        settlement.size = settlement.size.saturating_sub(rest);
    }
}

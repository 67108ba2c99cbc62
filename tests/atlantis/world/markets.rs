//! First markets and how they go on (E-25 to E-28, W-43).

use atlantis::content::{Item, Market};
use atlantis::market;
use atlantis::world::{Region, Settlement, SettlementKind, Sort, Trade};
use game::Scripted;
use proptest::prelude::*;

use super::{content, world};

fn item(tag: &str) -> Item {
    content().item_of(tag).unwrap_or_else(|| panic!("no item {tag}"))
}

/// A region of 500 people at wage 15, with a settlement of this size.
fn region(size: u32) -> Region {
    let world = world("markets", 16, 16);
    let plain = world.regions.iter().find(|one| one.dwelling.is_some() && !one.around.coast);
    let mut region = plain.expect("an inland region").clone();
    let dwelling = region.dwelling.as_mut().expect("people");
    (dwelling.people, dwelling.base, dwelling.wage) = (500, 500, 15);
    dwelling.settlement = (size > 0).then(|| Settlement {
        name: "Myrrhine".into(),
        size,
        first: size,
        kind: SettlementKind::of(size),
        start: false,
    });
    region
}

fn first(size: u32, rolls: &[u32]) -> Region {
    let mut region = region(size);
    market::first(content(), &mut Scripted::new(rolls.iter().copied()), &mut region);
    region
}

fn line<'a>(lines: &'a [Trade], tag: &str) -> &'a Trade {
    lines.iter().find(|line| line.item == item(tag)).unwrap_or_else(|| panic!("no {tag}"))
}

/// Z-3: 50 recruits at $60 and 10 leaders at $120; the other figures of the sample.
#[test]
fn z3_region_figures() {
    let region = first(0, &[]);
    assert_eq!((region.wage(), region.taxable()), (15, 2_500));
    assert_eq!((region.wages(), region.entertainment(content())), (833, 125));
    assert!(region.market.wanted.is_empty());
    let lines: Vec<(u32, u32)> =
        region.market.for_sale.iter().map(|line| (line.amount, line.price)).collect();
    assert_eq!(lines, [(50, 60), (10, 120)]);
}

/// Z-18: a village of 300 wants 30 of each food; grain at 15 × 107 / 100 = $16.
#[test]
fn z18_village_market() {
    let mut region = first(300, &[27, 40, 20]);
    let wanted: Vec<(Item, u32, u32)> =
        region.market.wanted.iter().map(|one| (one.item, one.amount, one.price)).collect();
    let foods = [(item("GRAI"), 30, 16), (item("LIVE"), 30, 21), (item("FISH"), 30, 14)];
    assert_eq!(wanted, foods);
    region.market.wanted[0].done = 30;
    market::month(content(), &mut region);
    let prices: Vec<u32> = region.market.wanted.iter().map(|one| one.price).collect();
    // All grain came: cheaper; of the others nothing came: dearer.
    assert_eq!(prices, [15, 22, 15]);
    assert!(region.market.wanted.iter().all(|one| one.done == 0));
}

#[test]
fn e25_a_town_wants_four_more_and_sells_two() {
    let region = first(600, &[]);
    let market = &region.market;
    assert_eq!(market.wanted.len(), 3 + 4);
    assert_eq!(market.for_sale.len(), 2 + 2);
    let goods = market.wanted[3..].iter().chain(&market.for_sale[..2]);
    for line in goods {
        assert_eq!(content().item(line.item).market, Some(Market::Town));
        assert_eq!(line.amount, 12);
    }
    assert!(market.wanted.iter().all(|one| market.for_sale.iter().all(|two| one.item != two.item)));
}

#[test]
fn e25_a_city_wants_six_sells_four_and_trades() {
    let region = first(2_500, &[]);
    let market = &region.market;
    assert_eq!(market.wanted.len(), 3 + 6 + 2);
    assert_eq!(market.for_sale.len(), 4 + 2 + 2);
    let amounts: Vec<u32> = market.wanted.iter().map(|one| one.amount).collect();
    assert_eq!(amounts, [250, 250, 250, 50, 50, 50, 50, 50, 50, 25, 25]);
    let traded = |lines: &[Trade]| {
        lines.iter().filter(|one| content().item(one.item).market == Some(Market::Trade)).count()
    };
    assert_eq!((traded(&market.wanted), traded(&market.for_sale)), (2, 2));
}

/// Trade goods on sale cost 80 to 120 % of their base, wanted 180 to 250 %; all else 80 to 120 % (E-26).
#[test]
fn e26_first_prices_lie_within_bounds() {
    let world = world("prices", 64, 64);
    let mut lines = 0;
    for region in &world.regions {
        let start = region.dwelling.as_ref().and_then(|one| one.settlement.as_ref());
        let start = start.is_some_and(|one| one.start);
        let market = &region.market;
        let all = market.wanted.iter().map(|one| (one, true));
        for (line, wanted) in all.chain(market.for_sale.iter().map(|one| (one, false))) {
            let Sort::Of(_) = line.sort else { continue };
            lines += 1;
            let row = content().item(line.item);
            let dear = wanted && row.market == Some(Market::Trade);
            let bounds = if dear { (181, 250) } else { (81, 120) };
            let bounds = row.price * bounds.0 / 100..=row.price * bounds.1 / 100;
            assert!(bounds.contains(&line.price), "{} at {} ({start})", row.tag, line.price);
            assert_eq!(line.first, line.price);
        }
    }
    assert!(lines > 200);
}

#[test]
fn e26_offers_that_went_are_dearer() {
    let mut region = first(2_500, &[]);
    let before: Vec<u32> = region.market.for_sale.iter().map(|one| one.price).collect();
    let all = region.market.for_sale[0].amount;
    region.market.for_sale[0].done = all;
    region.market.for_sale[1].done = all - 1;
    market::month(content(), &mut region);
    let after: Vec<u32> = region.market.for_sale.iter().map(|one| one.price).collect();
    assert_eq!(after[0], before[0] + (before[0] / 20).max(1));
    assert_eq!(after[1], before[1] - (before[1] / 20).max(1));
}

proptest! {
    /// However a market goes, its prices stay within 60 and 140 % of the first (E-26).
    #[test]
    fn e26_prices_stay_within_bounds(sales in prop::collection::vec(any::<(bool, bool)>(), 1..60)) {
        let mut region = first(2_500, &[]);
        for (bought, sold) in sales {
            let market = &mut region.market;
            market.wanted.iter_mut().filter(|_| sold).for_each(|one| one.done = one.amount);
            market.for_sale.iter_mut().filter(|_| bought).for_each(|one| one.done = one.amount);
            market::month(content(), &mut region);
            for line in region.market.wanted.iter().chain(&region.market.for_sale) {
                let bounds = line.first * 60 / 100..=line.first * 140 / 100;
                prop_assert!(bounds.contains(&line.price), "{line:?}");
            }
        }
    }
}

#[test]
fn e27_quantities_follow_the_people() {
    let mut region = first(600, &[]);
    let dwelling = region.dwelling.as_mut().expect("people");
    dwelling.people = 400;
    dwelling.settlement.as_mut().expect("a town").size = 800;
    market::month(content(), &mut region);
    assert_eq!(line(&region.market.wanted, "GRAI").amount, 80);
    let lines = &region.market.for_sale;
    assert_eq!(lines[0].amount, 16);
    let people: Vec<u32> = lines[2..].iter().map(|one| one.amount).collect();
    assert_eq!(people, [120, 24]);
}

#[test]
fn e27_a_pillage_halves_the_market() {
    let mut region = first(600, &[]);
    market::halve(&mut region);
    assert_eq!(line(&region.market.wanted, "GRAI").amount, 30);
    // 1,100 people: 110 recruits, 22 leaders.
    let people: Vec<u32> = region.market.for_sale[2..].iter().map(|one| one.amount).collect();
    assert_eq!(people, [55, 11]);
    market::month(content(), &mut region);
    assert_eq!(line(&region.market.wanted, "GRAI").amount, 60);
}

/// A settlement that has grown gets the lists of its new kind (E-25).
#[test]
fn e25_growing_draws_new_lists() {
    let mut region = first(300, &[]);
    let settlement = region.dwelling.as_mut().and_then(|one| one.settlement.as_mut());
    let settlement = settlement.expect("a village");
    (settlement.size, settlement.kind) = (500, SettlementKind::Town);
    market::grown(content(), &mut Scripted::new([]), &mut region);
    assert_eq!((region.market.wanted.len(), region.market.for_sale.len()), (7, 4));
}

#[test]
fn e28_starting_cities_sell_much_and_dear() {
    let world = world("starts", 32, 32);
    for id in &world.starts {
        let region = world.region(*id);
        let lines = &region.market.for_sale;
        for (tag, amount) in [
            ("GRAI", 500),
            ("WOOD", 500),
            ("IRON", 500),
            ("STON", 500),
            ("HERB", 200),
            ("HORS", 200),
            ("SWOR", 100),
            ("XBOW", 100),
        ] {
            let line = line(lines, tag);
            assert_eq!((line.amount, line.price), (amount, 2 * content().item(line.item).price));
        }
        let race = region.dwelling.as_ref().expect("people").race;
        let recruits = lines.iter().find(|one| one.item == race).expect("recruits");
        let wage = region.wage();
        assert_eq!((recruits.amount, recruits.price), (1_000, 6 * wage));
        let leaders = line(lines, "LEAD");
        assert_eq!((leaders.amount, leaders.price), (200, 12 * wage));
        assert_eq!(lines.len(), 8 + 2);
        assert_eq!(region.market.wanted.len(), 3 + 6 + 2);
        assert_eq!(line(&region.market.wanted, "GRAI").amount, 400);
    }
}

/// What starting cities sell costs the same whatever is bought (E-28).
#[test]
fn e28_their_prices_stay() {
    let world = world("starts", 32, 32);
    let mut region = world.region(world.starts[0]).clone();
    let before = region.market.for_sale.clone();
    region.market.for_sale.iter_mut().for_each(|one| one.done = one.amount);
    market::month(content(), &mut region);
    assert_eq!(region.market.for_sale, before);
}

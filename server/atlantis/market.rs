//! Markets (E-20 to E-28): what a settlement wants and sells, the first prices, and how both go on from month to month.

use game::Chance;

use crate::content::{self, Content, Item};
use crate::world::{Market, Region, SettlementKind, Sort, Trade};

/// One in so many of a settlement's people: food, other goods, trade goods (E-25).
const FOOD: u32 = 10;
const GOODS: u32 = 50;
const TRADED: u32 = 100;
/// Trade goods of a city: so many on sale and as many others wanted.
const TRADE_GOODS: usize = 2;

/// How many other goods a settlement wants, and how many it sells (E-25).
const fn lists(kind: SettlementKind) -> (usize, usize) {
    match kind {
        SettlementKind::Village => (0, 0),
        SettlementKind::Town => (4, 2),
        SettlementKind::City => (6, 4),
    }
}

/// The first market of a region: lots and first prices are drawn, people and quantities follow from its figures. Where
/// nobody lives there is none. Draws: the lot of goods, the lot of trade goods, then a price for each line, wanted
/// before on sale.
pub fn first(content: &Content, chance: &mut dyn Chance, region: &mut Region) {
    region.market = Market::default();
    let Some(dwelling) = &region.dwelling else { return };
    let race = dwelling.race;
    if let Some(settlement) = &dwelling.settlement {
        let (kind, start) = (settlement.kind, settlement.start);
        region.market = drawn(content, chance, kind, start);
    }
    let sorts = [(Some(race), Sort::Recruits), (content.known.leaders, Sort::Leaders)];
    for (item, sort) in sorts {
        let line = item.map(|item| Trade { item, amount: 0, price: 0, first: 0, sort, done: 0 });
        region.market.for_sale.extend(line);
    }
    for at in 0..region.market.for_sale.len() {
        priced(content, region, at);
        region.market.for_sale[at].first = region.market.for_sale[at].price;
    }
    follow(content, region);
}

/// The lists of a settlement that has become one of a larger kind are drawn anew (E-25).
pub fn grown(content: &Content, chance: &mut dyn Chance, region: &mut Region) {
    first(content, chance, region);
}

/// A month's end: prices follow what changed hands, quantities the people (E-26, E-27).
pub fn month(content: &Content, region: &mut Region) {
    region.market.wanted.iter_mut().for_each(|line| drift(line, true));
    for at in 0..region.market.for_sale.len() {
        drift(&mut region.market.for_sale[at], false);
        priced(content, region, at);
    }
    follow(content, region);
}

/// What a pillage leaves of the market of the month to come: half (E-27). To be called after [`month`].
pub fn halve(region: &mut Region) {
    let market = &mut region.market;
    market.wanted.iter_mut().chain(&mut market.for_sale).for_each(|line| line.amount /= 2);
}

/// The lists of a settlement with first prices; quantities are still 0.
fn drawn(content: &Content, chance: &mut dyn Chance, kind: SettlementKind, start: bool) -> Market {
    let (wants, offers) = lists(kind);
    let city = kind == SettlementKind::City;
    let mut goods = rows(content, |market| {
        market == content::Market::Town || city && market == content::Market::City
    });
    let mut traded = rows(content, |market| city && market == content::Market::Trade);
    if wants > 0 {
        chance.shuffle(&mut goods);
    }
    chance.shuffle(&mut traded);
    let mut wanted = rows(content, |market| market == content::Market::Food);
    let foods = wanted.len();
    wanted.extend(goods.iter().take(wants));
    let mut traded = traded.into_iter();
    let sold: Vec<Item> = traded.by_ref().take(TRADE_GOODS).collect();
    let dear: Vec<Item> = traded.take(TRADE_GOODS).collect();
    let mut market = Market::default();
    for (at, item) in wanted.into_iter().enumerate() {
        let one_in = if at < foods { FOOD } else { GOODS };
        market.wanted.push(line(content, chance, item, one_in, (80, 40)));
    }
    for item in dear {
        market.wanted.push(line(content, chance, item, TRADED, (180, 70)));
    }
    if start {
        market.for_sale = of_start(content);
        return market;
    }
    for item in goods.into_iter().skip(wants).take(offers) {
        market.for_sale.push(line(content, chance, item, GOODS, (80, 40)));
    }
    for item in sold {
        market.for_sale.push(line(content, chance, item, TRADED, (80, 40)));
    }
    market
}

fn rows(content: &Content, is: impl Fn(content::Market) -> bool) -> Vec<Item> {
    let all = content.all_items().filter(|(_, row)| row.market.is_some_and(&is));
    all.map(|(item, _)| item).collect()
}

/// A line whose first price is its base price by `least + roll(spread)` in 100 (E-26).
fn line(
    content: &Content,
    chance: &mut dyn Chance,
    item: Item,
    one_in: u32,
    (least, spread): (u32, u32),
) -> Trade {
    let percent = least + chance.roll(spread);
    let price = share_of(content.item(item).price, percent).max(1);
    Trade { item, amount: 0, price, first: price, sort: Sort::Of(one_in), done: 0 }
}

/// So many percent of a price (K-1).
fn share_of(price: u32, percent: u32) -> u32 {
    u32::try_from(u64::from(price) * u64::from(percent) / 100).unwrap_or(u32::MAX)
}

/// What starting cities sell, at a price that stays (E-28).
fn of_start(content: &Content) -> Vec<Trade> {
    let cities = &content.settings.start_cities;
    let line = |(item, amount): &(Item, u32)| {
        let price = share_of(content.item(*item).price, cities.price_percent).max(1);
        let sort = Sort::Fixed(*amount);
        Trade { item: *item, amount: *amount, price, first: price, sort, done: 0 }
    };
    cities.goods.iter().map(line).collect()
}

/// If all of it went, a price falls where it was wanted and rises where it was on sale; else the other way (E-26).
fn drift(line: &mut Trade, wanted: bool) {
    // What people cost follows the wage; what is always on sale costs the same (E-28).
    let stays = match line.sort {
        Sort::Of(_) => false,
        Sort::Fixed(_) => !wanted,
        Sort::Recruits | Sort::Leaders => true,
    };
    if line.amount == 0 || stays {
        return;
    }
    let step = (line.price / 20).max(1);
    let all_went = line.done >= line.amount;
    let price = if all_went == wanted {
        line.price.saturating_sub(step)
    } else {
        line.price.saturating_add(step)
    };
    let percent = |percent: u32| share_of(line.first, percent);
    line.price = price.clamp(percent(60), percent(140)).max(1);
}

/// What people cost follows the wage: recruits four times as much, leaders eight times, in starting cities more (W-43,
/// E-28).
fn priced(content: &Content, region: &mut Region, at: usize) {
    let start = region.dwelling.as_ref().and_then(|dwelling| dwelling.settlement.as_ref());
    let cities = start.filter(|one| one.start).map(|_| &content.settings.start_cities);
    let wage = region.wage();
    let line = &mut region.market.for_sale[at];
    let wages = match line.sort {
        Sort::Recruits => cities.map_or(4, |cities| cities.recruits.1),
        Sort::Leaders => cities.map_or(8, |cities| cities.leaders.1),
        Sort::Of(_) | Sort::Fixed(_) => return,
    };
    line.price = wage.saturating_mul(wages);
}

/// Quantities follow the people (E-25, E-27, W-43).
fn follow(content: &Content, region: &mut Region) {
    let Some(dwelling) = &region.dwelling else { return };
    let all = dwelling.all();
    let settlement = dwelling.settlement.as_ref();
    let size = settlement.map_or(0, |settlement| settlement.size);
    let start = settlement.is_some_and(|settlement| settlement.start);
    let cities = start.then_some(&content.settings.start_cities);
    let market = &mut region.market;
    for line in market.wanted.iter_mut().chain(&mut market.for_sale) {
        line.done = 0;
        line.amount = match line.sort {
            Sort::Of(one_in) => size / one_in,
            Sort::Fixed(amount) => amount,
            Sort::Recruits => cities.map_or(all / 10, |cities| cities.recruits.0),
            Sort::Leaders => cities.map_or(all / 50, |cities| cities.leaders.0),
        };
    }
}

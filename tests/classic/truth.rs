//! Two texts of one truth (L-18, R-28): what is read from the text is what the report says, over random reports.

use atlantis::content::Content;
use atlantis::report::{Good, MarketLine, RegionSeen, Report, UnitSeen};
use proptest::prelude::*;

use crate::example;
use crate::reader::{self, Read, Region, Unit};

/// A name as a player may choose one (O-15): no brackets, no control characters. A word that is nothing but a mark
/// could begin a line as a unit does; no client can tell.
fn name() -> impl Strategy<Value = String> {
    "[A-Za-zÄöüßΑ-ω0-9'!?-]{1,14}( [A-Za-zäΑ-ω0-9][A-Za-zäΑ-ω0-9'-]{0,15}){0,4}"
}

/// What is said of a thing: words.
fn about() -> impl Strategy<Value = String> {
    prop_oneof![Just(String::new()), "[a-zäα-ω]{1,12}( [a-z,:äα-ω]{1,20}){0,12}"]
}

fn goods(tags: &'static [&'static str]) -> impl Strategy<Value = Vec<Good>> {
    prop::collection::btree_map(prop::sample::select(tags), 1..2_000_000_000_u32, 0..4).prop_map(
        |all| all.into_iter().map(|(tag, amount)| Good { tag: tag.to_owned(), amount }).collect(),
    )
}

fn lines() -> impl Strategy<Value = Vec<MarketLine>> {
    let line = (
        prop::sample::select(&["GRAI", "SWOR", "PARM", "PLAI", "OLIV"][..]),
        1..90_000_u32,
        1..900_u32,
    );
    let line =
        line.prop_map(|(tag, amount, price)| MarketLine { tag: tag.to_owned(), amount, price });
    prop::collection::vec(line, 0..6)
}

const FLAGS: [&str; 12] = [
    "on_guard",
    "avoiding",
    "behind",
    "revealing_unit",
    "holding",
    "taxing",
    "no_aid",
    "consuming_unit",
    "consuming_faction",
    "no_cross",
    "spoils_none",
    "spoils_fly",
];

fn unit(own: bool) -> impl Strategy<Value = UnitSeen> {
    let people = goods(&["LEAD", "VIKI", "PLAI"]);
    let things = goods(&["HORS", "SWOR", "PARM", "WAGO", "CENT"]);
    let flags = prop::sample::subsequence(&FLAGS[..], 0..5);
    (1..90_000_u32, name(), about(), people, things, flags, 0..3_000_u32).prop_map(
        move |(number, name, description, people, goods, flags, silver)| {
            let template = &example::report().regions[0].units[if own { 0 } else { 2 }];
            let shown = |flag: &&&str| own || matches!(**flag, "on_guard" | "avoiding" | "behind");
            let flags = flags.iter().filter(shown).map(|flag| (*flag).to_owned()).collect();
            let silver = own.then_some(silver);
            UnitSeen { number, name, description, people, goods, flags, silver, ..template.clone() }
        },
    )
}

fn region() -> impl Strategy<Value = RegionSeen> {
    let units = prop::collection::vec(prop_oneof![unit(true), unit(false)], 0..6);
    let inside = prop::collection::vec(prop_oneof![unit(true), unit(false)], 0..3);
    (name(), lines(), lines(), units, inside, name(), about(), 0..90_u32).prop_map(
        |(province, wanted, for_sale, units, inside, called, said, needs)| {
            let mut region = example::report().regions.remove(0);
            (region.province, region.wanted, region.for_sale, region.units) =
                (province, wanted, for_sale, units);
            let ship = &mut region.structures[0];
            (ship.name, ship.description, ship.needs, ship.units) = (called, said, needs, inside);
            region
        },
    )
}

fn report() -> impl Strategy<Value = Report> {
    let template = prop::sample::select(&["off", "short", "long", "map"][..]);
    (name(), prop::collection::vec(region(), 0..4), template, 0..9_000_000_u64).prop_map(
        |(name, regions, template, unclaimed)| {
            let mut report = example::report();
            (report.faction.name, report.regions) = (name, regions);
            (report.faction.template, report.faction.unclaimed) = (template.to_owned(), unclaimed);
            report
        },
    )
}

fn pairs(goods: &[Good]) -> Vec<(String, u32)> {
    goods.iter().map(|good| (good.tag.clone(), good.amount)).collect()
}

fn same_unit(read: &Unit, seen: &UnitSeen) -> Result<(), TestCaseError> {
    prop_assert_eq!((&read.name, read.number, read.own), (&seen.name, seen.number, seen.own));
    prop_assert_eq!(read.faction, seen.faction.as_ref().map(|who| who.number));
    prop_assert_eq!(read.guard, seen.flags.iter().any(|flag| flag == "on_guard"));
    prop_assert_eq!(read.flags.len(), seen.flags.iter().filter(|flag| *flag != "on_guard").count());
    let mut items = pairs(&seen.people);
    items.extend(pairs(&seen.goods));
    items
        .extend(seen.silver.filter(|silver| *silver > 0).map(|silver| ("SILV".to_owned(), silver)));
    prop_assert_eq!(&read.items, &items);
    prop_assert_eq!(read.weight, seen.weight);
    prop_assert_eq!(
        read.capacity,
        seen.capacity.map(|all| [all.fly, all.ride, all.walk, all.swim])
    );
    let heads: u64 = seen.people.iter().map(|good| u64::from(good.amount)).sum();
    let skills = seen.skills.as_ref().map(|all| {
        all.iter()
            .map(|one| (one.tag.clone(), one.level, one.points / heads.max(1)))
            .collect::<Vec<_>>()
    });
    prop_assert_eq!(&read.skills, &skills);
    prop_assert_eq!(&read.about, &seen.description);
    Ok(())
}

fn same_region(read: &Region, seen: &RegionSeen) -> Result<(), TestCaseError> {
    prop_assert_eq!(read.place, (seen.at.x, seen.at.y, seen.at.level));
    prop_assert_eq!((&read.terrain, &read.province), (&seen.terrain, &seen.province));
    prop_assert_eq!(
        read.peasants.as_ref().map(|one| (one.0, one.2)),
        seen.race.as_ref().map(|_| (seen.population, seen.tax))
    );
    prop_assert_eq!(read.wages, seen.wage.map_or((0, 0), |wage| (wage.w, wage.max)));
    let weather = read.weather.as_ref().map(|(last, next)| [last.clone(), next.clone()]);
    prop_assert_eq!(&weather, &seen.weather);
    let market = |lines: &[MarketLine]| {
        lines.iter().map(|line| (line.tag.clone(), line.amount, line.price)).collect::<Vec<_>>()
    };
    prop_assert_eq!(&read.wanted, &market(&seen.wanted));
    prop_assert_eq!(&read.for_sale, &market(&seen.for_sale));
    prop_assert_eq!(
        (read.entertainment, &read.products),
        (seen.entertainment, &pairs(&seen.products))
    );
    let exits: Vec<_> = seen
        .exits
        .iter()
        .map(|exit| (exit.dir.clone(), (exit.at.x, exit.at.y, exit.at.level)))
        .collect();
    prop_assert_eq!(&read.exits, &exits);
    prop_assert_eq!(read.gate, seen.gate.map(|gate| gate.number));
    let town = read.town.as_ref().map(|(name, kind)| (name, kind));
    prop_assert_eq!(town, seen.settlement.as_ref().map(|town| (&town.name, &town.kind)));
    prop_assert_eq!(read.units.len(), seen.units.len());
    for (read, seen) in read.units.iter().zip(&seen.units) {
        same_unit(read, seen)?;
    }
    prop_assert_eq!(read.structures.len(), seen.structures.len());
    for (read, seen) in read.structures.iter().zip(&seen.structures) {
        prop_assert_eq!((read.number, &read.name, &read.of), (seen.number, &seen.name, &seen.of));
        prop_assert_eq!(
            (read.needs, read.inner, read.closed),
            (seen.needs, seen.inner, seen.closed)
        );
        for (read, seen) in read.units.iter().zip(&seen.units) {
            same_unit(read, seen)?;
        }
    }
    Ok(())
}

/// All that the text and the report both have.
pub fn same(read: &Read, report: &Report) -> Result<(), TestCaseError> {
    prop_assert_eq!(&read.unread, &Vec::<String>::new());
    prop_assert_eq!(&read.faction, &(report.faction.name.clone(), report.faction.number));
    prop_assert_eq!(&read.date, &(report.month.clone(), report.year));
    prop_assert_eq!(read.unclaimed, report.faction.unclaimed);
    prop_assert_eq!(read.points.get("Trade").copied().unwrap_or(0), report.faction.points.trade);
    prop_assert_eq!(read.limits["Tax Regions"], report.faction.limits.tax_regions);
    prop_assert_eq!(read.errors.len(), report.errors.len());
    prop_assert_eq!(read.events.len(), report.events.len());
    prop_assert_eq!(read.learned.len(), report.learned.len());
    let declared: usize = read.attitudes.values().map(Vec::len).sum();
    prop_assert_eq!(declared, report.attitudes.declared.len());
    prop_assert_eq!(read.regions.len(), report.regions.len());
    for (read, seen) in read.regions.iter().zip(&report.regions) {
        same_region(read, seen)?;
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn l18_the_text_says_what_the_report_says(report in report()) {
        let text = classic::text(&report, Content::shipped());
        same(&reader::read(&text), &report)?;
    }

    #[test]
    fn l16_texts_of_players_bring_no_control_characters(report in report()) {
        let text = classic::text(&report, Content::shipped());
        prop_assert!(!text.chars().any(|letter| letter.is_control() && letter != '\n'));
    }
}

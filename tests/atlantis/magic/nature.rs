//! Spells of nature, summoning, and what breaks free: G-52, G-60 to G-63.

use atlantis::chance::percent;
use atlantis::world::{FactionId, Weather};
use proptest::prelude::*;

use super::{HERE, alone, amount, at, dice, mage, wait};
use crate::kit::{Game, item};

/// How many steps a ship makes with mages of these levels aboard, once around a world of sea.
fn voyage(ship: &str, winds: &[u32], bad: bool) -> u16 {
    let mut game = Game::new();
    let owls = game.faction("Owls");
    for x in 0..8 {
        for y in (0..8).filter(|y| (x + y) % 2 == 0 && (x, *y) != HERE) {
            game.terrain(x, y, "ocean");
        }
    }
    let boat = game.structure(HERE, ship, 0);
    let crew = game.unit(owls, HERE, &[("PLAI", 15), ("SILV", 900)]);
    game.knows(crew, "SAIL", 1);
    game.inside(crew, boat);
    for level in winds {
        let unit = mage(&mut game, owls, HERE, &[("SWIN", *level)]);
        game.inside(unit, boat);
    }
    if bad {
        game.region_mut(2, 2).next_weather = Weather::Winter;
    }
    game.month(owls, &format!("unit {crew}\nsail se ne se ne se ne se"));
    (at(&game, crew).0 + 8 - HERE.0) % 8
}

#[test]
fn g52_summon_wind() {
    for (ship, winds, bad, steps) in [
        ("Longboat", &[][..], false, 4),
        ("Longboat", &[1], false, 5),
        ("Longboat", &[2], false, 5),
        ("Longboat", &[3], false, 6),
        ("Longboat", &[5], false, 7),
        ("Longboat", &[1, 3, 2], false, 6),
        ("Longboat", &[], true, 2),
        ("Longboat", &[1], true, 3),
        ("Clipper", &[1], false, 4),
        ("Clipper", &[2], false, 5),
        ("Galleon", &[3], false, 4),
        ("Galleon", &[4], false, 6),
    ] {
        assert_eq!(voyage(ship, winds, bad), steps, "{ship} {winds:?} {bad}");
    }
}

#[test]
fn g60_earth_lore_raises_this_months_produce() {
    let (mut game, owls, unit) = alone(&[("EART", 2)]);
    let better = mage(&mut game, owls, HERE, &[("EART", 3)]);
    game.region_mut(2, 2).products = vec![(item("GRAI"), 50), (item("IRON"), 50)];
    let farmers = game.unit(owls, HERE, &[("PLAI", 90), ("SILV", 5_000)]);
    game.knows(farmers, "FARM", 1);
    game.month(owls, &format!("unit {unit}\ncast earth_lore\nunit {better}\ncast earth_lore\nunit {farmers}\nproduce grain"));
    assert_eq!(amount(game.events(owls, "produced")[0]), 65, "the best caster counts, no other");
    let products = &game.seen(owls, 2, 2).unwrap().products;
    assert_eq!(
        products.iter().map(|good| good.amount).collect::<Vec<_>>(),
        [50, 50],
        "next month it is as ever"
    );
    game.unit_mut(farmers).skills = Default::default();
    game.knows(farmers, "MINI", 1);
    game.month(owls, &format!("unit {unit}\ncast earth_lore\nunit {farmers}\nproduce iron"));
    assert_eq!(amount(game.events(owls, "produced")[0]), 50, "iron does not grow");
}

#[test]
fn g61_clear_skies_hold_off_bad_weather() {
    let (mut game, owls, unit) = alone(&[("CLEA", 1)]);
    game.region_mut(2, 2).next_weather = Weather::Winter;
    let walker = game.unit(owls, (2, 6), &[("PLAI", 1), ("SILV", 90)]);
    game.month(owls, &format!("unit {unit}\ncast clear_skies\nunit {walker}\nmove n n"));
    assert_eq!(at(&game, walker), HERE, "one point for each plain");
    let weather = game.seen(owls, 2, 2).unwrap().weather.clone().unwrap();
    assert_eq!(weather[0], "clear");
    game.unit_mut(walker).stock.set(item("SILV"), 90);
    game.region_mut(2, 2).next_weather = Weather::Winter;
    assert!(game.region(2, 2).clear, "until the next 6.1");
    game.month(owls, &format!("unit {walker}\nmove s n"));
    assert_eq!(at(&game, walker), (2, 4));
}

#[test]
fn g62_summons_by_levels_and_limits() {
    for (tag, words, brings, level, come, most) in [
        ("WOLF", "wolf_lore", "WOLF", 3, 3, 12),
        ("SUSK", "summon_skeletons", "SKEL", 2, 4, 40),
        ("SUIM", "summon_imps", "IMP", 4, 4, 20),
        ("SUDE", "summon_demon", "DEMO", 3, 1, 3),
        ("PHTM", "phantasms", "PHAN", 2, 20, u32::MAX),
    ] {
        let (mut game, owls, unit) = alone(&[(tag, level)]);
        game.terrain(2, 2, "forest");
        let cast = format!("unit {unit}\ncast {words}");
        game.month(owls, &cast);
        assert_eq!(game.has(unit, brings), come, "{words}");
        if most < u32::MAX {
            game.unit_mut(unit).stock.set(item(brings), most - 1);
            game.month(owls, &cast);
            assert_eq!(game.has(unit, brings), most, "{words}");
            game.month(owls, &cast);
            assert_eq!(
                (game.has(unit, brings), game.codes(owls, unit)),
                (most, vec!["limit_reached"])
            );
        }
    }
}

#[test]
fn g62_wolves_live_in_forests_mountains_and_tundra() {
    let (mut game, owls, unit) = alone(&[("WOLF", 1)]);
    for (terrain, comes) in
        [("plain", false), ("forest", true), ("mountain", true), ("tundra", true), ("swamp", false)]
    {
        game.terrain(2, 2, terrain);
        game.unit_mut(unit).stock.set(item("WOLF"), 0);
        game.month(owls, &format!("unit {unit}\ncast wolf_lore"));
        assert_eq!(game.has(unit, "WOLF"), u32::from(comes), "{terrain}");
        assert_eq!(game.codes(owls, unit), if comes { vec![] } else { vec!["wrong_land"] });
    }
}

#[test]
fn g62_k10_chance_first_then_numbers() {
    for (tag, words, brings, of_100) in [
        ("DRAG", "dragon_lore", "DRAG", 5),
        ("SULI", "summon_lich", "LICH", 5),
        ("SUAR", "summon_archdemon", "ARCH", 3),
    ] {
        for comes in [true, false] {
            let (mut game, owls, unit) = alone(&[(tag, 4)]);
            wait(&mut game, unit, |dice| percent(dice, of_100 * 4) == comes);
            game.month(owls, &format!("unit {unit}\ncast {words}"));
            assert_eq!(game.has(unit, brings), u32::from(comes), "{words}");
            assert_eq!(game.events(owls, "cast_failed").len(), usize::from(!comes));
        }
    }
    let (mut game, owls, unit) = alone(&[("RAIS", 4)]);
    wait(&mut game, unit, |dice| dice.roll(4) == 3);
    game.month(owls, &format!("unit {unit}\ncast raise_ghouls"));
    assert_eq!(game.has(unit, "GHOU"), 3);
}

/// Units of Creatures.
fn groups(game: &Game) -> Vec<&atlantis::world::Unit> {
    let units = game.world.regions.iter().flat_map(|region| &region.units);
    units.filter(|unit| unit.faction == FactionId::CREATURES).collect()
}

#[test]
fn g63_what_a_mage_cannot_hold_breaks_free() {
    let (mut game, owls, unit) = alone(&[("SUIM", 1), ("WOLF", 1)]);
    let stock = &mut game.unit_mut(unit).stock;
    stock.set(item("IMP"), 25);
    stock.set(item("WOLF"), 25);
    let mut stream = dice(&game, "13.6", unit);
    let free = (0..20).filter(|_| percent(&mut stream, 25)).count() as u32;
    assert!(free > 0);
    game.month(owls, "");
    assert_eq!(game.has(unit, "IMP"), 25 - free, "five it can hold");
    assert_eq!(game.has(unit, "WOLF"), 25, "wolves stay");
    assert_eq!(amount(game.events(owls, "broke_free")[0]), u64::from(free));
    let groups = groups(&game);
    assert_eq!(groups.len(), 1);
    assert_eq!((groups[0].stock.of(item("IMP")), groups[0].name.as_str()), (free, "Imps"));
    assert_eq!(game.world.region(game.place_of(unit).unwrap().0).units.len(), 2);
}

#[test]
fn g63_who_is_no_mage_holds_none_and_a_limit_that_is_kept_frees_nobody() {
    let (mut game, owls, unit) = alone(&[("SUSK", 5)]);
    game.unit_mut(unit).stock.set(item("SKEL"), 100);
    let other = game.unit(owls, (4, 4), &[("PLAI", 1), ("SILV", 90), ("SKEL", 60)]);
    game.month(owls, "");
    assert_eq!(game.has(unit, "SKEL"), 100);
    assert!(game.has(other, "SKEL") < 60);
}

#[test]
fn x46_monsters_that_are_given_away_or_lose_their_unit_wander() {
    let (mut game, owls, unit) = alone(&[]);
    game.unit_mut(unit).stock.set(item("WOLF"), 3);
    game.unit_mut(unit).stock.set(item("PHAN"), 3);
    let empty = game.unit(owls, HERE, &[("WOLF", 2), ("SWOR", 1)]);
    game.month(owls, &format!("unit {unit}\ngive 0 2 wolves\ngive 0 1 sword"));
    let wolves: Vec<u32> = groups(&game).iter().map(|unit| unit.stock.of(item("WOLF"))).collect();
    assert_eq!(wolves, [2, 2]);
    assert!(game.place_of(empty).is_none());
    assert_eq!((game.has(unit, "WOLF"), game.has(unit, "SWOR")), (1, 1), "goods go to the heir");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    /// A cast never brings more than the mage may hold, and as many as its row says where there is room (G-62).
    #[test]
    fn g62_no_cast_goes_above_its_limit(level in 1_u32..6, has in 0_u32..130, turn in 0_u32..1_000) {
        let (mut game, owls, unit) = alone(&[("SUSK", level)]);
        game.world.turn = turn;
        game.unit_mut(unit).stock.set(item("SKEL"), has);
        let most = 20 * level;
        game.month(owls, &format!("unit {unit}\ncast summon_skeletons"));
        let came: u64 = game.events(owls, "summoned").iter().map(|event| amount(event)).sum();
        prop_assert_eq!(came, u64::from((2 * level).min(most.saturating_sub(has))));
        let free: u64 = game.events(owls, "broke_free").iter().map(|event| amount(event)).sum();
        prop_assert!(free <= u64::from(has.saturating_sub(most)));
        prop_assert_eq!(u64::from(game.has(unit, "SKEL")), u64::from(has) + came - free);
        let wild: u32 = groups(&game).iter().map(|unit| unit.stock.of(item("SKEL"))).sum();
        prop_assert_eq!(u64::from(wild), free);
    }
}

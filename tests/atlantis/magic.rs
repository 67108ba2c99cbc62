//! Spells that are cast outside battles (G).

use atlantis::chance::percent;
use atlantis::report::{Event, Seen};
use atlantis::world::{
    Attitude, FactionId, Gate, Level, Place, RegionId, StructureNo, UnitId, Weather,
};
use game::Chance;
use proptest::prelude::*;

use crate::kit::{Game, item, skill, two};

const HERE: (u16, u16) = (2, 2);

/// A mage with these skills and silver to live on.
fn mage(game: &mut Game, faction: u32, place: (u16, u16), skills: &[(&str, u32)]) -> u32 {
    let unit = game.unit(faction, place, &[("LEAD", 1), ("SILV", 5_000)]);
    for (tag, level) in skills {
        game.knows(unit, tag, *level);
    }
    // Points in a foundation make a mage.
    if game.knowledge(unit, "FORC") == 0 {
        game.points(unit, "FORC", 1);
    }
    unit
}

/// A game with one faction and a mage of it.
fn alone(skills: &[(&str, u32)]) -> (Game, u32, u32) {
    let mut game = Game::new();
    let owls = game.faction("Owls");
    let unit = mage(&mut game, owls, HERE, skills);
    (game, owls, unit)
}

fn at(game: &Game, unit: u32) -> (u16, u16) {
    let (region, _) = game.place_of(unit).expect("it is somewhere");
    let place = game.world.region(region).place;
    (place.x, place.y)
}

fn gate(game: &mut Game, (x, y): (u16, u16), number: u32) {
    game.region_mut(x, y).gate = Some(Gate { number });
}

fn amount(event: &Event) -> u64 {
    event.data["item"]["amount"].as_u64().unwrap()
}

/// The dice of a mage's cast in the next month.
fn dice(game: &Game, phase: &str, unit: u32) -> atlantis::chance::Stream {
    game.world.seed.stream(game.world.turn + 1, phase, &format!("unit {unit}"))
}

/// A month in which the dice of a unit's cast show this, months passing until then.
fn wait(game: &mut Game, unit: u32, mut fits: impl FnMut(&mut dyn Chance) -> bool) {
    while !fits(&mut dice(game, "6.2", unit)) {
        game.world.turn += 1;
    }
}

#[test]
fn g2_a_foundation_must_stand_as_high_as_what_is_built_on_it() {
    let (mut game, owls, unit) = alone(&[("FORC", 2), ("PATT", 2), ("FIRE", 2)]);
    game.month(owls, &format!("unit {unit}\nstudy fire"));
    assert_eq!(game.codes(owls, unit), ["needs_first"]);
    assert_eq!(game.errors(owls)[0].text, "This needs force 3 first.");
    assert!(!game.shown(owls, unit).unwrap().can_study.contains(&"FIRE".to_owned()));
    game.knows(unit, "FORC", 3);
    game.month(owls, &format!("unit {unit}\nstudy fire"));
    assert_eq!(game.events(owls, "studied").len(), 1);
    assert!(game.shown(owls, unit).unwrap().can_study.contains(&"FIRE".to_owned()));
    // Of other skills what is listed is enough: dragons take force at the level that is reached, birds at 3.
    let other = mage(&mut game, owls, HERE, &[("BIRD", 3), ("DRAG", 3)]);
    game.knows(other, "FORC", 4);
    game.month(owls, &format!("unit {other}\nstudy \"dragon lore\""));
    assert_eq!(game.events(owls, "studied").len(), 1);
}

#[test]
fn g3_a_mage_casts_and_studies_in_one_month_and_casts_once() {
    let (mut game, owls, unit) = alone(&[("SUSK", 2), ("EART", 1), ("NECR", 1)]);
    game.month(owls, &format!("unit {unit}\ncast earth_lore\ncast summon_skeletons\nstudy force"));
    assert_eq!(game.codes(owls, unit), ["replaced"]);
    assert_eq!((game.has(unit, "SKEL"), game.events(owls, "studied").len()), (4, 1));
}

#[test]
fn g3_combat_sets_a_spell_of_battle() {
    let (mut game, owls, unit) = alone(&[("FIRE", 1), ("EART", 1)]);
    let other = game.unit(owls, HERE, &[("LEAD", 1), ("SILV", 90)]);
    game.month(owls, &format!("unit {unit}\ncombat fire\nunit {other}\ncombat fire"));
    assert_eq!(game.of_unit(unit).spell, Some(skill("FIRE")));
    assert_eq!(game.shown(owls, unit).unwrap().combat_spell.as_deref(), Some("FIRE"));
    assert_eq!(game.codes(owls, other), ["not_mage"]);
    game.month(owls, &format!("unit {unit}\ncombat \"black wind\"\ncombat earth_lore"));
    assert_eq!(game.codes(owls, unit), ["spell_unknown", "not_a_combat_spell"]);
    assert_eq!(game.of_unit(unit).spell, Some(skill("FIRE")));
    game.month(owls, &format!("unit {unit}\nforget fire"));
    assert_eq!(game.of_unit(unit).spell, None);
    game.knows(unit, "FIRE", 1);
    game.month(owls, &format!("unit {unit}\ncombat fire\ncombat"));
    assert_eq!(game.of_unit(unit).spell, None, "alone it takes the spell back (A-114)");
}

#[test]
fn g7_apprentices_cannot_cast() {
    let (mut game, owls, _) = alone(&[]);
    let apprentice = game.unit(owls, HERE, &[("LEAD", 1), ("SILV", 90)]);
    game.knows(apprentice, "ATTU", 3);
    game.month(owls, &format!("unit {apprentice}\ncast fire\ncombat fire"));
    assert_eq!(game.codes(owls, apprentice), ["not_mage", "not_mage"]);
}

#[test]
fn g6_a_spell_that_is_wrong_costs_nothing() {
    let skills = [("CGAT", 5), ("FARS", 1), ("FIRE", 1), ("ARTI", 5), ("GATE", 1), ("MIND", 1)];
    let (mut game, owls, unit) = alone(&skills);
    gate(&mut game, HERE, 1);
    for (words, code) in [
        ("construct_gate", "gate_exists"),
        ("construct_gate 4", "bad_spell_args"),
        ("farsight", "bad_spell_args"),
        ("farsight region 2", "bad_spell_args"),
        ("farsight region 2 -2", "bad_spell_args"),
        ("farsight region 2 4 1", "bad_spell_args"),
        ("farsight region 3 4", "out_of_range"),
        ("fire", "not_castable"),
        ("terror", "spell_unknown"),
        ("artifact_lore sword", "bad_spell_args"),
        ("artifact_lore ring of invisibility", "needs_first"),
        ("gate_lore", "bad_spell_args"),
        ("gate_lore random units", "bad_spell_args"),
        ("gate_lore random units x", "bad_spell_args"),
        ("mind_reading 99", "not_visible"),
        ("mind_reading new 1", "not_visible"),
    ] {
        let silver = game.has(unit, "SILV");
        game.month(owls, &format!("unit {unit}\ncast {words}"));
        assert_eq!(game.codes(owls, unit), [code], "{words}");
        assert_eq!(game.has(unit, "SILV"), silver - 20, "{words}");
    }
    let text = &game.month_error(owls, unit, "farsight");
    assert_eq!(text, "It is cast so: CAST FARSIGHT REGION x y");
}

impl Game {
    fn month_error(&mut self, faction: u32, unit: u32, words: &str) -> String {
        self.month(faction, &format!("unit {unit}\ncast {words}"));
        self.errors(faction)[0].text.clone()
    }
}

#[test]
fn g40_gate_lore_by_levels() {
    let (mut game, owls, unit) = alone(&[("GATE", 1)]);
    for (place, number) in [(HERE, 7), ((4, 4), 9)] {
        gate(&mut game, place, number);
    }
    game.month(owls, &format!("unit {unit}\ncast gate_lore gate 9"));
    assert_eq!(game.codes(owls, unit), ["skill_too_low"]);
    game.unit_mut(unit).stock.set(item("SILV"), 900);
    game.month(owls, &format!("unit {unit}\ncast gate_lore random"));
    assert_eq!(at(&game, unit), (4, 4));
    let jumped = game.events(owls, "jumped")[0];
    assert_eq!((jumped.data["gate"].as_u64(), jumped.phase.as_str()), (Some(0), "11.1"));
    game.knows(unit, "GATE", 2);
    game.month(owls, &format!("unit {unit}\ncast gate_lore random"));
    let jumped = game.events(owls, "jumped")[0];
    assert_eq!((jumped.data["gate"].as_u64(), jumped.data["other"].as_u64()), (Some(9), Some(7)));
    game.knows(unit, "GATE", 3);
    gate(&mut game, (6, 6), 1);
    game.month(owls, &format!("unit {unit}\ncast gate_lore gate 1"));
    assert_eq!(at(&game, unit), (6, 6));
    game.month(owls, &format!("unit {unit}\ncast gate_lore gate 1"));
    assert_eq!(game.codes(owls, unit), ["out_of_range"], "one is there already");
    game.region_mut(6, 6).gate = None;
    game.month(owls, &format!("unit {unit}\ncast gate_lore random"));
    assert_eq!(game.codes(owls, unit), ["no_gate"]);
}

#[test]
fn g40_a_random_gate_is_any_other_by_lot() {
    let places = [(0, 0), (4, 4), (6, 6), (0, 4)];
    let mut seen = std::collections::BTreeSet::new();
    for turn in 0..40 {
        let (mut game, owls, unit) = alone(&[("GATE", 1)]);
        game.world.turn = turn;
        gate(&mut game, HERE, 5);
        for (place, number) in places.into_iter().zip(1..) {
            gate(&mut game, place, number);
        }
        let drawn = dice(&game, "11.1", unit).roll(4);
        game.month(owls, &format!("unit {unit}\ncast gate_lore random"));
        assert_eq!(at(&game, unit), places[drawn as usize - 1]);
        seen.insert(at(&game, unit));
    }
    assert_eq!(seen.len(), 4);
}

/// A region of the underworld with a gate.
fn below(game: &mut Game, number: u32) -> RegionId {
    let place = Place { level: Level::Underworld, y: 0, x: 0 };
    let mut region = game.region(2, 2).clone();
    region.place = place;
    region.units.clear();
    region.gate = Some(Gate { number });
    game.world.regions.push(region);
    game.world.at(place).unwrap()
}

#[test]
fn g8_g40_only_level_5_jumps_to_other_levels() {
    let (mut game, owls, unit) = alone(&[("GATE", 4)]);
    gate(&mut game, HERE, 1);
    let below = below(&mut game, 2);
    game.month(owls, &format!("unit {unit}\ncast gate_lore gate 2"));
    assert_eq!(game.codes(owls, unit), ["out_of_range"]);
    game.month(owls, &format!("unit {unit}\ncast gate_lore random"));
    assert_eq!(game.codes(owls, unit), ["out_of_range"], "there is no other in reach");
    game.knows(unit, "GATE", 5);
    game.month(owls, &format!("unit {unit}\ncast gate_lore gate 2"));
    assert_eq!(game.place_of(unit).unwrap().0, below);
}

#[test]
fn z33_gate() {
    for (level, goods, goes) in [(2, 50, true), (2, 55, false), (1, 5, true), (1, 6, false)] {
        let (mut game, owls, unit) = alone(&[("GATE", level)]);
        gate(&mut game, HERE, 1);
        gate(&mut game, (4, 4), 2);
        let friend = game.unit(owls, HERE, &[("PLAI", 1), ("SILV", 90), ("SWOR", goods)]);
        game.month(owls, &format!("unit {unit}\ncast gate_lore random units {friend}"));
        assert_eq!(at(&game, friend) == (4, 4), goes, "{level} {goods}");
        assert_eq!(at(&game, unit), at(&game, friend));
        assert_eq!(game.codes(owls, unit), if goes { vec![] } else { vec!["too_heavy"] });
    }
}

#[test]
fn g40_who_goes_along_is_willing() {
    let (mut game, owls, herons) = two();
    let unit = mage(&mut game, owls, HERE, &[("GATE", 2)]);
    gate(&mut game, HERE, 1);
    gate(&mut game, (4, 4), 2);
    let other = game.unit(herons, HERE, &[("PLAI", 1), ("SILV", 500)]);
    let cast = format!("unit {unit}\ncast gate_lore random units {other} {other}");
    game.month(owls, &cast);
    assert_eq!(game.codes(owls, unit), ["not_friendly"]);
    game.knows(other, "STEA", 1);
    game.month(owls, &cast);
    assert_eq!(game.codes(owls, unit), ["not_visible"], "as if nobody was there");
    game.faction_mut(herons).attitudes.declared.insert(FactionId(owls), Attitude::Friendly);
    game.month(owls, &cast);
    assert_eq!((at(&game, unit), at(&game, other)), ((4, 4), (4, 4)));
    assert_eq!(game.events(herons, "jumped")[0].data["gate"], 0, "a friend is told no number");
    assert_eq!(game.events(owls, "jumped").len(), 1);
}

#[test]
fn g41_out_of_the_nexus_one_jumps_at_random() {
    let (mut game, owls, _) = alone(&[]);
    let nexus = game.world.at(Place { level: Level::Nexus, y: 0, x: 0 }).unwrap();
    let unit = game.unit_in(owls, nexus, &[("LEAD", 1), ("SILV", 90)]);
    game.knows(unit, "GATE", 3);
    game.points(unit, "FORC", 1);
    let _ = below(&mut game, 1);
    gate(&mut game, (4, 4), 2);
    game.month(owls, &format!("unit {unit}\ncast gate_lore gate 2"));
    assert_eq!(game.codes(owls, unit), ["no_gate"]);
    game.month(owls, &format!("unit {unit}\ncast gate_lore random"));
    assert_eq!(at(&game, unit), (4, 4));
}

#[test]
fn g42_teleportation() {
    let (mut game, owls, unit) = alone(&[("TELE", 1)]);
    game.unit_mut(unit).stock.set(item("SWOR"), 15);
    for (words, code) in [
        ("region 7 3", "into_ocean"),
        ("region 90 4", "out_of_range"),
        ("region 3 4", "out_of_range"),
    ] {
        game.month(owls, &format!("unit {unit}\ncast teleportation {words}"));
        assert_eq!(game.codes(owls, unit), [code], "{words}");
    }
    game.month(owls, &format!("unit {unit}\ncast teleportation region 6 6"));
    assert_eq!(at(&game, unit), (6, 6), "four steps, with 15 weight");
    game.unit_mut(unit).stock.set(item("SWOR"), 16);
    game.month(owls, &format!("unit {unit}\ncast teleportation region 2 2"));
    assert_eq!(game.codes(owls, unit), ["too_heavy"]);
}

#[test]
fn g42_teleportation_reaches_four_steps_a_level() {
    let (mut game, owls, unit) = alone(&[("TELE", 1)]);
    // The small world is eight columns around: five rows down lie beyond four steps.
    let far = (2, 12);
    let mut region = game.region(2, 2).clone();
    region.place.y = far.1;
    region.units.clear();
    game.world.grid.height = 16;
    game.world.regions.push(region);
    game.month(owls, &format!("unit {unit}\ncast teleportation region {} {}", far.0, far.1));
    assert_eq!(game.codes(owls, unit), ["out_of_range"]);
    game.knows(unit, "TELE", 2);
    game.month(owls, &format!("unit {unit}\ncast teleportation region {} {}", far.0, far.1));
    assert_eq!(at(&game, unit), far);
}

#[test]
fn g43_portal_lore() {
    let (mut game, owls, herons) = two();
    let unit = mage(&mut game, owls, HERE, &[("PORT", 1)]);
    let other = mage(&mut game, herons, (4, 4), &[]);
    let (a, b) = (
        game.unit(owls, HERE, &[("PLAI", 4), ("SILV", 500)]),
        game.unit(owls, HERE, &[("PLAI", 1), ("SILV", 90)]),
    );
    let cast = format!("unit {unit}\ncast portal_lore {other} units {a} {b}");
    let refused = |game: &mut Game| {
        game.month(owls, &cast);
        game.codes(owls, unit).iter().map(|code| (*code).to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(refused(&mut game), ["no_material"]);
    game.unit_mut(unit).stock.set(item("PORS"), 1);
    assert_eq!(refused(&mut game), ["no_answer"], "the other one has no stone");
    game.unit_mut(other).stock.set(item("PORS"), 1);
    assert_eq!(refused(&mut game), ["no_answer"], "and does not want them");
    game.faction_mut(herons).attitudes.declared.insert(FactionId(owls), Attitude::Friendly);
    game.unit_mut(a).stock.set(item("SWOR"), 1);
    assert_eq!(refused(&mut game), ["too_heavy"]);
    game.unit_mut(a).stock.set(item("SWOR"), 0);
    assert_eq!(refused(&mut game), Vec::<String>::new());
    assert_eq!([unit, a, b].map(|unit| at(&game, unit)), [HERE, (4, 4), (4, 4)]);
    assert_eq!(game.events(owls, "teleported").len(), 2);
}

#[test]
fn g44_who_travels_by_magic_was_where_it_was_and_no_guard_denies_it() {
    let (mut game, owls, herons) = two();
    let unit = mage(&mut game, owls, HERE, &[("TELE", 1)]);
    game.knows(unit, "ENTE", 1);
    let guard = game.unit(herons, (4, 4), &[("PLAI", 1), ("SILV", 90)]);
    game.knows(guard, "COMB", 1);
    game.unit_mut(guard).flags.guard = true;
    game.faction_mut(herons).attitudes.default = Attitude::Unfriendly;
    game.month(owls, &format!("unit {unit}\nentertain\ncast teleportation region 4 4"));
    assert_eq!(at(&game, unit), (4, 4));
    let earned = game.events(owls, "entertained")[0].region.unwrap();
    assert_eq!((earned.x, earned.y), HERE);
    let paid = game.events(owls, "paid")[0].region.unwrap();
    assert_eq!((paid.x, paid.y), (4, 4));
}

#[test]
fn g44_a_mage_that_is_taken_along_casts_from_where_it_is() {
    let (mut game, owls, first) = alone(&[("GATE", 3)]);
    let second = mage(&mut game, owls, HERE, &[("TELE", 1)]);
    gate(&mut game, HERE, 1);
    gate(&mut game, (4, 4), 2);
    game.month(owls, &format!("unit {first}\ncast gate_lore gate 2 units {second}\nunit {second}\ncast teleportation region 6 6"));
    assert_eq!((at(&game, first), at(&game, second)), ((4, 4), (6, 6)));
}

#[test]
fn g50_farsight() {
    let (mut game, owls, herons) = two();
    let unit = mage(&mut game, owls, HERE, &[("FARS", 2)]);
    let hidden = game.unit(herons, (4, 4), &[("LEAD", 1), ("SILV", 90)]);
    game.knows(hidden, "STEA", 1);
    let open = game.unit(herons, (4, 4), &[("LEAD", 1), ("SILV", 90)]);
    game.wants((4, 4), "IRON", 12, 33);
    game.month(owls, &format!("unit {unit}\ncast farsight region 4 4"));
    let region = game.seen(owls, 4, 4).unwrap();
    assert_eq!((region.seen, region.wanted.len()), (Seen::Magic, 1));
    assert!(game.shown(owls, hidden).unwrap().faction.is_none());
    assert!(game.shown(owls, open).unwrap().faction.is_some());
    // It lasts no longer than the month.
    game.month(owls, "");
    assert!(game.seen(owls, 4, 4).is_none());
    game.knows(unit, "FARS", 1);
    game.month(owls, &format!("unit {unit}\ncast farsight region 4 4"));
    assert!(game.shown(owls, hidden).is_none() && game.shown(owls, open).is_some());
}

#[test]
fn g50_farsight_helps_those_who_are_there() {
    let (mut game, owls, herons) = two();
    let unit = mage(&mut game, owls, HERE, &[("FARS", 3)]);
    let hidden = game.unit(herons, HERE, &[("LEAD", 1), ("SILV", 90)]);
    game.knows(hidden, "STEA", 2);
    game.month(owls, &format!("unit {unit}\ncast farsight region 2 2"));
    assert!(game.shown(owls, hidden).is_some());
    assert_eq!(game.seen(owls, 2, 2).unwrap().seen, Seen::Here);
}

#[test]
fn g50_birds_see_a_line_of_regions() {
    let (mut game, owls, herons) = two();
    let unit = mage(&mut game, owls, (2, 0), &[("BIRD", 3)]);
    let hidden = game.unit(herons, (2, 4), &[("LEAD", 1), ("SILV", 90)]);
    game.knows(hidden, "STEA", 1);
    game.month(owls, &format!("unit {unit}\ncast bird_lore south"));
    let seen = |y| game.seen(owls, 2, y).map(|region| region.seen);
    assert_eq!([2, 4, 6].map(seen), [Some(Seen::Magic); 3]);
    assert!(game.shown(owls, hidden).is_some() && game.has(unit, "EAGL") == 0);
    game.knows(unit, "BIRD", 4);
    game.month(owls, &format!("unit {unit}\ncast bird_lore n"));
    assert_eq!(game.has(unit, "EAGL"), 1, "beyond the edge they see nothing, but an eagle comes");
    game.unit_mut(unit).stock.set(item("EAGL"), 4);
    game.month(owls, &format!("unit {unit}\ncast bird_lore s"));
    assert_eq!((game.has(unit, "EAGL"), game.codes(owls, unit)), (4, vec!["limit_reached"]));
    assert!(game.seen(owls, 2, 6).is_some());
}

#[test]
fn g50_mind_reading() {
    let (mut game, owls, herons) = two();
    let unit = mage(&mut game, owls, HERE, &[("MIND", 1)]);
    let other = game.unit(herons, HERE, &[("LEAD", 1), ("SILV", 340), ("SWOR", 2)]);
    game.knows(other, "COMB", 2);
    let cast = format!("unit {unit}\ncast mind_reading {other}");
    game.month(owls, &cast);
    let read = game.events(owls, "mind_read")[0];
    assert_eq!(
        (read.data["of"]["name"].as_str(), read.data["skills"].as_str()),
        (Some("Herons"), Some("blank"))
    );
    assert!(!read.text.contains("340") && game.events(herons, "mind_read").is_empty());
    game.knows(unit, "MIND", 3);
    game.month(owls, &cast);
    let read = game.events(owls, "mind_read")[0];
    assert_eq!(read.data["skills"], "combat [COMB] 2");
    assert_eq!(
        read.text,
        format!(
            "Reads the mind of Unit ({other}): Herons ({herons}). Knows: combat [COMB] 2. Has: 320 silver [SILV], 2 swords [SWOR]."
        )
    );
    game.unit_mut(other).stock.set(item("AMPR"), 1);
    game.month(owls, &cast);
    assert_eq!(game.codes(owls, unit), ["mind_closed"]);
    game.month(owls, &format!("unit {unit}\ncast mind_reading {unit}"));
    assert_eq!(game.codes(owls, unit), ["own_faction"]);
}

#[test]
fn g51_weather_lore_sees_two_months_a_level_ahead() {
    let (mut game, owls, unit) = alone(&[("WEAT", 2)]);
    let far = mage(&mut game, owls, (2, 6), &[("WEAT", 5)]);
    let _ = far;
    // The first month is March; the small world's north has winter from November on.
    game.world.turn = 4;
    game.month(owls, "");
    let months = |unit| {
        let all = game.events(owls, "forecast");
        let event = all.into_iter().find(|event| event.unit == Some(unit)).unwrap();
        event.data["months"].as_str().unwrap().to_owned()
    };
    assert_eq!(months(unit), "clear, clear, winter, winter");
    assert_eq!(months(far).split(", ").count(), 10);
    let weather = game.seen(owls, 2, 2).unwrap().weather.clone().unwrap();
    assert_eq!(weather[1], "clear");
}

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

#[test]
fn g5_g85_phantoms_vanish_at_the_next_6_1_and_are_not_given() {
    let (mut game, owls, unit) = alone(&[("PHTM", 1)]);
    let other = game.unit(owls, HERE, &[("PLAI", 1), ("SILV", 90)]);
    game.month(owls, &format!("unit {unit}\ncast phantasms"));
    assert_eq!(game.has(unit, "PHAN"), 10);
    game.month(owls, &format!("unit {unit}\ngive {other} 5 phantoms\ncast phantasms"));
    assert_eq!(game.codes(owls, unit), ["not_giveable"]);
    assert_eq!(game.has(unit, "PHAN"), 10);
    assert_eq!(amount(game.events(owls, "spell_ended")[0]), 10);
    game.month(owls, "");
    assert_eq!(game.has(unit, "PHAN"), 0);
    assert_eq!(game.shown(owls, unit).unwrap().weight, Some(10));
}

#[test]
fn g86_invisibility_until_the_next_6_1() {
    let (mut game, owls, herons) = two();
    let unit = mage(&mut game, owls, HERE, &[("INVI", 2)]);
    let (a, b) = (
        game.unit(owls, HERE, &[("PLAI", 3), ("SILV", 500)]),
        game.unit(owls, HERE, &[("PLAI", 2), ("SILV", 500)]),
    );
    let eye = game.unit(herons, HERE, &[("LEAD", 1), ("SILV", 500)]);
    game.knows(eye, "OBSE", 2);
    game.month(owls, &format!("unit {unit}\ncast invisibility units {a} {b}"));
    assert_eq!(game.codes(owls, unit), ["too_many_heads"]);
    game.month(owls, &format!("unit {unit}\ncast invisibility units {eye}"));
    assert_eq!(game.codes(owls, unit), ["not_own"]);
    game.month(owls, &format!("unit {unit}\ncast invisibility units {a} {unit}"));
    assert!(game.shown(herons, a).is_none() && game.shown(herons, b).is_some());
    game.month(owls, "");
    assert!(game.shown(herons, a).is_some());
    assert_eq!(game.events(owls, "spell_ended").len(), 2);
}

#[test]
fn g87_phantasmal_entertainment() {
    for (skills, earned) in [
        (&[("PHEN", 2)][..], 125),
        (&[("PHEN", 1)], 100),
        (&[("ENTE", 1)], 20),
        (&[("ENTE", 5), ("PHEN", 1)], 100),
    ] {
        let (mut game, owls, unit) = alone(skills);
        game.month(owls, &format!("unit {unit}\nentertain"));
        assert_eq!(
            game.events(owls, "entertained")[0].data["silver"],
            earned,
            "of the pool of 125"
        );
    }
    let (mut game, owls, unit) = alone(&[]);
    game.month(owls, &format!("unit {unit}\nentertain"));
    assert_eq!(game.codes(owls, unit), ["skill_too_low"]);
}

#[test]
fn g4_g90_artifacts_cost_also_when_they_fail() {
    for comes in [true, false] {
        let (mut game, owls, unit) = alone(&[("ARTI", 4), ("FEAR", 3)]);
        game.unit_mut(unit).stock.set(item("OSWO"), 2);
        wait(&mut game, unit, |dice| percent(dice, 80) == comes);
        game.month(owls, &format!("unit {unit}\ncast artifact_lore runesword"));
        assert_eq!((game.has(unit, "RUNE"), game.has(unit, "OSWO")), (u32::from(comes), 1));
        assert_eq!(game.has(unit, "SILV"), 5_000 - 900 - 20);
        let kind = if comes { "made" } else { "cast_failed" };
        assert_eq!(game.events(owls, kind)[0].data["silver"], 900);
    }
    let (mut game, owls, unit) = alone(&[("ARTI", 5), ("FEAR", 3), ("INVI", 3)]);
    game.month(owls, &format!("unit {unit}\ncast artifact_lore runesword"));
    assert_eq!(game.codes(owls, unit), ["no_material"]);
    game.unit_mut(unit).stock.set(item("SILV"), 799);
    game.month(owls, &format!("unit {unit}\ncast artifact_lore \"ring of invisibility\""));
    assert_eq!(game.codes(owls, unit), ["no_silver"]);
    game.unit_mut(unit).stock.set(item("SILV"), 900);
    game.month(owls, &format!("unit {unit}\ncast artifact_lore ring of_invisibility"));
    assert_eq!(game.has(unit, "RING"), 1, "at level 5 it never fails");
}

#[test]
fn g91_construct_gate() {
    let (mut game, owls, unit) = alone(&[("CGAT", 5), ("GATE", 4)]);
    gate(&mut game, (4, 4), 41);
    game.month(owls, &format!("unit {unit}\ncast construct_gate"));
    assert_eq!(game.region(2, 2).gate.map(|gate| gate.number), Some(42));
    assert_eq!(
        game.seen(owls, 2, 2).unwrap().gate.map(|gate| (gate.number, gate.of)),
        Some((42, 2))
    );
    assert_eq!(game.has(unit, "SILV"), 5_000 - 1_000 - 20);
    let nexus = game.world.at(Place { level: Level::Nexus, y: 0, x: 0 }).unwrap();
    let other = game.unit_in(owls, nexus, &[("LEAD", 1), ("SILV", 2_000)]);
    game.knows(other, "CGAT", 5);
    game.points(other, "FORC", 1);
    game.month(owls, &format!("unit {other}\ncast construct_gate"));
    assert_eq!(game.codes(owls, other), ["in_nexus"]);
}

#[test]
fn g92_engrave_runes() {
    let (mut game, owls, unit) = alone(&[("ENGR", 5)]);
    let cast = format!("unit {unit}\ncast engrave_runes");
    game.month(owls, &cast);
    assert_eq!(game.codes(owls, unit), ["not_inside"]);
    let tower = game.structure(HERE, "Tower", 0);
    let owner = game.unit(owls, HERE, &[("PLAI", 1), ("SILV", 90)]);
    game.inside(owner, tower);
    game.inside(unit, tower);
    game.month(owls, &cast);
    assert_eq!(game.codes(owls, unit), ["not_owner"]);
    game.month(owls, &format!("unit {owner}\nleave\n{cast}"));
    let ward = |game: &Game| game.seen(owls, 2, 2).unwrap().structures[0].ward;
    assert_eq!((ward(&game), game.has(unit, "SILV")), (5, 5_000 - 3 * 20 - 600));
    game.knows(unit, "ENGR", 1);
    wait(&mut game, unit, |dice| percent(dice, 20));
    game.month(owls, &cast);
    assert_eq!(ward(&game), 5, "the higher one stays");
    game.region_mut(2, 2).structure_mut(StructureNo(tower)).unwrap().needs = 1;
    game.month(owls, &cast);
    assert_eq!(game.codes(owls, unit), ["no_shelter"]);
    assert_eq!(ward(&game), 0, "an unfinished building shelters nobody");
}

#[test]
fn g92_a_mystic_fortress_has_a_ward_of_its_own() {
    let (mut game, owls, _) = alone(&[]);
    game.structure(HERE, "Mystic Fortress", 0);
    game.month(owls, "");
    assert_eq!(game.seen(owls, 2, 2).unwrap().structures[0].ward, 2);
}

#[test]
fn s18_casting_practises_the_spell() {
    let (mut game, owls, unit) = alone(&[("EART", 2)]);
    let before = game.knowledge(unit, "EART");
    game.month(owls, &format!("unit {unit}\ncast earth_lore"));
    assert_eq!(game.knowledge(unit, "EART"), before + 5);
}

#[test]
fn k8_casts_of_a_region_run_in_report_order() {
    let (mut game, owls, first) = alone(&[("CGAT", 5)]);
    let second = mage(&mut game, owls, HERE, &[("CGAT", 5)]);
    game.month(
        owls,
        &format!("unit {second}\ncast construct_gate\nunit {first}\ncast construct_gate"),
    );
    assert_eq!((game.codes(owls, first), game.codes(owls, second)), (vec![], vec!["gate_exists"]));
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

/// Numbers of units that are formed and of groups that come to be never meet.
#[test]
fn u5_groups_have_numbers_of_their_own() {
    let (mut game, owls, unit) = alone(&[]);
    game.sells(HERE, "PLAI", 10, 10);
    game.unit_mut(unit).stock.set(item("WOLF"), 2);
    game.month(owls, &format!("unit {unit}\ngive new 1 100 silver\ngive 0 1 wolf\ngive 0 1 wolf\nform 1\nbuy 1 plainsman\nend"));
    let mut ids: Vec<UnitId> =
        game.world.regions.iter().flat_map(|region| &region.units).map(|unit| unit.id).collect();
    let all = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!((all, ids.len()), (4, 4));
    assert!(ids.iter().all(|id| id.0 < game.world.next_unit));
}

#[test]
fn g1_a_mage_takes_nobody_until_it_has_forgotten_all_magic() {
    let (mut game, owls, _) = crate::kit::two();
    let here = (2, 2);
    let mage = game.unit(owls, here, &[("LEAD", 1), ("SILV", 900)]);
    game.knows(mage, "FORC", 1);
    let other = game.unit(owls, here, &[("LEAD", 2), ("SILV", 900)]);
    game.month(owls, &format!("unit {other}\ngive {mage} 1 leader"));
    assert_eq!(game.codes(owls, other), ["mage_no_people"]);
    game.month(owls, &format!("unit {mage}\nforget force"));
    game.month(owls, &format!("unit {other}\ngive {mage} 1 leader"));
    assert!(game.codes(owls, other).is_empty());
    assert_eq!(game.of_unit(mage).heads(&game.content), 2);
}

//! Spells in battle: C-24, C-31, C-40 to C-43, D-7, D-8, Z-24.

use atlantis::battle::{Course, Which, fight, odds};
use atlantis::chance::Seed;
use atlantis::content::Force;
use game::Scripted;

use super::{HERE, army, field, first};
use crate::kit::{Game, item, skill};

/// A mage of this faction that has set a spell, which it knows to this level.
fn mage(game: &mut Game, who: u32, spell: &str, level: u32) -> u32 {
    let unit = game.unit(who, HERE, &[("LEAD", 1)]);
    game.knows(unit, spell, level);
    game.unit_mut(unit).spell = Some(skill(spell));
    unit
}

fn fought(game: &Game, rolls: &[u32], attackers: &[u32], defenders: &[u32]) -> Course {
    let mut chance = Scripted::new(rolls.iter().copied());
    fight(&mut chance, [&army(game, attackers), &army(game, defenders)])
}

#[test]
fn z24_fire_and_shield() {
    let (mut game, owls, herons) = field();
    let fire = mage(&mut game, owls, "FIRE", 2);
    let shield = mage(&mut game, herons, "ESHI", 2);
    let crowd = game.unit(herons, HERE, &[("PLAI", 40)]);
    assert_eq!(first(&game, shield).shields[0].level, 3);
    // The lot: of 41 the mage of the Owls first, so 40 draws that leave all where they are; then the blows are
    // rolled, then the shield met.
    let lot: Vec<u32> = (2..=41).rev().collect();
    let won: Vec<u32> = lot.iter().copied().chain([4, 1]).collect();
    let course = fought(&game, &won, &[fire], &[shield, crowd]);
    let spoken = &course.rounds[0].spells[0];
    assert_eq!((spoken.shield, spoken.broken, spoken.blows), (Some(3), true, 8), "2 × 4");
    let lost: Vec<u32> = lot.iter().copied().chain([4, 2]).collect();
    let spoken = &fought(&game, &lost, &[fire], &[shield, crowd]).rounds[0].spells[0].clone();
    assert_eq!((spoken.broken, spoken.hits), (false, 0), "the shield holds");
    assert_eq!(odds(2, 3), (1, 3));
    assert_eq!(odds(2, first(&game, crowd).defence.energy), (16, 17), "in the open");
    let tower = game.structure(HERE, "Tower", 0);
    game.inside(crowd, tower);
    assert_eq!(odds(2, first(&game, crowd).defence.energy), (4, 5), "in a tower");
}

#[test]
fn c24_a_mage_casts_instead_of_striking() {
    let (mut game, owls, _) = field();
    let fire = mage(&mut game, owls, "FIRE", 3);
    game.unit_mut(fire).stock.put(item("SWOR"), 1);
    let figure = first(&game, fire);
    assert!(figure.strike.is_none());
    assert_eq!((figure.casts[0].level, figure.casts[0].times, figure.casts[0].roll), (3, 3, 6));
    game.unit_mut(fire).spell = None;
    assert!(first(&game, fire).strike.is_some() && first(&game, fire).casts.is_empty());
}

#[test]
fn c31_shields_stand_anew_each_round() {
    let (mut game, owls, herons) = field();
    let fire = mage(&mut game, owls, "FIRE", 5);
    let shield = mage(&mut game, herons, "ESHI", 1);
    let crowd = game.unit(herons, HERE, &[("PLAI", 400)]);
    let guard = game.unit(owls, HERE, &[("PLAI", 400), ("PARM", 400)]);
    for mage in [fire, shield] {
        game.unit_mut(mage).flags.behind = true;
    }
    let mut chance = Seed::of("shields").stream(1, "test", "c31");
    let armies = [army(&game, &[fire, guard]), army(&game, &[shield, crowd])];
    let course = fight(&mut chance, [&armies[0], &armies[1]]);
    let full = course.rounds.iter().filter(|round| round.free.is_none());
    let spells: Vec<_> = full.flat_map(|round| &round.spells).collect();
    assert!(spells.len() > 1);
    assert!(course.dead[1].iter().all(|(unit, _)| *unit != 0), "the mage lives");
    assert!(spells.iter().all(|spoken| spoken.shield == Some(2)));
}

#[test]
fn c41_defences_of_heads_against_spells() {
    let (mut game, owls, _) = field();
    let unit = game.unit(owls, HERE, &[("PLAI", 1)]);
    let open = first(&game, unit).defence;
    assert_eq!((open.energy, open.weather, open.spirit), (-2, -2, -2));
    let fortress = game.structure(HERE, "Mystic Fortress", 0);
    game.inside(unit, fortress);
    let ward = game.content.structure(game.region(2, 2).structures[0].of).ward;
    let inside = first(&game, unit).defence;
    let ward = i32::try_from(ward).unwrap();
    assert_eq!((inside.energy, inside.weather, inside.spirit), (ward, 0, ward), "its ward");
}

#[test]
fn c43_walls_do_not_help_against_earthquakes() {
    let (mut game, owls, _) = field();
    let unit = game.unit(owls, HERE, &[("PLAI", 1)]);
    assert_eq!(first(&game, unit).shaken, Some(-2));
    let tower = game.structure(HERE, "Tower", 0);
    game.inside(unit, tower);
    assert_eq!(first(&game, unit).shaken, Some(-2));
    let fortress = game.structure(HERE, "Mystic Fortress", 0);
    game.inside(unit, fortress);
    assert_eq!(first(&game, unit).shaken, None, "but in a mystic fortress it does nothing");
}

#[test]
fn c42_terror_takes_heart_once_and_not_from_monsters() {
    let (mut game, owls, herons) = field();
    let fear = mage(&mut game, owls, "FEAR", 5);
    let crowd = game.unit(herons, HERE, &[("PLAI", 3)]);
    game.unit_mut(crowd).stock.put(item("TROL"), 60);
    let mut chance = Seed::of("terror").stream(1, "test", "c42");
    let course = fight(&mut chance, [&army(&game, &[fear]), &army(&game, &[crowd])]);
    let laid: u32 = course.rounds.iter().flat_map(|round| &round.spells).map(|one| one.hits).sum();
    assert!(laid <= 3, "each of three heads once: {laid}");
    assert!(course.dead[1].is_empty(), "it kills nobody");
}

#[test]
fn d8_some_spells_strike_only_their_prey() {
    let (mut game, owls, herons) = field();
    for (spell, prey) in [("BUND", "SKEL"), ("BDEM", "IMP"), ("DISP", "PHAN")] {
        let mage = mage(&mut game, owls, spell, 5);
        // It acts before the others.
        game.knows(mage, "TACT", 1);
        let crowd = game.unit(herons, HERE, &[("PLAI", 50)]);
        game.unit_mut(crowd).flags.behind = true;
        game.unit_mut(crowd).stock.put(item("WOLF"), 5);
        game.unit_mut(crowd).stock.put(item(prey), 5);
        let mut chance = Seed::of(spell).stream(1, "test", "d8");
        let course = fight(&mut chance, [&army(&game, &[mage]), &army(&game, &[crowd])]);
        let prey = item(prey);
        assert!(
            course.dead[1].iter().all(|(_, item)| *item == prey),
            "{spell}: {:?}",
            course.dead[1]
        );
        assert!(course.rounds[0].spells[0].killed > 0, "{spell}");
    }
}

#[test]
fn d7_staffs_and_stones_are_for_mages_and_apprentices() {
    let (mut game, owls, _) = field();
    let staff = [("LEAD", 1), ("STAF", 1), ("SHST", 1)];
    let plain = game.unit(owls, HERE, &staff);
    assert!(first(&game, plain).casts.is_empty() && first(&game, plain).shields.is_empty());
    let apprentice = game.unit(owls, HERE, &staff);
    game.knows(apprentice, "ATTU", 2);
    let figure = first(&game, apprentice);
    assert_eq!(figure.casts[0].level, 2, "G-7: as far as it is attuned");
    let mage = game.unit(owls, HERE, &staff);
    game.knows(mage, "FORC", 1);
    let figure = first(&game, mage);
    assert_eq!((figure.casts[0].level, &*figure.casts[0].name), (3, "fire"));
    assert_eq!((figure.shields[0].force, figure.shields[0].level), (Force::Energy, 3));
}

#[test]
fn d7_an_amulet_protects_its_head_alone_and_a_runesword_spreads_terror() {
    let (mut game, owls, _) = field();
    let unit = game.unit(owls, HERE, &[("PLAI", 2), ("AMPR", 1), ("RUNE", 1)]);
    let army = army(&game, &[unit]);
    assert_eq!(army.figures.len(), 2);
    let (one, other) = (&army.figures[0].0, &army.figures[1].0);
    assert_eq!((one.defence.spirit, other.defence.spirit), (3, -2));
    assert_eq!((one.casts.len(), other.casts.len()), (1, 0));
    assert!(one.strike.is_some(), "besides the blow");
    assert_eq!(one.casts[0].does, atlantis::content::Does::Terror);
}

#[test]
fn d5_specials_are_cast_besides_the_attacks() {
    let (mut game, owls, herons) = field();
    let dragon = game.unit(2, HERE, &[("DRAG", 1)]);
    let crowd = game.unit(herons, HERE, &[("PLAI", 500)]);
    let _ = owls;
    let mut chance = Seed::of("dragon").stream(1, "test", "d5");
    let course = fight(&mut chance, [&army(&game, &[dragon]), &army(&game, &[crowd])]);
    let round = &course.rounds[0];
    assert_eq!(&*round.spells[0].name, "fire");
    assert!(round.hits.iter().any(|tally| tally.side == Which::Attackers), "it bites as well");
}

#[test]
fn c40_of_several_shields_the_highest_is_met_and_a_broken_one_is_gone() {
    let (mut game, owls, herons) = field();
    let [first, second] = [0, 1].map(|_| mage(&mut game, owls, "FIRE", 1));
    for unit in [first, second] {
        game.knows(unit, "TACT", 1);
    }
    let (low, high) = (mage(&mut game, herons, "ESHI", 1), mage(&mut game, herons, "ESHI", 4));
    let crowd = game.unit(herons, HERE, &[("PLAI", 90)]);
    // Their free round: in it the Herons put up no shields (C-31). Then the lot of two mages and ninety others.
    let free = [2, 1, 1];
    let mut rolls: Vec<u32> = free.into_iter().collect();
    let course = fought(&game, &rolls, &[first, second], &[low, high, crowd]);
    assert!(course.rounds[0].spells.iter().all(|spoken| spoken.shield.is_none()), "C-31");
    game.points(first, "TACT", 0);
    game.points(second, "TACT", 0);
    // The lot leaves all where they stand; the first breaks 5, the second meets 2.
    rolls = (2..=92).rev().collect();
    rolls.extend([1, 1, 1, 2]);
    let course = fought(&game, &rolls, &[first, second], &[low, high, crowd]);
    let met: Vec<_> = course.rounds[0].spells.iter().map(|one| (one.shield, one.broken)).collect();
    assert_eq!(met[0], (Some(5), true));
    assert_eq!(met[1].0, Some(2));
}

//! Who reads what of a battle: C-64, C-65.

use atlantis::world::{Attitude, Reveal};

use super::{HERE, battles, host, units};
use crate::kit::two;

#[test]
fn c64_those_who_only_stand_by_read_of_it_and_others_do_not() {
    let (mut game, owls, herons) = two();
    let (storks, cranes) = (game.faction("Storks"), game.faction("Cranes"));
    let own = host(&mut game, owls, HERE);
    let prey = game.unit(herons, HERE, &[("PLAI", 2)]);
    game.unit(storks, HERE, &[("PLAI", 1)]);
    game.unit(cranes, (4, 4), &[("PLAI", 1)]);
    game.unit_mut(own).flags.reveal = Reveal::Faction;
    game.month(owls, &format!("unit {own}\nattack {prey}"));
    let [battle] = battles(&game, storks) else { panic!("they saw it") };
    assert!(battle.attackers.units[0].faction.is_some(), "it reveals itself");
    assert!(battle.defenders.units[0].faction.is_none(), "X-3");
    assert!(battle.rounds.iter().all(|round| round.own.is_empty()));
    assert!(battles(&game, cranes).is_empty());
}

#[test]
fn x4_sight_is_passed_on_to_nobody() {
    let (mut game, owls, herons) = two();
    for (one, other) in [(owls, herons), (herons, owls)] {
        game.feels(one, other, Attitude::Ally);
    }
    let storks = game.faction("Storks");
    let hidden = game.unit(storks, HERE, &[("LEAD", 1), ("SILV", 200)]);
    game.knows(hidden, "STEA", 1);
    game.unit(owls, HERE, &[("PLAI", 1), ("SILV", 200)]);
    let eye = game.unit(herons, HERE, &[("LEAD", 1), ("SILV", 200)]);
    game.knows(eye, "OBSE", 2);
    game.run();
    assert!(game.shown(herons, hidden).is_some() && game.shown(owls, hidden).is_none());
}

#[test]
fn c65_lines_name_so_many_units_and_the_json_all() {
    let (mut game, owls, herons) = two();
    let own = host(&mut game, owls, HERE);
    let first = game.unit(herons, HERE, &[("PLAI", 1)]);
    for _ in 0..4_000 {
        game.unit(herons, HERE, &[("PLAI", 1)]);
    }
    game.month(owls, &format!("unit {own}\nattack {first}"));
    let battle = &battles(&game, owls)[0];
    assert_eq!(battle.defenders.units.len(), 4_001);
    let named = |line: &&String| line.contains("plainsman [PLAI]");
    assert_eq!(battle.lines.iter().filter(named).count(), 4_000);
}

#[test]
fn c64_who_does_not_fight_is_not_named() {
    let (mut game, owls, herons) = two();
    let own = host(&mut game, owls, HERE);
    let prey = game.unit(herons, HERE, &[("PLAI", 4)]);
    let empty = game.unit(herons, HERE, &[("WOLF", 1)]);
    game.unit_mut(empty).flags.reveal = Reveal::Faction;
    game.month(owls, &format!("unit {own}\nattack {empty}"));
    let battle = &battles(&game, owls)[0];
    assert_eq!(units(&battle.defenders), [prey]);
    assert!(battle.lines[0].contains(&format!("({prey})")), "{}", battle.lines[0]);
}

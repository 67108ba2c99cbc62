//! Who joins: C-10 to C-12, X-41.

use atlantis::world::{Attitude, Reveal};

use super::{HERE, battles, host, units};
use crate::kit::{Game, item, two};

#[test]
fn c10_c11_who_stands_there_joins_but_the_shy_do_not() {
    let (mut game, owls, herons) = two();
    let storks = game.faction("Storks");
    let own = host(&mut game, owls, HERE);
    let mate = game.unit(owls, HERE, &[("PLAI", 2)]);
    let shy = game.unit(owls, HERE, &[("PLAI", 2)]);
    let prey = game.unit(herons, HERE, &[("PLAI", 2)]);
    let hidden_shy = game.unit(herons, HERE, &[("PLAI", 2)]);
    let seen_shy = game.unit(herons, HERE, &[("PLAI", 2)]);
    let ally = game.unit(storks, HERE, &[("PLAI", 2)]);
    let ally_shy = game.unit(storks, HERE, &[("PLAI", 2)]);
    for unit in [shy, hidden_shy, seen_shy, ally_shy] {
        game.unit_mut(unit).flags.avoid = true;
    }
    game.unit_mut(seen_shy).flags.reveal = Reveal::Faction;
    game.feels(storks, herons, Attitude::Ally);
    game.month(owls, &format!("unit {own}\nattack {prey}"));
    let battle = &battles(&game, owls)[0];
    assert_eq!(units(&battle.attackers), [own, mate]);
    assert_eq!(units(&battle.defenders), [prey, seen_shy, ally]);
}

#[test]
fn c12_help_comes_from_next_door_unless_it_holds_or_is_not_wanted() {
    let tried = |change: fn(&mut Game, u32, u32)| {
        let (mut game, owls, herons) = two();
        let own = host(&mut game, owls, HERE);
        let prey = game.unit(herons, HERE, &[("PLAI", 2)]);
        let near = game.unit(herons, (2, 4), &[("PLAI", 2)]);
        change(&mut game, prey, near);
        game.month(owls, &format!("unit {own}\nattack {prey}"));
        let came = units(&battles(&game, owls)[0].defenders) == [prey, near];
        (came, game.place_of(near).is_none_or(|(region, _)| region == game.id(2, 4)))
    };
    assert_eq!(tried(|_, _, _| ()), (true, true), "it comes, and does not move");
    assert_eq!(tried(|game, _, near| game.unit_mut(near).flags.hold = true), (false, true));
    assert_eq!(tried(|game, _, near| game.unit_mut(near).flags.avoid = true), (false, true));
    assert_eq!(tried(|game, prey, _| game.unit_mut(prey).flags.noaid = true), (false, true));
    assert!(
        !tried(|game, _, near| {
            game.unit_mut(near).stock.put(item("STON"), 90);
        })
        .0,
        "laden"
    );
}

#[test]
fn x41_the_guard_defends_who_is_attacked_but_no_creatures() {
    let (mut game, owls, herons) = two();
    let own = host(&mut game, owls, HERE);
    let guard = game.unit(1, HERE, &[("PLAI", 5)]);
    let prey = game.unit(herons, HERE, &[("PLAI", 2)]);
    game.month(owls, &format!("unit {own}\nattack {prey}"));
    assert_eq!(units(&battles(&game, owls)[0].defenders), [guard, prey]);
    let (mut game, owls, _) = two();
    let own = host(&mut game, owls, HERE);
    game.unit(1, HERE, &[("PLAI", 5)]);
    let ogres = game.unit(2, HERE, &[("OGRE", 2)]);
    game.month(owls, &format!("unit {own}\nattack {ogres}"));
    assert_eq!(units(&battles(&game, owls)[0].defenders), [ogres]);
}

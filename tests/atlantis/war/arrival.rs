//! Battles of those who come: C-6, M-23, M-24, M-34, X-30.

use atlantis::world::{Attitude, Reveal};

use super::{HERE, battles, host, month, units};
use crate::kit::{Game, two};

/// A host of the Herons on guard to the north, which treats Owls as Unfriendly.
fn guarded(fit: u32) -> (Game, u32, u32, u32, u32) {
    let (mut game, owls, herons) = two();
    let own = host(&mut game, owls, HERE);
    let guard = game.unit(herons, (2, 0), &[("PLAI", fit), ("SILV", 5000)]);
    game.knows(guard, "COMB", 1);
    game.knows(guard, "OBSE", 1);
    game.unit_mut(guard).flags.guard = true;
    game.unit_mut(own).flags.reveal = Reveal::Faction;
    game.feels(herons, owls, Attitude::Unfriendly);
    (game, owls, herons, own, guard)
}

#[test]
fn z32_entry() {
    let (mut game, owls, _, own, guard) = guarded(1);
    game.month(owls, &format!("unit {own}\nmove n"));
    assert_eq!(game.codes(owls, own), ["denied"]);
    assert!(battles(&game, owls).is_empty());
    game.month(owls, &format!("unit {own}\nadvance n"));
    let [battle] = battles(&game, owls) else { panic!("with ADVANCE a battle") };
    assert_eq!((units(&battle.attackers), units(&battle.defenders)), (vec![own], vec![guard]));
    assert_eq!(battle.winner.as_deref(), Some("attackers"));
    assert_eq!(game.place_of(own).unwrap().0, game.id(2, 0), "in");
}

#[test]
fn m23_who_loses_goes_back() {
    let (mut game, owls, herons) = two();
    let weak = game.unit(owls, (2, 4), &[("PLAI", 300), ("SILV", 9000)]);
    game.unit_mut(weak).flags.reveal = Reveal::Faction;
    let strong = host(&mut game, herons, HERE);
    game.unit_mut(strong).flags.guard = true;
    game.knows(strong, "OBSE", 1);
    game.feels(herons, owls, Attitude::Unfriendly);
    let orders = format!("unit {weak}\nadvance n n");
    let lived = |game: &Game| game.place_of(weak).is_some();
    let game = month(&game, |game| game.month(owls, &orders), lived);
    assert_eq!(battles(&game, owls)[0].winner.as_deref(), Some("defenders"));
    assert_eq!(game.place_of(weak).unwrap().0, game.id(2, 4), "back, and stopped");
    assert_eq!(game.events(owls, "retreated").len(), 1);
}

#[test]
fn m24_an_allys_guard_is_not_attacked() {
    let (mut game, owls, herons, own, _) = guarded(1);
    game.feels(owls, herons, Attitude::Ally);
    game.month(owls, &format!("unit {own}\nadvance n"));
    assert_eq!(game.codes(owls, own), ["ally"]);
    assert!(battles(&game, owls).is_empty());
}

#[test]
fn c62_who_lost_may_not_advance() {
    let (mut game, owls, herons) = two();
    let own = game.unit(owls, HERE, &[("PLAI", 300), ("SILV", 9000)]);
    let strong = host(&mut game, herons, HERE);
    let fought = |game: &mut Game| {
        game.order(herons, &format!("unit {strong}\nattack {own}"));
        game.order(owls, &format!("unit {own}\nadvance n"));
        game.run();
    };
    let game = month(&game, fought, |game| game.place_of(own).is_some());
    assert_eq!(game.codes(owls, own), ["already_fought"]);
}

#[test]
fn z31_two_attackers() {
    let (mut game, owls, herons) = two();
    let storks = game.faction("Storks");
    let prey = host(&mut game, herons, (2, 2));
    game.unit_mut(prey).flags.reveal = Reveal::Faction;
    for faction in [owls, storks] {
        game.feels(faction, herons, Attitude::Hostile);
    }
    let first = host(&mut game, owls, (2, 4));
    let mut apart = game.clone();
    let second = host(&mut game, storks, (2, 4));
    let other = host(&mut apart, storks, (2, 0));
    for game in [&mut game, &mut apart] {
        game.order(owls, &format!("unit {first}\nmove n"));
    }
    game.order(storks, &format!("unit {second}\nmove n"));
    apart.order(storks, &format!("unit {other}\nmove s"));
    game.run();
    apart.run();
    assert_eq!(battles(&game, herons).len(), 1, "both come from one region");
    let fought = battles(&apart, herons).len();
    assert!((1..=2).contains(&fought), "from two: one after the other, {fought}");
    assert_eq!(units(&battles(&apart, herons)[0].attackers).len(), 1);
}

#[test]
fn c6_who_stands_there_attacks_who_comes() {
    let (mut game, owls, herons) = two();
    let own = host(&mut game, owls, (2, 4));
    game.unit_mut(own).flags.reveal = Reveal::Faction;
    let other = game.unit(herons, (2, 2), &[("PLAI", 4)]);
    game.feels(herons, owls, Attitude::Hostile);
    game.month(owls, &format!("unit {own}\nmove n n"));
    let [battle] = battles(&game, owls) else { panic!("one battle") };
    assert_eq!((units(&battle.attackers), units(&battle.defenders)), (vec![other], vec![own]));
}

#[test]
fn m34_ships_that_meet_fight_at_once() {
    let (mut game, owls, herons) = two();
    game.terrain(6, 2, "ocean");
    let boats = [(owls, (7, 1)), (herons, (7, 3))].map(|(who, at)| {
        let boat = game.structure(at, "Longboat", 0);
        let unit = game.unit(who, at, &[("LEAD", 5), ("SWOR", 5), ("SILV", 500)]);
        game.knows(unit, "SAIL", 5);
        game.knows(unit, "OBSE", 3);
        game.inside(unit, boat);
        unit
    });
    game.feels(owls, herons, Attitude::Hostile);
    game.month(owls, &format!("unit {}\nsail s s", boats[0]));
    assert_eq!(battles(&game, owls).len(), 1, "{:?}", game.errors(owls));
}

#[test]
fn x31_the_guard_of_a_city_denies_nobody_and_creatures_do_not_guard() {
    let (mut game, owls, _) = two();
    let own = game.unit(owls, (2, 4), &[("PLAI", 2), ("SILV", 200)]);
    let guard = game.unit(1, HERE, &[("PLAI", 40)]);
    game.unit_mut(guard).flags.guard = true;
    game.month(owls, &format!("unit {own}\nmove n"));
    assert_eq!(game.place_of(own).unwrap().0, game.id(2, 2));
}

#[test]
fn c62_winners_with_losses_do_not_sail() {
    let (mut game, owls, herons) = two();
    let sea = (7, 3);
    let boat = game.structure(sea, "Longboat", 0);
    let own = game.unit(owls, sea, &[("LEAD", 8), ("SWOR", 8), ("SILV", 900)]);
    game.knows(own, "SAIL", 3);
    game.knows(own, "COMB", 2);
    game.inside(own, boat);
    let other = game.structure(sea, "Longboat", 0);
    let prey = game.unit(herons, sea, &[("LEAD", 7), ("SWOR", 7), ("SILV", 900)]);
    game.inside(prey, other);
    let orders = format!("unit {own}\nattack {prey}\nsail n");
    let hurt = |game: &Game| {
        let battle = &battles(game, owls)[0];
        battle.winner.as_deref() == Some("attackers") && battle.attackers.lost > 0
    };
    let game = month(&game, |game| game.month(owls, &orders), hurt);
    assert!(game.codes(owls, own).contains(&"fought_no_move"));
}

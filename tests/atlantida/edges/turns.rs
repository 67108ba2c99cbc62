//! Events, the end of a turn and of the game (sections 15 to 20).

use super::*;
use atlantida::command::DraftCommand;
use atlantida::ids::Card;
use atlantida::ids::Kind;
use atlantida::settings::CompassGoes;
use atlantida::world::Step;

/// Atlas has to meet this event.
fn struck(card: Card) -> Table {
    let mut t = Table::advanced(2);
    t.event(card, 4);
    t.put(Atlas, Place::Home, 8, 1);
    t.stocks(Atlas, [20, 20, 20, 20, 20]);
    t
}

fn reacts(t: &mut Table) {
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, say(json!({ "do": "place", "at": [] })));
    while t.own(Atlas).phase.step < Step::Reaction {
        t.ok(Atlas, DraftCommand::NextStep { to: None });
    }
}

fn react(how: Value) -> Command {
    say(json!({ "do": "react", "how": how }))
}

#[test]
fn t22_the_compass_passes_in_its_direction() {
    let mut t = Table::basic_with(3, |settings| settings.compass = CompassGoes::Passes);
    t.so([Fact::CompassSet { holder: Atlas, clockwise: false }]);
    t.until_turn(2);
    assert_eq!(t.state.world().order(), [Mneseus, Ampheres, Atlas]);
}

#[test]
fn g20_g29_nothing_is_left_of_who_gives_up() {
    let mut t = Table::advanced(3);
    t.statue(Atlas, Statue::Ares, 1, 1);
    t.counts(Atlas, 3, 2, 1);
    t.ok(Atlas, say(json!({ "do": "give_up" })));
    let player = t.state.world().player(Atlas);
    assert_eq!((player.capacity, player.continent, player.hades), (0, 0, 0));
    assert!(player.city.buildings.is_empty() && player.advances.is_empty());
    assert_eq!(player.on_island() + player.leaders(), 0);
    assert!(Stock::ALL.iter().all(|of| player.stock(*of) == 0));
}

#[test]
fn t15_the_clock_of_a_movement_phase_is_for_each_leader() {
    let mut t = Table::basic(2);
    t.put(Atlas, Place::Home, 4, 3);
    t.phase(Stage::Movement, Ampheres);
    t.finish(Ampheres);
    let alarm = <atlantida::Atlantida as game::Game>::alarm(&t.state).expect("a clock");
    assert_eq!(alarm.at.0, t.now.0 + 3 * 90_000);
}

#[test]
fn t15_the_clock_of_all_ends_the_phase_of_all() {
    let mut t = Table::basic_with(3, |settings| {
        settings.improvement = atlantida::settings::ImprovementGoes::Together;
    });
    ALL[..3].iter().for_each(|of| t.finish(*of));
    assert_eq!((t.state.stage(), t.state.awaited().count()), (Stage::Improvement, 3));
    let alarm = <atlantida::Atlantida as game::Game>::alarm(&t.state).expect("a clock");
    t.acts(&game::Actor::Clock, alarm.command).expect("time is up");
    assert_eq!((t.state.stage(), t.state.world().turn()), (Stage::Movement, 2));
}

#[test]
fn a8_a_correction_has_its_bounds() {
    let mut t = Table::basic(2);
    let counts = |capacity: u32, continent: u32, hades: u32| {
        let what = json!({ "figure": "counts", "faction": "atlas", "capacity": capacity,
            "continent": continent, "hades": hades });
        say(json!({ "do": "correct", "reason": "so", "what": what }))
    };
    for (beyond, rule) in [((9, 0, 0), "C-9"), ((8, 1000, 0), "A-8"), ((8, 0, 1000), "A-8")] {
        let refusal = t.control(counts(beyond.0, beyond.1, beyond.2)).expect_err(rule);
        assert_eq!(refusal.sentence.filled("rule").as_deref(), Some(rule));
    }
    t.control(counts(8, 999, 999)).expect("within the bounds");
}

#[test]
fn g22_the_compass_goes_on_from_who_gives_up() {
    for (clockwise, holder) in [(true, "ampheres"), (false, "mneseus")] {
        let mut t = Table::basic(3);
        t.so([Fact::CompassSet { holder: Atlas, clockwise }]);
        t.ok(Atlas, say(json!({ "do": "give_up" })));
        let compass = crate::examples::public(&t)["board"]["compass"].clone();
        assert_eq!(compass["holder"], json!(holder));
    }
}

#[test]
fn x8_nobody_goes_on_before_the_dead_are_named() {
    let mut t = struck(Card::Epidemic);
    t.put(Atlas, at("A1"), 4, 0);
    reacts(&mut t);
    assert_eq!(t.own(Atlas).phase.owes, 4);
    assert_eq!(t.refused(Atlas, DraftCommand::NextStep { to: None }), "F-6");
    t.ok(Atlas, say(json!({ "do": "lose", "from": [{ "from": "A1", "pops": 4 }] })));
    t.ok(Atlas, DraftCommand::NextStep { to: None });
    assert_eq!(t.own(Atlas).hades, 4);
}

#[test]
fn x12_only_what_costs_stone_falls() {
    let mut t = struck(Card::Earthquake);
    t.built(Atlas, Kind::Farm, 1, 1);
    t.built(Atlas, Kind::Academy, 2, 1);
    reacts(&mut t);
    let fall = |columns: &[(u32, u32)]| {
        let at = |(column, row): &(u32, u32)| json!({ "column": column, "row": row });
        react(json!({ "earthquake": columns.iter().map(at).collect::<Vec<_>>() }))
    };
    assert_eq!(t.refused(Atlas, fall(&[(1, 1), (2, 1)])), "X-12");
    assert_eq!(t.refused(Atlas, fall(&[(2, 1)])), "X-12");
    t.ok(Atlas, fall(&[(2, 1), (3, 3)]));
}

#[test]
fn x13_no_more_is_spent_than_saves() {
    let mut t = struck(Card::Flood);
    reacts(&mut t);
    let spend = |stone: u32| react(json!({ "flood": { "stone": stone, "wood": 0 } }));
    assert_eq!(t.refused(Atlas, spend(5)), "X-13");
    t.ok(Atlas, spend(4));
    assert_eq!(t.own(Atlas).hades, 0);
}

#[test]
fn x5_two_gold_are_enough_for_a_temple() {
    for (left, may) in [(2, true), (1, false)] {
        let mut t = Table::advanced(2);
        t.set(Atlas, Stock::Gold, 7);
        crate::examples::tribute(&mut t, 3, &[7 - left, 0]);
        let sink = say(json!({ "do": "sink", "hex": "A1" }));
        assert_eq!(t.does(Atlas, sink).is_ok(), may, "{left} gold");
    }
}

#[test]
fn x5_z6_dionysus_keeps_land_from_sinking() {
    for (owner, rule) in [(false, None), (true, Some("X-5"))] {
        let mut t = Table::advanced(2);
        t.around(Ampheres, at("B1"), 2, 0);
        if owner {
            t.statue(Ampheres, Statue::Dionysus, 1, 1);
        }
        crate::examples::tribute(&mut t, 3, &[4, 0]);
        let sink = say(json!({ "do": "sink", "hex": "B1" }));
        match rule {
            Some(rule) => assert_eq!(t.refused(Atlas, sink), rule),
            None => t.ok(Atlas, sink),
        }
    }
}

#[test]
fn x11_what_has_sunk_does_not_return() {
    let mut t = Table::advanced(2);
    t.event(Card::Beasts, 4);
    t.slain("B1");
    t.so([Fact::Sunk { hex: hex("B1") }]);
    t.phase(Stage::Improvement, Atlas);
    t.finish(Atlas);
    t.finish(Ampheres);
    assert!(!t.state.world().hex(hex("B1")).expect("a hex").lives);
}

/// The bids are in, and Atlas has won with three pops on the island.
fn sails() -> Table {
    let mut t = Table::advanced(2);
    t.event(Card::LostFleet, 4);
    t.put(Atlas, Place::Home, 3, 1);
    t.set(Atlas, Stock::Gold, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, say(json!({ "do": "place", "at": [] })));
    t.ok(Atlas, say(json!({ "do": "offer", "gold": 1 })));
    t.ok(Atlas, DraftCommand::FinishImprovement);
    t.finish(Ampheres);
    assert_eq!((t.state.stage(), t.state.awaits(Atlas)), (Stage::Boarding, true));
    t
}

fn board(pops: u32) -> Command {
    say(json!({ "do": "board", "from": [{ "from": "home", "pops": pops }] }))
}

#[test]
fn x10_five_board_the_lost_fleet() {
    let mut t = sails();
    t.put(Atlas, Place::Home, 7, 1);
    assert_eq!(t.refused(Atlas, board(6)), "X-10");
    t.ok(Atlas, board(5));
    assert_eq!(t.own(Atlas).continent, 5);
}

#[test]
fn v2_the_race_is_won_by_the_lost_fleet_too() {
    let mut t = sails();
    t.ok(Atlas, board(3));
    assert_eq!(t.state.stage(), Stage::Over);
    // Not with one in Hades.
    let mut t = sails();
    t.counts(Atlas, 0, 0, 1);
    t.ok(Atlas, board(3));
    assert_ne!(t.state.stage(), Stage::Over);
}

#[test]
fn v7_with_nobody_saved_the_dead_do_not_count() {
    let mut t = Table::basic(2);
    t.so([Fact::TurnBegan { turn: 13 }]);
    t.counts(Atlas, 0, 0, 9);
    t.learn(Atlas, Advance::Navigation);
    t.phase(Stage::Improvement, Atlas);
    t.finish(Atlas);
    t.finish(Ampheres);
    let places = crate::examples::public(&t)["result"]["places"].clone();
    assert_eq!([&places[0]["faction"], &places[1]["place"]], [&json!("atlas"), &json!(2)]);
}

#[test]
fn k3_the_theatre_and_surroundings_go_down_too() {
    let mut t = Table::basic(2);
    t.so([Fact::TurnBegan { turn: 13 }]);
    t.put(Atlas, Place::Home, 2, 1);
    t.put(Atlas, Place::Theatre, 3, 0);
    t.around(Atlas, at("B2"), 1, 0);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, say(json!({ "do": "place", "at": [] })));
    t.ok(Atlas, DraftCommand::FinishImprovement);
    t.finish(Ampheres);
    assert_eq!((t.own(Atlas).on_island(), t.own(Atlas).hades), (0, 6));
}

#[test]
fn z1_who_cannot_pay_zeus_is_not_asked() {
    for (gold, stage) in [(1, Stage::Zeus), (0, Stage::Improvement)] {
        let mut t = Table::advanced(2);
        t.event(Card::Flood, 4);
        t.slain("C3");
        t.put(Atlas, at("C3"), 0, 1);
        t.put(Atlas, Place::Home, 4, 0);
        t.set(Atlas, Stock::Gold, gold);
        t.phase(Stage::Movement, Atlas);
        t.finish(Atlas);
        t.finish(Ampheres);
        assert_eq!(t.state.stage(), stage);
    }
}

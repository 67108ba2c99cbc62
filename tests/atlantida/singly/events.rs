//! Of the events of the advanced game.

use super::*;
use crate::examples::{public, react, shown, tribute};
use crate::improving::to;
use atlantida::ids::{Kind, Stock};
use atlantida::world::Fact;

#[test]
fn x14_the_collapse_is_the_last_event() {
    let mut t = Table::advanced(2);
    assert_eq!(public(&t)["board"]["track"][12]["card"], json!("collapse"));
    t.event(Card::Collapse, 13);
    t.put(Atlas, Place::Home, 3, 1);
    t.around(Atlas, at("B2"), 2, 1);
    t.counts(Atlas, 0, 4, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, crate::improving::nobody());
    t.ok(Atlas, finish_improvement());
    t.finish(Ampheres);
    let own = t.own(Atlas);
    assert_eq!(
        (t.state.stage(), own.on_island(), own.continent, own.hades),
        (Stage::Over, 0, 4, 6)
    );
}

#[test]
fn x16_a_stopped_event_is_as_none() {
    for card in [Card::Iconoclasm, Card::Epidemic, Card::Raid, Card::Earthquake, Card::Flood] {
        let mut t = struck(card);
        t.so([Fact::Stopped]);
        t.phase(Stage::Improvement, Atlas);
        idle_to(&mut t, Step::Shipping);
        let own = t.own(Atlas);
        assert_eq!((own.hades, own.on_island(), own.city.buildings.len()), (0, 8, 1), "{card:?}");
        assert_eq!(own.stock(Stock::Gold), 20, "{card:?}");
    }
    // No bids, no return.
    let mut t = struck(Card::LostFleet);
    t.so([Fact::Stopped]);
    t.phase(Stage::Improvement, Atlas);
    both(&mut t);
    assert_eq!((t.state.stage(), t.state.world().turn()), (Stage::Movement, 5));
    let mut t = struck(Card::Beasts);
    t.slain("B2");
    t.so([Fact::Stopped]);
    t.phase(Stage::Improvement, Atlas);
    both(&mut t);
    assert!(!t.state.world().hex(hex("B2")).expect("a hex").lives);
}

#[test]
fn x17_the_first_sinks_his_own_and_passes_where_all_left_cost_gold() {
    let sink = |name: &str| say(json!({ "do": "sink", "hex": name }));
    let mut t = Table::advanced(2);
    t.around(Atlas, at("B1"), 2, 0);
    tribute(&mut t, 3, &[0, 0]);
    assert_eq!((shown(&t).0[0].as_str(), t.state.awaited().next()), ("atlas", Some(Atlas)));
    // He offered less than 3, and may sink his own.
    t.ok(Atlas, sink("B1"));
    assert_eq!(t.own(Atlas).hades, 2);
    // All coast but temples is under water: he may pass, and may pay.
    let mut t = Table::advanced(2);
    let free = ["A3", "B1", "C1", "D1", "D4", "E2", "B2", "B3", "B4", "C4", "D3"];
    tribute(&mut t, 3, &[3, 0]);
    t.so(free.map(|name| Fact::Sunk { hex: hex(name) }));
    let mut pays = t.clone();
    t.ok(Atlas, say(json!({ "do": "pass" })));
    assert_eq!(t.state.world().turn(), 4);
    let gold = pays.stock(Atlas, Stock::Gold);
    pays.ok(Atlas, sink("A1"));
    assert_eq!(pays.stock(Atlas, Stock::Gold), gold - 2);
}

#[test]
fn x19_the_theatre_is_on_the_island_and_not_in_the_city() {
    let in_the_theatre = |card| {
        let mut t = struck(card);
        t.put(Atlas, Place::Home, 1, 1);
        t.put(Atlas, Place::Theatre, 5, 0);
        t.phase(Stage::Improvement, Atlas);
        t.ok(Atlas, crate::improving::nobody());
        t
    };
    // Of six on the island two die, wherever they are.
    let mut t = in_the_theatre(Card::Epidemic);
    to(&mut t, Step::Reaction);
    let two = json!([{ "from": "theatre", "pops": 2 }]);
    t.ok(Atlas, say(json!({ "do": "lose", "from": two })));
    assert_eq!((t.own(Atlas).hades, t.own(Atlas).theatre.pops), (2, 3));
    // In the city at most those there die: one of two.
    let mut t = in_the_theatre(Card::Earthquake);
    to(&mut t, Step::Reaction);
    t.ok(Atlas, react(json!({ "earthquake": [{ "column": 3, "row": 3 }] })));
    assert_eq!((t.own(Atlas).hades, t.own(Atlas).theatre.pops, t.own(Atlas).home.pops), (1, 5, 0));
}

#[test]
fn x20_a_raid_on_nobody_meets_bastions_alone() {
    let raided = |bastions: u32| {
        let mut t = struck(Card::Raid);
        t.put(Atlas, Place::Home, 0, 2);
        t.put(Atlas, at("A1"), 8, 0);
        (1..=bastions).for_each(|column| t.built(Atlas, Kind::Bastion, column, 1));
        t.phase(Stage::Improvement, Atlas);
        idle_to(&mut t, Step::Shipping);
        t
    };
    for bastions in [0, 2] {
        let t = raided(bastions);
        // No ME can be used; the gold is lost, nobody leaves.
        assert_eq!([Stock::Gold, Stock::Arms].map(|of| t.stock(Atlas, of)), [0, 20]);
        assert_eq!((t.units(Atlas, Place::Home), t.own(Atlas).hades), ((0, 2), 0));
    }
}

#[test]
fn x21_the_winner_of_the_fleet_may_send_fewer_and_pays_all_the_same() {
    for sent in [0, 2, 5] {
        let mut t = crate::examples::fleet([2, 4, 4]);
        assert_eq!(t.stock(Ampheres, Stock::Gold), 1);
        let from = if sent == 0 { json!([]) } else { json!([{ "from": "home", "pops": sent }]) };
        t.ok(Ampheres, say(json!({ "do": "board", "from": from })));
        assert_eq!((t.own(Ampheres).continent, t.stock(Ampheres, Stock::Gold)), (sent, 1));
    }
    // It sails after the last one's Shipping step.
    let mut t = struck(Card::LostFleet);
    t.learn(Atlas, atlantida::ids::Advance::Astronomy);
    t.counts(Atlas, 2, 0, 0);
    t.phase(Stage::Improvement, Atlas);
    idle_to(&mut t, Step::Reaction);
    t.ok(Atlas, say(json!({ "do": "offer", "gold": 5 })));
    t.ok(Atlas, say(json!({ "do": "ship", "from": [{ "from": "home", "pops": 2 }] })));
    t.ok(Atlas, finish_improvement());
    assert_eq!((t.state.stage(), t.own(Atlas).continent), (Stage::Improvement, 2));
    t.finish(Ampheres);
    assert_eq!(t.state.stage(), Stage::Boarding);
    t.ok(Atlas, say(json!({ "do": "board", "from": [{ "from": "home", "pops": 5 }] })));
    assert_eq!(t.own(Atlas).continent, 7);
}

#[test]
fn x22_with_nothing_to_choose_there_is_no_question() {
    // Nothing that cost stone: two die without a question.
    let mut t = struck(Card::Earthquake);
    t.so([Fact::TakenBack { faction: Atlas, at: sq(3, 3), debris: false }]);
    t.built(Atlas, Kind::Farm, 1, 1);
    t.phase(Stage::Improvement, Atlas);
    idle_to(&mut t, Step::Shipping);
    assert_eq!((t.own(Atlas).hades, t.own(Atlas).count(Kind::Farm)), (2, 1));
    // With a choice nobody goes on before it is made.
    let mut t = struck(Card::Earthquake);
    t.built(Atlas, Kind::Academy, 1, 1);
    t.built(Atlas, Kind::Forge, 2, 1);
    t.phase(Stage::Improvement, Atlas);
    idle_to(&mut t, Step::Reaction);
    assert!(t.does(Atlas, atlantida::command::DraftCommand::NextStep { to: None }).is_err());
}

#[test]
fn x23_an_epidemic_counts_who_grew_and_who_has_not_sailed() {
    for (grown, dead) in [(0, 2), (1, 3)] {
        let mut t = struck(Card::Epidemic);
        t.learn(Atlas, atlantida::ids::Advance::Astronomy);
        t.counts(Atlas, 8, 0, 0);
        t.phase(Stage::Improvement, Atlas);
        t.ok(Atlas, crate::improving::nobody());
        to(&mut t, Step::Feeding);
        if grown > 0 {
            t.ok(Atlas, crate::examples::grow(grown));
        }
        to(&mut t, Step::Shipping);
        assert_eq!(t.own(Atlas).hades, dead);
    }
}

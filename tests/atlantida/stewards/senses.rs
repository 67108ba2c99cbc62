//! What a steward that plays to win has a sense of (A-3, W-4): each of its senses by itself.

use super::answers::{answer, in_step};
use super::*;
use atlantida::aim::Aim;
use atlantida::event::SetupEvent;
use atlantida::ids::{Kind, Site, Statue};
use atlantida::settings::Version;
use atlantida::world::{Fact, Step};
use serde_json::Value;

/// Two rivals on the printed island in turn 2, Atlas after this.
fn rivals_on(aim: Aim, game: Version) -> Table {
    let set = |settings: &mut atlantida::settings::Settings| settings.steward = StewardPlays::Rival;
    let mut t = match game {
        Version::Basic => Table::basic_with(2, set),
        Version::Advanced => Table::advanced_with(2, set),
    };
    let aims = vec![(Atlas, aim)];
    let (facts, absent, host) = (Vec::new(), Vec::new(), None);
    t.happens(Event::Setup(SetupEvent::Begun { facts, absent, aims, host }));
    t.so([Fact::TurnBegan { turn: 2 }]);
    t
}

fn basic(aim: Aim) -> Table {
    rivals_on(aim, Version::Basic)
}

fn moves(t: &mut Table) -> Value {
    t.phase(Stage::Movement, Atlas);
    answer(t, Atlas)
}

/// What it places: column and row, pops.
fn placed(t: &mut Table) -> Vec<(u64, u64, u64)> {
    t.phase(Stage::Improvement, Atlas);
    while t.own(Atlas).phase.step < Step::Production {
        t.ok(Atlas, DraftCommand::NextStep { to: None });
    }
    let placed = answer(t, Atlas)["at"].clone();
    let figure = |of: &Value| of.as_u64().expect("a figure");
    let one = |row: &Value| {
        (figure(&row["square"]["column"]), figure(&row["square"]["row"]), figure(&row["pops"]))
    };
    placed.as_array().expect("a list").iter().map(one).collect()
}

fn in_building(t: &mut Table, pops: u32) {
    t.put(Atlas, Place::Home, pops, 1);
    t.phase(Stage::Improvement, Atlas);
    while t.own(Atlas).phase.step < Step::Production {
        t.ok(Atlas, DraftCommand::NextStep { to: None });
    }
    t.ok(Atlas, crate::examples::place(&[((3, 3), pops, 0)]));
    while t.own(Atlas).phase.step < Step::Building {
        t.ok(Atlas, DraftCommand::NextStep { to: None });
    }
}

/// Whoever is after a Forest, where 8 lives, wastes no arms on what is near.
#[test]
fn w4_arms_are_kept_for_the_site_an_aim_rests_on() {
    // Two led by one are 3, and A2 has 5: it costs three of six arms.
    for (aim, goes) in [(Aim::Timber, false), (Aim::OldShips, true)] {
        let mut t = basic(aim);
        t.put(Atlas, at("A1"), 1, 0);
        t.put(Atlas, Place::Home, 4, 1);
        assert_eq!(moves(&mut t)["do"] == json!("move"), goes, "{aim:?}");
    }
}

/// Europa's gold sends few, so the arms are for a Forest, and once that is held for whatever is near.
#[test]
fn w4_arms_are_kept_for_one_kind_of_site_at_a_time() {
    assert_eq!(sites(Aim::Europa), [Site::Forest]);
    assert_eq!(sites(Aim::Barter), [Site::Hecate]);
    let mut t = basic(Aim::Europa);
    t.slain("C1");
    t.put(Atlas, at("C1"), 1, 0);
    t.put(Atlas, Place::Home, 4, 1);
    t.set(Atlas, Stock::Arms, 3);
    assert_eq!(moves(&mut t)["do"], json!("move"));
}

fn sites(aim: Aim) -> Vec<Site> {
    aim.rests_on().collect()
}

/// Whom wood waits for stays with the builders, and one for each Garden.
#[test]
fn w4_shipwrights_and_gardeners_stay_at_home() {
    let led = |set: &dyn Fn(&mut Table)| {
        let mut t = basic(Aim::OldShips);
        t.put(Atlas, at("A1"), 1, 0);
        t.put(Atlas, Place::Home, 4, 1);
        set(&mut t);
        moves(&mut t)["do"] == json!("move")
    };
    assert!(led(&|_| {}));
    assert!(!led(&|t| t.built(Atlas, Kind::Garden, 1, 1)));
    assert!(led(&|t| t.set(Atlas, Stock::Wood, 5)));
    assert!(!led(&|t| {
        t.learn(Atlas, Advance::Navigation);
        t.set(Atlas, Stock::Wood, 5);
    }));
}

/// U-2: who adds nothing at a site comes home; by threes they produce, and each at Poseidon restores a ship.
#[test]
fn w4_who_adds_nothing_where_he_is_comes_home() {
    let called = |game: Version, place: &str, pops: u32| {
        let mut t = rivals_on(Aim::OldShips, game);
        t.slain("B4");
        t.slain("C2");
        t.put(Atlas, at(place), pops, 0);
        moves(&mut t)["units"][0]["pops"].as_u64().unwrap_or(0)
    };
    let stone = [(1, 0), (2, 1), (3, 0), (5, 2)];
    assert!(stone.iter().all(|(pops, home)| called(Version::Basic, "B4", *pops) == *home));
    assert_eq!(called(Version::Basic, "C2", 3), 2);
    assert_eq!(called(Version::Basic, "A1", 3), 0);
    // U-3: not in the advanced game.
    assert_eq!(called(Version::Advanced, "B4", 2), 0);
}

/// Where another took the site of its aim and cannot hold it, it goes there from turn 3 on.
#[test]
fn w4_the_site_of_an_aim_is_taken_back_from_turn_3() {
    for (turn, attacks) in [(2, false), (3, true)] {
        let mut t = basic(Aim::Barter);
        t.slain("B2");
        t.slain("C2");
        t.put(Ampheres, at("C2"), 1, 0);
        t.set(Ampheres, Stock::Arms, 0);
        t.put(Atlas, Place::Home, 6, 1);
        t.so([Fact::TurnBegan { turn }]);
        assert_eq!(moves(&mut t)["do"] == json!("attack"), attacks);
    }
}

/// A Shipyard is saved for as soon as there is wood for a ship: stone comes before knowledge.
#[test]
fn w4_stone_is_saved_for_a_shipyard() {
    for (wood, kind) in [(5, "quarry"), (4, "academy")] {
        let mut t = basic(Aim::Timber);
        t.built(Atlas, Kind::Agora, 1, 1);
        (1..=5).for_each(|column| t.built(Atlas, Kind::Farm, column, 2));
        t.learn(Atlas, Advance::Navigation);
        t.stocks(Atlas, [2, 0, wood, 0, 0]);
        in_building(&mut t, 3);
        let answer = answer(&t, Atlas);
        assert_eq!(answer["plan"]["kind"].as_str().or(answer["kind"].as_str()), Some(kind));
    }
}

/// With a Shipyard stone is wood for Hecate, and nothing dear is built before there are ships.
#[test]
fn w4_hecates_stone_is_saved_for_ships() {
    for (hecate, is_saved) in [(true, true), (false, false)] {
        let mut t = basic(Aim::Barter);
        t.slain("C2");
        if hecate {
            t.put(Atlas, at("C2"), 1, 0);
        }
        t.built(Atlas, Kind::Shipyard, 1, 5);
        (1..=5).for_each(|column| t.built(Atlas, Kind::Farm, column, 2));
        t.stocks(Atlas, [4, 0, 0, 0, 0]);
        in_building(&mut t, 2);
        let answer = answer(&t, Atlas);
        let kind = answer["plan"]["kind"].as_str().or(answer["kind"].as_str()).map(str::to_owned);
        assert_eq!(kind.is_none_or(|kind| kind == "farm" || kind == "quarry"), is_saved);
    }
}

/// B-9: who is to build a lost Housing again stands on open ground, whatever work there is.
#[test]
fn w4_a_lost_housing_is_built_again() {
    let mut t = basic(Aim::Timber);
    (1..=4).for_each(|column| t.built(Atlas, Kind::Farm, column, 1));
    t.so([Fact::Destroyed { faction: Atlas, at: sq(3, 3) }]);
    t.put(Atlas, Place::Home, 3, 0);
    t.set(Atlas, Stock::Stone, 2);
    let works: u64 = placed(&mut t).iter().map(|of| of.2).sum();
    assert_eq!(works, 1);
    t.answer_for(Atlas);
    while t.own(Atlas).phase.step < Step::Building {
        t.ok(Atlas, DraftCommand::NextStep { to: None });
    }
    t.answer_for(Atlas);
    assert_eq!(t.own(Atlas).count(Kind::Housing), 1);
}

/// Before there is a Shipyard Quarries are worked first, then Farms; Hecate has a use for stone still.
#[test]
fn w4_hands_go_where_they_are_worth_most() {
    let placed = |yard: bool, hecate: bool| {
        let mut t = basic(Aim::Barter);
        t.slain("C2");
        if hecate {
            t.put(Atlas, at("C2"), 1, 0);
        }
        t.stocks(Atlas, [0; 5]);
        t.built(Atlas, Kind::Farm, 1, 1);
        t.built(Atlas, Kind::Quarry, 2, 1);
        if yard {
            t.built(Atlas, Kind::Shipyard, 1, 5);
        }
        t.put(Atlas, Place::Home, 3, 0);
        placed(&mut t)
    };
    let (housing, farm, quarry) = ((3, 3, 2), (1, 1, 1), (2, 1, 1));
    assert_eq!(placed(false, false), [housing, quarry]);
    assert_eq!(placed(true, false), [housing, farm]);
    assert_eq!(placed(true, true), [(3, 3, 1), quarry, farm]);
}

/// G-16: what Zeus expects in this turn is not spent on a leader, and nobody waits in the Agora for gold.
#[test]
fn w4_the_gold_of_a_tribute_is_kept() {
    for (card, gold, appoints) in
        [(None, 1, true), (Some(Card::Tribute), 3, false), (Some(Card::Tribute), 4, true)]
    {
        let mut t = basic(Aim::Timber);
        if let Some(card) = card {
            t.event(card, 3);
        }
        t.built(Atlas, Kind::Agora, 1, 1);
        t.put(Atlas, Place::Home, 6, 1);
        t.set(Atlas, Stock::Gold, gold);
        let waits = placed(&mut t).iter().any(|of| (of.0, of.1) == (1, 1));
        t.answer_for(Atlas);
        // The Agora gave one.
        while t.own(Atlas).phase.step < Step::Development {
            t.ok(Atlas, DraftCommand::NextStep { to: None });
        }
        let asked = answer(&t, Atlas)["do"] == json!("appoint");
        assert_eq!((waits, asked), (appoints, appoints), "{card:?} {gold}");
    }
}

/// Of equal offers the earlier gets the knowledge, so it offers a third of what is left; but Europa asks for gold.
#[test]
fn w4_gold_is_for_zeus_or_for_europa() {
    let offered = |set: &dyn Fn(&mut Table), game: Version| {
        let mut t = rivals_on(Aim::Europa, game);
        t.event(Card::Tribute, 3);
        set(&mut t);
        t.set(Atlas, Stock::Gold, 9);
        in_step(&mut t, Step::Reaction);
        answer(&t, Atlas)["gold"].clone()
    };
    assert_eq!(offered(&|_| {}, Version::Basic), json!(5));
    let holds = |t: &mut Table| {
        t.slain("E1");
        t.put(Atlas, at("E1"), 1, 0);
    };
    assert_eq!(offered(&holds, Version::Basic), json!(3));
    // Z-6: Dionysus keeps the Housings of who offers nothing.
    let has_dionysus = |t: &mut Table| t.statue(Atlas, Statue::Dionysus, 1, 1);
    assert_eq!(offered(&has_dionysus, Version::Advanced), json!(0));
}

/// V-2: a people that sails and can still win the race bears nobody for whom there is no berth in time.
#[test]
fn w4_a_people_that_races_stops_growing() {
    let grows = |turn: u32, capacity: u32, hades: u32| {
        let mut t = basic(Aim::Timber);
        t.so([Fact::TurnBegan { turn }]);
        t.put(Atlas, Place::Home, 5, 0);
        t.learn(Atlas, Advance::Astronomy);
        t.counts(Atlas, capacity, 0, hades);
        in_step(&mut t, Step::Feeding);
        answer(&t, Atlas)["do"] == json!("grow")
    };
    // In turn 6 four turns are left to the race: one berth takes four people, two take eight.
    assert!(grows(6, 0, 0));
    assert!(!grows(6, 1, 0));
    assert!(grows(6, 2, 0));
    // Whoever has dead has eight turns.
    assert!(grows(6, 1, 1));
    assert!(!grows(10, 1, 1));
}

/// The Great Theatre, which gives gold, is held from turn 3 on by who wants gold and has hands to spare, if nobody is
/// there and no site is worth more.
#[test]
fn w4_the_theatre_is_held_where_gold_is_wanted() {
    let goes = |turn: u32, pops: u32, held: bool| {
        let mut t = basic(Aim::Europa);
        t.put(Ampheres, Place::Theatre, u32::from(held), 0);
        t.put(Atlas, Place::Home, pops, 1);
        t.so([Fact::TurnBegan { turn }]);
        moves(&mut t)["to"]["place"].clone()
    };
    assert_eq!(goes(3, 4, false), json!("theatre"));
    assert_eq!(goes(2, 4, false), json!(null));
    assert_eq!(goes(3, 3, false), json!(null));
    assert_eq!(goes(3, 4, true), json!(null));
    assert_eq!(goes(3, 6, false), json!("B1"));
}

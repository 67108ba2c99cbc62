//! Further rules of the island, of turns, events, secrets and the end, each in a few lines (sections 3 to 5, 15 to 24).

use atlantida::command::{Command, ControlCommand, DraftCommand, SetupCommand};
use atlantida::ids::{Advance, Card, Faction, Kind, Place, Site, Statue, Stock};
use atlantida::steward;
use atlantida::table::Stage;
use atlantida::world::{Fact, Step};
use game::{Actor, Audience, Game};
use serde_json::{Value, json};

use crate::examples::public;
use crate::improving::{nobody, to};
use crate::kit::*;

fn say(json: Value) -> Command {
    command(json)
}

/// Atlas improves in turn 4 with this event and plenty of everything.
fn struck(card: Card) -> Table {
    let mut t = Table::advanced(2);
    t.event(card, 4);
    t.put(Atlas, Place::Home, 8, 1);
    t.stocks(Atlas, [20, 20, 20, 20, 20]);
    t.phase(Stage::Improvement, Atlas);
    t
}

#[test]
fn i1_i2_i9_cells_neighbours_and_coasts() {
    let content = atlantida::content::Content::checked(shipped()).expect("sound");
    let island = content.island();
    let spot = |name: &str| island.spot(hex(name)).expect("a hex").clone();
    let names =
        |name: &str| spot(name).neighbours.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(names("C3"), ["B3", "B4", "C2", "C4", "D2", "D3"]);
    assert_eq!(
        (names("A1"), spot("A1").by_main),
        (vec!["A2".into(), "B3".into(), "B4".into()], true)
    );
    assert_eq!((spot("A3").sea_sides, spot("B2").sea_sides, spot("D2").sea_sides), (3, 0, 1));
    let inner = ["B2", "B3", "B4", "B5", "C2", "C3", "C4", "D3"];
    assert!(
        island
            .spots()
            .all(|(id, spot)| (spot.sea_sides == 0) == inner.contains(&id.to_string().as_str()))
    );
}

#[test]
fn i6_i10_sites_are_the_tiles() {
    let t = Table::basic(2);
    for (site, tiles) in &shipped().island.tiles {
        let there = t.state.world().hexes().filter(|(_, hex)| hex.site == *site).count();
        assert_eq!(there, *tiles as usize, "{site:?}");
    }
    assert_eq!(Site::ALL.iter().filter(|site| !site.is_production()).count(), 9);
}

#[test]
fn i7_nothing_sinks_by_the_calendar() {
    let mut t = Table::basic(2);
    t.until_turn(13);
    assert!(t.state.world().hexes().all(|(_, hex)| !hex.sunk));
}

#[test]
fn p10_p11_p12_the_game_begins_with_the_compass() {
    let t = Table::basic(5);
    assert_eq!((t.state.stage(), t.state.awaited().next()), (Stage::Movement, Some(Atlas)));
    let names: Vec<String> =
        atlantida::Atlantida::seats(&t.state).into_iter().map(|seat| seat.name).collect();
    assert_eq!(names, ["Atlas", "Ampheres", "Mneseus", "Mestor", "Azaes"]);
    // P-12: Hera alone works, and nothing comes of it.
    let mut t = Table::advanced(2);
    t.statue(Atlas, Statue::Hera, 1, 1);
    assert!(t.own(Atlas).has_statue(Statue::Hera));
}

#[test]
fn t16_a_stale_alarm_changes_nothing() {
    let mut t = Table::basic(2);
    let alarm = atlantida::Atlantida::alarm(&t.state).expect("a clock");
    t.finish(Atlas);
    assert!(t.acts(&Actor::Clock, alarm.command.clone()).is_err());
    assert!(t.control(alarm.command).is_err());
}

#[test]
fn t20_who_gave_up_drops_out_of_the_order() {
    let mut t = Table::basic(4);
    t.ok(Atlas, ControlCommand::GiveUp);
    t.finish(Ampheres);
    t.ok(Mneseus, ControlCommand::GiveUp);
    assert_eq!(t.state.world().order(), [Ampheres, Mestor]);
    assert!(t.state.awaits(Mestor));
}

#[test]
fn t21_a_statue_lost_in_this_phase_is_free_in_the_next_turn() {
    let mut t = Table::advanced_with(2, |settings| {
        settings.improvement = atlantida::settings::ImprovementGoes::Together;
    });
    t.statue(Atlas, Statue::Ares, 1, 1);
    for faction in [Atlas, Ampheres] {
        t.stocks(faction, [9, 9, 9, 9, 9]);
    }
    t.phase(Stage::Improvement, Atlas);
    let housed = || {
        say(json!({ "do": "place", "at": [{ "square": { "column": 3, "row": 3 }, "pops": 4 }] }))
    };
    let statue = |of: &str| {
        say(
            json!({ "do": "build", "kind": "statue", "statue": of, "at": { "column": 2, "row": 1 } }),
        )
    };
    t.ok(Atlas, housed());
    t.ok(Atlas, statue("hestia"));
    t.ok(Atlas, DraftCommand::FinishImprovement);
    t.ok(Ampheres, housed());
    assert_eq!(t.refused(Ampheres, statue("ares")), "Z-7");
    t.ok(Ampheres, DraftCommand::FinishImprovement);
    assert_eq!(t.state.world().owner(Statue::Ares), None);
    assert_eq!(t.state.world().owner(Statue::Hestia), Some(Atlas));
}

#[test]
fn g19_without_a_reveal_offers_are_void() {
    let mut t = Table::basic(2);
    crate::examples::tribute(&mut t, 3, &[5]);
    t.ok(Ampheres, ControlCommand::GiveUp);
    assert_eq!(t.state.stage(), Stage::Over);
    assert_eq!(t.state.world().player(Atlas).stock(Stock::Gold), 7);
}

#[test]
fn x1_x14_the_track_of_the_advanced_game() {
    let t = Table::advanced(2);
    let track = public(&t)["board"]["track"].clone();
    let cards: Vec<Value> =
        track.as_array().expect("slots").iter().map(|slot| slot["card"].clone()).collect();
    for turn in [3, 6, 9, 12] {
        assert_eq!(cards[turn - 1], "tribute");
    }
    assert_eq!(cards[12], "collapse");
    for turn in [4, 5, 7, 8, 10, 11] {
        assert!(cards[turn - 1] != "tribute" && !cards[turn - 1].is_null());
    }
}

#[test]
fn x2_x16_z4_a_stopped_event_is_shown_and_skipped() {
    let mut t = struck(Card::Iconoclasm);
    t.so([Fact::Stopped]);
    t.statue(Atlas, Statue::Ares, 1, 1);
    assert_eq!(public(&t)["board"]["track"][3]["stopped"], json!(true));
    t.ok(Atlas, nobody());
    to(&mut t, Step::Shipping);
    assert_eq!((t.own(Atlas).statues().count(), t.own(Atlas).hades), (1, 0));
}

#[test]
fn x4_who_is_spared_is_passed_over() {
    let mut t = struck(Card::Epidemic);
    t.so([Fact::Spared { faction: Atlas }]);
    t.ok(Atlas, nobody());
    to(&mut t, Step::Shipping);
    assert_eq!(t.own(Atlas).hades, 0);
}

#[test]
fn x6_x23_a_drought_strikes_feeding_alone() {
    let mut t = struck(Card::Drought);
    t.built(Atlas, Kind::Farm, 1, 1);
    t.built(Atlas, Kind::Garden, 2, 1);
    t.phase(Stage::Improvement, Atlas);
    let work = json!({ "do": "place", "at": [
        { "square": { "column": 1, "row": 1 }, "pops": 1 }, { "square": { "column": 2, "row": 1 }, "pops": 1 }] });
    t.ok(Atlas, say(work));
    // F-3: wood is not touched.
    assert_eq!(t.stock(Atlas, Stock::Wood), 21);
    to(&mut t, Step::Shipping);
    assert_eq!(t.own(Atlas).phase.food.expect("counted").food, 12);
}

#[test]
fn x15_x19_who_is_in_the_theatre_is_not_in_the_city() {
    let mut t = struck(Card::Earthquake);
    t.put(Atlas, Place::Home, 0, 0);
    t.put(Atlas, Place::Theatre, 4, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, nobody());
    to(&mut t, Step::Reaction);
    t.ok(
        Atlas,
        say(json!({ "do": "react", "how": { "earthquake": [{ "column": 3, "row": 3 }] } })),
    );
    assert_eq!((t.own(Atlas).hades, t.own(Atlas).theatre.pops), (0, 4));
}

#[test]
fn x18_a_sunken_temple_works_no_more() {
    let mut t = struck(Card::Drought);
    t.slain("C5");
    t.counts(Atlas, 0, 0, 4);
    t.put(Atlas, at("C5"), 0, 1);
    t.so([
        Fact::UnitsSet {
            faction: Atlas,
            place: at("C5"),
            units: Default::default(),
            at_site: false,
        },
        Fact::Sunk { hex: hex("C5") },
    ]);
    t.ok(Atlas, nobody());
    assert_eq!(t.stock(Atlas, Stock::Knowledge), 20);
}

#[test]
fn z12_what_zeus_has_granted_stays() {
    let mut t = Table::advanced(2);
    t.event(Card::Epidemic, 4);
    t.slain("C3");
    t.put(Atlas, at("C3"), 0, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.set(Atlas, Stock::Gold, 2);
    t.phase(Stage::Movement, Atlas);
    t.finish(Atlas);
    t.finish(Ampheres);
    let use_zeus = |favour: &str| say(json!({ "do": "use_zeus", "favour": favour }));
    assert_eq!(t.refused(Atlas, use_zeus("spare")), "too_little");
    t.ok(Atlas, use_zeus("stop"));
    assert_eq!(t.refused(Atlas, use_zeus("stop")), "T-6");
    assert_eq!(t.state.world().event(), None);
}

#[test]
fn z13_hera_falls_in_an_earthquake() {
    let mut t = struck(Card::Earthquake);
    for (of, column) in [(Statue::Hera, 1), (Statue::Ares, 2), (Statue::Athena, 3)] {
        t.statue(Atlas, of, column, 1);
    }
    t.learn(Atlas, Advance::Engineering);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, nobody());
    to(&mut t, Step::Reaction);
    t.ok(
        Atlas,
        say(json!({ "do": "react", "how": { "earthquake": [{ "column": 1, "row": 1 }] } })),
    );
    assert_eq!(t.refused(Atlas, DraftCommand::NextStep { to: None }), "Z-9");
    t.ok(Atlas, say(json!({ "do": "keep", "statue": "ares" })));
    assert_eq!(t.own(Atlas).statues().collect::<Vec<_>>(), [Statue::Ares]);
}

#[test]
fn v1_v3_v12_leaders_and_stocks_do_not_matter_for_the_race() {
    let mut t = Table::basic(2);
    t.put(Atlas, Place::Home, 0, 3);
    t.stocks(Atlas, [9, 9, 9, 9, 9]);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, nobody());
    t.ok(Atlas, DraftCommand::FinishImprovement);
    // Nobody on the continent: he plays on.
    assert_ne!(t.state.stage(), Stage::Over);
    t.counts(Atlas, 0, 1, 0);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, nobody());
    t.ok(Atlas, DraftCommand::FinishImprovement);
    assert_eq!(t.state.stage(), Stage::Over);
}

#[test]
fn v11_places_behind_the_winner() {
    let mut t = Table::basic(4);
    t.ok(Atlas, ControlCommand::GiveUp);
    t.so([Fact::TurnBegan { turn: 13 }]);
    t.counts(Ampheres, 0, 2, 0);
    t.counts(Mneseus, 0, 5, 0);
    t.phase(Stage::Improvement, Ampheres);
    [Ampheres, Mneseus, Mestor].iter().for_each(|of| t.finish(*of));
    let places = public(&t)["result"]["places"].clone();
    let order: Vec<&str> =
        places.as_array().expect("rows").iter().filter_map(|row| row["faction"].as_str()).collect();
    // Six pops each go down with the island: -10, -7, and nobody saved.
    assert_eq!(order, ["mneseus", "ampheres", "mestor", "atlas"]);
}

#[test]
fn k2_nothing_stops_the_collapse() {
    let mut t = Table::advanced(2);
    t.event(Card::Collapse, 13);
    t.slain("C3");
    t.put(Atlas, at("C3"), 2, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.phase(Stage::Movement, Atlas);
    t.finish(Atlas);
    t.finish(Ampheres);
    assert_eq!(t.state.stage(), Stage::Improvement);
}

#[test]
fn n9_control_sees_no_more_than_who_has_locked() {
    let mut t = Table::basic(2);
    crate::examples::tribute(&mut t, 3, &[5]);
    let seen = |who: Audience| {
        serde_json::to_string(&atlantida::Atlantida::view(&t.state, &who)).expect("a view")
    };
    assert!(!seen(Audience::Control).contains("\"offer\""));
    assert!(!seen(Audience::Public).contains("\"offer\""));
}

#[test]
fn n12_after_the_reveal_all_is_in_the_log() {
    let mut t = Table::basic(2);
    crate::examples::tribute(&mut t, 3, &[5, 2]);
    let log = public(&t)["log"].clone();
    let lines: Vec<game::Text> = log
        .as_array()
        .expect("lines")
        .iter()
        .map(|line| serde_json::from_value(line["text"].clone()).expect("a text"))
        .collect();
    let said: Vec<String> = lines.iter().map(ToString::to_string).collect();
    assert!(said.iter().any(|line| line == "The offers: Atlas 5 and Ampheres 2."), "{said:?}");
}

#[test]
fn a2_the_steward_sees_only_what_its_seat_may() {
    let mut t = Table::basic(2);
    t.slain("C2");
    t.around(Atlas, at("B2"), 4, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.put(Ampheres, at("C2"), 5, 0);
    t.phase(Stage::Movement, Atlas);
    let answers = [0, 1, 5].map(|arms| {
        let mut t = t.clone();
        t.ok(Atlas, crate::examples::attack("B2", 4, "C2", arms, 0));
        steward::answer(&t.state, Ampheres).expect("it is asked")
    });
    assert!(answers.iter().all(|answer| *answer == answers[0]));
}

#[test]
fn a5_a14_the_steward_neither_attacks_nor_gives_up() {
    let mut t = Table::advanced(3);
    t.until_turn(13);
    let calm = t.journal.iter().all(|event| {
        let word = serde_json::to_value(event).expect("JSON")["event"].clone();
        word != "declared" && word != "gave_up"
    });
    assert!(calm);
    assert!(
        t.state.world().active().all(|player| player.capacity == 0 && player.advances.is_empty())
    );
}

#[test]
fn a13_what_the_steward_has_answered_stands() {
    let mut t = Table::open(|settings| settings.island = atlantida::settings::Laid::Printed);
    let factions: Vec<Faction> = ALL[..2].to_vec();
    t.ok(Atlas, SetupCommand::Begin { factions, absent: vec![Ampheres] });
    t.ok(Atlas, DraftCommand::FinishMovement);
    t.ok(Ampheres, ControlCommand::MarkPresent { faction: Ampheres });
    assert_eq!(t.refused(Ampheres, DraftCommand::FinishMovement), "not_yours");
}

#[test]
fn l19_turning_the_seats_gives_the_same_game_turned() {
    let run = |first: usize| {
        let mut t = Table::basic_with(3, |_| {});
        let holder = ALL[first];
        t.so([Fact::CompassSet { holder, clockwise: true }]);
        let order = t.state.world().order();
        t.phase(Stage::Movement, holder);
        while t.state.stage() != Stage::Over {
            t.steward();
        }
        let of = |faction: &Faction| {
            let player = t.state.world().player(*faction);
            (
                player.continent,
                player.hades,
                Stock::ALL.iter().map(|of| player.stock(*of)).collect::<Vec<_>>(),
            )
        };
        order.iter().map(of).collect::<Vec<_>>()
    };
    assert_eq!(run(0), run(1));
    assert_eq!(run(0), run(2));
}

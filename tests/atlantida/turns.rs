//! Turns, the Compass, clocks, giving up, the end of the game (sections 5, 16, 19, 20).

use atlantida::command::{Command, ControlCommand, Correction, DraftCommand, SetupCommand};
use atlantida::ids::{Advance, Card, Kind, Place, Statue, Stock};
use atlantida::score::{Ended, WonBy};
use atlantida::settings::{CompassGoes, ImprovementGoes, StewardPlays, Usual, Value};
use atlantida::table::Stage;
use atlantida::world::Fact;
use game::{Actor, Game};
use serde_json::json;

use crate::kit::*;

fn result(t: &Table) -> Ended {
    serde_json::from_value(crate::examples::public(t)["result"].clone()).expect("it is over")
}

fn give_up() -> Command {
    ControlCommand::GiveUp.into()
}

#[test]
fn t1_t5_a_turn_in_its_order() {
    let mut t = Table::basic(3);
    let mut seen = Vec::new();
    while t.state.world().turn() == 1 {
        seen.push((t.state.stage(), t.state.awaited().next().expect("awaited")));
        t.finish(seen[seen.len() - 1].1);
    }
    let expected = [Stage::Movement, Stage::Improvement]
        .into_iter()
        .flat_map(|stage| [Atlas, Ampheres, Mneseus].map(|faction| (stage, faction)));
    assert_eq!(seen, expected.collect::<Vec<_>>());
    assert_eq!(t.state.world().turn(), 2);
}

#[test]
fn t3_t22_the_compass_stays_or_passes() {
    for (ruling, holder) in [(CompassGoes::Stays, Atlas), (CompassGoes::Passes, Ampheres)] {
        let mut t = Table::basic_with(3, |settings| settings.compass = ruling);
        t.until_turn(2);
        assert_eq!(t.state.world().order()[0], holder);
    }
}

#[test]
fn t4_t19_poseidon_sets_the_compass() {
    let mut t = Table::basic(2);
    t.put(Atlas, at("A1"), 0, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.phase(Stage::Movement, Atlas);
    t.finish(Atlas);
    t.finish(Ampheres);
    let set =
        |holder: &str| command(json!({ "do": "set_compass", "holder": holder, "clockwise": true }));
    assert_eq!(t.refused(Ampheres, set("ampheres")), "T-6");
    t.ok(Atlas, set("ampheres"));
    assert_eq!(t.state.awaited().next(), Some(Ampheres));
}

#[test]
fn t6_zeus_is_asked_before_poseidon() {
    let mut t = Table::advanced(2);
    t.event(Card::Epidemic, 4);
    t.slain("C3");
    t.put(Atlas, at("A1"), 0, 1);
    t.put(Ampheres, at("C3"), 0, 1);
    t.phase(Stage::Movement, Atlas);
    t.finish(Atlas);
    t.finish(Ampheres);
    assert_eq!((t.state.stage(), t.state.awaited().next()), (Stage::Zeus, Some(Ampheres)));
    t.ok(Ampheres, command(json!({ "do": "use_zeus", "favour": "stop" })));
    // T-19: his answer is public before Poseidon is asked.
    assert_eq!((t.state.stage(), t.state.awaited().next()), (Stage::Compass, Some(Atlas)));
    assert_eq!(t.state.world().event(), None);
    // Around the sites nobody is asked.
    t.around(Atlas, at("A1"), 0, 1);
    t.around(Ampheres, at("C3"), 0, 1);
    t.event(Card::Epidemic, 5);
    t.phase(Stage::Movement, Atlas);
    t.finish(Atlas);
    t.finish(Ampheres);
    assert_eq!(t.state.stage(), Stage::Improvement);
}

#[test]
fn t8_the_game_ends_after_turn_13() {
    let mut t = Table::basic(2);
    while t.state.stage() != Stage::Over {
        t.steward();
    }
    assert_eq!(t.state.world().turn(), 13);
    assert!(t.does(Atlas, DraftCommand::FinishMovement).is_err());
    assert!(atlantida::Atlantida::over(&t.state));
}

#[test]
fn the_chronicle_tells_each_turn() {
    use game::{Audience, Record, Told};
    let mut t = Table::basic(3);
    while t.state.stage() != Stage::Over {
        t.steward();
    }
    let told = Told { entry: 1, at: t.now, events: t.journal.clone() };
    let split: Vec<_> = (1..)
        .zip(told.events)
        .map(|(entry, event)| Told { entry, at: t.now, events: vec![event] })
        .collect();
    let story = atlantida::Atlantida::chronicle(t.start.clone(), &split, &Audience::Public);
    let turns = story["turns"].as_array().expect("turns");
    assert_eq!(turns.len(), 14);
    assert_eq!(turns[13]["peoples"][0]["on_island"], json!(0));
    assert_eq!(story["result"]["by"], crate::examples::public(&t)["result"]["by"]);
    let sheets = atlantida::Atlantida::sheets(&t.state);
    assert_eq!(sheets["aids"]["events"].as_array().expect("cards").len(), 10);
}

#[test]
fn t13_what_is_refused_changes_nothing() {
    let mut t = Table::basic(2);
    assert_eq!(t.refused(Ampheres, DraftCommand::FinishMovement), "not_yours");
    assert_eq!(t.refused(Atlas, DraftCommand::FinishImprovement), "T-1");
}

#[test]
fn t15_t17_the_clock_closes_a_phase() {
    let mut t = Table::basic(2);
    let alarm = atlantida::Atlantida::alarm(&t.state).expect("a clock runs");
    assert_eq!(alarm.at.0, t.now.0 + 90_000);
    t.acts(&Actor::Clock, alarm.command).expect("time is up");
    assert!(t.state.awaits(Ampheres));
    t.finish(Ampheres);
    // The steward goes on from the step in which the draft stands.
    t.ok(Atlas, command(json!({ "do": "place", "at": [] })));
    let alarm = atlantida::Atlantida::alarm(&t.state).expect("a clock runs");
    assert!(t.does(Atlas, alarm.command.clone()).is_err());
    t.acts(&Actor::Clock, alarm.command).expect("time is up");
    assert!(t.state.awaits(Ampheres));
    assert_eq!(t.own(Atlas).on_island(), 6);
    // 0 is no clock.
    let t = Table::basic_with(2, |settings| settings.move_seconds = 0);
    assert!(atlantida::Atlantida::alarm(&t.state).is_none());
}

#[test]
fn t14_together_all_draft_at_once() {
    let mut t = Table::basic_with(3, |settings| settings.improvement = ImprovementGoes::Together);
    t.phase(Stage::Improvement, Atlas);
    assert_eq!(t.state.awaited().count(), 3);
    t.finish(Mneseus);
    t.finish(Atlas);
    assert_eq!(t.state.stage(), Stage::Improvement);
    t.finish(Ampheres);
    assert_eq!(t.state.stage(), Stage::Movement);
}

#[test]
fn t14_d_an_earlier_race_ends_the_game() {
    let mut t = Table::basic_with(2, |settings| settings.improvement = ImprovementGoes::Together);
    for faction in [Atlas, Ampheres] {
        t.put(faction, Place::Home, 2, 1);
        t.counts(faction, 8, 0, 0);
        t.learn(faction, Advance::Astronomy);
    }
    t.phase(Stage::Improvement, Atlas);
    for faction in [Ampheres, Atlas] {
        t.ok(faction, command(json!({ "do": "place", "at": [] })));
        t.ok(faction, command(json!({ "do": "ship", "from": [{ "from": "home", "pops": 2 }] })));
        t.ok(faction, DraftCommand::FinishImprovement);
    }
    assert_eq!((result(&t).by, result(&t).places[0].faction), (WonBy::Race, Atlas));
    assert_eq!(t.state.world().player(Ampheres).continent, 0);
}

#[test]
fn g20_g21_g22_giving_up() {
    let mut t = Table::basic(3);
    t.ok(Atlas, give_up());
    assert_eq!(t.state.world().order(), [Ampheres, Mneseus]);
    assert!(t.state.awaits(Ampheres));
    assert_eq!(t.state.world().player(Atlas).on_island(), 0);
    assert!(t.does(Atlas, DraftCommand::FinishMovement).is_err());
    t.finish(Ampheres);
    t.ok(Mneseus, give_up());
    let ended = result(&t);
    assert_eq!((ended.by, ended.places[0].faction), (WonBy::Left, Ampheres));
    // V-9, V-10.
    assert_eq!(
        ended.places.iter().map(|row| row.record).collect::<Vec<_>>(),
        [Some(0), Some(-1000), Some(-1000)]
    );
    let mut t = Table::basic(2);
    t.ok(Atlas, give_up());
    assert_eq!(result(&t).places.iter().map(|row| row.record).collect::<Vec<_>>(), [None, None]);
}

#[test]
fn v10_the_last_of_three_has_his_points_for_the_records() {
    for (continent, hades, record) in [(5, 1, 103), (0, 2, -4)] {
        let mut t = Table::basic(3);
        t.counts(Ampheres, 0, continent, hades);
        t.ok(Atlas, give_up());
        t.finish(Ampheres);
        t.ok(Mneseus, give_up());
        let row = result(&t).places[0];
        assert_eq!((row.faction, row.record), (Ampheres, Some(record)));
    }
}

#[test]
fn g28_not_once_something_is_final() {
    let mut t = Table::basic(2);
    assert_eq!(t.refused(Ampheres, give_up()), "G-28");
    t.slain("C2");
    t.around(Atlas, at("B2"), 3, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.put(Ampheres, at("C2"), 3, 0);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, crate::examples::attack("B2", 3, "C2", 0, 0));
    t.ok(Ampheres, crate::examples::retreats(1));
    assert_eq!(t.refused(Atlas, give_up()), "G-28");
}

#[test]
fn d13_g29_who_gave_up_counts_no_more() {
    let mut t = Table::basic(3);
    t.learn(Ampheres, Advance::Navigation);
    t.put(Ampheres, at("A1"), 2, 0);
    t.phase(Stage::Movement, Ampheres);
    t.ok(Ampheres, give_up());
    assert!(t.state.world().player(Ampheres).advances.is_empty());
    assert_eq!(t.state.world().holder(at("A1")), None);
}

#[test]
fn v2_v4_the_race() {
    for (ruling, over) in [(Usual::On, true), (Usual::Off, false)] {
        let mut t = Table::basic_with(2, |settings| settings.race_victory = ruling);
        t.put(Atlas, Place::Home, 0, 1);
        t.counts(Atlas, 0, 3, 0);
        t.phase(Stage::Improvement, Atlas);
        t.ok(Atlas, command(json!({ "do": "place", "at": [] })));
        t.ok(Atlas, DraftCommand::FinishImprovement);
        assert_eq!(t.state.stage() == Stage::Over, over);
    }
    // Not with a dead pop.
    let mut t = Table::basic(2);
    t.put(Atlas, Place::Home, 0, 1);
    t.counts(Atlas, 0, 3, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, command(json!({ "do": "place", "at": [] })));
    t.ok(Atlas, DraftCommand::FinishImprovement);
    assert_ne!(t.state.stage(), Stage::Over);
}

#[test]
fn k1_k3_the_collapse() {
    let mut t = Table::basic(2);
    t.so([Fact::TurnBegan { turn: 13 }]);
    t.around(Atlas, at("B2"), 2, 0);
    t.counts(Ampheres, 0, 1, 0);
    t.phase(Stage::Improvement, Atlas);
    t.finish(Atlas);
    t.finish(Ampheres);
    assert_eq!(t.state.stage(), Stage::Over);
    assert_eq!((t.own(Atlas).on_island(), t.own(Atlas).hades), (0, 9));
    assert_eq!(result(&t).by, WonBy::Points);
    // V-5: who saved nobody is behind.
    assert_eq!(result(&t).places[0].faction, Ampheres);
}

#[test]
fn v7_v8_advances_decide() {
    let mut t = Table::basic(3);
    t.so([Fact::TurnBegan { turn: 13 }]);
    t.learn(Ampheres, Advance::Navigation);
    t.learn(Mneseus, Advance::Astronomy);
    t.phase(Stage::Improvement, Atlas);
    ALL[..3].iter().for_each(|of| t.finish(*of));
    let ended = result(&t);
    assert_eq!(ended.by, WonBy::Advances);
    let places: Vec<_> = ended.places.iter().map(|row| (row.faction, row.place)).collect();
    assert_eq!(places, [(Ampheres, 1), (Mneseus, 1), (Atlas, 3)]);
}

#[test]
fn a8_control_corrects_with_a_reason() {
    let mut t = Table::basic(2);
    let correct = |to: u32, reason: &str| {
        command(json!({ "do": "correct", "reason": reason,
            "what": { "figure": "stock", "faction": "atlas", "stock": "gold", "to": to } }))
    };
    assert!(t.does(Atlas, correct(5, "miscounted")).is_err());
    assert!(t.control(correct(5, "")).is_err());
    t.control(correct(5, "miscounted")).expect("Control may");
    assert_eq!(t.stock(Atlas, Stock::Gold), 5);
    // L-6: nobody is put on another's site.
    t.put(Ampheres, at("A1"), 1, 0);
    let onto = command(json!({ "do": "correct", "reason": "so",
        "what": { "figure": "units", "faction": "atlas", "place": "A1", "pops": 2, "leaders": 0, "at_site": true } }));
    let refusal = t.control(onto).expect_err("L-6");
    assert_eq!(refusal.sentence.filled("rule").as_deref(), Some("L-6"));
    let leaders = command(json!({ "do": "correct", "reason": "so",
        "what": { "figure": "units", "faction": "atlas", "place": "home", "pops": 4, "leaders": 5, "at_site": false } }));
    let refusal = t.control(leaders).expect_err("L-3");
    assert_eq!(refusal.sentence.filled("rule").as_deref(), Some("L-3"));
}

#[test]
fn a8_a_correction_breaks_no_bound_of_statues() {
    let mut t = Table::advanced(2);
    for (statue, column) in [(Statue::Hera, 1), (Statue::Ares, 2), (Statue::Athena, 3)] {
        t.statue(Atlas, statue, column, 1);
    }
    let destroy = |column: u32| {
        let at = json!({ "column": column, "row": 1 });
        let what = json!({ "figure": "destroy", "faction": "atlas", "at": at });
        command(json!({ "do": "correct", "reason": "so", "what": what }))
    };
    // L-10: without Hera he would have two.
    let refusal = t.control(destroy(1)).expect_err("L-10");
    assert_eq!(refusal.sentence.filled("rule").as_deref(), Some("L-10"));
    t.control(destroy(2)).expect("one beside Hera is left");
    t.control(destroy(1)).expect("one is left");
    assert_eq!(t.own(Atlas).statues().collect::<Vec<_>>(), [Statue::Athena]);
}

#[test]
fn settings_are_fixed_but_for_the_live_ones() {
    let mut t = Table::open(|_| {});
    let change = |key: &str, value: Value| ControlCommand::ChangeSetting { key: key.into(), value };
    t.control(change("game", Value::Word("advanced".into()))).expect("before the game");
    assert!(t.control(change("city_columns", Value::Number(6))).is_err());
    assert!(t.does(Atlas, change("city_columns", Value::Number(7))).is_err());
    t.begin(2);
    assert!(t.control(change("game", Value::Word("basic".into()))).is_err());
    t.control(change("move_seconds", Value::Number(10))).expect("it is live");
}

#[test]
fn b1_cities_of_another_size() {
    let mut t =
        Table::basic_with(2, |settings| (settings.city_columns, settings.city_rows) = (7, 3));
    let city = t.own(Atlas).city;
    assert_eq!(city.at(sq(4, 2)).expect("it stands").kind, Kind::Housing);
    assert_eq!(city.empty(), 20);
    t.phase(Stage::Improvement, Atlas);
    t.ok(
        Atlas,
        command(
            json!({ "do": "place", "at": [{ "square": { "column": 4, "row": 2 }, "pops": 4 }] }),
        ),
    );
    t.set(Atlas, Stock::Stone, 2);
    assert!(
        t.does(
            Atlas,
            command(json!({ "do": "build", "kind": "farm", "at": { "column": 1, "row": 4 } }))
        )
        .is_err()
    );
}

/// Control moves the Compass, for a reason.
#[test]
fn a9_control_moves_the_compass() {
    let mut t = Table::basic(3);
    let what = Correction::Compass { holder: Mneseus, clockwise: false };
    let reason = "It was set down wrongly".to_owned();
    t.control(ControlCommand::Correct { what, reason: String::new() }).expect_err("no reason");
    t.control(ControlCommand::Correct { what, reason }).expect("it may");
    let compass = crate::examples::public(&t)["board"]["compass"].clone();
    assert_eq!((&compass["holder"], &compass["clockwise"]), (&"mneseus".into(), &false.into()));
}

/// a correction says what was so and what is.
#[test]
fn a8_a_correction_is_told_with_its_figures() {
    let mut t = Table::basic(2);
    t.set(Atlas, Stock::Gold, 1);
    let what = Correction::Stock { faction: Atlas, stock: Stock::Gold, to: 20 };
    let reason = "All agreed".to_owned();
    t.control(ControlCommand::Correct { what, reason }).expect("it may");
    let lines = crate::examples::public(&t)["log"].clone();
    let lines: Vec<game::Text> = (0..2)
        .map(|at| serde_json::from_value(lines[at]["text"].clone()).expect("a text"))
        .collect();
    assert_eq!(lines[0].to_string(), "Atlas: gold 1 → 20");
    assert_eq!(lines[1].to_string(), "Control corrects: All agreed");
}

/// T-17: where time runs out in a movement phase, leaders that have not moved stay, however stewards play.
#[test]
fn t17_leaders_stay_where_time_runs_out() {
    let mut t = Table::basic_with(2, |settings| settings.steward = StewardPlays::Rival);
    let before = t.state.world().player(Atlas).home.leaders;
    let alarm = atlantida::Atlantida::alarm(&t.state).expect("a clock runs");
    t.acts(&Actor::Clock, alarm.command).expect("time is up");
    assert!(t.state.awaits(Ampheres));
    assert_eq!(t.state.world().player(Atlas).home.leaders, before);
}

/// a seat that Control left to the steward plays, whoever begins.
#[test]
fn a10_who_was_left_to_the_steward_plays_when_a_seat_begins() {
    let mut t = Table::open(|_| {});
    t.control(ControlCommand::MarkAbsent { faction: Azaes }).expect("it may");
    let begin = |factions: Vec<_>| SetupCommand::Begin { factions, absent: Vec::new() };
    assert_eq!(t.refused(Atlas, begin(vec![Atlas, Atlas])), "P-1");
    t.ok(Atlas, begin(vec![Atlas, Mneseus]));
    let plays: Vec<_> = t.state.world().active().map(|player| player.faction).collect();
    assert_eq!(plays, [Atlas, Mneseus, Azaes]);
    let shown = crate::examples::public(&t)["players"].clone();
    let absent: Vec<_> = (0..3).map(|at| shown[at]["absent"] == true).collect();
    assert_eq!(absent, [false, false, true]);
}

/// The log says what a setting decides, not how a file calls it.
#[test]
fn a_changed_setting_is_said_in_words() {
    let mut t = Table::open(|_| {});
    let (key, value) = ("tribute_due".to_owned(), Value::Number(5));
    t.control(ControlCommand::ChangeSetting { key, value }).expect("it may");
    let line = crate::examples::public(&t)["log"][0]["text"].clone();
    let line: game::Text = serde_json::from_value(line).expect("a text");
    assert_eq!(line.to_string(), "A setting is changed. Gold that Zeus expects: 5.");
}

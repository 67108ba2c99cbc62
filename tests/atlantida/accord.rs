//! What seats agree on among themselves: going back, the steward, standing still.

use atlantida::Atlantida;
use atlantida::command::{
    AccordCommand, Command, ControlCommand, Correction, DraftCommand, SetupCommand,
};
use atlantida::ids::{Faction, Place, Stock};
use atlantida::settings::TakeBack;
use atlantida::table::Stage;
use game::{Actor, Audience, Game, Millis, Record};
use serde_json::Value;

use crate::examples::{attack, public, retreats};
use crate::kit::*;

/// The point that was kept last.
fn last_point(t: &Table) -> u32 {
    let points = public(t)["accord"]["points"].as_array().expect("points").clone();
    let last = points.last().expect("a point").clone();
    u32::try_from(last["number"].as_u64().expect("a number")).expect("small")
}

fn ask(t: &mut Table, by: Faction, point: u32) -> u32 {
    t.ok(by, AccordCommand::AskBack { point });
    let open = public(t)["accord"]["open"]["number"].clone();
    open.as_u64().map_or(0, |number| u32::try_from(number).expect("small"))
}

/// What everybody sees, without what goes on after a going back.
fn still(t: &Table) -> Value {
    let mut view = public(t);
    let fields = view.as_object_mut().expect("an object");
    for name in ["log", "accord", "aids", "asked", "reveals"] {
        fields.remove(name);
    }
    view
}

#[test]
fn a15_a17_a18_l22_w6_all_agree_and_the_game_is_back() {
    let mut t = Table::basic(3);
    let before = still(&t);
    let point = last_point(&t);
    let order = serde_json::json!({ "do": "move", "from": "home", "pops": 2, "to": { "place": "B3" }, "how": "enter" });
    t.ok(Atlas, command(order));
    t.ok(Atlas, DraftCommand::FinishMovement);
    assert_ne!(before, still(&t));
    let question = ask(&mut t, Atlas, point);
    t.ok(Ampheres, AccordCommand::Agree { question });
    assert_ne!(before, still(&t));
    t.ok(Mneseus, AccordCommand::Agree { question });
    assert_eq!(before, still(&t));
    assert!(t.state.awaits(Atlas));
    let answered = public(&t)["accord"]["answered"].clone();
    assert_eq!(
        (&answered["carried"], answered["votes"].as_array().expect("votes").len()),
        (&true.into(), 3)
    );
    t.ok(Atlas, DraftCommand::FinishMovement);
}

/// What a seat sees, without what goes on after a going back.
fn seats(t: &Table) -> Vec<Value> {
    let of = |faction: &Faction| {
        let who = Audience::Seat(faction.seat());
        let mut view = serde_json::to_value(Atlantida::view(&t.state, &who)).expect("a view");
        let fields = view.as_object_mut().expect("an object");
        for name in ["log", "accord", "aids", "asked", "reveals", "voice"] {
            fields.remove(name);
        }
        view
    };
    ALL[..3].iter().map(of).collect()
}

/// Carried, the state is that of the point; refused, that before the question.
#[test]
fn l22_a_vote_leads_to_the_point_or_back_to_before_the_question() {
    for carried in [true, false] {
        let mut t = Table::basic(3);
        let world = |t: &Table| borsh::to_vec(t.state.world()).expect("writes");
        let at_the_point = (still(&t), world(&t));
        let point = last_point(&t);
        let order =
            serde_json::json!({ "do": "move", "from": "home", "pops": 3, "to": { "place": "A1" } });
        t.ok(Atlas, command(order));
        t.ok(Atlas, DraftCommand::FinishMovement);
        t.ok(Ampheres, DraftCommand::FinishMovement);
        let before = (still(&t), world(&t));
        let seen = seats(&t);
        let question = ask(&mut t, Mneseus, point);
        t.ok(Atlas, AccordCommand::Agree { question });
        if carried {
            t.ok(Ampheres, AccordCommand::Agree { question });
            assert!((still(&t), world(&t)) == at_the_point);
            assert!(t.state.awaits(Atlas));
        } else {
            t.ok(Ampheres, AccordCommand::Refuse { question });
            assert!((still(&t), world(&t)) == before);
            assert!(seats(&t) == seen);
            assert!(t.state.awaits(Mneseus));
        }
    }
}

#[test]
fn a17_one_no_ends_it_and_nothing_changes() {
    let mut t = Table::basic(3);
    let point = last_point(&t);
    t.ok(Atlas, DraftCommand::FinishMovement);
    let before = still(&t);
    let question = ask(&mut t, Mneseus, point);
    t.ok(Ampheres, AccordCommand::Agree { question });
    t.ok(Atlas, AccordCommand::Refuse { question });
    assert_eq!(before, still(&t));
    assert_eq!(public(&t)["accord"]["answered"]["carried"], false);
    // not again for the same point.
    assert_eq!(t.refused(Ampheres, AccordCommand::AskBack { point }), "A-21");
}

#[test]
fn a17_time_ends_it_and_a15_all_clocks_stand() {
    let mut t = Table::basic(2);
    let point = last_point(&t);
    let alarm = |t: &Table| Atlantida::alarms(&t.state).into_iter().next();
    let clock = alarm(&t).expect("a clock").at;
    t.ok(Atlas, AccordCommand::AskBack { point });
    let asked = t.now;
    let ends = alarm(&t).expect("the question's");
    assert_eq!(ends.at, Millis(asked.0 + 60_000));
    assert_eq!(t.refused(Ampheres, DraftCommand::FinishMovement), "not_now");
    t.now = Millis(ends.at.0 - 1000);
    t.acts(&Actor::Clock, ends.command).expect("time is up");
    assert_eq!(public(&t)["accord"]["open"], Value::Null);
    // It stood for as long as the question took.
    assert_eq!(alarm(&t).expect("the clock again").at, Millis(clock.0 + 60_000));
}

#[test]
fn a15_an_attack_is_undone() {
    let mut t = Table::basic(2);
    t.slain("C2");
    t.around(Atlas, at("B2"), 4, 1);
    t.put(Ampheres, at("C2"), 4, 1);
    t.set(Atlas, Stock::Arms, 6);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, attack("B2", 4, "C2", 2, 0));
    let point = last_point(&t);
    t.ok(Ampheres, retreats(1));
    assert!(t.own(Atlas).holds(at("C2")));
    let question = ask(&mut t, Atlas, point);
    t.ok(Ampheres, AccordCommand::Agree { question });
    assert!(t.own(Ampheres).holds(at("C2")) && t.state.awaits(Atlas));
    assert_eq!(t.stock(Atlas, Stock::Arms), 6);
    // Numbers go on: what was sent to the old battle meets no other.
    t.ok(Atlas, attack("B2", 4, "C2", 0, 0));
    assert_eq!(t.refused(Ampheres, retreats(1)), "not_now");
    t.ok(Ampheres, retreats(2));
}

#[test]
fn a16_what_would_be_undone_is_said() {
    let mut t = Table::basic(2);
    let point = last_point(&t);
    let order = serde_json::json!({ "do": "move", "from": "home", "pops": 2, "to": { "place": "B3" }, "how": "enter" });
    t.ok(Atlas, command(order));
    t.ok(Atlas, DraftCommand::FinishMovement);
    t.ok(Ampheres, AccordCommand::AskBack { point });
    let undone = public(&t)["accord"]["open"]["undone"].as_array().expect("lines").len();
    assert_eq!(undone, 1);
}

#[test]
fn a15_a21_the_setting_and_twice_a_turn() {
    let mut t = Table::basic_with(2, |settings| settings.take_back = TakeBack::Off);
    let point = last_point(&t);
    assert_eq!(t.refused(Atlas, AccordCommand::AskBack { point }), "A-15");
    let mut t = Table::basic(2);
    for _ in 0..2 {
        t.ok(Atlas, DraftCommand::FinishMovement);
        let point = last_point(&t);
        let question = ask(&mut t, Ampheres, point);
        t.ok(Atlas, AccordCommand::Agree { question });
        let point = 0;
        let question = ask(&mut t, Atlas, point);
        t.ok(Ampheres, AccordCommand::Agree { question });
    }
    assert_eq!(t.refused(Atlas, AccordCommand::AskBack { point: 0 }), "A-21");
}

#[test]
fn a12_a17_a_steward_has_no_vote() {
    let mut t = Table::basic(3);
    let point = last_point(&t);
    t.control(ControlCommand::MarkAbsent { faction: Mneseus }).expect("Control marks");
    t.ok(Atlas, DraftCommand::FinishMovement);
    let question = ask(&mut t, Atlas, point);
    assert_eq!(t.refused(Mneseus, AccordCommand::Agree { question }), "A-17");
    t.ok(Ampheres, AccordCommand::Agree { question });
    assert!(t.state.awaits(Atlas));
}

#[test]
fn a11_all_others_let_the_steward_play() {
    let mut t = Table::basic(3);
    t.ok(Ampheres, AccordCommand::AskSteward { faction: Atlas });
    t.ok(Mneseus, AccordCommand::Agree { question: 1 });
    // The steward has moved at once.
    assert!(t.state.awaits(Ampheres));
    t.ok(Atlas, ControlCommand::MarkPresent { faction: Atlas });
}

#[test]
fn a10_anybody_stops_the_table() {
    let mut t = Table::basic(3);
    t.ok(Ampheres, AccordCommand::Hold);
    assert!(Atlantida::alarms(&t.state).is_empty());
    assert_eq!(t.refused(Atlas, DraftCommand::FinishMovement), "not_now");
    assert_eq!(t.refused(Atlas, AccordCommand::GoOn), "A-10");
    t.ok(Atlas, AccordCommand::AskOn);
    t.ok(Mneseus, AccordCommand::Agree { question: 1 });
    t.ok(Ampheres, AccordCommand::Agree { question: 1 });
    t.ok(Atlas, DraftCommand::FinishMovement);
    t.ok(Ampheres, AccordCommand::Hold);
    // Who stopped it lets it go on while others ask for just that: then nothing is asked any more.
    t.ok(Mneseus, AccordCommand::AskOn);
    t.ok(Ampheres, AccordCommand::GoOn);
    assert_eq!(public(&t)["accord"]["open"], Value::Null);
    t.ok(Ampheres, DraftCommand::FinishMovement);
}

/// the seat that begins hosts; others come after it in order, and who comes back does not get it again.
#[test]
fn a10_who_begins_has_the_buttons_of_control() {
    let mut t = Table::open(|_| {});
    let factions = vec![Atlas, Ampheres, Mneseus];
    t.ok(Ampheres, SetupCommand::Begin { factions, absent: Vec::new() });
    assert_eq!(host(&t), Some("ampheres".to_owned()));
    let away = |faction| ControlCommand::MarkAbsent { faction };
    assert_eq!(t.refused(Atlas, away(Mneseus)), "control_only");
    t.ok(Ampheres, away(Mneseus));
    t.ok(Ampheres, ControlCommand::MarkPresent { faction: Mneseus });
    let buttons = buttons(&t, Ampheres);
    assert_eq!(buttons.len(), 2 + 2 + 1, "the clock, each other seat, and whose turn it is");
    for button in buttons {
        t.clone().ok(Ampheres, button);
    }
    assert_eq!(buttons_of(&t, Atlas), None);
    t.ok(Atlas, AccordCommand::Hold);
    assert_eq!(t.refused(Mneseus, AccordCommand::GoOn), "A-10");
    t.ok(Ampheres, AccordCommand::GoOn);
    // Taking back and correcting need everybody.
    let what = Correction::Compass { holder: Mneseus, clockwise: false };
    let reason = "It was set down wrongly".to_owned();
    assert_eq!(t.refused(Ampheres, ControlCommand::Correct { what, reason }), "control_only");
    assert_eq!(t.refused(Mneseus, AccordCommand::TakeHost), "A-10");

    t.ok(Atlas, AccordCommand::AskSteward { faction: Ampheres });
    t.ok(Mneseus, AccordCommand::Agree { question: 1 });
    assert_eq!(t.refused(Atlas, AccordCommand::TakeHost), "A-10");
    t.ok(Mneseus, AccordCommand::TakeHost);
    let line = serde_json::from_value::<game::Text>(public(&t)["log"][0]["text"].clone());
    assert_eq!(line.expect("a text").to_string(), "Mneseus hosts the table from now on.");
    t.ok(Ampheres, ControlCommand::MarkPresent { faction: Ampheres });
    assert_eq!(host(&t), Some("mneseus".to_owned()));
    assert_eq!(t.refused(Ampheres, away(Atlas)), "control_only");
}

/// the host who leaves for good has nobody ask for the buttons.
#[test]
fn a10_who_gives_up_hands_the_table_on() {
    let mut t = Table::open(|_| {});
    let factions = vec![Atlas, Ampheres, Mneseus];
    t.ok(Atlas, SetupCommand::Begin { factions, absent: vec![Ampheres] });
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, ControlCommand::GiveUp);
    assert_eq!(host(&t), Some("mneseus".to_owned()), "the steward's seat is passed over");
    let lines = public(&t)["log"].as_array().expect("lines").clone();
    let said = |line: &Value| serde_json::from_value::<game::Text>(line["text"].clone());
    let said = |line: &Value| said(line).expect("a text").to_string();
    assert!(lines.iter().any(|line| said(line) == "Mneseus hosts the table from now on."));
}

/// T-15: a minute more is added to what is left.
#[test]
fn t15_the_host_adds_a_minute_to_what_is_left() {
    let mut t = Table::open(|_| {});
    let factions = vec![Atlas, Ampheres];
    t.ok(Atlas, SetupCommand::Begin { factions, absent: Vec::new() });
    let ends = |t: &Table| Atlantida::alarms(&t.state).first().map(|alarm| alarm.at);
    let before = ends(&t).expect("a clock");
    let more = buttons(&t, Atlas).into_iter().next().expect("a button");
    t.ok(Atlas, more);
    assert_eq!(ends(&t), Some(Millis(before.0 + 60_000)));
    let step = public(&t)["asked"]["step"].as_u64().expect("a step");
    let step = u32::try_from(step).expect("small");
    let hour = ControlCommand::AddTime { step, seconds: 3600 };
    assert_eq!(t.refused(Atlas, hour), "T-15");
    t.ok(Atlas, ControlCommand::StopClock { step });
    let set = buttons(&t, Atlas).into_iter().next().expect("a button");
    t.ok(Atlas, set);
    assert_eq!(ends(&t), Some(Millis(t.now.0 + 60_000)));
}

/// What the host's phone offers; none where the seat does not host.
fn buttons_of(t: &Table, faction: Faction) -> Option<Vec<Command>> {
    let shown = Atlantida::view(&t.state, &Audience::Seat(faction.seat()));
    let shown = serde_json::to_value(shown).expect("JSON");
    let host = shown["host"].as_object()?;
    let about = host["seats"].as_array().expect("seats").iter().map(|seat| &seat["actions"]);
    let all = std::iter::once(&host["actions"]).chain(about);
    let all = all.flat_map(|actions| actions.as_array().expect("actions").clone());
    let command = |action: Value| serde_json::from_value(action["command"].clone());
    Some(all.map(|action| command(action).expect("a command")).collect())
}

fn buttons(t: &Table, faction: Faction) -> Vec<Command> {
    buttons_of(t, faction).expect("it hosts")
}

/// the last seat in order is followed by the first.
#[test]
fn a10_the_first_seat_follows_the_last() {
    let mut t = Table::open(|_| {});
    let factions = vec![Atlas, Ampheres, Mneseus];
    t.ok(Mneseus, SetupCommand::Begin { factions, absent: Vec::new() });
    for faction in [Mneseus, Atlas] {
        t.control(ControlCommand::MarkAbsent { faction }).expect("it may");
    }
    t.ok(Ampheres, AccordCommand::TakeHost);
    assert_eq!(host(&t), Some("ampheres".to_owned()));
}

/// With a Control its buttons are its own.
#[test]
fn a10_nobody_hosts_where_control_began() {
    let t = Table::basic(3);
    assert_eq!(host(&t), None);
}

fn host(t: &Table) -> Option<String> {
    public(t)["accord"]["host"].as_str().map(str::to_owned)
}

#[test]
fn a19_nothing_is_kept_while_offers_lie_sealed() {
    let mut t = Table::basic(2);
    t.event(atlantida::ids::Card::Tribute, 3);
    t.set(Atlas, Stock::Gold, 5);
    t.phase(Stage::Improvement, Atlas);
    let point = last_point(&t);
    t.finish(Atlas);
    assert_eq!(last_point(&t), point);
}

#[test]
fn a18_a_snapshot_keeps_the_points() {
    let mut t = Table::basic(2);
    t.put(Atlas, Place::Home, 6, 1);
    t.ok(Atlas, DraftCommand::FinishMovement);
    t.ok(Atlas, AccordCommand::AskBack { point: 0 });
    let bytes = Atlantida::keep(&t.state).expect("bytes");
    t.state = Atlantida::restore(&t.start, &bytes).expect("a state");
    t.ok(Ampheres, AccordCommand::Agree { question: 1 });
    assert!(t.state.awaits(Atlas));
    let view = Atlantida::view(&t.state, &Audience::Public);
    assert!(serde_json::to_string(&view).expect("JSON").len() > 1000);
}

/// what others draft when somebody asks is as it was when that is refused.
#[test]
fn a22_drafts_stay_where_it_is_refused() {
    let mut t = Table::basic(2);
    let order = serde_json::json!({ "do": "move", "from": "home", "pops": 2, "to": { "place": "B3" }, "how": "enter" });
    t.ok(Atlas, command(order));
    let point = last_point(&t);
    let question = ask(&mut t, Ampheres, point);
    let refuse: Command = AccordCommand::Refuse { question }.into();
    t.ok(Atlas, refuse);
    assert_eq!(t.units(Atlas, at("B3")), (2, 1));
}

/// N-16: whether drafts are open, and how full, plays no part in what a question says.
#[test]
fn n16_a_question_tells_nothing_of_drafts() {
    let asked = |pops: u32| {
        let mut t = Table::basic(3);
        t.put(Atlas, Place::Home, 6, 1);
        if pops > 0 {
            let order = serde_json::json!({ "do": "move", "from": "home", "pops": pops, "to": { "place": "B3" }, "how": "enter" });
            t.ok(Atlas, command(order));
        } else {
            t.now = Millis(t.now.0 + 1000);
        }
        let point = last_point(&t);
        ask(&mut t, Mneseus, point);
        t
    };
    let (none, some) = (asked(0), asked(4));
    for of in [Ampheres, Mneseus] {
        let seen = |t: &Table| {
            let view = Atlantida::view(&t.state, &Audience::Seat(of.seat()));
            serde_json::to_string(&view).expect("JSON")
        };
        assert_eq!(seen(&none), seen(&some), "{of:?}");
    }
    assert_eq!(public(&none), public(&some));
}

/// a setup is not taken back, for it is drawn.
#[test]
fn a20_before_the_island_stands_nothing_is_taken_back() {
    let mut t = Table::open(|settings| settings.game = atlantida::settings::Version::Advanced);
    t.begin(2);
    assert_eq!(t.state.stage(), Stage::Statues);
    assert_eq!(public(&t)["accord"]["points"].as_array().map(Vec::len), Some(0));
    t.does(Atlas, AccordCommand::AskBack { point: 0 }).expect_err("there is no point");
}

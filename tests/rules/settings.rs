//! The rulings (⚙) are settings that Control sees with their text and changes during play.

use council::command::{Command, FiguresCommand, SettingsCommand};
use council::event::{Event, SettingsEvent};
use council::settings::{Kind, ROWS, Row, Settings, Value};
use game::Audience;
use serde_json::json;

use crate::kit::{Play, control, draft, seat};

#[test]
fn every_ruling_is_shown_to_control_with_its_rule_and_its_choices() {
    let play = Play::begun();
    let desk = play.desk();
    let rows = desk["settings"].as_array().expect("a list");
    let rules: Vec<&str> = rows.iter().map(|row| row["rule"].as_str().expect("a rule")).collect();
    for rule in ["I-4", "I-5", "C-7", "C-9", "C-11", "C-15", "C-22", "C-23", "C-25"] {
        assert!(rules.contains(&rule), "{rule} has a setting");
    }
    for row in rows {
        assert!(row["text"].as_str().is_some_and(|text| !text.is_empty()));
        let choices = row["choices"].as_array().map_or(0, Vec::len);
        assert!(choices >= 2 || row["range"].as_array().is_some(), "{}", row["key"]);
    }
}

/// Where writers look a ruling up.
const WRITERS_PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/decks/README.md");

/// A word that a ruling may be set to, with its meaning where the word does not say it itself.
fn choice(&(word, meaning): &(&'static str, &'static str)) -> String {
    let meaning = game::text!(meaning).to_string();
    let says_it = meaning.to_lowercase() == word.replace('_', " ");
    if says_it { format!("`{word}`") } else { format!("`{word}`: {meaning}") }
}

/// The row of a ruling on the writers' page.
fn written(row: &Row, default: &Value) -> String {
    let default = match default {
        Value::Number(number) => number.to_string(),
        Value::Word(word) => format!("`{word}`"),
    };
    let values = match row.kind {
        Kind::Range(least, most) => format!("{least} to {most}"),
        Kind::Words(words) => words.iter().map(choice).collect::<Vec<_>>().join("<br>"),
    };
    let text = game::text!(row.text);
    format!("| `{}` | {} | {text}. | {default} | {values} |", row.key, row.rule)
}

#[test]
fn the_writers_page_lists_every_ruling_as_it_is() {
    // Its messages are known once there is a table.
    let _ = Play::begun();
    let defaults = Settings::default().values();
    assert_eq!(defaults.len(), ROWS.len(), "every setting has a row");
    let due: Vec<String> = ROWS.iter().map(|row| written(row, &defaults[row.key])).collect();
    let page = std::fs::read_to_string(WRITERS_PAGE).expect("the writers' page");
    let (_, section) = page.split_once("\n## Settings\n").expect("a section");
    let found: Vec<&str> = section.lines().filter(|line| line.starts_with("| `")).collect();
    assert_eq!(found, due, "the table should be:\n{}\n", due.join("\n"));
}

#[test]
fn a_setting_is_named_as_in_a_scenario() {
    for row in ROWS {
        let values: Vec<Value> = match row.kind {
            Kind::Words(words) => {
                words.iter().map(|(word, _)| Value::Word((*word).into())).collect()
            }
            Kind::Range(least, most) => vec![Value::Number(least), Value::Number(most)],
        };
        for value in values {
            let settings = Settings::default().with(row.key, &value).expect("the row allows it");
            assert_eq!(json!(settings)[row.key], json!(value), "{}", row.key);
            assert_eq!(settings.value(row.key), Some(value));
        }
    }
}

#[test]
fn a_setting_takes_only_what_its_row_allows() {
    let mut play = Play::begun();
    let change = |key: &str, value| {
        Command::Settings(SettingsCommand::ChangeSetting { key: key.into(), value })
    };
    let odd = change("race_tie", Value::Word("coin".into()));
    assert_eq!(play.refused(&control(), odd), "bad_setting");
    let far = change("debate_seconds", Value::Number(5));
    assert_eq!(play.refused(&control(), far), "bad_setting");
    let unknown = change("weather", Value::Number(5));
    assert_eq!(play.refused(&control(), unknown), "bad_setting");
    let fine = change("debate_seconds", Value::Number(60));
    assert_eq!(play.refused(&seat("medes"), fine.clone()), "control_only");
    play.control(fine);
    play.until("debate");
    assert_eq!(play.the_clock().seconds, 60);
}

#[test]
fn several_settings_change_at_once_or_none_does() {
    let mut play = Play::begun();
    let quorum = |number| ("quorum".to_owned(), Value::Number(number));
    let odd = ("race_tie".to_owned(), Value::Word("coin".into()));
    let changes = |changes| Command::Settings(SettingsCommand::ChangeSettings { changes });
    assert_eq!(play.refused(&control(), changes(vec![quorum(3), odd])), "bad_setting");
    assert_eq!(play.refused(&control(), changes(vec![])), "bad_setting");
    let many = (0..21).map(|number| quorum(number % 12)).collect();
    assert_eq!(play.refused(&control(), changes(many)), "bad_setting");
    let fine = changes(vec![quorum(3), ("race_tie".to_owned(), Value::Word("all".into()))]);
    assert_eq!(play.refused(&seat("medes"), fine.clone()), "control_only");
    play.control(fine);
    assert_eq!(play.ruled("quorum"), 3);
    assert_eq!(play.ruled("race_tie"), "all");
    let changed =
        |event: &&Event| matches!(event, Event::Settings(SettingsEvent::SettingChanged { .. }));
    assert_eq!(play.events.iter().filter(changed).count(), 2);
}

/// Control's press that lets the council run, or that takes it back.
fn press(play: &mut Play, key: &str) {
    assert_eq!(play.offers(&Audience::Control, "run"), [key]);
    let desk = play.desk();
    let mut rows = desk["actions"].as_array().expect("a list").iter();
    let row = rows.find(|row| row["key"] == key).expect("it is offered");
    play.control(row["command"].read::<Command>());
}

#[test]
fn the_council_runs_by_one_press_and_steps_by_another() {
    let mut play = Play::begun();
    press(&mut play, "council:run");
    assert_eq!(play.the_clock().seconds, 10, "what is shown already goes on too");
    play.alarm_rings();
    assert_eq!(play.step(), "choose_events");
    play.until("race");
    for (id, horses) in
        [("amazons", 1), ("aristocrats", 0), ("medes", 0), ("monarchists", 0), ("oligarchs", 0)]
    {
        play.bid(id, horses);
    }
    assert_eq!(play.step(), "strengths");
    press(&mut play, "council:step");
    for key in ["bids_revealed", "votes_revealed"] {
        assert_eq!(play.ruled(key), "by_control");
    }
    assert_eq!(play.ruled("show_seconds"), 0);
    assert_eq!(play.offers(&Audience::Control, "run"), ["council:run"]);
}

#[test]
fn what_is_shown_waits_for_control_again() {
    let mut play = Play::begun();
    press(&mut play, "council:run");
    assert!(play.alarm().is_some());
    press(&mut play, "council:step");
    assert!(play.council().clock.is_none());
    assert!(play.alarm().is_none());
    assert_eq!(play.step(), "presiding");
}

#[test]
fn letting_the_council_run_is_offered_in_a_cycle_alone() {
    let mut play = Play::of(draft());
    let offered = |play: &Play| !play.offers(&Audience::Control, "run").is_empty();
    assert!(!offered(&play), "in the lobby");
    play.next();
    for step in ["presiding", "choose_events", "debate", "race", "strengths", "ballot", "check"] {
        play.until(step);
        assert!(offered(&play), "{step}");
    }
    play.begin_stasis();
    assert!(!offered(&play), "in a stasis");
}

#[test]
fn an_alarm_warns_control_of_divine_wrath() {
    let mut play = Play::begun();
    let alarms = |play: &Play| play.at_desk().alarms.len();
    assert_eq!(alarms(&play), 0);
    let figure = council::command::FigureName::Wrath;
    play.control(FiguresCommand::Edit { figure, to: 250, reason: "a test".into() });
    assert_eq!(alarms(&play), 1);
    play.number_setting("wrath_alarm", 0);
    assert_eq!(alarms(&play), 0);
}

//! The rulings (⚙) are settings that Control sees with their text and changes during play.

use council::command::Command;
use council::settings::Value;

use crate::kit::{Play, control, seat};

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
        assert!(choices >= 2 || row["range"].is_array(), "{}", row["key"]);
    }
}

#[test]
fn a_setting_takes_only_what_its_row_allows() {
    let mut play = Play::begun();
    let change = |key: &str, value| Command::ChangeSetting { key: key.into(), value };
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
    assert_eq!(play.public()["clock"]["seconds"], 60);
}

#[test]
fn an_alarm_warns_control_of_divine_wrath() {
    let mut play = Play::begun();
    let alarms = |play: &Play| play.desk()["alarms"].as_array().map_or(0, Vec::len);
    assert_eq!(alarms(&play), 0);
    let figure = council::command::FigureName::Wrath;
    play.control(Command::Edit { figure, to: 250, reason: "a test".into() });
    assert_eq!(alarms(&play), 1);
    play.number_setting("wrath_alarm", 0);
    assert_eq!(alarms(&play), 0);
}

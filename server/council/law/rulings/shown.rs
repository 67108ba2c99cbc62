//! Rulings among the offers, in words and in the log.

use game::{Text, text};

use crate::action::{Action, Group};
use crate::law::rulings::{SettingsCommand, SettingsEvent, rules};
use crate::law::settings::{Kind, ROWS, Row, Value};
use crate::log::{Draft, LogKind, line};
use crate::state::State;

// What Control may do to let the council run by itself.

/// The council goes on by itself, or step by step (C-4, C-11, C-15).
pub(crate) fn run(state: &State) -> Option<Action> {
    if !rules::may_run(state) {
        return None;
    }
    let runs = rules::runs(state);
    let command = SettingsCommand::ChangeSettings { changes: rules::rulings(!runs) };
    let (key, label, says) = if runs {
        let says = text!("rulings-what-is-only-shown-waits");
        ("council:step", text!("rulings-step-by-hand"), says.to_owned())
    } else {
        let says = text!("rulings-what-is-only-shown-goes", rules = rules::SHOWN);
        ("council:run", text!("rulings-let-the-council-run"), says)
    };
    Some(Action::new(key, Group::Run, label, says, command))
}

// Rulings in sentences.

fn row(key: &str) -> Option<&'static Row> {
    ROWS.iter().find(|row| row.key == key)
}

/// What a value means; a word that the row does not know stands for itself.
fn means(row: &Row, value: &Value) -> Text {
    match (value, row.kind) {
        (Value::Number(number), _) => number.to_string().into(),
        (Value::Word(word), Kind::Words(choices)) => {
            let choice = choices.iter().find(|(choice, _)| choice == word);
            choice.map_or_else(|| word.into(), |(_, means)| text!(means))
        }
        (Value::Word(word), Kind::Range(..)) => word.into(),
    }
}

/// A ruling with a value: "Which of the citizens presides: One drawn by lot."
pub(crate) fn ruling(key: &str, value: &Value) -> Text {
    let Some(row) = row(key) else { return Text::default() };
    text!("rulings-allowed", ruling = text!(row.text), value = means(row, value))
}

/// A ruling that Control gave a value.
pub(crate) fn changed(key: &str, value: &Value) -> Option<Text> {
    let row = row(key)?;
    Some(text!(
        "rulings-ruling",
        rule = row.rule,
        ruling = text!(row.text),
        value = means(row, value)
    ))
}

// Lines on rulings that were changed.

/// Lines that speak of what is so now.
pub(crate) fn after(_: &State, event: &SettingsEvent) -> Option<Draft> {
    match event {
        SettingsEvent::SettingChanged { key, value } => {
            Some(line(LogKind::Control, changed(key, value)?))
        }
    }
}

//! Rulings among the offers, in words and in the log.

use game::{Text, text};

use crate::action::{Action, Group};
use crate::law::rulings::{SettingsCommand, SettingsEvent, rules};
use crate::law::settings::{Ruling, Value};
use crate::log::{LogKind, NewLine, line};
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

/// A ruling with a value, in few words: "Presides: One drawn by lot".
pub(crate) fn ruling(key: &str, value: &Value) -> Text {
    let Some(row) = Ruling::of(key).map(Ruling::row) else { return Text::default() };
    let ruling = match key {
        "presiding" => "rulings-presides",
        "events_activated" => "rulings-events",
        "majority" => "rulings-majority",
        "quorum" => "rulings-quorum",
        "agenda_full" => "rulings-agenda",
        "second_look" => "rulings-second-look",
        "veto" => "rulings-veto",
        // What can be set besides is a matter of Control's own words.
        _ => row.text,
    };
    text!("rulings-allowed", ruling = text!(ruling), value = row.means(value.read()))
}

/// A ruling that Control gave a value.
pub(crate) fn changed(key: &str, value: &Value) -> Option<Text> {
    let row = Ruling::of(key)?.row();
    Some(text!(
        "rulings-ruling",
        rule = row.rule,
        ruling = text!(row.text),
        value = row.means(value.read())
    ))
}

// Lines on rulings that were changed.

/// Lines that speak of what is so now.
pub(crate) fn after(_: &State, event: &SettingsEvent) -> Option<NewLine> {
    match event {
        SettingsEvent::SettingChanged { key, value } => {
            Some(line(LogKind::Control, changed(key, value)?))
        }
    }
}

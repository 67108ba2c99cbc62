//! Rulings that Control changes during play.

use game::{Actor, text};

use crate::decision::{Decided, Decision, control_only};
use crate::law::rulings::{SettingsCommand, SettingsEvent};
use crate::law::settings::{SettingFault, Value};
use crate::rejection::Rejection;

/// The most rulings that one command changes.
const MOST: usize = 20;

/// Decides a command of this room.
pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &SettingsCommand) -> Decided {
    control_only(actor)?;
    match command {
        SettingsCommand::ChangeSetting { key, value } => change(d, &[(key.clone(), value.clone())]),
        SettingsCommand::ChangeSettings { changes } => change(d, changes),
    }
}

/// All of the changes, or none where one is not allowed.
fn change(d: &mut Decision<'_>, changes: &[(String, Value)]) -> Decided {
    if !(1..=MOST).contains(&changes.len()) {
        let sentence = text!("refused-settings-at-once", most = MOST);
        return Err(Rejection::BadSetting(sentence));
    }
    for (key, value) in changes {
        d.state.settings.with(key, value).map_err(|fault| {
            Rejection::BadSetting(match fault {
                SettingFault::NoSuchKey => text!("refused-no-setting", key = key),
                SettingFault::NotAllowed(sentence) => sentence.into(),
            })
        })?;
        d.emit(SettingsEvent::SettingChanged { key: key.clone(), value: value.clone() });
    }
    Ok(())
}

//! The rules of the rulings that Control may change: what is decided, and what that changes.

use game::{Actor, text};

use crate::content::Lever;
use crate::decision::{Decided, Decision, control_only};
use crate::law::rulings::{SettingsCommand, SettingsEvent};
use crate::law::settings::{Ends, Ruling, SettingFault, Value};
use crate::law::texts::decide::say;
use crate::rejection::Rejection;
use crate::state::State;
use crate::steps::Phase;

// Whether the council goes on by itself, and what makes it (C-4, C-11, C-15).

/// Seconds for which a step that only shows something is shown where the council runs.
pub(crate) const SHOWN: u32 = 10;

/// Whether the council goes on by itself wherever Control has nothing to decide.
pub(crate) fn runs(state: &State) -> bool {
    let settings = &state.settings;
    settings.show_seconds > 0
        && settings.bids_revealed == Ends::ByItself
        && settings.votes_revealed == Ends::ByItself
}

/// What makes the council go on by itself, and what takes that back.
pub(crate) fn rulings(run: bool) -> Vec<(String, Value)> {
    let (seconds, ends) = if run { (SHOWN, Ends::ByItself) } else { (0, Ends::ByControl) };
    let rows = [
        (Ruling::ShowSeconds, seconds.into()),
        (Ruling::BidsRevealed, ends.into()),
        (Ruling::VotesRevealed, ends.into()),
    ];
    rows.map(|(ruling, value)| (ruling.key().to_owned(), value)).into()
}

/// Whether the phase is one in which the council may be let run.
pub(crate) fn may_run(state: &State) -> bool {
    !matches!(state.phase(), Phase::Lobby | Phase::Diplomacy | Phase::Assembly | Phase::Stasis)
}

// Rulings that Control changes during play.

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

// A ruling is changed.

/// Makes an event of this room true.
pub(crate) fn apply(state: &mut State, event: &SettingsEvent) {
    match event {
        SettingsEvent::SettingChanged { key, value } => {
            // Control's rulings stand in their list; there its reason is not asked for.
            say(state, Lever::Ruling { key: key.clone(), value: value.clone() }, None);
        }
    }
}

//! Rulings that Control changes during play, and what goes on by itself because of them.

use crate::decide::{Decided, Decision};
use crate::event::{SettingsEvent, StepsEvent};
use crate::rejection::Rejection;
use crate::settings::{Ends, SettingFault, Value};
use crate::state::State;
use crate::view::{Phase, Step};

/// The most rulings that one command changes.
const MOST: usize = 20;
/// Seconds for which a step that only shows something is shown where the council runs.
pub(crate) const SHOWN: u32 = 10;

/// All of the changes, or none where one is not allowed.
pub(super) fn change(d: &mut Decision<'_>, changes: &[(String, Value)]) -> Decided {
    if !(1..=MOST).contains(&changes.len()) {
        let sentence = format!("From 1 to {MOST} settings are changed at once.");
        return Err(Rejection::BadSetting(sentence));
    }
    for (key, value) in changes {
        d.state.settings.with(key, value).map_err(|fault| {
            Rejection::BadSetting(match fault {
                SettingFault::NoSuchKey => format!("There is no setting called {key}."),
                SettingFault::NotAllowed(sentence) => sentence,
            })
        })?;
        d.emit(SettingsEvent::SettingChanged { key: key.clone(), value: value.clone() });
    }
    if changes.iter().any(|(key, _)| key == "show_seconds") {
        show_on(d);
    }
    Ok(())
}

/// What is shown already goes on by itself too, or waits for Control from now on.
fn show_on(d: &mut Decision<'_>) {
    let seconds = d.state.settings.show_seconds;
    let shows = matches!(d.state.step, Step::Presiding | Step::EventsChosen);
    match (&d.state.clock, seconds) {
        _ if !shows => {}
        (Some(_), 0) => d.emit(StepsEvent::ClockStopped),
        (None, 1..) => d.emit(StepsEvent::ClockSet { seconds }),
        _ => {}
    }
}

/// Whether the council goes on by itself wherever Control has nothing to decide.
pub(crate) fn runs(state: &State) -> bool {
    let settings = &state.settings;
    settings.show_seconds > 0
        && settings.bids_revealed == Ends::ByItself
        && settings.votes_revealed == Ends::ByItself
}

/// What makes the council go on by itself, and what takes that back.
pub(crate) fn rulings(run: bool) -> Vec<(String, Value)> {
    let (seconds, ends) = if run { (SHOWN, "by_itself") } else { (0, "by_control") };
    let revealed = |key: &str| (key.to_owned(), Value::Word(ends.to_owned()));
    vec![
        ("show_seconds".to_owned(), Value::Number(seconds)),
        revealed("bids_revealed"),
        revealed("votes_revealed"),
    ]
}

/// Whether the phase is one in which the council may be let run.
pub(crate) fn may_run(state: &State) -> bool {
    !matches!(state.phase(), Phase::Lobby | Phase::Diplomacy | Phase::Assembly | Phase::Stasis)
}

//! Whether the council goes on by itself, and what makes it (C-4, C-11, C-15).

use crate::law::settings::{Ends, Value};
use crate::state::State;
use crate::steps::Phase;

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

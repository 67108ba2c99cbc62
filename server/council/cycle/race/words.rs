//! What is said of the race.

use crate::state::State;

/// Who won the race, in a sentence (C-11).
pub(crate) fn verdict(state: &State) -> String {
    let Some(race) = &state.track.race else {
        return "No race was run; strengths are announced.".into();
    };
    let bonus = race.bonus;
    match (race.winners.as_slice(), race.tied.as_slice()) {
        ([one], _) => {
            format!("The {} win the race and gain {bonus} support.", state.name(one))
        }
        ([], []) if race.bids.iter().all(|(_, horses)| *horses == 0) => {
            "No Horse ran; nobody wins.".into()
        }
        ([], []) => "Nobody wins the race.".into(),
        ([], tied) => format!("{} are tied; nobody wins the race.", state.names(tied)),
        (all, _) => format!("{} are tied; each gains {bonus} support.", state.names(all)),
    }
}

//! Why what was decided was decided so: the rule, the article and the numbers, for everybody (A-4, I-9).

use crate::cycle::{check, prytanis};
use crate::log::{BecauseView, Decision};
use crate::stasis::{battle, score};
use crate::state::State;

/// Every decision that still matters, each with its reason.
pub(super) fn because(state: &State) -> Vec<BecauseView> {
    let kept = |of: Decision| {
        let row = state.because.iter().find(|row| row.of == of);
        row.map(|row| row.as_ref().clone())
    };
    let presides = state.chair.prytanis.as_ref().and_then(|_| kept(Decision::Prytanis));
    let raced = state.track.race.as_ref().and_then(|_| kept(Decision::Race));
    let voted = state.voting.ballot.as_ref().and_then(|row| row.result.as_ref());
    let voted = voted.and_then(|_| kept(Decision::Vote));
    [
        presides.or_else(|| prytanis::words::tied(state)),
        raced,
        voted,
        check::told::because(state),
        battle::words::because(state),
        score::shown::because(state),
    ]
    .into_iter()
    .flatten()
    .collect()
}

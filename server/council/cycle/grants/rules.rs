//! Who may grant, and when a grant can be moved (I-4 to I-6).

use crate::cycle::grants::Grant;
use crate::law::settings::GrantMoves;
use crate::rejection::Rejection;
use crate::state::{Faction, State};
use crate::steps::{Phase, Step};

/// Whether the council sits, so that Archons speak and grant.
pub(crate) fn in_council(state: &State) -> bool {
    matches!(
        state.phase(),
        Phase::Prytanis | Phase::Event | Phase::Debate | Phase::Support | Phase::Vote
    )
}

/// Whether a faction may grant, move or withdraw a grant now (I-4, I-5).
///
/// # Errors
/// A [`Rejection`] that says why not.
pub(crate) fn may_grant(state: &State, faction: &Faction) -> Result<(), Rejection> {
    let motion = matches!(state.course.step, Step::MotionDebate | Step::MotionBallot);
    if !in_council(state) && !motion {
        return Err(Rejection::NotNow("when-from-the-prytanis-phase-to"));
    }
    if faction.has_vote() {
        return Err(Rejection::HasVote);
    }
    match state.grant_of(faction) {
        Some(grant) if fixed(state, grant) => {
            Err(Rejection::GrantFixed(state.whom(Some(&grant.to))))
        }
        Some(_) | None => Ok(()),
    }
}

/// To whom a faction may grant now: to any other than holds its grant already.
pub(crate) fn may_go_to<'a>(
    state: &'a State,
    faction: &'a Faction,
) -> impl Iterator<Item = &'a Faction> {
    let may = may_grant(state, faction).is_ok();
    let now = state.grant_of(faction).map(|grant| &grant.to);
    let others = state.factions().filter(|other| other.id != faction.id);
    others.filter(move |other| may && Some(&other.id) != now)
}

/// Whether a grant was made in this phase and cannot be moved within it (I-5).
pub(crate) fn fixed(state: &State, grant: &Grant) -> bool {
    state.settings.grant_moves == GrantMoves::NextPhase
        && grant.made_in == state.course.phase_number
}

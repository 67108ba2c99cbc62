//! What a seat's devices see of the seal on their secret choice, before the reveal.

use serde::Serialize;

use crate::ids::FactionId;
use crate::state::State;

/// What a secret choice is sealed under now. Secret, from Control too.
///
/// The words that a seal has for a choice: `yes`, `no` or `abstain` in a vote; the number of Horses or of
/// Tyche dice; in an election the id of the faction, or nothing at all for an abstention. The seal goes
/// into the command as `seal`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct SealingView {
    /// What is asked, as the seal names it: "vote 41".
    pub question: String,
    /// The commitment of the choice that is locked; none where none is, or without a seal.
    pub commitment: Option<String>,
}

/// What the choice of a faction is sealed under, while something is asked in secret.
pub(crate) fn sealing(state: &State, faction: &FactionId) -> Option<SealingView> {
    let question = state.question()?;
    let ballot = state.open_ballot().and_then(|_| state.picks.own_seal(faction));
    let election = state.chair.election.as_ref();
    let elected = election.and_then(|election| election.picks.own_seal(faction));
    let streets = state.city.streets.as_ref();
    let tyche = streets.and_then(|streets| streets.tyche.own_seal(faction));
    let bid = state.bids.own_seal(faction);
    let seal = bid.or(ballot).or(elected).or(tyche);
    Some(SealingView { question, commitment: seal.map(|seal| seal.commitment.clone()) })
}

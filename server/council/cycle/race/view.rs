//! The race after its reveal, as everybody sees it (C-11). Before it only who has locked a bid is
//! seen.

use game::Text;

use serde::Serialize;

use crate::control::seats::{Hand, SealView};
use crate::cycle::race::words;
use crate::ids::FactionId;
use crate::state::State;
use crate::steps::Step;

/// The race after its reveal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct RaceView {
    /// What was asked, as the seals name it.
    pub question: String,
    /// What each faction showed, in seat order.
    pub bids: Vec<BidView>,
    /// Who won; several where all tied win.
    pub winners: Vec<FactionId>,
    /// What a winner gains.
    pub bonus: u32,
    /// The verdict in a sentence.
    pub verdict: Text,
}

/// A bid after the reveal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct BidView {
    /// Whose.
    pub faction: FactionId,
    /// How many Horses.
    pub horses: u32,
    /// Whose hand locked them.
    pub hand: Hand,
    /// What binds them.
    pub seal: SealView,
}

/// What the race is for and who wins a tie, while bids are concealed.
pub(crate) fn stakes(state: &State) -> Option<Text> {
    (state.course.step == Step::Race).then(|| words::prize(state))
}

/// The race that was run in this cycle.
pub(crate) fn race(state: &State) -> Option<RaceView> {
    let race = state.track.race.as_ref()?;
    let bids = race.bids.iter();
    Some(RaceView {
        question: race.reveal.question.clone(),
        bids: bids
            .map(|(id, horses)| BidView {
                faction: id.clone(),
                horses: *horses,
                hand: race.reveal.hand(id),
                seal: race.reveal.seal(id),
            })
            .collect(),
        winners: race.winners.clone(),
        bonus: race.bonus,
        verdict: words::verdict(state),
    })
}

/// Who has locked a bid, in seat order.
pub(crate) fn bids_in(state: &State) -> Vec<FactionId> {
    let ids = state.factions().map(|faction| &faction.id);
    ids.filter(|id| state.bids.is_in(id)).cloned().collect()
}

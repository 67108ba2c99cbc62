//! The race after its reveal, as everybody sees it (C-11). Before it only who has locked a bid is seen.

use serde::Serialize;

use crate::command::Hand;
use crate::ids::FactionId;

/// The race after its reveal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct RaceView {
    /// What each faction showed, in seat order.
    pub bids: Vec<BidView>,
    /// Who won; several where all tied win.
    pub winners: Vec<FactionId>,
    /// What a winner gains.
    pub bonus: u32,
    /// The verdict in a sentence.
    pub verdict: String,
}

/// A bid after the reveal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct BidView {
    /// Whose.
    pub faction: FactionId,
    /// How many Horses.
    pub horses: u32,
    /// Whose hand locked them.
    pub hand: Hand,
}

//! What everybody may know of a table's draws: how they can be checked stands in PROTOCOL.md.

use game::SeatId;
use serde::{Deserialize, Serialize};

/// What a table's draws come from. How many there were is not in it: a draw may be part of something hidden
/// (N-1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct FairnessView {
    /// The hash of the seed, which itself is secret.
    pub commitment: String,
    /// What the devices of seats are asked for entropy by: each gives some for each new text.
    pub asks: String,
    /// Whether the table is closed: then everything can be checked, and nothing is played any more.
    pub closed: bool,
    /// The hash of the last entry of the journal of a table that is closed: a journal that does not go through it
    /// was cut.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub end: Option<String>,
}

/// All that is needed to check a table's draws. Before the table is closed it has no draws, no seeds and no
/// number of a draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct FairnessRecord {
    /// The table's id, which each draw is made with.
    pub table: String,
    /// Its name.
    pub name: String,
    /// Whether it is closed.
    pub closed: bool,
    /// Every seed that it was committed to, in their order.
    pub seeds: Vec<SeedView>,
    /// Every entropy that was given, in its order; before the table is closed what is in force.
    pub entropy: Vec<EntropyView>,
    /// Every draw, in its order.
    pub draws: Vec<DrawView>,
}

/// A seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct SeedView {
    /// Its hash.
    pub commitment: String,
    /// The seed in hexadecimal digits; null while it is secret.
    pub seed: Option<String>,
    /// The first draw that came after it was chosen; null while that is secret.
    pub from: Option<u64>,
}

/// What a seat's device added.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct EntropyView {
    /// The seat; its latest counts.
    pub seat: SeatId,
    /// 16 bytes in hexadecimal digits.
    pub entropy: String,
    /// The first draw that came after it was given; null while that is secret.
    pub from: Option<u64>,
}

/// The draws that one command made, or dice that were thrown by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct DrawView {
    /// The number of the first; the others follow it without gaps.
    pub first: u64,
    /// When, in milliseconds on the table's clock.
    pub at: u64,
    /// How many sides each had, and what came; empty for dice thrown by hand.
    pub rolls: Vec<(u32, u32)>,
    /// Whether they come from a seed of the table; else they were made before it had one.
    pub committed: bool,
    /// Whether they were taken back; their numbers are not drawn again.
    pub taken_back: bool,
    /// How many dice were thrown by hand and typed in.
    pub by_hand: u32,
}

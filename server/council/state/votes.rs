//! What is voted on and what comes of it: ballots, elections, outcomes, motions, proposals, laws.

use crate::command::Pick;
use crate::event::{Cast, Change};
use crate::ids::{CardId, FactionId};
use crate::state::{Grant, Hands, Sealed, Support};
use crate::view::Verdict;

/// What a vote is on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    /// An option of an event.
    Event { card: CardId, option: usize },
    /// A motion of the Assembly.
    Motion(u32),
}

/// A vote.
#[derive(Clone, Debug)]
pub(crate) struct Ballot {
    pub number: u32,
    pub subject: Subject,
    pub picks: Sealed<Pick>,
    pub result: Option<BallotResult>,
}

/// A vote that was revealed.
#[derive(Clone, Debug)]
pub(crate) struct BallotResult {
    pub picks: Vec<Cast>,
    pub hands: Hands,
    /// Hands that were counted in the room: YES and NO, in place of picks.
    pub counted: Option<(u32, u32)>,
    /// What was needed, and why it failed where NO did not outweigh YES, by the law at that moment.
    pub needed: String,
    pub why: String,
    pub verdict: Verdict,
    /// What had passed was vetoed, by whom.
    pub vetoed: Option<Option<FactionId>>,
    /// A tie that was decided, by whom (Control where the constitution names nobody).
    pub tie: Option<Option<FactionId>>,
    /// Support that ended with this vote and comes back if it is voided (C-21).
    pub lapsed: Vec<(FactionId, Support)>,
    /// So do grants of the Assembly.
    pub granted: Vec<(FactionId, Grant)>,
}

/// The election of the Prytanis.
#[derive(Clone, Debug, Default)]
pub(crate) struct Election {
    pub picks: Sealed<Option<FactionId>>,
    pub result: Option<ElectionResult>,
}

/// An election that was revealed.
#[derive(Clone, Debug)]
pub(crate) struct ElectionResult {
    /// Each pick with its strength.
    pub picks: Vec<(FactionId, Option<FactionId>, i32)>,
    pub hands: Hands,
}

/// What is about to happen.
#[derive(Clone, Debug)]
pub(crate) struct Outcome {
    pub of: OutcomeOf,
    pub changes: Vec<Change>,
}

/// What brings an outcome about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum OutcomeOf {
    /// An event: the option that passed, or none for its default.
    Event { card: CardId, option: Option<usize> },
    /// A motion that was adopted.
    Motion(u32),
}

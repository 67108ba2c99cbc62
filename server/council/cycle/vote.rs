//! What is put to the vote, the secret picks, their reveal and ties (C-14 to C-18, C-21), in the
//! council and in the Assembly, and the veto that an article may give the Prytanis.
//!
//! To read on: `rules`, `decide`, `view`, then `words`.

pub(crate) mod decide;
pub(crate) mod rules;
pub(crate) mod script;
pub(crate) mod view;
pub(crate) mod words;

use kit::{Seal, Sealable};
use serde::{Deserialize, Serialize};

use game::Text;

use crate::content::Until;
use crate::control::seats::Reveal;
use crate::cycle::grants::Support;
use crate::ids::{CardId, FactionId};
use crate::law::settings::Majority;
use crate::law::texts::Reason;
use crate::past::Granted;

/// What may be wanted here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum VoteCommand {
    /// Puts an option of an activated event to the vote (Prytanis, C-14, C-18).
    PutToVote {
        /// The event.
        card: CardId,
        /// The option's place on the card, from 0.
        option: u32,
    },
    /// Stops trying options of an event: its default happens (Prytanis, C-18).
    LeaveToDefault {
        /// The event.
        card: CardId,
    },
    /// Picks YES or NO, or abstains; may be changed until the reveal (Archon, C-15).
    Vote {
        /// The ballot's number.
        ballot: u32,
        /// The pick.
        pick: Pick,
        /// What the device seals it with, under the seat's `seal.question`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(
            feature = "types",
            ts(optional, type = "{ commitment: string, nonce: string }")
        )]
        seal: Option<Seal>,
    },
    /// Votes counted by hand in the room: reveals them at once (Control).
    EnterVotes {
        /// The ballot's number.
        ballot: u32,
        /// Factions left out keep what they picked, or abstain.
        picks: Vec<(FactionId, Pick)>,
    },
    /// Decides a tied vote (the Archon whom the constitution names, C-17).
    DecideTie {
        /// The ballot's number.
        ballot: u32,
        /// Whether it passes.
        pick: Pick,
    },
    /// Voids the vote and runs it again, before or after the reveal (Control, C-21).
    VoidVote {
        /// The ballot's number.
        ballot: u32,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Undoes the passing of an option, once an Act (Prytanis, where an article says so).
    Veto {
        /// The ballot's number.
        ballot: u32,
    },
    /// Hands counted in the room: the sums of YES and NO, without saying whose (Control).
    EnterCount {
        /// The ballot's number.
        ballot: u32,
        /// Strength of YES.
        yes: u32,
        /// Strength of NO.
        no: u32,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum VoteEvent {
    /// An option was put to the vote.
    BallotOpened { ballot: u32, card: CardId, option: usize },
    /// A motion was put to the vote of the Assembly.
    MotionPut { ballot: u32, motion: u32 },
    /// Somebody picked.
    Voted {
        faction: FactionId,
        pick: Pick,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seal: Option<Seal>,
    },
    /// The votes were revealed, each with its strength (C-15, C-16).
    VotesRevealed { picks: Vec<Cast>, verdict: Verdict },
    /// Hands were counted in the room.
    VotesCounted { yes: u32, no: u32, verdict: Verdict },
    /// What had passed was vetoed by the Prytanis.
    Vetoed { by: Option<FactionId> },
    /// A tie was decided (C-17).
    TieDecided { by: Option<FactionId>, pick: Pick },
    /// A tie that waited fails, for ties have come to fail meanwhile (C-17).
    TieFailed,
    /// A vote was voided (C-21).
    BallotVoided { ballot: u32, reason: String },
}

/// A pick in a vote.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Pick {
    /// For it.
    Yes,
    /// Against it.
    No,
    /// Neither.
    Abstain,
}

impl Sealable for Pick {
    fn words(&self) -> String {
        let words = match self {
            Self::Yes => "yes",
            Self::No => "no",
            Self::Abstain => "abstain",
        };
        words.to_owned()
    }
}

/// A vote as it was revealed.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
pub struct Cast {
    /// Whose.
    pub faction: FactionId,
    /// The pick.
    pub pick: Pick,
    /// Its parts add up to the strength, 0 or more.
    pub strength: Vec<(Text, i32)>,
}

impl Cast {
    /// The strength behind the pick.
    #[must_use]
    pub fn strength(&self) -> i32 {
        self.strength.iter().fold(0, |sum, (_, by)| sum.saturating_add(*by))
    }
}

/// How a vote ended.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Verdict {
    Passed,
    Failed,
    /// Not yet decided.
    Tied,
}

/// What a vote is on.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    /// An option of an event.
    Event { card: CardId, option: usize },
    /// A motion of the Assembly.
    Motion(u32),
}

/// A vote.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug)]
pub(crate) struct Ballot {
    pub number: u32,
    pub subject: Subject,
    pub result: Option<BallotResult>,
}

/// A vote that was revealed.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug)]
pub(crate) struct BallotResult {
    pub picks: Vec<Cast>,
    pub reveal: Reveal,
    /// Hands that were counted in the room: YES and NO, in place of picks.
    pub counted: Option<(u32, u32)>,
    /// What was needed, and why it failed where NO did not outweigh YES, by the law at that moment.
    pub needed: Needed,
    pub why: WhyFailed,
    pub verdict: Verdict,
    /// What had passed was vetoed, by whom.
    pub vetoed: Option<Option<FactionId>>,
    /// A tie that was decided, by whom (Control where the constitution names nobody).
    pub tie: Option<Option<FactionId>>,
    /// Support for a vote up to this number ended with this one; 0 while it is not decided.
    pub ended: u32,
    /// Influence that counted in it for another faction than its own.
    pub allied: Vec<Granted>,
}

/// How a vote ended: what stays of it when the next one is opened.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ended {
    /// Strength of YES.
    pub yes: i32,
    /// Strength of NO.
    pub no: i32,
    pub verdict: Verdict,
    pub why: WhyFailed,
    /// What had passed was vetoed, by whom.
    pub vetoed: Option<Option<FactionId>>,
    /// A tie that was decided, by whom.
    pub tie: Option<Option<FactionId>>,
}

/// How a faction voted (C-20), oldest first.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, Default)]
pub(crate) struct Record(pub Vec<Pick>);

/// What a vote needs, by the law of its moment (C-16, C-17, A-4).
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Needed {
    pub majority: Majority,
    /// The strength of all whose vote somebody casts.
    pub all: i32,
    /// Who has a vote that nobody casts.
    pub uncast: Vec<FactionId>,
    /// The text that says which majority it is.
    pub by: Option<Reason>,
    pub ties: Ties,
    pub quorum: Option<Quorum>,
}

/// What becomes of a tie (C-17).
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Ties {
    /// There is none where more than a simple majority is needed.
    Never,
    /// It fails.
    Fail { by: Option<Reason> },
    /// Somebody decides it; Control where that is nobody.
    FallTo { decider: Option<FactionId>, by: Option<Reason> },
}

/// How many must vote.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Quorum {
    pub least: u32,
    pub voters: usize,
    pub by: Option<Reason>,
}

/// Why a vote fails, where it does.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, PartialEq, Eq)]
pub(crate) enum WhyFailed {
    /// NO outweighs YES.
    Outweighed,
    /// Too few voted.
    Quorum { voted: usize, least: u32, by: Option<Reason> },
    /// It is tied, and ties fail.
    Tie { by: Option<Reason> },
    /// YES is no two thirds of YES and NO.
    TwoThirds { by: Option<Reason> },
    /// YES is no three quarters of YES and NO.
    ThreeQuarters { by: Option<Reason> },
}

/// The vote under way or decided last.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, Default)]
pub(crate) struct Voting {
    /// Votes so far.
    pub ballots: u32,
    pub ballot: Option<Ballot>,
}

impl Voting {
    /// The vote that was revealed last, while it can still be voided.
    pub(crate) fn result(&self) -> Option<&BallotResult> {
        self.ballot.as_ref()?.result.as_ref()
    }

    /// Whether support has ended with the vote that was decided last. Nothing is taken away before that
    /// vote can be voided no more, so that nothing has to be given back (C-21).
    pub(crate) fn has_ended(&self, support: &Support) -> bool {
        let ended = self.result().map_or(0, |result| result.ended);
        support.until == Until::Vote && support.id <= ended
    }

    /// Whether a vote is open, or tied and not decided yet.
    pub(crate) fn is_undecided(&self) -> bool {
        let tied = |result: &BallotResult| result.verdict == Verdict::Tied;
        self.ballot.as_ref().is_some_and(|ballot| ballot.result.as_ref().is_none_or(tied))
    }
}

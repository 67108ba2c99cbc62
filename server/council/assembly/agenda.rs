//! Proposals and the agenda of the Assembly (A-2, C-22).

use serde::{Deserialize, Serialize};

use game::Text;

use crate::content::{Lever, Measure, Until};
use crate::cycle::vote::Ended;
use crate::ids::FactionId;
use crate::origin::Origin;

pub(crate) mod decide;
pub(crate) mod rules;
pub(crate) mod shown;

/// What may be wanted here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum AgendaCommand {
    /// Proposes a motion for the agenda (Archon, A-2); a lever is Control's to add.
    ProposeMotion {
        /// What.
        motion: MotionDraft,
    },
    /// Takes a proposal back (Archon).
    WithdrawProposal {
        /// Its number in the seat's own view.
        proposal: u32,
    },
    /// Puts a proposal on the agenda (Control, A-2).
    AdmitProposal {
        /// Its number.
        proposal: u32,
        /// As Control worded it; as it was proposed with `null`.
        #[serde(default)]
        motion: Option<MotionDraft>,
    },
    /// Declines a proposal (Control).
    DeclineProposal {
        /// Its number.
        proposal: u32,
        /// Why; 1 to 200 characters. The Archon reads it.
        reason: String,
    },
    /// Puts a motion on the agenda (Control, A-2).
    AddMotion {
        /// What.
        motion: MotionDraft,
    },
    /// Rewords a motion before it is put to the vote; what the program obeys of it stays (Control).
    AmendMotion {
        /// Its number.
        motion: u32,
        /// 1 to 80 characters.
        title: String,
        /// 1 to 600 characters.
        text: String,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Moves a motion to another place of the agenda (Control, A-3).
    MoveMotion {
        /// Its number.
        motion: u32,
        /// Its new place, from 0.
        to: u32,
    },
    /// Puts a motion off to another Assembly, or takes that back (Control).
    PostponeMotion {
        /// Its number.
        motion: u32,
        /// Whether it waits for another Assembly.
        postponed: bool,
    },
    /// Makes several motions of one that waits (Control). The first keeps what the program obeys of it,
    /// the others are texts of the same kind.
    SplitMotion {
        /// Its number.
        motion: u32,
        /// Title and text of each, 2 to 6.
        parts: Vec<MotionPart>,
    },
    /// Takes a motion off the agenda, also while it is debated (Control).
    StrikeMotion {
        /// Its number.
        motion: u32,
        /// Why; 1 to 200 characters.
        reason: String,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum AgendaEvent {
    /// A motion joined the agenda.
    MotionAdded {
        title: String,
        text: String,
        #[serde(default)]
        changes: Text,
        #[serde(default)]
        measure: Measure,
        #[serde(default)]
        by: Option<FactionId>,
    },
    /// An Archon proposed a motion.
    MotionProposed { faction: FactionId, motion: MotionDraft },
    /// It took the proposal back.
    ProposalWithdrawn { proposal: u32 },
    /// Control admitted it; the motion follows.
    ProposalAdmitted { proposal: u32 },
    /// Control declined it.
    ProposalDeclined { proposal: u32, reason: String },
    /// Control reworded a motion.
    MotionAmended { motion: u32, title: String, text: String, reason: String },
    /// A motion went to another place of the agenda.
    MotionMoved { motion: u32, to: usize },
    /// A motion waits for another Assembly, or no longer.
    MotionPostponed { motion: u32, postponed: bool },
    /// One motion became several.
    MotionSplit { motion: u32, parts: Vec<MotionPart> },
    /// A motion left the agenda.
    MotionStruck { motion: u32, reason: String },
}

/// A motion as it is proposed.
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
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "as", rename_all = "snake_case", deny_unknown_fields)]
pub enum MotionDraft {
    /// One of the texts that stand ready for an article takes its place.
    Alternative {
        /// The article's id.
        article: u32,
        /// The text's id.
        alternative: u32,
    },
    /// A new article, or a new text for one.
    Article {
        /// 1 to 80 characters.
        title: String,
        /// 1 to 600 characters.
        text: String,
        /// The id of the article whose place it takes. Without it, it takes that of the one with the same
        /// lever, or is a new one at the end.
        #[serde(default)]
        replaces: Option<u32>,
        /// What the program obeys of it (Control's to say).
        #[serde(default)]
        lever: Option<Lever>,
    },
    /// A law.
    Law {
        /// 1 to 80 characters.
        title: String,
        /// 1 to 600 characters.
        text: String,
        /// What the program obeys of it (Control's to say).
        #[serde(default)]
        lever: Option<Lever>,
        /// When it ends by itself: with the cycle, the round or the Act, or when it is repealed.
        until: Until,
    },
    /// Anything else: Control sees to it by hand.
    Deed {
        /// 1 to 80 characters.
        title: String,
        /// 1 to 400 characters.
        text: String,
    },
}

/// A part of a motion that is split.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(deny_unknown_fields)]
pub struct MotionPart {
    /// 1 to 80 characters.
    pub title: String,
    /// 1 to 600 characters.
    pub text: String,
}

/// How far a motion is.
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
pub enum MotionState {
    /// It waits for its turn.
    Waiting,
    /// It is before the Assembly.
    Now,
    /// It passed.
    Adopted,
    /// It failed.
    Rejected,
    /// It waits for another Assembly.
    Postponed,
}

/// How far a proposal is.
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
pub enum ProposalState {
    /// Control has it.
    Waiting,
    /// It is on the agenda.
    Admitted,
    /// Control declined it.
    Declined,
}

/// A motion on the agenda.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug)]
pub(crate) struct Motion {
    pub id: u32,
    pub title: String,
    pub text: String,
    pub changes: Text,
    pub source: Origin,
    pub by: Option<FactionId>,
    pub measure: Measure,
    pub state: MotionState,
    /// How the vote on it ended.
    pub verdict: Option<Ended>,
}

impl Motion {
    /// Whether it is still to be decided.
    pub(crate) fn is_open(&self) -> bool {
        !matches!(self.state, MotionState::Adopted | MotionState::Rejected)
    }
}

/// Title, text and changes of a draft.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, Default)]
pub(crate) struct DraftWords {
    pub title: String,
    pub text: String,
    /// What it changes, in plain words; may be empty.
    pub changes: Text,
}

/// A motion that an Archon proposed.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug)]
pub(crate) struct Proposal {
    /// Its number among all, which events and Control name it by.
    pub id: u32,
    /// Its number among its Archon's own, which the seat names it by (N-1).
    pub number: u32,
    pub by: FactionId,
    pub motion: MotionDraft,
    /// Title, text and changes, as they were when it was made, whatever becomes of the article.
    pub words: DraftWords,
    pub state: ProposalState,
    pub answer: Option<Text>,
}

/// What the next Assembly decides about, or the one under way.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, Default)]
pub(crate) struct Assembly {
    pub agenda: Vec<Motion>,
    /// The motion before the Assembly, or decided last in it.
    pub motion: Option<u32>,
    pub proposals: Vec<Proposal>,
    /// Proposals so far.
    pub proposed: u32,
    pub assembly_announced: bool,
}

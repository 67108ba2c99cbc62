//! The score sheet and the winner (S-22, S-23, S-27, S-29).

use serde::{Deserialize, Serialize};

use crate::ids::{FactionId, MapId, ObjectiveId};

pub(crate) mod decide;
pub(crate) mod flow;
pub(crate) mod rules;
pub(crate) mod shown;

/// What may be wanted here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum ScoreCommand {
    /// Fights and settles everything to the score sheet at once; nobody buys Tyche, Heroes are spared,
    /// dice that are to be shared go by lot (Control).
    SkipToScore {
        /// The view's `step_number`.
        step: u32,
    },
    /// Names the winner of a tied stasis, or of one that was fought out at the table (Control, S-27).
    NameWinner {
        /// The view's `step_number`.
        step: u32,
        /// Who wins; nobody with `null`.
        faction: Option<FactionId>,
    },
    /// Sets right what the score sheet is made from, and draws it up anew (Control, N-4): from the
    /// settling of the city until an article is changed. What a place has brought already stays. Where
    /// Control named the winner, it may name another.
    CorrectScore {
        /// The view's `step_number`.
        step: u32,
        /// Who holds each; nobody with `null`. Left-out objectives stay as they stand, those too that
        /// fell to the holder of the palace (S-24).
        holders: Vec<(ObjectiveId, Option<FactionId>)>,
        /// Military units of a faction on a map where that gives Victory Points (S-29), 0 to 1000.
        #[serde(default)]
        military: Vec<(FactionId, MapId, u32)>,
        /// So many Victory Points more, or fewer; -1000 to 1000, and no total falls below 0.
        #[serde(default)]
        points: Vec<(FactionId, i32)>,
        /// Why; 1 to 200 characters.
        reason: String,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum ScoreEvent {
    /// The score sheet is drawn up (S-22 to S-29).
    Scored {
        /// Formats up to 4 do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        score: Option<Score>,
    },
    /// Control named the winner (S-27).
    WinnerNamed { faction: Option<FactionId> },
    /// Control set right what the score sheet is made from; a new one follows.
    ScoreCorrected {
        holders: Vec<(ObjectiveId, Option<FactionId>)>,
        military: Vec<(FactionId, MapId, u32)>,
        points: Vec<(FactionId, i32)>,
        reason: String,
        /// What brings something now, by the place of the effect among its objective's, and to whom.
        spoils: Vec<(ObjectiveId, usize, FactionId)>,
    },
}

/// A score sheet and who won.
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
pub struct Score {
    /// Every faction, the most Victory Points first.
    pub rows: Vec<Tally>,
    /// Who is tied for the most; empty when one leads alone.
    pub tied: Vec<FactionId>,
    /// Who wins.
    pub winner: Option<FactionId>,
    /// What decided it.
    pub by: Decider,
}

/// A faction's score.
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
pub struct Tally {
    /// Whose.
    pub faction: FactionId,
    /// Its Victory Points: the lines add up to it.
    pub total: i32,
    /// What gave them, what gave none, and what Control took or gave.
    pub lines: Vec<(Source, i32)>,
}

/// What gives Victory Points, or gives none.
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
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A place that is held (S-22).
    Place(ObjectiveId),
    /// One that is held, where the Colossus stands (S-23).
    Colossus(ObjectiveId),
    /// All of a map (S-22).
    Whole(MapId),
    /// A place's bonus (S-25).
    Bonus(ObjectiveId),
    /// Military units, by a place that is held together with another (S-29).
    Military {
        /// The place.
        at: ObjectiveId,
        /// The other.
        with: ObjectiveId,
    },
    /// Control's word, with its reason.
    Control(String),
}

/// What decides a stasis.
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
#[serde(rename_all = "snake_case")]
pub enum Decider {
    /// The most Victory Points (S-34).
    Most,
    /// The most are tied, and the holder of this place wins (S-27).
    Springs(ObjectiveId),
    /// The most are tied, and Control has not yet decided (S-27).
    Open,
    /// Control named the winner, or that nobody wins (S-27).
    Control,
}

//! Who holds what, and what special objectives bring (S-24 to S-33).

use serde::{Deserialize, Serialize};

use crate::content::Counter;
use crate::ids::{FactionId, ObjectiveId};

pub(crate) mod decide;
pub(crate) mod rules;
pub mod shown;

/// What may be wanted here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum SpoilsCommand {
    /// Shares out the dice of a spoil (its holder, S-30, S-31).
    ShareDice {
        /// The view's `step_number`.
        step: u32,
        /// To whom each die goes, in their order; a different faction each, nobody for a die that
        /// cannot be given (S-33).
        to: Vec<Option<FactionId>>,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum SpoilsEvent {
    /// It is settled who holds what (S-24); these fell to the palace's holder.
    CitySettled {
        taken: Vec<ObjectiveId>,
        /// Who holds what now; formats up to 4 do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        holders: Option<Vec<(ObjectiveId, FactionId)>>,
        /// What brings something now, by the place of the effect among its objective's, and to whom;
        /// formats up to 4 do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        spoils: Option<Vec<(ObjectiveId, usize, FactionId)>>,
    },
    /// A special objective brought what needs no dice (S-25, S-28, S-29, S-32).
    SpoilGained {
        spoil: usize,
        /// Formats up to 4 do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        brought: Option<Brought>,
    },
    /// Its dice were thrown (S-26, S-28, S-30, S-31).
    SpoilRolled {
        spoil: usize,
        dice: [u32; 3],
        by_hand: bool,
        /// Formats up to 4 do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        brought: Option<Brought>,
    },
    /// Its dice were shared out (S-30, S-31); by lot where nobody chose.
    SpoilShared {
        spoil: usize,
        to: Vec<Option<FactionId>>,
        by_lot: bool,
        /// Formats up to 4 do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        brought: Option<Brought>,
    },
}

/// What a special objective brings.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug)]
pub(crate) struct Spoil {
    pub objective: ObjectiveId,
    /// Which of its effects.
    pub effect: usize,
    pub faction: FactionId,
    pub dice: Option<[u32; 3]>,
    pub given: Vec<Option<FactionId>>,
    /// What it brought, once it is settled.
    pub brought: Option<Brought>,
}

/// What a special objective brought.
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
pub enum Brought {
    /// So much Divine Wrath (S-25, S-28).
    Wrath(u32),
    /// Stasis cards for the next stasis (S-32).
    StasisCards(u32),
    /// What Control hands over (S-32).
    Goods {
        /// What.
        what: String,
        /// How many.
        by: u32,
    },
    /// So much Doom, for a 13 (S-26, S-28, S-30, S-31).
    Thirteen(u32),
    /// The dice brought nothing (S-26).
    Nothing,
    /// So many Talents (S-28).
    Talents(u32),
    /// The dice are to be shared out (S-30, S-31).
    ToShare,
    /// The dice were shared out (S-30, S-31, S-33).
    Shared {
        /// What they bring.
        what: Counter,
        /// How much each of them, in their order; nobody's are lost.
        each: Vec<u32>,
    },
}

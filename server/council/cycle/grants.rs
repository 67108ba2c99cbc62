//! Influence granted by who has no vote, and Heroes sent to support (I-2, I-4 to I-6, C-13). What
//! it all adds up to is in `figures`.
//!
//! To read on: `rules`, then `shown`.

pub(crate) mod rules;
pub(crate) mod shown;

use game::Text;
use serde::{Deserialize, Serialize};

use crate::content::Until;
use crate::ids::FactionId;

/// What may be wanted here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum GrantsCommand {
    /// Sends a Hero to support the Archon, or lets it rest (Archon, C-13).
    AssignHero {
        /// The Hero's name.
        hero: String,
        /// What it does from now on.
        duty: Duty,
    },
    /// Grants influence to another faction, withdraws it with `null` (Archon without a vote, I-4,
    /// I-5).
    Grant {
        /// To whom.
        to: Option<FactionId>,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum GrantsEvent {
    /// A Hero was given a duty.
    HeroAssigned { faction: FactionId, hero: String, duty: Duty },
    /// Influence was granted (I-4).
    GrantMade { faction: FactionId, to: FactionId },
    /// A grant was withdrawn.
    GrantWithdrawn { faction: FactionId },
}

/// What a Hero does.
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
pub enum Duty {
    /// Adds its value to its faction's support.
    Support,
    /// Nothing.
    Rest,
}

/// A Hero under way.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug)]
pub(crate) struct Hero {
    pub name: String,
    pub value: u32,
    pub duty: Duty,
    pub fallen: Option<Fallen>,
}

/// How a Hero died. In the journal the words of Control, or `{"stasis": 2}`.
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
#[serde(untagged)]
pub(crate) enum Fallen {
    /// In the stasis of this number.
    InStasis { stasis: u32 },
    /// By Control's hand, with its reason.
    Told(String),
}

impl Hero {
    /// Whether it is alive.
    pub(crate) fn lives(&self) -> bool {
        self.fallen.is_none()
    }
}

/// Support for a time (I-2).
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
pub(crate) struct Support {
    pub id: u32,
    pub label: Text,
    pub by: u32,
    pub until: Until,
}

/// A grant (I-4).
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
pub(crate) struct Grant {
    pub to: FactionId,
    pub made_in: u32,
}

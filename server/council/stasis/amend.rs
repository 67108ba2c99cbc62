//! The winner changes an article, or leaves the constitution as it is (S-34).

use serde::{Deserialize, Serialize};

use crate::ids::FactionId;
use crate::law::texts::NewText;

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
pub enum AmendCommand {
    /// Changes an article of the constitution (the stasis' winner, S-34).
    Amend {
        /// The view's `step_number`.
        step: u32,
        /// Its id.
        article: u32,
        /// The new text.
        to: NewText,
    },
    /// Leaves the constitution as it is (the stasis' winner, S-34).
    LeaveConstitution {
        /// The view's `step_number`.
        step: u32,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum AmendEvent {
    /// The winner changed an article (S-34).
    ArticleAmended { faction: FactionId, article: u32, to: NewText },
    /// The winner left the constitution as it is (S-34).
    ConstitutionLeft { faction: FactionId },
}

/// An article that was changed (S-34).
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug)]
pub(crate) struct Amendment {
    pub faction: FactionId,
    /// Its number for people, from 1, and its title.
    pub number: u32,
    pub title: String,
    pub before: String,
    pub after: String,
}

//! Influence granted and Heroes sent to support (I-4, I-5, I-6, C-13).

use serde::{Deserialize, Serialize};

use crate::command::Duty;
use crate::ids::FactionId;

/// What may be wanted here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
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
    /// Grants influence to another faction, withdraws it with `null` (Archon without a vote, I-4, I-5).
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

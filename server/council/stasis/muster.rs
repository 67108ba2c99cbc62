//! Units muster, Heroes are committed or sent to safety (S-6 to S-9).

use serde::{Deserialize, Serialize};

use crate::ids::FactionId;

/// What may be wanted here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum MusterCommand {
    /// Commits a Hero to the fight, or sends it to safety (Archon, S-9).
    CommitHero {
        /// The view's `step_number`.
        step: u32,
        /// The Hero's name.
        hero: String,
        /// Whether it fights.
        committed: bool,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum MusterEvent {
    /// A faction musters (S-6 to S-8); the dice are its megaprojects'.
    Mustered { faction: FactionId, projects: Vec<u32> },
    /// A Hero was committed or sent to safety (S-9).
    HeroCommitted { faction: FactionId, hero: String, committed: bool },
}

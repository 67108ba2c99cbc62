//! Who acted and when, and going back.

use std::collections::BTreeMap;

use game::{Actor, Millis};
use serde::{Deserialize, Serialize};

use crate::ids::FactionId;

pub use became::Became;
pub(crate) use became::Standing;

pub(crate) mod apply;
mod became;
pub(crate) mod rules;
pub(crate) mod told;

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum RecordEvent {
    /// Who caused the events that follow, and when. The first of every decision.
    /// Journals up to format 6 name articles and texts in what follows by their places.
    Acted {
        by: Actor,
        at: Millis,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_place: bool,
    },
    /// The game went back to here from a later state; `stood` milliseconds lie between. With `anew`
    /// the choices that were hidden here are made again.
    Rewound { anew: bool, stood: u64, numbers: Numbers },
    /// What a decision came to, where it changed more than its events say. The last of a decision;
    /// journals up to format 5 have none.
    Became { what: Box<Became> },
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde asks so
fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// The numbers with which a game goes on that went back: those that the abandoned branch had reached,
/// so that a command meant for it hits nothing here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Numbers {
    /// Steps.
    pub step: u32,
    /// Votes.
    pub ballots: u32,
    /// Supports, motions, laws, tasks.
    pub things: u32,
    /// How often people moved from a seat to another.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub moves: u32,
    /// Proposals.
    pub proposals: u32,
    /// Articles and texts; formats up to 6 do not say.
    #[serde(default)]
    pub texts: u32,
    /// Proposals of each seat; older journals do not say.
    #[serde(default)]
    pub own_proposals: BTreeMap<FactionId, u32>,
    /// Rounds of the day.
    pub rounds: u32,
    /// Deeds of the stasis; formats up to 3 do not say.
    #[serde(default)]
    pub deeds: u32,
    /// Lines of the log.
    pub lines: u32,
    /// Lines of Control's log.
    pub desk_lines: u32,
}

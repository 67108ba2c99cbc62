//! Who acted and when, and going back.

use game::{Actor, Millis};
use serde::{Deserialize, Serialize};

use crate::event::Numbers;

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum RecordEvent {
    /// Who caused the events that follow, and when. The first of every decision.
    Acted { by: Actor, at: Millis },
    /// The game went back to here from a later state; `stood` milliseconds lie between. With `anew`
    /// the choices that were hidden here are made again.
    Rewound { anew: bool, stood: u64, numbers: Numbers },
}

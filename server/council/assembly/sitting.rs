//! The Assembly sits: motion by motion.

use serde::{Deserialize, Serialize};

use crate::steps::Phase;

pub(crate) mod rules;
pub(crate) mod shown;

/// What may be wanted here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum SittingCommand {
    /// Reads a motion to the Assembly next, whatever its place (Control).
    TakeUpMotion {
        /// The view's `step_number`.
        step: u32,
        /// Its number.
        motion: u32,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum SittingEvent {
    /// An Assembly is announced (C-22).
    AssemblyAnnounced,
    /// The Assembly sits; play resumes with this phase afterwards.
    AssemblyOpened { resume: Phase },
    /// The Assembly is over.
    AssemblyClosed,
    /// A motion is before the Assembly.
    MotionTakenUp { motion: u32 },
    /// A motion is decided.
    MotionSettled { motion: u32, adopted: bool },
}

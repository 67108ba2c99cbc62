//! The sequence of play: steps, phases, cycles and their clocks (section 3 of the rules).

use serde::{Deserialize, Serialize};

use crate::view::{Phase, Step};

/// What may be wanted here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum StepsCommand {
    /// The next step of the sequence of play (Control). Refused unless `step` is the step under way.
    Advance {
        /// The view's `step_number`.
        step: u32,
    },
    /// Ends the phase under way and leaves undone what is undone (Control).
    SkipPhase {
        /// The view's `step_number`.
        step: u32,
    },
    /// Sets the remaining time of the clock under way (Control). 0 ends it at once.
    SetClock {
        /// The view's `step_number`.
        step: u32,
        /// Seconds from now, at most 3600.
        seconds: u32,
    },
    /// Stops the clock of the step; nothing runs out until it is set again (Control).
    StopClock {
        /// The view's `step_number`.
        step: u32,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum StepsEvent {
    /// A cycle began.
    CycleBegan { cycle: u32 },
    /// A cycle ended: grants and the horse bonus lapse (C-24).
    CycleEnded,
    /// A step began; `seconds` is the length of its clock.
    StepBegan { step: Step, seconds: Option<u32> },
    /// A phase was skipped.
    PhaseSkipped { phase: Phase },
    /// The clock of the step was set.
    ClockSet { seconds: u32 },
    /// The clock of the step was stopped.
    ClockStopped,
}

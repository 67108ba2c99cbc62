//! What stands beside the rules: giving up, absent seats, Control's hand, settings, the clock (G-20, A, T-15).

pub(crate) mod decide;

use crate::because::Because;
use crate::ids::{Advance, Faction, HexId, Place, Square, Stock};
use crate::settings::Value;
use crate::world::Fact;
use serde::{Deserialize, Serialize};

/// What may be wanted here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum ControlCommand {
    /// Gives up, at the start of a phase (the seat, or Control for it; G-20).
    GiveUp,
    /// The steward answers for a seat from now on (Control or the host, A-1).
    MarkAbsent {
        /// Whose.
        faction: Faction,
    },
    /// Somebody is there again (Control, the host, or the seat itself; A-7).
    MarkPresent {
        /// Whose.
        faction: Faction,
    },
    /// Corrects a figure, with a reason (Control, A-8, A-9).
    Correct {
        /// What.
        what: Correction,
        /// Why.
        reason: String,
    },
    /// Changes a setting (Control; most of them before the game begins).
    ChangeSetting {
        /// Which.
        key: String,
        /// To what.
        value: Value,
    },
    /// The steward plays a seat up to where it is no longer awaited (Control or the host, A-1).
    PlayFor {
        /// Whose.
        faction: Faction,
    },
    /// The clock of the step under way ends so many seconds from now (Control or the host, T-15).
    SetClock {
        /// Which step.
        step: u32,
        /// How many; 0 ends it at once.
        seconds: u32,
    },
    /// The clock of the step under way ends so many seconds later (Control or the host, T-15).
    AddTime {
        /// Which step.
        step: u32,
        /// How many.
        seconds: u32,
    },
    /// The step under way has no clock any more (Control or the host).
    StopClock {
        /// Which step.
        step: u32,
    },
    /// The clock of a step has run out (the clock alone, T-15).
    TimeUp {
        /// Which step.
        step: u32,
    },
}

/// A figure as it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(tag = "figure", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Correction {
    Stock { faction: Faction, stock: Stock, to: u32 },
    Units { faction: Faction, place: Place, pops: u32, leaders: u32, at_site: bool },
    Counts { faction: Faction, capacity: u32, continent: u32, hades: u32 },
    Learn { faction: Faction, advance: Advance },
    Destroy { faction: Faction, at: Square },
    Creature { hex: HexId, lives: bool },
    Compass { holder: Faction, clockwise: bool },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands
pub enum ControlEvent {
    GaveUp {
        faction: Faction,
        facts: Vec<Fact>,
    },
    AbsenceSet {
        faction: Faction,
        absent: bool,
    },
    /// A figure was corrected; the drafts of those whom it touches begin anew.
    Corrected {
        facts: Vec<Fact>,
        reason: String,
        /// Everybody's, where a record does not say.
        #[serde(default = "everybody")]
        anew: Vec<Faction>,
    },
    SettingChanged {
        key: String,
        value: Value,
    },
    /// The steward answers, by this row of its rules.
    StewardAnswers {
        faction: Faction,
        because: Because,
    },
    /// Time has run out.
    TimeRanOut,
    /// The clock ends so many seconds from now.
    ClockSet {
        seconds: u32,
    },
    /// The clock ends so many seconds later.
    TimeAdded {
        seconds: u32,
    },
    /// No clock runs.
    ClockStopped,
}

fn everybody() -> Vec<Faction> {
    Faction::ALL.to_vec()
}

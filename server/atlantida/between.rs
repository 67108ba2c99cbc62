//! Between the phases: Zeus may stop the turn's event, and Poseidon sets the Compass (Z-1 to Z-5, T-4).

pub(crate) mod decide;

use crate::ids::Faction;
use serde::{Deserialize, Serialize};

/// What may be wanted here.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    strum::IntoStaticStr,
    strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum BetweenCommand {
    /// Uses the Temple of Zeus, or does not.
    UseZeus {
        /// What for.
        favour: Favour,
    },
    /// Names the holder of the Compass and its direction (T-4).
    SetCompass {
        /// The holder.
        holder: Faction,
        /// Whether play goes clockwise.
        clockwise: bool,
    },
}

/// What Zeus grants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Favour {
    /// Nothing is asked of him.
    None,
    /// The event does not happen (Z-2).
    Stop,
    /// It happens to all others (Z-3).
    Spare,
}

//! How a game begins: the island is laid, lots are drawn, statues are chosen (P, I-11 to I-15, X-3).

pub(crate) mod decide;

use crate::aim::Aim;
use crate::ids::{Faction, Square, Statue};
use crate::world::Fact;
use serde::{Deserialize, Serialize};

/// What may be wanted here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum SetupCommand {
    /// Begins the game for these factions, two to five (P-1, P-2).
    Begin {
        /// Who plays; the order of seats is that of the factions.
        factions: Vec<Faction>,
        /// Whom the steward plays from the start.
        #[serde(default)]
        absent: Vec<Faction>,
    },
    /// Chooses a statue, at no cost (P-7).
    ChooseStatue {
        /// Which.
        statue: Statue,
        /// Where it stands.
        at: Square,
    },
    /// Says who holds the Compass, and how play goes (P-8).
    SetOrder {
        /// The holder.
        holder: Faction,
        /// Whether clockwise.
        clockwise: bool,
        /// Any order of seats, where the settings allow that.
        #[serde(default)]
        ring: Vec<Faction>,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum SetupEvent {
    /// The game has begun.
    Begun {
        /// What is so from then on.
        facts: Vec<Fact>,
        /// Whom the steward plays.
        absent: Vec<Faction>,
        /// What stewards that play to win are after.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        aims: Vec<(Faction, Aim)>,
        /// Who hosts: the seat that began, where Control did not.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        host: Option<Faction>,
    },
}

//! Units are placed and cards played, turn by turn (S-10 to S-15).

use serde::{Deserialize, Serialize};

use crate::event::{Pass, Trigger};
use crate::ids::{FactionId, ObjectiveId, StreetCardId};
use crate::view::Aim;

/// What may be wanted here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum DeployCommand {
    /// Places units on one objective (Archon in its turn, S-11).
    PlaceUnits {
        /// The view's `step_number`.
        step: u32,
        /// Where.
        objective: ObjectiveId,
        /// Mobs; with `military` exactly the Act number, or all that are left.
        mobs: u32,
        /// Military units.
        military: u32,
        /// Committed Heroes that go with them.
        #[serde(default)]
        heroes: Vec<String>,
    },
    /// Plays a Stasis card (Archon in its turn, S-11).
    PlayCard {
        /// The view's `step_number`.
        step: u32,
        /// The card.
        card: StreetCardId,
        /// As many targets as it asks for, each one of those offered.
        #[serde(default)]
        aims: Vec<Aim>,
    },
    /// Discards a Stasis card that has no legal target, as one's action (Archon in its turn, S-11).
    DiscardCard {
        /// The view's `step_number`.
        step: u32,
        /// The card.
        card: StreetCardId,
    },
    /// Passes a turn (the clock, or Control, S-11).
    PassTurn {
        /// The view's `step_number`.
        step: u32,
    },
    /// Begins the last actions, when everybody has passed for two full turns (Control, S-15).
    StartLastActions {
        /// The view's `step_number`.
        step: u32,
    },
    /// Ends the deployment at once (Control).
    EndDeployment {
        /// The view's `step_number`.
        step: u32,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum DeployEvent {
    /// The order of turns is known (S-10); `tied` had the highest Doom with the first.
    DeploymentBegan { order: Vec<FactionId>, tied: Vec<FactionId> },
    /// A turn began; `last` counts the last actions that are left (S-13).
    TurnBegan { faction: FactionId, last: Option<usize> },
    /// Units were placed (S-11).
    UnitsPlaced {
        faction: FactionId,
        objective: ObjectiveId,
        mobs: u32,
        military: u32,
        heroes: Vec<String>,
    },
    /// A Stasis card was played (S-11); what it does follows.
    StreetCardPlayed { faction: FactionId, card: StreetCardId, aims: Vec<Aim> },
    /// A Stasis card without a legal target was discarded (S-11).
    StreetCardDiscarded { faction: FactionId, card: StreetCardId },
    /// A turn was passed (S-11).
    TurnPassed { faction: FactionId, why: Pass },
    /// The last actions begin (S-13, S-15).
    LastActionsBegan { why: Trigger },
    /// The deployment is over; hands are discarded (S-14) and the battles are known (S-16).
    DeploymentEnded,
}

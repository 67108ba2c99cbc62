//! Units are placed and cards played, turn by turn (S-10 to S-15).

use game::Text;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::content::Objective;
use crate::ids::{FactionId, ObjectiveId, StreetCardId};
use crate::stasis::muster::Units;

pub(crate) mod decide;
pub(crate) mod flow;
pub(crate) mod rules;
pub mod shown;

/// What may be wanted here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
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
    LastActionsBegan {
        why: Trigger,
        /// How many there are; formats up to 4 do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        actions: Option<usize>,
    },
    /// The deployment is over; hands are discarded (S-14) and the battles are known (S-16).
    DeploymentEnded {
        /// Where; formats up to 4 do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        battles: Option<Vec<ObjectiveId>>,
    },
}

/// A target of a Stasis card.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// An objective.
    Objective(ObjectiveId),
    /// A faction.
    Faction(FactionId),
    /// A Hero, by name.
    Hero(String),
}

/// Where units come from or go to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// Into the game, or out of it.
    Away,
    /// Not yet placed.
    Reserve,
    /// An objective.
    Objective(ObjectiveId),
}

/// Why a turn was passed (S-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pass {
    /// There was nothing left to place or to play.
    Nothing,
    /// The time was up.
    Clock,
    /// Control said so.
    Control,
    /// Nobody is there.
    Absent,
}

/// Why the last actions begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trigger {
    /// Every objective holds a unit (S-13).
    Full,
    /// Nobody has a unit left to place (S-13).
    Spent,
    /// Nobody can do anything.
    Stuck,
    /// Control said so, after two full turns of passes (S-15).
    Control,
}

/// An objective in a stasis.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, Default)]
pub(crate) struct Ground {
    pub units: BTreeMap<FactionId, Units>,
    /// What cards add to a faction's battle roll here.
    pub bonuses: Vec<Bonus>,
    /// The faction whose barricade stands here, for as long as its units do.
    pub barricade: Option<FactionId>,
    /// Who holds it, once it was fought for or everything is settled.
    pub holder: Option<FactionId>,
}

/// An objective and the ground there.
pub(crate) type PlaceAt<'a> = (&'a Objective, &'a Ground);

impl Ground {
    /// The units of a faction here.
    pub(crate) fn of(&self, faction: &FactionId) -> Units {
        self.units.get(faction).copied().unwrap_or_default()
    }

    /// Whether anybody's unit is here.
    pub(crate) fn occupied(&self) -> bool {
        self.units.values().any(|units| units.count() > 0)
    }

    /// Sets the units of a faction here. A barricade falls with the last of its builder's.
    pub(crate) fn set(&mut self, faction: &FactionId, units: Units) {
        if units.count() == 0 {
            self.units.remove(faction);
            self.barricade.take_if(|builder| builder == faction);
        } else {
            self.units.insert(faction.clone(), units);
        }
    }

    /// Whether a barricade keeps a faction out.
    pub(crate) fn closed_to(&self, faction: &FactionId) -> bool {
        self.barricade.as_ref().is_some_and(|builder| builder != faction)
    }
}

/// What a card adds to a battle roll, or takes from it.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug)]
pub(crate) struct Bonus {
    pub faction: FactionId,
    pub by: i32,
    pub label: String,
}

/// What was done last.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, Default)]
pub(crate) struct LastDone {
    pub number: u32,
    pub faction: Option<FactionId>,
    pub card: Option<StreetCardId>,
    pub objective: Option<ObjectiveId>,
    pub says: Vec<Text>,
}

//! What Stasis cards do to units, Heroes, rolls and hands (S-11).

use serde::{Deserialize, Serialize};

use crate::ids::{FactionId, ObjectiveId, StreetCardId};
use crate::stasis::battle::Throw;
use crate::stasis::deploy::Spot;
use crate::stasis::muster::HeroAt;

pub(crate) mod decide;
pub(crate) mod rules;
pub mod view;
pub(crate) mod words;

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum PowersEvent {
    /// Dice were thrown for a Stasis card.
    CardRolled { throws: Vec<Throw>, by_hand: bool },
    /// Units went from one spot to another.
    UnitsMoved { faction: FactionId, mobs: u32, military: u32, from: Spot, to: Spot },
    /// Mobs became military units.
    UnitsPromoted { faction: FactionId, objective: ObjectiveId, mobs: u32 },
    /// Mobs changed sides.
    SidesChanged { from: FactionId, to: FactionId, objective: ObjectiveId, mobs: u32 },
    /// A Hero went somewhere.
    HeroMoved { faction: FactionId, hero: String, to: HeroAt },
    /// A card changed a faction's battle roll at an objective.
    RollChanged { faction: FactionId, objective: ObjectiveId, by: i32, label: String },
    /// A barricade was raised.
    BarricadeRaised { faction: FactionId, objective: ObjectiveId },
    /// A barricade fell.
    BarricadeFell { objective: ObjectiveId },
    /// Cards left a hand: for another, or for the discards.
    HandMoved { from: FactionId, to: Option<FactionId>, cards: Vec<StreetCardId> },
    /// Two factions traded hands.
    HandsTraded { one: FactionId, other: FactionId },
    /// Somebody looked at a hand.
    HandSeen { by: FactionId, whose: FactionId },
}

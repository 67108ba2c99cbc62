//! Units muster, Heroes are committed or sent to safety (S-6 to S-9).

use serde::{Deserialize, Serialize};

use crate::ids::{FactionId, ObjectiveId, StreetCardId};
use crate::ledger::Ledger;
use crate::stasis::cards::Deal;

pub(crate) mod decide;
pub(crate) mod rules;
pub(crate) mod shown;

/// What may be wanted here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum MusterCommand {
    /// Commits a Hero to the fight, or sends it to safety (Archon, S-9).
    CommitHero {
        /// The view's `step_number`.
        step: u32,
        /// The Hero's name.
        hero: String,
        /// Whether it fights.
        committed: bool,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum MusterEvent {
    /// A faction musters (S-6 to S-8); the dice are its megaprojects'.
    Mustered {
        faction: FactionId,
        projects: Vec<u32>,
        /// Formats up to 4 do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        units: Option<Mustering>,
    },
    /// A Hero was committed or sent to safety (S-9).
    HeroCommitted { faction: FactionId, hero: String, committed: bool },
}

/// Where a Hero is in a stasis (S-9).
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Debug,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(rename_all = "snake_case")]
pub enum HeroAt {
    /// Sent to safety.
    Safe,
    /// Committed, not yet placed.
    Reserve,
    /// At an objective.
    Objective(ObjectiveId),
    /// Dead.
    Dead,
}

impl HeroAt {
    /// Whether it is at this objective.
    pub(crate) fn is_at(&self, objective: &ObjectiveId) -> bool {
        matches!(self, Self::Objective(place) if place == objective)
    }
}

/// Units of a faction.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
pub struct Units {
    /// +1 each to a battle roll.
    pub mobs: u32,
    /// +3 each.
    pub military: u32,
}

impl Units {
    pub(crate) fn count(self) -> u32 {
        self.mobs + self.military
    }

    /// Up to `most` of them, military units first.
    pub(crate) fn best(self, most: u32) -> Self {
        let military = self.military.min(most);
        Self { military, mobs: self.mobs.min(most - military) }
    }

    /// Those that are left when some go.
    pub(crate) fn without(self, gone: Self) -> Self {
        Self {
            mobs: self.mobs.saturating_sub(gone.mobs),
            military: self.military.saturating_sub(gone.military),
        }
    }

    /// Up to `most` of them, mobs first.
    pub(crate) fn least(self, most: u32) -> Self {
        let mobs = self.mobs.min(most);
        Self { mobs, military: self.military.min(most - mobs) }
    }
}

/// What a faction brings.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, Default)]
pub(crate) struct Camp {
    /// Secret.
    pub hand: Vec<StreetCardId>,
    /// Why so many were drawn.
    pub drawn: Vec<(Deal, u32)>,
    pub mobs: Ledger,
    pub military: Ledger,
    /// A rival's hand as it was looked at. Secret.
    pub seen: Option<(FactionId, Vec<StreetCardId>)>,
}

impl Camp {
    /// Cards come to its hand.
    pub(crate) fn take_in(&mut self, why: Deal, cards: &[StreetCardId]) {
        self.hand.extend(cards.iter().cloned());
        let number = u32::try_from(cards.len()).unwrap_or(u32::MAX);
        match self.drawn.iter_mut().find(|(known, _)| *known == why) {
            Some((_, sum)) => *sum += number,
            None => self.drawn.push((why, number)),
        }
    }

    /// The units that are not yet placed.
    pub(crate) fn reserve(&self) -> Units {
        Units { mobs: self.mobs.value(), military: self.military.value() }
    }
}

/// What a faction musters (S-6 to S-8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mustering {
    /// Mobs by its Arête.
    pub arete: u32,
    /// Mobs by its megaprojects.
    pub projects: u32,
    /// Military units that it places.
    pub military: u32,
    /// Military units that already stand somewhere (S-7).
    pub garrison: Option<(ObjectiveId, u32)>,
}

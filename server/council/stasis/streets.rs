//! The Stasis Phase as a whole: how it begins and ends, and what Control corrects in it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use game::Millis;
use kit::UpTo;
use serde::{Deserialize, Serialize};

use crate::control::seats::Sealed;
use crate::ids::{FactionId, MapId, ObjectiveId};
use crate::stasis::amend::Amendment;
use crate::stasis::battle::{Awaited, Battle, Loss, Relisted};
use crate::stasis::cards::StreetDeck;
use crate::stasis::deploy::{Ground, LastDone};
use crate::stasis::muster::{Camp, HeroAt};
use crate::stasis::score::Score;
use crate::stasis::spoils::Spoil;

pub(crate) mod decide;
pub(crate) mod flow;
pub(crate) mod rules;
pub(crate) mod told;
pub(crate) mod view;

/// What may be wanted here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum StreetsCommand {
    /// Begins the Stasis Phase whatever the Stasis number is; the cycle ends as it stands (Control).
    BeginStasis {
        /// The view's `step_number`.
        step: u32,
    },
    /// Sets how many units of a faction stand somewhere (Control).
    CorrectUnits {
        /// Whose.
        faction: FactionId,
        /// At an objective, or in the reserve.
        objective: Option<ObjectiveId>,
        /// Mobs, at most 1000.
        mobs: u32,
        /// Military units, at most 1000.
        military: u32,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Sets where a Hero is in a stasis (Control).
    CorrectHero {
        /// The Hero.
        hero: String,
        /// Where it is from now on.
        at: HeroAt,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Leads the Colossus somewhere, at any time (Control, S-23).
    MoveColossus {
        /// Where to; away from the city with `null`.
        objective: Option<ObjectiveId>,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Enters who holds the city after the battles were fought on the real map; play goes on with the
    /// palace and the spoils (Control, S-24). Left-out objectives stay as they stand.
    EnterCity {
        /// The view's `step_number`.
        step: u32,
        /// Who holds each; nobody with `null`.
        holders: Vec<(ObjectiveId, Option<FactionId>)>,
        /// Military units of a faction on a map where that gives Victory Points (S-29), 0 to 1000;
        /// those that are left out are counted where they stand.
        #[serde(default)]
        military: Vec<(FactionId, MapId, u32)>,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum StreetsEvent {
    /// Stasis broke out (C-23).
    StasisBrokeOut,
    /// Changes nothing. Only journals of formats up to 3 hold it: the stasis then had a way of its own to
    /// take an action back, and this stood before each.
    Remembered { what: String },
    /// The Colossus went somewhere (S-23); by Control, it says why.
    ColossusMoved { to: Option<ObjectiveId>, reason: Option<String> },
    /// Control set units.
    UnitsCorrected {
        faction: FactionId,
        objective: Option<ObjectiveId>,
        mobs: u32,
        military: u32,
        reason: String,
        /// While battles are fought; formats up to 4 do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        relisted: Option<Relisted>,
    },
    /// Control set where a Hero is.
    HeroCorrected {
        faction: FactionId,
        hero: String,
        at: HeroAt,
        reason: String,
        /// While battles are fought; formats up to 4 do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        relisted: Option<Relisted>,
    },
    /// The stasis is over; the Stasis number stands at this (C-25).
    StasisEnded { stasis: u32 },
    /// Control entered who holds the city after battles on the real map; before the end of the
    /// deployment no turn remains (S-24).
    CityEntered {
        holders: Vec<(ObjectiveId, Option<FactionId>)>,
        /// Military units on maps, where they were counted on the real one (S-29).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        military: Vec<(FactionId, MapId, u32)>,
        /// What leaves each place; formats up to 4 do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        losses: Option<Vec<(ObjectiveId, Loss)>>,
        /// Tyche that was paid for dice that are not thrown now (S-18); formats up to 4 do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        paid_back: Option<Vec<(FactionId, u32)>>,
    },
}

/// A stasis under way. Copies share what is done in one place of it until that is written.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, Default)]
pub(crate) struct Streets {
    /// From 1 over the whole game.
    pub number: u32,
    /// When it broke out.
    pub began_at: Millis,
    pub camps: BTreeMap<FactionId, Arc<Camp>>,
    /// One for each objective of the city, in its order.
    pub grounds: Vec<Arc<Ground>>,
    /// Where each Hero is.
    pub heroes: BTreeMap<String, HeroAt>,
    /// Who has said to be ready in this step.
    pub ready: BTreeSet<FactionId>,
    /// The order of turns, from who began; empty before the deployment.
    pub order: Vec<FactionId>,
    /// Whose turn it is, by the place in `order`.
    pub turn: usize,
    /// Passes in a row (S-15).
    pub passes: usize,
    /// Last actions left, the one under way among them (S-13).
    pub last: Option<usize>,
    pub deed: LastDone,
    /// What waits for dice that Control throws by hand.
    pub pending: Option<Awaited>,
    pub battles: Vec<Arc<Battle>>,
    /// The battle on the table, by its place among the battles.
    pub now: Option<usize>,
    /// Tyche dice chosen for the battle on the table.
    pub tyche: Sealed<UpTo>,
    /// Whether it is settled who holds what (S-24).
    pub settled: bool,
    pub spoils: Vec<Spoil>,
    /// Military units on maps as Control counted them on the real one (S-29).
    pub counted: Vec<(FactionId, MapId, u32)>,
    /// Victory Points by Control's word, with its reason.
    pub corrected: Vec<(FactionId, i32, String)>,
    pub score: Option<Score>,
    pub amendment: Option<Amendment>,
}

impl Streets {
    pub(crate) fn camp(&self, faction: &FactionId) -> &Camp {
        self.camps.get(faction).expect("every faction of the table has a camp")
    }

    pub(crate) fn camp_mut(&mut self, faction: &FactionId) -> &mut Camp {
        let camp = self.camps.get_mut(faction).expect("every faction of the table has a camp");
        Arc::make_mut(camp)
    }

    /// Whose turn it is.
    pub(crate) fn mover(&self) -> Option<&FactionId> {
        self.order.get(self.turn)
    }

    /// The battle on the table.
    pub(crate) fn battle(&self) -> Option<&Battle> {
        self.battles.get(self.now?).map(AsRef::as_ref)
    }

    pub(crate) fn battle_mut(&mut self) -> Option<&mut Battle> {
        self.battles.get_mut(self.now?).map(Arc::make_mut)
    }

    /// The battle that is next in the order of the maps.
    pub(crate) fn next_battle(&self) -> Option<&Battle> {
        self.battles.iter().map(AsRef::as_ref).find(|battle| battle.fought.is_none())
    }

    /// The spoil that is to be settled next.
    pub(crate) fn open_spoil(&self) -> Option<usize> {
        self.spoils.iter().position(|spoil| spoil.brought.is_none())
    }

    /// Takes in what military units were counted on the real map; a later count stands (S-29).
    pub(crate) fn count(&mut self, military: &[(FactionId, MapId, u32)]) {
        for (faction, map, units) in military {
            self.counted.retain(|(id, on, _)| id != faction || on != map);
            self.counted.push((faction.clone(), map.clone(), *units));
        }
    }

    /// Whether everybody has passed for two full turns (S-15).
    pub(crate) fn stalled(&self) -> bool {
        self.last.is_none() && !self.order.is_empty() && self.passes >= 2 * self.order.len()
    }
}

/// The city, and the stasis under way in its streets.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, Default)]
pub(crate) struct City {
    pub streets: Option<Arc<Streets>>,
    pub street_deck: StreetDeck,
    /// Stases so far.
    pub stases: u32,
    /// Where the Colossus stands (S-23).
    pub colossus: Option<ObjectiveId>,
}

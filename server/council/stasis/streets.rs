//! The Stasis Phase as a whole: how it begins and ends, and what Control corrects in it.

use serde::{Deserialize, Serialize};

use crate::ids::{FactionId, ObjectiveId};
use crate::view::HeroAt;

/// What may be wanted here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
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
    },
    /// Control set where a Hero is.
    HeroCorrected { faction: FactionId, hero: String, at: HeroAt, reason: String },
    /// The stasis is over; the Stasis number stands at this (C-25).
    StasisEnded { stasis: u32 },
    /// Control entered who holds the city after battles on the real map; before the end of the
    /// deployment no turn remains (S-24).
    CityEntered { holders: Vec<(ObjectiveId, Option<FactionId>)> },
}

//! Control's hand on Heroes outside of a stasis (N-4): quests kill and raise them in the hall, they grow
//! and change sides, and new ones come. In a stasis it says where they are (`stasis::streets`).

use serde::{Deserialize, Serialize};

use crate::ids::FactionId;

pub(crate) mod rules;
pub(crate) mod shown;

/// What may be wanted here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum HeroesCommand {
    /// Sets what a Hero is (Control).
    SetHero {
        /// The Hero's name.
        hero: String,
        /// Whose it is from now on.
        faction: FactionId,
        /// Its value, 1 to 3.
        value: u32,
        /// Whether it is alive; one that is raised rests (C-13).
        alive: bool,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Gives a faction a Hero that nobody had (Control).
    AddHero {
        /// Whose.
        faction: FactionId,
        /// Its name, 1 to 40 characters; no other Hero may have it.
        hero: String,
        /// Its value, 1 to 3.
        value: u32,
        /// Why; 1 to 200 characters.
        reason: String,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum HeroesEvent {
    /// Control set what a Hero is.
    HeroSet { hero: String, faction: FactionId, value: u32, alive: bool, reason: String },
    /// A Hero came.
    HeroAdded { faction: FactionId, hero: String, value: u32, reason: String },
}

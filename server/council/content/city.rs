//! `city.toml`: the maps, the objectives that are fought for, and what holding each is worth (S-22 to
//! S-32).

use serde::{Deserialize, Serialize};

use crate::ids::{MapId, ObjectiveId};

/// The city of a scenario. One without objectives is fought over at the table: Control names the
/// winner.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct City {
    /// Its name.
    pub name: String,
    /// Where the Colossus stands at the start (S-23).
    pub colossus: Option<ObjectiveId>,
    /// The maps, from the middle of the city outwards, 1 to 6.
    pub maps: Vec<CityMap>,
    /// The objectives in map order, at most 30; each map has one or more.
    pub objectives: Vec<Objective>,
}

/// A map of the city.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CityMap {
    /// Its id.
    pub id: MapId,
    /// Its name.
    pub name: String,
}

/// A place that is fought for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Objective {
    /// Its id.
    pub id: ObjectiveId,
    /// Its map.
    pub map: MapId,
    /// Its name.
    pub name: String,
    /// An icon of the game-icons set.
    pub emblem: String,
    /// One line of mood.
    #[serde(default)]
    pub flavour: String,
    /// Where it lies on its map's ring: degrees clockwise from the north, 0 to 359.
    pub angle: u32,
    /// What holding it does beyond its Victory Point (S-22).
    #[serde(default)]
    pub effects: Vec<HoldEffect>,
}

/// What holding an objective does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum HoldEffect {
    /// Its holder holds every objective that nobody holds; settled before all else (S-24).
    TakesUnheld,
    /// Divine Wrath rises (S-25, S-28).
    Wrath {
        /// By how much.
        by: Amount,
    },
    /// Bonus Victory Points, never doubled (S-25).
    Points {
        /// How many.
        by: Amount,
    },
    /// Bonus Victory Points for each of one's own military units on a map, if another objective is
    /// held too (S-29).
    PointsPerMilitary {
        /// The other objective.
        with: ObjectiveId,
        /// The map whose military units count.
        map: MapId,
    },
    /// Its holder wins the stasis if the most Victory Points are tied (S-27).
    BreaksTies,
    /// Three dice are rolled: 13 brings Doom, any other sum something else (S-26, S-28, S-30, S-31).
    Roll {
        /// The Doom that a 13 brings.
        doom: u32,
        /// What any other sum brings.
        otherwise: RollGives,
    },
    /// Stasis cards for the next stasis (S-32).
    StasisCards {
        /// How many.
        by: Amount,
    },
    /// Something that Control hands over at the table (S-32, A-6).
    Goods {
        /// What, in the plural or with its number left out: "Research tiles".
        what: String,
        /// How many.
        by: Amount,
    },
}

/// What a roll that is not 13 brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RollGives {
    /// Nothing.
    Nothing,
    /// Talents equal to the sum (S-28).
    Talents,
    /// Each die as Doom to a different faction (S-30).
    DoomToEach,
    /// Each die as Tyche to a different faction, one's own allowed (S-31).
    TycheToEach,
}

/// A number, or `"act"` for the Act number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Amount {
    /// This many, 1 to 1000.
    Number(u32),
    /// As many as a word says.
    Word(AmountWord),
}

/// A number that the game knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AmountWord {
    /// The Act number.
    Act,
}

impl Amount {
    /// How many that is in an Act.
    #[must_use]
    pub fn in_act(self, act: u32) -> u32 {
        match self {
            Self::Number(number) => number,
            Self::Word(AmountWord::Act) => act,
        }
    }
}

impl City {
    /// The objectives of a map, in map order.
    pub fn on<'a>(&'a self, map: &'a MapId) -> impl Iterator<Item = &'a Objective> {
        self.objectives.iter().filter(move |row| &row.map == map)
    }

    /// The objective of this id.
    #[must_use]
    pub fn find(&self, id: &ObjectiveId) -> Option<&Objective> {
        self.objectives.iter().find(|row| &row.id == id)
    }
}

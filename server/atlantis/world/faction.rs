//! Factions (F-1 to F-24).

use std::collections::{BTreeMap, BTreeSet};

use borsh::{BorshDeserialize, BorshSerialize};

use crate::content::{Item, Skill};
use crate::messages::Language;

/// The number of a faction, from 3 up; 1 is the Guard, 2 the Creatures (F-14).
#[derive(
    BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash,
)]
pub struct FactionId(pub u32);

/// A player's position.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, PartialEq)]
pub struct Faction {
    /// Its number.
    pub id: FactionId,
    /// Its name.
    pub name: String,
    /// Its password; none is asked where there is none (O-4).
    pub password: Option<String>,
    /// Where its reports go.
    pub address: Option<String>,
    /// Its points.
    pub points: Points,
    /// Silver that lies nowhere.
    pub unclaimed: u64,
    /// What it feels towards others.
    pub attitudes: Attitudes,
    /// The form of its template.
    pub template: Template,
    /// Whether it wants the Times in its report.
    pub times: bool,
    /// In which language it is told what happens.
    pub language: Language,
    /// What it has been told (S-30, S-31).
    pub heard: Heard,
    /// Kept comments and plain lines above the first unit of its template (O-19).
    pub head: Vec<String>,
    /// Absent turns in a row (F-13).
    pub idle: u32,
    /// Whether Control set it to rest: it is not dropped (F-13).
    pub rests: bool,
    /// Codes that it does not want to be told, with the unit to which that is limited (O-58).
    pub quiet: BTreeSet<(String, Option<u32>)>,
}

impl Faction {
    /// A faction of this name, with nothing yet.
    #[must_use]
    pub fn new(id: FactionId, name: &str) -> Self {
        Self {
            id,
            name: name.to_owned(),
            password: None,
            address: None,
            points: Points::default(),
            unclaimed: 0,
            attitudes: Attitudes::default(),
            template: Template::default(),
            times: true,
            language: Language::default(),
            heard: Heard::default(),
            head: Vec::new(),
            idle: 0,
            rests: false,
            quiet: BTreeSet::new(),
        }
    }
}

/// How a faction spends its points (F-3).
#[derive(BorshSerialize, BorshDeserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Points {
    /// On taxing.
    pub war: u32,
    /// On trade.
    pub trade: u32,
    /// On magic.
    pub magic: u32,
}

/// What a faction feels, from the worst to the best (F-20).
#[derive(
    BorshSerialize, BorshDeserialize, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord,
)]
pub enum Attitude {
    /// Attacks on sight.
    Hostile,
    /// Denies entry.
    Unfriendly,
    /// Nothing.
    #[default]
    Neutral,
    /// Accepts and admits.
    Friendly,
    /// Defends.
    Ally,
}

/// The attitudes of a faction (F-20).
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, Default, PartialEq, Eq)]
pub struct Attitudes {
    /// Towards all others.
    pub default: Attitude,
    /// Towards these.
    pub declared: BTreeMap<FactionId, Attitude>,
}

/// The form of a template.
#[derive(BorshSerialize, BorshDeserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Template {
    /// None.
    Off,
    /// Orders alone.
    Short,
    /// With units as comments.
    #[default]
    Long,
    /// With a drawing of the region too.
    Map,
}

/// What a faction has been told (S-30, S-31).
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, Default, PartialEq, Eq)]
pub struct Heard {
    /// The highest level of each skill.
    pub skills: BTreeMap<Skill, u32>,
    /// Items, beside those that all know.
    pub items: BTreeSet<Item>,
}

impl Attitudes {
    /// Whether there is anybody whom it attacks on sight.
    #[must_use]
    pub fn is_ever_hostile(&self) -> bool {
        let mut all = self.declared.values().chain([&self.default]);
        all.any(|attitude| *attitude == Attitude::Hostile)
    }

    /// Towards this faction.
    #[must_use]
    pub fn towards(&self, other: FactionId) -> Attitude {
        self.declared.get(&other).copied().unwrap_or(self.default)
    }
}

impl Attitude {
    /// Its name as orders write it, in small letters.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hostile => "hostile",
            Self::Unfriendly => "unfriendly",
            Self::Neutral => "neutral",
            Self::Friendly => "friendly",
            Self::Ally => "ally",
        }
    }
}

impl FactionId {
    /// The Guard.
    pub const GUARD: Self = Self(1);
    /// The Creatures.
    pub const CREATURES: Self = Self(2);

    /// Whether no player has it (F-14).
    #[must_use]
    pub const fn is_npc(self) -> bool {
        self.0 < 3
    }
}

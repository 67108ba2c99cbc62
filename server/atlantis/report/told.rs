//! What a report tells: errors, events, reports on skills and goods, the press.

use serde::{Deserialize, Serialize};

use super::{Data, HexAt};

/// An error or a warning of the run (O-53).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ErrorLine {
    /// The unit.
    pub unit: u32,
    /// Its name.
    pub name: String,
    /// The line in the set that ran, from 1; 0 where no line is at fault.
    #[serde(default)]
    pub line: u32,
    /// The word of the order.
    pub order: String,
    /// What it is, for programs.
    pub code: String,
    /// `error`: the order did nothing; `warning`: it ran, as far as it could.
    pub level: String,
    /// What is filled in.
    #[serde(default, skip_serializing_if = "Data::is_empty")]
    pub data: Data,
    /// The sentence in English.
    pub text: String,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Event {
    /// Its number in this report, from 1.
    pub n: u32,
    /// The sub-phase: `5.2`.
    pub phase: String,
    /// Where.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub region: Option<HexAt>,
    /// Whom it concerns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<u32>,
    /// The unit's name, where it is known.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// What it is: `taxed`.
    pub kind: String,
    /// Its figures.
    #[serde(default, skip_serializing_if = "Data::is_empty")]
    pub data: EventData,
    /// The sentence in English, without the unit: “Collects 350 silver in taxes.”
    pub text: String,
}

/// The figures of an event by name.
pub type EventData = Data;

/// What a report is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LearnedKind {
    /// A level of a skill.
    Skill,
    /// An item.
    Item,
    /// A type of structure.
    Object,
}

/// A report on a skill, an item or a type of structure (S-30, S-31).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Learned {
    /// What it is on.
    pub kind: LearnedKind,
    /// Its tag; of a structure its name.
    pub key: String,
    /// Its name.
    pub name: String,
    /// The level of a skill.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<u32>,
    /// Its figures.
    #[serde(default, skip_serializing_if = "Data::is_empty")]
    pub data: Data,
    /// What it says, in English.
    pub text: String,
}

/// What was written.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Press {
    /// By Control.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub announcements: Vec<String>,
}

impl Press {
    /// Whether nothing was written.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.announcements.is_empty()
    }
}

//! `constitution.toml`: the articles in force at the start, the texts that may take their place, and
//! the levers that the program obeys.

use serde::{Deserialize, Serialize};

use crate::ids::FactionId;
use crate::law::settings::Value;

/// The constitution of a scenario.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Constitution {
    /// In order; the first is Article 1.
    #[serde(default)]
    pub articles: Vec<Article>,
}

/// An article of the constitution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Article {
    /// The title.
    pub title: String,
    /// The text in force.
    pub text: String,
    /// What the program obeys of it.
    #[serde(default)]
    pub lever: Option<Lever>,
    /// Texts ready to take its place (S-34).
    #[serde(default)]
    pub alternatives: Vec<Alternative>,
}

/// A text ready to take an article's place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Alternative {
    /// The text.
    pub text: String,
    /// What it changes, in plain words.
    pub changes: String,
    /// What the program obeys of it.
    #[serde(default)]
    pub lever: Option<Lever>,
}

/// What the program obeys of an article.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "on", rename_all = "snake_case", deny_unknown_fields)]
pub enum Lever {
    /// Who holds supremacy (C-3): a faction, or nobody, so that Control decides.
    Supremacy {
        /// A faction's id, or `nobody`.
        held_by: Holder,
    },
    /// How tied votes are decided (C-17).
    Ties {
        /// `control`, `prytanis`, `fails`, or a faction's id for its Archon.
        decided_by: TieRule,
    },
    /// Who is a citizen (I-3): these and nobody else, save for what is said later of single factions.
    Citizens {
        /// Factions' ids.
        are: Vec<FactionId>,
    },
    /// Whether one faction is a citizen (I-3), whatever was said of all of them before, or is said at the
    /// start.
    Citizen {
        /// Its id.
        faction: FactionId,
        /// Whether it is one.
        is: bool,
    },
    /// A ruling of the settings: how the Prytanis is found, the majority, the quorum, how many events,
    /// the debate's length, the threshold of stasis, or any other.
    Ruling {
        /// Its key.
        key: String,
        /// One of its choices, or a number in its range.
        value: Value,
    },
}

/// A faction, or nobody. In content files a faction's id, or `nobody`.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts", type = "string"))]
#[serde(from = "String", into = "String")]
pub enum Holder {
    /// Nobody.
    Nobody,
    /// A faction.
    Faction(FactionId),
}

/// How a tied vote is decided (C-17). In content files one of the words, or a faction's id.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts", type = "string"))]
#[serde(from = "String", into = "String")]
pub enum TieRule {
    /// `control`: Control decides.
    Control,
    /// `prytanis`: the Archon who presides, or Control where nobody does.
    Prytanis,
    /// `fails`: a tied motion fails.
    Fails,
    /// The Archon of a faction.
    Faction(FactionId),
}

impl TieRule {
    /// How tied votes are decided where only the scenario's start says it.
    #[must_use]
    pub fn from_start(ties: Option<&FactionId>) -> Self {
        ties.map_or(Self::Control, |id| Self::Faction(id.clone()))
    }
}

impl From<String> for Holder {
    fn from(word: String) -> Self {
        if word == "nobody" { Self::Nobody } else { Self::Faction(word.as_str().into()) }
    }
}

impl From<Holder> for String {
    fn from(holder: Holder) -> Self {
        match holder {
            Holder::Nobody => "nobody".into(),
            Holder::Faction(id) => id.0.into(),
        }
    }
}

impl From<String> for TieRule {
    fn from(word: String) -> Self {
        match word.as_str() {
            "control" => Self::Control,
            "prytanis" => Self::Prytanis,
            "fails" => Self::Fails,
            _ => Self::Faction(word.as_str().into()),
        }
    }
}

impl From<TieRule> for String {
    fn from(rule: TieRule) -> Self {
        match rule {
            TieRule::Control => "control".into(),
            TieRule::Prytanis => "prytanis".into(),
            TieRule::Fails => "fails".into(),
            TieRule::Faction(id) => id.0.into(),
        }
    }
}

impl Lever {
    /// The factions that it names.
    #[must_use]
    pub fn factions(&self) -> &[FactionId] {
        match self {
            Self::Supremacy { held_by: Holder::Faction(id) }
            | Self::Ties { decided_by: TieRule::Faction(id) } => std::slice::from_ref(id),
            Self::Citizens { are } => are,
            Self::Citizen { faction, .. } => std::slice::from_ref(faction),
            Self::Supremacy { .. } | Self::Ties { .. } | Self::Ruling { .. } => &[],
        }
    }

    /// Whether another lever moves the same thing, so that one text takes the place of the other.
    #[must_use]
    pub fn moves_the_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Ruling { key, .. }, Self::Ruling { key: other, .. }) => key == other,
            (Self::Citizen { faction, .. }, Self::Citizen { faction: other, .. }) => {
                faction == other
            }
            _ => std::mem::discriminant(self) == std::mem::discriminant(other),
        }
    }
}

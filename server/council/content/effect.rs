//! What event cards do, and whom it strikes.

use serde::{Deserialize, Serialize};

use crate::content::{Counter, Lever, Until};
use crate::ids::FactionId;

/// What a card does. Effects happen in the order written; one that breaks a bound stops at the bound
/// (N-2).
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
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// A faction's counter rises or falls.
    Change {
        /// Which counter.
        what: Counter,
        /// By how much; below 0 it falls.
        by: i32,
        /// Whose.
        to: Target,
    },
    /// The Stasis number rises or falls, never below the Act number.
    Stasis {
        /// By how much.
        by: i32,
    },
    /// Divine Wrath rises or falls.
    Wrath {
        /// By how much.
        by: i32,
    },
    /// Support for a time (I-2).
    Support {
        /// How much, above 0.
        by: u32,
        /// Whose.
        to: Target,
        /// Until when.
        until: Until,
        /// What the figure's parts call it.
        label: String,
    },
    /// Sends into exile.
    Exile {
        /// Whom.
        to: Target,
    },
    /// Calls back from exile.
    Recall {
        /// Whom.
        to: Target,
    },
    /// Makes a citizen.
    Enfranchise {
        /// Whom.
        to: Target,
    },
    /// Takes citizenship away.
    Disenfranchise {
        /// Whom.
        to: Target,
    },
    /// Hands supremacy (C-3) to one faction.
    Supremacy {
        /// To whom; a target of several hands it to the first in seat order.
        to: Target,
    },
    /// A motion joins the agenda of the Assembly (C-19, C-22).
    Motion {
        /// Its title.
        title: String,
        /// Its draft text.
        text: String,
        /// What it would change, in plain words.
        changes: String,
        /// What becomes of it when the Assembly passes it.
        #[serde(default)]
        measure: Measure,
    },
    /// An article enters the constitution at once.
    Article {
        /// Its title.
        title: String,
        /// Its text.
        text: String,
        /// The number of the article whose place it takes, from 1. Without it, it takes that of the
        /// article with the same lever, or is a new one at the end.
        #[serde(default)]
        replaces: Option<u32>,
        /// What the program obeys of it.
        #[serde(default)]
        lever: Option<Lever>,
    },
    /// A law is proclaimed at once.
    Law {
        /// Its title.
        title: String,
        /// Its text.
        text: String,
        /// What the program obeys of it as long as it stands.
        #[serde(default)]
        lever: Option<Lever>,
        /// When it ends by itself.
        #[serde(default = "for_good")]
        until: Until,
    },
    /// Something for Control to do by hand, with a tick when done.
    Task {
        /// What to do, as an order to Control.
        text: String,
    },
}

fn for_good() -> Until {
    Until::Removed
}

/// What becomes of a motion that passes.
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
#[serde(tag = "as", rename_all = "snake_case", deny_unknown_fields)]
pub enum Measure {
    /// Its text enters the constitution.
    Article {
        /// As in `Effect::Article`.
        #[serde(default)]
        replaces: Option<u32>,
        /// What the program obeys of it.
        #[serde(default)]
        lever: Option<Lever>,
    },
    /// Its text is proclaimed as a law.
    Law {
        /// What the program obeys of it as long as it stands.
        #[serde(default)]
        lever: Option<Lever>,
        /// When it ends by itself.
        #[serde(default = "for_good")]
        until: Until,
    },
    /// Its text is Control's to do by hand.
    Deed,
    /// Something happens.
    Effects {
        /// What, in order; no motion among it.
        effects: Vec<Effect>,
    },
}

impl Default for Measure {
    fn default() -> Self {
        Self::Article { replaces: None, lever: None }
    }
}

impl Measure {
    /// What happens when a motion of this title and text passes.
    #[must_use]
    pub fn effects(&self, title: &str, text: &str) -> Vec<Effect> {
        let (title, text) = (title.to_owned(), text.to_owned());
        match self.clone() {
            Self::Article { replaces, lever } => {
                vec![Effect::Article { title, text, replaces, lever }]
            }
            Self::Law { lever, until } => vec![Effect::Law { title, text, lever, until }],
            Self::Deed => vec![Effect::Task { text }],
            Self::Effects { effects } => effects,
        }
    }

    /// What the program obeys once it has passed.
    #[must_use]
    pub fn lever(&self) -> Option<&Lever> {
        match self {
            Self::Article { lever, .. } | Self::Law { lever, .. } => lever.as_ref(),
            Self::Deed | Self::Effects { .. } => None,
        }
    }
}

impl Effect {
    /// Whom it strikes; nobody where it is the city's.
    #[must_use]
    pub fn target(&self) -> Option<&Target> {
        match self {
            Self::Change { to, .. }
            | Self::Support { to, .. }
            | Self::Exile { to }
            | Self::Recall { to }
            | Self::Enfranchise { to }
            | Self::Disenfranchise { to }
            | Self::Supremacy { to } => Some(to),
            Self::Stasis { .. }
            | Self::Wrath { .. }
            | Self::Motion { .. }
            | Self::Article { .. }
            | Self::Law { .. }
            | Self::Task { .. } => None,
        }
    }
}

/// Whom an effect strikes. In content files: one of the words below, or a faction's id.
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
pub enum Target {
    /// `prytanis`: who presides.
    Prytanis,
    /// `highest_arete`: the highest Arête; all that are tied.
    HighestArete,
    /// `lowest_arete`: the lowest Arête; all that are tied.
    LowestArete,
    /// `voted_yes`: who voted YES in the vote that led here.
    VotedYes,
    /// `voted_no`: who voted NO.
    VotedNo,
    /// `abstained`: who had a vote and abstained.
    Abstained,
    /// `citizens`: citizens, exiles among them.
    Citizens,
    /// `non_citizens`: who is not a citizen.
    NonCitizens,
    /// `exiles`: who is in exile.
    Exiles,
    /// `everyone`.
    Everyone,
    /// `prytanis_chooses`: one faction that the Prytanis names.
    PrytanisChooses,
    /// `control_chooses`: one faction that Control names.
    ControlChooses,
    /// A faction's id.
    Faction(FactionId),
}

impl Target {
    /// The words that are not a faction's id.
    pub const WORDS: [&str; 12] = [
        "prytanis",
        "highest_arete",
        "lowest_arete",
        "voted_yes",
        "voted_no",
        "abstained",
        "citizens",
        "non_citizens",
        "exiles",
        "everyone",
        "prytanis_chooses",
        "control_chooses",
    ];
}

impl From<String> for Target {
    fn from(word: String) -> Self {
        match word.as_str() {
            "prytanis" => Self::Prytanis,
            "highest_arete" => Self::HighestArete,
            "lowest_arete" => Self::LowestArete,
            "voted_yes" => Self::VotedYes,
            "voted_no" => Self::VotedNo,
            "abstained" => Self::Abstained,
            "citizens" => Self::Citizens,
            "non_citizens" => Self::NonCitizens,
            "exiles" => Self::Exiles,
            "everyone" => Self::Everyone,
            "prytanis_chooses" => Self::PrytanisChooses,
            "control_chooses" => Self::ControlChooses,
            _ => Self::Faction(word.as_str().into()),
        }
    }
}

impl From<Target> for String {
    fn from(target: Target) -> Self {
        match target {
            Target::Prytanis => "prytanis".into(),
            Target::HighestArete => "highest_arete".into(),
            Target::LowestArete => "lowest_arete".into(),
            Target::VotedYes => "voted_yes".into(),
            Target::VotedNo => "voted_no".into(),
            Target::Abstained => "abstained".into(),
            Target::Citizens => "citizens".into(),
            Target::NonCitizens => "non_citizens".into(),
            Target::Exiles => "exiles".into(),
            Target::Everyone => "everyone".into(),
            Target::PrytanisChooses => "prytanis_chooses".into(),
            Target::ControlChooses => "control_chooses".into(),
            Target::Faction(id) => id.0.into(),
        }
    }
}

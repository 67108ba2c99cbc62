//! What event cards do, and whom it strikes.

use serde::{Deserialize, Serialize};

use crate::content::{Counter, Until};
use crate::ids::FactionId;

/// What a card does. Effects happen in the order written; one that breaks a bound stops at the bound
/// (N-2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
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
    /// A draft article joins the agenda of the Assembly (C-19, C-22).
    Motion {
        /// The article's title.
        title: String,
        /// Its draft text.
        text: String,
        /// What it would change, in plain words.
        changes: String,
    },
    /// A law is proclaimed at once.
    Law {
        /// Its title.
        title: String,
        /// Its text.
        text: String,
    },
    /// Something for Control to do by hand, with a tick when done.
    Task {
        /// What to do, as an order to Control.
        text: String,
    },
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
            | Self::Law { .. }
            | Self::Task { .. } => None,
        }
    }
}

/// Whom an effect strikes. In content files: one of the words below, or a faction's id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/", type = "string"))]
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
            _ => Self::Faction(FactionId(word)),
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
            Target::Faction(id) => id.0,
        }
    }
}

//! What a scenario is made of. The parts are read from TOML; a [`Content`] exists only after all of
//! them have been checked against each other (see [`Content::checked`]).

use serde::{Deserialize, Serialize};

use crate::ids::{CardId, FactionId};
use crate::settings::Settings;

mod check;
pub use check::Fault;

/// Highest Act.
pub const ACTS: u32 = 3;
/// Number of event decks (C-4).
pub const DECKS: usize = 3;
/// Fewest and most factions.
pub const FACTIONS: std::ops::RangeInclusive<usize> = 3..=12;

/// `scenario.toml`: the table's start.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The scenario's name for people.
    pub name: String,
    /// One or two sentences on what it is.
    pub summary: String,
    /// Where the game stands at the start.
    #[serde(default)]
    pub start: Start,
    /// The rulings (⚙); each one left out has its default.
    #[serde(default)]
    pub settings: Settings,
    /// The factions in clockwise order, 3 to 12.
    pub factions: Vec<Faction>,
}

/// Where the game stands at the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Start {
    /// The Act, 1 to 3.
    pub act: u32,
    /// The Stasis number, at least the Act number.
    pub stasis: u32,
    /// Divine Wrath.
    pub wrath: u32,
    /// Who decides ties for Prytanis (C-3).
    pub supremacy: Option<FactionId>,
    /// Whose Archon decides tied votes (C-17).
    pub ties: Option<FactionId>,
}

impl Default for Start {
    fn default() -> Self {
        Self { act: 1, stasis: 1, wrath: 0, supremacy: None, ties: None }
    }
}

/// A faction at the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Faction {
    /// Its id and its seat's.
    pub id: FactionId,
    /// Its name as a plural: "Amazons".
    pub name: String,
    /// One line on what it wants, for its own players.
    pub creed: String,
    /// `#rrggbb`.
    pub colour: String,
    /// An icon of the game-icons set, such as `bow-arrow`.
    pub emblem: String,
    /// The second sign beside the colour.
    pub pattern: Pattern,
    /// Whether it is a citizen (I-3, I-7).
    #[serde(default = "yes")]
    pub citizen: bool,
    /// Standing (I-1).
    pub arete: u32,
    /// Tyche tokens.
    #[serde(default)]
    pub tyche: u32,
    /// Horse tokens (C-10).
    #[serde(default)]
    pub horses: u32,
    /// Talents of silver.
    #[serde(default)]
    pub talents: u32,
    /// Doom.
    #[serde(default)]
    pub doom: u32,
    /// Its named Heroes.
    #[serde(default)]
    pub heroes: Vec<HeroDraft>,
}

fn yes() -> bool {
    true
}

/// A Hero at the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroDraft {
    /// The Hero's name, unique in the scenario.
    pub name: String,
    /// 1 to 3.
    pub value: u32,
}

/// A pattern that tells a faction from another where colour does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Pattern {
    Plain,
    Stripes,
    Bars,
    Bend,
    Dots,
    Waves,
    Check,
    Chevron,
    Lozenges,
    Meander,
    Rays,
    Scales,
}

/// `events.toml`: the three decks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Events {
    /// Exactly three.
    pub decks: Vec<Deck>,
    /// All cards of all decks.
    pub cards: Vec<Card>,
}

/// One event deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    /// Short id that cards name.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// An icon of the game-icons set.
    pub emblem: String,
}

/// An event card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Unique over all decks.
    pub id: CardId,
    /// The deck it belongs to.
    pub deck: String,
    /// The Act at whose beginning it joins its deck (C-6).
    #[serde(default = "first")]
    pub act: u32,
    /// The title.
    pub title: String,
    /// One or two lines of mood.
    #[serde(default)]
    pub flavour: String,
    /// What the council is asked, one or two sentences.
    pub text: String,
    /// An icon of the game-icons set; the deck's when empty.
    #[serde(default)]
    pub emblem: String,
    /// What may be put to the vote, 1 to 4. A card that only moves an article has one.
    pub options: Vec<Choice>,
    /// What happens when every option has failed or the Prytanis stops (C-18).
    #[serde(default)]
    pub default: Otherwise,
}

fn first() -> u32 {
    1
}

/// One option of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// A few words, as an order: "Ration the wells".
    pub label: String,
    /// One sentence on what it means.
    #[serde(default)]
    pub text: String,
    /// What happens when it passes.
    #[serde(default)]
    pub effects: Vec<Effect>,
}

/// What happens when nothing passes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(deny_unknown_fields, default)]
pub struct Otherwise {
    /// One sentence; empty when nothing happens.
    pub text: String,
    /// What happens.
    pub effects: Vec<Effect>,
}

/// A counter that belongs to a faction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
pub enum Counter {
    /// Standing and the floor of influence (I-1).
    Arete,
    /// Lasting adjustment of influence, 0 or more, on top of Arête (I-1).
    Influence,
    /// Tyche tokens.
    Tyche,
    /// Horse tokens.
    Horses,
    /// Talents of silver.
    Talents,
    /// Doom.
    Doom,
    /// Stasis cards kept for the next stasis.
    StasisCards,
}

/// When a temporary thing ends (I-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// When the vote under way, or else the next, is decided.
    Vote,
    /// With the phase.
    Phase,
    /// With the cycle.
    Cycle,
    /// With the Action Round.
    Round,
    /// With the Act.
    Act,
    /// When Control removes it.
    Removed,
}

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

/// `constitution.toml`: the articles in force at the start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Constitution {
    /// In order; the first is Article 1.
    #[serde(default)]
    pub articles: Vec<Article>,
}

/// An article of the constitution, or a law.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(deny_unknown_fields)]
pub struct Article {
    /// The title.
    pub title: String,
    /// The text in force.
    pub text: String,
}

/// The files of a scenario as read, not yet checked against each other. Also the setup of a table, so
/// that it keeps the content it began with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Draft {
    /// `scenario.toml`
    pub scenario: Scenario,
    /// `events.toml`
    pub events: Events,
    /// `constitution.toml`
    #[serde(default)]
    pub constitution: Constitution,
}

/// A scenario of which every reference is known to hold.
#[derive(Clone, Debug, PartialEq)]
pub struct Content(Draft);

impl Content {
    /// Checks a draft: bounds, unique ids, every faction and deck that is named.
    ///
    /// # Errors
    /// Every fault found, each with its file, its card or faction, and its field.
    pub fn checked(draft: Draft) -> Result<Self, Vec<Fault>> {
        let faults = check::faults(&draft);
        if faults.is_empty() { Ok(Self(draft)) } else { Err(faults) }
    }

    /// What is wrong with a card that is to join these decks; nothing for a good one.
    #[must_use]
    pub fn card_faults(&self, card: &Card) -> Vec<Fault> {
        check::card(&self.0, card)
    }

    /// The files as they were read, to make a table from.
    #[must_use]
    pub fn draft(&self) -> &Draft {
        &self.0
    }

    /// The scenario.
    #[must_use]
    pub fn scenario(&self) -> &Scenario {
        &self.0.scenario
    }

    /// The decks and cards.
    #[must_use]
    pub fn events(&self) -> &Events {
        &self.0.events
    }

    /// The constitution at the start.
    #[must_use]
    pub fn constitution(&self) -> &Constitution {
        &self.0.constitution
    }
}

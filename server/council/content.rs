//! What a scenario is made of. The parts are read from TOML; a [`Content`] exists only after all of
//! them have been checked against each other (see [`Content::checked`]).

use std::collections::HashMap;
use std::hash::Hash;
use std::ops::RangeInclusive;

use game::Translations;
use serde::{Deserialize, Serialize};

use crate::ids::{CardId, FactionId, ObjectiveId};
use crate::law::settings::Settings;

mod check;
mod city;
mod constitution;
mod day;
mod effect;
mod street;
pub use check::{Fault, did_you_mean, in_words};
pub use city::{Amount, AmountWord, City, CityMap, HoldEffect, Objective, RollGives};
pub use constitution::{Alternative, Article, Constitution, Holder, Lever, TieRule};
pub use day::{MINUTES, ROUNDS, Round, RoundKind};
pub use effect::{Effect, Measure, Target};
pub use street::{Ground, StasisDeck, StreetCard, StreetEffect};

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
    /// The rounds of the day in order; without any, rounds follow one another and have no clock.
    #[serde(default)]
    pub plan: Vec<Round>,
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
    /// What its own players are told: who they are, what they want, whom to watch; paragraphs parted by
    /// an empty line, at most 2000 characters.
    #[serde(default)]
    pub brief: String,
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
    /// Architecture megaprojects that it controls (S-8).
    #[serde(default)]
    pub projects: u32,
    /// Stasis cards that it draws beyond its rank (S-3).
    #[serde(default)]
    pub extra_stasis_cards: Option<Amount>,
    /// Military units that stand on an objective before anybody places any (S-7).
    #[serde(default)]
    pub garrison: Option<Garrison>,
}

/// Military units that stand in the city from the start of each stasis (S-7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Garrison {
    /// What they are called.
    pub name: String,
    /// Where they stand.
    pub objective: ObjectiveId,
    /// How many, 1 to 12.
    pub military: u32,
}

fn yes() -> bool {
    true
}

/// What a Hero may be worth.
pub const HERO_VALUES: RangeInclusive<u32> = 1..=3;
/// The most characters of a Hero's name.
pub const HERO_NAME: usize = 40;

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
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
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
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Debug,
    Default,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(deny_unknown_fields, default)]
pub struct Otherwise {
    /// One sentence; empty when nothing happens.
    pub text: String,
    /// What happens.
    pub effects: Vec<Effect>,
}

/// A counter that belongs to a faction.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
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
    /// Architecture megaprojects (S-8).
    Projects,
}

/// When a temporary thing ends (I-2).
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
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
    /// `city.toml`
    #[serde(default)]
    pub city: City,
    /// `stasis.toml`
    #[serde(default)]
    pub stasis: StasisDeck,
    /// What the texts of all of these are in other languages.
    #[serde(default, skip_serializing_if = "Translations::is_empty")]
    pub translations: Translations,
}

/// A scenario of which every reference is known to hold.
#[derive(Clone, Debug, PartialEq)]
pub struct Content {
    draft: Draft,
    /// Where each card lies among those of the events.
    cards: HashMap<CardId, usize>,
    /// Where each objective lies among those of the city.
    objectives: HashMap<ObjectiveId, usize>,
}

/// The place of each by its id.
fn places<'a, I: Clone + Eq + Hash + 'a>(ids: impl Iterator<Item = &'a I>) -> HashMap<I, usize> {
    ids.enumerate().map(|(at, id)| (id.clone(), at)).collect()
}

impl Content {
    /// Checks a draft: bounds, unique ids, every faction and deck that is named.
    ///
    /// # Errors
    /// Every fault found, each with its file, its card or faction, and its field.
    pub fn checked(draft: Draft) -> Result<Self, Vec<Fault>> {
        let faults = Self::faults(&draft);
        if faults.is_empty() { Ok(Self::found(draft)) } else { Err(faults) }
    }

    fn found(draft: Draft) -> Self {
        let cards = places(draft.events.cards.iter().map(|row| &row.id));
        let objectives = places(draft.city.objectives.iter().map(|row| &row.id));
        Self { draft, cards, objectives }
    }

    /// An event card by its id.
    pub(crate) fn card(&self, id: &CardId) -> Option<&Card> {
        self.cards.get(id).map(|at| &self.draft.events.cards[*at])
    }

    /// The place of an objective in the city.
    pub(crate) fn place(&self, id: &ObjectiveId) -> Option<usize> {
        self.objectives.get(id).copied()
    }

    /// An objective by its id.
    pub(crate) fn objective(&self, id: &ObjectiveId) -> Option<&Objective> {
        self.place(id).map(|at| &self.draft.city.objectives[at])
    }

    /// Every fault of a draft; none for one that makes a scenario.
    #[must_use]
    pub fn faults(draft: &Draft) -> Vec<Fault> {
        check::faults(draft)
    }

    /// What stands twice in a draft. A table can be played with it, and old ones may have to be, but no
    /// writer means it.
    #[must_use]
    pub fn twice(draft: &Draft) -> Vec<Fault> {
        check::twice(draft)
    }

    /// What no name and no text of a draft can have, and names that look the same. A table can be played with them
    /// too.
    #[must_use]
    pub fn names(draft: &Draft) -> Vec<Fault> {
        check::names(draft)
    }

    /// What is wrong with a card that is to join these decks; nothing for a good one.
    #[must_use]
    pub fn card_faults(&self, card: &Card) -> Vec<Fault> {
        check::card(&self.draft, card)
    }

    /// What is wrong with a lever that a text is to work; nothing for a good one.
    #[must_use]
    pub fn lever_fault(&self, lever: &Lever) -> Option<String> {
        check::lever(&self.draft, lever)
    }

    /// The files as they were read, to make a table from.
    #[must_use]
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The scenario.
    #[must_use]
    pub fn scenario(&self) -> &Scenario {
        &self.draft.scenario
    }

    /// The decks and cards.
    #[must_use]
    pub fn events(&self) -> &Events {
        &self.draft.events
    }

    /// The constitution at the start.
    #[must_use]
    pub fn constitution(&self) -> &Constitution {
        &self.draft.constitution
    }

    /// The city.
    #[must_use]
    pub fn city(&self) -> &City {
        &self.draft.city
    }

    /// The deck of Stasis cards.
    #[must_use]
    pub fn stasis(&self) -> &StasisDeck {
        &self.draft.stasis
    }
}

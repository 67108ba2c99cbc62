//! What a scenario is made of: the island and all figures of the rules. The parts are read from TOML; a [`Content`]
//! exists only after all of them have been checked against each other (see [`Content::checked`]).

use std::collections::BTreeMap;

use game::{SourceText, TextKind, Translations};
use serde::{Deserialize, Serialize};

use crate::ids::{Advance, Card, Faction, HexId, Kind, Site, Statue};
use crate::settings::Settings;

mod check;
mod fair;
mod island;
pub use check::Fault;
pub use fair::{Fairness, Unfair};
pub use island::{Island, Spot};

/// Turns of a game (T-1).
pub const TURNS: u32 = 13;
/// The first turn that has an event.
pub const FIRST_EVENT: u32 = 3;

/// `scenario.toml`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// Which game the files are for; it says nothing else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// The scenario's name for people.
    pub name: String,
    /// One or two sentences on what it is.
    pub summary: String,
    /// The turns that have a tribute (G-12).
    #[serde(default = "tributes")]
    pub tribute_turns: Vec<u32>,
    /// The settings; each one left out has its default.
    #[serde(default)]
    pub settings: Settings,
    /// What a player has at the start (P-4).
    #[serde(default)]
    pub start: Start,
    /// The five factions, in clockwise order (P-11).
    pub factions: Vec<FactionRow>,
}

fn tributes() -> Vec<u32> {
    vec![3, 6, 9, 12]
}

/// What each player begins with (P-4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs)] // the names of the stocks
pub struct Start {
    pub pops: u32,
    pub stone: u32,
    pub gold: u32,
    pub wood: u32,
    pub knowledge: u32,
    pub arms: u32,
}

impl Default for Start {
    fn default() -> Self {
        Self { pops: 4, stone: 2, gold: 2, wood: 2, knowledge: 2, arms: 6 }
    }
}

/// A faction as people know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(deny_unknown_fields)]
pub struct FactionRow {
    /// Which.
    pub id: Faction,
    /// Its name for people.
    pub name: String,
    /// Its colour as `#rrggbb`.
    pub colour: String,
    /// The name of its emblem.
    pub emblem: String,
    /// The name of its pattern.
    pub pattern: String,
    /// A line for whoever thinks of taking its seat.
    #[serde(default)]
    pub says: String,
}

/// `island.toml`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IslandRows {
    /// The cells of the main region (I-2).
    pub main: Vec<Cell>,
    /// The hexes (I-3).
    pub hexes: Vec<HexRow>,
    /// What the island is made to be: what the check of it counts (I-13).
    pub counts: Counts,
    /// How many tiles there are of each site, Poseidon's one included (I-10).
    pub tiles: BTreeMap<Site, u32>,
}

/// A cell in axial coordinates (I-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Cell {
    pub q: i32,
    pub r: i32,
}

/// A hex of the island as it is printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HexRow {
    /// Its name.
    pub id: HexId,
    /// Its cell.
    pub q: i32,
    /// Its cell.
    pub r: i32,
    /// The site on the printed island (I-12).
    pub site: Site,
    /// Where Zeus takes the place of the site in the advanced game as printed.
    #[serde(default, skip_serializing_if = "is_no")]
    pub zeus: bool,
    /// Where `third_forest` makes a Forest of it as printed (I-15).
    #[serde(default, skip_serializing_if = "is_no")]
    pub forest: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // as serde asks
fn is_no(it: &bool) -> bool {
    !it
}

/// The figures that an island must have (I-13).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counts {
    /// Hexes of each ring, from ring 1.
    pub rings: Vec<u32>,
    /// Pairs of neighbouring hexes.
    pub pairs: u32,
    /// Hexes with a side to the sea.
    pub coastal: u32,
    /// Sides of hexes that face sea.
    pub sea_sides: u32,
}

/// `sites.toml`: a site.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(deny_unknown_fields)]
pub struct SiteRow {
    /// Which.
    pub id: Site,
    /// Its name for people.
    pub name: String,
    /// The name of its icon.
    #[serde(default)]
    pub icon: String,
    /// What it gives, in a sentence.
    pub text: String,
    /// Of a production site: so many pops give one.
    #[serde(default)]
    pub each: u32,
    /// Of a production site: so much more at the main site.
    #[serde(default)]
    pub more: u32,
}

/// `creatures.toml`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(deny_unknown_fields)]
pub struct CreatureRow {
    /// Its name for people.
    pub name: String,
    /// What is to be known of it, in a sentence.
    pub text: String,
    /// The ring that it lives in; none for the one that guards each Forest.
    #[serde(default)]
    pub ring: Option<u32>,
    /// Its strength.
    pub strength: u32,
}

/// `buildings.toml`: a building (B-11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(deny_unknown_fields)]
pub struct BuildingRow {
    /// Which.
    pub id: Kind,
    /// Its name for people.
    pub name: String,
    /// The name of its icon.
    #[serde(default)]
    pub icon: String,
    /// What it does, in a sentence.
    pub text: String,
    /// Squares from west to east.
    pub width: u32,
    /// Squares from north to south.
    pub height: u32,
    /// Whether it may lie the other way.
    #[serde(default)]
    pub turns: bool,
    /// Whether it lies in the row at the shore.
    #[serde(default)]
    pub shore: bool,
    /// Its price in stone.
    pub stone: u32,
    /// Its price in gold.
    #[serde(default)]
    pub gold: u32,
    /// How many a city may have; any number where it is left out.
    #[serde(default)]
    pub limit: Option<u32>,
}

/// `advances.toml`: an advance (D-6, D-12).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(deny_unknown_fields)]
pub struct AdvanceRow {
    /// Which.
    pub id: Advance,
    /// Its name for people.
    pub name: String,
    /// The name of its icon.
    #[serde(default)]
    pub icon: String,
    /// What it does, in a sentence.
    pub text: String,
    /// Its price in knowledge.
    pub price: u32,
    /// The advances that it needs.
    #[serde(default)]
    pub needs: Vec<Advance>,
    /// The building that must stand when it is learned.
    #[serde(default)]
    pub needs_building: Option<Kind>,
}

/// `statues.toml`: a statue (Z-6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(deny_unknown_fields)]
pub struct StatueRow {
    /// Which.
    pub id: Statue,
    /// Its name for people.
    pub name: String,
    /// The name of its icon.
    #[serde(default)]
    pub icon: String,
    /// What it does, in a sentence.
    pub text: String,
}

/// `events.toml`: a card of the event deck, or one that stands on the track of itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(deny_unknown_fields)]
pub struct CardRow {
    /// Which.
    pub id: Card,
    /// Its name for people.
    pub name: String,
    /// The name of its icon.
    #[serde(default)]
    pub icon: String,
    /// What it does, in a sentence.
    pub text: String,
    /// How many are in the deck; none of Tribute and Collapse.
    #[serde(default)]
    pub count: u32,
    /// The strength of a Raid.
    #[serde(default)]
    pub strength: u32,
}

/// What people wrote, before it was checked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // the names of the files
pub struct Draft {
    pub scenario: Scenario,
    pub island: IslandRows,
    pub sites: Vec<SiteRow>,
    pub creatures: Vec<CreatureRow>,
    pub buildings: Vec<BuildingRow>,
    pub advances: Vec<AdvanceRow>,
    pub statues: Vec<StatueRow>,
    pub events: Vec<CardRow>,
    /// The texts in other languages.
    #[serde(default, skip_serializing_if = "Translations::is_empty")]
    pub translations: Translations,
}

/// A scenario that was checked.
#[derive(Clone, Debug)]
pub struct Content {
    draft: Draft,
    island: Island,
}

impl Content {
    /// Checks a draft.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn checked(draft: Draft) -> Result<Self, Vec<Fault>> {
        let faults = check::faults(&draft);
        if !faults.is_empty() {
            return Err(faults);
        }
        let island = Island::of(&draft.island);
        Ok(Self { draft, island })
    }

    /// What was written.
    #[must_use]
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The scenario.
    #[must_use]
    pub fn scenario(&self) -> &Scenario {
        &self.draft.scenario
    }

    /// The island.
    #[must_use]
    pub fn island(&self) -> &Island {
        &self.island
    }

    /// Whether the island is fair.
    #[must_use]
    pub fn fairness(&self) -> Fairness {
        fair::fairness(&self.draft.island, &self.island)
    }

    /// What is written of a site.
    #[must_use]
    pub fn site(&self, id: Site) -> &SiteRow {
        row(&self.draft.sites, |row| row.id == id)
    }

    /// What is written of a building.
    #[must_use]
    pub fn building(&self, id: Kind) -> &BuildingRow {
        row(&self.draft.buildings, |row| row.id == id)
    }

    /// What is written of an advance.
    #[must_use]
    pub fn advance(&self, id: Advance) -> &AdvanceRow {
        row(&self.draft.advances, |row| row.id == id)
    }

    /// What is written of a statue.
    #[must_use]
    pub fn statue(&self, id: Statue) -> &StatueRow {
        row(&self.draft.statues, |row| row.id == id)
    }

    /// What is written of an event.
    #[must_use]
    pub fn card(&self, id: Card) -> &CardRow {
        row(&self.draft.events, |row| row.id == id)
    }

    /// What is written of a faction.
    #[must_use]
    pub fn faction(&self, id: Faction) -> &FactionRow {
        row(&self.draft.scenario.factions, |row| row.id == id)
    }

    /// The creature of a hex of this ring with this site (H at setup).
    #[must_use]
    pub fn creature(&self, ring: u32, site: Site) -> &CreatureRow {
        let lives_in = (site != Site::Forest).then_some(ring);
        row(&self.draft.creatures, |row| row.ring == lives_in)
    }
}

/// The one row of which this is so.
fn row<T>(rows: &[T], is_it: impl FnMut(&&T) -> bool) -> &T {
    rows.iter().find(is_it).expect("a checked content has a row of each")
}

/// Everything that people read of a setup, in the order of its files.
#[must_use]
pub fn texts(draft: &Draft) -> Vec<SourceText> {
    let mut texts = Vec::new();
    let mut add = |place: String, text: &str, kind| {
        texts.push(SourceText { text: text.to_owned(), place, kind });
    };
    let scenario = &draft.scenario;
    add("scenario.toml, name".into(), &scenario.name, TextKind::Words);
    add("scenario.toml, summary".into(), &scenario.summary, TextKind::Words);
    for row in &scenario.factions {
        add(format!("scenario.toml, {}, name", row.id.word()), &row.name, TextKind::Words);
        add(format!("scenario.toml, {}, says", row.id.word()), &row.says, TextKind::Words);
    }
    let rows = |file: &'static str, id: &'static str, name, text| (file, id, name, text);
    let all = (draft.sites.iter().map(|row| rows("sites", row.id.word(), &row.name, &row.text)))
        .chain(
            draft.creatures.iter().map(|row| rows("creatures", "a creature", &row.name, &row.text)),
        )
        .chain(
            draft
                .buildings
                .iter()
                .map(|row| rows("buildings", row.id.word(), &row.name, &row.text)),
        )
        .chain(
            draft.advances.iter().map(|row| rows("advances", row.id.word(), &row.name, &row.text)),
        )
        .chain(draft.statues.iter().map(|row| rows("statues", row.id.word(), &row.name, &row.text)))
        .chain(draft.events.iter().map(|row| rows("events", row.id.word(), &row.name, &row.text)));
    for (file, id, name, text) in all {
        add(format!("{file}.toml, {id}, name"), name, TextKind::Words);
        add(format!("{file}.toml, {id}, text"), text, TextKind::Words);
    }
    texts
}

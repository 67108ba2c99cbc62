//! What may be wrong with content, each with the file, the row and the field (I-13).

use std::collections::BTreeSet;

use super::{Cell, Draft, FIRST_EVENT, Island, IslandRows, TURNS};
use crate::ids::{Advance, Card, Faction, Kind, Site, Statue};

/// Something wrong in content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file.
    pub file: &'static str,
    /// The row, in words; empty for the file itself.
    pub row: String,
    /// The field.
    pub field: &'static str,
    /// What is wrong and what would be right.
    pub sentence: String,
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { file, row, field, sentence } = self;
        write!(f, "{file}: {row}, {field}: {sentence}")
    }
}

/// All that is wrong, in the order of the files.
pub(super) fn faults(draft: &Draft) -> Vec<Fault> {
    let mut faults = Faults::default();
    faults.scenario(draft);
    faults.island(&draft.island);
    faults.rows(draft);
    faults.figures(draft);
    faults.found
}

#[derive(Default)]
struct Faults {
    found: Vec<Fault>,
}

impl Faults {
    fn add(
        &mut self,
        file: &'static str,
        row: impl Into<String>,
        field: &'static str,
        sentence: impl Into<String>,
    ) {
        self.found.push(Fault { file, row: row.into(), field, sentence: sentence.into() });
    }

    fn scenario(&mut self, draft: &Draft) {
        const FILE: &str = "scenario.toml";
        let scenario = &draft.scenario;
        for (key, sentence) in scenario.settings.faults() {
            self.add(FILE, "settings", key, sentence);
        }
        for (key, value) in [
            ("city_columns", scenario.settings.city_columns),
            ("city_rows", scenario.settings.city_rows),
        ] {
            if value % 2 == 0 {
                self.add(
                    FILE,
                    "settings",
                    key,
                    "It is odd: the first Housing stands in the middle.",
                );
            }
        }
        let turns = &scenario.tribute_turns;
        if turns.iter().any(|turn| !(1..TURNS).contains(turn)) {
            self.add(FILE, "", "tribute_turns", "They are turns from 1 to 12 (G-12).");
        }
        if turns.windows(2).any(|two| two[0] >= two[1]) {
            self.add(FILE, "", "tribute_turns", "They stand in order, each once.");
        }
        let free = (FIRST_EVENT..TURNS).filter(|turn| !turns.contains(turn)).count();
        let cards: u32 = draft.events.iter().map(|row| row.count).sum();
        if (cards as usize) < free {
            let sentence = format!("{free} turns have a card, and the deck has {cards} (X-3).");
            self.add("events.toml", "", "count", sentence);
        }
        self.each_once(
            FILE,
            Faction::ALL,
            scenario.factions.iter().map(|row| row.id),
            Faction::word,
        );
        for row in &scenario.factions {
            let hex = row.colour.strip_prefix('#').unwrap_or_default();
            if hex.len() != 6 || !hex.bytes().all(|digit| digit.is_ascii_hexdigit()) {
                self.add(FILE, row.id.word(), "colour", "It is written as #rrggbb.");
            }
        }
        if scenario.start.pops == 0 {
            self.add(FILE, "start", "pops", "There is at least one.");
        }
    }

    /// I-13.
    fn island(&mut self, rows: &IslandRows) {
        const FILE: &str = "island.toml";
        let mut cells: BTreeSet<Cell> = rows.main.iter().copied().collect();
        let mut names = BTreeSet::new();
        for row in &rows.hexes {
            if !cells.insert(Cell { q: row.q, r: row.r }) {
                self.add(FILE, row.id.to_string(), "q, r", "Another hex lies there.");
            }
            if !names.insert(row.id) {
                self.add(FILE, row.id.to_string(), "id", "Another hex has this name.");
            }
        }
        let island = Island::of(rows);
        for (hex, spot) in island.spots() {
            if spot.ring == 0 {
                self.add(FILE, hex.to_string(), "q, r", "It cannot be reached over land.");
            }
        }
        self.counts(rows, &island);
        self.tiles(rows, &island);
    }

    fn counts(&mut self, rows: &IslandRows, island: &Island) {
        const FILE: &str = "island.toml";
        let count =
            |of: &dyn Fn(&super::Spot) -> u32| island.spots().map(|(_, spot)| of(spot)).sum();
        let pairs: u32 = count(&|spot| u32::try_from(spot.neighbours.len()).unwrap_or(6));
        let coastal: u32 = count(&|spot| u32::from(spot.sea_sides > 0));
        let sides: u32 = count(&|spot| spot.sea_sides);
        for (field, should, is) in [
            ("pairs", rows.counts.pairs, pairs / 2),
            ("coastal", rows.counts.coastal, coastal),
            ("sea_sides", rows.counts.sea_sides, sides),
        ] {
            if should != is {
                self.add(FILE, "counts", field, format!("It says {should}, the hexes make {is}."));
            }
        }
        let last = island.spots().map(|(_, spot)| spot.ring).max().unwrap_or(0);
        let ring = |ring| island.spots().filter(|(_, spot)| spot.ring == ring).count();
        let rings: Vec<usize> = (1..=last).map(ring).collect();
        if !rows.counts.rings.iter().map(|of| *of as usize).eq(rings.iter().copied()) {
            let sentence = format!("It says {:?}, the hexes make {rings:?}.", rows.counts.rings);
            self.add(FILE, "counts", "rings", sentence);
        }
        if let Some((one, two)) = island.cuts().first() {
            let sentence = format!("Where {one} and {two} sink together, others are cut off.");
            self.add(FILE, format!("{one} and {two}"), "q, r", sentence);
        }
    }

    /// Every tile has its hex; Poseidon lies at the main region (I-10, I-13).
    fn tiles(&mut self, rows: &IslandRows, island: &Island) {
        const FILE: &str = "island.toml";
        let tiles: u32 = rows.tiles.values().sum();
        if tiles as usize != rows.hexes.len() {
            let sentence = format!("{tiles} tiles for {} hexes.", rows.hexes.len());
            self.add(FILE, "tiles", "tiles", sentence);
        }
        for site in Site::ALL {
            let should = rows.tiles.get(site).copied().unwrap_or(0);
            let is = rows.hexes.iter().filter(|row| row.site == *site).count();
            if should as usize != is {
                let sentence = format!("There are {should} tiles, the printed island has {is}.");
                self.add(FILE, site.word(), "tiles", sentence);
            }
        }
        if rows.tiles.contains_key(&Site::Zeus) {
            self.add(FILE, "zeus", "tiles", "Zeus takes the place of another tile (I-11).");
        }
        let poseidon = rows.hexes.iter().filter(|row| row.site == Site::Poseidon);
        let by_main = |row: &&super::HexRow| island.spot(row.id).is_some_and(|spot| spot.by_main);
        if !poseidon.clone().all(|row| by_main(&row)) || poseidon.count() != 1 {
            self.add(FILE, "poseidon", "site", "One hex has it, at the main region.");
        }
        let zeus = rows.hexes.iter().filter(|row| row.zeus);
        if zeus.clone().count() != 1 || !zeus.clone().all(|row| row.site.is_production()) {
            self.add(
                FILE,
                "zeus",
                "zeus",
                "One production hex as printed gives way to Zeus (I-11).",
            );
        }
        let forest = rows.hexes.iter().filter(|row| row.forest);
        if forest.clone().count() != 1 || !forest.clone().all(|row| row.site == Site::StonePits) {
            self.add(
                FILE,
                "forest",
                "forest",
                "One Stone Pits as printed gives way to a Forest (I-15).",
            );
        }
    }

    fn rows(&mut self, draft: &Draft) {
        self.each_once("sites.toml", Site::ALL, draft.sites.iter().map(|row| row.id), Site::word);
        let kinds = draft.buildings.iter().map(|row| row.id);
        self.each_once("buildings.toml", Kind::ALL, kinds, Kind::word);
        let advances = draft.advances.iter().map(|row| row.id);
        self.each_once("advances.toml", Advance::ALL, advances, Advance::word);
        let statues = draft.statues.iter().map(|row| row.id);
        self.each_once("statues.toml", Statue::ALL, statues, Statue::word);
        self.each_once("events.toml", Card::ALL, draft.events.iter().map(|row| row.id), Card::word);
        let last = draft.island.counts.rings.len();
        let rings = (1..=last).map(|ring| u32::try_from(ring).ok());
        for ring in rings.chain([None]) {
            let of = draft.creatures.iter().filter(|row| row.ring == ring).count();
            if of != 1 {
                let row =
                    ring.map_or("of the Forests".to_owned(), |ring| format!("of ring {ring}"));
                self.add("creatures.toml", row, "ring", format!("There is one; here are {of}."));
            }
        }
    }

    fn each_once<T: PartialEq + Copy>(
        &mut self,
        file: &'static str,
        all: &[T],
        rows: impl Iterator<Item = T> + Clone,
        word: fn(T) -> &'static str,
    ) {
        for id in all {
            let times = rows.clone().filter(|row| row == id).count();
            if times != 1 {
                self.add(file, word(*id), "id", format!("It has one row; here are {times}."));
            }
        }
    }

    fn figures(&mut self, draft: &Draft) {
        for row in &draft.sites {
            if row.id.is_production() != (row.each > 0) {
                self.add(
                    "sites.toml",
                    row.id.word(),
                    "each",
                    "A production site has it, no other.",
                );
            }
        }
        for row in &draft.creatures {
            if row.strength == 0 {
                self.add("creatures.toml", &row.name, "strength", "It is 1 or more.");
            }
        }
        let settings = &draft.scenario.settings;
        for row in &draft.buildings {
            let fits = (1..=settings.city_columns).contains(&row.width)
                && (1..=settings.city_rows).contains(&row.height);
            if !fits {
                let sentence = "It does not fit into a city.";
                self.add("buildings.toml", row.id.word(), "width, height", sentence);
            }
            let is_one = (row.width, row.height) == (1, 1);
            if !is_one && matches!(row.id, Kind::Housing | Kind::Garden | Kind::Statue) {
                let sentence = "Setup and temples put it on one square.";
                self.add("buildings.toml", row.id.word(), "width, height", sentence);
            }
        }
        for row in &draft.events {
            let stands = matches!(row.id, Card::Tribute | Card::Collapse);
            if stands && row.count > 0 {
                let sentence = "It stands on the track of itself (X-1).";
                self.add("events.toml", row.id.word(), "count", sentence);
            }
            if (row.id == Card::Raid) != (row.strength > 0) {
                self.add("events.toml", row.id.word(), "strength", "A Raid has it, no other.");
            }
        }
        for row in &draft.advances {
            if row.needs.contains(&row.id) {
                self.add("advances.toml", row.id.word(), "needs", "It cannot need itself.");
            }
        }
    }
}

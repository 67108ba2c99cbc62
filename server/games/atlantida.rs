//! What the program knows of Atlantida beside its rules: how its files are read, and what the first files of a writer
//! look like. A scenario that has no file of some kind has the shipped one.

use atlantida::Atlantida;
use atlantida::content::{
    self, AdvanceRow, BuildingRow, CardRow, Content as Checked, CreatureRow, Draft, IslandRows,
    Scenario, SiteRow, StatueRow,
};
use game::{Content, Fault, Files, SourceText, Translations, Written};
use serde::Deserialize;
use serde::de::DeserializeOwned;

pub(super) mod simulate;

/// The files of a scenario, in the order they are read, as they are shipped.
const FILES: [(&str, &str); 8] = [
    ("scenario.toml", include_str!("../../decks/atlantida/scenario.toml")),
    ("island.toml", include_str!("../../decks/atlantida/island.toml")),
    ("sites.toml", include_str!("../../decks/atlantida/sites.toml")),
    ("creatures.toml", include_str!("../../decks/atlantida/creatures.toml")),
    ("buildings.toml", include_str!("../../decks/atlantida/buildings.toml")),
    ("advances.toml", include_str!("../../decks/atlantida/advances.toml")),
    ("statues.toml", include_str!("../../decks/atlantida/statues.toml")),
    ("events.toml", include_str!("../../decks/atlantida/events.toml")),
];

/// All files as they are shipped.
fn shipped() -> Files {
    FILES.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect()
}

/// Atlantida's files.
#[derive(Clone, Copy, Debug)]
pub struct Decks;

impl Content for Decks {
    type Game = Atlantida;

    fn read(files: &Files) -> Result<Written<Draft>, Vec<Fault>> {
        let draft = Reader::default().draft(files)?;
        let checked = Checked::checked(draft).map_err(|faults| {
            faults.into_iter().map(|fault| told(files, fault)).collect::<Vec<_>>()
        })?;
        let scenario = checked.scenario();
        Ok(Written {
            name: scenario.name.clone(),
            summary: scenario.summary.clone(),
            contents: contents(&checked),
            setup: checked.draft().clone(),
        })
    }

    fn small() -> Files {
        let file = |(name, text): &(&str, &str)| ((*name).to_owned(), (*text).to_owned());
        FILES.iter().take(2).map(file).collect()
    }

    fn texts(setup: &Draft) -> Vec<SourceText> {
        content::texts(setup)
    }

    fn translated(setup: Draft, translations: Translations) -> Draft {
        Draft { translations, ..setup }
    }
}

/// What a scenario holds, with whether its island is fair.
fn contents(content: &Checked) -> String {
    let draft = content.draft();
    let fair = content.fairness();
    let cards: u32 = draft.events.iter().map(|row| row.count).sum();
    format!(
        "{} hexes in rings of {:?}, fair for up to {} players; {} buildings, {} advances, {} statues, {cards} event cards.",
        draft.island.hexes.len(),
        fair.rings,
        fair.players,
        draft.buildings.len(),
        draft.advances.len(),
        draft.statues.len(),
    )
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sites {
    sites: Vec<SiteRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Creatures {
    creatures: Vec<CreatureRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Buildings {
    buildings: Vec<BuildingRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Advances {
    advances: Vec<AdvanceRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Statues {
    statues: Vec<StatueRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Events {
    events: Vec<CardRow>,
}

/// Reads all files, and keeps what is wrong with each.
#[derive(Default)]
struct Reader {
    faults: Vec<Fault>,
}

impl Reader {
    fn draft(mut self, files: &Files) -> Result<Draft, Vec<Fault>> {
        self.names(files);
        let scenario = self.file::<Scenario>(files, "scenario.toml");
        let island = self.file::<IslandRows>(files, "island.toml");
        let sites = self.file::<Sites>(files, "sites.toml");
        let creatures = self.file::<Creatures>(files, "creatures.toml");
        let buildings = self.file::<Buildings>(files, "buildings.toml");
        let advances = self.file::<Advances>(files, "advances.toml");
        let statues = self.file::<Statues>(files, "statues.toml");
        let events = self.file::<Events>(files, "events.toml");
        let draft = || {
            Some(Draft {
                scenario: scenario?,
                island: island?,
                sites: sites?.sites,
                creatures: creatures?.creatures,
                buildings: buildings?.buildings,
                advances: advances?.advances,
                statues: statues?.statues,
                events: events?.events,
                translations: Translations::default(),
            })
        };
        match draft() {
            Some(draft) if self.faults.is_empty() => Ok(draft),
            Some(_) | None => Err(self.faults),
        }
    }

    /// A scenario has no files but these, and texts in other languages.
    fn names(&mut self, files: &Files) {
        let known = |name: &String| FILES.iter().any(|(file, _)| file == name);
        for name in files.keys().filter(|name| name.ends_with(".toml") && !known(name)) {
            let names: Vec<&str> = FILES.iter().map(|(file, _)| *file).collect();
            let sentence = format!("A scenario of this game has {}.", names.join(", "));
            self.faults.push(Fault {
                file: name.clone(),
                line: None,
                place: String::new(),
                sentence,
            });
        }
    }

    fn file<T: DeserializeOwned>(&mut self, files: &Files, name: &'static str) -> Option<T> {
        let text = text(files, name);
        match toml::from_str(text) {
            Ok(read) => Some(read),
            Err(error) => {
                let at = error.span().map_or(0, |span| span.start);
                let line = 1 + text[..at.min(text.len())].matches('\n').count();
                let place = row_at(text, line);
                let sentence = error.message().to_owned();
                self.faults.push(Fault { file: name.into(), line: Some(line), place, sentence });
                None
            }
        }
    }
}

fn text<'a>(files: &'a Files, name: &str) -> &'a str {
    let shipped = FILES.iter().find(|(file, _)| *file == name).map_or("", |(_, text)| *text);
    files.get(name).map_or(shipped, String::as_str)
}

/// The name of the row in which a line stands: what its `id` says, or its `name`.
fn row_at(text: &str, line: usize) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let here = line.min(lines.len());
    // A row in one line names itself.
    let in_line = lines.get(line - 1).and_then(|line| line.split("{ id = \"").nth(1));
    if let Some(id) = in_line.and_then(|rest| rest.split('"').next()) {
        return id.to_owned();
    }
    let begins = |line: &&str| line.trim_start().starts_with('[');
    let from = lines[..here].iter().rposition(begins).unwrap_or(0);
    let to = lines[here..].iter().position(begins).map_or(lines.len(), |at| here + at);
    let row = &lines[from..to.max(here)];
    let named = |key: &str| {
        let value = row.iter().find_map(|line| line.trim().strip_prefix(key)?.split('"').nth(1));
        value.map(str::to_owned)
    };
    named("id").or_else(|| named("name")).unwrap_or_default()
}

/// A fault of the check, with the line of its row where that can be found.
fn told(files: &Files, fault: content::Fault) -> Fault {
    let id = format!("id = \"{}\"", fault.row);
    let key = format!("{} =", fault.field);
    let lines = || text(files, fault.file).lines();
    let row = lines().position(|line| line.contains(&id));
    let line = row.or_else(|| lines().position(|line| line.starts_with(&key)));
    let place = [fault.row.as_str(), fault.field].into_iter().filter(|part| !part.is_empty());
    Fault {
        file: fault.file.into(),
        line: line.map(|at| at + 1),
        place: place.collect::<Vec<_>>().join(", "),
        sentence: fault.sentence,
    }
}

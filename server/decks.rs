//! Content from TOML files: those inside the program and those in a folder. Every fault names its file,
//! its card or faction, and its field.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Context, bail};
use council::content::{Content, Draft};
use rust_embed::RustEmbed;
use serde::de::DeserializeOwned;
use toml::{Table, Value};

/// The files of a scenario, in the order they are read.
const FILES: [&str; 5] =
    ["scenario.toml", "events.toml", "constitution.toml", "city.toml", "stasis.toml"];
/// Those that no scenario goes without.
const NEEDED: [&str; 2] = ["scenario.toml", "events.toml"];

/// The decks inside the program.
#[derive(RustEmbed)]
#[folder = "decks"]
#[include = "*.toml"]
struct Shipped;

/// A scenario that was read and checked, with the name of its folder.
#[derive(Debug)]
pub struct Deck {
    /// The folder's name.
    pub id: String,
    /// What it holds.
    pub content: Content,
}

/// The scenarios inside the program.
///
/// # Errors
/// When one is broken: every fault, one a line.
pub fn shipped() -> anyhow::Result<Vec<Deck>> {
    let mut ids: Vec<String> =
        Shipped::iter().filter_map(|path| Some(path.split_once('/')?.0.to_owned())).collect();
    ids.sort();
    ids.dedup();
    let deck = |id: String| {
        let content = read(|file| {
            let found = Shipped::get(&format!("{id}/{file}"));
            Ok(found.map(|found| String::from_utf8_lossy(&found.data).into_owned()))
        })?;
        Ok(Deck { id, content })
    };
    ids.into_iter().map(deck).collect()
}

/// The scenarios of a folder: its own, or those of the folders in it.
///
/// # Errors
/// When the folder cannot be read or holds none, or one is broken: every fault, one a line.
pub fn folder(path: &Path) -> anyhow::Result<Vec<Deck>> {
    if path.join(FILES[0]).is_file() {
        return Ok(vec![one(path)?]);
    }
    let entries = std::fs::read_dir(path)
        .with_context(|| format!("The folder of decks {} cannot be read", path.display()))?;
    let mut paths: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.join(FILES[0]).is_file());
    paths.sort();
    if paths.is_empty() {
        bail!("There is no {} in {} or in a folder of it.", FILES[0], path.display());
    }
    paths.iter().map(|path| one(path)).collect()
}

fn one(path: &Path) -> anyhow::Result<Deck> {
    let content = read(|file| match std::fs::read_to_string(path.join(file)) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(format!("{file}: it cannot be read ({error}).")),
    })
    .with_context(|| format!("The scenario in {} is broken", path.display()))?;
    let id = path.canonicalize().ok().and_then(|path| Some(path.file_name()?.to_owned()));
    let id = id.map_or_else(|| "scenario".into(), |id| id.to_string_lossy().into_owned());
    Ok(Deck { id, content })
}

/// Reads and checks the files of a scenario, each given as text, or as none where it is missing.
fn read(text: impl Fn(&str) -> Result<Option<String>, String>) -> anyhow::Result<Content> {
    let mut reader = Reader::default();
    let tables = FILES.map(|file| reader.table(file, text(file)));
    let read = tables.iter().all(Option::is_some);
    let draft = if read { reader.draft(tables) } else { None };
    let mut faults = reader.faults;
    if let Some(draft) = draft.filter(|_| faults.is_empty()) {
        match Content::checked(draft) {
            Ok(content) => return Ok(content),
            Err(found) => faults.extend(found.iter().map(ToString::to_string)),
        }
    }
    let mut lines = String::new();
    for fault in faults {
        let _ = write!(lines, "\n  {fault}");
    }
    bail!("{}", lines.trim_start())
}

/// Reads tables into drafts and collects every fault by the way.
#[derive(Default)]
struct Reader {
    faults: Vec<String>,
}

impl Reader {
    /// A file as a table: empty where it is missing and may be, none where it cannot be read.
    fn table(&mut self, file: &str, text: Result<Option<String>, String>) -> Option<Table> {
        let table = text.and_then(|text| match text {
            Some(text) => text.parse().map_err(|error: toml::de::Error| format!("{file}: {error}")),
            None if NEEDED.contains(&file) => Err(format!("{file}: this file is missing.")),
            None => Ok(Table::new()),
        });
        table.map_err(|fault| self.faults.push(fault)).ok()
    }

    fn draft(&mut self, tables: [Option<Table>; FILES.len()]) -> Option<Draft> {
        let [mut scenario, mut events, mut constitution, mut city, mut stasis] =
            tables.map(Option::unwrap_or_default);
        let factions = self.rows(FILES[0], "factions", "faction", &mut scenario);
        let cards = self.rows(FILES[1], "cards", "card", &mut events);
        let articles = self.rows(FILES[2], "articles", "article", &mut constitution);
        let objectives = self.rows(FILES[3], "objectives", "objective", &mut city);
        let street_cards = self.rows(FILES[4], "cards", "card", &mut stasis);
        let mut draft = Draft {
            scenario: self.rest(FILES[0], scenario)?,
            events: self.rest(FILES[1], events)?,
            constitution: self.rest(FILES[2], constitution)?,
            city: self.rest(FILES[3], city)?,
            stasis: self.rest(FILES[4], stasis)?,
        };
        draft.scenario.factions = factions;
        draft.events.cards = cards;
        draft.constitution.articles = articles;
        draft.city.objectives = objectives;
        draft.stasis.cards = street_cards;
        Some(draft)
    }

    /// Takes a list out of a table and reads its rows one by one, so that every broken row is named.
    fn rows<T: DeserializeOwned>(
        &mut self,
        file: &str,
        key: &str,
        noun: &str,
        table: &mut Table,
    ) -> Vec<T> {
        let list = match table.insert(key.into(), Value::Array(Vec::new())) {
            Some(Value::Array(list)) => list,
            None if !NEEDED.contains(&file) => Vec::new(),
            _ => {
                self.faults.push(format!("{file}: there is no list [[{key}]]."));
                Vec::new()
            }
        };
        let mut read = Vec::new();
        for (number, row) in list.into_iter().enumerate() {
            let id = row.get("id").and_then(Value::as_str).map(str::to_owned);
            let name = id.unwrap_or_else(|| format!("number {}", number + 1));
            match serde_path_to_error::deserialize(row) {
                Ok(row) => read.push(row),
                Err(error) => self.faults.push(fault(file, &format!("{noun} {name}"), &error)),
            }
        }
        read
    }

    /// What is left of a table when its lists were taken out.
    fn rest<T: DeserializeOwned>(&mut self, file: &str, table: Table) -> Option<T> {
        let read = serde_path_to_error::deserialize(table);
        read.map_err(|error| self.faults.push(fault(file, "the file", &error))).ok()
    }
}

fn fault(file: &str, place: &str, error: &serde_path_to_error::Error<toml::de::Error>) -> String {
    let message = error.inner().message().trim();
    format!("{file}: {place}, field {}: {message}.", error.path())
}

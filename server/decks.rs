//! Content from TOML files: those inside the program and those in a folder. Every fault names its file,
//! its card or faction, and its field.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Context, bail};
use council::content::{Card, Constitution, Content, Draft, Faction, Scenario};
use rust_embed::RustEmbed;
use serde::de::DeserializeOwned;
use toml::{Table, Value};

/// The files of a scenario, in the order they are read.
const FILES: [&str; 3] = ["scenario.toml", "events.toml", "constitution.toml"];

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
    let mut faults = Vec::new();
    let mut tables = FILES.map(|file| match text(file).and_then(|text| table(file, text)) {
        Ok(table) => table,
        Err(fault) => {
            faults.push(fault);
            None
        }
    });
    let constitution = tables[2].take().unwrap_or_default();
    if faults.is_empty()
        && let (Some(mut scenario), Some(mut events)) = (tables[0].take(), tables[1].take())
    {
        let factions = rows::<Faction>(FILES[0], "factions", "faction", &mut scenario);
        let cards = rows::<Card>(FILES[1], "cards", "card", &mut events);
        let parts = (
            rest::<Scenario>(FILES[0], scenario),
            rest::<council::content::Events>(FILES[1], events),
            rest::<Constitution>(FILES[2], constitution),
        );
        if let (Ok(factions), Ok(cards), (Ok(scenario), Ok(events), Ok(constitution))) =
            (&factions, &cards, &parts)
        {
            let mut draft = Draft {
                scenario: scenario.clone(),
                events: events.clone(),
                constitution: constitution.clone(),
            };
            draft.scenario.factions.clone_from(factions);
            draft.events.cards.clone_from(cards);
            match Content::checked(draft) {
                Ok(content) => return Ok(content),
                Err(found) => faults.extend(found.iter().map(ToString::to_string)),
            }
        }
        faults.extend(factions.err().into_iter().flatten());
        faults.extend(cards.err().into_iter().flatten());
        faults.extend(parts.0.err().into_iter().chain(parts.1.err()).chain(parts.2.err()));
    }
    let mut lines = String::new();
    for fault in faults {
        let _ = write!(lines, "\n  {fault}");
    }
    bail!("{}", lines.trim_start())
}

/// A file as a table; none where it is missing and may be.
fn table(file: &str, text: Option<String>) -> Result<Option<Table>, String> {
    let Some(text) = text else {
        let needed = file != FILES[2];
        return if needed { Err(format!("{file}: this file is missing.")) } else { Ok(None) };
    };
    text.parse().map(Some).map_err(|error: toml::de::Error| format!("{file}: {error}"))
}

/// Takes a list out of a table and reads its rows one by one, so that every broken row is named.
fn rows<T: DeserializeOwned>(
    file: &str,
    key: &str,
    noun: &str,
    table: &mut Table,
) -> Result<Vec<T>, Vec<String>> {
    let list = table.insert(key.into(), Value::Array(Vec::new()));
    let Some(Value::Array(list)) = list else {
        return Err(vec![format!("{file}: there is no list [[{key}]].")]);
    };
    let (mut read, mut faults) = (Vec::new(), Vec::new());
    for (number, row) in list.into_iter().enumerate() {
        let id = row.get("id").and_then(Value::as_str).map(str::to_owned);
        let name = id.unwrap_or_else(|| format!("number {}", number + 1));
        match serde_path_to_error::deserialize(row) {
            Ok(row) => read.push(row),
            Err(error) => faults.push(fault(file, &format!("{noun} {name}"), &error)),
        }
    }
    if faults.is_empty() { Ok(read) } else { Err(faults) }
}

fn rest<T: DeserializeOwned>(file: &str, table: Table) -> Result<T, String> {
    serde_path_to_error::deserialize(table).map_err(|error| fault(file, "the file", &error))
}

fn fault(file: &str, place: &str, error: &serde_path_to_error::Error<toml::de::Error>) -> String {
    let message = error.inner().message().trim();
    format!("{file}: {place}, field {}: {message}.", error.path())
}

//! Content from TOML files: those inside the program, those in a folder, those in an archive. Here they
//! are texts with names; the game that they are for reads them, and names file, line and field of every
//! fault.

use std::fmt;
use std::io;
use std::path::Path;

use anyhow::{Context, anyhow, bail};
use game::Files;
use rust_embed::RustEmbed;

use crate::http::pages::icons;
use crate::registry::{Deck, HEAD, Registry, Scenario};
use crate::unpack::Gathered;
use crate::{bounds, unpack};

mod new;
mod paper;
mod preview;
mod translate;

pub use crate::unpack::{archive as unpacked, named};
pub use new::new;
pub use preview::Preview;
pub use translate::translate;

/// The decks inside the program.
#[derive(RustEmbed)]
#[folder = "decks"]
#[include = "*.toml"]
#[include = "*.po"]
struct Shipped;

/// Everything that is wrong with a scenario, a line each.
#[derive(Debug)]
pub struct Broken(pub Vec<String>);

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|fault| write!(f, "\n  {fault}"))
    }
}

impl std::error::Error for Broken {}

/// Every scenario that a table can be made from; those in the folder `extra` come first and stand in for
/// shipped ones of the same name, which come in the order of their games.
///
/// # Errors
/// When a scenario is broken: every fault, one a line.
pub fn all(games: &Registry, extra: Option<&Path>) -> anyhow::Result<Vec<Scenario>> {
    let mut found = extra.map(|extra| folder(games, extra)).transpose()?.unwrap_or_default();
    let shipped: Result<Vec<Deck>, Broken> =
        shipped_ids().into_iter().map(|id| deck(games, id.clone(), &shipped_files(&id))).collect();
    let mut shipped = shipped?;
    shipped.sort_by_key(|deck| games.place(&deck.scenario.game));
    for deck in shipped {
        if found.iter().all(|other| other.scenario.id != deck.scenario.id) {
            found.push(deck);
        }
    }
    Ok(found.into_iter().map(|deck| deck.scenario).collect())
}

fn deck(games: &Registry, id: String, files: &Files) -> Result<Deck, Broken> {
    let deck = games.read(files).map_err(Broken)?;
    Ok(Deck { scenario: Scenario { id, ..deck.scenario }, ..deck })
}

/// The names of the scenarios inside the program.
pub(crate) fn shipped_ids() -> Vec<String> {
    // A folder without a head is none.
    let heads = Shipped::iter().filter_map(|path| {
        path.split_once('/').filter(|(_, name)| *name == HEAD).map(|(id, _)| id.to_owned())
    });
    let mut ids: Vec<String> = heads.collect();
    ids.sort();
    ids
}

/// The files of a scenario inside the program; none where there is no such scenario.
pub(crate) fn shipped_files(id: &str) -> Files {
    let file = |path: String| {
        let (folder, name) = path.split_once('/')?;
        let found = (folder == id).then(|| Shipped::get(&path))??;
        Some((name.to_owned(), String::from_utf8_lossy(&found.data).into_owned()))
    };
    Shipped::iter().filter_map(|path| file(path.into_owned())).collect()
}

/// The scenarios of a folder: its own, or those of the folders in it.
///
/// # Errors
/// When the folder cannot be read or holds none, or some are broken: every fault, one a line.
pub fn folder(games: &Registry, path: &Path) -> anyhow::Result<Vec<Deck>> {
    let entries = std::fs::read_dir(path)
        .with_context(|| format!("The folder of decks {} cannot be read", path.display()))?;
    let mut paths: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| has_head(path));
    paths.sort();
    if has_head(path) {
        return Ok(vec![one(games, path)?]);
    }
    if paths.is_empty() {
        // Whatever lies there instead is named.
        let lies = gathered(path)?.some();
        return match lies {
            Ok(_) => Ok(vec![one(games, path)?]),
            Err(said) => {
                let shown = path.display();
                bail!("There is no {HEAD} in {shown} or in a folder of it. {said}")
            }
        };
    }
    let (mut decks, mut broken) = (Vec::new(), Vec::new());
    for deck in paths.iter().map(|path| one(games, path)) {
        match deck {
            Ok(deck) => decks.push(deck),
            Err(error) => broken.push(format!("{error:#}")),
        }
    }
    if !broken.is_empty() {
        bail!("{}", broken.join("\n"));
    }
    Ok(decks)
}

/// Whether a folder holds the file that every scenario has, however its name is written.
fn has_head(path: &Path) -> bool {
    let names = std::fs::read_dir(path).into_iter().flatten().flatten();
    let mut names = names.map(|entry| entry.file_name().to_string_lossy().into_owned());
    names.any(|name| unpack::read_as(&name).as_deref() == Some(HEAD))
}

/// The scenario of a folder.
///
/// # Errors
/// When a file cannot be read, or the scenario is broken: every fault, one a line.
pub fn one(games: &Registry, path: &Path) -> anyhow::Result<Deck> {
    let named = |path: std::path::PathBuf| Some(path.file_name()?.to_string_lossy().into_owned());
    let id = path.canonicalize().ok().and_then(named).unwrap_or_else(|| "scenario".into());
    deck(games, id, &files(path)?)
        .with_context(|| format!("The scenario in {} is broken", path.display()))
}

/// Checks a folder of decks, or a zip archive of one, and returns what it holds, in a sentence each, and how far
/// its languages are; with `all` every text that is still to be translated.
///
/// # Errors
/// Every fault with its file, line and field, one a line.
pub fn check(games: &Registry, what: &Path, all: bool) -> anyhow::Result<String> {
    if what.is_dir() && !has_head(what) {
        let lies = files(what)?;
        if let Some(tables) = games.tables(&lies) {
            let broken = || format!("The tables in {} are broken", what.display());
            return (tables.check)(&lies).map_err(Broken).with_context(broken);
        }
    }
    let decks = if what.is_file() { vec![open(games, what)?] } else { folder(games, what)? };
    let unknown = undrawn(what)?;
    if !unknown.is_empty() {
        return Err(Broken(unknown)).context("Some icons are not in the set");
    }
    let line = |Deck { scenario: Scenario { id, name, .. }, contents, languages }: &Deck| {
        let languages = languages.iter().map(|one| translate::told(one, all));
        format!("{id}: “{name}” is sound. {contents}{}", languages.collect::<String>())
    };
    Ok(decks.iter().map(line).collect::<Vec<_>>().join("\n"))
}

/// The icons that a scenario, or those of a folder, name and that nobody has drawn.
fn undrawn(what: &Path) -> anyhow::Result<Vec<String>> {
    if what.is_file() {
        return Ok(icons::unknown(&archive(what)?));
    }
    if has_head(what) {
        return Ok(icons::unknown(&files(what)?));
    }
    let mut faults = Vec::new();
    for entry in std::fs::read_dir(what)?.flatten().filter(|entry| has_head(&entry.path())) {
        let of = entry.file_name().to_string_lossy().into_owned();
        let found = icons::unknown(&files(&entry.path())?);
        faults.extend(found.into_iter().map(|fault| format!("{of}: {fault}")));
    }
    Ok(faults)
}

/// The texts of a folder: every TOML file in it, and those of its languages.
///
/// # Errors
/// When the folder or a file of it cannot be read.
pub fn files(path: &Path) -> anyhow::Result<Files> {
    Ok(gathered(path)?.files())
}

fn gathered(path: &Path) -> anyhow::Result<Gathered> {
    let entries = std::fs::read_dir(path)
        .with_context(|| format!("The folder {} cannot be read", path.display()))?;
    let mut gathered = Gathered::new();
    for entry in entries {
        let entry = entry.with_context(|| format!("{} cannot be read", path.display()))?;
        let called = entry.file_name().to_string_lossy().into_owned();
        let Some(name) = unpack::read_as(&called) else {
            gathered.pass(&called);
            continue;
        };
        let shown = || entry.path().display().to_string();
        let bytes = bounds::file(&entry.path(), gathered.room());
        let bytes = bytes.with_context(|| format!("{} cannot be read", shown()))?;
        let taken = gathered.take(name, &called, bytes);
        taken.map_err(|sentence| anyhow!("{sentence} It lies in {}.", path.display()))?;
    }
    Ok(gathered)
}

/// One scenario: a folder, a zip archive, or the name of a shipped one.
///
/// # Errors
/// When there is none of that name, or it is broken: every fault, one a line.
pub fn open(games: &Registry, what: &Path) -> anyhow::Result<Deck> {
    if what.is_dir() {
        return one(games, what);
    }
    let id = what.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let files = if what.is_file() { archive(what)? } else { shipped_files(&id) };
    if files.is_empty() {
        let shipped = shipped_ids().join(", ");
        bail!("{} is no folder, no archive and no shipped scenario ({shipped}).", what.display());
    }
    deck(games, id, &files).with_context(|| format!("The scenario {} is broken", what.display()))
}

fn archive(path: &Path) -> anyhow::Result<Files> {
    let bytes = match bounds::file(path, unpack::ARCHIVE_BYTES as u64) {
        Err(error) if error.kind() == io::ErrorKind::FileTooLarge => {
            bail!("{} is larger than 2 MB. A scenario is text and needs less.", path.display());
        }
        read => read.with_context(|| format!("{} cannot be read", path.display()))?,
    };
    unpack::archive(&bytes).map_err(|sentence| anyhow!("{}: {sentence}", path.display()))
}

/// Writes the sheets of a scenario as one page that needs nothing else, and says where it is.
///
/// # Errors
/// As [`open`]; when this build has no pages, or the disk refuses.
pub fn print(games: &Registry, what: &Path, out: Option<&Path>) -> anyhow::Result<String> {
    let Deck { scenario, .. } = open(games, what)?;
    let page = paper::page(&paper::sound(&games.sheets(&scenario)?))?;
    let own = std::path::PathBuf::from(format!("{}-sheets.html", scenario.id));
    let out = out.unwrap_or(&own);
    std::fs::write(out, page).with_context(|| format!("{} cannot be written", out.display()))?;
    Ok(format!("The sheets are in {}. Open it in a browser and print.", out.display()))
}

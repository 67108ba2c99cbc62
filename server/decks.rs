//! Content from TOML files: those inside the program, those in a folder, those in an archive. Every
//! fault names its file, its line, its card or faction, and its field.

use std::fmt;
use std::path::Path;

use anyhow::{Context, anyhow, bail};
use council::content::Content;
use rust_embed::RustEmbed;

use crate::unpack;

mod new;
mod paper;
mod preview;
mod read;
mod rows;
mod said;
mod spans;

pub use new::new;
pub use preview::Preview;
use read::FILES;
pub use read::{Files, read};

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

/// Everything that is wrong with a scenario, a line each.
#[derive(Debug)]
pub struct Broken(pub Vec<String>);

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|fault| write!(f, "\n  {fault}"))
    }
}

impl std::error::Error for Broken {}

/// The scenarios inside the program.
///
/// # Errors
/// When one is broken: every fault, one a line.
pub fn shipped() -> anyhow::Result<Vec<Deck>> {
    let deck = |id: String| {
        let content = read(&shipped_files(&id)).map_err(Broken)?;
        Ok(Deck { id, content })
    };
    shipped_ids().into_iter().map(deck).collect()
}

/// The names of the scenarios inside the program.
pub(crate) fn shipped_ids() -> Vec<String> {
    let mut ids: Vec<String> =
        Shipped::iter().filter_map(|path| Some(path.split_once('/')?.0.to_owned())).collect();
    ids.sort();
    ids.dedup();
    ids
}

/// The files of a scenario inside the program; none where there is no such scenario.
pub(crate) fn shipped_files(id: &str) -> Files {
    let file = |file: &str| {
        let found = Shipped::get(&format!("{id}/{file}"))?;
        Some((file.to_owned(), String::from_utf8_lossy(&found.data).into_owned()))
    };
    FILES.into_iter().filter_map(file).collect()
}

/// The scenarios of a folder: its own, or those of the folders in it.
///
/// # Errors
/// When the folder cannot be read or holds none, or some are broken: every fault, one a line.
pub fn folder(path: &Path) -> anyhow::Result<Vec<Deck>> {
    if FILES.iter().any(|file| path.join(file).is_file()) {
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
    let (mut decks, mut broken) = (Vec::new(), Vec::new());
    for deck in paths.iter().map(|path| one(path)) {
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

/// The scenario of a folder.
///
/// # Errors
/// When a file cannot be read, or the scenario is broken: every fault, one a line.
pub fn one(path: &Path) -> anyhow::Result<Deck> {
    let named = |path: std::path::PathBuf| Some(path.file_name()?.to_string_lossy().into_owned());
    let id = path.canonicalize().ok().and_then(named).unwrap_or_else(|| "scenario".into());
    let content = read(&files(path)?)
        .map_err(Broken)
        .with_context(|| format!("The scenario in {} is broken", path.display()))?;
    Ok(Deck { id, content })
}

/// The texts of a folder: every TOML file in it.
///
/// # Errors
/// When the folder or a file of it cannot be read.
pub fn files(path: &Path) -> anyhow::Result<Files> {
    let entries = std::fs::read_dir(path)
        .with_context(|| format!("The folder {} cannot be read", path.display()))?;
    let mut files = Files::new();
    for entry in entries {
        let entry = entry.with_context(|| format!("{} cannot be read", path.display()))?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.ends_with(".toml") && !name.starts_with('.') {
            let text = std::fs::read_to_string(entry.path());
            files.insert(
                name,
                text.with_context(|| format!("{} cannot be read", entry.path().display()))?,
            );
        }
    }
    Ok(files)
}

/// One scenario: a folder, a zip archive, or the name of a shipped one.
///
/// # Errors
/// When there is none of that name, or it is broken: every fault, one a line.
pub fn open(what: &Path) -> anyhow::Result<Deck> {
    if what.is_dir() {
        return one(what);
    }
    let id = what.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let files = if what.is_file() { archive(what)? } else { shipped_files(&id) };
    if files.is_empty() {
        let shipped = shipped_ids().join(", ");
        bail!("{} is no folder, no archive and no shipped scenario ({shipped}).", what.display());
    }
    let content = read(&files).map_err(Broken);
    let content = content.with_context(|| format!("The scenario {} is broken", what.display()))?;
    Ok(Deck { id, content })
}

fn archive(path: &Path) -> anyhow::Result<Files> {
    let cannot = || format!("{} cannot be read", path.display());
    let length = std::fs::metadata(path).with_context(cannot)?.len();
    if length > unpack::ARCHIVE_BYTES as u64 {
        bail!("{} is larger than 2 MB. A scenario is text and needs less.", path.display());
    }
    let bytes = std::fs::read(path).with_context(cannot)?;
    unpack::archive(&bytes).map_err(|sentence| anyhow!("{}: {sentence}", path.display()))
}

/// Writes the sheets of a scenario as one page that needs nothing else, and says where it is.
///
/// # Errors
/// As [`open`]; when this build has no pages, or the disk refuses.
pub fn print(what: &Path, out: Option<&Path>) -> anyhow::Result<String> {
    let deck = open(what)?;
    let page = paper::page(&paper::data(Ok(deck.content)))?;
    let own = std::path::PathBuf::from(format!("{}-sheets.html", deck.id));
    let out = out.unwrap_or(&own);
    std::fs::write(out, page).with_context(|| format!("{} cannot be written", out.display()))?;
    Ok(format!("The sheets are in {}. Open it in a browser and print.", out.display()))
}

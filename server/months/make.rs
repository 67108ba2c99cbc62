//! Makes a game: its folder, with a world before the first turn.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use game::names::flaw;

use crate::disk::Disk;
use crate::folder;
use crate::game::{Game, Host, Made, Seed, Wished};
use crate::hashes;
use crate::layout::{CONTENT, GAME, LOCK, ORDERS, PARTIAL, SEED, TURNS};
use crate::opened::{About, FORMAT, Opened, content_hash, tables};
use crate::record::Record;
use crate::shelf::{Hashed, Shelf, Written};
use crate::turn::TurnNo;

/// What is wished of a new game.
#[derive(Clone, Debug)]
pub struct Making {
    /// Its name.
    pub name: String,
    /// Where its chance comes from.
    pub seed: Seed,
    /// A folder of tables; left out, those that the game is shipped with.
    pub content: Option<PathBuf>,
    /// What is wished of its world.
    pub wish: Wished,
}

/// Makes a game in a folder that was not there. How fair its starts are.
///
/// # Errors
/// A sentence when it cannot be made; then there is no folder.
pub fn make(
    game: &dyn Game,
    disk: &Disk,
    path: &Path,
    making: &Making,
    host: &Host<'_>,
) -> anyhow::Result<String> {
    let shown = path.display();
    ensure!(!making.name.trim().is_empty(), "A game needs a name.");
    if let Some(flaw) = flaw(&making.name) {
        bail!("This cannot be the name of a game. {flaw}");
    }
    ensure!(!path.exists(), "{shown} is already there. Name a folder that is not.");
    let name = path.file_name().context("That is no name for a folder.")?.to_string_lossy();
    for key in making.wish.keys() {
        let known = game.wishes().iter().any(|wish| wish.key == key);
        let all: Vec<_> = game.wishes().iter().map(|wish| wish.key).collect();
        ensure!(known, "Nobody can wish for “{key}”, only for: {}.", all.join(", "));
    }
    let beside = path.parent().filter(|parent| !parent.as_os_str().is_empty());
    let beside = beside.unwrap_or(Path::new("."));
    ensure!(beside.is_dir(), "{} is not there.", beside.display());
    let partial = beside.join(format!("{PARTIAL}{name}"));
    if partial.exists() {
        // Nobody else is at it, or the lock cannot be had.
        let _lock = folder::lock(&partial)?;
        disk.remove(&partial)?;
    }
    disk.folder(&partial)?;
    let lock = folder::lock(&partial)?;
    let made = write(game, disk, &partial, making, host).and_then(|fairness| {
        // Some systems do not rename a folder in which a file is open.
        drop(lock);
        disk.settle(&partial, path).map(|()| fairness)
    });
    if made.is_err() {
        let _ = disk.remove(&partial);
    }
    made
}

fn write(
    game: &dyn Game,
    disk: &Disk,
    path: &Path,
    making: &Making,
    host: &Host<'_>,
) -> anyhow::Result<String> {
    let files = match &making.content {
        Some(folder) => tables(folder)?,
        None => game.shipped(),
    };
    let about = About {
        format: FORMAT,
        game: game.key().into(),
        name: making.name.clone(),
        seed: making.seed.told(),
        content: content_hash(&files),
        wish: making.wish.clone(),
    };
    let turn = path.join(TURNS).join(TurnNo(0).folder());
    for folder in [&path.join(CONTENT), &path.join(ORDERS), &turn] {
        disk.folder(folder)?;
    }
    for (name, text) in &files {
        disk.write(&path.join(CONTENT).join(name), text.as_bytes())?;
    }
    disk.write(&path.join(SEED), format!("{}\n", making.seed.written()).as_bytes())?;
    disk.write(&path.join(GAME), toml::to_string(&about)?.as_bytes())?;
    disk.write(&path.join("README.txt"), readme(game).as_bytes())?;
    let opened = Opened::of(game, path, about, files)?;
    let written = Written { disk, folder: turn };
    let program = env!("CARGO_PKG_VERSION");
    begin(&opened, making.seed, host, &origins(path)?, program, &written)
        .map(|(_, fairness)| fairness)
}

/// Puts the files of turn 0 on a shelf. The world, and how fair it is.
pub(crate) fn begin(
    opened: &Opened,
    seed: Seed,
    host: &Host<'_>,
    chain: &str,
    program: &str,
    shelf: &dyn Shelf,
) -> anyhow::Result<(Vec<u8>, String)> {
    let shelf = Hashed::new(shelf, "");
    let Made { world, fairness } = opened.rules.make(seed, &opened.about.wish, host)?;
    let record = Record { program: program.into(), ..Record::default() };
    shelf.put("turn.toml", toml::to_string(&record)?.as_bytes())?;
    shelf.put("fairness.txt", fairness.as_bytes())?;
    shelf.put("world.bin", &world)?;
    shelf.seal(chain)?;
    Ok((world, fairness))
}

/// The hashes of what the game begins with.
pub(crate) fn origins(path: &Path) -> anyhow::Result<String> {
    let mut text = String::new();
    let content = tables(&path.join(CONTENT))?;
    let tables = content.keys().map(|name| format!("{CONTENT}/{name}"));
    for name in [GAME.to_owned(), SEED.to_owned()].into_iter().chain(tables) {
        let bytes = fs::read(path.join(&name)).with_context(|| format!("{name} cannot be read"))?;
        text.push_str(&hashes::line(&hashes::digits(&bytes), &format!("../../{name}")));
    }
    Ok(text)
}

fn readme(game: &dyn Game) -> String {
    include_str!("readme.txt")
        .replace("{game}", game.key())
        .replace("{title}", game.title())
        .replace("{head}", game.words().head)
        .replace("{end}", game.words().end)
        .replace("{lock}", LOCK)
}

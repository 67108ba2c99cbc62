//! Goes back to a turn, and forth again. Later turns are put aside, not destroyed (H-5). What is to be moved is written
//! down first: whatever ends the command, the next one finishes it.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, bail, ensure};
use serde::{Deserialize, Serialize};

use crate::folder::{ASIDE, Folder, ORDERS, PARTIAL, TURNS};
use crate::incoming;
use crate::run::chain;
use crate::turn::{Turn, TurnNo, numbers};

const MOVING: &str = "moving.toml";

/// What is being moved.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(tag = "way", rename_all = "snake_case", deny_unknown_fields)]
enum Moving {
    /// The turns after `to` go aside.
    Back { to: u32, aside: u32 },
    /// What lies aside comes back.
    Forth { aside: u32 },
}

/// What was moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    /// The turn that is now the last one.
    pub last: TurnNo,
    /// The number below `aside`, from 1.
    pub aside: u32,
}

/// Goes back to a turn: those after it, and the files that came in since, are put aside.
///
/// # Errors
/// A sentence when there is no such turn or none after it, or the disk fails; then the next command goes on.
pub fn back(folder: &Folder<'_>, to: TurnNo) -> anyhow::Result<Moved> {
    let last = folder.last()?.number;
    ensure!(to <= last, "There is no turn {to}: the last one is {last}.");
    ensure!(to < last, "Turn {to} is the last one already.");
    let before = numbers(&folder.path.join(ASIDE), |name| name.parse().ok())?;
    let aside = before.last().map_or(1, |last: &u32| last + 1);
    begin(folder, Moving::Back { to: to.0, aside })?;
    Ok(Moved { last: to, aside })
}

/// Takes the turns up again that were put aside under this number.
///
/// # Errors
/// A sentence when they do not follow from the last turn, or the disk fails; then the next command goes on.
pub fn forth(folder: &Folder<'_>, aside: u32) -> anyhow::Result<Moved> {
    let turns = place(folder, aside).join(TURNS);
    let all = numbers(&turns, TurnNo::of)?;
    let (Some(first), Some(last)) = (all.first(), all.last()) else {
        bail!("No turns lie in {}.", turns.display());
    };
    let now = folder.last()?;
    ensure!(
        *first == now.number.next(),
        "They go on from turn {}, and the last one is {}. Go back to it first.",
        first.0 - 1,
        now.number
    );
    let put = Turn { number: *first, path: turns.join(first.folder()) };
    let known = fs::read_to_string(put.hashes()).context("Their hashes cannot be read")?;
    ensure!(
        known.starts_with(&chain(&now, &now.newcomers()?)?)
            && joined_of(&known) == now.newcomers()?.len(),
        "They go on from another turn {} than this one.",
        now.number
    );
    begin(folder, Moving::Forth { aside })?;
    Ok(Moved { last: *last, aside })
}

/// How many factions a turn says had joined before it.
fn joined_of(hashes: &str) -> usize {
    hashes.lines().filter(|line| line.ends_with("/faction.toml")).count()
}

fn begin(folder: &Folder<'_>, moving: Moving) -> anyhow::Result<()> {
    let partial = folder.path.join(format!("{PARTIAL}{MOVING}"));
    folder.disk.write(&partial, toml::to_string(&moving)?.as_bytes())?;
    folder.disk.settle(&partial, &folder.path.join(MOVING))?;
    finish(folder)
}

fn place(folder: &Folder<'_>, aside: u32) -> PathBuf {
    folder.path.join(ASIDE).join(aside.to_string())
}

/// Finishes what was begun, if something was.
pub(crate) fn finish(folder: &Folder<'_>) -> anyhow::Result<()> {
    let partial = folder.path.join(format!("{PARTIAL}{MOVING}"));
    if partial.exists() {
        folder.disk.remove(&partial)?;
    }
    let noted = folder.path.join(MOVING);
    if noted.exists() {
        let text = fs::read_to_string(&noted).context("moving.toml cannot be read")?;
        match toml::from_str(&text).context("moving.toml is not well formed")? {
            Moving::Back { to, aside } => put_aside(folder, TurnNo(to), &place(folder, aside))?,
            Moving::Forth { aside } => take_up(folder, &place(folder, aside))?,
        }
        folder.disk.remove(&noted)?;
    }
    if folder.orders().exists() { Ok(()) } else { folder.disk.folder(&folder.orders()) }
}

/// The last turn goes first, so that what is left is always a game.
fn put_aside(folder: &Folder<'_>, to: TurnNo, aside: &std::path::Path) -> anyhow::Result<()> {
    let there = aside.join(TURNS);
    folder.disk.folder(&there)?;
    let turns = numbers(&folder.turns_folder(), TurnNo::of)?;
    for number in turns.into_iter().rev().filter(|number| *number > to) {
        folder.disk.rename(&folder.turn(number).path, &there.join(number.folder()))?;
    }
    let orders = aside.join(ORDERS);
    if !orders.exists() && folder.orders().exists() {
        folder.disk.rename(&folder.orders(), &orders)?;
    }
    Ok(())
}

/// What has come in since stays; only where nothing has, what had come in then is there again.
fn take_up(folder: &Folder<'_>, aside: &std::path::Path) -> anyhow::Result<()> {
    let turns = aside.join(TURNS);
    for number in numbers(&turns, TurnNo::of)? {
        folder.disk.rename(&turns.join(number.folder()), &folder.turn(number).path)?;
    }
    let orders = aside.join(ORDERS);
    let (files, left) = incoming::files(&folder.orders())?;
    if orders.exists() && files.is_empty() && left.is_empty() {
        if folder.orders().exists() {
            folder.disk.remove(&folder.orders())?;
        }
        folder.disk.rename(&orders, &folder.orders())?;
    }
    let is_empty =
        |path: &std::path::Path| fs::read_dir(path).is_ok_and(|mut all| all.next().is_none());
    if aside.exists() && is_empty(&turns) && !orders.exists() {
        folder.disk.remove(aside)?;
    }
    Ok(())
}

//! Turns on the way back or forth. What is to be moved is written down first: whatever ends the command, the next one
//! finishes it.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use serde::{Deserialize, Serialize};

use crate::disk::Disk;
use crate::incoming;
use crate::layout::{ASIDE, ORDERS, PARTIAL, TURNS, turn};
use crate::turn::{TurnNo, numbers};

const MOVING: &str = "moving.toml";

/// What is being moved.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(tag = "way", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Moving {
    /// The turns after `to` go aside.
    Back { to: u32, aside: u32 },
    /// What lies aside comes back.
    Forth { aside: u32 },
}

/// Moves turns, for good: what is begun will be finished.
pub(crate) fn move_turns(path: &Path, disk: &Disk, moving: Moving) -> anyhow::Result<()> {
    let partial = path.join(format!("{PARTIAL}{MOVING}"));
    disk.write(&partial, toml::to_string(&moving)?.as_bytes())?;
    disk.settle(&partial, &path.join(MOVING))?;
    finish(path, disk)
}

/// Where turns are put aside under this number.
pub(crate) fn place(path: &Path, aside: u32) -> PathBuf {
    path.join(ASIDE).join(aside.to_string())
}

/// Finishes what was begun, if something was.
pub(crate) fn finish(path: &Path, disk: &Disk) -> anyhow::Result<()> {
    let partial = path.join(format!("{PARTIAL}{MOVING}"));
    if partial.exists() {
        disk.remove(&partial)?;
    }
    let noted = path.join(MOVING);
    if noted.exists() {
        let text = fs::read_to_string(&noted).context("moving.toml cannot be read")?;
        match toml::from_str(&text).context("moving.toml is not well formed")? {
            Moving::Back { to, aside } => put_aside(path, disk, TurnNo(to), &place(path, aside))?,
            Moving::Forth { aside } => take_up(path, disk, &place(path, aside))?,
        }
        disk.remove(&noted)?;
    }
    if path.join(ORDERS).exists() { Ok(()) } else { disk.folder(&path.join(ORDERS)) }
}

/// The last turn goes first, so that what is left is always a game.
fn put_aside(path: &Path, disk: &Disk, to: TurnNo, aside: &Path) -> anyhow::Result<()> {
    let there = aside.join(TURNS);
    disk.folder(&there)?;
    let turns = numbers(&path.join(TURNS), TurnNo::of)?;
    for number in turns.into_iter().rev().filter(|number| *number > to) {
        disk.rename(&turn(path, number).path, &there.join(number.folder()))?;
    }
    let orders = aside.join(ORDERS);
    if !orders.exists() && path.join(ORDERS).exists() {
        disk.rename(&path.join(ORDERS), &orders)?;
    }
    Ok(())
}

/// What has come in since stays; only where nothing has, what had come in then is there again.
fn take_up(path: &Path, disk: &Disk, aside: &Path) -> anyhow::Result<()> {
    let turns = aside.join(TURNS);
    for number in numbers(&turns, TurnNo::of)? {
        disk.rename(&turns.join(number.folder()), &turn(path, number).path)?;
    }
    let orders = aside.join(ORDERS);
    let (files, left) = incoming::files(&path.join(ORDERS))?;
    if orders.exists() && files.is_empty() && left.is_empty() {
        if path.join(ORDERS).exists() {
            disk.remove(&path.join(ORDERS))?;
        }
        disk.rename(&orders, &path.join(ORDERS))?;
    }
    let is_empty = |folder: &Path| fs::read_dir(folder).is_ok_and(|mut all| all.next().is_none());
    if aside.exists() && is_empty(&turns) && !orders.exists() {
        disk.remove(aside)?;
    }
    Ok(())
}

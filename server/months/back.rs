//! Goes back to a turn, and forth again. Later turns are put aside, not destroyed (H-5).

use std::fs;
use std::path::Path;

use anyhow::{Context, bail, ensure};

use crate::folder::Folder;
use crate::incoming;
use crate::layout::{ASIDE, ORDERS, TURNS};
use crate::moving::{Moving, move_turns, place};
use crate::record::chain;
use crate::turn::{Turn, TurnNo, numbers};

/// What was moved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    /// The turn that is now the last one.
    pub last: TurnNo,
    /// The number below `aside`, from 1.
    pub aside: u32,
    /// The first and the last turn that were moved.
    pub turns: (TurnNo, TurnNo),
    /// What was moved of what players had sent, by the names of files.
    pub orders: Vec<String>,
    /// What came in since, and stays in `orders` on the way forth.
    pub newer: Vec<String>,
    /// What therefore stays aside.
    pub older: Vec<String>,
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
    let orders = names(&folder.orders())?;
    move_turns(&folder.path, folder.disk, Moving::Back { to: to.0, aside })?;
    let (turns, newer, older) = ((to.next(), last), Vec::new(), Vec::new());
    Ok(Moved { last: to, aside, turns, orders, newer, older })
}

/// Takes the turns up again that were put aside under this number.
///
/// # Errors
/// A sentence when they do not follow from the last turn, or the disk fails; then the next command goes on.
pub fn forth(folder: &Folder<'_>, aside: u32) -> anyhow::Result<Moved> {
    let turns = place(&folder.path, aside).join(TURNS);
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
    let newer = names(&folder.orders())?;
    let there = names(&place(&folder.path, aside).join(ORDERS))?;
    move_turns(&folder.path, folder.disk, Moving::Forth { aside })?;
    let (orders, older) = if newer.is_empty() { (there, Vec::new()) } else { (Vec::new(), there) };
    Ok(Moved { last: *last, aside, turns: (*first, *last), orders, newer, older })
}

/// All that came in and lies in a folder, by the names of files.
fn names(folder: &Path) -> anyhow::Result<Vec<String>> {
    let (files, left) = incoming::files(folder)?;
    Ok(files.into_iter().map(|file| file.name).chain(left).collect())
}

/// How many factions a turn says had joined before it.
fn joined_of(hashes: &str) -> usize {
    hashes.lines().filter(|line| line.ends_with("/faction.toml")).count()
}

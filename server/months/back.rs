//! Goes back to a turn, and forth again. Later turns are put aside, not destroyed (H-5).

use std::fs;

use anyhow::{Context, bail, ensure};

use crate::folder::Folder;
use crate::layout::{ASIDE, TURNS};
use crate::moving::{Moving, move_turns, place};
use crate::record::chain;
use crate::turn::{Turn, TurnNo, numbers};

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
    move_turns(&folder.path, folder.disk, Moving::Back { to: to.0, aside })?;
    Ok(Moved { last: to, aside })
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
    move_turns(&folder.path, folder.disk, Moving::Forth { aside })?;
    Ok(Moved { last: *last, aside })
}

/// How many factions a turn says had joined before it.
fn joined_of(hashes: &str) -> usize {
    hashes.lines().filter(|line| line.ends_with("/faction.toml")).count()
}

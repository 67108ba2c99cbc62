//! Where things lie in a game's folder.

use std::path::Path;

use anyhow::{Context, ensure};

use crate::turn::{Turn, TurnNo, numbers};

pub(crate) const GAME: &str = "game.toml";
pub(crate) const SEED: &str = "seed.secret";
pub(crate) const LOCK: &str = "game.lock";
pub(crate) const CONTENT: &str = "content";
pub(crate) const TURNS: &str = "turns";
pub(crate) const ORDERS: &str = "orders";
pub(crate) const ASIDE: &str = "aside";
/// Up to which turn the files in `orders` that ran have been taken away from there: one that is put there again after
/// that is meant for the next turn.
pub(crate) const TAKEN: &str = ".taken";
/// How a folder begins that is not finished.
pub(crate) const PARTIAL: &str = ".partial-";

/// The folder of a turn.
pub(crate) fn turn(path: &Path, number: TurnNo) -> Turn {
    Turn { number, path: path.join(TURNS).join(number.folder()) }
}

/// That there is a game at all.
pub(crate) fn there(path: &Path) -> anyhow::Result<()> {
    let shown = path.display();
    ensure!(
        path.join(GAME).is_file(),
        "There is no game in {shown}. Name its folder with --game, or make one with `make`."
    );
    Ok(())
}

/// The last turn; none is missing before it.
pub(crate) fn last(path: &Path) -> anyhow::Result<Turn> {
    let all = numbers(&path.join(TURNS), TurnNo::of)?;
    for (expected, found) in (0..).map(TurnNo).zip(&all) {
        ensure!(expected == *found, "The turn {expected} is missing in {}.", path.display());
    }
    let last = all.last().context("There is no turn in it.")?;
    Ok(turn(path, *last))
}

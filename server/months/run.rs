//! Runs a turn, for good or on trial.

use std::path::Path;

use crate::folder::Folder;
use crate::game::{Host, Month};
use crate::incoming::{self, Incoming, Sent};
use crate::layout::PARTIAL;
use crate::opened::{Now, Opened};
use crate::record::{Record, chain};
use crate::shelf::{Hashed, Nowhere, Shelf, Written};
use crate::summary::Summary;
use crate::turn::TurnNo;

/// A turn that is to be run, whether for the first time or again.
pub(crate) struct ToRun<'a> {
    pub(crate) number: TurnNo,
    /// The world before it.
    pub(crate) world: &'a [u8],
    /// The hashes of what it follows from.
    pub(crate) chain: &'a str,
    pub(crate) incoming: &'a Incoming,
    /// The version of the program that runs it.
    pub(crate) program: &'a str,
}

/// Puts all files of a turn on a shelf. The world after it, and its summary.
pub(crate) fn month(
    opened: &Opened,
    to_run: &ToRun<'_>,
    host: &Host<'_>,
    shelf: &dyn Shelf,
) -> anyhow::Result<(Vec<u8>, Summary)> {
    let shelf = Hashed::new(shelf, "reports/");
    let ToRun { number, world, chain, incoming, program } = to_run;
    for sent in &incoming.files {
        shelf.put(&format!("sent/{}", sent.name), &sent.bytes)?;
    }
    shelf
        .put("turn.toml", toml::to_string(&Record::new(*number, program, incoming))?.as_bytes())?;
    for (faction, set) in &incoming.sets {
        shelf.put(&format!("orders/{faction}.txt"), set)?;
    }
    let month = Month { title: opened.title(), world, sets: &incoming.sets };
    let (world, summary) = opened.rules.run(&month, host, &shelf)?;
    shelf.put("summary.txt", summary.told().as_bytes())?;
    shelf.put("summary.json", &serde_json::to_vec_pretty(&summary)?)?;
    shelf.put("world.bin", &world)?;
    shelf.seal(chain)?;
    Ok((world, summary))
}

/// What came of a run.
#[derive(Debug)]
pub struct Ran {
    /// The turn.
    pub turn: TurnNo,
    /// What the game master should know.
    pub summary: Summary,
    /// The files that ran.
    pub incoming: Incoming,
    /// Files that came in meanwhile: they belong to the next month (H-15).
    pub late: Vec<String>,
}

/// Runs the next turn with what came in. It stands with all its reports, or not at all (T-3).
///
/// # Errors
/// A sentence when it cannot be run; nothing is changed then.
pub fn run(
    opened: &Opened,
    folder: &Folder<'_>,
    host: &Host<'_>,
    incoming: Incoming,
) -> anyhow::Result<Ran> {
    let now = opened.now()?;
    let number = now.turn.number.next();
    let partial = folder.turns_folder().join(format!("{PARTIAL}{}", number.folder()));
    let ran = keep(opened, folder, host, &now, &incoming, &partial);
    if ran.is_err() && partial.exists() {
        // What is left of it is taken away by the next command, if the disk does not let this one.
        let _ = folder.disk.remove(&partial);
    }
    let summary = ran?;
    // The turn stands: what cannot be taken away now, the next command takes away.
    let _ = folder.forget_sent(&folder.turn(number));
    let late = incoming::files(&folder.orders()).map(|(files, _)| files).unwrap_or_default();
    let same = |one: &Sent| {
        incoming.files.iter().any(|sent| sent.name == one.name && sent.bytes == one.bytes)
    };
    let late = late.into_iter().filter(|file| !same(file)).map(|file| file.name).collect();
    Ok(Ran { turn: number, summary, incoming, late })
}

fn keep(
    opened: &Opened,
    folder: &Folder<'_>,
    host: &Host<'_>,
    now: &Now,
    incoming: &Incoming,
    partial: &Path,
) -> anyhow::Result<Summary> {
    let number = now.turn.number.next();
    for part in ["sent", "orders", "reports"] {
        folder.disk.folder(&partial.join(part))?;
    }
    let to_run = ToRun {
        number,
        world: &now.world,
        chain: &chain(&now.turn, &now.newcomers)?,
        incoming,
        program: env!("CARGO_PKG_VERSION"),
    };
    let shelf = Written { disk: folder.disk, folder: partial.into() };
    let (_, summary) = month(opened, &to_run, host, &shelf)?;
    folder.disk.settle(partial, &folder.turn(number).path)?;
    Ok(summary)
}

/// Runs the next turn and keeps nothing of it: what the turn would be told of.
///
/// # Errors
/// As [`run`].
pub fn trial(opened: &Opened, host: &Host<'_>, incoming: &Incoming) -> anyhow::Result<Summary> {
    let now = opened.now()?;
    let number = now.turn.number.next();
    let to_run = ToRun { number, world: &now.world, chain: "", incoming, program: "" };
    Ok(month(opened, &to_run, host, &Nowhere)?.1)
}

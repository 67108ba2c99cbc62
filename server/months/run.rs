//! Runs a turn, for good or on trial.

use std::collections::BTreeMap;
use std::fs;

use anyhow::Context;
use serde::{Deserialize, Serialize};

use crate::folder::{Folder, PARTIAL};
use crate::game::{Host, Month};
use crate::hashes;
use crate::incoming::{self, Incoming, Sent};
use crate::opened::{Now, Opened};
use crate::shelf::{Hashed, Nowhere, Shelf, Written};
use crate::summary::Summary;
use crate::turn::{Turn, TurnNo};

/// What went into a turn: `turn.toml`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Record {
    pub(crate) turn: u32,
    /// The version of the program that ran it.
    pub(crate) program: String,
    /// The files that came in.
    #[serde(default)]
    pub(crate) sent: Vec<SentRow>,
    /// The sets that ran, by faction.
    #[serde(default)]
    pub(crate) sets: BTreeMap<String, SetRow>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SentRow {
    pub(crate) file: String,
    pub(crate) hash: String,
    /// Nanoseconds since 1970.
    pub(crate) modified: i64,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SetRow {
    pub(crate) file: String,
    pub(crate) first: usize,
    pub(crate) last: usize,
    pub(crate) hash: String,
}

impl Record {
    pub(crate) fn of(turn: &Turn) -> anyhow::Result<Self> {
        let path = turn.record();
        let read = || -> anyhow::Result<Self> { Ok(toml::from_str(&fs::read_to_string(&path)?)?) };
        read().with_context(|| format!("{} cannot be read", path.display()))
    }

    fn new(turn: TurnNo, program: &str, incoming: &Incoming) -> Self {
        let sent = incoming.files.iter().map(|sent| SentRow {
            file: sent.name.clone(),
            hash: hashes::sha256(&sent.bytes),
            modified: sent.modified,
        });
        let sets = incoming.sets.iter().filter_map(|(faction, set)| {
            let found = incoming.runs(*faction)?;
            let (file, first, last) = (found.file.clone(), found.first, found.last);
            let row = SetRow { file, first, last, hash: hashes::sha256(set) };
            Some((faction.to_string(), row))
        });
        Self { turn: turn.0, program: program.into(), sent: sent.collect(), sets: sets.collect() }
    }
}

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

/// The hashes of what the turn after this one follows from: its own, and those of who joined after it.
pub(crate) fn chain(turn: &Turn, newcomers: &[u32]) -> anyhow::Result<String> {
    let before = turn.number.folder();
    let mut text = String::new();
    let mut line = |name: &str| -> anyhow::Result<()> {
        let path = turn.path.join(name);
        let bytes =
            fs::read(&path).with_context(|| format!("{} cannot be read", path.display()))?;
        text.push_str(&hashes::line(&hashes::digits(&bytes), &format!("../{before}/{name}")));
        Ok(())
    };
    line(hashes::FILE)?;
    for number in newcomers {
        let folder = turn.joined().join(number.to_string());
        let name = |name: &str| (!name.starts_with('.')).then(|| name.to_owned());
        for name in crate::turn::numbers(&folder, name)? {
            line(&format!("joined/{number}/{name}"))?;
        }
    }
    Ok(text)
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
    partial: &std::path::Path,
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

//! What went into a turn, and what it follows from.

use std::collections::BTreeMap;
use std::fs;

use anyhow::Context;
use serde::{Deserialize, Serialize};

use crate::hashes;
use crate::incoming::Incoming;
use crate::turn::{Turn, TurnNo, numbers};

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

    pub(crate) fn new(turn: TurnNo, program: &str, incoming: &Incoming) -> Self {
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
        for name in numbers(&folder, name)? {
            line(&format!("joined/{number}/{name}"))?;
        }
    }
    Ok(text)
}

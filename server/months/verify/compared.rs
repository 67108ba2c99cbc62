//! A turn that was computed again, held against what lies there.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use anyhow::Context;
use serde_json::Value;

use super::{Difference, fields, wrong};
use crate::game::Rules;
use crate::shelf::Shelf;
use crate::turn::{Turn, numbers};

/// A shelf that holds what is put there against what lies there.
pub(super) struct Compared<'r> {
    folder: PathBuf,
    rules: &'r dyn Rules,
    seen: Mutex<BTreeSet<String>>,
    /// The differences, by the order in which files follow from each other.
    found: Mutex<BTreeSet<(usize, String, String)>>,
}

/// What follows from what: the first that differs is the cause of the others.
const ORDER: [&str; 6] =
    ["turn.toml", "orders/", "reports/", "summary", "world.bin", "fairness.txt"];

fn rank(name: &str) -> usize {
    ORDER.iter().position(|start| name.starts_with(start)).unwrap_or(ORDER.len())
}

impl<'r> Compared<'r> {
    pub(super) fn new(folder: &Path, rules: &'r dyn Rules) -> Self {
        Self { folder: folder.into(), rules, seen: Mutex::default(), found: Mutex::default() }
    }

    /// Where two files part: by what stands there in a report and a world, else by line and byte.
    fn apart(&self, name: &str, there: &[u8], computed: &[u8]) -> String {
        let json = |bytes: &[u8]| serde_json::from_slice::<Value>(bytes).ok();
        let found = match name {
            _ if name.ends_with(".json") => {
                json(there).zip(json(computed)).and_then(|(one, other)| fields::apart(&one, &other))
            }
            _ if name.ends_with(".bin") => self.rules.apart(there, computed),
            _ => None,
        };
        match found {
            Some(place) => format!("{place} is not what was computed now."),
            None => bytes_apart(name, there, computed),
        }
    }

    fn find(&self, name: &str, what: String) {
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        found.insert((rank(name), name.into(), what));
    }

    /// The first difference, files that are too many included.
    pub(super) fn first(&self, turn: &Turn) -> anyhow::Result<Option<Difference>> {
        let seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        for name in files(&self.folder)? {
            if !seen.contains(&name) {
                self.find(&name, "it does not belong there.".into());
            }
        }
        let found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(found.first().map(|(_, file, what)| wrong(turn, file, what)))
    }
}

impl Shelf for Compared<'_> {
    fn put(&self, name: &str, bytes: &[u8]) -> anyhow::Result<()> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).insert(name.into());
        match fs::read(self.folder.join(name)) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                self.find(name, "it is missing.".into());
            }
            Err(error) => return Err(error).with_context(|| format!("{name} cannot be read")),
            Ok(there) if there != bytes => {
                self.find(name, self.apart(name, &there, bytes));
            }
            Ok(_) => {}
        }
        Ok(())
    }
}

/// Where two texts part: by line and byte, in what is no text by byte, from 1.
fn bytes_apart(name: &str, there: &[u8], computed: &[u8]) -> String {
    let same = there.iter().zip(computed).take_while(|(one, other)| one == other).count();
    let line = there[..same].iter().filter(|byte| **byte == b'\n').count() + 1;
    let byte = same + 1;
    if name.ends_with(".bin") {
        format!("from byte {byte} on it is not what was computed now.")
    } else {
        format!("from line {line}, byte {byte} on it is not what was computed now.")
    }
}

/// All files of a turn, but for those of who joined later.
fn files(folder: &Path) -> anyhow::Result<Vec<String>> {
    let mut all = Vec::new();
    for name in numbers(folder, |name| Some(name.to_owned()))? {
        let path = folder.join(&name);
        if !path.is_dir() {
            all.push(name);
        } else if name != "joined" {
            let inner = numbers(&path, |inner| Some(format!("{name}/{inner}")))?;
            all.extend(inner);
        }
    }
    Ok(all)
}

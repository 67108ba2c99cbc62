//! The files that came in, and what becomes of each set in them (O-2 to O-5).

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::UNIX_EPOCH;

use anyhow::Context;

use crate::answer::plain;
use crate::envelope::{Enveloped, Finder, MOST};
use crate::game::Sender;

/// A file that came in.
#[derive(Clone)]
pub struct Sent {
    /// Its name.
    pub name: String,
    /// When it was changed last, in nanoseconds since 1970.
    pub modified: i64,
    pub(crate) bytes: Vec<u8>,
}

impl std::fmt::Debug for Sent {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.name)
    }
}

/// What becomes of a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It runs.
    Taken,
    /// It runs, though its end is missing: it may be torn.
    Torn,
    /// One of its faction's that comes later has its place (O-5).
    Replaced,
    /// Number or password is wrong; which one is not said (O-4).
    BadCredentials,
    /// It has more bytes or lines than may be (O-1).
    TooLarge,
    /// There is no set in the file at all.
    NoEnvelope,
}

impl Fate {
    /// Whether somebody should look before the turn is run.
    #[must_use]
    pub const fn is_trouble(self) -> bool {
        !matches!(self, Self::Taken | Self::Replaced)
    }
}

/// What was found in a file.
#[derive(Clone, Debug)]
pub struct Taken {
    /// The file.
    pub file: String,
    /// The first line of the set, from 1.
    pub first: usize,
    /// Its last line.
    pub last: usize,
    /// Whose it is, if that was shown.
    pub faction: Option<u32>,
    /// What becomes of it.
    pub fate: Fate,
}

/// All that came in.
#[derive(Clone, Debug, Default)]
pub struct Incoming {
    /// The files, by name.
    pub files: Vec<Sent>,
    /// Files that stay where they are, and why.
    pub left: Vec<String>,
    /// All that was found in the files, in the order of names and lines.
    pub found: Vec<Taken>,
    pub(crate) sets: BTreeMap<u32, Vec<u8>>,
}

/// The files in a folder by name, and what is said of others. `modified` is noted with each.
pub(crate) fn files(folder: &Path) -> anyhow::Result<(Vec<Sent>, Vec<String>)> {
    let (mut files, mut left) = (Vec::new(), Vec::new());
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok((files, left)),
        entries => entries.with_context(|| format!("{} cannot be read", folder.display()))?,
    };
    for entry in entries {
        let entry = entry?;
        let name = entry.file_name();
        let shown = plain(&name.to_string_lossy());
        if shown.starts_with('.') {
            continue;
        }
        let Some(name) = name.into_string().ok().filter(|name| *name == shown) else {
            left.push(format!("{shown}: its name has signs that cannot be written down."));
            continue;
        };
        let about = entry.metadata()?;
        if !about.is_file() {
            left.push(format!("{shown}: it is no file."));
        } else if about.len() > MOST as u64 {
            left.push(format!("{shown}: it has more than {} MiB.", MOST >> 20));
        } else {
            let read = fs::read(entry.path());
            let bytes = read.with_context(|| format!("The file {shown} cannot be read"))?;
            files.push(Sent { modified: modified(&about), bytes, name });
        }
    }
    files.sort_unstable_by(|one, other| one.name.cmp(&other.name));
    left.sort_unstable();
    Ok((files, left))
}

pub(crate) fn modified(about: &fs::Metadata) -> i64 {
    let time = about.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    time.and_then(|time| i64::try_from(time.as_nanos()).ok()).unwrap_or_default()
}

impl Incoming {
    /// Takes the sets out of files, in the order of their names: of several of a faction the last one that is its own.
    pub(crate) fn of(files: Vec<Sent>, finder: &Finder, senders: &[Sender]) -> Self {
        let mut all = Self::default();
        let mut last: BTreeMap<u32, usize> = BTreeMap::new();
        for file in &files {
            let sets = finder.find(&file.bytes);
            if sets.is_empty() {
                all.found.push(Taken {
                    file: file.name.clone(),
                    first: 1,
                    last: 1,
                    faction: None,
                    fate: Fate::NoEnvelope,
                });
            }
            for set in sets {
                let (faction, fate) = fate(&set, senders);
                let at = all.found.len();
                if let Some(faction) = faction.filter(|_| fate != Fate::TooLarge) {
                    if let Some(before) = last.insert(faction, at) {
                        all.found[before].fate = Fate::Replaced;
                    }
                    all.sets.insert(faction, set.set);
                }
                let (first, last) = (set.first, set.last);
                all.found.push(Taken { file: file.name.clone(), first, last, faction, fate });
            }
        }
        all.files = files;
        all
    }

    /// The sets that run, by faction.
    #[must_use]
    pub fn sets(&self) -> &BTreeMap<u32, Vec<u8>> {
        &self.sets
    }

    /// Whether somebody should look before the turn is run.
    #[must_use]
    pub fn has_trouble(&self) -> bool {
        self.found.iter().any(|found| found.fate.is_trouble()) || !self.left.is_empty()
    }

    /// The file and the lines of the set that runs for a faction.
    #[must_use]
    pub fn runs(&self, faction: u32) -> Option<&Taken> {
        let runs = |found: &&Taken| matches!(found.fate, Fate::Taken | Fate::Torn);
        self.found.iter().filter(runs).find(|found| found.faction == Some(faction))
    }

    /// What somebody should look at, a sentence a line. `head` and `end` are the words of the game's envelopes.
    #[must_use]
    pub fn told(&self, head: &str, end: &str) -> Vec<String> {
        let sentence = |found: &Taken| {
            let Taken { file, first, .. } = found;
            let said = match found.fate {
                Fate::Taken => return None,
                Fate::Torn => {
                    format!("there is no {end} line after this one: the file may be torn. (no_end)")
                }
                Fate::Replaced => "a later set of this faction has its place.".into(),
                Fate::BadCredentials => {
                    "refused: number or password is wrong. (bad_credentials)".into()
                }
                Fate::TooLarge => "refused: the set is too large. (set_too_large)".into(),
                Fate::NoEnvelope => {
                    format!("refused: no line in it begins with {head}. (no_envelope)")
                }
            };
            Some(format!("{file}, line {first}: {said}"))
        };
        let left = self.left.iter().map(|left| format!("{left} It stays where it is."));
        self.found.iter().filter_map(sentence).chain(left).collect()
    }
}

/// Whose a set is, if that is shown, and whether it can be taken.
pub(crate) fn fate(set: &Enveloped, senders: &[Sender]) -> (Option<u32>, Fate) {
    let sender = senders.iter().find(|sender| Some(sender.number) == set.number);
    let shown =
        sender.filter(|sender| sender.password.is_none() || sender.password == set.password);
    let Some(sender) = shown else { return (None, Fate::BadCredentials) };
    let fate = match set {
        Enveloped { too_large: true, .. } => Fate::TooLarge,
        Enveloped { closed: false, .. } => Fate::Torn,
        Enveloped { .. } => Fate::Taken,
    };
    (Some(sender.number), fate)
}

//! A turn's folder: its number, and what lies in it.

use std::fmt;
use std::path::{Path, PathBuf};

/// The number of a turn; 0 is the world before the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TurnNo(pub u32);

impl fmt::Display for TurnNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl TurnNo {
    /// The name of its folder: four digits, so that names sort as numbers do.
    pub(crate) fn folder(self) -> String {
        format!("{:04}", self.0)
    }

    pub(crate) fn of(folder: &str) -> Option<Self> {
        let number = folder.parse().ok().map(Self)?;
        (number.folder() == folder).then_some(number)
    }

    pub(crate) fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

/// The files of a turn.
#[derive(Clone, Debug)]
pub(crate) struct Turn {
    pub(crate) number: TurnNo,
    pub(crate) path: PathBuf,
}

impl Turn {
    pub(crate) fn world(&self) -> PathBuf {
        self.path.join("world.bin")
    }

    pub(crate) fn record(&self) -> PathBuf {
        self.path.join("turn.toml")
    }

    pub(crate) fn hashes(&self) -> PathBuf {
        self.path.join(crate::hashes::FILE)
    }

    pub(crate) fn sent(&self) -> PathBuf {
        self.path.join("sent")
    }

    pub(crate) fn reports(&self) -> PathBuf {
        self.path.join("reports")
    }

    pub(crate) fn summary(&self) -> PathBuf {
        self.path.join("summary.txt")
    }

    pub(crate) fn joined(&self) -> PathBuf {
        self.path.join("joined")
    }

    /// Who came in after it, by number.
    pub(crate) fn newcomers(&self) -> anyhow::Result<Vec<u32>> {
        numbers(&self.joined(), |name| name.parse().ok())
    }

    /// The report of a faction: the one of the turn, or its first.
    pub(crate) fn report(&self, faction: u32) -> Option<PathBuf> {
        let name = format!("{faction}.json");
        let places =
            [self.reports().join(&name), self.joined().join(faction.to_string()).join(name)];
        places.into_iter().find(|path| path.is_file())
    }
}

/// The numbers that the names in a folder are, rising; none where there is no such folder.
pub(crate) fn numbers<T: Ord>(
    folder: &Path,
    number: impl Fn(&str) -> Option<T>,
) -> anyhow::Result<Vec<T>> {
    let entries = match std::fs::read_dir(folder) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let mut all = Vec::new();
    for entry in entries {
        all.extend(entry?.file_name().to_str().and_then(&number));
    }
    all.sort_unstable();
    Ok(all)
}

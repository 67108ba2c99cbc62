//! The machine that the server runs on, looked at before an evening: how quickly its disk keeps something,
//! how much room it has, and where backups go.

use std::fs::{File, remove_file};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::backup::Backups;
use crate::wire::{BackupView, MachineView};

/// How often the disk is tried.
const ATTEMPTS: usize = 5;
/// As much as a page of the journal.
const PAGE: [u8; 4096] = [0; 4096];

/// What is looked at.
#[derive(Debug)]
pub(crate) struct Machine {
    /// The data folder.
    pub(crate) folder: PathBuf,
    /// Where backups go, if anywhere.
    pub(crate) backups: Option<Backups>,
}

impl Machine {
    /// Looks at it. Waits for the disk: not for a thread that answers others.
    pub(crate) fn look(&self) -> MachineView {
        MachineView {
            disk_ms: disk(&self.folder).ok().map(|time| time.as_secs_f64() * 1000.0),
            free_bytes: free(&self.folder),
            backup: self.backups.as_ref().map(|backups| self.backup(backups)),
        }
    }

    fn backup(&self, backups: &Backups) -> BackupView {
        let missing = || {
            let folder = backups.folder.display();
            (!backups.folder.is_dir()).then(|| format!("The folder {folder} is not there."))
        };
        BackupView {
            folder: backups.folder.display().to_string(),
            minutes: backups.every.as_secs() / 60,
            remark: missing().or_else(|| backups.remark(&self.folder)),
        }
    }
}

/// How long the disk takes to keep a page safely: the median.
fn disk(folder: &Path) -> io::Result<Duration> {
    let path = folder.join("disk-test");
    let mut times = Vec::with_capacity(ATTEMPTS);
    let mut file = File::create(&path)?;
    for _ in 0..ATTEMPTS {
        let began = Instant::now();
        file.write_all(&PAGE)?;
        file.sync_all()?;
        times.push(began.elapsed());
    }
    drop(file);
    remove_file(path)?;
    times.sort_unstable();
    Ok(times[ATTEMPTS / 2])
}

/// How many bytes are free where the folder is.
#[cfg(unix)]
fn free(folder: &Path) -> Option<u64> {
    let told = rustix::fs::statvfs(folder).ok()?;
    Some(told.f_bavail.saturating_mul(told.f_frsize))
}

/// Nobody is asked there.
#[cfg(not(unix))]
fn free(_: &Path) -> Option<u64> {
    None
}

//! The machine that the server runs on, looked at before an evening: how quickly its disk keeps something,
//! how much room it has, and where backups go.

use std::fs::{File, remove_file};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::backup::Backups;
use crate::wire::{BackupView, MachineView};

/// How often the disk is tried.
const ATTEMPTS: usize = 5;
/// As much as a page of the journal.
const PAGE: [u8; 4096] = [0; 4096];

/// By how many bytes the free room that is told changes. The journal takes some with each entry, a hidden choice
/// too: what is told must not move with it.
const STEP: u64 = 100_000_000;

/// What is looked at.
#[derive(Debug)]
pub(crate) struct Machine {
    /// The data folder.
    folder: PathBuf,
    /// Where backups go, if anywhere.
    backups: Option<Backups>,
    /// The free room that was told last.
    told: Mutex<Option<u64>>,
}

impl Machine {
    /// The machine of this data folder, whose backups go there.
    pub(crate) fn new(folder: PathBuf, backups: Option<Backups>) -> Self {
        Self { folder, backups, told: Mutex::default() }
    }

    /// Looks at it. Waits for the disk: not for a thread that answers others.
    pub(crate) fn look(&self) -> MachineView {
        MachineView {
            disk_ms: disk(&self.folder).ok().map(|time| time.as_secs_f64() * 1000.0),
            free_bytes: self.free(),
            backup: self.backups.as_ref().map(|backups| self.backup(backups)),
        }
    }

    fn free(&self) -> Option<u64> {
        let free = free(&self.folder)?;
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        *told = Some(in_steps(*told, free));
        *told
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

/// The free room in whole steps. What was told stays until it is wrong by more than a step: whoever knows where a step
/// ends learns at most once that it was crossed.
fn in_steps(told: Option<u64>, free: u64) -> u64 {
    let holds =
        |told: &u64| *told <= free.saturating_add(STEP) && free < told.saturating_add(2 * STEP);
    told.filter(holds).unwrap_or(free - free % STEP)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_of_free_room_does_not_move_with_an_entry() {
        let told = in_steps(None, 5 * STEP + 100);
        assert_eq!(told, 5 * STEP);
        // Over the edge of a step, and back.
        for free in [5 * STEP - 1, 5 * STEP, 4 * STEP, 7 * STEP - 1] {
            assert_eq!(in_steps(Some(told), free), told, "{free}");
        }
        assert_eq!(in_steps(Some(told), 4 * STEP - 1), 3 * STEP);
        assert_eq!(in_steps(Some(told), 7 * STEP), 7 * STEP);
        assert_eq!(in_steps(None, 7), 0);
    }
}

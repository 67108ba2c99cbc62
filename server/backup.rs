//! Backups while the server runs: a copy of the journal every few minutes, and at each milestone of a game,
//! in a folder of another disk, such as a USB stick. A backup that fails halts nothing; Control is told.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::{MissedTickBehavior, interval};

use crate::figures::figures;
use crate::health::Health;
use crate::journal::{Journal, moment, unix_ms};

/// Where backups go, and how often.
#[derive(Clone, Debug)]
pub struct Backups {
    /// The folder. It must be there: it is never made.
    pub folder: PathBuf,
    /// How much time lies between two.
    pub every: Duration,
}

impl Backups {
    /// What to say where backups go to the disk that the data folder is on: a folder that waits for a stick
    /// is there without it too.
    pub(crate) fn remark(&self, data: &Path) -> Option<String> {
        (disk(data)? == disk(&self.folder)?).then(|| {
            format!(
                "The backups go to {}, on the disk that has the journal too: if it fails, both are lost. Is \
                 the stick plugged in?",
                self.folder.display()
            )
        })
    }
}

/// Which disk a folder is on; none where it is not there.
#[cfg(unix)]
fn disk(folder: &Path) -> Option<u64> {
    std::fs::metadata(folder).ok().map(|found| std::os::unix::fs::MetadataExt::dev(&found))
}

/// As far as the beginning of its path says it: a drive, or a folder of another machine.
#[cfg(not(unix))]
fn disk(folder: &Path) -> Option<std::ffi::OsString> {
    let folder = std::fs::canonicalize(folder).ok()?;
    folder.components().next().map(|drive| drive.as_os_str().to_owned())
}

/// Writes one now and then, and whenever a game is at a milestone.
pub(crate) async fn keep(
    backups: Backups,
    milestones: Arc<Notify>,
    journal: Arc<dyn Journal>,
    health: Arc<Health>,
) {
    let mut due = interval(backups.every);
    due.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut last: Option<i64> = None;
    loop {
        tokio::select! {
            _ = due.tick() => {}
            () = milestones.notified() => {}
        }
        let now = unix_ms();
        let failed = journal.copy_to(backups.folder.clone()).await.err().map(|error| {
            let last = last.map_or("There is none yet".into(), |last| {
                format!("The last one is of {}", moment(last))
            });
            format!("No backup could be written: {error}. {last}. The game goes on.")
        });
        if failed.is_none() {
            last = Some(now);
            figures().levels.backup.set(now as f64 / 1000.0);
        }
        figures().counts.backup(failed.is_none());
        health.note("backup", failed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_on_the_disk_of_the_journal_is_remarked_upon() {
        let home = tempfile::tempdir().expect("a folder");
        let remark = |folder: &str| {
            let backups = Backups { folder: home.path().join(folder), every: Duration::ZERO };
            backups.remark(home.path())
        };
        assert!(remark("").is_some());
        assert_eq!(remark("not there"), None);
    }
}

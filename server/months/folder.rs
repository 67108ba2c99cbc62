//! A game's folder: what it is of, its lock, and what is put right before anything else is done in it.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, bail};

use crate::disk::Disk;
use crate::hashes;
use crate::incoming;
use crate::layout::{LOCK, ORDERS, PARTIAL, TAKEN, TURNS, last, there, turn};
use crate::moving;
use crate::record::Record;
use crate::turn::{Turn, TurnNo, numbers};

/// A game's folder that nobody else changes until this is dropped.
#[derive(Debug)]
pub struct Folder<'d> {
    pub(crate) path: PathBuf,
    pub(crate) disk: &'d Disk,
    _lock: File,
}

/// Times that the lock is tried, and the time between two of them: a command that was killed may be on its last step.
const TRIES: usize = 10;
const BETWEEN: Duration = Duration::from_millis(20);

/// Takes the lock of a folder, which ends with its process.
pub(crate) fn lock(path: &Path) -> anyhow::Result<File> {
    let shown = path.display();
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).write(true);
    let lock = options.open(path.join(LOCK));
    let lock = lock.with_context(|| format!("The folder {shown} cannot be written"))?;
    for _ in 1..TRIES {
        match lock.try_lock() {
            Err(TryLockError::WouldBlock) => std::thread::sleep(BETWEEN),
            _ => break,
        }
    }
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => {
            bail!("Another command is at work in {shown}. Wait until it has ended.")
        }
        Err(TryLockError::Error(error)) => Err(error).context("The lock cannot be taken"),
    }
}

impl<'d> Folder<'d> {
    /// Takes a game's folder, and takes away what a command that was killed has left in it.
    ///
    /// # Errors
    /// A sentence when there is no game, when another command is at work, or when the disk fails.
    pub fn take(path: &Path, disk: &'d Disk) -> anyhow::Result<Self> {
        there(path)?;
        let folder = Self { path: path.into(), disk, _lock: lock(path)? };
        moving::finish(path, disk)?;
        folder.tidy(&folder.turns_folder())?;
        let last = folder.last()?;
        folder.tidy(&last.joined())?;
        folder.forget_sent(&last)?;
        Ok(folder)
    }

    /// Takes away what was begun and not finished.
    fn tidy(&self, folder: &Path) -> anyhow::Result<()> {
        let begun = |name: &str| name.starts_with(PARTIAL).then(|| name.to_owned());
        for name in numbers(folder, begun)? {
            self.disk.remove(&folder.join(name))?;
        }
        Ok(())
    }

    /// Takes the files away that the last turn has taken. One that came in under the same name since is another one.
    pub(crate) fn forget_sent(&self, last: &Turn) -> anyhow::Result<()> {
        let done = self.orders().join(TAKEN);
        let number = last.number.to_string();
        match fs::read_to_string(&done) {
            Ok(noted) if noted == number => return Ok(()),
            Ok(_) => self.disk.remove(&done)?,
            Err(_) => {}
        }
        for sent in Record::of(last)?.sent {
            let path = self.orders().join(&sent.file);
            let Ok(about) = fs::symlink_metadata(&path) else { continue };
            if about.is_file()
                && incoming::modified(&about) == sent.modified
                && hashes::sha256(&fs::read(&path)?) == sent.hash
            {
                self.disk.remove(&path)?;
            }
        }
        self.disk.names(&self.orders())?;
        self.disk.write(&done, number.as_bytes())
    }

    pub(crate) fn orders(&self) -> PathBuf {
        self.path.join(ORDERS)
    }

    pub(crate) fn turns_folder(&self) -> PathBuf {
        self.path.join(TURNS)
    }

    pub(crate) fn turn(&self, number: TurnNo) -> Turn {
        turn(&self.path, number)
    }

    pub(crate) fn last(&self) -> anyhow::Result<Turn> {
        last(&self.path)
    }
}

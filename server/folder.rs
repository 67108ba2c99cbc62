//! The data folder: the lock that keeps a second server out, the operator's key, the journal's file.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

use crate::journal::Sqlite;
use crate::secrets::new_token;

const LOCK: &str = "prytaneion.lock";
const KEY: &str = "operator.key";
const JOURNAL: &str = "journal.sqlite";

/// A data folder that belongs to this server until this is dropped.
#[derive(Debug)]
pub struct DataFolder {
    path: PathBuf,
    /// The lock ends with the file handle, also when the process is killed.
    _lock: File,
}

impl DataFolder {
    /// Takes a folder, making it where it is missing.
    ///
    /// # Errors
    /// A sentence when it cannot be written, or when another server has it.
    pub fn take(path: &Path) -> anyhow::Result<Self> {
        let shown = path.display();
        let cannot = || format!("The data folder {shown} cannot be written");
        std::fs::create_dir_all(path).with_context(cannot)?;
        let lock = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .open(path.join(LOCK))
            .with_context(cannot)?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { path: path.into(), _lock: lock }),
            Err(TryLockError::WouldBlock) => {
                bail!("Another server is using the data folder {shown}. Stop it first.")
            }
            Err(TryLockError::Error(error)) => Err(error).with_context(cannot),
        }
    }

    /// The operator's key: made at the first start, the same ever after, readable by its owner alone.
    ///
    /// # Errors
    /// A sentence when it can be neither read nor written, or is too short to be a secret.
    pub fn operator_key(&self) -> anyhow::Result<String> {
        let path = self.path.join(KEY);
        let key = match std::fs::read_to_string(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => make_key(&path),
            read => read,
        };
        checked(key, &path)
    }

    /// Where the journal's file is.
    pub(crate) fn journal_path(&self) -> PathBuf {
        self.path.join(JOURNAL)
    }

    /// The journal's file.
    ///
    /// # Errors
    /// A sentence when it cannot be opened or does not promise durability.
    pub fn journal(&self) -> anyhow::Result<Sqlite> {
        let path = self.journal_path();
        Sqlite::open(&path)
            .with_context(|| format!("The journal {} cannot be used", path.display()))
    }
}

/// The operator's key of a folder that a server may be using. Makes nothing.
///
/// # Errors
/// A sentence when the folder has none, or one that cannot be read or is too short to be a secret.
pub fn known_key(folder: &Path) -> anyhow::Result<String> {
    let path = folder.join(KEY);
    if !path.exists() {
        let shown = folder.display();
        bail!(
            "No server has been started with the data folder {shown}: it holds no operator's key."
        );
    }
    checked(std::fs::read_to_string(&path), &path)
}

fn checked(key: io::Result<String>, path: &Path) -> anyhow::Result<String> {
    let shown = path.display();
    let key = key.with_context(|| format!("The operator's key {shown} cannot be read"))?;
    let key = key.trim();
    if key.len() < 20 {
        bail!("The operator's key {shown} is too short. Delete it and start again.");
    }
    Ok(key.into())
}

fn make_key(path: &Path) -> io::Result<String> {
    let key = new_token();
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    file.write_all(key.as_bytes())?;
    file.sync_all()?;
    Ok(key)
}

//! The data folder: the lock that keeps a second server out, the operator's key, the journal's file.

use std::fs::{DirBuilder, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, bail};
use etcetera::BaseStrategy;
use uuid::Uuid;

use crate::bounds;
use crate::journal::{Sqlite, private, snapshots_of};
use crate::secrets::new_token;

const LOCK: &str = "prytaneion.lock";
const KEY: &str = "operator.key";
#[cfg(unix)]
const LEAD: &str = crate::spare::lead::FILE;
const JOURNAL: &str = "journal.sqlite";
const NODE: &str = "node.id";

/// The folder among those of other programs.
const HOME: &str = "prytaneion";

/// A data folder that belongs to this server until this is dropped.
#[derive(Debug)]
pub struct DataFolder {
    path: PathBuf,
    /// What was put right when it was taken, or could not be.
    remarks: Vec<String>,
    /// The lock ends with the file handle, also when the process is killed.
    _lock: File,
}

/// Times that the lock is tried, and the time between two of them.
const TRIES: usize = 10;
const BETWEEN: Duration = Duration::from_millis(50);

/// Tries a lock that is about to be free: a server that was stopped may be on its last step, and a program
/// that it started just then holds the lock with it until it has begun.
fn patiently(try_lock: impl Fn() -> Result<(), TryLockError>) -> Result<(), TryLockError> {
    for _ in 1..TRIES {
        match try_lock() {
            Err(TryLockError::WouldBlock) => std::thread::sleep(BETWEEN),
            outcome => return outcome,
        }
    }
    try_lock()
}

impl DataFolder {
    /// Takes a folder, making it where it is missing.
    ///
    /// # Errors
    /// A sentence when it cannot be written, or when another server has it.
    pub fn take(path: &Path) -> anyhow::Result<Self> {
        let shown = path.display();
        let cannot = || format!("The data folder {shown} cannot be written");
        let made = !path.exists();
        private_folder().recursive(true).create(path).with_context(cannot)?;
        let lock = private()
            .create(true)
            .truncate(false)
            .write(true)
            .open(path.join(LOCK))
            .with_context(cannot)?;
        match patiently(|| lock.try_lock()) {
            Ok(()) => {
                let remarks = if made { Vec::new() } else { closed_to_others(path) };
                Ok(Self { path: path.into(), remarks, _lock: lock })
            }
            Err(TryLockError::WouldBlock) => {
                bail!("Another server is using the data folder {shown}. Stop it first.")
            }
            Err(TryLockError::Error(error)) => Err(error).with_context(cannot),
        }
    }

    /// What was put right when the folder was taken, or could not be: sentences for people.
    #[must_use]
    pub fn remarks(&self) -> &[String] {
        &self.remarks
    }

    /// The operator's key: made at the first start, the same ever after, readable by its owner alone.
    ///
    /// # Errors
    /// A sentence when it can be neither read nor written, or is too short to be a secret.
    pub fn operator_key(&self) -> anyhow::Result<String> {
        let path = self.path.join(KEY);
        let key = match bounds::short_text(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => make_key(&path),
            read => read,
        };
        checked(key, &path)
    }

    /// What this server is known by to others that share its journal: made at the first start, the same ever
    /// after.
    ///
    /// # Errors
    /// A sentence when it can be neither read nor written.
    pub(crate) fn node(&self) -> anyhow::Result<Uuid> {
        let path = self.path.join(NODE);
        let shown = path.display();
        if !path.exists() {
            let made = write_new(&path, &Uuid::new_v4().to_string());
            made.with_context(|| format!("The server's name {shown} cannot be written"))?;
        }
        let text = bounds::short_text(&path);
        let text = text.with_context(|| format!("The server's name {shown} cannot be read"))?;
        text.trim().parse().with_context(|| format!("The server's name {shown} is none"))
    }

    /// The folder itself.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Keeps the key of the server that this folder follows.
    ///
    /// # Errors
    /// A sentence when the folder has another one, or cannot be written.
    pub(crate) fn keep_operator_key(&self, key: &str) -> anyhow::Result<()> {
        let path = self.path.join(KEY);
        if !path.exists() {
            write_new(&path, key).with_context(|| {
                format!("The operator's key {} cannot be written", path.display())
            })?;
        }
        self.agrees_with(key).map(drop)
    }

    /// The key of the server that this folder is to follow.
    ///
    /// # Errors
    /// A sentence when the folder has another one.
    pub(crate) fn agrees_with(&self, key: &str) -> anyhow::Result<String> {
        if self.path.join(KEY).exists() && self.operator_key()? != key {
            bail!(
                "The data folder {} belongs to another server: it has another operator's key. Name an empty \
                 one with --data.",
                self.path.display()
            );
        }
        Ok(key.into())
    }

    /// Where the journal's file is.
    pub(crate) fn journal_path(&self) -> PathBuf {
        journal_in(&self.path)
    }

    /// Where the snapshots of a journal are that lies elsewhere.
    pub(crate) fn snapshots_path(&self) -> PathBuf {
        snapshots_of(&self.journal_path())
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

/// Where data goes if nobody says where: `./data` where a server has kept it or where the program is built, else
/// where the system keeps the data of programs. So a double click finds it again from wherever it is made.
#[must_use]
pub fn usual() -> PathBuf {
    let here = PathBuf::from("./data");
    let used = [KEY, JOURNAL].iter().any(|file| here.join(file).exists());
    if used || Path::new("Cargo.toml").exists() {
        return here;
    }
    etcetera::base_strategy::choose_native_strategy()
        .map_or(here, |system| system.data_dir().join(HOME))
}

/// Where the journal of a folder is.
pub(crate) fn journal_in(folder: &Path) -> PathBuf {
    folder.join(JOURNAL)
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
    checked(bounds::short_text(&path), &path)
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
    write_new(path, &key)?;
    Ok(key)
}

fn write_new(path: &Path, text: &str) -> io::Result<()> {
    let mut file = private().write(true).create_new(true).open(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// How a folder is made that only its owner may look into.
#[cfg(unix)]
fn private_folder() -> DirBuilder {
    let mut builder = DirBuilder::new();
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder
}

/// Elsewhere a folder is as closed as the one that it is in, and a person's own are.
#[cfg(not(unix))]
fn private_folder() -> DirBuilder {
    DirBuilder::new()
}

/// Whether a file of this name belongs to the server.
#[cfg(unix)]
fn is_ours(name: &str) -> bool {
    [LOCK, KEY, LEAD, JOURNAL, NODE].iter().any(|ours| name.starts_with(ours))
}

/// Closes a folder, and what the server keeps in it, to everybody but their owner: a copy that was
/// unpacked or carried over may lie open. What is not the server's stays as it is.
#[cfg(unix)]
fn closed_to_others(folder: &Path) -> Vec<String> {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let (ours, others): (Vec<PathBuf>, Vec<PathBuf>) = files
        .map(|file| file.path())
        .partition(|path| path.file_name().is_some_and(|name| is_ours(&name.to_string_lossy())));
    let mut remarks: Vec<String> = ours.iter().filter_map(|path| close(path)).collect();
    if others.is_empty() {
        // Who could look into one with the lock alone could see nothing.
        remarks.extend(close(folder).filter(|_| ours.len() > 1));
    } else if is_open(folder) {
        remarks.push(format!(
            "Others on this machine may look into the data folder {}. It holds more than the server's \
             files and was left so; those are closed.",
            folder.display()
        ));
    }
    remarks
}

#[cfg(not(unix))]
fn closed_to_others(_folder: &Path) -> Vec<String> {
    Vec::new()
}

#[cfg(unix)]
fn is_open(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    std::fs::metadata(path).is_ok_and(|metadata| metadata.permissions().mode() & 0o077 != 0)
}

/// Takes from others what they may do with this; what is said of it, if they could do anything.
#[cfg(unix)]
fn close(path: &Path) -> Option<String> {
    use std::os::unix::fs::PermissionsExt;
    if !is_open(path) {
        return None;
    }
    let mode = if path.is_dir() { 0o700 } else { 0o600 };
    let shown = path.display();
    Some(match std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)) {
        Ok(()) => format!("Others on this machine could read {shown}. It is closed to them now."),
        Err(error) => {
            format!("Others on this machine may read {shown}, and that stays so: {error}.")
        }
    })
}

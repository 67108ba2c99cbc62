//! Copies of a journal that is in use, each read again and compared with the chain before it counts.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use rusqlite::Connection;
use rusqlite::backup::Backup;

use super::{form, look};
use crate::journal::damage::stamp;
use crate::journal::files;
use crate::journal::head::Marks;

/// How the names of copies begin and end.
const NAME: (&str, &str) = ("journal-", ".sqlite");

/// Copies that are kept in a folder; the oldest goes first.
const KEPT: usize = 24;

/// Writes a copy into a folder and takes the oldest ones away. Nothing that the copy must have is
/// missing from it, or there is none.
///
/// # Errors
/// A sentence when the folder is not there, or cannot be written, or what was written is not the same
/// when it is read again.
pub(crate) fn write(journal: &Path, marks: &Marks, folder: &Path) -> anyhow::Result<PathBuf> {
    if !folder.is_dir() {
        // It is not made: where a stick is not plugged in, its folder would be made on another disk.
        bail!("the folder {} is not there", folder.display());
    }
    let copy = folder.join(format!("{}{}{}", NAME.0, stamp(), NAME.1));
    let unfinished = files::beside(&copy, ".unfinished");
    let written = copied(journal, &unfinished).and_then(|()| same(&unfinished, marks));
    if let Err(error) = written {
        // It is worth nothing to anybody, and would fill the stick.
        let _ = std::fs::remove_file(&unfinished);
        return Err(error);
    }
    std::fs::rename(&unfinished, &copy)?;
    files::sync_folder(&copy)?;
    rotate(folder)?;
    Ok(copy)
}

fn copied(journal: &Path, copy: &Path) -> anyhow::Result<()> {
    files::private().create(true).truncate(true).write(true).open(copy)?;
    let source = form::look_at(journal)?;
    let mut target = Connection::open(copy)?;
    // In one go: whoever writes meanwhile does not have to wait.
    Backup::new(&source, &mut target)?.step(-1)?;
    // One file, which can be read where nothing can be written.
    target.pragma_update(None, "journal_mode", "delete")?;
    target.close().map_err(|(_, error)| error)?;
    // Elsewhere than on Unix only who may write may sync.
    let copy = std::fs::File::options().write(true).open(copy)?;
    copy.sync_all().context("the copy is not on the disk")
}

fn same(copy: &Path, marks: &Marks) -> anyhow::Result<()> {
    match look::check(copy, marks, &mut look::Looks::default())?.first() {
        None => Ok(()),
        Some(damage) => bail!("the copy was damaged when it was read again. {}", damage.wrong),
    }
}

fn rotate(folder: &Path) -> anyhow::Result<()> {
    let names = std::fs::read_dir(folder)?.flatten().map(|file| file.path());
    let mut copies: Vec<PathBuf> = names.filter(|path| is_copy(path)).collect();
    copies.sort();
    let old = copies.len().saturating_sub(KEPT);
    copies.iter().take(old).try_for_each(std::fs::remove_file)?;
    Ok(())
}

/// Whether this is a copy that the server has written: `journal-20261122-140310.sqlite`.
fn is_copy(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let stamp = name.strip_prefix(NAME.0).and_then(|rest| rest.strip_suffix(NAME.1));
    stamp.is_some_and(|stamp| {
        stamp.len() == 15 && stamp.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-')
    })
}

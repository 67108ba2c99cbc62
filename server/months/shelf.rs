//! Where the files of a turn go: onto the disk, nowhere, or beside what is there, to be compared.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use anyhow::ensure;

use crate::disk::Disk;
use crate::game::Papers;
use crate::hashes;

/// A place for files, each known by its way within the turn's folder.
pub(crate) trait Shelf: Sync {
    fn put(&self, name: &str, bytes: &[u8]) -> anyhow::Result<()>;
}

/// Onto the disk. The folders in it are there.
pub(crate) struct Written<'d> {
    pub(crate) disk: &'d Disk,
    pub(crate) folder: PathBuf,
}

impl Shelf for Written<'_> {
    fn put(&self, name: &str, bytes: &[u8]) -> anyhow::Result<()> {
        self.disk.write(&self.folder.join(name), bytes)
    }
}

/// Nowhere.
pub(crate) struct Nowhere;

impl Shelf for Nowhere {
    fn put(&self, _: &str, _: &[u8]) -> anyhow::Result<()> {
        Ok(())
    }
}

/// A shelf whose files are hashed.
pub(crate) struct Hashed<'s> {
    shelf: &'s dyn Shelf,
    digits: Mutex<BTreeMap<String, String>>,
    /// What stands before the names of reports.
    reports: &'static str,
}

impl<'s> Hashed<'s> {
    pub(crate) fn new(shelf: &'s dyn Shelf, reports: &'static str) -> Self {
        Self { shelf, digits: Mutex::default(), reports }
    }

    pub(crate) fn put(&self, name: &str, bytes: &[u8]) -> anyhow::Result<()> {
        let digits = hashes::digits(bytes);
        self.digits.lock().unwrap_or_else(PoisonError::into_inner).insert(name.into(), digits);
        self.shelf.put(name, bytes)
    }

    /// Puts the hashes of all that was put, after those of what it follows from.
    pub(crate) fn seal(&self, chain: &str) -> anyhow::Result<()> {
        let mut text = chain.to_owned();
        for (name, digits) in &*self.digits.lock().unwrap_or_else(PoisonError::into_inner) {
            text.push_str(&hashes::line(digits, name));
        }
        self.shelf.put(hashes::FILE, text.as_bytes())
    }
}

impl Papers for Hashed<'_> {
    fn take(&self, faction: u32, kind: &str, bytes: &[u8]) -> anyhow::Result<()> {
        let is_plain =
            |sign: u8| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == b'.';
        ensure!(kind.bytes().all(is_plain), "“{kind}” is no ending of a file.");
        self.put(&format!("{}{faction}.{kind}", self.reports), bytes)
    }
}

//! The head of a journal: how far each table's chain goes, in a small file of its own beside the
//! database. A database that loses its last commits is whole in itself; only the head can tell.
//!
//! The file is written in place and never grows, so that a commit costs one small write to memory that a kill
//! does not take. A moment later the file is synced, and nobody's answer waits for that. All is there twice
//! then, in either half of the file, so that a damaged record is noticed and mended from its other copy.
//! Each record says which ones were not known to be on the disk when it was written: of those any may be
//! missing or torn after a power cut, and nothing is wrong. An older one that is gone is damage. A head is
//! written after the database's own sync, and so never ahead of it.
//!
//! When half of the file is full, and at each start, it is written anew beside itself, synced, and put in
//! its own place.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use uuid::Uuid;

use super::TableId;
use super::chain::Mark;
use super::files::{self, Print};
use form::{HeadRecord, RECORD};

mod form;
#[cfg(test)]
mod laws;

/// Records of each half, at the least: a busy evening fills half of them in some seconds.
const RECORDS: usize = 2048;

/// How far each table's chain goes.
pub(crate) type Marks = BTreeMap<TableId, Mark>;

/// Why a head cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unusable {
    /// There is none.
    Missing,
    /// What it says is lost in both of its copies, or it is no head at all.
    Damaged,
}

/// What a head says.
#[derive(Debug)]
pub(crate) struct Read {
    /// The journal that it is of.
    pub(crate) journal: Uuid,
    /// How far each table's chain goes.
    pub(crate) marks: Marks,
    /// Whether a record was damaged, and read from its other copy.
    pub(crate) mended: bool,
}

/// What a head that was written to needs of the thread that syncs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Needs {
    /// Nothing new.
    Nothing,
    /// To be synced: until now all of it was.
    Sync,
    /// To be renewed: half of it is full now.
    Room,
}

/// A head that is written to by one thread and synced by one, or by the same. No write waits for a sync.
#[derive(Debug)]
pub(crate) struct Head {
    path: PathBuf,
    journal: Uuid,
    written: Mutex<Written>,
}

/// What is written, and how much of it is on the disk.
#[derive(Debug)]
struct Written {
    file: Arc<File>,
    print: Print,
    /// Records of each half.
    room: usize,
    /// Records that are written.
    used: usize,
    /// The last of these, which stand in the first half alone.
    single: Vec<u8>,
    /// The first of these that is not known to be on the disk.
    open: usize,
    marks: Marks,
    /// Whether a write or a sync failed: then nobody knows what stands in the file.
    torn: bool,
}

impl Head {
    /// Writes a head with these marks in the place of the one that may be there; durable when it returns.
    pub(crate) fn create(path: &Path, journal: Uuid, marks: Marks) -> io::Result<Self> {
        let written = Mutex::new(Written::beside(path, journal, marks)?);
        files::put(path)?;
        files::sync_folder(path)?;
        Ok(Self { path: path.into(), journal, written })
    }

    /// The head that is there, where the disk has no room for a new one: nothing is written to it before it was
    /// renewed.
    ///
    /// # Errors
    /// When it cannot be opened.
    pub(crate) fn unrenewed(path: &Path, journal: Uuid, marks: Marks) -> io::Result<Self> {
        let file = File::options().read(true).write(true).open(path)?;
        let (print, file, single) = (Print::of(&file)?, Arc::new(file), Vec::new());
        let (room, used, open, torn) = (0, 0, 0, true);
        let written = Mutex::new(Written { file, print, room, used, single, open, marks, torn });
        Ok(Self { path: path.into(), journal, written })
    }

    /// How far each table's chain goes.
    pub(crate) fn marks(&self) -> Marks {
        self.lock().marks.clone()
    }

    /// How far a table's chain goes.
    pub(crate) fn end(&self, table: TableId) -> Option<Mark> {
        self.lock().marks.get(&table).copied()
    }

    /// Takes in how far these tables' chains go now. A kill takes nothing of it back; a power cut may, until
    /// it is synced.
    ///
    /// # Errors
    /// When the disk refuses, or there is no room. Then it must be renewed.
    pub(crate) fn advance(
        &self,
        marks: impl IntoIterator<Item = (TableId, Mark)>,
    ) -> io::Result<Needs> {
        self.lock().advance(self.journal, marks)
    }

    /// Knows nothing of this table any more: it was purged.
    ///
    /// # Errors
    /// As [`Head::renew`].
    pub(crate) fn forget(&self, table: TableId) -> io::Result<()> {
        self.lock().marks.remove(&table);
        self.renew()
    }

    /// Has all on the disk that was written before; durable when it returns.
    ///
    /// # Errors
    /// When it could neither be synced nor written anew.
    pub(crate) fn sync(&self) -> io::Result<()> {
        let Some((file, used, copied)) = self.copied() else { return self.renew() };
        if let Err(error) = copied.and_then(|()| file.sync_data()) {
            tracing::error!(%error, "the journal's head could not be synced; it is written anew");
            return self.renew();
        }
        let mut written = self.lock();
        written.open = written.open.max(used);
        Ok(())
    }

    /// The file and the records that it has, which are in both halves now; none where it should rather be
    /// written anew.
    fn copied(&self) -> Option<(Arc<File>, usize, io::Result<()>)> {
        let mut written = self.lock();
        if written.torn || written.is_filling() || !written.print.is_at(&self.path) {
            return None;
        }
        Some((Arc::clone(&written.file), written.used, written.copy()))
    }

    /// Writes the file anew; durable when it returns.
    ///
    /// # Errors
    /// When the disk refuses. Then nothing can be written to it until this has succeeded.
    pub(crate) fn renew(&self) -> io::Result<()> {
        let renewed = self.replace();
        if renewed.is_err() {
            self.lock().torn = true;
        }
        renewed
    }

    fn replace(&self) -> io::Result<()> {
        let mut fresh = Written::beside(&self.path, self.journal, self.marks())?;
        let mut written = self.lock();
        // What has come meanwhile.
        fresh.advance(self.journal, written.marks.iter().map(|(table, mark)| (*table, *mark)))?;
        files::put(&self.path)?;
        *written = fresh;
        drop(written);
        files::sync_folder(&self.path)
    }

    /// Whether something is written that is not known to be on the disk.
    pub(crate) fn is_open(&self) -> bool {
        let written = self.lock();
        written.open < written.used
    }

    /// Whether the file still says what was written to it.
    pub(crate) fn is_sound(&self) -> bool {
        let (bytes, marks, there) = {
            let written = self.lock();
            let there = !written.torn && written.print.is_at(&self.path);
            (std::fs::read(&self.path), written.marks.clone(), there)
        };
        let says = |read: Read| !read.mended && read.marks == marks;
        there && bytes.is_ok_and(|bytes| form::parse(&bytes).is_some_and(says))
    }

    fn lock(&self) -> MutexGuard<'_, Written> {
        self.written.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Written {
    /// Writes a head beside the one that may be at this path; it is on the disk when this returns.
    fn beside(path: &Path, journal: Uuid, marks: Marks) -> io::Result<Self> {
        let room = RECORDS.max((marks.len() + 1) * 4).next_power_of_two();
        let used = marks.len() + 1;
        let mark = |(table, mark): (&TableId, &Mark)| (*table, *mark);
        let header = std::iter::once(form::header(room));
        let mut half = vec![0; room * RECORD];
        for (at, (table, mark)) in header.chain(marks.iter().map(mark)).enumerate() {
            let record = HeadRecord { open: used, journal, table, mark };
            half[at * RECORD..][..RECORD].copy_from_slice(&record.bytes(at));
        }
        let file = files::write_beside(path, |file| {
            file.write_all(&half)?;
            file.write_all(&half)
        })?;
        let (print, file, single) = (Print::of(&file)?, Arc::new(file), Vec::new());
        Ok(Self { file, print, room, used, single, open: used, marks, torn: false })
    }

    fn advance(
        &mut self,
        journal: Uuid,
        marks: impl IntoIterator<Item = (TableId, Mark)>,
    ) -> io::Result<Needs> {
        let mut batch = Marks::new();
        for (table, mark) in marks {
            if self.marks.get(&table).is_none_or(|known| known.seq < mark.seq) {
                batch.insert(table, mark);
            }
        }
        self.marks.extend(batch.iter().map(|(table, mark)| (*table, *mark)));
        self.torn |= self.used + batch.len() > self.room;
        if self.torn {
            return Err(io::Error::other("it must be written anew"));
        }
        let (synced, filling) = (self.open == self.used, self.is_filling());
        self.torn = true;
        self.write(journal, &batch)?;
        self.torn = false;
        Ok(match batch.is_empty() {
            false if self.is_filling() && !filling => Needs::Room,
            false if synced => Needs::Sync,
            _ => Needs::Nothing,
        })
    }

    fn write(&mut self, journal: Uuid, batch: &Marks) -> io::Result<()> {
        let (first, open) = (self.used, self.open);
        let records = batch.iter().zip(first..);
        let records: Vec<u8> = records
            .flat_map(|((table, mark), at)| {
                HeadRecord { open, journal, table: *table, mark: *mark }.bytes(at)
            })
            .collect();
        files::write_at(&self.file, &records, first * RECORD)?;
        self.single.extend(records);
        self.used += batch.len();
        Ok(())
    }

    /// Writes to the second half what it lacks.
    fn copy(&mut self) -> io::Result<()> {
        let at = self.room * RECORD + self.used * RECORD - self.single.len();
        files::write_at(&self.file, &self.single, at)?;
        self.single.clear();
        Ok(())
    }

    /// Whether it should be renewed before it is full.
    fn is_filling(&self) -> bool {
        self.used * 2 > self.room
    }
}

/// Reads a head.
///
/// # Errors
/// Why it cannot be used; of the outer kind when the disk cannot be read.
pub(crate) fn read(path: &Path) -> io::Result<Result<Read, Unusable>> {
    match std::fs::read(path) {
        Ok(bytes) => Ok(form::parse(&bytes).ok_or(Unusable::Damaged)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Err(Unusable::Missing)),
        Err(error) => Err(error),
    }
}

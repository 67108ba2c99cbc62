//! The head of a journal: how far each table's chain goes, in a small file of its own beside the
//! database. A database that loses its last commits is whole in itself; only the head can tell.
//!
//! The file is written in place and never grows, so that a commit costs one small write and one sync:
//! records of 128 bytes, which no sector of a disk ever cuts in two, each with its own checksum. All are
//! there twice, in either half of the file, so that a damaged one is noticed and mended from the other.
//! When the file is full, and at each start, it is written anew beside itself and put in its own place.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};
use uuid::Uuid;

use super::TableId;
use super::chain::{Link, Mark};
use super::files::{self, Print};

/// Bytes of a record.
const RECORD: usize = 128;

/// Records of each half, at the least.
const RECORDS: usize = 512;

/// What the first record says instead of a hash.
const MAGIC: &[u8; 32] = b"prytaneion journal head, form 1.";

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

/// A head that is written to.
#[derive(Debug)]
pub(crate) struct Head {
    path: PathBuf,
    journal: Uuid,
    file: File,
    print: Print,
    /// Records of each half.
    room: usize,
    /// Records that are written.
    used: usize,
    marks: Marks,
    /// Whether the last write failed: then nobody knows what stands in the file.
    torn: bool,
}

impl Head {
    /// Writes a head with these marks in the place of the one that may be there.
    pub(crate) fn create(path: &Path, journal: Uuid, marks: Marks) -> io::Result<Self> {
        let room = RECORDS.max((marks.len() + 1) * 4).next_power_of_two();
        let mut half = vec![0; room * RECORD];
        let all =
            std::iter::once((Uuid::nil(), header(room))).chain(marks.iter().map(|(t, m)| (*t, *m)));
        for (at, (table, mark)) in all.enumerate() {
            half[at * RECORD..][..RECORD].copy_from_slice(&record(at, 0, journal, table, &mark));
        }
        let file = files::replace(path, |file| {
            file.write_all(&half)?;
            file.write_all(&half)
        })?;
        let (used, print) = (marks.len() + 1, Print::of(&file)?);
        Ok(Self { path: path.into(), journal, file, print, room, used, marks, torn: false })
    }

    /// How far each table's chain goes.
    pub(crate) fn marks(&self) -> &Marks {
        &self.marks
    }

    /// Takes in how far these tables' chains go now; durable when it returns.
    pub(crate) fn advance(
        &mut self,
        marks: impl IntoIterator<Item = (TableId, Mark)>,
    ) -> io::Result<()> {
        let mut batch = Marks::new();
        for (table, mark) in marks {
            if self.marks.get(&table).is_none_or(|known| known.seq < mark.seq) {
                batch.insert(table, mark);
            }
        }
        self.marks.extend(batch.iter().map(|(table, mark)| (*table, *mark)));
        if self.torn || self.used + batch.len() > self.room || !self.print.is_at(&self.path) {
            return self.renew();
        }
        if batch.is_empty() {
            return Ok(());
        }
        self.torn = true;
        let first = self.used;
        let records = batch.iter().zip(first..);
        let records: Vec<u8> = records
            .flat_map(|((table, mark), at)| record(at, first, self.journal, *table, mark))
            .collect();
        for half in [0, self.room] {
            files::write_at(&mut self.file, &records, (half + first) * RECORD)?;
        }
        self.file.sync_data()?;
        self.used += batch.len();
        self.torn = false;
        Ok(())
    }

    /// Writes the file anew.
    pub(crate) fn renew(&mut self) -> io::Result<()> {
        *self = Self::create(&self.path, self.journal, self.marks.clone())?;
        Ok(())
    }

    /// Whether the file still says what was written to it.
    pub(crate) fn is_sound(&self) -> bool {
        let says = |read: Read| !read.mended && read.marks == self.marks;
        self.print.is_at(&self.path) && read(&self.path).is_ok_and(|read| read.is_ok_and(says))
    }
}

/// Reads a head.
///
/// # Errors
/// Why it cannot be used; of the outer kind when the disk cannot be read.
pub(crate) fn read(path: &Path) -> io::Result<Result<Read, Unusable>> {
    match std::fs::read(path) {
        Ok(bytes) => Ok(parse(&bytes).ok_or(Unusable::Damaged)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Err(Unusable::Missing)),
        Err(error) => Err(error),
    }
}

/// What the first record says: how many records a half has.
fn header(room: usize) -> Mark {
    Mark { seq: room as u64, link: Link(*MAGIC), at_unix_ms: 0 }
}

fn record(at: usize, batch: usize, journal: Uuid, table: Uuid, mark: &Mark) -> [u8; RECORD] {
    let mut bytes = [0; RECORD];
    bytes[..8].copy_from_slice(&(at as u64 + 1).to_le_bytes());
    bytes[8..16].copy_from_slice(&(batch as u64).to_le_bytes());
    bytes[16..32].copy_from_slice(table.as_bytes());
    bytes[32..40].copy_from_slice(&mark.seq.to_le_bytes());
    bytes[40..48].copy_from_slice(&mark.at_unix_ms.to_le_bytes());
    bytes[48..80].copy_from_slice(&mark.link.0);
    bytes[80..96].copy_from_slice(journal.as_bytes());
    let checksum = Sha256::digest(&bytes[..96]);
    bytes[96..].copy_from_slice(&checksum);
    bytes
}

/// A place in one half of the file.
#[derive(Clone, Copy, PartialEq)]
enum Slot {
    Empty,
    Bad,
    Holds(Record),
}

#[derive(Clone, Copy, PartialEq)]
struct Record {
    batch: usize,
    journal: Uuid,
    table: TableId,
    mark: Mark,
}

fn slot(bytes: &[u8], at: usize) -> Slot {
    if bytes.iter().all(|byte| *byte == 0) {
        return Slot::Empty;
    }
    let number = |from: usize| u64::from_le_bytes(array(&bytes[from..from + 8]));
    let uuid = |from: usize| Uuid::from_bytes(array(&bytes[from..from + 16]));
    if Sha256::digest(&bytes[..96])[..] != bytes[96..] || number(0) != at as u64 + 1 {
        return Slot::Bad;
    }
    let link = Link(array(&bytes[48..80]));
    let mark = Mark { seq: number(32), link, at_unix_ms: number(40).cast_signed() };
    let batch = usize::try_from(number(8)).unwrap_or(usize::MAX);
    Slot::Holds(Record { batch, journal: uuid(80), table: uuid(16), mark })
}

fn array<const N: usize>(bytes: &[u8]) -> [u8; N] {
    bytes.try_into().expect("the slice has this length")
}

fn parse(bytes: &[u8]) -> Option<Read> {
    let half = bytes.len() / 2;
    if bytes.is_empty() || !bytes.len().is_multiple_of(2 * RECORD) {
        return None;
    }
    let slots = |half: &[u8]| -> Vec<Slot> {
        half.chunks(RECORD).enumerate().map(|(at, bytes)| slot(bytes, at)).collect()
    };
    let (one, two) = (slots(&bytes[..half]), slots(&bytes[half..]));
    let last = one.iter().zip(&two).rposition(|(a, b)| is_held(a) || is_held(b))?;
    let mut kept = Vec::with_capacity(last + 1);
    // Of the last batch nobody was told, if the power went while it was written: of it one copy may be
    // there and the other not, or neither.
    let begun = [one[last], two[last]].into_iter().find_map(held)?.batch;
    let mut mended = false;
    for (at, pair) in one.into_iter().zip(two).enumerate() {
        let (record, whole) = match pair {
            (Slot::Holds(a), Slot::Holds(b)) if a == b => (Some(a), true),
            (Slot::Holds(record), Slot::Empty) | (Slot::Empty, Slot::Holds(record)) => {
                (Some(record), at >= begun)
            }
            (Slot::Holds(record), Slot::Bad) | (Slot::Bad, Slot::Holds(record)) => {
                (Some(record), false)
            }
            (Slot::Empty, Slot::Empty) if at >= begun => (None, true),
            (Slot::Bad, Slot::Empty) | (Slot::Empty, Slot::Bad) if at >= begun => (None, false),
            _ => return None,
        };
        kept.extend(record);
        mended |= !whole;
    }
    told(&kept, half / RECORD, mended)
}

/// What the records of a file of this size say together.
fn told(records: &[Record], room: usize, mended: bool) -> Option<Read> {
    let (first, rest) = records.split_first()?;
    let journal = first.journal;
    if first.mark != header(room) || records.iter().any(|record| record.journal != journal) {
        return None;
    }
    let mut marks = Marks::new();
    for Record { table, mark, .. } in rest {
        if marks.insert(*table, *mark).is_some_and(|before| before.seq > mark.seq) {
            return None;
        }
    }
    Some(Read { journal, marks, mended })
}

fn is_held(slot: &Slot) -> bool {
    held(*slot).is_some()
}

fn held(slot: Slot) -> Option<Record> {
    if let Slot::Holds(record) = slot { Some(record) } else { None }
}

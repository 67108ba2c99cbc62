//! The form of the head: records of 128 bytes, which no sector of a disk ever cuts in two, each with its
//! own checksum, in two halves that say the same.

use sha2::{Digest, Sha256};
use uuid::Uuid;

use super::{Marks, Read};
use crate::journal::TableId;
use crate::journal::chain::{Link, Mark};

/// Bytes of a record.
pub(super) const RECORD: usize = 128;

/// What the first record says instead of a hash.
const MAGIC: &[u8; 32] = b"prytaneion journal head, form 1.";

/// What a record says.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct HeadRecord {
    /// The first record that was not known to be on the disk when this one was written: a power cut may
    /// have taken that one and any after it.
    pub(super) open: usize,
    pub(super) journal: Uuid,
    pub(super) table: TableId,
    pub(super) mark: Mark,
}

/// What the first record says: how many records a half has.
pub(super) fn header(room: usize) -> (TableId, Mark) {
    (Uuid::nil(), Mark { seq: room as u64, link: Link(*MAGIC), at_unix_ms: 0 })
}

impl HeadRecord {
    /// Its bytes at its place, which is told in them.
    pub(super) fn bytes(&self, at: usize) -> [u8; RECORD] {
        let mut bytes = [0; RECORD];
        bytes[..8].copy_from_slice(&(at as u64 + 1).to_le_bytes());
        bytes[8..16].copy_from_slice(&(self.open as u64).to_le_bytes());
        bytes[16..32].copy_from_slice(self.table.as_bytes());
        bytes[32..40].copy_from_slice(&self.mark.seq.to_le_bytes());
        bytes[40..48].copy_from_slice(&self.mark.at_unix_ms.to_le_bytes());
        bytes[48..80].copy_from_slice(&self.mark.link.0);
        bytes[80..96].copy_from_slice(self.journal.as_bytes());
        let checksum = Sha256::digest(&bytes[..96]);
        bytes[96..].copy_from_slice(&checksum);
        bytes
    }
}

/// A place in one half of the file.
#[derive(Clone, Copy, PartialEq)]
enum Slot {
    Empty,
    Bad,
    Holds(HeadRecord),
}

impl Slot {
    fn read(bytes: &[u8], at: usize) -> Self {
        if bytes == [0; RECORD] {
            return Self::Empty;
        }
        let number = |from: usize| u64::from_le_bytes(array(&bytes[from..from + 8]));
        let uuid = |from: usize| Uuid::from_bytes(array(&bytes[from..from + 16]));
        if Sha256::digest(&bytes[..96])[..] != bytes[96..] || number(0) != at as u64 + 1 {
            return Self::Bad;
        }
        let link = Link(array(&bytes[48..80]));
        let mark = Mark { seq: number(32), link, at_unix_ms: number(40).cast_signed() };
        let open = usize::try_from(number(8)).unwrap_or(usize::MAX);
        Self::Holds(HeadRecord { open, journal: uuid(80), table: uuid(16), mark })
    }

    fn held(self) -> Option<HeadRecord> {
        if let Self::Holds(record) = self { Some(record) } else { None }
    }
}

fn array<const N: usize>(bytes: &[u8]) -> [u8; N] {
    bytes.try_into().expect("the slice has this length")
}

/// Reads the bytes of a head; none where they cannot be used.
pub(super) fn parse(bytes: &[u8]) -> Option<Read> {
    let half = bytes.len() / 2;
    if bytes.is_empty() || !bytes.len().is_multiple_of(2 * RECORD) {
        return None;
    }
    let slots = |half: &[u8]| -> Vec<Slot> {
        half.chunks(RECORD).enumerate().map(|(at, bytes)| Slot::read(bytes, at)).collect()
    };
    let (one, two) = (slots(&bytes[..half]), slots(&bytes[half..]));
    let pairs = || one.iter().zip(&two).map(|(a, b)| (*a, *b));
    // A record never knows less of what is on the disk than those before it.
    let open = pairs().filter_map(|(a, b)| a.held().or(b.held())).next_back()?.open;
    let (mut kept, mut mended) = (Vec::new(), false);
    for (at, pair) in pairs().enumerate() {
        let (record, whole) = match pair {
            (Slot::Holds(a), Slot::Holds(b)) if a == b => (Some(a), true),
            (Slot::Holds(record), Slot::Empty) | (Slot::Empty, Slot::Holds(record)) => {
                (Some(record), at >= open)
            }
            (Slot::Holds(record), Slot::Bad) | (Slot::Bad, Slot::Holds(record)) => {
                (Some(record), false)
            }
            (Slot::Empty, Slot::Empty) if at >= open => (None, true),
            (Slot::Bad | Slot::Empty, Slot::Bad) | (Slot::Bad, Slot::Empty) if at >= open => {
                (None, false)
            }
            _ => return None,
        };
        kept.extend(record);
        mended |= !whole;
    }
    told(&kept, half / RECORD, mended)
}

/// What the records of a file of this size say together.
fn told(records: &[HeadRecord], room: usize, mended: bool) -> Option<Read> {
    let (first, rest) = records.split_first()?;
    let journal = first.journal;
    if (first.table, first.mark) != header(room)
        || records.iter().any(|record| record.journal != journal)
    {
        return None;
    }
    let mut marks = Marks::new();
    for HeadRecord { table, mark, .. } in rest {
        if marks.insert(*table, *mark).is_some_and(|before| before.seq > mark.seq) {
            return None;
        }
    }
    Some(Read { journal, marks, mended })
}

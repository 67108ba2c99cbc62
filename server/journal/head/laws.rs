//! What a head must still know after a power cut, and after damage.
#![allow(clippy::unwrap_used)]

use std::fs;

use proptest::prelude::*;
use tempfile::TempDir;

use super::*;
use crate::journal::chain::Link;

/// Bytes that a disk writes at once.
const SECTOR: usize = 512;

const JOURNAL: Uuid = Uuid::from_u128(7);

/// What is done with a head.
#[derive(Clone, Debug)]
enum Deed {
    /// So many entries are added to each of these tables, which are written in one group.
    Advance(Vec<(u128, u64)>),
    Sync,
    Renew,
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let group = proptest::collection::vec((1..5u128, 1..4u64), 1..4);
    let deed = prop_oneof![
        8 => group.prop_map(Deed::Advance),
        2 => Just(Deed::Sync),
        1 => Just(Deed::Renew),
    ];
    proptest::collection::vec(deed, 1..40)
}

fn mark(table: TableId, seq: u64) -> Mark {
    let mut link = Link::before_all(table);
    link.0[..8].copy_from_slice(&seq.to_le_bytes());
    Mark { seq, link, at_unix_ms: seq.cast_signed() }
}

/// A head after some deeds: what of it is on the disk for certain, and what is written.
struct Left {
    /// For what it is in the folder.
    dir: TempDir,
    certain: (Marks, Vec<u8>),
    written: (Marks, Vec<u8>),
}

impl Left {
    fn after(deeds: &[Deed]) -> Self {
        let dir = TempDir::new().unwrap();
        let path = dir.path().join("head");
        let head = Head::create(&path, JOURNAL, Marks::new()).unwrap();
        let now = || (head.marks(), fs::read(&path).unwrap());
        let mut certain = now();
        for deed in deeds {
            match deed {
                Deed::Advance(group) => {
                    let marks = group.iter().map(|(table, more)| {
                        let table = Uuid::from_u128(*table);
                        let seq = head.end(table).map_or(0, |end| end.seq) + more;
                        (table, mark(table, seq))
                    });
                    head.advance(Vec::from_iter(marks)).unwrap();
                    continue;
                }
                Deed::Sync => head.sync().unwrap(),
                Deed::Renew => head.renew().unwrap(),
            }
            certain = now();
        }
        Self { certain, written: now(), dir }
    }

    /// The records of a half that are there for certain.
    fn synced(&self) -> usize {
        let half = &self.certain.1[..self.certain.1.len() / 2];
        half.chunks(RECORD).take_while(|record| **record != [0; RECORD]).count()
    }

    /// What the disk has after a power cut: of each sector that was written since the last sync what was
    /// there before, what was written, or, of the new records alone, some of it.
    fn cut(&self, choices: &[(u8, usize)]) -> Vec<u8> {
        let (before, after) = (&self.certain.1, &self.written.1);
        let mut disk = before.clone();
        let mut choices = choices.iter().cycle();
        for at in (0..disk.len()).step_by(SECTOR) {
            let sector = at..at + SECTOR;
            if before[sector.clone()] == after[sector.clone()] {
                continue;
            }
            let (choice, torn) = choices.next().unwrap();
            let some = match choice {
                0 => 0,
                1 => SECTOR,
                _ => torn % SECTOR,
            };
            disk[at..at + some].copy_from_slice(&after[at..at + some]);
        }
        disk
    }

    fn read(&self, bytes: &[u8]) -> Result<Read, Unusable> {
        let path = self.dir.path().join("cut");
        fs::write(&path, bytes).unwrap();
        read(&path).unwrap()
    }
}

/// Whether each of these chains is in the others too, and goes as far or further.
fn within(some: &Marks, others: &Marks) -> bool {
    let known = |(table, mark): (&TableId, &Mark)| {
        others.get(table).is_some_and(|other| other.seq >= mark.seq)
    };
    some.iter().all(known)
}

fn choices() -> impl Strategy<Value = Vec<(u8, usize)>> {
    proptest::collection::vec((0..3u8, 1..SECTOR), 1..16)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn law_a_power_cut_takes_nothing_that_was_synced(deeds in deeds(), choices in choices()) {
        let left = Left::after(&deeds);
        prop_assert_eq!(&left.read(&left.written.1).unwrap().marks, &left.written.0);
        let cut = left.read(&left.cut(&choices)).unwrap();
        prop_assert!(within(&left.certain.0, &cut.marks), "{:?}", cut.marks);
        prop_assert!(within(&cut.marks, &left.written.0), "{:?}", cut.marks);
        prop_assert!(cut.marks.iter().all(|(table, at)| *at == mark(*table, at.seq)));
    }

    #[test]
    fn law_damage_to_what_was_synced_is_noticed(
        deeds in deeds(),
        (place, bit) in (0..1_000usize, 0..RECORD * 8),
        wiped: bool,
        second: bool,
    ) {
        // One record more, which the power cut leaves, knows what was synced.
        let deeds = deeds.into_iter().chain([Deed::Sync, Deed::Advance(vec![(9, 1)])]);
        let left = Left::after(&Vec::from_iter(deeds));
        let disk = left.cut(&[(1, 1)]);
        let at = place % left.synced() * RECORD;
        let harmed = |both: bool| {
            let mut disk = disk.clone();
            let half = disk.len() / 2;
            for (copy, from) in [(false, 0), (true, half)] {
                let record = &mut disk[from + at..][..RECORD];
                match (both || copy == second, wiped) {
                    (true, true) => record.fill(0),
                    (true, false) => record[bit / 8] ^= 1 << (bit % 8),
                    (false, _) => {}
                }
            }
            left.read(&disk)
        };
        let mended = harmed(false).unwrap();
        prop_assert!(mended.mended);
        prop_assert_eq!(mended.marks, left.written.0.clone());
        prop_assert_eq!(harmed(true).unwrap_err(), Unusable::Damaged);
    }
}

/// Advances a head by so many records.
fn fill(head: &Head, records: usize) -> Vec<io::Result<Needs>> {
    let table = Uuid::from_u128(1);
    let from = head.end(table).map_or(0, |end| end.seq) + 1;
    (from..).take(records).map(|seq| head.advance([(table, mark(table, seq))])).collect()
}

#[test]
fn a_head_asks_for_what_it_needs_and_is_renewed_before_it_is_full() {
    let dir = TempDir::new().unwrap();
    let path = dir.path().join("head");
    let head = Head::create(&path, JOURNAL, Marks::new()).unwrap();
    let asked = fill(&head, RECORDS / 2 + 9);
    let asked = asked.into_iter().map(Result::unwrap).enumerate();
    let asked = Vec::from_iter(asked.filter(|(_, needs)| *needs != Needs::Nothing));
    assert_eq!(asked, [(0, Needs::Sync), (RECORDS / 2 - 1, Needs::Room)]);
    head.sync().unwrap();
    assert!(!head.is_open());
    assert_eq!(fill(&head, 1).remove(0).unwrap(), Needs::Sync, "there is room again");
    // Where nobody renews it in time it takes nothing more, and has all of it once it is renewed.
    assert!(fill(&head, RECORDS).iter().any(Result::is_err));
    assert!(!head.is_sound());
    head.renew().unwrap();
    assert!(head.is_sound());
    assert_eq!(read(&path).unwrap().unwrap().marks, head.marks());
}

#[test]
fn a_head_that_was_removed_or_harmed_is_noticed() {
    let dir = TempDir::new().unwrap();
    let path = dir.path().join("head");
    let head = Head::create(&path, JOURNAL, Marks::new()).unwrap();
    fill(&head, 3);
    assert!(head.is_sound());
    fs::write(&path, "nothing").unwrap();
    assert!(!head.is_sound());
    fs::remove_file(&path).unwrap();
    assert!(!head.is_sound());
    head.sync().unwrap();
    assert!(head.is_sound(), "it is written anew");
}

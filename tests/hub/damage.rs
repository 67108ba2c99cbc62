//! Files that were damaged: whatever was flipped, cut off, changed or taken away, it is noticed before
//! anybody takes what is left for the whole truth.

use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use prytaneion::journal::{Entry, Journal, Sqlite, TableId};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use rusqlite::Connection;
use serde_json::json;
use tempfile::TempDir;
use tokio::runtime::Runtime;
use uuid::Uuid;

use crate::journal::entry;

/// Entries of each of the two tables.
const ENTRIES: u64 = 24;

/// Records of the head that were synced before the others were written.
const SYNCED: usize = 24;

const DATABASE: &str = "journal.sqlite";
const LOG: &str = "journal.sqlite-wal";
const HEAD: &str = "journal.sqlite.head";
const FILES: [&str; 3] = [DATABASE, LOG, HEAD];

/// A journal as it was left, by a server that was killed or by one that closed.
struct Left {
    dir: TempDir,
    tables: [TableId; 2],
    entries: [Vec<Entry>; 2],
}

fn entries() -> Vec<Entry> {
    let told = |seq: u64| {
        let events = vec![
            json!({ "event": "added", "by": 41_000 + seq, "who": format!("ant {seq} of the hill") }),
        ];
        Entry { events, ..entry(seq) }
    };
    (1..=ENTRIES).map(told).collect()
}

fn copy(from: &Path, to: &Path) {
    for file in FILES.iter().filter(|file| from.join(file).exists()) {
        fs::copy(from.join(file), to.join(file)).unwrap();
    }
}

impl Left {
    async fn new(killed: bool) -> Self {
        let (home, dir) = (TempDir::new().unwrap(), TempDir::new().unwrap());
        let journal = Sqlite::open(&home.path().join(DATABASE)).unwrap();
        let tables = [Uuid::from_u128(1), Uuid::from_u128(2)];
        let both = [entries(), entries()];
        for nth in 0..ENTRIES as usize {
            for (table, entries) in tables.iter().zip(&both) {
                journal.append(*table, vec![entries[nth].clone()]).await.unwrap();
            }
            if nth == SYNCED / 2 - 1 {
                // The head is on the disk as far as it goes when somebody has looked at it.
                assert_eq!(journal.check().await, Ok(Vec::new()));
            }
        }
        if killed {
            copy(home.path(), dir.path());
        }
        journal.close().await.unwrap();
        if !killed {
            copy(home.path(), dir.path());
        }
        Self { dir, tables, entries: both }
    }

    /// What is noticed after somebody has done this to the files; nothing when all seems well.
    async fn after(&self, harm: &dyn Fn(&Path)) -> Noticed {
        let dir = TempDir::new().unwrap();
        copy(self.dir.path(), dir.path());
        harm(dir.path());
        let journal = match Sqlite::open(&dir.path().join(DATABASE)) {
            Ok(journal) => journal,
            Err(error) => return Noticed { said: vec![format!("{error:#}")], whole: false },
        };
        let mut said = journal.remarks();
        let mut whole = true;
        for (table, entries) in self.tables.iter().zip(&self.entries) {
            match journal.sound(*table).await {
                Ok(sound) => {
                    assert!(entries.starts_with(&sound.entries), "what is shown was written");
                    whole &= sound.entries.len() == entries.len();
                    said.extend(sound.damage.map(|damage| damage.wrong.to_string()));
                }
                Err(error) => said.push(error.to_string()),
            }
        }
        match journal.check().await {
            Ok(found) => said.extend(found.iter().map(|damage| damage.wrong.to_string())),
            Err(error) => said.push(error.to_string()),
        }
        // One that is said to be damaged takes nothing more.
        if !whole {
            let next = vec![entry(ENTRIES + 1)];
            let refused = self.tables.map(|table| journal.append(table, next.clone()));
            let [one, two] = refused;
            assert!(one.await.is_err() || two.await.is_err(), "{said:?}");
        }
        let _ = journal.close().await;
        Noticed { said, whole }
    }
}

#[derive(Debug)]
struct Noticed {
    said: Vec<String>,
    /// Whether every entry was read as it was written.
    whole: bool,
}

fn change(path: &Path, change: impl FnOnce(&mut Vec<u8>)) {
    let mut bytes = fs::read(path).unwrap();
    change(&mut bytes);
    fs::write(path, bytes).unwrap();
}

fn flip(path: &Path, bit: usize) {
    change(path, |bytes| bytes[bit / 8] ^= 1 << (bit % 8));
}

fn size(path: PathBuf) -> usize {
    fs::metadata(path).unwrap().len().try_into().unwrap()
}

/// Where this stands in a file.
fn places(path: &Path, needle: &[u8]) -> Vec<Range<usize>> {
    let bytes = fs::read(path).unwrap();
    let found = bytes.windows(needle.len()).enumerate().filter(|(_, window)| *window == needle);
    found.map(|(at, _)| at..at + needle.len()).collect()
}

fn hash_of(database: &Path, seq: u64) -> [u8; 32] {
    let query = "SELECT hash FROM entries WHERE seq = ?1 AND table_id LIKE '%1'";
    let connection = Connection::open(database).unwrap();
    connection.query_row(query, [seq.cast_signed()], |row| row.get(0)).unwrap()
}

/// Changes rows as nobody may who keeps to the triggers.
fn sql(dir: &Path, statements: &str) {
    let connection = Connection::open(dir.join(DATABASE)).unwrap();
    connection
        .execute_batch(&format!(
            "DROP TRIGGER entries_are_never_changed; DROP TRIGGER entries_are_never_cut; {statements}"
        ))
        .unwrap();
}

type Harm = (String, Box<dyn Fn(&Path) + Send + Sync>);

fn harm(name: impl Into<String>, harm: impl Fn(&Path) + Send + Sync + 'static) -> Harm {
    (name.into(), Box::new(harm))
}

/// What is done to the files of a server that was killed: all entries are in the write-ahead log.
fn harms_of_killed(left: &Left, rng: &mut StdRng) -> Vec<Harm> {
    let (log, head) = (size(left.dir.path().join(LOG)), size(left.dir.path().join(HEAD)));
    let mut harms = Vec::new();
    for nth in 0..40 {
        // The head of the log, the heads of its pages, and what is in them.
        let byte = if nth < 4 { nth * 8 } else { rng.random_range(0..log) };
        harms.push(harm(format!("bit in byte {byte} of the log"), move |dir| {
            flip(&dir.join(LOG), byte * 8 + nth % 8);
        }));
    }
    for _ in 0..10 {
        let at = rng.random_range(0..log);
        harms.push(harm(format!("log cut at {at}"), move |dir| {
            change(&dir.join(LOG), |bytes| bytes.truncate(at));
        }));
    }
    for _ in 0..25 {
        let bit = rng.random_range(0..head * 8);
        harms.push(harm(format!("bit {bit} of the head"), move |dir| flip(&dir.join(HEAD), bit)));
    }
    for record in [0, 1, 7, 48] {
        harms.push(harm(format!("both copies of record {record}"), move |dir| {
            for half in [0, head / 2] {
                flip(&dir.join(HEAD), (half + record * 128 + 50) * 8);
            }
        }));
    }
    // Without the records of its last second a head says what a power cut leaves of it: that harms nothing.
    for record in [0, 1, 7, SYNCED] {
        harms.push(harm(format!("both copies of record {record} wiped"), move |dir| {
            change(&dir.join(HEAD), |bytes| {
                for half in [0, head / 2] {
                    bytes[half + record * 128..][..128].fill(0);
                }
            });
        }));
    }
    for at in [0, 100, head / 2, head - 128] {
        harms.push(harm(format!("head cut at {at}"), move |dir| {
            change(&dir.join(HEAD), |bytes| bytes.truncate(at));
        }));
    }
    harms.push(harm("no log", |dir| fs::remove_file(dir.join(LOG)).unwrap()));
    harms.push(harm("no head", |dir| fs::remove_file(dir.join(HEAD)).unwrap()));
    harms.push(harm("no database", |dir| fs::remove_file(dir.join(DATABASE)).unwrap()));
    harms
}

/// What is done to the files of a server that closed: all entries are in the database.
fn harms_of_closed(left: &Left, rng: &mut StdRng) -> Vec<Harm> {
    let database = left.dir.path().join(DATABASE);
    let mut harms = Vec::new();
    for seq in [1, 2, 13, 23, 24] {
        // All of its copies: SQLite leaves old ones in the unused parts of its pages.
        for (name, needle, digit) in [
            ("digit", (41_000 + seq).to_string(), true),
            ("letter", format!("ant {seq} of the hill"), false),
        ] {
            let places = places(&database, needle.as_bytes());
            let bit = if digit { 0 } else { rng.random_range(0..7) };
            harms.push(harm(format!("a {name} of entry {seq}"), move |dir| {
                change(&dir.join(DATABASE), |bytes| {
                    places.iter().for_each(|place| bytes[place.end - 1] ^= 1 << bit);
                });
            }));
        }
    }
    for _ in 0..10 {
        let seq = rng.random_range(1..=ENTRIES);
        let hash = hash_of(&database, seq);
        let (places, bit) = (places(&database, &hash), rng.random_range(0..256));
        harms.push(harm(format!("bit {bit} of the hash of entry {seq}"), move |dir| {
            change(&dir.join(DATABASE), |bytes| {
                places.iter().for_each(|place| bytes[place.start + bit / 8] ^= 1 << (bit % 8));
            });
        }));
    }
    for column in ["seq", "at_table_ms", "at_unix_ms", "format", "drawn"] {
        let statement = format!("UPDATE entries SET {column} = {column} + 100 WHERE seq = 24");
        harms.push(harm(format!("another {column}"), move |dir| sql(dir, &statement)));
    }
    for column in ["command_id", "kind", "actor", "device", "command", "events"] {
        let statement = format!("UPDATE entries SET {column} = {column} || ' ' WHERE seq = 5");
        harms.push(harm(format!("another {column}"), move |dir| sql(dir, &statement)));
    }
    for (name, statement) in [
        ("the last entry gone", "DELETE FROM entries WHERE seq = 24"),
        ("the last entries gone", "DELETE FROM entries WHERE seq > 20"),
        ("an entry in the middle gone", "DELETE FROM entries WHERE seq = 7"),
        ("the first entry gone", "DELETE FROM entries WHERE seq = 1"),
        ("a table gone", "DELETE FROM entries WHERE table_id LIKE '%2'"),
        ("all gone", "DELETE FROM entries"),
        ("another hash", "UPDATE entries SET hash = randomblob(32) WHERE seq = 24"),
        (
            "an entry of another table",
            "UPDATE entries SET (command_id, events, hash) = (SELECT 'x', events, hash FROM entries e
             WHERE e.seq = 9 AND e.table_id LIKE '%1') WHERE seq = 9 AND table_id LIKE '%2'",
        ),
        ("no tables", "DROP TABLE entries"),
        ("another journal", "UPDATE meta SET value = hex(randomblob(16)) WHERE key = 'journal'"),
    ] {
        harms.push(harm(name, move |dir| sql(dir, statement)));
    }
    let length = size(database);
    for at in [0, 50, 4096, length / 2, length - 4096] {
        harms.push(harm(format!("database cut at {at}"), move |dir| {
            change(&dir.join(DATABASE), |bytes| bytes.truncate(at));
        }));
    }
    harms
}

#[test]
fn every_damage_to_the_files_is_noticed() {
    let runtime = Runtime::new().unwrap();
    let rng = &mut StdRng::seed_from_u64(13);
    let mut trials = 0;
    for killed in [true, false] {
        let left = runtime.block_on(Left::new(killed));
        let unharmed = runtime.block_on(left.after(&|_| {}));
        assert!(unharmed.whole && unharmed.said.is_empty(), "{unharmed:?}");
        let harms = if killed { harms_of_killed(&left, rng) } else { harms_of_closed(&left, rng) };
        trials += harms.len();
        let trial = |(name, harm): &Harm| {
            let noticed = runtime.block_on(left.after(harm.as_ref()));
            assert!(!noticed.said.is_empty(), "{name}: nothing was said");
        };
        // Each waits for the disk most of its time.
        std::thread::scope(|scope| {
            for some in harms.chunks(harms.len().div_ceil(8)) {
                scope.spawn(move || some.iter().for_each(trial));
            }
        });
    }
    assert!(trials >= 120, "only {trials} trials");
}

/// A flipped bit in a page's unused part changes nothing that was written: it may pass, if all of it is
/// still there. Whatever changes something is noticed.
#[test]
fn law_of_flipped_bits() {
    let runtime = Runtime::new().unwrap();
    let rng = &mut StdRng::seed_from_u64(7);
    let left = runtime.block_on(Left::new(false));
    let bits = size(left.dir.path().join(DATABASE)) * 8;
    let mut noticed = 0;
    for _ in 0..90 {
        let bit = rng.random_range(0..bits);
        let found = runtime.block_on(left.after(&|dir| flip(&dir.join(DATABASE), bit)));
        assert!(found.whole || !found.said.is_empty(), "bit {bit}: nothing was said");
        noticed += usize::from(!found.said.is_empty());
    }
    assert!(noticed > 20, "only {noticed}");
}

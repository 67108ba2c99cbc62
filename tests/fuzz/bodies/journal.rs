//! What a journal may hold: events of any format are read or refused in words, and what is read is read
//! alike when it is written again. And its files: whatever bytes of them changed, what is shown was
//! written, and what is missing is said.

use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use game::Millis;
use prytaneion::games;
use prytaneion::journal::{Entry, Journal, Sqlite, TableId};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use uuid::Uuid;

use super::bytes::Bytes;

/// The table of the journal that is damaged, and how many entries it has.
const TABLE: TableId = Uuid::from_u128(1);
const ENTRIES: u64 = 8;

/// The game whose events are read.
const GAME: &str = "council";

const FILES: [&str; 3] = ["journal.sqlite", "journal.sqlite-wal", "journal.sqlite.head"];

pub fn body(data: &[u8]) {
    let mut bytes = Bytes(data);
    match bytes.byte() {
        0 | 1 => damaged(&mut bytes),
        format => lifted(u32::from(format - 1) % 12, bytes.0),
    }
}

fn lifted(format: u32, bytes: &[u8]) {
    let Ok(event) = serde_json::from_slice::<Value>(bytes) else { return };
    let games = games::registry();
    let kind = games.find(GAME).unwrap();
    match kind.disclosed(format, &event) {
        Err(refusal) => {
            assert!(refusal.sentence.to_string().ends_with('.'), "{}", refusal.sentence)
        }
        Ok(told) => {
            let again = kind.disclosed(format, &event).unwrap();
            assert_eq!(told, again);
        }
    }
    if let Err(refusal) = kind.create(format, event) {
        assert!(refusal.sentence.to_string().ends_with('.'), "{}", refusal.sentence);
    }
}

fn runtime() -> &'static Runtime {
    static RUNTIME: OnceLock<Runtime> = OnceLock::new();
    RUNTIME.get_or_init(|| Builder::new_current_thread().build().unwrap())
}

fn entries() -> Vec<Entry> {
    let entry = |seq| Entry {
        seq,
        command_id: Uuid::from_u128(seq.into()),
        kind: Entry::GAME.into(),
        format: 1,
        actor: json!({ "seat": "ant" }),
        device: Some("phone".into()),
        at: Millis(seq * 10),
        at_unix_ms: 1_700_000_000_000,
        command: json!({ "do": "add", "by": seq }),
        events: vec![json!({ "event": "added", "by": seq })],
        drawn: seq,
        draws: None,
    };
    (1..=ENTRIES).map(entry).collect()
}

/// Files by their names.
type Files = Vec<(&'static str, Vec<u8>)>;

/// The files of a journal that was killed, and of one that was closed.
fn left() -> &'static [Files; 2] {
    static LEFT: OnceLock<[Files; 2]> = OnceLock::new();
    LEFT.get_or_init(|| {
        let dir = TempDir::new().unwrap();
        let journal = Sqlite::open(&dir.path().join(FILES[0])).unwrap();
        for entry in entries() {
            runtime().block_on(journal.append(TABLE, vec![entry])).unwrap();
        }
        // Looked at, the head is on the disk, as it is a second later.
        assert_eq!(runtime().block_on(journal.check()), Ok(Vec::new()));
        let killed = read(dir.path());
        runtime().block_on(journal.close()).unwrap();
        drop(journal);
        [killed, read(dir.path())]
    })
}

fn read(folder: &Path) -> Files {
    let there = FILES.into_iter().filter(|file| folder.join(file).exists());
    there.map(|file| (file, fs::read(folder.join(file)).unwrap())).collect()
}

fn damaged(bytes: &mut Bytes<'_>) {
    let mut files = left()[usize::from(bytes.byte() % 2)].clone();
    while !bytes.is_empty() {
        let nth = bytes.place(files.len());
        let file = &mut files[nth].1;
        if file.is_empty() {
            bytes.byte();
            continue;
        }
        let at = bytes.number() as usize % file.len();
        match bytes.byte() {
            0 => file.truncate(at),
            1 => {
                let end = file.len().min(at + 512);
                file[at..end].fill(bytes.byte());
            }
            2 => {
                let other = bytes.number() as usize % file.len();
                let moved = file[other..file.len().min(other + 128)].to_vec();
                let end = file.len().min(at + moved.len());
                file[at..end].copy_from_slice(&moved[..end - at]);
            }
            change => file[at] ^= change,
        }
    }
    let dir = TempDir::new().unwrap();
    files.iter().for_each(|(name, bytes)| fs::write(dir.path().join(name), bytes).unwrap());
    noticed(dir.path());
}

/// Nothing is shown that was not written, and what is missing is said.
fn noticed(folder: &Path) {
    let Ok(journal) = Sqlite::open(&folder.join(FILES[0])) else { return };
    let mut said = !journal.remarks().is_empty();
    let written = entries();
    let mut whole = false;
    match runtime().block_on(journal.sound(TABLE)) {
        Ok(sound) => {
            assert!(written.starts_with(&sound.entries), "what is shown was written");
            whole = sound.entries.len() == written.len();
            said |= sound.damage.is_some();
        }
        Err(_) => said = true,
    }
    let found = runtime().block_on(journal.check());
    said |= found.is_err() || found.is_ok_and(|found| !found.is_empty());
    assert!(whole || said, "entries are missing and nothing is said");
    let _ = runtime().block_on(journal.close());
}

//! The journal in a file: what it takes, what it refuses, what it still knows afterwards.

use std::collections::HashSet;
use std::path::Path;

use futures_util::future::join_all;
use game::Millis;
use proptest::prelude::*;
use prytaneion::journal::{Entry, Journal, JournalError, Keeping, Made, Sqlite};
use rusqlite::Connection;
use serde_json::json;
use tempfile::TempDir;
use uuid::Uuid;

use crate::house::{House, Table};

pub fn entry(seq: u64) -> Entry {
    Entry {
        seq,
        command_id: Uuid::new_v4(),
        kind: Entry::GAME.into(),
        format: 1,
        actor: json!({ "seat": "ant" }),
        device: Some("phone".into()),
        at: Millis(seq * 10),
        at_unix_ms: 1_700_000_000_000,
        command: json!({ "do": "add", "by": 1 }),
        events: vec![json!({ "event": "added", "by": 1, "who": "ant" })],
        drawn: seq,
        draws: None,
    }
}

/// One number from a server's file.
pub async fn rows(dir: &Path, query: &str) -> i64 {
    let connection = Connection::open(dir.join("journal.sqlite")).unwrap();
    connection.query_row(query, [], |row| row.get(0)).unwrap()
}

fn journal() -> (TempDir, Sqlite) {
    let dir = TempDir::new().unwrap();
    let journal = Sqlite::open(&dir.path().join("journal.sqlite")).unwrap();
    (dir, journal)
}

#[tokio::test]
async fn entries_are_read_back_as_they_were_written_also_after_reopening() {
    let (dir, journal) = journal();
    let table = Uuid::new_v4();
    let entries: Vec<_> = (1..=5).map(entry).collect();
    journal.append(table, entries[..2].to_vec()).await.unwrap();
    journal.append(table, entries[2..].to_vec()).await.unwrap();
    assert_eq!(journal.read(table).await.unwrap(), entries);
    journal.close().await.unwrap();
    assert!(!journal.alive());
    assert!(journal.probe().await.is_err());
    drop(journal);
    let journal = Sqlite::open(&dir.path().join("journal.sqlite")).unwrap();
    assert_eq!(journal.read(table).await.unwrap(), entries);
    assert_eq!(journal.tables().await.unwrap(), [table]);
}

#[tokio::test]
async fn a_wrong_number_or_a_known_command_is_a_conflict_and_writes_nothing() {
    let (_dir, journal) = journal();
    let table = Uuid::new_v4();
    journal.append(table, vec![entry(1), entry(2)]).await.unwrap();
    let known = journal.read(table).await.unwrap().remove(1).command_id;
    let again = Entry { command_id: known, ..entry(3) };
    for bad in [vec![entry(2)], vec![entry(4)], vec![entry(3), entry(5)], vec![entry(3), again]] {
        assert_eq!(journal.append(table, bad).await, Err(JournalError::Conflict));
    }
    assert_eq!(journal.read(table).await.unwrap().len(), 2);
    // The same id at another table is another command.
    let other = Entry { command_id: known, ..entry(1) };
    journal.append(Uuid::new_v4(), vec![other]).await.unwrap();
}

#[tokio::test]
async fn one_bad_append_of_a_group_does_not_fail_the_others() {
    let (_dir, journal) = journal();
    let tables: Vec<_> = (0..60).map(|_| Uuid::new_v4()).collect();
    let appends = tables.iter().enumerate().map(|(nth, table)| {
        // Every third one leaves a gap.
        journal.append(*table, vec![entry(if nth % 3 == 0 { 2 } else { 1 })])
    });
    for (nth, outcome) in join_all(appends).await.into_iter().enumerate() {
        assert_eq!(outcome.is_ok(), nth % 3 != 0, "append {nth}: {outcome:?}");
    }
    assert_eq!(journal.tables().await.unwrap().len(), 40);
}

#[tokio::test]
async fn nobody_can_change_or_cut_entries_through_the_file() {
    let (dir, journal) = journal();
    journal.append(Uuid::new_v4(), vec![entry(1)]).await.unwrap();
    let connection = Connection::open(dir.path().join("journal.sqlite")).unwrap();
    for statement in ["DELETE FROM entries", "UPDATE entries SET command = '{}'"] {
        let refused = connection.execute(statement, []).unwrap_err().to_string();
        assert!(refused.contains("entries are never"), "{refused}");
    }
}

#[tokio::test]
async fn the_file_is_held_to_its_promise_of_durability() {
    let (dir, journal) = journal();
    journal.close().await.unwrap();
    let path = dir.path().join("journal.sqlite");
    let connection = Connection::open(&path).unwrap();
    let mode: String =
        connection.pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap();
    assert_eq!(mode, "wal");
    connection.pragma_update(None, "user_version", 99).unwrap();
    let refused = format!("{:#}", Sqlite::open(&path).err().unwrap());
    assert!(refused.contains("later version"), "{refused}");
}

/// A later version will add kinds. This one must not guess what they mean, nor lose the other tables.
#[tokio::test]
async fn a_table_with_an_entry_of_an_unknown_kind_stays_closed_and_the_others_come_back() {
    let house = House::open().await;
    let (first, second) = (house.table().await, house.table().await);
    let dir = house.close().await;
    let ids = "SELECT table_id FROM entries WHERE events LIKE '%' || ?1 || '%'";
    let path = dir.path().join("journal.sqlite");
    let id: String =
        Connection::open(&path).unwrap().query_row(ids, [&first.code], |row| row.get(0)).unwrap();
    let journal = Sqlite::open(&path).unwrap();
    let rewind = Entry { kind: "rewind".into(), ..entry(3) };
    journal.append(id.parse().unwrap(), vec![rewind]).await.unwrap();
    journal.close().await.unwrap();
    drop(journal);

    let house = House::at(dir, |config| config).await;
    let (first, second) =
        (Table { addr: house.addr, ..first }, Table { addr: house.addr, ..second });
    assert_eq!(first.take("ant", None).await.0, 404);
    assert_eq!(second.take("ant", None).await.0, 201);
}

#[tokio::test]
async fn of_an_append_of_several_all_is_undone_and_nothing_of_the_others() {
    let (_dir, journal) = journal();
    let [good, bad] = [Uuid::new_v4(), Uuid::new_v4()];
    let known = Uuid::new_v4();
    let twice = [1, 2].map(|seq| Entry { command_id: known, ..entry(seq) });
    let appends = [
        journal.append(good, vec![entry(1), entry(2)]),
        journal.append(bad, twice.to_vec()),
        journal.append(bad, vec![Entry { command_id: known, ..entry(1) }, entry(2)]),
        journal.append(good, vec![entry(3), entry(5)]),
        journal.append(good, vec![entry(3)]),
    ];
    let outcomes = join_all(appends).await;
    let conflict = Err(JournalError::Conflict);
    assert_eq!(outcomes, [Ok(()), conflict.clone(), Ok(()), conflict, Ok(())]);
    assert_eq!(journal.read(good).await.unwrap().len(), 3);
    assert_eq!(journal.read(bad).await.unwrap().len(), 2);
}

#[tokio::test]
async fn an_append_goes_on_from_what_is_there_and_not_from_what_was() {
    let (dir, journal) = journal();
    let [cut, longer] = [Uuid::new_v4(), Uuid::new_v4()];
    for table in [cut, longer] {
        journal.append(table, (1..=3).map(entry).collect()).await.unwrap();
    }
    let connection = Connection::open(dir.path().join("journal.sqlite")).unwrap();
    connection
        .execute_batch(&format!(
            "DROP TRIGGER entries_are_never_cut;
             DELETE FROM entries WHERE table_id = '{cut}' AND seq = 3;
             INSERT INTO entries SELECT table_id, 4, 'another', kind, format, actor, device,
                 at_table_ms, at_unix_ms, command, events, drawn, draws, zeroblob(32)
             FROM entries WHERE table_id = '{longer}' AND seq = 3;"
        ))
        .unwrap();
    let outcome = journal.append(cut, vec![entry(4)]).await;
    assert!(matches!(outcome, Err(JournalError::Damaged(_))), "{outcome:?}");
    assert_eq!(journal.append(longer, vec![entry(4)]).await, Err(JournalError::Conflict));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// Whatever comes together in one group, each append is judged as if it had come alone, in order.
    #[test]
    fn law_of_groups(appends in proptest::collection::vec((0..3usize, 0..4u64, 0..6u128), 1..40)) {
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(async {
            let (_dir, journal) = journal();
            let tables: Vec<_> = (0..3).map(|_| Uuid::new_v4()).collect();
            let mut last = [0; 3];
            let mut used = HashSet::new();
            let (mut asked, mut expected) = (Vec::new(), Vec::new());
            for (table, ahead, id) in appends {
                let seq = (last[table] + ahead).max(1);
                let good = seq == last[table] + 1 && !used.contains(&(table, id));
                if good {
                    last[table] = seq;
                    used.insert((table, id));
                }
                let entry = Entry { command_id: Uuid::from_u128(id), ..entry(seq) };
                asked.push(journal.append(tables[table], vec![entry]));
                expected.push(good);
            }
            let outcomes: Vec<_> = join_all(asked).await.iter().map(Result::is_ok).collect();
            assert_eq!(outcomes, expected);
        });
    }
}

/// A snapshot of this entry, of a digest that goes on from the one before.
fn keeping(after: u64, seq: u64) -> Keeping {
    let bytes = |what: &str| format!("{what} {seq}").into_bytes();
    let made = Made { state: bytes("state"), digest: Some((bytes("digest"), bytes("card"))) };
    Keeping { seq, after, make: Box::new(move || Some(made)) }
}

#[tokio::test]
async fn a_table_is_resumed_from_its_last_snapshot_and_recalled_from_the_nearest() {
    let (_dir, journal) = journal();
    let table = Uuid::new_v4();
    let entries: Vec<_> = (1..=30).map(entry).collect();
    journal.append(table, entries.clone()).await.unwrap();
    assert!(journal.resume(table).await.unwrap().is_none());
    for after in [0, 10] {
        assert!(journal.keep(table, keeping(after, after + 10)).await.unwrap());
    }
    let missing = journal.keep(table, keeping(20, 31)).await;
    assert_eq!(missing, Err(JournalError::Conflict), "there is no such entry");
    let resumed = journal.resume(table).await.unwrap().unwrap();
    assert_eq!((resumed.seq, resumed.state), (20, b"state 20".to_vec()));
    assert_eq!(resumed.digests, [b"digest 10", b"digest 20"]);
    let first = Entry { events: vec![], ..entries[0].clone() };
    assert_eq!((&resumed.first, resumed.setup), (&first, entries[0].events[0].to_string()));
    assert_eq!(resumed.entries, entries[20..]);
    let recalled = async |to, off: &[(u64, u64)]| {
        let recalled = journal.recall(table, to, off.to_vec()).await.unwrap();
        let state = recalled.state.map(|state| String::from_utf8(state).unwrap());
        (state, recalled.entries.iter().map(|entry| entry.seq).collect::<Vec<_>>())
    };
    assert_eq!(recalled(23, &[]).await, (Some("state 20".into()), vec![21, 22, 23]));
    assert_eq!(recalled(20, &[]).await, (Some("state 20".into()), vec![]));
    assert_eq!(recalled(13, &[(12, 12)]).await, (Some("state 10".into()), vec![11, 13]));
    let back = recalled(22, &[(15, 20)]).await;
    assert_eq!(back, (Some("state 10".into()), vec![11, 12, 13, 14, 21, 22]));
    assert_eq!(recalled(3, &[(2, 2)]).await, (None, vec![1, 3]));
    assert_eq!(journal.after(table, 28).await.unwrap(), entries[28..]);
    // Told anew from the beginning on, what was told of the same entries does not count any more.
    assert!(journal.keep(table, keeping(0, 25)).await.unwrap());
    let resumed = journal.resume(table).await.unwrap().unwrap();
    assert_eq!((resumed.seq, resumed.digests), (25, vec![b"digest 25".to_vec()]));
}

#[tokio::test]
async fn what_lies_before_a_snapshot_is_looked_at_too() {
    let (dir, journal) = journal();
    let (short, long) = (Uuid::from_u128(1), Uuid::from_u128(2));
    for (table, last) in [(short, 300), (long, 20_300)] {
        journal.append(table, (1..=last).map(entry).collect()).await.unwrap();
        assert!(journal.keep(table, keeping(0, last - 100)).await.unwrap());
    }
    journal.close().await.unwrap();
    let connection = Connection::open(dir.path().join("journal.sqlite")).unwrap();
    connection
        .execute_batch(
            "DROP TRIGGER entries_are_never_changed;
             UPDATE entries SET events = replace(events, 'ant', 'bee') WHERE seq = 7",
        )
        .unwrap();
    drop(connection);
    let journal = Sqlite::open(&dir.path().join("journal.sqlite")).unwrap();
    assert!(journal.resume(short).await.unwrap().is_none(), "it is noticed as it is read");
    assert!(journal.sound(short).await.unwrap().damage.is_some());
    assert!(journal.resume(long).await.unwrap().is_some(), "it goes on at once");
    let found = journal.check().await.unwrap();
    let tables: HashSet<_> = found.iter().filter_map(|damage| damage.table).collect();
    assert_eq!(tables, HashSet::from([short, long]), "and is looked at whole after that");
    let next = journal.append(long, vec![entry(20_301)]).await;
    assert!(matches!(next, Err(JournalError::Damaged(_))), "{next:?}");
}

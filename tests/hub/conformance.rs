//! What every journal promises, wherever it lives: each test runs for a file and for a database.

use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;

use futures_util::future::join_all;
use proptest::prelude::*;
use prytaneion::Config;
use prytaneion::journal::{
    Entry, Journal, JournalError, Keeping, Made, RegisterRow, Weight, Whose, tombstone,
};
use serde_json::json;
use tempfile::TempDir;
use uuid::Uuid;

use crate::client::Answer;
use crate::house::{House, Table, http};
use crate::journal::entry;
use crate::places::{Place, Server};

macro_rules! each_place {
    ($($test:ident)*) => {
        mod file {
            $(#[tokio::test] async fn $test() { super::$test(super::Place::file().await).await; })*
        }
        mod database {
            $(#[tokio::test] async fn $test() { super::$test(super::Place::database().await).await; })*
        }
    };
}

each_place! {
    entries_are_read_back_as_they_were_written_also_after_reopening
    a_wrong_number_or_a_known_command_is_a_conflict_and_writes_nothing
    one_bad_append_of_a_group_does_not_fail_the_others
    nobody_can_change_or_cut_entries_past_the_program
    of_an_append_of_several_all_is_undone_and_nothing_of_the_others
    a_table_is_resumed_from_its_last_snapshot_and_recalled_from_the_nearest
    what_lies_before_a_snapshot_is_looked_at_too
    what_is_missing_at_the_end_is_noticed_and_nothing_is_added
    a_record_is_written_only_by_who_has_read_the_last_one
    a_purged_table_is_gone_and_missed_by_nobody_until_it_is_put_back
    what_tables_are_made_from_is_kept_once_and_goes_with_each
    a_table_made_from_what_is_not_what_was_written_is_damaged
}

async fn entries_are_read_back_as_they_were_written_also_after_reopening(place: Place) {
    let journal = place.open().await;
    let table = Uuid::new_v4();
    let entries: Vec<_> = (1..=5).map(entry).collect();
    journal.append(table, entries[..2].to_vec()).await.unwrap();
    journal.append(table, entries[2..].to_vec()).await.unwrap();
    assert_eq!(journal.read(table).await.unwrap(), entries);
    journal.close().await.unwrap();
    assert!(!journal.alive());
    assert!(journal.append(table, vec![entry(6)]).await.is_err());
    drop(journal);
    let journal = place.open().await;
    assert_eq!(journal.read(table).await.unwrap(), entries);
    assert_eq!(journal.tables().await.unwrap(), [table]);
    journal.append(table, vec![entry(6)]).await.unwrap();
    journal.probe().await.unwrap();
}

async fn a_wrong_number_or_a_known_command_is_a_conflict_and_writes_nothing(place: Place) {
    let journal = place.open().await;
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

async fn one_bad_append_of_a_group_does_not_fail_the_others(place: Place) {
    let journal = place.open().await;
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

async fn nobody_can_change_or_cut_entries_past_the_program(place: Place) {
    let journal = place.open().await;
    let table = Uuid::new_v4();
    journal.append(table, vec![entry(1)]).await.unwrap();
    for statement in ["DELETE FROM entries", "UPDATE entries SET command = '{}'"] {
        let refused = place.tamper(statement).await.unwrap_err();
        assert!(refused.contains("entries are never"), "{refused}");
    }
    assert_eq!(journal.read(table).await.unwrap().len(), 1);
}

async fn of_an_append_of_several_all_is_undone_and_nothing_of_the_others(place: Place) {
    let journal = place.open().await;
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

/// A snapshot of this entry, of a digest that goes on from the one before.
fn keeping(after: u64, seq: u64) -> Keeping {
    let bytes = |what: &str| format!("{what} {seq}").into_bytes();
    let made = Made { state: bytes("state"), digest: Some((bytes("digest"), bytes("card"))) };
    Keeping { seq, after, make: Box::new(move || Some(made)) }
}

async fn a_table_is_resumed_from_its_last_snapshot_and_recalled_from_the_nearest(place: Place) {
    let journal = place.open().await;
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

async fn what_lies_before_a_snapshot_is_looked_at_too(place: Place) {
    let journal = place.open().await;
    let (short, long) = (Uuid::from_u128(1), Uuid::from_u128(2));
    for (table, last) in [(short, 300), (long, 20_300)] {
        journal.append(table, (1..=last).map(entry).collect()).await.unwrap();
        assert!(journal.keep(table, keeping(0, last - 100)).await.unwrap());
    }
    journal.close().await.unwrap();
    place.harm("UPDATE entries SET events = replace(events, 'ant', 'bee') WHERE seq = 7").await;
    let journal = place.open().await;
    assert!(journal.resume(short).await.unwrap().is_none(), "it is noticed as it is read");
    assert!(journal.sound(short).await.unwrap().damage.is_some());
    assert!(journal.resume(long).await.unwrap().is_some(), "it goes on at once");
    let found = journal.check().await.unwrap();
    let tables: HashSet<_> = found.iter().filter_map(|damage| damage.table).collect();
    assert_eq!(tables, HashSet::from([short, long]), "and is looked at whole after that");
    let next = journal.append(long, vec![entry(20_301)]).await;
    assert!(matches!(next, Err(JournalError::Damaged(_))), "{next:?}");
}

async fn what_is_missing_at_the_end_is_noticed_and_nothing_is_added(place: Place) {
    let journal = place.open().await;
    let [cut, whole] = [Uuid::new_v4(), Uuid::new_v4()];
    for table in [cut, whole] {
        journal.append(table, (1..=3).map(entry).collect()).await.unwrap();
    }
    place.harm(&format!("DELETE FROM entries WHERE table_id = '{cut}' AND seq = 3")).await;
    let found = journal.check().await.unwrap();
    assert_eq!(found.iter().map(|damage| damage.table).collect::<Vec<_>>(), [Some(cut)]);
    let outcome = journal.append(cut, vec![entry(4)]).await;
    assert!(matches!(outcome, Err(JournalError::Damaged(_))), "{outcome:?}");
    journal.append(whole, vec![entry(4)]).await.unwrap();
    let openings = journal.openings().await.unwrap();
    let tables: BTreeSet<_> = openings.iter().map(|opening| opening.table).collect();
    assert_eq!(tables, BTreeSet::from([cut, whole]));
}

fn record(key: &str, value: &str, version: i64) -> RegisterRow {
    RegisterRow { version, ..RegisterRow::new(key.into(), value.into()) }
}

async fn a_record_is_written_only_by_who_has_read_the_last_one(place: Place) {
    let journal = place.open().await;
    let put = async |records: &[RegisterRow]| journal.put(records.to_vec()).await.unwrap();
    assert!(put(&[record("a/1", "x", 0), record("a/2", "y", 0), record("b/1", "z", 0)]).await);
    assert!(!put(&[record("a/1", "lost", 0)]).await, "it is there");
    assert!(!put(&[record("c", "lost", 3)]).await, "it is not there");
    assert!(!put(&[record("a/2", "lost", 1), record("a/1", "lost", 2)]).await, "all or none");
    assert!(put(&[record("a/1", "again", 1)]).await);
    let all = async |prefix: &str| journal.records(prefix).await.unwrap();
    assert_eq!(all("a/").await, [record("a/1", "again", 2), record("a/2", "y", 1)]);
    let away = RegisterRow { value: None, ..record("a/1", "", 2) };
    assert!(put(&[away]).await);
    assert_eq!(all("").await, [record("a/2", "y", 1), record("b/1", "z", 1)]);
    assert!(put(&[record("a/1", "anew", 0)]).await, "what was taken away can be there again");
    assert!(!put(&[record("a/1", "lost", 2)]).await);
    journal.close().await.unwrap();
    assert_eq!(place.open().await.records("a/1").await.unwrap()[0].value.as_deref(), Some("anew"));
}

async fn a_purged_table_is_gone_and_missed_by_nobody_until_it_is_put_back(place: Place) {
    let journal = place.open().await;
    let [gone, stays] = [Uuid::new_v4(), Uuid::new_v4()];
    let entries: Vec<_> = (1..=1_500).map(entry).collect();
    journal.append(gone, entries.clone()).await.unwrap();
    journal.append(stays, vec![entry(1)]).await.unwrap();
    journal.keep(gone, keeping(0, 10)).await.unwrap();
    let weighed = journal.weigh(vec![(gone, 0), (stays, 1)]).await.unwrap();
    let weight = |table| weighed.iter().find(|(id, _)| *id == table).unwrap().1;
    assert_eq!(
        (weight(gone).seq, weight(stays), weight(gone).moves),
        (1_500, Weight::default(), 1_500)
    );
    let rows = journal.rows(gone).await.unwrap();
    assert_eq!(journal.check().await.unwrap(), []);

    let stone = |version| record(&tombstone(gone), "{}", version);
    assert!(!journal.purge(gone, vec![stone(7)]).await.unwrap());
    assert_eq!(journal.rows(gone).await.unwrap(), rows, "nothing was cut");
    assert!(journal.purge(gone, vec![stone(0)]).await.unwrap());
    let without = async |journal: &Arc<dyn Journal>| {
        assert_eq!(journal.tables().await.unwrap(), [stays]);
        assert_eq!(journal.openings().await.unwrap().len(), 1);
        assert_eq!(journal.read(gone).await.unwrap(), []);
        assert!(journal.resume(gone).await.unwrap().is_none());
        assert_eq!(journal.check().await.unwrap(), []);
    };
    without(&journal).await;
    journal.append(stays, vec![entry(2)]).await.unwrap();
    journal.close().await.unwrap();
    let journal = place.open().await;
    without(&journal).await;
    let refused = place.tamper("DELETE FROM entries").await.unwrap_err();
    assert!(refused.contains("entries are never"), "the others stay: {refused}");

    let away = || vec![RegisterRow { value: None, ..stone(1) }];
    let cut = journal.put_back(gone, rows[1..].to_vec(), away()).await;
    assert_eq!(cut, Err(JournalError::Conflict), "it is no chain from the first entry on");
    assert!(!journal.put_back(gone, rows.clone(), vec![stone(5)]).await.unwrap());
    assert!(journal.put_back(gone, rows.clone(), away()).await.unwrap());
    let again = journal.put_back(gone, rows.clone(), Vec::new()).await;
    assert_eq!(again, Err(JournalError::Conflict), "it is here");
    assert_eq!(journal.rows(gone).await.unwrap(), rows);
    journal.append(gone, vec![entry(1_501)]).await.unwrap();
    assert_eq!(journal.check().await.unwrap(), []);
    journal.close().await.unwrap();
    let journal = place.open().await;
    assert_eq!(journal.read(gone).await.unwrap().len(), 1_501);
    assert_eq!(journal.check().await.unwrap(), []);
}

/// A table's first entries, as large as those of a real scenario.
fn made() -> Vec<Entry> {
    let setup = json!({ "seats": ["ant", "bee"], "cards": "x".repeat(100_000) });
    vec![Entry { kind: Entry::SETUP.into(), events: vec![setup], ..entry(1) }, entry(2)]
}

async fn what_tables_are_made_from_is_kept_once_and_goes_with_each(place: Place) {
    let journal = place.open().await;
    let tables: Vec<_> = (0..20).map(|_| (Uuid::new_v4(), made())).collect();
    // Some of them in one group.
    let appends = tables.iter().map(|(table, entries)| journal.append(*table, entries.clone()));
    join_all(appends).await.into_iter().for_each(|appended| appended.unwrap());
    let bytes = "SELECT sum(octet_length(events)) FROM entries";
    assert!(place.number(bytes).await < 20 * 1_000, "each only names it");
    assert_eq!(place.number("SELECT count(*) FROM contents").await, 1);
    let (table, entries) = &tables[7];
    assert_eq!(&journal.read(*table).await.unwrap(), entries);
    let (first, setup) = journal.first(*table).await.unwrap().unwrap();
    assert_eq!((first.events, setup), (vec![], entries[0].events[0].to_string()));
    let weighed = journal.weigh(vec![(*table, 0)]).await.unwrap();
    assert!(weighed[0].1.bytes > 100_000, "an organiser's are counted as if each were alone");
    assert_eq!(journal.check().await.unwrap(), []);
    let refused = place.tamper("DELETE FROM contents").await.unwrap_err();
    assert!(refused.contains("named") || refused.contains("names"), "{refused}");

    // Alone it is whole elsewhere too.
    let rows = journal.rows(*table).await.unwrap();
    for other in [Place::file().await, Place::database().await] {
        let journal = other.open().await;
        assert!(journal.put_back(*table, rows.clone(), Vec::new()).await.unwrap());
        assert_eq!(&journal.read(*table).await.unwrap(), entries);
        assert_eq!(journal.check().await.unwrap(), []);
    }
    // It goes with the last table.
    let stone = |table, version| vec![record(&tombstone(table), "{}", version)];
    for (nth, (table, _)) in tables.iter().enumerate() {
        assert_eq!(place.number("SELECT count(*) FROM contents").await, 1, "before {nth}");
        assert!(journal.purge(*table, stone(*table, 0)).await.unwrap());
    }
    assert_eq!(place.number("SELECT count(*) FROM contents").await, 0);
    let away = stone(*table, 1).into_iter().map(|stone| RegisterRow { value: None, ..stone });
    assert!(journal.put_back(*table, rows, away.collect()).await.unwrap());
    assert_eq!(&journal.read(*table).await.unwrap(), entries);
    assert_eq!(journal.check().await.unwrap(), []);
}

async fn a_table_made_from_what_is_not_what_was_written_is_damaged(place: Place) {
    let journal = place.open().await;
    let [of_it, without] = [Uuid::new_v4(), Uuid::new_v4()];
    journal.append(of_it, made()).await.unwrap();
    journal.append(without, vec![entry(1)]).await.unwrap();
    assert_eq!(journal.check().await.unwrap(), []);
    if place.url.is_none() {
        // One of its copies alone is none.
        place.harm("UPDATE contents SET text = replace(text, 'bee', 'fly')").await;
        assert_eq!(journal.read(of_it).await.unwrap().len(), 2);
        assert_eq!(journal.check().await.unwrap(), []);
        place.tamper("UPDATE contents SET again = replace(again, 'bee', 'fly')").await.unwrap();
    } else {
        let open = "ALTER TABLE contents DISABLE TRIGGER ALL;";
        let change = "UPDATE contents SET text = replace(text, 'bee', 'fly')";
        place.tamper(&format!("{open} {change}")).await.unwrap();
    }
    for _ in 0..2 {
        let found = journal.check().await.unwrap();
        assert_eq!(found.iter().map(|damage| damage.table).collect::<Vec<_>>(), [Some(of_it)]);
    }
    assert!(journal.sound(of_it).await.unwrap().damage.is_some());
    assert!(matches!(journal.rows(of_it).await, Err(JournalError::Damaged(_))));
    journal.append(without, vec![entry(2)]).await.unwrap();
    if place.url.is_none() {
        // Whoever makes a table from the same mends it.
        journal.append(Uuid::new_v4(), made()).await.unwrap();
        assert_eq!(journal.check().await.unwrap(), []);
        assert_eq!(journal.read(of_it).await.unwrap().len(), 2);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// Whatever comes together in one group, each append is judged as if it had come alone, in order.
    #[test]
    fn law_of_groups(
        appends in proptest::collection::vec((0..3usize, 0..4u64, 0..6u128), 1..40),
        file: bool,
    ) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let place = if file { Place::file().await } else { Place::database().await };
            let journal = place.open().await;
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

/// Has the server that has this place be gone for the others, although it is there.
async fn is_taken_for_gone(place: &Place) {
    place.tamper("UPDATE nodes SET until = now() - interval '1 minute'").await.unwrap();
}

#[tokio::test]
async fn a_table_is_one_servers_at_a_time() {
    let place = Place::database().await;
    let other = place.of_another_server();
    let [first, second] = [place.open().await, other.open().await];
    let table = Uuid::new_v4();
    first.append(table, vec![entry(1)]).await.unwrap();
    assert_eq!(second.append(table, vec![entry(2)]).await, Err(JournalError::Elsewhere));
    let whose = second.hold(table, true).await.unwrap();
    assert!(matches!(&whose, Whose::Theirs(at) if at.starts_with("http://")), "{whose:?}");
    assert_eq!(second.read(table).await.unwrap().len(), 1, "reading takes nothing over");
    // The first one ends, and the second one need not wait.
    first.close().await.unwrap();
    second.append(table, vec![entry(2)]).await.unwrap();
    let back = place.open().await;
    assert_eq!(back.append(table, vec![entry(3)]).await, Err(JournalError::Elsewhere));
}

#[tokio::test]
async fn a_server_that_was_taken_for_gone_writes_nothing_any_more() {
    let place = Place::database().await;
    let other = place.of_another_server();
    let [slow, heir] = [place.open().await, other.open().await];
    let tables: Vec<_> = (0..20).map(|_| Uuid::new_v4()).collect();
    for table in &tables {
        slow.append(*table, vec![entry(1)]).await.unwrap();
    }
    let (lost, kept) = tables.split_at(10);
    for table in lost {
        // It says all the while that it is there.
        let mut taken = Err(JournalError::Conflict);
        while taken.is_err() {
            is_taken_for_gone(&place).await;
            taken = heir.append(*table, vec![entry(2)]).await;
        }
    }
    let appends = tables.iter().map(|table| slow.append(*table, vec![entry(2)]));
    for (table, outcome) in tables.iter().zip(join_all(appends).await) {
        let expected = if lost.contains(table) { Err(JournalError::Elsewhere) } else { Ok(()) };
        assert_eq!(outcome, expected);
        assert_eq!(heir.read(*table).await.unwrap().len(), 2);
    }
    for (journal, tables) in [(&heir, lost), (&slow, kept)] {
        for table in tables {
            journal.append(*table, vec![entry(3)]).await.unwrap();
        }
    }
    assert_eq!(heir.check().await.unwrap(), []);
}

#[tokio::test]
async fn what_was_acknowledged_is_there_once_though_connections_break() {
    let place = Place::database().await;
    let journal = place.open().await;
    let tables: Vec<_> = (0..8).map(|_| Uuid::new_v4()).collect();
    let over = std::cell::Cell::new(false);
    let breaks = async {
        let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE application_name = 'prytaneion' AND datname = current_database()";
        for _ in 0..20 {
            place.tamper(end).await.unwrap();
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        over.set(true);
    };
    let play = join_all(tables.iter().map(async |table| {
        let mut acknowledged = HashSet::new();
        while !over.get() || acknowledged.len() < 2 {
            // Whoever comes before the next attempt hears at once that the last one failed.
            tokio::time::sleep(std::time::Duration::from_millis(1)).await;
            // As a table does: it looks what is there when it does not know.
            let Ok(known) = journal.read(*table).await else { continue };
            let next = entry(known.len() as u64 + 1);
            let id = next.command_id;
            if journal.append(*table, vec![next]).await.is_ok() {
                acknowledged.insert(id);
            }
        }
        acknowledged
    }));
    let (acknowledged, ()) = futures_util::future::join(play, breaks).await;
    let mut sum = 0;
    for (table, acknowledged) in tables.iter().zip(acknowledged) {
        let there = journal.read(*table).await.unwrap();
        let ids: HashSet<_> = there.iter().map(|entry| entry.command_id).collect();
        assert!(acknowledged.is_subset(&ids));
        sum += acknowledged.len();
    }
    assert!(sum > 8, "something was acknowledged");
    assert_eq!(journal.check().await.unwrap(), []);
}

#[tokio::test]
async fn a_server_has_its_tables_in_a_database() {
    let place = Place::database().await;
    let url = place.url.clone();
    let house = House::with(|config| Config { database: url.clone(), ..config }).await;
    let table = house.table().await;
    let mut ant = table.sit("ant").await;
    assert_eq!(ant.play(json!({ "do": "add", "by": 7 })).await, Answer::Accepted);
    let dir = house.close().await;
    assert!(!dir.path().join("journal.sqlite").exists());
    let house = House::at(dir, |config| Config { database: url, ..config }).await;
    let table = Table { addr: house.addr, ..table };
    let wall = table.projector().await;
    assert_eq!(wall.game()["count"], 7);
}

/// Runs `prytaneion move`: what it says, and whether it did it.
fn carry(from: &str, to: &str) -> (String, bool) {
    let mut program = std::process::Command::new(env!("CARGO_BIN_EXE_prytaneion"));
    let done = program.args(["move", "--from", from, "--to", to]).output().unwrap();
    let said = [done.stdout, done.stderr].concat();
    (String::from_utf8(said).unwrap(), done.status.success())
}

#[tokio::test]
async fn a_journal_moves_into_a_database_and_back_with_every_hash() {
    let house = House::open().await;
    let tables = [house.table().await, house.table().await];
    for table in &tables {
        let mut ant = table.sit("ant").await;
        assert_eq!(ant.play(json!({ "do": "add", "by": 7 })).await, Answer::Accepted);
    }
    let gone = house.table().await;
    for (what, body) in [("archive", json!({})), ("delete", json!({ "name": "First table" }))] {
        let path = format!("/api/tables/{}/{what}", gone.code);
        assert_eq!(http(house.addr, "POST", &path, Some(&house.key), Some(body)).await.0, 204);
    }
    let ada = json!({ "name": "Ada" });
    let invited = http(house.addr, "POST", "/api/organisers", Some(&house.key), Some(ada)).await;
    assert_eq!(invited.0, 201);
    let place = Place::database().await;
    let url = place.url.clone().unwrap();
    let folder = |dir: &TempDir| dir.path().to_str().unwrap().to_owned();
    let refused = carry(&folder(&house.dir), &url);
    assert!(!refused.1 && refused.0.contains("Another server is using"), "{}", refused.0);
    let dir = house.close().await;
    let moved = carry(&folder(&dir), &url);
    assert!(moved.1 && moved.0.contains("Moved: 2 tables"), "{}", moved.0);
    let again = carry(&folder(&dir), &url);
    assert!(again.1, "what is there already is left as it is: {}", again.0);

    let config = |config| Config { database: Some(url.clone()), ..config };
    let house = House::at(dir, config).await;
    let table = Table { addr: house.addr, ..tables.into_iter().next().unwrap() };
    let mut bee = table.sit("bee").await;
    assert_eq!(bee.play(json!({ "do": "add", "by": 1 })).await, Answer::Accepted);
    let back = TempDir::new().unwrap();
    let early = carry(&url, &folder(&back));
    assert!(early.1, "it can be read while a server uses it: {}", early.0);
    let refused = carry(&folder(&back), &url);
    assert!(!refused.1 && refused.0.contains("is using the database"), "{}", refused.0);
    assert_eq!(bee.play(json!({ "do": "add", "by": 1 })).await, Answer::Accepted);
    let dir = house.close().await;
    let moved = carry(&url, &folder(&back));
    assert!(moved.1 && moved.0.contains("Moved: 2 tables"), "{}", moved.0);
    let other = carry(&folder(&TempDir::new().unwrap()), &url);
    assert!(!other.1 && other.0.contains("There is no journal"), "{}", other.0);
    let foreign = House::open().await.close().await;
    let other = carry(&folder(&foreign), &url);
    assert!(!other.1 && other.0.contains("another journal"), "{}", other.0);
    let behind = carry(&url, &folder(&dir));
    assert!(behind.1, "the old folder has the beginning of it: {}", behind.0);

    let house = House::at(back.into(), |config| config).await;
    let table = Table { addr: house.addr, ..table };
    assert_eq!(table.projector().await.game()["count"], 9);
    let (_, invited) = http(house.addr, "GET", "/api/organisers", Some(&house.key), None).await;
    assert_eq!(invited[0]["name"], "Ada", "what belongs to the house is carried too");
}

#[tokio::test]
async fn servers_that_start_together_bring_a_new_database_to_its_form_one_after_the_other() {
    let place = Place::database().await;
    let others: Vec<_> = (0..4).map(|_| place.of_another_server()).collect();
    for journal in join_all(others.iter().map(Place::open)).await {
        journal.append(Uuid::new_v4(), vec![entry(1)]).await.unwrap();
    }
}

#[tokio::test]
async fn a_server_that_was_killed_comes_back_to_its_tables_at_once() {
    let place = Place::database().await;
    let killed = place.open().await;
    let table = Uuid::new_v4();
    killed.append(table, vec![entry(1)]).await.unwrap();
    // It has not said that it ends, and still says that it is there.
    let again = place.open().await;
    again.append(table, vec![entry(2)]).await.unwrap();
    assert!(killed.append(table, vec![entry(2)]).await.is_err(), "it writes nothing any more");
    assert_eq!(again.read(table).await.unwrap().len(), 2);
}

#[tokio::test]
async fn what_was_acknowledged_survives_the_loss_of_the_primary() {
    let mut server = Server::start(&["--pair"]);
    let place = Place::at(&server).await;
    let (journal, table) = (place.open().await, Uuid::new_v4());
    let mut next = 1;
    for _ in 0..2 {
        for _ in 0..5 {
            journal.append(table, vec![entry(next)]).await.unwrap();
            next += 1;
        }
        server.fails_over();
        // Nobody knows of the first one that is sent then; here nothing was under way.
        while let Err(error) = journal.append(table, vec![entry(next)]).await {
            assert!(matches!(error, JournalError::Failed(_)), "{error:?}");
        }
        next += 1;
        let there: Vec<u64> =
            journal.read(table).await.unwrap().iter().map(|entry| entry.seq).collect();
        assert_eq!(there, (1..next).collect::<Vec<_>>());
        server.heals();
    }
    assert_eq!(journal.check().await.unwrap(), []);
}

#[tokio::test]
async fn commands_look_into_a_database_that_servers_use() {
    let place = Place::database().await;
    let url = place.url.clone().unwrap();
    let house = House::with(|config| Config { database: Some(url.clone()), ..config }).await;
    let table = house.table().await;
    table.sit("ant").await.play(json!({ "do": "add", "by": 7 })).await;
    let look = |asked: &str| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_prytaneion"));
        let done = command.args([asked, "--journal", &url]).output().unwrap();
        (
            done.status.code(),
            String::from_utf8_lossy(&[done.stdout, done.stderr].concat()).into_owned(),
        )
    };
    let (code, told) = look("doctor");
    assert!(code == Some(0) && told.contains("All is well: 1 tables"), "{told}");
    // The toy is none of the program's games: it gets as far as the table.
    let (_, told) = look("verify");
    assert!(told.contains(&table.code), "{told}");
    place.harm("UPDATE entries SET command = '{}' WHERE seq = 3").await;
    let (code, told) = look("doctor");
    assert!(code == Some(1) && told.starts_with("Table "), "{told}");
    assert_eq!(look("verify").0, Some(2));
}

#[tokio::test]
async fn a_database_that_asks_for_it_is_spoken_to_in_secret_and_only_if_it_is_known() {
    let server = Server::start(&["--tls"]);
    let (url, authority) = server.url.rsplit_once(' ').unwrap();
    let house = House::open().await;
    house.table().await;
    let dir = house.close().await;
    let carry = |url: &str, authority: &str| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_prytaneion"));
        command.args(["move", "--from", dir.path().to_str().unwrap(), "--to", url]);
        let done = command.env("SSL_CERT_FILE", authority).output().unwrap();
        (done.status.success(), String::from_utf8_lossy(&done.stderr).into_owned())
    };
    let url = format!("{url} dbname=postgres");
    let plain = carry(&url.replace("require", "disable"), authority);
    assert!(!plain.0 && plain.1.contains("no encryption"), "{}", plain.1);
    let empty = dir.path().join("empty.pem");
    std::fs::write(&empty, "").unwrap();
    let strange = carry(&url, empty.to_str().unwrap());
    assert!(!strange.0, "nobody knows its certificate");
    let secret = carry(&url, authority);
    assert!(secret.0, "{}", secret.1);
}

//! Snapshots: a table that goes on from one is the table that it was, and whatever becomes of the file they
//! lie in, nobody can tell.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use prytaneion::journal::{Journal, Sqlite};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use rusqlite::Connection;
use serde_json::{Value, json};
use tempfile::TempDir;
use uuid::Uuid;

use crate::client::{Answer, Client};
use crate::house::{House, Table};

const FILE: &str = "journal.sqlite.snapshots";

fn file(dir: &TempDir) -> PathBuf {
    dir.path().join(FILE)
}

/// A folder of its own with the same files. A database that is being closed takes its log away meanwhile: then all are
/// copied anew.
pub fn copy(of: &TempDir) -> Arc<TempDir> {
    loop {
        let dir = TempDir::new().unwrap();
        let mut files = fs::read_dir(of.path()).unwrap().map(|file| file.unwrap().path());
        let copied = files.try_for_each(|file| {
            fs::copy(&file, dir.path().join(file.file_name().unwrap())).map(|_| ())
        });
        match copied {
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            copied => {
                copied.unwrap();
                return Arc::new(dir);
            }
        }
    }
}

/// What a table was told, for who tells it again.
struct Evening {
    code: String,
    ant: String,
    bee: String,
    /// A command of the ant's, and one of the bee's.
    ids: [Uuid; 2],
}

async fn look(control: &mut Client, to: &Value) -> Value {
    control.send(&json!({ "type": "look_back", "to": to })).await;
    control.wait_for("past").await
}

fn points(control: &Client) -> Vec<Value> {
    let rows = control.own.view["table"]["history"].as_object().unwrap();
    let mut rows: Vec<Value> = rows.values().cloned().collect();
    rows.sort_by_key(|row| row["entry"].as_u64());
    rows
}

/// Plays at random, hidden choices, words and goings back among it.
async fn evening(house: &House, seed: u64) -> Evening {
    let mut chance = StdRng::seed_from_u64(seed);
    let table = house.table().await;
    let (ant, bee) = (table.token("ant").await, table.token("bee").await);
    let mut control = table.control().await;
    let mut seats = [table.seat(&ant).await, table.seat(&bee).await];
    let ids = [Uuid::new_v4(), Uuid::new_v4()];
    for (seat, id) in seats.iter_mut().zip(ids) {
        let add = json!({ "do": "add", "by": 1 });
        assert_eq!(seat.play_as(id, None, add).await, Answer::Accepted);
    }
    for nth in 0..60 {
        let seat = &mut seats[chance.random_range(0..2)];
        match chance.random_range(0..12) {
            0..4 => drop(seat.play(json!({ "do": "add", "by": nth + 1 })).await),
            4..7 => drop(seat.play(json!({ "do": "hide", "secret": nth.to_string() })).await),
            7 => drop(control.play(json!({ "do": "reveal" })).await),
            8 => drop(control.play(json!({ "do": "roll", "sides": 6, "times": 2 })).await),
            9 => drop(control.table(json!({ "do": "say", "text": format!("Word {nth}.") })).await),
            _ => {
                control.settle().await;
                let points = points(&control);
                let point = &points[chance.random_range(0..points.len())];
                let to = &point[if chance.random() { "entry" } else { "before" }];
                let past = look(&mut control, to).await;
                let anew: bool = chance.random();
                let back = json!({ "do": "rewind", "to": to, "seen": past["seen"], "anew": anew });
                control.table(back).await;
            }
        }
    }
    Evening { code: table.code, ant, bee, ids }
}

/// All that a table shows: the views of everybody, and what was so at every point, with what is said of it.
async fn shown(house: &House, evening: &Evening) -> Value {
    let table = Table { addr: house.addr, code: evening.code.clone(), key: house.key.clone() };
    let mut control = table.control().await;
    let (ant, bee) = (table.seat(&evening.ant).await, table.seat(&evening.bee).await);
    // A socket leaves by itself, and tells of it in the others' views in its own time.
    control.settle().await;
    let (mut past, mut points) = (Vec::new(), points(&control));
    for point in &points {
        for to in ["before", "entry"] {
            past.push(look(&mut control, &point[to]).await);
        }
    }
    // The operator's own device is known by name as long as it is there.
    points
        .iter_mut()
        .filter(|row| row["by"] == "control")
        .for_each(|row| drop(row["device"].take()));
    let game = |client: &Client| json!([client.shared.view["game"], client.own.view["game"]]);
    let table = &control.own.view["table"];
    json!({
        "games": [game(&control), game(&ant), game(&bee)],
        "points": points,
        "past": past,
        "messages": table["messages"],
        "returns": control.shared.view["table"]["returns"],
        "ant": ant.own.view["table"]["messages"],
    })
}

/// Starts with this folder, looks, asks what was asked before, and stops.
async fn restarted(dir: Arc<TempDir>, evening: &Evening) -> Value {
    let house = House::at(dir, |config| config).await;
    let shown = shown(&house, evening).await;
    let table = Table { addr: house.addr, code: evening.code.clone(), key: house.key.clone() };
    let (mut ant, add) = (table.seat(&evening.ant).await, json!({ "do": "add", "by": 1 }));
    let [own, other] = evening.ids;
    assert_eq!(ant.play_as(own, None, add.clone()).await, Answer::Accepted, "a retry");
    let taken = Answer::Refused("id_in_use".into());
    assert_eq!(ant.play_as(other, None, add).await, taken, "the bee's");
    ant.verify().await;
    drop(ant);
    house.close().await;
    shown
}

/// How many entries the last snapshot of the one table leads to, and how many there are.
async fn resumes(dir: &TempDir) -> (Option<u64>, u64) {
    let journal = Sqlite::open(&dir.path().join("journal.sqlite")).unwrap();
    let table = journal.tables().await.unwrap()[0];
    let entries = journal.read(table).await.unwrap().len() as u64;
    let resumed = journal.resume(table).await.unwrap();
    journal.close().await.unwrap();
    (resumed.map(|resumed| resumed.seq), entries)
}

type Harm = (&'static str, fn(&Path));

fn sql(path: &Path, statement: &str) {
    Connection::open(path).unwrap().execute_batch(statement).unwrap();
}

/// What may become of the file.
const HARMS: [Harm; 9] = [
    ("gone", |path| fs::remove_file(path).unwrap()),
    ("no database", |path| fs::write(path, "something else").unwrap()),
    ("cut", |path| {
        let bytes = fs::read(path).unwrap();
        fs::write(path, &bytes[..bytes.len() / 2]).unwrap();
    }),
    ("of another program", |path| {
        sql(path, "UPDATE snapshots SET program = 'x'; UPDATE digests SET program = 'x'");
    }),
    ("states altered", |path| {
        sql(path, "UPDATE snapshots SET state = zeroblob(length(state))");
    }),
    ("digests altered", |path| {
        sql(path, "UPDATE digests SET digest = zeroblob(length(digest))");
    }),
    ("of another journal", |path| {
        sql(
            path,
            "UPDATE snapshots SET link = zeroblob(32); UPDATE digests SET link = zeroblob(32)",
        );
    }),
    ("every second one gone", |path| {
        sql(path, "DELETE FROM snapshots WHERE rowid % 2; DELETE FROM digests WHERE rowid % 3 = 0");
    }),
    ("states swapped", |path| {
        sql(
            path,
            "UPDATE snapshots SET state = (SELECT state FROM snapshots ORDER BY seq LIMIT 1)",
        );
    }),
];

#[tokio::test]
async fn law_with_snapshots_or_without_a_table_is_the_same() {
    for (seed, harms) in (0..).zip(HARMS.chunks(HARMS.len().div_ceil(2))) {
        let house = House::open().await;
        let evening = evening(&house, seed).await;
        let never = shown(&house, &evening).await;
        let dir = house.close().await;
        let (kept, entries) = resumes(&dir).await;
        assert_eq!(kept, Some(entries), "it was kept as it stopped");
        assert_eq!(restarted(copy(&dir), &evening).await, never, "from the snapshot, seed {seed}");
        for (what, harm) in harms {
            let dir = copy(&dir);
            harm(&file(&dir));
            assert_eq!(restarted(Arc::clone(&dir), &evening).await, never, "{what}, seed {seed}");
            let (kept, entries) = resumes(&dir).await;
            assert_eq!(kept, Some(entries), "{what}: it is kept anew");
        }
    }
}

#[tokio::test]
async fn a_table_that_was_killed_goes_on_from_an_older_snapshot() {
    let house = House::open().await;
    let evening = evening(&house, 7).await;
    let never = shown(&house, &evening).await;
    // As it lies there while the server runs: what came last is in the journal alone.
    let dir = copy(&house.dir);
    house.close().await;
    let (kept, entries) = resumes(&dir).await;
    assert!(kept.is_some_and(|kept| kept < entries), "{kept:?} of {entries}");
    assert_eq!(restarted(dir, &evening).await, never);
}

#[tokio::test]
async fn a_snapshot_of_a_journal_that_was_replaced_is_passed_over() {
    let house = House::open().await;
    let first = evening(&house, 1).await;
    let shorter = copy(&house.dir);
    let table = Table { addr: house.addr, code: first.code.clone(), key: house.key.clone() };
    let mut control = table.control().await;
    for by in 1..=20 {
        assert_eq!(control.play(json!({ "do": "add", "by": by })).await, Answer::Accepted);
    }
    drop(control);
    let dir = house.close().await;
    // A backup was put in the journal's place; what was kept of the later journal is still there.
    let before = restarted(copy(&shorter), &first).await;
    fs::copy(file(&dir), file(&shorter)).unwrap();
    assert_eq!(restarted(shorter, &first).await, before);
}

#[tokio::test]
async fn nobody_but_the_owner_reads_the_snapshots() {
    let house = House::open().await;
    let evening = evening(&house, 2).await;
    drop(evening);
    let dir = house.close().await;
    assert!(file(&dir).exists());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(file(&dir)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
}

#[tokio::test]
async fn a_long_table_is_folded_a_stretch_at_a_time_and_kept_on_the_way() {
    let house = House::with(|mut config| {
        config.limits.frame_burst = 1_000;
        config
    })
    .await;
    let evening = evening(&house, 4).await;
    let table = Table { addr: house.addr, code: evening.code.clone(), key: house.key.clone() };
    let mut control = table.control().await;
    let ids: Vec<Uuid> = (0..600).map(|_| Uuid::new_v4()).collect();
    for (id, by) in ids.iter().zip(1..) {
        let command = json!({ "do": "add", "by": by });
        control.send(&json!({ "type": "play", "id": id, "command": command })).await;
    }
    control.answer(ids[599]).await;
    drop(control);
    let before = shown_last(&house, &evening).await;
    let dir = house.close().await;
    fs::remove_file(file(&dir)).unwrap();
    let house = House::at(Arc::clone(&dir), |config| config).await;
    assert_eq!(shown_last(&house, &evening).await, before);
    house.close().await;
    let kept = Connection::open(file(&dir)).unwrap();
    let count = |rows: &str| -> i64 {
        kept.query_row(&format!("SELECT count(*) FROM {rows}"), [], |row| row.get(0)).unwrap()
    };
    assert!(count("snapshots") >= 3, "one every 256 entries, and the last");
    assert!(count("digests") >= 1);
}

/// What the table shows as it stands.
async fn shown_last(house: &House, evening: &Evening) -> Value {
    let table = Table { addr: house.addr, code: evening.code.clone(), key: house.key.clone() };
    let mut control = table.control().await;
    control.settle().await;
    json!([control.shared.view["game"], points(&control).len()])
}

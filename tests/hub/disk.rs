//! A disk that fails: nothing is acknowledged that is not there, the table says why it stands still,
//! and goes on by itself when the disk does.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use prytaneion::Config;
use prytaneion::journal::{
    Answer as Later, Damage, Entry, Journal, JournalError, Settle, Sound, Sqlite, TableId,
};
use serde_json::json;
use tempfile::TempDir;
use tokio::sync::Semaphore;
use uuid::Uuid;

use crate::client::{Answer, read};
use crate::house::{House, Table, http};
use crate::ready;

/// What the disk does.
#[derive(Clone, Copy)]
#[repr(u8)]
enum Disk {
    Works,
    /// Refuses every write.
    Full,
    /// Writes, and says that it did not.
    Lies,
    /// Never answers.
    Hangs,
}

pub struct Faulty {
    inner: Sqlite,
    disk: Arc<AtomicU8>,
    /// One for each look that may end.
    looks: Arc<Semaphore>,
}

impl Faulty {
    /// One whose disk works, in this file; so many looks at it end, and more when there are more permits.
    pub fn at(file: &Path, looks: usize) -> Self {
        let (inner, disk) = (Sqlite::open(file).unwrap(), Disk::Works as u8);
        let looks = Arc::new(Semaphore::new(looks));
        Self { inner, disk: Arc::new(AtomicU8::new(disk)), looks }
    }

    /// What lets looks end.
    pub fn looks(&self) -> Arc<Semaphore> {
        Arc::clone(&self.looks)
    }

    fn is(&self, disk: Disk) -> bool {
        self.disk.load(Ordering::SeqCst) == disk as u8
    }
}

fn full<T: Send + 'static>() -> Later<T> {
    Box::pin(async { Err(JournalError::Failed("the disk is full".into())) })
}

impl Journal for Faulty {
    fn append(&self, table: TableId, entries: Vec<Entry>) -> Later<()> {
        if self.is(Disk::Full) {
            return full();
        }
        let (lies, hangs) = (self.is(Disk::Lies), self.is(Disk::Hangs));
        let written = self.inner.append(table, entries);
        Box::pin(async move {
            written.await?;
            if hangs {
                std::future::pending::<()>().await;
            }
            if lies { full().await } else { Ok(()) }
        })
    }

    fn sound(&self, table: TableId) -> Later<Sound> {
        self.inner.sound(table)
    }

    fn check(&self) -> Later<Vec<Damage>> {
        let (looks, check) = (Arc::clone(&self.looks), self.inner.check());
        Box::pin(async move {
            looks.acquire().await.unwrap().forget();
            check.await
        })
    }

    fn settle(&self, when: Settle) -> Later<()> {
        self.inner.settle(when)
    }

    fn copy_to(&self, folder: PathBuf) -> Later<()> {
        self.inner.copy_to(folder)
    }

    fn remarks(&self) -> Vec<String> {
        self.inner.remarks()
    }

    fn tables(&self) -> Later<Vec<TableId>> {
        self.inner.tables()
    }

    fn probe(&self) -> Later<()> {
        if self.is(Disk::Works) { self.inner.probe() } else { full() }
    }

    fn close(&self) -> Later<()> {
        self.inner.close()
    }

    fn alive(&self) -> bool {
        self.inner.alive()
    }
}

/// A house whose disk does as it is told.
async fn faulty() -> (House, impl Fn(Disk)) {
    let dir = Arc::new(TempDir::new().unwrap());
    let journal = Arc::new(Faulty::at(&dir.path().join("other.sqlite"), Semaphore::MAX_PERMITS));
    let disk = Arc::clone(&journal.disk);
    let house = House::at(dir, |config| {
        let mut config = Config { journal: Some(journal), ..config };
        config.limits.append = std::time::Duration::from_millis(300);
        config
    })
    .await;
    (house, move |state| disk.store(state as u8, Ordering::SeqCst))
}

fn refused(code: &str) -> Answer {
    Answer::Refused(code.into())
}

#[tokio::test]
async fn a_full_disk_halts_the_table_and_it_goes_on_by_itself() {
    let (house, set) = faulty().await;
    let table = house.table().await;
    let (mut control, mut ant) = (table.control().await, table.sit("ant").await);
    let add = json!({ "do": "add", "by": 1 });
    ant.play(add.clone()).await;

    ready::until(&house, 200, "ready").await;
    set(Disk::Full);
    let id = Uuid::new_v4();
    assert_eq!(ant.play_as(id, None, add.clone()).await, refused("disk"));
    ready::until(&house, 503, "journal: The journal cannot be written").await;
    control.until(|c| c.shared.view["table"]["pause"]["owner"] == "server").await;
    let (status, health) = http(house.addr, "GET", "/healthz", None, None).await;
    assert_eq!((status, health.as_str().unwrap().contains("stood still")), (503, true), "{health}");
    assert!(read(&control.shared.view["table"]["pause"]["reason"]).contains("disk"));
    assert_eq!(control.wait_for("clock_set").await["clock"]["running"], false);
    assert_eq!(control.game()["count"], 1);
    // Whatever needs the journal is refused; whatever does not is not.
    assert_eq!(control.play(add.clone()).await, refused("disk"));
    assert_eq!(control.table(json!({ "do": "resume" })).await, refused("disk"));
    assert_eq!(control.table(json!({ "do": "nudge", "seat": "ant" })).await, Answer::Accepted);
    assert_eq!(table.take("bee", None).await.0, 503);
    let body = json!({ "scenario": "toy", "name": "Another" });
    assert_eq!(http(house.addr, "POST", "/api/tables", Some(&house.key), Some(body)).await.0, 503);
    table.projector().await.verify().await;

    set(Disk::Works);
    control.until(|c| c.shared.view["table"]["pause"].is_null()).await;
    assert_eq!(http(house.addr, "GET", "/healthz", None, None).await, (200, json!("ok")));
    ready::until(&house, 200, "ready").await;
    assert_eq!(control.wait_for("clock_set").await["clock"]["running"], true);
    assert_eq!(ant.play_as(id, None, add).await, Answer::Accepted);
    assert_eq!(ant.game()["count"], 2);
    for client in [&mut control, &mut ant] {
        client.settle().await;
        client.verify().await;
    }
}

#[tokio::test]
async fn an_append_that_was_durable_after_all_is_found_and_a_retry_does_not_count_twice() {
    for fault in [Disk::Lies, Disk::Hangs] {
        let (house, set) = faulty().await;
        let table = house.table().await;
        let mut ant = table.sit("ant").await;
        set(fault);
        let id = Uuid::new_v4();
        let add = json!({ "do": "add", "by": 1 });
        assert_eq!(ant.play_as(id, None, add.clone()).await, refused("disk"));
        assert_eq!(ant.game()["count"], 0);
        set(Disk::Works);
        ant.until(|c| c.shared.view["table"]["pause"].is_null()).await;
        assert_eq!(ant.game()["count"], 1);
        assert_eq!(ant.play_as(id, None, add.clone()).await, Answer::Accepted);
        assert_eq!(ant.play(add).await, Answer::Accepted);
        assert_eq!(ant.game()["count"], 2);
        ant.verify().await;
    }
}

#[tokio::test]
async fn what_control_paused_stays_paused_when_the_disk_comes_back() {
    let (house, set) = faulty().await;
    let table = house.table().await;
    let mut control = table.control().await;
    control.table(json!({ "do": "pause", "reason": "Lunch" })).await;
    set(Disk::Full);
    assert_eq!(control.table(json!({ "do": "lock_lobby" })).await, refused("disk"));
    control.until(|c| c.shared.view["table"]["pause"]["owner"] == "server").await;
    set(Disk::Works);
    control.until(|c| c.shared.view["table"]["pause"]["owner"] == "control").await;
    assert_eq!(control.shared.view["table"]["pause"]["reason"], "Lunch");
    assert_eq!(control.play(json!({ "do": "add", "by": 1 })).await, refused("paused"));
    assert_eq!(control.table(json!({ "do": "resume" })).await, Answer::Accepted);
}

/// Other programs may hold the file for a moment too long: SQLite's own failure, not a pretended one.
#[tokio::test]
async fn a_file_that_somebody_else_holds_is_a_failing_disk() {
    let house = House::open().await;
    let table = house.table().await;
    let mut ant = table.sit("ant").await;
    let other = rusqlite::Connection::open(house.dir.path().join("journal.sqlite")).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    assert_eq!(ant.play(json!({ "do": "add", "by": 1 })).await, refused("disk"));
    other.execute_batch("ROLLBACK").unwrap();
    ant.until(|c| c.shared.view["table"]["pause"].is_null()).await;
    assert_eq!(ant.play(json!({ "do": "add", "by": 1 })).await, Answer::Accepted);
    assert_eq!(ant.game()["count"], 1);
}

/// As on a disk that is full: what is to be written beside the head finds no room.
#[cfg(unix)]
#[tokio::test]
async fn a_journal_without_room_for_its_head_is_read_and_goes_on_once_there_is_some() {
    let house = House::open().await;
    let table = house.table().await;
    let token = table.token("ant").await;
    let dir = house.close().await;
    let beside = dir.path().join("journal.sqlite.head.new");
    std::os::unix::fs::symlink("/dev/full", &beside).unwrap();
    let house = House::at(dir, |config| config).await;
    let table = Table { addr: house.addr, ..table };
    let mut ant = table.seat(&token).await;
    assert_eq!(ant.game()["count"], 0);
    let add = json!({ "do": "add", "by": 1 });
    let id = Uuid::new_v4();
    assert_eq!(ant.play_as(id, None, add.clone()).await, refused("disk"));
    ant.until(|ant| ant.shared.view["table"]["pause"]["owner"] == "server").await;
    std::fs::remove_file(&beside).unwrap();
    ant.until(|ant| ant.shared.view["table"]["pause"].is_null()).await;
    assert_eq!(ant.play_as(id, None, add).await, Answer::Accepted);
    assert_eq!(ant.game()["count"], 1);
}

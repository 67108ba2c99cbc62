//! Tables that sleep: nobody can tell, whatever comes when, and what is to happen by itself happens.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use futures_util::future::join_all;
use prytaneion::journal::{
    Answer as Later, Damage, Entry, Journal, JournalError, Settle, Sound, Sqlite, TableId,
};
use prytaneion::{Config, Limits};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use tempfile::TempDir;
use uuid::Uuid;

use crate::client::{Answer, Client, PATIENCE, hello};
use crate::house::{House, Table, brisk, http};
use crate::journal::rows;

/// How long nobody must be at a table of these tests before it sleeps.
const SLEEP: Duration = Duration::from_millis(30);

/// Tables that soon sleep, although the journal is looked at all the time.
fn drowsy(config: Config) -> Config {
    let check = SLEEP / 2;
    Config { limits: Limits { sleep: SLEEP, check, ..brisk() }, ..config }
}

async fn house() -> House {
    House::with(drowsy).await
}

async fn restarted(house: House) -> House {
    House::at(house.close().await, drowsy).await
}

/// Waits until this is so, which no socket tells.
async fn until(what: &str, mut so: impl AsyncFnMut() -> bool) {
    let patience = tokio::time::Instant::now() + PATIENCE;
    while !so().await {
        assert!(tokio::time::Instant::now() < patience, "{what}");
        tokio::time::sleep(Duration::from_millis(3)).await;
    }
}

async fn until_asleep(house: &House) {
    until("all sleep", async || (house.awake)() == 0).await;
}

async fn entries(house: &House) -> i64 {
    rows(house.dir.path(), "SELECT count(*) FROM entries").await
}

fn add() -> Value {
    json!({ "do": "add", "by": 1 })
}

fn at(house: &House, table: &Table) -> Table {
    Table { addr: house.addr, code: table.code.clone(), key: house.key.clone() }
}

async fn now(client: &mut Client) -> u64 {
    client.send(&json!({ "type": "ping", "sent": 0.0 })).await;
    client.wait_for("pong").await["clock"]["now"].as_u64().unwrap()
}

#[tokio::test]
async fn a_table_that_nobody_is_at_sleeps_and_is_what_it_was_for_whoever_comes() {
    let house = house().await;
    let table = house.table().await;
    let (ant, bee) = (table.token("ant").await, table.token("bee").await);
    let (mut one, mut other) = (table.seat(&ant).await, table.seat(&bee).await);
    let (accepted, refused) = (Uuid::new_v4(), Uuid::new_v4());
    assert_eq!(one.play_as(accepted, None, add()).await, Answer::Accepted);
    let early = json!({ "do": "turn", "page": 1 });
    let turned = one.play_as(refused, None, early.clone()).await;
    assert_eq!(turned, Answer::Refused("turned".into()));
    assert_eq!(one.play(json!({ "do": "turn", "page": 0 })).await, Answer::Accepted);
    other.play(json!({ "do": "hide", "secret": "under the stone" })).await;
    one.settle().await;
    let (seen, hidden) = (one.shared.view.clone(), other.own.view.clone());
    drop((one, other));
    until_asleep(&house).await;

    let written = entries(&house).await;
    let (mut one, mut other) = (table.seat(&ant).await, table.seat(&bee).await);
    assert_eq!((house.awake)(), 1);
    one.until(|c| c.shared.view["table"]["seats"] == seen["table"]["seats"]).await;
    assert_eq!((&one.shared.view, &other.own.view), (&seen, &hidden));
    assert_eq!(one.play_as(accepted, None, add()).await, Answer::Accepted, "a retry");
    let taken = Answer::Refused("id_in_use".into());
    assert_eq!(other.play_as(accepted, None, add()).await, taken, "another's");
    assert_eq!(entries(&house).await, written);
    // What was refused changed nothing and is decided anew, as after a restart.
    assert_eq!(one.play_as(refused, None, early).await, Answer::Accepted);
    one.verify().await;
}

#[tokio::test]
async fn the_clock_of_a_table_that_sleeps_goes_on() {
    let house = house().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let first = now(&mut control).await;
    until("time goes", async || now(&mut control).await >= first + 200).await;
    let before = now(&mut control).await;
    drop(control);
    until_asleep(&house).await;
    let after = now(&mut table.control().await).await;
    assert!(after >= before + 30, "{after} after {before}");
}

#[tokio::test]
async fn a_table_with_an_alarm_stays_awake_until_it_has_rung() {
    let house = house().await;
    let table = house.table().await;
    let mut control = table.control().await;
    assert_eq!(control.play(json!({ "do": "start", "after_ms": 300 })).await, Answer::Accepted);
    drop(control);
    until_asleep(&house).await;
    assert_eq!(table.control().await.game()["rings"], 1);
}

#[tokio::test]
async fn a_table_with_something_under_its_pens_stays_awake() {
    let house = house().await;
    let table = house.table().await;
    let mut control = table.control().await;
    control.play(json!({ "do": "write" })).await;
    let token = table.token("ant").await;
    let mut ant = table.seat(&token).await;
    ant.send(&json!({ "type": "draft", "of": 0, "content": "Dear all" })).await;
    ant.until(|c| c.own.view["draft"]["content"] == "Dear all").await;
    drop((ant, control));
    // Another table is made after it, and sleeps before it would.
    house.table().await;
    until("the other sleeps", async || (house.awake)() == 1).await;
    let ant = table.seat(&token).await;
    assert_eq!(ant.own.view["draft"]["content"], "Dear all");
}

fn in_ms(ms: u64) -> i64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    i64::try_from(now.as_millis()).unwrap() + i64::try_from(ms).unwrap()
}

#[tokio::test]
async fn what_falls_due_on_a_day_wakes_a_table_that_sleeps() {
    let house = house().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let due = json!({ "do": "due", "at": in_ms(500) });
    assert_eq!(control.play(due).await, Answer::Accepted);
    drop(control);
    until_asleep(&house).await;
    assert_eq!(entries(&house).await, 3, "it has not come yet");
    until("it has fallen due", async || entries(&house).await == 4).await;
    until_asleep(&house).await;
    assert!(table.control().await.game()["late"].is_i64());
}

#[tokio::test]
async fn after_a_start_nobody_is_awake_but_those_whom_something_waits_for() {
    let house = house().await;
    let (quiet, rings, due) = (house.table().await, house.table().await, house.table().await);
    for (table, command) in [
        (&rings, json!({ "do": "start", "after_ms": 400 })),
        (&due, json!({ "do": "due", "at": in_ms(600) })),
    ] {
        assert_eq!(table.control().await.play(command).await, Answer::Accepted);
    }
    let before = entries(&house).await;
    let house = restarted(house).await;
    until("both have rung", async || entries(&house).await == before + 2).await;
    until_asleep(&house).await;
    for (table, what) in [(&rings, "rings"), (&due, "late")] {
        assert!(at(&house, table).control().await.game()[what].is_i64(), "{what}");
    }
    assert_eq!(at(&house, &quiet).facts().await["name"], "First table");
}

async fn list(house: &House) -> Value {
    let (status, list) = http(house.addr, "GET", "/api/tables", Some(&house.key), None).await;
    assert_eq!(status, 200, "{list}");
    list
}

#[tokio::test]
async fn the_list_of_tables_is_the_same_whoever_sleeps_and_wakes_nobody() {
    let house = house().await;
    let tables = [house.table().await, house.table().await, house.table().await];
    tables[0].token("bee").await;
    let mut control = tables[1].control().await;
    control.play(json!({ "do": "finish" })).await;
    control.table(json!({ "do": "name_table", "name": "A hall" })).await;
    control.table(json!({ "do": "lock_lobby" })).await;
    drop(control);
    let sorted = |list: Value| {
        let mut rows = list.as_array().unwrap().clone();
        rows.sort_by_key(|row| row["code"].to_string());
        rows
    };
    let awake = sorted(list(&house).await);
    assert!(awake.iter().any(|row| row["over"] == true && row["lobby"] == "locked"));
    until_asleep(&house).await;
    assert_eq!(sorted(list(&house).await), awake);
    assert_eq!((house.awake)(), 0);
    let house = restarted(house).await;
    assert_eq!(sorted(list(&house).await), awake);
    assert_eq!((house.awake)(), 0, "what was kept says it");
    // Where nothing was kept they are asked, and it is kept.
    let dir = house.close().await;
    fs::remove_file(dir.path().join("journal.sqlite.snapshots")).unwrap();
    let house = House::at(dir, drowsy).await;
    assert_eq!(sorted(list(&house).await), awake);
    until_asleep(&house).await;
    let house = restarted(house).await;
    assert_eq!((house.awake)(), 0);
    assert_eq!(sorted(list(&house).await), awake);
}

/// A journal that counts how often a table is read, and does not answer when it is told not to.
struct Counting {
    inner: Sqlite,
    reads: Arc<AtomicUsize>,
    fails: Arc<AtomicBool>,
}

impl Journal for Counting {
    fn append(&self, table: TableId, entries: Vec<Entry>) -> Later<()> {
        self.inner.append(table, entries)
    }
    fn sound(&self, table: TableId) -> Later<Sound> {
        self.inner.sound(table)
    }
    fn returns(&self, table: TableId) -> Later<Vec<Entry>> {
        self.reads.fetch_add(1, Ordering::SeqCst);
        if self.fails.load(Ordering::SeqCst) {
            return Box::pin(async { Err(JournalError::Failed("the disk is away".into())) });
        }
        self.inner.returns(table)
    }
    fn openings(&self) -> Later<Vec<prytaneion::journal::Opening>> {
        self.inner.openings()
    }
    fn tables(&self) -> Later<Vec<TableId>> {
        self.inner.tables()
    }
    fn probe(&self) -> Later<()> {
        self.inner.probe()
    }
    fn check(&self) -> Later<Vec<Damage>> {
        self.inner.check()
    }
    fn settle(&self, when: Settle) -> Later<()> {
        self.inner.settle(when)
    }
    fn copy_to(&self, folder: std::path::PathBuf) -> Later<()> {
        self.inner.copy_to(folder)
    }
    fn remarks(&self) -> Vec<String> {
        self.inner.remarks()
    }
    fn close(&self) -> Later<()> {
        self.inner.close()
    }
    fn alive(&self) -> bool {
        self.inner.alive()
    }
}

/// A server whose journal is this one.
async fn counted(dir: Arc<TempDir>, counts: &(Arc<AtomicUsize>, Arc<AtomicBool>)) -> House {
    let (reads, fails) = counts.clone();
    House::at(dir, |config: Config| {
        let inner = Sqlite::open(&config.data.join("other.sqlite")).unwrap();
        Config { journal: Some(Arc::new(Counting { inner, reads, fails })), ..config }
    })
    .await
}

#[tokio::test]
async fn a_table_that_cannot_be_woken_is_not_said_to_be_gone() {
    let counts = Default::default();
    let house = counted(Arc::new(TempDir::new().unwrap()), &counts).await;
    let table = house.table().await;
    let dir = house.close().await;
    counts.1.store(true, Ordering::SeqCst);
    let house = counted(dir, &counts).await;
    let table = at(&house, &table);
    let mut client = Client::connect(house.addr, &table.code).await;
    client.send(&hello("projector", None)).await;
    assert_eq!(client.end().await, 4012, "whoever comes shall come again");
    assert_eq!(table.take("ant", None).await.0, 503);
    counts.1.store(false, Ordering::SeqCst);
    assert_eq!(table.take("ant", None).await.0, 201);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_many_come_to_at_once_is_woken_once() {
    let counts = Default::default();
    let house = counted(Arc::new(TempDir::new().unwrap()), &counts).await;
    let tables = [house.table().await, house.table().await];
    let dir = house.close().await;
    let _ = fs::remove_file(dir.path().join("other.sqlite.snapshots"));
    let house = counted(dir, &counts).await;
    // A server that has just started wakes its tables for a moment, to learn what they wait for.
    let reads = || counts.0.load(Ordering::SeqCst);
    until("it has looked", async || reads() == 2 && (house.awake)() == 0).await;
    let tables = tables.map(|table| at(&house, &table));
    // None asks for the list of tables: it lets a table that it woke sleep again at once.
    let come = (0..60).map(async |nth| match nth % 3 {
        0 => drop(tables[nth % 2].facts().await),
        _ => drop(tables[nth % 2].projector().await),
    });
    join_all(come).await;
    assert_eq!(reads(), 4);
}

/// What one player knows to have sent.
struct Player {
    table: Table,
    token: String,
    sent: Vec<Uuid>,
}

impl Player {
    /// Comes, plays and goes, at random; with some of what was sent it does not wait for the answer, and
    /// asks again later.
    async fn plays(&mut self, chance: &mut StdRng) {
        let mut doubt: Vec<Uuid> = Vec::new();
        for _ in 0..12 {
            let mut client = self.table.seat(&self.token).await;
            for id in doubt.drain(..) {
                assert_eq!(client.play_as(id, None, add()).await, Answer::Accepted);
            }
            for _ in 0..chance.random_range(0..3) {
                let id = client.play_later(&add()).await;
                self.sent.push(id);
                match chance.random_range(0..3) {
                    0 => doubt.push(id),
                    _ => assert_eq!(client.answer(id).await, Answer::Accepted),
                }
            }
            drop(client);
            if chance.random() {
                self.table.facts().await;
            }
            // Around the moment at which the table goes to sleep.
            let pause = chance.random_range(0..6);
            tokio::time::sleep(Duration::from_millis(pause)).await;
        }
        let mut client = self.table.seat(&self.token).await;
        for id in doubt {
            assert_eq!(client.play_as(id, None, add()).await, Answer::Accepted);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn law_whoever_comes_whenever_loses_and_doubles_nothing() {
    let dir = Arc::new(TempDir::new().unwrap());
    let house = House::at(dir, |config| {
        let sleep = Duration::from_millis(2);
        Config { limits: Limits { sleep, ..brisk() }, ..config }
    })
    .await;
    let mut tables = Vec::new();
    for seed in 0..4 {
        let table = house.table().await;
        let mut players = Vec::new();
        for seat in ["ant", "bee"] {
            let token = table.token(seat).await;
            players.push(Player { table: at(&house, &table), token, sent: Vec::new() });
        }
        tables.push((seed, table, players));
    }
    let evenings = tables.into_iter().map(|(seed, table, players)| {
        tokio::spawn(async move {
            let mut chance = StdRng::seed_from_u64(seed);
            let play = players.into_iter().map(|mut player| {
                let mut own = StdRng::seed_from_u64(chance.random());
                async move {
                    player.plays(&mut own).await;
                    player.sent.len()
                }
            });
            let sent: usize = join_all(play).await.into_iter().sum();
            (table, sent)
        })
    });
    for evening in join_all(evenings).await {
        let (table, sent) = evening.unwrap();
        let mut control = table.control().await;
        assert_eq!(control.game()["count"], sent);
        control.verify().await;
    }
}

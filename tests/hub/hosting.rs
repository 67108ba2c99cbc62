//! Who may host: organisers and what they may not see, their limits, and what becomes of tables that are
//! archived, purged and restored.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use flate2::read::GzDecoder;
use prytaneion::wire::Allowance;
use prytaneion::{Config, Hosting};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::sleep;

use crate::client::{Answer, Client, hello};
use crate::house::{House, SEATS, Table, http, http_raw};
use crate::places::Place;
use crate::toy;

/// A house that looks after what is due all the time.
async fn brisk_house(change: impl FnOnce(Config) -> Config) -> House {
    House::with(|config| change(brisk(config))).await
}

fn brisk(mut config: Config) -> Config {
    config.limits.house = Duration::from_millis(5);
    config
}

impl House {
    /// Invites an organiser: the id and the key.
    async fn invite(&self, name: &str, limits: Value) -> (String, String) {
        let body = json!({ "name": name, "limits": limits });
        let (status, made) = self.call("POST", "/api/organisers", &self.key, Some(body)).await;
        assert_eq!(status, 201, "{made}");
        let id = made["id"].as_str().unwrap().to_owned();
        let line = self.organiser(&id).await.unwrap();
        (id, line["key"].as_str().unwrap().into())
    }

    async fn organiser(&self, id: &str) -> Option<Value> {
        let (status, lines) = self.call("GET", "/api/organisers", &self.key, None).await;
        assert_eq!(status, 200, "{lines}");
        lines.as_array().unwrap().iter().find(|line| line["id"] == id).cloned()
    }

    async fn call(&self, method: &str, path: &str, key: &str, body: Option<Value>) -> (u16, Value) {
        http(self.addr, method, path, Some(key), body).await
    }

    async fn table_of(&self, key: &str, name: &str) -> Table {
        let body = json!({ "scenario": "toy", "name": name });
        let (status, made) = self.call("POST", "/api/tables", key, Some(body)).await;
        assert_eq!(status, 201, "{made}");
        let code = made["code"].as_str().unwrap().into();
        Table { addr: self.addr, code, key: key.into() }
    }

    /// The tables that somebody looks after, by their names.
    async fn names(&self, key: &str) -> Vec<String> {
        let lines = self.lines(key).await;
        lines.iter().map(|line| line["name"].as_str().unwrap().to_owned()).collect()
    }

    async fn lines(&self, key: &str) -> Vec<Value> {
        let (status, lines) = self.call("GET", "/api/tables", key, None).await;
        assert_eq!(status, 200, "{lines}");
        lines.as_array().unwrap().clone()
    }
}

impl Table {
    async fn deed(&self, what: &str, body: Value) -> (u16, Value) {
        let path = format!("/api/tables/{}/{what}", self.code);
        http(self.addr, "POST", &path, Some(&self.key), Some(body)).await
    }

    /// An archived table's file.
    async fn file(&self) -> Vec<u8> {
        let path = format!("/api/tables/{}/file", self.code);
        let (status, bytes) = raw(self.addr, "GET", &path, &self.key, &[]).await;
        assert_eq!(status, 200, "{}", String::from_utf8_lossy(&bytes));
        bytes
    }
}

/// One call over HTTP with bytes: the status and the bytes of the answer.
async fn raw(addr: SocketAddr, method: &str, path: &str, key: &str, body: &[u8]) -> (u16, Vec<u8>) {
    let mut stream = TcpStream::connect(addr).await.unwrap();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {addr}\r\nconnection: close\r\nauthorization: Bearer {key}\r\n\
         content-type: application/gzip\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    stream.write_all(body).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let at = answer.windows(4).position(|four| four == b"\r\n\r\n").unwrap();
    let head = String::from_utf8(answer[..at].to_vec()).unwrap();
    (head.split(' ').nth(1).unwrap().parse().unwrap(), answer[at + 4..].to_vec())
}

async fn restore(house: &House, key: &str, file: &[u8]) -> (u16, Value) {
    let (status, answer) = raw(house.addr, "POST", "/api/restore", key, file).await;
    (status, serde_json::from_slice(&answer).unwrap())
}

/// What an archived table's file says of itself.
fn label(file: &[u8]) -> Value {
    let text = std::io::read_to_string(GzDecoder::new(file)).unwrap();
    serde_json::from_str(text.lines().next().unwrap()).unwrap()
}

fn refused((status, said): (u16, Value), with: u16, code: &str) -> String {
    assert_eq!((status, said["code"].as_str()), (with, Some(code)), "{said}");
    let sentence = said["sentence"].as_str().unwrap().to_owned();
    assert!(sentence.starts_with(char::is_uppercase), "{sentence}");
    sentence
}

/// How a socket ends that says that it is Control's.
async fn turned_away(table: &Table, key: &str) -> u16 {
    let mut client = Client::connect(table.addr, &table.code).await;
    client.send(&hello("control", Some(key))).await;
    client.end().await
}

async fn until(so: impl AsyncFn() -> bool) {
    for _ in 0..2_000 {
        if so().await {
            return;
        }
        sleep(Duration::from_millis(5)).await;
    }
    panic!("it never came to that");
}

/// Whether this text stands anywhere in a file.
fn holds(file: &Path, text: &str) -> bool {
    let bytes = std::fs::read(file).unwrap();
    bytes.windows(text.len()).any(|there| there == text.as_bytes())
}

fn add() -> Value {
    json!({ "do": "add", "by": 1 })
}

#[tokio::test]
async fn an_organiser_is_control_of_the_own_tables_and_the_operator_of_all() {
    let house = House::open().await;
    let operators = house.table().await;
    let (_, ada) = house.invite("Ada", Value::Null).await;
    let (_, bob) = house.invite("Bob", Value::Null).await;
    let table = house.table_of(&ada, "Ada’s").await;
    let mut control = table.control().await;
    assert_eq!(control.welcome["helper"], false);
    assert_eq!(control.play(add()).await, Answer::Accepted);
    control.keys().await;
    assert_eq!(house.names(&ada).await, ["Ada’s"]);
    assert_eq!(house.names(&bob).await, [""; 0]);
    assert_eq!(house.names(&house.key).await, ["Ada’s", "First table"]);
    let lines = house.lines(&house.key).await;
    assert_eq!((&lines[0]["organiser"], &lines[1]["organiser"]), (&json!("Ada"), &Value::Null));
    assert_eq!((&lines[0]["here"], &lines[1]["here"]), (&json!(1), &json!(0)));
    assert!(lines[0]["bytes"].as_u64().unwrap() > 100);
    let by_operator = Client::enter(house.addr, &table.code, "control", Some(&house.key)).await;
    assert_eq!(by_operator.game()["count"], 1);
    assert_eq!(turned_away(&operators, &ada).await, 4001);
    let dir = house.close().await;
    let house = House::at(dir, |config| config).await;
    assert_eq!(house.names(&ada).await, ["Ada’s"], "and so it is after a restart");
}

#[tokio::test]
async fn an_organiser_neither_sees_nor_touches_anothers_table_by_any_way() {
    let house = House::open().await;
    let (_, ada) = house.invite("Ada", Value::Null).await;
    let (id, bob) = house.invite("Bob", Value::Null).await;
    let table = house.table_of(&ada, "Ada’s").await;
    let at = |what: &str| format!("/api/tables/{}/{what}", table.code);
    assert_eq!(turned_away(&table, &bob).await, 4001);
    for (path, status) in [
        (at("sheets"), 401),
        (at("chronicle?edition=control"), 401),
        (at("chronicle?edition=seat:ant"), 401),
        (at("chronicle/journal"), 401),
        (at("file"), 404),
        ("/api/organisers".into(), 401),
        ("/spare".into(), 400),
    ] {
        let (found, said) = house.call("GET", &path, &bob, None).await;
        assert_eq!(found, status, "{path}: {said}");
    }
    let named = json!({ "name": "Ada’s" });
    for (what, body) in [
        ("shown", json!({ "shown": true })),
        ("archive", json!({})),
        ("back", json!({})),
        ("delete", named.clone()),
    ] {
        let theirs =
            refused(house.call("POST", &at(what), &bob, Some(body.clone())).await, 404, "no_table");
        let none = format!("/api/tables/AAAAA/{what}");
        let nobodys = refused(house.call("POST", &none, &bob, Some(body)).await, 404, "no_table");
        assert_eq!(theirs, nobodys, "whether it is there is not told");
    }
    let copy = json!({ "copy": table.code, "name": "Mine" });
    refused(house.call("POST", "/api/tables", &bob, Some(copy)).await, 404, "no_table");
    let own = format!("/api/organisers/{id}");
    for (method, path) in [("POST", own.clone()), ("POST", format!("{own}/renew")), ("DELETE", own)]
    {
        let body = json!({ "name": "Bob", "limits": null });
        let (status, _) = house.call(method, &path, &bob, Some(body)).await;
        assert_eq!(status, 401, "an organiser gives nobody more");
    }
    // A spare gets every secret.
    let upgrade = ["connection: upgrade", "upgrade: websocket", "sec-websocket-version: 13"];
    let upgrade = [&upgrade[..], &["sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ=="]].concat();
    let (head, _) = http_raw(house.addr, "GET", "/spare", Some(&bob), &upgrade, None).await;
    assert!(head.starts_with("http/1.1 401"), "{head}");
    assert_eq!(house.names(&ada).await, ["Ada’s"]);
    table.control().await;
}

#[tokio::test]
async fn a_key_that_was_renewed_or_revoked_ends_at_once_and_tables_stay() {
    let house = House::open().await;
    let (id, ada) = house.invite("Ada", Value::Null).await;
    let table = house.table_of(&ada, "Ada’s").await;
    let mut control = table.control().await;
    let path = format!("/api/organisers/{id}");
    let (status, _) = house.call("POST", &format!("{path}/renew"), &house.key, None).await;
    assert_eq!((status, control.end().await), (204, 4001));
    refused(house.call("GET", "/api/tables", &ada, None).await, 401, "unauthorized");
    let fresh = house.organiser(&id).await.unwrap()["key"].as_str().unwrap().to_owned();
    assert_eq!(house.names(&fresh).await, ["Ada’s"]);
    let table = Table { key: fresh.clone(), ..table };
    let mut control = table.control().await;
    let (status, _) = house.call("DELETE", &path, &house.key, None).await;
    assert_eq!((status, control.end().await), (204, 4001));
    refused(house.call("GET", "/api/tables", &fresh, None).await, 401, "unauthorized");
    refused(house.call("DELETE", &path, &house.key, None).await, 404, "no_organiser");
    assert!(house.organiser(&id).await.is_none());
    assert_eq!(house.lines(&house.key).await[0]["organiser"], Value::Null, "it is the operator’s");
    let alter = json!({ "name": "Ada" });
    refused(house.call("POST", &path, &house.key, Some(alter)).await, 404, "no_organiser");
}

#[tokio::test]
async fn each_limit_is_kept_and_said_with_what_to_do() {
    let house = House::open().await;
    let limits = Allowance { tables: 2, onlookers: 1, megabytes: 1, scenarios: 0 };
    let (id, ada) = house.invite("Ada", json!(limits)).await;
    let make = json!({ "scenario": "toy", "name": "One" });
    let make = || house.call("POST", "/api/tables", &ada, Some(make.clone()));
    // However many come at once.
    let all = futures_util::future::join_all((0..6).map(|_| make())).await;
    let made = all.iter().filter(|(status, _)| *status == 201).count();
    assert_eq!(made, 2, "{all:?}");
    assert_eq!(house.names(&ada).await.len(), 2);
    let sentence = refused(make().await, 409, "too_many_tables");
    assert!(sentence.contains("(2)") && sentence.contains("Archive or delete"), "{sentence}");

    let code = house.lines(&ada).await[0]["code"].as_str().unwrap().to_owned();
    let table = Table { addr: house.addr, code, key: ada.clone() };
    let _first = table.projector().await;
    let mut second = Client::connect(house.addr, &table.code).await;
    second.send(&hello("onlooker", None)).await;
    assert_eq!(second.end().await, 4053);

    let body = json!({ "files": { "scenario.toml": "" } });
    let (status, said) = house.call("POST", "/api/uploads", &ada, Some(body)).await;
    assert_eq!(status, 422, "{said}");

    let none = Allowance { tables: 9, megabytes: 0, ..limits };
    let body = json!({ "name": "Ada", "limits": none });
    let path = format!("/api/organisers/{id}");
    assert_eq!(house.call("POST", &path, &house.key, Some(body)).await.0, 204);
    let sentence = refused(make().await, 409, "too_much_stored");
    assert!(sentence.contains("0 MB"), "{sentence}");
    // What is being played goes on.
    assert_eq!(table.control().await.play(add()).await, Answer::Accepted);
    let card = house.call("GET", "/api/house", &ada, None).await.1;
    assert_eq!(card["organiser"]["limits"], json!(none));
    assert_eq!(card["organiser"]["used"]["tables"], 2);
    assert_eq!((&card["operator"], &card["keep_days"]), (&json!(false), &json!(30)));
}

#[tokio::test]
async fn scenarios_are_each_organisers_own() {
    let house = House::with(|config| Config {
        registry: prytaneion::games::registry(),
        scenarios: Vec::new(),
        ..config
    })
    .await;
    let limits = Allowance { tables: 9, onlookers: 9, megabytes: 9, scenarios: 1 };
    let (_, ada) = house.invite("Ada", json!(limits)).await;
    let (_, bob) = house.invite("Bob", json!(limits)).await;
    let small = prytaneion::games::registry().small();
    let body = |name: &str| {
        let mut files = small.clone();
        files.get_mut("scenario.toml").unwrap().push_str(&format!("\n# {name}\n"));
        json!({ "files": files })
    };
    let (status, taken) = house.call("POST", "/api/uploads", &ada, Some(body("one"))).await;
    assert_eq!(status, 201, "{taken}");
    let id = taken["id"].as_str().unwrap();
    let listed = async |key: &str| {
        let (_, listed) = house.call("GET", "/api/scenarios", key, None).await;
        listed.as_array().unwrap().iter().any(|one| one["id"] == id && one["brought"] == true)
    };
    assert!(listed(&ada).await && !listed(&bob).await && !listed(&house.key).await);
    let make = json!({ "scenario": id, "name": "Mine" });
    refused(house.call("POST", "/api/tables", &bob, Some(make)).await, 404, "no_scenario");
    // The same one again takes no more room.
    assert_eq!(house.call("POST", "/api/uploads", &ada, Some(body("one"))).await.0, 201);
    let (status, said) = house.call("POST", "/api/uploads", &ada, Some(body("two"))).await;
    let fault = said["faults"][0].as_str().unwrap();
    assert!(status == 422 && fault.contains("(1)") && fault.contains("Remove one"), "{said}");
    let path = format!("/api/uploads/{id}");
    refused(house.call("DELETE", &path, &bob, None).await, 404, "no_scenario");
    assert_eq!(house.call("DELETE", &path, &ada, None).await.0, 204);
    assert!(!listed(&ada).await);
}

#[tokio::test]
async fn an_archived_table_is_put_away_and_taken_back_as_it_was() {
    let house = House::open().await;
    let (_, ada) = house.invite("Ada", Value::Null).await;
    let table = house.table_of(&ada, "Ada’s").await;
    let (mut ant, token) = (table.sit("ant").await, table.token("bee").await);
    assert_eq!(ant.play(add()).await, Answer::Accepted);
    assert_eq!(table.deed("shown", json!({ "shown": true })).await.0, 204);
    assert_eq!(table.deed("archive", json!({})).await.0, 204);
    ant.end().await;
    refused(table.deed("archive", json!({})).await, 409, "archived");
    let (status, said) =
        http(house.addr, "GET", &format!("/api/tables/{}", table.code), None, None).await;
    assert_eq!(status, 404, "{said}");
    let line = house.lines(&ada).await.remove(0);
    let [since, until] = [0, 1].map(|at| line["archived"][at].as_i64().unwrap());
    assert_eq!(until - since, 30 * 24 * 60 * 60 * 1000);
    assert_eq!(line["shown"], false);
    refused(table.deed("shown", json!({ "shown": true })).await, 409, "archived");
    let dir = house.close().await;
    let house = House::at(dir, |config| config).await;
    let table = Table { addr: house.addr, ..table };
    assert_eq!(turned_away(&table, &ada).await, 4004, "after a restart too");
    assert_eq!(house.names(&ada).await, ["Ada’s"]);
    assert_eq!(table.deed("back", json!({})).await.0, 204);
    refused(table.deed("back", json!({})).await, 409, "not_archived");
    let bee = table.seat(&token).await;
    assert_eq!(bee.game()["count"], 1);
}

#[tokio::test]
async fn what_was_archived_and_purged_comes_back_from_its_file_with_the_same_hash() {
    let house = House::open().await;
    let (_, ada) = house.invite("Ada", Value::Null).await;
    let (_, bob) = house.invite("Bob", Value::Null).await;
    let table = house.table_of(&ada, "Ada’s").await;
    let token = table.token("ant").await;
    let mut ant = table.seat(&token).await;
    for _ in 0..5 {
        assert_eq!(ant.play(add()).await, Answer::Accepted);
    }
    let path = format!("/api/tables/{}/file", table.code);
    refused(house.call("GET", &path, &ada, None).await, 409, "not_archived");
    table.deed("archive", json!({})).await;
    let file = table.file().await;
    refused(restore(&house, &ada, &file).await, 409, "is_here");
    refused(table.deed("delete", json!({ "name": "Another" })).await, 422, "wrong_name");
    assert_eq!(table.deed("delete", json!({ "name": "Ada’s" })).await.0, 204);
    refused(table.deed("delete", json!({ "name": "Ada’s" })).await, 404, "no_table");
    assert_eq!(house.names(&ada).await, [""; 0]);
    let dir = house.close().await;
    for file in ["journal.sqlite", "journal.sqlite.snapshots"] {
        assert!(!holds(&dir.path().join(file), "Ada’s"), "nothing of it is left in {file}");
    }
    let house = House::at(dir, |config| config).await;
    let (status, made) = restore(&house, &ada, &file).await;
    assert_eq!((status, made["code"].as_str()), (201, Some(table.code.as_str())), "{made}");
    refused(restore(&house, &bob, &file).await, 409, "is_here");
    let table = Table { addr: house.addr, ..table };
    assert_eq!(house.names(&ada).await, ["Ada’s"]);
    let mut ant = table.seat(&token).await;
    assert_eq!(ant.game()["count"], 5);
    let draws = format!("/api/tables/{}/draws", table.code);
    let (_, record) = http(house.addr, "GET", &draws, None, None).await;
    let seeds = record["seeds"].as_array().unwrap().len();
    assert_eq!(seeds, 2, "whoever has the file knows the first one: {record}");
    assert_eq!(ant.play(add()).await, Answer::Accepted);
    table.deed("archive", json!({})).await;
    let again = table.file().await;
    assert_eq!(label(&again)["table"], label(&file)["table"]);
    table.deed("back", json!({})).await;
    assert_eq!(table.seat(&token).await.play(add()).await, Answer::Accepted, "it goes on");

    // On another server it comes back too, and is then who restored it's.
    let other = House::open().await;
    let (_, eve) = other.invite("Eve", Value::Null).await;
    assert_eq!(restore(&other, &eve, &file).await.0, 201);
    let there = Table { addr: other.addr, code: table.code.clone(), key: eve.clone() };
    there.deed("archive", json!({})).await;
    assert_eq!(label(&there.file().await)["hash"], label(&file)["hash"]);
}

#[tokio::test]
async fn a_file_that_is_none_or_was_harmed_changes_nothing() {
    let house = House::open().await;
    let table = house.table().await;
    table.deed("archive", json!({})).await;
    let mut file = table.file().await;
    table.deed("delete", json!({ "name": "First table" })).await;
    let half = file.len() / 2;
    for bytes in [&b"PK"[..], b"", &file[..half]] {
        refused(restore(&house, &house.key, bytes).await, 422, "unreadable_record");
    }
    file[half] ^= 1;
    refused(restore(&house, &house.key, &file).await, 422, "unreadable_record");
    assert_eq!(raw(house.addr, "POST", "/api/restore", "no key", b"").await.0, 401);
    assert_eq!(house.names(&house.key).await, [""; 0]);
}

#[tokio::test]
async fn a_code_that_another_table_had_is_given_to_none_also_from_a_file() {
    let house = House::open().await;
    let table = house.table().await;
    table.deed("archive", json!({})).await;
    let file = table.file().await;
    let other = House::open().await.close().await;
    let journal = rusqlite::Connection::open(other.path().join("journal.sqlite")).unwrap();
    let grave = json!({ "code": table.code, "purged_unix_ms": 0 }).to_string();
    let key = format!("purged/{}", uuid::Uuid::new_v4());
    journal.execute("INSERT INTO records VALUES (?1, ?2, 1, 1)", [&key, &grave]).unwrap();
    drop(journal);
    let other = House::at(other, |config| config).await;
    let sentence = refused(restore(&other, &other.key, &file).await, 409, "code_taken");
    assert!(sentence.contains("another server"), "{sentence}");
}

#[tokio::test]
async fn an_archived_table_is_purged_when_its_time_has_come() {
    let hosting = Hosting { keep_days: 0, ..Hosting::default() };
    let house = brisk_house(|config| Config { hosting, ..config }).await;
    let (table, other) = (house.table().await, house.table_of(&house.key, "Other").await);
    assert_eq!(table.deed("archive", json!({})).await.0, 204);
    until(async || house.names(&house.key).await == ["Other"]).await;
    assert_eq!(other.control().await.play(add()).await, Answer::Accepted);
    let dir = house.close().await;
    let mut doctor = std::process::Command::new(env!("CARGO_BIN_EXE_prytaneion"));
    let doctor = doctor.args(["doctor", "--data"]).arg(dir.path()).output().unwrap();
    let said = String::from_utf8(doctor.stdout).unwrap();
    assert!(doctor.status.success() && said.contains("It is whole."), "{said}");
    assert!(!said.contains(&table.code) && said.contains(&other.code), "{said}");
    let house = House::at(dir, |config| config).await;
    assert_eq!(house.names(&house.key).await, ["Other"]);
    assert_eq!(http(house.addr, "GET", "/healthz", None, None).await.0, 200);
}

#[tokio::test]
async fn what_was_purged_does_not_come_back_when_a_journal_is_mended_from_an_older_copy() {
    let house = House::open().await;
    let table = house.table().await;
    house.table_of(&house.key, "Other").await;
    let dir = house.close().await;
    let (journal, copy) = (dir.path().join("journal.sqlite"), TempDir::new().unwrap());
    std::fs::copy(&journal, copy.path().join("journal-20260101-000000.sqlite")).unwrap();
    let house = House::at(dir, |config| config).await;
    house.invite("Ada", Value::Null).await;
    let table = Table { addr: house.addr, ..table };
    assert_eq!(table.deed("delete", json!({ "name": "First table" })).await.0, 204);
    let dir = house.close().await;
    std::fs::write(dir.path().join("journal.sqlite.head"), "harmed").unwrap();
    let mut doctor = std::process::Command::new(env!("CARGO_BIN_EXE_prytaneion"));
    let doctor = doctor.args(["doctor", "--mend", "--data"]).arg(dir.path());
    let doctor = doctor.arg("--from").arg(copy.path()).output().unwrap();
    let said = String::from_utf8(doctor.stdout).unwrap();
    assert!(doctor.status.success() && !said.contains(&table.code), "{said}");
    let house = House::at(dir, |config| config).await;
    assert_eq!(house.names(&house.key).await, ["Other"]);
    let (_, organisers) = house.call("GET", "/api/organisers", &house.key, None).await;
    assert_eq!(organisers[0]["name"], "Ada");
}

#[tokio::test]
async fn a_table_is_copied_with_its_setup_and_nothing_that_was_played() {
    let house = House::with(|config| Config {
        scenarios: vec![toy::scenario("toy", &SEATS[..2], 0)],
        ..config
    })
    .await;
    let table = house.table().await;
    assert_eq!(table.sit("ant").await.play(add()).await, Answer::Accepted);
    let dir = house.close().await;
    // Its scenario is gone meanwhile, and still it is copied.
    let house = House::at(dir, |config| config).await;
    let body = json!({ "copy": table.code, "name": "Copy" });
    let (status, made) = house.call("POST", "/api/tables", &house.key, Some(body)).await;
    assert_eq!(status, 201, "{made}");
    let copy = Table { addr: house.addr, code: made["code"].as_str().unwrap().into(), ..table };
    let facts = copy.facts().await;
    assert_eq!(
        (facts["seats"].as_array().unwrap().len(), &facts["seats"][0]["taken"]),
        (2, &json!(false))
    );
    assert_eq!(copy.projector().await.game()["count"], 0);
    for body in [json!({ "name": "x" }), json!({ "copy": "A", "scenario": "toy", "name": "x" })] {
        refused(house.call("POST", "/api/tables", &house.key, Some(body)).await, 422, "malformed");
    }
}

#[tokio::test]
async fn only_tables_that_shall_be_found_are_on_the_page_of_running_tables() {
    let house = House::open().await;
    let (table, _other) = (house.table().await, house.table_of(&house.key, "Other").await);
    table.token("ant").await;
    let running = async || http(house.addr, "GET", "/api/running", None, None).await.1;
    assert_eq!(running().await, json!([]));
    assert_eq!(table.deed("shown", json!({ "shown": true })).await.0, 204);
    assert_eq!(
        running().await,
        json!([{ "code": table.code, "name": "First table", "game": "toy", "over": false, "seats": [3, 1] }])
    );
    assert_eq!(table.deed("shown", json!({ "shown": false })).await.0, 204);
    assert_eq!(running().await, json!([]));
}

#[tokio::test]
async fn where_nobody_was_invited_the_register_stays_empty() {
    let house = House::open().await;
    let table = house.table().await;
    assert_eq!(table.sit("ant").await.play(add()).await, Answer::Accepted);
    let card = house.call("GET", "/api/house", &house.key, None).await.1;
    assert_eq!(
        card,
        json!({ "keeper": null, "keep_days": 30, "operator": true, "organiser": null })
    );
    let dir = house.close().await;
    let journal = rusqlite::Connection::open(dir.path().join("journal.sqlite")).unwrap();
    let count = journal.query_row("SELECT count(*) FROM records", [], |row| row.get::<_, i64>(0));
    assert_eq!(count.unwrap(), 0);
}

#[tokio::test]
async fn servers_of_one_database_know_the_same_of_organisers_and_archived_tables() {
    let place = Place::database().await;
    let dir = Arc::new(TempDir::new().unwrap());
    let config = |config| Config { database: place.url.clone(), ..brisk(config) };
    let one = House::with(config).await;
    // Both have one operator's key.
    std::fs::write(dir.path().join("operator.key"), &one.key).unwrap();
    let other = House::at(dir, config).await;
    let (id, ada) = one.invite("Ada", Value::Null).await;
    let table = one.table_of(&ada, "Ada’s").await;
    until(async || other.names(&ada).await == ["Ada’s"]).await;
    let mut control = table.control().await;
    let path = format!("/api/organisers/{id}/renew");
    assert_eq!(other.call("POST", &path, &other.key, None).await.0, 204);
    assert_eq!(control.end().await, 4001, "it was renewed at the other one");
    let fresh = one.organiser(&id).await.unwrap()["key"].as_str().unwrap().to_owned();
    let table = Table { key: fresh.clone(), ..table };
    let mut control = table.control().await;
    let there = Table { addr: other.addr, code: table.code.clone(), key: fresh };
    assert_eq!(there.deed("archive", json!({})).await.0, 204);
    control.end().await;
    assert_eq!(table.facts_status().await, 404);
    let line = one.lines(&table.key).await.remove(0);
    assert!(line["archived"].is_array(), "whoever asked for it meanwhile: {line}");
    let file = there.file().await;
    assert_eq!(there.deed("delete", json!({ "name": "Ada’s" })).await.0, 204);
    assert_eq!(table.facts_status().await, 404);
    let snapshots = one.dir.path().join("journal.sqlite.snapshots");
    until(async || !holds(&snapshots, "Ada’s")).await;
    assert_eq!(restore(&other, &there.key, &file).await.0, 201);
    assert_eq!(there.control().await.play(add()).await, Answer::Accepted);
    drop((one.close().await, other.close().await));
}

impl Table {
    async fn facts_status(&self) -> u16 {
        http(self.addr, "GET", &format!("/api/tables/{}", self.code), None, None).await.0
    }
}

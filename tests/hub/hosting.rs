//! Who may host: organisers, what they may not see, and their limits.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use flate2::read::GzDecoder;
use prytaneion::Config;
use prytaneion::wire::Allowance;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::sleep;

use crate::client::{Answer, Client, hello};
use crate::house::{House, Table, http, http_raw};
use crate::places::Place;

/// A house that looks after what is due all the time.
pub async fn brisk_house(change: impl FnOnce(Config) -> Config) -> House {
    House::with(|config| change(brisk(config))).await
}

pub fn brisk(mut config: Config) -> Config {
    config.limits.house = Duration::from_millis(5);
    config
}

impl House {
    /// Invites an organiser: the id and the key.
    pub async fn invite(&self, name: &str, limits: Value) -> (String, String) {
        let body = json!({ "name": name, "limits": limits });
        let (status, made) = self.call("POST", "/api/organisers", &self.key, Some(body)).await;
        assert_eq!(status, 201, "{made}");
        let id = made["id"].as_str().unwrap().to_owned();
        let line = self.organiser(&id).await.unwrap();
        (id, line["key"].as_str().unwrap().into())
    }

    pub async fn organiser(&self, id: &str) -> Option<Value> {
        let (status, lines) = self.call("GET", "/api/organisers", &self.key, None).await;
        assert_eq!(status, 200, "{lines}");
        lines.as_array().unwrap().iter().find(|line| line["id"] == id).cloned()
    }

    pub async fn call(
        &self,
        method: &str,
        path: &str,
        key: &str,
        body: Option<Value>,
    ) -> (u16, Value) {
        http(self.addr, method, path, Some(key), body).await
    }

    pub async fn table_of(&self, key: &str, name: &str) -> Table {
        let body = json!({ "scenario": "toy", "name": name });
        let (status, made) = self.call("POST", "/api/tables", key, Some(body)).await;
        assert_eq!(status, 201, "{made}");
        let code = made["code"].as_str().unwrap().into();
        Table { addr: self.addr, code, key: key.into() }
    }

    /// The tables that somebody looks after, by their names.
    pub async fn names(&self, key: &str) -> Vec<String> {
        let lines = self.lines(key).await;
        lines.iter().map(|line| line["name"].as_str().unwrap().to_owned()).collect()
    }

    pub async fn lines(&self, key: &str) -> Vec<Value> {
        let (status, lines) = self.call("GET", "/api/tables", key, None).await;
        assert_eq!(status, 200, "{lines}");
        lines.as_array().unwrap().clone()
    }
}

impl Table {
    pub async fn deed(&self, what: &str, body: Value) -> (u16, Value) {
        let path = format!("/api/tables/{}/{what}", self.code);
        http(self.addr, "POST", &path, Some(&self.key), Some(body)).await
    }

    /// An archived table's file.
    pub async fn file(&self) -> Vec<u8> {
        let path = format!("/api/tables/{}/file", self.code);
        let (status, bytes) = raw(self.addr, "GET", &path, &self.key, &[]).await;
        assert_eq!(status, 200, "{}", String::from_utf8_lossy(&bytes));
        bytes
    }
}

/// One call over HTTP with bytes: the status and the bytes of the answer.
pub async fn raw(
    addr: SocketAddr,
    method: &str,
    path: &str,
    key: &str,
    body: &[u8],
) -> (u16, Vec<u8>) {
    sent(addr, (method, path), key, ("application/gzip", body)).await
}

/// One call over HTTP with bytes of this kind.
pub async fn sent(
    addr: SocketAddr,
    (method, path): (&str, &str),
    key: &str,
    (kind, body): (&str, &[u8]),
) -> (u16, Vec<u8>) {
    let mut stream = TcpStream::connect(addr).await.unwrap();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {addr}\r\nconnection: close\r\nauthorization: Bearer {key}\r\n\
         content-type: {kind}\r\ncontent-length: {}\r\n\r\n",
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

pub async fn restore(house: &House, key: &str, file: &[u8]) -> (u16, Value) {
    let (status, answer) = raw(house.addr, "POST", "/api/restore", key, file).await;
    (status, serde_json::from_slice(&answer).unwrap())
}

/// What an archived table's file says of itself.
pub fn label(file: &[u8]) -> Value {
    let text = std::io::read_to_string(GzDecoder::new(file)).unwrap();
    serde_json::from_str(text.lines().next().unwrap()).unwrap()
}

pub fn refused((status, said): (u16, Value), with: u16, code: &str) -> String {
    assert_eq!((status, said["code"].as_str()), (with, Some(code)), "{said}");
    let sentence = said["sentence"].as_str().unwrap().to_owned();
    assert!(sentence.starts_with(char::is_uppercase), "{sentence}");
    sentence
}

/// How a socket ends that says that it is Control's.
pub async fn turned_away(table: &Table, key: &str) -> u16 {
    let mut client = Client::connect(table.addr, &table.code).await;
    client.send(&hello("control", Some(key))).await;
    client.end().await
}

pub async fn until(so: impl AsyncFn() -> bool) {
    for _ in 0..2_000 {
        if so().await {
            return;
        }
        sleep(Duration::from_millis(5)).await;
    }
    panic!("it never came to that");
}

/// Whether this text stands anywhere in a file.
pub fn holds(file: &Path, text: &str) -> bool {
    let bytes = std::fs::read(file).unwrap();
    bytes.windows(text.len()).any(|there| there == text.as_bytes())
}

pub fn add() -> Value {
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
    assert_eq!(table.facts_status().await, 503);
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
    pub async fn facts_status(&self) -> u16 {
        http(self.addr, "GET", &format!("/api/tables/{}", self.code), None, None).await.0
    }
}

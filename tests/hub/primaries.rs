//! Databases that fail: one that comes back after another has taken its place, and one that takes lines and never
//! answers.

use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use prytaneion::{Config, Server as Program};
use serde_json::json;
use tempfile::TempDir;
use tokio::time::{sleep, timeout};
use uuid::Uuid;

use crate::client::{Answer, Client, PATIENCE, hello};
use crate::house::{House, Table, config, http, make_table};
use crate::nodes::{KEY, node, served};
use crate::places::{Place, Server};
use crate::proxy::Proxy;
use crate::ready;

/// By then every door has answered, whatever became of the database.
const SOON: Duration = Duration::from_secs(15);

/// A seat's device adds to the count, as soon as that is taken.
async fn adds(house: &House, table: &Table, token: &str, by: u64) -> u64 {
    let id = Uuid::new_v4();
    let added = async {
        loop {
            ready::until(house, 200, "ready").await;
            served(house, table).await;
            let mut seat = table.seat(token).await;
            let command = json!({ "do": "add", "by": by });
            let play = json!({ "type": "play", "id": id, "for_seat": null, "command": command });
            seat.send(&play).await;
            let heard =
                |client: &Client| client.inbox.iter().any(|message| message["id"] == json!(id));
            seat.until(|client| client.closed.is_some() || heard(client)).await;
            if heard(&seat) && seat.answer(id).await == Answer::Accepted {
                return seat.game()["count"].as_u64().unwrap();
            }
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(PATIENCE * 2, added).await.expect("it is taken")
}

fn doctor(url: &str) -> (i32, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_prytaneion"))
        .args(["doctor", "--journal", url])
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code().unwrap(), String::from_utf8(said).unwrap())
}

/// The address of the one host of two.
fn alone(url: &str, host: usize) -> String {
    let part = |word: &str| match word.split_once('=') {
        Some((name @ ("host" | "port"), values)) => {
            format!("{name}={}", values.split(',').nth(host).unwrap())
        }
        _ => word.to_owned(),
    };
    url.split(' ').map(part).collect::<Vec<_>>().join(" ")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_primary_that_comes_back_after_its_standby_was_promoted_is_refused() {
    let mut server = Server::start(&["--pair"]);
    let place = Place::at(&server).await;
    let url = place.url.clone().unwrap();
    let house = node(&place, |config| config).await;
    let table = make_table(house.addr, KEY).await;
    let token = table.token("ant").await;
    assert_eq!(adds(&house, &table, &token, 3).await, 3);
    server.fails_over();
    assert_eq!(adds(&house, &table, &token, 4).await, 7);
    server.revives();

    // Who has seen nothing of it, with the old one first in its address.
    let fresh = node(&place, |config| config).await;
    house.close().await;
    let there = Table { addr: fresh.addr, code: table.code.clone(), key: KEY.into() };
    assert_eq!(adds(&fresh, &there, &token, 1).await, 8, "what was acknowledged since is there");
    let dir = fresh.close().await;

    // It was marked, so that it is known as an old one by itself.
    let (code, said) = doctor(&alone(&url, 0));
    assert_eq!(code, 2, "{said}");
    assert!(said.contains("is an old one") && said.contains("standby"), "{said}");
    let (code, said) = doctor(&url);
    assert_eq!(code, 0, "{said}");

    // The one that was seen is away: the old one is not good enough, not after a start either.
    let unmark =
        "SET synchronous_commit = local; UPDATE journal SET system = NULL, timeline = NULL";
    let old = Some(alone(&url, 0));
    tampers(old.as_deref().unwrap(), unmark).await;
    let refused = Program::bind(Config { database: old, ..config(dir.path()) }).await;
    let refused = format!("{:#}", refused.err().expect("it does not start"));
    assert!(refused.contains("is an old one"), "{refused}");
}

async fn tampers(url: &str, statement: &str) {
    let (client, connection) = tokio_postgres::connect(url, tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    client.batch_execute(statement).await.unwrap();
}

/// What a door says, and how long that took.
async fn answered<T>(door: &str, asked: impl Future<Output = T>) -> T {
    let begun = Instant::now();
    let answer = timeout(SOON, asked).await;
    answer.unwrap_or_else(|_| panic!("{door} is silent after {:?}", begun.elapsed()))
}

async fn asks(addr: SocketAddr, method: &str, path: String) -> u16 {
    let body = (method == "POST")
        .then(|| json!({ "scenario": "toy", "name": "Another", "device": "A phone" }));
    answered(&path, http(addr, method, &path, Some(KEY), body)).await.0
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_never_answers_leaves_no_door_without_an_answer() {
    let server = Server::start(&["--tcp"]);
    let mut place = Place::at(&server).await;
    let url = place.url.clone().unwrap();
    let port = url.split("port=").nth(1).unwrap().split(' ').next().unwrap();
    let line = Proxy::open().await;
    line.leads_to(Some(SocketAddr::from(([127, 0, 0, 1], port.parse().unwrap()))));
    place.url = Some(url.replace(&format!("port={port}"), &format!("port={}", line.addr.port())));
    let house = node(&place, |config| config).await;
    let (awake, asleep) = (make_table(house.addr, KEY).await, make_table(house.addr, KEY).await);
    let token = awake.token("ant").await;
    let mut seat = awake.seat(&token).await;
    ready::until(&house, 200, "ready").await;
    line.is_silent(true);

    let (addr, codes) = (house.addr, [&awake.code, &asleep.code, "QQQQQ"]);
    let id = seat.play_later(&json!({ "do": "add", "by": 3 })).await;
    let played = answered("a command", async {
        let heard = |client: &Client| client.inbox.iter().any(|message| message["id"] == json!(id));
        seat.until(|client| client.closed.is_some() || heard(client)).await;
    });
    let mut doors = Vec::new();
    for (method, path) in [
        ("GET", "/readyz".to_owned()),
        ("GET", "/healthz".into()),
        ("GET", "/api/server".into()),
        ("GET", "/api/tables".into()),
        ("POST", "/api/tables".into()),
        ("GET", "/api/house".into()),
        ("GET", "/api/organisers".into()),
        ("GET", "/api/running".into()),
    ] {
        doors.push(asks(addr, method, path));
    }
    for code in codes {
        for path in ["", "/file", "/chronicle", "/draws", "/sheets", "/chronicle/journal"] {
            doors.push(asks(addr, "GET", format!("/api/tables/{code}{path}")));
        }
        doors.push(asks(addr, "POST", format!("/api/tables/{code}/seats/bee")));
        doors.push(asks(addr, "POST", format!("/api/tables/{code}/control")));
        doors.push(asks(addr, "GET", format!("/j/{code}")));
    }
    let sockets = codes.map(|code| async move {
        let mut client = Client::connect(addr, code).await;
        client.send(&hello("projector", None)).await;
        let done = |client: &Client| client.closed.is_some() || client.shared.revision > 0;
        answered(code, client.until(done)).await;
    });
    let asked = futures_util::future::join_all(doors);
    let knocked = futures_util::future::join_all(sockets);
    tokio::join!(played, asked, knocked);
    assert_eq!(asks(addr, "GET", "/readyz".into()).await, 503);
    // Again, now that it is known.
    for code in [&awake.code, &asleep.code] {
        assert_ne!(asks(addr, "GET", format!("/api/tables/{code}")).await, 404);
    }
    line.is_silent(false);
    line.cut();
    assert_eq!(adds(&house, &awake, &token, 1).await, seat_count(&awake).await);
    house.close().await;
}

async fn seat_count(table: &Table) -> u64 {
    table.projector().await.game()["count"].as_u64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_start_with_a_database_that_never_answers_says_so() {
    let line = Proxy::open().await;
    line.leads_to(Some(line.addr));
    line.is_silent(true);
    let dir = Arc::new(TempDir::new().unwrap());
    let database = Some(format!("host=127.0.0.1 port={} user=tests dbname=none", line.addr.port()));
    let bound = Program::bind(Config { database, ..config(dir.path()) });
    let refused =
        timeout(SOON, bound).await.expect("it says so soon").err().expect("it does not start");
    assert!(format!("{refused:#}").contains("does not answer"), "{refused:#}");
}

//! What lies hidden is told by no door in any form: not by what stands in an answer, by its length, by a size that is
//! listed, by the time of a last deed, or by a figure.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::process::Command;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::client::{Answer, Client};
use crate::crash::Process;
use crate::house::{House, Table, http, http_raw, make_table};

/// Who asks at the doors: those who show a key, and nobody.
struct Askers<'a> {
    operator: &'a str,
    organiser: &'a str,
    token: &'a str,
}

/// The answers of all doors at a table, heads too, but for the moment at which they were made. Each `round` asks from
/// another address, for whoever asks for what is not theirs must wait some day.
async fn doors(
    addr: SocketAddr,
    code: &str,
    askers: &Askers<'_>,
    round: usize,
) -> Vec<(String, String)> {
    let from = format!("x-forwarded-for: 10.0.0.{round}");
    let house = ["/api/tables", "/api/house", "/api/organisers", "/api/running", "/api/scenarios"];
    let house = house.into_iter().map(str::to_owned);
    let table = [
        "",
        "/sheets",
        "/draws",
        "/chronicle?edition=public",
        "/chronicle?edition=control",
        "/chronicle?edition=seat:bee",
        "/chronicle.html?edition=public",
        "/chronicle/journal",
    ];
    let table = table.into_iter().map(|door| format!("/api/tables/{code}{door}"));
    let pages = ["/j", "/control", "/projector", "/tablet"].into_iter();
    let pages =
        pages.map(|page| format!("{page}/{code}")).chain(["/healthz".into(), "/readyz".into()]);
    let mut answers = Vec::new();
    for path in house.chain(table).chain(pages) {
        let keys = [None, Some(askers.operator), Some(askers.organiser), Some(askers.token)];
        for (key, who) in keys.into_iter().zip(["nobody", "operator", "organiser", "bee"]) {
            let (head, body) = http_raw(addr, "GET", &path, key, &[&from], None).await;
            let head: Vec<_> = head.lines().filter(|line| !line.starts_with("date:")).collect();
            let text = format!("{}\n{body}", head.join("\n"));
            let now = path.contains("chronicle") && !path.contains("public");
            let text = if now { timeless(&text) } else { text };
            answers.push((format!("{path} to {who}"), text));
        }
    }
    answers
}

/// A chronicle without when it was written, which is now but for the public one.
fn timeless(text: &str) -> String {
    let (mut rest, mut told) = (text, String::new());
    while let Some((before, after)) = rest.split_once("\"unix_ms\":") {
        told += before;
        rest = after.trim_start_matches(|sign: char| sign.is_ascii_digit() || "[,]".contains(sign));
    }
    told + rest
}

async fn hides(ant: &mut Client, secret: &str) {
    let hidden = ant.play(json!({ "do": "hide", "secret": secret })).await;
    assert_eq!(hidden, Answer::Accepted);
}

/// Choices that take more room, and less; changed, and locked once more as they were.
const SECRETS: [&str; 5] = ["no", "yes", "an abstention, at some length", "no", "no"];

#[tokio::test]
async fn n1_no_door_tells_how_a_hidden_choice_was_changed() {
    let house = House::open().await;
    let (_, ada) = house.invite("Ada", Value::Null).await;
    let table = house.table_of(&ada, "Ada’s").await;
    assert_eq!(table.deed("shown", json!({ "shown": true })).await.0, 204);
    let (mut ant, token) = (table.sit("ant").await, table.token("bee").await);
    let mut bee = table.seat(&token).await;
    let (mut control, mut wall) = (table.control().await, table.projector().await);
    let (_, ticket) = control.keys().await;
    let mut helper = table.desk(&table.desk_token("Helper", &ticket).await).await;
    hides(&mut ant, "moth").await;
    control.until(|c| c.own.view["game"]["hidden"] == json!(["ant"])).await;
    for client in [&mut bee, &mut control, &mut wall, &mut helper] {
        client.settle().await;
    }
    let askers = Askers { operator: &house.key, organiser: &ada, token: &token };
    let before = doors(house.addr, &table.code, &askers, 1).await;
    for (secret, round) in SECRETS.iter().zip(2..) {
        // Another second, and another millisecond.
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        hides(&mut ant, secret).await;
        let now = doors(house.addr, &table.code, &askers, round).await;
        for (now, then) in now.iter().zip(&before) {
            assert_eq!(now, then, "{secret}");
        }
        for client in [&mut bee, &mut control, &mut wall, &mut helper] {
            assert_eq!(client.settle().await, 0, "{secret}");
        }
    }
}

/// The figures, but for what the machine measures of the process and how long something took.
async fn figures(addr: SocketAddr) -> BTreeMap<String, f64> {
    let (_, figures) = http(addr, "GET", "/metrics", None, None).await;
    let rows = figures.as_str().unwrap().lines().filter(|line| !line.starts_with('#'));
    let rows = rows.filter_map(|line| line.rsplit_once(' '));
    let counts = rows.filter(|(name, _)| {
        let timed = name.contains("_seconds") && !name.contains("_seconds_count");
        let passing = ["process_", "prytaneion_runtime_", "prytaneion_connections"];
        !timed && !passing.iter().any(|of| name.starts_with(of))
    });
    counts.map(|(name, value)| (name.to_owned(), value.parse().unwrap())).collect()
}

/// The figures move with each command, and alike whatever is in it.
#[tokio::test]
async fn n1_no_figure_tells_what_was_chosen() {
    let dir = TempDir::new().unwrap();
    let process = Process::start_with(dir.path(), Command::new(std::env::current_exe().unwrap()));
    let table = make_table(process.addr, &process.key).await;
    let token = table.token("ant").await;
    // Another device of the seat hears of the choice too.
    let (mut ant, mut tablet) = (table.seat(&token).await, table.seat(&token).await);
    let (mut control, mut wall) = (table.control().await, table.projector().await);
    hides(&mut ant, "moth").await;
    control.until(|c| c.own.view["game"]["hidden"] == json!(["ant"])).await;
    let mut moved = Vec::new();
    for secret in SECRETS {
        for client in [&mut ant, &mut tablet, &mut control, &mut wall] {
            client.settle().await;
        }
        let before = figures(process.addr).await;
        hides(&mut ant, secret).await;
        tablet.until(|c| c.own.view["game"]["secret"] == secret).await;
        let after = figures(process.addr).await;
        let by = after.into_iter().map(|(name, now)| {
            let by = now - before.get(&name).copied().unwrap_or(0.0);
            (name, by)
        });
        moved.push(by.filter(|(_, by)| *by != 0.0).collect::<Vec<_>>());
    }
    for (secret, by) in SECRETS.iter().zip(&moved) {
        assert_eq!(by, &moved[0], "{secret}");
    }
    assert!(moved[0].iter().any(|(name, by)| name.starts_with("prytaneion_entries") && *by == 1.0));
    process.kill();
}

/// A table whose organiser sees how much it takes.
async fn line(house: &House, table: &Table) -> Value {
    let (_, lines) = http(house.addr, "GET", "/api/tables", Some(&table.key), None).await;
    lines[0].clone()
}

#[tokio::test]
async fn what_is_done_in_the_open_is_seen_in_the_list() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let before = line(&house, &table).await;
    tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    assert_eq!(control.play(json!({ "do": "add", "by": 1 })).await, Answer::Accepted);
    let after = line(&house, &table).await;
    assert_eq!(after["bytes"].as_u64().unwrap(), before["bytes"].as_u64().unwrap() + 512);
    assert!(after["unix_ms"][1].as_i64() > before["unix_ms"][1].as_i64());
}

//! What must not shut anybody out: crowds that look on, connections that come to nothing, floods.

use std::net::SocketAddr;
use std::process::Command;
use std::time::{Duration, Instant};

use futures_util::SinkExt;
use prytaneion::{Config, Limits};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Answer, Client, PATIENCE, hello};
use crate::crash::Process;
use crate::house::{House, Table, brisk, http, http_raw, make_table};

async fn bounded(limits: Limits) -> House {
    House::with(|config| Config { limits, ..config }).await
}

/// An onlooker behind a proxy, from this address.
async fn onlooker(table: &Table, from: &str) -> Client {
    let mut client = Client::connect_from(table.addr, &table.code, Some(from)).await;
    client.send(&hello("onlooker", None)).await;
    client
}

#[tokio::test]
async fn onlookers_are_counted_apart_and_shut_out_neither_seats_nor_control() {
    let house = bounded(Limits { onlookers_per_table: 2, ..brisk() }).await;
    let table = house.table().await;
    let _both = (table.projector().await, table.projector().await);
    let mut third = Client::connect(table.addr, &table.code).await;
    third.send(&hello("projector", None)).await;
    assert_eq!(third.end().await, 4053);

    let mut control = table.control().await;
    let token = table.token("ant").await;
    let mut ant = table.seat(&token).await;
    // Control's own projector, and a player's own wall, show that they belong here.
    for token in [&table.key, &token] {
        let wall = Client::enter(table.addr, &table.code, "projector", Some(token)).await;
        assert_eq!(wall.welcome["audience"], "public");
    }
    assert_eq!(ant.play(json!({ "do": "add", "by": 1 })).await, Answer::Accepted);
    control.until_game(|game| game["count"] == 1).await;
}

#[tokio::test]
async fn an_address_that_looked_on_before_a_crowd_came_comes_back_in_the_place_of_the_last() {
    let house = bounded(Limits { onlookers_per_table: 3, ..brisk() }).await;
    let table = house.table().await;
    let mut projector = Client::connect_from(table.addr, &table.code, Some("10.0.0.1")).await;
    projector.send(&hello("projector", None)).await;
    projector.wait_for("welcome").await;
    let mut control = table.control().await;
    let state = |client: &Client| client.own.view["table"]["projector"].clone();
    control.until(|client| state(client) == "shown").await;
    drop(projector);
    control.until(|client| state(client) == "gone").await;
    let mut crowd = Vec::new();
    for last in 2..5 {
        let mut one = onlooker(&table, &format!("10.0.0.{last}")).await;
        one.wait_for("welcome").await;
        crowd.push(one);
    }
    let mut newcomer = onlooker(&table, "10.0.0.9").await;
    assert_eq!(newcomer.end().await, 4053);
    let mut projector = onlooker(&table, "10.0.0.1").await;
    projector.wait_for("welcome").await;
    assert_eq!(crowd.pop().unwrap().end().await, 4053, "who came last");
    // Once: from one address nobody drives others out one after the other.
    let mut second = onlooker(&table, "10.0.0.1").await;
    assert_eq!(second.end().await, 4053);
    let mut last = onlooker(&table, "10.0.0.4").await;
    assert_eq!(last.end().await, 4053);
}

#[tokio::test]
async fn of_the_onlookers_those_of_the_largest_crowd_give_way() {
    let house = bounded(Limits { onlookers_per_table: 3, ..brisk() }).await;
    let table = house.table().await;
    let mut crowd = Vec::new();
    for _ in 0..3 {
        let mut one = onlooker(&table, "10.0.0.1").await;
        one.wait_for("welcome").await;
        crowd.push(one);
    }
    let mut other = onlooker(&table, "10.0.0.2").await;
    other.wait_for("welcome").await;
    assert_eq!(crowd[2].end().await, 4053);
    crowd[0].settle().await;
    assert_eq!(onlooker(&table, "10.0.0.1").await.end().await, 4053);
}

#[tokio::test]
async fn strangers_of_many_addresses_do_not_shut_out_what_stands_beside_control() {
    let house = bounded(Limits { onlookers_per_table: 8, ..brisk() }).await;
    let table = house.table().await;
    let mut strangers = Vec::new();
    for last in 1..=8 {
        let mut one = onlooker(&table, &format!("10.0.0.{last}")).await;
        one.wait_for("welcome").await;
        strangers.push(one);
    }
    let projector = async || {
        let mut wall = Client::connect(table.addr, &table.code).await;
        wall.send(&hello("projector", None)).await;
        wall
    };
    assert_eq!(projector().await.end().await, 4053, "nobody who belongs here is there");
    let _control = table.control().await;
    let mut wall = projector().await;
    wall.wait_for("welcome").await;
    assert_eq!(onlooker(&table, "10.0.0.9").await.end().await, 4053);
    wall.settle().await;
}

#[tokio::test]
async fn a_network_of_one_customer_is_one_crowd() {
    let house = bounded(Limits { onlookers_per_table: 3, ..brisk() }).await;
    let table = house.table().await;
    let mut crowd = Vec::new();
    for last in 1..=3 {
        let mut one = onlooker(&table, &format!("2001:db8::{last}")).await;
        one.wait_for("welcome").await;
        crowd.push(one);
    }
    onlooker(&table, "10.0.0.2").await.wait_for("welcome").await;
    assert_eq!(crowd[2].end().await, 4053);
}

#[tokio::test]
async fn of_a_devices_sockets_the_oldest_gives_way() {
    let house = bounded(Limits { sockets_per_device: 2, ..brisk() }).await;
    let table = house.table().await;
    let token = table.token("ant").await;
    let (mut first, mut second) = (table.seat(&token).await, table.seat(&token).await);
    let mut third = table.seat(&token).await;
    assert_eq!(first.end().await, 4053);
    second.settle().await;
    third.settle().await;
}

/// Everything that a line says before it is closed.
async fn hear_out(stream: &mut TcpStream) -> String {
    let mut said = Vec::new();
    // A line that is reset is closed too.
    let _ = timeout(PATIENCE, stream.read_to_end(&mut said)).await.expect("it is closed");
    String::from_utf8_lossy(&said).into_owned()
}

async fn say(addr: SocketAddr, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(addr).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    stream
}

#[tokio::test]
async fn a_head_and_a_body_that_do_not_come_are_not_waited_for() {
    let brief = Duration::from_millis(100);
    let house = bounded(Limits { head: brief, request: brief, ..brisk() }).await;
    let table = house.table().await;
    for head in ["", "GET / HTTP/1.1\r\nhost: localhost\r\nx-slow"] {
        let mut stream = say(house.addr, head).await;
        assert!(!hear_out(&mut stream).await.contains(" 200 "), "{head}");
    }
    let post = format!("POST /api/tables/{}/leave HTTP/1.1\r\nhost: localhost\r\n", table.code);
    let body = "content-type: application/json\r\ncontent-length: 40\r\n\r\n{\"token\":";
    let mut stream = say(house.addr, &format!("{post}{body}")).await;
    let answer = hear_out(&mut stream).await;
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("\"late\""), "{answer}");
}

#[tokio::test]
async fn where_there_is_no_room_for_a_line_who_has_shown_nothing_gives_way() {
    let house = bounded(Limits { connections: 8, ..brisk() }).await;
    let table = house.table().await;
    let mut ant = table.sit("ant").await;
    let mut idle = Vec::new();
    for _ in 0..30 {
        idle.push(TcpStream::connect(house.addr).await.unwrap());
    }
    let mut control = table.control().await;
    assert_eq!(hear_out(&mut idle[0]).await, "");
    assert_eq!(ant.play(json!({ "do": "add", "by": 1 })).await, Answer::Accepted);
    control.until_game(|game| game["count"] == 1).await;
}

/// The server has descriptors for a handful of connections, and many more come.
#[tokio::test]
async fn without_a_descriptor_left_the_server_says_so_and_goes_on_by_itself() {
    let dir = TempDir::new().unwrap();
    let mut shell = Command::new("sh");
    shell.args(["-c", "ulimit -n 28; exec \"$@\"", "sh"]).arg(std::env::current_exe().unwrap());
    let process = Process::start_with(dir.path(), shell);
    let table = make_table(process.addr, &process.key).await;
    let mut ant = table.sit("ant").await;
    let mut idle = Vec::new();
    for _ in 0..80 {
        idle.push(TcpStream::connect(process.addr).await.unwrap());
    }
    let (status, told) = http(process.addr, "GET", "/healthz", None, None).await;
    assert_eq!(status, 503, "{told}");
    assert!(told.as_str().unwrap().contains("descriptor"), "{told}");
    let mut control = table.control().await;
    assert_eq!(ant.play(json!({ "do": "add", "by": 1 })).await, Answer::Accepted);
    control.until_game(|game| game["count"] == 1).await;
    process.kill();
}

#[tokio::test]
async fn empty_fragments_pings_and_resyncs_are_a_flood_too() {
    let limits = Limits { byte_burst: 40_000, resync_burst: 3, ..brisk() };
    let house = bounded(Limits { resyncs_per_second: 1, ..limits }).await;
    let table = house.table().await;

    let mut wall = table.projector().await;
    let mut fragments = vec![0x01, 0x80, 1, 2, 3, 4];
    (0..10_000).for_each(|_| fragments.extend([0x00, 0x80, 1, 2, 3, 4]));
    wall.socket.get_mut().write_all(&fragments).await.unwrap();
    assert_eq!(wall.end().await, 4029);

    let mut wall = table.projector().await;
    for _ in 0..200 {
        // The server may have had enough of them already.
        let _ = wall.socket.send(Message::Ping(Vec::new().into())).await;
    }
    assert_eq!(wall.end().await, 4029);

    let mut wall = table.projector().await;
    for _ in 0..10 {
        wall.send(&json!({ "type": "resync" })).await;
    }
    assert_eq!(wall.end().await, 4029);
}

#[tokio::test]
async fn a_close_frame_is_answered() {
    let house = House::open().await;
    let table = house.table().await;
    for mut client in [table.projector().await, Client::connect(table.addr, &table.code).await] {
        client.socket.close(None).await.unwrap();
        // 1005: the answer has no code, as the question had none; without an answer it would be 1006.
        assert_eq!(client.end().await, 1005);
    }
}

#[tokio::test]
async fn the_devices_of_a_seat_share_a_rate_that_control_has_not() {
    let limits = Limits { command_burst: 4, commands_per_second: 1, ..brisk() };
    let house = bounded(Limits { frame_burst: 100_000, byte_burst: 100_000_000, ..limits }).await;
    let table = house.table().await;
    let mut control = table.control().await;
    let token = table.token("ant").await;
    let mut phones = [table.seat(&token).await, table.seat(&token).await];
    let mut bee = table.sit("bee").await;
    let add = json!({ "do": "add", "by": 1 });
    let mut refused = Vec::new();
    for phone in &mut phones {
        for _ in 0..10 {
            let id = phone.play_later(&add).await;
            if phone.answer(id).await == Answer::Refused("too_fast".into()) {
                refused.push(id);
            }
        }
    }
    assert!(refused.len() > 2, "only {} of 20 were refused", refused.len());
    assert_eq!(bee.play(add.clone()).await, Answer::Accepted);
    for _ in 0..20 {
        assert_eq!(control.play(json!({ "do": "set", "count": 0 })).await, Answer::Accepted);
    }
    // What was refused was not decided: sent again, it counts.
    while phones[1].play_as(refused[0], None, add.clone()).await != Answer::Accepted {}
    control.until_game(|game| game["count"] == 1).await;
}

#[tokio::test]
async fn nothing_of_the_api_is_kept_and_pages_speak_to_this_server_alone() {
    let house = House::open().await;
    let table = house.table().await;
    for path in ["/healthz", "/api/server", &format!("/api/tables/{}", table.code), "/api/x"] {
        let (head, _) = http_raw(house.addr, "GET", path, None, &[], None).await;
        assert!(head.contains("cache-control: no-store"), "{path}: {head}");
    }
    for path in ["/", "/control", "/chronicle", "/print", "/healthz"] {
        let (head, _) = http_raw(house.addr, "GET", path, None, &[], None).await;
        let policy = head.lines().find(|line| line.starts_with("content-security-policy"));
        let policy = policy.unwrap();
        assert!(!policy.contains("unsafe") && !policy.contains(" ws: "), "{path}: {policy}");
        if head.starts_with("http/1.1 200") && path != "/healthz" {
            assert!(policy.contains(&format!(" ws://{} ", house.addr)), "{path}: {policy}");
        }
    }
}

#[tokio::test]
async fn a_foreign_name_gets_no_answer() {
    let house = House::with(|config| Config { hosts: vec!["Hall.example".into()], ..config }).await;
    let answer = async |host: &str| {
        let host = format!("host: {host}");
        let (head, body) = http_raw(house.addr, "GET", "/api/server", None, &[&host], None).await;
        (head.split(' ').nth(1).unwrap().parse::<u16>().unwrap(), body)
    };
    for host in [
        "hall.example",
        "HALL.example:8080",
        "192.168.1.5",
        "laptop.local",
        "localhost",
        "laptop.fritz.box",
    ] {
        assert_eq!(answer(host).await.0, 200, "{host}");
    }
    let (status, body) = answer("evil.example:8080").await;
    let body: Value = serde_json::from_str(&body).unwrap();
    assert_eq!((status, &body["code"]), (421, &json!("foreign_name")));
    assert!(body["sentence"].as_str().unwrap().contains("\"evil.example\""), "{body}");
    let page = async |language: &str| {
        let headers = ["host: evil.example", "accept: text/html,*/*;q=0.8", language];
        http_raw(house.addr, "GET", "/control", None, &headers, None).await
    };
    let link = format!("<a href=\"http://{0}/\">http://{0}</a>", house.addr);
    for (language, words) in [
        ("accept-language: de-DE,de;q=0.9,en;q=0.5", "Öffne stattdessen"),
        ("accept-language: el", "Ανοίξτε τη διεύθυνση"),
        ("accept-language: fr", "does not go by the name evil.example. Open"),
    ] {
        let (head, page) = page(language).await;
        assert!(head.contains(" 421 ") && head.contains("text/html"), "{head}");
        assert!(page.contains(words) && page.contains(&link), "{page}");
    }
}

/// A projector without a token comes and goes so many times, one after the other.
async fn comes_and_goes(table: &Table, times: usize) -> Duration {
    let begun = Instant::now();
    for _ in 0..times {
        drop(table.projector().await);
    }
    begun.elapsed()
}

#[tokio::test]
async fn a_page_that_comes_back_over_and_over_is_let_in_slowly() {
    let house = House::open().await;
    let table = house.table().await;
    let token = table.token("ant").await;
    let begun = Instant::now();
    for _ in 0..14 {
        drop(table.seat(&token).await);
    }
    assert!(begun.elapsed() > Duration::from_secs(2), "{:?}", begun.elapsed());
    let begun = Instant::now();
    let other = table.token("bee").await;
    table.seat(&other).await;
    assert!(begun.elapsed() < Duration::from_secs(1), "others wait for nobody");
}

#[tokio::test]
async fn what_a_page_says_while_it_is_let_in_slowly_is_heard() {
    let house = House::open().await;
    let table = house.table().await;
    let token = table.token("ant").await;
    for _ in 0..11 {
        drop(table.seat(&token).await);
    }
    let mut ant = Client::connect(table.addr, &table.code).await;
    ant.send(&hello("seat", Some(&token))).await;
    let first = ant.play_later(&json!({ "do": "add", "by": 1 })).await;
    let second = ant.play_later(&json!({ "do": "add", "by": 2 })).await;
    for id in [first, second] {
        assert_eq!(ant.answer(id).await, Answer::Accepted);
    }
    ant.until_game(|game| game["count"] == 3).await;
}

/// Forty phones, none of which has shown a token, twice each: loaded, and loaded again for a new version.
#[tokio::test]
async fn a_room_behind_one_address_that_loads_its_pages_again_is_not_slowed() {
    let house = House::open().await;
    let table = house.table().await;
    let took = comes_and_goes(&table, 80).await;
    assert!(took < Duration::from_secs(40), "a second each would be 70: {took:?}");
    // Two devices of a seat, each loaded three times.
    let token = table.token("ant").await;
    let begun = Instant::now();
    for _ in 0..6 {
        drop(table.seat(&token).await);
    }
    assert!(begun.elapsed() < Duration::from_secs(3), "{:?}", begun.elapsed());
}

//! Several servers that share a journal: each table is one server's, the others say where it is, and when its
//! server goes another one goes on with it.

use std::sync::Arc;
use std::time::Duration;

use prytaneion::Config;
use serde_json::json;
use tempfile::TempDir;
use tokio::time::timeout;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use uuid::Uuid;

use crate::client::{Answer, Client, PATIENCE, hello};
use crate::house::{House, Table, http, http_raw, make_table};
use crate::places::Place;
use crate::ready;

pub const KEY: &str = "a key that all servers of this house have";

/// A server of a house, with a data folder of its own.
pub async fn node(place: &Place, change: impl FnOnce(Config) -> Config) -> House {
    let dir = TempDir::new().unwrap();
    std::fs::write(dir.path().join("operator.key"), KEY).unwrap();
    let database = place.url.clone();
    House::at(Arc::new(dir), |config| change(Config { database, ..config })).await
}

async fn two(place: &Place) -> [House; 2] {
    [node(place, |config| config).await, node(place, |config| config).await]
}

fn address(house: &House) -> String {
    format!("http://{}", house.addr)
}

/// The table as it is reached at another server.
fn at(house: &House, table: &Table) -> Table {
    Table { addr: house.addr, code: table.code.clone(), key: table.key.clone() }
}

/// How a server answers a socket that it does not let in: the close code, and where the table is.
async fn turned_away(house: &House, code: &str) -> (u16, Option<String>) {
    let mut client = Client::connect(house.addr, code).await;
    client.send(&hello("projector", None)).await;
    let goodbye = client.wait_for("goodbye").await;
    let code = u16::try_from(goodbye["code"].as_u64().unwrap()).unwrap();
    (code, goodbye["address"].as_str().map(str::to_owned))
}

/// Waits until a server has the table.
pub async fn served(house: &House, table: &Table) {
    let served = async {
        while http(house.addr, "GET", &format!("/api/tables/{}", table.code), None, None).await.0
            != 200
        {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, served).await.expect("it takes the table over");
}

/// Lets nobody to the database any more: it is so when this returns.
async fn cut_off(place: &Place) {
    let cut = "BEGIN; UPDATE pg_database SET datallowconn = false WHERE datname = current_database(); COMMIT;
         SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()";
    place.tamper(cut).await.unwrap();
}

/// The close code with which a client is sent away.
async fn sent_away(client: &mut Client) -> u16 {
    timeout(PATIENCE, client.until(|client| client.closed.is_some())).await.unwrap();
    client.closed.unwrap()
}

#[tokio::test]
async fn a_server_that_does_not_have_a_table_says_where_it_is() {
    let place = Place::database().await;
    let [first, second] = two(&place).await;
    let table = make_table(first.addr, KEY).await;
    table.sit("ant").await.play(json!({ "do": "add", "by": 3 })).await;

    assert_eq!(turned_away(&second, &table.code).await, (4014, Some(address(&first))));
    let path = format!("/api/tables/{}", table.code);
    let (status, body) = http(second.addr, "GET", &path, None, None).await;
    assert_eq!(
        (status, &body["code"], &body["address"]),
        (421, &json!("elsewhere"), &json!(address(&first)))
    );
    for page in ["j", "watch", "control", "projector", "tablet"] {
        let path = format!("/{page}/{}?big", table.code);
        let (head, _) = http_raw(second.addr, "GET", &path, None, &[], None).await;
        let there = format!("location: {}{path}", address(&first)).to_lowercase();
        assert!(head.starts_with("http/1.1 307") && head.contains(&there), "{head}");
    }
    // The house's list is the same at each of them.
    for house in [&first, &second] {
        let (_, listed) = http(house.addr, "GET", "/api/tables", Some(KEY), None).await;
        assert_eq!(listed[0]["code"], table.code);
    }
    assert_eq!(turned_away(&second, "QQQQQ").await, (4004, None));
    let (head, _) = http_raw(second.addr, "GET", "/j/QQQQQ", None, &[], None).await;
    assert!(!head.contains("location"), "{head}");
}

#[tokio::test]
async fn when_a_server_ends_another_one_goes_on_with_its_tables_at_once() {
    let place = Place::database().await;
    let [first, second] = two(&place).await;
    let table = make_table(first.addr, KEY).await;
    let token = table.token("ant").await;
    let mut seat = table.seat(&token).await;
    let id = Uuid::new_v4();
    assert_eq!(seat.play_as(id, None, json!({ "do": "add", "by": 3 })).await, Answer::Accepted);
    seat.until(|client| client.shared.view["table"]["elsewhere"] == address(&second)).await;

    let ends = tokio::spawn(first.close());
    assert_eq!(sent_away(&mut seat).await, 4012);
    // There, what was sent before counts once.
    let table = at(&second, &table);
    served(&second, &table).await;
    let mut seat = table.seat(&token).await;
    assert_eq!(seat.play_as(id, None, json!({ "do": "add", "by": 3 })).await, Answer::Accepted);
    assert_eq!(seat.game()["count"], 3);
    seat.play(json!({ "do": "add", "by": 1 })).await;
    ends.await.unwrap();
}

/// Whether a page of this origin may open a socket there.
async fn may_speak(origin: &str, to: &House, code: &str) -> bool {
    let mut request = format!("ws://{}/ws/{code}", to.addr).into_client_request().unwrap();
    request.headers_mut().insert("origin", origin.parse().unwrap());
    connect_async(request).await.is_ok()
}

#[tokio::test]
async fn pages_of_a_server_that_is_gone_may_speak_to_the_others() {
    let place = Place::database().await;
    let [first, second] = two(&place).await;
    let table = make_table(first.addr, KEY).await;
    // Each has heard of the other one once it shows where that is.
    let mut projector = table.projector().await;
    let there = |client: &Client| client.shared.view["table"]["elsewhere"].is_string();
    projector.until(there).await;
    let own = address(&first);
    first.close().await;
    let table = at(&second, &table);
    served(&second, &table).await;
    // By then it has heard that the other one is gone.
    let mut projector = table.projector().await;
    projector.until(|client| !there(client)).await;
    assert!(may_speak(&own, &second, &table.code).await);
    assert!(!may_speak("http://evil.example", &second, &table.code).await);
    let (head, _) = http_raw(second.addr, "GET", "/projector", None, &[], None).await;
    assert!(head.contains(&own.replace("http", "ws")), "its pages may go there, too: {head}");
}

#[tokio::test]
async fn whoever_was_taken_for_gone_sends_its_clients_to_where_the_table_is() {
    let place = Place::database().await;
    let [slow, heir] = two(&place).await;
    let table = make_table(slow.addr, KEY).await;
    let mut seat = table.sit("ant").await;
    seat.play(json!({ "do": "add", "by": 3 })).await;
    let there = at(&heir, &table);
    let path = format!("/api/tables/{}", table.code);
    // It says all the while that it is there.
    let took = async {
        loop {
            let gone = format!(
                "UPDATE nodes SET until = now() - interval '1 minute' WHERE address = '{}'",
                address(&slow)
            );
            place.tamper(&gone).await.unwrap();
            if http(heir.addr, "GET", &path, None, None).await.0 == 200 {
                return;
            }
        }
    };
    timeout(PATIENCE, took).await.unwrap();
    // Nothing is played there, and still everybody hears of it.
    assert_eq!(sent_away(&mut seat).await, 4014);
    assert_eq!(turned_away(&slow, &table.code).await, (4014, Some(address(&heir))));
    assert_eq!(there.projector().await.game()["count"], 3);
}

#[tokio::test]
async fn a_server_that_cannot_reach_the_database_sends_everybody_away_and_comes_back() {
    let place = Place::database().await;
    let house = node(&place, |config| config).await;
    let table = make_table(house.addr, KEY).await;
    let token = table.token("ant").await;
    let mut seat = table.seat(&token).await;
    cut_off(&place).await;
    assert_eq!(sent_away(&mut seat).await, 4014);
    assert_eq!(turned_away(&house, &table.code).await, (4012, None));
    ready::until(&house, 503, "fenced: Other servers may have taken the tables over.\njournal: ")
        .await;
    place.at_large("UPDATE pg_database SET datallowconn = true").await;
    served(&house, &table).await;
    ready::until(&house, 200, "ready").await;
    let mut seat = table.seat(&token).await;
    assert_eq!(seat.play(json!({ "do": "add", "by": 3 })).await, Answer::Accepted);
}

#[tokio::test]
async fn a_server_that_has_not_heard_of_a_table_and_cannot_ask_says_so() {
    let place = Place::database().await;
    let first = node(&place, |config| config).await;
    // It has a name of its own there, so that it alone can be cut off, before there is a table.
    let name = format!("second_{}", Uuid::new_v4().simple());
    place.at_large(&format!("CREATE ROLE {name} SUPERUSER LOGIN")).await;
    let as_second = |url: String| url.replace("user=tests", &format!("user={name}"));
    let second = node(&place, |config| {
        let database = config.database.map(as_second);
        Config { database, ..config }
    });
    let second = second.await;
    place.at_large(&format!("ALTER ROLE {name} NOLOGIN")).await;
    let gone = "SELECT count(pg_terminate_backend(pid, 10000)) FROM pg_stat_activity WHERE usename";
    assert!(place.number(&format!("{gone} = '{name}'")).await > 0, "it was there");
    let table = make_table(first.addr, KEY).await;
    let token = table.token("ant").await;
    let there = at(&second, &table);
    let path = format!("/api/tables/{}", table.code);
    // At once, and when it has been cut off for so long that it is sure of nothing.
    for _ in 0..8 {
        assert_eq!(turned_away(&second, &table.code).await, (4012, None));
        let (status, body) = http(second.addr, "GET", &path, None, None).await;
        assert_eq!((status, &body["code"]), (503, &json!("not_now")), "{body}");
        tokio::time::sleep(Duration::from_millis(400)).await;
    }
    place.at_large(&format!("ALTER ROLE {name} LOGIN")).await;
    first.close().await;
    served(&second, &there).await;
    there.seat(&token).await;
}

/// Comes as soon as it is let in.
async fn knocks(table: &Table, token: &str) -> Client {
    loop {
        let mut client = Client::connect(table.addr, &table.code).await;
        client.send(&hello("seat", Some(token))).await;
        client.until(|client| client.closed.is_some() || client.own.revision > 0).await;
        if client.closed.is_none() {
            return client;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_taken_back_while_many_knock_is_woken_once() {
    let place = Place::database().await;
    let house = node(&place, |config| config).await;
    let table = Arc::new(make_table(house.addr, KEY).await);
    let token = table.token("ant").await;
    for round in 1..=10 {
        assert_eq!(table.deed("archive", json!({})).await.0, 204);
        let comes = (0..8).map(|_| {
            let (table, token) = (Arc::clone(&table), token.clone());
            tokio::spawn(async move { knocks(&table, &token).await })
        });
        let comes: Vec<_> = comes.collect();
        assert_eq!(turned_away(&house, &table.code).await.0, 4015);
        assert_eq!(table.deed("back", json!({})).await.0, 204);
        let mut all = Vec::new();
        for one in comes {
            all.push(one.await.unwrap());
        }
        let add = json!({ "do": "add", "by": 1 });
        assert_eq!(all[0].play(add).await, Answer::Accepted, "round {round}");
        for client in &mut all {
            client.until_game(|game| game["count"] == round).await;
        }
    }
}

#[tokio::test]
async fn of_servers_at_one_address_the_one_that_is_asked_takes_the_table() {
    let place = Place::database().await;
    let public_url = || Some("https://prytaneion.example".to_owned());
    let first = node(&place, |config| Config { public_url: public_url(), ..config }).await;
    let second = node(&place, |config| Config { public_url: public_url(), ..config }).await;
    let table = make_table(first.addr, KEY).await;
    let mut seat = table.sit("ant").await;
    seat.play(json!({ "do": "add", "by": 3 })).await;
    // Another one answers at that address, should this one be gone; while nobody else is there nobody says so.
    let named = |client: &Client| client.shared.view["table"]["elsewhere"].clone();
    seat.until(|client| named(client) == "https://prytaneion.example").await;
    let there = at(&second, &table);
    let mut projector = there.projector().await;
    assert_eq!(projector.game()["count"], 3);
    assert_eq!(sent_away(&mut seat).await, 4014);

    // A proxy that sends one here and another there must not have it go to and fro.
    assert_eq!(turned_away(&first, &table.code).await, (4012, None));
    let path = format!("/j/{}", table.code);
    let (head, _) = http_raw(first.addr, "GET", &path, None, &[], None).await;
    assert!(!head.contains("location"), "{head}");
    place.tamper("UPDATE tables SET since = now() - interval '1 minute'").await.unwrap();
    assert_eq!(table.projector().await.game()["count"], 3);
    assert_eq!(sent_away(&mut projector).await, 4014);
}

/// What a server answers to a request for this path.
async fn head(house: &House, path: &str) -> String {
    http_raw(house.addr, "GET", path, None, &[], None).await.0
}

#[tokio::test]
async fn another_spelling_of_a_code_never_moves_its_table() {
    let place = Place::database().await;
    let public_url = || Some("https://prytaneion.example".to_owned());
    let first = node(&place, |config| Config { public_url: public_url(), ..config }).await;
    let second = node(&place, |config| Config { public_url: public_url(), ..config }).await;
    let table = make_table(first.addr, KEY).await;
    let mut seat = table.sit("ant").await;
    seat.settle().await;
    // So long ago that whoever is asked takes the table.
    place.tamper("UPDATE tables SET since = now() - interval '1 minute'").await.unwrap();
    let small = table.code.to_lowercase();
    for (path, right) in [
        (format!("/api/tables/{small}"), format!("/api/tables/{}", table.code)),
        (format!("/ws/{small}"), format!("/ws/{}", table.code)),
        (format!("/j/{small}?big"), format!("/j/{}?big", table.code)),
        (format!("//projector/{}", table.code), format!("/projector/{}", table.code)),
    ] {
        let head = head(&second, &path).await;
        let there = format!("location: {right}\r\n").to_lowercase();
        assert!(head.starts_with("http/1.1 307") && head.contains(&there), "{path}: {head}");
    }
    for path in ["/api/tables/{}%20", "/ws/%20{}", "/api/tables/{}%09/sheets"] {
        let path = path.replace("{}", &table.code);
        assert!(head(&second, &path).await.starts_with("http/1.1 404"), "{path}");
    }
    let add = json!({ "do": "add", "by": 3 });
    assert_eq!(seat.play(add).await, Answer::Accepted, "the table stays where it is");
    // Its own spelling moves it, as a proxy wishes.
    assert_eq!(at(&second, &table).projector().await.game()["count"], 3);
    assert_eq!(sent_away(&mut seat).await, 4014);
}

#[tokio::test]
async fn a_server_that_cannot_read_a_table_leaves_it_to_one_that_can() {
    let place = Place::database().await;
    let first = node(&place, |config| config).await;
    let table = make_table(first.addr, KEY).await;
    first.close().await;
    // Of an older version, which does not know the game.
    let registry = prytaneion::Registry::default;
    let old = node(&place, |config| Config { registry: registry(), ..config }).await;
    assert_eq!(turned_away(&old, &table.code).await.0, 4012, "there is nobody who can yet");
    let able = node(&place, |config| config).await;
    // Which of them was the first to look at it is all the same.
    assert!([4012, 4014].contains(&turned_away(&old, &table.code).await.0));
    at(&able, &table).projector().await;
    assert_eq!(turned_away(&old, &table.code).await, (4014, Some(address(&able))));
}

#[tokio::test]
async fn a_server_does_not_keep_a_table_that_it_took_care_of_and_cannot_read() {
    let place = Place::database().await;
    let [first, able] = two(&place).await;
    let registry = prytaneion::Registry::default;
    let _old = node(&place, |mut config| {
        // It looks for tables without a server all the time.
        config.limits.sleep = Duration::from_millis(20);
        Config { registry: registry(), ..config }
    })
    .await;
    // Made after it has looked which tables there are.
    let table = make_table(first.addr, KEY).await;
    first.close().await;
    let taken =
        "DO $$ BEGIN IF (SELECT epoch FROM tables) < 2 THEN RAISE 'not yet'; END IF; END $$";
    let took = async { while place.tamper(taken).await.is_err() {} };
    timeout(PATIENCE, took).await.unwrap();
    served(&able, &at(&able, &table)).await;
}

#[tokio::test]
async fn a_server_of_another_house_does_not_start() {
    let place = Place::database().await;
    let _house = node(&place, |config| config).await;
    let dir = TempDir::new().unwrap();
    let database = place.url.clone();
    let config = Config { database, ..crate::house::config(dir.path()) };
    let refused = prytaneion::Server::bind(config).await.err().expect("it does not start");
    assert!(format!("{refused:#}").contains("operator.key"), "{refused:#}");
}

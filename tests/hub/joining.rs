//! How people come to a table, share a seat, and go.

use serde_json::{Value, json};

use crate::client::{Answer, Client, hello, read};
use crate::house::{House, Table, http, http_raw};

#[tokio::test]
async fn a_code_alone_behind_the_address_leads_to_the_table() {
    let house = House::open().await;
    let head = async |path: &str| http_raw(house.addr, "GET", path, None, &[], None).await.0;
    for path in ["/QPRTZ", "/qprtz"] {
        let head = head(path).await;
        assert!(head.starts_with("http/1.1 307"), "{path}: {head}");
        assert!(head.contains("location: /j/qprtz"), "{path}: {head}");
    }
    for path in ["/QPRT", "/QPRTZZ", "/QPRT0", "/robots.txt"] {
        let head = head(path).await;
        assert!(head.starts_with("http/1.1 404"), "{path}: {head}");
    }
}

#[tokio::test]
async fn a_page_names_with_itself_what_is_needed_at_its_table() {
    let house = House::open().await;
    let table = house.table().await;
    let head = async |path: &str, headers: &[&str]| {
        http_raw(house.addr, "GET", path, None, headers, None).await.0
    };
    let named = async |path: &str, headers: &[&str]| {
        let head = head(path, headers).await;
        let link = head.lines().find_map(|line| line.strip_prefix("link: ")).unwrap_or_default();
        link.split('<').skip(1).filter_map(|one| Some(one.split_once('>')?.0.to_owned())).collect()
    };
    let page = head("/", &[]).await;
    if page.starts_with("http/1.1 503") {
        // The pages are not built here; what they name has tests beside it.
        return;
    }
    let at = format!("/j/{}", table.code);
    let files: Vec<String> = named(&at, &[]).await;
    assert!(!files.is_empty(), "{page}");
    assert!(files.iter().all(|file| file.starts_with("/assets/")), "{files:?}");
    let greek: Vec<String> = named(&at, &["accept-language: el-GR, en;q=0.8"]).await;
    assert_ne!(files, greek, "texts come in the reader's language");
    assert_eq!(named("/print", &[]).await, Vec::<String>::new());
    // What there is ahead of is no page.
    assert!(head("/ahead.json", &[]).await.starts_with("http/1.1 404"));
}

#[tokio::test]
async fn a_table_says_whether_its_game_has_begun() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    assert_eq!(table.facts().await["begun"], false);
    control.play(json!({ "do": "roll", "sides": 6, "times": 1 })).await;
    assert_eq!(table.facts().await["begun"], true);
}

#[tokio::test]
async fn a_free_seat_can_be_taken_once_and_its_ticket_always_lets_in() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    assert_eq!(table.facts().await["seats"][0]["taken"], false);

    let mut ant = table.sit("ant").await;
    assert_eq!(ant.welcome["audience"], json!({ "seat": "ant" }));
    control.until(|c| c.shared.view["table"]["seats"][0]["online"] == true).await;
    assert_eq!(table.take("ant", None).await.1["code"], "seat_taken");

    let ticket = control.own.view["table"]["tickets"][0].as_str().unwrap().to_owned();
    let (status, second) = table.take("ant", Some(&ticket)).await;
    assert_eq!(status, 201);
    let mut second = table.seat(second["token"].as_str().unwrap()).await;

    // Two devices on one seat see the same, and each sees what the other did.
    assert_eq!(ant.play(json!({ "do": "hide", "secret": "mouse" })).await, Answer::Accepted);
    second.until(|c| c.own.view["game"]["secret"] == "mouse").await;
    assert_eq!(second.own, ant.own);
    assert_eq!(second.play(json!({ "do": "add", "by": 2 })).await, Answer::Accepted);
    ant.until_game(|game| game["adders"]["ant"] == 2).await;

    // The seat is there while one of its devices is.
    drop(ant);
    control.until(|c| devices_online(c, "ant") == 1).await;
    assert_eq!(control.shared.view["table"]["seats"][0]["online"], true);
    drop(second);
    control.until(|c| c.shared.view["table"]["seats"][0]["online"] == false).await;
    assert_eq!(control.shared.view["table"]["seats"][0]["taken"], true);
    control.verify().await;
}

fn devices_online(control: &Client, seat: &str) -> usize {
    let devices = control.own.view["table"]["devices"].as_array().unwrap();
    devices.iter().filter(|one| one["seat"] == seat && one["online"] == true).count()
}

#[tokio::test]
async fn a_locked_lobby_takes_only_tickets() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    assert_eq!(control.table(json!({ "do": "lock_lobby" })).await, Answer::Accepted);
    assert_eq!(control.shared.view["table"]["lobby"], "locked");
    let (status, refused) = table.take("bee", None).await;
    assert_eq!((status, &refused["code"]), (403, &json!("lobby_locked")));
    let ticket = control.own.view["table"]["tickets"][1].as_str().unwrap().to_owned();
    assert_eq!(table.take("bee", Some(&ticket)).await.0, 201);
    assert_eq!(table.take("cat", Some(&ticket)).await.1["code"], "wrong_ticket");
    control.table(json!({ "do": "unlock_lobby" })).await;
    assert_eq!(table.take("cat", None).await.0, 201);
}

#[tokio::test]
async fn a_kicked_device_is_closed_and_its_token_is_forgotten() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let token = table.token("ant").await;
    let mut ant = table.seat(&token).await;
    let device = ant.welcome["device"].clone();
    assert_eq!(control.table(json!({ "do": "kick", "device": device })).await, Answer::Accepted);
    assert_eq!(ant.wait_for("goodbye").await["code"], 4010);
    assert_eq!(ant.end().await, 4010);
    let mut again = Client::connect(table.addr, &table.code).await;
    again.send(&hello("seat", Some(&token))).await;
    assert_eq!(again.end().await, 4001);
    // The seat is free for somebody else.
    control.until(|c| c.shared.view["table"]["seats"][0]["taken"] == false).await;
    assert_eq!(table.take("ant", None).await.0, 201);
    let gone = control.table(json!({ "do": "kick", "device": "nobody" })).await;
    assert_eq!(gone, Answer::Refused("no_device".into()));
}

#[tokio::test]
async fn a_kick_can_end_the_code_by_which_the_device_came_in_and_nobody_else_has_to_go() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let ticket = |c: &Client| c.own.view["table"]["tickets"][0].as_str().unwrap().to_owned();
    let old = ticket(&control);
    let (mut ant, other) = (table.sit("ant").await, table.take("ant", Some(&old)).await.1);
    let mut other = table.seat(other["token"].as_str().unwrap()).await;
    let kick = |device: &Value| json!({ "do": "kick", "device": device, "renew": true });
    assert_eq!(control.table(kick(&ant.welcome["device"])).await, Answer::Accepted);
    assert_eq!(ant.end().await, 4010);
    assert_eq!(table.take("ant", Some(&old)).await.1["code"], "wrong_ticket");
    assert_eq!(table.take("ant", Some(&ticket(&control))).await.0, 201);
    other.settle().await;

    let (full, helper) = control.keys().await;
    let mut tablet = table.desk(&table.desk_token("Tablet", &helper).await).await;
    assert_eq!(control.table(kick(&tablet.welcome["device"])).await, Answer::Accepted);
    assert_eq!(tablet.end().await, 4010);
    for old in [&full, &helper] {
        let body = json!({ "device": "Tablet", "ticket": old });
        assert_eq!(table.post("control", body).await.1["code"], "wrong_ticket");
    }
    let (_, helper) = control.keys().await;
    table.desk_token("Tablet", &helper).await;
    let house = House::at(house.close().await, |config| config).await;
    let table = Table { addr: house.addr, ..table };
    let mut control = table.control().await;
    assert_eq!(control.keys().await.1, helper);
    assert_ne!(ticket(&control), old);
}

#[tokio::test]
async fn replacing_a_person_ends_all_tokens_and_the_old_ticket() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let ticket = control.own.view["table"]["tickets"][0].as_str().unwrap().to_owned();
    let mut devices = vec![table.sit("ant").await];
    let second = table.take("ant", Some(&ticket)).await.1["token"].as_str().unwrap().to_owned();
    devices.push(table.seat(&second).await);
    assert_eq!(
        control.table(json!({ "do": "replace_seat", "seat": "ant" })).await,
        Answer::Accepted
    );
    for mut device in devices {
        assert_eq!(device.end().await, 4010);
    }
    assert_eq!(table.take("ant", Some(&ticket)).await.1["code"], "wrong_ticket");
    let renewed = control.own.view["table"]["tickets"][0].as_str().unwrap().to_owned();
    assert_ne!(renewed, ticket);
    assert_eq!(table.take("ant", Some(&renewed)).await.0, 201);
}

#[tokio::test]
async fn a_device_can_give_its_seat_back() {
    let house = House::open().await;
    let table = house.table().await;
    let token = table.token("ant").await;
    let mut ant = table.seat(&token).await;
    assert_eq!(table.post("leave", json!({ "token": token })).await.0, 204);
    assert_eq!(ant.end().await, 4001);
    assert_eq!(table.facts().await["seats"][0]["taken"], false);
    assert_eq!(table.post("leave", json!({ "token": token })).await.0, 401);
}

#[tokio::test]
async fn another_device_becomes_control_by_the_control_ticket() {
    let house = House::open().await;
    let table = house.table().await;
    let (ticket, _) = table.control().await.keys().await;
    let joined = table.post("control", json!({ "device": "Tablet", "ticket": ticket })).await;
    let token = joined.1["token"].as_str().unwrap();
    let mut tablet = Client::enter(table.addr, &table.code, "control", Some(token)).await;
    assert_eq!(tablet.welcome["audience"], "control");
    assert_eq!(tablet.play(json!({ "do": "reveal" })).await, Answer::Accepted);
    let wrong = table.post("control", json!({ "device": "Spy", "ticket": "guess" })).await;
    assert_eq!((wrong.0, &wrong.1["code"]), (403, &json!("wrong_ticket")));
    // A table's own Control is not the operator of the server.
    assert_eq!(http(table.addr, "GET", "/api/tables", Some(token), None).await.0, 401);
}

#[tokio::test]
async fn devices_and_tables_are_named_and_listed() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let mut ant = table.sit("ant").await;
    let mut screen = table.projector().await;
    for (client, name) in [(&mut ant, "Xenia's phone"), (&mut screen, "The wall")] {
        let named = client.table(json!({ "do": "name_device", "name": name })).await;
        assert_eq!(named, Answer::Accepted);
    }
    let name = |c: &Client, name: &str| {
        let devices = c.own.view["table"]["devices"].as_array().unwrap();
        devices.iter().any(|device| device["name"] == name)
    };
    control.until(|c| name(c, "Xenia's phone") && name(c, "The wall")).await;
    control.table(json!({ "do": "name_table", "name": "  The Hall " })).await;
    screen.until(|c| c.shared.view["table"]["name"] == "The Hall").await;
    let listed = http(table.addr, "GET", "/api/tables", Some(&table.key), None).await.1;
    assert_eq!(listed[0]["name"], "The Hall");
    for name in ["", "   ", &"n".repeat(61)] {
        let refused = control.table(json!({ "do": "name_table", "name": name })).await;
        assert_eq!(refused, Answer::Refused("bad_name".into()));
    }
    control.verify().await;
}

#[tokio::test]
async fn a_covered_tablet_stands_in_for_its_seats_and_learns_no_more_than_anybody() {
    let house = House::open().await;
    let table = house.table().await;
    let (mut control, mut tablet) = (table.control().await, table.projector().await);
    let tokens = [table.token("ant").await, table.token("bee").await];
    let online = |client: &Client, seat: usize| {
        let table = &client.shared.view["table"];
        table["seats"][seat]["online"].as_bool().unwrap()
    };
    control.settle().await;
    assert!(!online(&control, 0));

    tablet.send(&json!({ "type": "mind", "tokens": [tokens[0], tokens[1], "nonsense"] })).await;
    control.until(|client| online(client, 0) && online(client, 1)).await;
    let devices = control.own.view["table"]["devices"].as_array().unwrap();
    let there = |row: &&Value| row["seat"] == "ant" && row["online"] == true;
    let ant = devices.iter().find(there).unwrap()["id"].clone();
    assert_eq!(control.table(json!({ "do": "nudge", "seat": "bee" })).await, Answer::Accepted);
    assert_eq!(tablet.wait_for("nudged").await["seat"], "bee");
    // It sees what an onlooker sees, and its words count as nobody's.
    assert_eq!(tablet.own.view["game"], Value::Null);
    assert!(matches!(tablet.play(json!({ "do": "add", "by": 1 })).await, Answer::Refused(_)));

    // Who is sent away is nobody's business any more; who leaves the tablet is not there.
    assert_eq!(control.table(json!({ "do": "kick", "device": ant })).await, Answer::Accepted);
    control.until(|client| !online(client, 0) && online(client, 1)).await;
    tablet.send(&json!({ "type": "mind", "tokens": [] })).await;
    control.until(|client| !online(client, 1)).await;
    // A device of its own stands in for nobody.
    let mut cat = table.sit("cat").await;
    cat.send(&json!({ "type": "mind", "tokens": [tokens[1]] })).await;
    cat.settle().await;
    control.settle().await;
    assert!(!online(&control, 1));
    tablet.verify().await;
    control.verify().await;
}

#[tokio::test]
async fn control_is_told_when_the_room_no_longer_sees_the_projector() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let says = |client: &Client, state: &str| client.own.view["table"]["projector"] == *state;
    control.settle().await;
    assert_eq!(control.own.view["table"]["projector"], Value::Null, "none was ever there");

    let mut wall = table.projector().await;
    control.until(|client| says(client, "shown")).await;
    wall.send(&json!({ "type": "hidden", "hidden": true })).await;
    control.until(|client| says(client, "covered")).await;
    wall.send(&json!({ "type": "hidden", "hidden": false })).await;
    control.until(|client| says(client, "shown")).await;
    wall.verify().await;
    drop(wall);
    control.until(|client| says(client, "gone")).await;
    control.verify().await;
}

#[tokio::test]
async fn a_nudge_reaches_the_seat_and_nobody_else() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let (mut ant, mut bee) = (table.sit("ant").await, table.sit("bee").await);
    bee.settle().await;
    assert_eq!(control.table(json!({ "do": "nudge", "seat": "ant" })).await, Answer::Accepted);
    ant.wait_for("nudged").await;
    assert_eq!(bee.settle().await, 0);
}

#[tokio::test]
async fn the_code_is_read_in_any_case_and_the_pages_facts_hold_no_secret() {
    let house = House::open().await;
    let table = house.table().await;
    let path = format!("/api/tables/{}", table.code.to_lowercase());
    let (status, facts) = http(table.addr, "GET", &path, None, None).await;
    assert_eq!(status, 200);
    let mut keys: Vec<_> = facts.as_object().unwrap().keys().collect();
    keys.sort();
    assert_eq!(keys, ["begun", "code", "game", "lobby", "name", "over", "seats"]);
    let server = http(table.addr, "GET", "/api/server", None, None).await.1;
    assert_eq!(server["addresses"], json!([format!("http://{}", table.addr)]));
    assert_eq!(server["name"], "prytaneion");
    let scenarios = http(table.addr, "GET", "/api/scenarios", Some(&table.key), None).await.1;
    assert_eq!(scenarios[0]["id"], "toy");
    assert_eq!(scenarios[0]["setup"], Value::Null);
}

/// Whoever reads the data, or a backup of it, cannot come in by it.
#[tokio::test]
async fn no_ticket_stands_in_the_journal_and_all_are_shown_again_after_a_restart() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    control.table(json!({ "do": "replace_seat", "seat": "bee" })).await;
    control.table(json!({ "do": "renew_keys" })).await;
    let (full, helper) = control.keys().await;
    let tickets = control.own.view["table"]["tickets"].clone();
    let secrets =
        tickets.as_array().unwrap().iter().map(|ticket| ticket.as_str().unwrap().to_owned());
    for secret in secrets.chain([full.clone(), helper.clone()]) {
        for file in std::fs::read_dir(house.dir.path()).unwrap() {
            let bytes = std::fs::read(file.unwrap().path()).unwrap();
            let found = bytes.windows(secret.len()).any(|window| window == secret.as_bytes());
            // A seat's is short enough to be typed.
            assert!(!found && [14, 22].contains(&secret.len()));
        }
    }
    let house = House::at(house.close().await, |config| config).await;
    let mut control = Table { addr: house.addr, code: table.code, key: table.key }.control().await;
    assert_eq!(control.own.view["table"]["tickets"], tickets);
    assert_eq!(control.keys().await, (full, helper));
}

/// A journal that was restored beside another operator's key.
#[tokio::test]
async fn what_another_key_made_lets_people_in_and_is_shown_to_nobody() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let ticket = control.own.view["table"]["tickets"][0].as_str().unwrap().to_owned();
    let (_, helper) = control.keys().await;
    let dir = house.close().await;
    std::fs::remove_file(dir.path().join("operator.key")).unwrap();

    let house = House::at(dir, |config| config).await;
    let table = Table { addr: house.addr, code: table.code, key: house.key.clone() };
    let mut control = table.control().await;
    assert_eq!(control.own.view["table"]["tickets"], json!(["", "", ""]));
    let notice = read(&control.own.view["table"]["notices"][0]);
    assert!(notice.contains("Printed ones go on working"), "{notice}");
    assert_eq!(table.take("ant", Some(&ticket)).await.0, 201);
    table.desk_token("Tablet", &helper).await;
    control.send(&json!({ "type": "keys" })).await;
    assert_eq!(control.wait_for("refused").await["code"], "foreign_keys");
    for seat in ["ant", "bee", "cat"] {
        control.table(json!({ "do": "replace_seat", "seat": seat })).await;
    }
    control.until(|c| c.own.view["table"]["notices"].is_null()).await;
    control.table(json!({ "do": "renew_keys" })).await;
    control.keys().await;
}

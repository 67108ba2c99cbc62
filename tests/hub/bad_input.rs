//! What must not hurt: every wrong thing gets a sentence and a code, and the table is as it was.

use futures_util::SinkExt;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Answer, Client, hello, read};
use crate::house::{House, Table, http, http_raw};

/// A sentence begins with a capital letter and ends with a full stop.
fn is_sentence(value: &Value) -> bool {
    let text = read(value);
    text.starts_with(char::is_uppercase) && text.ends_with('.') && text.len() > 15
}

async fn untouched(table: &Table, client: &mut Client) {
    client.settle().await;
    assert_eq!(client.game()["count"], 0, "something has changed");
    assert_eq!(table.facts().await["seats"][2]["taken"], false);
}

#[tokio::test]
async fn malformed_frames_are_refused_and_at_the_fifth_the_socket_is_closed() {
    let house = House::open().await;
    let table = house.table().await;
    let mut watcher = table.sit("bee").await;
    let mut ant = table.sit("ant").await;
    let bad = [
        "{",
        "null",
        r#"{"type":"play","id":"no uuid","command":{}}"#,
        r#"{"type":"dance"}"#,
        r#"{"type":"ping","sent":1,"extra":1}"#,
    ];
    for (nth, text) in bad.iter().enumerate() {
        ant.send_text(text).await;
        if nth < 4 {
            let refused = ant.wait_for("refused").await;
            assert_eq!((&refused["id"], &refused["code"]), (&Value::Null, &json!("malformed")));
            assert!(is_sentence(&refused["sentence"]), "{refused}");
        }
    }
    let goodbye = ant.wait_for("goodbye").await;
    assert!(is_sentence(&goodbye["sentence"]), "{goodbye}");
    assert_eq!(ant.end().await, 4000);
    untouched(&table, &mut watcher).await;
}

#[tokio::test]
async fn a_command_that_cannot_be_read_is_refused_by_its_id() {
    let house = House::open().await;
    let table = house.table().await;
    let mut ant = table.sit("ant").await;
    let id = "5f0c7f0e-6a55-4b9d-9c0a-0d6f1b6f3c11";
    ant.send(&json!({ "type": "play", "id": id, "command": {}, "extra": 1 })).await;
    let refused = ant.wait_for("refused").await;
    assert_eq!((&refused["id"], &refused["code"]), (&json!(id), &json!("malformed")));
}

#[tokio::test]
async fn a_binary_frame_is_refused() {
    let house = House::open().await;
    let table = house.table().await;
    let mut ant = table.sit("ant").await;
    ant.socket.send(Message::binary(vec![1, 2, 3])).await.unwrap();
    assert_eq!(ant.wait_for("refused").await["code"], "malformed");
}

#[tokio::test]
async fn an_oversized_frame_closes_its_socket_with_a_sentence() {
    let house = House::open().await;
    let table = house.table().await;
    let mut watcher = table.sit("bee").await;
    for bytes in [40_000, 3_000_000] {
        let mut wall = table.projector().await;
        wall.send_text(&json!({ "type": "ping", "padding": "x".repeat(bytes) }).to_string()).await;
        assert!(is_sentence(&wall.wait_for("goodbye").await["sentence"]));
        assert_eq!(wall.end().await, 4000);
    }
    untouched(&table, &mut watcher).await;
}

#[tokio::test]
async fn an_unknown_command_is_refused_with_its_id() {
    let house = House::open().await;
    let table = house.table().await;
    let mut ant = table.sit("ant").await;
    for command in [json!({ "do": "fly" }), json!(7), json!({ "do": "add" }), Value::Null] {
        let id = ant.play_later(&command).await;
        let refused = ant.wait_for("refused").await;
        assert_eq!((&refused["id"], &refused["code"]), (&json!(id), &json!("unknown_command")));
        assert!(is_sentence(&refused["sentence"]), "{refused}");
    }
    untouched(&table, &mut ant).await;
}

#[tokio::test]
async fn a_first_message_that_is_no_hello_closes_with_4000_or_4009() {
    let house = House::open().await;
    let table = house.table().await;
    let stale = json!({ "type": "hello", "protocol": 0, "screen": "wristwatch", "new": true });
    for (text, code) in [("[]", 4000), (r#"{"type":"resync"}"#, 4000), (&*stale.to_string(), 4009)]
    {
        let mut client = Client::connect(table.addr, &table.code).await;
        client.send_text(text).await;
        assert!(is_sentence(&client.wait_for("goodbye").await["sentence"]));
        assert_eq!(client.end().await, code, "{text}");
    }
}

#[tokio::test]
async fn wrong_codes_and_tokens_close_with_4004_and_4001() {
    let house = House::open().await;
    let table = house.table().await;
    let mut lost = Client::connect(table.addr, "ZZZZZ").await;
    lost.send(&hello("projector", None)).await;
    assert_eq!(lost.end().await, 4004);
    for (screen, token) in [("seat", None), ("seat", Some("guess")), ("control", Some(""))] {
        let mut client = Client::connect(table.addr, &table.code).await;
        client.send(&hello(screen, token)).await;
        assert_eq!(client.end().await, 4001);
    }
}

#[tokio::test]
async fn guessing_codes_ends_in_429_and_even_the_right_code_is_then_withheld() {
    let house = House::open().await;
    let table = house.table().await;
    let token = table.token("ant").await;
    for _ in 0..30 {
        let (status, missing) = http(table.addr, "GET", "/api/tables/ZZZZZ", None, None).await;
        assert_eq!(status, 404);
        assert!(is_sentence(&missing["sentence"]), "{missing}");
        // A page names what its table needs, which would tell of a table too.
        http(table.addr, "GET", "/j/ZZZZZ", None, None).await;
    }
    for code in ["ZZZZZ", &table.code] {
        let (status, wait) =
            http(table.addr, "GET", &format!("/api/tables/{code}"), None, None).await;
        assert_eq!((status, &wait["code"]), (429, &json!("wait")));
        assert!(is_sentence(&wait["sentence"]), "{wait}");
        for (screen, token) in [("projector", None), ("onlooker", Some("x")), ("seat", Some("x"))] {
            let mut client = Client::connect(table.addr, code).await;
            client.send(&hello(screen, token)).await;
            assert_eq!(client.end().await, 4029);
        }
    }
    // Who holds a token has not guessed.
    table.seat(&token).await;
}

#[tokio::test]
async fn wrong_tickets_and_keys_count_as_guesses() {
    let house = House::open().await;
    let table = house.table().await;
    let (control, _) = table.control().await.keys().await;
    for _ in 0..30 {
        assert_eq!(table.take("ant", Some("guess")).await.0, 403);
        assert_eq!(http(table.addr, "GET", "/api/tables", Some("guess"), None).await.0, 401);
    }
    assert_eq!(table.take("ant", Some("guess")).await.0, 429);
    assert_eq!(http(table.addr, "GET", "/api/tables", Some("guess"), None).await.0, 429);
    assert_eq!(table.take("ant", None).await.0, 429);
    // Who shows a right secret has not guessed.
    assert_eq!(http(table.addr, "GET", "/api/tables", Some(&table.key), None).await.0, 200);
    let desk = table.desk_token("Tablet", &control).await;
    let facts = format!("/api/tables/{}", table.code);
    assert_eq!(http(table.addr, "GET", &facts, Some(&desk), None).await.0, 200);
    assert_eq!(http(table.addr, "GET", &facts, None, None).await.0, 429);
}

#[tokio::test]
async fn only_the_operator_makes_and_lists_tables() {
    let house = House::open().await;
    let body = json!({ "scenario": "toy", "name": "Mine" });
    for (method, path, body) in [
        ("GET", "/api/tables", None),
        ("GET", "/api/scenarios", None),
        ("POST", "/api/tables", Some(body.clone())),
    ] {
        let (status, refused) = http(house.addr, method, path, None, body).await;
        assert_eq!((status, &refused["code"]), (401, &json!("unauthorized")));
        assert!(is_sentence(&refused["sentence"]), "{refused}");
    }
    let key = Some(house.key.as_str());
    for (body, status, code) in [
        (json!({ "scenario": "none", "name": "x" }), 404, "no_scenario"),
        (json!({ "scenario": "toy", "name": " " }), 422, "bad_name"),
        (json!({ "scenario": "toy" }), 422, "malformed"),
        (json!({ "scenario": "toy", "name": "x".repeat(20_000) }), 413, "malformed"),
    ] {
        let (answer, refused) = http(house.addr, "POST", "/api/tables", key, Some(body)).await;
        assert_eq!((answer, refused["code"].as_str()), (status, Some(code)), "{refused}");
    }
    assert_eq!(http(house.addr, "GET", "/api/tables", key, None).await.1, json!([]));
    assert_eq!(http(house.addr, "GET", "/api/nothing", None, None).await.1["code"], "no_such_call");
}

#[tokio::test]
async fn whoever_needs_a_joiner_or_a_flag_in_a_name_comes_in() {
    let house = House::open().await;
    let table = house.table().await;
    let scotland = "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} Iona";
    let names = ["مهدی نیک\u{200c}خواه", "ශ\u{dca}\u{200d}රී", scotland];
    for (seat, device) in ["ant", "bee", "cat"].into_iter().zip(names) {
        let path = format!("seats/{seat}");
        let (status, said) = table.post(&path, json!({ "device": device })).await;
        assert_eq!(status, 201, "{device}: {said}");
    }
}

#[tokio::test]
async fn joining_badly_is_refused_and_the_seat_stays_free() {
    let house = House::open().await;
    let table = house.table().await;
    assert_eq!(table.take("dog", None).await.0, 404);
    let long = "n".repeat(41);
    for device in ["", "  ", &long, "bell\u{7}", "Ann\u{202e}a", "A\u{200b}nn"] {
        let (status, refused) = table.post("seats/ant", json!({ "device": device })).await;
        assert_eq!((status, &refused["code"]), (422, &json!("bad_name")));
        assert!(is_sentence(&refused["sentence"]), "{refused}");
    }
    assert_eq!(table.facts().await["seats"][0]["taken"], false);
}

#[tokio::test]
async fn a_flood_of_frames_is_closed_with_4029() {
    let house = House::open().await;
    let table = house.table().await;
    let mut wall = table.projector().await;
    for _ in 0..200 {
        wall.send(&json!({ "type": "ping", "sent": 1.0 })).await;
    }
    assert_eq!(wall.end().await, 4029);
}

#[tokio::test]
async fn another_sites_page_may_not_open_a_socket() {
    let house = House::open().await;
    let table = house.table().await;
    let path = format!("/ws/{}", table.code);
    let upgrade = [
        "origin: https://elsewhere.example",
        "connection: upgrade, close",
        "upgrade: websocket",
        "sec-websocket-version: 13",
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
    ];
    let (head, body) = http_raw(table.addr, "GET", &path, None, &upgrade, None).await;
    assert!(head.starts_with("http/1.1 403"), "{head}");
    assert!(is_sentence(&serde_json::from_str::<Value>(&body).unwrap()["sentence"]), "{body}");
}

#[tokio::test]
async fn pages_and_headers_are_as_they_should_be() {
    let house = House::open().await;
    let (head, body) = http_raw(house.addr, "GET", "/healthz", None, &[], None).await;
    assert!(head.starts_with("http/1.1 200") && body == "ok", "{head} {body}");
    for header in ["content-security-policy: default-src 'self'", "nosniff", "no-referrer"] {
        assert!(head.contains(header), "{head}");
    }
    let (head, _) = http_raw(house.addr, "GET", "/nothing/here", None, &[], None).await;
    assert!(head.starts_with("http/1.1 404"), "{head}");

    // Where the pages have been built, each path has its page, asked for anew each time.
    for path in ["/", "/j/ABCDE", "/watch/ABCDE", "/control", "/projector/ABCDE"] {
        let (head, body) = http_raw(house.addr, "GET", path, None, &[], None).await;
        if head.starts_with("http/1.1 503") {
            assert!(body.contains("make run"), "{body}");
            continue;
        }
        assert!(head.contains("text/html") && head.contains("cache-control: no-cache"), "{head}");
        let tag = head.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap().to_owned();
        let known = format!("if-none-match: {tag}");
        let (head, body) = http_raw(house.addr, "GET", path, None, &[&known], None).await;
        assert!(head.starts_with("http/1.1 304") && body.is_empty(), "{head}");
    }
}

/// Counts that rise with every command would tell everybody that something hidden happened.
#[tokio::test]
async fn n1_the_figures_are_for_this_machine_and_the_operator_alone() {
    let house = House::open().await;
    let far = ["x-forwarded-for: 10.1.2.3"];
    let lines = ["x-forwarded-for: 127.0.0.1", "x-forwarded-for: 10.1.2.3:4711"];
    let unread = ["x-forwarded-for: unknown"];
    for headers in [&far[..], &lines, &unread, &["forwarded: for=10.1.2.3"]] {
        let (head, _) = http_raw(house.addr, "GET", "/metrics", None, headers, None).await;
        assert!(head.starts_with("http/1.1 401"), "{headers:?}: {head}");
    }
    for (key, headers) in [(Some(house.key.as_str()), &far[..]), (None, &[][..])] {
        let (head, _) = http_raw(house.addr, "GET", "/metrics", key, headers, None).await;
        assert!(head.starts_with("http/1.1 200"), "{head}");
    }
}

#[tokio::test]
async fn a_bad_pause_reason_is_refused() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let pause = json!({ "do": "pause", "reason": "x".repeat(121) });
    assert_eq!(control.table(pause).await, Answer::Refused("too_long".into()));
}

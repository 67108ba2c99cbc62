//! The chronicle through its doors: who may read which edition, what it holds, and the command that
//! writes it from the data folder.

use std::path::Path;
use std::process::{Command, Output};
use std::sync::Arc;

use prytaneion::Config;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use uuid::Uuid;

use crate::house::{House, Table, http, http_raw};

async fn read(table: &Table, path: &str, key: Option<&str>) -> (u16, Value) {
    let path = format!("/api/tables/{}/{path}", table.code);
    http(table.addr, "GET", &path, key, None).await
}

/// The views that the frames lead to.
fn replayed(frames: &Value) -> Vec<Value> {
    let mut shown = Value::Null;
    let rows = frames.as_array().unwrap().iter();
    rows.map(|frame| {
        if frame["shared"].is_null() {
            let patch: json_patch::Patch = serde_json::from_value(frame["patch"].clone()).unwrap();
            json_patch::patch(&mut shown, &patch).unwrap();
        } else {
            shown = frame["shared"].clone();
        }
        shown.clone()
    })
    .collect()
}

#[tokio::test]
async fn the_public_edition_is_everybodys_and_leads_to_what_everybody_sees() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    for by in 1..=60 {
        control.play(json!({ "do": "add", "by": by })).await;
    }
    let (status, told) = read(&table, "chronicle", None).await;
    assert_eq!(status, 200, "{told}");
    assert_eq!((&told["name"], &told["game"]), (&json!("First table"), &json!("toy")));
    assert_eq!(told["edition"], "public");
    assert_eq!(told["journal"], json!([]));
    let views = replayed(&told["frames"]);
    assert_eq!(views.last(), Some(control.game()));
    assert_eq!(views.len(), 61);
    let whole: Vec<usize> = (0..61).filter(|at| !told["frames"][at]["shared"].is_null()).collect();
    assert_eq!(whole, [0, 50], "the first and every 50th");
    let at: Vec<u64> = (0..61).map(|at| told["frames"][at]["at"].as_u64().unwrap()).collect();
    assert!(at.is_sorted());
}

#[tokio::test]
async fn n1_what_nobody_saw_changes_no_byte_of_the_public_edition() {
    let house = House::open().await;
    let table = house.table().await;
    let mut ant = table.sit("ant").await;
    let mut control = table.control().await;
    control.play(json!({ "do": "add", "by": 1 })).await;
    let told = |answer: (u16, Value)| {
        assert_eq!(answer.0, 200);
        (answer.1["frames"].clone(), answer.1["story"].clone())
    };
    // Neither does the moment at which it was written.
    let before = read(&table, "chronicle", None).await;
    ant.play(json!({ "do": "hide", "secret": "figs" })).await;
    ant.play(json!({ "do": "hide", "secret": "dates" })).await;
    assert_eq!(read(&table, "chronicle", None).await, before);
    control.play(json!({ "do": "add", "by": 1 })).await;
    let (frames, story) = told(read(&table, "chronicle", None).await);
    let numbers: Vec<u64> =
        frames.as_array().unwrap().iter().map(|row| row["entry"].as_u64().unwrap()).collect();
    assert_eq!(numbers, [1, 2, 3], "no gap tells of what lies between");
    assert_eq!(
        story,
        json!({ "added": [2, 3], "hid": [], "ends": 3 }),
        "and the story counts likewise"
    );
    let token = table.token("bee").await;
    let (_, own) = read(&table, "chronicle?edition=seat:bee", Some(&token)).await;
    assert_eq!(own["story"]["hid"], json!([]));
    let (_, desk) = read(&table, "chronicle?edition=control", Some(&table.key)).await;
    assert_eq!((&desk["frames"], &desk["story"]["added"]), (&frames, &story["added"]));
}

#[tokio::test]
async fn n1_a_story_ends_with_what_was_seen_last_whatever_is_told_of_it() {
    let house = House::open().await;
    let [one, other] = [house.table().await, house.table().await];
    let [mut quiet, mut busy] = [one.control().await, other.control().await];
    let later = json!({ "do": "due", "at": 4_102_444_800_000_i64 });
    let mut ends = Vec::new();
    for told in [None, Some(json!({ "do": "add", "by": 1 }))] {
        for control in [&mut quiet, &mut busy] {
            if let Some(told) = &told {
                control.play(told.clone()).await;
            }
            control.play(json!({ "do": "whisper" })).await;
        }
        // It is told, and nobody but Control sees anything of it.
        busy.play(later.clone()).await;
        let [one, other] =
            [read(&one, "chronicle", None).await, read(&other, "chronicle", None).await];
        let (frames, story) = (&one.1["frames"], &one.1["story"]);
        assert_eq!((&other.1["story"], story["ends"].as_u64()), (story, last(frames)));
        ends.push(last(frames));
    }
    assert_eq!(ends, [Some(2), Some(4)]);
}

/// The number of the last picture.
fn last(frames: &Value) -> Option<u64> {
    frames.as_array()?.last()?["entry"].as_u64()
}

#[tokio::test]
async fn n1_control_reads_in_a_seat_s_edition_only_what_was_shown() {
    let house = House::open().await;
    let table = house.table().await;
    let token = table.token("ant").await;
    let (mut ant, mut control) = (table.seat(&token).await, table.control().await);
    let hid = async |key: &str| {
        read(&table, "chronicle?edition=seat:ant", Some(key)).await.1["story"]["hid"].clone()
    };
    for secret in ["figs", "dates"] {
        ant.play(json!({ "do": "hide", "secret": secret })).await;
    }
    assert_eq!(hid(&table.key).await, json!([]));
    assert_eq!(hid(&token).await, json!(["figs", "dates"]), "it knows its own");
    control.play(json!({ "do": "reveal" })).await;
    ant.play(json!({ "do": "hide", "secret": "honey" })).await;
    assert_eq!(hid(&table.key).await, json!(["dates"]));
    assert_eq!(hid(&token).await, json!(["figs", "dates", "honey"]));
}

/// The numbers, kinds and events of the rows of a journal that was fetched.
async fn fetched(table: &Table) -> Vec<(u64, Value, Value)> {
    let (_, desk) = read(table, "chronicle?edition=control", Some(&table.key)).await;
    let rows = desk["journal"].as_array().unwrap().iter().skip(1);
    let row =
        |row: &Value| (row["seq"].as_u64().unwrap(), row["kind"].clone(), row["events"].clone());
    rows.map(row).collect()
}

#[tokio::test]
async fn n1_a_hidden_choice_has_no_row_in_the_journal_before_it_is_shown() {
    let house = House::open().await;
    let mut seen = Vec::new();
    for hides in [0, 1, 4] {
        let table = house.table().await;
        let token = table.token("ant").await;
        let (mut ant, mut control) = (table.seat(&token).await, table.control().await);
        for secret in 0..hides {
            ant.play(json!({ "do": "hide", "secret": secret.to_string() })).await;
        }
        control.play(json!({ "do": "add", "by": 1 })).await;
        let hidden = fetched(&table).await;
        let rows = hidden.len() as u64;
        assert!(hidden.iter().map(|row| row.0).eq(1..=rows), "no gap in {hidden:?}");
        assert!(hidden.iter().all(|row| row.2[0]["event"] != "hidden"), "{hidden:?}");
        control.play(json!({ "do": "reveal" })).await;
        let shown = fetched(&table).await;
        let rows = shown.iter().filter(|row| row.2[0]["event"] == "hidden");
        let secrets: Vec<Value> = rows.map(|row| row.2[0]["secret"].clone()).collect();
        let last = (hides > 0).then(|| json!((hides - 1).to_string()));
        assert_eq!(secrets, last.into_iter().collect::<Vec<_>>(), "once, as it was shown");
        // A mind that was changed has no row, and does not tell when it was.
        let place = shown.iter().position(|row| row.2[0]["event"] == "hidden");
        seen.push((hidden.len(), shown.len(), place));
    }
    assert_eq!(seen[0].0, seen[1].0);
    assert_eq!(seen[1], seen[2]);
}

#[tokio::test]
async fn the_journal_says_whether_choices_lay_hidden_as_it_was_written() {
    let house = House::open().await;
    let table = house.table().await;
    let (mut ant, mut control) = (table.sit("ant").await, table.control().await);
    let sealed = async || {
        let (_, desk) = read(&table, "chronicle?edition=control", Some(&table.key)).await;
        assert_eq!(desk["journal"][0]["kind"], "about");
        desk["journal"][0]["sealed"].clone()
    };
    assert_eq!(sealed().await, false);
    ant.play(json!({ "do": "hide", "secret": "figs" })).await;
    control.play(json!({ "do": "add", "by": 1 })).await;
    assert_eq!(sealed().await, true);
    control.play(json!({ "do": "reveal" })).await;
    assert_eq!(sealed().await, false);
}

#[tokio::test]
async fn the_public_edition_is_made_once_however_many_ask() {
    let house = House::with(|mut config| {
        config.limits.chronicle_rest = 1_000_000;
        config
    })
    .await;
    let table = house.table().await;
    let mut control = table.control().await;
    for by in 1..=60 {
        control.play(json!({ "do": "add", "by": by })).await;
    }
    let path = format!("/api/tables/{}/chronicle", table.code);
    let mut asking = tokio::task::JoinSet::new();
    for _ in 0..40 {
        let (addr, path) = (table.addr, path.clone());
        asking.spawn(async move { http(addr, "GET", &path, None, None).await });
    }
    let answers = asking.join_all().await;
    assert_eq!(answers[0].0, 200);
    assert!(answers.iter().all(|answer| *answer == answers[0]), "they are the same to the byte");
    // It took a moment, and so it rests a while, though more has happened; Control's own does not.
    control.play(json!({ "do": "add", "by": 1 })).await;
    assert_eq!(read(&table, "chronicle", None).await, answers[0]);
    let (_, own) = read(&table, "chronicle?edition=control", Some(&table.key)).await;
    assert_eq!(replayed(&own["frames"]).last(), Some(control.game()));
}

#[tokio::test]
async fn a_volume_goes_out_pressed_to_whoever_can_unpress_it() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    control.play(json!({ "do": "ballast", "bytes": 5000 })).await;
    let path = format!("/api/tables/{}/chronicle", table.code);
    let (plain, body) = http_raw(table.addr, "GET", &path, None, &[], None).await;
    assert!(plain.contains(&format!("content-length: {}", body.len())), "{plain}");
    assert!(!plain.contains("content-encoding"), "{plain}");
    let mut stream = tokio::net::TcpStream::connect(table.addr).await.unwrap();
    let ask = format!("GET {path} HTTP/1.1\r\nhost: {}\r\n", table.addr);
    let ask = ask + "accept-encoding: gzip\r\nconnection: close\r\n\r\n";
    stream.write_all(ask.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").unwrap() + 4;
    let head = String::from_utf8_lossy(&answer[..end]).to_lowercase();
    assert!(head.contains("content-encoding: gzip"), "{head}");
    assert_eq!(answer[end..end + 2], [0x1f, 0x8b], "it is gzip");
    assert!(answer.len() - end < body.len() / 2);
}

#[tokio::test]
async fn a_seat_s_edition_is_for_its_holder_and_for_control() {
    let house = House::open().await;
    let table = house.table().await;
    let (ant, bee) = (table.token("ant").await, table.token("bee").await);
    for (key, status) in [
        (Some(ant.as_str()), 200),
        (Some(table.key.as_str()), 200),
        (Some(bee.as_str()), 401),
        (Some("wrong"), 401),
        (None, 401),
    ] {
        let (said, body) = read(&table, "chronicle?edition=seat:ant", key).await;
        assert_eq!(said, status, "{body}");
        if said == 200 {
            assert_eq!(body["edition"], json!({ "seat": "ant" }));
            assert_eq!(body["journal"], json!([]));
        }
    }
    assert_eq!(read(&table, "chronicle?edition=seat%3Aant", Some(&ant)).await.0, 200);
}

#[tokio::test]
async fn controls_edition_and_the_journal_are_for_control() {
    let house = House::open().await;
    let table = house.table().await;
    let ant = table.token("ant").await;
    for path in ["chronicle?edition=control", "chronicle/journal", "chronicle.html?edition=control"]
    {
        for key in [Some(ant.as_str()), Some("wrong"), None] {
            let (status, body) = read(&table, path, key).await;
            assert_eq!((status, &body["code"]), (401, &json!("unauthorized")), "{path}");
        }
    }
    let (status, told) = read(&table, "chronicle?edition=control", Some(&table.key)).await;
    assert_eq!((status, &told["edition"]), (200, &json!("control")));
    assert_eq!(read(&table, "chronicle/journal", Some(&table.key)).await.0, 200);
}

#[tokio::test]
async fn a_helper_reads_controls_story_and_no_journal() {
    let house = House::open().await;
    let table = house.table().await;
    let (control, helper) = table.control().await.keys().await;
    let control = table.desk_token("Laptop", &control).await;
    let helper = table.desk_token("Tablet", &helper).await;
    for (key, rows) in [(&helper, false), (&control, true)] {
        let (status, told) = read(&table, "chronicle?edition=control", Some(key)).await;
        assert_eq!((status, &told["edition"]), (200, &json!("control")));
        assert_eq!(!told["journal"].as_array().unwrap().is_empty(), rows);
    }
    let (status, said) = read(&table, "chronicle/journal", Some(&helper)).await;
    assert_eq!((status, &said["code"]), (403, &json!("helper")));
    assert_eq!(read(&table, "chronicle/journal", Some(&control)).await.0, 200);
}

#[tokio::test]
async fn the_journal_is_whole_and_holds_no_key_and_no_secret() {
    let house = House::open().await;
    let table = house.table().await;
    let token = table.token("ant").await;
    let mut ant = table.seat(&token).await;
    let mut control = table.control().await;
    ant.play_as(Uuid::new_v4(), None, json!({ "do": "hide", "secret": "figs" })).await;
    control.play(json!({ "do": "add", "by": 7 })).await;
    control.table(json!({ "do": "pause", "reason": "lunch" })).await;
    control.table(json!({ "do": "replace_seat", "seat": "bee" })).await;
    let path = format!("/api/tables/{}/chronicle/journal", table.code);
    let (head, body) = http_raw(table.addr, "GET", &path, Some(&table.key), &[], None).await;
    assert!(
        head.contains("attachment; filename=\"first-table-chronicle-control.jsonl\""),
        "{head}"
    );
    let rows: Vec<Value> = body
        .lines()
        .filter(|line| line.starts_with('{'))
        .skip(1)
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let seqs: Vec<u64> = rows.iter().map(|row| row["seq"].as_u64().unwrap()).collect();
    assert_eq!(seqs, (1..=rows.len() as u64).collect::<Vec<_>>());
    assert!(body.contains("\"by\":7") && body.contains("lunch"));
    assert!(!body.contains("figs"), "a choice that is still hidden");
    for word in ["ticket", "token", &token, &table.key] {
        assert!(!body.contains(word), "{word} in {body}");
    }
}

#[tokio::test]
async fn what_cannot_be_told_is_refused_with_a_sentence() {
    let house = House::open().await;
    let table = house.table().await;
    for (path, status, code) in [
        ("chronicle?edition=everything", 422, "bad_edition"),
        ("chronicle?edition=seat:", 422, "bad_edition"),
        ("chronicle?edition=seat:wasp", 404, "no_seat"),
    ] {
        let (said, body) = read(&table, path, Some(&table.key)).await;
        assert_eq!((said, body["code"].as_str()), (status, Some(code)), "{body}");
    }
    let (status, body) = http(table.addr, "GET", "/api/tables/XXXXX/chronicle", None, None).await;
    assert_eq!((status, &body["code"]), (404, &json!("no_table")));
}

/// What was seen step by step is most of a chronicle, and only for who plays it once more.
#[tokio::test]
async fn a_reader_may_have_the_story_first_and_what_was_seen_later() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    for by in 1..=9 {
        control.play(json!({ "do": "add", "by": by })).await;
    }
    for (edition, key) in [("public", None), ("control", Some(table.key.as_str()))] {
        let (_, whole) = read(&table, &format!("chronicle?edition={edition}"), key).await;
        let path = format!("chronicle?edition={edition}&frames=later");
        let (status, story) = read(&table, &path, key).await;
        assert_eq!((status, &story["frames"]), (200, &json!([])));
        let frames = whole["frames"].as_array().unwrap();
        assert_eq!(story["frames_later"], json!([frames[0]["at"], frames.last().unwrap()["at"]]));
        assert!(whole["frames_later"].is_null());
        for part in ["name", "game", "edition", "story", "journal"] {
            assert_eq!(story[part], whole[part], "{part}");
        }
    }
    let (status, refused) = read(&table, "chronicle?edition=control&frames=later", None).await;
    assert_eq!((status, &refused["code"]), (401, &json!("unauthorized")));
}

/// The toy has no screens, and so no page; that a game's page is whole, the browser's tests see.
#[tokio::test]
async fn a_game_without_a_page_for_its_chronicle_says_so() {
    let house = House::open().await;
    let table = house.table().await;
    let path = format!("/api/tables/{}/chronicle.html", table.code);
    let (head, body) = http_raw(table.addr, "GET", &path, None, &[], None).await;
    assert!(head.contains(" 503 ") && body.contains("no_pages"), "{head} {body}");
    assert!(body.contains("make web") || body.contains("no page chronicle-toy.html"), "{body}");
}

fn chronicle(dir: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_prytaneion"))
        .arg("chronicle")
        .args(args)
        .arg("--data")
        .arg(dir)
        .current_dir(dir.ancestors().find(|folder| folder.is_dir()).unwrap())
        .output()
        .unwrap()
}

fn said(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2));
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[tokio::test]
async fn the_command_leaves_a_folder_alone_that_a_server_holds() {
    let house = House::open().await;
    let table = house.table().await;
    let dir = Arc::clone(&house.dir);
    let output = chronicle(dir.path(), &["--table", &table.code, "--out", "a.json"]);
    assert!(said(&output).contains("Another server"), "{output:?}");
    house.close().await;
    assert!(
        said(&chronicle(dir.path(), &["--table", "XXXXX"])).contains("There is no table XXXXX")
    );
    let edition = ["--table", &table.code, "--edition", "mine"];
    assert!(said(&chronicle(dir.path(), &edition)).contains("no such edition"));
    let nowhere = dir.path().join("nowhere");
    assert!(said(&chronicle(&nowhere, &["--table", "XXXXX"])).contains("no data folder"));
    assert!(!nowhere.exists());
}

#[tokio::test]
async fn the_command_writes_what_the_folder_holds() {
    let scenarios = prytaneion::games::scenarios(None).unwrap();
    let registry = prytaneion::games::registry();
    let house = House::with(|config| Config { registry, scenarios, ..config }).await;
    let body = json!({ "scenario": "atlantis", "name": "A Long Evening!" });
    let made = http(house.addr, "POST", "/api/tables", Some(&house.key), Some(body)).await.1;
    let code = made["code"].as_str().unwrap().to_lowercase();
    let dir = house.close().await;
    let written = |edition: &str| -> Value {
        let args = ["--table", &code, "--edition", edition, "--out", "told.json"];
        let output = chronicle(dir.path(), &args);
        assert!(output.status.success(), "{output:?}");
        let text = std::fs::read_to_string(dir.path().join("told.json")).unwrap();
        serde_json::from_str(&text).unwrap()
    };
    let told = written("public");
    assert_eq!(told["story"]["scenario"], "The Council of Atlantis");
    assert_eq!(told["frames"][0]["shared"]["step"], "lobby");
    assert_eq!(written("seat:medes")["story"]["faction"], "medes");
    let desk = written("control");
    assert_eq!(desk["story"]["control"], true);
    assert!(!desk["journal"].to_string().contains("ticket"));
    let output = chronicle(dir.path(), &["--table", &code, "--edition", "seat:persians"]);
    assert!(said(&output).contains("no seat persians; its seats are"), "{output:?}");
}

//! Scenarios that the operator brings: what is taken, what is refused, and what becomes of a table.

use std::io::{Cursor, Write};
use std::net::SocketAddr;
use std::path::Path;

use game::{Content, Fault, Files, Written};
use prytaneion::{Config, decks, games};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::house::{House, Table, http, http_raw};
use crate::toy::{self, Setup, Toy};

/// A scenario as `decks new` writes it.
fn small() -> Files {
    let dir = TempDir::new().unwrap();
    decks::new(&games::registry(), dir.path(), None).unwrap();
    decks::files(dir.path()).unwrap()
}

fn zipped(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

fn council(config: Config) -> Config {
    Config { registry: games::registry(), scenarios: Vec::new(), ..config }
}

/// Starts a call with these headers; what follows is up to the test.
async fn begin(addr: SocketAddr, key: &str, headers: &str) -> TcpStream {
    let mut stream = TcpStream::connect(addr).await.unwrap();
    let head = format!(
        "POST /api/uploads HTTP/1.1\r\nhost: {addr}\r\nconnection: close\r\n\
         authorization: Bearer {key}\r\n{headers}\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    stream
}

async fn answer(mut stream: TcpStream) -> (u16, Value) {
    let mut answer = Vec::new();
    // A server that has heard enough may hang up behind its answer.
    let _ = stream.read_to_end(&mut answer).await;
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    (head.split(' ').nth(1).unwrap().parse().unwrap(), serde_json::from_str(body).unwrap())
}

async fn send(house: &House, kind: &str, body: &[u8]) -> (u16, Value) {
    let headers = format!("content-type: {kind}\r\ncontent-length: {}", body.len());
    let mut stream = begin(house.addr, &house.key, &headers).await;
    stream.write_all(body).await.unwrap();
    answer(stream).await
}

async fn bring(house: &House, files: &Files) -> (u16, Value) {
    let body = json!({ "files": files }).to_string();
    send(house, "application/json", body.as_bytes()).await
}

async fn make(house: &House, scenario: &str) -> (u16, Value) {
    let body = json!({ "scenario": scenario, "name": "An evening" });
    http(house.addr, "POST", "/api/tables", Some(&house.key), Some(body)).await
}

async fn sheets(house: &House, code: &str, key: Option<&str>) -> (u16, Value) {
    http(house.addr, "GET", &format!("/api/tables/{code}/sheets"), key, None).await
}

fn faults(answer: &Value) -> String {
    let lines = answer["faults"].as_array().unwrap().iter();
    lines.map(|line| line.as_str().unwrap()).collect::<Vec<_>>().join("\n")
}

#[tokio::test]
async fn a_table_outlives_the_upload_that_it_was_made_from() {
    let house = House::with(council).await;
    let (status, taken) = bring(&house, &small()).await;
    assert_eq!(status, 201, "{taken}");
    assert_eq!((&taken["game"], &taken["seats"]), (&json!("council"), &json!(5)));
    let id = taken["id"].as_str().unwrap();
    let (_, listed) = http(house.addr, "GET", "/api/scenarios", Some(&house.key), None).await;
    assert_eq!(listed[0]["id"], id);
    let (status, made) = make(&house, id).await;
    assert_eq!(status, 201, "{made}");
    let code = made["code"].as_str().unwrap();

    let again = House::at(house.close().await, council).await;
    assert_eq!(make(&again, id).await.0, 404, "the upload is gone");
    let (status, facts) = http(again.addr, "GET", &format!("/api/tables/{code}"), None, None).await;
    assert_eq!((status, facts["seats"].as_array().unwrap().len()), (200, 5));
    let (status, printed) = sheets(&again, code, Some(&again.key)).await;
    assert_eq!((status, &printed["sheets"]["name"]), (200, &taken["name"]));
}

#[tokio::test]
async fn a_zip_archive_is_the_same_as_its_files() {
    let house = House::with(council).await;
    let files = small();
    let (_, one) = bring(&house, &files).await;
    let named: Vec<(String, &str)> =
        files.iter().map(|(name, text)| (format!("evening/{name}"), text.as_str())).collect();
    let entries: Vec<(&str, &[u8])> =
        named.iter().map(|(name, text)| (name.as_str(), text.as_bytes())).collect();
    let (status, other) = send(&house, "application/zip", &zipped(&entries)).await;
    assert_eq!((status, &other), (201, &one));
    let (_, listed) = http(house.addr, "GET", "/api/scenarios", Some(&house.key), None).await;
    assert_eq!(listed.as_array().unwrap().len(), 1, "the same files are one scenario");
}

#[tokio::test]
async fn an_upload_brings_its_languages_along() {
    let house = House::with(council).await;
    let mut files = small();
    let head = "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n";
    let german = format!("{head}msgid \"Fishers\"\nmsgstr \"Fischer\"\n");
    files.insert("de.po".into(), german.clone());
    let (status, taken) = bring(&house, &files).await;
    assert_eq!(status, 201, "{taken}");
    let code = make(&house, taken["id"].as_str().unwrap()).await.1["code"].clone();
    let again = House::at(house.close().await, council).await;
    let path = format!("/api/tables/{}/texts/de", code.as_str().unwrap());
    let texts = Some(json!(["Fishers", "Potters"]));
    let (status, told) = http(again.addr, "POST", &path, None, texts).await;
    assert_eq!((status, told), (200, json!({ "Fishers": { "text": "Fischer" } })));
    files.insert("de.po".into(), german.replace("msgstr", "mgstr"));
    let said = faults(&bring(&again, &files).await.1);
    assert!(said.starts_with("de.po, line 2: This is no PO file"), "{said}");
}

#[tokio::test]
async fn every_fault_is_told_with_its_line() {
    let house = House::with(council).await;
    let mut files = small();
    let events = files.get_mut("events.toml").unwrap();
    *events += "\n[[cards]]\nid = \"bad\"\ndeck = \"nowhere\"\ntitle = \"t\"\ntext = \"t\"\n\
                [[cards.options]]\nlabel = \"a\"\neffects = [\n\
                { do = \"exile\", to = \"nobody_at_all\" },\n\
                { do = \"change\", what = \"gold\", by = 1, to = \"everyone\" },\n]\n";
    let lines = events.lines().count();
    *files.get_mut("constitution.toml").unwrap() += "\n[[articles]]\ntitle = \"Again\"\ntext = \"t\"\n\
         lever = { on = \"ties\", decided_by = \"control\" }\n\
         [[articles]]\ntitle = \"And again\"\ntext = \"t\"\n\
         lever = { on = \"ties\", decided_by = \"fails\" }\n";
    let (status, answer) = bring(&house, &files).await;
    assert_eq!((status, &answer["code"]), (422, &json!("broken_scenario")), "{answer}");
    let said = faults(&answer);
    let line = |up: usize| format!("events.toml, line {}: card “bad”", lines - up);
    for wanted in [
        format!("{}, deck: There is no “nowhere” here.", line(8)),
        format!("{}, option 1, effect 1, to: There is no “nobody_at_all” here.", line(2)),
        format!("{}, option 1, effect 2, what: There is no “gold” here; there are", line(1)),
        "lever: Another article has this lever already.".into(),
    ] {
        assert!(said.contains(&wanted), "{wanted}\n{said}");
    }
}

#[tokio::test]
async fn what_word_processors_and_long_numbers_do_to_a_file_is_said_with_its_line() {
    let house = House::with(council).await;
    for (with, wanted) in [
        ("name = “Fishers”", "line 70: Quotation marks of a word processor"),
        ("name = \"Fishers”", "line 70: Quotation marks of a word processor"),
        ("name =\u{a0}\"Fishers\"", "line 70: A space that does not break"),
        ("doom = 99999999999999999999", "line 70: A number in this line is larger"),
        ("doom = 9223372036854775808", "line 70: A number in this line is larger"),
    ] {
        let mut files = small();
        let scenario = files.get_mut("scenario.toml").unwrap();
        *scenario = scenario.replace("name = \"Fishers\"", with);
        let (status, answer) = bring(&house, &files).await;
        assert_eq!(status, 422, "{with}: {answer}");
        let said = faults(&answer);
        assert!(said.contains(&format!("scenario.toml, {wanted}")), "{with}: {said}");
    }
    let mut files = small();
    let events = files.remove("events.toml").unwrap();
    files.insert("events.toml.txt".into(), events);
    let said = faults(&bring(&house, &files).await.1);
    assert!(said.contains("“events.toml.txt” lies there"), "{said}");
    let mut files = small();
    files.insert("de.po.txt".into(), String::new());
    let said = faults(&bring(&house, &files).await.1);
    assert!(said.contains("“de.po.txt” lies there"), "{said}");
}

#[tokio::test]
async fn a_folder_that_windows_wrote_is_read_or_its_file_named() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name);
    let wide = |text: &str| -> Vec<u8> {
        let text = text.replace('\n', "\r\n");
        format!("\u{feff}{text}").encode_utf16().flat_map(u16::to_le_bytes).collect()
    };
    for (name, text) in small() {
        std::fs::write(path(&name.to_uppercase()), wide(&text)).unwrap();
    }
    let checked = decks::check(&games::registry(), folder.path(), false).unwrap();
    assert!(checked.contains("is sound"), "{checked}");
    std::fs::rename(path("SCENARIO.TOML"), path("scenario.toml.txt")).unwrap();
    std::fs::rename(path("EVENTS.TOML"), path("events.toml.txt")).unwrap();
    std::fs::remove_file(path("CONSTITUTION.TOML")).unwrap();
    let said = decks::check(&games::registry(), folder.path(), false).unwrap_err().to_string();
    assert!(said.contains("“scenario.toml.txt”") && said.contains("take the end off"), "{said}");
}

#[tokio::test]
async fn names_that_turn_round_break_lines_or_look_alike_are_told_with_their_rows() {
    let house = House::with(council).await;
    let mut files = small();
    let scenario = files.get_mut("scenario.toml").unwrap();
    for (name, other) in [
        ("Potters", "Srehsif\\u202e"),
        ("Priests", "Pri\\nests"),
        ("Vintners", "Vint\\u200bners"),
        ("Strangers", "FI\u{405}HERS"),
    ] {
        *scenario = scenario.replace(&format!("name = \"{name}\""), &format!("name = \"{other}\""));
    }
    let german =
        "msgid \"\"\nmsgstr \"Language: de\\n\"\n\nmsgid \"Fishers\"\nmsgstr \"Fi\u{200b}scher\"\n";
    let (status, answer) = bring(&house, &files).await;
    assert_eq!(status, 422, "{answer}");
    let said = faults(&answer);
    for wanted in [
        "line 90: faction “potters”, name: A sign stands in it that turns",
        "line 107: faction “priests”, name: A line break stands in it",
        "line 124: faction “vintners”, name: A sign stands in it that nobody sees",
        "line 141: faction “strangers”, name: This looks the same as “Fishers” (faction “fishers”, name)",
    ] {
        assert!(said.contains(&format!("scenario.toml, {wanted}")), "{wanted}\n{said}");
    }
    let mut files = small();
    files.insert("de.po".into(), german.into());
    let said = faults(&bring(&house, &files).await.1);
    assert!(said.starts_with("de.po, line 4: “Fishers”: A sign stands in it"), "{said}");
    let scenario = files.get_mut("scenario.toml").unwrap();
    *scenario = scenario.replace("\"Potters\"", "\"کوزه\u{200c}گران\"");
    files.remove("de.po");
    assert_eq!(bring(&house, &files).await.0, 201, "a writing that needs a joiner has it");
}

#[tokio::test]
async fn an_empty_deck_and_too_few_factions_are_told() {
    let house = House::with(council).await;
    let mut files = small();
    *files.get_mut("events.toml").unwrap() = "cards = []\n[[decks]]\nid = \"a\"\nname = \"A\"\n\
        emblem = \"anchor\"\n[[decks]]\nid = \"b\"\nname = \"B\"\nemblem = \"anchor\"\n"
        .into();
    *files.get_mut("scenario.toml").unwrap() = "name = \"N\"\nsummary = \"S\"\n".into();
    let said = faults(&bring(&house, &files).await.1);
    for wanted in [
        "scenario.toml: factions: There is no list [[factions]].",
        "deck “a”, cards: The deck has no card for the first Act.",
        "the decks, decks: There are 2 decks; the council has exactly 3.",
    ] {
        assert!(said.contains(wanted), "{said}");
    }
}

#[tokio::test]
async fn nobody_but_the_operator_may_bring_anything() {
    let house = House::with(council).await;
    for key in ["", "guess"] {
        // The body never comes: it is not waited for.
        let headers = "content-type: application/zip\r\ncontent-length: 1000";
        let (status, answer) = answer(begin(house.addr, key, headers).await).await;
        assert_eq!((status, &answer["code"]), (401, &json!("unauthorized")));
    }
}

#[tokio::test]
async fn two_hundred_megabytes_are_refused_unread() {
    let house = House::with(council).await;
    let headers = "content-type: application/zip\r\ncontent-length: 209715200";
    let (status, said) = answer(begin(house.addr, &house.key, headers).await).await;
    assert_eq!((status, &said["code"]), (413, &json!("too_large")), "{said}");

    let headers = "content-type: application/zip\r\ntransfer-encoding: chunked";
    let stream = begin(house.addr, &house.key, headers).await;
    let (reads, mut writes) = stream.into_split();
    let writing = tokio::spawn(async move {
        let chunk = [b"10000\r\n", &[b'x'; 0x10000][..], b"\r\n"].concat();
        for sent in 0..200 << 4 {
            if writes.write_all(&chunk).await.is_err() {
                return (sent << 16, writes);
            }
        }
        (200 << 20, writes)
    });
    let mut reads = reads;
    let mut answer = [0; 1024];
    let length = reads.read(&mut answer).await.unwrap();
    let answer = String::from_utf8_lossy(&answer[..length]).into_owned();
    assert!(answer.starts_with("HTTP/1.1 413") && answer.contains("larger than 2 MB"), "{answer}");
    let (sent, _) = writing.await.unwrap();
    assert!(sent < 100 << 20, "{sent} bytes were taken");
}

#[tokio::test]
async fn archives_with_paths_outside_and_bombs_are_refused_with_a_sentence() {
    let house = House::with(council).await;
    let bomb = vec![b'#'; 64 << 20];
    let bodies = [
        (zipped(&[("../scenario.toml", b"x")]), "outside"),
        (zipped(&[("/etc/scenario.toml", b"x")]), "outside"),
        (zipped(&[("scenario.toml", &bomb)]), "too large"),
        (b"PK no archive".to_vec(), "no zip archive"),
    ];
    for (body, word) in bodies {
        let (status, said) = send(&house, "application/zip", &body).await;
        assert_eq!((status, &said["code"]), (422, &json!("unreadable_upload")), "{said}");
        assert!(said["sentence"].as_str().unwrap().contains(word), "{said}");
    }
    for (kind, body) in [("application/json", "{}"), ("text/plain", "x"), ("application/json", "[")]
    {
        assert_eq!(send(&house, kind, body.as_bytes()).await.0, 422);
    }
    let up = Files::from([("../../scenario.toml".into(), String::new())]);
    assert!(bring(&house, &up).await.1["sentence"].as_str().unwrap().contains("outside"));
}

#[tokio::test]
async fn markup_in_a_card_is_text() {
    let house = House::with(council).await;
    let mut files = small();
    let title = "<script>alert(1)</script>";
    let events = files.get_mut("events.toml").unwrap();
    let start = events.find("\ntitle = ").unwrap();
    let end = start + 1 + events[start + 1..].find('\n').unwrap();
    events.replace_range(start..end, &format!("\ntitle = \"{title}\""));
    let (status, taken) = bring(&house, &files).await;
    assert_eq!(status, 201, "{taken}");
    let (_, made) = make(&house, taken["id"].as_str().unwrap()).await;
    let (_, printed) = sheets(&house, made["code"].as_str().unwrap(), Some(&house.key)).await;
    assert!(printed.to_string().contains(title));
}

#[tokio::test]
async fn only_control_and_the_operator_see_the_sheets() {
    let house = House::open().await;
    let table = house.table().await;
    let seat = table.token("ant").await;
    let control = control_token(&table).await;
    for key in [None, Some("guess"), Some(&*seat)] {
        let (status, said) = sheets(&house, &table.code, key).await;
        assert_eq!((status, &said["code"]), (401, &json!("unauthorized")));
    }
    for key in [&*control, &*house.key] {
        let (status, said) = sheets(&house, &table.code, Some(key)).await;
        assert_eq!((status, said), (200, json!({ "sheets": { "seats": ["ant", "bee", "cat"] } })));
    }
}

async fn control_token(table: &Table) -> String {
    let (ticket, _) = table.control().await.keys().await;
    let (status, body) =
        table.post("control", json!({ "device": "A laptop", "ticket": ticket })).await;
    assert_eq!(status, 201, "{body}");
    body["token"].as_str().unwrap().into()
}

#[tokio::test]
async fn a_file_changed_on_the_disk_changes_no_table() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("evening");
    decks::new(&games::registry(), &path, None).unwrap();
    let from = |path: &Path| games::scenarios(Some(path)).unwrap();
    let house = House::with(|config| Config { scenarios: from(&path), ..council(config) }).await;
    let (_, made) = make(&house, "evening").await;
    let old = made["code"].as_str().unwrap().to_owned();
    let name = sheets(&house, &old, Some(&house.key)).await.1["sheets"]["name"].clone();

    let file = path.join("scenario.toml");
    let text = std::fs::read_to_string(&file).unwrap();
    let changed = text.replace(name.as_str().unwrap(), "Another Name");
    assert_ne!(text, changed);
    std::fs::write(&file, changed).unwrap();
    assert_eq!(sheets(&house, &old, Some(&house.key)).await.1["sheets"]["name"], name);
    let change = |config| Config { scenarios: from(&path), ..council(config) };
    let house = House::at(house.close().await, change).await;
    assert_eq!(sheets(&house, &old, Some(&house.key)).await.1["sheets"]["name"], name);
    let (_, made) = make(&house, "evening").await;
    let new = made["code"].as_str().unwrap();
    let name = &sheets(&house, new, Some(&house.key)).await.1["sheets"]["name"];
    assert_eq!(name, "Another Name");
}

/// Toys out of files: each is called as its one file says.
struct Toys;

impl Content for Toys {
    type Game = Toy;

    fn read(files: &Files) -> Result<Written<Setup>, Vec<Fault>> {
        let Some(name) = files.get("toy.toml").cloned() else {
            let (file, sentence) = ("toy.toml".into(), "This file is missing.".into());
            return Err(vec![Fault { file, line: None, place: String::new(), sentence }]);
        };
        let (summary, contents) = ("For tests.".into(), "Nothing.".into());
        let setup = Setup { seats: vec!["ant".into()], ..Setup::default() };
        Ok(Written { name, summary, contents, setup })
    }

    fn small() -> Files {
        Files::from([("toy.toml".into(), "A small toy".into())])
    }
}

#[tokio::test]
async fn a_scenario_says_which_game_reads_it() {
    let both = || games::registry().with::<Toy>().reading::<Toys>();
    let house = House::with(|config| Config { registry: both(), ..config }).await;
    let mut files = Files::from([("toy.toml".into(), "A toy".into())]);
    // The first game of the list reads what names none.
    let said = faults(&bring(&house, &files).await.1);
    assert!(said.contains("events.toml: This file is missing."), "{said}");
    files.insert("scenario.toml".into(), "# for the toy\ngame = \"toy\"\nrubbish".into());
    let (status, taken) = bring(&house, &files).await;
    assert_eq!((status, &taken["game"], &taken["name"]), (201, &json!("toy"), &json!("A toy")));
    assert_eq!(make(&house, taken["id"].as_str().unwrap()).await.0, 201);
    files.insert("scenario.toml".into(), "\ngame = \"chess\"\n".into());
    let said = faults(&bring(&house, &files).await.1);
    let wanted = "scenario.toml, line 2: game: There is no game “chess” here; there is council, atlantida, toy.";
    assert_eq!(said, wanted);
    files.remove("toy.toml");
    files.insert("scenario.toml".into(), "game = \"toy\"".into());
    assert_eq!(faults(&bring(&house, &files).await.1), "toy.toml: This file is missing.");
}

#[tokio::test]
async fn sixteen_uploads_are_kept_and_the_oldest_goes() {
    let registry = || toy::registry().reading::<Toys>();
    let house = House::with(|config| Config { registry: registry(), ..config }).await;
    let mut ids = Vec::new();
    for number in 0..17 {
        let files = Files::from([("toy.toml".into(), format!("Toy {number}"))]);
        let (status, taken) = bring(&house, &files).await;
        assert_eq!((status, &taken["seats"]), (201, &json!(1)));
        ids.push(taken["id"].as_str().unwrap().to_owned());
    }
    let (status, said) = make(&house, &ids[0]).await;
    assert_eq!((status, &said["code"]), (404, &json!("no_scenario")));
    assert_eq!(make(&house, &ids[1]).await.0, 201);
    assert_eq!(make(&house, &ids[16]).await.0, 201);
}

#[tokio::test]
async fn a_server_whose_games_read_no_files_says_so() {
    let house = House::open().await;
    let (status, said) = bring(&house, &small()).await;
    assert_eq!(status, 422);
    assert!(faults(&said).contains("takes no scenarios"), "{said}");
}

#[tokio::test]
async fn the_page_of_sheets_alone_may_run_what_stands_in_it() {
    let house = House::open().await;
    for (path, inline) in
        [("/print", true), ("/print.html", true), ("/", false), ("/control", false)]
    {
        let (head, _) = http_raw(house.addr, "GET", path, None, &[], None).await;
        if head.contains(" 200 ") {
            assert_eq!(head.contains("script-src 'sha256-"), inline, "{path}: {head}");
            assert!(!head.contains("unsafe-inline"), "{path}: {head}");
            assert!(head.contains("frame-ancestors 'none'"), "{head}");
        }
    }
}

//! The writer's desk: `prytaneion decks` and what it answers.

use std::fs;
use std::io::{Cursor, Write};
use std::path::Path;
use std::process::{Command, Output};

use council::content::Draft;
use prytaneion::decks::{self, Preview};
use prytaneion::games;
use serde_json::Value;
use tempfile::TempDir;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::house::http_raw;

fn decks_command(dir: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_prytaneion"))
        .arg("decks")
        .args(args)
        .current_dir(dir)
        .output()
        .unwrap()
}

/// What it printed, for a command that did what it was told.
fn done(dir: &Path, args: &[&str]) -> String {
    let output = decks_command(dir, args);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn refused(dir: &Path, args: &[&str]) -> String {
    let output = decks_command(dir, args);
    assert_eq!(output.status.code(), Some(2));
    String::from_utf8(output.stderr).unwrap()
}

/// The data of a page of sheets.
fn data(page: &str) -> Value {
    let (_, rest) = page.split_once("id=\"sheets\">").unwrap();
    serde_json::from_str(rest.split_once("</script>").unwrap().0).unwrap()
}

#[test]
fn a_new_scenario_is_sound_and_is_not_written_over() {
    let dir = TempDir::new().unwrap();
    for from in [&[][..], &["--from", "atlantis"][..]] {
        let folder = format!("evening-{}", from.len());
        let said = done(dir.path(), &[&["new", &folder], from].concat());
        for next in ["check", "preview", "print", "--decks"] {
            assert!(said.contains(&format!("{next} {folder}")), "{said}");
        }
        assert!(done(dir.path(), &["check", &folder]).contains("is sound"));
        let events = dir.path().join(&folder).join("events.toml");
        fs::write(&events, "mine").unwrap();
        assert!(refused(dir.path(), &["new", &folder]).contains("left as it is"));
        assert_eq!(fs::read_to_string(&events).unwrap(), "mine");
    }
    assert!(refused(dir.path(), &["new", "x", "--from", "sparta"]).contains("there is atlantis"));
    assert!(!dir.path().join("x").exists());
}

#[test]
fn a_new_scenario_can_be_played_at_once() {
    let dir = TempDir::new().unwrap();
    decks::new(&games::registry(), dir.path(), None).unwrap();
    let deck = decks::one(&games::registry(), dir.path()).unwrap();
    let draft: Draft = serde_json::from_value(deck.scenario.setup).unwrap();
    assert_eq!(draft.scenario.factions.len(), 5);
    assert_eq!(draft.events.decks.len(), 3);
    assert!(!draft.scenario.plan.is_empty());
    assert!(draft.constitution.articles.iter().any(|row| row.lever.is_some()));
}

#[test]
fn an_archive_is_checked_like_a_folder() {
    let dir = TempDir::new().unwrap();
    done(dir.path(), &["new", "evening"]);
    let pack = |name: &str, change: fn(String) -> String| {
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        for (file, text) in decks::files(&dir.path().join("evening")).unwrap() {
            zip.start_file(format!("evening/{file}"), SimpleFileOptions::default()).unwrap();
            zip.write_all(change(text).as_bytes()).unwrap();
        }
        fs::write(dir.path().join(name), zip.finish().unwrap().into_inner()).unwrap();
    };
    pack("good.zip", |text| text);
    assert!(done(dir.path(), &["check", "good.zip"]).starts_with("good: "));
    pack("bad.zip", |text| text.replace("act = 1", "akt = 1"));
    let said = refused(dir.path(), &["check", "bad.zip"]);
    assert!(said.contains("There is no field “akt” here; did you mean “act”?"), "{said}");
    fs::write(dir.path().join("none.zip"), "none").unwrap();
    assert!(refused(dir.path(), &["check", "none.zip"]).contains("no zip archive"));
    assert!(refused(dir.path(), &["check", "nowhere"]).contains("cannot be read"));
}

#[test]
fn all_faults_are_told_at_once_in_the_order_of_the_files() {
    let dir = TempDir::new().unwrap();
    decks::new(&games::registry(), dir.path(), Some("atlantis")).unwrap();
    // Changes the first line that is no comment and says this, and returns how its fault begins.
    let change = |file: &str, from: &str, to: &str| {
        let path = dir.path().join(file);
        let text = fs::read_to_string(&path).unwrap();
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let hit = |line: &String| line.contains(from) && !line.starts_with('#');
        let at = lines.iter().position(hit).unwrap();
        lines[at] = lines[at].replacen(from, to, 1);
        fs::write(path, lines.join("\n")).unwrap();
        format!("{file}, line {}: ", at + 1)
    };
    let wanted = [
        (change("scenario.toml", "pattern = \"dots\"", "pattern = \"dot\""), "mean “dots”?"),
        (change("scenario.toml", "citizen = false", "citizien = false"), "mean “citizen”?"),
        (change("events.toml", "to = \"citizens\"", "to = \"citizen\""), "mean “citizens”?"),
        (change("events.toml", "do = \"stasis\"", "do = \"statis\""), "mean “stasis”?"),
        (change("stasis.toml", "copies = ", "copies = -"), "here stands a whole number"),
    ];
    let said = refused(dir.path(), &["check", "."]);
    for (place, meant) in &wanted {
        let found = said.lines().any(|line| line.contains(place) && line.contains(meant));
        assert!(found, "{place}{meant}\n{said}");
    }
    let files: Vec<&str> =
        said.lines().skip(1).map(|line| line.trim().split(',').next().unwrap()).collect();
    let mut sorted = files.clone();
    let order = ["scenario.toml", "events.toml", "stasis.toml"];
    sorted.sort_by_key(|file| order.iter().position(|known| known == file));
    assert_eq!(files, sorted);
    assert_eq!(files.len(), wanted.len(), "one slip, one complaint: {said}");
}

#[test]
fn a_misspelt_file_is_told() {
    let dir = TempDir::new().unwrap();
    decks::new(&games::registry(), dir.path(), None).unwrap();
    fs::rename(dir.path().join("scenario.toml"), dir.path().join("scenarios.toml")).unwrap();
    let said = refused(dir.path(), &["check", "."]);
    assert!(said.contains("called “scenarios.toml”; did you mean “scenario.toml”?"), "{said}");
}

#[test]
fn sheets_are_printed_as_one_page() {
    let dir = TempDir::new().unwrap();
    let output = decks_command(dir.path(), &["print", "atlantis", "--out", "sheets.html"]);
    if !output.status.success() {
        // Without a build of the pages there is nothing to fill.
        assert!(String::from_utf8_lossy(&output.stderr).contains("pages have not been built"));
        return;
    }
    let page = fs::read_to_string(dir.path().join("sheets.html")).unwrap();
    assert_eq!(data(&page)["sheets"]["factions"].as_array().unwrap().len(), 8);
    assert!(refused(dir.path(), &["print", "sparta"]).contains("no shipped scenario (atlantis)"));
}

#[tokio::test]
async fn a_preview_follows_the_files_and_shows_what_is_wrong() {
    let dir = TempDir::new().unwrap();
    decks::new(&games::registry(), dir.path(), None).unwrap();
    let listen = "127.0.0.1:0".parse().unwrap();
    let preview = Preview::bind(games::registry(), dir.path().into(), listen).await.unwrap();
    let addr = preview.addr().unwrap();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let task = tokio::spawn(preview.run(async {
        let _ = stopped.await;
    }));
    let get = async |path: &str| http_raw(addr, "GET", path, None, &[], None).await;
    let version = get("/version").await.1;
    assert_eq!(get("/version").await.1, version);
    let (head, page) = get("/").await;
    let built = head.contains(" 200 ");
    if built {
        assert!(head.contains("script-src 'sha256-") && head.contains("no-store"), "{head}");
        let data = data(&page);
        assert_eq!((&data["preview"], data["faults"].is_null()), (&Value::Bool(true), true));
    }
    // A page of the internet that takes this address for its own name sees no card.
    let foreign = ["host: evil.example"];
    let (head, _) = http_raw(addr, "GET", "/", None, &foreign, None).await;
    assert!(head.starts_with("http/1.1 421"), "{head}");
    fs::write(dir.path().join("events.toml"), "cards = 7\n").unwrap();
    assert_ne!(get("/version").await.1, version);
    if built {
        let data = data(&get("/").await.1);
        let fault = data["faults"][0].as_str().unwrap();
        assert!(fault.starts_with("events.toml"), "{fault}");
        assert_eq!(data["preview"], true);
    }
    stop.send(()).unwrap();
    task.await.unwrap().unwrap();
}

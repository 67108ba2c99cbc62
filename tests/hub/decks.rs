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
    for from in [&[][..], &["--from", "atlantis"][..], &["--from", "atlantida"][..]] {
        let folder = format!("evening-{}", from.last().unwrap_or(&"small"));
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
    assert!(refused(dir.path(), &["new", "x", "--from", "sparta"]).contains("there is atlantida,"));
    assert!(!dir.path().join("x").exists());
}

#[test]
fn scenarios_come_in_the_order_of_their_games() {
    let ids: Vec<String> =
        games::scenarios(None).unwrap().into_iter().map(|scenario| scenario.id).collect();
    assert_eq!(ids, ["atlantis", "atlantida", "atlantida-five"]);
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
fn a_pattern_of_two_factions_and_an_icon_that_nobody_drew_are_told_to_the_writer() {
    let dir = TempDir::new().unwrap();
    decks::new(&games::registry(), dir.path(), Some("atlantis")).unwrap();
    let path = dir.path().join("scenario.toml");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replace("pattern = \"dots\"", "pattern = \"scales\"")).unwrap();
    let said = refused(dir.path(), &["check", "."]);
    assert!(said.contains("has the same pattern"), "{said}");
    fs::write(&path, text.replacen("emblem = \"", "emblem = \"undrawn-", 1)).unwrap();
    // Without the pages nobody knows which icons there are.
    if decks::check(&games::registry(), dir.path(), false).is_err() {
        let said = refused(dir.path(), &["check", "."]);
        assert!(said.contains("There is no icon “undrawn-"), "{said}");
    }
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

/// A small scenario with a file for German, and what that says.
fn in_german(dir: &Path) -> String {
    done(dir, &["new", "evening"]);
    let said = done(dir, &["translate", "evening", "de"]);
    assert!(said.contains("de: 0 of "), "{said}");
    fs::read_to_string(dir.join("evening/de.po")).unwrap()
}

/// The file with the translation of a text.
fn translated(file: &str, text: &str, says: &str) -> String {
    let from = format!("msgid \"{text}\"\nmsgstr \"\"\n");
    assert!(file.contains(&from), "{file}");
    file.replacen(&from, &format!("msgid \"{text}\"\nmsgstr \"{says}\"\n"), 1)
}

#[test]
fn a_language_is_written_for_translators_and_kept_when_it_is_written_again() {
    let dir = TempDir::new().unwrap();
    let file = in_german(dir.path());
    assert!(file.contains("\"Language: de\\n\""), "{file}");
    assert!(file.contains("#. scenario.toml: the scenario, name\nmsgid \"The Small Harbour\"\n"));
    let path = dir.path().join("evening/de.po");
    let file = translated(&file, "The Small Harbour", "Der kleine Hafen");
    fs::write(&path, &file).unwrap();
    let said = done(dir.path(), &["translate", "evening", "de"]);
    assert!(said.contains("de: 1 of "), "{said}");
    assert_eq!(fs::read_to_string(&path).unwrap(), file, "nothing else has changed");
    assert!(refused(dir.path(), &["translate", "evening", "German"]).contains("is no language"));
    assert!(refused(dir.path(), &["translate", "morning", "de"]).contains("There is no folder"));
}

#[test]
fn what_was_reworded_is_fuzzy_and_what_is_gone_is_kept() {
    let dir = TempDir::new().unwrap();
    let file = translated(&in_german(dir.path()), "The Small Harbour", "Der kleine Hafen");
    let gone = "\nmsgid \"Gone\"\nmsgstr \"Fort\"\n";
    fs::write(dir.path().join("evening/de.po"), file + gone).unwrap();
    let head = dir.path().join("evening/scenario.toml");
    let text = fs::read_to_string(&head).unwrap();
    fs::write(&head, text.replacen("The Small Harbour", "The Large Harbour", 1)).unwrap();
    let said = done(dir.path(), &["check", "evening"]);
    for text in ["“The Small Harbour” is no text", "“Gone” is no text"] {
        assert!(said.contains(text), "{said}");
    }
    let said = done(dir.path(), &["translate", "evening", "de"]);
    assert!(said.contains("de: 0 of ") && said.contains("1 to be looked at (fuzzy)"), "{said}");
    let file = fs::read_to_string(dir.path().join("evening/de.po")).unwrap();
    let fuzzy = "#, fuzzy\nmsgid \"The Large Harbour\"\nmsgstr \"Der kleine Hafen\"\n";
    assert!(file.contains(fuzzy), "{file}");
    assert!(file.ends_with("#~ msgid \"Gone\"\n#~ msgstr \"Fort\"\n"), "{file}");
    // What comes again finds its translation.
    fs::write(&head, text.replacen("The Small Harbour", "Gone", 1)).unwrap();
    let said = done(dir.path(), &["translate", "evening", "de"]);
    assert!(said.contains("de: 1 of "), "{said}");
}

#[test]
fn a_check_says_how_far_a_language_is_and_where_its_file_is_wrong() {
    let dir = TempDir::new().unwrap();
    let file = in_german(dir.path());
    let path = dir.path().join("evening/de.po");
    assert!(!done(dir.path(), &["check", "evening"]).contains("is not translated"));
    let said = done(dir.path(), &["check", "evening", "--all"]);
    let line = 1 + file.lines().position(|row| row == "msgid \"The Small Harbour\"").unwrap();
    let named = format!("de.po, line {line}: “The Small Harbour” is not translated.");
    assert!(said.contains(&named), "{said}");
    let head = "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n";
    for (text, wanted) in [
        ("msgid \"a\"\nmsgstr_ \"b\"\n", "de.po, line 5: This is no PO file"),
        ("msgid \"a\"\nmsgstr \"b\"c\"\n", "de.po, line 5: This is no PO file"),
        (
            "msgid \"a\"\nmsgstr[999999999999] \"b\"\n",
            "de.po, line 5: A text of a scenario has no plural",
        ),
        (
            "msgid \"a\"\nmsgstr \"b\"\n\nmsgid \"a\"\nmsgstr \"c\"\n",
            "de.po, line 7: “a” stands here again",
        ),
    ] {
        fs::write(&path, format!("{head}{text}")).unwrap();
        let said = refused(dir.path(), &["check", "evening"]);
        assert!(said.contains(wanted), "{said}");
    }
    fs::remove_file(&path).unwrap();
    fs::write(dir.path().join("evening/messages.po"), head).unwrap();
    assert!(refused(dir.path(), &["check", "evening"]).contains("is called by its language"));
}

#[test]
fn what_is_translated_of_shipped_scenarios_stands_in_them() {
    let atlantis = decks::open(&games::registry(), Path::new("atlantis")).unwrap();
    for language in &atlantis.languages {
        let unknown: Vec<&str> = language.unknown.iter().map(|one| one.text.as_str()).collect();
        assert!(unknown.is_empty(), "{}: {unknown:?}", language.language);
    }
}

#[test]
fn printed_sheets_hold_what_their_texts_are_in_other_languages() {
    let dir = TempDir::new().unwrap();
    let file = translated(&in_german(dir.path()), "The Small Harbour", "Der kleine Hafen");
    fs::write(dir.path().join("evening/de.po"), file).unwrap();
    let deck = decks::one(&games::registry(), &dir.path().join("evening")).unwrap();
    let (_, translations) = games::registry().sheets(&deck.scenario).unwrap();
    let found = translations.find("de", "The Small Harbour").unwrap();
    assert_eq!(found.text, "Der kleine Hafen");
    // A list of scenarios says what each is called, and nothing of what is in it.
    let listed = serde_json::to_value(&deck.scenario).unwrap();
    let words = listed["translations"]["de"].as_object().unwrap();
    assert_eq!(words["The Small Harbour"]["text"], "Der kleine Hafen");
    assert!(words.len() <= 2, "{words:?}");
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
    assert!(refused(dir.path(), &["print", "sparta"]).contains("no shipped scenario (atlantida,"));
}

#[tokio::test]
async fn a_preview_shows_tables_of_a_game_that_is_not_played_here() {
    let dir = TempDir::new().unwrap();
    for entry in fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/atlantis41")).unwrap() {
        let path = entry.unwrap().path();
        fs::copy(&path, dir.path().join(path.file_name().unwrap())).unwrap();
    }
    let listen = "127.0.0.1:0".parse().unwrap();
    let preview = Preview::bind(games::registry(), dir.path().into(), listen).await.unwrap();
    let addr = preview.addr().unwrap();
    let task = tokio::spawn(preview.run(std::future::pending()));
    let get = async || http_raw(addr, "GET", "/", None, &[], None).await;
    let (head, page) = get().await;
    if head.contains(" 200 ") {
        let shown = data(&page);
        assert_eq!((&shown["preview"], &shown["tables"]), (&Value::Bool(true), &Value::Bool(true)));
        let chapters = &shown["sheets"]["chapters"];
        assert_eq!(chapters["de"][0]["title"], "Befehle");
        let items = chapters["en"][2]["entries"].as_array().unwrap();
        assert!(items.iter().any(|item| item["head"][0] == "horse [HORS]"), "{items:?}");
        fs::write(dir.path().join("goods.toml"), "[[goods]]\ntag = 7\n").unwrap();
        let shown = data(&get().await.1);
        let faults = shown["faults"].as_array().unwrap();
        assert!(
            faults.iter().any(|fault| fault.as_str().unwrap().starts_with("goods.toml, line 1"))
        );
        assert_eq!(shown["tables"], true);
    }
    task.abort();
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
        // Letters that the page has not got inside, Greek among them.
        let letters = page.split("url('/").nth(1).and_then(|rest| rest.split('\'').next()).unwrap();
        let (head, _) = http_raw(addr, "HEAD", &format!("/{letters}"), None, &[], None).await;
        assert!(head.contains(" 200 ") && head.contains("font/woff2"), "{letters}: {head}");
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

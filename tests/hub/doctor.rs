//! `prytaneion doctor`: what it says, what it mends, and that it deletes nothing.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;

use prytaneion::journal::{Entry, Journal, Sqlite, TableId};
use rusqlite::Connection;
use serde_json::json;
use tempfile::TempDir;
use uuid::Uuid;

use crate::client::{Answer, Client};
use crate::house::{House, Table};
use crate::journal::entry;

const FILE: &str = "journal.sqlite";
const HEAD: &str = "journal.sqlite.head";
const TABLE: TableId = Uuid::from_u128(1);

/// Its exit code, and all that it said.
fn doctor(data: &Path, more: &[&str]) -> (i32, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_prytaneion"))
        .args(["doctor", "--data"])
        .arg(data)
        .args(more)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code().unwrap(), String::from_utf8(said).unwrap())
}

/// A folder with a journal of twelve entries, and a copy of the journal after nine of them.
async fn folder() -> (TempDir, TempDir, Vec<Entry>) {
    let (data, copies) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let path = data.path().join(FILE);
    let entries: Vec<_> = (1..=12).map(entry).collect();
    for part in [&entries[..9], &entries[9..]] {
        let journal = Sqlite::open(&path).unwrap();
        journal.append(TABLE, part.to_vec()).await.unwrap();
        journal.close().await.unwrap();
        if part.len() == 9 {
            fs::copy(&path, copies.path().join("copy.sqlite")).unwrap();
        }
    }
    (data, copies, entries)
}

fn sql(data: &Path, statements: &str) {
    let cut = "DROP TRIGGER entries_are_never_changed; DROP TRIGGER entries_are_never_cut;";
    Connection::open(data.join(FILE))
        .unwrap()
        .execute_batch(&format!("{cut}{statements}"))
        .unwrap();
}

async fn read(data: &Path) -> Vec<Entry> {
    let journal = Sqlite::open(&data.join(FILE)).unwrap();
    let entries = journal.read(TABLE).await.unwrap();
    assert_eq!(journal.check().await.unwrap(), []);
    // And it goes on.
    let next = entries.len() as u64 + 1;
    journal.append(TABLE, vec![entry(next)]).await.unwrap();
    journal.close().await.unwrap();
    entries
}

fn files(folder: &Path) -> BTreeSet<(String, Vec<u8>)> {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let kept = files.filter(|path| path.ends_with(FILE) || path.ends_with(HEAD));
    kept.map(|path| (path.display().to_string(), fs::read(path).unwrap())).collect()
}

/// The folder into which it moved what it replaced.
fn aside(data: &Path) -> Vec<BTreeSet<(String, Vec<u8>)>> {
    let folders = fs::read_dir(data).unwrap().map(|file| file.unwrap().path());
    let named = |path: &Path| path.display().to_string().contains("-before-mending-");
    folders.filter(|path| named(path)).map(|path| files(&path)).collect()
}

#[tokio::test]
async fn a_whole_journal_is_said_to_be_whole_and_a_servers_is_left_alone() {
    let house = House::open().await;
    let table = house.table().await;
    let (code, said) = doctor(house.dir.path(), &[]);
    assert!(code == 2 && said.contains("Another server"), "{said}");
    let dir = house.close().await;
    let (code, said) = doctor(dir.path(), &[]);
    assert!(code == 0 && said.contains("It is whole."), "{said}");
    assert!(said.contains(&format!("Table {} “First table”: 2 entries", table.code)), "{said}");
    let (code, said) = doctor(&dir.path().join("nowhere"), &[]);
    assert!(code == 2 && said.contains("no data folder"), "{said}");
}

#[tokio::test]
async fn what_is_missing_is_said_and_nothing_is_changed_unless_all_of_it_is_found() {
    let (data, copies, entries) = folder().await;
    sql(data.path(), "DELETE FROM entries WHERE seq = 7;");
    let before = files(data.path());
    let (code, said) = doctor(data.path(), &[]);
    assert!(code == 1 && said.contains("6 entries") && said.contains("--mend"), "{said}");
    let (code, said) = doctor(data.path(), &["--mend"]);
    assert!(code == 1 && said.contains("Nothing was changed"), "{said}");
    assert_eq!(files(data.path()), before);

    // The copy has entry 7, and the file itself what came after the copy was made.
    let from = copies.path().display().to_string();
    let (code, said) = doctor(data.path(), &["--mend", "--from", &from]);
    assert!(code == 0 && said.contains("Mended.") && said.contains("12 entries"), "{said}");
    assert_eq!(aside(data.path()).len(), 1);
    assert_eq!(aside(data.path())[0].len(), before.len());
    assert_eq!(read(data.path()).await, entries);
}

#[tokio::test]
async fn what_no_copy_has_is_given_up_only_when_somebody_says_so() {
    let (data, copies, entries) = folder().await;
    sql(data.path(), "UPDATE entries SET drawn = 77 WHERE seq IN (4, 11);");
    let from = copies.path().join("copy.sqlite").display().to_string();
    let (code, said) = doctor(data.path(), &["--mend", "--from", &from]);
    assert!(code == 1 && said.contains("no copy has what is missing"), "{said}");
    let (code, said) = doctor(data.path(), &["--mend", "--from", &from, "--accept-loss"]);
    assert!(code == 0 && said.contains("10 entries"), "{said}");
    assert_eq!(read(data.path()).await, entries[..10]);
}

#[tokio::test]
async fn a_head_that_is_lost_and_a_file_that_is_badly_built_are_mended_without_a_copy() {
    for harm in ["no head", "bad head", "bad index"] {
        let (data, _copies, entries) = folder().await;
        let head = data.path().join(HEAD);
        match harm {
            "no head" => fs::remove_file(&head).unwrap(),
            "bad head" => fs::write(&head, "nothing").unwrap(),
            _ => sql(
                data.path(),
                "PRAGMA writable_schema = ON;
                 UPDATE sqlite_master SET rootpage = (SELECT rootpage FROM sqlite_master
                     WHERE name = 'sqlite_autoindex_meta_1')
                 WHERE name = 'sqlite_autoindex_entries_2';",
            ),
        }
        let (code, said) = doctor(data.path(), &[]);
        assert_eq!(code, 1, "{harm}: {said}");
        let (code, said) = doctor(data.path(), &["--mend"]);
        assert!(code == 0 && said.contains("It is whole."), "{harm}: {said}");
        assert_eq!(read(data.path()).await, entries, "{harm}");
    }
}

#[tokio::test]
async fn a_copy_makes_a_journal_where_there_is_none() {
    let (data, copies, entries) = folder().await;
    let from = copies.path().display().to_string();
    let new = TempDir::new().unwrap();
    let new = new.path().join("data");
    let (code, said) = doctor(&new, &["--mend", "--from", &from]);
    assert!(code == 0 && said.contains("9 entries"), "{said}");
    assert_eq!(read(&new).await, entries[..9]);

    // Where only the head is left it tells what the copy lacks.
    fs::remove_file(data.path().join(FILE)).unwrap();
    let (code, said) = doctor(data.path(), &["--mend", "--from", &from]);
    assert!(code == 1 && said.contains("is missing"), "{said}");
    let (code, _) = doctor(data.path(), &["--mend", "--from", &from, "--accept-loss"]);
    assert_eq!(code, 0);
    assert_eq!(read(data.path()).await, entries[..9]);
}

/// A page that is damaged may refuse in one order what it gives in another.
#[tokio::test]
async fn what_can_all_be_read_can_be_mended() {
    let data = TempDir::new().unwrap();
    let entries: Vec<Entry> = (1..=400).map(entry).collect();
    let journal = Sqlite::open(&data.path().join(FILE)).unwrap();
    journal.append(TABLE, entries.clone()).await.unwrap();
    journal.close().await.unwrap();
    let whole = fs::read(data.path().join(FILE)).unwrap();
    let head = fs::read(data.path().join(HEAD)).unwrap();
    let mut mended = 0;
    // How many cells a page has stands in its head.
    for at in (0..whole.len()).step_by(4096).skip(1).step_by(4).map(|page| page + 4) {
        let dir = TempDir::new().unwrap();
        let mut bytes = whole.clone();
        bytes[at] ^= 4;
        fs::write(dir.path().join(FILE), &bytes).unwrap();
        fs::write(dir.path().join(HEAD), &head).unwrap();
        let (code, said) = doctor(dir.path(), &[]);
        if code == 1 && said.contains("All is there") {
            let (code, said) = doctor(dir.path(), &["--mend"]);
            assert_eq!(code, 0, "byte {at}: {said}");
            assert_eq!(read(dir.path()).await, entries);
            mended += 1;
        }
    }
    assert!(mended > 0, "no flip was of this kind");
}

#[tokio::test]
async fn a_tail_that_was_cut_shows_by_the_end_that_every_screen_showed() {
    let house = House::open().await;
    let table = house.table().await;
    let (mut control, mut wall) = (table.control().await, table.projector().await);
    let mut ant = table.sit("ant").await;
    let end = |client: &Client| client.shared.view["table"]["fairness"]["end"].clone();
    assert!(end(&wall).is_null(), "it goes on");
    assert_eq!(ant.play(json!({ "do": "add", "by": 1 })).await, Answer::Accepted);
    let close = json!({ "do": "close_table", "code": table.code });
    assert_eq!(control.table(close).await, Answer::Accepted);
    for client in [&mut control, &mut wall, &mut ant] {
        client.until(|client| end(client).is_string()).await;
    }
    let shown = end(&wall);
    assert_eq!(shown, end(&ant));
    let dir = house.close().await;
    let woken = House::at(Arc::clone(&dir), |config| config).await;
    let there = Table { addr: woken.addr, ..table };
    assert_eq!(end(&there.projector().await), shown, "also after a restart");
    woken.close().await;

    // As people note it: its beginning, in groups.
    let digits = &shown.as_str().unwrap()[..32];
    let noted = digits.as_bytes().chunks(4).map(|four| std::str::from_utf8(four).unwrap());
    let noted = noted.collect::<Vec<_>>().join(" ") + " …";
    let data = dir.path();
    let (code, said) = doctor(data, &["--end", &noted]);
    assert!(code == 0 && said.contains("is there"), "{said}");
    let verify = || {
        let mut verify = Command::new(env!("CARGO_BIN_EXE_prytaneion"));
        let output = verify.args(["verify", "--end", &noted, "--data"]).arg(data).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(verify().contains("The end that was shown is there"), "{}", verify());
    sql(data, "DELETE FROM entries WHERE seq = (SELECT max(seq) FROM entries);");
    fs::remove_file(data.join(HEAD)).unwrap();
    assert_eq!(doctor(data, &["--mend"]).0, 0, "nothing says that anything is missing");
    assert_eq!(doctor(data, &[]).0, 0);
    let (code, said) = doctor(data, &["--end", &noted]);
    assert!(code == 1 && said.contains("entries were cut off"), "{said}");
    assert!(verify().contains("WRONG: The end that was shown is not there"), "{}", verify());
    for short in ["", "12ab", "not a hash at all", &"a".repeat(65)] {
        assert_eq!(doctor(data, &["--end", short]).0, 2, "{short}");
    }
}

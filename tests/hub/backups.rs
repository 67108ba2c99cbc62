//! Backups while the server runs, and how a game goes on from one.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use prytaneion::journal::{Journal, Sqlite};
use prytaneion::{Backups, Config};
use serde_json::json;
use tempfile::TempDir;
use uuid::Uuid;

use crate::client::Answer;
use crate::house::{House, Table, http};
use crate::journal::entry;

fn copies(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    files.filter(|path| path.extension().is_some_and(|ending| ending == "sqlite")).collect()
}

#[tokio::test]
async fn a_missing_stick_is_told_and_halts_nothing_and_a_game_goes_on_from_a_backup() {
    let (home, stick) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let folder = stick.path().join("stick");
    let backups = Backups { folder: folder.clone(), every: Duration::from_millis(20) };
    let house = House::with(|config| Config { backups: Some(backups), ..config }).await;
    let table = house.table().await;
    let mut control = table.control().await;
    let token = table.token("ant").await;
    let ticket = control.own.view["table"]["tickets"][1].as_str().unwrap().to_owned();
    let told = |notice: &str| {
        notice.contains("No backup could be written") && notice.contains("is not there")
    };
    control.until(|c| c.own.view["table"]["notices"][0].as_str().is_some_and(told)).await;
    assert!(!folder.exists());
    assert_eq!(control.play(json!({ "do": "add", "by": 4 })).await, Answer::Accepted);

    fs::create_dir(&folder).unwrap();
    control.until(|c| c.own.view["table"]["notices"].is_null()).await;
    house.close().await;
    assert!(!copies(&folder).is_empty());

    let data = home.path().join("data");
    let mut doctor = Command::new(env!("CARGO_BIN_EXE_prytaneion"));
    doctor.args(["doctor", "--mend", "--from"]).arg(&folder).arg("--data").arg(&data);
    let said = doctor.output().unwrap();
    assert!(said.status.success(), "{said:?}");
    let config = |config: Config| Config { data: data.clone(), ..config };
    let house = House::at(Arc::new(TempDir::new().unwrap()), config).await;
    let table = Table { addr: house.addr, code: table.code, key: house.key.clone() };
    let mut ant = table.seat(&token).await;
    assert_eq!(ant.game()["count"], 4);
    assert_eq!(ant.play(json!({ "do": "add", "by": 1 })).await, Answer::Accepted);
    assert_eq!(table.take("bee", Some(&ticket)).await.0, 201);
}

#[tokio::test]
async fn a_milestone_of_a_game_is_kept_at_once() {
    let stick = TempDir::new().unwrap();
    let folder = stick.path().to_owned();
    let backups = Backups { folder: folder.clone(), every: Duration::from_secs(3600) };
    let house = House::with(|config| Config { backups: Some(backups), ..config }).await;
    let mut control = house.table().await.control().await;
    let appears = || async {
        while copies(&folder).is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    appears().await;
    copies(&folder).iter().for_each(|path| fs::remove_file(path).unwrap());
    assert_eq!(control.play(json!({ "do": "add", "by": 99 })).await, Answer::Accepted);
    assert!(copies(&folder).is_empty());
    assert_eq!(control.play(json!({ "do": "add", "by": 1 })).await, Answer::Accepted);
    appears().await;
}

#[tokio::test]
async fn the_last_copies_are_kept_and_nothing_else_is_touched() {
    let (home, stick) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let journal = Sqlite::open(&home.path().join("journal.sqlite")).unwrap();
    let table = Uuid::from_u128(1);
    journal.append(table, vec![entry(1), entry(2)]).await.unwrap();
    for day in 10..35 {
        fs::write(stick.path().join(format!("journal-202601{day}-120000.sqlite")), "old").unwrap();
    }
    let mine = ["holiday.jpg", "journal-mine.sqlite", "journal-20260101.sqlite"];
    mine.iter().for_each(|name| fs::write(stick.path().join(name), "mine").unwrap());
    journal.copy_to(stick.path().into()).await.unwrap();
    assert_eq!(copies(stick.path()).len(), 24 + 2);
    assert!(mine.iter().all(|name| stick.path().join(name).exists()));
    let newest =
        copies(stick.path()).into_iter().max_by_key(|path| fs::metadata(path).unwrap().len());
    let copy = Sqlite::open(&newest.unwrap());
    // A bare copy has no head: the doctor makes it a journal again.
    assert!(copy.unwrap().read(table).await.is_err());
}

#[tokio::test]
async fn control_is_told_whether_the_machine_is_ready() {
    let stick = TempDir::new().unwrap();
    let folder = stick.path().join("stick");
    let backups = Backups { folder: folder.clone(), every: Duration::from_secs(600) };
    let house = House::with(|config| Config { backups: Some(backups), ..config }).await;
    let table = house.table().await;
    let path = format!("/api/tables/{}/machine", table.code);
    let (status, told) = http(house.addr, "GET", &path, Some(&house.key), None).await;
    assert_eq!(status, 200, "{told}");
    assert!(told["disk_ms"].as_f64().is_some_and(|ms| ms > 0.0), "{told}");
    assert!(cfg!(not(unix)) || told["free_bytes"].as_u64().is_some_and(|free| free > 0), "{told}");
    assert_eq!(told["backup"]["minutes"], 10);
    assert!(told["backup"]["remark"].as_str().unwrap().contains("is not there"));
    assert!(!house.dir.path().join("disk-test").exists());
    // It is nobody else's business.
    let token = table.token("ant").await;
    for key in [None, Some(token.as_str())] {
        let (status, told) = http(house.addr, "GET", &path, key, None).await;
        assert!((400..500).contains(&status), "{status} {told}");
    }
}

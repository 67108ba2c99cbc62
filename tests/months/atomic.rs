//! A turn stands with all its reports, or not at all (T-3, L-15).

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use months::{Disk, Folder, Host, Opened, Step, TurnNo};

use crate::kit::{self, Desert};
use crate::toy::Wells;

/// A disk of which step number `last` is the last one: then `end` says how.
fn ending(last: usize, end: fn() -> io::Result<()>) -> Disk {
    let done = AtomicUsize::new(0);
    Disk::faulty(move |_| if done.fetch_add(1, Ordering::SeqCst) >= last { end() } else { Ok(()) })
}

fn full() -> io::Result<()> {
    Err(io::ErrorKind::StorageFull.into())
}

fn die() -> io::Result<()> {
    std::process::abort()
}

/// What counts of a folder: not the lock, not what is left over and will be taken away.
fn counting(path: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut files = kit::all(path);
    files.retain(|name, _| name.starts_with("turns/0") && !name.contains(".partial-"));
    files
}

/// How many steps a run takes.
fn steps() -> usize {
    let desert = Desert::new();
    desert.send_all(5);
    let count = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&count);
    let disk = Disk::faulty(move |_: Step| {
        counted.fetch_add(1, Ordering::SeqCst);
        Ok(())
    });
    desert.run_on(&disk, 2).unwrap();
    count.load(Ordering::SeqCst)
}

/// This very program, as a run in this folder that ends at that step.
fn child(path: &Path, last: usize) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "atomic::a_run_that_dies", "--ignored"])
        .env("MONTHS_FOLDER", path)
        .env("MONTHS_LAST_STEP", last.to_string())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

#[test]
#[ignore = "it is run by the test below, in a process of its own"]
fn a_run_that_dies() {
    let Some(path) = std::env::var_os("MONTHS_FOLDER").map(PathBuf::from) else { return };
    let last: usize = std::env::var("MONTHS_LAST_STEP").unwrap().parse().unwrap();
    let disk = ending(last, die);
    let folder = Folder::take(&path, &disk).unwrap();
    let opened = Opened::read(&Wells, &path).unwrap();
    let incoming = opened.now_incoming().unwrap();
    months::run(&opened, &folder, &Host { threads: 2, ..Host::silent() }, incoming).unwrap();
}

#[test]
fn l15_a_run_killed_at_any_step_leaves_the_old_turn_or_the_new_one() {
    let (steps, whole) = (steps(), whole());
    assert!(steps >= 50, "only {steps} steps: they are counted wrongly");
    let mut stood = [0, 0];
    for last in 0..steps + 1 {
        let desert = Desert::new();
        desert.send_all(5);
        let before = counting(&desert.path);
        let done = child(&desert.path, last).wait().unwrap();
        assert_eq!(done.success(), last >= steps, "step {last} of {steps}");
        let after = counting(&desert.path);
        let stands = desert.last() == TurnNo(1);
        stood[usize::from(stands)] += 1;
        if stands {
            assert_eq!(without_times(after), whole, "step {last}");
        } else {
            assert_eq!(after, before, "step {last}");
            desert.run();
            assert_eq!(without_times(counting(&desert.path)), whole, "step {last}, again");
        }
        // The next command takes away what was left, and finds no set that has run already.
        let disk = Disk::default();
        drop(desert.take(&disk));
        assert!(!desert.all().keys().any(|name| name.contains("partial")), "step {last}");
        assert!(desert.opened().now_incoming().unwrap().files.is_empty(), "step {last}");
    }
    assert!(stood.iter().all(|count| *count > 1), "{stood:?}");
}

/// The turn as it is when nothing comes between.
fn whole() -> BTreeMap<String, Vec<u8>> {
    let desert = Desert::new();
    desert.send_all(5);
    desert.run();
    without_times(counting(&desert.path))
}

/// When files were sent is noted; two games differ in it.
fn without_times(mut files: BTreeMap<String, Vec<u8>>) -> BTreeMap<String, Vec<u8>> {
    files.remove("turns/0001/hashes.txt");
    let record = files.remove("turns/0001/turn.toml").unwrap();
    let record = String::from_utf8(record).unwrap();
    let kept: String = record
        .lines()
        .filter(|line| !line.starts_with("modified"))
        .map(|line| format!("{line}\n"))
        .collect();
    files.insert("turns/0001/turn.toml".into(), kept.into());
    files
}

#[test]
fn t3_a_full_disk_at_any_step_changes_nothing() {
    let steps = steps();
    let desert = Desert::new();
    desert.send_all(5);
    let before = desert.all();
    let mut failed = 0;
    for last in 0..steps {
        if desert.run_on(&ending(last, full), 2).is_ok() {
            break;
        }
        failed += 1;
        let disk = Disk::default();
        if desert.last() == TurnNo(0) {
            drop(desert.take(&disk));
            assert_eq!(desert.all(), before, "step {last}");
        }
    }
    assert!(failed > 50, "{failed} of {steps}");
    assert_eq!(desert.last(), TurnNo(1), "the turn stood, and only clearing up failed");
}

#[test]
fn t3_a_month_that_fails_changes_nothing() {
    let desert = Desert::new();
    desert.send("a.txt", "#WELLS 3 sand\nDIG 8\n#END\n");
    let before = desert.all();
    let said = desert.run_on(&Disk::default(), 1).unwrap_err().to_string();
    assert_eq!(said, "A well of eight holes falls in.");
    assert_eq!(desert.all(), before);
}

#[test]
fn l15_of_two_runs_at_once_one_says_that_it_cannot() {
    let desert = Desert::new();
    desert.send_all(5);
    let disk = Disk::default();
    let first = desert.take(&disk);
    let said = desert.run_on(&Disk::default(), 1).unwrap_err().to_string();
    assert!(said.starts_with("Another command is at work in "), "{said}");
    drop(first);
    desert.run();
}

#[test]
fn l15_the_lock_dies_with_its_process() {
    let desert = Desert::new();
    desert.send_all(5);
    assert!(!child(&desert.path, 20).wait().unwrap().success());
    desert.run();
}

#[test]
#[ignore = "it is run by the test below, in a process of its own"]
fn a_game_is_made_here() {
    if std::env::var_os("MONTHS_HERE").is_some() {
        make(&Disk::default(), Path::new("game")).unwrap();
    }
}

#[test]
fn l15_a_game_is_made_where_one_stands() {
    let room = tempfile::tempdir().unwrap();
    let made = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "atomic::a_game_is_made_here", "--ignored"])
        .env("MONTHS_HERE", "1")
        .current_dir(room.path())
        .stdout(Stdio::null())
        .status();
    assert!(made.unwrap().success());
    assert!(room.path().join("game/turns/0000/world.bin").exists());
}

fn make(disk: &Disk, path: &Path) -> anyhow::Result<String> {
    let making = months::Making {
        name: "x".into(),
        seed: months::Seed::of("x"),
        content: None,
        wish: months::Wished::new(),
    };
    months::make(&Wells, disk, path, &making, &Host::silent())
}

#[test]
fn l15_a_game_is_made_whole_or_not_at_all() {
    let room = tempfile::tempdir().unwrap();
    let path = room.path().join("game");
    let mut failed = 0;
    while make(&ending(failed, full), &path).is_err() {
        failed += 1;
        assert!(!path.exists(), "step {failed}");
    }
    assert!(failed > 10, "{failed}");
    drop(Folder::take(&path, &Disk::default()).unwrap());
    assert_eq!(std::fs::read_dir(room.path()).unwrap().count(), 1, "nothing is left over");
}

#[test]
fn l15_a_faction_comes_in_whole_or_not_at_all() {
    let desert = Desert::new();
    let newcomer = months::Newcomer { name: "Gulls".into(), password: None, language: None };
    let before = counting(&desert.path);
    let mut failed = 0;
    loop {
        let disk = ending(failed, full);
        let added = Folder::take(&desert.path, &disk).and_then(|folder| {
            months::add(&desert.opened(), &folder, &newcomer, months::Room::AsMade)
        });
        match added {
            Ok(joining) => break assert_eq!(joining.number, 7),
            Err(_) => failed += 1,
        }
        assert_eq!(counting(&desert.path), before, "step {failed}");
    }
    assert!(failed > 5, "{failed}");
}

//! The program itself: what it says when it cannot start.

use std::net::TcpListener;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

use crate::house::House;

fn run(listen: &str, data: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_prytaneion"))
        .env("PRYTANEION_LISTEN", listen)
        .env("PRYTANEION_DATA", data)
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

/// It ends with code 2 and one sentence that names what is wrong, and no backtrace.
fn cannot(output: &Output, words: &[&str]) {
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert_eq!(said.trim().lines().count(), 1, "{said}");
    assert!(words.iter().all(|word| said.contains(word)), "{said}");
    assert!(!said.contains("panicked"), "{said}");
}

#[test]
fn a_port_in_use_is_said_so() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let listen = taken.local_addr().unwrap().to_string();
    let dir = TempDir::new().unwrap();
    cannot(&run(&listen, dir.path()), &["Cannot listen", &listen, "in use"]);
}

#[tokio::test]
async fn a_second_server_on_the_same_folder_is_turned_away() {
    let house = House::open().await;
    cannot(&run("127.0.0.1:0", house.dir.path()), &["Another server", "data folder"]);
    assert_eq!(house.table().await.take("ant", None).await.0, 201);
}

#[test]
fn a_folder_that_cannot_be_written_is_said_so() {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("file");
    std::fs::write(&file, "not a folder").unwrap();
    cannot(&run("127.0.0.1:0", &file), &["data folder", "cannot be written"]);
    cannot(&run("127.0.0.1:0", Path::new("/proc/prytaneion")), &["cannot be written"]);
}

#[test]
fn a_journal_that_is_none_is_said_so() {
    let dir = TempDir::new().unwrap();
    std::fs::write(dir.path().join("journal.sqlite"), "a shopping list, not a database").unwrap();
    cannot(&run("127.0.0.1:0", dir.path()), &["journal", "not a database"]);
}

/// Which data folder the program means where nobody names one, started here.
fn meant(here: &Path, home: &Path) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_prytaneion"))
        .args(["doctor", "--help"])
        .current_dir(here)
        .env_remove("PRYTANEION_DATA")
        .env_remove("XDG_DATA_HOME")
        .env("HOME", home)
        .output()
        .unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    let data = said.split("[env: PRYTANEION_DATA=]").nth(1).unwrap();
    data.split("[default: ").nth(1).unwrap().split(']').next().unwrap().to_owned()
}

#[cfg(unix)]
#[test]
fn data_goes_where_the_system_keeps_it_unless_a_server_has_kept_it_here() {
    let (here, home) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let meant = || meant(here.path(), home.path());
    let of_system = Path::new(&meant()).to_owned();
    assert!(of_system.starts_with(home.path()) && of_system.ends_with("prytaneion"));
    // Anybody's own folder of that name is not taken.
    std::fs::create_dir(here.path().join("data")).unwrap();
    assert_eq!(Path::new(&meant()), of_system);
    std::fs::write(here.path().join("data/operator.key"), "").unwrap();
    assert_eq!(meant(), "./data");
    std::fs::remove_dir_all(here.path().join("data")).unwrap();
    std::fs::write(here.path().join("Cargo.toml"), "").unwrap();
    assert_eq!(meant(), "./data");
}

#[test]
fn an_operators_key_that_was_cut_is_said_so() {
    let dir = TempDir::new().unwrap();
    std::fs::write(dir.path().join("operator.key"), "short").unwrap();
    cannot(&run("127.0.0.1:0", dir.path()), &["operator's key", "too short"]);
}

#[cfg(unix)]
#[tokio::test]
async fn the_operators_key_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let house = House::open().await;
    let key = std::fs::metadata(house.dir.path().join("operator.key")).unwrap();
    assert_eq!(key.permissions().mode() & 0o777, 0o600);
}

/// A copy that somebody unpacked lies open; a folder that holds other things is not the server's to close.
#[cfg(unix)]
#[tokio::test]
async fn what_lies_open_to_others_is_closed_and_said() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let open = |path: &Path, mode| {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
    };
    let files = ["prytaneion.lock", "operator.key", "journal.sqlite", "journal.sqlite.head"];
    let house = House::open().await;
    let (folder, running) =
        (house.dir.path().to_owned(), ["journal.sqlite-wal", "journal.sqlite-shm"]);
    for file in files.iter().chain(&running) {
        assert_eq!(mode(&folder.join(file)), 0o600, "{file}");
    }
    let dir = house.close().await;
    files.iter().for_each(|file| open(&folder.join(file), 0o644));
    open(&folder, 0o755);
    let look = || {
        let doctor = ["doctor", "--data", folder.to_str().unwrap()];
        let output = Command::new(env!("CARGO_BIN_EXE_prytaneion")).args(doctor).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let said = look();
    assert_eq!(said.matches("It is closed to them now.").count(), 5, "{said}");
    assert!(files.iter().all(|file| mode(&folder.join(file)) == 0o600) && mode(&folder) == 0o700);
    assert!(!look().contains("closed"));

    std::fs::write(folder.join("holiday.jpg"), "").unwrap();
    open(&folder, 0o755);
    let said = look();
    assert!(said.contains("holds more than the server's files"), "{said}");
    assert_eq!(mode(&folder), 0o755);

    let made = dir.path().join("new");
    House::at(std::sync::Arc::clone(&dir), |config| prytaneion::Config {
        data: made.clone(),
        ..config
    })
    .await;
    assert_eq!(mode(&made), 0o700);
}

fn key(data: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_prytaneion"))
        .args(["key", "--listen", "127.0.0.1:8080", "--public-url", "https://polis.example/"])
        .arg("--data")
        .arg(data)
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

#[tokio::test]
async fn the_control_link_is_printed_again_while_the_server_runs() {
    let house = House::open().await;
    let output = key(house.dir.path());
    assert!(output.status.success());
    let said = String::from_utf8_lossy(&output.stdout);
    for address in ["https://polis.example", "http://127.0.0.1:8080"] {
        assert!(said.contains(&format!("{address}/control#key={}\n", house.key)), "{said}");
    }
    assert!(said.contains('█'), "{said}");
}

#[test]
fn a_folder_without_a_server_has_no_control_link_and_gets_none() {
    let dir = TempDir::new().unwrap();
    cannot(&key(dir.path()), &["No server", "operator's key"]);
    assert_eq!(std::fs::read_dir(dir.path()).unwrap().count(), 0);
    std::fs::write(dir.path().join("operator.key"), "short").unwrap();
    cannot(&key(dir.path()), &["operator's key", "too short"]);
}

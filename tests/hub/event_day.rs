//! The page for the day of an event, followed word for word by the program itself: with a take-over rehearsed and
//! without, until the laptop is gone, and on from the stick.

use std::fs;
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::json;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use crate::client::{Client, hello};
use crate::epochs::{PATIENCE, Phone, copies, doctor};
use crate::house::http;

/// The program as people start it.
struct Laptop {
    child: Child,
    addr: SocketAddr,
}

impl Laptop {
    /// Runs this command of the program with this data folder at this port, and waits until it serves.
    async fn serves(words: &[&str], data: &Path, port: u16) -> Self {
        let laptop = Self::runs(words, data, port);
        let up = timeout(PATIENCE, serves(laptop.addr)).await;
        up.unwrap_or_else(|_| panic!("{words:?} does not serve: {}", said(data)));
        laptop
    }

    fn runs(words: &[&str], data: &Path, port: u16) -> Self {
        fs::create_dir_all(data).unwrap();
        let (out, errors) = (log(data), log(data));
        let child = Command::new(env!("CARGO_BIN_EXE_prytaneion"))
            .args(words)
            .args(["--listen", &format!("127.0.0.1:{port}"), "--data"])
            .arg(data)
            .stdin(Stdio::null())
            .stdout(out)
            .stderr(errors)
            .spawn()
            .unwrap();
        Self { child, addr: SocketAddr::from(([127, 0, 0, 1], port)) }
    }

    /// Follows the server of this folder at that address, until it has everything.
    async fn follows(
        words: &[&str],
        (key_of, leader): (&Path, u16),
        data: &Path,
        port: u16,
    ) -> Self {
        let key = fs::read_to_string(key_of.join("operator.key")).unwrap();
        let link = format!("http://127.0.0.1:{leader}/control#key={key}");
        let before = said(data).matches("up to date").count();
        let spare = Self::runs(&[&["follow", &link], words].concat(), data, port);
        let level = async {
            while said(data).matches("up to date").count() == before {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(PATIENCE, level)
            .await
            .unwrap_or_else(|_| panic!("it does not follow: {}", said(data)));
        spare
    }

    /// Ctrl-C.
    async fn stops(mut self) {
        let sent = Command::new("kill").args(["-INT", &self.child.id().to_string()]).status();
        assert!(sent.unwrap().success());
        let ends = async {
            while self.child.try_wait().unwrap().is_none() {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(PATIENCE, ends).await.expect("it ends");
    }

    /// As when it falls into the water.
    fn sinks(self) {}
}

impl Drop for Laptop {
    fn drop(&mut self) {
        // One that has ended by itself need not be killed.
        let _ = self.child.kill();
        self.child.wait().unwrap();
    }
}

/// Waits until a server serves there, and all is well.
async fn serves(addr: SocketAddr) {
    let asked = b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n";
    loop {
        // A spare that is about to serve may break off what it answers.
        let mut answer = String::new();
        if let Ok(mut stream) = TcpStream::connect(addr).await
            && stream.write_all(asked).await.is_ok()
        {
            let _ = timeout(PATIENCE, stream.read_to_string(&mut answer)).await;
        }
        if answer.starts_with("HTTP/1.1 200") {
            return;
        }
        sleep(Duration::from_millis(20)).await;
    }
}

fn log(data: &Path) -> fs::File {
    fs::File::options().create(true).append(true).open(data.with_extension("said")).unwrap()
}

fn said(data: &Path) -> String {
    fs::read_to_string(data.with_extension("said")).unwrap_or_default()
}

async fn take_over(data: &Path, port: u16) {
    let mut order = Command::new(env!("CARGO_BIN_EXE_prytaneion"));
    order.args(["take-over", "--listen", &format!("127.0.0.1:{port}"), "--data"]).arg(data);
    let done = tokio::task::spawn_blocking(move || order.output().unwrap()).await.unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let up = timeout(PATIENCE, serves(SocketAddr::from(([127, 0, 0, 1], port)))).await;
    up.unwrap_or_else(|_| panic!("it does not take over: {}", said(data)));
}

/// A port that nobody uses.
fn port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// Everybody goes to the server at this port, twice, and it goes on.
async fn all_come(phones: &mut [Phone], port: u16, after: &str) {
    for _ in 0..2 {
        for phone in &mut *phones {
            phone.comes(SocketAddr::from(([127, 0, 0, 1], port)), after).await;
        }
    }
}

/// An evening as the page for it says, until the laptop is gone, and restored from the stick: with a take-over
/// rehearsed before or not, in the spare laptop's folder or in a new one, with the operator's key or without.
async fn event_day(rehearsed: bool, same_folder: bool, keyed: bool) {
    let page = include_str!("../../deploy/event-day.md");
    for command in [
        "prytaneion follow",
        "`--backup`",
        "prytaneion take-over",
        "prytaneion doctor --mend --from",
    ] {
        assert!(page.contains(command), "the page says {command} no more: try what it says");
    }
    let home = TempDir::new().unwrap();
    let [hall, spare, new, stick] =
        ["hall", "spare", "new", "stick"].map(|name| home.path().join(name));
    fs::create_dir(&stick).unwrap();
    let [first, second] = [port(), port()];
    let backup = ["--backup", stick.to_str().unwrap()];
    let mut server = Laptop::serves(&backup, &hall, first).await;
    let key = fs::read_to_string(hall.join("operator.key")).unwrap();
    let (_, scenarios) = http(server.addr, "GET", "/api/scenarios", Some(&key), None).await;
    let make = json!({ "scenario": scenarios[0]["id"], "name": "The evening" });
    let (status, made) = http(server.addr, "POST", "/api/tables", Some(&key), Some(make)).await;
    assert_eq!(status, 201, "{made}");
    let code = made["code"].as_str().unwrap().to_owned();
    let (_, card) = http(server.addr, "GET", &format!("/api/tables/{code}"), None, None).await;
    let mut phones = Vec::new();
    for seat in card["seats"].as_array().unwrap().iter().take(3) {
        let path = format!("/api/tables/{code}/seats/{}", seat["id"].as_str().unwrap());
        let (_, taken) =
            http(server.addr, "POST", &path, None, Some(json!({ "device": "A phone" }))).await;
        phones.push(Phone::new(&code, taken["token"].as_str().unwrap()));
    }
    all_come(&mut phones, first, "the doors open").await;
    if rehearsed {
        let follower = Laptop::follows(&[], (&hall, first), &spare, second).await;
        take_over(&spare, second).await;
        all_come(&mut phones, second, "a take-over").await;
        server.stops().await;
        server = Laptop::follows(&backup, (&spare, second), &hall, first).await;
        take_over(&hall, first).await;
        all_come(&mut phones, first, "a take-over back").await;
        follower.stops().await;
    }
    // The last backup is of the evening as it is.
    sleep(Duration::from_millis(1_100)).await;
    server.stops().await;
    let before = copies(&stick).len();
    server = Laptop::serves(&backup, &hall, first).await;
    let written = async {
        while copies(&stick).len() == before {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, written).await.unwrap();
    all_come(&mut phones, first, "a restart").await;
    server.sinks();

    let data = if same_folder { spare } else { new };
    fs::create_dir_all(&data).unwrap();
    if keyed {
        fs::copy(hall.join("operator.key"), data.join("operator.key")).unwrap();
    }
    doctor(&data, &["--mend", "--from", stick.to_str().unwrap()]);
    let server = Laptop::serves(&[], &data, first).await;
    all_come(&mut phones, first, "it was restored from the stick").await;
    server.stops().await;
    // The old laptop comes back to life: whoever has been at the new one tells it.
    if keyed || rehearsed && same_folder {
        let old = Laptop::serves(&[], &hall, first).await;
        let mut client = Client::connect(old.addr, &code).await;
        let mut hello = hello("seat", Some(&phones[0].token));
        hello["lead"] = phones[0].lead["seal"].clone();
        client.send(&hello).await;
        assert_eq!(client.end().await, 4014);
        old.sinks();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn event_day_word_for_word_without_a_rehearsal() {
    event_day(false, false, true).await;
    event_day(false, false, false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn event_day_word_for_word_with_a_take_over_rehearsed() {
    event_day(true, true, false).await;
    event_day(true, false, true).await;
}

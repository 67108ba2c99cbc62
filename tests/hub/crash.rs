//! A server in a process of its own that is killed, filled up and asked to go.

use std::io::{BufRead, BufReader, Lines};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use prytaneion::Server;
use prytaneion::spare::{self, Ended};
use serde_json::json;
use tempfile::TempDir;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use crate::client::{Answer, Client};
use crate::house::{Table, config, make_table};

/// Not a test: the server that the tests below run in a process of its own.
#[tokio::test]
#[ignore = "started by other tests"]
async fn toy_server() {
    let Ok(data) = std::env::var("TOY_DATA") else { return };
    let mut config = config(Path::new(&data));
    config.wait_for_spare = std::env::var_os("TOY_WAITS").is_some();
    // A busy machine is no spare that has gone.
    config.limits.spare = Duration::from_secs(60);
    if let Ok(server) = std::env::var("TOY_FOLLOWS") {
        let spare = crate::spare::asked(Path::new(&data), Some(server), None);
        let says = |text: &str| println!("\nSAYS {text}");
        let ended = spare::follow(spare, CancellationToken::new(), says).await.unwrap();
        let Ended::TookOver { listen, .. } = ended else { return };
        config.listen = listen;
    }
    let server = Server::bind(config).await.unwrap();
    println!("\nSERVES {} {}", server.addr(), server.operator_key());
    #[cfg(unix)]
    {
        let stop = server.stopper();
        tokio::spawn(async move {
            let terminate = tokio::signal::unix::SignalKind::terminate();
            tokio::signal::unix::signal(terminate).unwrap().recv().await;
            stop.cancel();
        });
    }
    server.run().await.unwrap();
}

/// A server in a process of its own.
pub struct Process {
    child: Child,
    /// Held open: a test harness that cannot print fails.
    _out: Lines<BufReader<ChildStdout>>,
    pub addr: SocketAddr,
    pub key: String,
}

impl Process {
    fn start(data: &Path) -> Self {
        Self::start_with(data, Command::new(std::env::current_exe().unwrap()))
    }

    pub fn start_with(data: &Path, command: Command) -> Self {
        let (child, out) = spawn(data, command);
        Self::serving(child, out)
    }

    /// Waits until the server in this process serves.
    pub fn serving(child: Child, mut out: Lines<BufReader<ChildStdout>>) -> Self {
        let line = line(&mut out, "SERVES");
        let words: Vec<_> = line.split(' ').collect();
        Self { child, _out: out, addr: words[1].parse().unwrap(), key: words[2].into() }
    }

    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// The next line that begins so.
pub fn line(out: &mut Lines<BufReader<ChildStdout>>, begins: &str) -> String {
    out.by_ref().map(Result::unwrap).find(|line| line.starts_with(begins)).unwrap()
}

/// Starts a toy server in a process of its own.
pub fn spawn(data: &Path, mut command: Command) -> (Child, Lines<BufReader<ChildStdout>>) {
    let mut child = command
        .args(["--exact", "crash::toy_server", "--ignored", "--nocapture"])
        .env("TOY_DATA", data)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let out = BufReader::new(child.stdout.take().unwrap()).lines();
    (child, out)
}

/// Plays without waiting for answers until the line breaks; returns the ids sent and acknowledged.
pub async fn play_until_the_end(mut ant: Client) -> (Vec<Uuid>, Vec<Uuid>) {
    let (mut sent, mut acknowledged) = (Vec::new(), Vec::new());
    while ant.closed.is_none() {
        sent.push(ant.play_later(&json!({ "do": "add", "by": 1 })).await);
        ant.step().await;
        let answers = ant.inbox.drain(..).filter(|message| message["type"] == "accepted");
        acknowledged.extend(answers.map(|m| m["id"].as_str().unwrap().parse::<Uuid>().unwrap()));
        // Below the rate at which a socket is held for a flood.
        tokio::time::sleep(Duration::from_millis(15)).await;
    }
    (sent, acknowledged)
}

/// Kill -9 in the middle of it, three times: what was acknowledged is there, a retry counts once.
#[tokio::test(flavor = "multi_thread")]
async fn n3_kill_9_loses_nothing_acknowledged_and_counts_nothing_twice() {
    let dir = TempDir::new().unwrap();
    let mut process = Process::start(dir.path());
    let table = make_table(process.addr, &process.key).await;
    let token = table.token("ant").await;
    let mut all_sent = 0;
    for _ in 0..3 {
        let table = Table { addr: process.addr, code: table.code.clone(), key: table.key.clone() };
        let mut players = Vec::new();
        for _ in 0..3 {
            players.push(tokio::spawn(play_until_the_end(table.seat(&token).await)));
        }
        let mut watcher = table.projector().await;
        watcher.until_game(|game| game["count"].as_i64().unwrap() > all_sent + 20).await;
        process.kill();

        process = Process::start(dir.path());
        let table = Table { addr: process.addr, ..table };
        let mut ant = table.seat(&token).await;
        let (mut sent, mut acknowledged) = (Vec::new(), 0);
        for player in players {
            let (ids, known) = player.await.unwrap();
            sent.extend(ids);
            acknowledged += i64::try_from(known.len()).unwrap();
        }
        assert!(ant.game()["count"].as_i64().unwrap() >= all_sent + acknowledged);
        // As clients do when they come back: everything again, with the same ids.
        all_sent += i64::try_from(sent.len()).unwrap();
        for id in sent {
            let again = ant.play_as(id, None, json!({ "do": "add", "by": 1 })).await;
            assert_eq!(again, Answer::Accepted);
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
        assert_eq!(ant.game()["count"], all_sent);
        ant.verify().await;
    }
    process.kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_restores_seats_tickets_names_and_the_key() {
    let dir = TempDir::new().unwrap();
    let process = Process::start(dir.path());
    let table = make_table(process.addr, &process.key).await;
    let (token, mut control) = (table.token("ant").await, table.control().await);
    control.table(json!({ "do": "name_table", "name": "The Hall" })).await;
    control.table(json!({ "do": "lock_lobby" })).await;
    let (before, key) = (control.own.view["table"].clone(), process.key.clone());
    let keys = control.keys().await;
    process.kill();

    let process = Process::start(dir.path());
    assert_eq!(process.key, key);
    let table = Table { addr: process.addr, ..table };
    let mut control = table.control().await;
    assert_eq!(control.own.view["table"]["tickets"], before["tickets"]);
    assert_eq!(control.keys().await, keys);
    let shared = &control.shared.view["table"];
    assert_eq!((&shared["name"], &shared["lobby"]), (&json!("The Hall"), &json!("locked")));
    assert_eq!(
        (&shared["seats"][0]["taken"], &shared["seats"][1]["taken"]),
        (&json!(true), &json!(false))
    );
    table.seat(&token).await;
    process.kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_asked_to_go_tells_its_clients_and_exits_cleanly() {
    let dir = TempDir::new().unwrap();
    let mut process = Process::start(dir.path());
    let table = make_table(process.addr, &process.key).await;
    let mut clients = [table.sit("ant").await, table.projector().await];
    terminate(&process.child);
    for client in &mut clients {
        assert_eq!(client.wait_for("goodbye").await["code"], 4012);
        assert_eq!(client.end().await, 4012);
    }
    assert!(process.child.wait().unwrap().success());
}

fn terminate(child: &Child) {
    let killed = Command::new("kill").arg(child.id().to_string()).status().unwrap();
    assert!(killed.success());
}

/// A limit on the size of its files is a full disk to a process; lifting it is somebody making room.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_is_really_full_halts_the_table_until_there_is_room() {
    let dir = TempDir::new().unwrap();
    let mut shell = Command::new("sh");
    // The signal must be ignored, or the kernel would end the process instead of failing the write.
    let script = "trap '' XFSZ; ulimit -S -f 1200; exec \"$0\" \"$@\"";
    shell.args(["-c", script]).arg(std::env::current_exe().unwrap());
    let process = Process::start_with(dir.path(), shell);
    let table = make_table(process.addr, &process.key).await;
    let mut control = table.control().await;
    let mut ids = Vec::new();
    // What does not fit: a command is journalled with its sender's words.
    let refused = loop {
        let id = Uuid::new_v4();
        let hide = json!({ "do": "hide", "secret": "x".repeat(20_000) });
        match control.play_as(id, Some("ant"), hide).await {
            Answer::Accepted => ids.push(id),
            Answer::Refused(code) => break code,
        }
        assert!(ids.len() < 200, "the disk does not fill");
        tokio::time::sleep(Duration::from_millis(10)).await;
    };
    assert_eq!(refused, "disk");
    control.until(|c| c.shared.view["table"]["pause"]["owner"] == "server").await;
    control.verify().await;

    let room = Command::new("prlimit")
        .args([format!("--pid={}", process.child.id()), "--fsize=unlimited:".into()])
        .status();
    if room.is_ok_and(|status| status.success()) {
        control.until(|c| c.shared.view["table"]["pause"].is_null()).await;
        assert_eq!(control.play(json!({ "do": "add", "by": 1 })).await, Answer::Accepted);
    }
    process.kill();

    let process = Process::start(dir.path());
    let table = Table { addr: process.addr, ..table };
    let mut control = table.control().await;
    for id in ids {
        // Everything acknowledged is there: the retry is accepted though it says something else.
        assert_eq!(
            control.play_as(id, None, json!({ "do": "add", "by": 0 })).await,
            Answer::Accepted
        );
        tokio::time::sleep(Duration::from_millis(15)).await;
    }
    process.kill();
}

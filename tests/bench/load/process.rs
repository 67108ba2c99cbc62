//! What is measured, each in a process of its own so that its time and memory are its own: the server, and
//! the ceiling, a hub that sends every frame to everybody in the room and knows and keeps nothing.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path as Room, State};
use axum::routing::get;
use axum::serve::ListenerExt;
use dashmap::DashMap;
use prytaneion::{Config, Limits, Server, games};
use tokio::net::TcpListener;
use tokio::runtime::Handle;
use tokio::sync::broadcast;

use crate::house::http;
use crate::machine;

/// The variable that makes this program a measured process: the data folder, or [`BARE`].
pub const ROLE: &str = "PRYTANEION_BENCH_ROLE";

/// The variable that names its core.
const CORE: &str = "PRYTANEION_BENCH_CORE";

/// The role of the ceiling.
const BARE: &str = "bare";

/// The variable under which the server keeps to its usual bounds, but for how fast those who play may play.
const USUAL: &str = "PRYTANEION_BENCH_USUAL";

/// The variable under which tables go to sleep as soon as nobody is there.
const DROWSY: &str = "PRYTANEION_BENCH_DROWSY";

/// The variable that says how the database is reached that has the journal.
const JOURNAL: &str = "PRYTANEION_BENCH_JOURNAL";

/// How long nobody must have been at a drowsy server's table.
const SOON: Duration = Duration::from_secs(1);

/// Frames of a room that may wait for one socket of the ceiling.
const WAITING: usize = 64;

/// A measured process.
pub struct Process {
    child: Child,
    asks: ChildStdin,
    says: Mutex<BufReader<ChildStdout>>,
    pub addr: SocketAddr,
    /// The operator's key; the ceiling has none.
    pub key: String,
}

impl Process {
    /// The server with its data in this folder.
    pub fn hub(data: &Path) -> Self {
        Self::start(Self::program().env(ROLE, data))
    }

    /// The server with its usual bounds, but for how fast those who play may play.
    pub fn usual(data: &Path) -> Self {
        Self::start(Self::program().env(ROLE, data).env(USUAL, "1"))
    }

    /// The server with tables that go to sleep soon.
    pub fn drowsy(data: &Path) -> Self {
        Self::start(Self::program().env(ROLE, data).env(DROWSY, "1"))
    }

    /// The server with its journal in this database.
    pub fn node(data: &Path, database: &str) -> Self {
        Self::start(Self::program().env(ROLE, data).env(JOURNAL, database))
    }

    /// The ceiling.
    pub fn bare() -> Self {
        Self::start(Self::program().env(ROLE, BARE))
    }

    fn program() -> Command {
        let [server, _] = machine::cores();
        let mut program = Command::new(std::env::current_exe().expect("this program has a path"));
        program.env(CORE, server.to_string());
        program
    }

    fn start(program: &mut Command) -> Self {
        let mut child = program
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("this program can be started");
        let mut line = String::new();
        let mut says = BufReader::new(child.stdout.take().expect("it is piped"));
        let asks = child.stdin.take().expect("it is piped");
        says.read_line(&mut line).expect("it says where it is");
        let (addr, key) = line.trim().split_once(' ').expect("where it is, and its key");
        let addr = addr.parse().expect("an address");
        Self { child, asks, says: Mutex::new(says), addr, key: key.into() }
    }

    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Processor time that it has taken, in seconds.
    pub fn taken(&self) -> f64 {
        machine::taken(self.id())
    }

    /// Resident memory in bytes.
    pub fn resident(&self) -> u64 {
        machine::resident(self.id())
    }

    /// Tasks of its runtime that have not ended.
    pub fn tasks(&self) -> usize {
        let mut line = String::new();
        (&self.asks).write_all(b"?").expect("it listens");
        self.says.lock().expect("nobody panics here").read_line(&mut line).expect("it says so");
        line.trim().parse().expect("a number")
    }

    /// What it says of itself under this name, all labels together unless they are named too.
    pub async fn gauge(&self, name: &str) -> Option<f64> {
        let (_, figures) = http(self.addr, "GET", "/metrics", None, None).await;
        let rows = figures.as_str()?.lines().filter_map(|line| line.split_once(' '));
        let of_name = |of: &str| of == name || of.split('{').next() == Some(name);
        let own = rows.filter(|(of, _)| of_name(of)).filter_map(|(_, figure)| figure.parse().ok());
        own.reduce(|sum: f64, figure| sum + figure)
    }

    /// How much there is of this in its folder of `/proc`: `fd`, `task`.
    pub fn count(&self, what: &str) -> usize {
        let folder = std::fs::read_dir(format!("/proc/{}/{what}", self.id()));
        folder.map_or(0, Iterator::count)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Keeps a measured process on its core.
pub fn pin() {
    let core = std::env::var(CORE).expect("whoever starts it says which core");
    machine::pin(core.parse().expect("a number"));
}

/// Runs a measured process until the one that started it is gone.
pub async fn run(role: String) {
    let runtime = Handle::current();
    std::thread::spawn(move || {
        // It is asked how many tasks there are, until the one that asks is gone.
        while matches!(std::io::stdin().read(&mut [0]), Ok(1)) {
            println!("{}", runtime.metrics().num_alive_tasks());
        }
        std::process::exit(0);
    });
    match role.as_str() {
        BARE => serve_bare().await,
        data => serve_hub(data).await,
    }
}

async fn serve_hub(data: &str) {
    let scenarios = games::scenarios(None).expect("the shipped content is sound");
    let mut config = Config::new(data, games::registry(), scenarios);
    config.database = std::env::var(JOURNAL).ok();
    let usual = Limits::default();
    // The load comes from one address.
    let each =
        if std::env::var(USUAL).is_ok() { usual.connections_per_address } else { usize::MAX };
    // And it is faster than people are.
    const MUCH: u32 = 1_000_000_000;
    config.limits = Limits {
        frames_per_second: MUCH,
        frame_burst: MUCH,
        bytes_per_second: MUCH,
        byte_burst: MUCH,
        commands_per_second: MUCH,
        command_burst: MUCH,
        connections_per_address: each,
        sleep: if std::env::var(DROWSY).is_ok() { SOON } else { usual.sleep },
        ..usual
    };
    let server = Server::bind(config).await.expect("the server starts");
    println!("{} {}", server.addr(), server.operator_key());
    server.run().await.expect("the server runs");
}

type Rooms = Arc<DashMap<String, broadcast::Sender<Utf8Bytes>>>;

async fn serve_bare() {
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    println!("{} none", listener.local_addr().expect("it is bound"));
    let routes = Router::new().route("/ws/{room}", get(bare)).with_state(Rooms::default());
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    axum::serve(listener, routes).await.expect("the ceiling runs");
}

async fn bare(
    State(rooms): State<Rooms>,
    Room(room): Room<String>,
    upgrade: WebSocketUpgrade,
) -> axum::response::Response {
    let room = rooms.entry(room).or_insert_with(|| broadcast::channel(WAITING).0).clone();
    upgrade
        .read_buffer_size(4096)
        .write_buffer_size(4096)
        .on_upgrade(move |socket| echo(socket, room))
}

async fn echo(mut socket: WebSocket, room: broadcast::Sender<Utf8Bytes>) {
    let mut frames = room.subscribe();
    loop {
        tokio::select! {
            frame = frames.recv() => {
                let Ok(frame) = frame else { return };
                if socket.send(Message::Text(frame)).await.is_err() {
                    return;
                }
            }
            heard = socket.recv() => match heard {
                Some(Ok(Message::Text(text))) => drop(room.send(text)),
                Some(Ok(_)) => {}
                _ => return,
            },
        }
    }
}

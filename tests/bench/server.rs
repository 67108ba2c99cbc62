//! What is measured, in a process of its own so that its memory is its own: the server, and beside it
//! the ceiling, a hub that sends every frame to everybody in the room and knows and keeps nothing.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::routing::get;
use axum::serve::ListenerExt;
use dashmap::DashMap;
use prytaneion::{Config, Limits, Server};
use tokio::net::TcpListener;
use tokio::sync::broadcast;

use crate::plan::Plan;

/// The variable that makes this program the measured process.
pub const ROLE: &str = "PRYTANEION_BENCH_DATA";

/// The measured process.
pub struct Process {
    child: Child,
    pub hub: SocketAddr,
    pub bare: SocketAddr,
    pub key: String,
}

impl Process {
    pub fn start(data: &std::path::Path) -> Self {
        let mut child = Command::new(std::env::current_exe().expect("this program has a path"))
            .env(ROLE, data)
            .stdout(Stdio::piped())
            .spawn()
            .expect("this program can be started");
        let mut line = String::new();
        let out = child.stdout.take().expect("it is piped");
        BufReader::new(out).read_line(&mut line).expect("it says where it is");
        let words: Vec<_> = line.split_whitespace().collect();
        let addr = |nth: usize| words[nth].parse().expect("an address");
        Self { child, hub: addr(0), bare: addr(1), key: words[2].into() }
    }

    /// Resident memory in bytes; 0 where the system does not tell.
    pub fn resident(&self) -> u64 {
        let path = format!("/proc/{}/status", self.child.id());
        let status = std::fs::read_to_string(path).unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with("VmRSS"));
        let kilobytes = line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok());
        kilobytes.unwrap_or(0u64) * 1024
    }
}

impl Process {
    /// Processor time that it has taken, in seconds; 0 where the system does not tell.
    pub fn taken(&self) -> f64 {
        let path = format!("/proc/{}/stat", self.child.id());
        let stat = std::fs::read_to_string(path).unwrap_or_default();
        // After the name, which may hold anything: user and system time stand at places 11 and 12.
        let figures = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
        let ticks = |nth| figures.split_whitespace().nth(nth)?.parse::<f64>().ok();
        // Linux counts them in hundredths of a second on every machine.
        (ticks(11).unwrap_or(0.0) + ticks(12).unwrap_or(0.0)) / 100.0
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Runs the measured process until it is killed.
pub async fn run(data: String, plan: Plan) {
    let mut config = Config::new(data, (plan.registry)(), vec![(plan.scenario)()]);
    // The bench is a flood.
    const MUCH: u32 = 1_000_000_000;
    config.limits = Limits {
        frames_per_second: MUCH,
        frame_burst: MUCH,
        bytes_per_second: MUCH,
        byte_burst: MUCH,
        commands_per_second: MUCH,
        command_burst: MUCH,
        // On a slow machine the first client waits long until the last has come.
        silence: Duration::from_secs(600),
        ..Limits::default()
    };
    let server = Server::bind(config).await.expect("the server starts");
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let bare = listener.local_addr().expect("it is bound");
    println!("{} {} {}", server.addr(), bare, server.operator_key());
    tokio::spawn(serve_bare(listener));
    server.run().await.expect("the server runs");
}

type Rooms = Arc<DashMap<String, broadcast::Sender<axum::extract::ws::Utf8Bytes>>>;

async fn serve_bare(listener: TcpListener) {
    let routes = Router::new().route("/ws/{room}", get(bare)).with_state(Rooms::default());
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    axum::serve(listener, routes).await.expect("the ceiling runs");
}

async fn bare(
    State(rooms): State<Rooms>,
    Path(room): Path<String>,
    upgrade: WebSocketUpgrade,
) -> axum::response::Response {
    let room = rooms.entry(room).or_insert_with(|| broadcast::channel(4096).0).clone();
    upgrade
        .read_buffer_size(4096)
        .write_buffer_size(4096)
        .on_upgrade(move |socket| echo(socket, room))
}

async fn echo(mut socket: WebSocket, room: broadcast::Sender<axum::extract::ws::Utf8Bytes>) {
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

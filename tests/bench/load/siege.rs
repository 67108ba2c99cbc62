//! What a vote costs while somebody does what they can to the server's doors, and whether Control and a
//! seat still come in. The server keeps to its usual bounds, but for how fast those who play may play.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::client::{Answer, Client, hello};
use crate::house::{Table, http_raw};
use crate::ledger::Tally;
use crate::plan::Plan;
use crate::print::row;
use crate::process::Process;
use crate::room::stocked;

/// Entries of the game before anything is measured: as many as a long evening has.
const EVENING: usize = 8_000;

/// How long each of them lasts.
const LOAD: Duration = Duration::from_secs(4);

/// Between one vote and the next: the pace of a room in which everybody votes at once.
const PACE: Duration = Duration::from_millis(10);

/// Those who do it, until they are dropped.
type Crowd = JoinSet<()>;

/// How it begins.
type Assault = fn(&Table) -> Crowd;

/// The figures, an assault a line.
pub async fn section(plan: &Plan) {
    let dir = TempDir::new().unwrap();
    let process = Process::usual(dir.path());
    println!("\na vote of one of {} seats until it is acknowledged, during:", plan.seats.len());
    let table = stocked(&process, plan).await;
    let (mut seats, mut token) = (Vec::new(), String::new());
    for seat in &plan.seats {
        token = table.token(seat).await;
        seats.push(table.seat(&token).await);
    }
    for nth in 0..EVENING {
        let at = nth % seats.len();
        assert_eq!(seats[at].play((plan.command)(at)).await, Answer::Accepted);
    }
    let assaults: [(&str, Assault); 7] = [
        ("nothing", |_| Crowd::new()),
        ("512 onlookers", |table| onlookers(table, 512, Onlooker::Reads)),
        ("1,024 descriptors eaten", |table| eaten(table.addr, 1024)),
        ("400 onlookers who do not read", |table| onlookers(table, 400, Onlooker::Sleeps)),
        ("300 onlookers who resync", |table| onlookers(table, 300, Onlooker::Resyncs)),
        ("ten chronicles a second", chronicles),
        ("guesses from 100 addresses", guesses),
    ];
    for (name, assault) in assaults {
        let crowd = assault(&table);
        tokio::time::sleep(LOAD / 4).await;
        let figures = votes(&table, &token, plan, &mut seats).await;
        drop(crowd);
        row(name, figures);
        // Those who came must have gone before the next ones come.
        tokio::time::sleep(LOAD / 4).await;
    }
    row("resident afterwards", format!("{} MB", process.resident() >> 20));
}

async fn votes(table: &Table, token: &str, plan: &Plan, seats: &mut [Client]) -> String {
    let (mut taken, end) = (Tally::of(0).times, Instant::now() + LOAD);
    let comes = |screen, secret: &str| {
        tokio::spawn(come_in(table.addr, table.code.clone(), screen, secret.to_owned()))
    };
    let (control, seat) = (comes("control", &table.key), comes("seat", token));
    let mut nth = 0;
    while Instant::now() < end {
        let at = nth % seats.len();
        nth += 1;
        let start = Instant::now();
        assert_eq!(seats[at].play((plan.command)(at)).await, Answer::Accepted);
        taken.record(start.elapsed().as_micros() as u64).unwrap();
        tokio::time::sleep(PACE).await;
    }
    let [p50, p99] = [0.5, 0.99].map(|at| taken.value_at_quantile(at) as f64 / 1e3);
    let most = taken.max() as f64 / 1e3;
    let [control, seat] = [control.await, seat.await].map(|came| came.unwrap().as_millis());
    format!(
        "p50 {p50:.2} ms, p99 {p99:.2} ms, at most {most:.0} ms; in came Control after {control} ms, \
         a phone after {seat} ms"
    )
}

/// Another screen comes in, from the upgrade to the whole view.
async fn come_in(addr: SocketAddr, code: String, screen: &str, secret: String) -> Duration {
    let start = Instant::now();
    Client::enter(addr, &code, screen, Some(&secret)).await;
    start.elapsed()
}

#[derive(Clone, Copy)]
enum Onlooker {
    Reads,
    Sleeps,
    Resyncs,
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A socket that comes from this address, as a proxy tells it, and has said hello.
async fn greet(addr: SocketAddr, code: &str, from: &str, hello: Value) -> Option<Socket> {
    let mut request = format!("ws://{addr}/ws/{code}").into_client_request().ok()?;
    request.headers_mut().insert("x-forwarded-for", from.parse().ok()?);
    let (mut socket, _) = connect_async(request).await.ok()?;
    socket.send(Message::text(hello.to_string())).await.ok()?;
    Some(socket)
}

fn onlookers(table: &Table, count: usize, kind: Onlooker) -> Crowd {
    let mut crowd = Crowd::new();
    for _ in 0..count {
        let (addr, code) = (table.addr, table.code.clone());
        crowd.spawn(async move {
            loop {
                let Some(socket) = greet(addr, &code, "10.0.0.1", hello("onlooker", None)).await
                else {
                    continue;
                };
                look_on(socket, kind).await;
            }
        });
    }
    crowd
}

async fn look_on(mut socket: Socket, kind: Onlooker) {
    match kind {
        Onlooker::Sleeps => std::future::pending().await,
        Onlooker::Reads => while let Some(Ok(_)) = socket.next().await {},
        Onlooker::Resyncs => {
            while let Some(Ok(_)) = socket.next().await {
                if socket.send(Message::text(r#"{"type":"resync"}"#)).await.is_err() {
                    return;
                }
            }
        }
    }
}

/// Lines that are opened and say nothing; one that is closed is opened anew.
fn eaten(addr: SocketAddr, count: usize) -> Crowd {
    let mut crowd = Crowd::new();
    for _ in 0..count {
        crowd.spawn(async move {
            loop {
                if let Ok(mut stream) = TcpStream::connect(addr).await {
                    let _ = stream.write_all(b"GET / HTTP/1.1\r\n").await;
                    let _ = stream.read(&mut [0; 1]).await;
                }
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        });
    }
    crowd
}

fn chronicles(table: &Table) -> Crowd {
    let (addr, path) = (table.addr, format!("/api/tables/{}/chronicle", table.code));
    let mut crowd = Crowd::new();
    crowd.spawn(async move {
        let mut readers = JoinSet::new();
        loop {
            let path = path.clone();
            readers.spawn(async move { read_pressed(addr, &path).await });
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    });
    crowd
}

/// As browsers ask.
async fn read_pressed(addr: SocketAddr, path: &str) -> std::io::Result<u64> {
    let mut stream = TcpStream::connect(addr).await?;
    let head = format!("GET {path} HTTP/1.1\r\nhost: {addr}\r\nconnection: close\r\n");
    stream.write_all(format!("{head}accept-encoding: gzip\r\n\r\n").as_bytes()).await?;
    tokio::io::copy(&mut stream, &mut tokio::io::sink()).await
}

/// Codes over HTTP, and tokens over sockets.
fn guesses(table: &Table) -> Crowd {
    let mut crowd = Crowd::new();
    for nth in 0..100 {
        let (addr, code) = (table.addr, table.code.clone());
        crowd.spawn(async move {
            let from = format!("10.1.0.{nth}");
            let forwarded = format!("x-forwarded-for: {from}");
            loop {
                http_raw(addr, "GET", "/api/tables/ZZZZZ", None, &[&forwarded], None).await;
                let guess = greet(addr, &code, &from, hello("seat", Some("guess"))).await;
                if let Some(mut socket) = guess {
                    while let Some(Ok(_)) = socket.next().await {}
                }
            }
        });
    }
    crowd
}

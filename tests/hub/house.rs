//! A server for a test, in this process or in one of its own, and the calls over HTTP.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use prytaneion::{Config, Limits, Server};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::client::Client;
use crate::toy;

pub const SEATS: [&str; 3] = ["ant", "bee", "cat"];

/// A server in this process.
pub struct House {
    pub addr: SocketAddr,
    pub key: String,
    pub dir: Arc<TempDir>,
    pub stop: CancellationToken,
    /// Counts the tables that are awake.
    pub awake: Box<dyn Fn() -> usize + Send + Sync>,
    pub task: JoinHandle<anyhow::Result<()>>,
}

/// A table of the toy, and who may sit at it.
pub struct Table {
    pub addr: SocketAddr,
    pub code: String,
    pub key: String,
}

/// Bounds that let a test see a disk come back without much waiting. Nobody is sent away for silence: on
/// a busy machine a client that only waits for its turn may be silent for long; and tests ask for more than
/// people do.
pub fn brisk() -> Limits {
    let silence = Duration::from_secs(600);
    let (resync_burst, command_burst) = (1_000, 10_000);
    let probe = Duration::from_millis(30);
    let chronicle_rest = 0;
    Limits { probe, silence, resync_burst, command_burst, chronicle_rest, ..Limits::default() }
}

pub fn config(dir: &Path) -> Config {
    let scenarios = vec![toy::scenario("toy", &SEATS, 0)];
    Config { limits: brisk(), ..Config::new(dir, toy::registry(), scenarios) }
}

impl House {
    pub async fn open() -> Self {
        Self::with(|config| config).await
    }

    pub async fn with(change: impl FnOnce(Config) -> Config) -> Self {
        Self::at(Arc::new(TempDir::new().unwrap()), change).await
    }

    pub async fn at(dir: Arc<TempDir>, change: impl FnOnce(Config) -> Config) -> Self {
        let server = Server::bind(change(config(dir.path()))).await.unwrap();
        let (addr, key, stop) = (server.addr(), server.operator_key().into(), server.stopper());
        let awake = Box::new(server.awake());
        Self { addr, key, dir, stop, awake, task: tokio::spawn(server.run()) }
    }

    /// Stops it as a signal would, and waits until it has gone.
    pub async fn close(self) -> Arc<TempDir> {
        self.stop.cancel();
        self.task.await.unwrap().unwrap();
        self.dir
    }

    pub async fn table(&self) -> Table {
        make_table(self.addr, &self.key).await
    }
}

pub async fn make_table(addr: SocketAddr, key: &str) -> Table {
    make_table_of(addr, key, "toy").await
}

/// A table of this scenario.
pub async fn make_table_of(addr: SocketAddr, key: &str, scenario: &str) -> Table {
    let body = json!({ "scenario": scenario, "name": "First table" });
    let (status, made) = http(addr, "POST", "/api/tables", Some(key), Some(body)).await;
    assert_eq!(status, 201, "{made}");
    Table { addr, code: made["code"].as_str().unwrap().into(), key: key.into() }
}

impl Table {
    pub async fn control(&self) -> Client {
        Client::enter(self.addr, &self.code, "control", Some(&self.key)).await
    }

    pub async fn projector(&self) -> Client {
        Client::enter(self.addr, &self.code, "projector", None).await
    }

    pub async fn seat(&self, token: &str) -> Client {
        Client::enter(self.addr, &self.code, "seat", Some(token)).await
    }

    /// Takes a seat and connects.
    pub async fn sit(&self, seat: &str) -> Client {
        let token = self.token(seat).await;
        self.seat(&token).await
    }

    pub async fn token(&self, seat: &str) -> String {
        let (status, body) = self.take(seat, None).await;
        assert_eq!(status, 201, "{body}");
        body["token"].as_str().unwrap().into()
    }

    pub async fn take(&self, seat: &str, ticket: Option<&str>) -> (u16, Value) {
        let body = json!({ "device": "A phone", "ticket": ticket });
        self.post(&format!("seats/{seat}"), body).await
    }

    pub async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        let path = format!("/api/tables/{}/{path}", self.code);
        http(self.addr, "POST", &path, None, Some(body)).await
    }

    /// Joins Control's desk with a ticket, a full Control's or a helper's.
    pub async fn desk_token(&self, device: &str, ticket: &str) -> String {
        let body = json!({ "device": device, "ticket": ticket });
        let (status, body) = self.post("control", body).await;
        assert_eq!(status, 201, "{body}");
        body["token"].as_str().unwrap().into()
    }

    /// Connects with the token of a device at Control's desk.
    pub async fn desk(&self, token: &str) -> Client {
        Client::enter(self.addr, &self.code, "control", Some(token)).await
    }

    pub async fn facts(&self) -> Value {
        let (status, facts) =
            http(self.addr, "GET", &format!("/api/tables/{}", self.code), None, None).await;
        assert_eq!(status, 200, "{facts}");
        facts
    }
}

/// One call over HTTP: the status, and the body as JSON or as a string.
pub async fn http(
    addr: SocketAddr,
    method: &str,
    path: &str,
    key: Option<&str>,
    body: Option<Value>,
) -> (u16, Value) {
    let (head, body) = http_raw(addr, method, path, key, &[], body).await;
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    (status, serde_json::from_str(&body).unwrap_or(Value::String(body)))
}

/// One call over HTTP with headers of one's own: the head and the body of the answer.
pub async fn http_raw(
    addr: SocketAddr,
    method: &str,
    path: &str,
    key: Option<&str>,
    headers: &[&str],
    body: Option<Value>,
) -> (String, String) {
    let body = body.map(|body| body.to_string()).unwrap_or_default();
    let mut request = format!("{method} {path} HTTP/1.1\r\n");
    if !headers.iter().any(|header| header.starts_with("host")) {
        request += &format!("host: {addr}\r\n");
    }
    if !headers.iter().any(|header| header.starts_with("accept-encoding")) {
        // A proxy would ask for what it can unpack, and send it on in pieces.
        request += "accept-encoding: identity\r\n";
    }
    if !headers.iter().any(|header| header.starts_with("connection")) {
        request += "connection: close\r\n";
    }
    request += &format!("content-type: application/json\r\ncontent-length: {}\r\n", body.len());
    key.iter().for_each(|key| request += &format!("authorization: Bearer {key}\r\n"));
    headers.iter().for_each(|header| request += &format!("{header}\r\n"));
    let mut stream = TcpStream::connect(addr).await.unwrap();
    stream.write_all(format!("{request}\r\n{body}").as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    (head.to_lowercase(), body.into())
}

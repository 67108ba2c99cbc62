//! A client of the protocol as any other would write it: it keeps both parts of the view by patches,
//! checks every revision, and can hold its views against fresh ones.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::Duration;

use flate2::read::GzDecoder;
use futures_util::{SinkExt, StreamExt};
use game::Text;
use prytaneion::wire::{OwnView, PROTOCOL, SharedView};
use serde_json::{Value, json};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use uuid::Uuid;

/// Nothing on one machine takes this long, unless it never comes.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// One part of the view as this client holds it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Part {
    pub revision: u64,
    pub view: Value,
}

/// A client, on a line of this sort.
pub struct Client<S = MaybeTlsStream<TcpStream>> {
    pub socket: WebSocketStream<S>,
    pub shared: Part,
    pub own: Part,
    pub welcome: Value,
    /// Messages other than views and patches, in order, until somebody asks for them.
    pub inbox: VecDeque<Value>,
    /// Frames received so far, and their bytes but for the pongs in them.
    pub frames: usize,
    pub bytes: usize,
    /// How many of the frames came as gzip.
    pub pressed: usize,
    pub closed: Option<u16>,
}

/// How a command was answered.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    Accepted,
    Refused(String),
}

impl Client {
    /// Connects without saying anything.
    pub async fn connect(addr: SocketAddr, code: &str) -> Self {
        Self::connect_from(addr, code, None).await
    }

    /// The same through a proxy that names this address.
    pub async fn connect_from(addr: SocketAddr, code: &str, from: Option<&str>) -> Self {
        let mut request = format!("ws://{addr}/ws/{code}").into_client_request().unwrap();
        if let Some(ip) = from {
            request.headers_mut().insert("x-forwarded-for", ip.parse().unwrap());
        }
        let (socket, _) = timeout(PATIENCE, connect_async(request)).await.unwrap().unwrap();
        Self::over(socket)
    }

    /// Connects, says who it is as browsers do, and waits for both parts of the view.
    pub async fn enter(addr: SocketAddr, code: &str, screen: &str, token: Option<&str>) -> Self {
        Self::greet(addr, code, &as_browsers(hello(screen, token))).await
    }

    /// Connects, says this first, and waits for both parts of the view.
    pub async fn greet(addr: SocketAddr, code: &str, hello: &Value) -> Self {
        let mut client = Self::connect(addr, code).await;
        client.send(hello).await;
        client.welcome = client.wait_for("welcome").await;
        client.until(|client| client.shared.revision > 0 && client.own.revision > 0).await;
        client
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> Client<S> {
    /// A client that has said nothing yet on this socket.
    pub fn over(socket: WebSocketStream<S>) -> Self {
        Self {
            socket,
            shared: Part::default(),
            own: Part::default(),
            welcome: Value::Null,
            inbox: VecDeque::new(),
            frames: 0,
            bytes: 0,
            pressed: 0,
            closed: None,
        }
    }

    pub async fn send(&mut self, message: &Value) {
        self.send_text(&message.to_string()).await;
    }

    pub async fn send_text(&mut self, text: &str) {
        // A socket that the server has just closed says so when it is read.
        let _ = self.socket.send(Message::text(text)).await;
    }

    /// Sends a command to the game and returns its id.
    pub async fn play_later(&mut self, command: &Value) -> Uuid {
        let id = Uuid::new_v4();
        self.send(&json!({ "type": "play", "id": id, "command": command })).await;
        id
    }

    /// Plays and waits for the answer.
    pub async fn play(&mut self, command: Value) -> Answer {
        let id = self.play_later(&command).await;
        self.answer(id).await
    }

    /// Plays with this id, for a seat or for oneself, and waits for the answer.
    pub async fn play_as(&mut self, id: Uuid, seat: Option<&str>, command: Value) -> Answer {
        let play = json!({ "type": "play", "id": id, "for_seat": seat, "command": command });
        self.send(&play).await;
        self.answer(id).await
    }

    /// Sends a command to the table and waits for the answer.
    pub async fn table(&mut self, command: Value) -> Answer {
        self.table_as(Uuid::new_v4(), command).await
    }

    /// Sends a command to the table with this id and waits for the answer.
    pub async fn table_as(&mut self, id: Uuid, command: Value) -> Answer {
        self.send(&json!({ "type": "table", "id": id, "command": command })).await;
        self.answer(id).await
    }

    /// Sends a command to the table that is refused, and returns the code: a sentence comes with it.
    pub async fn refusal(&mut self, command: Value) -> String {
        let id = Uuid::new_v4();
        self.send(&json!({ "type": "table", "id": id, "command": command })).await;
        loop {
            let message = |message: &Value| message["id"] == json!(id);
            if let Some(at) = self.inbox.iter().position(message) {
                let answer = self.inbox.remove(at).unwrap();
                let sentence = read(&answer["sentence"]);
                let good = sentence.starts_with(char::is_uppercase) && sentence.ends_with('.');
                assert!(good, "{command} is answered {answer}");
                return answer["code"].as_str().unwrap().into();
            }
            self.step().await;
        }
    }

    /// The codes for further Controls: of a full one, and of a helper.
    pub async fn keys(&mut self) -> (String, String) {
        self.send(&json!({ "type": "keys" })).await;
        let keys = self.wait_for("keys").await;
        let key = |name: &str| keys[name].as_str().unwrap().to_owned();
        (key("control"), key("helper"))
    }

    /// The answer to a command.
    pub async fn answer(&mut self, id: Uuid) -> Answer {
        let id = json!(id);
        loop {
            if let Some(at) = self.inbox.iter().position(|message| message["id"] == id) {
                let message = self.inbox.remove(at).unwrap();
                return match message["type"].as_str() {
                    Some("accepted") => Answer::Accepted,
                    _ => Answer::Refused(message["code"].as_str().unwrap().into()),
                };
            }
            self.step().await;
        }
    }

    /// The next message of this type.
    pub async fn wait_for(&mut self, kind: &str) -> Value {
        loop {
            if let Some(at) = self.inbox.iter().position(|message| message["type"] == kind) {
                return self.inbox.remove(at).unwrap();
            }
            self.step().await;
        }
    }

    /// Reads until this is so.
    pub async fn until(&mut self, so: impl Fn(&Self) -> bool) {
        while !so(self) {
            self.step().await;
        }
    }

    /// Reads until the public view of the game says so.
    pub async fn until_game(&mut self, so: impl Fn(&Value) -> bool) {
        self.until(|client| so(&client.shared.view["game"])).await;
    }

    /// Reads to the end and returns the close code.
    pub async fn end(&mut self) -> u16 {
        while self.closed.is_none() {
            self.step().await;
        }
        self.closed.unwrap()
    }

    /// Whatever the server had to say before a ping was answered has arrived; returns how many frames
    /// that were, the answer not counted.
    pub async fn settle(&mut self) -> usize {
        let before = self.frames;
        self.send(&json!({ "type": "ping", "sent": 1.5 })).await;
        assert_eq!(self.wait_for("pong").await["sent"], 1.5);
        self.frames - before - 1
    }

    /// The law of patches: what this client holds equals what the server would send it whole.
    pub async fn verify(&mut self) {
        let (shared, own) = (self.shared.clone(), self.own.clone());
        (self.shared, self.own) = Default::default();
        self.send(&json!({ "type": "resync" })).await;
        self.until(|client| client.shared.revision > 0 && client.own.revision > 0).await;
        // Between the two something else may have come; then both have moved, and nothing is proved.
        if self.shared.revision == shared.revision {
            assert_eq!(self.shared, shared);
        }
        if self.own.revision == own.revision {
            assert_eq!(self.own, own);
        }
    }

    pub fn game(&self) -> &Value {
        &self.shared.view["game"]
    }

    /// Reads one frame.
    pub async fn step(&mut self) {
        assert!(self.closed.is_none(), "the server closed with {:?}", self.closed);
        let frame = timeout(PATIENCE, self.socket.next()).await.expect("the server says nothing");
        match frame {
            Some(Ok(Message::Text(text))) => self.hear(&text, text.len()),
            Some(Ok(Message::Binary(gzip))) => {
                self.pressed += 1;
                let text = std::io::read_to_string(GzDecoder::new(&gzip[..])).unwrap();
                self.hear(&text, gzip.len());
            }
            Some(Ok(Message::Close(frame))) => {
                self.closed = Some(frame.map_or(1005, |CloseFrame { code, .. }| code.into()));
                // Answers the close.
                let _ = self.socket.close(None).await;
            }
            Some(Ok(_)) => {}
            Some(Err(_)) | None => self.closed = Some(1006),
        }
    }

    fn hear(&mut self, frame: &str, bytes: usize) {
        self.frames += 1;
        self.bytes += bytes;
        let messages: Vec<Value> = serde_json::from_str(frame).unwrap();
        messages.into_iter().for_each(|message| self.take(message));
    }

    fn take(&mut self, message: Value) {
        let part = if message["part"] == "shared" { &mut self.shared } else { &mut self.own };
        match message["type"].as_str().unwrap() {
            "view" => {
                part.revision = message["revision"].as_u64().unwrap();
                part.view = message["view"].clone();
                typed(&message);
            }
            "patch" if part.revision > 0 => {
                assert_eq!(message["from"], part.revision, "a gap");
                assert_eq!(message["to"], part.revision + 1, "a jump");
                let patch: json_patch::Patch =
                    serde_json::from_value(message["patch"].clone()).unwrap();
                json_patch::patch(&mut part.view, &patch).unwrap();
                part.revision += 1;
            }
            "patch" => {}
            "pong" => {
                self.bytes -= message.to_string().len();
                self.inbox.push_back(message);
            }
            _ => self.inbox.push_back(message),
        }
    }
}

/// What is shown as a whole has the fields that the wire's types name.
fn typed(message: &Value) {
    let read = |view| match message["part"].as_str() {
        Some("shared") => serde_json::from_value::<SharedView>(view).map(|view| json!(view)),
        _ => serde_json::from_value::<OwnView>(view).map(|view| json!(view)),
    };
    assert_eq!(read(message["view"].clone()).expect("it has every field"), message["view"]);
}

/// The first message.
pub fn hello(screen: &str, token: Option<&str>) -> Value {
    json!({ "type": "hello", "protocol": PROTOCOL, "screen": screen, "token": token, "device": screen })
}

/// A first message of a client that unpacks large frames.
pub fn as_browsers(mut hello: Value) -> Value {
    hello["gzip"] = true.into();
    hello
}

/// What people read of a text that came over the wire, in English.
pub fn read(text: &Value) -> String {
    serde_json::from_value::<Text>(text.clone()).map(|text| text.to_string()).unwrap_or_default()
}

//! A client that costs next to nothing, so that what is measured is the server: it does not parse, it
//! counts frames and bytes and looks for the answers to its own commands.

use std::net::SocketAddr;

use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The half that sends.
pub struct Mouth(SplitSink<Socket, Message>);

/// The half that hears.
pub struct Ear {
    stream: SplitStream<Socket>,
    pub bytes: u64,
}

/// Connects to a room of the server or of the ceiling, and says this first.
pub async fn connect(addr: SocketAddr, room: &str, hello: Option<Value>) -> (Mouth, Ear) {
    let (socket, _) = connect_async(format!("ws://{addr}/ws/{room}")).await.expect("it listens");
    let (sink, stream) = socket.split();
    let (mut mouth, mut ear) = (Mouth(sink), Ear { stream, bytes: 0 });
    if let Some(hello) = hello {
        mouth.say(hello.to_string()).await;
        // Welcome and both parts come in one frame.
        ear.hear().await;
    }
    (mouth, ear)
}

impl Mouth {
    pub async fn say(&mut self, text: String) {
        self.0.send(Message::text(text)).await.expect("the line holds");
    }

    pub async fn play(&mut self, command: Value) {
        let id = uuid::Uuid::new_v4();
        self.say(json!({ "type": "play", "id": id, "command": command }).to_string()).await;
    }
}

impl Ear {
    pub async fn hear(&mut self) -> Utf8Bytes {
        loop {
            match self.stream.next().await.expect("the line holds").expect("the line holds") {
                Message::Text(text) => {
                    self.bytes += text.len() as u64;
                    return text;
                }
                _ => continue,
            }
        }
    }
}

/// How many commands a frame says were accepted; a refusal would make the figures worthless.
pub fn accepted(frame: &str) -> usize {
    assert!(!frame.contains("\"type\":\"refused\""), "{frame}");
    frame.matches("\"type\":\"accepted\"").count()
}

/// Whether a frame changes what everybody sees.
pub fn shows(frame: &str) -> bool {
    frame.contains("\"part\":\"shared\"")
}

//! A client that costs next to nothing, so that what is measured is the server: it does not parse, it
//! counts frames and bytes, and looks which revision a frame leads to and whether it answers its command.

use std::net::SocketAddr;
use std::rc::Rc;
use std::time::Duration;

use flate2::read::GzDecoder;
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval_at};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use crate::ledger::{Dialect, Ledger};
use crate::losses;

/// How often a client says that it is there, as the protocol asks.
const PING: Duration = Duration::from_secs(5);

/// Bytes of a socket's buffers: thousands of them live in one process, and what is read is cleared before.
const BUFFER_BYTES: usize = 2 << 10;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What a client is given to say. It leaves when this is dropped.
pub type Says = mpsc::UnboundedSender<String>;

/// Gives to nobody what is to be said.
pub fn nobody() -> Says {
    mpsc::unbounded_channel().0
}

/// Connects to a table of the server or a room of the ceiling, says this first, and listens.
pub async fn open(
    addr: SocketAddr,
    room: &str,
    hello: Option<String>,
    (ledger, client): (Rc<Ledger>, usize),
    dialect: Dialect,
) -> Says {
    let config =
        WebSocketConfig::default().read_buffer_size(BUFFER_BYTES).write_buffer_size(BUFFER_BYTES);
    let url = format!("ws://{addr}/ws/{room}");
    let (socket, _) = connect_async_with_config(url, Some(config), true).await.expect("it listens");
    let (says, said) = mpsc::unbounded_channel();
    if let Some(hello) = hello {
        says.send(hello).expect("its end is here");
    }
    tokio::task::spawn_local(async move {
        if let Some(loss) = listen(socket, said, &ledger, client, dialect).await {
            losses::note(loss);
        }
    });
    says
}

/// Listens until it may leave; returns what ended the line if it was ended.
async fn listen(
    mut socket: Socket,
    mut said: mpsc::UnboundedReceiver<String>,
    ledger: &Ledger,
    client: usize,
    dialect: Dialect,
) -> Option<String> {
    let first = Instant::now() + PING.mul_f64(rand::random());
    let mut pings = interval_at(first, PING);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let say = tokio::select! {
            biased;
            text = said.recv() => match text {
                Some(text) => Message::text(text),
                None => return leave(socket).await,
            },
            frame = socket.next() => {
                match frame {
                    Some(Ok(Message::Text(text))) => ledger.hear(client, &text, text.len()),
                    Some(Ok(Message::Binary(gzip))) => {
                        let text = std::io::read_to_string(GzDecoder::new(&gzip[..]));
                        ledger.hear(client, &text.expect("it is gzip"), gzip.len());
                    }
                    Some(Ok(Message::Close(frame))) => {
                        let code = frame.map_or(1005, |frame| u16::from(frame.code));
                        return Some(format!("closed with {code}"));
                    }
                    Some(Ok(_)) => {}
                    Some(Err(error)) => return Some(error.to_string()),
                    None => return Some("closed without a word".into()),
                }
                continue;
            }
            _ = pings.tick() => match dialect {
                Dialect::Hub => Message::text(r#"{"type":"ping","sent":1}"#),
                Dialect::Bare => Message::Ping(Vec::new().into()),
            },
        };
        if let Err(error) = socket.send(say).await {
            return Some(error.to_string());
        }
    }
}

/// Half of those who leave say so, as pages that are closed; the others are gone, as phones are.
async fn leave(mut socket: Socket) -> Option<String> {
    if rand::random() {
        let _ = socket.close(None).await;
    }
    None
}

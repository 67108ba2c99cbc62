//! A websocket as this server uses it. What is said goes to the network from the bytes that all its hearers
//! share. The library would copy each frame into a buffer of the socket first, which then stays as large as
//! the largest frame was for as long as the socket lives: a whole view for each client.

use std::io::Cursor;

use axum::body::Body;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_util::bytes::buf::{Chain, Take};
use tokio_util::bytes::{Buf, Bytes};

pub(crate) use tokio_tungstenite::tungstenite::protocol::CloseFrame;
pub(crate) use tokio_tungstenite::tungstenite::{Error, Message as Frame, Utf8Bytes};

/// Bytes that are asked of the network at once: what clients say is seldom longer. Each socket keeps room
/// for them.
const READ_BYTES: usize = 1 << 10;

/// Bytes of answers to pings that the network has not taken, at most; further pings are not answered.
const CONTROL_BYTES: usize = 4 << 10;

/// Bytes of a frame's head at most, as a server writes it.
const HEAD_BYTES: usize = 10;

/// A request for a websocket, and what answers it.
pub(crate) struct Upgrade {
    answer: Response,
    upgrade: OnUpgrade,
}

impl<S: Sync> FromRequest<S> for Upgrade {
    type Rejection = (StatusCode, String);

    async fn from_request(mut request: Request, _: &S) -> Result<Self, Self::Rejection> {
        let upgrade = hyper::upgrade::on(&mut request);
        let answer = create_response_with_body(&request, Body::empty)
            .map_err(|error| (StatusCode::BAD_REQUEST, error.to_string()))?;
        Ok(Self { answer, upgrade })
    }
}

impl Upgrade {
    /// Answers the request, and talks over the socket once it is there. The client's messages have so many
    /// bytes at most.
    pub(crate) fn accept<T: Future<Output = ()> + Send + 'static>(
        self,
        message_bytes: usize,
        talk: impl FnOnce(Socket) -> T + Send + 'static,
    ) -> Response {
        let Self { answer, upgrade } = self;
        tokio::spawn(async move {
            // Whoever has gone meanwhile is not missed.
            let Ok(upgraded) = upgrade.await else { return };
            // Its task shall not stay as large as this needs for a moment.
            let socket = Box::pin(Socket::new(TokioIo::new(upgraded), message_bytes)).await;
            talk(socket).await;
        });
        answer
    }
}

/// A websocket.
pub(crate) struct Socket<S = TokioIo<Upgraded>> {
    inner: Box<WebSocketStream<S>>,
    /// What the network has not taken yet of the frame under way: its head and what is said.
    unsent: Chain<Take<Cursor<[u8; HEAD_BYTES]>>, Bytes>,
}

impl<S: AsyncRead + AsyncWrite + Unpin> Socket<S> {
    async fn new(stream: S, message_bytes: usize) -> Self {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_BYTES)
            .write_buffer_size(0)
            .max_write_buffer_size(CONTROL_BYTES)
            .max_message_size(Some(message_bytes))
            .max_frame_size(Some(message_bytes));
        let inner = WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await;
        Self { inner: Box::new(inner), unsent: Cursor::default().take(0).chain(Bytes::new()) }
    }

    /// The next frame of the client; none when it has gone.
    pub(crate) async fn recv(&mut self) -> Option<Result<Frame, Error>> {
        self.inner.next().await
    }

    /// Sends a frame. Where this is cancelled, the next one goes out behind what is left of it.
    ///
    /// # Errors
    /// When the client has gone.
    pub(crate) async fn send(&mut self, frame: Frame) -> Result<(), Error> {
        self.finish().await?;
        let (kind, said) = match frame {
            Frame::Text(text) => (Data::Text, text.into()),
            Frame::Binary(bytes) => (Data::Binary, bytes),
            control => return self.inner.send(control).await,
        };
        // An answer to a ping may wait there.
        self.inner.flush().await?;
        self.unsent = head(kind, said.len()).chain(said);
        self.finish().await
    }

    async fn finish(&mut self) -> Result<(), Error> {
        self.inner.get_mut().write_all_buf(&mut self.unsent).await?;
        // Nothing of it is kept.
        *self.unsent.last_mut() = Bytes::new();
        Ok(())
    }
}

/// The head of a frame.
fn head(kind: Data, length: usize) -> Take<Cursor<[u8; HEAD_BYTES]>> {
    let header = FrameHeader { opcode: OpCode::Data(kind), ..FrameHeader::default() };
    let mut head = Cursor::new([0; HEAD_BYTES]);
    header.format(length as u64, &mut head.get_mut().as_mut_slice()).expect("a head is shorter");
    head.take(header.len(length as u64))
}

#[cfg(test)]
mod tests {
    use tokio::io::duplex;

    use super::*;

    /// Frames of all lengths of a head.
    const LENGTHS: [usize; 4] = [0, 125, 126, 100_000];

    #[tokio::test]
    async fn what_was_cut_short_goes_out_before_what_follows() {
        for length in LENGTHS {
            let (near, far) = duplex(64);
            let mut socket = Socket::new(near, 1024).await;
            let mut client = WebSocketStream::from_raw_socket(far, Role::Client, None).await;
            let long = "x".repeat(length);
            // Nobody takes anything yet.
            let _ = futures_util::poll!(Box::pin(socket.send(Frame::Text(long.clone().into()))));
            let (sent, heard) = tokio::join!(
                async {
                    socket.send(Frame::Binary(Bytes::from_static(&[7]))).await?;
                    socket.send(Frame::Close(None)).await
                },
                (&mut client).take(3).collect::<Vec<_>>()
            );
            sent.expect("the client is there");
            let heard: Vec<Frame> = heard.into_iter().collect::<Result<_, _>>().expect("frames");
            let binary = Frame::Binary(Bytes::from_static(&[7]));
            assert_eq!(heard, [Frame::Text(long.into()), binary, Frame::Close(None)]);
        }
    }

    #[tokio::test]
    async fn nothing_is_kept_of_what_was_sent() {
        let (near, far) = duplex(1 << 20);
        let mut socket = Socket::new(near, 1024).await;
        let said = Bytes::from(vec![7; 100_000]);
        socket.send(Frame::Binary(said.clone())).await.expect("there is room");
        assert!(said.is_unique(), "the socket holds no share of it");
        drop(far);
    }
}

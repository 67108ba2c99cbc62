//! A socket that says again what it hears, served as all others are but for how much it takes at once: for
//! the public suites that try websockets. Only builds for tests have it.

use axum::extract::ws::{Message as Frame, WebSocket, WebSocketUpgrade};
use axum::response::Response;

use super::{BUFFER_BYTES, hear_out};

/// Bytes of a message at most: suites send up to 16 MiB.
const MESSAGE_BYTES: usize = 20 << 20;

/// Answers the upgrade and echoes until the socket ends.
pub(crate) async fn accept(upgrade: WebSocketUpgrade) -> Response {
    upgrade
        .max_message_size(MESSAGE_BYTES)
        .max_frame_size(MESSAGE_BYTES)
        .read_buffer_size(BUFFER_BYTES)
        .write_buffer_size(BUFFER_BYTES)
        .on_upgrade(echo)
}

async fn echo(mut socket: WebSocket) {
    while let Some(Ok(frame)) = socket.recv().await {
        let sent = match frame {
            Frame::Text(_) | Frame::Binary(_) => socket.send(frame).await,
            // The library answers them.
            Frame::Ping(_) | Frame::Pong(_) => Ok(()),
            Frame::Close(_) => break,
        };
        if sent.is_err() {
            break;
        }
    }
    hear_out(&mut socket).await;
}

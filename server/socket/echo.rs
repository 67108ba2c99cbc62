//! A socket that says again what it hears, served as all others are but for how much it takes at once: for
//! the public suites that try websockets. Only builds for tests have it.

use axum::response::Response;

use super::hear_out;
use super::stream::{Frame, Socket, Upgrade};

/// Bytes of a message at most: suites send up to 16 MiB.
const MESSAGE_BYTES: usize = 20 << 20;

/// Answers the upgrade and echoes until the socket ends.
pub(crate) async fn accept(upgrade: Upgrade) -> Response {
    upgrade.accept(MESSAGE_BYTES, echo)
}

async fn echo(mut socket: Socket) {
    while let Some(Ok(frame)) = socket.recv().await {
        let sent = match frame {
            Frame::Text(_) | Frame::Binary(_) => socket.send(frame).await,
            // The library answers them.
            Frame::Ping(_) | Frame::Pong(_) | Frame::Frame(_) => Ok(()),
            Frame::Close(_) => break,
        };
        if sent.is_err() {
            break;
        }
    }
    hear_out(&mut socket).await;
}

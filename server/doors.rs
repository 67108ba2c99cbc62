//! The port: who is let in, how long a connection may take, and how the server goes on when it has no
//! descriptor left for another one.
//!
//! `axum::serve` bounds nothing of that, so connections are served here.

use std::io::{self, Error, ErrorKind};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::limits::Limits;

mod lines;
mod trusted;
mod wire;

pub(crate) use lines::{Line, Lines, neighbourhood};
pub use trusted::Trusted;
use wire::Wire;

/// Descriptors that the server asks the system for, if it may have as many.
const DESCRIPTORS: u64 = 65_536;

/// Descriptors that are kept for the journal and all else that is no connection.
const RESERVED: u64 = 64;

/// Bytes of a request's head at most.
const HEAD_BYTES: usize = 32 << 10;

/// How long the door stays shut when no descriptor is left.
const SHUT: Duration = Duration::from_millis(50);

/// Raises the bound on open files as far as the system allows, and says how many connections fit in it.
pub(crate) fn room(limits: &Limits) -> usize {
    let descriptors = rlimit::increase_nofile_limit(DESCRIPTORS).unwrap_or_else(|error| {
        tracing::warn!(%error, "the bound on open files could not be raised");
        // As it stands, then.
        rlimit::increase_nofile_limit(0).unwrap_or(RESERVED * 4)
    });
    let room = descriptors.saturating_sub(RESERVED).max(RESERVED / 4);
    usize::try_from(room).map_or(limits.connections, |room| room.min(limits.connections))
}

/// Where connections come from: a port, or in tests a network that is simulated.
pub trait Listener: Send + Sync + 'static {
    /// A connection.
    type Stream: AsyncRead + AsyncWrite + Send + 'static;

    /// The next connection, and where it comes from.
    fn accept(&self) -> impl Future<Output = io::Result<(Self::Stream, SocketAddr)>> + Send;

    /// Where it listens.
    ///
    /// # Errors
    /// When the system does not say.
    fn local_addr(&self) -> io::Result<SocketAddr>;
}

impl Listener for TcpListener {
    type Stream = TcpStream;

    async fn accept(&self) -> io::Result<(TcpStream, SocketAddr)> {
        let (stream, peer) = self.accept().await?;
        // A command is a small packet that somebody waits for.
        let _ = stream.set_nodelay(true);
        Ok((stream, peer))
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.local_addr()
    }
}

/// Lets people in until it is told to stop; then every request that is under way is answered.
pub(crate) async fn serve(
    listener: impl Listener,
    routes: Router,
    lines: Arc<Lines>,
    limits: Limits,
    stop: CancellationToken,
) {
    let connections = TaskTracker::new();
    loop {
        let knock = tokio::select! {
            knock = listener.accept() => knock,
            () = stop.cancelled() => break,
        };
        match knock {
            Ok((stream, peer)) => {
                lines.opened();
                if let Some(line) = lines.enter(peer.ip()) {
                    let (routes, stop) = (routes.clone(), stop.clone());
                    connections.spawn(attend(stream, peer, line, routes, limits, stop));
                }
            }
            Err(error) if is_theirs(&error) => {}
            Err(error) => {
                lines.shut(&error);
                tokio::time::sleep(SHUT).await;
            }
        }
        if lines.is_crowded() {
            // Whoever gave way must come to leave, however many knock.
            tokio::task::yield_now().await;
        }
    }
    drop(listener);
    connections.close();
    connections.wait().await;
}

/// Whether whoever knocked has gone again: then nothing is wrong here.
fn is_theirs(error: &Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::ConnectionRefused
            | ErrorKind::ConnectionAborted
            | ErrorKind::ConnectionReset
            | ErrorKind::Interrupted
    )
}

/// Serves one connection until it ends, or must give way to others.
async fn attend(
    stream: impl AsyncRead + AsyncWrite + Send + 'static,
    peer: SocketAddr,
    line: Arc<Line>,
    routes: Router,
    limits: Limits,
    stop: CancellationToken,
) {
    let wire = Wire::new(stream, Arc::clone(&line), &limits);
    let gone = line.gone.clone();
    let routes = TowerToHyperService::new(routes);
    let service = service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(Arc::clone(&line));
        routes.call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head)
        .max_buf_size(HEAD_BYTES)
        .serve_connection(TokioIo::new(wire), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let ended = tokio::select! {
        _ = connection.as_mut() => true,
        () = gone.cancelled() => true,
        () = stop.cancelled() => false,
    };
    if !ended {
        connection.as_mut().graceful_shutdown();
        let _ = connection.await;
    }
}

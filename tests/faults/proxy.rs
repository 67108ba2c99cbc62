//! What stands between the screens and the program: one address for all its lives, whose lines can be cut.

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A proxy at one address.
pub struct Proxy {
    pub addr: SocketAddr,
    state: Arc<watch::Sender<State>>,
}

#[derive(Clone, Copy, Default)]
struct State {
    /// Where the program listens, if it does.
    to: Option<SocketAddr>,
    /// Rises when all lines are cut.
    cut: u64,
    /// Bytes from the program after which a line breaks, in the middle of whatever it is.
    breaks_after: Option<usize>,
    /// Whether lines carry nothing any more, and nobody is told.
    silent: bool,
}

impl Proxy {
    pub async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let addr = listener.local_addr().unwrap();
        let state = Arc::new(watch::Sender::new(State::default()));
        let known = Arc::clone(&state);
        tokio::spawn(async move {
            while let Ok((line, _)) = listener.accept().await {
                tokio::spawn(carry(line, known.subscribe()));
            }
        });
        Self { addr, state }
    }

    /// From now on lines lead here.
    pub fn leads_to(&self, to: Option<SocketAddr>) {
        self.state.send_modify(|state| state.to = to);
    }

    /// Cuts every line.
    pub fn cut(&self) {
        self.state.send_modify(|state| state.cut += 1);
    }

    /// From now on lines carry nothing, or new ones do again.
    pub fn is_silent(&self, silent: bool) {
        self.state.send_modify(|state| state.silent = silent);
    }

    /// New lines break after so many bytes, or never.
    pub fn breaks_after(&self, bytes: Option<usize>) {
        self.state.send_modify(|state| state.breaks_after = bytes);
    }
}

async fn carry(mut line: TcpStream, mut state: watch::Receiver<State>) {
    let State { to, cut, breaks_after, silent } = *state.borrow_and_update();
    let Some(to) = to else { return };
    let over = |state: &State| !state.silent || state.cut != cut;
    if silent {
        let _ = state.wait_for(over).await;
        return;
    }
    let Ok(mut beyond) = TcpStream::connect(to).await else { return };
    let _ = (line.set_nodelay(true), beyond.set_nodelay(true));
    tokio::select! {
        changed = async { state.wait_for(|state| state.cut != cut || state.silent).await.is_ok() } => {
            // What was under way is lost with the line.
            if changed {
                let _ = state.wait_for(over).await;
            }
        }
        () = async {
            match breaks_after {
                None => drop(copy_bidirectional(&mut line, &mut beyond).await),
                Some(bytes) => so_far(&mut line, &mut beyond, bytes).await,
            }
        } => {}
    }
}

/// Carries all there and so many bytes back.
async fn so_far(line: &mut TcpStream, beyond: &mut TcpStream, mut left: usize) {
    let (mut here, mut there) = ([0; 4096], [0; 4096]);
    while left > 0 {
        tokio::select! {
            read = line.read(&mut here) => match read {
                Ok(read @ 1..) if beyond.write_all(&here[..read]).await.is_ok() => {}
                _ => return,
            },
            read = beyond.read(&mut there) => match read {
                Ok(read @ 1..) => {
                    let carried = read.min(left);
                    left -= carried;
                    if line.write_all(&there[..carried]).await.is_err() {
                        return;
                    }
                }
                _ => return,
            },
        }
    }
}

//! One connection: who is this, what does it send, what does it get.
//!
//! One task does it all. It takes what waits in its outbox, reads what the client sends, and drops a
//! client that is silent, floods, cannot keep up or cannot be understood.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::response::Response;
use serde::Deserialize;
use tokio::time::{Instant, sleep, sleep_until, timeout};
use tokio_tungstenite::tungstenite::error::ProtocolError;
use uuid::Uuid;

use crate::doors::Line;
use crate::figures::figures;
use crate::hub::{Missing, Whereabouts};
use crate::secrets::TokenHash;
use crate::site::{REST, Returning, Site, Visit};
use crate::table::{Presence, Request, TableHandle, Visitor};
use crate::wire::{ClientMessage, Close, Farewell, PROTOCOL, Screen, ServerMessage};

#[cfg(feature = "echo")]
pub(crate) mod echo;
pub(crate) mod flood;
pub(crate) mod message;
pub(crate) mod outbox;
pub(crate) mod stream;

use flood::Bucket;
use message::Message;
use outbox::{Outbox, Parcel};
use stream::{CloseFrame, Error, Frame, Socket, Upgrade};

/// Bytes of a message from a client at most.
const MESSAGE_BYTES: usize = 32 << 10;

/// Devices that one screen stands in for at most.
const MINDED: usize = 32;

/// How long a client may take to answer the close frame.
const LINGER: Duration = Duration::from_secs(1);

/// Answers the upgrade and serves the socket until it ends.
pub(crate) fn accept(
    upgrade: Upgrade,
    site: Site,
    code: String,
    ip: IpAddr,
    line: Arc<Line>,
) -> Response {
    line.becomes_socket();
    let sockets = site.sockets.clone();
    let caller = Box::new(Caller { site, code, ip });
    upgrade.accept(MESSAGE_BYTES, move |socket| sockets.track_future(serve(socket, caller, line)))
}

/// Who knocks, and at which table.
struct Caller {
    site: Site,
    code: String,
    ip: IpAddr,
}

/// Each client costs what is held here for as long as it stays: not what lets it in.
async fn serve(mut socket: Socket, caller: Box<Caller>, line: Arc<Line>) {
    let farewell = caller.site.limits.farewell;
    let pair = caller.site.spare.as_ref().map(|spare| Arc::clone(&spare.pair));
    let moved = async {
        match &pair {
            Some(pair) => pair.until_deposed().await,
            None => std::future::pending().await,
        }
    };
    let talk = async {
        match Box::pin(enter(&mut socket, caller, &line)).await {
            Ok(mut talk) => {
                let why = talk.run(&mut socket).await;
                if why.is_none() {
                    talk.visit.left();
                }
                why.map(Farewell::from)
            }
            Err(farewell) => farewell,
        }
    };
    let said = tokio::select! {
        said = talk => said,
        () = line.gone.cancelled() => Some(Close::Full.into()),
        () = line.loud.cancelled() => Some(Close::Flooding.into()),
        _ = moved => Some(Close::Moved.into()),
    };
    // A client that does not take its goodbye in time goes without.
    match said {
        Some(said) => {
            let close = said.close;
            figures().counts.closed(close);
            if timeout(farewell, say_goodbye(&mut socket, said)).await.is_ok() {
                linger(&mut socket, close).await;
            }
        }
        // A close frame is answered by reading on.
        None => hear_out(&mut socket).await,
    }
}

/// Hears who is there and finds the table.
///
/// # Errors
/// What the client is told at the end, if it is the server that ends it.
async fn enter(
    socket: &mut Socket,
    caller: Box<Caller>,
    line: &Line,
) -> Result<Talk, Option<Farewell>> {
    let Caller { site, code, ip } = *caller;
    let hello = timeout(site.limits.hello, socket.recv()).await;
    let malformed = |_| Farewell::from(Close::Malformed);
    let Hello { token, device, screen, gzip, lead } = match hello.map_err(malformed)? {
        Some(Ok(Frame::Text(text))) => read_hello(&text).map_err(Farewell::from)?,
        None | Some(Ok(Frame::Close(_))) => return Err(None),
        _ => return Err(Some(Close::Malformed.into())),
    };
    if let (Some(spare), Some(seal)) = (&site.spare, lead) {
        spare.pair.hear(&seal);
    }
    if site.spare.as_ref().is_some_and(|spare| spare.pair.deposed().is_some()) {
        return Err(Some(Close::Moved.into()));
    }
    // A code can be guessed, a token cannot: whoever gets in by a token need not wait for what others
    // behind the same address have guessed.
    let waits = site.guesses.must_wait(ip);
    let wrong = |close| {
        site.guesses.count(ip);
        if waits { Close::Flooding } else { close }
    };
    let table = match site.hub.find(&code).await {
        Ok(Whereabouts::Here(table)) => table,
        Ok(Whereabouts::Elsewhere(_)) if waits => return Err(Some(Close::Flooding.into())),
        Ok(Whereabouts::Elsewhere(address)) => return Err(Some(Farewell::elsewhere(address))),
        Err(Missing::Absent) => return Err(Some(wrong(Close::NoTable).into())),
        Err(Missing::Archived) => return Err(Some(Close::Archived.into())),
        Err(Missing::Wait { why, guessed }) => {
            let close = if guessed { wrong(Close::Restarting) } else { Close::Restarting };
            return Err(Some(match close {
                Close::Restarting => Farewell::wait(why),
                close => close.into(),
            }));
        }
    };
    let (token, device) = (token.as_deref(), device.as_deref());
    let visit = site.returns.comes(Returning { table: table.id, ip, token, screen, device });
    let visit = Box::new(visit);
    let early = if visit.must_rest() { rest(socket, &visit).await? } else { None };
    let standing = site.standing_at(token, table.id).await;
    let standing = standing.map_err(|_| Farewell::from(Close::Restarting))?;
    let outbox = Arc::new(Outbox::new(&site.limits));
    let name = device.unwrap_or_default().to_owned();
    let onlookers = site.hub.house().onlookers(table.id, site.limits.onlookers_per_table).await;
    let visitor =
        Visitor { standing, screen, name, outbox: Arc::clone(&outbox), ip, waits, onlookers };
    let presence = table.arrive(visitor).await.map_err(|farewell| match farewell.close {
        Close::Unauthorized => Farewell::from(wrong(Close::Unauthorized)),
        _ => farewell,
    })?;
    if presence.known {
        line.belongs();
    } else {
        line.watches();
    }
    let limits = &site.limits;
    let flood = Bucket::full(limits.frame_burst, limits.frames_per_second);
    let resyncs = Bucket::full(limits.resync_burst, limits.resyncs_per_second);
    let (silence, malformed) = (limits.silence, limits.malformed_frames);
    Ok(Talk { table, presence, outbox, gzip, flood, resyncs, malformed, silence, visit, early })
}

/// Lets somebody wait who comes and goes over and over. Returns what it sends meanwhile.
///
/// # Errors
/// It leaves; nobody is there to be told anything.
async fn rest(socket: &mut Socket, visit: &Visit) -> Result<Option<Box<Frame>>, Option<Farewell>> {
    let mut early = None;
    let mut rest = std::pin::pin!(sleep(REST));
    loop {
        tokio::select! {
            () = &mut rest => return Ok(early),
            frame = socket.recv(), if early.is_none() => match frame {
                None | Some(Err(_) | Ok(Frame::Close(_))) => {
                    visit.left();
                    return Err(None);
                }
                Some(Ok(frame)) => early = Some(Box::new(frame)),
            }
        }
    }
}

/// [`ClientMessage::Hello`] of this protocol.
struct Hello {
    token: Option<String>,
    device: Option<String>,
    screen: Screen,
    gzip: bool,
    lead: Option<String>,
}

/// What a hello of every protocol says.
#[derive(Deserialize)]
struct Spoken {
    protocol: Option<u64>,
}

/// A page of another protocol must be told apart from rubbish even if its hello has other fields.
fn read_hello(text: &str) -> Result<Hello, Close> {
    let Spoken { protocol } = serde_json::from_str(text).map_err(|_| Close::Malformed)?;
    if protocol.is_some_and(|protocol| protocol != u64::from(PROTOCOL)) {
        return Err(Close::Stale);
    }
    match serde_json::from_str(text) {
        Ok(ClientMessage::Hello { token, device, screen, gzip, lead, .. }) => {
            Ok(Hello { token, device, screen, gzip, lead })
        }
        _ => Err(Close::Malformed),
    }
}

/// A socket that has said who it is.
struct Talk {
    table: TableHandle,
    presence: Presence,
    outbox: Arc<Outbox>,
    /// Whether the client unpacks large frames.
    gzip: bool,
    flood: Bucket,
    resyncs: Bucket,
    /// Unreadable frames until it is closed.
    malformed: u32,
    silence: Duration,
    visit: Box<Visit>,
    /// What it sent while it rested.
    early: Option<Box<Frame>>,
}

impl Talk {
    /// Talks until one side ends it. Returns why the server does, if it is the server.
    async fn run(&mut self, socket: &mut Socket) -> Option<Close> {
        let mut heard = Instant::now();
        if let Some(frame) = self.early.take() {
            // Apart, for nobody else keeps room for it.
            let taken = Box::pin(self.take(Some(Ok(*frame)), heard)).await;
            if let Err(close) = taken {
                return close;
            }
        }
        // One timer, set anew only where it rings too early: most frames come long before it does.
        let mut silence = std::pin::pin!(sleep_until(heard + self.silence));
        loop {
            tokio::select! {
                parcel = self.outbox.next() => match parcel {
                    Parcel::Frame(frame, durable) => {
                        if let Err(close) = self.send(socket, frame).await {
                            return close;
                        }
                        if let Some(durable) = durable {
                            figures().times.durable_to_socket.record(durable.elapsed());
                        }
                    }
                    Parcel::End(close) => return Some(close),
                },
                frame = socket.recv() => {
                    heard = Instant::now();
                    if let Err(close) = self.take(frame, heard).await {
                        return close;
                    }
                }
                () = &mut silence => {
                    let silent_at = heard + self.silence;
                    if Instant::now() >= silent_at {
                        return Some(Close::Silent);
                    }
                    silence.as_mut().reset(silent_at);
                }
            }
        }
    }

    /// Takes what came in; an error ends the socket, with a reason if the server has one.
    async fn take(
        &mut self,
        frame: Option<Result<Frame, Error>>,
        heard: Instant,
    ) -> Result<(), Option<Close>> {
        match frame {
            None | Some(Ok(Frame::Close(_))) => Err(None),
            Some(Err(error)) => Err(unreadable(&error)),
            Some(Ok(_)) if !self.flood.take() => Err(Some(Close::Flooding)),
            Some(Ok(Frame::Text(text))) => self.hear(&text, heard).await.map_err(Some),
            Some(Ok(Frame::Binary(_))) => self.refuse_frame(None).map_err(Some),
            // The library answers pings, and puts fragments together.
            Some(Ok(Frame::Ping(_) | Frame::Pong(_) | Frame::Frame(_))) => Ok(()),
        }
    }

    /// Delivers one frame with one flush, unless the client does not take it.
    async fn send(&self, socket: &mut Socket, frame: Message) -> Result<(), Option<Close>> {
        let gzip = if self.gzip { frame.gzip() } else { None };
        let frame = gzip.map_or_else(|| Frame::Text(frame.into_text()), Frame::Binary);
        tokio::select! {
            sent = timeout(self.silence, socket.send(frame)) => {
                match sent {
                    Ok(Ok(())) => Ok(()),
                    Ok(Err(_)) => Err(None),
                    Err(_) => Err(Some(Close::Lagging)),
                }
            }
            () = self.outbox.lagging() => Err(Some(Close::Lagging)),
        }
    }

    async fn hear(&mut self, text: &str, heard: Instant) -> Result<(), Close> {
        let from = self.presence.id;
        let request = match serde_json::from_str(text) {
            Ok(ClientMessage::Play { id, for_seat, returns, command }) => {
                Request::Play { from, id, heard, for_seat, returns, command }
            }
            Ok(ClientMessage::Table { id, command }) => Request::Table { from, id, heard, command },
            // The whole view costs more than any other answer.
            Ok(ClientMessage::Resync) if !self.resyncs.take() => return Err(Close::Flooding),
            Ok(ClientMessage::Resync) => Request::Resync { from },
            Ok(ClientMessage::LookBack { to }) => Request::LookBack { from, to },
            Ok(ClientMessage::Mind { tokens }) => {
                let tokens = tokens.iter().take(MINDED).map(|token| TokenHash::of(token)).collect();
                Request::Mind { from, tokens }
            }
            Ok(ClientMessage::Hidden { hidden }) => Request::Hidden { from, hidden },
            Ok(ClientMessage::Draft { of, content }) => Request::Draft { from, of, content },
            Ok(ClientMessage::Points { before }) => Request::Points { from, before },
            Ok(ClientMessage::Keys) => Request::Keys { from },
            Ok(ClientMessage::Ping { sent }) => {
                let clock = self.table.clock.view();
                self.outbox.push(&[write(&ServerMessage::Pong { sent, clock })], &[], None);
                return Ok(());
            }
            Ok(ClientMessage::Hello { .. }) | Err(_) => return self.refuse_frame(id_in(text)),
        };
        self.table.send(request).await.map_err(|_| Close::Restarting)
    }

    fn refuse_frame(&mut self, id: Option<Uuid>) -> Result<(), Close> {
        self.malformed = self.malformed.saturating_sub(1);
        if self.malformed == 0 {
            return Err(Close::Malformed);
        }
        let refused = write(&ServerMessage::Refused {
            id,
            code: "malformed".into(),
            sentence: Close::Malformed.sentence(),
        });
        self.outbox.push(&[refused], &[], None);
        Ok(())
    }
}

/// The id of a command that cannot be read otherwise, so that its sender hears which it was.
fn id_in(text: &str) -> Option<Uuid> {
    #[derive(Deserialize)]
    struct Named {
        id: Uuid,
    }
    serde_json::from_str::<Named>(text).ok().map(|named| named.id)
}

/// A frame that is too large, or no websocket frame at all, is the client's fault and it is told so; a
/// broken line is nobody's, and nobody is there to be told.
fn unreadable(error: &Error) -> Option<Close> {
    let broken = matches!(
        error,
        Error::Io(_) | Error::Protocol(ProtocolError::ResetWithoutClosingHandshake)
    );
    (!broken).then_some(Close::Malformed)
}

async fn say_goodbye(socket: &mut Socket, Farewell { close, why, address }: Farewell) {
    let (code, sentence) = (close.code(), why.unwrap_or_else(|| close.sentence()));
    let reason = sentence.to_string();
    let goodbye = write(&ServerMessage::Goodbye { code, sentence, address });
    let frames = [
        Frame::Text(goodbye.into_text()),
        Frame::Close(Some(CloseFrame { code: code.into(), reason: reason.into() })),
    ];
    for frame in frames {
        if socket.send(frame).await.is_err() {
            return;
        }
    }
}

/// Hears a client out before the line is closed: closing it while something is unread would reset it,
/// and the goodbye might be lost.
async fn linger(socket: &mut Socket, close: Close) {
    hear_out(socket).await;
    if close == Close::Malformed {
        // What follows an unreadable frame cannot be read either; the client needs a moment.
        tokio::time::sleep(LINGER / 4).await;
    }
}

async fn hear_out(socket: &mut Socket) {
    let _ = timeout(LINGER, async { while let Some(Ok(_)) = socket.recv().await {} }).await;
}

fn write(message: &ServerMessage) -> Message {
    crate::table::write(message)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bytes of a socket's task, besides what the table keeps of it.
    fn bytes<F>(_: fn(Socket, Box<Caller>, Arc<Line>) -> F) -> usize {
        size_of::<F>()
    }

    #[test]
    fn a_socket_holds_little_while_nothing_happens() {
        assert!(bytes(serve) <= 2048, "{}", bytes(serve));
    }
}

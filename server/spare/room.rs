//! What a spare answers at its own address until it leads: to screens that it is not time yet, to its server
//! who leads, and to whoever has the operator's key that it takes over.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, bail};
use axum::Router;
use axum::extract::State as Extract;
use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use super::dial::Call;
use super::lead::Lead;
use super::words::{Says, Told, read, say};
use crate::doors::{self, Lines};
use crate::limits::Limits;
use crate::secrets::{TokenHash, bearer};

/// How long a spare may take to try its server once more before it obeys.
const OBEYING: Duration = Duration::from_secs(15);

/// How long the port is waited for.
const FAREWELL: Duration = Duration::from_secs(1);

/// What whoever comes too early reads. It looks again by itself.
const NOT_YET: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
<meta name=\"viewport\" content=\"width=device-width\"><meta http-equiv=\"refresh\" content=\"3\">\
<title>The spare</title><p>This is the spare laptop. It does not lead the evening now: use the other \
address. This page opens by itself should the spare take over.</p></html>";

/// What a spare tells of itself.
#[derive(Clone, Debug)]
pub(crate) struct State {
    /// Who leads, as far as it knows.
    pub(crate) lead: Option<Lead>,
    /// Whether it has had everything since it began to follow.
    pub(crate) level: bool,
}

/// The order to take over.
pub(crate) struct Order {
    /// Although the copy is not whole.
    pub(crate) anyway: bool,
    answer: oneshot::Sender<Result<(), String>>,
}

/// What becomes of an order.
pub(crate) type Answered = oneshot::Receiver<Result<(), String>>;

impl Order {
    /// An order, and where its answer comes.
    pub(crate) fn new(anyway: bool) -> (Self, Answered) {
        let (answer, answered) = oneshot::channel();
        (Self { anyway, answer }, answered)
    }

    /// Answers it. Who gave it may have gone.
    pub(crate) fn answer(self, answer: Result<(), String>) {
        let _ = self.answer.send(answer);
    }
}

#[derive(Clone)]
struct Door {
    operator: TokenHash,
    state: watch::Receiver<State>,
    orders: mpsc::Sender<Order>,
}

/// The spare's own port, until it serves there.
pub(crate) struct Room {
    addr: SocketAddr,
    stop: CancellationToken,
    serving: JoinHandle<()>,
}

impl Room {
    /// Opens the port.
    ///
    /// # Errors
    /// A sentence when it is in use.
    pub(crate) async fn open(
        listen: SocketAddr,
        operator_key: String,
        state: watch::Receiver<State>,
        orders: mpsc::Sender<Order>,
    ) -> anyhow::Result<Self> {
        let listener = TcpListener::bind(listen).await.with_context(|| {
            format!("Cannot listen on {listen}. Is port {} in use? Try --listen", listen.port())
        })?;
        let addr = listener.local_addr()?;
        let door = Door { operator: TokenHash::of(&operator_key), state, orders };
        let routes = Router::new()
            .route("/spare", get(upgrade))
            .fallback(|| async { (StatusCode::SERVICE_UNAVAILABLE, Html(NOT_YET)) })
            .with_state(door);
        let (limits, stop) = (Limits::default(), CancellationToken::new());
        let (room, each) = (doors::room(&limits), limits.connections_per_address);
        let lines = Arc::new(Lines::new(room, each, Vec::new()));
        let serving = tokio::spawn(doors::serve(listener, routes, lines, limits, stop.clone()));
        Ok(Self { addr, stop, serving })
    }

    /// Where it listens.
    pub(crate) fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Gives the port back.
    pub(crate) async fn close(self) {
        self.stop.cancel();
        let mut serving = self.serving;
        // Whoever does not end in time is cut off; the port is free already.
        if timeout(FAREWELL, &mut serving).await.is_err() {
            serving.abort();
        }
    }
}

/// Orders the spare that answers at this port of this machine to take over. Returns whether there is one.
///
/// # Errors
/// A sentence when it must not, or when a server answers there that leads already.
pub async fn order(listen: SocketAddr, operator_key: &str, anyway: bool) -> anyhow::Result<bool> {
    let ip = listen.ip();
    let ip = if ip.is_unspecified() { Ipv4Addr::LOCALHOST.into() } else { ip };
    let host = SocketAddr::new(ip, listen.port()).to_string();
    let Ok(mut call) = Call::open(&host, operator_key).await else { return Ok(false) };
    if call.leads {
        bail!("The server at port {} leads already.", listen.port());
    }
    call.say(&Says::TakeOver { anyway }).await?;
    match call.hear(OBEYING).await? {
        Told::Done => Ok(true),
        Told::Refused { sentence } => bail!(sentence),
        _ => bail!("The spare did not understand."),
    }
}

async fn upgrade(
    Extract(door): Extract<Door>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if bearer(&headers).map(TokenHash::of).as_ref() != Some(&door.operator) {
        return StatusCode::UNAUTHORIZED.into_response();
    }
    upgrade.on_upgrade(move |socket| attend(socket, door))
}

async fn attend(mut socket: WebSocket, door: Door) {
    let lead = door.state.borrow().lead.clone();
    let Some(lead) = lead else { return };
    let told = Told::Lead { lead, leads: false, addresses: Vec::new() };
    if !say(&mut socket, &told).await {
        return;
    }
    let Some(Says::TakeOver { anyway }) = read(socket.recv().await) else { return };
    let (order, answered) = Order::new(anyway);
    let answer = match door.orders.send(order).await {
        Ok(()) => answered.await.unwrap_or_else(|_| Err("The spare is going down.".into())),
        Err(_) => Err("The spare is going down.".into()),
    };
    let answer = answer.map_or_else(|sentence| Told::Refused { sentence }, |()| Told::Done);
    say(&mut socket, &answer).await;
}

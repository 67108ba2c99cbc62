//! One screen at the table, as a page would do it: it plays, loses its line, comes back, sends again what
//! nobody answered, and holds its view by patches.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::Duration;

use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, sleep_until, timeout};
use tokio_tungstenite::connect_async;
use uuid::Uuid;

use crate::client::{Client, Part, hello};
use crate::ledger::{Deed, Ledger};

/// Before a command that was refused for now is sent again.
const AGAIN: Duration = Duration::from_millis(200);
/// Between two tries to come back.
const KNOCK: Duration = Duration::from_millis(50);
const PING: Duration = Duration::from_secs(5);
/// The same, and how long an answer may take, where another server may have the table.
const CLOSELY: Duration = Duration::from_secs(2);
/// How long one that knows of no other server waits to be let in.
const LONG: Duration = Duration::from_secs(60);
/// Commands of one device under way at once.
const IN_FLIGHT: usize = 8;
/// The picks of a vote.
const PICKS: [&str; 3] = ["yes", "no", "abstain"];

/// Who sits before a screen.
#[derive(Clone, Debug)]
pub struct Who {
    pub screen: &'static str,
    pub token: Option<String>,
    /// The seat, and the one that it gives to.
    pub seat: Option<(String, String)>,
    /// Whether it votes as well.
    pub votes: bool,
}

/// How a screen behaves towards its line.
#[derive(Clone, Copy, Debug, Default)]
pub struct Habits {
    /// Of a hundred commands so many are sent twice.
    pub doubles: u32,
    /// What is sent again comes in another order.
    pub shuffles: bool,
    /// Between two commands.
    pub pace: Pace,
}

/// The time between two commands of one device.
#[derive(Clone, Copy, Debug)]
pub struct Pace(pub Duration);

impl Default for Pace {
    fn default() -> Self {
        Self(Duration::from_millis(30))
    }
}

/// What a screen holds when nothing is under way.
pub struct Held {
    /// Its audience, as the server named it.
    pub audience: String,
    pub shared: Part,
    pub own: Part,
}

pub enum Ask {
    /// Play on, or play no more.
    Play(bool),
    Behave(Habits),
    /// Say when all that was sent is answered.
    Rest(oneshot::Sender<()>),
    /// Show what you hold once all that was sent to you has arrived.
    Show(oneshot::Sender<Held>),
}

struct Sent {
    id: Uuid,
    command: Value,
    /// Refused for now: to be sent again at this moment.
    again: Option<Instant>,
}

pub struct Member {
    /// Where servers of the house are, of which one has the table.
    addrs: Vec<SocketAddr>,
    /// Which of them is tried.
    at: usize,
    /// Since when it has been away.
    away: Option<Instant>,
    code: String,
    who: Who,
    ledger: Ledger,
    chance: StdRng,
    asks: mpsc::UnboundedReceiver<Ask>,
    habits: Habits,
    plays: bool,
    waiting: VecDeque<Sent>,
    resting: Option<oneshot::Sender<()>>,
    next: Instant,
    ping: Instant,
    /// By when the server must have said something.
    expects: Option<Instant>,
    /// Whether another server may have the table.
    several: bool,
}

impl Member {
    /// Lets one come to the table; it stays until the sender is dropped.
    pub fn comes(
        addrs: Vec<SocketAddr>,
        code: &str,
        who: Who,
        ledger: Ledger,
        seed: u64,
    ) -> mpsc::UnboundedSender<Ask> {
        let (tell, asks) = mpsc::unbounded_channel();
        let now = Instant::now();
        let member = Self {
            addrs,
            at: 0,
            away: None,
            code: code.into(),
            who,
            ledger,
            chance: StdRng::seed_from_u64(seed),
            asks,
            habits: Habits::default(),
            plays: false,
            waiting: VecDeque::new(),
            resting: None,
            next: now,
            ping: now + PING,
            expects: None,
            several: false,
        };
        tokio::spawn(member.lives());
        tell
    }

    async fn lives(mut self) {
        while !self.asks.is_closed() {
            let token = self.who.token.as_deref();
            let knocks = knock(self.addrs[self.at], &self.code, self.who.screen, token);
            let patience = if self.several { SILENT } else { LONG };
            match timeout(patience, knocks).await.unwrap_or_else(|_| Err(Turned::default())) {
                Ok(mut client) => {
                    let named = client.shared.view["table"]["elsewhere"].is_string();
                    self.several = self.addrs.len() > 1 || named;
                    if let Some(away) = self.away.take() {
                        self.ledger.was_away(away.elapsed());
                    }
                    self.stays(&mut client).await;
                    self.away = Some(Instant::now());
                    self.turns(goodbye(&client));
                }
                Err(Turned { told, code }) => {
                    if let Some(code @ (4001 | 4004 | 4010)) = code {
                        self.ledger.is_thrown(self.who.screen, code);
                    }
                    sleep(KNOCK).await;
                    self.turns(told);
                }
            }
        }
    }

    /// Goes where it was told to, and else to the next server.
    fn turns(&mut self, told: Option<String>) {
        let told = told.and_then(|told| told.strip_prefix("http://")?.parse().ok());
        let known = told.and_then(|told: SocketAddr| self.addrs.iter().position(|at| *at == told));
        self.at = known.unwrap_or((self.at + 1) % self.addrs.len());
    }

    /// Until the line breaks.
    async fn stays(&mut self, client: &mut Client) {
        (self.ping, self.expects) = (Instant::now(), None);
        self.sends_again(client).await;
        while client.closed.is_none() {
            self.hears(client);
            if self.waiting.is_empty()
                && let Some(resting) = self.resting.take()
            {
                let _ = resting.send(());
            }
            let again = self.waiting.iter().filter_map(|sent| sent.again).min();
            let idle = self.plays && self.waiting.len() < IN_FLIGHT;
            tokio::select! {
                ask = self.asks.recv() => match ask {
                    Some(ask) => self.obeys(ask, client).await,
                    None => return,
                },
                () = client.step() => self.expects = None,
                () = sleep_until(self.expects.unwrap_or(self.ping)), if self.expects.is_some() => return,
                () = sleep_until(self.next), if idle => self.plays_one(client).await,
                () = sleep_until(again.unwrap_or(self.ping)), if again.is_some() => {
                    self.repeats(client).await;
                }
                () = sleep_until(self.ping) => {
                    let named = client.shared.view["table"]["elsewhere"].is_string();
                    self.several = self.addrs.len() > 1 || named;
                    self.ping = Instant::now() + if self.several { CLOSELY } else { PING };
                    if self.several && self.expects.is_none() {
                        self.expects = Some(Instant::now() + CLOSELY);
                    }
                    client.send(&json!({ "type": "ping", "sent": 1.0 })).await;
                }
            }
        }
        match client.closed {
            Some(code @ (4001 | 4004 | 4010)) => self.ledger.is_thrown(self.who.screen, code),
            // Those that mean that this screen did something wrong.
            Some(code @ (4000 | 4009 | 4029 | 4053)) => {
                self.ledger.is_wrong(format!("a {} was closed with {code}", self.who.screen));
            }
            _ => {}
        }
    }

    async fn obeys(&mut self, ask: Ask, client: &mut Client) {
        match ask {
            Ask::Play(plays) => self.plays = plays && self.who.seat.is_some(),
            Ask::Behave(habits) => self.habits = habits,
            Ask::Rest(done) => self.resting = Some(done),
            Ask::Show(shows) => {
                client.send(&json!({ "type": "ping", "sent": 2.0 })).await;
                let pong = |message: &Value| message["type"] == "pong" && message["sent"] == 2.0;
                while client.closed.is_none() {
                    if client.inbox.iter().any(pong) {
                        let (shared, own) = (client.shared.clone(), client.own.clone());
                        let audience = client.welcome["audience"].to_string();
                        let _ = shows.send(Held { audience, shared, own });
                        client.inbox.retain(|message| !pong(message));
                        return;
                    }
                    client.step().await;
                }
            }
        }
    }

    async fn plays_one(&mut self, client: &mut Client) {
        self.next = Instant::now() + self.habits.pace.0;
        let Some((from, to)) = self.who.seat.clone() else { return };
        let ballot = &client.shared.view["game"]["ballot"]["number"];
        let (command, deed) = if self.who.votes && self.chance.random_ratio(1, 4) {
            let pick = PICKS[self.chance.random_range(0..PICKS.len())];
            (json!({ "do": "vote", "ballot": ballot, "pick": pick }), Deed::Other)
        } else {
            let give = json!({ "do": "give", "to": to, "what": "talents", "amount": 1 });
            (give, Deed::Give { from, to })
        };
        let id = Uuid::from_u128(self.chance.random());
        self.ledger.sends(id, deed);
        self.says(client, id, &command).await;
        self.waiting.push_back(Sent { id, command, again: None });
    }

    async fn says(&mut self, client: &mut Client, id: Uuid, command: &Value) {
        let play = json!({ "type": "play", "id": id, "command": command });
        client.send(&play).await;
        if self.chance.random_range(0..100) < self.habits.doubles {
            client.send(&play).await;
        }
    }

    /// Everything that nobody answered, with its old id.
    async fn sends_again(&mut self, client: &mut Client) {
        if self.habits.shuffles {
            self.waiting.make_contiguous().shuffle(&mut self.chance);
        }
        for at in 0..self.waiting.len() {
            self.waiting[at].again = None;
            let (id, command) = (self.waiting[at].id, self.waiting[at].command.clone());
            self.says(client, id, &command).await;
        }
    }

    /// What was refused for now.
    async fn repeats(&mut self, client: &mut Client) {
        let now = Instant::now();
        for at in 0..self.waiting.len() {
            let sent = &mut self.waiting[at];
            if sent.again.is_some_and(|again| again <= now) {
                sent.again = None;
                let (id, command) = (sent.id, sent.command.clone());
                self.says(client, id, &command).await;
            }
        }
    }

    fn hears(&mut self, client: &mut Client) {
        for message in client.inbox.drain(..) {
            let Some(id) = message["id"].as_str().and_then(|id| id.parse::<Uuid>().ok()) else {
                continue;
            };
            let Some(at) = self.waiting.iter().position(|sent| sent.id == id) else { continue };
            match (message["type"].as_str(), message["code"].as_str()) {
                (Some("accepted"), _) => {
                    self.ledger.hears_of(id);
                    self.waiting.remove(at);
                }
                (_, Some(code @ ("disk" | "paused" | "too_fast"))) => {
                    if code == "disk" {
                        self.ledger.disk_failed();
                    }
                    self.waiting[at].again = Some(Instant::now() + AGAIN);
                }
                _ => {
                    self.ledger
                        .is_wrong(format!("{} was answered {message}", self.waiting[at].command));
                    self.waiting.remove(at);
                }
            }
        }
    }
}

/// Connects, says who it is, and waits for both parts of the view; none when that does not come about.
pub async fn enter(
    addr: SocketAddr,
    code: &str,
    screen: &str,
    token: Option<&str>,
) -> Option<Client> {
    knock(addr, code, screen, token).await.ok()
}

/// How long a server may be silent to whoever knocks. One that stands still accepts lines, too.
const SILENT: Duration = Duration::from_secs(2);

/// What came of knocking in vain.
#[derive(Default)]
struct Turned {
    /// Where the table is instead, if that was said.
    told: Option<String>,
    /// The close code, if there was one.
    code: Option<u16>,
}

/// As [`enter`]; where it does not come about, what was said.
async fn knock(
    addr: SocketAddr,
    code: &str,
    screen: &str,
    token: Option<&str>,
) -> Result<Client, Turned> {
    let coming = timeout(SILENT, connect_async(format!("ws://{addr}/ws/{code}"))).await;
    let coming = coming.map_err(|_| Turned::default())?;
    let (socket, _) = coming.map_err(|_| Turned::default())?;
    let mut client = Client::over(socket);
    client.send(&hello(screen, token)).await;
    while client.closed.is_none() {
        if client.shared.revision > 0 && client.own.revision > 0 {
            let welcome = client.inbox.iter().position(|message| message["type"] == "welcome");
            let welcome = welcome.and_then(|at| client.inbox.remove(at));
            client.welcome = welcome.expect("a welcome comes before the views");
            return Ok(client);
        }
        client.step().await;
    }
    Err(Turned { told: goodbye(&client), code: client.closed })
}

/// Where the table is instead, if the server has said so.
fn goodbye(client: &Client) -> Option<String> {
    let said = client.inbox.iter().find(|message| message["type"] == "goodbye")?;
    said["address"].as_str().map(str::to_owned)
}

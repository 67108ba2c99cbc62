//! One table: an actor that owns the truth, and the handle through which others speak to it.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;

use game::{Audience, Millis, Refusal, SeatId};
use serde::{Deserialize, Serialize};
use tokio::sync::{Notify, mpsc, oneshot, watch};
use tokio::time::Instant;
use uuid::Uuid;

use crate::health::Health;
use crate::house::{Bearer, House, Organiser, OrganiserId};
use crate::journal::{Damage, Journal, TableId};
use crate::limits::Limits;
use crate::registry::{Running, refusal};
use crate::secrets::{TicketKey, TokenHash};
use crate::socket::outbox::Outbox;
use crate::wire::{
    Close, FairnessRecord, Farewell, LeadView, Lobby, Screen, SeatView, TableCommand,
};

mod actor;
pub(crate) mod audit;
pub(crate) mod chronicle;
mod clock;
pub(crate) mod desk;
mod dice;
mod digest;
mod draft;
pub(crate) mod fairness;
mod gallery;
mod halt;
mod history;
mod mail;
pub(crate) mod place;
mod published;
mod rates;
pub(crate) mod record;
mod renewal;
pub(crate) mod rulings;
pub(crate) mod truth;
mod turn;
mod unsent;
mod vaults;
mod views;

pub(crate) use actor::look_every;
pub(crate) use clock::TableClock;
pub(crate) use gallery::ConnId;
pub(crate) use halt::told;
use place::Place;
pub(crate) use published::write;
pub(crate) use renewal::renewed;
pub(crate) use rulings::{TABLE_NAME, checked_language, checked_name};
use truth::Truth;

/// Requests that may wait for a table; further ones wait with their senders.
const WAITING: usize = 256;

/// What the server has established of somebody who comes in.
pub(crate) enum Standing {
    /// The operator of the server: Control at every table.
    Operator,
    /// The organiser whose this table is: Control at it.
    Organiser(Bearer),
    /// Holds a token, perhaps of this table.
    Token(TokenHash),
    /// Holds nothing.
    Nobody,
}

impl Standing {
    /// Whether it answers for the table, and so is Control of it.
    pub(crate) fn hosts(&self) -> bool {
        matches!(self, Self::Operator | Self::Organiser(_))
    }
}

/// A socket that wants to watch.
pub(crate) struct Visitor {
    pub(crate) standing: Standing,
    pub(crate) screen: Screen,
    pub(crate) name: String,
    pub(crate) outbox: Arc<Outbox>,
    /// From which address.
    pub(crate) ip: IpAddr,
    /// Whether too many wrong codes came from there: only a token lets in.
    pub(crate) waits: bool,
    /// How many may look on at the table without a token.
    pub(crate) onlookers: usize,
}

/// A socket that was let in.
pub(crate) struct Admitted {
    pub(crate) id: ConnId,
    /// Whether it has shown a token of this table, or the key of somebody who answers for it.
    pub(crate) known: bool,
}

/// What anybody may know of a table before joining it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Facts {
    pub(crate) code: String,
    pub(crate) name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) language: Option<String>,
    pub(crate) game: String,
    pub(crate) lobby: Lobby,
    /// Whether its game is past its first step.
    #[serde(default)]
    pub(crate) begun: bool,
    /// Whether its game is over.
    pub(crate) over: bool,
    pub(crate) seats: Vec<SeatView>,
}

impl Facts {
    /// Those of a table of which this is true, with seats that are or are not here.
    pub(crate) fn of(truth: &Truth, here: impl Fn(&SeatId) -> bool) -> Self {
        Self {
            code: truth.desk.code.clone(),
            name: truth.desk.name.clone(),
            language: truth.desk.language.clone(),
            game: truth.game_name.into(),
            lobby: truth.desk.lobby,
            begun: truth.game.boundary() != truth.origin.boundary(),
            over: truth.game.over() || truth.desk.closed,
            seats: views::seats(truth, here),
        }
    }
}

/// The answer to a request over HTTP.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Refusal>>;

/// What is asked of a table.
pub(crate) enum Request {
    Arrive {
        visitor: Visitor,
        reply: oneshot::Sender<Result<Admitted, Farewell>>,
    },
    Play {
        from: ConnId,
        id: Uuid,
        /// When it came in.
        heard: Instant,
        for_seat: Option<SeatId>,
        /// How often the sender knew the game taken back.
        returns: Option<u32>,
        command: serde_json::Value,
    },
    Table {
        from: ConnId,
        id: Uuid,
        heard: Instant,
        command: TableCommand,
    },
    Resync {
        from: ConnId,
    },
    LookBack {
        from: ConnId,
        to: u64,
    },
    /// A screen that watches stands in for devices of seats.
    Mind {
        from: ConnId,
        tokens: Vec<TokenHash>,
    },
    /// A screen is out of sight, or in sight again.
    Hidden {
        from: ConnId,
        hidden: bool,
    },
    /// A seat's device keeps what it has written so far.
    Draft {
        from: ConnId,
        of: u32,
        content: serde_json::Value,
    },
    Points {
        from: ConnId,
        before: u64,
    },
    Keys {
        from: ConnId,
    },
    TakeSeat {
        seat: SeatId,
        ticket: Option<String>,
        name: String,
        reply: Reply<String>,
    },
    TakeControl {
        ticket: String,
        name: String,
        reply: Reply<String>,
    },
    Leave {
        token: TokenHash,
        reply: Reply<()>,
    },
    /// What anybody may know, and how many screens are there.
    Facts {
        reply: Reply<(Facts, usize)>,
    },
    /// Who organises now: sends those away who came with a key that is not valid any more.
    Organisers {
        known: Arc<HashMap<OrganiserId, Organiser>>,
    },
    /// What everybody may know of the draws, but for the draws; whether these may be known is in it.
    Fairness {
        reply: Reply<FairnessRecord>,
    },
    /// Whether a token is of this table.
    Knows {
        token: TokenHash,
        reply: Reply<bool>,
    },
    Sheets {
        standing: Standing,
        reply: Reply<serde_json::Value>,
    },
    /// The game before its first event, which never changes: what is the content's alone is asked of it.
    Origin {
        reply: Reply<Arc<dyn Running>>,
    },
    /// As whom somebody may read an edition of the chronicle, and the last entry's number.
    MayRead {
        standing: Standing,
        edition: Audience,
        reply: Reply<(chronicle::EditionFor, u64)>,
    },
    /// What a look at the journal found of this table.
    Checked {
        damage: Option<Damage>,
    },
    /// Another machine leads, which this sentence names.
    Superseded {
        sentence: String,
    },
    /// Another server has it now.
    PassedOn,
    Stop,
}

impl Request {
    /// Whether somebody is at the table who asks for this. The server itself looks at tables now and then.
    fn disturbs(&self) -> bool {
        !matches!(
            self,
            Self::Facts { .. }
                | Self::Organisers { .. }
                | Self::Checked { .. }
                | Self::Superseded { .. }
                | Self::PassedOn
        )
    }
}

/// What a table needs of its server.
#[derive(Clone)]
pub(crate) struct Surroundings {
    pub(crate) journal: Arc<dyn Journal>,
    pub(crate) house: Arc<House>,
    pub(crate) health: Arc<Health>,
    /// Told when a game is at a moment worth keeping apart.
    pub(crate) milestones: Arc<Notify>,
    pub(crate) limits: Limits,
    /// Where phones reach the server, best first.
    pub(crate) addresses: watch::Receiver<Vec<String>>,
    /// What tickets are made from.
    pub(crate) vault: TicketKey,
    /// The server's build.
    pub(crate) build: Arc<str>,
    /// Who leads.
    pub(crate) lead: Option<LeadView>,
    /// For a rehearsal: every table draws from this seed.
    pub(crate) seed: Option<u64>,
}

/// The way to a table. Cheap to clone.
#[derive(Clone)]
pub(crate) struct TableHandle {
    pub(crate) id: TableId,
    pub(crate) clock: Arc<TableClock>,
    requests: mpsc::Sender<Request>,
    departures: Arc<Notify>,
}

impl TableHandle {
    /// Brings a table to life. Its clock goes on where it slept, and else from its last entry. Where its
    /// journal is damaged it shows what it has, and stands still. Where nobody has asked for it, it goes
    /// to sleep again as soon as it can.
    pub(crate) fn start(
        place: &Arc<Place>,
        (truth, damage): (Truth, Option<Damage>),
        asked_for: bool,
        surroundings: Surroundings,
    ) -> Self {
        let (requests, inbox) = mpsc::channel(WAITING);
        let standing = || Arc::new(TableClock::standing(truth.at));
        let handle = Self {
            id: place.id,
            clock: place.clock().unwrap_or_else(standing),
            requests,
            departures: Arc::new(Notify::new()),
        };
        let rest = actor::Rest::new(Arc::clone(place), asked_for);
        let actor = actor::Actor::new(&handle, (truth, damage), rest, inbox, surroundings);
        place.wake(handle.clone());
        tokio::spawn(actor.run());
        handle
    }

    /// The way to a table that is no more, for those who come while the server ends.
    pub(crate) fn ended_with(id: TableId) -> Self {
        let clock = Arc::new(TableClock::standing(Millis(0)));
        let departures = Arc::new(Notify::new());
        Self { id, clock, requests: mpsc::channel(1).0, departures }
    }

    /// Lets a socket in; its first messages are in its outbox when this returns.
    ///
    /// # Errors
    /// Why the socket must close.
    pub(crate) async fn arrive(&self, visitor: Visitor) -> Result<Presence, Farewell> {
        let outbox = Arc::clone(&visitor.outbox);
        let departures = Arc::clone(&self.departures);
        let presence = |Admitted { id, known }| Presence { id, known, outbox, departures };
        let (reply, answer) = oneshot::channel();
        self.send(Request::Arrive { visitor, reply }).await.map_err(|_| Close::Restarting)?;
        answer.await.map_err(|_| Close::Restarting)?.map(presence)
    }

    /// Sends a request that is answered through a socket, if at all.
    ///
    /// # Errors
    /// When the table is no more.
    pub(crate) async fn send(&self, request: Request) -> Result<(), Refusal> {
        self.requests.send(request).await.map_err(|_| gone())
    }

    /// Sends a request and waits for its answer.
    ///
    /// # Errors
    /// The table's refusal; `restarting` when the table is no more.
    pub(crate) async fn ask<T>(
        &self,
        request: impl FnOnce(Reply<T>) -> Request,
    ) -> Result<T, Refusal> {
        let (reply, answer) = oneshot::channel();
        self.send(request(reply)).await?;
        answer.await.map_err(|_| gone())?
    }

    /// Whether the table has ended, by `Stop` or by a fault.
    pub(crate) fn has_ended(&self) -> bool {
        self.requests.is_closed()
    }

    /// Waits until the table has ended.
    pub(crate) async fn ended(&self) {
        self.requests.closed().await;
    }
}

fn gone() -> Refusal {
    refusal("restarting", Close::Restarting.sentence())
}

/// A socket's place at a table. When it is dropped the table learns that the socket has gone.
pub(crate) struct Presence {
    pub(crate) id: ConnId,
    /// Whether it has shown a token of this table, or the key of somebody who answers for it.
    pub(crate) known: bool,
    outbox: Arc<Outbox>,
    departures: Arc<Notify>,
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.outbox.leave();
        self.departures.notify_one();
    }
}

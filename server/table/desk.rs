//! The table's own state beside the game's: its name, its lobby, who may sit where, who paused it.
//! Like the game's it is nothing but the fold of journalled events.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use game::{Millis, Moved, SeatId, Text};
use serde::{Deserialize, Serialize};

use super::fairness::{Entropy, Fairness, Seed};
use super::mail::Mail;
use crate::secrets::{Ticket, TicketKey, TokenHash, helper_ticket};
use crate::wire::{AnswerView, Lobby, PlannedBreak};

/// The version of [`TableEvent`]'s form in the journal.
pub(crate) const FORMAT: u32 = 2;

/// The first version that is still read. It had the tickets themselves, not their hashes.
pub(crate) const OLDEST: u32 = 1;

/// A device's id in Control's list.
pub(crate) type DeviceId = String;

/// On whose behalf something is sent. The devices of one party share its command ids.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Party {
    /// The game masters.
    Control,
    /// The holders of a seat.
    Seat(SeatId),
    /// Projectors, onlookers, and who has not joined yet.
    Public,
    /// The server itself: the table's clock.
    Server,
}

/// What a device with a token is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Role {
    /// A game master's.
    Control,
    /// A game master's who only helps.
    Helper,
    /// A player's.
    Seat(SeatId),
}

impl Role {
    /// Whether it is a game master's, helping or not.
    pub(crate) fn is_control(&self) -> bool {
        matches!(self, Self::Control | Self::Helper)
    }

    /// On whose behalf such a device speaks.
    pub(crate) fn party(&self) -> Party {
        match self {
            Self::Control | Self::Helper => Party::Control,
            Self::Seat(seat) => Party::Seat(seat.clone()),
        }
    }
}

/// A device that holds a token.
#[derive(Clone, Debug)]
pub(crate) struct Member {
    pub(crate) name: String,
    pub(crate) role: Role,
    token: TokenHash,
    /// The seats that it left because its people joined others, the last one at the end.
    left: Vec<SeatId>,
    /// Where it had gone from the seat at which it sits again, the nearest at the end.
    ahead: Vec<SeatId>,
}

impl Member {
    fn seat(&mut self) -> Option<&mut SeatId> {
        if let Role::Seat(seat) = &mut self.role { Some(seat) } else { None }
    }

    /// Its people join those of another seat.
    fn join(&mut self, into: SeatId) {
        let Some(seat) = self.seat() else { return };
        let before = std::mem::replace(seat, into);
        self.left.push(before);
        self.ahead.clear();
    }

    /// Sits again where it sat before its people left this seat, if they did.
    fn go_back(&mut self, to: &SeatId) {
        while self.left.contains(to) {
            let Some(before) = self.left.pop() else { return };
            let Some(seat) = self.seat() else { return };
            let now = std::mem::replace(seat, before);
            self.ahead.push(now);
        }
    }

    /// Goes once more where it had gone from this seat, if it had.
    fn follow(&mut self, from: &SeatId) {
        if self.seat().is_none_or(|seat| seat != from) {
            return;
        }
        let Some(next) = self.ahead.pop() else { return };
        self.left.push(from.clone());
        self.role = Role::Seat(next);
    }
}

/// What happened to the table itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub(crate) enum TableEvent {
    Opened {
        code: String,
        name: String,
        tickets: BTreeMap<SeatId, Ticket>,
        #[serde(flatten)]
        keys: Keys,
    },
    DeviceJoined {
        device: DeviceId,
        name: String,
        role: Role,
        token: TokenHash,
    },
    DeviceLeft {
        device: DeviceId,
    },
    SeatReplaced {
        seat: SeatId,
        ticket: Ticket,
    },
    TicketRenewed {
        seat: SeatId,
        ticket: Ticket,
    },
    DeviceNamed {
        device: DeviceId,
        name: String,
    },
    TableNamed {
        name: String,
    },
    LanguageSet {
        language: String,
    },
    LobbyLocked,
    LobbyUnlocked,
    Paused {
        reason: String,
        /// When a break ends, in milliseconds since 1970 UTC.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<u64>,
    },
    BreaksPlanned {
        breaks: Vec<PlannedBreak>,
    },
    Resumed,
    StandingChanged {
        device: DeviceId,
        helper: bool,
    },
    KeysRenewed(Keys),
    Said {
        at: Millis,
        seat: Option<SeatId>,
        text: Text,
    },
    Asked {
        at: Millis,
        seat: SeatId,
        text: String,
    },
    Answered {
        message: u32,
        text: String,
        to_all: bool,
    },
    Heard {
        message: u32,
        seat: SeatId,
    },
    TickerSet {
        text: String,
    },
    /// The draws come from this seed from now on. Nobody but the journal knows it before the table is
    /// closed.
    SeedCommitted {
        seed: Seed,
        commitment: String,
    },
    /// A seat's device gave entropy for the draws.
    EntropyGiven {
        seat: SeatId,
        entropy: Entropy,
        asked: String,
    },
    /// A seat's device says that what was shown is not what it locked.
    Doubted {
        at: Millis,
        seat: SeatId,
        of: String,
    },
    /// Control has looked after that.
    DoubtSettled {
        seat: SeatId,
    },
    /// The people of two seats changed places. Never an entry of its own: a game's says it.
    SeatsSwapped {
        one: SeatId,
        other: SeatId,
    },
    /// Those of a seat sit at another. Never an entry of its own either.
    SeatJoined {
        from: SeatId,
        into: SeatId,
    },
    /// Those who had left a seat to join others sit there again: the game went back past it. Never an entry of
    /// its own either.
    SeatReturned {
        seat: SeatId,
    },
    /// Those are where they had gone: the game went to what was so after it. Never an entry of its own either.
    SeatFollowed {
        seat: SeatId,
    },
    /// Nothing is played any more, and the seeds are no secret.
    Closed,
}

impl From<&Moved> for TableEvent {
    fn from(moved: &Moved) -> Self {
        match moved.clone() {
            Moved::Swap(one, other) => Self::SeatsSwapped { one, other },
            Moved::Join { from, into } => Self::SeatJoined { from, into },
            Moved::Return(seat) => Self::SeatReturned { seat },
            Moved::Follow(seat) => Self::SeatFollowed { seat },
        }
    }
}

/// What lets devices in at Control's desk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Keys {
    control_ticket: Ticket,
    /// The hash of a helper's ticket; none in journals that have Control's itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    helper: Option<TokenHash>,
}

impl Keys {
    /// New ones.
    pub(crate) fn new(vault: &TicketKey) -> Self {
        let control_ticket = vault.new_ticket();
        let helper = vault.open(&control_ticket).map(|plain| TokenHash::of(&helper_ticket(&plain)));
        Self { control_ticket, helper }
    }

    /// The ticket of a full Control and that of a helper, which follows from it; the way back is
    /// closed. None where another server's key made them.
    pub(crate) fn open(&self, vault: &TicketKey) -> Option<(String, String)> {
        let control = vault.open(&self.control_ticket)?;
        let helper = helper_ticket(&control);
        Some((control, helper))
    }

    /// What a device becomes with this ticket, if it is one of these.
    pub(crate) fn role(&self, given: &str) -> Option<Role> {
        let of_plain = || match &self.control_ticket {
            Ticket::Plain(plain) => Some(TokenHash::of(&helper_ticket(plain))),
            Ticket::Sealed { .. } => None,
        };
        if self.control_ticket.is(given) {
            return Some(Role::Control);
        }
        let helper = self.helper.clone().or_else(of_plain)?;
        (helper == TokenHash::of(given)).then_some(Role::Helper)
    }
}

/// Why a table stands.
#[derive(Clone, Debug)]
pub(crate) struct Stands {
    pub(crate) reason: String,
    /// When a break ends, in milliseconds since 1970 UTC.
    pub(crate) until: Option<u64>,
}

/// The table's own state.
#[derive(Clone, Debug)]
pub(crate) struct Desk {
    pub(crate) code: String,
    pub(crate) name: String,
    /// What screens speak of which nobody has chosen another language, once somebody said it.
    pub(crate) language: Option<String>,
    pub(crate) lobby: Lobby,
    /// Why Control has paused the table, while it has.
    pub(crate) pause: Option<Stands>,
    /// The breaks that are planned, the nearest first.
    pub(crate) breaks: Vec<PlannedBreak>,
    pub(crate) tickets: BTreeMap<SeatId, Ticket>,
    /// None before the table was opened.
    pub(crate) keys: Option<Keys>,
    pub(crate) members: BTreeMap<DeviceId, Member>,
    /// Shared, so that a copy of the desk costs the same after a long evening of words.
    pub(crate) mail: Arc<Mail>,
    /// What the draws come from.
    pub(crate) fairness: Arc<Fairness>,
    /// What a device of each seat doubts, and since when.
    pub(crate) doubts: BTreeMap<SeatId, (Millis, String)>,
    /// Whether it is closed for good, and its seeds are open.
    pub(crate) closed: bool,
    /// The names of all who were ever here, for what they did.
    pub(crate) names: HashMap<DeviceId, String>,
    devices: HashMap<TokenHash, DeviceId>,
}

impl Desk {
    /// A desk before its table was opened.
    pub(crate) fn new() -> Self {
        Self {
            code: String::new(),
            name: String::new(),
            language: None,
            lobby: Lobby::Open,
            pause: None,
            breaks: Vec::new(),
            tickets: BTreeMap::new(),
            keys: None,
            members: BTreeMap::new(),
            mail: Arc::default(),
            fairness: Arc::default(),
            doubts: BTreeMap::new(),
            closed: false,
            names: HashMap::new(),
            devices: HashMap::new(),
        }
    }

    /// The device that holds this token.
    pub(crate) fn holder(&self, token: &TokenHash) -> Option<(&DeviceId, &Member)> {
        let device = self.devices.get(token)?;
        self.members.get_key_value(device)
    }

    /// The device that holds this token, and its seat; none where it is Control's.
    pub(crate) fn seated(&self, token: &TokenHash) -> Option<(DeviceId, SeatId)> {
        match self.holder(token)? {
            (device, Member { role: Role::Seat(seat), .. }) => Some((device.clone(), seat.clone())),
            _ => None,
        }
    }

    /// How many devices share the place of this role: a seat, or Control's desk.
    pub(crate) fn count(&self, role: &Role) -> usize {
        let place = role.party();
        self.members.values().filter(|member| member.role.party() == place).count()
    }

    /// Whether anybody holds this seat.
    pub(crate) fn taken(&self, seat: &SeatId) -> bool {
        self.members.values().any(|member| matches!(&member.role, Role::Seat(held) if held == seat))
    }

    /// Makes an event true.
    pub(crate) fn apply(&mut self, event: &TableEvent) {
        match event.clone() {
            TableEvent::Opened { code, name, tickets, keys } => {
                *self = Self { code, name, tickets, keys: Some(keys), ..Self::new() };
            }
            TableEvent::DeviceJoined { device, name, role, token } => {
                self.devices.insert(token.clone(), device.clone());
                self.names.insert(device.clone(), name.clone());
                let (left, ahead) = (Vec::new(), Vec::new());
                self.members.insert(device, Member { name, role, token, left, ahead });
            }
            TableEvent::DeviceLeft { device } => self.forget(&device),
            TableEvent::SeatReplaced { seat, ticket } => self.replace(seat, ticket),
            TableEvent::TicketRenewed { seat, ticket } => drop(self.tickets.insert(seat, ticket)),
            TableEvent::DeviceNamed { device, name } => {
                if let Some(member) = self.members.get_mut(&device) {
                    member.name.clone_from(&name);
                }
                self.names.insert(device, name);
            }
            TableEvent::TableNamed { name } => self.name = name,
            TableEvent::LanguageSet { language } => self.language = Some(language),
            TableEvent::LobbyLocked => self.lobby = Lobby::Locked,
            TableEvent::LobbyUnlocked => self.lobby = Lobby::Open,
            TableEvent::Paused { reason, until } => self.pause = Some(Stands { reason, until }),
            TableEvent::BreaksPlanned { breaks } => self.breaks = breaks,
            TableEvent::Resumed => self.pause = None,
            TableEvent::StandingChanged { device, helper } => {
                if let Some(member) = self.members.get_mut(&device) {
                    member.role = if helper { Role::Helper } else { Role::Control };
                }
            }
            TableEvent::KeysRenewed(keys) => self.keys = Some(keys),
            TableEvent::Said { at, seat, text } => self.mail().say(at, seat, text),
            TableEvent::Asked { at, seat, text } => self.mail().ask(at, seat, text),
            TableEvent::Answered { message, text, to_all } => {
                self.mail().answer(message, AnswerView { text, to_all });
            }
            TableEvent::Heard { message, seat } => self.mail().hear(message, seat),
            TableEvent::TickerSet { text } => self.mail().ticker = text,
            TableEvent::SeedCommitted { seed, .. } => self.fairness().seeds.push(seed),
            TableEvent::EntropyGiven { seat, entropy, asked } => {
                self.fairness().give(seat, entropy, asked);
            }
            TableEvent::Doubted { at, seat, of } => drop(self.doubts.insert(seat, (at, of))),
            TableEvent::DoubtSettled { seat } => drop(self.doubts.remove(&seat)),
            TableEvent::SeatsSwapped { one, other } => self.each(|member| match member.seat() {
                Some(seat) if *seat == one => seat.clone_from(&other),
                Some(seat) if *seat == other => seat.clone_from(&one),
                _ => {}
            }),
            TableEvent::SeatJoined { from, into } => self.each(|member| {
                if member.seat().is_some_and(|seat| *seat == from) {
                    member.join(into.clone());
                }
            }),
            TableEvent::SeatReturned { seat } => self.each(|member| member.go_back(&seat)),
            TableEvent::SeatFollowed { seat } => self.each(|member| member.follow(&seat)),
            TableEvent::Closed => self.closed = true,
        }
    }

    fn fairness(&mut self) -> &mut Fairness {
        Arc::make_mut(&mut self.fairness)
    }

    fn mail(&mut self) -> &mut Mail {
        Arc::make_mut(&mut self.mail)
    }

    fn replace(&mut self, seat: SeatId, ticket: Ticket) {
        let role = Role::Seat(seat.clone());
        let gone: Vec<_> = self
            .members
            .iter()
            .filter(|(_, member)| member.role == role)
            .map(|(device, _)| device.clone())
            .collect();
        gone.iter().for_each(|device| self.forget(device));
        self.tickets.insert(seat, ticket);
    }

    fn each(&mut self, change: impl FnMut(&mut Member)) {
        self.members.values_mut().for_each(change);
    }

    fn forget(&mut self, device: &DeviceId) {
        if let Some(member) = self.members.remove(device) {
            self.devices.remove(&member.token);
        }
    }
}

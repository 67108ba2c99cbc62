//! Who watches the table, and what each audience was last shown.
//!
//! What is to be seen is made once for each audience that somebody is in, compared with what that
//! audience saw last, and told once to all its sockets. An audience whose view is the same hears
//! nothing: neither a message nor a risen revision tells it that something happened elsewhere (N-1).

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::Arc;

use game::{Audience, Change, Kept, SeatId, Shared};
use tokio::time::Instant;

use super::desk::{DeviceId, Party};
use super::published::Published;
use crate::figures::{Counted, figures};
use crate::house::{Bearer, Organiser, OrganiserId};
use crate::socket::message::{Alike, Message};
use crate::socket::outbox::Outbox;
use crate::wire::{Close, Part, ProjectorState, Screen};

/// Addresses of onlookers that are remembered at most.
const ADDRESSES: usize = 4096;

/// A socket's number at its table.
pub(crate) type ConnId = u64;

/// One socket that watches.
pub(crate) struct Connection {
    pub(crate) party: Party,
    pub(crate) audience: Audience,
    pub(crate) device: DeviceId,
    /// Whether it holds the key of somebody who answers for the table.
    pub(crate) operator: bool,
    /// The address that it comes from, or the network that is one customer's.
    pub(crate) from: IpAddr,
    /// Its name, where the device holds no token and the desk does not know it.
    pub(crate) name: String,
    pub(crate) screen: Screen,
    /// The devices of seats that a screen stands in for, such as a shared tablet that is covered.
    pub(crate) minds: Vec<(DeviceId, SeatId)>,
    /// Whether it said that nobody can see it.
    pub(crate) hidden: bool,
    pub(crate) outbox: Arc<Outbox>,
    pub(crate) holder: Holder,
    /// What it is sent before both parts whole; absent when it has them already.
    pub(crate) greeting: Option<Vec<Message>>,
    pub(crate) _counted: Counted,
}

/// What a socket has shown of itself, by which sockets are counted: nobody who only looks on takes a place
/// from seats and Control.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Holder {
    /// The operator's key, or that of this organiser.
    Host(Option<Bearer>),
    /// The token of this device.
    Device(DeviceId),
    /// Nothing; it comes from this address.
    Nobody(IpAddr),
}

/// Who is there, as views show it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Present {
    /// The devices that are there, or that a screen stands in for.
    pub(crate) devices: BTreeSet<DeviceId>,
    /// The seats of which a device is there.
    pub(crate) seats: BTreeSet<SeatId>,
    /// The sockets in the order in which they came.
    pub(crate) sockets: Vec<Socket>,
    /// The names of Controls whose devices the desk does not know, also once they have gone.
    pub(crate) guests: HashMap<DeviceId, String>,
    /// Whether the room sees the table; none where no projector ever came.
    pub(crate) projector: Option<ProjectorState>,
}

/// A socket as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Socket {
    pub(crate) device: DeviceId,
    pub(crate) name: String,
    pub(crate) screen: Screen,
    pub(crate) operator: bool,
}

/// What to show, made on demand: from what was shown last, as far as it is still so.
pub(crate) trait Show {
    /// The part that everybody sees.
    fn shared(&self, view: &mut Kept) -> Vec<Change>;
    /// The part that only this audience sees.
    fn own(&self, audience: &Audience, view: &mut Kept) -> Vec<Change>;
}

/// Who watches the table, and what each audience was last shown.
#[derive(Default)]
pub(crate) struct Gallery {
    pub(crate) connections: BTreeMap<ConnId, Connection>,
    /// Who is there, as of when it was looked at last.
    present: Shared<Present>,
    /// Whether somebody came or went since.
    moved: bool,
    /// The names of Controls whose devices the desk does not know, also once they have gone.
    pub(crate) guests: HashMap<DeviceId, String>,
    /// Whether a projector ever came.
    projected: bool,
    /// Of each address from which somebody looked on, the first socket: the house's own projector was there before a
    /// crowd came.
    first: HashMap<IpAddr, ConnId>,
    next: ConnId,
    shared: Option<Published>,
    own: HashMap<Audience, Published>,
}

/// What a round of showing sends.
#[derive(Default)]
pub(crate) struct Round {
    shared: Option<Message>,
    own: HashMap<Audience, Option<Message>>,
}

impl Gallery {
    /// Lets a socket in.
    pub(crate) fn arrive(&mut self, connection: Connection) -> ConnId {
        self.next += 1;
        self.moved = true;
        self.projected |= connection.screen == Screen::Projector;
        self.note(&connection);
        if let Holder::Nobody(from) = connection.holder
            && self.first.len() < ADDRESSES
        {
            self.first.entry(from).or_insert(self.next);
        }
        self.connections.insert(self.next, connection);
        self.next
    }

    /// Makes room for one more of this holder. Of a device's sockets the oldest gives way: lines that have
    /// broken may not have been noticed yet. Of those who only look on, the latest of an address from which
    /// many more look on than from the newcomer's; but where somebody with a token or a key is at the table from an
    /// address, as Control is beside its projector, who looks on from there gives way to no stranger, and strangers
    /// to them. Where no crowd is larger, who comes from an address that was there earlier comes back in the place of
    /// the address that came last.
    ///
    /// # Errors
    /// `Full`.
    pub(crate) fn make_room(
        &mut self,
        holder: &Holder,
        sockets_per_device: usize,
        onlookers: usize,
    ) -> Result<(), Close> {
        let open = || self.connections.values().filter(|one| one.outbox.is_open());
        match holder {
            Holder::Host(_) => {}
            Holder::Device(_) => {
                let own: Vec<_> = open().filter(|one| one.holder == *holder).collect();
                if own.len() >= sockets_per_device {
                    own[0].outbox.end(Close::Full);
                }
            }
            Holder::Nobody(from) => {
                let mut crowds: HashMap<IpAddr, Vec<&Connection>> = HashMap::new();
                let mut homes = BTreeSet::new();
                for one in open() {
                    match &one.holder {
                        Holder::Nobody(from) => crowds.entry(*from).or_default().push(one),
                        Holder::Host(_) | Holder::Device(_) => drop(homes.insert(one.from)),
                    }
                }
                if crowds.values().map(Vec::len).sum::<usize>() < onlookers {
                    return Ok(());
                }
                let gives_way = self.gives_way(*from, &crowds, &homes).ok_or(Close::Full)?;
                gives_way.outbox.end(Close::Full);
            }
        }
        Ok(())
    }

    /// Who gives way to an onlooker from this address.
    fn gives_way<'a>(
        &self,
        from: IpAddr,
        crowds: &HashMap<IpAddr, Vec<&'a Connection>>,
        homes: &BTreeSet<IpAddr>,
    ) -> Option<&'a Connection> {
        let own = crowds.get(&from).map_or(0, Vec::len);
        // Who is at home here need not come from the smaller crowd.
        let fewer = if homes.contains(&from) { 0 } else { own + 1 };
        let strangers = || crowds.iter().filter(|(address, _)| !homes.contains(address));
        let largest = strangers().map(|(_, crowd)| crowd).max_by_key(|crowd| crowd.len());
        let largest = largest.filter(|crowd| crowd.len() > fewer);
        let since = |address: &IpAddr| self.first.get(address).copied().unwrap_or(ConnId::MAX);
        let newest = || {
            let later = strangers().filter(|(address, _)| since(address) > since(&from));
            // From one address nobody drives others out one after the other.
            let newest = later.max_by_key(|(address, _)| since(address)).filter(|_| own == 0);
            newest.map(|(_, crowd)| crowd)
        };
        largest.or_else(newest)?.last().copied()
    }

    /// Sends those away who came with the key of an organiser that is not valid any more.
    pub(crate) fn send_away(&self, known: &HashMap<OrganiserId, Organiser>) {
        for one in self.connections.values() {
            if let Holder::Host(Some(bearer)) = &one.holder
                && bearer.is_outdated(known.get(&bearer.id))
            {
                one.outbox.end(Close::Unauthorized);
            }
        }
    }

    /// Names a socket whose device the desk does not know.
    pub(crate) fn rename(&mut self, id: ConnId, name: String) {
        if let Some(mut connection) = self.connections.remove(&id) {
            connection.name = name;
            self.note(&connection);
            self.connections.insert(id, connection);
            self.moved = true;
        }
    }

    /// A screen that watches stands in for these devices. Returns whether that changes anything.
    pub(crate) fn mind(&mut self, id: ConnId, minds: Vec<(DeviceId, SeatId)>) -> bool {
        let watcher = self.connections.get_mut(&id).filter(|one| one.party == Party::Public);
        let changed =
            watcher.is_some_and(|one| std::mem::replace(&mut one.minds, minds) != one.minds);
        self.moved |= changed;
        changed
    }

    /// A screen is out of sight, or in sight again. Returns whether that changes anything.
    pub(crate) fn hide(&mut self, id: ConnId, hidden: bool) -> bool {
        let screen = self.connections.get_mut(&id).filter(|one| one.screen == Screen::Projector);
        let changed =
            screen.is_some_and(|one| std::mem::replace(&mut one.hidden, hidden) != hidden);
        self.moved |= changed;
        changed
    }

    /// Whether the room sees the table. One projector in sight is enough.
    fn projector(&self) -> Option<ProjectorState> {
        let all = self.connections.values().filter(|one| one.screen == Screen::Projector);
        let best = all.map(|one| one.hidden).min();
        match best {
            Some(false) => Some(ProjectorState::Shown),
            Some(true) => Some(ProjectorState::Covered),
            None => self.projected.then_some(ProjectorState::Gone),
        }
    }

    fn note(&mut self, connection: &Connection) {
        if connection.party == Party::Control {
            self.guests.insert(connection.device.clone(), connection.name.clone());
        }
    }

    /// Forgets the sockets that have gone. Returns whether there were any.
    pub(crate) fn sweep(&mut self) -> bool {
        let before = self.connections.len();
        self.connections.retain(|_, connection| connection.outbox.is_open());
        let gone = before - self.connections.len();
        self.moved |= gone > 0;
        gone > 0
    }

    /// Makes and compares what is to be seen now by those who are there; where only the own parts of
    /// some can be other ones, of those alone.
    pub(crate) fn look(&mut self, show: &dyn Show, only: Option<&BTreeSet<Audience>>) -> Round {
        let (mut round, mut alike) = (Round::default(), Alike::default());
        if self.connections.is_empty() {
            return round;
        }
        if only.is_none() {
            let shared = self.shared.get_or_insert_with(|| Published::new(Part::Shared));
            round.shared = shared.update(|view| show.shared(view), &mut alike);
        }
        for connection in self.connections.values() {
            let audience = &connection.audience;
            let asked = only.is_none_or(|only| only.contains(audience));
            if asked && !round.own.contains_key(audience) {
                let own = self.own.entry(audience.clone());
                let own = own.or_insert_with(|| Published::new(Part::Own));
                let message = own.update(|view| show.own(audience, view), &mut alike);
                round.own.insert(audience.clone(), message);
            }
        }
        round
    }

    /// Sends each socket what concerns it, in one frame: `notices` for all, the changes, its `mail`; which
    /// came of a commit, if they did, that returned at the moment `durable`. Returns whether a socket could
    /// not keep up.
    pub(crate) fn send(
        &mut self,
        round: &Round,
        notices: &[Message],
        mut mail: HashMap<ConnId, Vec<Message>>,
        durable: Option<Instant>,
    ) -> bool {
        let (mut lost, mut whole, mut patches) = (false, 0, 0);
        for (id, connection) in &mut self.connections {
            let (mut open, mut own) = (Vec::new(), Vec::new());
            if let Some(greeting) = connection.greeting.take() {
                let greeted = greeting.len();
                open.extend(greeting);
                open.extend(self.shared.as_mut().map(Published::whole));
                own.extend(self.own.get_mut(&connection.audience).map(Published::whole));
                whole += open.len() - greeted;
            } else {
                open.extend_from_slice(notices);
                open.extend(round.shared.clone());
                own.extend(round.own.get(&connection.audience).cloned().flatten());
                patches += open.len() - notices.len();
            }
            own.extend(mail.remove(id).unwrap_or_default());
            connection.outbox.push(&open, &own, durable);
            lost |= !connection.outbox.is_open();
        }
        figures().counts.views(whole, patches);
        self.shared.iter_mut().chain(self.own.values_mut()).for_each(Published::told);
        lost
    }

    /// Closes every socket of a device; nobody stands in for it any more.
    pub(crate) fn dismiss(&mut self, device: &DeviceId, close: Close) {
        for connection in self.connections.values_mut() {
            connection.minds.retain(|(minded, _)| minded != device);
            if connection.device == *device {
                connection.outbox.end(close);
            }
        }
        self.moved = true;
    }

    /// A device holds another seat: its own sockets come again, and a screen that stands in for it goes on.
    pub(crate) fn reseat(&mut self, device: &DeviceId, seat: &SeatId) {
        for connection in self.connections.values_mut() {
            let minded = connection.minds.iter_mut().filter(|(minded, _)| minded == device);
            minded.for_each(|(_, held)| held.clone_from(seat));
            if connection.device == *device {
                connection.outbox.end(Close::Reseated);
            }
        }
        self.moved = true;
    }

    /// Closes every socket.
    pub(crate) fn close(&self, close: Close) {
        for connection in self.connections.values() {
            connection.outbox.end(close);
        }
    }

    /// Who is there. The same part as before as long as that is the same.
    pub(crate) fn present(&mut self) -> Shared<Present> {
        if std::mem::take(&mut self.moved) {
            let all = self.connections.values();
            let minded = all.clone().flat_map(|one| one.minds.iter().map(|(device, _)| device));
            let socket = |one: &Connection| Socket {
                device: one.device.clone(),
                name: one.name.clone(),
                screen: one.screen,
                operator: one.operator,
            };
            let present = Present {
                devices: all.clone().map(|one| &one.device).chain(minded).cloned().collect(),
                seats: self.seats(),
                sockets: all.map(socket).collect(),
                guests: self.guests.clone(),
                projector: self.projector(),
            };
            self.present.set(present);
        }
        self.present.clone()
    }

    /// The seats of which a device is there.
    pub(crate) fn seats(&self) -> BTreeSet<SeatId> {
        let seats = self.connections.values().flat_map(|one| {
            let own = match &one.audience {
                Audience::Seat(seat) => Some(seat),
                Audience::Public | Audience::Control => None,
            };
            own.into_iter().chain(one.minds.iter().map(|(_, seat)| seat))
        });
        seats.cloned().collect()
    }

    /// The sockets of a seat's devices, and of screens that stand in for them.
    pub(crate) fn of_seat(&self, seat: &SeatId) -> impl Iterator<Item = (&ConnId, &Connection)> {
        self.connections.iter().filter(move |(_, one)| {
            matches!(&one.audience, Audience::Seat(held) if held == seat)
                || one.minds.iter().any(|(_, minded)| minded == seat)
        })
    }
}

impl Drop for Gallery {
    /// However the table ends, nobody is left with an open socket and silence.
    fn drop(&mut self) {
        self.close(Close::Restarting);
    }
}

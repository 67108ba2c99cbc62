//! Who is connected. When there is no room for another one, whoever has shown nothing yet gives way, the
//! oldest first; then who only looks on. Who has shown a token or a key stays.

use std::collections::{BTreeSet, HashMap};
use std::net::{IpAddr, Ipv6Addr};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::Trusted;
use crate::figures::{Counted, figures};

/// For how long it is told that descriptors were lacking.
const TOLD: Duration = Duration::from_secs(60);

/// What a connection has shown of itself, the least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Standing {
    /// Nothing yet.
    Stranger,
    /// It looks on at a table.
    Watcher,
    /// It holds a token or a key.
    Member,
}

/// One connection, for as long as it lasts.
pub(crate) struct Line {
    id: u64,
    lines: Arc<Lines>,
    /// It must give way.
    pub(crate) gone: CancellationToken,
    /// It sends too much.
    pub(crate) loud: CancellationToken,
    socket: AtomicBool,
    _counted: Counted,
}

impl Line {
    /// From now on it is a websocket, and its bytes are counted.
    pub(crate) fn becomes_socket(&self) {
        self.socket.store(true, Ordering::Relaxed);
    }

    pub(super) fn is_socket(&self) -> bool {
        self.socket.load(Ordering::Relaxed)
    }

    /// It looks on at a table.
    pub(crate) fn watches(&self) {
        self.lines.inside().rise(self.id, Standing::Watcher);
    }

    /// It has shown a token or a key: it gives way to nobody.
    pub(crate) fn belongs(&self) {
        self.lines.inside().rise(self.id, Standing::Member);
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.lines.inside().leave(self.id);
    }
}

/// All connections.
pub(crate) struct Lines {
    inside: Mutex<Inside>,
    at_most: usize,
    of_one_address: usize,
    /// Proxies speak for many, and so does this machine.
    trusted: Vec<Trusted>,
    full: Mutex<Full>,
}

/// Whether descriptors were lacking.
#[derive(Default)]
struct Full {
    /// For the last one that knocked.
    now: bool,
    last: Option<Instant>,
}

#[derive(Default)]
struct Inside {
    next: u64,
    all: HashMap<u64, Entry>,
    strangers: BTreeSet<u64>,
    watchers: BTreeSet<u64>,
    of_address: HashMap<IpAddr, BTreeSet<u64>>,
    /// How many of an address have shown a token or a key.
    members_of: HashMap<IpAddr, usize>,
}

struct Entry {
    address: IpAddr,
    standing: Standing,
    gone: CancellationToken,
}

impl Lines {
    /// Room for so many, of which one address gets half at most.
    pub(crate) fn new(at_most: usize, of_one_address: usize, trusted: Vec<Trusted>) -> Self {
        Self {
            inside: Mutex::default(),
            at_most,
            of_one_address: of_one_address.min(at_most / 2).max(1),
            trusted,
            full: Mutex::default(),
        }
    }

    /// Whether this machine is believed when it names the client that it speaks for.
    pub(crate) fn trusts(&self, peer: IpAddr) -> bool {
        peer.is_loopback() || self.trusted.iter().any(|proxy| proxy.holds(peer))
    }

    /// Lets a connection in; where there is no room, another one gives way. None where nobody can.
    pub(crate) fn enter(self: &Arc<Self>, peer: IpAddr) -> Option<Arc<Line>> {
        let peer = peer.to_canonical();
        let address = neighbourhood(peer);
        let mut inside = self.inside();
        let crowd = inside.of_address.get(&address).map_or(0, BTreeSet::len);
        let room = if crowd >= self.of_one_address && !self.trusts(peer) {
            inside.dismiss_of(address)
        } else {
            inside.all.len() < self.at_most || inside.dismiss_any()
        };
        if !room {
            figures().counts.connections_refused.increment(1);
            return None;
        }
        let id = inside.next;
        inside.next += 1;
        let gone = CancellationToken::new();
        let standing = Standing::Stranger;
        inside.all.insert(id, Entry { address, standing, gone: gone.clone() });
        inside.strangers.insert(id);
        inside.of_address.entry(address).or_default().insert(id);
        let (lines, loud) = (Arc::clone(self), CancellationToken::new());
        let (socket, _counted) = (AtomicBool::new(false), figures().levels.connection());
        Some(Arc::new(Line { id, lines, gone, loud, socket, _counted }))
    }

    /// Whether nobody comes in unless somebody leaves.
    pub(super) fn is_crowded(&self) -> bool {
        self.inside().all.len() >= self.at_most
    }

    /// A descriptor was there for whoever knocked.
    pub(super) fn opened(&self) {
        if std::mem::take(&mut self.full().now) {
            tracing::info!("connections are taken again");
        }
    }

    /// No descriptor was there for whoever knocked: somebody gives way.
    pub(super) fn shut(&self, error: &std::io::Error) {
        let connections = self.inside().all.len();
        let mut full = self.full();
        full.last = Some(Instant::now());
        if !std::mem::replace(&mut full.now, true) {
            tracing::error!(%error, connections, "a connection could not be taken");
        }
        drop(full);
        figures().counts.connections_refused.increment(1);
        self.inside().dismiss_any();
    }

    /// Whether somebody found no descriptor a moment ago.
    pub(crate) fn was_full(&self) -> bool {
        self.full().last.is_some_and(|last| last.elapsed() < TOLD)
    }

    fn full(&self) -> MutexGuard<'_, Full> {
        self.full.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inside {
    fn rise(&mut self, id: u64, standing: Standing) {
        let Some(entry) = self.all.get_mut(&id).filter(|entry| entry.standing < standing) else {
            return;
        };
        entry.standing = standing;
        self.strangers.remove(&id);
        self.watchers.remove(&id);
        let address = entry.address;
        match standing {
            Standing::Watcher => drop(self.watchers.insert(id)),
            Standing::Member => *self.members_of.entry(address).or_default() += 1,
            Standing::Stranger => {}
        }
    }

    fn leave(&mut self, id: u64) {
        let Some(Entry { address, gone, standing }) = self.all.remove(&id) else { return };
        if standing == Standing::Member
            && let Some(members) = self.members_of.get_mut(&address)
        {
            *members -= 1;
            if *members == 0 {
                self.members_of.remove(&address);
            }
        }
        self.strangers.remove(&id);
        self.watchers.remove(&id);
        if let Some(crowd) = self.of_address.get_mut(&address) {
            crowd.remove(&id);
            if crowd.is_empty() {
                self.of_address.remove(&address);
            }
        }
        gone.cancel();
    }

    /// Lets the oldest go that has shown least; of those who look on first who comes from an address from which
    /// nobody has shown a token or a key. Returns whether there was one.
    fn dismiss_any(&mut self) -> bool {
        let is_alone = |id: &&u64| {
            let entry = self.all.get(*id);
            entry.is_none_or(|entry| !self.members_of.contains_key(&entry.address))
        };
        let watcher = || self.watchers.iter().find(is_alone).or_else(|| self.watchers.first());
        let oldest = self.strangers.first().or_else(watcher).copied();
        oldest.is_some_and(|id| {
            self.leave(id);
            true
        })
    }

    /// The same among those of one address.
    fn dismiss_of(&mut self, address: IpAddr) -> bool {
        let crowd = self.of_address.get(&address).into_iter().flatten();
        let rank = |id: &u64| self.all.get(id).map(|entry| entry.standing);
        let weak = crowd.filter(|id| rank(id) < Some(Standing::Member));
        // Of equals the first is kept, which is the oldest.
        let oldest = weak.min_by_key(|id| rank(id)).copied();
        oldest.is_some_and(|id| {
            self.leave(id);
            true
        })
    }
}

/// What counts as one address: of IPv6 a whole network, which is what one customer gets.
pub(crate) fn neighbourhood(ip: IpAddr) -> IpAddr {
    match ip.to_canonical() {
        IpAddr::V6(ip) => Ipv6Addr::from(u128::from(ip) & !u128::from(u64::MAX)).into(),
        ip => ip,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(at_most: usize, of_one_address: usize) -> Arc<Lines> {
        Arc::new(Lines::new(at_most, of_one_address, Vec::new()))
    }

    fn from(last: u8) -> IpAddr {
        [10, 0, 0, last].into()
    }

    #[test]
    fn one_address_makes_room_among_its_own_and_others_keep_theirs() {
        let lines = lines(10, 2);
        let enter = |last| lines.enter(from(last)).expect("there is room");
        let (other, first, second) = (enter(1), enter(2), enter(2));
        let third = enter(2);
        assert!(first.gone.is_cancelled() && !second.gone.is_cancelled());
        second.belongs();
        third.watches();
        let fourth = enter(2);
        assert!(third.gone.is_cancelled() && !second.gone.is_cancelled());
        fourth.belongs();
        assert!(lines.enter(from(2)).is_none(), "none of them can give way");
        assert!(!other.gone.is_cancelled());
    }

    #[test]
    fn a_full_house_lets_strangers_go_then_watchers_and_members_never() {
        let lines = lines(3, 3);
        let enter = |last| lines.enter(from(last)).expect("there is room");
        let (member, watcher, stranger) = (enter(1), enter(2), enter(3));
        member.belongs();
        watcher.watches();
        let second = enter(4);
        assert!(stranger.gone.is_cancelled() && !watcher.gone.is_cancelled());
        second.belongs();
        let third = enter(5);
        assert!(watcher.gone.is_cancelled());
        third.belongs();
        assert!(lines.enter(from(6)).is_none());
        drop(third);
        assert!(lines.enter(from(6)).is_some(), "who has left has left room");
        assert!(!member.gone.is_cancelled());
    }

    #[test]
    fn who_looks_on_from_a_members_address_stays_before_who_does_from_elsewhere() {
        let lines = lines(4, 2);
        let enter = |last| lines.enter(from(last)).expect("there is room");
        let (projector, member, other, third) = (enter(1), enter(1), enter(2), enter(3));
        [&projector, &other, &third].into_iter().for_each(|line| line.watches());
        member.belongs();
        let fourth = enter(4);
        assert!(other.gone.is_cancelled() && !projector.gone.is_cancelled());
        drop(member);
        let fifth = enter(5);
        [&fourth, &fifth].into_iter().for_each(|line| line.watches());
        let _sixth = enter(6);
        assert!(
            projector.gone.is_cancelled() && !third.gone.is_cancelled(),
            "of equals the oldest"
        );
    }

    #[test]
    fn this_machine_and_proxies_speak_for_many() {
        let proxy = "10.9.0.0/16".parse().expect("a network");
        let lines = Arc::new(Lines::new(10, 1, vec![proxy]));
        for peer in ["127.0.0.1", "10.9.8.7"] {
            let peer: IpAddr = peer.parse().expect("an address");
            let many: Vec<_> = (0..4).map(|_| lines.enter(peer)).collect();
            assert!(many.iter().flatten().all(|line| !line.gone.is_cancelled()), "{peer}");
        }
    }

    #[test]
    fn a_network_of_ipv6_counts_as_one() {
        let ip = |text: &str| neighbourhood(text.parse().expect("an address"));
        assert_eq!(ip("2001:db8:1:2:3::4"), ip("2001:db8:1:2:ffff::1"));
        assert_ne!(ip("2001:db8:1:2::1"), ip("2001:db8:1:3::1"));
        assert_eq!(ip("::ffff:10.0.0.1"), ip("10.0.0.1"));
    }
}

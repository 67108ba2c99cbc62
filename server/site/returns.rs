//! Who comes to a table and leaves it at once, over and over: a page that is stuck makes and leaves a connection many
//! times a second for as long as it is open. It is let in all the same, but slowly.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::doors::neighbourhood;
use crate::journal::TableId;
use crate::socket::flood::Bucket;
use crate::wire::Screen;

/// Who stays no longer than that has only come and gone.
const BRIEF: Duration = Duration::from_secs(2);

/// So many brief visits by one token cost nothing: a page that is loaded again and again by hand makes a few.
const FREE: u32 = 10;

/// Brief visits that are forgotten in a second.
const FORGOTTEN: u32 = 1;

/// How long one that makes more waits until it is let in. No page gives a server up so soon.
pub(crate) const REST: Duration = Duration::from_secs(1);

/// Visitors that are remembered at most.
const MOST: usize = 10_000;

/// Who comes, and where. Screens without a token that call themselves the same behind one address are not told apart.
#[derive(Clone, Copy, Debug, Hash)]
pub(crate) struct Visitor<'a> {
    pub(crate) table: TableId,
    pub(crate) ip: IpAddr,
    pub(crate) token: Option<&'a str>,
    pub(crate) screen: Screen,
    pub(crate) device: Option<&'a str>,
}

/// Brief visits, by whose they were.
pub(crate) struct Returns {
    hashes: RandomState,
    /// Screens without a token that may stand behind one address: all of them may load themselves again at once.
    room: u32,
    brief: Mutex<HashMap<u64, Bucket>>,
}

impl Returns {
    /// Allows so many that have shown no token to come and go together.
    pub(crate) fn allowing(room: usize) -> Self {
        let room = u32::try_from(room).unwrap_or(u32::MAX).max(FREE);
        Self { hashes: RandomState::new(), room, brief: Mutex::default() }
    }

    /// Somebody comes.
    pub(crate) fn comes(self: &Arc<Self>, visitor: Visitor<'_>) -> Visit {
        let free = visitor.token.map_or(self.room, |_| FREE);
        let who = self.hashes.hash_one(Visitor { ip: neighbourhood(visitor.ip), ..visitor });
        Visit { returns: Arc::clone(self), who, free, since: Instant::now() }
    }

    fn with<T>(&self, deed: impl FnOnce(&mut HashMap<u64, Bucket>) -> T) -> T {
        deed(&mut self.brief.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Somebody is there.
pub(crate) struct Visit {
    returns: Arc<Returns>,
    who: u64,
    /// Brief visits that cost nothing.
    free: u32,
    since: Instant,
}

impl Visit {
    /// Whether it has come and gone so often that it is to wait for [`REST`] first.
    pub(crate) fn must_rest(&self) -> bool {
        self.returns.with(|brief| brief.get_mut(&self.who).is_some_and(Bucket::is_empty))
    }

    /// It leaves by itself: whom the server sends away is no page that is stuck.
    pub(crate) fn left(&self) {
        if self.since.elapsed() >= BRIEF {
            return;
        }
        self.returns.with(|brief| {
            if brief.len() >= MOST {
                brief.retain(|_, bucket| !bucket.is_full());
            }
            if brief.len() >= MOST {
                brief.clear();
            }
            brief.entry(self.who).or_insert_with(|| Bucket::full(self.free, FORGOTTEN)).take();
        });
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::advance;

    use super::*;

    const ROOM: usize = 40;

    fn visitor(token: Option<&str>) -> Visitor<'_> {
        let (table, ip) = (TableId::from_u128(7), [10, 0, 0, 1].into());
        Visitor { table, ip, token, screen: Screen::Projector, device: None }
    }

    /// Comes and goes; whether it had to rest.
    fn rested(returns: &Arc<Returns>, visitor: Visitor<'_>) -> bool {
        let visit = returns.comes(visitor);
        visit.left();
        visit.must_rest()
    }

    fn returns() -> Arc<Returns> {
        Arc::new(Returns::allowing(ROOM))
    }

    #[tokio::test(start_paused = true)]
    async fn who_comes_and_goes_many_times_a_second_rests_for_as_long_as_it_goes_on() {
        let returns = returns();
        let stuck = visitor(Some("seat"));
        assert_eq!((1..FREE).filter(|_| rested(&returns, stuck)).count(), 0);
        for _ in 0..30 {
            assert!(rested(&returns, stuck));
        }
        assert!(!rested(&returns, visitor(Some("other"))));
        assert!(!rested(&returns, visitor(None)));
        advance(Duration::from_secs(FREE.into())).await;
        assert!(!rested(&returns, stuck));
    }

    #[tokio::test(start_paused = true)]
    async fn a_room_behind_one_address_that_loads_its_pages_again_does_not_rest() {
        let returns = returns();
        let (watches, other) = (visitor(None), Visitor { device: Some("Hall"), ..visitor(None) });
        assert_eq!((1..ROOM).filter(|_| rested(&returns, watches)).count(), 0);
        assert!(rested(&returns, watches), "one that is stuck");
        assert!(!rested(&returns, other));
        assert!(!rested(&returns, Visitor { screen: Screen::Onlooker, ..watches }));
        assert!(!rested(&returns, Visitor { ip: [10, 0, 0, 2].into(), ..watches }));
    }

    #[tokio::test(start_paused = true)]
    async fn who_stays_a_while_never_rests() {
        let returns = returns();
        for _ in 0..3 * FREE {
            let visit = returns.comes(visitor(Some("seat")));
            advance(BRIEF).await;
            visit.left();
            assert!(!visit.must_rest());
        }
    }
}

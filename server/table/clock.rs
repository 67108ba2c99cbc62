//! The table's own clock. It is shared with the sockets, so that a ping is answered at once and tells
//! nothing of how busy the table is.

use std::sync::{Mutex, PoisonError};

use game::Millis;
use tokio::time::Instant;

use crate::journal::unix_ms;
use crate::wire::Clock;

/// A clock that stands or goes.
#[derive(Debug)]
pub(crate) struct TableClock(Mutex<Hand>);

#[derive(Clone, Copy, Debug)]
struct Hand {
    /// The moment at which it stands, or at which it last began to go.
    base: Millis,
    /// When it began to go; absent while it stands.
    since: Option<Instant>,
}

impl Hand {
    fn now(self) -> Millis {
        let gone = self.since.map_or(0, |since| {
            u64::try_from(since.elapsed().as_millis()).expect("a server runs for less than an aeon")
        });
        Millis(self.base.0.saturating_add(gone))
    }
}

impl TableClock {
    /// A clock that stands at this moment.
    pub(crate) fn standing(at: Millis) -> Self {
        Self(Mutex::new(Hand { base: at, since: None }))
    }

    /// The moment that it shows.
    pub(crate) fn now(&self) -> Millis {
        self.hand().now()
    }

    /// What clients are told.
    pub(crate) fn view(&self) -> Clock {
        let hand = self.hand();
        let wall = u64::try_from(unix_ms()).unwrap_or_default();
        Clock { now: hand.now().0, running: hand.since.is_some(), wall }
    }

    /// Lets it go from where it stands, or stops it. Returns whether that changed anything.
    pub(crate) fn set_running(&self, running: bool) -> bool {
        let mut hand = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let changes = hand.since.is_some() != running;
        if changes {
            *hand = Hand { base: hand.now(), since: running.then(Instant::now) };
        }
        changes
    }

    fn hand(&self) -> Hand {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_standing_clock_stands_and_goes_on_from_there() {
        let clock = TableClock::standing(Millis(500));
        tokio::time::advance(Duration::from_secs(9)).await;
        assert_eq!(clock.now(), Millis(500));
        assert!(clock.set_running(true));
        tokio::time::advance(Duration::from_millis(70)).await;
        assert_eq!(clock.now(), Millis(570));
        assert!(clock.set_running(false));
        assert!(!clock.set_running(false));
        tokio::time::advance(Duration::from_secs(9)).await;
        assert_eq!((clock.view().now, clock.view().running), (570, false));
    }
}

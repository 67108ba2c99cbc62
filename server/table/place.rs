//! Where a table is found: awake, which is an actor that owns what is true, or asleep, which is next to
//! nothing. Who comes to a table that is asleep wakes it; its journal and what was kept of it are all that
//! is needed.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use game::UnixMillis;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

use super::{Facts, Request, TableClock, TableHandle};
use crate::journal::TableId;

/// What is known of a table without waking it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Card {
    /// What anybody may know of it; of those who are there it says nothing.
    pub(crate) facts: Facts,
    /// What it waits for by itself.
    pub(crate) waits: Waits,
}

/// What a table that nobody is at waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Waits {
    /// Nothing: it need not be woken.
    Nothing,
    /// A moment of its own clock, which goes as long as it is awake.
    Clock,
    /// A day and an hour.
    Until(UnixMillis),
}

/// A table that sleeps.
#[derive(Default)]
struct Asleep {
    /// Its clock, which goes on; none where it has not been awake since the start.
    clock: Option<Arc<TableClock>>,
    /// What is known of it; none where nothing is.
    card: Option<Card>,
}

enum State {
    Awake(TableHandle),
    Asleep(Asleep),
}

/// Where a table is found.
pub(crate) struct Place {
    pub(crate) id: TableId,
    state: Mutex<State>,
    /// Held while it is woken, so that it is woken once.
    pub(crate) waking: tokio::sync::Mutex<()>,
}

impl Place {
    /// The place of a table that sleeps.
    pub(crate) fn asleep(id: TableId, card: Option<Card>) -> Arc<Self> {
        let asleep = Asleep { clock: None, card };
        Arc::new(Self { id, state: Mutex::new(State::Asleep(asleep)), waking: Default::default() })
    }

    /// The way to the table; none while it sleeps, or where a fault has ended it.
    pub(crate) fn handle(&self) -> Option<TableHandle> {
        match &*self.state() {
            State::Awake(handle) => Some(handle.clone()).filter(|handle| !handle.has_ended()),
            State::Asleep(_) => None,
        }
    }

    /// What is known of the table while it sleeps.
    pub(crate) fn card(&self) -> Option<Card> {
        match &*self.state() {
            State::Awake(_) => None,
            State::Asleep(asleep) => asleep.card.clone(),
        }
    }

    /// What the table waits for while it sleeps; none where it is awake, or nobody knows.
    pub(crate) fn waits(&self) -> Option<Waits> {
        match &*self.state() {
            State::Awake(_) => None,
            State::Asleep(asleep) => Some(asleep.card.as_ref()?.waits),
        }
    }

    /// Whether it sleeps and nobody knows what it waits for.
    pub(crate) fn is_unknown(&self) -> bool {
        matches!(&*self.state(), State::Asleep(asleep) if asleep.card.is_none())
    }

    /// The clock of a table that slept.
    pub(super) fn clock(&self) -> Option<Arc<TableClock>> {
        match &*self.state() {
            State::Awake(_) => None,
            State::Asleep(asleep) => asleep.clock.clone(),
        }
    }

    /// The table is awake.
    pub(super) fn wake(&self, handle: TableHandle) {
        *self.state() = State::Awake(handle);
    }

    /// Another server has the table: what was known of it here holds no longer.
    pub(crate) fn forget(&self) {
        *self.state() = State::Asleep(Asleep::default());
    }

    /// Lets the table sleep, unless somebody has asked something of it or still could: nobody's request
    /// is ever lost to a table that has just gone. Returns whether it sleeps: then its actor must end
    /// without doing anything more.
    pub(super) fn sleep(
        &self,
        requests: &mpsc::Receiver<Request>,
        card: impl FnOnce() -> Card,
    ) -> bool {
        let mut state = self.state();
        let State::Awake(handle) = &*state else { return false };
        // The last way to it is the one that lies here, and nobody can take another one now.
        if requests.sender_strong_count() > 1 || !requests.is_empty() {
            return false;
        }
        let asleep = Asleep { clock: Some(Arc::clone(&handle.clock)), card: Some(card()) };
        *state = State::Asleep(asleep);
        true
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use game::Millis;
    use tokio::sync::Notify;

    use super::*;
    use crate::wire::Lobby;

    fn card() -> Card {
        let facts = Facts {
            code: "KWDTR".into(),
            name: "A hall".into(),
            language: None,
            game: "toy".into(),
            lobby: Lobby::Open,
            begun: false,
            over: false,
            seats: Vec::new(),
        };
        Card { facts, waits: Waits::Nothing }
    }

    #[test]
    fn a_table_sleeps_only_where_nobody_has_a_way_to_it_or_has_asked_for_something() {
        let place = Place::asleep(TableId::nil(), None);
        let (requests, mut inbox) = mpsc::channel(4);
        let clock = Arc::new(TableClock::standing(Millis(7)));
        let departures = Arc::new(Notify::new());
        place.wake(TableHandle { id: place.id, clock, requests, departures });

        let visitor = place.handle().expect("it is awake");
        assert!(!place.sleep(&inbox, card), "somebody may still ask");
        visitor.requests.try_send(Request::Stop).expect("there is room");
        drop(visitor);
        assert!(!place.sleep(&inbox, card), "somebody has asked");
        assert!(place.card().is_none() && place.handle().is_some());
        inbox.try_recv().expect("it waits there");
        assert!(place.sleep(&inbox, card));
        assert!(place.handle().is_none() && !place.is_unknown());
        assert_eq!(place.card(), Some(card()));
        assert_eq!(place.clock().map(|clock| clock.now()), Some(Millis(7)), "its clock stays");
        assert!(
            inbox.try_recv().is_err_and(|error| error == mpsc::error::TryRecvError::Disconnected)
        );
    }
}

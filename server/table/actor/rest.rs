//! When a table goes to sleep: when nobody has been at it for a while and nothing is to come that it does
//! by itself. All that is true of it is in its journal, and kept so that waking costs little.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::Instant;

use super::Actor;
use crate::journal::unix_ms;
use crate::limits::Limits;
use crate::table::place::{Card, Place, Waits};

/// When it is tried again where it was not kept yet.
const KEEPING: Duration = Duration::from_millis(20);

/// When it is tried again, at the latest, where somebody still had a way to the table.
const AGAIN: Duration = Duration::from_secs(1);

/// How often it is looked at most whose day has come.
const LOOK: Duration = Duration::from_secs(60);

/// A table's rest.
pub(crate) struct Rest {
    /// Where it is found meanwhile.
    place: Arc<Place>,
    /// When it may go to sleep; none while somebody is there, or something is to come.
    at: Option<Instant>,
}

impl Rest {
    /// For a table that was woken: `asked_for` by somebody, who may come again.
    pub(crate) fn new(place: Arc<Place>, asked_for: bool) -> Self {
        Self { place, at: (!asked_for).then(Instant::now) }
    }

    /// Somebody has asked for something.
    pub(super) fn is_disturbed(&mut self) {
        self.at = None;
    }
}

/// How often tables are looked at whose day may have come.
pub(crate) fn look_every(limits: &Limits) -> Duration {
    limits.sleep.min(LOOK)
}

impl Actor {
    /// When it may go to sleep, if nobody comes.
    pub(super) fn bedtime(&mut self) -> Option<Instant> {
        let quiet = self.gallery.connections.is_empty()
            && self.halt.is_none()
            && self.unsent.is_empty()
            && self.may_wait();
        if !quiet {
            self.rest.at = None;
            return None;
        }
        let sleep = self.limits.sleep;
        Some(*self.rest.at.get_or_insert_with(|| Instant::now() + sleep))
    }

    /// Goes to sleep where it is time to. Returns whether it sleeps.
    pub(super) fn goes_to_sleep(&mut self) -> bool {
        let due = self.bedtime().is_some_and(|at| at <= Instant::now());
        if !due {
            return false;
        }
        let kept = self.is_kept();
        let asleep = kept && self.rest.place.sleep(&self.requests, || self.card());
        let again = if kept { self.limits.sleep.min(AGAIN) } else { KEEPING };
        self.rest.at = Some(Instant::now() + again);
        asleep
    }

    /// Whether what it waits for is far enough away for somebody else to see it coming.
    fn may_wait(&self) -> bool {
        match self.waits() {
            Waits::Nothing => true,
            Waits::Clock => false,
            Waits::Until(day) => {
                let left = u64::try_from(day.0 - unix_ms()).unwrap_or_default();
                Duration::from_millis(left) >= 2 * look_every(&self.limits)
            }
        }
    }

    /// What is known of it without waking it.
    pub(super) fn card(&self) -> Card {
        let mut facts = self.facts();
        facts.seats.iter_mut().for_each(|seat| seat.online = false);
        Card { facts, waits: self.waits() }
    }
}

//! What a table does by itself: at the alarms of its own clock, at the deadlines of the calendar, and
//! when what the rules go by is not who is here.

use std::collections::BTreeSet;
use std::time::Duration;

use game::{Actor as GameActor, Millis, SeatId, UnixMillis};
use serde_json::Value;
use tokio::time::Instant;
use uuid::Uuid;

use super::Actor;
use crate::journal::unix_ms;
use crate::registry::{Alarm, Deadline, Running};
use crate::table::draft::WorkingCopy;
use crate::table::place::Waits;
use crate::table::turn::Turn;

/// Bells that may ring one after the other before others are heard again.
const AT_ONCE: usize = 16;

/// How long a bell that its own command did not move must wait before it rings again.
const STUCK: Duration = Duration::from_secs(1);

/// How long the machine's clock is trusted: somebody may set it.
const TRUSTED: Duration = Duration::from_secs(60);

/// What the table waits for, as its game says.
#[derive(Debug, Default)]
pub(super) struct Bells {
    alarm: Option<Alarm>,
    deadline: Option<Deadline>,
    presence: Option<Value>,
}

/// A bell that rings.
#[derive(Debug, PartialEq)]
enum Bell {
    Alarm(Alarm),
    Deadline(Deadline),
    Presence(Value),
}

/// What the clocks show.
#[derive(Clone, Copy)]
struct Now {
    table: Millis,
    /// Whether the table's clock goes. While it stands only the calendar counts.
    running: bool,
    wall: UnixMillis,
}

impl Bell {
    fn command(&self) -> &Value {
        match self {
            Self::Alarm(alarm) => &alarm.command,
            Self::Deadline(deadline) => &deadline.command,
            Self::Presence(command) => command,
        }
    }
}

impl Bells {
    /// What this game waits for while these seats are here; nothing when it is over.
    pub(super) fn of(game: &dyn Running, here: &BTreeSet<SeatId>) -> Self {
        if game.over() {
            return Self::default();
        }
        Self {
            alarm: game.alarm(),
            deadline: game.deadline(UnixMillis(unix_ms())),
            presence: game.presence(here),
        }
    }

    fn ringing(&self, now: Now) -> Option<Bell> {
        let alarm = self.alarm.as_ref().filter(|alarm| now.running && alarm.at <= now.table);
        let deadline = self.deadline.as_ref().filter(|deadline| deadline.at <= now.wall);
        let presence = self.presence.as_ref().filter(|_| now.running);
        let alarm = alarm.cloned().map(Bell::Alarm);
        alarm
            .or_else(|| deadline.cloned().map(Bell::Deadline))
            .or_else(|| presence.cloned().map(Bell::Presence))
    }

    /// What the table waits for while nobody is at it.
    fn waits(&self, running: bool) -> Waits {
        if running && (self.alarm.is_some() || self.presence.is_some()) {
            return Waits::Clock;
        }
        self.deadline.as_ref().map_or(Waits::Nothing, |deadline| Waits::Until(deadline.at))
    }

    /// How long until one of them rings or must be looked at again.
    fn wait(&self, now: Now) -> Option<Duration> {
        let alarm = self.alarm.as_ref().filter(|_| now.running);
        let alarm = alarm.map(|alarm| alarm.at.0.saturating_sub(now.table.0));
        let deadline = self.deadline.as_ref();
        let deadline = deadline.map(|deadline| deadline.at.0.saturating_sub(now.wall.0));
        let deadline = deadline.map(|left| u64::try_from(left).unwrap_or_default());
        let presence = self.presence.as_ref().filter(|_| now.running);
        let waits = [
            alarm.map(Duration::from_millis),
            deadline.map(|left| Duration::from_millis(left).min(TRUSTED)),
            presence.map(|_| Duration::ZERO),
        ];
        waits.into_iter().flatten().min()
    }
}

impl Actor {
    /// Asks the game anew what the table waits for.
    pub(super) fn set_bells(&mut self) {
        self.bells = match self.truth.desk.closed {
            true => Bells::default(),
            false => Bells::of(self.truth.game.as_ref(), &self.here),
        };
    }

    /// What the table waits for while nobody is at it.
    pub(super) fn waits(&self) -> Waits {
        self.bells.waits(self.clock.view().running)
    }

    /// When it must act by itself: for a bell, or to try a disk that refused.
    pub(super) fn next_wake(&self) -> Option<Instant> {
        if let Some(halt) = &self.halt {
            return halt.next_try();
        }
        let due = Instant::now() + self.bells.wait(self.clocks())?;
        Some(self.quiet_until.map_or(due, |quiet| due.max(quiet)))
    }

    /// Lets the bells ring whose moment has come, before anybody who was later is heard.
    pub(super) fn ring(&mut self, turn: &mut Turn) {
        let quiet = self.quiet_until.is_some_and(|until| Instant::now() < until);
        if quiet || self.halt.is_some() {
            return;
        }
        self.quiet_until = None;
        let now = self.clocks();
        if self.bells.ringing(now).is_none() {
            return;
        }
        // A deadline's command may say how late it is.
        let mut ringing = Bells::of(self.truth.game.as_ref(), &self.here).ringing(now);
        for _ in 0..AT_ONCE {
            let Some(bell) = ringing else { return };
            let mut draft =
                turn.draft.take().unwrap_or_else(|| WorkingCopy::of(&self.truth, now.table));
            let (from, id) = ((&GameActor::Clock, None), Uuid::new_v4());
            let rung = draft.play(&self.truth, &mut self.dice, from, id, bell.command());
            let stands = draft.desk.pause.is_some();
            ringing = Bells::of(draft.game.as_ref(), &self.here).ringing(now);
            turn.draft = Some(draft);
            if stands && rung.is_ok() {
                // A break began with it: no clock runs any more.
                return;
            }
            if rung.is_err() || ringing.as_ref() == Some(&bell) {
                tracing::warn!(table = %self.id, "a bell did not move; waiting");
                self.quiet_until = Some(Instant::now() + STUCK);
                return;
            }
        }
    }

    /// Takes in who is here now.
    pub(super) fn count_heads(&mut self) {
        let here = self.gallery.seats();
        if here != self.here {
            self.here = here;
            self.set_bells();
        }
    }

    fn clocks(&self) -> Now {
        let running = self.clock.view().running;
        Now { table: self.clock.now(), running, wall: UnixMillis(unix_ms()) }
    }
}

//! A game under way, with its types erased.

use std::any::Any;
use std::borrow::Cow;
use std::collections::BTreeSet;

use game::{
    Actor, Audience, Chance, Change, Kept, Millis, Moved, Record, Refusal, Seat, SeatId, Secret,
    Shown, Text, Translations, UnixMillis, Vaulting, text,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Alarm, Deadline, Journalled, Running, event_of, read, refusal, sound, told, write};
use crate::caught::caught;

pub(super) struct State<G: Record> {
    game: G::State,
    /// What the events that were made true last did to secret choices.
    vaulted: Vec<Vaulting>,
    /// Whom they moved.
    moved: Vec<Moved>,
}

impl<G: Record> State<G> {
    pub(super) fn new(game: G::State) -> Self {
        Self { game, vaulted: Vec::new(), moved: Vec::new() }
    }

    fn apply(&mut self, events: &[G::Event]) {
        self.note(events);
        events.iter().for_each(|event| G::apply(&mut self.game, event));
    }
}

impl<G: Record> State<G> {
    /// Notes what of these events the hub asks for.
    fn note(&mut self, events: &[G::Event]) {
        self.vaulted = events.iter().filter_map(G::vaulting).collect();
        self.moved = events.iter().filter_map(G::moved).collect();
    }
}

impl<G: Record> Running for State<G> {
    fn fork(&self) -> Box<dyn Running> {
        let (game, vaulted, moved) = (self.game.clone(), self.vaulted.clone(), self.moved.clone());
        Box::new(Self { game, vaulted, moved })
    }

    fn keep(&self) -> Option<Vec<u8>> {
        asked("keep", || G::keep(&self.game))?
    }

    fn restore(&self, bytes: &[u8]) -> Option<Box<dyn Running>> {
        let game = asked("restore", || G::restore(&self.game, bytes))??;
        Some(Box::new(Self::new(game)))
    }

    fn vaulted(&self) -> &[Vaulting] {
        &self.vaulted
    }

    fn moved(&self) -> &[Moved] {
        &self.moved
    }

    fn seats(&self) -> Vec<Seat> {
        G::seats(&self.game)
    }

    fn left_out(&self) -> BTreeSet<SeatId> {
        asked("left_out", || G::left_out(&self.game)).unwrap_or_default()
    }

    fn play(
        &mut self,
        actor: &Actor,
        command: &Value,
        now: Millis,
        chance: &mut dyn Chance,
    ) -> Result<Vec<Value>, Refusal> {
        let command: G::Command = read("unknown_command", Cow::Borrowed(command))?;
        let (events, game) = G::play(&self.game, actor, &command, now, chance)?;
        let written = written(&events)?;
        self.note(&events);
        self.game = game;
        Ok(written)
    }

    fn reserved(&self, command: &Value) -> bool {
        let Ok(command) = G::Command::deserialize(command) else { return false };
        asked("reserved", || G::reserved(&command)).unwrap_or(true)
    }

    fn replay(&mut self, format: u32, events: &[Value]) -> Result<(), Refusal> {
        let events = events.iter().map(|event| event_of::<G>(format, event));
        let events = events.collect::<Result<Vec<_>, _>>()?;
        sound(|| self.apply(&events))
    }

    fn view(&self, audience: &Audience) -> Value {
        serde_json::to_value(G::view(&self.game, audience)).expect("views are plain JSON")
    }

    fn show(&self, audience: &Audience, kept: &mut Kept) -> Vec<Change> {
        let mut next = std::mem::take(kept);
        let shown = asked("show", || G::show(&self.game, audience, &mut next));
        *kept = if shown.is_some() { next } else { Kept::default() };
        shown.unwrap_or_default()
    }

    fn sheets(&self) -> Value {
        asked("sheets", || G::sheets(&self.game)).unwrap_or_default()
    }

    fn translations(&self) -> Option<&Translations> {
        G::translations(&self.game)
    }

    fn told(&self) -> Text {
        asked("told", || G::told(&self.game)).unwrap_or_default()
    }

    fn secrets(&self, line: &[Journalled<'_>]) -> Result<Vec<Secret>, Refusal> {
        let told = told::<G>(line)?;
        sound(|| G::secrets(&told))
    }

    fn shown(&self, format: u32, events: &[Value]) -> Result<Vec<Shown>, Refusal> {
        let mut state = self.game.clone();
        let mut shown = Vec::new();
        for event in events {
            let event = event_of::<G>(format, event)?;
            shown.extend(sound(|| {
                G::apply(&mut state, &event);
                G::shown(&state, &event)
            })?);
        }
        Ok(shown)
    }

    fn sealed(&self) -> bool {
        asked("sealed", || G::sealed(&self.game)).unwrap_or(true)
    }

    fn milestone(&self) -> u64 {
        asked("milestone", || G::milestone(&self.game)).unwrap_or_default()
    }

    fn renewal(&self) -> Option<Value> {
        write(&asked("renewal", || G::renewal(&self.game))??).ok()
    }

    fn take_back(
        &mut self,
        last: &dyn Running,
        anew: bool,
        now: Millis,
    ) -> Result<Vec<Value>, Refusal> {
        let last = last.as_any().downcast_ref::<Self>();
        let last = last.ok_or_else(|| refusal("another_game", text!("another-game")))?;
        let events = G::taken_back(&self.game, &last.game, anew, now);
        let written = written(&events)?;
        self.apply(&events);
        Ok(written)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn alarm(&self) -> Option<Alarm> {
        let game::Alarm { at, command } = asked("alarms", || G::alarm(&self.game))??;
        Some(Alarm { at, command: write(&command).ok()? })
    }

    fn deadline(&self, now: UnixMillis) -> Option<Deadline> {
        let all = asked("deadlines", || G::deadlines(&self.game, now))?;
        let game::Deadline { at, command } = all.into_iter().min_by_key(|deadline| deadline.at)?;
        Some(Deadline { at, command: write(&command).ok()? })
    }

    fn presence(&self, here: &BTreeSet<SeatId>) -> Option<Value> {
        write(&asked("presence", || G::presence(&self.game, here))??).ok()
    }

    fn drafting(&self, seat: &SeatId) -> Option<u32> {
        asked("drafting", || G::drafting(&self.game, seat))?
    }

    fn boundary(&self) -> Option<u32> {
        asked("boundary", || G::boundary(&self.game))?
    }

    fn over(&self) -> bool {
        asked("over", || G::over(&self.game)).unwrap_or(false)
    }
}

/// Events as they are journalled. Asked for before they are true: one that cannot be journalled must not
/// become so.
fn written(events: &[impl Serialize]) -> Result<Vec<Value>, Refusal> {
    events.iter().map(write).collect()
}

/// What a game answers; none, and a line in the log, when it panics.
fn asked<T>(what: &str, ask: impl FnOnce() -> T) -> Option<T> {
    let answer = caught(ask);
    answer.inspect_err(|fall| tracing::error!(what, %fall, "asking a game panicked")).ok()
}

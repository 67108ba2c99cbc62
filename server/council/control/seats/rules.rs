//! The rules of how seats are played (N-4): what holds, what is decided, and what that changes.

use std::collections::BTreeSet;

use game::{Actor, Millis, SeatId, text};
use kit::{BadSeal, Seal, Sealable};

use crate::control::record::RecordEvent;
use crate::control::seats::{
    Absence, Arrival, Hand, Opened, Reveal, SeatMode, SeatsCommand, SeatsEvent,
};
use crate::cycle::outcome::OutcomeEvent;
use crate::decision::{
    Decided, Decision, Next, Sequence, control_only, for_whom, known, same_step,
};
use crate::event::Event;
use crate::ids::FactionId;
use crate::rejection::Rejection;
use crate::secrets::SECRETS;
use crate::state::{Faction, State};
use crate::steps::StepsEvent;

// Who plays a seat, whom the table waits for, and from whose hand a choice comes (N-4).

impl Faction {
    /// Whether nobody is there, so that nobody waits for it: Control says so, or no phone ever came.
    pub(crate) fn is_away(&self) -> bool {
        self.mode.is_away() || (self.mode == SeatMode::Phone && self.arrival == Arrival::Never)
    }

    /// Whom it votes with while nobody is there.
    pub(crate) fn follows(&self) -> Option<&FactionId> {
        self.mode.follows()
    }

    /// Whether Control decides for it.
    pub(crate) fn is_controls(&self) -> bool {
        self.mode.is_controls()
    }

    /// Whether the program plays it.
    pub(crate) fn is_scripted(&self) -> bool {
        self.mode == SeatMode::Scripted
    }
}

impl State {
    /// Who decides of those whom the rules name: nobody but Control where nobody is there.
    pub(crate) fn there<'a>(&self, named: Option<&'a FactionId>) -> Option<&'a FactionId> {
        named.filter(|id| !self.faction(id).is_away())
    }

    /// From whose hand a choice of this faction comes at this moment.
    pub(crate) fn hand(&self, faction: &FactionId) -> Hand {
        let playing = self.seats.playing() == Some(faction);
        self.faction(faction).mode.hand(&self.acted.actor, playing)
    }

    /// The seal that a device put on the choice of a faction, if it did.
    ///
    /// # Errors
    /// [`Rejection::BadSeal`] if it is none, or not one of a device of the seat, on this choice and for
    /// what is asked now.
    pub(crate) fn sealed(
        &self,
        actor: &Actor,
        faction: &FactionId,
        choice: &dyn Sealable,
        seal: Option<&Seal>,
    ) -> Result<Option<Seal>, Rejection> {
        let checked = SECRETS.checked(self, actor, faction, choice, seal);
        checked.map_err(|BadSeal| Rejection::BadSeal)
    }

    /// How these choices came in as they are shown, given those that were locked, and those that stay
    /// untold ([`kit::untold`]).
    pub(crate) fn reveal<'a, T: PartialEq<S>, S>(
        &self,
        locked: &Opened<T>,
        shown: impl IntoIterator<Item = (&'a FactionId, S)>,
        untold: &[(FactionId, Hand)],
    ) -> Reveal {
        let question = SECRETS.question(self).unwrap_or_default();
        Reveal::of(question, locked, shown, untold, |id| self.faction(id).mode.unlocked())
    }

    /// The choice that a faction shows at a reveal: its own, or that of whom it follows. Whoever is
    /// followed must have locked one and still have a vote; no chain goes further.
    pub(crate) fn choice<'a, T>(&self, faction: &Faction, locked: &'a Opened<T>) -> Option<&'a T> {
        let followed = || {
            let whom = self.find(faction.follows()?)?;
            locked.of(&whom.id).filter(|_| whom.has_vote())
        };
        locked.of(&faction.id).or_else(followed)
    }
}

/// The seats that the program plays next: those that are awaited, or may do something more.
pub(crate) fn due(state: &State) -> Vec<FactionId> {
    let scripted = state.factions().filter(|row| row.is_scripted());
    let open = scripted.filter(|row| !state.seats.was_played(&row.id));
    let due = open.filter(|row| state.awaits(row) || state.may_do_more(row));
    due.map(|row| row.id.clone()).collect()
}

/// When the clock plays the seats that are due: before the clock of the step runs out.
pub(crate) fn at(state: &State) -> Option<Millis> {
    if due(state).is_empty() {
        return None;
    }
    let ends = state.course.clock.running().map(|clock| clock.ends_at);
    Some(state.seats.plays_at(state.settings.script_seconds, ends))
}

// Decides how seats are played: Control sets it at any moment, and the program plays those that it
// plays (N-4).

/// How a seat is played, and that it is.
pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &SeatsCommand) -> Decided {
    match command {
        SeatsCommand::SetSeat { faction, mode } => {
            may_set(&d.state, actor, faction, mode)?;
            set(d, faction, mode)
        }
        SeatsCommand::SetExtra { faction, seconds } => {
            control_only(actor)?;
            set_extra(d, faction, *seconds)
        }
        SeatsCommand::Arrive { factions } => arrive(d, actor, factions),
        SeatsCommand::SwapSeats { one, other } => {
            control_only(actor)?;
            swap(d, one, other)
        }
        SeatsCommand::PlayScript { step } => play(d, actor, *step),
    }
}

/// Control sets it. Whoever is at a seat that is marked absent, or that the program plays, takes it back without Control.
fn may_set(state: &State, actor: &Actor, faction: &FactionId, mode: &SeatMode) -> Decided {
    let stood_in =
        matches!(known(state, faction)?.mode, SeatMode::Absent { .. } | SeatMode::Scripted);
    match actor {
        Actor::Seat(_) if stood_in && *mode == SeatMode::Phone => for_whom(state, actor, faction),
        _ => control_only(actor),
    }
}

fn set(d: &mut Decision<'_>, faction: &FactionId, mode: &SeatMode) -> Decided {
    let now = &known(&d.state, faction)?.mode;
    if now == mode {
        return Err(Rejection::AlreadySo);
    }
    if let SeatMode::Absent { instead: Absence::Follow(whom) } = mode
        && known(&d.state, whom)?.id == *faction
    {
        return Err(Rejection::OutOfBounds(text!("refused-nobody-follows-itself")));
    }
    d.emit(SeatsEvent::SeatSet { faction: faction.clone(), mode: mode.clone() });
    Ok(())
}

/// The most seconds that a seat is given beyond those of a clock.
const MOST_EXTRA: u32 = 600;

fn set_extra(d: &mut Decision<'_>, faction: &FactionId, seconds: u32) -> Decided {
    if known(&d.state, faction)?.extra_seconds == seconds {
        return Err(Rejection::AlreadySo);
    }
    if seconds > MOST_EXTRA {
        return Err(Rejection::OutOfBounds(text!("refused-clock-too-long", most = MOST_EXTRA)));
    }
    d.emit(SeatsEvent::ExtraSet { faction: faction.clone(), seconds });
    Ok(())
}

/// Of these seats at which devices are, those that the rules do not know of yet.
pub(crate) fn newly_come(state: &State, here: &BTreeSet<SeatId>) -> Vec<FactionId> {
    let new = state.factions().filter(|row| row.arrival != Arrival::Came);
    new.filter(|row| here.contains(&row.id.seat())).map(|row| row.id.clone()).collect()
}

fn arrive(d: &mut Decision<'_>, actor: &Actor, come: &[FactionId]) -> Decided {
    if !matches!(actor, Actor::Clock) {
        return Err(Rejection::NotNow("when-by-the-clock-alone"));
    }
    let never = |row: &&Faction| row.arrival != Arrival::Came && !come.contains(&row.id);
    let empty = d.state.factions().filter(never).map(|row| row.id.clone()).collect();
    d.emit(SeatsEvent::Arrived { empty });
    Ok(())
}

/// Whoever has chosen in secret is waited for: nobody may see what another has chosen (N-1).
fn swap(d: &mut Decision<'_>, one: &FactionId, other: &FactionId) -> Decided {
    known(&d.state, one)?;
    known(&d.state, other)?;
    if one == other {
        return Err(Rejection::ToOneself);
    }
    if chose_in_secret(&d.state, one) || chose_in_secret(&d.state, other) {
        return Err(Rejection::NotNow("when-once-their-choices-are-shown"));
    }
    d.emit(SeatsEvent::SeatsSwapped { one: one.clone(), other: other.clone() });
    Ok(())
}

/// Whether a choice of this faction lies hidden.
fn chose_in_secret(state: &State, id: &FactionId) -> bool {
    let streets = state.city.streets.as_ref();
    state.bids.is_in(id)
        || state.picks.is_in(id)
        || state.chair.election.as_ref().is_some_and(|election| election.picks.is_in(id))
        || streets.is_some_and(|streets| streets.tyche.is_in(id))
}

/// The program plays its seats that have something to do in this step.
fn play(d: &mut Decision<'_>, actor: &Actor, step: u32) -> Decided {
    if !matches!(actor, Actor::Clock) {
        return Err(Rejection::NotNow("when-by-the-clock-alone"));
    }
    same_step(d, step)?;
    let seats = due(&d.state);
    if seats.is_empty() {
        return Err(Rejection::StepOver);
    }
    d.go(Next::Play(seats));
    Ok(())
}

// Makes true how seats are played, and keeps account of whom the table waits for (N-4).

/// Makes `event` true.
pub(crate) fn apply(state: &mut State, event: &SeatsEvent) {
    match event {
        SeatsEvent::SeatSet { faction, mode } => state.faction_mut(faction).mode.clone_from(mode),
        SeatsEvent::ExtraSet { faction, seconds } => {
            state.faction_mut(faction).extra_seconds = *seconds;
        }
        SeatsEvent::Arrived { empty } => {
            let now = |row: &Faction| match empty.contains(&row.id) {
                true => Arrival::Never,
                false => Arrival::Came,
            };
            let other = |row: &Faction| row.plays() && row.arrival != now(row);
            state.change_each(other, |row| row.arrival = now(row));
        }
        SeatsEvent::SeatsSwapped { one, other } => swapped(state, one, other),
        SeatsEvent::SeatPlayed { faction } => state.seats.plays(faction.clone()),
    }
}

/// How a seat is played goes with its people, as do the time that they need and whether they came.
fn swapped(state: &mut State, one: &FactionId, other: &FactionId) {
    let moved = |from: &FactionId, to: &FactionId| {
        let mode = state.faction(from).mode.clone();
        // Whoever followed those whose faction it gets follows them still.
        if mode.follows() == Some(to) {
            return SeatMode::Absent { instead: Absence::Follow(from.clone()) };
        }
        mode
    };
    let people = |from: &FactionId, to: &FactionId| {
        let row = state.faction(from);
        (moved(from, to), row.extra_seconds, row.arrival)
    };
    let (to_other, to_one) = (people(one, other), people(other, one));
    for (id, people) in [(one, to_one), (other, to_other)] {
        let row = state.faction_mut(id);
        (row.mode, row.extra_seconds, row.arrival) = people;
    }
    state.acted.moves += 1;
}

/// Whom the table waits for after an event, since when, and when the program plays its seats next.
pub(crate) fn keep_account(state: &mut State, event: &Event) {
    let now = state.acted.at;
    match event {
        Event::Record(RecordEvent::Acted { by, at, .. }) => {
            if state.seats.minds(by) {
                state.seats.acted(by, *at);
            }
            return;
        }
        Event::Steps(StepsEvent::StepBegan { .. })
        | Event::Outcome(OutcomeEvent::TargetChosen { .. }) => state.seats.step_began(now),
        Event::Seats(SeatsEvent::SeatSet { faction, .. }) => state.seats.mode_set(faction, now),
        Event::Seats(SeatsEvent::SeatsSwapped { one, other }) => {
            state.seats.mode_set(one, now);
            state.seats.mode_set(other, now);
        }
        _ => {}
    }
    note_waits(state);
}

/// Notes who is awaited from now on. Who is awaited already stays so since then.
pub(crate) fn note_waits(state: &mut State) {
    let awaited = state.all_awaited();
    // After most events it is the same seats: then nothing is written that something is made from.
    if !state.seats.awaits(awaited.clone()) {
        let awaited: Vec<FactionId> = awaited.cloned().collect();
        let now = state.acted.at;
        state.seats.note_waits(awaited, now);
    }
}

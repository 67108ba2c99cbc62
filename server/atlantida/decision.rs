//! What every decision works with: a working copy of the state, and the events that led to it.

use game::{Actor, Chance};

use crate::event::Event;
use crate::ids::Faction;
use crate::play::Decided;
use crate::rejection::Rejection;
use crate::state::State;
use crate::world::Fact;

/// What events do. Decisions let them happen and do not know how: that knows all rooms.
pub(crate) trait Happens {
    /// Becomes true of the state, and is told. Cannot fail.
    fn happen(&self, state: &mut State);
}

/// A decision under way.
pub(crate) struct Decision<'a> {
    pub state: State,
    pub events: Vec<Event>,
    pub chance: &'a mut dyn Chance,
    /// Where play goes once the room under way is done.
    pub next: Option<Next>,
}

/// Where play goes when a room has done its part. The room only says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// On from what was just done.
    Onward,
    /// To the next turn.
    Turn,
    /// To the end of this turn.
    TurnOver,
    /// Time is up: the steward answers for those who are awaited (T-15).
    TimeUp,
}

impl<'a> Decision<'a> {
    pub(crate) fn new(state: &State, chance: &'a mut dyn Chance) -> Self {
        Self { state: state.clone(), events: Vec::new(), chance, next: None }
    }

    /// Something happens: it becomes true of the working copy at once.
    pub(crate) fn emit(&mut self, event: impl Into<Event>) {
        self.chance.step();
        let event = event.into();
        event.happen(&mut self.state);
        self.events.push(event);
    }

    /// Says where play goes once the room under way is done.
    pub(crate) fn go(&mut self, next: Next) {
        self.next = Some(next);
    }

    /// Facts become so for everybody, if there are any.
    pub(crate) fn so(&mut self, facts: Vec<Fact>) {
        if !facts.is_empty() {
            self.emit(crate::table::TableEvent::Became { facts });
        }
    }
}

/// The faction that the actor speaks for: its own, or the seat that Control acts for.
pub(crate) fn speaker(state: &State, actor: &Actor) -> Result<Faction, Rejection> {
    let seat = match actor {
        Actor::Seat(seat) | Actor::Control { for_seat: Some(seat) } => seat,
        Actor::Control { for_seat: None } | Actor::Clock => return Err(Rejection::SeatOnly),
    };
    let faction = Faction::at(seat).ok_or(Rejection::NoSuchFaction)?;
    plays(state, faction)?;
    Ok(faction)
}

/// That a faction plays, and has not given up.
pub(crate) fn plays(state: &State, faction: Faction) -> Decided {
    match state.world.find(faction) {
        Some(player) if !player.gave_up => Ok(()),
        Some(_) | None => Err(Rejection::NoSuchFaction),
    }
}

/// That it is Control who wants it.
pub(crate) fn control_only(actor: &Actor) -> Decided {
    match actor {
        Actor::Control { .. } => Ok(()),
        Actor::Seat(_) | Actor::Clock => Err(Rejection::ControlOnly),
    }
}

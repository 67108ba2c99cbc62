//! What every decision works with: a working copy of the state, and the events that led to it.

use game::Actor;
pub(crate) use kit::Happens;

use crate::event::Event;
use crate::ids::Faction;
use crate::play::Decided;
use crate::rejection::Rejection;
use crate::state::State;
use crate::world::Fact;

/// A decision under way.
pub(crate) type Decision<'a> = kit::Decision<'a, State, Event, Next>;

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
    /// The steward answers for one of them.
    PlayFor(Faction),
}

/// What rooms do with facts.
pub(crate) trait MakesSo {
    /// Facts become so for everybody, if there are any.
    fn so(&mut self, facts: Vec<Fact>);
}

impl MakesSo for Decision<'_> {
    fn so(&mut self, facts: Vec<Fact>) {
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

/// That it is Control, or the seat that hosts the table.
pub(crate) fn control_or_host(state: &State, actor: &Actor) -> Decided {
    let hosts = |seat| Faction::at(seat).is_some_and(|of| state.accord.host == Some(of));
    match actor {
        Actor::Seat(seat) if hosts(seat) => Ok(()),
        actor => control_only(actor),
    }
}

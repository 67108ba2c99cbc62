//! What every decision works with: a working copy of the state, the events that led to it, and the
//! questions that all rooms ask of a command.

use game::{Actor, Chance};

use crate::apply::apply;
use crate::event::Event;
use crate::ids::FactionId;
use crate::rejection::Rejection;
use crate::state::{Faction, State};

/// Whether what was wanted may be.
pub(crate) type Decided = Result<(), Rejection>;

/// A decision under way: a working copy of the state and the events that led to it.
pub(crate) struct Decision<'a> {
    pub state: State,
    pub events: Vec<Event>,
    pub chance: &'a mut dyn Chance,
}

impl Decision<'_> {
    pub(crate) fn emit(&mut self, event: impl Into<Event>) {
        let event = event.into();
        apply(&mut self.state, &event);
        self.events.push(event);
    }
}

/// The faction that the actor speaks for: its own, or the seat that Control acts for.
pub(crate) fn speaker<'a>(state: &'a State, actor: &Actor) -> Result<&'a Faction, Rejection> {
    let seat = match actor {
        Actor::Seat(seat) | Actor::Control { for_seat: Some(seat) } => seat,
        Actor::Control { for_seat: None } | Actor::Clock => return Err(Rejection::ArchonOnly),
    };
    known(state, &FactionId::at(seat))
}

/// The faction of this id.
pub(crate) fn known<'a>(state: &'a State, id: &FactionId) -> Result<&'a Faction, Rejection> {
    state.find(id).ok_or_else(|| Rejection::NoSuchFaction(id.clone()))
}

/// That `actor` speaks for `whose`, or, where that is nobody, that it is Control. Control may also
/// decide in its own name (N-4).
pub(crate) fn decides(
    state: &State,
    actor: &Actor,
    whose: Option<&FactionId>,
) -> Result<Option<FactionId>, Rejection> {
    match (actor, whose) {
        (Actor::Control { for_seat: None }, _) => Ok(None),
        (_, Some(whose)) if &speaker(state, actor)?.id == whose => Ok(Some(whose.clone())),
        (_, Some(whose)) => Err(Rejection::NotYours(format!("the {}", state.name(whose)))),
        (_, None) => Err(Rejection::NotYours("Control".into())),
    }
}

/// That it is Control who wants it.
pub(crate) fn control_only(actor: &Actor) -> Decided {
    match actor {
        Actor::Control { .. } => Ok(()),
        Actor::Seat(_) | Actor::Clock => Err(Rejection::ControlOnly),
    }
}

/// A text of 1 to `most` characters.
pub(crate) fn text(what: &'static str, text: &str, most: usize) -> Decided {
    let length = text.trim().chars().count();
    if (1..=most).contains(&length) { Ok(()) } else { Err(Rejection::BadText { what, most }) }
}

/// The most characters of a reason.
const REASON: usize = 200;

pub(crate) fn reason(given: &str) -> Decided {
    text("reason", given, REASON)
}

/// That no faction is named twice.
pub(crate) fn once_each<T>(rows: &[(FactionId, T)]) -> Decided {
    let twice = |at: usize| rows[..at].iter().any(|(id, _)| id == &rows[at].0);
    if (0..rows.len()).any(twice) { Err(Rejection::NotOffered("second entry")) } else { Ok(()) }
}

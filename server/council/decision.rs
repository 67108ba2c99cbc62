//! What every decision works with: a working copy of the state, and the questions that all rooms ask of a command.

use std::collections::HashSet;
use std::hash::Hash;

use game::names::{self, Flaw};
use game::{Actor, Name};
pub(crate) use kit::Happens;

use crate::event::Event;
use crate::ids::FactionId;
use crate::rejection::Rejection;
use crate::state::{Faction, State};
use crate::steps::{Phase, Step};

/// Whether what was wanted may be.
pub(crate) type Decided = Result<(), Rejection>;

/// What the rows of the steps make of a state. Rooms ask it of the state, for the rows know the rooms.
pub(crate) trait Sequence {
    /// Who must decide before play goes on: a faction, or nobody but Control, as where nobody sits in the
    /// seat that the rules name (N-4).
    fn decider(&self) -> Option<&FactionId>;
    /// Whether the table waits for this faction.
    fn awaits(&self, faction: &Faction) -> bool;
    /// Whether this faction may do something that nobody waits for, as a sensible Archon does.
    fn may_do_more(&self, faction: &Faction) -> bool;
    /// The factions that the table waits for, each once.
    fn all_awaited(&self) -> impl Iterator<Item = &FactionId> + Clone;

    /// Whether the table waits for nobody.
    fn awaits_nobody(&self) -> bool {
        self.all_awaited().next().is_none()
    }
}

/// A decision under way.
pub(crate) type Decision<'a> = kit::Decision<'a, State, Event, Next>;

/// Where play goes when a room has done its part. The room only says so; the sequence of play takes it
/// there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// To a phase, or to the Diplomacy Round before it where that was called (C-1).
    Phase(Phase),
    /// Through all that lies before the score sheet.
    Score,
    /// The program plays these seats.
    Play(Vec<FactionId>),
}

/// That Control or the clock wants it.
pub(crate) fn control_or_clock(actor: &Actor) -> Decided {
    match actor {
        Actor::Control { .. } | Actor::Clock => Ok(()),
        Actor::Seat(_) => Err(Rejection::ControlOnly),
    }
}

/// That the step is still under way that a command was meant for.
pub(crate) fn same_step(d: &Decision<'_>, step: u32) -> Decided {
    if d.state.course.step_number == step { Ok(()) } else { Err(Rejection::StepOver) }
}

/// The faction that the actor speaks for: its own, or the seat that Control acts for.
pub(crate) fn speaker<'a>(state: &'a State, actor: &Actor) -> Result<&'a Faction, Rejection> {
    let seat = match actor {
        Actor::Seat(seat) | Actor::Control { for_seat: Some(seat) } => seat,
        Actor::Control { for_seat: None } | Actor::Clock => return Err(Rejection::ArchonOnly),
    };
    known(state, &FactionId::at(seat))
}

/// The faction of this id, which plays.
///
/// # Errors
/// [`Rejection::NotPlaying`] where it does not, [`Rejection::NoSuchFaction`] where the scenario has none.
pub(crate) fn known<'a>(state: &'a State, id: &FactionId) -> Result<&'a Faction, Rejection> {
    let row = printed(state, id)?;
    if row.plays() { Ok(row) } else { Err(Rejection::NotPlaying(Name::of(&row.name))) }
}

/// The faction of this id, whether it plays or not.
pub(crate) fn printed<'a>(state: &'a State, id: &FactionId) -> Result<&'a Faction, Rejection> {
    let found = state.all_factions().find(|row| &row.id == id);
    found.ok_or_else(|| Rejection::NoSuchFaction(id.clone()))
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
        (_, Some(whose)) => Err(Rejection::NotYours(state.whom(Some(whose)))),
        (_, None) => Err(Rejection::NotYours(state.whom(None))),
    }
}

/// The Archon's faction, or the one that Control acts for, in this step.
pub(crate) fn in_step(
    state: &State,
    actor: &Actor,
    step: Step,
    when: &'static str,
) -> Result<FactionId, Rejection> {
    let faction = speaker(state, actor)?.id.clone();
    if state.course.step == step { Ok(faction) } else { Err(Rejection::NotNow(when)) }
}

/// That `actor` decides for `whose`; Control may in its own name.
pub(crate) fn for_whom(state: &State, actor: &Actor, whose: &FactionId) -> Decided {
    decides(state, actor, Some(whose)).map(|_| ())
}

/// That it is Control who wants it.
pub(crate) fn control_only(actor: &Actor) -> Decided {
    match actor {
        Actor::Control { .. } => Ok(()),
        Actor::Seat(_) | Actor::Clock => Err(Rejection::ControlOnly),
    }
}

/// A text of 1 to `most` characters, which may have lines and nothing that no text can have.
pub(crate) fn text(what: &'static str, text: &str, most: usize) -> Decided {
    of_length(what, text, most)?;
    prose(text)
}

/// A name, title or label of 1 to `most` characters, of one line and with what a name can have.
pub(crate) fn name(what: &'static str, name: &str, most: usize) -> Decided {
    of_length(what, name, most)?;
    seen(name)
}

fn of_length(what: &'static str, text: &str, most: usize) -> Decided {
    let length = text.trim().chars().count();
    if (1..=most).contains(&length) { Ok(()) } else { Err(Rejection::BadText { what, most }) }
}

/// That a text, which may be empty, has nothing that turns around or hides what is written after it.
pub(crate) fn prose(text: &str) -> Decided {
    sound(names::flaw_of_text(text.trim()))
}

/// The same of a name, which may be empty.
pub(crate) fn seen(name: &str) -> Decided {
    sound(names::flaw(name.trim()))
}

fn sound(flaw: Option<Flaw>) -> Decided {
    let what = match flaw {
        None => return Ok(()),
        Some(Flaw::Line) => "bad-text-line",
        Some(Flaw::Turn) => "bad-text-turn",
        Some(Flaw::Unseen) => "bad-text-unseen",
        Some(Flaw::Marks) => "bad-text-marks",
    };
    Err(Rejection::BadSign(what))
}

/// The most characters of a reason.
const REASON: usize = 200;

pub(crate) fn reason(given: &str) -> Decided {
    text("bad-text-reason", given, REASON)
}

/// That nothing is named twice.
pub(crate) fn once_each<T: Eq + Hash>(named: impl IntoIterator<Item = T>) -> Decided {
    if twice(named) { Err(Rejection::NotOffered("not-offered-second-entry")) } else { Ok(()) }
}

/// Whether something is named twice. It is asked of whatever somebody sends, so each is looked at once.
pub(crate) fn twice<T: Eq + Hash>(named: impl IntoIterator<Item = T>) -> bool {
    let mut seen = HashSet::new();
    !named.into_iter().all(|one| seen.insert(one))
}

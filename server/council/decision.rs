//! What every decision works with: a working copy of the state, the events that led to it, and the
//! questions that all rooms ask of a command.

use game::{Actor, Chance};

use crate::apply::apply;
use crate::event::{Event, StepsEvent};
use crate::ids::FactionId;
use crate::rejection::Rejection;
use crate::stasis::battle::rules::at_mercy;
use crate::state::{Faction, State};
use crate::steps::Step;

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

/// That a command speaks of the step under way.
pub(crate) fn same_step(d: &Decision<'_>, step: u32) -> Decided {
    if d.state.step_number == step { Ok(()) } else { Err(Rejection::StepOver) }
}

/// Begins a step, with its clock where it has one.
pub(crate) fn enter_step(d: &mut Decision<'_>, step: Step) {
    let seconds = Some(seconds(&d.state, step)).filter(|seconds| *seconds > 0);
    d.emit(StepsEvent::StepBegan { step, seconds });
}

/// The length of a step's clock; 0 for none.
fn seconds(state: &State, step: Step) -> u32 {
    let settings = &state.settings;
    let paced = |seconds: u32| if settings.pace_seconds > 0 { seconds } else { 0 };
    match step {
        Step::Presiding | Step::EventsChosen => settings.show_seconds,
        Step::Debate => settings.debate_seconds,
        Step::Race => settings.bid_seconds,
        Step::Election => settings.election_seconds,
        Step::MotionDebate => settings.motion_seconds,
        Step::Ballot | Step::MotionBallot => settings.vote_seconds,
        Step::StasisCards => settings.cards_seconds,
        Step::Muster => settings.muster_seconds,
        Step::Deploy => settings.turn_seconds,
        Step::Tyche => settings.tyche_seconds,
        Step::Battle if at_mercy(state).is_some() => {
            paced(settings.mercy_seconds.max(settings.pace_seconds))
        }
        Step::Battles | Step::BattleDice | Step::Battle | Step::Spoils => settings.pace_seconds,
        Step::Share => paced(settings.share_seconds),
        _ => 0,
    }
}

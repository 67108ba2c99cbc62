//! The rules of the debate (C-9): what holds, what is decided, and what that changes.

use game::Actor;

use crate::cycle::debate::{DebateCommand, DebateEvent};
use crate::cycle::grants::rules::may_still_grant;
use crate::decision::{Decided, Decision, decides, known, speaker};
use crate::ids::FactionId;
use crate::law::settings::{Floor, Ruling};
use crate::rejection::Rejection;
use crate::state::State;
use crate::steps::row::Advance::To;
use crate::steps::row::{After, Clock, Onward, PLAIN, Row, RunsOut, then};
use crate::steps::{Phase, Step};

// When there is a debate, and who gives the floor in it (C-9, A-4).

/// Whether the floor is open: in the council, or on a motion of the Assembly.
pub(crate) fn is_open(state: &State) -> bool {
    matches!(state.course.step, Step::Debate | Step::MotionDebate)
}

/// Who gives the floor: an Archon where an article says that the Prytanis does, else Control.
pub(crate) fn gives_floor(state: &State) -> Option<&FactionId> {
    match state.settings.floor {
        Floor::Prytanis => state.chair.prytanis.as_ref(),
        Floor::Control => None,
    }
}

// Who speaks: hands are raised, the floor is given (C-9).

/// What is wanted of the debate.
pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &DebateCommand) -> Decided {
    match command {
        DebateCommand::RaiseHand => raise_hand(d, actor),
        DebateCommand::LowerHand => lower_hand(d, actor),
        DebateCommand::GiveFloor { faction } => give_floor(d, actor, faction.as_ref()),
    }
}

/// C-9: everyone may speak, exiles and non-citizens too.
fn raise_hand(d: &mut Decision<'_>, actor: &Actor) -> Decided {
    let faction = speaker(&d.state, actor)?.id.clone();
    if !is_open(&d.state) {
        return Err(Rejection::NotNow("when-in-a-debate"));
    }
    if d.state.floor.speakers.contains(&faction) {
        return Err(Rejection::AlreadySo);
    }
    d.emit(DebateEvent::HandRaised { faction });
    Ok(())
}

fn lower_hand(d: &mut Decision<'_>, actor: &Actor) -> Decided {
    let faction = speaker(&d.state, actor)?.id.clone();
    if !d.state.floor.speakers.contains(&faction) {
        return Err(Rejection::AlreadySo);
    }
    d.emit(DebateEvent::HandLowered { faction });
    Ok(())
}

fn give_floor(d: &mut Decision<'_>, actor: &Actor, faction: Option<&FactionId>) -> Decided {
    if !is_open(&d.state) {
        return Err(Rejection::NotNow("when-in-a-debate"));
    }
    let ends_own = faction.is_none()
        && speaker(&d.state, actor)
            .is_ok_and(|row| d.state.floor.speaking.as_ref() == Some(&row.id));
    if !ends_own {
        decides(&d.state, actor, gives_floor(&d.state))?;
    }
    if let Some(id) = faction {
        known(&d.state, id)?;
    }
    if d.state.floor.speaking.as_ref() == faction {
        return Err(Rejection::AlreadySo);
    }
    d.emit(DebateEvent::FloorGiven { faction: faction.cloned() });
    Ok(())
}

// What changes of the list of speakers and the floor (C-9).

/// Makes an event of the debate true.
pub(crate) fn apply(state: &mut State, event: &DebateEvent) {
    match event {
        DebateEvent::HandRaised { faction } => state.floor.speakers.push(faction.clone()),
        DebateEvent::HandLowered { faction } => state.floor.speakers.retain(|id| id != faction),
        DebateEvent::FloorGiven { faction } => {
            let at = state.acted.at;
            state.floor.give(faction.clone(), at);
            state.floor.speakers.retain(|id| Some(id) != faction.as_ref());
        }
    }
}

// What the rules say of its steps.

/// The council debates (C-9).
pub(crate) const DEBATE: Row = Row {
    clock: Clock::Ruled(Ruling::DebateSeconds, After::Time),
    ends: Some(Ruling::DebateEnds),
    runs_out: RunsOut::AsRuled,
    advance: To(Phase::Support),
    ..PLAIN
};

/// The Assembly debates a motion.
pub(crate) const MOTION: Row = Row {
    clock: Clock::Ruled(Ruling::MotionSeconds, After::Time),
    runs_out: RunsOut::AsRuled,
    more: may_still_grant,
    advance: then(Onward::Ballot),
    ..PLAIN
};

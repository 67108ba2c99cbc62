//! Who speaks: hands are raised, the floor is given (C-9).

use game::Actor;

use crate::cycle::debate::rules::{gives_floor, is_open};
use crate::cycle::debate::{DebateCommand, DebateEvent};
use crate::decision::{Decided, Decision, decides, known, speaker};
use crate::ids::FactionId;
use crate::rejection::Rejection;

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
    decides(&d.state, actor, gives_floor(&d.state))?;
    if let Some(id) = faction {
        known(&d.state, id)?;
    }
    if d.state.floor.speaking.as_ref() == faction {
        return Err(Rejection::AlreadySo);
    }
    d.emit(DebateEvent::FloorGiven { faction: faction.cloned() });
    Ok(())
}

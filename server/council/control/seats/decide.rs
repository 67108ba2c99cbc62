//! Decides how seats are played: Control sets it at any moment, and the program plays those that it
//! plays (N-4).

use game::{Actor, text};

use crate::control::seats::rules::due;
use crate::control::seats::{Absence, SeatMode, SeatsCommand, SeatsEvent};
use crate::decision::{Decided, Decision, Next, control_only, known, same_step};
use crate::ids::FactionId;
use crate::rejection::Rejection;

/// How a seat is played, and that it is.
pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &SeatsCommand) -> Decided {
    match command {
        SeatsCommand::SetSeat { faction, mode } => {
            control_only(actor)?;
            set(d, faction, mode)
        }
        SeatsCommand::PlayScript { step } => play(d, actor, *step),
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

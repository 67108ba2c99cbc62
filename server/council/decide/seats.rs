//! How seats are played: Control sets it at any moment, and the program plays those that it plays (N-4).

use game::Actor;

use crate::command::{Absence, Command, DeployCommand, SeatMode};
use crate::decide::{Decided, Decision, carry_out, flow, known};
use crate::event::SeatsEvent;
use crate::ids::FactionId;
use crate::rejection::Rejection;
use crate::script;

/// Sets how a seat is played.
pub(super) fn set(d: &mut Decision<'_>, faction: &FactionId, mode: &SeatMode) -> Decided {
    let now = &known(&d.state, faction)?.mode;
    if now == mode {
        return Err(Rejection::AlreadySo);
    }
    if let SeatMode::Absent { instead: Absence::Follow(whom) } = mode
        && known(&d.state, whom)?.id == *faction
    {
        return Err(Rejection::OutOfBounds("Nobody follows itself.".into()));
    }
    d.emit(SeatsEvent::SeatSet { faction: faction.clone(), mode: mode.clone() });
    Ok(())
}

/// The program plays its seats that have something to do in this step.
pub(super) fn play(d: &mut Decision<'_>, actor: &Actor, step: u32) -> Decided {
    if !matches!(actor, Actor::Clock) {
        return Err(Rejection::NotNow("by the clock alone"));
    }
    flow::same_step(d, step)?;
    let seats = script::due(&d.state);
    if seats.is_empty() {
        return Err(Rejection::StepOver);
    }
    for seat in seats {
        if d.state.step_number == step {
            play_one(d, &seat);
        }
    }
    Ok(())
}

/// One seat is played. What the rules refuse is left, so that the seat waits for Control and never
/// stops the clock.
fn play_one(d: &mut Decision<'_>, seat: &FactionId) {
    let step = d.state.step_number;
    d.emit(SeatsEvent::SeatPlayed { faction: seat.clone() });
    for command in script::choices(&d.state, seat, d.chance) {
        let actor = match command {
            Command::Deploy(DeployCommand::PassTurn { .. }) => Actor::Clock,
            _ => Actor::Seat(seat.seat()),
        };
        if d.state.step_number == step {
            // A refusal comes before any event of its command.
            let _ = carry_out(d, &actor, &command);
        }
    }
}

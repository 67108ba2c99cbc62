//! Decides commands: who may do what, and what follows from it. Changes nothing but a working copy.

use game::{Actor, Chance, Millis};

use crate::assembly::{agenda, sitting};
use crate::command::Command;
use crate::control::record::{Became, RecordEvent};
use crate::control::seats::SeatsEvent;
use crate::control::seats::script::Playing;
use crate::control::{decks, figures, heroes, roster, seats, stage};
use crate::cycle::{debate, events, grants, outcome, prytanis, race, vote};
use crate::decision::{Decided, Decision, Next};
use crate::event::Event;
use crate::ids::FactionId;
use crate::law::{rulings, texts};
use crate::rejection::Rejection;
use crate::rooms::rooms;
use crate::stasis::deploy::DeployCommand;
use crate::stasis::{amend, battle, cards, deploy, muster, score, spoils, streets};
use crate::state::State;
use crate::{day, offers, steps};

/// Decides `command`, sent by `actor` at the moment `now`: what happens, and the state that it leads to.
///
/// # Errors
/// A [`Rejection`] built only from what `actor` may see.
pub(crate) fn decide(
    state: &State,
    actor: &Actor,
    command: &Command,
    now: Millis,
    chance: &mut dyn Chance,
) -> Result<(Vec<Event>, State), Rejection> {
    let mut decision = Decision::new(state, chance);
    decision.emit(RecordEvent::Acted { by: actor.clone(), at: now, by_place: false });
    carry_out(&mut decision, actor, command)?;
    prytanis::decide::hand_over(&mut decision, state);
    steps::decide::go_on_as_ruled(&mut decision, &state.settings);
    steps::decide::settle(&mut decision);
    if let Some(what) = Became::between(state, &decision.state) {
        decision.emit(RecordEvent::Became { what: Box::new(what) });
    }
    Ok((decision.events, decision.state))
}

/// The command is decided in its room; then play goes where the room said.
fn carry_out(d: &mut Decision<'_>, actor: &Actor, command: &Command) -> Decided {
    in_its_room(d, actor, command)?;
    while let Some(next) = d.next.take() {
        match next {
            Next::Phase(phase) => steps::decide::enter(d, phase),
            Next::Score => steps::decide::to_the_score(d),
            Next::Play(seats) => play(d, &seats),
        }
    }
    Ok(())
}

rooms!(kit::decided, {
    fn in_its_room(d: &mut Decision<'_>, actor: &Actor, command: &Command) -> Decided
});

/// The program plays seats, until a step is over (N-4).
fn play(d: &mut Decision<'_>, seats: &[FactionId]) {
    let step = d.state.course.step_number;
    for seat in seats {
        if d.state.course.step_number == step {
            play_one(d, seat);
        }
    }
}

/// One seat is played. What the rules refuse is left, so that the seat waits for Control and never
/// stops the clock.
fn play_one(d: &mut Decision<'_>, seat: &FactionId) {
    let step = d.state.course.step_number;
    d.emit(SeatsEvent::SeatPlayed { faction: seat.clone() });
    for command in choices(d, seat) {
        let actor = match command {
            Command::Deploy(DeployCommand::PassTurn { .. }) => Actor::Clock,
            _ => Actor::Seat(seat.seat()),
        };
        if d.state.course.step_number == step {
            // A refusal comes before any event of its command.
            let _ = carry_out(d, &actor, &command);
        }
    }
}

/// What the program does for a seat in this step, in order.
fn choices(d: &mut Decision<'_>, seat: &FactionId) -> Vec<Command> {
    let plays = steps::said::of(steps::rules::question(&d.state)).plays;
    let (state, faction) = (&d.state, d.state.faction(seat));
    plays(&mut Playing { state, faction, chance: d.chance, offers: offers::archon })
}

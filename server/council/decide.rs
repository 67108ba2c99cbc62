//! Decides commands: who may do what, and what follows from it. Changes nothing but a working copy.

use game::{Actor, Chance, Millis};

use crate::assembly::{agenda, sitting};
use crate::command::{Command, DecksCommand, FiguresCommand, SeatsCommand, StepsCommand};
use crate::cycle::{debate, events, grants, outcome, prytanis, race, vote};
use crate::day;
use crate::event::{Event, RecordEvent, StepsEvent};
use crate::law::{rulings, texts};
use crate::rejection::Rejection;
use crate::stasis::{amend, battle, cards, deploy, muster, score, spoils, streets};
use crate::state::State;

pub(crate) use crate::decision::{Decided, Decision, control_only, known, reason, speaker, text};

pub(crate) mod archon;
pub(crate) mod control;
pub(crate) mod decks;
pub(crate) mod flow;
pub(crate) mod seats;

/// Decides `command`, sent by `actor` at the moment `now`.
///
/// # Errors
/// A [`Rejection`] built only from what `actor` may see.
pub(crate) fn decide(
    state: &State,
    actor: &Actor,
    command: &Command,
    now: Millis,
    chance: &mut dyn Chance,
) -> Result<Vec<Event>, Rejection> {
    let mut decision = Decision { state: state.clone(), events: Vec::new(), chance };
    decision.emit(RecordEvent::Acted { by: actor.clone(), at: now });
    carry_out(&mut decision, actor, command)?;
    flow::settle(&mut decision);
    Ok(decision.events)
}

/// Each room decides its own commands.
pub(crate) fn carry_out(d: &mut Decision<'_>, actor: &Actor, command: &Command) -> Decided {
    match command {
        Command::Steps(_) => not_yet_home(d, actor, command),
        Command::Day(command) => day::decide::decide(d, actor, command),
        Command::Prytanis(command) => prytanis::decide::decide(d, actor, command),
        Command::Events(command) => events::decide::decide(d, actor, command),
        Command::Debate(command) => debate::decide::decide(d, actor, command),
        Command::Race(command) => race::decide::decide(d, actor, command),
        Command::Grants(command) => grants::decide::decide(d, actor, command),
        Command::Vote(command) => vote::decide::decide(d, actor, command),
        Command::Outcome(command) => outcome::decide::decide(d, actor, command),
        Command::Agenda(command) => agenda::decide::decide(d, actor, command),
        Command::Sitting(command) => sitting::decide::decide(d, actor, command),
        Command::Law(command) => texts::decide::decide(d, actor, command),
        Command::Settings(command) => rulings::decide::decide(d, actor, command),
        Command::Streets(command) => streets::decide::decide(d, actor, command),
        Command::Cards(command) => cards::decide::decide(d, actor, command),
        Command::Muster(command) => muster::decide::decide(d, actor, command),
        Command::Deploy(command) => deploy::decide::decide(d, actor, command),
        Command::Battle(command) => battle::decide::decide(d, actor, command),
        Command::Spoils(command) => spoils::decide::decide(d, actor, command),
        Command::Score(command) => score::decide::decide(d, actor, command),
        Command::Amend(command) => amend::decide::decide(d, actor, command),
        Command::Figures(_) => not_yet_home(d, actor, command),
        Command::Decks(_) => not_yet_home(d, actor, command),
        Command::Seats(_) => not_yet_home(d, actor, command),
        Command::Stage(_) => not_yet_home(d, actor, command),
    }
}

fn not_yet_home(d: &mut Decision<'_>, actor: &Actor, command: &Command) -> Decided {
    match command {
        Command::Figures(FiguresCommand::Give { to, what, amount }) => {
            archon::give(d, actor, to, *what, *amount)
        }
        Command::Steps(StepsCommand::Advance { step }) => {
            flow::control_or_clock(actor)?;
            flow::same_step(d, *step)?;
            flow::advance(d)
        }
        Command::Seats(SeatsCommand::PlayScript { step }) => seats::play(d, actor, *step),
        Command::Steps(StepsCommand::StopClock { step }) => {
            control_only(actor)?;
            flow::same_step(d, *step)?;
            d.state.clock.as_ref().ok_or(Rejection::AlreadySo)?;
            d.emit(StepsEvent::ClockStopped);
            Ok(())
        }
        _ if control_only(actor).is_err() => Err(Rejection::ControlOnly),
        Command::Seats(SeatsCommand::SetSeat { faction, mode }) => seats::set(d, faction, mode),
        Command::Steps(StepsCommand::SkipPhase { step }) => {
            flow::same_step(d, *step)?;
            flow::skip(d)
        }
        Command::Decks(DecksCommand::OpenDeck { .. })
        | Command::Decks(DecksCommand::CloseDeck)
        | Command::Decks(DecksCommand::ShuffleDeck { .. })
        | Command::Decks(DecksCommand::MoveCard { .. })
        | Command::Decks(DecksCommand::DealCards { .. }) => decks::decide(d, command),
        _ => control::decide(d, command),
    }
}

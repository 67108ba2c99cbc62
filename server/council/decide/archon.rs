//! What an Archon decides outside of votes.

use game::Actor;

use crate::command::{Command, EventsCommand, FiguresCommand, PrytanisCommand};
use crate::content::Counter;
use crate::cycle::race::rules::{Eyes, free};
use crate::decide::{Decided, Decision, decides, flow, known, speaker};
use crate::event::{Appointment, FiguresEvent, PrytanisEvent};
use crate::ids::{CardId, FactionId};
use crate::rejection::Rejection;
use crate::state::State;
use crate::view::Step;

pub(super) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &Command) -> Decided {
    match command {
        Command::Prytanis(PrytanisCommand::PickPrytanis { cycle, faction }) => {
            pick_prytanis(d, actor, *cycle, faction)
        }
        Command::Events(EventsCommand::ActivateEvents { cycle, cards }) => {
            activate(d, actor, *cycle, cards)
        }
        Command::Figures(FiguresCommand::Give { to, what, amount }) => {
            give(d, actor, to, *what, *amount)
        }
        _ => unreachable!("only the commands of an Archon come here"),
    }
}

/// C-3.
fn pick_prytanis(d: &mut Decision<'_>, actor: &Actor, cycle: u32, faction: &FactionId) -> Decided {
    if d.state.step != Step::TieForPrytanis || d.state.cycle != cycle {
        return Err(Rejection::StepOver);
    }
    let by = decides(&d.state, actor, d.state.supremacy.as_ref())?;
    if !may_preside(&d.state, faction) {
        return Err(Rejection::NotOffered("faction"));
    }
    let how = Appointment::Picked { by };
    d.emit(PrytanisEvent::PrytanisAppointed { faction: faction.clone(), how });
    flow::enter_step(d, Step::Presiding);
    Ok(())
}

/// Whether one of the tied can still preside: it may have lost its vote meanwhile (C-2).
pub(crate) fn may_preside(state: &State, id: &FactionId) -> bool {
    state.tied.contains(id) && state.faction(id).has_vote()
}

/// C-4.
fn activate(d: &mut Decision<'_>, actor: &Actor, cycle: u32, cards: &[CardId]) -> Decided {
    if d.state.step != Step::ChooseEvents || d.state.cycle != cycle {
        return Err(Rejection::StepOver);
    }
    decides(&d.state, actor, d.state.prytanis.as_ref())?;
    let needed = flow::events_to_choose(&d.state);
    let mut distinct = cards.to_vec();
    distinct.sort();
    distinct.dedup();
    if distinct.len() != needed || cards.len() != needed {
        return Err(Rejection::WrongNumber { needed });
    }
    let up = |card: &CardId| d.state.decks.iter().any(|deck| deck.up.as_ref() == Some(card));
    if !cards.iter().all(up) {
        return Err(Rejection::NotOffered("event"));
    }
    flow::activate(d, cards.to_vec());
    Ok(())
}

/// What can change hands between factions.
pub(crate) const GIVEABLE: [Counter; 3] = [Counter::Horses, Counter::Tyche, Counter::Talents];

fn give(
    d: &mut Decision<'_>,
    actor: &Actor,
    to: &FactionId,
    what: Counter,
    amount: u32,
) -> Decided {
    let faction = speaker(&d.state, actor)?;
    let to = known(&d.state, to)?.id.clone();
    if to == faction.id {
        return Err(Rejection::ToOneself);
    }
    if !GIVEABLE.contains(&what) {
        return Err(Rejection::NotOffered("thing to give"));
    }
    if amount == 0 {
        return Err(Rejection::OutOfBounds("Give 1 or more.".into()));
    }
    let eyes = if matches!(actor, Actor::Seat(_)) { Eyes::Own } else { Eyes::Control };
    let (have, free) = (faction.counter(what), free(&d.state, faction, what, eyes));
    if amount > have {
        return Err(Rejection::TooMany { what: crate::sentences::counter(what), have });
    }
    if amount > free {
        return Err(match eyes {
            Eyes::Own => Rejection::HorsesHeld { free },
            Eyes::Control => Rejection::BidLocked,
        });
    }
    let from = faction.id.clone();
    d.emit(FiguresEvent::Given { from, to, what, amount });
    Ok(())
}

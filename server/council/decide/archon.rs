//! What an Archon decides outside of votes.

use game::Actor;

use crate::command::{
    Command, DebateCommand, Duty, EventsCommand, FiguresCommand, GrantsCommand, PrytanisCommand,
    RaceCommand,
};
use crate::content::Counter;
use crate::decide::{Decided, Decision, decides, flow, known, speaker};
use crate::event::{Appointment, DebateEvent, FiguresEvent, GrantsEvent, PrytanisEvent, RaceEvent};
use crate::ids::{CardId, FactionId};
use crate::rejection::Rejection;
use crate::settings::GrantMoves;
use crate::state::{Faction, Grant, State};
use crate::view::{Phase, Step};

pub(super) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &Command) -> Decided {
    match command {
        Command::Prytanis(PrytanisCommand::PickPrytanis { cycle, faction }) => {
            pick_prytanis(d, actor, *cycle, faction)
        }
        Command::Events(EventsCommand::ActivateEvents { cycle, cards }) => {
            activate(d, actor, *cycle, cards)
        }
        Command::Debate(DebateCommand::RaiseHand) => raise_hand(d, actor),
        Command::Debate(DebateCommand::LowerHand) => lower_hand(d, actor),
        Command::Race(RaceCommand::LockBid { cycle, horses }) => {
            lock_bid(d, actor, *cycle, *horses)
        }
        Command::Grants(GrantsCommand::AssignHero { hero, duty }) => {
            assign_hero(d, actor, hero, *duty)
        }
        Command::Grants(GrantsCommand::Grant { to }) => grant(d, actor, to.as_ref()),
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

/// Whether the council sits, so that Archons speak and grant.
pub(crate) fn in_council(state: &State) -> bool {
    matches!(
        state.phase(),
        Phase::Prytanis | Phase::Event | Phase::Debate | Phase::Support | Phase::Vote
    )
}

/// C-9: everyone may speak, exiles and non-citizens too.
fn raise_hand(d: &mut Decision<'_>, actor: &Actor) -> Decided {
    let faction = speaker(&d.state, actor)?.id.clone();
    if !matches!(d.state.step, Step::Debate | Step::MotionDebate) {
        return Err(Rejection::NotNow("in a debate"));
    }
    if d.state.speakers.contains(&faction) {
        return Err(Rejection::AlreadySo);
    }
    d.emit(DebateEvent::HandRaised { faction });
    Ok(())
}

fn lower_hand(d: &mut Decision<'_>, actor: &Actor) -> Decided {
    let faction = speaker(&d.state, actor)?.id.clone();
    if !d.state.speakers.contains(&faction) {
        return Err(Rejection::AlreadySo);
    }
    d.emit(DebateEvent::HandLowered { faction });
    Ok(())
}

/// C-10.
fn lock_bid(d: &mut Decision<'_>, actor: &Actor, cycle: u32, horses: u32) -> Decided {
    if d.state.step != Step::Race || d.state.cycle != cycle {
        return Err(Rejection::StepOver);
    }
    let faction = speaker(&d.state, actor)?;
    let have = faction.counter(Counter::Horses);
    if horses > have {
        return Err(Rejection::TooMany { what: "Horses", have });
    }
    let faction = faction.id.clone();
    d.emit(RaceEvent::BidLocked { faction, horses });
    Ok(())
}

/// Whether somebody has a Horse and everybody who has one, and is there, has locked a bid; who has none
/// has nothing to conceal.
pub(super) fn all_bids_in(state: &State) -> bool {
    let able = state.factions.iter().filter(|row| conceals(row));
    let mut able = able.map(|row| state.bids.is_in(&row.id)).peekable();
    able.peek().is_some() && able.all(|locked| locked)
}

/// Whether a faction has Horses to conceal, and somebody there to do it.
pub(crate) fn conceals(faction: &Faction) -> bool {
    faction.counter(Counter::Horses) > 0 && !faction.is_away()
}

/// C-13.
fn assign_hero(d: &mut Decision<'_>, actor: &Actor, name: &str, duty: Duty) -> Decided {
    if !matches!(d.state.step, Step::RaceTied | Step::Strengths) {
        return Err(Rejection::NotNow("after the race, in the Support phase"));
    }
    let faction = speaker(&d.state, actor)?;
    let hero = faction.heroes.iter().find(|hero| hero.name == name);
    let hero = hero.ok_or(Rejection::NotOffered("Hero"))?;
    if hero.duty == duty {
        return Err(Rejection::AlreadySo);
    }
    let (faction, hero) = (faction.id.clone(), hero.name.clone());
    d.emit(GrantsEvent::HeroAssigned { faction, hero, duty });
    Ok(())
}

/// Whether a faction may grant, move or withdraw a grant now (I-4, I-5).
///
/// # Errors
/// A [`Rejection`] that says why not.
pub(crate) fn may_grant(state: &State, faction: &Faction) -> Result<(), Rejection> {
    let motion = matches!(state.step, Step::MotionDebate | Step::MotionBallot);
    if !in_council(state) && !motion {
        return Err(Rejection::NotNow(
            "from the Prytanis phase to the Vote phase, or for a motion",
        ));
    }
    if faction.has_vote() {
        return Err(Rejection::HasVote);
    }
    match state.grant_of(faction) {
        Some(grant) if fixed(state, grant) => {
            Err(Rejection::GrantFixed(state.name(&grant.to).to_owned()))
        }
        _ => Ok(()),
    }
}

/// Whether a grant was made in this phase and cannot be moved within it (I-5).
pub(crate) fn fixed(state: &State, grant: &Grant) -> bool {
    state.settings.grant_moves == GrantMoves::NextPhase && grant.made_in == state.phase_number
}

fn grant(d: &mut Decision<'_>, actor: &Actor, to: Option<&FactionId>) -> Decided {
    let faction = speaker(&d.state, actor)?;
    may_grant(&d.state, faction)?;
    let (id, now) = (faction.id.clone(), d.state.grant_of(faction).map(|grant| &grant.to));
    if now == to {
        return Err(Rejection::AlreadySo);
    }
    match to {
        None => d.emit(GrantsEvent::GrantWithdrawn { faction: id }),
        Some(to) if *to == id => return Err(Rejection::ToOneself),
        Some(to) => {
            let to = known(&d.state, to)?.id.clone();
            d.emit(GrantsEvent::GrantMade { faction: id, to });
        }
    }
    Ok(())
}

/// Who asks how many Horses are free: the Archon knows of its own bid, Control does not (C-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eyes {
    /// The Archon's.
    Own,
    /// Control's.
    Control,
}

/// How many of a counter a faction may hand over (C-12). For Control a locked bid holds all Horses,
/// or the refusal would tell how high it is (N-1).
pub(crate) fn free(state: &State, faction: &Faction, what: Counter, eyes: Eyes) -> u32 {
    let have = faction.counter(what);
    let held = match eyes {
        _ if what != Counter::Horses => 0,
        Eyes::Own => state.bids.own(&faction.id).copied().unwrap_or(0),
        Eyes::Control if state.bids.is_in(&faction.id) => have,
        Eyes::Control => 0,
    };
    have.saturating_sub(held)
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

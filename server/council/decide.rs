//! Decides commands: who may do what, and what follows from it. Changes nothing but a working copy.

use game::{Actor, Chance, Millis};

use crate::apply::apply;
use crate::command::Command;
use crate::event::Event;
use crate::ids::FactionId;
use crate::rejection::Rejection;
use crate::state::{Faction, State};

pub(crate) mod archon;
pub(crate) mod assembly;
pub(crate) mod control;
mod decks;
pub(crate) mod flow;
pub(crate) mod outcome;
pub(crate) mod pace;
pub(crate) mod prytanis;
pub(crate) mod rounds;
mod seats;
pub(crate) mod streets;
pub(crate) mod voting;

type Decided = Result<(), Rejection>;

/// A decision under way: a working copy of the state and the events that led to it.
struct Decision<'a> {
    state: State,
    events: Vec<Event>,
    chance: &'a mut dyn Chance,
}

impl Decision<'_> {
    fn emit(&mut self, event: Event) {
        apply(&mut self.state, &event);
        self.events.push(event);
    }
}

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
    decision.emit(Event::Acted { by: actor.clone(), at: now });
    carry_out(&mut decision, actor, command)?;
    flow::settle(&mut decision);
    Ok(decision.events)
}

fn carry_out(d: &mut Decision<'_>, actor: &Actor, command: &Command) -> Decided {
    match command {
        Command::PickPrytanis { .. }
        | Command::ActivateEvents { .. }
        | Command::RaiseHand
        | Command::LowerHand
        | Command::LockBid { .. }
        | Command::AssignHero { .. }
        | Command::Grant { .. }
        | Command::Give { .. } => archon::decide(d, actor, command),
        Command::PutToVote { .. }
        | Command::LeaveToDefault { .. }
        | Command::Vote { .. }
        | Command::DecideTie { .. } => voting::decide(d, actor, command),
        Command::ChooseTarget { step, change, faction } => {
            flow::same_step(d, *step)?;
            outcome::choose(d, actor, *change, faction)
        }
        Command::Advance { step } => {
            flow::control_or_clock(actor)?;
            flow::same_step(d, *step)?;
            flow::advance(d)
        }
        Command::Elect { .. }
        | Command::SecondLook { .. }
        | Command::Veto { .. }
        | Command::GiveFloor { .. } => prytanis::decide(d, actor, command),
        Command::ProposeMotion { .. } | Command::WithdrawProposal { .. } => {
            assembly::propose(d, actor, command)
        }
        Command::RingBell { round } => {
            let now = d.state.at;
            rounds::ring(d, actor, *round, now)
        }
        Command::PlayScript { step } => seats::play(d, actor, *step),
        Command::BeginStasis { .. }
        | Command::BuyCard { .. }
        | Command::Ready { .. }
        | Command::CommitHero { .. }
        | Command::PlaceUnits { .. }
        | Command::PlayCard { .. }
        | Command::DiscardCard { .. }
        | Command::PassTurn { .. }
        | Command::StopClock { .. }
        | Command::StartLastActions { .. }
        | Command::EndDeployment { .. }
        | Command::CorrectUnits { .. }
        | Command::CorrectHero { .. }
        | Command::MoveColossus { .. }
        | Command::PickBattle { .. }
        | Command::SpendTyche { .. }
        | Command::EnterDice { .. }
        | Command::Judge { .. }
        | Command::ShareDice { .. }
        | Command::SkipToScore { .. }
        | Command::NameWinner { .. }
        | Command::EnterBattle { .. }
        | Command::EnterCity { .. }
        | Command::Amend { .. } => streets::decide(d, actor, command),
        _ if !matches!(actor, Actor::Control { .. }) => Err(Rejection::ControlOnly),
        Command::SetSeat { faction, mode } => seats::set(d, faction, mode),
        Command::SkipPhase { step } => {
            flow::same_step(d, *step)?;
            flow::skip(d)
        }
        Command::EnterVotes { ballot, picks } => voting::enter(d, *ballot, picks),
        Command::EnterCount { ballot, yes, no } => voting::count(d, *ballot, *yes, *no),
        Command::BeginRound { .. } | Command::ChangePlan { .. } | Command::SetRound { .. } => {
            rounds::decide(d, command)
        }
        Command::AddMotion { .. }
        | Command::AdmitProposal { .. }
        | Command::DeclineProposal { .. }
        | Command::AmendMotion { .. }
        | Command::MoveMotion { .. }
        | Command::PostponeMotion { .. }
        | Command::SplitMotion { .. }
        | Command::StrikeMotion { .. }
        | Command::TakeUpMotion { .. }
        | Command::ProclaimLaw { .. }
        | Command::RepealLaw { .. }
        | Command::ChangeArticle { .. }
        | Command::AddArticle { .. }
        | Command::RepealArticle { .. } => assembly::decide(d, command),
        Command::VoidVote { ballot, reason } => voting::void(d, *ballot, reason),
        Command::ReviseOutcome { step, change, to, reason } => {
            flow::same_step(d, *step)?;
            outcome::revise(d, *change, *to, reason)
        }
        Command::OpenDeck { .. }
        | Command::CloseDeck
        | Command::ShuffleDeck { .. }
        | Command::MoveCard { .. }
        | Command::DealCards { .. } => decks::decide(d, command),
        _ => control::decide(d, command),
    }
}

/// The faction that the actor speaks for: its own, or the seat that Control acts for.
fn speaker<'a>(state: &'a State, actor: &Actor) -> Result<&'a Faction, Rejection> {
    let seat = match actor {
        Actor::Seat(seat) | Actor::Control { for_seat: Some(seat) } => seat,
        Actor::Control { for_seat: None } | Actor::Clock => return Err(Rejection::ArchonOnly),
    };
    known(state, &FactionId::at(seat))
}

/// The faction of this id.
fn known<'a>(state: &'a State, id: &FactionId) -> Result<&'a Faction, Rejection> {
    state.find(id).ok_or_else(|| Rejection::NoSuchFaction(id.clone()))
}

/// That `actor` speaks for `whose`, or, where that is nobody, that it is Control. Control may also
/// decide in its own name (N-4).
fn decides(
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

/// A text of 1 to `most` characters.
fn text(what: &'static str, text: &str, most: usize) -> Decided {
    let length = text.trim().chars().count();
    if (1..=most).contains(&length) { Ok(()) } else { Err(Rejection::BadText { what, most }) }
}

/// The most characters of a reason.
const REASON: usize = 200;

fn reason(given: &str) -> Decided {
    text("reason", given, REASON)
}

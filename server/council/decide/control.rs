//! What Control does by hand. Nothing here waits for anybody (N-4).

use crate::command::{
    Command, DecksCommand, FigureName, FiguresCommand, Place, Scene, StageCommand, StepsCommand,
    Subject,
};
use crate::content::{Card, DECKS};
use crate::cycle::events;
use crate::decide::{Decided, Decision, flow, known, reason, text};
use crate::event::{DecksEvent, Event, FiguresEvent, StageEvent, StepsEvent};
use crate::rejection::Rejection;
use crate::show;
use crate::state::State;
use crate::view::{Phase, Step};

/// The highest value that Control may set a figure to.
const MOST: u32 = 1_000_000;
/// The most characters of an announcement.
const ANNOUNCEMENT: usize = 200;

pub(super) fn decide(d: &mut Decision<'_>, command: &Command) -> Decided {
    match command {
        Command::Steps(StepsCommand::SetClock { step, seconds }) => set_clock(d, *step, *seconds),
        Command::Decks(DecksCommand::Reshuffle { deck }) => reshuffle(d, *deck as usize),
        Command::Decks(DecksCommand::WriteCard { card, place }) => write_card(d, card, *place),
        Command::Stage(StageCommand::Show { scene: Some(Scene::Spotlight) })
            if d.state.spotlight.is_none() =>
        {
            Err(Rejection::NotNow("once something is held up"))
        }
        Command::Stage(StageCommand::Spotlight { on }) => hold_up(d, on.as_ref()),
        Command::Stage(StageCommand::Show { scene }) => {
            event(d, Event::Stage(StageEvent::SceneShown { scene: *scene }))
        }
        Command::Stage(StageCommand::Announce { text }) if text.chars().count() > ANNOUNCEMENT => {
            Err(Rejection::BadText { what: "announcement", most: ANNOUNCEMENT })
        }
        Command::Stage(StageCommand::Announce { text }) => {
            event(d, Event::Stage(StageEvent::Announced { text: text.trim().to_owned() }))
        }
        _ => edit(d, command),
    }
}

/// Figures, standings, support, the agenda and tasks.
fn edit(d: &mut Decision<'_>, command: &Command) -> Decided {
    match command.clone() {
        Command::Figures(FiguresCommand::Edit { figure, to, reason: why }) => {
            reason(&why)?;
            in_bounds(&d.state, &figure, to)?;
            event(d, Event::Figures(FiguresEvent::FigureSet { figure, to, reason: why }))
        }
        Command::Figures(FiguresCommand::SetStanding { faction, citizen, exiled, reason: why }) => {
            reason(&why)?;
            known(&d.state, &faction)?;
            event(
                d,
                Event::Figures(FiguresEvent::StandingSet { faction, citizen, exiled, reason: why }),
            )
        }
        Command::Figures(FiguresCommand::AddSupport { faction, by, label, until }) => {
            known(&d.state, &faction)?;
            text("label", &label, 60)?;
            if !(1..=1000).contains(&by) {
                return Err(Rejection::OutOfBounds("Support is from 1 to 1000.".into()));
            }
            event(d, Event::Figures(FiguresEvent::SupportAdded { faction, by, label, until }))
        }
        Command::Figures(FiguresCommand::RemoveSupport { support }) => {
            let mut all = d.state.factions.iter().flat_map(|faction| &faction.supports);
            if !all.any(|row| row.id == support) {
                return Err(Rejection::NotOffered("support"));
            }
            event(d, Event::Figures(FiguresEvent::SupportRemoved { support }))
        }
        _ => Err(Rejection::NotNow("in this build")),
    }
}

fn event(d: &mut Decision<'_>, event: Event) -> Decided {
    d.emit(event);
    Ok(())
}

/// N-2.
fn in_bounds(state: &State, figure: &FigureName, to: u32) -> Decided {
    if to > MOST {
        return Err(Rejection::OutOfBounds("A figure is at most 1,000,000.".into()));
    }
    match figure {
        FigureName::Stasis if to < state.act => Err(Rejection::OutOfBounds(format!(
            "The Stasis number is never below the Act number, now {}.",
            state.act
        ))),
        FigureName::Faction { faction, .. } => known(state, faction).map(|_| ()),
        _ => Ok(()),
    }
}

fn set_clock(d: &mut Decision<'_>, step: u32, seconds: u32) -> Decided {
    flow::same_step(d, step)?;
    if !has_clock(d.state.step) {
        return Err(Rejection::NotNow("in a step that can have a clock"));
    }
    if seconds > 3600 {
        return Err(Rejection::OutOfBounds("A clock is set to at most 3600 seconds.".into()));
    }
    event(d, Event::Steps(StepsEvent::ClockSet { seconds }))
}

/// Whether a step can have a clock.
pub(crate) fn has_clock(step: Step) -> bool {
    matches!(
        step,
        Step::Presiding
            | Step::EventsChosen
            | Step::Debate
            | Step::Election
            | Step::MotionDebate
            | Step::MotionBallot
            | Step::Race
            | Step::Ballot
            | Step::StasisCards
            | Step::Muster
            | Step::Deploy
            | Step::Tyche
            | Step::Battles
            | Step::BattleDice
            | Step::Battle
            | Step::Spoils
            | Step::Share
    )
}

/// Whether Control may reshuffle a deck: it has discards that the council is done with (C-7).
pub(crate) fn may_reshuffle(state: &State, deck: usize) -> bool {
    let row = state.decks.get(deck);
    row.is_some_and(|row| row.discard.iter().any(|card| !events::rules::at_work(state, card)))
}

fn reshuffle(d: &mut Decision<'_>, deck: usize) -> Decided {
    if deck >= DECKS {
        return Err(Rejection::NotOffered("deck"));
    }
    if !may_reshuffle(&d.state, deck) {
        return Err(Rejection::NotNow("when the deck has discards"));
    }
    events::decide::reshuffle(d, deck);
    events::decide::turn_up(d);
    Ok(())
}

/// What is hidden and what does not exist are refused alike (N-1).
fn hold_up(d: &mut Decision<'_>, on: Option<&Subject>) -> Decided {
    if d.state.spotlight.as_ref() == on {
        return Err(Rejection::AlreadySo);
    }
    if on.is_some_and(|on| !show::may_hold_up(&d.state, on)) {
        return Err(Rejection::NotOffered("thing"));
    }
    event(d, Event::Stage(StageEvent::HeldUp { on: on.cloned() }))
}

/// C-8.
fn write_card(d: &mut Decision<'_>, card: &Card, place: Place) -> Decided {
    if d.state.phase() == Phase::Lobby {
        return Err(Rejection::NotNow("once the game has begun"));
    }
    if d.state.has_card(&card.id) {
        return Err(Rejection::BadCard(format!("There is a card called {} already.", card.id)));
    }
    if let Some(fault) = d.state.content.card_faults(card).into_iter().next() {
        return Err(Rejection::BadCard(format!("{}: {}", fault.field, fault.sentence)));
    }
    let deck = d.state.deck_of(card).ok_or(Rejection::NotOffered("deck"))?;
    let left = u32::try_from(d.state.decks[deck].draw.len()).unwrap_or(u32::MAX - 1);
    let depth = match place {
        Place::Into => d.chance.roll(left + 1) as usize - 1,
        Place::FaceUp | Place::OnTop => 0,
    };
    d.emit(DecksEvent::CardWritten { card: card.clone(), place, depth });
    events::decide::turn_up(d);
    Ok(())
}

//! The log: what happened, in sentences, each with its cause. A hidden thing never writes a line that
//! the reader may not see (N-1).

use game::Actor;

use crate::command::FigureName;
use crate::event::{DecksEvent, Event, FiguresEvent, StageEvent, StepsEvent};
use crate::ids::FactionId;
pub(crate) use crate::log::{Draft, line};
use crate::sentences;
use crate::state::State;
use crate::view::{LogKind, Step};

mod decks;
pub(crate) mod seats;

/// Lines that speak of the state as it was.
pub(crate) fn before(state: &State, event: &Event) -> Vec<Draft> {
    match event {
        Event::Figures(FiguresEvent::FigureSet { figure, to, reason }) => {
            vec![figure_set(state, figure, *to, reason)]
        }
        Event::Decks(DecksEvent::DeckOpened { .. })
        | Event::Decks(DecksEvent::DeckClosed)
        | Event::Decks(DecksEvent::DeckMixed { .. })
        | Event::Decks(DecksEvent::CardMoved { .. })
        | Event::Decks(DecksEvent::CardsTaken { .. }) => decks::lines(state, event),
        _ => Vec::new(),
    }
}

/// The line that speaks of the state as it is now.
pub(crate) fn after(state: &State, event: &Event) -> Option<Draft> {
    phases(event)
        .or_else(|| council(state, event))
        .or_else(|| by_hand(state, event))
        .or_else(|| seats::seats(state, event))
}

fn figure_set(state: &State, figure: &FigureName, to: u32, reason: &str) -> Draft {
    let (name, from, about) = match figure {
        FigureName::Stasis => ("Stasis".to_owned(), state.stasis.value(), None),
        FigureName::Wrath => ("Divine Wrath".to_owned(), state.wrath.value(), None),
        FigureName::Faction { faction, counter } => {
            let row = state.faction(faction);
            let name = format!("{}: {}", row.name, sentences::counter(*counter));
            (name, row.counter(*counter), Some(faction))
        }
    };
    line(LogKind::Figure, format!("{name} {from} → {to}, set by Control: {reason}")).about(about)
}

fn phases(event: &Event) -> Option<Draft> {
    let text = match event {
        Event::Steps(StepsEvent::CycleBegan { cycle }) => format!("Cycle {cycle} begins."),
        Event::Steps(StepsEvent::CycleEnded) => {
            "The cycle ends; grants and the horse bonus lapse.".to_owned()
        }
        Event::Steps(StepsEvent::StepBegan { step: Step::Debate, .. }) => {
            "The debate is open.".to_owned()
        }
        Event::Steps(StepsEvent::StepBegan { step: Step::Race, .. }) => {
            "Horses are being concealed.".to_owned()
        }
        Event::Steps(StepsEvent::PhaseSkipped { phase }) => {
            format!("Control ends the {} phase as it stands.", sentences::phase(*phase))
        }
        _ => return None,
    };
    Some(line(LogKind::Phase, text))
}

fn council(state: &State, event: &Event) -> Option<Draft> {
    Some(match event {
        Event::Figures(FiguresEvent::Given { from, to, what, amount }) => {
            let (giver, taker) = (state.name(from), state.name(to));
            let what = sentences::counter(*what);
            line(LogKind::Figure, format!("The {giver} give {amount} {what} to the {taker}."))
                .about([from, to])
        }
        _ => return None,
    })
}

/// C-10, C-15: a seat's own choice leaves no line at all; Control's, in a seat's place, one for Control.
pub(crate) fn hidden(state: &State, faction: &FactionId, did: &str) -> Option<Draft> {
    matches!(state.actor, Actor::Control { .. }).then(|| {
        line(LogKind::Control, format!("Control {did} for the {}.", state.name(faction)))
            .about([faction])
            .for_control()
    })
}

fn by_hand(state: &State, event: &Event) -> Option<Draft> {
    let kind = LogKind::Control;
    Some(match event {
        Event::Figures(FiguresEvent::StandingSet { faction, citizen, exiled, reason }) => {
            let name = state.name(faction);
            let citizen = if *citizen { "citizens" } else { "not citizens" };
            let exile = if *exiled { ", in exile" } else { "" };
            line(kind, format!("The {name} are {citizen}{exile}, set by Control: {reason}"))
                .about([faction])
        }
        Event::Figures(FiguresEvent::SupportAdded { faction, by, label, until }) => {
            let (name, until) = (state.name(faction), sentences::until(*until));
            line(kind, format!("Control gives the {name} {by} support {until}: {label}"))
                .about([faction])
        }
        Event::Figures(FiguresEvent::SupportRemoved { .. }) => {
            line(kind, "Control takes support away.")
        }
        // C-8: only Control knows what it put into a deck.
        Event::Decks(DecksEvent::CardWritten { card, .. }) => {
            line(kind, format!("Control wrote the card “{}”.", card.title)).for_control()
        }
        Event::Stage(StageEvent::Announced { text }) if !text.is_empty() => {
            line(kind, format!("Control announces: {text}"))
        }
        _ => return None,
    })
}

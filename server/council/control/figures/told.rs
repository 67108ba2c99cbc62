//! What the log says of figures, standings, supports and gifts.

use crate::control::figures::words;
use crate::control::figures::{FigureName, FiguresEvent};
use crate::log::{Draft, LogKind, line};
use crate::state::State;

/// The lines on an event, of the state as it was.
pub(crate) fn before(state: &State, event: &FiguresEvent) -> Vec<Draft> {
    match event {
        FiguresEvent::FigureSet { figure, to, reason } => {
            vec![figure_set(state, figure, *to, reason)]
        }
        FiguresEvent::Given { .. }
        | FiguresEvent::StandingSet { .. }
        | FiguresEvent::SupportAdded { .. }
        | FiguresEvent::SupportRemoved { .. } => Vec::new(),
    }
}

fn figure_set(state: &State, figure: &FigureName, to: u32, reason: &str) -> Draft {
    let (name, from, about) = match figure {
        FigureName::Stasis => ("Stasis".to_owned(), state.totals.stasis.value(), None),
        FigureName::Wrath => ("Divine Wrath".to_owned(), state.totals.wrath.value(), None),
        FigureName::Faction { faction, counter } => {
            let row = state.faction(faction);
            let name = format!("{}: {}", row.name, words::counter(*counter));
            (name, row.counter(*counter), Some(faction))
        }
    };
    line(LogKind::Figure, format!("{name} {from} → {to}, set by Control: {reason}")).about(about)
}

/// The line on an event, of the state as it is now.
pub(crate) fn after(state: &State, event: &FiguresEvent) -> Option<Draft> {
    let kind = LogKind::Control;
    Some(match event {
        FiguresEvent::Given { from, to, what, amount } => {
            let (giver, taker) = (state.name(from), state.name(to));
            let what = words::counter(*what);
            line(LogKind::Figure, format!("The {giver} give {amount} {what} to the {taker}."))
                .about([from, to])
        }
        FiguresEvent::FigureSet { .. } => return None,
        FiguresEvent::StandingSet { faction, citizen, exiled, reason } => {
            let name = state.name(faction);
            let citizen = if *citizen { "citizens" } else { "not citizens" };
            let exile = if *exiled { ", in exile" } else { "" };
            line(kind, format!("The {name} are {citizen}{exile}, set by Control: {reason}"))
                .about([faction])
        }
        FiguresEvent::SupportAdded { faction, by, label, until } => {
            let (name, until) = (state.name(faction), crate::words::until(*until));
            line(kind, format!("Control gives the {name} {by} support {until}: {label}"))
                .about([faction])
        }
        FiguresEvent::SupportRemoved { .. } => line(kind, "Control takes support away."),
    })
}

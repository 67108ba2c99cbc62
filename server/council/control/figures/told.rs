//! What the log says of figures, standings, supports and gifts.

use game::{Name, Text, text};

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
        FigureName::Stasis => (text!("figures-stasis"), state.totals.stasis.value(), None),
        FigureName::Wrath => (text!("figures-divine-wrath"), state.totals.wrath.value(), None),
        FigureName::Faction { faction, counter } => {
            let row = state.faction(faction);
            let name =
                text!("figures-counter-of", who = &row.name, counter = words::counter(*counter));
            (name, row.counter(*counter), Some(faction))
        }
    };
    line(
        LogKind::Figure,
        text!("figures-set-by-control", name = name, from = from, what = to, reason = reason),
    )
    .about(about)
}

/// The line on an event, of the state as it is now.
pub(crate) fn after(state: &State, event: &FiguresEvent) -> Option<Draft> {
    let kind = LogKind::Control;
    Some(match event {
        FiguresEvent::Given { from, to, what, amount } => {
            let (giver, taker) = (state.name(from), state.name(to));
            let what = words::counter(*what);
            line(
                LogKind::Figure,
                text!(
                    "figures-the-give-to-the",
                    giver = giver,
                    amount = amount,
                    what = what,
                    taker = taker
                ),
            )
            .about([from, to])
        }
        FiguresEvent::FigureSet { .. } => return None,
        FiguresEvent::StandingSet { faction, citizen, exiled, reason } => {
            let name = state.name(faction);
            let citizen =
                if *citizen { text!("figures-citizens") } else { text!("figures-not-citizens") };
            let exile = if *exiled { text!("figures-in-exile") } else { Text::default() };
            line(
                kind,
                text!(
                    "figures-are-set-by-control",
                    name = Name::of(name),
                    citizen = citizen,
                    exile = exile,
                    reason = reason
                ),
            )
            .about([faction])
        }
        FiguresEvent::SupportAdded { faction, by, label, until } => {
            let (name, until) = (state.name(faction), crate::words::until(*until));
            line(
                kind,
                text!(
                    "figures-control-gives-support",
                    name = Name::of(name),
                    by = by,
                    until = until,
                    label = label
                ),
            )
            .about([faction])
        }
        FiguresEvent::SupportRemoved { .. } => {
            line(kind, text!("figures-control-takes-support-away"))
        }
    })
}

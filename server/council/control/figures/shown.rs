//! Figures, standings, supports and gifts among the offers, in words and in the log.

use game::{Name, Text, text};
use serde::Serialize;

use crate::content::Counter;
use crate::control::figures::{FigureName, FiguresEvent, GIVEABLE};
use crate::cycle::race::rules::{Eyes, free};
use crate::figures;
use crate::ids::FactionId;
use crate::law::texts;
use crate::ledger::{Figure, Part};
use crate::log::{LogKind, NewLine, line};
use crate::state::{Called, Faction, State};

// What may be handed over.

/// What an Archon may hand over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct GiveOffer {
    /// To whom.
    pub to: Vec<FactionId>,
    /// What, and how many at most (1 or more).
    pub what: Vec<GiveItem>,
}

/// Something to hand over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct GiveItem {
    /// What.
    pub what: Counter,
    /// How many at most.
    pub most: u32,
}

/// What may be handed over, and how many at most (C-12).
pub(crate) fn give(state: &State, faction: &Faction, eyes: Eyes) -> Option<GiveOffer> {
    let left_out = |what: &Counter| state.totals.called.get(what).is_some_and(|row| row.left_out);
    let items = GIVEABLE.into_iter().filter(|(what, _)| !left_out(what)).map(|(what, _)| {
        let most = free(state, faction, what, eyes);
        GiveItem { what, most }
    });
    let what: Vec<GiveItem> = items.filter(|item| item.most > 0).collect();
    let others = state.factions().filter(|other| other.id != faction.id);
    let to = others.map(|other| other.id.clone()).collect();
    (!what.is_empty()).then_some(GiveOffer { to, what })
}

// Figures in words.

/// What a faction votes with (I-3); where it has no vote, the one part of it says why.
pub(crate) fn strength(state: &State, faction: &Faction) -> Figure {
    if faction.has_vote() {
        return figures::strength(state, faction);
    }
    let why = if faction.exiled {
        text!("figures-in-exile-no-vote")
    } else {
        let article = texts::shown::by(state.reason_of_citizen(faction));
        text!("figures-not-a-citizen-no-vote", article = article)
    };
    figures::sum(vec![Part { label: why, by: 0 }])
}

/// A counter that Control has named otherwise or left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct CounterView {
    /// Which.
    pub counter: Counter,
    /// Its name at this table; empty where it keeps its own.
    pub name: String,
    /// Whether no screen shows it.
    pub left_out: bool,
}

/// The counters that are not called and shown as ever.
pub(crate) fn counters(state: &State) -> Vec<CounterView> {
    let changed = state.totals.called.iter().filter(|(_, called)| **called != Called::default());
    let view = |(counter, called): (&Counter, &Called)| CounterView {
        counter: *counter,
        name: called.name.clone(),
        left_out: called.left_out,
    };
    changed.map(view).collect()
}

/// The name that Control has given a counter.
fn given_name(state: &State, what: Counter) -> Option<&str> {
    let called = state.totals.called.get(&what)?;
    (!called.name.is_empty()).then_some(&called.name)
}

/// Whether Control has named a counter.
pub(crate) fn is_renamed(state: &State, what: Counter) -> bool {
    given_name(state, what).is_some()
}

/// A counter's name at this table.
pub(crate) fn named(state: &State, what: Counter) -> Text {
    given_name(state, what).map_or_else(|| counter(what), Text::from)
}

/// A counter's own name.
pub(crate) fn counter(counter: Counter) -> Text {
    match counter {
        Counter::Arete => text!("figures-arete"),
        Counter::Influence => text!("figures-lasting-influence"),
        Counter::Tyche => text!("figures-tyche"),
        Counter::Horses => text!("figures-horses"),
        Counter::Talents => text!("figures-talents"),
        Counter::Doom => text!("figures-doom"),
        Counter::StasisCards => text!("figures-stasis-cards"),
        Counter::Projects => text!("figures-megaprojects"),
    }
}

// What the log says of figures, standings, supports and gifts.

/// The lines on an event, of the state as it was.
pub(crate) fn before(state: &State, event: &FiguresEvent) -> Vec<NewLine> {
    match event {
        FiguresEvent::FigureSet { figure, to, reason } => {
            vec![figure_set(state, figure, *to, reason)]
        }
        FiguresEvent::CounterNamed { counter: what, name, shown } => {
            vec![counter_named(state, *what, name, *shown)]
        }
        FiguresEvent::Given { .. }
        | FiguresEvent::StandingSet { .. }
        | FiguresEvent::SupportAdded { .. }
        | FiguresEvent::SupportRemoved { .. } => Vec::new(),
    }
}

fn figure_set(state: &State, figure: &FigureName, to: u32, reason: &str) -> NewLine {
    let (name, from, about) = match figure {
        FigureName::Stasis => (text!("figures-stasis"), state.totals.stasis.value(), None),
        FigureName::Wrath => (text!("figures-divine-wrath"), state.totals.wrath.value(), None),
        FigureName::Faction { faction, counter: what } => {
            let row = state.faction(faction);
            let name = text!("figures-counter-of", who = &row.name, counter = named(state, *what));
            (name, row.counter(*what), Some(faction))
        }
    };
    line(
        LogKind::Figure,
        text!("figures-set-by-control", name = name, from = from, what = to, reason = reason),
    )
    .about(about)
}

fn counter_named(state: &State, what: Counter, name: &str, shown: bool) -> NewLine {
    let was = named(state, what);
    let now = if name.is_empty() { counter(what) } else { name.into() };
    let text = match shown {
        true => text!("figures-counter-named", was = was, now = now),
        false => text!("figures-counter-left-out", was = was),
    };
    line(LogKind::Control, text)
}

/// The line on an event, of the state as it is now.
pub(crate) fn after(state: &State, event: &FiguresEvent) -> Option<NewLine> {
    let kind = LogKind::Control;
    Some(match event {
        FiguresEvent::Given { from, to, what, amount } => {
            let (giver, taker) = (state.name(from), state.name(to));
            let what = named(state, *what);
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
            .of_seat()
        }
        FiguresEvent::FigureSet { .. } | FiguresEvent::CounterNamed { .. } => return None,
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

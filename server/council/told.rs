//! What is written when an event comes true for good: lines of the log, figures that changed, and why
//! what was decided was decided so. No decision reads any of it. A hidden thing never writes a line
//! that the reader may not see (N-1).

use std::sync::Arc;

use game::{Actor, text};

use crate::assembly::{agenda, sitting};
use crate::control::figures::rules::Figures;
use crate::control::{decks, figures, heroes, record, roster, seats, stage};
use crate::cycle::prytanis::PrytanisEvent;
use crate::cycle::race::RaceEvent;
use crate::cycle::vote::VoteEvent;
use crate::cycle::{debate, events, grants, outcome, prytanis, race, vote};
use crate::decision::Happens;
use crate::event::Event;
use crate::law::texts::{Law, LawEvent};
use crate::law::{rulings, texts};
use crate::log::{BecauseView, Decision, LogKind, NewLine, line};
use crate::rooms::rooms;
use crate::stasis::{amend, battle, cards, deploy, muster, powers, score, spoils, streets};
use crate::state::State;
use crate::steps::StepsEvent;
use crate::{apply, day, stasis, steps};

impl Happens<State> for Event {
    fn happen(&self, state: &mut State) {
        happen(state, self);
    }
}

/// Makes `event` true, and writes what is told of it.
fn happen(state: &mut State, event: &Event) {
    for draft in before(state, event) {
        write(state, draft);
    }
    because_before(state, event);
    let (figures, laws, waited) =
        (Figures::of(state), state.code.laws.clone(), agenda::shown::waiting(state));
    apply::apply(state, event);
    figures.compare(state);
    because_after(state, event);
    let ended = laws_ended(state, event, &laws);
    for draft in ended.into_iter().chain(agenda::shown::overtaken(state, event, &waited)) {
        write(state, draft);
    }
    if let Some(draft) = after(state, event) {
        stasis::told::note_deed(state, &draft);
        let draft = in_whose_place(state, draft);
        write(state, draft);
    }
}

fn write(state: &mut State, draft: NewLine) {
    state.note(draft.reader, draft.kind, draft.text, draft.factions);
}

rooms!(kit::lines, { fn before, after(state: &State, event: &Event) -> NewLine });

/// Says so where an act of a seat was not its own.
fn in_whose_place(state: &State, mut draft: NewLine) -> NewLine {
    if draft.of_seat && matches!(state.acted.actor, Actor::Control { for_seat: Some(_) }) {
        draft = draft.and(text!("and-control-in-its-place"));
    }
    if draft.of_seat && state.seats.playing().is_some() {
        draft = draft.and(text!("and-program-in-its-place"));
    }
    draft
}

/// Laws that are gone because what they were to last for is over.
fn laws_ended(state: &State, event: &Event, before: &[Arc<Law>]) -> Vec<NewLine> {
    if matches!(event, Event::Law(LawEvent::LawRepealed { .. })) {
        return Vec::new();
    }
    let stands = |law: &Law| state.code.laws.iter().any(|row| row.id == law.id);
    let ended = before.iter().filter(|law| !stands(law)).map(|law| {
        let span = texts::shown::span_of(law.until);
        let text = text!("law-ends", title = &law.title, span = span);
        line(LogKind::Council, text)
    });
    ended.collect()
}

/// What must be told of the state as it was.
fn because_before(state: &mut State, event: &Event) {
    if let Event::Prytanis(PrytanisEvent::PrytanisAppointed { faction, how }) = event {
        keep(state, prytanis::words::because(state, faction, how));
    }
}

/// What is told of the state as it is now.
fn because_after(state: &mut State, event: &Event) {
    let why = match event {
        Event::Race(RaceEvent::RaceRevealed { .. })
        | Event::Race(RaceEvent::WinnerPicked { .. }) => race::shown::because(state),
        Event::Vote(VoteEvent::VotesRevealed { .. })
        | Event::Vote(VoteEvent::VotesCounted { .. })
        | Event::Vote(VoteEvent::TieDecided { .. })
        | Event::Vote(VoteEvent::TieFailed)
        | Event::Vote(VoteEvent::Vetoed { .. }) => vote::words::because(state),
        Event::Steps(StepsEvent::CycleBegan { .. })
        | Event::Prytanis(PrytanisEvent::NobodyPresides) => {
            state.because.retain(|row| row.of != Decision::Prytanis);
            None
        }
        _ => None,
    };
    if let Some(why) = why {
        keep(state, why);
    }
}

fn keep(state: &mut State, why: BecauseView) {
    state.because.retain(|row| row.of != why.of);
    state.because.push(Arc::new(why));
}

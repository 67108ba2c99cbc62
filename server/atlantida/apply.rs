//! Makes events true. Nothing here can fail: what may not happen was refused by `decide`.

use game::Actor;

use crate::decision::Happens;
use crate::event::{Event, RecordEvent};
use crate::secrets::SECRETS;
use crate::state::State;
use crate::{accord, battle, control, draft, end, log, score, setup, table};

impl Happens<State> for Event {
    fn happen(&self, state: &mut State) {
        log::tell::before(state, self);
        match self {
            Self::Setup(event) => setup::decide::apply(state, event),
            Self::Battle(event) => battle::decide::apply(state, event),
            Self::Draft(event) => draft::decide::apply(state, event),
            Self::End(event) => end::decide::apply(state, event),
            Self::Score(event) => score::decide::apply(state, event),
            Self::Table(event) => table::enter::apply(state, event),
            Self::Control(event) => control::decide::apply(state, event),
            Self::Accord(event) => accord::decide::apply(state, event),
            Self::Record(event) => record(state, event),
        }
        log::tell::after(state, self);
        note_waits(state);
    }
}

fn record(state: &mut State, event: &RecordEvent) {
    match event {
        RecordEvent::Acted { by, at } => {
            let told_from = state.logs.control().next();
            let acted = &mut *state.acted;
            (acted.by, acted.at, acted.steward) = (by.clone(), *at, None);
            acted.told_from = told_from;
            if state.seats.minds(by) || *by == Actor::Clock {
                let at = *at;
                state.seats.acted(by, at);
            }
        }
        RecordEvent::Rewound { anew, stood, step, question, battles } => {
            if *anew {
                SECRETS.forget(state);
                state.course.done.clear();
            }
            let course = &mut *state.course;
            course.step = course.step.max(*step) + 1;
            course.question = course.question.max(*question) + 1;
            course.battles = course.battles.max(*battles);
            course.clock.stood(*stood);
            state.seats.stood(*stood);
        }
    }
}

fn note_waits(state: &mut State) {
    let awaited: Vec<_> = state.awaited().collect();
    if !state.seats.awaits(&awaited) {
        let now = state.acted.at;
        state.seats.note_waits(awaited, now);
    }
}

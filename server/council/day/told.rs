//! Lines on rounds and Acts (C-1, A-1).

use game::{Text, text};

use game::Actor;

use crate::day::{DayEvent, words};
use crate::log::{Draft, LogKind, line};
use crate::state::State;
use crate::steps::words::phase;
use crate::words::span;

/// Lines that speak of what is so now.
pub(crate) fn after(state: &State, event: &DayEvent) -> Option<Draft> {
    let kind = LogKind::Phase;
    Some(match event {
        DayEvent::RoundBegan { round } => {
            line(kind, text!("day-action-round-begins", round = round))
        }
        DayEvent::DiplomacyCalled => {
            let called = match state.acted.actor {
                Actor::Control { .. } => text!("day-control-calls-the-diplomacy-round"),
                Actor::Clock | Actor::Seat(_) => text!("day-the-bell-calls-the-diplomacy"),
            };
            line(kind, text!("day-for-the-end-of-this", called = called))
        }
        DayEvent::DiplomacyCancelled => line(kind, text!("day-the-diplomacy-round-is-called")),
        DayEvent::DiplomacyBegan { resume } => {
            let resume = phase(*resume);
            let text = text!("day-the-diplomacy-round-begins-play", resume = resume);
            line(kind, text)
        }
        DayEvent::ActBegan { act } => line(kind, text!("day-act-begins", act = act)),
        DayEvent::RoundWarned { round } => {
            line(kind, text!("day-the-bell-ends-soon", round = name_of(state, *round)))
        }
        DayEvent::RoundRanOut { round } => {
            line(kind, text!("day-the-bell-the-time-of", round = name_of(state, *round)))
        }
        DayEvent::PlanChanged { .. } => {
            line(LogKind::Control, text!("day-control-plans-the-rest-of"))
        }
        DayEvent::RoundSet { seconds: Some(seconds) } => {
            let span = span(*seconds);
            line(LogKind::Control, text!("day-control-lets-the-round-end", span = span))
        }
        DayEvent::RoundSet { seconds: None } => {
            line(LogKind::Control, text!("day-control-stops-the-clock-of"))
        }
    })
}

fn name_of(state: &State, id: u32) -> Text {
    let round = state.day.rounds.iter().find(|round| round.id == id);
    round.map_or(Text::default(), |round| words::name(&state.day, round))
}

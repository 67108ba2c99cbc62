//! Lines on rounds and Acts (C-1, A-1).

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
        DayEvent::RoundBegan { round } => line(kind, format!("Action Round {round} begins.")),
        DayEvent::DiplomacyCalled => {
            let called = match state.acted.actor {
                Actor::Control { .. } => "Control calls the Diplomacy Round",
                Actor::Clock | Actor::Seat(_) => "The bell calls the Diplomacy Round",
            };
            line(kind, format!("{called} for the end of this phase."))
        }
        DayEvent::DiplomacyCancelled => line(kind, "The Diplomacy Round is called off."),
        DayEvent::DiplomacyBegan { resume } => {
            let resume = phase(*resume);
            let text = format!("The Diplomacy Round begins. Play resumes with the {resume} phase.");
            line(kind, text)
        }
        DayEvent::ActBegan { act } => line(kind, format!("Act {act} begins.")),
        DayEvent::RoundWarned { round } => {
            line(kind, format!("The bell: {} ends soon.", name(state, *round)))
        }
        DayEvent::RoundRanOut { round } => {
            line(kind, format!("The bell: the time of {} is up.", name(state, *round)))
        }
        DayEvent::PlanChanged { .. } => {
            line(LogKind::Control, "Control plans the rest of the day anew.")
        }
        DayEvent::RoundSet { seconds: Some(seconds) } => {
            let span = span(*seconds);
            line(LogKind::Control, format!("Control lets the round end {span} from now."))
        }
        DayEvent::RoundSet { seconds: None } => {
            line(LogKind::Control, "Control stops the clock of the round.")
        }
    })
}

fn name(state: &State, id: u32) -> String {
    let round = state.day.rounds.iter().find(|round| round.id == id);
    round.map_or(String::new(), |round| words::name(&state.day, round))
}

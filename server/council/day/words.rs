//! Rounds in words, and what is said before the first cycle and in the Diplomacy Round.

use crate::content::RoundKind;
use crate::day::{Bell, Day, DayRound, RoundState};
use crate::state::State;
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, Urgency, phase};

/// What a round is called.
pub(crate) fn name(day: &Day, round: &DayRound) -> String {
    match round.kind {
        RoundKind::Action => format!("Action Round {}", day.number(round.id)),
        RoundKind::Diplomacy => "Diplomacy Round".into(),
        RoundKind::Assembly => "Assembly".into(),
    }
}

/// What Control begins when the round under way is over.
pub(crate) fn begin_next(state: &State) -> String {
    begin(state, state.next_round())
}

/// "Begin Act 2: Action Round 3", "Open the Assembly: 4 motions".
pub(crate) fn begin(state: &State, kind: RoundKind) -> String {
    match kind {
        RoundKind::Action => {
            let number = state.course.round + 1;
            let act = state.day.planned_for(kind).map_or(0, |round| round.act);
            if act > state.course.act {
                format!("Begin Act {act}: Action Round {number}")
            } else {
                format!("Begin Action Round {number}")
            }
        }
        RoundKind::Diplomacy => "Begin the Diplomacy Round".into(),
        RoundKind::Assembly => match state.waiting_motions() {
            1 => "Open the Assembly: 1 motion".into(),
            many => format!("Open the Assembly: {many} motions"),
        },
    }
}

/// What the bell of the round says, for alarms: nothing while there is time.
pub(crate) fn bell(state: &State) -> Option<String> {
    let round = state.day.current().filter(|round| round.state == RoundState::Now)?;
    let name = name(&state.day, round);
    match round.bell {
        Bell::Quiet => None,
        Bell::Warned => Some(format!("{name} ends soon.")),
        Bell::Over => Some(format!("The time of {name} is up.")),
    }
}

/// Before the first cycle.
pub(crate) const LOBBY: Said = Said {
    headline: |_| "The council gathers.".into(),
    meanwhile: Meanwhile::Asks(|_, _| {
        let sentence = "Control begins when everybody is here.";
        Ask::new(Urgency::Wait, "The council gathers", sentence)
    }),
    button: |_| {
        let says = "The decks are shuffled, three events turned up, and the Prytanis is found.";
        ("Begin the first cycle".into(), says)
    },
    ..PLAIN
};

/// The Archons are away.
pub(crate) const DIPLOMACY: Said = Said {
    headline: |state| {
        let resume = state.course.resume.map_or("next", phase);
        format!("The Diplomacy Round. Play resumes with the {resume} phase.")
    },
    meanwhile: Meanwhile::Headline("Diplomacy Round"),
    button: after_diplomacy,
    ..PLAIN
};

fn after_diplomacy(state: &State) -> (String, &'static str) {
    let label = begin_next(state);
    match (state.next_round(), state.course.resume) {
        (RoundKind::Action, Some(resume)) => {
            (format!("{label}: {} phase", phase(resume)), "Play resumes where it halted.")
        }
        _ => (label, "The round under way ends."),
    }
}

/// What Control begins next: the Diplomacy Round, where it was called.
pub(crate) fn or_diplomacy(state: &State, label: &str) -> String {
    if state.course.diplomacy_called { begin_next(state) } else { label.to_owned() }
}

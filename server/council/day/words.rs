//! Rounds in words, and what is said before the first cycle and in the Diplomacy Round.

use crate::content::RoundKind;
use crate::day::{Bell, Day, DayRound, RoundState};
use crate::state::State;
use crate::steps::Phase;
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

/// What beginning a round does, in a sentence.
pub(crate) fn begins(state: &State, kind: RoundKind) -> &'static str {
    match (kind, state.course.resume) {
        (RoundKind::Action, Some(phase)) if phase != Phase::Prytanis => {
            "Play resumes where it halted."
        }
        (RoundKind::Action, _) => "The council meets, and the next cycle begins.",
        (RoundKind::Diplomacy, _) => "The Archons go to their factions; the council rests.",
        (RoundKind::Assembly, _) => "The motions of the agenda are read, one after the other.",
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
    let (label, says) = next_round(state);
    match (state.next_round(), state.course.resume) {
        (RoundKind::Action, Some(resume)) => (format!("{label}: {} phase", phase(resume)), says),
        _ => (label, says),
    }
}

/// What Control begins when the round under way is over, and what that does.
pub(crate) fn next_round(state: &State) -> (String, &'static str) {
    (begin_next(state), begins(state, state.next_round()))
}

/// What comes when the clock of a phase runs out: this, or what begins where the Diplomacy Round was
/// called.
pub(crate) fn then(state: &State, says: &'static str) -> &'static str {
    if state.course.diplomacy_called { begins(state, state.next_round()) } else { says }
}

/// What the big button does at the end of a phase: this, or what begins where the Diplomacy Round was
/// called.
pub(crate) fn or_diplomacy(
    state: &State,
    label: &str,
    says: &'static str,
) -> (String, &'static str) {
    if state.course.diplomacy_called { next_round(state) } else { (label.to_owned(), says) }
}

//! Rounds in words, and what is said before the first cycle and in the Diplomacy Round.

use game::{Text, text};

use crate::content::RoundKind;
use crate::day::{Bell, Day, DayRound, RoundState};
use crate::state::State;
use crate::steps::Phase;
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, Urgency, phase};

/// What a round is called.
pub(crate) fn name(day: &Day, round: &DayRound) -> Text {
    match round.kind {
        RoundKind::Action => text!("day-action-round", id = day.number(round.id)),
        RoundKind::Diplomacy => text!("day-diplomacy-round"),
        RoundKind::Assembly => text!("day-assembly"),
    }
}

/// What Control begins when the round under way is over.
pub(crate) fn begin_next(state: &State) -> Text {
    begin(state, state.next_round())
}

/// "Begin Act 2: Action Round 3", "Open the Assembly: 4 motions".
pub(crate) fn begin(state: &State, kind: RoundKind) -> Text {
    match kind {
        RoundKind::Action => {
            let number = state.course.round + 1;
            let act = state.day.planned_for(kind).map_or(0, |round| round.act);
            if act > state.course.act {
                text!("day-begin-act-action-round", act = act, number = number)
            } else {
                text!("day-begin-action-round", number = number)
            }
        }
        RoundKind::Diplomacy => text!("day-begin-the-diplomacy-round"),
        RoundKind::Assembly => match state.waiting_motions() {
            1 => text!("day-open-the-assembly-1-motion"),
            many => text!("day-open-the-assembly-motions", many = many),
        },
    }
}

/// What beginning a round does, in a sentence.
pub(crate) fn begins(state: &State, kind: RoundKind) -> Text {
    match (kind, state.course.resume) {
        (RoundKind::Action, Some(phase)) if phase != Phase::Prytanis => {
            text!("day-play-resumes-where-it-halted")
        }
        (RoundKind::Action, _) => text!("day-the-council-meets-and-the"),
        (RoundKind::Diplomacy, _) => text!("day-the-archons-go-to-their"),
        (RoundKind::Assembly, _) => text!("day-the-motions-of-the-agenda"),
    }
}

/// What the bell of the round says, for alarms: nothing while there is time.
pub(crate) fn bell(state: &State) -> Option<Text> {
    let round = state.day.current().filter(|round| round.state == RoundState::Now)?;
    let name = name(&state.day, round);
    match round.bell {
        Bell::Quiet => None,
        Bell::Warned => Some(text!("day-ends-soon", name = name)),
        Bell::Over => Some(text!("day-the-time-of-is-up", name = name)),
    }
}

/// Before the first cycle.
pub(crate) const LOBBY: Said = Said {
    headline: |_| text!("day-the-council-gathers"),
    meanwhile: Meanwhile::Asks(|_, _| {
        let sentence = text!("day-the-council-begins-when-everybody");
        Ask::new(Urgency::Wait, text!("day-the-council-gathers-2"), sentence)
    }),
    button: |_| {
        let says = text!("day-the-decks-are-shuffled-three");
        (text!("day-begin-the-first-cycle"), says)
    },
    ..PLAIN
};

/// The Archons are away.
pub(crate) const DIPLOMACY: Said = Said {
    headline: |state| {
        let resume = state.course.resume.map_or_else(|| text!("day-next"), phase);
        text!("day-the-diplomacy-round-play-resumes", resume = resume)
    },
    meanwhile: Meanwhile::Headline("day-diplomacy-round"),
    button: after_diplomacy,
    ..PLAIN
};

fn after_diplomacy(state: &State) -> (Text, Text) {
    let (label, says) = next_round(state);
    match (state.next_round(), state.course.resume) {
        (RoundKind::Action, Some(resume)) => {
            (text!("day-phase", label = label, resume = phase(resume)), says)
        }
        _ => (label, says),
    }
}

/// What Control begins when the round under way is over, and what that does.
pub(crate) fn next_round(state: &State) -> (Text, Text) {
    (begin_next(state), begins(state, state.next_round()))
}

/// What comes when the clock of a phase runs out: this, or what begins where the Diplomacy Round was
/// called.
pub(crate) fn then(state: &State, says: Text) -> Text {
    if state.course.diplomacy_called { begins(state, state.next_round()) } else { says }
}

/// What the big button does at the end of a phase: this, or what begins where the Diplomacy Round was
/// called.
pub(crate) fn or_diplomacy(state: &State, label: Text, says: Text) -> (Text, Text) {
    if state.course.diplomacy_called { next_round(state) } else { (label, says) }
}

//! What is said of the Assembly.

use crate::assembly::sitting::rules::next_motion;
use crate::cycle::{debate, outcome, vote};
use crate::day::words::next_round;
use crate::law::settings::Ends;
use crate::state::{Faction, State};
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said};

/// Between two motions.
pub(crate) const ASSEMBLY: Said = Said {
    headline: between_motions,
    meanwhile: Meanwhile::Headline("The Assembly sits"),
    button: |state| match next_motion(state) {
        Some(motion) => (
            format!("Read the motion “{}”", motion.title),
            "Its text is shown and its debate begins.",
        ),
        None => next_round(state),
    },
    ..PLAIN
};

/// A motion was read and is debated.
pub(crate) const DEBATE: Said = Said {
    headline: debated,
    meanwhile: Meanwhile::Asks(|state, faction| {
        debate::words::ask(state, faction, || listen(state, faction))
    }),
    clock: Some(|state| match state.settings.debate_ends {
        Ends::ByItself => ("Debate", "The motion is put to the vote."),
        Ends::ByControl => ("Debate", "Control puts the motion to the vote."),
    }),
    button: |_| ("Put the motion to the vote".into(), "The debate ends; the factions vote."),
    ..PLAIN
};

/// The Assembly votes on it.
pub(crate) const BALLOT: Said = Said {
    headline: |state| of_the_motion(state, "The Assembly votes"),
    meanwhile: Meanwhile::Asks(votes),
    ..vote::words::BALLOT
};

/// It passed, and what will happen is shown.
pub(crate) const OUTCOME: Said = Said {
    headline: adopted,
    meanwhile: Meanwhile::Asks(|state, _| outcome::words::ask(state, adopted)),
    button: |_| ("Let it happen".into(), "What is shown becomes true."),
    ..outcome::words::OUTCOME
};

fn votes(state: &State, faction: &Faction) -> Ask {
    vote::words::ask(state, faction, "The Assembly votes")
}

fn between_motions(state: &State) -> String {
    let last = state.assembly.motion.and_then(|id| state.motion(id));
    let verdict = last.and_then(|motion| Some((&motion.title, motion.verdict.as_ref()?)));
    match (verdict, state.agenda_count()) {
        (Some((title, ended)), _) => {
            format!("“{title}”: {}", vote::words::verdict(state, ended))
        }
        (None, 1) => "The Assembly sits; one motion is before it.".into(),
        (None, many) => format!("The Assembly sits; {many} motions are before it."),
    }
}

fn debated(state: &State) -> String {
    debate::words::floor(state, &of_the_motion(state, "Debated"))
}

fn adopted(state: &State) -> String {
    of_the_motion(state, "Adopted")
}

fn of_the_motion(state: &State, what: &str) -> String {
    let motion = state.assembly.motion.and_then(|id| state.motion(id));
    motion.map_or(String::new(), |motion| format!("{what}: “{}”.", motion.title))
}

/// What somebody hears who is not on the list of speakers.
fn listen(state: &State, faction: &Faction) -> String {
    let grants =
        if faction.has_vote() { "" } else { " You may grant your influence for this vote." };
    format!("{}{grants}", debated(state))
}

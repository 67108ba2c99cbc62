//! What is going on, in one line.

use crate::sentences;
use crate::state::State;
use crate::view::Step;

use super::the;

pub(super) fn headline(state: &State) -> String {
    let prytanis = the(state, state.prytanis.as_ref());
    match state.step {
        Step::Lobby => "The council gathers.".into(),
        Step::TieForPrytanis => format!(
            "{} are tied for Prytanis. The choice falls to {}.",
            state.names(&state.tied),
            the(state, state.supremacy.as_ref())
        ),
        Step::Presiding => match &state.prytanis {
            Some(id) => format!("The {} preside.", state.name(id)),
            None => "Nobody can preside; Control chooses in the Prytanis’s place.".into(),
        },
        Step::ChooseEvents => format!("The choice of events falls to {prytanis}."),
        Step::EventsChosen => events_chosen(state),
        Step::Debate => "The floor is open to everyone.".into(),
        Step::Race => "Horses are being concealed.".into(),
        Step::RaceTied => "The race is tied; Control picks the winner.".into(),
        Step::Strengths => race_verdict(state),
        Step::ChooseMotion => format!("What comes to the vote is for {prytanis} to say."),
        Step::Ballot => ballot(state, "The council votes"),
        Step::BallotTied => {
            let decider = the(state, state.tie_breaker.as_ref());
            format!("A tie. The decision falls to {decider}.")
        }
        Step::Outcome => outcome(state),
        Step::Check => "Control looks at the agenda and the streets.".into(),
        Step::Stasis => "Stasis. The streets decide.".into(),
        Step::Diplomacy => diplomacy(state),
    }
}

fn events_chosen(state: &State) -> String {
    let titles: Vec<String> =
        state.docket.iter().map(|row| format!("“{}”", state.card(&row.card).title)).collect();
    match titles.len() {
        0 => "No event is before the council.".into(),
        1 => format!("{} goes to the vote.", titles[0]),
        _ => format!("{} go to the vote.", titles.join(" and ")),
    }
}

fn ballot(state: &State, does: &str) -> String {
    let Some(ballot) = &state.ballot else { return String::new() };
    let card = state.card(&ballot.card);
    let label = &card.options[ballot.option].label;
    format!("{does}: “{}”, {label}.", card.title)
}

fn outcome(state: &State) -> String {
    let Some(outcome) = &state.outcome else { return String::new() };
    let card = state.card(&outcome.card);
    match outcome.option {
        Some(option) => format!("“{}” passes: {}.", card.title, card.options[option].label),
        None => format!("Nothing passed on “{}”.", card.title),
    }
}

fn diplomacy(state: &State) -> String {
    let resume = state.resume.map_or("next", sentences::phase);
    let assembly = if state.assembly_announced { " It opens with an Assembly." } else { "" };
    format!("The Diplomacy Round.{assembly} Play resumes with the {resume} phase.")
}

/// Who won the race, in a sentence (C-11).
pub(crate) fn race_verdict(state: &State) -> String {
    let Some(race) = &state.race else {
        return "No race was run; strengths are announced.".into();
    };
    let bonus = race.bonus;
    match (race.winners.as_slice(), race.tied.as_slice()) {
        ([one], _) => {
            format!("The {} win the race and gain {bonus} support.", state.name(one))
        }
        ([], []) if race.bids.iter().all(|(_, horses)| *horses == 0) => {
            "No Horse ran; nobody wins.".into()
        }
        ([], []) => "Nobody wins the race.".into(),
        ([], tied) => format!("{} are tied; nobody wins the race.", state.names(tied)),
        (all, _) => format!("{} are tied; each gains {bonus} support.", state.names(all)),
    }
}

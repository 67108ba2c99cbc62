//! What is going on, in one line.

use crate::decide::streets::victory;
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
            let decider = the(state, state.tie_breaker());
            format!("A tie. The decision falls to {decider}.")
        }
        Step::Outcome => outcome(state),
        Step::Check => "Control looks at the agenda and the streets.".into(),
        Step::Diplomacy => diplomacy(state),
        _ => streets(state),
    }
}

/// The stasis, in one line.
fn streets(state: &State) -> String {
    let battle = state.streets.as_ref().and_then(|streets| streets.battle());
    let place = battle.map_or("city", |battle| &state.objective(&battle.objective).name);
    match state.step {
        Step::StasisCards => "Stasis. The Archons draw Stasis cards.".into(),
        Step::Muster => "The factions muster; Heroes choose the fight or safety.".into(),
        Step::Deploy => turn(state),
        Step::HandDice => "Dice are thrown at the table.".into(),
        Step::Battles => match state.the_streets().battles.len() {
            0 => "Nobody contests anything: no battle is fought.".into(),
            1 => "One battle is to be fought.".into(),
            more => format!("{more} battles are to be fought."),
        },
        Step::Tyche => format!("The battle for the {place}: who calls on Tyche?"),
        Step::BattleDice => format!("The battle for the {place}: the dice."),
        Step::Battle => battle
            .and_then(|battle| sentences::verdict(state, battle))
            .map_or(String::new(), |(sentence, _)| sentence),
        Step::Spoils => "The city pays whoever holds it.".into(),
        Step::Share => match victory::sharing(state) {
            Some((_, spoil, _)) => format!(
                "{}: the {} share out the dice.",
                state.objective(&spoil.objective).name,
                state.name(&spoil.faction)
            ),
            None => String::new(),
        },
        Step::ScoreTied if state.content.city().objectives.is_empty() => {
            "Stasis is fought out at the table; Control names the winner.".into()
        }
        Step::Score | Step::ScoreTied => {
            let score = state.the_streets().score.as_ref();
            score.map_or(String::new(), |score| score.sentence.clone())
        }
        Step::Amend => {
            format!("A change of the constitution falls to {}.", the(state, victory::winner(state)))
        }
        _ => match &state.the_streets().amendment {
            Some(change) => format!(
                "The {} change Article {}.",
                state.name(&change.faction),
                change.article + 1
            ),
            None => "The stasis is over.".into(),
        },
    }
}

fn turn(state: &State) -> String {
    let streets = state.the_streets();
    let Some(mover) = streets.mover() else { return String::new() };
    let name = state.name(mover);
    match streets.last {
        Some(1) => format!("The last action of all: the {name}."),
        Some(_) => format!("One last action each: the {name}."),
        None => format!("In the streets: the turn of the {name}."),
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

//! What is going on, in one line.

use crate::cycle::outcome::OutcomeOf;
use crate::cycle::{race, vote};
use crate::law::texts::words::by;
use crate::stasis::battle;
use crate::stasis::score::rules::crowned;
use crate::stasis::score::words;
use crate::stasis::spoils::rules::sharing;
use crate::state::State;
use crate::steps::Step;
use crate::steps::words::phase;
use crate::words::the;

/// What is going on.
pub(crate) fn headline(state: &State) -> String {
    let prytanis = the(state, state.chair.prytanis.as_ref());
    match state.course.step {
        Step::Lobby => "The council gathers.".into(),
        Step::Election => "The council elects its Prytanis.".into(),
        Step::TieForPrytanis => format!(
            "{} are tied for Prytanis. The choice falls to {}{}.",
            state.names(&state.chair.tied),
            the(state, state.chair.supremacy.as_ref()),
            by(state.reason_of_supremacy())
        ),
        Step::Presiding => match &state.chair.prytanis {
            Some(id) => format!("The {} preside.", state.name(id)),
            None => "Nobody can preside; Control chooses in the Prytanis’s place.".into(),
        },
        Step::ChooseEvents => {
            let article = by(state.reason("events_activated"));
            format!("The choice of events falls to {prytanis}{article}.")
        }
        Step::EventsChosen => events_chosen(state),
        Step::Debate => floor(state, "The floor is open to everyone."),
        Step::Race => "Horses are being concealed.".into(),
        Step::RaceTied => "The race is tied; Control picks the winner.".into(),
        Step::Strengths => race::words::verdict(state),
        Step::ChooseMotion => format!("What comes to the vote is for {prytanis} to say."),
        Step::Ballot => ballot(state, "The council votes"),
        Step::BallotTied | Step::MotionTied => {
            let decider = the(state, state.tie_breaker());
            format!("A tie. The decision falls to {decider}.")
        }
        Step::Outcome => outcome(state),
        Step::Check => "Control looks at the agenda and the streets.".into(),
        Step::StasisCards => "Stasis. The Archons draw Stasis cards.".into(),
        Step::Muster => "The factions muster; Heroes choose the fight or safety.".into(),
        Step::Deploy => turn(state),
        Step::HandDice => "Dice are thrown at the table.".into(),
        Step::Battles => match state.the_streets().battles.len() {
            0 => "Nobody contests anything: no battle is fought.".into(),
            1 => "One battle is to be fought.".into(),
            more => format!("{more} battles are to be fought."),
        },
        Step::Tyche => format!("The battle for the {}: who calls on Tyche?", place(state)),
        Step::BattleDice => format!("The battle for the {}: the dice.", place(state)),
        Step::Battle => fought(state),
        Step::Spoils => "The city pays whoever holds it.".into(),
        Step::Share => match sharing(state) {
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
            score.map_or(String::new(), |score| words::sentence(state, score))
        }
        Step::Amend => {
            format!("A change of the constitution falls to {}.", the(state, crowned(state)))
        }
        Step::Amended => amended(state),
        Step::Assembly => between_motions(state),
        Step::MotionDebate => floor(state, &before_the_assembly(state, "Debated")),
        Step::MotionBallot => before_the_assembly(state, "The Assembly votes"),
        Step::MotionOutcome => before_the_assembly(state, "Adopted"),
        Step::Diplomacy => diplomacy(state),
    }
}

/// Who has the floor; else what is said when nobody has it.
fn floor(state: &State, otherwise: &str) -> String {
    match &state.floor.speaking {
        Some(id) => format!("The {} have the floor.", state.name(id)),
        None => otherwise.to_owned(),
    }
}

fn before_the_assembly(state: &State, what: &str) -> String {
    let motion = state.assembly.motion.and_then(|id| state.motion(id));
    motion.map_or(String::new(), |motion| format!("{what}: “{}”.", motion.title))
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
    let Some(ballot) = &state.voting.ballot else { return String::new() };
    let (title, label, _) = vote::words::subject(state, &ballot.subject);
    format!("{does}: “{title}”, {label}.")
}

fn outcome(state: &State) -> String {
    let Some(outcome) = &state.happening.outcome else { return String::new() };
    let title = state.outcome_title(&outcome.of);
    match &outcome.of {
        OutcomeOf::Event { card, option: Some(option) } => {
            format!("“{title}” passes: {}.", state.card(card).options[*option].label)
        }
        OutcomeOf::Event { .. } => format!("Nothing passed on “{title}”."),
        OutcomeOf::Motion(_) => format!("“{title}” is adopted."),
    }
}

fn diplomacy(state: &State) -> String {
    let resume = state.course.resume.map_or("next", phase);
    format!("The Diplomacy Round. Play resumes with the {resume} phase.")
}

/// Where the battle on the table is fought.
fn place(state: &State) -> &str {
    let battle = state.city.streets.as_ref().and_then(|streets| streets.battle());
    battle.map_or("city", |battle| &state.objective(&battle.objective).name)
}

fn fought(state: &State) -> String {
    let battle = state.city.streets.as_ref().and_then(|streets| streets.battle());
    let verdict = battle.and_then(|battle| battle::words::verdict(state, battle));
    verdict.map_or(String::new(), |(sentence, _)| sentence)
}

fn amended(state: &State) -> String {
    match &state.the_streets().amendment {
        Some(change) => {
            format!("The {} change Article {}.", state.name(&change.faction), change.article + 1)
        }
        None => "The stasis is over.".into(),
    }
}

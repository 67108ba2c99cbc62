//! What is asked of an Archon now. A locked choice shows only that it is locked.

use crate::command::{Absence, SeatMode};
use crate::cycle::{check, events, outcome, prytanis, race, vote};
use crate::sentences::by;
use crate::stasis::streets;
use crate::state::{Faction, State};
use crate::view::{Ask, Phase, Step, Urgency};

use super::{headline, the};
use crate::decide::flow;

/// Whether the table waits for this faction.
pub(crate) fn awaited(state: &State, faction: &Faction) -> bool {
    if faction.is_away() {
        return false;
    }
    let decides = flow::decider(state) == Some(&faction.id)
        || outcome::rules::target_falls_to(state) == Some(&faction.id);
    match state.step {
        Step::Race => race::rules::awaited(state, faction),
        Step::Ballot | Step::MotionBallot => vote::rules::awaited(state, faction),
        Step::Election => prytanis::rules::awaited(state, faction),
        _ if state.phase() == Phase::Stasis => streets::rules::awaited(state, faction),
        _ => decides,
    }
}

/// For what, as the end of "The Medes are awaited …".
pub(super) fn what(state: &State) -> &'static str {
    match state.step {
        Step::TieForPrytanis => "to pick the Prytanis",
        Step::ChooseEvents if events::rules::events_to_choose(state) == 1 => "to choose an event",
        Step::ChooseEvents => "to choose the events",
        Step::Race => "to conceal Horses",
        Step::ChooseMotion => "to say what is put to the vote",
        Step::Ballot | Step::MotionBallot => "to vote",
        Step::Election => "to elect the Prytanis",
        Step::BallotTied | Step::MotionTied => "to decide the tie",
        Step::Outcome | Step::MotionOutcome => "to name a faction",
        Step::StasisCards => "to be ready with the cards",
        Step::Muster => "to commit Heroes",
        Step::Deploy => "to act",
        Step::Tyche => "to call on Tyche or not",
        Step::Battle => "to judge Heroes",
        Step::Share => "to share out the dice",
        Step::Amend => "to change an article",
        _ => "to decide",
    }
}

pub(super) fn ask_of(urgency: Urgency, title: &str, sentence: impl Into<String>) -> Ask {
    Ask::new(urgency, title, sentence)
}

/// What is asked of a faction's Archon.
pub(super) fn ask(state: &State, faction: &Faction) -> Ask {
    if let Some(ask) = played_otherwise(faction) {
        return ask;
    }
    if state.phase() == Phase::Stasis {
        return streets::asks::ask(state, faction, headline(state));
    }
    if awaited(state, faction) {
        return now(state);
    }
    match state.step {
        Step::Race => race(state, faction),
        Step::Ballot | Step::MotionBallot => ballot(state, faction),
        Step::Election => election(state, faction),
        Step::Debate | Step::MotionDebate => debate(state, faction),
        Step::Strengths | Step::RaceTied => strengths(faction),
        _ => wait(state, faction),
    }
}

/// What the phone of a seat shows that nobody is to play on it.
fn played_otherwise(faction: &Faction) -> Option<Ask> {
    let (title, sentence) = match &faction.mode {
        SeatMode::Phone | SeatMode::Tablet | SeatMode::Paper => return None,
        SeatMode::Absent { instead: Absence::Control } => {
            ("Control decides", "It enters what your seat chooses.")
        }
        SeatMode::Absent { .. } => ("Nobody waits for you", "The table goes on without you."),
        SeatMode::Scripted => ("Look on", "Your choices are made for you."),
    };
    Some(ask_of(Urgency::Wait, title, sentence))
}

fn now(state: &State) -> Ask {
    let (title, sentence) = match state.step {
        Step::TieForPrytanis => {
            ("Break the tie", format!("{} are tied. Pick who presides.", state.names(&state.tied)))
        }
        Step::ChooseEvents => {
            let article = by(state.reason("events_activated"));
            let sentence = match events::rules::events_to_choose(state) {
                1 => format!("Choose the event that goes to the vote{article}."),
                n => format!("Choose the {n} events that go to the vote{article}."),
            };
            ("You preside", sentence)
        }
        Step::Election => {
            let article = by(state.reason("presiding"));
            ("Elect the Prytanis", format!("Whom do you want to preside{article}?"))
        }
        Step::Race => ("The race", "Conceal as many Horses as you dare, or none.".to_owned()),
        Step::ChooseMotion => ("You preside", "Say what is put to the vote next.".to_owned()),
        Step::Ballot | Step::MotionBallot => {
            ("Vote", "YES or NO? Nobody sees it before the reveal.".to_owned())
        }
        Step::BallotTied | Step::MotionTied => {
            ("Decide the tie", "The vote is tied. It is yours to decide.".to_owned())
        }
        _ => ("You preside", "Name the faction that is struck.".to_owned()),
    };
    ask_of(Urgency::Now, title, sentence)
}

fn race(state: &State, faction: &Faction) -> Ask {
    if state.bids.is_in(&faction.id) {
        return ask_of(
            Urgency::Done,
            "Locked",
            waiting(state, "You may change it until the reveal."),
        );
    }
    ask_of(Urgency::Wait, "The race", waiting(state, "You have no Horse to conceal."))
}

fn ballot(state: &State, faction: &Faction) -> Ask {
    if vote::rules::voted(state, faction) {
        return ask_of(
            Urgency::Done,
            "Locked",
            waiting(state, "You may change it until the reveal."),
        );
    }
    let may = if state.grant_of(faction).is_none() { Urgency::May } else { Urgency::Wait };
    let title =
        if state.phase() == Phase::Assembly { "The Assembly votes" } else { "The council votes" };
    ask_of(may, title, waiting(state, &no_vote(state, faction)))
}

fn no_vote(state: &State, faction: &Faction) -> String {
    if faction.exiled {
        return "Exiles have no vote.".into();
    }
    format!("Only citizens vote{}.", by(state.reason_of_citizen(faction)))
}

fn election(state: &State, faction: &Faction) -> Ask {
    if prytanis::rules::elected(state, faction) {
        let sentence = waiting(state, "You may change it until the reveal.");
        return ask_of(Urgency::Done, "Locked", sentence);
    }
    ask_of(Urgency::Wait, "The council elects", waiting(state, &no_vote(state, faction)))
}

fn debate(state: &State, faction: &Faction) -> Ask {
    if state.speaking.as_ref() == Some(&faction.id) {
        return ask_of(Urgency::May, "You have the floor", "The room listens to you.");
    }
    let place = state.speakers.iter().position(|id| id == &faction.id);
    let sentence = match place {
        None if state.step == Step::MotionDebate => {
            let grants = if faction.has_vote() {
                ""
            } else {
                " You may grant your influence for this vote."
            };
            format!("{}{grants}", super::headline::headline(state))
        }
        None => "Speak, bargain, threaten. Raise a hand if the room is loud.".to_owned(),
        Some(0) => "You are next to speak.".to_owned(),
        Some(before) => format!("{before} before you on the list of speakers."),
    };
    ask_of(Urgency::May, "Debate", sentence)
}

fn strengths(faction: &Faction) -> Ask {
    if faction.heroes.is_empty() && faction.has_vote() {
        return ask_of(Urgency::Wait, "Strengths", "The vote comes next.");
    }
    let sentence = if faction.has_vote() {
        "Send Heroes to support you before the vote."
    } else {
        "Grant your influence to somebody who has a vote."
    };
    ask_of(Urgency::May, "Strengths", sentence)
}

fn wait(state: &State, faction: &Faction) -> Ask {
    let (title, sentence) = match state.step {
        Step::Lobby => ("The council gathers", "Control begins when everybody is here.".to_owned()),
        Step::TieForPrytanis => {
            let whom = the(state, state.supremacy.as_ref());
            ("A tie", format!("Waiting for {whom} to pick who presides."))
        }
        Step::Presiding if state.prytanis.as_ref() == Some(&faction.id) => {
            ("You preside", "The cycle is yours. The events come next.".to_owned())
        }
        Step::Presiding => ("The cycle begins", super::headline::headline(state)),
        Step::ChooseEvents | Step::ChooseMotion => {
            ("Events", waiting_for(state, state.prytanis.as_ref()))
        }
        Step::EventsChosen => ("Events", super::headline::headline(state)),
        Step::BallotTied | Step::MotionTied => ("A tie", waiting_for(state, state.tie_breaker())),
        Step::Assembly => ("The Assembly sits", super::headline::headline(state)),
        Step::Outcome | Step::MotionOutcome => ("The verdict", outcome(state)),
        Step::Check => ("Check", check(state)),
        Step::Diplomacy => ("Diplomacy Round", super::headline::headline(state)),
        _ => ("The council sits", super::headline::headline(state)),
    };
    ask_of(Urgency::Wait, title, sentence)
}

fn outcome(state: &State) -> String {
    match outcome::rules::target_falls_to(state) {
        Some(id) => format!("Waiting for the {} to name a faction.", state.name(id)),
        None => super::headline::headline(state),
    }
}

fn check(state: &State) -> String {
    check::view::check(state).next
}

fn waiting_for(state: &State, id: Option<&crate::ids::FactionId>) -> String {
    format!("Waiting for {} to choose.", the(state, id))
}

/// "… Waiting for the Medes and Tyrants."
fn waiting(state: &State, first: &str) -> String {
    let missing = state.factions.iter().filter(|faction| awaited(state, faction));
    let missing: Vec<_> = missing.map(|faction| faction.id.clone()).collect();
    match missing.len() {
        0 => format!("{first} All are in; Control reveals."),
        1..=3 => format!("{first} Waiting for {}.", state.names(&missing)),
        many => format!("{first} Waiting for {many} factions."),
    }
}

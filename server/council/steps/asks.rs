//! What is asked of an Archon now. A locked choice shows only that it is locked.

use serde::{Deserialize, Serialize};

use crate::control::seats::{Absence, SeatMode};
use crate::cycle::{check, events, outcome, prytanis, vote};
use crate::ids::FactionId;
use crate::law::texts::words::by;
use crate::stasis::streets::Streets;
use crate::state::{Faction, State};
use crate::steps::headline::headline;
use crate::steps::rules::awaited;
use crate::steps::{Phase, Step};
use crate::words::the;

/// What is asked of a faction's Archon.
pub(crate) fn ask(state: &State, faction: &Faction) -> Ask {
    if let Some(ask) = played_otherwise(faction) {
        ask
    } else if awaited(state, faction) {
        let (title, sentence) = now(state);
        Ask::new(Urgency::Now, title, sentence)
    } else {
        meanwhile(state, faction)
    }
}

/// What is asked of whom the table waits for.
fn now(state: &State) -> (&'static str, String) {
    let (title, sentence) = match state.course.step {
        Step::TieForPrytanis => {
            let tied = state.names(&state.chair.tied);
            return ("Break the tie", format!("{tied} are tied. Pick who presides."));
        }
        Step::ChooseEvents => return ("You preside", choose_events(state)),
        Step::Election => {
            let article = by(state.reason("presiding"));
            return ("Elect the Prytanis", format!("Whom do you want to preside{article}?"));
        }
        Step::Race => ("The race", "Conceal as many Horses as you dare, or none."),
        Step::ChooseMotion => ("You preside", "Say what is put to the vote next."),
        Step::Ballot | Step::MotionBallot => {
            ("Vote", "YES or NO? Nobody sees it before the reveal.")
        }
        Step::BallotTied | Step::MotionTied => {
            ("Decide the tie", "The vote is tied. It is yours to decide.")
        }
        Step::StasisCards => {
            ("Your cards", "Pay Tyche for more of them, or say that you are ready.")
        }
        Step::Muster => ("Muster", "Commit Heroes to the fight or keep them safe; then be ready."),
        Step::Deploy => ("Your turn", "Place units, or play a card."),
        Step::Tyche => ("Tyche?", "A Tyche buys a die for this roll. Nobody sees it yet."),
        Step::Battle => ("Mercy?", "Beaten Heroes are in your hands."),
        Step::Share => ("Share the dice", "Each die goes to a different faction."),
        Step::Amend => ("You won", "Change one article of the constitution."),
        // Here nobody is awaited but for whom an outcome strikes.
        Step::Outcome
        | Step::MotionOutcome
        | Step::Lobby
        | Step::Presiding
        | Step::EventsChosen
        | Step::Debate
        | Step::RaceTied
        | Step::Strengths
        | Step::Check
        | Step::HandDice
        | Step::Battles
        | Step::BattleDice
        | Step::Spoils
        | Step::Score
        | Step::ScoreTied
        | Step::Amended
        | Step::Assembly
        | Step::MotionDebate
        | Step::Diplomacy => ("You preside", "Name the faction that is struck."),
    };
    (title, sentence.to_owned())
}

fn choose_events(state: &State) -> String {
    let article = by(state.reason("events_activated"));
    match events::rules::events_to_choose(state) {
        1 => format!("Choose the event that goes to the vote{article}."),
        n => format!("Choose the {n} events that go to the vote{article}."),
    }
}

/// What is asked of whom the table does not wait for.
fn meanwhile(state: &State, faction: &Faction) -> Ask {
    let (title, sentence) = match state.course.step {
        Step::Race => return race(state, faction),
        Step::Ballot | Step::MotionBallot => return ballot(state, faction),
        Step::Election => return election(state, faction),
        Step::Debate | Step::MotionDebate => return debate(state, faction),
        Step::Strengths | Step::RaceTied => return strengths(faction),
        Step::StasisCards | Step::Muster => return getting_ready(state, faction),
        Step::Tyche if state.the_streets().tyche.is_in(&faction.id) => {
            return Ask::new(Urgency::Done, "Locked", "Nobody sees it before all are shown.");
        }
        Step::Lobby => ("The council gathers", "Control begins when everybody is here.".to_owned()),
        Step::TieForPrytanis => {
            let whom = the(state, state.chair.supremacy.as_ref());
            ("A tie", format!("Waiting for {whom} to pick who presides."))
        }
        Step::Presiding if state.chair.prytanis.as_ref() == Some(&faction.id) => {
            ("You preside", "The cycle is yours. The events come next.".to_owned())
        }
        Step::Presiding => ("The cycle begins", headline(state)),
        Step::ChooseEvents | Step::ChooseMotion => {
            ("Events", waiting_for(state, state.chair.prytanis.as_ref()))
        }
        Step::EventsChosen => ("Events", headline(state)),
        Step::BallotTied | Step::MotionTied => ("A tie", waiting_for(state, state.tie_breaker())),
        Step::Assembly => ("The Assembly sits", headline(state)),
        Step::Outcome | Step::MotionOutcome => ("The verdict", outcome(state)),
        Step::Check => ("Check", check::view::check(state).next),
        Step::Diplomacy => ("Diplomacy Round", headline(state)),
        Step::Deploy => ("The streets", turns_to_go(state, state.the_streets(), faction)),
        Step::HandDice
        | Step::Battles
        | Step::Tyche
        | Step::BattleDice
        | Step::Battle
        | Step::Spoils
        | Step::Share
        | Step::Score
        | Step::ScoreTied
        | Step::Amend
        | Step::Amended => ("Stasis", headline(state)),
    };
    Ask::new(Urgency::Wait, title, sentence)
}

fn getting_ready(state: &State, faction: &Faction) -> Ask {
    if state.the_streets().ready.contains(&faction.id) {
        return Ask::new(Urgency::Done, "Ready", "The others are still at it.");
    }
    if state.course.step == Step::StasisCards {
        return Ask::new(Urgency::May, "Your cards", "Look at them where nobody else can.");
    }
    Ask::new(Urgency::Wait, "Stasis", headline(state))
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
    Some(Ask::new(Urgency::Wait, title, sentence))
}

fn race(state: &State, faction: &Faction) -> Ask {
    if state.track.bids.is_in(&faction.id) {
        return Ask::new(
            Urgency::Done,
            "Locked",
            waiting(state, "You may change it until the reveal."),
        );
    }
    Ask::new(Urgency::Wait, "The race", waiting(state, "You have no Horse to conceal."))
}

fn ballot(state: &State, faction: &Faction) -> Ask {
    if vote::rules::voted(state, faction) {
        return Ask::new(
            Urgency::Done,
            "Locked",
            waiting(state, "You may change it until the reveal."),
        );
    }
    let may = if state.grant_of(faction).is_none() { Urgency::May } else { Urgency::Wait };
    let title =
        if state.phase() == Phase::Assembly { "The Assembly votes" } else { "The council votes" };
    Ask::new(may, title, waiting(state, &no_vote(state, faction)))
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
        return Ask::new(Urgency::Done, "Locked", sentence);
    }
    Ask::new(Urgency::Wait, "The council elects", waiting(state, &no_vote(state, faction)))
}

fn debate(state: &State, faction: &Faction) -> Ask {
    if state.floor.speaking.as_ref() == Some(&faction.id) {
        return Ask::new(Urgency::May, "You have the floor", "The room listens to you.");
    }
    let place = state.floor.speakers.iter().position(|id| id == &faction.id);
    let sentence = match place {
        None if state.course.step == Step::MotionDebate => {
            let grants = if faction.has_vote() {
                ""
            } else {
                " You may grant your influence for this vote."
            };
            format!("{}{grants}", headline(state))
        }
        None => "Speak, bargain, threaten. Raise a hand if the room is loud.".to_owned(),
        Some(0) => "You are next to speak.".to_owned(),
        Some(before) => format!("{before} before you on the list of speakers."),
    };
    Ask::new(Urgency::May, "Debate", sentence)
}

fn strengths(faction: &Faction) -> Ask {
    if faction.heroes.is_empty() && faction.has_vote() {
        return Ask::new(Urgency::Wait, "Strengths", "The vote comes next.");
    }
    let sentence = if faction.has_vote() {
        "Send Heroes to support you before the vote."
    } else {
        "Grant your influence to somebody who has a vote."
    };
    Ask::new(Urgency::May, "Strengths", sentence)
}

fn outcome(state: &State) -> String {
    match outcome::rules::target_falls_to(state) {
        Some(id) => format!("Waiting for the {} to name a faction.", state.name(id)),
        None => headline(state),
    }
}

fn waiting_for(state: &State, id: Option<&FactionId>) -> String {
    format!("Waiting for {} to choose.", the(state, id))
}

/// "… Waiting for the Medes and Tyrants."
fn waiting(state: &State, first: &str) -> String {
    let missing = state.factions().filter(|faction| awaited(state, faction));
    let missing: Vec<_> = missing.map(|faction| faction.id.clone()).collect();
    match missing.len() {
        0 => format!("{first} All are in; Control reveals."),
        1..=3 => format!("{first} Waiting for {}.", state.names(&missing)),
        many => format!("{first} Waiting for {many} factions."),
    }
}

fn turns_to_go(state: &State, streets: &Streets, faction: &Faction) -> String {
    let mover = streets.mover().map_or("nobody", |id| state.name(id));
    let length = streets.order.len();
    let own = streets.order.iter().position(|id| id == &faction.id).unwrap_or(0);
    let away = (own + length - streets.turn) % length;
    let done = streets.last.is_some_and(|left| away >= left);
    match away {
        _ if done => format!("The {mover} act. Your last action is done."),
        1 => format!("The {mover} act. You are next."),
        _ => format!("The {mover} act. You are in {away} turns."),
    }
}

/// What is asked of somebody now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct Ask {
    /// Whether the table waits for it.
    pub urgency: Urgency,
    /// A few words: "Vote", "You preside", "Locked".
    pub title: String,
    /// One sentence: what to do, or for whom or what one waits.
    pub sentence: String,
}

impl Ask {
    pub(crate) fn new(urgency: Urgency, title: &str, sentence: impl Into<String>) -> Self {
        Self { urgency, title: title.into(), sentence: sentence.into() }
    }
}

/// Whether the table waits for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Urgency {
    /// The table waits for this Archon.
    Now,
    /// It may do something; nobody waits.
    May,
    /// It has done it, and may still change it.
    Done,
    /// It waits.
    Wait,
}

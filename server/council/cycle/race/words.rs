//! What is said of the race.

use crate::cycle::race::rules::conceals;
use crate::day::words::or_diplomacy;
use crate::law::settings::{HorsesShown, RaceTie};
use crate::law::texts::words::by;
use crate::state::{Faction, State};
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, Urgency, locked, revealed, tally, waiting};

/// Who won the race, in a sentence (C-11).
pub(crate) fn verdict(state: &State) -> String {
    let Some(race) = &state.track.race else {
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

/// What is to be won, and what a tie brings (C-11).
pub(crate) fn prize(state: &State) -> String {
    let bonus = state.totals.stasis.value();
    let tie = match state.settings.race_tie {
        RaceTie::Nobody => "on a tie nobody wins",
        RaceTie::All => "on a tie all of the tied win",
        RaceTie::ControlPicks => "on a tie one of the tied is picked",
    };
    let article = by(state.reason("race_tie"));
    format!("The most Horses win +{bonus} strength for this cycle; {tie}{article}.")
}

/// What becomes of the Horses that are shown (C-11).
pub(crate) fn shown(state: &State) -> String {
    let article = by(state.reason("horses_shown"));
    match state.settings.horses_shown {
        HorsesShown::Kept => format!("You keep the Horses that you show{article}."),
        HorsesShown::Spent => format!("The Horses that you show are spent{article}."),
    }
}

/// Horses are concealed.
pub(crate) const RACE: Said = Said {
    headline: |_| "Horses are being concealed.".into(),
    now: |state| ("The race", prize(state)),
    meanwhile: Meanwhile::Asks(race),
    awaited: |_| "to conceal Horses",
    clock: Some(|_| ("Bids", "The bids are revealed.")),
    button: |state| {
        let able = state.factions().filter(|row| conceals(row)).count();
        let says = revealed(
            state,
            "All bids are shown at once.",
            "All bids are shown at once; who is missing has bid nothing.",
        );
        (format!("Reveal the bids: {}", tally(state, able)), says)
    },
};

/// The race is tied, and Control picks.
pub(crate) const TIE: Said = Said {
    headline: |_| "The race is tied; Control picks the winner.".into(),
    meanwhile: Meanwhile::Asks(|_, faction| strengths(faction)),
    awaited: |_| "to pick the winner of the race",
    ..PLAIN
};

/// The race is run; strengths are announced.
pub(crate) const STRENGTHS: Said = Said {
    headline: verdict,
    meanwhile: Meanwhile::Asks(|_, faction| strengths(faction)),
    button: |state| or_diplomacy(state, &to_vote(state), opens(state)),
    ..PLAIN
};

fn race(state: &State, faction: &Faction) -> Ask {
    if state.bids.is_in(&faction.id) {
        return locked(state);
    }
    let sentence = waiting(state, &format!("{} You have no Horse.", prize(state)));
    Ask::new(Urgency::Wait, "The race", sentence)
}

fn strengths(faction: &Faction) -> Ask {
    if faction.heroes.is_empty() && faction.has_vote() {
        return Ask::new(Urgency::Wait, "Strengths", "The vote comes next.");
    }
    let sentence = if faction.has_vote() {
        "Send Heroes to support you: each adds its value to your strength for this cycle."
    } else {
        "You have no vote. Grant your influence to somebody who has one, and it counts there."
    };
    Ask::new(Urgency::May, "Strengths", sentence)
}

/// What going on from the strengths does.
fn opens(state: &State) -> &'static str {
    match state.docket.as_slice() {
        [] => "The Vote phase is left out; the check begins.",
        [only] if state.card(&only.card).options.len() == 1 => {
            "The factions vote in secret, with the strengths as they are shown."
        }
        _ if state.chair.prytanis.is_none() => "Control says what is put to the vote first.",
        _ => "The Prytanis says what is put to the vote first.",
    }
}

fn to_vote(state: &State) -> String {
    match state.docket.as_slice() {
        [] => "Nothing to vote on: go to the check".into(),
        [only] if state.card(&only.card).options.len() == 1 => {
            format!("Open the vote on “{}”", state.card(&only.card).title)
        }
        _ => "Open the vote".into(),
    }
}

//! What is said of the race.

use game::{Name, Text, text};

use crate::content::Counter;
use crate::cycle::race::rules::conceals;
use crate::cycle::vote;
use crate::day::words::or_diplomacy;
use crate::law::settings::{HorsesShown, RaceTie};
use crate::law::texts::words::by;
use crate::state::{Faction, State};
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, Urgency, locked, revealed, tally};

/// Who won the race, in a sentence (C-11).
pub(crate) fn verdict(state: &State) -> Text {
    let Some(race) = &state.track.race else {
        return text!("race-no-race-was-run-strengths");
    };
    let bonus = race.bonus;
    match (race.winners.as_slice(), race.tied.as_slice()) {
        ([one], _) => {
            text!("race-win-the-race-and-gain", who = Name::of(state.name(one)), bonus = bonus)
        }
        ([], []) if race.bids.iter().all(|(_, horses)| *horses == 0) => {
            text!("race-no-horse-ran-nobody-wins")
        }
        ([], []) => text!("race-nobody-wins-the-race"),
        ([], tied) => text!("race-are-tied-nobody-wins-the", who = state.named(tied)),
        (all, _) => {
            text!("race-are-tied-each-gains-support", who = state.named(all), bonus = bonus)
        }
    }
}

/// What is to be won, and what a tie brings (C-11).
pub(crate) fn prize(state: &State) -> Text {
    let bonus = state.totals.stasis.value();
    let tie = match state.settings.race_tie {
        RaceTie::Nobody => text!("race-on-a-tie-nobody-wins"),
        RaceTie::All => text!("race-on-a-tie-all-of"),
        RaceTie::ControlPicks => text!("race-on-a-tie-one-of"),
    };
    let article = by(state.reason("race_tie"));
    text!("race-the-most-horses-win-strength", bonus = bonus, tie = tie, article = article)
}

/// What becomes of the Horses that are shown (C-11).
pub(crate) fn shown(state: &State) -> Text {
    let article = by(state.reason("horses_shown"));
    match state.settings.horses_shown {
        HorsesShown::Kept => text!("race-you-keep-the-horses-that", article = article),
        HorsesShown::Spent => text!("race-the-horses-that-you-show", article = article),
    }
}

/// Horses are concealed.
pub(crate) const RACE: Said = Said {
    headline: |_| text!("race-horses-are-being-concealed"),
    now: |state| (text!("race-the-race"), prize(state)),
    meanwhile: Meanwhile::Asks(race_asks),
    awaited: |_| text!("race-to-conceal-horses"),
    clock: Some(|_| (text!("race-bids"), text!("race-the-bids-are-revealed"))),
    button: |state| {
        let able = state.factions().filter(|row| conceals(row)).count();
        let says = revealed(
            state,
            text!("race-all-bids-are-shown-at"),
            text!("race-all-bids-are-shown-at-2"),
        );
        (text!("race-reveal-the-bids", able = tally(state, able)), opens(state, says))
    },
};

/// The race is tied, and Control picks.
pub(crate) const TIE: Said = Said {
    headline: |_| text!("race-the-race-is-tied-control"),
    meanwhile: Meanwhile::Asks(|_, faction| strengths(faction)),
    awaited: |_| text!("race-to-pick-the-winner-of"),
    ..PLAIN
};

/// The race is run; strengths are announced.
pub(crate) const STRENGTHS: Said = Said {
    headline: verdict,
    meanwhile: Meanwhile::Asks(|_, faction| strengths(faction)),
    button: |state| or_diplomacy(state, to_vote(state), opens_the_vote(state)),
    ..PLAIN
};

fn race_asks(state: &State, faction: &Faction) -> Ask {
    if state.bids.is_in(&faction.id) {
        return locked();
    }
    let sentence = text!("race-you-have-no-horse", prize = prize(state));
    Ask::new(Urgency::Wait, text!("race-the-race"), sentence)
}

fn strengths(faction: &Faction) -> Ask {
    if faction.heroes.is_empty() && faction.has_vote() {
        return Ask::new(Urgency::Wait, text!("race-strengths"), text!("race-the-vote-comes-next"));
    }
    let sentence = if faction.has_vote() {
        text!("race-send-heroes-to-support-you")
    } else {
        text!("race-you-have-no-vote-grant")
    };
    Ask::new(Urgency::May, text!("race-strengths"), sentence)
}

/// What opens or ends a race, with who has Horses and nobody to conceal them.
pub(crate) fn opens(state: &State, says: Text) -> Text {
    let horses = |row: &&Faction| row.counter(Counter::Horses) > 0 && !conceals(row);
    let ids: Vec<_> = state.factions().filter(horses).map(|row| &row.id).collect();
    if ids.is_empty() {
        return says;
    }
    text!("race-nobody-is-there", says = says, who = state.named(ids))
}

/// What going on from the strengths does.
fn opens_the_vote(state: &State) -> Text {
    match state.docket.as_slice() {
        [] => text!("race-the-vote-phase-is-left"),
        [only] if state.card(&only.card).options.len() == 1 => {
            vote::words::opens(state, text!("race-the-factions-vote-in-secret"))
        }
        _ if state.chair.prytanis.is_none() => text!("race-control-says-what-is-put"),
        _ => text!("race-the-prytanis-says-what-is"),
    }
}

fn to_vote(state: &State) -> Text {
    match state.docket.as_slice() {
        [] => text!("race-nothing-to-vote-on-go"),
        [only] if state.card(&only.card).options.len() == 1 => {
            text!("race-open-the-vote-on", title = &state.card(&only.card).title)
        }
        _ => text!("race-open-the-vote"),
    }
}

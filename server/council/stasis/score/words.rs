//! The score sheet in words (S-22 to S-29, S-34).

use game::{Fills, Name, Text, text};

use crate::ids::{FactionId, MapId, ObjectiveId};
use crate::ledger::by_control;
use crate::stasis::score::{Decider, Score, Source};
use crate::state::State;
use crate::steps::words::{PLAIN, Said};
use crate::words::{commas, signed};

/// Who wins the stasis and why, in a sentence.
pub(crate) fn sentence(state: &State, score: &Score) -> Text {
    let most = score.rows.first().map_or(0, |row| row.total);
    let tied =
        || text!("score-are-tied-with-victory-points", who = state.named(&score.tied), most = most);
    let winner = score.winner.as_ref().map(|id| state.name(id));
    match (&score.by, winner) {
        (Decider::Most, Some(name)) => {
            text!("score-win-the-stasis-with-victory", name = Name::of(name), most = most)
        }
        (Decider::Springs(id), Some(name)) => {
            let place = &state.objective(id).name;
            text!("score-hold-the-and-win", tied = tied(), name = Name::of(name), place = place)
        }
        (Decider::Control, Some(name)) => {
            text!("score-win-the-stasis-control-decided", name = Name::of(name))
        }
        (Decider::Control, None) => text!("score-nobody-wins-the-stasis-control"),
        (Decider::Most | Decider::Springs(_), None) | (Decider::Open, _) => {
            text!("score-control-decides", tied = tied())
        }
    }
}

/// The number of the rule that decided.
pub(crate) fn rule(score: &Score) -> &'static str {
    match score.by {
        Decider::Most => "S-34",
        Decider::Springs(_) | Decider::Open | Decider::Control => "S-27",
    }
}

/// What gives Victory Points, in a few words, and the number of its rule.
pub(crate) fn source(state: &State, source: &Source) -> (Text, &'static str) {
    let place = |id| &state.objective(id).name;
    match source {
        Source::Place(id) => (place(id).into(), "S-22"),
        Source::Colossus(id) => (text!("score-the-colossus-stands-there", id = place(id)), "S-23"),
        Source::Whole(id) => {
            let map = state.content.city().maps.iter().find(|row| &row.id == id);
            (text!("score-all-of-doubled", map = map.map_or("map", |row| &row.name)), "S-22")
        }
        Source::Bonus(id) => (text!("score-bonus", id = place(id)), "S-25"),
        Source::Military { at, with } => {
            (text!("score-and-military-units", at = place(at), with = place(with)), "S-29")
        }
        Source::Control(reason) => (by_control(reason), "N-4"),
    }
}

/// What Control set right of the score, in a sentence.
pub(crate) fn corrected(
    state: &State,
    holders: &[(ObjectiveId, Option<FactionId>)],
    military: &[(FactionId, MapId, u32)],
    points: &[(FactionId, i32)],
    reason: &str,
) -> Text {
    let held = holders.iter().map(|(id, holder)| {
        let whose = holder.as_ref().map_or("nobody", |id| state.name(id));
        text!("score-holder", who = &state.objective(id).name, whose = whose)
    });
    let units = military.iter().map(|(id, map, units)| {
        let map = state.content.city().maps.iter().find(|row| row.id == *map);
        let map = map.map_or("map", |row| &row.name);
        text!("score-military-units-on-the", who = state.name(id), units = units, map = map)
    });
    let points = points
        .iter()
        .map(|(id, by)| text!("score-points-by", who = state.name(id), by = signed(*by)));
    let rows: Vec<Text> = held.chain(units).chain(points).collect();
    let rows = if rows.is_empty() {
        text!("score-the-winner-is-open").fill()
    } else {
        commas(rows).fill()
    };
    text!("score-control-corrects-the-score", rows = rows, reason = reason)
}

/// The score sheet.
pub(crate) const SCORE: Said = Said {
    headline: settled,
    button: |_| (text!("score-crown-the-winner"), text!("score-the-winner-changes-an-article")),
    ..PLAIN
};

/// The most points are tied, or nobody can tell: Control names the winner.
pub(crate) const TIE: Said = Said {
    headline: |state| {
        if state.content.city().objectives.is_empty() {
            return text!("score-stasis-is-fought-out-at");
        }
        settled(state)
    },
    awaited: |_| text!("score-to-name-the-winner-of"),
    ..PLAIN
};

fn settled(state: &State) -> Text {
    let score = state.the_streets().score.as_ref();
    score.map_or(Text::default(), |score| sentence(state, score))
}

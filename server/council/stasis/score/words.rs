//! The score sheet in words (S-22 to S-29, S-34).

use crate::ids::{FactionId, MapId, ObjectiveId};
use crate::ledger::by_control;
use crate::stasis::score::{Decider, Score, Source};
use crate::state::State;
use crate::steps::words::{PLAIN, Said};

/// Who wins the stasis and why, in a sentence.
pub(crate) fn sentence(state: &State, score: &Score) -> String {
    let most = score.rows.first().map_or(0, |row| row.total);
    let tied = || format!("{} are tied with {most} Victory Points.", state.names(&score.tied));
    let winner = score.winner.as_ref().map(|id| state.name(id));
    match (&score.by, winner) {
        (Decider::Most, Some(name)) => {
            format!("The {name} win the stasis with {most} Victory Points.")
        }
        (Decider::Springs(id), Some(name)) => {
            let place = &state.objective(id).name;
            format!("{} The {name} hold the {place} and win.", tied())
        }
        (Decider::Control, Some(name)) => format!("The {name} win the stasis; Control decided."),
        (Decider::Control, None) => "Nobody wins the stasis; Control decided.".into(),
        (Decider::Most | Decider::Springs(_), None) | (Decider::Open, _) => {
            format!("{} Control decides.", tied())
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
pub(crate) fn source(state: &State, source: &Source) -> (String, &'static str) {
    let place = |id| &state.objective(id).name;
    match source {
        Source::Place(id) => (place(id).clone(), "S-22"),
        Source::Colossus(id) => (format!("{}: the Colossus stands there", place(id)), "S-23"),
        Source::Whole(id) => {
            let map = state.content.city().maps.iter().find(|row| &row.id == id);
            (format!("All of the {}: doubled", map.map_or("map", |row| &row.name)), "S-22")
        }
        Source::Bonus(id) => (format!("{}: bonus", place(id)), "S-25"),
        Source::Military { at, with } => {
            (format!("{} and {}: military units", place(at), place(with)), "S-29")
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
) -> String {
    let held = holders.iter().map(|(id, holder)| {
        let whose = holder.as_ref().map_or("nobody", |id| state.name(id));
        format!("{} {whose}", state.objective(id).name)
    });
    let units = military.iter().map(|(id, map, units)| {
        let map = state.content.city().maps.iter().find(|row| row.id == *map);
        let map = map.map_or("map", |row| &row.name);
        format!("{} military units {units} on the {map}", state.name(id))
    });
    let points = points.iter().map(|(id, by)| format!("{} {by:+}", state.name(id)));
    let rows: Vec<String> = held.chain(units).chain(points).collect();
    let rows = if rows.is_empty() { "the winner is open".to_owned() } else { rows.join(", ") };
    format!("Control corrects the score, {rows}: {reason}")
}

/// The score sheet.
pub(crate) const SCORE: Said = Said {
    headline: settled,
    button: |_| ("Crown the winner".into(), "The winner changes an article."),
    ..PLAIN
};

/// The most points are tied, or nobody can tell: Control names the winner.
pub(crate) const TIE: Said = Said {
    headline: |state| {
        if state.content.city().objectives.is_empty() {
            return "Stasis is fought out at the table; Control names the winner.".into();
        }
        settled(state)
    },
    awaited: |_| "to name the winner of the stasis",
    ..PLAIN
};

fn settled(state: &State) -> String {
    let score = state.the_streets().score.as_ref();
    score.map_or(String::new(), |score| sentence(state, score))
}

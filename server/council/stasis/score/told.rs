//! What the log says of the score (S-22 to S-29).

use crate::law::texts;
use crate::log::{BecauseView, Decision, Draft};
use crate::stasis::score::{Score, ScoreEvent, Source, Tally, words};
use crate::stasis::told::told;
use crate::state::State;

/// The line of an event.
pub(crate) fn after(state: &State, event: &ScoreEvent) -> Option<Draft> {
    Some(match event {
        ScoreEvent::Scored { .. } => {
            let score = state.the_streets().score.as_ref()?;
            let rows = score.rows.iter().filter(|row| row.total > 0);
            let rows: Vec<String> =
                rows.map(|row| format!("{} {}", state.name(&row.faction), row.total)).collect();
            let rows = if rows.is_empty() { "nobody has any".to_owned() } else { rows.join(", ") };
            told(format!("Victory Points: {rows}. {}", words::sentence(state, score)))
        }
        ScoreEvent::ScoreCorrected { holders, military, points, reason, .. } => {
            told(words::corrected(state, holders, military, points, reason)).of_deed()
        }
        ScoreEvent::WinnerNamed { .. } => {
            told(words::sentence(state, state.the_streets().score.as_ref()?))
        }
    })
}

/// S-22 to S-29: who won the stasis.
pub(crate) fn because(state: &State) -> Option<BecauseView> {
    let score = state.city.streets.as_ref()?.score.as_ref()?;
    let some = score.rows.iter().filter(|row| row.total > 0);
    let rows: Vec<String> = some.map(|row| points(state, row)).collect();
    let rows = if rows.is_empty() { String::new() } else { format!("{}. ", rows.join("; ")) };
    let reason = if was_tied(score) { state.reason("springs_decide") } else { None };
    let sentence = words::sentence(state, score);
    let rule = words::rule(score);
    let reason = reason.map(texts::words::reason);
    Some(BecauseView::new(Decision::Stasis, rule, reason, format!("{rows}{sentence}")))
}

fn was_tied(score: &Score) -> bool {
    !score.tied.is_empty()
}

/// "Medes 9 = 4 places + All of the Inner Ring: doubled 4 + Temple: bonus 1".
fn points(state: &State, row: &Tally) -> String {
    let is_place = |(source, _): &&(Source, i32)| matches!(source, Source::Place(_));
    let places = row.lines.iter().filter(is_place).count();
    let word = if places == 1 { "place" } else { "places" };
    let others = row.lines.iter().filter(|line| !is_place(line) && line.1 > 0);
    let others =
        others.map(|(source, points)| format!("{} {points}", words::source(state, source).0));
    let parts: Vec<String> = [format!("{places} {word}")].into_iter().chain(others).collect();
    format!("{} {} = {}", state.name(&row.faction), row.total, parts.join(" + "))
}

//! What the log says of the score (S-22 to S-29).

use game::{Fills, Joined, Text, text};

use crate::law::texts;
use crate::log::{BecauseView, Decision, Draft};
use crate::stasis::score::{Score, ScoreEvent, Source, Tally, words};
use crate::stasis::told::told;
use crate::state::State;
use crate::words::commas;

/// The line of an event.
pub(crate) fn after(state: &State, event: &ScoreEvent) -> Option<Draft> {
    Some(match event {
        ScoreEvent::Scored { .. } => {
            let score = state.the_streets().score.as_ref()?;
            let rows = score.rows.iter().filter(|row| row.total > 0);
            let row = |row: &Tally| {
                text!("score-total-of", who = state.name(&row.faction), total = row.total)
            };
            let rows: Vec<Text> = rows.map(row).collect();
            let rows = if rows.is_empty() {
                text!("score-nobody-has-any").fill()
            } else {
                commas(rows).fill()
            };
            told(text!("score-victory-points", rows = rows, score = words::sentence(state, score)))
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
    let rows: Vec<Text> = some.map(|row| points(state, row)).collect();
    let rows = if rows.is_empty() {
        Text::default()
    } else {
        text!("score-sentence-end", rows = Joined::of("and-semicolon", rows))
    };
    let reason = if was_tied(score) { state.reason("springs_decide") } else { None };
    let sentence = words::sentence(state, score);
    let rule = words::rule(score);
    let reason = reason.map(texts::words::reason);
    Some(BecauseView::new(
        Decision::Stasis,
        rule,
        reason,
        text!("score-rows-and-winner", rows = rows, sentence = sentence),
    ))
}

fn was_tied(score: &Score) -> bool {
    !score.tied.is_empty()
}

/// "Medes 9 = 4 places + All of the Inner Ring: doubled 4 + Temple: bonus 1".
fn points(state: &State, row: &Tally) -> Text {
    let is_place = |(source, _): &&(Source, i32)| matches!(source, Source::Place(_));
    let places = row.lines.iter().filter(is_place).count();
    let others = row.lines.iter().filter(|line| !is_place(line) && line.1 > 0);
    let others = others.map(|(source, points)| {
        text!("score-source-points", source = words::source(state, source).0, points = points)
    });
    let parts = [text!("score-places-word", places = places)].into_iter().chain(others);
    text!(
        "score-sum",
        who = state.name(&row.faction),
        total = row.total,
        parts = Joined::of("and-plus", parts)
    )
}

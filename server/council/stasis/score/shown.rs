//! The score sheet and the winner (S-22 to S-29) on screens, among the offers, in words and in the
//! log.

use game::{Fills, Joined, Name, Text, text};
use serde::Serialize;

use crate::action::{Action, Group};
use crate::command::Command;
use crate::control::stage::Scene;
use crate::ids::{FactionId, MapId, ObjectiveId};
use crate::law::settings::Ruling;
use crate::law::texts;
use crate::ledger::by_control;
use crate::log::{BecauseView, Decision, NewLine};
use crate::stasis::score::rules::may_skip;
use crate::stasis::score::{Decider, Score, ScoreCommand, ScoreEvent, Source, Tally};
use crate::stasis::told::told;
use crate::state::State;
use crate::steps::Step;
use crate::steps::words::{PLAIN, Said};
use crate::words::{commas, signed};

// The score sheet as everybody sees it (S-22 to S-29, S-34).

/// The score sheet (S-22 to S-29, S-34).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct ScoreView {
    /// Every faction, the most Victory Points first.
    pub rows: Vec<ScoreRow>,
    /// Who is tied for the most; empty when one leads alone.
    pub tied: Vec<FactionId>,
    /// Who wins.
    pub winner: Option<FactionId>,
    /// Why, in a sentence.
    pub sentence: Text,
    /// The number of the rule that decided.
    pub rule: String,
}

/// A faction's score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct ScoreRow {
    /// Whose.
    pub faction: FactionId,
    /// Its Victory Points: the lines add up to it.
    pub total: i32,
    /// Every Victory Point, and what gave none, with its rule.
    pub lines: Vec<ScoreLine>,
}

/// A line of the score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct ScoreLine {
    /// The objective, where it is one's.
    pub objective: Option<ObjectiveId>,
    /// In a few words: "Stadium", "All of the Inner Ring, doubled".
    pub text: Text,
    /// Victory Points; below 0 only where Control took some.
    pub points: i32,
    /// The number of its rule.
    pub rule: String,
}

pub(crate) fn score_view(state: &State, score: &Score) -> ScoreView {
    ScoreView {
        rows: score.rows.iter().map(|tally| row(state, tally)).collect(),
        tied: score.tied.clone(),
        winner: score.winner.clone(),
        sentence: sentence(state, score),
        rule: rule(score).into(),
    }
}

fn row(state: &State, tally: &Tally) -> ScoreRow {
    let lines = tally.lines.iter().map(|(source, points)| line(state, source, *points));
    ScoreRow { faction: tally.faction.clone(), total: tally.total, lines: lines.collect() }
}

fn line(state: &State, from: &Source, points: i32) -> ScoreLine {
    let (text, rule) = source(state, from);
    let objective = match from {
        Source::Place(id) | Source::Colossus(id) | Source::Bonus(id) => Some(id.clone()),
        Source::Military { at, .. } => Some(at.clone()),
        Source::Whole(_) | Source::Control(_) => None,
    };
    ScoreLine { objective, text, points, rule: rule.into() }
}

// What Control may do about the score (S-27).

/// Control's way to the score sheet, and the winners that it may name.
pub(crate) fn control(state: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    if may_skip(state) {
        let says = text!("score-everything-is-fought-and-settled");
        let command = Command::Score(ScoreCommand::SkipToScore { step: state.course.step_number });
        let label = text!("score-skip-to-the-score-sheet");
        actions.push(Action::new("skip_to_score", Group::SkipToScore, label, says, command));
    }
    if state.course.step == Step::ScoreTied {
        actions.extend(winners(state));
    }
    actions
}

fn winners(state: &State) -> Vec<Action> {
    let step = state.course.step_number;
    let tied = state.the_streets().score.as_ref().map_or(&[][..], |score| &score.tied);
    let all = state.factions().map(|row| &row.id);
    let one = all.filter(|id| tied.is_empty() || tied.contains(id)).map(|id| {
        let says = text!("score-win-the-stasis", who = Name::of(state.name(id)));
        let command = Command::Score(ScoreCommand::NameWinner { step, faction: Some(id.clone()) });
        Action::new(format!("name_winner:{id}"), Group::NameWinner, state.name(id), says, command)
    });
    let nobody = Command::Score(ScoreCommand::NameWinner { step, faction: None });
    let says = text!("score-nobody-wins-no-article-is");
    let nobody =
        Action::new("name_winner:nobody", Group::NameWinner, text!("score-nobody"), says, nobody);
    one.chain([nobody]).collect()
}

// The score sheet in words (S-22 to S-29, S-34).

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
    scene: |_| Scene::Score,
    headline: settled,
    button: |_| (text!("score-crown-the-winner"), text!("score-the-winner-changes-an-article")),
    ..PLAIN
};

/// The most points are tied, or nobody can tell: Control names the winner.
pub(crate) const TIE: Said = Said {
    scene: |_| Scene::Score,
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

// What the log says of the score (S-22 to S-29).

/// The line of an event.
pub(crate) fn after(state: &State, event: &ScoreEvent) -> Option<NewLine> {
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
            told(text!("score-victory-points", rows = rows, score = sentence(state, score)))
        }
        ScoreEvent::ScoreCorrected { holders, military, points, reason, .. } => {
            told(corrected(state, holders, military, points, reason)).of_deed()
        }
        ScoreEvent::WinnerNamed { .. } => {
            told(sentence(state, state.the_streets().score.as_ref()?))
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
    let reason = if was_tied(score) { state.reason(Ruling::SpringsDecide) } else { None };
    let sentence = sentence(state, score);
    let rule = rule(score);
    let reason = reason.map(texts::shown::reason);
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
    let others = others.map(|(from, points)| {
        text!("score-source-points", source = source(state, from).0, points = points)
    });
    let parts = [text!("score-places-word", places = places)].into_iter().chain(others);
    text!(
        "score-sum",
        who = state.name(&row.faction),
        total = row.total,
        parts = Joined::of("and-plus", parts)
    )
}

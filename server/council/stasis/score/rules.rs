//! The score sheet: every Victory Point with its rule (S-22 to S-29, S-34).

use crate::content::{HoldEffect, Objective};
use crate::ids::{FactionId, MapId, ObjectiveId};
use crate::settings::SpringsDecide;
use crate::stasis::score::{Score, ScoreLine, ScoreRow};
use crate::stasis::spoils::rules::{held_with, holder};
use crate::state::State;
use crate::view::Step;

impl State {
    /// Military units of a faction on a map.
    pub(crate) fn military_on(&self, faction: &FactionId, map: &MapId) -> u32 {
        let there = self.content.city().on(map);
        there.map(|row| self.ground(&row.id).of(faction).military).sum()
    }
}

/// Whether an objective counts for Victory Points: not where the Colossus stands (S-23).
fn counts(state: &State, id: &ObjectiveId) -> bool {
    state.colossus.as_ref() != Some(id)
}

/// The one faction that holds all of a map that counts (S-22, S-23).
pub(crate) fn complete<'a>(state: &'a State, map: &MapId) -> Option<&'a FactionId> {
    let city = state.content.city();
    let mut counting = city.on(map).filter(|row| counts(state, &row.id));
    let first = holder(state, counting.next()?)?;
    counting.all(|row| holder(state, row) == Some(first)).then_some(first)
}

/// The sheet and its winner, if the rules name one.
pub(crate) fn score(state: &State) -> Score {
    let mut rows: Vec<ScoreRow> = state.in_turn().iter().map(|id| row(state, id)).collect();
    rows.sort_by_key(|row| -row.total);
    let most = rows.first().map_or(0, |row| row.total);
    let leaders = rows.iter().filter(|row| row.total == most);
    let leaders: Vec<FactionId> = leaders.map(|row| row.faction.clone()).collect();
    let (winner, sentence, rule) = winner(state, &leaders, most);
    let tied = if leaders.len() > 1 { leaders } else { Vec::new() };
    Score { rows, tied, winner, sentence, rule }
}

fn winner(
    state: &State,
    leaders: &[FactionId],
    most: i32,
) -> (Option<FactionId>, String, &'static str) {
    if let [one] = leaders {
        let name = state.name(one);
        let sentence = format!("The {name} win the stasis with {most} Victory Points.");
        return (Some(one.clone()), sentence, "S-34");
    }
    let tied = format!("{} are tied with {most} Victory Points.", state.names(leaders));
    // S-27
    let springs = held_with(state, |effect| *effect == HoldEffect::BreaksTies);
    let entitled = |id: &FactionId| match state.settings.springs_decide {
        SpringsDecide::Whoever => true,
        SpringsDecide::AmongTied => leaders.contains(id),
    };
    match springs.filter(|(_, id)| entitled(id)) {
        Some((place, id)) => {
            let name = state.name(id);
            let sentence = format!("{tied} The {name} hold the {} and win.", place.name);
            (Some(id.clone()), sentence, "S-27")
        }
        None => (None, format!("{tied} Control decides."), "S-27"),
    }
}

fn row(state: &State, id: &FactionId) -> ScoreRow {
    let mut lines = Vec::new();
    for map in &state.content.city().maps {
        let held = state.content.city().on(&map.id);
        let held: Vec<_> = held.filter(|row| holder(state, row) == Some(id)).collect();
        for row in &held {
            lines.push(place(state, row));
        }
        // S-22: the points of the whole map count double.
        if complete(state, &map.id) == Some(id) {
            let points = held.iter().filter(|row| counts(state, &row.id)).count();
            let points = i32::try_from(points).unwrap_or(i32::MAX);
            let text = format!("All of the {}: doubled", map.name);
            lines.push(ScoreLine { objective: None, text, points, rule: "S-22".into() });
        }
        for row in held {
            lines.extend(row.effects.iter().filter_map(|effect| bonus(state, id, row, effect)));
        }
    }
    let total = lines.iter().map(|line| line.points).sum();
    ScoreRow { faction: id.clone(), total, lines }
}

fn place(state: &State, row: &Objective) -> ScoreLine {
    let objective = Some(row.id.clone());
    if counts(state, &row.id) {
        return ScoreLine { objective, text: row.name.clone(), points: 1, rule: "S-22".into() };
    }
    let text = format!("{}: the Colossus stands there", row.name);
    ScoreLine { objective, text, points: 0, rule: "S-23".into() }
}

/// Bonus Victory Points, never doubled (S-25, S-29). A place that does not count gives none (S-23).
fn bonus(state: &State, id: &FactionId, row: &Objective, effect: &HoldEffect) -> Option<ScoreLine> {
    let objective = Some(row.id.clone());
    match effect {
        HoldEffect::Points { by } if counts(state, &row.id) => {
            let points = i32::try_from(by.in_act(state.act)).unwrap_or(i32::MAX);
            let text = format!("{}: bonus", row.name);
            Some(ScoreLine { objective, text, points, rule: "S-25".into() })
        }
        HoldEffect::PointsPerMilitary { with, map } => {
            let other = state.objective(with);
            let both = holder(state, other) == Some(id);
            let count = both && counts(state, &row.id) && counts(state, with);
            let military = if count { state.military_on(id, map) } else { 0 };
            let points = i32::try_from(military).unwrap_or(i32::MAX);
            let text = format!("{} and {}: military units", row.name, other.name);
            (points > 0).then(|| ScoreLine { objective, text, points, rule: "S-29".into() })
        }
        _ => None,
    }
}

/// Whether everything up to the score sheet can be done at once.
pub(crate) fn may_skip(state: &State) -> bool {
    matches!(
        state.step,
        Step::Battles | Step::Tyche | Step::BattleDice | Step::Battle | Step::Spoils | Step::Share
    )
}

/// Who won the stasis.
pub(crate) fn crowned(state: &State) -> Option<&FactionId> {
    state.streets.as_ref()?.score.as_ref()?.winner.as_ref()
}

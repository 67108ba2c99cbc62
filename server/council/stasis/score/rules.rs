//! The score sheet: every Victory Point with its rule (S-22 to S-29, S-34).

use crate::content::{HoldEffect, Objective};
use crate::ids::{FactionId, MapId, ObjectiveId};
use crate::law::settings::SpringsDecide;
use crate::stasis::score::{Decider, Score, Source, Tally};
use crate::stasis::spoils::rules::{held_with, holder, rests, under_colossus};
use crate::state::State;
use crate::steps::StasisPart;

impl State {
    /// Military units of a faction on a map: as Control counted them on the real one, or as they stand.
    pub(crate) fn military_on(&self, faction: &FactionId, map: &MapId) -> u32 {
        let mut counted = self.the_streets().counted.iter();
        if let Some((.., units)) = counted.find(|(id, on, _)| id == faction && on == map) {
            return *units;
        }
        let there = self.content.city().on(map).filter(|row| !rests(self, &row.id));
        there.map(|row| self.ground(&row.id).of(faction).military).sum()
    }
}

/// Whether an objective counts for Victory Points: not where the Colossus stands (S-23).
fn counts(state: &State, id: &ObjectiveId) -> bool {
    !under_colossus(state, id)
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
    let mut rows: Vec<Tally> = state.in_turn().map(|id| tally(state, id)).collect();
    rows.sort_by_key(|row| -row.total);
    let most = rows.first().map_or(0, |row| row.total);
    let leaders = rows.iter().filter(|row| row.total == most);
    let leaders: Vec<FactionId> = leaders.map(|row| row.faction.clone()).collect();
    let (winner, by) = winner(state, &leaders);
    let tied = if leaders.len() > 1 { leaders } else { Vec::new() };
    Score { rows, tied, winner, by }
}

fn winner(state: &State, leaders: &[FactionId]) -> (Option<FactionId>, Decider) {
    if let [one] = leaders {
        return (Some(one.clone()), Decider::Most);
    }
    // S-27
    let springs = held_with(state, |effect| *effect == HoldEffect::BreaksTies);
    let springs = springs.filter(|(place, _)| !rests(state, &place.id));
    let entitled = |id: &FactionId| match state.settings.springs_decide {
        SpringsDecide::Whoever => true,
        SpringsDecide::AmongTied => leaders.contains(id),
    };
    match springs.filter(|(_, id)| entitled(id)) {
        Some((place, id)) => (Some(id.clone()), Decider::Springs(place.id.clone())),
        None => (None, Decider::Open),
    }
}

fn tally(state: &State, id: &FactionId) -> Tally {
    let mut lines = Vec::new();
    for map in &state.content.city().maps {
        let held = state.content.city().on(&map.id);
        let held: Vec<_> = held.filter(|row| holder(state, row) == Some(id)).collect();
        lines.extend(held.iter().map(|row| place(state, row)));
        // S-22: the points of the whole map count double.
        if complete(state, &map.id) == Some(id) {
            let points = held.iter().filter(|row| counts(state, &row.id)).count();
            let points = i32::try_from(points).unwrap_or(i32::MAX);
            lines.push((Source::Whole(map.id.clone()), points));
        }
        for row in held {
            lines.extend(row.effects.iter().filter_map(|effect| bonus(state, id, row, effect)));
        }
    }
    let corrected = state.the_streets().corrected.iter().filter(|(whose, ..)| whose == id);
    lines.extend(corrected.map(|(_, by, reason)| (Source::Control(reason.clone()), *by)));
    let total = lines.iter().map(|(_, points)| points).sum();
    Tally { faction: id.clone(), total, lines }
}

fn place(state: &State, row: &Objective) -> (Source, i32) {
    if counts(state, &row.id) {
        (Source::Place(row.id.clone()), 1)
    } else {
        (Source::Colossus(row.id.clone()), 0)
    }
}

/// Bonus Victory Points, never doubled (S-25, S-29). A place that does not count gives none (S-23).
fn bonus(
    state: &State,
    id: &FactionId,
    row: &Objective,
    effect: &HoldEffect,
) -> Option<(Source, i32)> {
    match effect {
        HoldEffect::Points { by } if counts(state, &row.id) => {
            let points = i32::try_from(by.in_act(state.course.act)).unwrap_or(i32::MAX);
            Some((Source::Bonus(row.id.clone()), points))
        }
        HoldEffect::PointsPerMilitary { with, map } => {
            let both = holder(state, state.objective(with)) == Some(id);
            let count = both && counts(state, &row.id) && counts(state, with);
            let military = if count { state.military_on(id, map) } else { 0 };
            let points = i32::try_from(military).unwrap_or(i32::MAX);
            let source = Source::Military { at: row.id.clone(), with: with.clone() };
            (points > 0).then_some((source, points))
        }
        HoldEffect::Points { .. }
        | HoldEffect::TakesUnheld
        | HoldEffect::Wrath { .. }
        | HoldEffect::BreaksTies
        | HoldEffect::Roll { .. }
        | HoldEffect::StasisCards { .. }
        | HoldEffect::Goods { .. } => None,
    }
}

/// Whether everything up to the score sheet can be done at once.
pub(crate) fn may_skip(state: &State) -> bool {
    matches!(state.stasis_part(), Some(StasisPart::Battles | StasisPart::Spoils))
}

/// Whether the score sheet, and what it is made from, can be set right: from the settling of the city
/// until an article is changed.
pub(crate) fn correctable(state: &State) -> bool {
    match state.stasis_part() {
        Some(StasisPart::Spoils | StasisPart::Score) => true,
        Some(StasisPart::Amendment) => state.the_streets().amendment.is_none(),
        Some(StasisPart::Hands | StasisPart::Battles) | None => false,
    }
}

/// Who won the stasis.
pub(crate) fn crowned(state: &State) -> Option<&FactionId> {
    state.city.streets.as_ref()?.score.as_ref()?.winner.as_ref()
}

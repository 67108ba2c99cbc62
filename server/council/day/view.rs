//! The day and its rounds, as everybody sees them.

use game::Text;
use serde::Serialize;

use crate::content::RoundKind;
use crate::day::{Bell, Closing, DayRound, RoundState, rules, words};
use crate::state::State;
use crate::steps::Phase;

/// The day: the rounds that were, the one under way, those that are planned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct DayView {
    /// All rounds, in order.
    pub rounds: Vec<RoundView>,
    /// The number (`id`) of the round under way.
    pub now: Option<u32>,
    /// What ends with the Diplomacy Round under way.
    pub closing: Option<Closing>,
    /// What Control begins next when this round is over: "Begin Act 2: Action Round 3".
    pub next: Option<Text>,
}

/// A round of the day. Moments are on the table's clock, in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct RoundView {
    /// Its number at this table; stays the same when the plan changes.
    pub id: u32,
    /// What sort of round it is.
    pub kind: RoundKind,
    /// Its name: "Action Round 2", "Diplomacy Round", "Assembly".
    pub name: Text,
    /// The Act that it belongs to.
    pub act: u32,
    /// Its planned length; 0 for none.
    pub seconds: u32,
    /// How far it is.
    pub state: RoundState,
    /// When it began.
    pub began_at: Option<u64>,
    /// When it ends, while it is under way and has a clock; when it ended, once it is over.
    pub ends_at: Option<u64>,
    /// How near its end is.
    pub bell: Bell,
}

pub(crate) fn day(state: &State) -> DayView {
    let begun = state.phase() != Phase::Lobby;
    DayView {
        rounds: state.day.rounds.iter().map(|row| round(state, row)).collect(),
        now: state.day.current().map(|row| row.id),
        closing: rules::closing(state),
        next: begun.then(|| words::begin_next(state)),
    }
}

fn round(state: &State, row: &DayRound) -> RoundView {
    RoundView {
        id: row.id,
        kind: row.kind,
        name: words::name(&state.day, row),
        act: row.act,
        seconds: row.seconds,
        state: row.state,
        began_at: row.began.map(|at| at.0),
        ends_at: row.ends.map(|at| at.0),
        bell: row.bell,
    }
}

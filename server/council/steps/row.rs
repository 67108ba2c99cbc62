//! What the rules say of a step, a row each. Each row stands in the room of its step; [`super::rules`] lists
//! them and answers by them.

use serde::Serialize;

use crate::decision::{Decided, Decision};
use crate::ids::FactionId;
use crate::law::settings::Ruling;
use crate::state::{Faction, State};
use crate::steps::Phase;

/// What the rules say of a step.
pub(crate) struct Row {
    /// Its clock.
    pub clock: Clock,
    /// The ruling whether Control ends it or it ends by itself.
    pub ends: Option<Ruling>,
    /// What happens when its clock runs out.
    pub runs_out: RunsOut,
    /// To whom the decision falls that it waits for; nobody means Control. Absent where the big button
    /// goes on.
    pub falls_to: Option<fn(&State) -> Option<&FactionId>>,
    /// Whether the big button goes on all the same.
    pub goes_on: fn(&State) -> bool,
    /// For whom the table waits, given that somebody is there.
    pub awaits: Awaits,
    /// What a faction may still do though nobody waits for it: the program does it then too.
    pub more: fn(&State, &Faction) -> bool,
    /// What happens when it is over, because Control or the clock says so.
    pub advance: Advance,
    /// What goes on by itself, whatever the command was that made it ready.
    pub settle: fn(&mut Decision<'_>),
}

/// The clock of a step.
#[derive(Clone, Copy)]
pub(crate) enum Clock {
    /// It can have none.
    No,
    /// As many seconds as what is only shown is shown; 0 for none.
    Shown,
    /// So many seconds, 0 for none.
    Of(fn(&State) -> u32),
    /// As many as this ruling says, 0 for none; then this happens.
    Ruled(Ruling, After),
    /// The same, where battles go on by themselves.
    Paced(Ruling, After),
}

impl Clock {
    /// Its seconds; 0 for none.
    pub(crate) fn seconds(self, state: &State) -> u32 {
        match self {
            Self::No => 0,
            Self::Shown => state.settings.show_seconds,
            Self::Of(seconds) => seconds(state),
            Self::Ruled(ruling, _) => state.settings.number(ruling),
            Self::Paced(ruling, _) => paced(state, state.settings.number(ruling)),
        }
    }

    /// The ruling that sets it, and what happens when it has run out.
    pub(crate) fn ruling(self) -> Option<(Ruling, After)> {
        match self {
            Self::No | Self::Shown | Self::Of(_) => None,
            Self::Ruled(ruling, after) | Self::Paced(ruling, after) => Some((ruling, after)),
        }
    }
}

/// What happens when the clock of a step has run out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(rename_all = "snake_case")]
pub enum After {
    /// What is in is revealed, if that was not done before because all were in.
    Or,
    /// What is in is revealed.
    Revealed,
    /// Its time is up.
    Time,
    /// It ends.
    Ends,
    /// The turn is passed.
    Passes,
    /// What is in is shown.
    Shown,
    /// The lot decides.
    Lot,
}

/// For whom the table waits.
#[derive(Clone, Copy)]
pub(crate) enum Awaits {
    /// For whom it falls to decide, or to name whom an outcome strikes.
    Deciders,
    /// For each faction of which this is so.
    Each(fn(&State, &Faction) -> bool),
    /// For nobody.
    Nobody,
}

/// What happens when a clock runs out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RunsOut {
    /// The next step begins.
    Advance,
    /// So it does where a ruling says that debates end by themselves (C-9).
    AsRuled,
    /// The turn is passed (S-11).
    Pass,
}

/// How play goes on from a step.
pub(crate) enum Advance {
    /// It does.
    On(fn(&mut Decision<'_>)),
    /// It does unless this refuses.
    If(fn(&mut Decision<'_>) -> Decided),
    /// A phase follows.
    To(Phase),
    /// The sequence of play goes on with what comes next in it, unless this refuses.
    Then(fn(&mut Decision<'_>) -> Decided, Onward),
    /// It does not before somebody has decided.
    Waits,
}

/// What comes next in the sequence of play.
#[derive(Clone, Copy)]
pub(crate) enum Onward {
    /// The first cycle.
    Game,
    /// The next event before the council.
    Event,
    /// A stasis, or the next cycle.
    Cycle,
    /// What comes after a stasis.
    AfterStasis,
    /// The next motion of an Assembly.
    Motion,
    /// The vote on the motion that was debated.
    Ballot,
}

/// A step that has no clock, and waits for whom it falls to.
pub(crate) const PLAIN: Row = Row {
    clock: Clock::No,
    ends: None,
    runs_out: RunsOut::Advance,
    falls_to: None,
    goes_on: |_| false,
    awaits: Awaits::Deciders,
    more: |_, _| false,
    advance: Advance::Waits,
    settle: |_| {},
};

/// How play goes on where nothing stands in the way of what comes next.
pub(crate) const fn then(onward: Onward) -> Advance {
    Advance::Then(|_| Ok(()), onward)
}

/// It falls to Control alone.
pub(crate) fn control(_: &State) -> Option<&FactionId> {
    None
}

/// So many seconds where battles go on by themselves.
pub(crate) fn paced(state: &State, seconds: u32) -> u32 {
    if state.settings.pace_seconds > 0 { seconds } else { 0 }
}

/// The seconds between what happens in the streets, where battles go on by themselves.
pub(crate) fn pace(state: &State) -> u32 {
    state.settings.pace_seconds
}

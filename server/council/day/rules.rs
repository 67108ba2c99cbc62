//! What round of the day follows, whether Control may begin one, and when the bell rings (C-1, C-22).

use game::Millis;

use crate::content::RoundKind;
use crate::day::{Bell, Closing, DayRound, RoundState};
use crate::state::State;
use crate::steps::{Phase, Step};

impl State {
    /// The sort of round that follows the one under way, as it was announced or planned (C-22).
    pub(crate) fn next_round(&self) -> RoundKind {
        let waits = self.waiting_motions() > 0;
        let now = self.phase();
        if self.assembly_due() && waits && now != Phase::Assembly {
            return RoundKind::Assembly;
        }
        // An Assembly without a motion is left out.
        let skips =
            |kind: RoundKind| kind == RoundKind::Assembly && (!waits || now == Phase::Assembly);
        let planned = self.day.ahead().map(|round| round.kind).find(|kind| !skips(*kind));
        // The Archons leave before they meet in council again (C-1).
        let leave_first = match now {
            Phase::Lobby | Phase::Diplomacy => false,
            Phase::Assembly => !self.after_diplomacy(),
            _ => true,
        };
        match planned.unwrap_or(RoundKind::Action) {
            RoundKind::Action if leave_first => RoundKind::Diplomacy,
            kind => kind,
        }
    }

    /// Whether the Archons have been away since the last Action Round.
    fn after_diplomacy(&self) -> bool {
        let was = self.day.rounds.iter().filter(|round| round.state == RoundState::Over);
        let last = was.rev().find(|round| round.kind != RoundKind::Assembly);
        last.is_some_and(|round| round.kind == RoundKind::Diplomacy)
    }
}

/// Whether Control may begin a round of this sort now.
pub(crate) fn may_begin(state: &State, kind: RoundKind) -> bool {
    let (away, sitting) =
        (state.course.step == Step::Diplomacy, state.course.step == Step::Assembly);
    match kind {
        RoundKind::Assembly => away && state.waiting_motions() > 0,
        RoundKind::Action => away || sitting,
        RoundKind::Diplomacy => sitting,
    }
}

/// What ends with the Diplomacy Round under way, unless an Assembly is still to be held. A scenario
/// without a plan does not say when the day ends.
pub(crate) fn closing(state: &State) -> Option<Closing> {
    if state.phase() != Phase::Diplomacy || state.next_round() != RoundKind::Action {
        return None;
    }
    match state.day.planned_for(RoundKind::Action) {
        Some(next) => (next.act > state.course.act).then_some(Closing::Act),
        None => (!state.content.scenario().plan.is_empty()).then_some(Closing::Day),
    }
}

/// When the bell of the round under way rings next: the warning, then the end.
pub(crate) fn bell(state: &State) -> Option<(Millis, &DayRound)> {
    let round = state.day.current()?;
    let ends = round.ends?;
    let early = u64::from(state.settings.round_bell_seconds) * 1000;
    match round.bell {
        Bell::Over => None,
        Bell::Warned => Some((ends, round)),
        Bell::Quiet if early == 0 => Some((ends, round)),
        Bell::Quiet => {
            let began = round.began.unwrap_or(Millis(0));
            Some((Millis(ends.0.saturating_sub(early).max(began.0)), round))
        }
    }
}

//! What round of the day follows, and whether the Archons leave for it (C-1, C-22).

use crate::assembly::agenda::{Motion, MotionState};
use crate::content::RoundKind;
use crate::day::RoundState;
use crate::state::State;
use crate::view::Phase;

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

    /// Whether an Assembly is announced, or will be when the check ends (C-22).
    pub(crate) fn assembly_due(&self) -> bool {
        let full = self.agenda_count() >= self.settings.agenda_full as usize;
        let can_open = self.waiting_motions() > 0;
        self.assembly_announced || (self.phase() == Phase::Check && full && can_open)
    }

    /// How many motions wait for the Assembly that is next, or under way.
    pub(crate) fn waiting_motions(&self) -> usize {
        let waits = |motion: &&Motion| motion.state == MotionState::Waiting;
        self.agenda.iter().filter(waits).count()
    }

    /// Whether the Archons have been away since the last Action Round.
    fn after_diplomacy(&self) -> bool {
        let was = self.day.rounds.iter().filter(|round| round.state == RoundState::Over);
        let last = was.rev().find(|round| round.kind != RoundKind::Assembly);
        last.is_some_and(|round| round.kind == RoundKind::Diplomacy)
    }
}

//! Who plays a seat, whom the table waits for, and from whose hand a choice comes (N-4).

use game::{Actor, Millis};

use crate::control::seats::{Absence, Hand, Hands, Opened, SeatMode};
use crate::cycle::grants::Duty;
use crate::cycle::grants::rules::may_grant;
use crate::ids::FactionId;
use crate::state::{Faction, State};
use crate::steps::Step;
use crate::steps::rules::awaited;

impl Faction {
    /// Whether nobody is there, so that nobody waits for it.
    pub(crate) fn is_away(&self) -> bool {
        matches!(self.mode, SeatMode::Absent { instead: Absence::Abstain | Absence::Follow(_) })
    }

    /// Whom it votes with while nobody is there.
    pub(crate) fn follows(&self) -> Option<&FactionId> {
        match &self.mode {
            SeatMode::Absent { instead: Absence::Follow(whom) } => Some(whom),
            _ => None,
        }
    }

    /// Whether Control decides for it.
    pub(crate) fn is_controls(&self) -> bool {
        self.mode == SeatMode::Absent { instead: Absence::Control }
    }

    /// Whether the program plays it.
    pub(crate) fn is_scripted(&self) -> bool {
        self.mode == SeatMode::Scripted
    }

    /// From whose hand a choice that was never locked comes.
    fn unlocked(&self) -> Hand {
        if matches!(self.mode, SeatMode::Absent { .. }) { Hand::Absent } else { Hand::Own }
    }
}

impl State {
    /// Who decides of those whom the rules name: nobody but Control where nobody is there.
    pub(crate) fn there<'a>(&self, named: Option<&'a FactionId>) -> Option<&'a FactionId> {
        named.filter(|id| !self.faction(id).is_away())
    }

    /// From whose hand a choice of this faction comes at this moment.
    pub(crate) fn hand(&self, faction: &FactionId) -> Hand {
        match &self.acted.actor {
            _ if self.seats.playing() == Some(faction) => Hand::Script,
            Actor::Control { .. } => Hand::Control,
            Actor::Seat(_) | Actor::Clock => Hand::Own,
        }
    }

    /// From whose hand each choice comes at a reveal, given those that were locked.
    pub(crate) fn hands<T>(&self, locked: &Opened<T>) -> Hands {
        let hand = |row: &Faction| locked.hand(&row.id).copied().unwrap_or_else(|| row.unlocked());
        self.factions.iter().map(|row| (row.id.clone(), hand(row))).collect()
    }

    /// The choice that a faction shows at a reveal: its own, or that of whom it follows. Whoever is
    /// followed must have locked one and still have a vote; no chain goes further.
    pub(crate) fn choice<'a, T>(&self, faction: &Faction, locked: &'a Opened<T>) -> Option<&'a T> {
        let followed = || {
            let whom = self.find(faction.follows()?)?;
            locked.of(&whom.id).filter(|_| whom.has_vote())
        };
        locked.of(&faction.id).or_else(followed)
    }
}

/// The seats that the program plays next: those that are awaited, or may do something more.
pub(crate) fn due(state: &State) -> Vec<FactionId> {
    let scripted = state.factions().filter(|row| row.is_scripted());
    let open = scripted.filter(|row| !state.seats.was_played(&row.id));
    let due = open.filter(|row| awaited(state, row) || may_do_more(state, row));
    due.map(|row| row.id.clone()).collect()
}

/// What nobody waits for, and a sensible Archon does.
fn may_do_more(state: &State, faction: &Faction) -> bool {
    let grants = || may_grant(state, faction).is_ok() && state.grant_of(faction).is_none();
    let supports = || faction.has_vote() && resting(faction);
    if matches!(state.course.step, Step::StasisCards | Step::Muster) {
        return !state.the_streets().ready.contains(&faction.id);
    }
    state.course.step == Step::Strengths && (supports() || grants())
        || state.course.step == Step::MotionDebate && grants()
}

fn resting(faction: &Faction) -> bool {
    faction.heroes.iter().any(|hero| hero.lives() && hero.duty == Duty::Rest)
}

/// When the clock plays the seats that are due: before the clock of the step runs out.
pub(crate) fn at(state: &State) -> Option<Millis> {
    if due(state).is_empty() {
        return None;
    }
    let ends = state.course.clock.running().map(|clock| clock.ends_at);
    Some(state.seats.plays_at(state.settings.script_seconds, ends))
}

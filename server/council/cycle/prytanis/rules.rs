//! Who may preside, and who is awaited while the Prytanis is elected (C-2, C-3).

use crate::content::Counter;
use crate::ids::FactionId;
use crate::state::{Faction, State};
use crate::steps::Step;

/// Whether the election waits for this faction.
pub(crate) fn awaited(state: &State, faction: &Faction) -> bool {
    faction.has_vote() && !faction.is_away() && !elected(state, faction)
}

/// Whether a faction has picked in the election.
pub(crate) fn elected(state: &State, faction: &Faction) -> bool {
    let election = state.chair.election.as_ref();
    election.is_some_and(|election| election.picks.is_in(&faction.id))
}

/// What decides who presides (C-2).
pub(crate) fn arete(faction: &Faction) -> u32 {
    faction.counter(Counter::Arete)
}

/// Whether one of the tied can still preside: it may have lost its vote meanwhile (C-2).
pub(crate) fn may_preside(state: &State, id: &FactionId) -> bool {
    state.chair.tied.contains(id) && state.faction(id).has_vote()
}

/// Whether the chair is open in mid-cycle: who presided lost its vote, and several are tied for what
/// is left of the cycle (C-2, C-3).
pub(crate) fn is_open(state: &State) -> bool {
    let chair = &state.chair;
    chair.prytanis.is_none() && !chair.tied.is_empty() && state.course.step != Step::TieForPrytanis
}

/// The Archon that the rules name to fill an open chair (C-3).
pub(crate) fn fills(state: &State) -> Option<&FactionId> {
    state.chair.supremacy.as_ref().filter(|_| is_open(state))
}

/// The first with a vote after who presided last, clockwise.
pub(crate) fn next_in_turn(state: &State) -> Vec<FactionId> {
    let seats = &state.factions;
    let last = seats.iter().position(|faction| Some(&faction.id) == state.chair.presided.as_ref());
    let after = last.map_or(0, |at| at + 1);
    let mut order = seats.iter().cycle().skip(after).take(seats.len());
    let next = order.find(|faction| faction.has_vote());
    next.into_iter().map(|faction| faction.id.clone()).collect()
}

//! Who conceals Horses, who is awaited, and what is free while a bid is locked (C-10 to C-12).

use crate::content::Counter;
use crate::state::{Faction, State};

/// Whether the race waits for this faction (C-10).
pub(crate) fn awaited(state: &State, faction: &Faction) -> bool {
    conceals(faction) && !state.bids.is_in(&faction.id)
}

/// Whether a faction has Horses to conceal, and somebody there to do it.
pub(crate) fn conceals(faction: &Faction) -> bool {
    faction.counter(Counter::Horses) > 0 && !faction.is_away()
}

/// Who asks how many Horses are free: the Archon knows of its own bid, Control does not (C-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eyes {
    /// The Archon's.
    Own,
    /// Control's.
    Control,
}

/// How many of a counter a faction may hand over (C-12). For Control a locked bid holds all Horses,
/// or the refusal would tell how high it is (N-1).
pub(crate) fn free(state: &State, faction: &Faction, what: Counter, eyes: Eyes) -> u32 {
    let have = faction.counter(what);
    if what != Counter::Horses {
        return have;
    }
    let held = match eyes {
        Eyes::Own => state.bids.own(&faction.id).map_or(0, |bid| bid.number),
        Eyes::Control if state.bids.is_in(&faction.id) => have,
        Eyes::Control => 0,
    };
    have.saturating_sub(held)
}

/// What a faction can show of the Horses that it concealed: never more than it has.
pub(crate) fn can_show(faction: &Faction, concealed: u32) -> u32 {
    concealed.min(faction.counter(Counter::Horses))
}

//! Special objectives bring what they bring, one after the other (S-24 to S-33).

use crate::decide::{Decision, flow};
use crate::ids::FactionId;
use crate::stasis::battle::Throw;
use crate::stasis::score::flow::score_up;
use crate::stasis::spoils::SpoilsEvent;
use crate::stasis::spoils::rules::{DICE, receivers, roll_of, sharing, taken};
use crate::view::Step;

/// Who holds what is settled (S-24); special objectives bring what they bring.
pub(crate) fn settle(d: &mut Decision<'_>) {
    let taken = taken(&d.state);
    d.emit(SpoilsEvent::CitySettled { taken });
    flow::enter_step(d, Step::Spoils);
    gain(d);
    if d.state.the_streets().spoils.is_empty() {
        score_up(d);
    }
}

/// What needs no dice comes at once, up to the next spoil that does.
pub(crate) fn gain(d: &mut Decision<'_>) {
    while let Some(spoil) = d.state.the_streets().open_spoil() {
        if roll_of(&d.state, &d.state.the_streets().spoils[spoil]).is_some() {
            return;
        }
        d.emit(SpoilsEvent::SpoilGained { spoil });
    }
}

pub(crate) fn thrown(d: &mut Decision<'_>, throws: &[Throw], by_hand: bool) {
    let Some(spoil) = d.state.the_streets().open_spoil() else { return };
    let Some(Ok(dice)) = throws.first().map(|throw| <[u32; DICE]>::try_from(&throw.dice[..]))
    else {
        return;
    };
    d.emit(SpoilsEvent::SpoilRolled { spoil, dice, by_hand });
    let shares = d.state.the_streets().spoils[spoil].result.is_none();
    if shares {
        flow::enter_step(d, Step::Share);
    } else {
        flow::enter_step(d, Step::Spoils);
        gain(d);
    }
}

pub(crate) fn shared(d: &mut Decision<'_>, spoil: usize, to: Vec<Option<FactionId>>, by_lot: bool) {
    d.emit(SpoilsEvent::SpoilShared { spoil, to, by_lot });
    flow::enter_step(d, Step::Spoils);
    gain(d);
}

/// Nobody chose: the dice go by lot.
pub(crate) fn share_by_lot(d: &mut Decision<'_>) {
    let Some((at, spoil, gives)) = sharing(&d.state) else { return };
    let mut allowed = receivers(&d.state, spoil, gives);
    d.chance.shuffle(&mut allowed);
    let mut to: Vec<Option<FactionId>> = allowed.into_iter().take(DICE).map(Some).collect();
    to.resize(DICE, None);
    shared(d, at, to, true);
}

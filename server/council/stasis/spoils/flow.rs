//! Special objectives bring what they bring, one after the other (S-24 to S-33).

use crate::decision::Decision;
use crate::ids::FactionId;
use crate::stasis::battle::Throw;
use crate::stasis::score::flow::score_up;
use crate::stasis::spoils::rules::{
    DICE, gained, holders, receivers, roll_of, rolled, sharing, spoils, taken,
};
use crate::stasis::spoils::{SpoilsEvent, rules};
use crate::steps::Step;

/// Who holds what is settled (S-24); special objectives bring what they bring.
pub(crate) fn settle(d: &mut Decision<'_>) {
    let taken = taken(&d.state);
    let holders = holders(&d.state, &taken);
    let spoils = Some(spoils(&d.state, &holders));
    d.emit(SpoilsEvent::CitySettled { taken, holders: Some(holders), spoils });
    d.enter(Step::Spoils);
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
        let brought = gained(&d.state, spoil);
        d.emit(SpoilsEvent::SpoilGained { spoil, brought });
    }
}

pub(crate) fn thrown(d: &mut Decision<'_>, throws: &[Throw], by_hand: bool) {
    let Some(spoil) = d.state.the_streets().open_spoil() else { return };
    let Some(Ok(dice)) = throws.first().map(|throw| <[u32; DICE]>::try_from(&throw.dice[..]))
    else {
        return;
    };
    let brought = rolled(&d.state, spoil, dice);
    d.emit(SpoilsEvent::SpoilRolled { spoil, dice, by_hand, brought });
    let shares = d.state.the_streets().spoils[spoil].brought.is_none();
    if shares {
        d.enter(Step::Share);
    } else {
        d.enter(Step::Spoils);
        gain(d);
    }
}

pub(crate) fn shared(d: &mut Decision<'_>, spoil: usize, to: Vec<Option<FactionId>>, by_lot: bool) {
    let brought = rules::shared(&d.state, spoil);
    d.emit(SpoilsEvent::SpoilShared { spoil, to, by_lot, brought });
    d.enter(Step::Spoils);
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

//! What the race changes (C-10, C-11).

use game::text;

use crate::content::{Counter, Until};
use crate::control::seats::UpTo;
use crate::cycle::grants::apply::add_support;
use crate::cycle::race::{Race, RaceEvent};
use crate::ids::FactionId;
use crate::law::settings::HorsesShown;
use crate::state::State;

/// Makes an event of the race true.
pub(crate) fn apply(state: &mut State, event: &RaceEvent) {
    match event {
        RaceEvent::BidLocked { faction, horses, seal } => {
            let (hand, have) =
                (state.hand(faction), state.faction(faction).counter(Counter::Horses));
            let bid = UpTo::chosen(*horses, have, state.bids.own(faction));
            state.bids.lock(faction.clone(), bid, hand, seal.clone());
        }
        RaceEvent::RaceRevealed { bids, winners, tied, bonus, untold } => {
            let shown = state.bids.reveal();
            let rows = bids.iter().map(|(id, horses)| (id, *horses));
            let reveal = state.reveal(&shown, rows, untold);
            state.track.race = Some(Race {
                bids: bids.clone(),
                winners: winners.clone(),
                tied: tied.clone(),
                bonus: *bonus,
                reveal,
                supports: Vec::new(),
            });
            race_won(state, winners);
            if state.settings.horses_shown == HorsesShown::Spent {
                spend(state, bids);
            }
        }
        RaceEvent::WinnerPicked { faction } => {
            let winners: Vec<_> = faction.iter().cloned().collect();
            if let Some(race) = &mut state.track.race {
                race.tied.clear();
                race.winners.clone_from(&winners);
            }
            race_won(state, &winners);
        }
    }
}

fn race_won(state: &mut State, winners: &[FactionId]) {
    let bonus = state.track.race.as_ref().map_or(0, |race| race.bonus);
    for winner in winners {
        let support = add_support(state, winner, bonus, text!("support-race"), Until::Cycle);
        if let Some(race) = &mut state.track.race {
            race.supports.extend(support);
        }
    }
}

/// C-11, where the ruling says that Horses shown are spent.
fn spend(state: &mut State, bids: &[(FactionId, u32)]) {
    for (id, horses) in bids {
        let by = i32::try_from(*horses).unwrap_or(i32::MAX);
        let horses = state.faction_mut(id).ledger(Counter::Horses);
        horses.change(-by, 0, text!("cause-shown-in-a-race"));
    }
}

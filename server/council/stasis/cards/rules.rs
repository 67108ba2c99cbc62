//! What may be drawn, and by whom (S-1 to S-5).

use crate::content::{Counter, StreetCard};
use crate::ids::{FactionId, StreetCardId};
use crate::law::settings::CardsNotDealt;
use crate::stasis::cards::Deal;
use crate::stasis::muster::rules::living;
use crate::state::{Faction, State};
use crate::steps::Step;

impl State {
    /// The card that a copy is of.
    pub(crate) fn street_card(&self, id: &StreetCardId) -> &StreetCard {
        self.content.stasis().find(id).expect("the deck holds only cards of the content")
    }
}

/// Competition ranks of Arête from 1, the highest first (S-2).
pub(crate) fn ranks(state: &State) -> Vec<(FactionId, u32)> {
    let arete = |row: &Faction| row.counter(Counter::Arete);
    let rank = |row: &Faction| {
        let above = state.factions().filter(|other| arete(other) > arete(row)).count();
        u32::try_from(above).unwrap_or(u32::MAX - 1) + 1
    };
    let mut ranks: Vec<_> = state.factions().map(|row| (row.id.clone(), rank(row))).collect();
    ranks.sort_by_key(|(_, rank)| *rank);
    ranks
}

/// Cards that can still be drawn: those of the deck and the discards.
pub(crate) fn cards_left(state: &State) -> usize {
    state.city.street_deck.draw.len() + state.city.street_deck.discard.len()
}

/// Whether everybody is ready who has something to choose. Where nobody has, the clock of the step gives
/// them time to look, unless all who are there are ready; without one the table waits for nobody.
pub(crate) fn all_ready(state: &State) -> bool {
    let waits = |row: &&Faction| !is_ready(state, row);
    let mut able = state.factions().filter(|row| can_choose(state, row)).peekable();
    if able.peek().is_none() {
        let seconds = match state.course.step {
            Step::Muster => state.settings.muster_seconds,
            _ => state.settings.cards_seconds,
        };
        return seconds == 0 || !state.factions().any(|row| waits(&row) && !row.is_away());
    }
    !able.any(|row| waits(&row))
}

/// Who still has something to choose in a step of getting ready, and is there: it is waited for.
pub(crate) fn can_choose(state: &State, faction: &Faction) -> bool {
    let buys = || faction.counter(Counter::Tyche) > 0 && cards_left(state) > 0;
    let commits = || living(faction).next().is_some();
    !faction.is_away()
        && (state.course.step == Step::StasisCards && buys()
            || state.course.step == Step::Muster && commits())
}

/// What a draw leaves of the faction's counter that pays for it: a Tyche buys a card (S-4), and cards
/// that were kept are drawn (S-1).
pub(crate) fn left(state: &State, faction: &FactionId, why: &Deal) -> Option<u32> {
    match why {
        Deal::Kept => Some(0),
        Deal::Bought => Some(state.faction(faction).counter(Counter::Tyche).saturating_sub(1)),
        Deal::Rank(_) | Deal::Extra | Deal::Card | Deal::Control { .. } => None,
    }
}

/// The same where so many cards that were due are missing: they stay on account (S-1).
pub(crate) fn left_owing(
    state: &State,
    faction: &FactionId,
    why: &Deal,
    missing: u32,
) -> Option<u32> {
    // Where no Stasis card was ever printed none is due.
    let kept = state.settings.cards_not_dealt == CardsNotDealt::Kept
        && state.content.stasis().printed().next().is_some();
    match why {
        Deal::Kept | Deal::Rank(_) | Deal::Extra if kept && missing > 0 => {
            let own = if *why == Deal::Kept { 0 } else { on_account(state, faction) };
            Some(own.saturating_add(missing))
        }
        _ => left(state, faction, why),
    }
}

fn on_account(state: &State, faction: &FactionId) -> u32 {
    state.faction(faction).counter(Counter::StasisCards)
}

/// Whether a faction can still choose something before the turns begin, and has not said that it is ready.
pub(crate) fn is_getting_ready(state: &State, faction: &Faction) -> bool {
    can_choose(state, faction) && !is_ready(state, faction)
}

/// Whether a faction has said that it is ready.
pub(crate) fn is_ready(state: &State, faction: &Faction) -> bool {
    state.the_streets().ready.contains(&faction.id)
}

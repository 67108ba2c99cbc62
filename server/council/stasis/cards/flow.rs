//! Stasis cards are dealt and drawn (S-1 to S-5).

use crate::content::Counter;
use crate::decision::Decision;
use crate::ids::{FactionId, StreetCardId};
use crate::stasis::cards::rules::{self, ranks};
use crate::stasis::cards::{CardsEvent, Deal};
use crate::steps::Step;

/// Cards for the first rank of Arête; each rank below draws one less (S-2).
const FIRST_RANK: u32 = 8;

/// Deals what was kept, what rank brings, and what a faction draws beyond it (S-1 to S-3).
pub(crate) fn deal(d: &mut Decision<'_>) {
    if d.state.city.stases == 1 {
        let mut order: Vec<StreetCardId> = d.state.content.stasis().printed().collect();
        d.chance.shuffle(&mut order);
        d.emit(CardsEvent::StreetDeckShuffled { order });
    }
    let factions = d.state.factions();
    let kept: Vec<(FactionId, u32)> =
        factions.map(|row| (row.id.clone(), row.counter(Counter::StasisCards))).collect();
    for (faction, number) in kept {
        draw(d, &faction, number, &Deal::Kept);
    }
    for (faction, rank) in ranks(&d.state) {
        draw(d, &faction, (FIRST_RANK + 1).saturating_sub(rank), &Deal::Rank(rank));
    }
    let content = d.state.content.clone();
    for row in &content.scenario().factions {
        if let Some(extra) = row.extra_stasis_cards {
            draw(d, &row.id, extra.in_act(d.state.course.act), &Deal::Extra);
        }
    }
    d.enter(Step::StasisCards);
}

/// Draws cards; where the deck runs out the discards are shuffled in (S-5).
pub(crate) fn draw(d: &mut Decision<'_>, faction: &FactionId, number: u32, why: &Deal) {
    let mut wanted = number;
    while wanted > 0 {
        if d.state.city.street_deck.draw.is_empty() && !d.state.city.street_deck.discard.is_empty()
        {
            let mut order = d.state.city.street_deck.discard.clone();
            d.chance.shuffle(&mut order);
            d.emit(CardsEvent::StreetDeckShuffled { order });
        }
        let top = d.state.city.street_deck.draw.iter().rev().take(wanted as usize);
        let cards: Vec<StreetCardId> = top.cloned().collect();
        let got = u32::try_from(cards.len()).unwrap_or(wanted);
        wanted -= got;
        let missing = if got == 0 { std::mem::take(&mut wanted) } else { 0 };
        let left = rules::left_owing(&d.state, faction, why, missing);
        let (faction, why) = (faction.clone(), why.clone());
        d.emit(CardsEvent::StreetCardsDrawn { faction, why, cards, missing, left });
    }
}

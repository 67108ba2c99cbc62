//! What is decided of Stasis cards (S-1 to S-5), what that changes, and how they are dealt.

use game::{Actor, text};

use crate::content::Counter;
use crate::decision::{Decided, Decision, in_step, same_step};
use crate::ids::{FactionId, StreetCardId};
use crate::law::settings::Ruling;
use crate::rejection::Rejection;
use crate::stasis::cards::rules::{cards_left, ranks};
use crate::stasis::cards::{CardsCommand, CardsEvent, Deal, rules};
use crate::stasis::muster::decide::muster;
use crate::state::{Faction, State};
use crate::steps::Step;
use crate::steps::row::Advance::On;
use crate::steps::row::Awaits::Each;
use crate::steps::row::{After, Clock, PLAIN, Row};

// Archons buy Stasis cards and say that they are ready (S-4).

pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &CardsCommand) -> Decided {
    match command {
        CardsCommand::BuyCard { step } => {
            same_step(d, *step)?;
            buy(d, actor)
        }
        CardsCommand::Ready { step } => {
            same_step(d, *step)?;
            ready(d, actor)
        }
    }
}

/// S-4.
fn buy(d: &mut Decision<'_>, actor: &Actor) -> Decided {
    let faction = in_step(&d.state, actor, Step::StasisCards, "when-while-stasis-cards-are-drawn")?;
    let have = d.state.faction(&faction).counter(Counter::Tyche);
    if have == 0 {
        return Err(Rejection::TooMany { what: "too-many-tyche", have });
    }
    if cards_left(&d.state) == 0 {
        return Err(Rejection::OutOfBounds(text!("refused-no-stasis-card-is-left-no")));
    }
    draw(d, &faction, 1, &Deal::Bought);
    Ok(())
}

fn ready(d: &mut Decision<'_>, actor: &Actor) -> Decided {
    let when = "when-while-cards-are-drawn-and";
    let step = if d.state.course.step == Step::Muster { Step::Muster } else { Step::StasisCards };
    let faction = in_step(&d.state, actor, step, when)?;
    if d.state.the_streets().ready.contains(&faction) {
        return Err(Rejection::AlreadySo);
    }
    d.emit(CardsEvent::ArchonReady { faction });
    Ok(())
}

// Makes true what happens to Stasis cards (S-1 to S-5).

pub(crate) fn apply(state: &mut State, event: &CardsEvent) {
    match event {
        CardsEvent::StreetDeckShuffled { order } => {
            let deck = &mut state.city.street_deck;
            deck.draw.clone_from(order);
            deck.discard.retain(|card| !order.contains(card));
        }
        CardsEvent::StreetCardsDrawn { faction, why, cards, left, .. } => {
            drawn(state, faction, why, cards, *left);
        }
        CardsEvent::ArchonReady { faction } => {
            state.streets_mut().ready.insert(faction.clone());
        }
    }
}

/// What is left of what paid for cards.
fn pay(faction: &mut Faction, why: &Deal, left: u32) {
    match why {
        Deal::Kept => {
            faction.ledger(Counter::StasisCards).set(left, text!("cause-drawn-in-a-stasis"))
        }
        Deal::Bought => {
            faction.ledger(Counter::Tyche).set(left, text!("cause-paid-for-stasis-cards"))
        }
        Deal::Rank(_) | Deal::Extra => {
            faction.ledger(Counter::StasisCards).set(left, text!("cause-not-dealt-in-a-stasis"));
        }
        Deal::Card | Deal::Control { .. } => {}
    }
}

fn drawn(state: &mut State, id: &FactionId, why: &Deal, cards: &[StreetCardId], left: Option<u32>) {
    state.city.street_deck.draw.retain(|card| !cards.contains(card));
    let faction = state.faction_mut(id);
    if let Some(left) = left {
        pay(faction, why, left);
    }
    state.streets_mut().camp_mut(id).take_in(why.clone(), cards);
}

// Stasis cards are dealt and drawn (S-1 to S-5).

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
        if let Some(extra) = row.extra_stasis_cards.filter(|_| d.state.find(&row.id).is_some()) {
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

// What the rules say of its step.

/// Stasis cards are drawn (S-1 to S-5).
pub(crate) const CARDS: Row = Row {
    clock: Clock::Ruled(Ruling::CardsSeconds, After::Ends),
    awaits: Each(rules::is_getting_ready),
    more: |state, row| !rules::is_ready(state, row),
    advance: On(muster),
    settle: |d| {
        if rules::all_ready(&d.state) {
            muster(d);
        }
    },
    ..PLAIN
};

//! Cards, muster, Heroes (S-1 to S-9).

use game::Actor;

use crate::content::Counter;
use crate::decide::streets::{can_choose, deploy, in_step, living};
use crate::decide::{Decided, Decision, flow};
use crate::event::{Awaited, BattleEvent, CardsEvent, Deal, MusterEvent};
use crate::ids::{FactionId, StreetCardId};
use crate::rejection::Rejection;
use crate::settings::DiceBy;
use crate::state::{Faction, State};
use crate::view::Step;

/// Cards for the first rank of Arête; each rank below draws one less (S-2).
const FIRST_RANK: u32 = 8;

/// Deals what was kept, what rank brings, and what a faction draws beyond it (S-1 to S-3).
pub(super) fn deal(d: &mut Decision<'_>) {
    if d.state.stases == 1 {
        let mut order: Vec<StreetCardId> = d.state.content.stasis().printed().collect();
        d.chance.shuffle(&mut order);
        d.emit(CardsEvent::StreetDeckShuffled { order });
    }
    let factions = d.state.factions.iter();
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
            draw(d, &row.id, extra.in_act(d.state.act), &Deal::Extra);
        }
    }
    flow::enter_step(d, Step::StasisCards);
}

/// Competition ranks of Arête from 1, the highest first (S-2).
pub(crate) fn ranks(state: &State) -> Vec<(FactionId, u32)> {
    let arete = |row: &crate::state::Faction| row.counter(Counter::Arete);
    let rank = |row: &crate::state::Faction| {
        let above = state.factions.iter().filter(|other| arete(other) > arete(row)).count();
        u32::try_from(above).unwrap_or(u32::MAX - 1) + 1
    };
    let mut ranks: Vec<_> = state.factions.iter().map(|row| (row.id.clone(), rank(row))).collect();
    ranks.sort_by_key(|(_, rank)| *rank);
    ranks
}

/// Cards that can still be drawn: those of the deck and the discards.
pub(crate) fn cards_left(state: &State) -> usize {
    state.street_deck.draw.len() + state.street_deck.discard.len()
}

/// Draws cards; where the deck runs out the discards are shuffled in (S-5).
pub(in crate::decide) fn draw(d: &mut Decision<'_>, faction: &FactionId, number: u32, why: &Deal) {
    let mut wanted = number;
    while wanted > 0 {
        if d.state.street_deck.draw.is_empty() && !d.state.street_deck.discard.is_empty() {
            let mut order = d.state.street_deck.discard.clone();
            d.chance.shuffle(&mut order);
            d.emit(CardsEvent::StreetDeckShuffled { order });
        }
        let top = d.state.street_deck.draw.iter().rev().take(wanted as usize);
        let cards: Vec<StreetCardId> = top.cloned().collect();
        let got = u32::try_from(cards.len()).unwrap_or(wanted);
        wanted -= got;
        let missing = if got == 0 { std::mem::take(&mut wanted) } else { 0 };
        d.emit(CardsEvent::StreetCardsDrawn {
            faction: faction.clone(),
            why: why.clone(),
            cards,
            missing,
        });
    }
}

/// S-4.
pub(super) fn buy(d: &mut Decision<'_>, actor: &Actor) -> Decided {
    let faction = in_step(&d.state, actor, Step::StasisCards, "while Stasis cards are drawn")?;
    let have = d.state.faction(&faction).counter(Counter::Tyche);
    if have == 0 {
        return Err(Rejection::TooMany { what: "Tyche", have });
    }
    if cards_left(&d.state) == 0 {
        return Err(Rejection::OutOfBounds("No Stasis card is left; no Tyche was taken.".into()));
    }
    draw(d, &faction, 1, &Deal::Bought);
    Ok(())
}

pub(super) fn ready(d: &mut Decision<'_>, actor: &Actor) -> Decided {
    let when = "while cards are drawn and while Heroes are committed";
    let step = if d.state.step == Step::Muster { Step::Muster } else { Step::StasisCards };
    let faction = in_step(&d.state, actor, step, when)?;
    if d.state.the_streets().ready.contains(&faction) {
        return Err(Rejection::AlreadySo);
    }
    d.emit(CardsEvent::ArchonReady { faction });
    Ok(())
}

/// Whether everybody is ready who has something to choose; where nobody has, whether all are who are
/// there.
pub(super) fn all_ready(state: &State) -> bool {
    let waits = |row: &&Faction| !state.the_streets().ready.contains(&row.id);
    let mut able = state.factions.iter().filter(|row| can_choose(state, row)).peekable();
    if able.peek().is_none() {
        return !state.factions.iter().any(|row| waits(&row) && !row.is_away());
    }
    !able.any(|row| waits(&row))
}

/// S-6 to S-8.
pub(super) fn muster(d: &mut Decision<'_>) {
    let factions = d.state.factions.iter();
    let projects: Vec<(FactionId, u32)> =
        factions.map(|row| (row.id.clone(), row.counter(Counter::Projects))).collect();
    let any = projects.iter().any(|(_, number)| *number > 0);
    if any && d.state.settings.dice_by == DiceBy::Hand {
        d.emit(BattleEvent::DiceAwaited { awaited: Awaited::Projects });
        flow::enter_step(d, Step::HandDice);
        return;
    }
    let mut roll = |number: u32| (0..number).map(|_| d.chance.roll(6)).collect();
    let dice = projects.into_iter().map(|(id, number)| (id, roll(number))).collect();
    muster_with(d, dice);
}

/// Musters with the dice of the megaprojects (S-8).
pub(super) fn muster_with(d: &mut Decision<'_>, dice: Vec<(FactionId, Vec<u32>)>) {
    for (faction, projects) in dice {
        d.emit(MusterEvent::Mustered { faction, projects });
    }
    if d.state.factions.iter().any(|row| living(row).next().is_some()) {
        flow::enter_step(d, Step::Muster);
    } else {
        deploy::begin(d);
    }
}

/// S-9.
pub(super) fn commit(d: &mut Decision<'_>, actor: &Actor, name: &str, committed: bool) -> Decided {
    let faction = in_step(&d.state, actor, Step::Muster, "while Heroes are committed")?;
    let hero = living(d.state.faction(&faction)).find(|hero| hero.name == name);
    let hero = hero.ok_or(Rejection::NotOffered("Hero"))?.name.clone();
    d.emit(MusterEvent::HeroCommitted { faction, hero, committed });
    Ok(())
}

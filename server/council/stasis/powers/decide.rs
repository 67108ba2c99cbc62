//! What Stasis cards do (S-11), step by step, and what that changes.

use game::{Text, text};

use crate::content::StreetEffect;
use crate::decision::{Decided, Decision};
use crate::ids::{FactionId, ObjectiveId, StreetCardId};
use crate::law::settings::DiceBy;
use crate::rejection::Rejection;
use crate::stasis::battle::{Awaited, BattleEvent, Throw, flow};
use crate::stasis::cards::Deal;
use crate::stasis::cards::decide::draw;
use crate::stasis::deploy::rules::{put, take};
use crate::stasis::deploy::{Aim, Bonus, DeployEvent, Spot, flow as deploy};
use crate::stasis::muster::decide::hero_moved;
use crate::stasis::muster::{HeroAt, Units};
use crate::stasis::powers::PowersEvent;
use crate::stasis::powers::rules::{targets, wanted};
use crate::stasis::streets::StreetsEvent;
use crate::state::State;
use crate::steps::Step;

// Makes true what Stasis cards do (S-11).

pub(crate) fn apply(state: &mut State, event: &PowersEvent) {
    match event {
        PowersEvent::CardRolled { .. } => state.streets_mut().pending = None,
        PowersEvent::UnitsMoved { faction, mobs, military, from, to } => {
            let units = Units { mobs: *mobs, military: *military };
            take(state, faction, from, units, text!("cause-moved-by-a-card"));
            put(state, faction, to, units, text!("cause-moved-by-a-card"));
        }
        PowersEvent::UnitsPromoted { faction, objective, mobs } => {
            let ground = state.ground_mut(objective);
            let Units { mobs: had, military } = ground.of(faction);
            let units = Units { mobs: had.saturating_sub(*mobs), military: military + mobs };
            ground.set(faction, units);
        }
        PowersEvent::SidesChanged { from, to, objective, mobs } => {
            let spot = Spot::Objective(objective.clone());
            let units = Units { mobs: *mobs, military: 0 };
            take(state, from, &spot, units, Text::default());
            put(state, to, &spot, units, Text::default());
        }
        PowersEvent::HeroMoved { faction, hero, to } => hero_moved(state, faction, hero, to),
        PowersEvent::RollChanged { faction, objective, by, label } => {
            let bonus = Bonus { faction: faction.clone(), by: *by, label: label.clone() };
            state.ground_mut(objective).bonuses.push(bonus);
        }
        PowersEvent::BarricadeRaised { faction, objective } => {
            state.ground_mut(objective).barricade = Some(faction.clone());
        }
        PowersEvent::BarricadeFell { objective } => state.ground_mut(objective).barricade = None,
        PowersEvent::HandMoved { from, to, cards } => hand_moved(state, from, to.as_ref(), cards),
        PowersEvent::HandsTraded { one, other } => {
            let streets = state.streets_mut();
            let first = std::mem::take(&mut streets.camp_mut(one).hand);
            let second = std::mem::replace(&mut streets.camp_mut(other).hand, first);
            streets.camp_mut(one).hand = second;
        }
        PowersEvent::HandSeen { by, whose } => {
            let streets = state.streets_mut();
            let hand = streets.camp(whose).hand.clone();
            streets.camp_mut(by).seen = Some((whose.clone(), hand));
        }
    }
}

fn hand_moved(state: &mut State, from: &FactionId, to: Option<&FactionId>, cards: &[StreetCardId]) {
    let streets = state.streets_mut();
    streets.camp_mut(from).hand.retain(|held| !cards.contains(held));
    match to {
        Some(to) => streets.camp_mut(to).hand.extend(cards.iter().cloned()),
        None => state.city.street_deck.discard.extend(cards.iter().cloned()),
    }
}

// What Stasis cards do (S-11).

/// A card being played: by whom, which, and at what.
struct Play<'a> {
    faction: &'a FactionId,
    card: &'a StreetCardId,
    aims: &'a [Aim],
}

pub(crate) fn play(
    d: &mut Decision<'_>,
    faction: &FactionId,
    card: &StreetCardId,
    aims: &[Aim],
) -> Decided {
    let printed = d.state.street_card(card).clone();
    if !targets(&d.state, faction, &printed.effect).allow(aims) {
        return Err(Rejection::NoSuchTarget);
    }
    d.emit(DeployEvent::StreetCardPlayed {
        faction: faction.clone(),
        card: card.clone(),
        aims: aims.to_vec(),
    });
    let wanted = wanted(&d.state, faction, card, aims);
    if !wanted.is_empty() && d.state.settings.dice_by == DiceBy::Hand {
        let (faction, card, aims) = (faction.clone(), card.clone(), aims.to_vec());
        d.emit(BattleEvent::DiceAwaited { awaited: Awaited::Card { faction, card, aims } });
        d.enter(Step::HandDice);
        return Ok(());
    }
    let throws = flow::rolled(d, &wanted);
    resolve(d, &Play { faction, card, aims }, throws, false);
    Ok(())
}

/// Goes on with a card once its dice were thrown by hand.
pub(crate) fn go_on(
    d: &mut Decision<'_>,
    faction: &FactionId,
    card: &StreetCardId,
    aims: &[Aim],
    throws: Vec<Throw>,
    by_hand: bool,
) {
    resolve(d, &Play { faction, card, aims }, throws, by_hand);
}

fn resolve(d: &mut Decision<'_>, play: &Play<'_>, throws: Vec<Throw>, by_hand: bool) {
    if !throws.is_empty() {
        d.emit(PowersEvent::CardRolled { throws: throws.clone(), by_hand });
    }
    let effect = d.state.street_card(play.card).effect.clone();
    match (play.aims.first(), play.aims.get(1)) {
        (None, _) => without_target(d, play.faction, &effect),
        (Some(Aim::Objective(at)), then) => at_objective(d, play, &effect, at, then, &throws),
        (Some(Aim::Faction(rival)), _) => at_hand(d, play.faction, &effect, rival),
        (Some(Aim::Hero(hero)), then) => at_hero(d, play, &effect, hero, then, &throws),
    }
    deploy::turn_done(d);
}

fn without_target(d: &mut Decision<'_>, faction: &FactionId, effect: &StreetEffect) {
    match effect {
        StreetEffect::Recruit { mobs, military } => {
            let units = Units { mobs: *mobs, military: *military };
            moved(d, faction, units, Spot::Away, Spot::Reserve);
        }
        StreetEffect::Draw { cards } => draw(d, faction, *cards, &Deal::Card),
        _ => {}
    }
}

fn moved(d: &mut Decision<'_>, faction: &FactionId, units: Units, from: Spot, to: Spot) {
    if units.count() > 0 {
        let (faction, Units { mobs, military }) = (faction.clone(), units);
        d.emit(PowersEvent::UnitsMoved { faction, mobs, military, from, to });
    }
}

/// All dice of the throws of a faction, added up.
fn sum_of(throws: &[Throw], faction: &FactionId) -> u32 {
    let own = throws.iter().filter(|throw| &throw.faction == faction);
    own.flat_map(|throw| &throw.dice).sum()
}

fn at_objective(
    d: &mut Decision<'_>,
    play: &Play<'_>,
    effect: &StreetEffect,
    at: &ObjectiveId,
    then: Option<&Aim>,
    throws: &[Throw],
) {
    let faction = play.faction;
    let here = || Spot::Objective(at.clone());
    let own = d.state.ground(at).of(faction);
    let reserve = d.state.the_streets().camp(faction).reserve();
    match effect {
        StreetEffect::Muster { mobs, military, .. } => {
            let units = Units { mobs: *mobs, military: *military };
            moved(d, faction, units, Spot::Away, here());
        }
        StreetEffect::Uprising { .. } => {
            let units = Units { mobs: sum_of(throws, faction), military: 0 };
            moved(d, faction, units, Spot::Away, here());
        }
        StreetEffect::Rush { units } => {
            moved(d, faction, reserve.best(*units), Spot::Reserve, here());
        }
        StreetEffect::FallBack { units } => {
            moved(d, faction, own.best(*units), here(), Spot::Reserve);
        }
        StreetEffect::March { units, .. } => {
            let Some(Aim::Objective(to)) = then else { return };
            moved(d, faction, own.best(*units), here(), Spot::Objective(to.clone()));
            let here = d.state.heroes_at(faction, at).map(|(hero, _)| hero.to_owned());
            for hero in here.collect::<Vec<_>>() {
                let (faction, to) = (faction.clone(), HeroAt::Objective(to.clone()));
                d.emit(PowersEvent::HeroMoved { faction, hero, to });
            }
        }
        StreetEffect::Promote { mobs } => d.emit(PowersEvent::UnitsPromoted {
            faction: faction.clone(),
            objective: at.clone(),
            mobs: own.mobs.min(*mobs),
        }),
        StreetEffect::Barricade => {
            let (faction, objective) = (faction.clone(), at.clone());
            d.emit(PowersEvent::BarricadeRaised { faction, objective });
        }
        StreetEffect::TearDown => d.emit(PowersEvent::BarricadeFell { objective: at.clone() }),
        StreetEffect::Colossus => {
            d.emit(StreetsEvent::ColossusMoved { to: Some(at.clone()), reason: None });
        }
        StreetEffect::Rally { by } => roll_changed(d, play, faction, at, i64::from(*by)),
        StreetEffect::Fire { units } => {
            for id in d.state.in_turn().cloned().collect::<Vec<_>>() {
                let lost = d.state.ground(at).of(&id).least(*units);
                moved(d, &id, lost, here(), Spot::Away);
            }
        }
        StreetEffect::Elephants => {
            for throw in throws {
                let mobs = d.state.ground(at).of(&throw.faction).mobs.min(throw.dice.iter().sum());
                moved(d, &throw.faction, Units { mobs, military: 0 }, here(), Spot::Away);
            }
        }
        StreetEffect::Curse { .. } | StreetEffect::Panic { .. } | StreetEffect::Bribe { .. } => {
            at_rival(d, play, effect, at, then);
        }
        // These are played at nothing, at a faction or at a Hero.
        StreetEffect::Recruit { .. }
        | StreetEffect::Draw { .. }
        | StreetEffect::Steal { .. }
        | StreetEffect::Confiscate { .. }
        | StreetEffect::Look
        | StreetEffect::Exchange
        | StreetEffect::RoofTile { .. }
        | StreetEffect::Ambush
        | StreetEffect::Rescue
        | StreetEffect::Summon
        | StreetEffect::Duel => {}
    }
}

/// What strikes a rival at an objective.
fn at_rival(
    d: &mut Decision<'_>,
    play: &Play<'_>,
    effect: &StreetEffect,
    at: &ObjectiveId,
    then: Option<&Aim>,
) {
    let Some(Aim::Faction(rival)) = then else { return };
    let have = d.state.ground(at).of(rival).mobs;
    match effect {
        StreetEffect::Curse { by } => roll_changed(d, play, rival, at, -i64::from(*by)),
        StreetEffect::Panic { mobs } => {
            let units = Units { mobs: have.min(*mobs), military: 0 };
            moved(d, rival, units, Spot::Objective(at.clone()), Spot::Reserve);
        }
        StreetEffect::Bribe { mobs } => d.emit(PowersEvent::SidesChanged {
            from: rival.clone(),
            to: play.faction.clone(),
            objective: at.clone(),
            mobs: have.min(*mobs),
        }),
        _ => {}
    }
}

fn roll_changed(
    d: &mut Decision<'_>,
    play: &Play<'_>,
    whose: &FactionId,
    at: &ObjectiveId,
    by: i64,
) {
    let label = d.state.street_card(play.card).title.clone();
    let (faction, objective) = (whose.clone(), at.clone());
    let by = i32::try_from(by).unwrap_or_default();
    d.emit(PowersEvent::RollChanged { faction, objective, by, label });
}

/// What is done to a rival's hand. Which cards it strikes is chance.
fn at_hand(d: &mut Decision<'_>, faction: &FactionId, effect: &StreetEffect, rival: &FactionId) {
    let (cards, to) = match effect {
        StreetEffect::Steal { cards } => (*cards, Some(faction.clone())),
        StreetEffect::Confiscate { cards } => (*cards, None),
        StreetEffect::Look => {
            let (by, whose) = (faction.clone(), rival.clone());
            return d.emit(PowersEvent::HandSeen { by, whose });
        }
        StreetEffect::Exchange => {
            let (one, other) = (faction.clone(), rival.clone());
            return d.emit(PowersEvent::HandsTraded { one, other });
        }
        _ => return,
    };
    let mut hand = d.state.the_streets().camp(rival).hand.clone();
    d.chance.shuffle(&mut hand);
    hand.truncate(cards as usize);
    d.emit(PowersEvent::HandMoved { from: rival.clone(), to, cards: hand });
}

fn at_hero(
    d: &mut Decision<'_>,
    play: &Play<'_>,
    effect: &StreetEffect,
    hero: &str,
    then: Option<&Aim>,
    throws: &[Throw],
) {
    let to = match (effect, then) {
        (StreetEffect::RoofTile { at_least }, _) => {
            let hit = sum_of(throws, play.faction) >= *at_least;
            if !hit {
                return;
            }
            HeroAt::Dead
        }
        (StreetEffect::Ambush, _) => HeroAt::Dead,
        (StreetEffect::Rescue, _) => HeroAt::Safe,
        (StreetEffect::Summon, Some(Aim::Objective(at))) => HeroAt::Objective(at.clone()),
        (StreetEffect::Duel, Some(Aim::Hero(foe))) => return duel(d, hero, foe, throws),
        _ => return,
    };
    hero_goes(d, hero, to);
}

fn hero_goes(d: &mut Decision<'_>, hero: &str, to: HeroAt) {
    if let Some(faction) = d.state.hero(hero).map(|(owner, _)| owner.clone()) {
        d.emit(PowersEvent::HeroMoved { faction, hero: hero.to_owned(), to });
    }
}

fn duel(d: &mut Decision<'_>, hero: &str, foe: &str, throws: &[Throw]) {
    let total = |name: &str| {
        let (owner, value) = d.state.hero(name)?;
        Some(sum_of(throws, owner) + value)
    };
    let (Some(one), Some(other)) = (total(hero), total(foe)) else { return };
    match one.cmp(&other) {
        std::cmp::Ordering::Less => hero_goes(d, hero, HeroAt::Dead),
        std::cmp::Ordering::Greater => hero_goes(d, foe, HeroAt::Dead),
        std::cmp::Ordering::Equal => {}
    }
}

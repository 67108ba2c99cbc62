//! Battles (S-16 to S-21) in words and in the log.

use game::{Joined, Name, Text, text};

use crate::control::seats::shown::{by_whose_hand, hidden};
use crate::ids::FactionId;
use crate::law::settings::Ruling;
use crate::law::texts;
use crate::log::{BecauseView, Decision, NewLine};
use crate::stasis::battle::rules::chooses;
use crate::stasis::battle::{
    Awaited, Battle, BattleEvent, Fought, HeroFate, Loss, Mercy, Side, SideFate, Throw, rules,
};
use crate::stasis::told::{by_hand, dice, told};
use crate::state::{Faction, State};
use crate::steps::words::{Ask, Urgency, missing, tally};
use crate::words::{commas, signed};

// What is said of battles: what is going on, and how one ended (S-16 to S-21).

/// How a battle ended, with the rule that decided; none before it is fought.
pub(crate) fn verdict(state: &State, battle: &Battle) -> Option<(Text, &'static str)> {
    let fought = battle.fought.as_ref()?;
    let place = &state.objective(&battle.objective).name;
    let tied: Vec<&FactionId> = battle
        .sides
        .iter()
        .zip(&fought.fates)
        .filter(|(_, fate)| **fate == SideFate::Tied)
        .map(|(side, _)| &side.faction)
        .collect();
    let (sentence, rule) = match &fought.holder {
        Some(holder) => {
            (text!("battle-hold-the", who = Name::of(state.name(holder)), place = place), "S-21")
        }
        None if tied.is_empty() => {
            (text!("battle-a-natural-13-for-everybody", place = place), "S-19")
        }
        None => {
            let names = state.named(tied);
            (text!("battle-are-tied-the-is-empty", names = names, place = place), "S-20")
        }
    };
    let fought_where = if fought.on_the_real_map() {
        text!("battle-fought-on-the-real-map")
    } else {
        Text::default()
    };
    Some((text!("battle-where-and-how", fought_where = fought_where, sentence = sentence), rule))
}

/// What those lost who do not hold the place, a sentence each.
pub(crate) fn losses(state: &State, losses: &[Loss]) -> Vec<Text> {
    let of = |loss: &Loss| {
        let name = state.name(&loss.faction);
        let dead = loss.heroes.iter().filter(|(_, fate)| *fate == HeroFate::Dies);
        let dead =
            dead.map(|(hero, _)| text!("battle-of-dies", hero = hero, name = Name::of(name)));
        let gone = match loss.units.count() {
            0 => None,
            1 => Some(text!("battle-lose-1-unit", name = Name::of(name))),
            more => Some(text!("battle-lose-units", name = Name::of(name), more = more)),
        };
        dead.chain(gone).collect::<Vec<_>>()
    };
    losses.iter().flat_map(of).collect()
}

pub(crate) fn asks_of_tyche(state: &State, faction: &Faction) -> Ask {
    if state.the_streets().tyche.is_in(&faction.id) {
        return Ask::new(
            Urgency::Done,
            text!("battle-locked"),
            text!("battle-nobody-sees-it-before-all"),
        );
    }
    Ask::headline(text!("battle-stasis"))
}

pub(crate) fn calls_on_tyche(state: &State) -> Text {
    text!("battle-the-battle-for-the-who", place = place(state))
}

pub(crate) fn buyers_in(state: &State) -> Text {
    let sides = state.the_streets().battle().into_iter().flat_map(|battle| &battle.sides);
    tally(state, sides.filter(|side| chooses(state, &side.faction)).count())
}

/// Where the battle on the table is fought.
pub(crate) fn place(state: &State) -> &str {
    let battle = state.city.streets.as_ref().and_then(|streets| streets.battle());
    battle.map_or("city", |battle| &state.objective(&battle.objective).name)
}

pub(crate) fn fought(state: &State) -> Text {
    let battle = state.city.streets.as_ref().and_then(|streets| streets.battle());
    let verdict = battle.and_then(|battle| verdict(state, battle));
    verdict.map_or(Text::default(), |(sentence, _)| sentence)
}

/// What follows when it goes on.
pub(crate) fn then(state: &State) -> Text {
    match state.the_streets().next_battle() {
        Some(_) => text!("battle-its-sides-are-shown-tyche"),
        None => text!("battle-it-is-settled-who-holds"),
    }
}

/// The same after a battle whose Heroes may still be judged.
pub(crate) fn spares(state: &State) -> Text {
    if missing(state).is_empty() { then(state) } else { text!("battle-heroes-that-are-not-judged") }
}

pub(crate) fn next(state: &State) -> Text {
    match state.the_streets().next_battle() {
        Some(battle) => {
            text!("battle-battle-for", place = &state.objective(&battle.objective).name)
        }
        None => text!("battle-settle-who-holds-the-city"),
    }
}

// What the log says of battles (S-16 to S-21).

/// The line of an event.
pub(crate) fn after(state: &State, event: &BattleEvent) -> Option<NewLine> {
    Some(match event {
        BattleEvent::DiceAwaited { awaited } => told(match awaited {
            Awaited::Projects => text!("battle-dice-are-thrown-by-hand"),
            Awaited::Card { card, .. } => {
                text!("battle-dice-are-thrown-by-hand-2", title = &state.street_card(card).title)
            }
        }),
        BattleEvent::BattleOpened { objective, .. } => {
            let sides = state.all_present(objective);
            let place = &state.objective(objective).name;
            told(text!("battle-the-battle-for-the", place = place, who = state.named(sides)))
                .at(objective)
        }
        BattleEvent::TycheChosen { faction, .. } => {
            return hidden(state, faction, text!("battle-chose-about-tyche"));
        }
        BattleEvent::TycheShown { spent, .. } if spent.is_empty() => return None,
        BattleEvent::TycheShown { spent, .. } => {
            let shown = state.the_streets().battle().and_then(|battle| battle.shown.as_ref());
            let hands = shown.map_or(Text::default(), |reveal| {
                by_whose_hand(state, spent.iter().map(|(id, _)| id), reveal)
            });
            let row = |(id, dice): &(FactionId, u32)| {
                text!("battle-dice-of", who = state.name(id), dice = dice)
            };
            told(text!("battle-tyche-dice-2", spent = commas(spent.iter().map(row)), hands = hands))
        }
        BattleEvent::BattleFought { throws, by_hand: hand, .. } => {
            let battle = state.the_streets().battle()?;
            let row = |throw: &Throw| {
                let side = battle.sides.iter().find(|side| side.faction == throw.faction)?;
                let total = rules::total(side, throw);
                let rolled = dice(&[throw.dice.as_slice(), &throw.tyche].concat());
                Some(text!(
                    "battle-total-rolled",
                    who = state.name(&throw.faction),
                    total = total,
                    rolled = rolled
                ))
            };
            let rows: Vec<Text> = throws.iter().filter_map(row).collect();
            let verdict = verdict(state, battle).map_or(Text::default(), |(text, _)| text);
            let place = &state.objective(&battle.objective).name;
            let hand = by_hand(*hand);
            let text = if throws.is_empty() {
                text!("battle-at-the", place = place, verdict = verdict)
            } else {
                text!(
                    "battle-at-the-2",
                    place = place,
                    rows = commas(rows),
                    hand = hand,
                    verdict = verdict
                )
            };
            told(text).at(&battle.objective).of_deed()
        }
        BattleEvent::HeroJudged { faction, hero, fate } => {
            let fate = match fate {
                Mercy::Executed => "executed",
                Mercy::Spared => "spared",
            };
            told(text!(
                "battle-of-is",
                hero = hero,
                who = Name::of(state.name(faction)),
                fate = fate
            ))
            .about([faction])
            .of_seat()
        }
    })
}

/// S-17 to S-21: the battle on the table.
pub(crate) fn because(state: &State) -> Option<BecauseView> {
    let battle = state.city.streets.as_ref()?.battle()?;
    let fought = battle.fought.as_ref()?;
    let (verdict, rule) = verdict(state, battle)?;
    let totals: Vec<Text> = battle
        .sides
        .iter()
        .enumerate()
        .filter_map(|(at, side)| total(state, side, fought, at))
        .collect();
    let reason = if rule == "S-20" { state.reason(Ruling::TiedHeroes) } else { None };
    let sentence = match totals.as_slice() {
        [] => verdict.clone(),
        totals => text!(
            "battle-the-highest-total-holds-the",
            totals = Joined::of("and-semicolon", totals.to_vec()),
            verdict = verdict
        ),
    };
    Some(BecauseView::new(Decision::Battle, rule, reason.map(texts::shown::reason), sentence))
}

/// "Medes 17 = dice 11 + Tyche 4 + 2 mobs 2". A natural 13 is no total (S-19).
fn total(state: &State, side: &Side, fought: &Fought, at: usize) -> Option<Text> {
    let (throw, fate) = (fought.throws.get(at)?, fought.fates.get(at)?);
    let name = state.name(&side.faction);
    if *fate == SideFate::Thirteen {
        return Some(text!("battle-a-natural-13-out", name = name));
    }
    let pips = |dice: &[u32]| i32::try_from(dice.iter().sum::<u32>()).unwrap_or(i32::MAX);
    let (dice, tyche) = (pips(&throw.dice), pips(&throw.tyche));
    let sum = side.bonus.iter().fold(dice + tyche, |sum, part| sum.saturating_add(part.by));
    let tyche = (tyche > 0).then(|| text!("battle-tyche-2", tyche = tyche));
    let parts = side
        .bonus
        .iter()
        .map(|part| text!("battle-label-by", label = &part.label, by = signed(part.by)));
    let parts = [text!("battle-dice", dice = dice)].into_iter().chain(tyche).chain(parts);
    Some(text!("battle-sum", name = name, sum = sum, parts = Joined::of("and-plus", parts)))
}

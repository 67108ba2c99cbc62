//! What the log says of battles (S-16 to S-21).

use game::{Joined, Name, Text, text};

use crate::control::seats::told::{by_whose_hand, hidden};
use crate::ids::FactionId;
use crate::law::texts;
use crate::log::{BecauseView, Decision, Draft};
use crate::stasis::battle::{
    Awaited, BattleEvent, Fought, Mercy, Side, SideFate, Throw, rules, words,
};
use crate::stasis::told::{by_hand, dice, told};
use crate::state::State;
use crate::words::{commas, signed};

/// The line of an event.
pub(crate) fn after(state: &State, event: &BattleEvent) -> Option<Draft> {
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
            let verdict = words::verdict(state, battle).map_or(Text::default(), |(text, _)| text);
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
        }
    })
}

/// S-17 to S-21: the battle on the table.
pub(crate) fn because(state: &State) -> Option<BecauseView> {
    let battle = state.city.streets.as_ref()?.battle()?;
    let fought = battle.fought.as_ref()?;
    let (verdict, rule) = words::verdict(state, battle)?;
    let totals: Vec<Text> = battle
        .sides
        .iter()
        .enumerate()
        .filter_map(|(at, side)| total(state, side, fought, at))
        .collect();
    let reason = if rule == "S-20" { state.reason("tied_heroes") } else { None };
    let sentence = match totals.as_slice() {
        [] => verdict.clone(),
        totals => text!(
            "battle-the-highest-total-holds-the",
            totals = Joined::of("and-semicolon", totals.to_vec()),
            verdict = verdict
        ),
    };
    Some(BecauseView::new(Decision::Battle, rule, reason.map(texts::words::reason), sentence))
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

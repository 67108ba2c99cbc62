//! What the log says of battles (S-16 to S-21).

use crate::control::seats::told::{by_whose_hand, hidden};
use crate::law::texts;
use crate::log::{BecauseView, Decision, Draft};
use crate::stasis::battle::{
    Awaited, BattleEvent, Fought, Mercy, Side, SideFate, Throw, rules, words,
};
use crate::stasis::told::{by_hand, dice, told};
use crate::state::State;
use crate::words::signed;

/// The line of an event.
pub(crate) fn after(state: &State, event: &BattleEvent) -> Option<Draft> {
    Some(match event {
        BattleEvent::DiceAwaited { awaited } => told(match awaited {
            Awaited::Projects => "Dice are thrown by hand for the megaprojects.".into(),
            Awaited::Card { card, .. } => {
                format!("Dice are thrown by hand for “{}”.", state.street_card(card).title)
            }
        }),
        BattleEvent::BattleOpened { objective, .. } => {
            let sides = state.all_present(objective);
            let place = &state.objective(objective).name;
            told(format!("The battle for the {place}: {}.", state.names(sides))).at(objective)
        }
        BattleEvent::TycheChosen { faction, .. } => {
            return hidden(state, faction, "chose about Tyche");
        }
        BattleEvent::TycheShown { spent, .. } if spent.is_empty() => return None,
        BattleEvent::TycheShown { spent, .. } => {
            let shown = state.the_streets().battle().and_then(|battle| battle.shown.as_ref());
            let hands = shown.map_or(String::new(), |reveal| {
                by_whose_hand(state, spent.iter().map(|(id, _)| id), reveal)
            });
            let spent: Vec<String> =
                spent.iter().map(|(id, dice)| format!("{} {dice}", state.name(id))).collect();
            told(format!("Tyche dice: {}{hands}.", spent.join(", ")))
        }
        BattleEvent::BattleFought { throws, by_hand: hand, .. } => {
            let battle = state.the_streets().battle()?;
            let row = |throw: &Throw| {
                let side = battle.sides.iter().find(|side| side.faction == throw.faction)?;
                let total = rules::total(side, throw);
                let rolled = dice(&[throw.dice.as_slice(), &throw.tyche].concat());
                Some(format!("{} {total} ({rolled})", state.name(&throw.faction)))
            };
            let rows: Vec<String> = throws.iter().filter_map(row).collect();
            let verdict = words::verdict(state, battle).map_or(String::new(), |(text, _)| text);
            let place = &state.objective(&battle.objective).name;
            let hand = by_hand(*hand);
            let text = if throws.is_empty() {
                format!("At the {place}: {verdict}")
            } else {
                format!("At the {place}: {}{hand}. {verdict}", rows.join(", "))
            };
            told(text).at(&battle.objective).of_deed()
        }
        BattleEvent::HeroJudged { faction, hero, fate } => {
            let fate = match fate {
                Mercy::Executed => "executed",
                Mercy::Spared => "spared",
            };
            told(format!("{hero} of the {} is {fate}.", state.name(faction))).about([faction])
        }
    })
}

/// S-17 to S-21: the battle on the table.
pub(crate) fn because(state: &State) -> Option<BecauseView> {
    let battle = state.city.streets.as_ref()?.battle()?;
    let fought = battle.fought.as_ref()?;
    let (verdict, rule) = words::verdict(state, battle)?;
    let totals: Vec<String> = battle
        .sides
        .iter()
        .enumerate()
        .filter_map(|(at, side)| total(state, side, fought, at))
        .collect();
    let reason = if rule == "S-20" { state.reason("tied_heroes") } else { None };
    let sentence = match totals.as_slice() {
        [] => verdict,
        totals => format!("The highest total holds the place: {}. {verdict}", totals.join("; ")),
    };
    Some(BecauseView::new(Decision::Battle, rule, reason.map(texts::words::reason), sentence))
}

/// "Medes 17 = dice 11 + Tyche 4 + 2 mobs 2". A natural 13 is no total (S-19).
fn total(state: &State, side: &Side, fought: &Fought, at: usize) -> Option<String> {
    let (throw, fate) = (fought.throws.get(at)?, fought.fates.get(at)?);
    let name = state.name(&side.faction);
    if *fate == SideFate::Thirteen {
        return Some(format!("{name} a natural 13, out"));
    }
    let pips = |dice: &[u32]| i32::try_from(dice.iter().sum::<u32>()).unwrap_or(i32::MAX);
    let (dice, tyche) = (pips(&throw.dice), pips(&throw.tyche));
    let sum = side.bonus.iter().fold(dice + tyche, |sum, part| sum.saturating_add(part.by));
    let tyche = (tyche > 0).then(|| format!("Tyche {tyche}"));
    let parts = side.bonus.iter().map(|part| format!("{} ({})", part.label, signed(part.by)));
    let parts: Vec<String> =
        [format!("dice {dice}")].into_iter().chain(tyche).chain(parts).collect();
    Some(format!("{name} {sum} = {}", parts.join(" + ")))
}

//! What the log says of battles (S-16 to S-21).

use crate::apply::chronicle::hidden;
use crate::log::Draft;
use crate::stasis::battle::rules::total;
use crate::stasis::battle::{Awaited, BattleEvent, Mercy, Throw, words};
use crate::stasis::told::{by_hand, dice, told};
use crate::state::State;

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
            told(format!("The battle for the {place}: {}.", state.names(&sides))).at(objective)
        }
        BattleEvent::TycheChosen { faction, .. } => {
            return hidden(state, faction, "chose about Tyche");
        }
        BattleEvent::TycheShown { spent, .. } if spent.is_empty() => return None,
        BattleEvent::TycheShown { spent, .. } => {
            let spent: Vec<String> =
                spent.iter().map(|(id, dice)| format!("{} {dice}", state.name(id))).collect();
            told(format!("Tyche dice: {}.", spent.join(", ")))
        }
        BattleEvent::BattleFought { throws, by_hand: hand, .. } => {
            let battle = state.the_streets().battle()?;
            let row = |throw: &Throw| {
                let side = battle.sides.iter().find(|side| side.faction == throw.faction)?;
                let total = total(side, throw);
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
            told(text).at(&battle.objective).as_a_deed()
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

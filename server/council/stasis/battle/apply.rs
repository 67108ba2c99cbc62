//! Makes true what happens in battles (S-16 to S-21).

use std::sync::Arc;

use game::{Text, text};

use crate::content::Counter;
use crate::control::seats::{Hand, UpTo};
use crate::ids::{FactionId, ObjectiveId};
use crate::stasis::battle::{
    Battle, BattleEvent, Captive, Fought, HeroFate, Loss, Mercy, Relisted, Side, SideFate, Throw,
    rules,
};
use crate::stasis::muster::HeroAt;
use crate::stasis::muster::apply::hero_moved;
use crate::state::State;

/// What Tyche dice are called among the causes of a faction's Tyche.
fn on_battle_rolls() -> Text {
    text!("cause-battle-rolls")
}

pub(crate) fn apply(state: &mut State, event: &BattleEvent) {
    match event {
        BattleEvent::DiceAwaited { awaited } => {
            state.streets_mut().pending = Some(awaited.clone());
        }
        BattleEvent::BattleOpened { objective, sides } => {
            let sides = sides.clone().unwrap_or_else(|| rules::sides(state, objective));
            opened(state, objective, sides);
        }
        BattleEvent::TycheChosen { faction, dice, seal } => {
            let (hand, most) = (state.hand(faction), rules::most_tyche(state, faction));
            let tyche = &mut state.streets_mut().tyche;
            let choice = UpTo::chosen(*dice, most, tyche.own(faction));
            tyche.lock(faction.clone(), choice, hand, seal.clone());
        }
        BattleEvent::TycheShown { spent, paid, untold } => {
            let paid = paid.clone().unwrap_or_else(|| rules::price(spent));
            tyche_shown(state, spent, &paid, untold);
        }
        BattleEvent::BattleFought { throws, fates, holder, losses, .. } => {
            fought(state, throws, fates, holder.as_ref(), losses.as_ref());
        }
        BattleEvent::HeroJudged { faction, hero, fate } => judged(state, faction, hero, *fate),
    }
}

fn judged(state: &mut State, faction: &FactionId, hero: &str, fate: Mercy) {
    if fate == Mercy::Executed {
        hero_moved(state, faction, hero, &HeroAt::Dead);
    }
    let battle = state.streets_mut().battle_mut();
    let captives = battle.and_then(|battle| battle.fought.as_mut());
    let mut captives = captives.into_iter().flat_map(|fought| &mut fought.captives);
    if let Some(captive) = captives.find(|captive| captive.hero == hero) {
        captive.fate = Some(fate);
    }
}

/// While battles are fought, units and Heroes that are set right change the list of those to come.
/// The battle on the table begins anew: dice that were paid for and not thrown are paid back (S-18).
pub(crate) fn list_anew(state: &mut State, relisted: Option<&Relisted>) {
    if let Some(Relisted { battles, paid_back }) = relisted {
        pay_back(state, paid_back);
        list(state, battles);
    } else if rules::fighting(state) {
        pay_back(state, &rules::unthrown(state));
        list(state, &rules::contested(state));
    }
}

/// Tyche is paid back (S-18).
pub(crate) fn pay_back(state: &mut State, paid: &[(FactionId, u32)]) {
    for (faction, tyche) in paid {
        let by = i32::try_from(*tyche).unwrap_or(i32::MAX);
        state.faction_mut(faction).ledger(Counter::Tyche).change(by, 0, on_battle_rolls());
    }
}

/// The battles are known. One that is fought stays as it is, on the table too.
pub(crate) fn list(state: &mut State, battles: &[ObjectiveId]) {
    let table = state.the_streets().battle().map(|battle| battle.objective.clone());
    let streets = state.streets_mut();
    let fought = std::mem::take(&mut streets.battles);
    let mut fought: Vec<Arc<Battle>> =
        fought.into_iter().filter(|row| row.fought.is_some()).collect();
    for id in battles {
        let battle = match fought.iter().position(|battle| &battle.objective == id) {
            Some(at) => fought.swap_remove(at),
            None => Arc::new(Battle::at(id.clone())),
        };
        streets.battles.push(battle);
    }
    let stays =
        |battle: &Arc<Battle>| battle.fought.is_some() && Some(&battle.objective) == table.as_ref();
    streets.now = streets.battles.iter().position(stays);
}

fn opened(state: &mut State, objective: &ObjectiveId, sides: Vec<Side>) {
    let streets = state.streets_mut();
    streets.tyche.forget();
    streets.now = streets.battles.iter().position(|battle| &battle.objective == objective);
    if let Some(battle) = streets.battle_mut() {
        battle.sides = sides;
        battle.shown = None;
    }
}

fn tyche_shown(
    state: &mut State,
    spent: &[(FactionId, u32)],
    paid: &[(FactionId, u32)],
    untold: &[(FactionId, Hand)],
) {
    for (faction, tyche) in paid {
        let by = i32::try_from(*tyche).unwrap_or(i32::MAX);
        state.faction_mut(faction).ledger(Counter::Tyche).change(-by, 0, on_battle_rolls());
    }
    let of = |rows: &[(FactionId, u32)], whose: &FactionId| {
        rows.iter().find(|(id, _)| id == whose).map_or(0, |(_, number)| *number)
    };
    let locked = state.streets_mut().tyche.reveal();
    let Some(battle) = state.the_streets().battle() else { return };
    let sides = battle.sides.iter().map(|side| (&side.faction, of(spent, &side.faction)));
    let shown = state.reveal(&locked, sides, untold);
    let Some(battle) = state.streets_mut().battle_mut() else { return };
    battle.shown = Some(shown);
    for side in &mut battle.sides {
        side.tyche = of(spent, &side.faction);
        side.paid = of(paid, &side.faction);
    }
}

fn fought(
    state: &mut State,
    throws: &[Throw],
    fates: &[SideFate],
    holder: Option<&FactionId>,
    losses: Option<&Vec<Loss>>,
) {
    let Some(battle) = state.the_streets().battle().cloned() else { return };
    let losses = losses.cloned().unwrap_or_else(|| rules::losses(state, &battle.sides, fates));
    state.streets_mut().tyche.forget();
    for loss in &losses {
        lost(state, &battle.objective, loss);
    }
    state.ground_mut(&battle.objective).holder = holder.cloned();
    let fought = Fought {
        throws: throws.to_vec(),
        fates: fates.to_vec(),
        holder: holder.cloned(),
        captives: captives(&losses),
        losses,
    };
    if let Some(battle) = state.streets_mut().battle_mut() {
        battle.fought = Some(fought);
    }
}

/// Units leave an objective, and Heroes with them.
pub(crate) fn lost(state: &mut State, objective: &ObjectiveId, loss: &Loss) {
    let ground = state.ground_mut(objective);
    let left = ground.of(&loss.faction).without(loss.units);
    ground.set(&loss.faction, left);
    for (hero, fate) in &loss.heroes {
        let to = match fate {
            HeroFate::Dies => HeroAt::Dead,
            HeroFate::Safe | HeroFate::AtMercy => HeroAt::Safe,
        };
        hero_moved(state, &loss.faction, hero, &to);
    }
}

fn captives(losses: &[Loss]) -> Vec<Captive> {
    let of = |loss: &Loss| {
        let heroes = loss.heroes.iter().filter(|(_, fate)| *fate == HeroFate::AtMercy);
        let faction = loss.faction.clone();
        let captive = move |(hero, _): &(String, HeroFate)| Captive {
            faction: faction.clone(),
            hero: hero.clone(),
            fate: None,
        };
        heroes.map(captive).collect::<Vec<_>>()
    };
    losses.iter().flat_map(of).collect()
}

//! Makes true what happens in battles (S-16 to S-21).

use crate::content::Counter;
use crate::ids::{FactionId, ObjectiveId};
use crate::settings::{LoneHolder, TiedHeroes};
use crate::stasis::battle::{Battle, BattleEvent, Captive, Fought, Mercy, Side, SideFate, Throw};
use crate::stasis::muster::apply::hero_moved;
use crate::stasis::muster::{HeroAt, Units};
use crate::state::State;
use crate::view::Step;

/// What Tyche dice are called among the causes of a faction's Tyche.
const ON_BATTLE_ROLLS: &str = "spent on battle rolls";

pub(crate) fn apply(state: &mut State, event: &BattleEvent) {
    match event {
        BattleEvent::DiceAwaited { awaited } => {
            state.streets_mut().pending = Some(awaited.clone());
        }
        BattleEvent::BattleOpened { objective } => opened(state, objective),
        BattleEvent::TycheChosen { faction, dice } => {
            let hand = state.hand(faction);
            state.streets_mut().tyche.lock(faction.clone(), *dice, hand);
        }
        BattleEvent::TycheShown { spent } => tyche_shown(state, spent),
        BattleEvent::BattleFought { throws, fates, holder, .. } => {
            fought(state, throws, fates, holder.as_ref());
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
pub(crate) fn list_anew(state: &mut State) {
    if !matches!(state.step, Step::Battles | Step::Tyche | Step::BattleDice | Step::Battle) {
        return;
    }
    pay_back(state);
    list(state);
}

/// Dice that were paid for and not thrown are paid back (S-18).
pub(crate) fn pay_back(state: &mut State) {
    let open = state.the_streets().battle().filter(|battle| battle.fought.is_none());
    for side in open.map_or_else(Vec::new, |battle| battle.sides.clone()) {
        let by = i32::try_from(side.tyche).unwrap_or(i32::MAX);
        state.faction_mut(&side.faction).ledger(Counter::Tyche).change(by, 0, ON_BATTLE_ROLLS);
    }
}

/// S-16: the objectives with units or Heroes of two or more factions, in map order. A battle that is
/// fought stays as it is, on the table too.
pub(crate) fn list(state: &mut State) {
    let least = match state.settings.lone_holder {
        LoneHolder::Holds => 2,
        LoneHolder::Rolls => 1,
    };
    let table = state.the_streets().battle().map(|battle| battle.objective.clone());
    let fought = std::mem::take(&mut state.streets_mut().battles);
    let mut fought: Vec<Battle> = fought.into_iter().filter(|row| row.fought.is_some()).collect();
    let city = state.content.clone();
    let mut battles = Vec::new();
    for row in &city.city().objectives {
        if let Some(at) = fought.iter().position(|battle| battle.objective == row.id) {
            battles.push(fought.swap_remove(at));
        } else if state.all_present(&row.id).len() >= least {
            let objective = row.id.clone();
            battles.push(Battle { objective, sides: Vec::new(), shown: false, fought: None });
        }
    }
    let stays =
        |battle: &Battle| battle.fought.is_some() && Some(&battle.objective) == table.as_ref();
    let streets = state.streets_mut();
    streets.now = battles.iter().position(stays);
    streets.battles = battles;
}

fn opened(state: &mut State, objective: &ObjectiveId) {
    let side = |faction: FactionId| Side {
        units: state.ground(objective).of(&faction),
        heroes: state.heroes_at(&faction, objective).into_iter().map(|(name, _)| name).collect(),
        bonus: state.battle_bonus(&faction, objective).parts,
        tyche: 0,
        faction,
    };
    let sides: Vec<Side> = state.all_present(objective).into_iter().map(side).collect();
    let streets = state.streets_mut();
    streets.tyche.forget();
    streets.now = streets.battles.iter().position(|battle| &battle.objective == objective);
    if let Some(battle) = streets.battle_mut() {
        battle.sides = sides;
        battle.shown = false;
    }
}

fn tyche_shown(state: &mut State, spent: &[(FactionId, u32)]) {
    for (faction, dice) in spent {
        let by = i32::try_from(*dice).unwrap_or(i32::MAX);
        state.faction_mut(faction).ledger(Counter::Tyche).change(-by, 0, ON_BATTLE_ROLLS);
    }
    let streets = state.streets_mut();
    // What is shown of them is in the event.
    streets.tyche.forget();
    let Some(battle) = streets.battle_mut() else { return };
    battle.shown = true;
    for (faction, dice) in spent {
        let side = battle.sides.iter_mut().find(|side| &side.faction == faction);
        if let Some(side) = side {
            side.tyche = *dice;
        }
    }
}

fn fought(state: &mut State, throws: &[Throw], fates: &[SideFate], holder: Option<&FactionId>) {
    let Some(battle) = state.the_streets().battle().cloned() else { return };
    state.streets_mut().tyche.forget();
    let tied = fates.contains(&SideFate::Tied);
    let (mut captives, mut says) = (Vec::new(), Vec::new());
    for (side, fate) in battle.sides.iter().zip(fates) {
        if *fate == SideFate::Holds {
            continue;
        }
        state.ground_mut(&battle.objective).set(&side.faction, Units::default());
        let dies = match fate {
            SideFate::Thirteen => true,
            SideFate::Tied | SideFate::Beaten if tied => {
                state.settings.tied_heroes == TiedHeroes::Die
            }
            _ => false,
        };
        for hero in &side.heroes {
            let to = if dies { HeroAt::Dead } else { HeroAt::Safe };
            hero_moved(state, &side.faction, hero, &to);
            if dies {
                says.push(format!("{hero} of the {} dies.", state.name(&side.faction)));
            } else if !tied && holder.is_some() {
                let (faction, hero) = (side.faction.clone(), hero.clone());
                captives.push(Captive { faction, hero, fate: None });
            }
        }
        if side.units.count() > 0 {
            let number = side.units.count();
            let units = if number == 1 { "unit" } else { "units" };
            says.push(format!("The {} lose {number} {units}.", state.name(&side.faction)));
        }
    }
    let ground = state.ground_mut(&battle.objective);
    ground.holder = holder.cloned();
    let fates = fates.to_vec();
    let (throws, holder) = (throws.to_vec(), holder.cloned());
    if let Some(battle) = state.streets_mut().battle_mut() {
        battle.fought = Some(Fought { throws, fates, holder, captives, says });
    }
}

//! Battles that were fought on the real map: Control enters how they ended, and play goes on from there.

use crate::decide::streets::{known_objective, victory};
use crate::decide::{Decided, Decision, flow, known};
use crate::event::{BattleEvent, StreetsEvent};
use crate::ids::{FactionId, ObjectiveId};
use crate::rejection::Rejection;
use crate::state::{Battle, Side, State};
use crate::view::{SideFate, Step};

/// S-19 to S-21: how the battle on the table ended.
pub(super) fn enter_battle(
    d: &mut Decision<'_>,
    holder: Option<&FactionId>,
    thirteens: &[FactionId],
) -> Decided {
    let battle = on_the_table(&d.state)?;
    for id in holder.into_iter().chain(thirteens) {
        takes_part(&d.state, battle, id)?;
    }
    if let Some(id) = holder.filter(|id| thirteens.contains(id)) {
        let name = d.state.name(id);
        return bad(format!("The {name} threw a natural 13, so they do not hold the place."));
    }
    let out = |side: &&Side| !thirteens.contains(&side.faction);
    let standing: Vec<&Side> = battle.sides.iter().filter(out).collect();
    if let ([one], None) = (standing.as_slice(), holder) {
        let name = d.state.name(&one.faction);
        return bad(format!("The {name} alone are left, so they hold the place."));
    }
    let fate = |side: &Side| match holder {
        _ if thirteens.contains(&side.faction) => SideFate::Thirteen,
        Some(id) if id == &side.faction => SideFate::Holds,
        Some(_) => SideFate::Beaten,
        None => SideFate::Tied,
    };
    let fates = battle.sides.iter().map(fate).collect();
    let holder = holder.cloned();
    d.emit(BattleEvent::BattleFought { throws: Vec::new(), by_hand: true, fates, holder });
    flow::enter_step(d, Step::Battle);
    Ok(())
}

fn bad(sentence: String) -> Decided {
    Err(Rejection::OutOfBounds(sentence))
}

fn on_the_table(state: &State) -> Result<&Battle, Rejection> {
    let here = matches!(state.step, Step::Tyche | Step::BattleDice);
    let battle = state.streets.as_ref().and_then(|streets| streets.battle());
    battle.filter(|_| here).ok_or(Rejection::NotNow("while a battle is on the table"))
}

fn takes_part(state: &State, battle: &Battle, id: &FactionId) -> Decided {
    let name = &known(state, id)?.name;
    if battle.sides.iter().any(|side| &side.faction == id) {
        return Ok(());
    }
    let place = &state.objective(&battle.objective).name;
    bad(format!("The {name} take no part in the battle for the {place}."))
}

/// S-24: who holds the city.
pub(super) fn enter_city(
    d: &mut Decision<'_>,
    holders: &[(ObjectiveId, Option<FactionId>)],
) -> Decided {
    if !may_enter_city(&d.state) {
        return Err(Rejection::NotNow("in a stasis, before its spoils"));
    }
    for (at, (objective, holder)) in holders.iter().enumerate() {
        known_objective(&d.state, objective)?;
        holder.as_ref().map(|id| known(&d.state, id)).transpose()?;
        if holders[..at].iter().any(|(other, _)| other == objective) {
            return Err(Rejection::NotOffered("second entry"));
        }
    }
    let open = contested(&d.state, holders);
    if !open.is_empty() {
        let open = open.join(", ");
        return bad(format!("Several factions stand here, so say who holds it: {open}."));
    }
    d.emit(StreetsEvent::CityEntered { holders: holders.to_vec() });
    victory::settle(d);
    Ok(())
}

fn may_enter_city(state: &State) -> bool {
    matches!(
        state.step,
        Step::StasisCards
            | Step::Muster
            | Step::Deploy
            | Step::HandDice
            | Step::Battles
            | Step::Tyche
            | Step::BattleDice
            | Step::Battle
    )
}

/// The places whose holder cannot be known: several stand there, and nothing was fought or entered.
fn contested(state: &State, holders: &[(ObjectiveId, Option<FactionId>)]) -> Vec<String> {
    let entered = |id: &ObjectiveId| holders.iter().any(|(other, _)| other == id);
    let fought = |id: &ObjectiveId| {
        let mut battles = state.the_streets().battles.iter();
        battles.any(|battle| &battle.objective == id && battle.fought.is_some())
    };
    let open = state.content.city().objectives.iter().filter(|row| {
        !entered(&row.id) && !fought(&row.id) && state.all_present(&row.id).len() > 1
    });
    open.map(|row| row.name.clone()).collect()
}

//! Tyche is spent, battles are picked, dice entered and Heroes judged (S-16, S-18, S-21); and battles
//! that were fought on the real map are entered as they ended.

use game::{Actor, Name, Text, text};
use kit::Seal;

use crate::decision::{Decided, Decision, control_only, known, same_step};
use crate::ids::{FactionId, ObjectiveId};
use crate::rejection::Rejection;
use crate::stasis::battle::flow::{emit_judgement, open, spare_the_rest};
use crate::stasis::battle::rules::{at_mercy, losses, may_pick, most_tyche, side};
use crate::stasis::battle::{
    Battle, BattleCommand, BattleEvent, Mercy, Side, SideFate, Throw, dice,
};
use crate::stasis::streets::actor::{for_whom, in_step};
use crate::stasis::streets::flow::thrown;
use crate::stasis::streets::rules::wanted;
use crate::state::State;
use crate::steps::{Step, StepsEvent};

pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &BattleCommand) -> Decided {
    match command {
        BattleCommand::PickBattle { step, objective } => {
            control_only(actor)?;
            same_step(d, *step)?;
            pick(d, objective)
        }
        BattleCommand::SpendTyche { step, dice, seal } => {
            same_step(d, *step)?;
            spend_tyche(d, actor, *dice, seal.as_ref())
        }
        BattleCommand::EnterDice { step, throws } => {
            control_only(actor)?;
            same_step(d, *step)?;
            enter_dice(d, throws)
        }
        BattleCommand::Judge { step, hero, fate } => {
            same_step(d, *step)?;
            judge(d, actor, hero, *fate)
        }
        BattleCommand::EnterBattle { step, holder, thirteens } => {
            control_only(actor)?;
            same_step(d, *step)?;
            enter_battle(d, holder.as_ref(), thirteens)
        }
    }
}

/// Control fights this one next (S-16). One that is on the table and not yet fought waits again.
fn pick(d: &mut Decision<'_>, objective: &ObjectiveId) -> Decided {
    if !may_pick(&d.state) {
        return Err(Rejection::NotNow("when-between-the-battles-of-a"));
    }
    let streets = d.state.the_streets();
    let mut open_ones = streets.battles.iter().filter(|battle| battle.fought.is_none());
    if !open_ones.any(|battle| &battle.objective == objective) {
        return Err(Rejection::NotOffered("not-offered-battle"));
    }
    spare_the_rest(d);
    open(d, objective.clone());
    Ok(())
}

/// S-18.
fn spend_tyche(d: &mut Decision<'_>, actor: &Actor, dice: u32, seal: Option<&Seal>) -> Decided {
    let faction = in_step(&d.state, actor, Step::Tyche, "when-before-the-dice-of-a")?;
    if side(&d.state, &faction).is_none() {
        return Err(Rejection::OutOfBounds(text!("refused-only-who-is-in-this-battle")));
    }
    let have = most_tyche(&d.state, &faction);
    if dice > have {
        return Err(Rejection::TooMany { what: "too-many-tyche-dice-to-buy", have });
    }
    let seal = d.state.sealed(actor, &faction, &dice, seal)?;
    d.emit(BattleEvent::TycheChosen { faction, dice, seal });
    Ok(())
}

/// Dice that were thrown by hand (N-5).
fn enter_dice(d: &mut Decision<'_>, throws: &[Throw]) -> Decided {
    let wanted = wanted(&d.state);
    if wanted.is_empty() {
        return Err(Rejection::NotNow("when-when-dice-are-about-to"));
    }
    if wanted.len() != throws.len() {
        let number = wanted.len();
        return Err(Rejection::BadDice(text!("refused-throws-missing", number = number)));
    }
    for (want, throw) in wanted.iter().zip(throws) {
        dice::check_throw(&d.state, want, throw)?;
    }
    thrown(d, throws.to_vec(), true);
    Ok(())
}

/// S-21.
fn judge(d: &mut Decision<'_>, actor: &Actor, hero: &str, fate: Mercy) -> Decided {
    if d.state.course.step != Step::Battle {
        return Err(Rejection::NotNow("when-after-a-battle"));
    }
    let Some((winner, open)) = at_mercy(&d.state) else { return Err(Rejection::AlreadySo) };
    for_whom(&d.state, actor, winner)?;
    if !open.contains(&hero) {
        return Err(Rejection::NotOffered("not-offered-hero"));
    }
    emit_judgement(d, hero.to_owned(), fate);
    if at_mercy(&d.state).is_none() {
        hurry(d);
    }
    Ok(())
}

/// The time to judge is no longer needed: battles go on at their pace.
fn hurry(d: &mut Decision<'_>) {
    let seconds = d.state.settings.pace_seconds;
    let pace = d.state.acted.at.plus_seconds(seconds);
    let longer = d.state.course.clock.running().is_some_and(|clock| clock.ends_at > pace);
    if seconds > 0 && longer {
        d.emit(StepsEvent::ClockSet { seconds });
    }
}

/// S-19 to S-21: how the battle on the table ended.
fn enter_battle(
    d: &mut Decision<'_>,
    holder: Option<&FactionId>,
    thirteens: &[FactionId],
) -> Decided {
    let battle = on_the_table(&d.state)?;
    for id in holder.into_iter().chain(thirteens) {
        takes_part(&d.state, battle, id)?;
    }
    if let Some(id) = holder.filter(|id| thirteens.contains(id)) {
        let who = d.state.whom(Some(id));
        return bad(text!("refused-natural-13-holds", who = who));
    }
    let out = |side: &&Side| !thirteens.contains(&side.faction);
    let standing: Vec<&Side> = battle.sides.iter().filter(out).collect();
    if let ([one], None) = (standing.as_slice(), holder) {
        let who = d.state.whom(Some(&one.faction));
        return bad(text!("refused-alone-left", who = who));
    }
    let fate = |side: &Side| match holder {
        _ if thirteens.contains(&side.faction) => SideFate::Thirteen,
        Some(id) if id == &side.faction => SideFate::Holds,
        Some(_) => SideFate::Beaten,
        None => SideFate::Tied,
    };
    let fates: Vec<SideFate> = battle.sides.iter().map(fate).collect();
    let losses = Some(losses(&d.state, &battle.sides, &fates));
    let (throws, holder) = (Vec::new(), holder.cloned());
    d.emit(BattleEvent::BattleFought { throws, by_hand: true, fates, holder, losses });
    d.enter(Step::Battle);
    Ok(())
}

fn bad(sentence: Text) -> Decided {
    Err(Rejection::OutOfBounds(sentence))
}

fn on_the_table(state: &State) -> Result<&Battle, Rejection> {
    let here = matches!(state.course.step, Step::Tyche | Step::BattleDice);
    let battle = state.city.streets.as_ref().and_then(|streets| streets.battle());
    battle.filter(|_| here).ok_or(Rejection::NotNow("when-while-a-battle-is-on"))
}

fn takes_part(state: &State, battle: &Battle, id: &FactionId) -> Decided {
    let who = Name::of(&known(state, id)?.name);
    if battle.sides.iter().any(|side| &side.faction == id) {
        return Ok(());
    }
    let place = &state.objective(&battle.objective).name;
    bad(text!("refused-takes-no-part", who = who, place = place))
}

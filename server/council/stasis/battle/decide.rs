//! What is decided of battles (S-16 to S-21), and what that changes.

use std::sync::Arc;

use game::{Actor, Name, Text, text};
use kit::{Seal, UpTo};

use crate::content::Counter;
use crate::control::seats::Hand;
use crate::decision::{
    Decided, Decision, Sequence, control_only, for_whom, in_step, known, same_step,
};
use crate::ids::{FactionId, ObjectiveId};
use crate::law::settings::Ruling;
use crate::rejection::Rejection;
use crate::stasis::battle::flow::{emit_judgement, leave, next, open, show_tyche, spare_the_rest};
use crate::stasis::battle::rules::{
    at_mercy, losses, may_pick, may_spend, most_tyche, on_the_table, side,
};
use crate::stasis::battle::{
    Battle, BattleCommand, BattleEvent, Captive, Fought, HeroFate, Loss, Mercy, Relisted, Side,
    SideFate, Throw, flow, rules,
};
use crate::stasis::muster::HeroAt;
use crate::stasis::muster::decide::hero_moved;
use crate::stasis::streets::flow::thrown;
use crate::stasis::streets::rules::wanted;
use crate::state::{Faction, State};
use crate::steps::row::Advance::On;
use crate::steps::row::Awaits::{Each, Nobody};
use crate::steps::row::{After, Clock, PLAIN, Row, pace, paced};
use crate::steps::{Step, StepsEvent};

// Tyche is spent, battles are picked, dice entered and Heroes judged (S-16, S-18, S-21); and battles
// that were fought on the real map are entered as they ended.

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
        flow::check_throw(&d.state, want, throw)?;
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

fn takes_part(state: &State, battle: &Battle, id: &FactionId) -> Decided {
    let who = Name::of(&known(state, id)?.name);
    if battle.sides.iter().any(|side| &side.faction == id) {
        return Ok(());
    }
    let place = &state.objective(&battle.objective).name;
    bad(text!("refused-takes-no-part", who = who, place = place))
}

// Makes true what happens in battles (S-16 to S-21).

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
            opened(state, objective, sides.as_deref().unwrap_or_default());
        }
        BattleEvent::TycheChosen { faction, dice, seal } => {
            let (hand, most) = (state.hand(faction), rules::most_tyche(state, faction));
            let tyche = &mut state.streets_mut().tyche;
            let choice = UpTo::chosen(*dice, most, tyche.own(faction));
            tyche.lock(faction.clone(), choice, hand, seal.clone());
        }
        BattleEvent::TycheShown { spent, paid, untold } => {
            tyche_shown(state, spent, paid.as_deref().unwrap_or_default(), untold);
        }
        BattleEvent::BattleFought { throws, fates, holder, losses, .. } => {
            fought(state, throws, fates, holder.as_ref(), losses.as_deref().unwrap_or_default());
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

fn opened(state: &mut State, objective: &ObjectiveId, sides: &[Side]) {
    let streets = state.streets_mut();
    streets.tyche.forget();
    streets.now = streets.battles.iter().position(|battle| &battle.objective == objective);
    if let Some(battle) = streets.battle_mut() {
        battle.sides = sides.to_vec();
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
    losses: &[Loss],
) {
    let Some(battle) = state.the_streets().battle().cloned() else { return };
    state.streets_mut().tyche.forget();
    for loss in losses {
        lost(state, &battle.objective, loss);
    }
    state.ground_mut(&battle.objective).holder = holder.cloned();
    let fought = Fought {
        throws: throws.to_vec(),
        fates: fates.to_vec(),
        holder: holder.cloned(),
        captives: captives(losses),
        losses: losses.to_vec(),
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

// What the rules say of its steps.

/// The next battle is picked (S-16).
pub(crate) const BATTLES: Row =
    Row { clock: Clock::Of(pace), awaits: Nobody, advance: On(next), ..PLAIN };

/// Tyche is spent in secret (S-18).
pub(crate) const TYCHE: Row = Row {
    clock: Clock::Ruled(Ruling::TycheSeconds, After::Shown),
    awaits: Each(spends),
    advance: On(show_tyche),
    settle: |d| {
        if d.state.awaits_nobody() {
            show_tyche(d);
        }
    },
    ..PLAIN
};

/// A battle is decided, and Heroes are judged (S-21).
pub(crate) const BATTLE: Row = Row {
    clock: Clock::Of(mercy_seconds),
    awaits: Each(|state, row| at_mercy(state).is_some_and(|(winner, _)| winner == &row.id)),
    advance: On(leave),
    ..PLAIN
};

fn spends(state: &State, faction: &Faction) -> bool {
    may_spend(state, &faction.id) && !state.the_streets().tyche.is_in(&faction.id)
}

/// Where Heroes are judged, at least as long as that takes.
fn mercy_seconds(state: &State) -> u32 {
    let mercy = state.settings.mercy_seconds;
    if at_mercy(state).is_some() { paced(state, mercy.max(pace(state))) } else { pace(state) }
}

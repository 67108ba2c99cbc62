//! Battles and the dice for them (S-16 to S-21).

use game::Actor;

use crate::command::Throw;
use crate::content::Counter;
use crate::decide::streets::{cards, for_whom, in_step, prepare, victory};
use crate::decide::{Decided, Decision, flow};
use crate::event::{Awaited, BattleEvent, PowersEvent, StepsEvent};
use crate::ids::{FactionId, ObjectiveId};
use crate::rejection::Rejection;
use crate::settings::BattleOrder;
use crate::state::{Battle, Fought, Side, State};
use crate::view::{Mercy, SideFate, Step, WantedThrow};

/// The next battle in the order of the maps, or the end of them.
pub(super) fn next(d: &mut Decision<'_>) {
    match d.state.the_streets().next_battle().map(|battle| battle.objective.clone()) {
        Some(objective) => open(d, objective),
        None => victory::settle(d),
    }
}

/// Control fights this one next (S-16). One that is on the table and not yet fought waits again.
pub(super) fn pick(d: &mut Decision<'_>, objective: &ObjectiveId) -> Decided {
    if !may_pick(&d.state) {
        return Err(Rejection::NotNow("between the battles of a stasis"));
    }
    let streets = d.state.the_streets();
    let mut open_ones = streets.battles.iter().filter(|battle| battle.fought.is_none());
    if !open_ones.any(|battle| &battle.objective == objective) {
        return Err(Rejection::NotOffered("battle"));
    }
    spare_the_rest(d);
    open(d, objective.clone());
    Ok(())
}

/// Whether Control may pick a battle now; Tyche that is shown is paid, so not after that.
pub(crate) fn may_pick(state: &State) -> bool {
    matches!(state.step, Step::Battles | Step::Battle | Step::Tyche)
}

fn open(d: &mut Decision<'_>, objective: ObjectiveId) {
    d.emit(BattleEvent::BattleOpened { objective });
    if d.state.the_streets().battle().is_some_and(|row| anybody_can_buy(&d.state, row)) {
        flow::enter_step(d, Step::Tyche);
    } else {
        show_tyche(d);
    }
}

fn anybody_can_buy(state: &State, battle: &Battle) -> bool {
    battle.sides.iter().any(|side| chooses(state, &side.faction))
}

/// Whether a faction can buy a Tyche die, and somebody is there to choose.
pub(crate) fn chooses(state: &State, faction: &FactionId) -> bool {
    most_tyche(state, faction) > 0 && !state.faction(faction).is_away()
}

/// How many Tyche dice a faction may buy for a roll (S-18).
pub(crate) fn most_tyche(state: &State, faction: &FactionId) -> u32 {
    state.settings.tyche_most.min(state.faction(faction).counter(Counter::Tyche))
}

/// The side of a faction in the battle on the table.
pub(crate) fn side<'a>(state: &'a State, faction: &FactionId) -> Option<&'a Side> {
    let battle = state.streets.as_ref()?.battle()?;
    battle.sides.iter().find(|side| &side.faction == faction)
}

/// Whether a faction may choose Tyche dice now.
pub(crate) fn may_spend(state: &State, faction: &FactionId) -> bool {
    let here = state.step == Step::Tyche && side(state, faction).is_some();
    here && most_tyche(state, faction) > 0
}

/// S-18.
pub(super) fn spend_tyche(d: &mut Decision<'_>, actor: &Actor, dice: u32) -> Decided {
    let faction = in_step(&d.state, actor, Step::Tyche, "before the dice of a battle")?;
    if side(&d.state, &faction).is_none() {
        return Err(Rejection::OutOfBounds("Only who is in this battle buys Tyche dice.".into()));
    }
    let have = most_tyche(&d.state, &faction);
    if dice > have {
        return Err(Rejection::TooMany { what: "Tyche dice to buy", have });
    }
    d.emit(BattleEvent::TycheChosen { faction, dice });
    Ok(())
}

/// Whether everybody who may buy Tyche dice has chosen.
pub(super) fn all_chosen(state: &State) -> bool {
    let streets = state.the_streets();
    let Some(battle) = streets.battle() else { return false };
    let mut able = battle.sides.iter().filter(|side| chooses(state, &side.faction));
    able.all(|side| streets.tyche.is_in(&side.faction))
}

/// The choices are shown together and paid for.
pub(super) fn show_tyche(d: &mut Decision<'_>) {
    let chosen = d.state.the_streets().tyche.at_reveal().iter();
    let spent = chosen.map(|(id, row)| (id.clone(), row.what.min(most_tyche(&d.state, id))));
    let spent = spent.filter(|(_, dice)| *dice > 0).collect();
    d.emit(BattleEvent::TycheShown { spent });
    flow::enter_step(d, Step::BattleDice);
}

/// The throws that the step waits for, in their order; none where it waits for no dice.
pub(crate) fn wanted(state: &State) -> Vec<WantedThrow> {
    let Some(streets) = &state.streets else { return Vec::new() };
    match (state.step, &streets.pending) {
        (Step::HandDice, Some(Awaited::Projects)) => {
            let throws = state.factions.iter().map(|row| {
                let dice = row.counter(Counter::Projects);
                WantedThrow { faction: row.id.clone(), dice, tyche: 0 }
            });
            throws.filter(|throw| throw.dice > 0).collect()
        }
        (Step::HandDice, Some(Awaited::Card { faction, card, aims })) => {
            cards::wanted(state, faction, card, aims)
        }
        (Step::BattleDice, _) => {
            let sides = streets.battle().into_iter().flat_map(|battle| &battle.sides);
            let throw = |side: &Side| WantedThrow {
                faction: side.faction.clone(),
                dice: 3,
                tyche: side.tyche,
            };
            sides.map(throw).collect()
        }
        (Step::Spoils, _) => victory::wanted(state).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// The program's dice.
pub(super) fn rolled(d: &mut Decision<'_>, wanted: &[WantedThrow]) -> Vec<Throw> {
    let mut roll = |number: u32| -> Vec<u32> { (0..number).map(|_| d.chance.roll(6)).collect() };
    let throw = |want: &WantedThrow| Throw {
        faction: want.faction.clone(),
        dice: roll(want.dice),
        tyche: roll(want.tyche),
    };
    wanted.iter().map(throw).collect()
}

/// Throws the dice that the step waits for.
pub(super) fn throw(d: &mut Decision<'_>) {
    let wanted = wanted(&d.state);
    let throws = rolled(d, &wanted);
    thrown(d, throws, false);
}

/// Dice that were thrown by hand (N-5).
pub(super) fn enter_dice(d: &mut Decision<'_>, throws: &[Throw]) -> Decided {
    let wanted = wanted(&d.state);
    if wanted.is_empty() {
        return Err(Rejection::NotNow("when dice are about to be thrown"));
    }
    if wanted.len() != throws.len() {
        let number = wanted.len();
        return Err(Rejection::BadDice(format!("Enter {number} throws, one for each faction.")));
    }
    for (want, throw) in wanted.iter().zip(throws) {
        check_throw(&d.state, want, throw)?;
    }
    thrown(d, throws.to_vec(), true);
    Ok(())
}

fn check_throw(state: &State, want: &WantedThrow, throw: &Throw) -> Decided {
    let name = state.name(&want.faction);
    let fault = |sentence: String| Err(Rejection::BadDice(sentence));
    if want.faction != throw.faction {
        return fault(format!("The throw of the {name} is missing or out of its place."));
    }
    let counts = [(want.dice, &throw.dice, "dice"), (want.tyche, &throw.tyche, "Tyche dice")];
    for (needed, dice, what) in counts {
        if dice.len() != needed as usize {
            let given = dice.len();
            return fault(format!("The {name} throw {needed} {what}; {given} were entered."));
        }
        if let Some(die) = dice.iter().find(|die| !(1..=6).contains(*die)) {
            return fault(format!("The {name}: {die} is on no die; a die shows 1 to 6."));
        }
    }
    Ok(())
}

fn thrown(d: &mut Decision<'_>, throws: Vec<Throw>, by_hand: bool) {
    match d.state.step {
        Step::HandDice => pending_thrown(d, throws, by_hand),
        Step::BattleDice => fight(d, throws, by_hand),
        Step::Spoils => victory::thrown(d, &throws, by_hand),
        _ => {}
    }
}

fn pending_thrown(d: &mut Decision<'_>, throws: Vec<Throw>, by_hand: bool) {
    match d.state.the_streets().pending.clone() {
        Some(Awaited::Projects) => {
            let dice = |id: &FactionId| {
                let own = throws.iter().filter(|throw| &throw.faction == id);
                own.flat_map(|throw| throw.dice.clone()).collect()
            };
            let all = d.state.factions.iter().map(|row| (row.id.clone(), dice(&row.id)));
            let all = all.collect();
            d.emit(PowersEvent::CardRolled { throws: throws.clone(), by_hand });
            prepare::muster_with(d, all);
        }
        Some(Awaited::Card { faction, card, aims }) => {
            cards::go_on(d, &faction, &card, &aims, throws, by_hand);
        }
        None => {}
    }
}

/// S-17 to S-21.
fn fight(d: &mut Decision<'_>, throws: Vec<Throw>, by_hand: bool) {
    let Some(battle) = d.state.the_streets().battle() else { return };
    let fates = fates(&battle.sides, &throws);
    let holds = fates.iter().position(|fate| *fate == SideFate::Holds);
    let holder = holds.map(|at| battle.sides[at].faction.clone());
    d.emit(BattleEvent::BattleFought { throws, by_hand, fates, holder });
    flow::enter_step(d, Step::Battle);
}

/// The total of a throw: its dice, Tyche dice and bonus (S-17, S-18).
pub(crate) fn total(side: &Side, throw: &Throw) -> i64 {
    let dice: u32 = throw.dice.iter().chain(&throw.tyche).sum();
    let bonus: i64 = side.bonus.iter().map(|part| i64::from(part.by)).sum();
    i64::from(dice) + bonus
}

/// What becomes of each side: natural 13s first (S-19), then the highest total (S-20, S-21).
pub(crate) fn fates(sides: &[Side], throws: &[Throw]) -> Vec<SideFate> {
    let rows = || sides.iter().zip(throws);
    let out = |throw: &Throw| crate::apply::battles::natural_thirteen(throw);
    let standing = rows().filter(|(_, throw)| !out(throw));
    let most = standing.clone().map(|(side, throw)| total(side, throw)).max();
    let best = standing.filter(|(side, throw)| Some(total(side, throw)) == most).count();
    let fate = |(side, throw): (&Side, &Throw)| match Some(total(side, throw)) == most {
        _ if out(throw) => SideFate::Thirteen,
        true if best == 1 => SideFate::Holds,
        true => SideFate::Tied,
        false => SideFate::Beaten,
    };
    rows().map(fate).collect()
}

/// Heroes that still wait for the winner's word (S-21).
pub(crate) fn at_mercy(state: &State) -> Option<(&FactionId, Vec<&str>)> {
    let fought = fought(state)?;
    let open = fought.captives.iter().filter(|captive| captive.fate.is_none());
    let open: Vec<&str> = open.map(|captive| captive.hero.as_str()).collect();
    let holder = fought.holder.as_ref()?;
    (!open.is_empty()).then_some((holder, open))
}

/// The battle on the table, once it is fought.
pub(crate) fn fought(state: &State) -> Option<&Fought> {
    state.streets.as_ref()?.battle()?.fought.as_ref()
}

/// S-21.
pub(super) fn judge(d: &mut Decision<'_>, actor: &Actor, hero: &str, fate: Mercy) -> Decided {
    if d.state.step != Step::Battle {
        return Err(Rejection::NotNow("after a battle"));
    }
    let Some((winner, open)) = at_mercy(&d.state) else { return Err(Rejection::AlreadySo) };
    for_whom(&d.state, actor, winner)?;
    if !open.contains(&hero) {
        return Err(Rejection::NotOffered("Hero"));
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
    let pace = d.state.at.plus_seconds(seconds);
    let longer = d.state.clock.as_ref().is_some_and(|clock| clock.ends_at > pace);
    if seconds > 0 && longer {
        d.emit(StepsEvent::ClockSet { seconds });
    }
}

fn emit_judgement(d: &mut Decision<'_>, hero: String, fate: Mercy) {
    if let Some(faction) = d.state.hero(&hero).map(|(owner, _)| owner.clone()) {
        d.emit(BattleEvent::HeroJudged { faction, hero, fate });
    }
}

/// Whoever was not judged is spared.
fn spare_the_rest(d: &mut Decision<'_>) {
    let open = at_mercy(&d.state).map(|(_, open)| open).unwrap_or_default();
    let open: Vec<String> = open.into_iter().map(str::to_owned).collect();
    for hero in open {
        emit_judgement(d, hero, Mercy::Spared);
    }
}

/// The battle leaves the table.
pub(super) fn leave(d: &mut Decision<'_>) {
    spare_the_rest(d);
    let picks = d.state.settings.battle_order == BattleOrder::ControlPicks;
    let more = d.state.the_streets().next_battle().is_some();
    if picks && more { flow::enter_step(d, Step::Battles) } else { next(d) }
}

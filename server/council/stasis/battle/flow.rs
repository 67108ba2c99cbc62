//! How a battle goes on, and its dice (S-16 to S-21).

use game::{Name, Text, text};
use kit::untold;

use crate::decision::{Decided, Decision};
use crate::ids::ObjectiveId;
use crate::law::settings::BattleOrder;
use crate::rejection::Rejection;
use crate::stasis::battle::rules::{
    anybody_can_buy, at_mercy, fates, losses, most_tyche, price, sides,
};
use crate::stasis::battle::{BattleEvent, Mercy, SideFate, Throw, WantedThrow};
use crate::stasis::spoils::decide as spoils;
use crate::state::State;
use crate::steps::Step;

// Dice are thrown by the program, or entered and checked (N-5).

/// The program's dice.
pub(crate) fn rolled(d: &mut Decision<'_>, wanted: &[WantedThrow]) -> Vec<Throw> {
    let mut roll = |number: u32| -> Vec<u32> { (0..number).map(|_| d.chance.roll(6)).collect() };
    let throw = |want: &WantedThrow| Throw {
        faction: want.faction.clone(),
        dice: roll(want.dice),
        tyche: roll(want.tyche),
    };
    wanted.iter().map(throw).collect()
}

/// That a throw is one that is wanted.
pub(crate) fn check_throw(state: &State, want: &WantedThrow, throw: &Throw) -> Decided {
    let who = || Name::of(state.name(&want.faction));
    let fault = |sentence: Text| Err(Rejection::BadDice(sentence));
    if want.faction != throw.faction {
        return fault(text!("refused-throw-misplaced", who = who()));
    }
    let counts = [
        (want.dice, &throw.dice, "refused-dice"),
        (want.tyche, &throw.tyche, "refused-tyche-dice"),
    ];
    for (needed, dice, what) in counts {
        if dice.len() != needed as usize {
            let given = dice.len();
            return fault(text!(what, who = who(), needed = needed, given = given));
        }
        if let Some(die) = dice.iter().find(|die| !(1..=6).contains(*die)) {
            return fault(text!("refused-no-such-die", who = who(), die = *die));
        }
    }
    Ok(())
}

// Battle follows battle (S-16 to S-21).

/// The next battle in the order of the maps, or the end of them.
pub(crate) fn next(d: &mut Decision<'_>) {
    match d.state.the_streets().next_battle().map(|battle| battle.objective.clone()) {
        Some(objective) => open(d, objective),
        None => spoils::settle(d),
    }
}

pub(crate) fn open(d: &mut Decision<'_>, objective: ObjectiveId) {
    let sides = Some(sides(&d.state, &objective));
    d.emit(BattleEvent::BattleOpened { objective, sides });
    if d.state.the_streets().battle().is_some_and(|row| anybody_can_buy(&d.state, row)) {
        d.enter(Step::Tyche);
    } else {
        show_tyche(d);
    }
}

/// The choices are shown together and paid for.
pub(crate) fn show_tyche(d: &mut Decision<'_>) {
    let chosen = d.state.the_streets().tyche.at_reveal();
    let spent =
        chosen.iter().map(|(id, row)| (id.clone(), row.what.number.min(most_tyche(&d.state, id))));
    let spent: Vec<_> = spent.filter(|(_, dice)| *dice > 0).collect();
    let paid = Some(price(&spent));
    let untold = untold(&chosen, |id, row| row.is_told(most_tyche(&d.state, id)));
    d.emit(BattleEvent::TycheShown { spent, paid, untold });
    d.enter(Step::BattleDice);
}

/// S-17 to S-21.
pub(crate) fn fight(d: &mut Decision<'_>, throws: Vec<Throw>, by_hand: bool) {
    let Some(battle) = d.state.the_streets().battle() else { return };
    let fates = fates(&battle.sides, &throws);
    let holds = fates.iter().position(|fate| *fate == SideFate::Holds);
    let holder = holds.map(|at| battle.sides[at].faction.clone());
    let losses = Some(losses(&d.state, &battle.sides, &fates));
    d.emit(BattleEvent::BattleFought { throws, by_hand, fates, holder, losses });
    d.enter(Step::Battle);
}

pub(crate) fn emit_judgement(d: &mut Decision<'_>, hero: String, fate: Mercy) {
    if let Some(faction) = d.state.hero(&hero).map(|(owner, _)| owner.clone()) {
        d.emit(BattleEvent::HeroJudged { faction, hero, fate });
    }
}

/// Whoever was not judged is spared.
pub(crate) fn spare_the_rest(d: &mut Decision<'_>) {
    let open = at_mercy(&d.state).map(|(_, open)| open).unwrap_or_default();
    let open: Vec<String> = open.into_iter().map(str::to_owned).collect();
    for hero in open {
        emit_judgement(d, hero, Mercy::Spared);
    }
}

/// The battle leaves the table.
pub(crate) fn leave(d: &mut Decision<'_>) {
    spare_the_rest(d);
    let picks = d.state.settings.battle_order == BattleOrder::ControlPicks;
    let more = d.state.the_streets().next_battle().is_some();
    if picks && more { d.enter(Step::Battles) } else { next(d) }
}

//! The steps of the Stasis Phase in their order, and the dice that they wait for.

use crate::decide::flow;
use crate::decision::{Decided, Decision};
use crate::ids::FactionId;
use crate::rejection::Rejection;
use crate::stasis::battle::rules::all_chosen;
use crate::stasis::battle::{Awaited, Throw, dice, flow as battle};
use crate::stasis::cards::flow as cards;
use crate::stasis::cards::rules::all_ready;
use crate::stasis::deploy::flow as deploy;
use crate::stasis::deploy::rules::nobody_moves;
use crate::stasis::muster::flow as muster;
use crate::stasis::powers::{PowersEvent, flow as powers};
use crate::stasis::score::flow as score;
use crate::stasis::spoils::flow as spoils;
use crate::stasis::streets::StreetsEvent;
use crate::stasis::streets::rules::wanted;
use crate::state::State;
use crate::steps::Step;

/// Stasis breaks out, whatever the number (C-23).
pub(crate) fn begin(d: &mut Decision<'_>) {
    d.emit(StreetsEvent::StasisBrokeOut);
    if d.state.content.city().objectives.is_empty() {
        // Fought out at the table: only the winner is asked for.
        flow::enter_step(d, Step::ScoreTied);
    } else {
        cards::deal(d);
    }
}

/// The next step of the streets, when Control or the clock says so.
pub(crate) fn advance(d: &mut Decision<'_>) -> Decided {
    match d.state.step {
        Step::StasisCards => muster::muster(d),
        Step::Muster => deploy::begin(d),
        Step::HandDice | Step::BattleDice => throw(d),
        Step::Battles => battle::next(d),
        Step::Tyche => battle::show_tyche(d),
        Step::Battle => battle::leave(d),
        Step::Spoils => spoils_on(d),
        Step::Share => spoils::share_by_lot(d),
        Step::Score => score::crown(d),
        Step::Amended => flow::end_stasis(d),
        // Whose turn it is plays, or passes.
        Step::Deploy => return Err(Rejection::WaitsFor(mover(&d.state))),
        _ => return Err(Rejection::WaitsFor(flow::waits_for(&d.state))),
    }
    Ok(())
}

fn mover(state: &State) -> String {
    let mover = state.the_streets().mover();
    mover.map_or("Control".into(), |id| format!("the {}", state.name(id)))
}

/// What is ready goes on by itself, whatever the command was that made it so.
pub(crate) fn settle(d: &mut Decision<'_>) {
    match d.state.step {
        Step::StasisCards if all_ready(&d.state) => muster::muster(d),
        Step::Muster if all_ready(&d.state) => deploy::begin(d),
        Step::Tyche if all_chosen(&d.state) => battle::show_tyche(d),
        Step::Deploy if nobody_moves(&d.state) => deploy::pass_the_empty(d),
        _ => {}
    }
}

/// Throws for the next spoil, or turns to the score sheet when all are settled.
fn spoils_on(d: &mut Decision<'_>) {
    if d.state.the_streets().open_spoil().is_none() {
        return score::score_up(d);
    }
    throw(d);
}

/// Throws the dice that the step waits for.
fn throw(d: &mut Decision<'_>) {
    let wanted = wanted(&d.state);
    let throws = dice::rolled(d, &wanted);
    thrown(d, throws, false);
}

/// Goes on with dice that were thrown for the step.
pub(crate) fn thrown(d: &mut Decision<'_>, throws: Vec<Throw>, by_hand: bool) {
    match d.state.step {
        Step::HandDice => pending_thrown(d, throws, by_hand),
        Step::BattleDice => battle::fight(d, throws, by_hand),
        Step::Spoils => spoils::thrown(d, &throws, by_hand),
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
            muster::muster_with(d, all);
        }
        Some(Awaited::Card { faction, card, aims }) => {
            powers::go_on(d, &faction, &card, &aims, throws, by_hand);
        }
        None => {}
    }
}

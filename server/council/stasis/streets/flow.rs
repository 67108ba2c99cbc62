//! The steps of the Stasis Phase in their order, and the dice that they wait for.

use crate::decision::Decision;
use crate::ids::FactionId;
use crate::stasis::battle::{Awaited, Throw, flow as battle};
use crate::stasis::cards::decide as cards;
use crate::stasis::muster::decide as muster;
use crate::stasis::powers::{PowersEvent, decide as powers};
use crate::stasis::score::flow as score;
use crate::stasis::spoils::decide as spoils;
use crate::stasis::streets::StreetsEvent;
use crate::stasis::streets::rules::wanted;
use crate::steps::Step;
use crate::steps::row::Advance::On;
use crate::steps::row::Awaits::Nobody;
use crate::steps::row::{Clock, PLAIN, Row, pace};

/// Stasis breaks out, whatever the number (C-23).
pub(crate) fn begin(d: &mut Decision<'_>) {
    d.emit(StreetsEvent::StasisBrokeOut);
    if d.state.content.city().objectives.is_empty() {
        // Fought out at the table: only the winner is asked for.
        d.enter(Step::ScoreTied);
    } else {
        cards::deal(d);
    }
}

/// Throws for the next spoil, or turns to the score sheet when all are settled.
pub(crate) fn spoils_on(d: &mut Decision<'_>) {
    if d.state.the_streets().open_spoil().is_none() {
        return score::score_up(d);
    }
    throw(d);
}

/// Throws the dice that the step waits for.
pub(crate) fn throw(d: &mut Decision<'_>) {
    let wanted = wanted(&d.state);
    let throws = battle::rolled(d, &wanted);
    thrown(d, throws, false);
}

/// Goes on with dice that were thrown for the step.
pub(crate) fn thrown(d: &mut Decision<'_>, throws: Vec<Throw>, by_hand: bool) {
    let step = d.state.course.step;
    if step == Step::HandDice {
        pending_thrown(d, throws, by_hand);
    } else if step == Step::BattleDice {
        battle::fight(d, throws, by_hand);
    } else if step == Step::Spoils {
        spoils::thrown(d, &throws, by_hand);
    }
}

fn pending_thrown(d: &mut Decision<'_>, throws: Vec<Throw>, by_hand: bool) {
    match d.state.the_streets().pending.clone() {
        Some(Awaited::Projects) => {
            let dice = |id: &FactionId| {
                let own = throws.iter().filter(|throw| &throw.faction == id);
                own.flat_map(|throw| throw.dice.clone()).collect()
            };
            let all = d.state.factions().map(|row| (row.id.clone(), dice(&row.id)));
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

// What the rules say of its steps.

/// Dice are thrown in the room (S-9, S-11).
pub(crate) const HAND_DICE: Row = Row { awaits: Nobody, advance: On(throw), ..PLAIN };

/// So are those of a battle (S-18).
pub(crate) const BATTLE_DICE: Row =
    Row { clock: Clock::Of(pace), awaits: Nobody, advance: On(throw), ..PLAIN };

/// Special objectives bring what they bring (S-24 to S-33).
pub(crate) const SPOILS: Row =
    Row { clock: Clock::Of(pace), awaits: Nobody, advance: On(spoils_on), ..PLAIN };

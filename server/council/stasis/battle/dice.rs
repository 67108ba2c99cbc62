//! Dice are thrown by the program, or entered and checked (N-5).

use game::{Name, Text, text};

use crate::decision::{Decided, Decision};
use crate::rejection::Rejection;
use crate::stasis::battle::{Throw, WantedThrow};
use crate::state::State;

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

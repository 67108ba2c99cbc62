//! Dice are thrown by the program, or entered and checked (N-5).

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

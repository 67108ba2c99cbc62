//! A holder shares out dice (S-30, S-31, S-33).

use game::{Actor, text};

use crate::decision::{Decided, Decision, same_step, twice};
use crate::ids::FactionId;
use crate::rejection::Rejection;
use crate::stasis::spoils::SpoilsCommand;
use crate::stasis::spoils::flow::shared;
use crate::stasis::spoils::rules::{DICE, receivers, sharing};
use crate::stasis::streets::actor::for_whom;

pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &SpoilsCommand) -> Decided {
    match command {
        SpoilsCommand::ShareDice { step, to } => {
            same_step(d, *step)?;
            share(d, actor, to)
        }
    }
}

fn share(d: &mut Decision<'_>, actor: &Actor, to: &[Option<FactionId>]) -> Decided {
    let Some((at, spoil, gives)) = sharing(&d.state) else {
        return Err(Rejection::NotNow("when-while-dice-are-shared-out"));
    };
    for_whom(&d.state, actor, &spoil.faction)?;
    let allowed = receivers(&d.state, spoil, gives);
    let given: Vec<&FactionId> = to.iter().flatten().collect();
    let needed = allowed.len().min(DICE);
    if to.len() != DICE || given.len() != needed || twice(&given) {
        let sentence = text!("refused-dice-shared", needed = needed);
        return Err(Rejection::OutOfBounds(sentence));
    }
    if !given.iter().all(|id| allowed.contains(id)) {
        return Err(Rejection::NotOffered("not-offered-faction"));
    }
    shared(d, at, to.to_vec(), false);
    Ok(())
}

//! Heroes are committed or sent to safety (S-9).

use game::Actor;

use crate::decision::{Decided, Decision, same_step};
use crate::rejection::Rejection;
use crate::stasis::muster::rules::living;
use crate::stasis::muster::{MusterCommand, MusterEvent};
use crate::stasis::streets::actor::in_step;
use crate::steps::Step;

pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &MusterCommand) -> Decided {
    match command {
        MusterCommand::CommitHero { step, hero, committed } => {
            same_step(d, *step)?;
            commit(d, actor, hero, *committed)
        }
    }
}

/// S-9.
fn commit(d: &mut Decision<'_>, actor: &Actor, name: &str, committed: bool) -> Decided {
    let faction = in_step(&d.state, actor, Step::Muster, "when-while-heroes-are-committed")?;
    let hero = living(d.state.faction(&faction)).find(|hero| hero.name == name);
    let hero = hero.ok_or(Rejection::NotOffered("not-offered-hero"))?.name.clone();
    d.emit(MusterEvent::HeroCommitted { faction, hero, committed });
    Ok(())
}

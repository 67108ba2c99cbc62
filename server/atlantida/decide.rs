//! Decides commands: who may do what, and what follows from it. Changes nothing but a working copy.

use game::{Actor, Chance, Millis};

use crate::command::Command;
use crate::decision::Decision;
use crate::event::{Event, RecordEvent};
use crate::ids::Faction;
use crate::play::Decided;
use crate::rejection::Rejection;
use crate::state::State;
use crate::table::Stage;
use crate::{battle, between, control, draft, end, setup, steward};

/// Decides `command`, sent by `actor` at the moment `now`: what happens, and the state that it leads to.
///
/// # Errors
/// A [`Rejection`] built only from what `actor` may see.
pub(crate) fn decide(
    state: &State,
    actor: &Actor,
    command: &Command,
    now: Millis,
    chance: &mut dyn Chance,
) -> Result<(Vec<Event>, State), Rejection> {
    let mut d = Decision::new(state, chance);
    d.emit(RecordEvent::Acted { by: actor.clone(), at: now });
    carry_out(&mut d, actor, command)?;
    answer_for_the_absent(&mut d);
    Ok((d.events, d.state))
}

/// The command is decided in its room.
pub(crate) fn carry_out(d: &mut Decision<'_>, actor: &Actor, command: &Command) -> Decided {
    if d.state.course.stage == Stage::Over {
        return Err(Rejection::NotNow("refused-over"));
    }
    match command {
        Command::Setup(command) => setup::decide(d, actor, command),
        Command::Battle(command) => battle::decide::decide(d, actor, command),
        Command::Between(command) => between::decide(d, actor, command),
        Command::Draft(command) => draft::decide::decide(d, actor, command),
        Command::End(command) => end::decide(d, actor, command),
        Command::Control(command) => control::decide(d, actor, command),
        Command::Movement(_)
        | Command::Hunting(_)
        | Command::Production(_)
        | Command::Development(_)
        | Command::Craft(_)
        | Command::Building(_)
        | Command::Feeding(_)
        | Command::Reaction(_)
        | Command::Shipping(_) => draft::decide::choose(d, actor, command),
    }
}

/// no question waits for a seat that is absent. With nobody present the table waits.
fn answer_for_the_absent(d: &mut Decision<'_>) {
    loop {
        let somebody = d.state.world.active().any(|player| !d.state.is_absent(player.faction));
        let absent = d.state.awaited().find(|faction: &Faction| d.state.is_absent(*faction));
        match absent.filter(|_| somebody) {
            Some(faction) if steward::plays(d, faction) => {}
            _ => break,
        }
    }
}

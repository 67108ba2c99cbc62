//! Decides commands: who may do what, and what follows from it. Changes nothing but a working copy.

use game::{Actor, Chance, Millis};

use crate::because::Because;
use crate::command::Command;
use crate::control::ControlEvent;
use crate::decision::{Decision, Next};
use crate::event::{Event, RecordEvent};
use crate::ids::Faction;
use crate::play::Decided;
use crate::rejection::Rejection;
use crate::state::State;
use crate::table::Stage;
use crate::{accord, battle, between, control, draft, end, setup, steward, table};

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

/// The command is decided in its room; then play goes where the room said.
fn carry_out(d: &mut Decision<'_>, actor: &Actor, command: &Command) -> Decided {
    in_its_room(d, actor, command)?;
    while let Some(next) = d.next.take() {
        match next {
            Next::Onward => table::decide::onward(d),
            Next::Turn => table::decide::turn(d),
            Next::TurnOver => table::decide::turn_over(d),
            Next::TimeUp => time_up(d),
            Next::PlayFor(faction) => play_for(d, faction),
        }
    }
    Ok(())
}

fn in_its_room(d: &mut Decision<'_>, actor: &Actor, command: &Command) -> Decided {
    if d.state.course.stage == Stage::Over {
        return Err(Rejection::NotNow("refused-over"));
    }
    if d.state.accord.stands() && !while_it_stands(command) {
        return Err(Rejection::NotNow("refused-stands"));
    }
    match command {
        Command::Setup(command) => setup::decide::decide(d, actor, command),
        Command::Battle(command) => battle::decide::decide(d, actor, command),
        Command::Between(command) => between::decide::decide(d, actor, command),
        Command::Draft(command) => draft::decide::decide(d, actor, command),
        Command::End(command) => end::decide::decide(d, actor, command),
        Command::Control(command) => control::decide::decide(d, actor, command),
        Command::Accord(command) => accord::decide::decide(d, actor, command),
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

/// What may be done while the table stands still.
fn while_it_stands(command: &Command) -> bool {
    use crate::control::ControlCommand::{ChangeSetting, MarkAbsent, MarkPresent};
    let by_control = |command: &_| {
        matches!(command, MarkAbsent { .. } | MarkPresent { .. } | ChangeSetting { .. })
    };
    match command {
        Command::Accord(_) => true,
        Command::Control(command) => by_control(command),
        _ => false,
    }
}

/// T-15, T-17: what is still open is decided as for an absent seat.
fn time_up(d: &mut Decision<'_>) {
    let (step, battle) = under_way(&d.state);
    let due: Vec<Faction> = d.state.awaited().collect();
    for faction in due {
        while is_open(&d.state, faction, step, battle) && plays(d, faction, steward::answer_late) {}
    }
}

/// The steward answers for a seat until that is no longer asked.
fn play_for(d: &mut Decision<'_>, faction: Faction) {
    let (step, battle) = under_way(&d.state);
    while is_open(&d.state, faction, step, battle) && plays(d, faction, steward::answer) {}
}

/// The step, and the battle.
fn under_way(state: &State) -> (u32, Option<u32>) {
    (state.course.step, state.battle.as_ref().map(|battle| battle.number))
}

/// Whether a faction is still asked what it was asked there.
fn is_open(state: &State, faction: Faction, step: u32, battle: Option<u32>) -> bool {
    let (now, fought) = under_way(state);
    // In a battle the clock is that of the answer, however many are asked.
    let same = match battle {
        Some(_) => fought == battle,
        None => now == step && fought.is_none(),
    };
    same && state.awaits(faction)
}

/// How the steward answers.
type Answers = fn(&State, Faction) -> Option<(Command, Because)>;

/// The steward answers once for a seat, if it can.
fn plays(d: &mut Decision<'_>, faction: Faction, answer: Answers) -> bool {
    let Some((command, because)) = answer(&d.state, faction) else { return false };
    d.emit(ControlEvent::StewardAnswers { faction, because });
    // A refusal comes before any event of its command.
    carry_out(d, &Actor::Seat(faction.seat()), &command).is_ok()
}

/// no question waits for a seat that is absent. With nobody present the table waits.
fn answer_for_the_absent(d: &mut Decision<'_>) {
    while !d.state.accord.stands() {
        let somebody = d.state.world.active().any(|player| !d.state.is_absent(player.faction));
        let absent = d.state.awaited().find(|faction: &Faction| d.state.is_absent(*faction));
        match absent.filter(|_| somebody) {
            Some(faction) if plays(d, faction, steward::answer) => {}
            _ => break,
        }
    }
}

//! Whom one may pick for Prytanis, with the command that does it (C-2, C-3).

use game::{Name, Text, text};

use crate::action::{Action, Group};
use crate::command::Command;
use crate::cycle::prytanis::{PrytanisCommand, rules};
use crate::ids::FactionId;
use crate::state::State;

/// One of the tied (C-3).
pub(crate) fn tied(state: &State) -> Vec<Action> {
    let open = state.chair.tied.iter().filter(|id| rules::may_preside(state, id));
    open.map(|id| pick_prytanis(state, id)).collect()
}

fn pick_prytanis(state: &State, id: &FactionId) -> Action {
    let name = state.name(id);
    let says = text!("prytanis-will-preside-over-this-cycle", name = Name::of(name));
    let command = Command::Prytanis(PrytanisCommand::PickPrytanis {
        cycle: state.course.cycle,
        faction: id.clone(),
    });
    Action::new(format!("prytanis:{id}"), Group::Prytanis, name, says, command)
}

/// C-2, where the Prytanis is elected.
pub(crate) fn candidates(state: &State) -> Vec<Action> {
    let says = text!("prytanis-locked-until-the-reveal-you");
    let row = |key: String, label: Text, faction: Option<FactionId>| {
        let cycle = state.course.cycle;
        let command = Command::Prytanis(PrytanisCommand::Elect { cycle, faction, seal: None });
        Action::new(key, Group::Elect, label, says.clone(), command)
    };
    let all = state
        .voters()
        .map(|one| row(format!("elect:{}", one.id), (&one.name).into(), Some(one.id.clone())));
    all.chain([row("elect:nobody".into(), text!("prytanis-abstain"), None)]).collect()
}

//! Who may ask to speak and get the floor, with the command that does it (C-9).

use crate::action::{Action, Group};
use crate::command::Command;
use crate::cycle::debate::{DebateCommand, rules};
use crate::state::{Faction, State};

/// To join the list of speakers, or to leave it.
pub(crate) fn hand(state: &State, faction: &Faction) -> Action {
    if state.floor.speakers.contains(&faction.id) {
        let says = "You leave the list of speakers.";
        let command = Command::Debate(DebateCommand::LowerHand);
        return Action::new("speak:lower", Group::Speak, "Lower hand", says, command);
    }
    let says = "You join the list of speakers.";
    let command = Command::Debate(DebateCommand::RaiseHand);
    Action::new("speak:raise", Group::Speak, "Raise hand", says, command)
}

/// Who may get the floor: those who asked for it, in their order. Who has it may ask again, for later.
pub(crate) fn floor(state: &State) -> Vec<Action> {
    if !rules::is_open(state) {
        return Vec::new();
    }
    let asked = state.floor.speakers.iter();
    let asked = asked.filter(|id| state.floor.speaking.as_ref() != Some(*id)).map(|id| {
        let says = format!("The {} speak; everybody sees it.", state.name(id));
        let command = Command::Debate(DebateCommand::GiveFloor { faction: Some(id.clone()) });
        Action::new(format!("floor:{id}"), Group::Floor, state.name(id), says, command)
    });
    let nobody = state.floor.speaking.as_ref().map(|_| {
        let says = "Nobody has the floor any more.";
        let command = Command::Debate(DebateCommand::GiveFloor { faction: None });
        Action::new("floor:nobody", Group::Floor, "Nobody", says, command)
    });
    asked.chain(nobody).collect()
}

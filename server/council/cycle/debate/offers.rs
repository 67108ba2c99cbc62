//! Who may ask to speak and get the floor, with the command that does it (C-9).

use game::{Name, text};

use crate::action::{Action, Group};
use crate::command::Command;
use crate::cycle::debate::{DebateCommand, rules};
use crate::state::{Faction, State};

/// To join the list of speakers, or to leave it.
pub(crate) fn hand(state: &State, faction: &Faction) -> Action {
    if state.floor.speakers.contains(&faction.id) {
        let says = text!("debate-you-leave-the-list-of");
        let command = Command::Debate(DebateCommand::LowerHand);
        return Action::new("speak:lower", Group::Speak, text!("debate-lower-hand"), says, command);
    }
    let says = text!("debate-you-join-the-list-of");
    let command = Command::Debate(DebateCommand::RaiseHand);
    Action::new("speak:raise", Group::Speak, text!("debate-raise-hand"), says, command)
}

/// Who may get the floor: those who asked for it, in their order. Who has it may ask again, for later.
pub(crate) fn floor_offers(state: &State) -> Vec<Action> {
    if !rules::is_open(state) {
        return Vec::new();
    }
    let asked = state.floor.speakers.iter();
    let asked = asked.filter(|id| state.floor.speaking.as_ref() != Some(*id)).map(|id| {
        let says = text!("debate-speak-everybody-sees-it", who = Name::of(state.name(id)));
        let command = Command::Debate(DebateCommand::GiveFloor { faction: Some(id.clone()) });
        Action::new(format!("floor:{id}"), Group::Floor, state.name(id), says, command)
    });
    let nobody = state.floor.speaking.as_ref().map(|_| {
        let says = text!("debate-nobody-has-the-floor-any");
        let command = Command::Debate(DebateCommand::GiveFloor { faction: None });
        Action::new("floor:nobody", Group::Floor, text!("debate-nobody"), says, command)
    });
    asked.chain(nobody).collect()
}

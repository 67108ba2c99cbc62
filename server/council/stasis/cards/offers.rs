//! What an Archon may do while Stasis cards are drawn (S-4).

use crate::action::{Action, Group};
use crate::command::Command;
use crate::content::Counter;
use crate::stasis::cards::CardsCommand;
use crate::stasis::cards::rules::cards_left;
use crate::state::{Faction, State};

pub(crate) fn buy(state: &State, faction: &Faction) -> Option<Action> {
    let have = faction.counter(Counter::Tyche);
    let says = format!("You pay 1 of {have} Tyche and draw a card.");
    let command = Command::Cards(CardsCommand::BuyCard { step: state.course.step_number });
    let can = have > 0 && cards_left(state) > 0;
    can.then(|| Action::new("buy", Group::Buy, "One more card", says, command))
}

pub(crate) fn ready(state: &State, faction: &Faction) -> Option<Action> {
    let waits = !state.the_streets().ready.contains(&faction.id);
    let command = Command::Cards(CardsCommand::Ready { step: state.course.step_number });
    let says = "When all are ready, it goes on.";
    waits.then(|| Action::new("ready", Group::Ready, "I am ready", says, command))
}

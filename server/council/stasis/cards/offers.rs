//! What an Archon may do while Stasis cards are drawn (S-4).

use game::text;

use crate::action::{Action, Group};
use crate::command::Command;
use crate::content::Counter;
use crate::stasis::cards::CardsCommand;
use crate::stasis::cards::rules::cards_left;
use crate::state::{Faction, State};

pub(crate) fn buy(state: &State, faction: &Faction) -> Option<Action> {
    let have = faction.counter(Counter::Tyche);
    let says = text!("cards-you-pay-1-of-tyche", have = have);
    let command = Command::Cards(CardsCommand::BuyCard { step: state.course.step_number });
    let can = have > 0 && cards_left(state) > 0;
    can.then(|| Action::new("buy", Group::Buy, text!("cards-one-more-card"), says, command))
}

pub(crate) fn ready(state: &State, faction: &Faction) -> Option<Action> {
    let waits = !state.the_streets().ready.contains(&faction.id);
    let command = Command::Cards(CardsCommand::Ready { step: state.course.step_number });
    let says = text!("cards-when-all-are-ready-it");
    waits.then(|| Action::new("ready", Group::Ready, text!("cards-i-am-ready"), says, command))
}

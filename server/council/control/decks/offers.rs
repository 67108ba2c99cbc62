//! What Control may do with decks now.

use game::text;

use crate::action::{Action, Group};
use crate::command::Command;
use crate::control::decks::DecksCommand;
use crate::control::decks::rules::may_reshuffle;
use crate::state::State;

/// C-7.
pub(crate) fn reshuffle(state: &State, deck: usize) -> Option<Action> {
    if !may_reshuffle(state, deck) {
        return None;
    }
    let name = &state.content.events().decks[deck].name;
    let number = u32::try_from(deck).expect("there are three decks");
    let says = text!("decks-the-discards-of-are-shuffled", name = name);
    let command = Command::Decks(DecksCommand::Reshuffle { deck: number });
    Some(Action::new(
        format!("reshuffle:{deck}"),
        Group::Deck,
        text!("decks-reshuffle-2", name = name),
        says,
        command,
    ))
}

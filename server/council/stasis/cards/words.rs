//! Stasis cards (S-1 to S-5) in words and in the log.

use game::{Name, Text, text};

use crate::action::{Action, Group};
use crate::command::Command;
use crate::log::NewLine;
use crate::stasis::cards::rules::can_choose;
use crate::stasis::cards::{CardsCommand, CardsEvent, Deal};
use crate::stasis::told::told;
use crate::state::{Faction, State};
use crate::steps::words::{Ask, Urgency, tally};

// What is said while Stasis cards are bought (S-4).

/// What is asked of whoever is ready.
pub(crate) fn ready(state: &State, faction: &Faction) -> Option<Ask> {
    let is_ready = state.the_streets().ready.contains(&faction.id);
    is_ready.then(|| {
        Ask::new(Urgency::Done, text!("cards-ready"), text!("cards-the-others-are-still-at"))
    })
}

/// How many of those who may choose are ready.
pub(crate) fn choosers_in(state: &State) -> Text {
    tally(state, state.factions().filter(|row| can_choose(state, row)).count())
}

/// Why cards were drawn.
pub(crate) fn deal(why: &Deal) -> Text {
    match why {
        Deal::Kept => text!("cards-kept-from-earlier"),
        Deal::Rank(rank) => text!("cards-rank-of-arete", rank = rank),
        Deal::Extra => text!("cards-beyond-their-rank"),
        Deal::Bought => text!("cards-for-a-tyche"),
        Deal::Card => text!("cards-by-the-card"),
        Deal::Control { reason } => text!("cards-dealt-by-control", reason = reason),
    }
}

// What the log says of Stasis cards drawn: how many and why, never which (S-1 to S-5, N-1).

/// The line of an event.
pub(crate) fn after(state: &State, event: &CardsEvent) -> Option<NewLine> {
    Some(match event {
        CardsEvent::StreetDeckShuffled { .. } => told(text!("cards-the-stasis-cards-are-shuffled")),
        CardsEvent::StreetCardsDrawn { faction, why, cards, missing, left } => {
            let name = state.name(faction);
            // Older formats do not say what is left, and owed no card.
            let due = matches!(why, Deal::Kept | Deal::Rank(_) | Deal::Extra);
            let kept = due && left.is_some_and(|left| left > 0);
            let why = deal(why);
            let number = cards.len();
            let text = match missing {
                0 => text!("cards-draw", name = Name::of(name), number = number, why = why),
                _ if kept => {
                    text!(
                        "cards-no-stasis-card-is-left",
                        name = Name::of(name),
                        missing = missing,
                        why = why
                    )
                }
                _ => text!(
                    "cards-no-stasis-card-is-left-2",
                    name = Name::of(name),
                    missing = missing,
                    why = why
                ),
            };
            told(text).about([faction])
        }
        CardsEvent::ArchonReady { .. } => return None,
    })
}

pub(crate) fn say_ready(state: &State, faction: &Faction) -> Option<Action> {
    let waits = !state.the_streets().ready.contains(&faction.id);
    let command = Command::Cards(CardsCommand::Ready { step: state.course.step_number });
    let says = text!("cards-when-all-are-ready-it");
    waits.then(|| Action::new("ready", Group::Ready, text!("cards-i-am-ready"), says, command))
}

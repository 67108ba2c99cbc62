//! What the log says of turns (S-10 to S-15).

use crate::log::Draft;
use crate::stasis::deploy::{DeployEvent, Pass, Trigger};
use crate::stasis::muster::words::units;
use crate::stasis::powers::words::aim;
use crate::stasis::told::told;
use crate::state::State;

/// The line of an event.
pub(crate) fn after(state: &State, event: &DeployEvent) -> Option<Draft> {
    Some(match event {
        DeployEvent::DeploymentBegan { order, tied } => {
            let first = order.first()?;
            let name = state.name(first);
            let text = if tied.is_empty() {
                format!("The {name} begin: they have the most Doom.")
            } else {
                let tied = state.names(tied);
                format!("{tied} are tied for the most Doom; the lot falls on the {name}.")
            };
            told(text).about([first]).of_deed()
        }
        DeployEvent::UnitsPlaced { faction, objective, mobs, military, heroes } => {
            let place = &state.objective(objective).name;
            let heroes = match heroes.as_slice() {
                [] => String::new(),
                some => format!(", with {}", some.join(" and ")),
            };
            let (name, units) = (state.name(faction), units(*mobs, *military));
            told(format!("The {name} place {units} at the {place}{heroes}."))
                .about([faction])
                .at(objective)
                .of_deed()
        }
        DeployEvent::StreetCardPlayed { faction, card, aims } => {
            let (name, title) = (state.name(faction), &state.street_card(card).title);
            let aims: Vec<String> = aims.iter().map(|at| aim(state, at)).collect();
            let at = if aims.is_empty() { String::new() } else { format!(": {}", aims.join(", ")) };
            told(format!("The {name} play “{title}”{at}.")).about([faction]).with(card).of_deed()
        }
        DeployEvent::StreetCardDiscarded { faction, card } => {
            let (name, title) = (state.name(faction), &state.street_card(card).title);
            told(format!("The {name} discard “{title}”: it has no target."))
                .about([faction])
                .with(card)
                .of_deed()
        }
        DeployEvent::TurnPassed { faction, why } => {
            let name = state.name(faction);
            let text = match why {
                Pass::Nothing => format!("The {name} have nothing left to place or to play."),
                Pass::Clock => format!("The {name} pass: their time is up."),
                Pass::Control => format!("Control passes the turn of the {name}."),
                Pass::Absent => format!("The {name} pass: nobody is there."),
            };
            told(text).about([faction]).of_deed()
        }
        DeployEvent::LastActionsBegan { why, .. } => told(match why {
            Trigger::Full => "Every objective is occupied: one last action each.",
            Trigger::Spent => "Nobody has a unit left: one last action each.",
            Trigger::Stuck => "Nobody can do anything more: the last actions pass.",
            Trigger::Control => "Control begins the last actions.",
        }),
        DeployEvent::DeploymentEnded { .. } => {
            let battles = state.the_streets().battles.len();
            let battles = match battles {
                0 => "No battle is to be fought".to_owned(),
                1 => "One battle is to be fought".to_owned(),
                more => format!("{more} battles are to be fought"),
            };
            told(format!("The deployment is over; all cards are discarded. {battles}."))
        }
        DeployEvent::TurnBegan { .. } => return None,
    })
}

//! What the log says of turns (S-10 to S-15).

use game::{Name, Text, text};

use crate::log::Draft;
use crate::stasis::deploy::{DeployEvent, Pass, Trigger};
use crate::stasis::muster::words::units;
use crate::stasis::powers::words::aim;
use crate::stasis::told::told;
use crate::state::State;
use crate::words::commas;

/// The line of an event.
pub(crate) fn after(state: &State, event: &DeployEvent) -> Option<Draft> {
    Some(match event {
        DeployEvent::DeploymentBegan { order, tied } => {
            let first = order.first()?;
            let name = state.name(first);
            let text = if tied.is_empty() {
                text!("deploy-begin-they-have-the-most", name = Name::of(name))
            } else {
                let tied = state.named(tied);
                text!("deploy-are-tied-for-the-most", tied = tied, name = Name::of(name))
            };
            told(text).about([first]).of_deed()
        }
        DeployEvent::UnitsPlaced { faction, objective, mobs, military, heroes } => {
            let place = &state.objective(objective).name;
            let heroes = match heroes.as_slice() {
                [] => Text::default(),
                some => text!("deploy-with", and = some.to_vec()),
            };
            let (name, units) = (state.name(faction), units(*mobs, *military));
            told(text!(
                "deploy-place-at-the",
                name = Name::of(name),
                units = units,
                place = place,
                heroes = heroes
            ))
            .about([faction])
            .at(objective)
            .of_deed()
        }
        DeployEvent::StreetCardPlayed { faction, card, aims } => {
            let (name, title) = (state.name(faction), &state.street_card(card).title);
            let aims: Vec<Text> = aims.iter().map(|at| aim(state, at)).collect();
            let at = if aims.is_empty() {
                Text::default()
            } else {
                text!("deploy-colon", aims = commas(aims))
            };
            told(text!("deploy-play", name = Name::of(name), title = title, at = at))
                .about([faction])
                .with(card)
                .of_deed()
        }
        DeployEvent::StreetCardDiscarded { faction, card } => {
            let (name, title) = (state.name(faction), &state.street_card(card).title);
            told(text!("deploy-discard-it-has-no-target", name = Name::of(name), title = title))
                .about([faction])
                .with(card)
                .of_deed()
        }
        DeployEvent::TurnPassed { faction, why } => {
            let name = state.name(faction);
            let text = match why {
                Pass::Nothing => text!("deploy-have-nothing-left-to-place", name = Name::of(name)),
                Pass::Clock => text!("deploy-pass-their-time-is-up", name = Name::of(name)),
                Pass::Control => text!("deploy-control-passes-the-turn-of", name = Name::of(name)),
                Pass::Absent => text!("deploy-pass-nobody-is-there", name = Name::of(name)),
            };
            told(text).about([faction]).of_deed()
        }
        DeployEvent::LastActionsBegan { why, .. } => told(match why {
            Trigger::Full => text!("deploy-every-objective-is-occupied-one"),
            Trigger::Spent => text!("deploy-nobody-has-a-unit-left"),
            Trigger::Stuck => text!("deploy-nobody-can-do-anything-more"),
            Trigger::Control => text!("deploy-control-begins-the-last-actions"),
        }),
        DeployEvent::DeploymentEnded { .. } => {
            let battles = state.the_streets().battles.len();
            let battles = match battles {
                0 => text!("deploy-no-battle-is-to-be"),
                1 => text!("deploy-one-battle-is-to-be"),
                more => text!("deploy-battles-are-to-be-fought", more = more),
            };
            told(text!("deploy-the-deployment-is-over-all", battles = battles))
        }
        DeployEvent::TurnBegan { .. } => return None,
    })
}

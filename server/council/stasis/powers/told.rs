//! What the log says of Stasis cards played (S-11). Cards in hand are never named (N-1).

use crate::ids::ObjectiveId;
use crate::log::Draft;
use crate::stasis::battle::Throw;
use crate::stasis::deploy::Spot;
use crate::stasis::muster::HeroAt;
use crate::stasis::muster::words::units;
use crate::stasis::powers::PowersEvent;
use crate::stasis::told::{by_hand, dice, told};
use crate::state::State;
use crate::words::signed;

/// The line of an event.
pub(crate) fn after(state: &State, event: &PowersEvent) -> Option<Draft> {
    Some(match event {
        PowersEvent::CardRolled { throws, by_hand: hand } => {
            let one =
                |throw: &Throw| format!("{} {}", state.name(&throw.faction), dice(&throw.dice));
            let throws: Vec<String> = throws.iter().map(one).collect();
            told(format!("Dice: {}{}.", throws.join("; "), by_hand(*hand)))
        }
        PowersEvent::UnitsMoved { faction, mobs, military, from, to } => {
            let (name, units) = (state.name(faction), units(*mobs, *military));
            moved(state, name, &units, from, to).about([faction])
        }
        PowersEvent::UnitsPromoted { faction, objective, mobs } => {
            let (name, place) = (state.name(faction), &state.objective(objective).name);
            let units = units(*mobs, 0);
            told(format!("{units} of the {name} at the {place} become military units."))
                .about([faction])
                .at(objective)
        }
        PowersEvent::SidesChanged { from, to, objective, mobs } => {
            let (loser, winner) = (state.name(from), state.name(to));
            let (units, place) = (units(*mobs, 0), &state.objective(objective).name);
            told(format!("{units} of the {loser} at the {place} go over to the {winner}."))
                .about([to])
                .at(objective)
        }
        PowersEvent::HeroMoved { faction, hero, to } => {
            let name = state.name(faction);
            let text = match to {
                HeroAt::Dead => format!("{hero} of the {name} dies."),
                HeroAt::Safe => format!("{hero} of the {name} is in safety."),
                HeroAt::Reserve => format!("{hero} of the {name} waits in reserve."),
                HeroAt::Objective(at) => {
                    format!("{hero} of the {name} is now at the {}.", state.objective(at).name)
                }
            };
            told(text).about([faction])
        }
        PowersEvent::RollChanged { faction, objective, by, .. } => {
            let (name, place) = (state.name(faction), &state.objective(objective).name);
            let by = signed(*by);
            told(format!("The {name} roll with {by} at the {place}."))
                .about([faction])
                .at(objective)
        }
        PowersEvent::BarricadeRaised { faction, objective } => {
            let (name, place) = (state.name(faction), &state.objective(objective).name);
            told(format!("The {name} barricade the {place}.")).about([faction]).at(objective)
        }
        PowersEvent::BarricadeFell { objective } => {
            let place = &state.objective(objective).name;
            told(format!("The barricade at the {place} falls.")).at(objective)
        }
        PowersEvent::HandMoved { from, to, cards } => {
            let number = cards.len();
            let cards = if number == 1 { "1 card".to_owned() } else { format!("{number} cards") };
            let loser = state.name(from);
            match to {
                Some(to) => told(format!("The {} take {cards} from the {loser}.", state.name(to)))
                    .about([to]),
                None => told(format!("The {loser} discard {cards}.")).about([from]),
            }
        }
        PowersEvent::HandsTraded { one, other } => {
            let (one, other) = (state.name(one), state.name(other));
            told(format!("The {one} and the {other} trade hands."))
        }
        PowersEvent::HandSeen { by, whose } => {
            told(format!("The {} look at the hand of the {}.", state.name(by), state.name(whose)))
                .about([by])
        }
    })
}

fn moved(state: &State, name: &str, units: &str, from: &Spot, to: &Spot) -> Draft {
    let place = |id: &ObjectiveId| state.objective(id).name.clone();
    match (from, to) {
        (Spot::Away | Spot::Reserve, Spot::Objective(at)) => {
            told(format!("{units} of the {name} join at the {}.", place(at))).at(at)
        }
        (_, Spot::Reserve) => told(format!("{units} of the {name} stand in reserve.")),
        (Spot::Objective(at), Spot::Away) => {
            told(format!("The {name} lose {units} at the {}.", place(at))).at(at)
        }
        (Spot::Objective(from), Spot::Objective(to)) => {
            let (from, there) = (place(from), place(to));
            told(format!("{units} of the {name} march from the {from} to the {there}.")).at(to)
        }
        (_, Spot::Away) => told(format!("The {name} lose {units}.")),
    }
}

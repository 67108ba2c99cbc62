//! What the log says of the muster (S-6 to S-9).

use game::{Name, Text, text};

use crate::log::Draft;
use crate::stasis::muster::MusterEvent;
use crate::stasis::muster::words::units;
use crate::stasis::told::{dice, told};
use crate::state::State;

/// The line of an event.
pub(crate) fn after(state: &State, event: &MusterEvent) -> Option<Draft> {
    Some(match event {
        MusterEvent::Mustered { faction, projects, .. } => {
            let camp = state.the_streets().camp(faction).reserve();
            let dice = match projects.as_slice() {
                [] => Text::default(),
                rolled => text!("muster-megaprojects-rolled", rolled = dice(rolled)),
            };
            let name = state.name(faction);
            let text = text!(
                "muster-muster",
                name = Name::of(name),
                military = units(camp.mobs, camp.military),
                dice = dice
            );
            told(text).about([faction])
        }
        MusterEvent::HeroCommitted { faction, hero, committed } => {
            let does = if *committed {
                text!("muster-joins-the-fight")
            } else {
                text!("muster-is-sent-to-safety")
            };
            told(text!("muster-of", hero = hero, who = Name::of(state.name(faction)), does = does))
                .about([faction])
        }
    })
}

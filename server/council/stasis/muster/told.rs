//! What the log says of the muster (S-6 to S-9).

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
                [] => String::new(),
                rolled => format!(" Megaprojects rolled {}.", dice(rolled)),
            };
            let name = state.name(faction);
            let text = format!("The {name} muster {}.{dice}", units(camp.mobs, camp.military));
            told(text).about([faction])
        }
        MusterEvent::HeroCommitted { faction, hero, committed } => {
            let does = if *committed { "joins the fight" } else { "is sent to safety" };
            told(format!("{hero} of the {} {does}.", state.name(faction))).about([faction])
        }
    })
}

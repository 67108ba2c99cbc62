//! What the log says of the spoils (S-24 to S-33).

use game::{Name, Text, text};

use crate::ids::ObjectiveId;
use crate::log::Draft;
use crate::stasis::spoils::SpoilsEvent;
use crate::stasis::spoils::words::brought;
use crate::stasis::told::{by_hand, dice, told};
use crate::state::State;
use crate::words::commas;

/// The line of an event.
pub(crate) fn after(state: &State, event: &SpoilsEvent) -> Option<Draft> {
    Some(match event {
        SpoilsEvent::CitySettled { taken, .. } => city_settled(state, taken).of_deed(),
        SpoilsEvent::SpoilGained { spoil: at, .. } => spoil_line(state, *at)?,
        SpoilsEvent::SpoilRolled { spoil: at, dice: rolled, by_hand: hand, .. } => {
            let row = &state.the_streets().spoils[*at];
            let (place, name) = (&state.objective(&row.objective).name, state.name(&row.faction));
            let result = brought(state, row).unwrap_or_else(|| text!("spoils-the-dice-are-to-be"));
            let (rolled, hand) = (dice(rolled), by_hand(*hand));
            told(text!(
                "spoils-roll",
                place = place,
                name = Name::of(name),
                rolled = rolled,
                hand = hand,
                result = result
            ))
            .about([&row.faction])
            .at(&row.objective)
        }
        SpoilsEvent::SpoilShared { spoil: at, by_lot, .. } => spoil_line(state, *at)?
            .and(if *by_lot { text!("spoils-the-lot-decided") } else { Text::default() }),
    })
}

fn city_settled(state: &State, taken: &[ObjectiveId]) -> Draft {
    if taken.is_empty() {
        return told(text!("spoils-the-streets-are-decided"));
    }
    let places: Vec<&str> = taken.iter().map(|id| state.objective(id).name.as_str()).collect();
    told(text!("spoils-the-palace-takes-what-nobody", join = commas(places)))
}

/// What a spoil brought, once it is settled.
fn spoil_line(state: &State, at: usize) -> Option<Draft> {
    let spoil = &state.the_streets().spoils[at];
    let place = &state.objective(&spoil.objective).name;
    let result = brought(state, spoil)?;
    Some(
        told(text!("spoils-place-result", place = place, result = result))
            .about([&spoil.faction])
            .at(&spoil.objective),
    )
}

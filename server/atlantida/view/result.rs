//! How the game ended, and why somebody is out of the reckoning (V).

use game::{Text, text};
use serde::Serialize;

use crate::score::{Ended, PlaceOf, WonBy};
use crate::state::State;

/// The end of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct EndedView {
    /// How it was won.
    pub by: WonBy,
    /// All players, the best first.
    pub places: Vec<PlaceView>,
}

/// A player at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct PlaceView {
    /// Where he came.
    #[serde(flatten)]
    pub place: PlaceOf,
    /// Why he is out of the reckoning (V-5, V-11).
    pub out: Option<Text>,
}

pub(super) fn result(state: &State) -> Option<EndedView> {
    let Ended { by, places } = state.shown.result.as_ref()?;
    let somebody = places.iter().any(|row| row.continent > 0);
    let out = |row: &PlaceOf| {
        let gave_up = state.world.find(row.faction).is_some_and(|player| player.gave_up);
        let is_out = *by == WonBy::Points && somebody && row.continent == 0;
        match (gave_up, is_out) {
            (true, _) => Some(text!("out-gave-up")),
            (false, true) => Some(text!("out-nobody-saved")),
            (false, false) => None,
        }
    };
    let places = places.iter().map(|row| PlaceView { place: *row, out: out(row) }).collect();
    Some(EndedView { by: *by, places })
}

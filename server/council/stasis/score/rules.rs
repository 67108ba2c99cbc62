//! The score sheet: every Victory Point with its rule (S-22 to S-29, S-34).

use crate::ids::{FactionId, MapId};
use crate::state::State;

impl State {
    /// Military units of a faction on a map.
    pub(crate) fn military_on(&self, faction: &FactionId, map: &MapId) -> u32 {
        let there = self.content.city().on(map);
        there.map(|row| self.ground(&row.id).of(faction).military).sum()
    }
}

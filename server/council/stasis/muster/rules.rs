//! Heroes that can be sent (S-9).

use crate::state::{Faction, Hero};

/// The living Heroes of a faction.
pub(crate) fn living(faction: &Faction) -> impl Iterator<Item = &Hero> {
    faction.heroes.iter().filter(|hero| hero.fallen.is_none())
}

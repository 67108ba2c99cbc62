//! What musters, and the Heroes that can be sent (S-6 to S-9).

use crate::content::Counter;
use crate::cycle::grants::Hero;
use crate::ids::FactionId;
use crate::stasis::muster::Mustering;
use crate::state::{Faction, State};

/// The most megaprojects of a faction: a die is thrown for each, and by hand each is a field (S-8).
pub(crate) const MOST_PROJECTS: u32 = 100;

/// The dice that a faction throws for its megaprojects (S-8): one each, up to [`MOST_PROJECTS`], however
/// many a journal of an older version gave it.
pub(crate) fn project_dice(faction: &Faction) -> u32 {
    faction.counter(Counter::Projects).min(MOST_PROJECTS)
}

/// The living Heroes of a faction.
pub(crate) fn living(faction: &Faction) -> impl Iterator<Item = &Hero> + Clone {
    faction.heroes.iter().filter(|hero| hero.lives())
}

/// What a faction musters with these dice of its megaprojects (S-6 to S-8).
pub(crate) fn mustering(state: &State, id: &FactionId, projects: &[u32]) -> Mustering {
    let printed = state.content.scenario().factions.iter().find(|row| &row.id == id);
    let garrison = printed.and_then(|row| row.garrison.clone());
    Mustering {
        arete: state.faction(id).counter(Counter::Arete),
        projects: projects.iter().sum(),
        military: state.course.act,
        garrison: garrison.map(|row| (row.objective, row.military)),
    }
}

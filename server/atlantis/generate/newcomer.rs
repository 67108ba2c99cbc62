//! How a faction begins (F-1, F-2).

use crate::content::Content;
use crate::world::{Faction, FactionId, Level, Place, Points, Unit, UnitId, World};

/// What a faction is called that gives no name.
const UNNAMED: &str = "Faction";

/// A new faction: one unit of one leader in the Nexus and unclaimed silver. In a variant without leaders it is one of
/// the first race.
pub fn new_faction(
    world: &mut World,
    content: &Content,
    name: &str,
    password: Option<String>,
) -> FactionId {
    let id = FactionId(world.next_faction);
    world.next_faction += 1;
    let mut faction = Faction::new(id, if name.is_empty() { UNNAMED } else { name });
    faction.password = password;
    faction.points = Points { war: 1, trade: 1, magic: 1 };
    faction.unclaimed = content.settings.start_silver;
    world.factions.push(faction);

    let mut unit = Unit::new(UnitId(world.next_unit), id);
    world.next_unit += 1;
    let races = content.all_items().find(|(item, _)| content.is_race(*item));
    let people = content.known.leaders.or(races.map(|(item, _)| item));
    if let Some(people) = people {
        unit.stock.set(people, 1);
    }
    let nexus = Place { level: Level::Nexus, y: 0, x: 0 };
    if let Some(nexus) = world.at(nexus) {
        world.region_mut(nexus).units.push(unit);
    }
    id
}

//! The first month and the first factions (W-10 to W-14, F-1, F-2).

use atlantis::generate;
use atlantis::weather;
use atlantis::world::{Attitude, FactionId, Flags, Grid, Level, Place, Points, UnitId, Weather};

use super::{content, world};

#[test]
fn w10_the_first_report_is_of_march() {
    assert_eq!(weather::date(content(), 0), ("March", 1));
    assert_eq!(weather::date(content(), 9), ("December", 1));
    assert_eq!(weather::date(content(), 10), ("January", 2));
}

#[test]
fn w11_bad_weather_comes_by_band_and_month() {
    let grid = Grid { width: 32, height: 100 };
    let bad = |y: u16| -> Vec<(u32, Weather)> {
        let place = Place { level: Level::Surface, y, x: 0 };
        let all = (0..12).map(|month| (month, weather::of(grid, place, month)));
        all.filter(|(_, weather)| *weather != Weather::Clear).collect()
    };
    let north = [0, 1, 10, 11].map(|month| (month, Weather::Winter));
    let tropics = [5, 6, 7, 8].map(|month| (month, Weather::Monsoon));
    let south = [4, 5, 6, 7].map(|month| (month, Weather::Winter));
    assert_eq!((bad(0), bad(37)), (north.to_vec(), north.to_vec()));
    assert_eq!((bad(38), bad(61)), (tropics.to_vec(), tropics.to_vec()));
    assert_eq!((bad(62), bad(99)), (south.to_vec(), south.to_vec()));
}

#[test]
fn w12_below_and_in_the_nexus_it_is_always_clear() {
    let grid = Grid { width: 32, height: 100 };
    for level in [Level::Nexus, Level::Underworld] {
        let place = Place { level, y: 0, x: 0 };
        assert!((0..12).all(|month| weather::of(grid, place, month) == Weather::Clear));
    }
}

/// A world begins with the weather of the month before the first orders, and with the next one's (W-14).
#[test]
fn w14_a_world_knows_its_weather() {
    let mut content = content().clone();
    content.settings.first_month = 4;
    let wish = super::wish("weather", 32, 32);
    let world = generate::world(&content, &wish).expect("a world");
    for region in &world.regions {
        assert_eq!(region.weather, weather::of(world.grid, region.place, 4));
        assert_eq!(region.next_weather, weather::of(world.grid, region.place, 5));
    }
    let count = |weather| world.regions.iter().filter(|one| one.next_weather == weather).count();
    assert!(count(Weather::Winter) > 0 && count(Weather::Monsoon) > 0);
}

#[test]
fn f2_a_faction_begins_with_a_leader_in_the_nexus() {
    let mut world = world("begun", 32, 32);
    let first = UnitId(world.next_unit);
    let id = generate::new_faction(&mut world, content(), "Owls", Some("secret".into()));
    assert_eq!(id, FactionId(3));
    let faction = world.faction(id).expect("the faction");
    assert_eq!((&*faction.name, faction.password.as_deref()), ("Owls", Some("secret")));
    assert_eq!(faction.points, Points { war: 1, trade: 1, magic: 1 });
    assert_eq!(faction.unclaimed, 5_020);
    assert_eq!(faction.attitudes.towards(FactionId(9)), Attitude::Neutral);
    let units = &world.regions[0].units;
    assert_eq!(units.len(), 1);
    let unit = &units[0];
    assert_eq!((unit.id, unit.faction, &*unit.name), (first, id, "Unit"));
    assert_eq!((unit.heads(content()), unit.leaders(content())), (1, 1));
    assert_eq!(unit.stock.iter().len(), 1);
    assert!(unit.skills.is_empty());
    assert_eq!(unit.flags, Flags::default());
}

#[test]
fn f1_numbers_of_factions_and_units_go_on() {
    let mut world = world("begun", 32, 32);
    let first = world.next_unit;
    let ids: Vec<u32> =
        (0..3).map(|_| generate::new_faction(&mut world, content(), "", None).0).collect();
    assert_eq!(ids, [3, 4, 5]);
    assert_eq!((world.next_faction, world.next_unit), (6, first + 3));
    assert!(world.faction(FactionId(4)).is_some_and(|one| one.name == "Faction"));
    let units: Vec<u32> = world.regions[0].units.iter().map(|unit| unit.id.0).collect();
    assert_eq!(units, [first, first + 1, first + 2]);
}

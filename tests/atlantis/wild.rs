//! A world without players: it neither empties nor drowns in monsters (X-43 to X-47, W-80).

use std::collections::BTreeMap;

use atlantis::generate::{self, Wish};
use atlantis::turn;
use atlantis::world::{FactionId, World};

use crate::kit::{WORDS, content};

/// Groups, monsters and the silver that they would leave.
fn counted(world: &World) -> [u64; 3] {
    let silver = content().known.silver;
    let units = world.regions.iter().flat_map(|region| &region.units);
    let groups = units.filter(|unit| unit.faction == FactionId::CREATURES);
    let mut all = [0; 3];
    for group in groups {
        let monsters = group.stock.iter().filter(|(item, _)| content().creature(*item).is_some());
        all[0] += 1;
        all[1] += monsters.map(|(_, many)| u64::from(many)).sum::<u64>();
        all[2] += u64::from(group.stock.of(silver));
    }
    all
}

/// `ATLANTIS_WILD` says how many months; with `--nocapture` the curve is printed.
#[test]
fn w80_a_world_left_alone_stays_alive_and_does_not_drown() {
    let months = std::env::var("ATLANTIS_WILD").ok().and_then(|asked| asked.parse().ok());
    let wish =
        Wish { seed: atlantis::chance::Seed::of("left alone"), width: 64, height: 32, players: 6 };
    let mut world = generate::world(content(), &wish).unwrap();
    let (first, regions) = (counted(&world), world.regions.len() as u64);
    assert!(first[0] > 0, "W-80");
    println!("month  groups  monsters  silver");
    for month in 0..months.unwrap_or(60_u32) {
        let now = counted(&world);
        if month % 10 == 0 {
            println!("{month:5}  {:6}  {:8}  {:6}", now[0], now[1], now[2]);
        }
        assert!(now[0] * 2 >= first[0], "month {month}: it empties, {now:?} of {first:?}");
        assert!(now[0] <= 2 * regions, "month {month}: {now:?} in {regions} regions");
        world = turn::run(content(), &WORDS, world, &BTreeMap::new()).world;
    }
    let last = counted(&world);
    println!("  end  {:6}  {:8}  {:6}", last[0], last[1], last[2]);
}

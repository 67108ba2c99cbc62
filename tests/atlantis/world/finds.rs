//! Starting cities, lairs, gates, passages (W-77, W-78), and how fair the starts are.

use atlantis::content::Role;
use atlantis::generate;
use atlantis::world::{DIRECTIONS, Level, SettlementKind, StructureNo, World};
use proptest::prelude::*;

use super::{content, of_level, row, terrain, world};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Six coast plains, apart from each other (W-77), each with a city of 4,000 (W-52).
    #[test]
    // From the first city that is drawn with “grnigq” no five others are far enough away.
    fn w77_six_cities_lie_on_coasts(seed in prop_oneof![1 => Just("grnigq".to_owned()), 9 => "[a-z]{1,8}"]) {
        let world = world(&seed, 64, 64);
        prop_assert_eq!(world.starts.len(), 6);
        for (at, id) in world.starts.iter().enumerate() {
            let region = world.region(*id);
            prop_assert_eq!(terrain(region), "plain");
            prop_assert!(region.around.coast);
            prop_assert!((20..=80).contains(&row(world.grid, region)));
            for other in &world.starts[..at] {
                let apart = world.grid.distance(region.place, world.region(*other).place);
                prop_assert!(apart >= 8, "{apart}");
            }
            let settlement = region.dwelling.as_ref().and_then(|one| one.settlement.as_ref());
            let settlement = settlement.expect("a city");
            prop_assert!(settlement.start);
            prop_assert_eq!((settlement.size, settlement.kind), (4_000, SettlementKind::City));
        }
        prop_assert!(world.starts.windows(2).all(|two| two[0] < two[1]), "north first");
        let cities = world.regions.iter().filter_map(|one| one.dwelling.as_ref()?.settlement.as_ref());
        prop_assert_eq!(cities.filter(|one| one.start).count(), 6);
    }

    /// The Nexus has six ways, one into each, and none leads back (W-20).
    #[test]
    fn w20_the_nexus_leads_into_the_six(seed in "[a-z]{1,8}") {
        let world = world(&seed, 32, 32);
        let (blocked, nexus) = (content().known.blocked, atlantis::world::RegionId(0));
        for way in DIRECTIONS {
            prop_assert_eq!(world.beyond(nexus, way, blocked), Some(world.starts[usize::from(way.0)]));
        }
        for (id, _) in world.all_regions().skip(1) {
            prop_assert!(DIRECTIONS.iter().all(|way| world.beyond(id, *way, blocked) != Some(nexus)));
        }
        let region = world.region(nexus);
        prop_assert!(region.dwelling.is_none() && region.products.is_empty());
        prop_assert!(region.market.for_sale.is_empty() && region.gate.is_none());
    }

    /// Gates have all numbers from 1 on, one in 40 regions (W-78).
    #[test]
    fn w78_gates_are_numbered_without_gaps(seed in "[a-z]{1,8}") {
        let world = world(&seed, 64, 32);
        let mut gates: Vec<u32> = world.regions.iter().filter_map(|one| Some(one.gate?.number)).collect();
        gates.sort_unstable();
        let entered = world.regions.iter().skip(1).filter(|one| terrain(one) != "blocked").count();
        let wanted: Vec<u32> = (1..).take(entered / 40).collect();
        prop_assert_eq!(gates, wanted);
        for region in world.regions.iter().filter(|one| one.gate.is_some()) {
            prop_assert!(!["ocean", "blocked", "Nexus"].contains(&terrain(region)));
        }
    }

    /// Who goes through a shaft and back again is where he was (W-78).
    #[test]
    fn w78_shafts_lead_back(seed in "[a-z]{1,8}") {
        let world = world(&seed, 64, 64);
        let (mut down, mut up) = (0, 0);
        for (id, region) in world.all_regions() {
            for shaft in region.structures.iter().filter(|one| is(one.of, Role::Passage)) {
                let way = shaft.way.expect("a way");
                let there = world.region(way.region);
                let other = there.structure(way.structure.expect("a shaft there"));
                let back = other.and_then(|one| one.way).expect("a way back");
                prop_assert_eq!((back.region, back.structure), (id, Some(shaft.number)));
                let (above, below) = match region.place.level {
                    Level::Surface => (region.place, there.place),
                    _ => (there.place, region.place),
                };
                prop_assert_eq!((above.x / 2, above.y / 2), (below.x, below.y));
                prop_assert!(terrain(there) != "blocked" && terrain(there) != "ocean");
                down += usize::from(region.place.level == Level::Surface);
                up += usize::from(region.place.level == Level::Underworld);
            }
        }
        let land = of_level(&world, Level::Surface).filter(|one| terrain(one) != "ocean").count();
        prop_assert_eq!((down, up), (land / 50, land / 50));
    }

    /// Structures are numbered in each region from 1 on without gaps (W-30), and lairs are those of the terrain.
    #[test]
    fn w30_structures_are_numbered_in_their_region(seed in "[a-z]{1,8}") {
        let world = world(&seed, 32, 32);
        prop_assert_eq!((world.next_ship, world.next_faction), (101, 3));
        for region in &world.regions {
            let numbers: Vec<StructureNo> = region.structures.iter().map(|one| one.number).collect();
            let wanted: Vec<StructureNo> = (1..=region.last_structure).map(StructureNo).collect();
            prop_assert_eq!(numbers, wanted);
            for lair in region.structures.iter().filter(|one| is(one.of, Role::Lair)) {
                let kinds = &content().terrain(region.terrain).lairs.1;
                prop_assert!(kinds.iter().any(|kind| kind.structure == lair.of));
                prop_assert!(lair.needs == 0 && lair.way.is_none());
            }
        }
    }
}

fn is(of: atlantis::content::StructureType, role: Role) -> bool {
    content().structure(of).role == role
}

#[test]
fn w78_lairs_come_as_often_as_they_should() {
    let (mut jungles, mut lairs) = (0, 0);
    for seed in 0..6 {
        let world: World = world(&format!("lairs {seed}"), 128, 128);
        for region in of_level(&world, Level::Surface).filter(|one| terrain(one) == "jungle") {
            jungles += 1;
            lairs += usize::from(region.structures.iter().any(|one| is(one.of, Role::Lair)));
        }
    }
    let share = lairs * 100 / jungles;
    assert!((9..=15).contains(&share), "{share} in 100 jungles");
}

/// Whoever makes a world sees at a glance whether its starts are worth the same.
#[test]
fn w77_starts_are_compared() {
    let world = world("fair", 64, 64);
    let fairness = generate::fairness(&world, content());
    assert_eq!(fairness.starts.len(), 6);
    for start in &fairness.starts {
        // Five steps reach at most 90 hexes.
        assert!((1..=90).contains(&start.land) && start.tax > 0 && start.products > 0);
        assert!(start.nearest >= 8);
    }
    let shown = fairness.to_string();
    for start in &fairness.starts {
        assert!(shown.contains(&format!("{} ({},{})", start.name, start.place.x, start.place.y)));
    }
    let columns = shown.lines().next().expect("a head");
    for name in ["land", "tax", "products", "settlements", "nearest start"] {
        assert!(columns.contains(name), "{columns}");
    }
}

#[test]
fn w77_a_poor_start_is_told() {
    let mut world = world("poor", 64, 64);
    assert_eq!(generate::fairness(&world, content()).worse(), Vec::<String>::new());
    // All land around the first start sinks.
    let around: Vec<_> = DIRECTIONS
        .iter()
        .filter_map(|way| world.beyond(world.starts[0], *way, content().known.blocked))
        .collect();
    for id in around {
        world.region_mut(id).terrain = content().known.ocean;
    }
    let told = generate::fairness(&world, content()).worse();
    assert_eq!(told.len(), 3, "{told:?}");
    assert!(told[0].ends_with("has 0 % of the mean land."), "{told:?}");
}

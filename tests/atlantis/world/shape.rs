//! Size and shape (W-1 to W-4, W-70), and that a wish gives one world.

use std::collections::BTreeSet;

use atlantis::chance::Seed;
use atlantis::generate::{self, Unfit, Wish};
use atlantis::world::{DIRECTIONS, Grid, Level, Place};
use proptest::prelude::*;
use sha2::{Digest, Sha256};

use super::{content, of_level, wish, world};

fn bytes(seed: &str, width: u16, height: u16) -> Vec<u8> {
    borsh::to_vec(&world(seed, width, height)).expect("a world has bytes")
}

/// Another hash means that every game begun from a seed begins otherwise: it changes only with the rules or the tables.
#[test]
fn k9_a_seed_gives_one_world() {
    let hash = Sha256::digest(bytes("golden", 32, 32));
    let hash: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(hash, "5bc45153c5fe03c116262082d2903de8ebafcde73317256bb3c2ac19d1b907fd");
}

#[test]
fn w70_size_follows_the_number_of_players() {
    let size = |players| {
        let wish = Wish { seed: Seed::of("x"), width: 0, height: 0, players };
        let grid = wish.grid().expect("a size that fits");
        (grid.width, grid.height)
    };
    // 32×32 are 512 hexes: 24 for each of 21 players.
    assert_eq!(size(0), (32, 32));
    assert_eq!(size(21), (32, 32));
    assert_eq!(size(22), (64, 32));
    assert_eq!(size(42), (64, 32));
    assert_eq!(size(43), (64, 64));
    assert_eq!(size(86), (128, 64));
    assert_eq!(size(171), (128, 128));
    assert_eq!(size(342), (256, 128));
    assert_eq!(size(1_000), (256, 256));
    assert_eq!(size(100_000), (256, 256));
}

#[test]
fn w70_odd_and_too_small_and_too_large_are_refused() {
    for (width, height) in [(33, 32), (32, 31), (14, 32), (32, 14), (514, 32), (32, 514)] {
        let refused = generate::world(content(), &wish("x", width, height)).map(|_| ());
        assert_eq!(refused, Err(Unfit::Size), "{width}×{height}");
    }
}

#[test]
fn w1_neighbours_lie_on_six_sides() {
    let grid = Grid { width: 16, height: 16 };
    let at = |x, y| Place { level: Level::Surface, y, x };
    let around: Vec<_> = DIRECTIONS.iter().map(|way| grid.neighbour(at(4, 4), *way)).collect();
    let wanted = [(4, 2), (5, 3), (5, 5), (4, 6), (3, 5), (3, 3)].map(|(x, y)| Some(at(x, y)));
    assert_eq!(around, wanted);
}

#[test]
fn w2_x_wraps_and_y_does_not() {
    let grid = Grid { width: 16, height: 16 };
    let at = |x, y| Place { level: Level::Surface, y, x };
    let around = |place| DIRECTIONS.map(|way| grid.neighbour(place, way));
    assert_eq!(
        around(at(0, 0)),
        [None, None, Some(at(1, 1)), Some(at(0, 2)), Some(at(15, 1)), None]
    );
    assert_eq!(grid.distance(at(0, 0), at(15, 1)), 1);
}

#[test]
fn w3_distance_is_in_steps() {
    let grid = Grid { width: 32, height: 32 };
    let at = |x, y| Place { level: Level::Surface, y, x };
    assert_eq!(grid.distance(at(4, 4), at(4, 10)), 3);
    assert_eq!(grid.distance(at(4, 4), at(7, 7)), 3);
    assert_eq!(grid.distance(at(4, 4), at(8, 4)), 4);
    assert_eq!(grid.distance(at(2, 4), at(30, 4)), 4);
    assert_eq!(grid.distance(at(4, 4), at(6, 14)), 6);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// The same wish gives the same bytes, another seed others.
    #[test]
    fn k9_worlds_are_their_seeds(seed in "[a-z]{1,8}") {
        prop_assert_eq!(bytes(&seed, 16, 24), bytes(&seed, 16, 24));
        prop_assert_ne!(bytes(&seed, 16, 24), bytes(&format!("{seed}!"), 16, 24));
    }

    /// Every hex of each level is there once, in fixed order, the Nexus first (W-1, W-4, K-7).
    #[test]
    fn w4_all_hexes_are_there_in_fixed_order(seed in "[a-z]{1,8}", w in 8u16..33, h in 8u16..33) {
        let (width, height) = (2 * w, 2 * h);
        let world = world(&seed, width, height);
        let hexes = |width: u16, height: u16| usize::from(width) * usize::from(height);
        prop_assert_eq!(world.regions[0].place.level, Level::Nexus);
        prop_assert!(world.regions.windows(2).all(|two| two[0].place < two[1].place));
        prop_assert!(world.regions.iter().all(|one| (one.place.x + one.place.y) % 2 == 0));
        prop_assert_eq!(of_level(&world, Level::Surface).count(), hexes(width, height) / 2);
        let under = hexes(width / 2, height / 2);
        // A single hex of them more where both sides are odd.
        prop_assert_eq!(of_level(&world, Level::Underworld).count(), under.div_ceil(2));
        prop_assert_eq!(of_level(&world, Level::Nexus).count(), 1);
        for (id, region) in world.all_regions() {
            prop_assert_eq!(world.at(region.place), Some(id));
        }
    }

    /// Whoever goes a way comes back by the opposite one (W-1).
    #[test]
    fn w1_ways_lead_back(seed in "[a-z]{1,8}") {
        let world = world(&seed, 18, 22);
        let blocked = content().known.blocked;
        for (id, region) in world.all_regions().skip(1) {
            if region.terrain == blocked {
                continue;
            }
            let mut around = BTreeSet::new();
            for way in DIRECTIONS {
                if let Some(there) = world.beyond(id, way, blocked) {
                    prop_assert!(around.insert(there), "{:?} has a neighbour twice", region.place);
                    prop_assert_eq!(world.beyond(there, way.opposite(), blocked), Some(id));
                    prop_assert_eq!(world.grid.distance(region.place, world.region(there).place), 1);
                }
            }
        }
    }
}

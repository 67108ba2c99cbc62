//! Of the island and the setup.

use super::*;
use atlantida::ids::{Site, Statue, Stock};
use atlantida::settings::{Laid, Switch, Version};

#[test]
fn i10_the_tiles_are_those_of_the_table() {
    let tiles = shipped().island.tiles;
    let temples = [
        Site::Poseidon,
        Site::Hades,
        Site::Persephone,
        Site::Aeolus,
        Site::Hecate,
        Site::Demeter,
        Site::Gaia,
        Site::Europa,
    ];
    assert!(temples.iter().all(|site| tiles[site] == 1));
    let productions = [Site::Prairie, Site::StonePits, Site::CityRuins, Site::Mine, Site::Forest];
    assert_eq!(productions.map(|site| tiles[&site]), [3, 3, 2, 2, 2]);
    assert_eq!(tiles.values().sum::<u32>(), 20);
}

/// Over many draws: Zeus takes one production tile, and what was a Forest has no creature of a Forest.
#[test]
fn i14_a_forest_that_becomes_a_temple_is_no_forest() {
    let mut forests = 0;
    for seed in 0..60 {
        let mut t = Table::open(|settings| {
            settings.game = Version::Advanced;
            settings.island = Laid::Shuffled;
        });
        let mut dice = Seeded(seed, 0);
        t.chance = game::Scripted::new((0..60).map(|_| (dice.next() % 20) as u32 + 1));
        t.begin(2);
        let hexes: Vec<_> = t.state.world().hexes().collect();
        let count = |site| hexes.iter().filter(|(_, hex)| hex.site == site).count();
        let kinds = [Site::Prairie, Site::StonePits, Site::CityRuins, Site::Mine, Site::Forest];
        assert_eq!(kinds.map(count).iter().sum::<usize>(), 11);
        let strong = hexes.iter().filter(|(_, hex)| hex.creature == Some(8)).count();
        assert_eq!(strong, count(Site::Forest), "seed {seed}");
        forests += usize::from(count(Site::Forest) == 1);
    }
    assert!(forests > 0, "no Forest was taken");
}

#[test]
fn p4_four_pops_a_leader_and_their_stocks() {
    for t in [Table::basic(5), Table::advanced(5)] {
        for faction in ALL {
            let own = t.own(faction);
            let units = (own.home.pops, own.home.leaders, own.leaders(), own.on_island());
            assert_eq!(units, (4, 1, 1, 4));
            let stocks = stocks(&t, faction);
            assert_eq!(stocks, [2, 2, 2, 2, 6]);
            assert_eq!((own.capacity, own.continent, own.hades), (0, 0, 0));
            assert!(own.advances.is_empty());
        }
    }
}

#[test]
fn p11_five_factions_told_apart() {
    let rows = shipped().scenario.factions;
    let names: Vec<&str> = rows.iter().map(|row| row.name.as_str()).collect();
    assert_eq!(names, ["Atlas", "Ampheres", "Mneseus", "Mestor", "Azaes"]);
    let different = |of: fn(&atlantida::content::FactionRow) -> &String| {
        rows.iter().map(of).collect::<std::collections::BTreeSet<_>>().len()
    };
    assert_eq!(different(|row| &row.colour), 5);
    assert_eq!(different(|row| &row.emblem), 5);
    assert_eq!(different(|row| &row.pattern), 5);
}

#[test]
fn p12_a_chosen_statue_works_in_turn_1() {
    let mut t = Table::open(|settings| {
        settings.game = Version::Advanced;
        settings.island = Laid::Printed;
    });
    t.begin(2);
    let choose = |statue: &str| {
        say(json!({ "do": "choose_statue", "statue": statue, "at": { "column": 1, "row": 1 } }))
    };
    t.ok(Atlas, choose("hermes"));
    t.ok(Ampheres, choose("hera"));
    t.ok(Ampheres, say(json!({ "do": "set_order", "holder": "atlas", "clockwise": true })));
    assert_eq!(t.state.world().turn(), 1);
    t.ok(Atlas, say(json!({ "do": "take_by_hermes", "stock": "gold" })));
    both(&mut t);
    assert_eq!([Atlas, Ampheres].map(|of| t.stock(of, Stock::Gold)), [3, 1]);
    // Hera alone does nothing until another is built beside her.
    t.finish(Atlas);
    t.stocks(Ampheres, [9, 9, 9, 9, 9]);
    let housed = json!([{ "square": { "column": 3, "row": 3 }, "pops": 4 }]);
    t.ok(Ampheres, say(json!({ "do": "place", "at": housed })));
    let at = json!({ "column": 2, "row": 1 });
    t.ok(Ampheres, say(json!({ "do": "build", "kind": "statue", "statue": "ares", "at": at })));
    let statues: Vec<_> = t.own(Ampheres).statues().collect();
    assert!(statues.contains(&Statue::Hera) && statues.contains(&Statue::Ares));
    let own = t.own(Ampheres);
    assert_eq!([Stock::Stone, Stock::Gold].map(|of| own.stock(of)), [8, 8]);
}

#[test]
fn p14_an_extra_leader_in_both_games() {
    let set = |settings: &mut atlantida::settings::Settings| settings.extra_leader = Switch::On;
    for t in [Table::basic_with(3, set), Table::advanced_with(3, set)] {
        assert!(ALL[..3].iter().all(|of| t.own(*of).home.leaders == 2));
    }
}

#[test]
fn i2_the_main_region_is_two_cells_and_no_hex() {
    let content = atlantida::content::Content::checked(shipped()).expect("sound");
    let cells: Vec<_> = content.draft().island.main.iter().map(|cell| (cell.q, cell.r)).collect();
    assert_eq!(cells, [(0, 0), (1, 0)]);
    let beside: Vec<String> = content
        .island()
        .spots()
        .filter(|(_, spot)| spot.by_main)
        .map(|(id, _)| id.to_string())
        .collect();
    assert_eq!(beside, ["A1", "B1", "B2", "B3"]);
    let hexes = &content.draft().island.hexes;
    assert!(hexes.iter().all(|row| !cells.contains(&(row.q, row.r))));
}

#[test]
fn i4_a_ring_is_never_counted_anew() {
    let rings = |t: &Table| {
        let hexes = crate::examples::public(t)["board"]["hexes"].clone();
        let hexes = hexes.as_array().expect("hexes").clone();
        hexes.iter().map(|row| (row["id"].clone(), row["ring"].clone())).collect::<Vec<_>>()
    };
    let mut t = Table::basic(2);
    let before = rings(&t);
    // E1 and E2 are further away then.
    t.so(["C1", "C2", "D2", "D3"].map(|name| atlantida::world::Fact::Sunk { hex: hex(name) }));
    assert_eq!(rings(&t), before);
    assert!(before.contains(&(json!("E1"), json!(4))));
}

#[test]
fn i9_twelve_hexes_are_coast_and_each_other_one_touches_it() {
    let content = atlantida::content::Content::checked(shipped()).expect("sound");
    let spots: Vec<_> = content.island().spots().collect();
    let coast: Vec<_> =
        spots.iter().filter(|(_, spot)| spot.sea_sides > 0).map(|(id, _)| *id).collect();
    let names = ["A1", "A2", "A3", "B1", "B6", "C1", "C5", "D1", "D2", "D4", "E1", "E2"];
    assert_eq!(coast, names.map(hex));
    for (id, spot) in spots.iter().filter(|(_, spot)| spot.sea_sides == 0) {
        assert!(spot.neighbours.iter().any(|next| coast.contains(next)), "{id}");
    }
}

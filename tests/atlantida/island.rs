//! The island, the setup, the settings (sections 2 to 4).

use atlantida::ids::{Card, Kind, Place, Site, Statue, Stock};
use atlantida::settings::{AdvancedOrder, Laid, Switch, Version};
use atlantida::table::Stage;
use atlantida::world::{Fact, World};
use serde_json::json;

use crate::kit::*;

fn sites(world: &World, site: Site) -> usize {
    world.hexes().filter(|(_, hex)| hex.site == site).count()
}

#[test]
fn i3_i4_the_island_is_that_of_the_table() {
    let t = Table::basic(2);
    let view = crate::examples::public(&t);
    let hexes = view["board"]["hexes"].as_array().expect("hexes");
    assert_eq!(hexes.len(), 20);
    let ring = |ring: u64| hexes.iter().filter(|hex| hex["ring"] == ring).count();
    assert_eq!([1, 2, 3, 4].map(ring), [4, 5, 6, 5]);
    assert_eq!(hexes.iter().filter(|hex| hex["coastal"] == true).count(), 12);
}

#[test]
fn i5_a_sunken_hex_makes_its_neighbours_coastal() {
    let mut t = Table::basic(2);
    let coastal = |t: &Table, name: &str| {
        let view = crate::examples::public(t);
        let hexes = view["board"]["hexes"].as_array().expect("hexes").clone();
        hexes.iter().any(|hex| hex["id"] == name && hex["coastal"] == true)
    };
    assert!(!coastal(&t, "B2"));
    t.so([Fact::Sunk { hex: hex("B1") }]);
    assert!(coastal(&t, "B2"));
}

#[test]
fn i8_a_sunken_hex_is_no_passage() {
    let mut t = Table::basic(2);
    t.slain("B2");
    let enter = || {
        command(
            json!({ "do": "move", "from": "home", "pops": 1, "to": { "place": "C1" }, "how": "enter" }),
        )
    };
    let mut dry = t.clone();
    dry.ok(Atlas, enter());
    t.so([Fact::Sunk { hex: hex("B2") }]);
    // Over B1 a creature bars the way.
    assert_eq!(t.refused(Atlas, enter()), "M-7");
}

#[test]
fn i11_tiles_are_shuffled() {
    let mut t = Table::open(|settings| settings.island = Laid::Shuffled);
    t.chance = game::Scripted::new((0..19).map(|at| at % 7 + 1));
    t.begin(2);
    let world = t.state.world();
    assert_eq!(world.hex(hex("A1")).expect("a hex").site, Site::Poseidon);
    let counts = [Site::Prairie, Site::StonePits, Site::CityRuins, Site::Mine, Site::Forest];
    assert_eq!(counts.map(|site| sites(world, site)), [3, 3, 2, 2, 2]);
    for (_, hex) in world.hexes().filter(|(_, hex)| hex.site == Site::Forest) {
        assert_eq!(hex.creature, Some(8));
    }
}

#[test]
fn i15_a_third_forest_for_one_stone_pits() {
    for from in 0..20 {
        let mut t = Table::open(|settings| settings.third_forest = Switch::On);
        t.chance = game::Scripted::new((0..19).map(|at| (at + from) % 7 + 1));
        t.begin(2);
        let counts = [Site::Prairie, Site::StonePits, Site::CityRuins, Site::Mine, Site::Forest];
        assert_eq!(counts.map(|site| sites(t.state.world(), site)), [3, 2, 2, 2, 3]);
    }
}

#[test]
fn i11_i14_zeus_takes_the_place_of_a_production_tile() {
    let mut t = Table::open(|settings| {
        settings.island = Laid::Shuffled;
        settings.game = Version::Advanced;
    });
    t.begin(2);
    let world = t.state.world();
    assert_eq!(sites(world, Site::Zeus), 1);
    assert_eq!(world.hexes().filter(|(_, hex)| hex.site.is_production()).count(), 11);
    let (id, zeus) = world.hexes().find(|(_, hex)| hex.site == Site::Zeus).expect("a hex");
    let view = crate::examples::public(&t);
    let hexes = view["board"]["hexes"].as_array().expect("hexes");
    let ring = hexes.iter().find(|row| row["id"] == id.to_string()).expect("it")["ring"].as_u64();
    assert_eq!(zeus.creature.map(u64::from), ring.map(|ring| ring + 3));
}

#[test]
fn i12_i15_the_printed_island() {
    let t = Table::basic(2);
    let site = |t: &Table, name: &str| t.state.world().hex(hex(name)).expect("a hex").site;
    assert_eq!((site(&t, "B1"), site(&t, "E1")), (Site::Prairie, Site::Europa));
    assert_eq!(t.state.world().hex(hex("A1")).expect("a hex").creature, None);
    assert_eq!(t.state.world().hex(hex("D4")).expect("a hex").creature, Some(7));
    let t = Table::basic_with(2, |settings| settings.third_forest = Switch::On);
    assert_eq!(site(&t, "D4"), Site::Forest);
    assert_eq!(t.state.world().hex(hex("D4")).expect("a hex").creature, Some(8));
    assert_eq!(site(&Table::advanced(2), "C3"), Site::Zeus);
}

#[test]
fn p1_two_to_five_play() {
    for players in [0, 1] {
        let mut t = Table::open(|_| {});
        let begin = json!({ "do": "begin", "factions": ALL[..players].to_vec() });
        assert_eq!(
            t.does(Atlas, command(begin))
                .expect_err("too few")
                .sentence
                .filled("rule")
                .expect("a rule"),
            "P-1"
        );
    }
}

#[test]
fn p2_the_compass_is_drawn_clockwise() {
    let mut t = Table::open(|settings| settings.island = Laid::Printed);
    t.chance = game::Scripted::new([2]);
    t.begin(3);
    assert_eq!(t.state.world().order(), [Ampheres, Mneseus, Atlas]);
    assert_eq!((t.state.stage(), t.state.awaited().next()), (Stage::Movement, Some(Ampheres)));
}

#[test]
fn p3_p4_what_a_player_begins_with() {
    let t = Table::basic(2);
    let own = t.own(Atlas);
    assert_eq!((own.home.pops, own.home.leaders, own.capacity), (4, 1, 0));
    assert_eq!(Stock::ALL.iter().map(|of| own.stock(*of)).collect::<Vec<_>>(), [2, 2, 2, 2, 6]);
    assert_eq!(own.city.at(sq(3, 3)).expect("it stands").kind, Kind::Housing);
    assert!(own.advances.is_empty());
}

#[test]
fn p5_p14_an_extra_leader() {
    let t = Table::basic_with(2, |settings| settings.extra_leader = Switch::On);
    assert_eq!(t.own(Atlas).home.leaders, 2);
}

#[test]
fn p6_the_track_is_open() {
    let track = |t: &Table| crate::examples::public(t)["board"]["track"].clone();
    let basic = track(&Table::basic(2));
    let cards: Vec<_> =
        basic.as_array().expect("slots").iter().map(|slot| slot["card"].clone()).collect();
    assert_eq!(
        (cards[2].clone(), cards[3].clone(), cards[12].clone()),
        (json!("tribute"), json!(null), json!("collapse"))
    );
    let advanced = track(&Table::advanced(2));
    let cards = advanced.as_array().expect("slots");
    assert!(cards[..2].iter().all(|slot| slot["card"].is_null()));
    assert!(cards[2..].iter().all(|slot| !slot["card"].is_null()));
    let away = crate::examples::public(&Table::advanced(2))["board"]["away"].clone();
    assert_eq!(away.as_array().expect("cards").len(), 4);
}

#[test]
fn p7_p8_statues_and_order() {
    let mut t = Table::open(|settings| {
        settings.game = Version::Advanced;
        settings.island = Laid::Printed;
    });
    t.begin(2);
    let choose = |statue: &str, column: u32, row: u32| {
        command(
            json!({ "do": "choose_statue", "statue": statue, "at": { "column": column, "row": row } }),
        )
    };
    assert_eq!(t.refused(Ampheres, choose("ares", 1, 1)), "P-7");
    assert_eq!(t.refused(Atlas, choose("ares", 3, 3)), "P-7");
    t.ok(Atlas, choose("ares", 1, 1));
    assert_eq!(t.refused(Ampheres, choose("ares", 1, 1)), "Z-7");
    t.ok(Ampheres, choose("hera", 1, 1));
    assert_eq!(t.stock(Atlas, Stock::Gold), 2);
    let order =
        |holder: &str| command(json!({ "do": "set_order", "holder": holder, "clockwise": false }));
    assert_eq!(t.refused(Atlas, order("atlas")), "P-8");
    t.ok(Ampheres, order("ampheres"));
    assert_eq!(t.state.world().order(), [Ampheres, Atlas]);
    assert!(t.own(Atlas).has_statue(Statue::Ares));
}

#[test]
fn p8_any_order_of_seats() {
    let mut t = Table::open(|settings| {
        settings.game = Version::Advanced;
        settings.advanced_order = AdvancedOrder::Any;
        settings.island = Laid::Printed;
    });
    t.begin(3);
    (0..3).for_each(|_| t.steward());
    let set = |ring: &[&str]| {
        command(json!({ "do": "set_order", "holder": "atlas", "clockwise": true, "ring": ring }))
    };
    assert_eq!(t.refused(Mneseus, set(&["mneseus", "atlas"])), "P-8");
    assert_eq!(t.refused(Mneseus, set(&["mneseus", "atlas", "atlas"])), "P-8");
    t.ok(Mneseus, set(&["mneseus", "atlas", "ampheres"]));
    assert_eq!(t.state.world().order(), [Atlas, Ampheres, Mneseus]);
}

#[test]
fn p9_no_plunder() {
    let mut t = Table::advanced_with(2, |settings| settings.no_plunder = Switch::On);
    t.set(Atlas, Stock::Knowledge, 9);
    t.put(Atlas, Place::Theatre, 2, 1);
    t.phase(Stage::Improvement, Atlas);
    t.finish_place(Atlas);
    let learn = command(json!({ "do": "learn", "advance": "fanaticism", "at": "theatre" }));
    assert_eq!(t.refused(Atlas, learn), "P-9");
    let build = json!({ "do": "build", "kind": "statue", "statue": "hermes", "at": { "column": 1, "row": 1 } });
    assert_eq!(t.refused(Atlas, command(build)), "P-9");
}

#[test]
fn p13_nobody_acts_before_the_game() {
    let mut t = Table::open(|settings| settings.game = Version::Advanced);
    t.begin(2);
    assert_eq!(t.refused(Atlas, command(json!({ "do": "finish_movement" }))), "T-1");
}

#[test]
fn x3_the_deck_is_that_of_the_table() {
    let draft = shipped();
    let count: u32 = draft.events.iter().map(|row| row.count).sum();
    assert_eq!(count, 10);
    let of = |card| draft.events.iter().find(|row| row.id == card).expect("a row").count;
    assert_eq!((of(Card::Drought), of(Card::LostFleet), of(Card::Flood)), (2, 2, 1));
}

impl Table {
    /// Hunts nothing and places everybody in Housings.
    pub fn finish_place(&mut self, faction: atlantida::ids::Faction) {
        while !self.own(faction).phase.placed {
            let (command, _) = atlantida::steward::answer(&self.state, faction).expect("an answer");
            self.ok(faction, command);
        }
    }
}

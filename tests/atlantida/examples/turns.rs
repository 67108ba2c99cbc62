//! Of moves, events and the end.

use super::*;
use crate::kit::*;
use atlantida::ids::{Advance, Card, Kind, Place, Site, Statue, Stock};
use atlantida::score::WonBy;
use atlantida::table::Stage;
use atlantida::world::Fact;
use serde_json::{Value, json};

#[test]
fn j15_m7_m8_m11_moves() {
    let mut t = Table::basic(2);
    assert_eq!(targets(&t), ["A1", "A2", "B1", "B2", "B3", "B4"]);
    t.learn(Atlas, Advance::Navigation);
    let coast = ["A1", "A2", "A3", "B1", "B6", "C1", "C5", "D1", "D2", "D4", "E1", "E2"];
    let reached = targets(&t);
    assert!(coast.iter().all(|name| reached.contains(&(*name).to_owned())));
    let sea = |pops| {
        command(
            json!({ "do": "move", "from": "home", "pops": pops, "way": "sea", "to": { "place": "E2" }, "how": "enter" }),
        )
    };
    assert_eq!(t.refused(Atlas, sea(4)), "M-3");
    t.ok(Atlas, sea(3));
}

#[test]
fn j16_t2_t4_compass() {
    let mut t = Table::basic(5);
    t.so([Fact::CompassSet { holder: Mneseus, clockwise: true }]);
    assert_eq!(t.state.world().order(), [Mneseus, Mestor, Azaes, Atlas, Ampheres]);
    t.put(Atlas, at("A1"), 0, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.phase(Stage::Movement, Atlas);
    for faction in ALL {
        t.finish(faction);
    }
    assert_eq!(t.state.stage(), Stage::Compass);
    t.ok(Atlas, command(json!({ "do": "set_compass", "holder": "azaes", "clockwise": false })));
    let order = [Azaes, Mestor, Mneseus, Ampheres, Atlas];
    assert_eq!(t.state.world().order(), order);
    assert_eq!(t.state.awaited().next(), Some(Azaes));
    for faction in order {
        t.finish(faction);
    }
    assert_eq!((t.state.stage(), t.state.awaited().next()), (Stage::Movement, Some(Azaes)));
}

#[test]
fn j22_g10_g11_g25_europa() {
    let mut t = europa(7);
    assert_eq!(t.refused(Atlas, sends(4)), "G-10");
    t.ok(Atlas, sends(2));
    assert_eq!((t.stock(Atlas, Stock::Gold), t.own(Atlas).continent), (34, 2));
    let mut t = europa(13);
    assert_eq!(t.refused(Atlas, sends(5)), "G-10");
    t.ok(Atlas, sends(4));
    assert_eq!(t.stock(Atlas, Stock::Gold), 24);
}

#[test]
fn j23_g12_g14_g15_g16_g26_tribute() {
    let mut t = Table::basic(4);
    tribute(&mut t, 3, &[3, 0, 2, 3]);
    let (ranks, rewarded, punished) = shown(&t);
    assert_eq!(ranks, ["atlas", "mestor", "mneseus", "ampheres"]);
    assert_eq!((rewarded, punished), (json!("atlas"), json!(["ampheres"])));
    assert_eq!(t.own(Ampheres).count(Kind::Housing), 0);
    assert_eq!(t.own(Mneseus).count(Kind::Housing), 1);
    assert_eq!(t.own(Ampheres).hades, 1);

    let mut t = Table::basic(3);
    tribute(&mut t, 3, &[3, 2, 2]);
    assert_eq!(shown(&t).2, json!(["mneseus"]));
    let mut t = Table::basic(3);
    tribute(&mut t, 3, &[0, 0, 2]);
    let (ranks, rewarded, punished) = shown(&t);
    assert_eq!((ranks[0].as_str(), rewarded), ("mneseus", Value::Null));
    assert_eq!(punished, json!(["atlas", "ampheres"]));
    let mut t = Table::basic(3);
    let knowledge = t.stock(Ampheres, Stock::Knowledge);
    tribute(&mut t, 3, &[3, 4, 3]);
    assert_eq!(shown(&t).1, json!("ampheres"));
    assert_eq!(shown(&t).2, json!([]));
    assert_eq!(t.stock(Ampheres, Stock::Knowledge), knowledge + 4);
}

/// Where nothing is due the first who gave nothing is still punished, and not rewarded too.
#[test]
fn g26_nobody_is_rewarded_and_punished() {
    let mut t = Table::basic_with(2, |settings| settings.tribute_due = 0);
    tribute(&mut t, 3, &[0, 0]);
    assert_eq!(shown(&t).1, json!(null));
    assert_eq!(shown(&t).2, json!(["atlas", "ampheres"]));
    let mut t = Table::basic_with(2, |settings| settings.tribute_due = 0);
    tribute(&mut t, 3, &[0, 1]);
    assert_eq!((shown(&t).1, shown(&t).2), (json!("ampheres"), json!(["atlas"])));
}

#[test]
fn j24_g18_x5_seaquake() {
    let mut t = Table::advanced(4);
    t.around(Mneseus, at("B1"), 3, 1);
    t.put(Mneseus, Place::Home, 4, 0);
    t.around(Mestor, at("B2"), 2, 0);
    t.around(Ampheres, at("E2"), 1, 0);
    tribute(&mut t, 3, &[4, 3, 2, 0]);
    assert_eq!(t.own(Mestor).count(Kind::Housing), 0);
    assert_eq!(t.own(Mestor).hades, 0);
    assert_eq!(t.state.stage(), Stage::Sinking);
    let sink = |name: &str| command(json!({ "do": "sink", "hex": name }));
    assert_eq!(t.refused(Atlas, sink("E2")), "X-5");
    assert_eq!(t.refused(Atlas, sink("B2")), "X-5");
    t.ok(Atlas, sink("B1"));
    assert_eq!((t.own(Mneseus).hades, t.units(Mneseus, at("B1"))), (3, (0, 0)));
    assert_eq!(t.own(Mneseus).home.leaders, 1);
    let mut other = t.clone();
    t.ok(Atlas, sink("B2"));
    assert_eq!(t.own(Mestor).hades, 2);
    assert_eq!(t.state.world().turn(), 4);
    other.ok(Atlas, sink("E1"));
    assert_eq!(other.stock(Atlas, Stock::Gold), 1);
}

#[test]
fn j25_x8_f12_epidemic() {
    for (medicine, dead) in [(false, 3), (true, 2)] {
        let mut t = Table::advanced(2);
        if medicine {
            t.learn(Atlas, Advance::Medicine);
        }
        // 9 pops eat, 14 food: 28 squares in effect.
        t.put(Atlas, Place::Home, 9, 1);
        t.slain("B1");
        t.around(Atlas, at("B1"), 0, 0);
        farms(&mut t, &[(1, 1), (2, 1), (3, 1), (4, 1)]);
        t.event(Card::Epidemic, 4);
        t.phase(Stage::Improvement, Atlas);
        t.ok(Atlas, place(&[]));
        for _ in 0..4 {
            t.ok(Atlas, next());
        }
        assert_eq!(t.own(Atlas).phase.food.expect("counted").excess(), 5);
        t.ok(Atlas, grow(2));
        t.ok(Atlas, next());
        assert_eq!(t.own(Atlas).hades, dead);
    }
}

#[test]
fn j26_x9_raid() {
    let raided = || {
        let mut t = Table::advanced(2);
        t.built(Atlas, Kind::Bastion, 1, 1);
        t.put(Atlas, Place::Home, 7, 1);
        t.stocks(Atlas, [0, 5, 0, 0, 3]);
        t.event(Card::Raid, 4);
        t.phase(Stage::Improvement, Atlas);
        t.ok(Atlas, place(&[]));
        for _ in 0..5 {
            t.ok(Atlas, next());
        }
        t
    };
    let mut t = raided();
    t.ok(Atlas, react(json!({ "raid": { "arms": 3, "sacrifices": 1 } })));
    assert_eq!((t.own(Atlas).hades, t.stock(Atlas, Stock::Arms)), (1, 0));
    assert_eq!(t.stock(Atlas, Stock::Gold), 5);
    let mut t = raided();
    t.ok(Atlas, react(json!({ "raid": { "arms": 0, "sacrifices": 0 } })));
    assert_eq!((t.own(Atlas).hades, t.stock(Atlas, Stock::Arms)), (1, 3));
    assert_eq!(t.stock(Atlas, Stock::Gold), 0);
}

#[test]
fn j27_x12_earthquake() {
    let quaking = |engineering: bool| {
        let mut t = Table::advanced(2);
        t.built(Atlas, Kind::Housing, 1, 1);
        t.built(Atlas, Kind::Academy, 2, 1);
        if engineering {
            t.learn(Atlas, Advance::Engineering);
        }
        t.event(Card::Earthquake, 4);
        t.phase(Stage::Improvement, Atlas);
        met(&mut t, Atlas);
        t
    };
    let fall = |squares: &[(u32, u32)]| {
        let at: Vec<Value> =
            squares.iter().map(|(column, row)| json!({ "column": column, "row": row })).collect();
        react(json!({ "earthquake": at }))
    };
    let mut t = quaking(true);
    t.ok(Atlas, fall(&[(2, 1)]));
    assert_eq!(t.own(Atlas).hades, 0);
    let mut t = quaking(true);
    t.ok(Atlas, fall(&[(1, 1)]));
    assert_eq!(t.own(Atlas).hades, 1);
    let mut t = quaking(false);
    assert_eq!(t.refused(Atlas, fall(&[(1, 1)])), "X-12");
    t.ok(Atlas, fall(&[(1, 1), (2, 1)]));
    assert_eq!(t.own(Atlas).hades, 2);
}

#[test]
fn j28_x13_flood() {
    for (engineering, spent, dead) in [(false, (3, 1), 1), (true, (3, 0), 0)] {
        let mut t = Table::advanced(2);
        t.put(Atlas, Place::Home, 9, 1);
        t.stocks(Atlas, [3, 0, 1, 0, 0]);
        if engineering {
            t.learn(Atlas, Advance::Engineering);
        }
        t.event(Card::Flood, 4);
        t.phase(Stage::Improvement, Atlas);
        t.ok(Atlas, place(&[]));
        for _ in 0..5 {
            t.ok(Atlas, next());
        }
        t.ok(Atlas, react(json!({ "flood": { "stone": spent.0, "wood": spent.1 } })));
        assert_eq!(t.own(Atlas).hades, dead);
    }
}

#[test]
fn j31_v5_v6_v9_the_end() {
    let mut t = Table::basic(3);
    t.so([Fact::TurnBegan { turn: 13 }]);
    for faction in &ALL[..3] {
        t.put(*faction, Place::Home, 0, 1);
    }
    t.counts(Atlas, 0, 9, 2);
    t.counts(Ampheres, 0, 6, 0);
    t.counts(Mneseus, 0, 0, 4);
    t.set(Atlas, Stock::Gold, 0);
    t.so([Fact::Destroyed { faction: Atlas, at: sq(3, 3) }]);
    // The race is not looked at here.
    t.happens(atlantida::event::Event::Control(atlantida::event::ControlEvent::SettingChanged {
        key: "race_victory".into(),
        value: atlantida::settings::Value::Word("off".into()),
    }));
    t.phase(Stage::Improvement, Atlas);
    // Nobody grows.
    for faction in &ALL[..3] {
        t.ok(*faction, place(&[]));
        t.ok(*faction, done());
    }
    let result: atlantida::score::Ended =
        serde_json::from_value(public(&t)["result"].clone()).expect("it is over");
    assert_eq!(result.by, WonBy::Points);
    let rows: Vec<_> =
        result.places.iter().map(|row| (row.faction, row.place, row.points, row.record)).collect();
    let expected =
        [(Ampheres, 1, 6, Some(106)), (Atlas, 2, 5, Some(105)), (Mneseus, 3, -8, Some(-8))];
    assert_eq!(rows, expected);
}

#[test]
fn j32_x10_x21_lost_fleet() {
    let mut t = fleet([2, 4, 4]);
    assert_eq!((t.state.stage(), t.state.awaited().next()), (Stage::Boarding, Some(Ampheres)));
    assert_eq!(ALL[..3].iter().map(|of| t.stock(*of, Stock::Gold)).collect::<Vec<_>>(), [5, 1, 5]);
    let board =
        |pops: u32| command(json!({ "do": "board", "from": [{ "from": "home", "pops": pops }] }));
    assert_eq!(t.refused(Ampheres, board(6)), "X-10");
    t.ok(Ampheres, board(5));
    assert_eq!(t.own(Ampheres).continent, 5);
    let t = fleet([0, 0, 0]);
    assert_eq!((t.state.stage(), t.state.world().turn()), (Stage::Movement, 5));
}

#[test]
fn j34_i4_i5_land() {
    let mut t = Table::basic(2);
    t.so([Fact::Sunk { hex: hex("B1") }, Fact::Sunk { hex: hex("C1") }]);
    let view = public(&t);
    let hexes = view["board"]["hexes"].as_array().expect("hexes").clone();
    let of = |name: &str| hexes.iter().find(|row| row["id"] == name).expect("a hex").clone();
    assert!(["B2", "C2", "D1"].iter().all(|name| of(name)["coastal"] == true));
    assert_eq!((of("D1")["ring"].clone(), of("D1")["creature"].clone()), (json!(3), json!(6)));
    t.around(Atlas, at("C2"), 1, 1);
    t.put(Atlas, Place::Home, 3, 0);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, command(json!({ "do": "move", "from": "C2", "pops": 1, "to": { "place": "D1" }, "how": "enter" })));
}

#[test]
fn j35_z3_z5_zeus() {
    for (dionysus, there, price) in [(false, true, 3), (true, true, 2), (true, false, 3)] {
        let mut t = Table::advanced(2);
        if there {
            t.slain("C3");
            t.put(Atlas, at("C3"), 0, 1);
            t.put(Atlas, Place::Home, 4, 0);
        }
        if dionysus {
            t.statue(Atlas, Statue::Dionysus, 1, 1);
        }
        t.event(Card::Epidemic, 4);
        t.set(Atlas, Stock::Gold, 5);
        t.phase(Stage::Movement, Ampheres);
        t.finish(Ampheres);
        t.finish(Atlas);
        assert_eq!(t.state.stage(), Stage::Zeus);
        t.ok(Atlas, command(json!({ "do": "use_zeus", "favour": "spare" })));
        assert_eq!(t.stock(Atlas, Stock::Gold), 5 - price);
        while t.state.world().turn() == 4 {
            t.steward();
        }
        // Six after growth.
        assert_eq!((t.own(Atlas).hades, t.own(Ampheres).hades), (0, 2));
    }
}

#[test]
fn j36_g30_v2_the_rush() {
    let mut draft = shipped();
    for row in &mut draft.island.hexes {
        row.site = match row.site {
            Site::CityRuins if row.id == hex("B2") => Site::Europa,
            Site::Europa => Site::CityRuins,
            site => site,
        };
    }
    let mut t = Table::of(draft, |settings| settings.island = atlantida::settings::Laid::Printed);
    t.begin(2);
    t.ok(
        Atlas,
        command(json!({ "do": "move", "from": "home", "pops": 4, "to": { "place": "B2" } })),
    );
    let mut left = 4;
    for turn in 1..=4 {
        if turn > 1 {
            let units = json!([{ "from": if turn == 2 { "B2" } else { "theatre" }, "pops": 0, "leaders": 1 }]);
            t.ok(Atlas, command(json!({ "do": "summon", "units": units })));
            t.ok(Atlas, command(json!({ "do": "move", "from": "home", "pops": 0, "to": { "place": "theatre" } })));
        }
        t.finish(Atlas);
        t.finish(Ampheres);
        if turn == 1 {
            t.ok(Atlas, hunt("B2", 0, 0));
        }
        if turn == 3 {
            t.ok(Atlas, command(json!({ "do": "offer", "gold": 0 })));
        }
        t.ok(Atlas, sends(1));
        left -= 1;
        assert_eq!(t.units(Atlas, at("B2")).0, left);
        t.ok(Atlas, done());
        if turn < 4 {
            t.finish(Ampheres);
        }
    }
    let result = public(&t)["result"].clone();
    assert_eq!(
        (result["by"].clone(), result["places"][0]["faction"].clone()),
        (json!("race"), json!("atlas"))
    );
    assert_eq!(result["places"][0]["record"], json!(1000));
}

#[test]
fn j40_t18_g26_ranking() {
    let mut t = Table::advanced(3);
    let knowledge = t.stock(Atlas, Stock::Knowledge);
    tribute(&mut t, 6, &[3, 3, 1]);
    assert_eq!(ALL[..3].iter().map(|of| t.stock(*of, Stock::Gold)).collect::<Vec<_>>(), [4, 4, 6]);
    assert_eq!(t.stock(Atlas, Stock::Knowledge), knowledge + 4);
    assert_eq!((t.own(Mneseus).count(Kind::Housing), t.own(Mneseus).hades), (0, 0));
    assert_eq!((t.state.stage(), t.state.awaited().next()), (Stage::Sinking, Some(Atlas)));
    t.steward();
    t.steward();
    assert_eq!(t.state.world().turn(), 7);
}

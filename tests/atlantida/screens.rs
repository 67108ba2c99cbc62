//! What the screens are given, so that none of them computes a rule (section 23). How they look is for the tests of
//! the pages.

use atlantida::ids::{Advance, Card, Faction, Kind, Place, Statue, Stock};
use atlantida::settings::Board;
use atlantida::table::Stage;
use atlantida::world::Fact;
use game::Audience;
use serde_json::{Value, json};

use crate::examples::{attack, fights, public};
use crate::kit::*;

fn seat(t: &Table, faction: Faction) -> Value {
    let seen = crate::secrecy::seen(t, &Audience::Seat(faction.seat()));
    serde_json::from_str(&seen).expect("JSON")
}

fn row(rows: &Value, key: &str, is: &str) -> Value {
    let rows = rows.as_array().expect("rows");
    rows.iter().find(|row| row[key] == is).expect("a row").clone()
}

#[test]
fn o1_the_board_has_the_island_the_track_and_the_compass() {
    let mut t = Table::advanced(3);
    t.event(Card::Flood, 4);
    t.slain("B2");
    t.so([Fact::Sunk { hex: hex("B1") }]);
    t.put(Atlas, at("B2"), 3, 1);
    t.around(Ampheres, at("B2"), 2, 0);
    t.put(Mneseus, Place::Theatre, 1, 0);
    let view = public(&t);
    let board = &view["board"];
    assert_eq!(board["hexes"].as_array().expect("hexes").len(), 20);
    let b2 = row(&board["hexes"], "id", "B2");
    assert_eq!(
        [&b2["site"], &b2["creature"], &b2["ring"], &b2["holder"], &b2["coastal"]],
        [&json!("city_ruins"), &json!(null), &json!(1), &json!("atlas"), &json!(true)]
    );
    assert_eq!(row(&board["hexes"], "id", "C1")["creature"], json!(8));
    assert_eq!(row(&board["hexes"], "id", "B1")["sunk"], json!(true));
    let group = |at: usize| row(&view["players"][at]["groups"], "place", "B2");
    assert_eq!([&group(0)["holds"], &group(0)["pops"]], [&json!(true), &json!(3)]);
    assert_eq!([&group(1)["holds"], &group(1)["pops"]], [&json!(false), &json!(2)]);
    assert_eq!(board["theatre"], json!("mneseus"));
    assert_eq!((board["track"].as_array().expect("turns").len(), &board["turn"]), (13, &json!(4)));
    assert_eq!(board["track"][3]["card"], json!("flood"));
    assert_eq!(board["compass"]["holder"], json!("atlas"));
    assert_eq!(board["compass"]["order"], json!(["atlas", "ampheres", "mneseus"]));
}

#[test]
fn o2_the_strip_of_a_player_has_all_that_is_open() {
    let mut t = Table::advanced(2);
    t.stocks(Atlas, [1, 2, 3, 4, 5]);
    t.counts(Atlas, 6, 7, 8);
    t.put(Atlas, Place::Home, 4, 2);
    t.learn(Atlas, Advance::Astronomy);
    t.statue(Atlas, Statue::Hestia, 1, 1);
    t.phase(Stage::Movement, Atlas);
    let strip = public(&t)["players"][0].clone();
    let stocks = strip["stocks"].as_array().expect("stocks").iter().map(|of| of["value"].clone());
    assert_eq!(stocks.collect::<Vec<_>>(), [1, 2, 3, 4, 5].map(|of| json!(of)));
    let counts = ["capacity", "continent", "hades", "on_island", "leaders", "unmoved"];
    assert_eq!(counts.map(|of| strip[of].clone()), [6, 7, 8, 4, 2, 2].map(|of| json!(of)));
    assert_eq!(strip["advances"], json!([["astronomy", 1]]));
    assert_eq!(strip["food"]["food"], json!(11));
    let statue = row(&strip["city"]["buildings"], "kind", "statue");
    assert_eq!(statue["statue"], json!("hestia"));
    assert_eq!(public(&t)["asked"]["duties"][0]["faction"], json!("atlas"));
}

fn attacked() -> Table {
    let mut t = Table::basic(2);
    t.slain("C2");
    t.around(Atlas, at("B2"), 4, 1);
    t.put(Ampheres, at("C2"), 4, 1);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, attack("B2", 4, "C2", 1, 0));
    t
}

#[test]
fn o3_w6_a_battle_is_told_with_its_parts_and_then_opened() {
    let mut t = attacked();
    let scene = public(&t)["battle"].clone();
    assert_eq!(scene["attack"]["parts"], json!([["pops", 4], ["led", 1]]));
    assert_eq!(scene["defence"]["parts"], json!([["pops", 4], ["led", 1]]));
    assert_eq!(scene["locked"], json!(["atlas"]));
    t.ok(Ampheres, fights(1, 2, 0));
    let view = public(&t);
    let strengths = ["attack", "defence"].map(|side| view["last_battle"][side]["strength"].clone());
    assert_eq!((strengths, &view["battle"]), ([json!(6), json!(7)], &json!(null)));
    assert_eq!(view["last_battle"]["outcome"], json!("defender_wins"));
}

#[test]
fn o7_w6_every_figure_can_say_why() {
    let mut t = Table::basic(2);
    t.built(Atlas, Kind::Farm, 1, 1);
    let food = public(&t)["players"][0]["food"].clone();
    let lines = food["lines"].as_array().expect("lines");
    let parts: Vec<_> = lines.iter().map(|of| [&of["part"], &of["of"], &of["food"]]).collect();
    assert_eq!(
        parts,
        [
            [&json!("empty_squares"), &json!(23), &json!(11)],
            [&json!("farms"), &json!(1), &json!(1)]
        ]
    );
    let gold = row(&public(&t)["players"][0]["stocks"], "stock", "gold");
    assert_eq!(gold["because"][0]["by"], json!(2));
    // Another's are as open as one's own.
    assert_eq!(public(&t)["players"][1]["stocks"].as_array().expect("stocks").len(), 5);
    let aids = public(&Table::advanced(2))["aids"].clone();
    for (kind, count) in
        [("sites", 14), ("buildings", 11), ("advances", 14), ("statues", 9), ("factions", 5)]
    {
        assert_eq!(aids[kind].as_array().expect(kind).len(), count, "{kind}");
    }
}

#[test]
fn o8_the_defender_sees_what_he_could_reach_and_three_ways() {
    let t = attacked();
    let view = seat(&t, Ampheres);
    assert_eq!(public(&t)["battle"]["most"], json!([5 + 6 + 3, 5 + 6 + 3]));
    let offered = view["hand"]["offered"].as_array().expect("ways").clone();
    let answers: Vec<Value> = offered
        .iter()
        .map(|of| of["command"]["answer"].clone())
        .filter(|of| !of.is_null())
        .collect();
    let nothing = json!({ "fight": { "arms": 0, "sacrifices": 0 } });
    assert!(answers.contains(&json!("retreat")) && answers.contains(&nothing), "{answers:?}");
    assert!(answers.iter().any(|of| of["fight"]["arms"].as_u64() > Some(0)), "{answers:?}");
}

#[test]
fn o9_who_waits_is_offered_nothing_and_sees_for_whom() {
    let t = Table::basic(2);
    let view = seat(&t, Ampheres);
    assert_eq!(view["hand"]["offered"], json!([]));
    let duties = public(&t)["asked"]["duties"].clone();
    assert_eq!(
        (duties.as_array().expect("rows").len(), &duties[0]["faction"]),
        (1, &json!("atlas"))
    );
}

#[test]
fn o11_w6_the_board_may_lie_flat_at_any_time() {
    let mut t = Table::basic(2);
    let lies = json!({ "do": "change_setting", "key": "board", "value": "table" });
    assert!(t.does(Atlas, command(lies.clone())).is_err());
    t.control(command(lies)).expect("it is live");
    let kept = serde_json::to_string(&Board::Table).expect("a word");
    assert!(crate::secrecy::seen(&t, &Audience::Control).contains(&kept));
    // No place changes by it, and nothing is decided on it.
    assert_eq!(t.own(Atlas).stock(Stock::Gold), 2);
    assert!(t.state.awaits(Atlas));
}

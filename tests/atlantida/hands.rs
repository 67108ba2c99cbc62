//! What a seat is told it may do, with prices, reasons and forecasts (O-5, O-7, O-10).

use atlantida::Atlantida;
use atlantida::command::DraftCommand;
use atlantida::ids::{Advance, Card, Faction, Kind, Place, Stock};
use atlantida::settings::{Switch, Version};
use atlantida::table::Stage;
use atlantida::world::Step;
use game::{Audience, Game};
use serde_json::{Value, json};

use crate::kit::*;

fn seen(t: &Table, faction: Faction) -> Value {
    let view = Atlantida::view(&t.state, &Audience::Seat(faction.seat()));
    serde_json::to_value(view).expect("a view")
}

fn hand(t: &Table) -> Value {
    seen(t, Atlas)["hand"].clone()
}

fn rows(value: &Value) -> Vec<Value> {
    value.as_array().expect("a list").clone()
}

fn up_to(t: &mut Table, step: Step) {
    t.phase(Stage::Improvement, Atlas);
    while t.own(Atlas).phase.step < step {
        t.answer_for(Atlas);
    }
}

#[test]
fn o5_every_place_is_lit_or_says_why_it_is_dark() {
    let t = Table::basic(2);
    let hand = hand(&t);
    let lit = rows(&hand["reach"]);
    let at = |name: &str| lit.iter().find(|row| row["target"]["place"] == name).cloned();
    // J-15: A1, B1, B2, B3, and through A1 also A2 and B4; the Theatre too.
    for name in ["A1", "B1", "B2", "B3", "A2", "B4", "theatre"] {
        assert!(at(name).is_some(), "{name}");
    }
    let far = at("B4").expect("lit");
    assert_eq!((&far["path"], &far["creature"]), (&json!(["A1", "B4"]), &json!(5)));
    // With 4 people and a leader: 5, and 6 arms of which 8 could be used.
    assert_eq!(far["strengths"][4], json!([5, 6, 3]));
    let dark = rows(&hand["dark"]);
    assert_eq!(dark.len(), 20 - 6);
    let why = dark.iter().find(|row| row["target"]["place"] == "C3").expect("dark");
    assert_eq!(why["why"]["say"], "refused-creature-bars");
}

#[test]
fn o5_an_attack_shows_both_sides_before_it_is_sealed() {
    let mut t = Table::basic(2);
    t.slain("C2");
    t.around(Atlas, at("B2"), 4, 1);
    t.put(Ampheres, at("C2"), 3, 1);
    t.phase(Stage::Movement, Atlas);
    let reach = rows(&hand(&t)["reach"]);
    let row = reach.iter().find(|row| row["target"]["place"] == "C2").expect("lit").clone();
    assert_eq!(
        (&row["attack"]["defender"], &row["attack"]["most"]),
        (&json!("ampheres"), &json!([14, 12]))
    );
    let strengths: Vec<u64> =
        rows(&row["strengths"]).iter().map(|of| of[0].as_u64().expect("a number")).collect();
    assert_eq!(strengths, [0, 2, 3, 4, 5]);
}

#[test]
fn o5_development_says_prices_by_parts_and_reasons() {
    let mut t = Table::basic(2);
    t.set(Atlas, Stock::Knowledge, 5);
    t.learn(Atlas, Advance::Astronomy);
    up_to(&mut t, Step::Development);
    let council = rows(&hand(&t)["council"]);
    assert_eq!(council.len(), 7);
    let of = |advance: &str| council.iter().find(|row| row["advance"] == advance).expect("a row");
    assert_eq!(
        (&of("navigation")["price"], &of("navigation")["state"]),
        (&json!(5), &json!("can"))
    );
    let parts: Vec<Value> =
        rows(&of("navigation")["parts"]).iter().map(|of| of["by"].clone()).collect();
    assert_eq!(parts, [json!(6), json!(-1)]);
    assert_eq!(of("astronomy")["state"], "known");
    assert_eq!(of("advanced_physics")["why"]["say"], "refused-advance-needs");
}

#[test]
fn o5_the_forecast_of_j1() {
    let mut t = Table::basic(2);
    up_to(&mut t, Step::Building);
    let forecast = seen(&t, Atlas)["draft"]["forecast"].clone();
    assert_eq!(
        (&forecast["excess"], &forecast["grow"], &forecast["ended"]),
        (&json!(8), &json!(2), &json!(-8))
    );
    up_to(&mut t, Step::Feeding);
    assert_eq!(
        hand(&t)["growth"],
        json!({ "most": 2, "cost": 2, "limit": { "say": "growth-pairs" } })
    );
    let idle = seen(&t, Atlas)["draft"]["finish"]["unused"].clone();
    assert!(rows(&idle).iter().any(|of| of["say"] == "unused-builders"));
}

#[test]
fn o5_building_says_what_falls_and_what_it_does_to_food() {
    let mut t = Table::basic(2);
    t.set(Atlas, Stock::Stone, 1);
    t.built(Atlas, Kind::Farm, 1, 1);
    t.phase(Stage::Improvement, Atlas);
    let all = json!([{ "square": { "column": 3, "row": 3 }, "pops": 4, "leaders": 0 }]);
    t.ok(Atlas, command(json!({ "do": "place", "at": all })));
    (0..3).for_each(|_| t.ok(Atlas, DraftCommand::NextStep { to: None }));
    let hand = hand(&t);
    let cells = rows(&hand["cells"]);
    let over = cells
        .iter()
        .find(|of| of["kind"] == "academy" && of["at"] == json!({ "column": 1, "row": 1 }));
    assert_eq!(
        (&over.expect("a cell")["falls"][0]["kind"], &over.expect("a cell")["forecast"]),
        (&json!("farm"), &json!(-1))
    );
    let palette = rows(&hand["palette"]);
    let academy = palette.iter().find(|of| of["kind"] == "academy").expect("a row");
    assert_eq!(
        (&academy["can"], &academy["why"]["say"]),
        (&json!(false), &json!("refused-too-little"))
    );
    assert_eq!(hand["arms"], json!({ "most": 2, "each": 1 }));
}

#[test]
fn o5_shipping_says_its_parts_and_the_race() {
    let mut t = Table::basic(2);
    t.learn(Atlas, Advance::Astronomy);
    t.learn(Atlas, Advance::ClothMaking);
    t.counts(Atlas, 3, 5, 0);
    t.put(Atlas, Place::Home, 2, 1);
    up_to(&mut t, Step::Shipping);
    let ships = hand(&t)["ships"].clone();
    let parts: Vec<Value> = rows(&ships["parts"]).iter().map(|of| of["by"].clone()).collect();
    assert_eq!((&ships["most"], parts), (&json!(4), vec![json!(3), json!(1)]));
    assert_eq!(seen(&t, Atlas)["draft"]["forecast"]["race"]["say"], "race-near");
}

#[test]
fn o6_a_reveal_says_how_each_choice_came_in() {
    let mut t = Table::basic(2);
    t.slain("C2");
    t.around(Atlas, at("B2"), 4, 1);
    t.put(Ampheres, at("C2"), 4, 1);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, crate::examples::attack("B2", 4, "C2", 1, 0));
    let seal = seen(&t, Ampheres)["seal"].clone();
    assert!(seal["question"].as_str().expect("words").starts_with("battle "));
    t.ok(Ampheres, crate::examples::fights(1, 2, 0));
    let reveals = rows(&crate::examples::public(&t)["reveals"]);
    assert_eq!((&reveals[0]["of"], &reveals[0]["question"]), (&json!("battle"), &seal["question"]));
    let choices: Vec<Value> =
        rows(&reveals[0]["rows"]).iter().map(|of| of["choice"].clone()).collect();
    assert_eq!(choices, [json!("fight with 1 arms, 0 pops"), json!("fight with 2 arms, 0 pops")]);
}

#[test]
fn x5_the_chooser_sees_who_drowns_and_what_is_kept() {
    let mut t = Table::basic_with(2, |settings| settings.game = Version::Advanced);
    while t.state.stage() != Stage::Movement {
        t.steward();
    }
    t.event(Card::Tribute, 3);
    t.put(Ampheres, at("B1"), 3, 1);
    t.put(Atlas, at("D1"), 1, 0);
    t.set(Atlas, Stock::Gold, 5);
    t.set(Ampheres, Stock::Gold, 0);
    t.phase(Stage::Improvement, Atlas);
    t.finish(Atlas);
    t.finish(Ampheres);
    assert_eq!(t.state.stage(), Stage::Sinking);
    let hand = hand(&t);
    let sinks = rows(&hand["sinks"]);
    let b1 = sinks.iter().find(|of| of["hex"] == "B1").expect("it may sink");
    assert_eq!(
        (&b1["drowns"], &b1["swims"]),
        (&json!([["ampheres", 3]]), &json!([["ampheres", 1]]))
    );
    assert!(rows(&b1["coasts"]).contains(&json!("B2")));
    assert_eq!(hand["kept"], json!([{ "hex": "D1", "by": "atlas" }]));
}

#[test]
fn t10_undo_and_reset_are_offered_while_there_is_a_draft() {
    let mut t = Table::basic(2);
    assert_eq!(hand(&t)["undo"], false);
    let order = json!({ "do": "move", "from": "home", "pops": 2, "to": { "place": "B3" } });
    t.ok(Atlas, command(order));
    assert_eq!((&hand(&t)["undo"], &hand(&t)["may_give_up"]), (&json!(true), &json!(true)));
    t.ok(Atlas, DraftCommand::Undo);
    assert_eq!(hand(&t)["undo"], false);
}

/// O-5: what is left over of the food is one figure, in the top line and in the forecast, once it was counted too.
#[test]
fn o5_food_is_counted_once() {
    let mut t = Table::basic(2);
    let same = |t: &Table| {
        let draft = seen(t, Atlas)["draft"].clone();
        assert_eq!(draft["player"]["food"], draft["forecast"]["food"]);
    };
    up_to(&mut t, Step::Feeding);
    same(&t);
    t.ok(Atlas, command(json!({ "do": "grow", "pops": 1 })));
    same(&t);
    t.ok(Atlas, DraftCommand::NextStep { to: None });
    same(&t);
}

/// P-1, P-9: the basic game names nothing that only the advanced has.
#[test]
fn p1_p9_aids_are_those_of_the_game_that_is_played() {
    let of = |t: &Table, what: &str| {
        let ids = rows(&crate::examples::public(t)["aids"][what]);
        ids.iter().map(|row| row["id"].as_str().expect("an id").to_owned()).collect::<Vec<_>>()
    };
    let basic = Table::basic(2);
    assert_eq!(of(&basic, "events"), ["tribute", "collapse"]);
    assert!(of(&basic, "statues").is_empty());
    for (what, id) in [("sites", "zeus"), ("buildings", "bastion"), ("advances", "medicine")] {
        assert!(!of(&basic, what).contains(&id.to_owned()), "{id}");
    }
    let advanced = Table::advanced(2);
    for (what, id) in [("sites", "zeus"), ("statues", "hermes"), ("advances", "fanaticism")] {
        assert!(of(&advanced, what).contains(&id.to_owned()), "{id}");
    }
    let peaceful = Table::advanced_with(2, |settings| settings.no_plunder = Switch::On);
    assert!(!of(&peaceful, "statues").contains(&"hermes".to_owned()));
}

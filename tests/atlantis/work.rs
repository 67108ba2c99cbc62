//! Producing and building (E-40 to E-55).

use crate::kit::{Game, content, item, two};

#[test]
fn z5_contended_iron() {
    let (mut game, owls, herons) = two();
    game.region_mut(2, 2).products = vec![(item("IRON"), 40)];
    game.structure((2, 2), "Mine", 0);
    let a = game.unit(owls, (2, 2), &[("HDWA", 10), ("SILV", 200)]);
    let b = game.unit(herons, (2, 2), &[("HDWA", 20), ("PICK", 15), ("SILV", 400)]);
    game.knows(a, "MINI", 2);
    game.knows(b, "MINI", 1);
    game.order(owls, &format!("unit {a}\nproduce iron"));
    game.order(herons, &format!("unit {b}\nproduce iron"));
    game.run();
    assert_eq!((game.has(a, "IRON"), game.has(b, "IRON")), (18, 32));
    let gives = |game: &Game| game.region(2, 2).gives(content(), item("IRON"));
    let mut raised = Vec::new();
    for _ in 0..4 {
        game.structure((2, 2), "Mine", 0);
        raised.push(gives(&game));
    }
    assert_eq!(raised, [Some(54), Some(56), Some(57), Some(57)]);
}

#[test]
fn z6_plate() {
    let (mut game, owls, _) = two();
    let unit = game.unit(owls, (2, 2), &[("HDWA", 7), ("HAMM", 5), ("IRON", 20), ("SILV", 200)]);
    game.knows(unit, "ARMO", 3);
    game.month(owls, &format!("unit {unit}\nproduce plate armor"));
    assert_eq!((game.has(unit, "PARM"), game.has(unit, "IRON")), (6, 2));
}

#[test]
fn e40_producing_needs_points_skill_and_the_thing_here() {
    let (mut game, owls, herons) = two();
    game.region_mut(2, 2).products = vec![(item("IRON"), 40)];
    let miner = game.unit(owls, (2, 2), &[("HDWA", 1), ("SILV", 90)]);
    let smith = game.unit(owls, (2, 2), &[("HDWA", 1), ("SILV", 90)]);
    let other = game.unit(herons, (2, 2), &[("HDWA", 1), ("SILV", 90)]);
    game.knows(miner, "MINI", 1);
    game.knows(smith, "WEAP", 1);
    game.knows(other, "MINI", 1);
    game.faction_mut(herons).points.trade = 0;
    let text = format!("unit {miner}\nproduce stone\nunit {smith}\nproduce sword");
    game.order(owls, &text);
    game.order(herons, &format!("unit {other}\nproduce iron"));
    game.run();
    assert_eq!(game.codes(owls, miner), ["skill_too_low"]);
    assert_eq!(game.codes(owls, smith), ["no_material"]);
    assert_eq!(game.codes(herons, other), ["no_trade_points"]);
}

#[test]
fn e51_each_point_of_work_uses_one_of_the_material() {
    let (mut game, owls, _) = two();
    let unit = game.unit(owls, (2, 2), &[("DMAN", 3), ("STON", 7), ("SILV", 200)]);
    game.knows(unit, "BUIL", 2);
    game.month(owls, &format!("unit {unit}\nbuild tower"));
    let tower = game.region(2, 2).structures[0].clone();
    assert_eq!((tower.number.0, tower.needs, game.has(unit, "STON")), (1, 4, 1));
    game.unit_mut(unit).stock.put(item("STON"), 10);
    game.month(owls, &format!("unit {unit}\nbuild"));
    assert_eq!((game.region(2, 2).structures[0].needs, game.has(unit, "STON")), (0, 7));
    assert_eq!(game.events(owls, "finished").len(), 1);
    game.month(owls, &format!("unit {unit}\nbuild"));
    assert_eq!(game.codes(owls, unit), ["finished"]);
}

#[test]
fn e50_who_helps_works_on_what_was_begun_this_month() {
    let (mut game, owls, _) = two();
    let helper = game.unit(owls, (2, 2), &[("DMAN", 3), ("STON", 9), ("SILV", 200)]);
    let starter = game.unit(owls, (2, 2), &[("DMAN", 1), ("STON", 9), ("SILV", 200)]);
    game.knows(helper, "BUIL", 1);
    game.knows(starter, "BUIL", 1);
    game.month(owls, &format!("unit {helper}\nbuild help {starter}\nunit {starter}\nbuild tower"));
    assert_eq!(game.region(2, 2).structures[0].needs, 6);
    assert_eq!(game.of_unit(helper).inside, game.of_unit(starter).inside);
}

#[test]
fn e53_ships_need_a_coast_and_roads_a_neighbour_on_land() {
    let (mut game, owls, _) = two();
    let inland = game.unit(owls, (2, 2), &[("SELF", 2), ("WOOD", 30), ("SILV", 200)]);
    let coast = game.unit(owls, (6, 2), &[("SELF", 2), ("WOOD", 30), ("SILV", 200)]);
    let road = game.unit(owls, (6, 4), &[("DMAN", 2), ("STON", 30), ("SILV", 200)]);
    game.knows(inland, "SHIP", 1);
    game.knows(coast, "SHIP", 1);
    game.knows(road, "BUIL", 3);
    let text = format!(
        "unit {inland}\nbuild longboat\nunit {coast}\nbuild longboat\nunit {road}\nbuild \"Road NE\""
    );
    game.month(owls, &text);
    assert_eq!(game.codes(owls, inland), ["not_coastal"]);
    assert_eq!(game.region(6, 2).structures[0].number.0, 101);
    assert_eq!(game.codes(owls, road), ["no_such_exit"]);
}

#[test]
fn e41_one_set_of_material_for_each_piece() {
    let (mut game, owls, _) = two();
    let unit = game.unit(owls, (2, 2), &[("HDWA", 9), ("IRON", 4), ("WOOD", 2), ("SILV", 200)]);
    game.knows(unit, "WEAP", 2);
    game.month(owls, &format!("unit {unit}\nproduce battle axe"));
    assert_eq!((game.has(unit, "BAXE"), game.has(unit, "IRON"), game.has(unit, "WOOD")), (2, 2, 0));
    assert_eq!(game.events(owls, "produced")[0].data["used"][0]["amount"], 2);
}

#[test]
fn e42_work_that_makes_no_whole_piece_is_lost() {
    let (mut game, owls, _) = two();
    let unit = game.unit(owls, (2, 2), &[("HDWA", 1), ("IRON", 9), ("WOOD", 9), ("SILV", 200)]);
    game.knows(unit, "WEAP", 3);
    game.month(owls, &format!("unit {unit}\nproduce battle axe"));
    assert_eq!((game.has(unit, "BAXE"), game.has(unit, "IRON")), (1, 8));
}

#[test]
fn e43_fish_comes_from_the_sea() {
    let (mut game, owls, _) = two();
    let ship = game.structure((7, 3), "Longboat", 0);
    game.region_mut(7, 3).products = vec![(item("FISH"), 60)];
    let sea = game.unit(owls, (7, 3), &[("SELF", 2), ("SILV", 90)]);
    let land = game.unit(owls, (2, 2), &[("SELF", 2), ("SILV", 90)]);
    game.inside(sea, ship);
    game.knows(sea, "FISH", 2);
    game.knows(land, "FISH", 2);
    game.month(owls, &format!("unit {sea}\nproduce fish\nunit {land}\nproduce fish"));
    assert_eq!(game.has(sea, "FISH"), 4);
    assert_eq!(game.codes(owls, land), ["not_found_here"]);
}

#[test]
fn e44_no_structure_brings_a_product_that_is_not_there() {
    let (mut game, _, _) = two();
    game.structure((2, 2), "Mine", 0);
    assert_eq!(game.region(2, 2).gives(content(), item("IRON")), None);
    game.region_mut(2, 2).products = vec![(item("IRON"), 40)];
    assert_eq!(game.region(2, 2).gives(content(), item("IRON")), Some(50));
    game.region_mut(2, 2).structures[0].needs = 1;
    assert_eq!(game.region(2, 2).gives(content(), item("IRON")), Some(40));
}

#[test]
fn e45_amounts_do_not_change_over_time() {
    let (mut game, owls, _) = two();
    game.region_mut(2, 2).products = vec![(item("IRON"), 40)];
    let unit = game.unit(owls, (2, 2), &[("HDWA", 40), ("SILV", 9_000)]);
    game.knows(unit, "MINI", 1);
    for _ in 0..3 {
        game.month(owls, &format!("unit {unit}\nproduce iron"));
    }
    assert_eq!((game.has(unit, "IRON"), game.region(2, 2).products[0].1), (120, 40));
}

#[test]
fn e52_what_is_not_finished_gives_no_bonus_but_can_be_entered() {
    let (mut game, owls, _) = two();
    let inn = game.structure((2, 2), "Inn", 3);
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 90)]);
    game.month(owls, &format!("unit {unit}\nenter {inn}"));
    assert_eq!(game.of_unit(unit).inside.map(|one| one.0), Some(inn));
    assert_eq!(game.region(2, 2).entertainment(content()), 125);
}

#[test]
fn e54_building_asks_for_its_skill() {
    let (mut game, owls, _) = two();
    let unit = game.unit(owls, (2, 2), &[("DMAN", 2), ("STON", 30), ("SILV", 200)]);
    game.knows(unit, "BUIL", 1);
    game.month(owls, &format!("unit {unit}\nbuild castle"));
    assert_eq!(game.codes(owls, unit), ["skill_too_low"]);
    assert!(game.region(2, 2).structures.is_empty());
}

#[test]
fn e55_all_in_the_region_hear_of_a_finished_structure() {
    let (mut game, owls, herons) = two();
    let builder = game.unit(owls, (2, 2), &[("DMAN", 10), ("STON", 30), ("SILV", 200)]);
    let _ = game.unit(herons, (2, 2), &[("PLAI", 1), ("SILV", 90)]);
    game.knows(builder, "BUIL", 1);
    game.month(owls, &format!("unit {builder}\nbuild tower"));
    assert_eq!(game.events(herons, "finished").len(), 1);
}

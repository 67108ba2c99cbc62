//! Movement and ships (M).

use atlantis::world::{Capacity, Mode, Weather};

use crate::kit::Game;

fn owls() -> (Game, u32) {
    let mut game = Game::new();
    let owls = game.faction("Owls");
    (game, owls)
}

/// Where a unit stands.
fn at(game: &Game, unit: u32) -> (u16, u16) {
    let (region, _) = game.place_of(unit).expect("it is somewhere");
    let place = game.world.region(region).place;
    (place.x, place.y)
}

#[test]
fn m6_one_man_with_sword_and_mail_rides() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("HORS", 1), ("SWOR", 1), ("CARM", 1)]);
    let capacity = Capacity::of(game.of_unit(unit), &game.content);
    assert_eq!(capacity.fastest(), Some(Mode::Ride));
}

#[test]
fn z7_ride() {
    let (mut game, owls) = owls();
    let unit = game.unit(
        owls,
        (2, 4),
        &[("PLAI", 1), ("HORS", 1), ("SWOR", 1), ("CARM", 1), ("SILV", 50)],
    );
    game.terrain(3, 1, "forest");
    game.terrain(4, 0, "forest");
    game.month(owls, &format!("unit {unit}\nmove n ne ne"));
    assert_eq!(at(&game, unit), (3, 1));
    assert_eq!(game.codes(owls, unit), ["out_of_points"]);
}

#[test]
fn z8_winter() {
    let (mut game, owls) = owls();
    game.terrain(2, 0, "forest");
    game.region_mut(2, 0).next_weather = Weather::Winter;
    let walker = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 90)]);
    let rider = game.unit(owls, (2, 2), &[("PLAI", 1), ("HORS", 1), ("SILV", 90)]);
    let flyer = game.unit(owls, (2, 2), &[("PLAI", 1), ("WING", 1), ("SILV", 90)]);
    let world = &game.world;
    let to = game.id(2, 0);
    let cost = |mode, road| atlantis::turn::cost(&game.content, world, mode, to, road);
    assert_eq!(cost(Mode::Walk, false), Some(4));
    assert_eq!(
        (cost(Mode::Walk, true), cost(Mode::Fly, false), cost(Mode::Fly, true)),
        (Some(2), Some(2), Some(2))
    );
    let text = [walker, rider, flyer].map(|unit| format!("unit {unit}\nmove n")).join("\n");
    game.month(owls, &text);
    assert_eq!([walker, rider, flyer].map(|unit| at(&game, unit)), [(2, 2), (2, 0), (2, 0)]);
}

#[test]
fn m7_roads_that_meet_halve_the_cost() {
    let (mut game, owls) = owls();
    game.terrain(2, 0, "forest");
    game.region_mut(2, 0).next_weather = Weather::Winter;
    game.structure((2, 2), "Road N", 0);
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 90)]);
    game.month(owls, &format!("unit {unit}\nmove n"));
    assert_eq!(at(&game, unit), (2, 2));
    game.region_mut(2, 0).next_weather = Weather::Winter;
    game.structure((2, 0), "Road S", 0);
    game.month(owls, &format!("unit {unit}\nmove n"));
    assert_eq!(at(&game, unit), (2, 0));
}

#[test]
fn w60_joined_roads_raise_the_wage() {
    let (mut game, owls) = owls();
    let _ = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 90)]);
    for (place, road) in
        [((2, 2), "Road N"), ((2, 0), "Road S"), ((2, 2), "Road S"), ((2, 4), "Road N")]
    {
        assert_eq!(game.region(2, 2).wage(), 15);
        game.structure(place, road, 0);
        let content = game.content.clone();
        game.world.look_around(&content);
    }
    assert_eq!(game.region(2, 2).wage(), 16);
}

#[test]
fn z9_wagons() {
    let (mut game, owls) = owls();
    let capacity = |horses, game: &mut Game| {
        let unit =
            game.unit(owls, (2, 2), &[("PLAI", 2), ("HORS", horses), ("WAGO", 2), ("IRON", 40)]);
        Capacity::of(game.of_unit(unit), &game.content)
    };
    let one = capacity(1, &mut game);
    assert_eq!((one.weight, one.walk, one.fastest()), (370, 350, None));
    let two = capacity(2, &mut game);
    assert_eq!((two.weight, two.walk, two.fastest()), (420, 670, Some(Mode::Walk)));
}

#[test]
fn z41_gross_capacity() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 2), &[("PLAI", 10), ("HORS", 2), ("SILV", 31)]);
    let Capacity { weight, fly, ride, walk, swim } =
        Capacity::of(game.of_unit(unit), &game.content);
    assert_eq!((weight, fly, ride, walk, swim), (200, 0, 140, 290, 0));
}

#[test]
fn m3_who_carries_too_much_does_not_move() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("STON", 2), ("SILV", 90)]);
    game.month(owls, &format!("unit {unit}\nmove n"));
    assert_eq!(game.codes(owls, unit), ["overloaded"]);
}

#[test]
fn m9_who_is_over_the_sea_at_the_end_drowns() {
    let (mut game, owls) = owls();
    let walker = game.unit(owls, (6, 2), &[("PLAI", 1), ("SILV", 90)]);
    let careful = game.unit(owls, (6, 2), &[("PLAI", 1), ("WING", 1), ("SILV", 90)]);
    let flyer = game.unit(owls, (6, 2), &[("PLAI", 1), ("WING", 1), ("SILV", 90)]);
    let across = game.unit(owls, (6, 2), &[("PLAI", 1), ("WING", 1), ("SILV", 90)]);
    game.month(
        owls,
        &format!(
            "unit {walker}\nmove ne\nunit {careful}\nnocross 1\nmove ne\nunit {flyer}\nmove ne\n\
             unit {across}\nmove ne se"
        ),
    );
    assert_eq!(game.codes(owls, walker), ["into_ocean"]);
    assert_eq!(game.codes(owls, careful), ["into_ocean"]);
    assert!(game.place_of(flyer).is_none());
    assert_eq!(game.events(owls, "drowned").len(), 1);
    // East of the sea the world begins anew (W-2).
    assert_eq!(at(&game, across), (0, 2));
}

#[test]
fn m10_structure_steps_cost_nothing() {
    let (mut game, owls) = owls();
    let tower = game.structure((2, 0), "Tower", 0);
    let inn = game.structure((2, 2), "Inn", 0);
    let unit = game.unit(owls, (2, 4), &[("PLAI", 1), ("SILV", 90)]);
    game.month(owls, &format!("unit {unit}\nmove n {inn} out n {tower}"));
    assert_eq!(at(&game, unit), (2, 0));
    assert_eq!(game.of_unit(unit).inside.map(|one| one.0), Some(tower));
}

#[test]
fn m10_in_leads_through_a_passage() {
    let (mut game, owls) = owls();
    let here = game.structure((2, 2), "Shaft", 0);
    let there = game.structure((4, 4), "Shaft", 0);
    game.leads((2, 2), here, (4, 4), Some(there));
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 90)]);
    game.month(owls, &format!("unit {unit}\nmove {here} in out n"));
    assert_eq!(at(&game, unit), (4, 2));
    game.month(owls, &format!("unit {unit}\nmove in"));
    assert_eq!(game.codes(owls, unit), ["no_passage"]);
}

#[test]
fn m20_orders_of_a_path_follow_each_other() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 6), &[("PLAI", 1), ("HORS", 1), ("SILV", 90)]);
    game.month(owls, &format!("unit {unit}\nmove n\nmove n ne"));
    assert_eq!(at(&game, unit), (3, 1));
}

#[test]
fn w20_the_nexus_leads_to_the_starting_cities_alone() {
    let (mut game, owls) = owls();
    let nexus = atlantis::world::RegionId(0);
    let unit = game.unit_in(owls, nexus, &[("LEAD", 1), ("SILV", 90)]);
    let exits = game.world.beyond(nexus, atlantis::world::Direction(0), game.content.known.blocked);
    assert_eq!(exits, game.world.starts.first().copied());
    game.month(owls, &format!("unit {unit}\nmove n"));
    assert_eq!(at(&game, unit), (2, 2));
}

#[test]
fn w21_nothing_is_taken_or_made_in_the_nexus() {
    let (mut game, owls) = owls();
    let herons = game.faction("Herons");
    let nexus = atlantis::world::RegionId(0);
    let unit = game.unit_in(owls, nexus, &[("LEAD", 1), ("SILV", 90)]);
    let other = game.unit_in(herons, nexus, &[("LEAD", 1), ("SILV", 90)]);
    game.faction_mut(owls).unclaimed = 100;
    game.faction_mut(herons).attitudes.default = atlantis::world::Attitude::Ally;
    game.month(
        owls,
        &format!(
            "unit {unit}\ntax\nbuy 1 horse\nsell 1 silver\nwithdraw 1 grain\ngive {other} 5 silver"
        ),
    );
    assert_eq!(game.codes(owls, unit), ["in_nexus"; 5]);
}

/// A longboat at the coast with a crew of five sailors and this much wood.
fn longboat(game: &mut Game, owls: u32, wood: u32) -> (u32, u32) {
    let ship = game.structure((6, 2), "Longboat", 0);
    let owner = game.unit(owls, (6, 2), &[("VIKI", 1), ("HORS", 2), ("WOOD", wood), ("SILV", 90)]);
    let crew = game.unit(owls, (6, 2), &[("VIKI", 2), ("SILV", 90)]);
    game.knows(owner, "SAIL", 3);
    game.knows(crew, "SAIL", 1);
    for unit in [owner, crew] {
        game.inside(unit, ship);
    }
    (owner, crew)
}

#[test]
fn z10_ship() {
    let (mut game, owls) = owls();
    let (owner, crew) = longboat(&mut game, owls, 14);
    game.month(owls, &format!("unit {owner}\nsail ne s s n n\nunit {crew}\nsail"));
    // Four steps: NE to (7,1), S to (7,3), S to (7,5), N to (7,3); the fifth is one too many.
    assert_eq!((at(&game, owner), at(&game, crew)), ((7, 3), (7, 3)));
    assert_eq!(game.codes(owls, owner), ["out_of_points"]);
    let (mut game, owls) = {
        let mut game = Game::new();
        let owls = game.faction("Owls");
        (game, owls)
    };
    let (owner, crew) = longboat(&mut game, owls, 14);
    game.region_mut(6, 2).next_weather = Weather::Winter;
    game.month(owls, &format!("unit {owner}\nsail ne s s\nunit {crew}\nsail"));
    assert_eq!(at(&game, owner), (7, 3));
}

#[test]
fn z10_a_ship_overloaded_does_not_sail() {
    let (mut game, owls) = owls();
    let (owner, crew) = longboat(&mut game, owls, 15);
    game.month(owls, &format!("unit {owner}\nsail ne\nunit {crew}\nsail"));
    assert_eq!(game.codes(owls, owner), ["ship_overloaded"]);
    assert_eq!(game.codes(owls, crew), ["ship_does_not_sail"]);
}

#[test]
fn m30_a_ship_needs_its_sailors() {
    let (mut game, owls) = owls();
    let (owner, crew) = longboat(&mut game, owls, 1);
    game.month(owls, &format!("unit {owner}\nsail ne"));
    assert_eq!(game.codes(owls, owner), ["too_few_sailors"]);
    game.month(owls, &format!("unit {crew}\nsail ne"));
    assert_eq!(game.codes(owls, crew), ["not_owner", "ship_does_not_sail"]);
}

#[test]
fn m31_who_sailed_does_not_walk_or_work_but_studies() {
    let (mut game, owls) = owls();
    let (owner, crew) = longboat(&mut game, owls, 1);
    let ship = game.of_unit(owner).inside.unwrap().0;
    let walker = game.unit(owls, (6, 2), &[("VIKI", 1), ("SILV", 90)]);
    let pupil = game.unit(owls, (6, 2), &[("VIKI", 1), ("SILV", 90)]);
    game.inside(walker, ship);
    game.inside(pupil, ship);
    game.month(
        owls,
        &format!(
            "unit {owner}\nsail ne\nunit {crew}\nsail\nunit {walker}\nmove out n\nunit {pupil}\nstudy sailing"
        ),
    );
    assert_eq!(game.codes(owls, walker), ["sailed_already"]);
    assert_eq!(game.knowledge(pupil, "SAIL"), 30);
}

#[test]
fn m32_ships_never_go_from_land_to_land() {
    let (mut game, owls) = owls();
    let (owner, crew) = longboat(&mut game, owls, 1);
    game.month(owls, &format!("unit {owner}\nsail n\nunit {crew}\nsail"));
    assert_eq!(game.codes(owls, owner), ["not_sea_way"]);
    assert_eq!(at(&game, owner), (6, 2));
}

#[test]
fn z30_later_months() {
    let (mut game, owls) = owls();
    // The skies are clear in spring.
    game.content.settings.first_month = 1;
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 900)]);
    game.month(
        owls,
        &format!(
            "unit {unit}\nmove n\n@turn\ngive 13523 1000 SILV\nmove s s s\nendturn\n@turn\nmove n n n\nendturn"
        ),
    );
    let template = game.report(owls).template.units[0].clone();
    assert_eq!(template.lines, ["give 13523 1000 SILV", "move s s s"]);
    let later: Vec<_> = template.later.iter().map(|one| (one.repeats, one.lines.clone())).collect();
    assert_eq!(
        later,
        [
            (true, vec!["move n n n".to_owned()]),
            (true, vec!["give 13523 1000 SILV".to_owned(), "move s s s".to_owned()])
        ]
    );
    game.run();
    assert_eq!(at(&game, unit), (2, 4));
    let template = &game.report(owls).template.units[0];
    assert_eq!(template.lines, ["MOVE S"]);
    assert_eq!(template.later.len(), 2);
}

#[test]
fn m1_the_fastest_way_that_carries_all_is_used() {
    let (mut game, owls) = owls();
    let fastest = |stock: &[(&str, u32)], game: &mut Game| {
        let unit = game.unit(owls, (2, 2), stock);
        Capacity::of(game.of_unit(unit), &game.content).fastest().map(Mode::points)
    };
    assert_eq!(fastest(&[("PLAI", 1)], &mut game), Some(2));
    assert_eq!(fastest(&[("PLAI", 2), ("HORS", 1)], &mut game), Some(4));
    assert_eq!(fastest(&[("PLAI", 2), ("WING", 1)], &mut game), Some(6));
    assert_eq!(fastest(&[("PLAI", 3), ("HORS", 1)], &mut game), Some(2));
}

#[test]
fn m4_livestock_and_wagons_are_weight_to_a_rider() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("HORS", 2), ("LIVE", 1)]);
    let capacity = Capacity::of(game.of_unit(unit), &game.content);
    assert_eq!((capacity.ride, capacity.weight, capacity.fastest()), (140, 160, Some(Mode::Walk)));
}

#[test]
fn m5_other_mounts_are_weight_to_a_flyer() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("WING", 1), ("HORS", 1)]);
    let capacity = Capacity::of(game.of_unit(unit), &game.content);
    assert_eq!((capacity.fly, capacity.weight, capacity.fastest()), (70, 110, Some(Mode::Ride)));
}

#[test]
fn m8_in_costs_what_the_region_behind_costs() {
    let (mut game, owls) = owls();
    let here = game.structure((2, 2), "Shaft", 0);
    game.terrain(4, 4, "forest");
    game.leads((2, 2), here, (4, 4), None);
    game.region_mut(4, 4).next_weather = Weather::Monsoon;
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 90)]);
    game.month(owls, &format!("unit {unit}\nmove {here} in"));
    assert_eq!((at(&game, unit), game.codes(owls, unit)), ((2, 2), vec!["out_of_points"]));
}

#[test]
fn m21_steps_made_stay_made() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 4), &[("PLAI", 1), ("HORS", 1), ("SILV", 90)]);
    game.month(owls, &format!("unit {unit}\nmove n 9 n"));
    assert_eq!((at(&game, unit), game.codes(owls, unit)), ((2, 2), vec!["no_such_object"]));
}

#[test]
fn m22_the_first_step_clears_guard() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 4), &[("PLAI", 2), ("SILV", 90)]);
    game.unit_mut(unit).flags.guard = true;
    game.month(owls, &format!("unit {unit}\nmove n"));
    assert!(!game.of_unit(unit).flags.guard);
}

#[test]
fn m25_a_path_has_a_most_of_steps() {
    let (mut game, owls) = owls();
    game.content.settings.path_steps = 1;
    let unit = game.unit(owls, (2, 4), &[("PLAI", 1), ("SILV", 90)]);
    game.month(owls, &format!("unit {unit}\nmove n n"));
    assert_eq!(at(&game, unit), (2, 2));
}

#[test]
fn m33_all_aboard_weighs_whatever_carries_it() {
    let (mut game, owls) = owls();
    let (owner, crew) = longboat(&mut game, owls, 0);
    let ship = game.of_unit(owner).inside.unwrap().0;
    let rider = game.unit(owls, (6, 2), &[("VIKI", 1), ("HORS", 2), ("SILV", 90)]);
    game.inside(rider, ship);
    game.month(owls, &format!("unit {owner}\nsail ne\nunit {crew}\nsail"));
    assert_eq!(game.codes(owls, owner), ["ship_overloaded"]);
}

#[test]
fn m34_a_ship_stops_where_its_way_is_none_and_steps_made_stay_made() {
    let (mut game, owls) = owls();
    let (owner, crew) = longboat(&mut game, owls, 0);
    game.month(owls, &format!("unit {owner}\nsail ne nw sw\nunit {crew}\nsail"));
    assert_eq!((at(&game, owner), game.codes(owls, owner)), ((6, 0), vec!["not_sea_way"]));
}

#[test]
fn m35_at_sea_only_flyers_leave() {
    let (mut game, owls) = owls();
    let ship = game.structure((7, 3), "Longboat", 0);
    let unit = game.unit(owls, (7, 3), &[("VIKI", 1), ("SILV", 90)]);
    game.inside(unit, ship);
    game.month(owls, &format!("unit {unit}\nleave"));
    assert_eq!(game.codes(owls, unit), ["at_sea"]);
    assert!(game.of_unit(unit).inside.is_some());
}

#[test]
fn m36_sailors_whose_owner_gives_no_course_are_told_so() {
    let (mut game, owls) = owls();
    let (_, crew) = longboat(&mut game, owls, 0);
    game.month(owls, &format!("unit {crew}\nsail"));
    assert_eq!(game.codes(owls, crew), ["ship_does_not_sail"]);
}

#[test]
fn w13_bad_weather_doubles_a_step_for_flyers_too() {
    let (mut game, owls) = owls();
    let _ = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 90)]);
    game.region_mut(2, 0).next_weather = Weather::Monsoon;
    let to = game.id(2, 0);
    let cost = |mode| atlantis::turn::cost(&game.content, &game.world, mode, to, false);
    assert_eq!([cost(Mode::Walk), cost(Mode::Ride), cost(Mode::Fly)], [Some(2); 3]);
}

#[test]
fn o24_a_path_that_its_points_ended_goes_on_before_the_queue_moves() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 6), &[("PLAI", 1), ("SILV", 900)]);
    game.content.settings.first_month = 1;
    game.month(owls, &format!("unit {unit}\nmove n n n\nturn\nstudy combat\nendturn"));
    assert_eq!(at(&game, unit), (2, 2));
    let template = &game.report(owls).template.units[0];
    assert_eq!((&*template.lines, template.later.len()), (&["MOVE N".to_owned()][..], 1));
    game.run();
    assert_eq!(at(&game, unit), (2, 0));
    assert_eq!(game.report(owls).template.units[0].lines, ["study combat"]);
}

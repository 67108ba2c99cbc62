//! The people of a region, their figures and settlements (W-40 to W-52).

use crate::kit::{Game, content, two};

#[test]
fn z3_region_figures() {
    let game = Game::new();
    let region = game.region(2, 2);
    let figures = (region.taxable(), region.wages(), region.entertainment(content()));
    assert_eq!(figures, (2_500, 833, 125));
}

#[test]
fn w44_the_countryside_grows_back_and_shrinks() {
    let grown = |people| {
        let (mut game, _, _) = two();
        game.region_mut(2, 2).dwelling.as_mut().unwrap().people = people;
        game.run();
        game.region(2, 2).people()
    };
    assert_eq!([500, 499, 400, 0, 501, 700].map(grown), [500, 500, 406, 26, 500, 689]);
}

#[test]
fn w45_harm_lowers_the_wage_and_heals() {
    let (mut game, _, _) = two();
    game.region_mut(2, 2).dwelling.as_mut().unwrap().harm = 30;
    assert_eq!(game.region(2, 2).wage(), 12);
    let months = (0..).find(|_| {
        game.run();
        game.region(2, 2).wage() == 15
    });
    assert_eq!(months, Some(14), "after 15 months");
}

#[test]
fn w51_a_settlement_that_gets_no_food_shrinks_to_its_first_size() {
    let (mut game, _, _) = two();
    game.village((2, 2), 300);
    game.region_mut(2, 2).dwelling.as_mut().unwrap().settlement.as_mut().unwrap().size = 400;
    game.run();
    let size = |game: &Game| {
        game.region(2, 2).dwelling.as_ref().unwrap().settlement.as_ref().unwrap().size
    };
    assert_eq!(size(&game), 396);
    game.region_mut(2, 2).dwelling.as_mut().unwrap().settlement.as_mut().unwrap().size = 301;
    game.run();
    game.run();
    assert_eq!(size(&game), 300);
}

#[test]
fn w50_a_kind_falls_back_only_a_tenth_below() {
    use atlantis::world::SettlementKind::{City, Town, Village};
    let kind = |size, kind| {
        let (mut game, _, _) = two();
        game.village((2, 2), size);
        let settlement =
            game.region_mut(2, 2).dwelling.as_mut().unwrap().settlement.as_mut().unwrap();
        settlement.kind = kind;
        game.run();
        game.region(2, 2).dwelling.as_ref().unwrap().settlement.as_ref().unwrap().kind
    };
    assert_eq!(
        [kind(499, Town), kind(450, Town), kind(1_801, City), kind(1_800, City)],
        [Town, Village, City, Town]
    );
    assert_eq!(kind(500, Village), Town);
}

#[test]
fn w52_starting_cities_stay_as_they_are() {
    let (mut game, owls, _) = two();
    game.village((2, 2), 4_000);
    let settlement = game.region_mut(2, 2).dwelling.as_mut().unwrap().settlement.as_mut().unwrap();
    settlement.start = true;
    game.sells((2, 2), "PLAI", 50, 60);
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 900)]);
    game.month(owls, &format!("unit {unit}\nbuy 9 plainsmen"));
    assert_eq!((game.region(2, 2).people(), game.has(unit, "PLAI")), (4_500, 10));
}

#[test]
fn w40_countryside_and_settlement_are_one_people() {
    let (mut game, ..) = two();
    game.village((2, 2), 300);
    let region = game.region(2, 2);
    let figures = (region.people(), region.taxable(), region.wages());
    // A village raises the wage to 16.
    assert_eq!(figures, (800, 4_800, 1_422));
}

#[test]
fn w41_what_raises_and_lowers_a_wage() {
    let wage = |size: u32, joined: u32, harm: u32| {
        let (mut game, ..) = two();
        if size > 0 {
            game.village((2, 2), size);
        }
        let region = game.region_mut(2, 2);
        region.around.joined = joined;
        region.dwelling.as_mut().unwrap().harm = harm;
        region.wage()
    };
    assert_eq!(
        [wage(0, 0, 0), wage(100, 0, 0), wage(600, 0, 0), wage(2_000, 0, 0)],
        [15, 16, 17, 18]
    );
    assert_eq!([wage(0, 1, 0), wage(0, 2, 0), wage(0, 0, 1), wage(0, 0, 30)], [15, 16, 14, 12]);
    assert_eq!(wage(0, 0, 900), 10, "never below ten");
}

#[test]
fn w42_at_wage_ten_there_is_nothing_to_tax_and_work_is_paid() {
    let (mut game, owls, _) = two();
    game.region_mut(2, 2).dwelling.as_mut().unwrap().wage = 10;
    let region = game.region(2, 2);
    assert_eq!((region.taxable(), region.wages(), region.entertainment(content())), (0, 555, 0));
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 90)]);
    game.knows(unit, "COMB", 1);
    game.month(owls, &format!("unit {unit}\ntax"));
    assert_eq!(game.codes(owls, unit), ["nothing_to_tax"]);
}

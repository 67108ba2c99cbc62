//! Taxes, entertainment, work (E-10 to E-16, E-46).

use crate::kit::{Game, content, two};

/// A unit of fighters in the example region.
fn fighters(game: &mut Game, faction: u32, heads: u32) -> u32 {
    let unit = game.unit(faction, (2, 2), &[("PLAI", heads)]);
    game.knows(unit, "COMB", 1);
    unit
}

#[test]
fn z1_tax_shared() {
    let (mut game, owls, herons) = two();
    let (a, b) = (fighters(&mut game, owls, 40), fighters(&mut game, herons, 50));
    game.order(owls, &format!("unit {a}\ntax"));
    game.order(herons, &format!("unit {b}\ntax"));
    game.run();
    let taxed = |faction| game.events(faction, "taxed")[0].data["silver"].as_u64();
    assert_eq!((taxed(owls), taxed(herons)), (Some(1_111), Some(1_389)));
}

#[test]
fn z2_tax_not_short() {
    let (mut game, owls, _) = two();
    let unit = fighters(&mut game, owls, 30);
    game.month(owls, &format!("unit {unit}\ntax"));
    assert_eq!(game.events(owls, "taxed")[0].data["silver"], 1_050);
    game.month(owls, &format!("unit {unit}\ntax"));
    assert_eq!(game.events(owls, "taxed")[0].data["silver"], 1_050);
}

#[test]
fn e10_who_is_fit_to_tax() {
    let (mut game, owls, _) = two();
    let cases: [(&[(&str, u32)], &str, u32); 6] = [
        (&[("PLAI", 10)], "COMB", 10),
        (&[("PLAI", 10)], "HORS", 0),
        (&[("PLAI", 10), ("XBOW", 4)], "XBOW", 4),
        (&[("PLAI", 10), ("LBOW", 12)], "LBOW", 10),
        (&[("PLAI", 10), ("LANC", 5), ("HORS", 3)], "RIDI", 3),
        (&[("PLAI", 10), ("SWOR", 5)], "RIDI", 0),
    ];
    for (stock, skill, fit) in cases {
        let unit = game.unit(owls, (2, 2), stock);
        game.knows(unit, skill, 1);
        assert_eq!(atlantis::turn::fit(content(), game.of_unit(unit)), fit, "{skill} {stock:?}");
    }
}

#[test]
fn e11_tax_needs_war_points_and_somebody_who_is_fit() {
    let (mut game, owls, herons) = two();
    let a = game.unit(owls, (2, 2), &[("PLAI", 10), ("SILV", 500)]);
    let b = fighters(&mut game, herons, 5);
    game.faction_mut(herons).points.war = 0;
    game.order(owls, &format!("unit {a}\ntax"));
    game.order(herons, &format!("unit {b}\ntax"));
    game.run();
    assert_eq!(game.codes(owls, a), ["cannot_tax"]);
    assert_eq!(game.codes(herons, b), ["no_war_points"]);
}

#[test]
fn e16_autotax_says_nothing_where_it_cannot() {
    let (mut game, owls, _) = two();
    let a = game.unit(owls, (2, 2), &[("PLAI", 10), ("SILV", 500)]);
    game.month(owls, &format!("unit {a}\nautotax 1"));
    assert!(game.codes(owls, a).is_empty());
    game.knows(a, "COMB", 1);
    game.run();
    assert_eq!(game.events(owls, "taxed")[0].data["silver"], 350);
}

#[test]
fn z29_quota() {
    let (mut game, owls, _) = two();
    let places: Vec<(u16, u16)> = (0..8)
        .flat_map(|y| (0..7).map(move |x| (x, y)))
        .filter(|(x, y)| (x + y) % 2 == 0)
        .take(9)
        .collect();
    let mut units = Vec::new();
    for place in places {
        let unit = game.unit(owls, place, &[("PLAI", 1)]);
        game.knows(unit, "COMB", 1);
        units.push(unit);
    }
    let text: Vec<String> = units.iter().map(|unit| format!("unit {unit}\ntax")).collect();
    game.month(owls, &text.join("\n"));
    assert_eq!(game.events(owls, "taxed").len(), 8);
    assert_eq!(game.codes(owls, units[8]), ["war_quota"]);
    assert_eq!(game.report(owls).faction.limits.tax_regions, [8, 8]);
}

#[test]
fn z19_entertainers() {
    let (mut game, owls, herons) = two();
    let a = game.unit(owls, (2, 2), &[("PLAI", 5)]);
    let b = game.unit(herons, (2, 2), &[("PLAI", 5)]);
    game.knows(a, "ENTE", 1);
    game.knows(b, "ENTE", 1);
    game.order(owls, &format!("unit {a}\nentertain"));
    game.order(herons, &format!("unit {b}\nentertain"));
    game.run();
    let earned = |faction| game.events(faction, "entertained")[0].data["silver"].as_u64();
    assert_eq!((earned(owls), earned(herons)), (Some(63), Some(62)));
}

#[test]
fn e14_entertainers_claim_twenty_a_head_a_level() {
    let (mut game, owls, _) = two();
    let unit = game.unit(owls, (2, 2), &[("PLAI", 2)]);
    game.knows(unit, "ENTE", 2);
    game.month(owls, &format!("unit {unit}\nentertain"));
    assert_eq!(game.events(owls, "entertained")[0].data["silver"], 80);
    let idle = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 90)]);
    game.month(owls, &format!("unit {idle}\nentertain"));
    assert_eq!(game.codes(owls, idle), ["skill_too_low"]);
}

#[test]
fn e46_an_inn_raises_entertainment() {
    let (mut game, _, _) = two();
    game.structure((2, 2), "Inn", 0);
    assert_eq!(game.region(2, 2).entertainment(content()), 125 + 31);
}

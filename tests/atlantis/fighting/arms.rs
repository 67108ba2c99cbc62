//! What soldiers fight with: C-20 to C-29, C-35, C-36, C-38.

use atlantis::content::Length;

use super::{HERE, army, field, first};
use crate::kit::{Game, item};

/// What each soldier of a unit holds, with how many that are alike.
fn weapons(game: &Game, unit: u32) -> Vec<(Option<String>, u32)> {
    let named = |item: atlantis::content::Item| game.content.item(item).tag.clone();
    let army = army(game, &[unit]);
    let of = army.figures.into_iter();
    of.map(|(figure, many)| (figure.strike.and_then(|one| one.weapon).map(named), many)).collect()
}

fn tags(list: &[(&str, u32)]) -> Vec<(Option<String>, u32)> {
    list.iter().map(|(tag, many)| ((!tag.is_empty()).then(|| (*tag).to_owned()), *many)).collect()
}

#[test]
fn c21_the_standard_order_of_weapons() {
    let (mut game, owls, _) = field();
    let goods = [("PLAI", 5), ("SWOR", 1), ("BAXE", 1), ("SPEA", 1), ("XBOW", 1)];
    let unit = game.unit(owls, HERE, &goods);
    assert_eq!(weapons(&game, unit), tags(&[("BAXE", 1), ("SWOR", 1), ("SPEA", 1), ("", 2)]));
    game.knows(unit, "XBOW", 1);
    assert_eq!(weapons(&game, unit)[0].0.as_deref(), Some("XBOW"), "bows need their skill");
    game.unit_mut(unit).weapons = vec![item("SPEA"), item("SWOR")];
    let taken = weapons(&game, unit);
    assert_eq!(taken, tags(&[("SPEA", 1), ("SWOR", 1), ("XBOW", 1), ("BAXE", 1), ("", 1)]));
}

#[test]
fn c21_a_lance_needs_a_mount_and_a_pike_none() {
    let (mut game, owls, _) = field();
    let unit = game.unit(owls, HERE, &[("PLAI", 2), ("LANC", 2), ("PIKE", 2), ("HORS", 1)]);
    assert_eq!(weapons(&game, unit), tags(&[("PIKE", 2)]), "nobody can ride");
    game.knows(unit, "RIDI", 2);
    assert_eq!(weapons(&game, unit), tags(&[("LANC", 1), ("PIKE", 1)]));
    let army = army(&game, &[unit]);
    assert!(army.figures[0].0.mounted && !army.figures[1].0.mounted);
    assert_eq!(army.figures[0].0.strike.unwrap().attack, 2 + 4, "riding in place of combat");
}

#[test]
fn c22_the_standard_order_of_armour() {
    let (mut game, owls, _) = field();
    let unit = game.unit(owls, HERE, &[("PLAI", 3), ("CARM", 1), ("PARM", 1)]);
    let worn = |game: &Game| {
        let army = army(game, &[unit]);
        let of = army.figures.into_iter().map(|(figure, _)| figure.armour.map(|one| one.item));
        of.collect::<Vec<_>>()
    };
    assert_eq!(worn(&game), [Some(item("PARM")), Some(item("CARM")), None]);
    game.unit_mut(unit).armour = vec![item("CARM")];
    assert_eq!(worn(&game), [Some(item("CARM")), Some(item("PARM")), None]);
}

#[test]
fn c23_mounts_help_where_the_land_allows() {
    let (mut game, owls, _) = field();
    let unit = game.unit(owls, HERE, &[("LEAD", 1), ("HORS", 1), ("SWOR", 1)]);
    game.knows(unit, "RIDI", 2);
    game.knows(unit, "COMB", 1);
    let figure = first(&game, unit);
    assert_eq!((figure.strike.unwrap().attack, figure.defence.combat), (1 + 2 + 2, 1 + 2 + 2));
    game.terrain(2, 2, "forest");
    assert!(!first(&game, unit).mounted, "a horse in a forest");
    game.unit_mut(unit).stock.put(item("WING"), 1);
    assert!(!first(&game, unit).mounted, "a winged horse takes riding 3");
    game.knows(unit, "RIDI", 3);
    assert!(first(&game, unit).mounted, "who flies rides everywhere");
    let tower = game.structure(HERE, "Tower", 0);
    game.inside(unit, tower);
    assert!(!first(&game, unit).mounted, "not inside");
}

#[test]
fn c23_camels_like_the_plain() {
    let (mut game, owls, _) = field();
    let unit = game.unit(owls, HERE, &[("LEAD", 1), ("CAME", 1)]);
    game.knows(unit, "RIDI", 3);
    let plain = first(&game, unit).defence.combat;
    game.terrain(2, 2, "tundra");
    let tundra = first(&game, unit).defence.combat;
    assert_eq!((plain, tundra), (3, 2));
}

#[test]
fn c25_a_building_shelters_the_first_of_its_size() {
    let (mut game, owls, herons) = field();
    let tower = game.structure(HERE, "Tower", 0);
    let size = game.content.structure(game.region(2, 2).structures[0].of).size;
    let first_in = game.unit(owls, HERE, &[("PLAI", size - 3)]);
    let second = game.unit(herons, HERE, &[("PLAI", 5), ("HORS", 5)]);
    game.knows(second, "RIDI", 1);
    game.inside(first_in, tower);
    game.inside(second, tower);
    let army = army(&game, &[first_in, second]);
    let found: Vec<_> = army
        .figures
        .iter()
        .map(|(figure, many)| (figure.defence.ranged, figure.mounted, *many))
        .collect();
    assert_eq!(found, [(2, false, size - 3), (2, false, 3), (0, true, 2)]);
    game.region_mut(2, 2).structures[0].needs = 1;
    assert_eq!(first(&game, first_in).defence.ranged, 0, "none before it is finished");
}

#[test]
fn c20_monsters_stand_in_front_after_the_heads() {
    let (mut game, owls, _) = field();
    let unit = game.unit(owls, HERE, &[("VIKI", 2), ("PLAI", 1), ("WOLF", 3)]);
    game.unit_mut(unit).flags.behind = true;
    let army = army(&game, &[unit]);
    let heads: Vec<_> =
        army.figures.iter().map(|(figure, many)| (figure.head, figure.behind, *many)).collect();
    assert_eq!(heads.last(), Some(&(false, false, 3)));
    assert!(heads[..heads.len() - 1].iter().all(|(head, behind, _)| *head && *behind));
}

#[test]
fn c35_who_is_armed_with_a_bow_defends_badly() {
    let (mut game, owls, _) = field();
    let unit = game.unit(owls, HERE, &[("PLAI", 1), ("LBOW", 1)]);
    game.knows(unit, "COMB", 2);
    assert_eq!(first(&game, unit).defence.combat, 2, "bare hands");
    game.knows(unit, "LBOW", 1);
    assert_eq!(first(&game, unit).defence.combat, 0);
}

#[test]
fn c38_lengths() {
    let (mut game, owls, _) = field();
    let lengths = [
        ("", Length::Short),
        ("PICK", Length::Short),
        ("SWOR", Length::Normal),
        ("PIKE", Length::Long),
    ];
    for (weapon, length) in lengths {
        let unit = game.unit(owls, HERE, &[("PLAI", 1)]);
        if !weapon.is_empty() {
            game.unit_mut(unit).stock.put(item(weapon), 1);
        }
        assert_eq!(first(&game, unit).length, Some(length), "{weapon}");
    }
    let unit = game.unit(owls, HERE, &[("PLAI", 1), ("LBOW", 1)]);
    game.knows(unit, "LBOW", 1);
    assert_eq!(first(&game, unit).length, None, "bows have none");
}

#[test]
fn c36_double_bows_take_the_better_skill() {
    let (mut game, owls, _) = field();
    let unit = game.unit(owls, HERE, &[("WELF", 1), ("DBOW", 1)]);
    game.knows(unit, "XBOW", 1);
    assert_eq!(first(&game, unit).strike.unwrap().attack, 1);
    game.knows(unit, "LBOW", 2);
    assert_eq!(first(&game, unit).strike.unwrap().attack, 2);
}

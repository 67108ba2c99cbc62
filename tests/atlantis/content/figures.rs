//! Figures of the tables held against the rule book (D-1 to D-4, D-6, D-9, N).

use atlantis::content::{
    Carries, Class, Foundation, Kind, Market, Role, Source, StructureRow, TerrainRow,
};

use super::{content, item, skill};

fn structure(name: &str) -> &'static StructureRow {
    content().structure(content().structure_of(name).unwrap_or_else(|| panic!("no {name}")))
}

fn terrain(name: &str) -> &'static TerrainRow {
    content().terrain(content().terrain_of(name).unwrap_or_else(|| panic!("no terrain {name}")))
}

/// Skill, level, materials and man-months of an item.
fn made(tag: &str) -> (&str, u32, Vec<(&str, u32)>, u32) {
    let recipe = item(tag).recipe.as_ref().unwrap_or_else(|| panic!("{tag} is made"));
    let from = match &recipe.from {
        Source::Land => Vec::new(),
        Source::Goods(goods) => {
            goods.iter().map(|(item, count)| (&*content().item(*item).tag, *count)).collect()
        }
    };
    (&content().skill(recipe.skill).name, recipe.level, from, recipe.months)
}

#[test]
fn d1_goods_weigh_and_cost_what_the_book_says() {
    for (tag, weight, price, withdraw) in [
        ("SILV", 0, 1, None),
        ("GRAI", 5, 15, Some(30)),
        ("LIVE", 50, 18, Some(36)),
        ("STON", 50, 35, Some(70)),
        ("HERB", 0, 30, Some(60)),
        ("HORS", 50, 50, Some(100)),
        ("SWOR", 1, 80, None),
        ("BAXE", 2, 140, None),
        ("PARM", 3, 300, None),
        ("WAGO", 50, 130, None),
        ("YEW", 5, 150, None),
        ("OARM", 1, 600, None),
        ("DBOW", 1, 300, None),
    ] {
        let row = item(tag);
        assert_eq!((row.weight, row.price, row.withdraw), (weight, price, withdraw), "{tag}");
    }
}

#[test]
fn d1_goods_are_made_as_the_book_says() {
    assert_eq!(made("IRON"), ("mining", 1, vec![], 1));
    assert_eq!(made("YEW"), ("lumberjack", 5, vec![], 1));
    assert_eq!(made("GRIF"), ("monster training", 5, vec![], 5));
    assert_eq!(made("BAXE"), ("weaponsmith", 2, vec![("IRON", 1), ("WOOD", 1)], 2));
    assert_eq!(made("PARM"), ("armorer", 3, vec![("IRON", 3)], 3));
    assert_eq!(made("OARM"), ("armorer", 4, vec![("ORIC", 2)], 3));
    assert_eq!(made("LANC"), ("weaponsmith", 3, vec![("IRWD", 1)], 2));
    assert_eq!(made("GEM"), ("gemcutting", 1, vec![("RGEM", 1)], 1));
    assert_eq!(made("NET"), ("fishing", 1, vec![("HERB", 1)], 1));
}

#[test]
fn d1_tools_help_as_the_book_says() {
    let tool = |tag| item(tag).tool.map(|(tool, adds)| (&*content().item(tool).tag, adds));
    assert_eq!(tool("GRAI"), Some(("BAG", 2)));
    assert_eq!(tool("FISH"), Some(("NET", 2)));
    assert_eq!(tool("IRON"), Some(("PICK", 1)));
    assert_eq!(tool("LARM"), Some(("SPIN", 2)));
    assert_eq!(tool("GEM"), None);
    assert_eq!(tool("GRIF"), None);
}

#[test]
fn m2_what_carries_what() {
    let carries = |tag| item(tag).carries;
    let horse = Carries { walk: Some(20), ride: Some(20), ..Carries::default() };
    assert_eq!(carries("HORS"), horse);
    assert_eq!(carries("WING"), Carries { fly: Some(20), ..horse });
    assert_eq!(carries("LIVE"), Carries { walk: Some(0), ..Carries::default() });
    assert_eq!(carries("IRON"), Carries::default());
    assert_eq!(carries("LEAD"), Carries { walk: Some(5), ..Carries::default() });
    assert_eq!(carries("CARP"), Carries { fly: Some(20), ..Carries::default() });
    let wagon = item("WAGO");
    assert_eq!(wagon.carries, Carries::default());
    let drawn = wagon.draught.map(|one| (&*content().item(one.by).tag, one.carries));
    assert_eq!(drawn, Some(("HORS", 200)));
}

#[test]
fn u32_classes_are_those_of_the_columns() {
    let has = |tag, class| item(tag).classes.has(class);
    assert!(has("SILV", Class::Normal) && !has("SILV", Class::Advanced));
    assert!(has("PICK", Class::Weapon) && has("PICK", Class::Tool) && has("PICK", Class::Normal));
    assert!(has("WING", Class::Mount) && has("WING", Class::Advanced));
    assert!(!has("WING", Class::Normal) && has("FISH", Class::Food));
    assert!(has("SILK", Class::Trade) && !has("SILK", Class::Normal));
    assert!(has("VIKI", Class::Men) && has("LEAD", Class::Men));
    assert!(has("RUNE", Class::Magic) && has("RUNE", Class::Battle) && has("RUNE", Class::Weapon));
    assert!(has("RING", Class::Magic) && !has("RING", Class::Battle));
    assert!(has("CLOA", Class::Armour) && has("DRAG", Class::Special));
    assert!(has("WOLF", Class::Monster) && !has("WOLF", Class::Special));
}

#[test]
fn o16_old_tags_are_understood() {
    for (old, new) in [("MITH", "ORIC"), ("MSWO", "OSWO"), ("MARM", "OARM")] {
        assert_eq!(item(new).also, [old]);
    }
}

#[test]
fn d2_races_know_what_the_book_says() {
    let race = |tag| match &item(tag).kind {
        Kind::Race { skills, special, other, upkeep } => {
            let skills = skills.iter().map(|one| &*content().skill(*one).name).collect();
            (skills, *special, *other, *upkeep)
        }
        _ => panic!("{tag} is a race"),
    };
    let none: Vec<&str> = Vec::new();
    assert_eq!(race("LEAD"), (none, 5, 5, 20));
    let vikings = vec!["shipbuilding", "sailing", "lumberjack", "combat"];
    assert_eq!(race("VIKI"), (vikings, 3, 2, 10));
    assert_eq!(race("ORC"), (vec!["combat"], 4, 1, 10));
    assert_eq!(content().known.leaders, content().item_of("LEAD"));
    assert_eq!((&*item("TMAN").plural, &*item("WELF").plural), ("tribesmen", "wood elves"));
}

/// What makes fit to tax (E-10).
#[test]
fn e10_bows_and_lances_name_their_skill() {
    let weapon = |tag| {
        let weapon = item(tag).weapon.unwrap_or_else(|| panic!("{tag} is a weapon"));
        let name = |skill| &*content().skill(skill).name;
        (name(weapon.skill), weapon.or.map(name), weapon.mounted)
    };
    assert_eq!(weapon("LANC"), ("riding", None, true));
    assert_eq!(weapon("LBOW"), ("longbow", None, false));
    assert_eq!(weapon("SWOR"), ("combat", None, false));
    assert!(weapon("DBOW").1.is_some());
    assert!(item("GRAI").weapon.is_none());
}

#[test]
fn d3_skills_cost_what_the_book_says() {
    for (tag, name, fee) in [
        ("HORS", "horse training", 10),
        ("TACT", "tactics", 200),
        ("STEA", "stealth", 50),
        ("OBSE", "observation", 50),
        ("ATTU", "attunement", 100),
        ("FIRE", "fire", 100),
        ("FORC", "force", 100),
    ] {
        assert_eq!((&*skill(tag).name, skill(tag).fee), (name, fee));
    }
    assert_eq!(skill("ATTU").magic, Some(Foundation::Attunement));
    assert_eq!(skill("COMB").magic, None);
    assert!(content().skills.iter().all(|row| row.studied && row.levels.len() == 5));
}

/// The report of each first level says something (S-30).
#[test]
fn s30_every_skill_has_words() {
    for row in &content().skills {
        assert!(!row.levels[0].is_empty(), "{}", row.name);
    }
    assert!(skill("MINI").levels[2].contains("[ORIC]"));
    assert!(skill("MINI").levels[3].is_empty());
}

#[test]
fn d4_structures_are_built_as_the_book_says() {
    let built = |name| {
        let row = structure(name);
        let material: Vec<&str> =
            row.material.iter().map(|one| &*content().item(*one).tag).collect();
        let (skill, level) = row.skill.expect("it is built");
        (row.size, row.work, material.join(" "), &*content().skill(skill).name, level, row.mages)
    };
    let stone = || "STON".to_owned();
    assert_eq!(built("Tower"), (10, 10, stone(), "building", 1, 10));
    assert_eq!(built("Citadel"), (1_250, 640, stone(), "building", 3, 100));
    assert_eq!(built("Stockade"), (50, 60, "WOOD".into(), "building", 1, 5));
    assert_eq!(built("Mystic Fortress"), (250, 200, "ROOT".into(), "building", 4, 60));
    assert_eq!(built("Mine"), (0, 10, "WOOD STON".into(), "mining", 3, 0));
    assert_eq!(built("Temple"), (0, 10, stone(), "building", 3, 0));
    assert_eq!(built("Road SW"), (0, 30, stone(), "building", 3, 0));
    assert_eq!(built("Galleon"), (0, 75, "WOOD".into(), "shipbuilding", 3, 0));
    assert_eq!(built("Ironclad"), (200, 75, "IRWD".into(), "shipbuilding", 5, 15));
    assert_eq!(structure("Clipper").role, Role::Ship { carries: 800, sailors: 10 });
    assert_eq!(structure("Road SW").role, Role::Road(4));
    assert_eq!(structure("Stockade").role, Role::Building { rank: 1 });
    assert_eq!(structure("Citadel").role, Role::Building { rank: 3 });
    assert_eq!(structure("Inn").role, Role::Inn);
    assert_eq!(structure("Oasis").role, Role::Trade(content().item_of("CAME").expect("camels")));
    assert_eq!((structure("Shaft").role, structure("Crypt").role), (Role::Passage, Role::Lair));
    assert!(structure("Shaft").skill.is_none() && structure("Shaft").work == 0);
    assert!(structure("Mystic Fortress").steady && structure("Mystic Fortress").ward == 2);
}

#[test]
fn d6_terrains_are_what_the_book_says() {
    let plain = terrain("plain");
    assert_eq!((plain.cost, plain.rides, plain.population, plain.wage), (Some(1), true, 600, 14));
    let products: Vec<(&str, u32, u32)> = plain
        .products
        .iter()
        .map(|one| (&*content().item(one.item).tag, one.amount, one.chance))
        .collect();
    assert_eq!(products, [("GRAI", 40, 60), ("LIVE", 40, 40), ("HORS", 24, 100), ("WING", 4, 20)]);
    assert_eq!((plain.settles, plain.lairs.0, plain.roamers.chance), (18, 8, 4));
    let weights = (plain.weights.arctic, plain.weights.temperate, plain.weights.tropic);
    assert_eq!(weights, (5, 35, 25));
    for (name, cost) in [("forest", 2), ("desert", 1), ("tundra", 2), ("cavern", 1), ("Nexus", 1)] {
        assert_eq!(terrain(name).cost, Some(cost), "{name}");
    }
    assert_eq!((terrain("ocean").cost, terrain("blocked").cost), (None, None));
    let under: Vec<u32> =
        ["cavern", "underforest", "tunnels", "blocked"].map(|name| terrain(name).under).into();
    assert_eq!(under, [35, 20, 25, 20]);
    let tags = |items: &[atlantis::content::Item]| -> Vec<&str> {
        items.iter().map(|one| &*content().item(*one).tag).collect()
    };
    assert_eq!(tags(&terrain("mountain").inland), ["BARB", "HDWA", "ORC"]);
    assert_eq!(tags(&terrain("desert").coast), ["SELF", "VIKI"]);
    assert_eq!(tags(&terrain("tunnels").lairs.1[0].kinds), ["GHOU", "LICH"]);
    assert!(terrain("tunnels").population == 0 && terrain("tunnels").inland.is_empty());
}

#[test]
fn r25_each_terrain_has_a_drawing_of_four_signs() {
    assert!(content().terrains.iter().all(|row| row.glyph.len() == 4));
    let glyphs = ["blocked", "mountain", "tundra", "Nexus"].map(|name| &*terrain(name).glyph);
    assert_eq!(glyphs, ["####", "^  ^", " ,,,", "!!!!"]);
}

#[test]
fn d9_cities_trade_in_twelve_goods() {
    let figures = |tag| (item(tag).weight, item(tag).price, item(tag).market);
    assert_eq!(figures("SILK"), (2, 110, Some(Market::Trade)));
    assert_eq!(figures("OLIV"), (5, 55, Some(Market::Trade)));
    assert_eq!(&*item("OLIV").name, "olive oil");
}

#[test]
fn n_settings_have_their_defaults() {
    let settings = &content().settings;
    assert_eq!((settings.land, settings.underworld), (45, true));
    assert_eq!((settings.gates_per_regions, settings.passages_per_regions), (40, 50));
    assert_eq!((settings.first_month, settings.start_silver), (2, 5_020));
    assert_eq!(settings.faction_points, 4);
    assert_eq!(settings.war_regions, [0, 8, 20, 28, 28]);
    assert_eq!(settings.trade_regions, [0, 8, 20, 28, 28]);
    assert_eq!(settings.magic_limits, [(3, 6); 5]);
    assert_eq!((settings.tax_per_head, settings.tax_bonus, settings.work), (35, 0, false));
    assert_eq!((settings.drop_after, settings.standing_orders), (4, true));
    assert_eq!((settings.region_lot, settings.hunger_percent), (true, 33));
    assert_eq!((settings.practice_points, settings.decay), (5, false));
    assert_eq!((settings.name_length, settings.description_length), (80, 400));
    assert_eq!((settings.set_bytes, settings.set_lines), (1 << 20, 50_000));
    assert_eq!((settings.line_bytes, settings.error_lines), (4_096, 2_000));
    assert_eq!(settings.path_steps, 100);
    let host = &settings.host;
    assert_eq!((host.times_pay, host.letters_length, host.grace_minutes), (50, 2_000, 10));
    assert!(host.reveal_seed && !host.control_reads_orders && host.stewards);
    let foods: Vec<&str> = content().foods.iter().map(|one| &*content().item(*one).tag).collect();
    assert_eq!(foods, ["GRAI", "FISH", "LIVE"]);
}

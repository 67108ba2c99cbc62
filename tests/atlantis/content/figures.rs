//! Figures of the tables held against the rule book (D-1 to D-9, N).

use atlantis::Content;
use atlantis::content::{
    Armour, Carries, Class, Creature, Does, Force, Foundation, Guarded, Haunt, Heads, Hit, Kind,
    Length, Market, Mounted, Nature, Number, Odds, Prey, Role, SkillRow, Source, StructureRow,
    TerrainRow,
};
use atlantis::world::SettlementKind;

use super::item;

fn content() -> &'static Content {
    Content::shipped()
}

fn skill(tag: &str) -> &'static SkillRow {
    content().skill(content().skill_of(tag).unwrap_or_else(|| panic!("no skill {tag}")))
}

fn structure(name: &str) -> &'static StructureRow {
    content().structure(content().structure_of(name).unwrap_or_else(|| panic!("no {name}")))
}

fn terrain(name: &str) -> &'static TerrainRow {
    content().terrain(content().terrain_of(name).unwrap_or_else(|| panic!("no terrain {name}")))
}

fn creature(tag: &str) -> &'static Creature {
    let of = content().item_of(tag);
    let found = content().arms.creatures.iter().find(|one| Some(one.item) == of);
    found.unwrap_or_else(|| panic!("no creature {tag}"))
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

#[test]
fn d2a_armour_saves_as_the_book_says() {
    let armour = |tag| -> &Armour {
        let of = content().item_of(tag);
        content().arms.armour.iter().find(|one| Some(one.item) == of).expect("armour")
    };
    let odds = |saves, of| Odds { saves, of };
    let plate = armour("PARM");
    assert_eq!((plate.common, plate.piercing), (odds(200, 300), odds(75, 300)));
    assert_eq!((plate.energy, plate.spirit, plate.surprise), (Odds::NONE, Odds::NONE, false));
    let cloth = armour("CLAR");
    assert_eq!((cloth.common, cloth.piercing, cloth.surprise), (odds(1, 6), Odds::NONE, true));
    let cloak = armour("CLOA");
    assert_eq!((cloak.energy, cloak.spirit, cloak.surprise), (odds(90, 100), odds(75, 100), true));
    assert_eq!(armour("OARM").energy, odds(75, 300));
}

/// Weapons, armour and mounts stand in the order in which heads take them (C-21 to C-23).
#[test]
fn c21_they_stand_in_the_order_in_which_they_are_taken() {
    let arms = &content().arms;
    let tags = |items: Vec<atlantis::content::Item>| -> Vec<&str> {
        items.into_iter().map(|one| &*content().item(one).tag).collect()
    };
    let weapons = tags(arms.weapons.iter().filter_map(|one| one.item).collect());
    let wanted = "RUNE DBOW LBOW XBOW OSWO BAXE LANC SWOR PIKE QUAR SPEA AXE HAMM PICK";
    assert_eq!(weapons.join(" "), wanted);
    let armour = tags(arms.armour.iter().map(|one| one.item).collect());
    assert_eq!(armour.join(" "), "CLOA OARM PARM CARM LARM CLAR");
    let mounts = tags(arms.mounts.iter().map(|one| one.item).collect());
    assert_eq!(mounts.join(" "), "GRIF WING HORS TLIZ WWOL CAME");
}

#[test]
fn d2b_weapons_strike_as_the_book_says() {
    let arms = &content().arms;
    let weapon = |tag| {
        let of = content().item_of(tag);
        arms.weapons.iter().find(|one| one.item == of).expect("a weapon")
    };
    let figures = |tag| {
        let one = weapon(tag);
        (one.attack, one.defence, one.hit, one.every, one.length)
    };
    assert_eq!(figures("SWOR"), (2, 2, Hit::Slash, 1, Some(Length::Normal)));
    assert_eq!(figures("QUAR"), (1, 3, Hit::Crush, 1, Some(Length::Long)));
    assert_eq!(figures("BAXE"), (4, 4, Hit::Cleave, 2, Some(Length::Normal)));
    assert_eq!(figures("LBOW"), (-2, 0, Hit::Pierce, 1, None));
    assert_eq!(figures("XBOW"), (0, 0, Hit::ArmourPiercing, 2, None));
    assert_eq!((weapon("PIKE").mounted, weapon("PIKE").against_mounted), (Mounted::Never, 3));
    assert_eq!(weapon("LANC").mounted, Mounted::Only);
    assert_eq!(weapon("DBOW").skills.len(), 2);
    let terror = weapon("RUNE").special.as_ref().expect("terror");
    assert_eq!((terror.force, terror.level, terror.blows), (Force::Spirit, 2, 10));
    let bare = (arms.bare.attack, arms.bare.defence, arms.bare.hit, arms.bare.length);
    assert_eq!(bare, (0, 0, Hit::Crush, Some(Length::Short)));
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
fn d2c_mounts_help_as_the_book_says() {
    let mount = |tag| {
        let of = content().item_of(tag);
        let mut all = content().arms.mounts.iter();
        let one = all.find(|one| Some(one.item) == of).expect("a mount");
        let better = one.better.as_ref().map(|(lands, most)| (lands.len(), *most));
        (one.least, one.most, one.also.len(), better)
    };
    assert_eq!(mount("CAME"), (1, 2, 0, Some((2, 3))));
    assert_eq!(mount("HORS"), (1, 3, 0, None));
    assert_eq!(mount("TLIZ"), (2, 3, 2, None));
    assert_eq!(mount("GRIF"), (4, 5, 0, None));
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
fn d5_creatures_are_what_the_book_says() {
    let dragon = creature("DRAG");
    assert_eq!((dragon.attack, dragon.attacks, dragon.hits), (6, 40, 50));
    let all = [Force::Combat, Force::Ranged, Force::Energy, Force::Weather, Force::Spirit];
    assert_eq!(all.map(|force| dragon.defence.against(force)), [5, 5, 5, 5, 4]);
    assert_eq!((dragon.tactics, dragon.stealth, dragon.observation), (4, 0, 3));
    assert_eq!((dragon.silver, dragon.leaves), (9_000, Some(Class::Magic)));
    assert_eq!((dragon.group, dragon.hostile, dragon.rare), (1, 30, Some(6)));
    let fire = dragon.special.as_ref().expect("fire");
    assert_eq!((fire.force, fire.level, fire.blows), (Force::Energy, 5, 30));
    let phantom = creature("PHAN");
    assert_eq!(all.map(|force| phantom.defence.against(force)), [-4, 0, -4, -4, -4]);
    assert_eq!(
        (creature("LICH").nature, creature("IMP").nature),
        (Some(Nature::Undead), Some(Nature::Demon))
    );
    assert_eq!((creature("PIRA").haunt, creature("KRAK").haunt), (Haunt::Shore, Haunt::Sea));
    assert_eq!((creature("GOBL").group, creature("WOLF").silver), (30, 20));
    let carries = |tag| item(tag).carries;
    assert_eq!(carries("ROC"), Carries { walk: Some(50), fly: Some(50), ..Carries::default() });
    assert_eq!((item("ROC").weight, item("CENT").weight, item("IMP").weight), (250, 50, 10));
    assert_eq!(carries("PHAN"), Carries::default());
}

/// All but these cannot be given away (D-5).
#[test]
fn u30_some_monsters_stay() {
    let given: Vec<&str> = content()
        .items
        .iter()
        .filter(|row| row.kind == Kind::Creature && !row.stays)
        .map(|row| &*row.tag)
        .collect();
    assert_eq!(given, ["WOLF", "SKEL", "GHOU", "IMP", "EAGL"]);
}

#[test]
fn d5a_the_guard_is_what_the_book_says() {
    let guard = |of| content().arms.guards.iter().find(|one| one.of == of).expect("a guard");
    let levels = |of| -> Vec<(&str, u32)> {
        let skills = guard(of).skills.iter();
        skills.map(|(skill, level)| (&*content().skill(*skill).tag, *level)).collect()
    };
    let town = Guarded::Kind(SettlementKind::Town);
    assert_eq!(guard(town).heads, Heads::Per(40));
    assert_eq!(levels(town), [("TACT", 1), ("COMB", 2), ("OBSE", 2)]);
    let start = guard(Guarded::Start);
    assert_eq!(start.heads, Heads::Fixed(200));
    let mages: Vec<(u32, &str, u32)> = start
        .mages
        .iter()
        .map(|(count, spell, level)| (*count, &*content().skill(*spell).tag, *level))
        .collect();
    assert_eq!(mages, [(3, "FIRE", 3), (2, "FSHI", 3)]);
    assert_eq!(start.goods.len(), 2);
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
fn d7_magic_goods_are_made_as_the_book_says() {
    let thing = |tag| {
        let of = content().item_of(tag);
        content().things.iter().find(|one| Some(one.item) == of).expect("a magic thing")
    };
    let rune = thing("RUNE");
    assert_eq!((rune.silver, rune.mage, rune.goods.len()), (900, false, 1));
    let needs: Vec<(&str, u32)> =
        rune.needs.iter().map(|(skill, level)| (&*content().skill(*skill).tag, *level)).collect();
    assert_eq!(needs, [("FEAR", 3), ("ARTI", 4)]);
    assert_eq!((thing("RING").stealth, thing("AMTS").observation), (3, 2));
    assert!(thing("STAL").mage && thing("STAL").silver == 1_000);
    assert_eq!((item("PORS").weight, item("CARP").weight, item("RING").weight), (10, 5, 0));
}

#[test]
fn d8_magic_needs_and_does_what_the_book_says() {
    let needs = |tag| -> Vec<(&str, u32)> {
        let all = skill(tag).needs.iter();
        all.map(|(one, level)| (&*content().skill(*one).tag, *level)).collect()
    };
    assert_eq!(needs("CALL"), [("FORC", 3), ("WEAT", 4)]);
    assert_eq!(needs("ARTI"), [("FORC", 1), ("PATT", 1), ("SPIR", 1)]);
    assert_eq!(needs("SUAR"), [("DEMO", 5), ("SUDE", 3)]);
    let foundations: Vec<&str> = content()
        .skills
        .iter()
        .filter(|row| row.magic == Some(Foundation::Foundation))
        .map(|row| &*row.tag)
        .collect();
    assert_eq!(foundations, ["FORC", "PATT", "SPIR"]);
    let battle = |tag| skill(tag).spell.battle.expect("a spell of battle");
    let call = battle("CALL");
    assert_eq!(
        (call.does, call.force, call.plus, call.roll),
        (Does::Blows, Some(Force::Weather), 1, 25)
    );
    assert_eq!((battle("DISP").force, battle("DISP").only), (None, Some(Prey::Phantoms)));
    assert_eq!((battle("ESHI").does, battle("ESHI").plus), (Does::Shield, 1));
    assert_eq!((battle("FEAR").does, battle("FEAR").roll), (Does::Terror, 10));
    let wolves = skill("WOLF").spell.brings.as_ref().expect("wolves");
    assert_eq!(
        (wolves.number, wolves.limit, wolves.percent),
        (Number::Level(1), Some((0, 4)), None)
    );
    assert_eq!(wolves.lands.len(), 3);
    let lich = skill("SULI").spell.brings.as_ref().expect("a lich");
    assert_eq!((lich.number, lich.limit, lich.percent), (Number::Fixed(1), Some((1, 0)), Some(5)));
    assert!(skill("GATE").spell.always && skill("GATE").spell.travel && !skill("GATE").spell.cast);
    assert!(skill("CLEA").spell.cast && skill("NECR").spell == Default::default());
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

//! Figures of battle held against the rule book (D-2a to D-2c, D-5, D-5a).

use atlantis::content::{
    Armour, Carries, Class, Creature, Force, Guarded, Haunt, Heads, Hit, Kind, Length, Mounted,
    Nature, Odds,
};
use atlantis::world::SettlementKind;

use super::{content, item};

fn creature(tag: &str) -> &'static Creature {
    let of = content().item_of(tag);
    let found = content().arms.creatures.iter().find(|one| Some(one.item) == of);
    found.unwrap_or_else(|| panic!("no creature {tag}"))
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

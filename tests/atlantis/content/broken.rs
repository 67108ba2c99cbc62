//! What is said of broken files: file, row, field, and what would be right; all at once.

use atlantis::Content;
use atlantis::content::Fault;

/// The shipped files, with one text of a file put in another's place.
fn with(file: &str, old: &str, new: &str) -> Vec<(String, String)> {
    let mut files = Content::shipped_files();
    change(&mut files, file, old, new);
    files
}

fn change(files: &mut [(String, String)], file: &str, old: &str, new: &str) {
    let (_, text) = files.iter_mut().find(|(name, _)| name == file).expect("a file");
    assert!(text.contains(old), "{file} has no {old}");
    *text = text.replacen(old, new, 1);
}

fn faults(files: &[(String, String)]) -> Vec<Fault> {
    Content::read(files).map(|_| ()).expect_err("these tables are broken")
}

/// File, row, field and sentence of the only fault.
fn one(file: &str, old: &str, new: &str) -> (String, String, String, String) {
    let mut faults = faults(&with(file, old, new));
    assert_eq!(faults.len(), 1, "{faults:#?}");
    let fault = faults.remove(0);
    let or = |text: Option<String>| text.unwrap_or_default();
    (fault.file, or(fault.row), or(fault.field), fault.sentence)
}

fn is(fault: (String, String, String, String), file: &str, row: &str, field: &str, sentence: &str) {
    let (a, b, c, d) = fault;
    assert_eq!((&*a, &*b, &*c, &*d), (file, row, field, sentence));
}

#[test]
fn d_an_unknown_item_is_told() {
    is(
        one(
            "goods.toml",
            "tool = { item = \"PICK\", adds = 1 }",
            "tool = { item = \"PIK\", adds = 1 }",
        ),
        "goods.toml",
        "IRON",
        "tool.item",
        "There is not an item “PIK”. Did you mean “pick”?",
    );
}

#[test]
fn d_an_unknown_skill_is_told() {
    is(
        one("structures.toml", "name = \"building\", level = 2", "name = \"masonry\", level = 2"),
        "structures.toml",
        "Fort",
        "skill.name",
        "There is not a skill “masonry”.",
    );
}

#[test]
fn d_an_unknown_terrain_is_told() {
    is(
        one("mounts.toml", "also = [\"forest\"]", "also = [\"wood\"]"),
        "mounts.toml",
        "WWOL",
        "also",
        "There is not a terrain “wood”.",
    );
}

#[test]
fn d_figures_have_bounds() {
    is(
        one("goods.toml", "weight = 5", "weight = -5"),
        "goods.toml",
        "GRAI",
        "weight",
        "This should be a whole number from 0 to 1000000.",
    );
    is(
        one("settings.toml", "land = 45", "land = 95"),
        "settings.toml",
        "",
        "world.land",
        "This should be a whole number from 10 to 90.",
    );
    is(
        one("settings.toml", "hunger_percent = 33", "hunger_percent = 33.5"),
        "settings.toml",
        "",
        "economy.hunger_percent",
        "This should be a whole number from 0 to 100.",
    );
}

#[test]
fn d_a_misspelt_field_is_told() {
    let files = with("goods.toml", "price = 15", "prize = 15");
    let told: Vec<String> = faults(&files).iter().map(ToString::to_string).collect();
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(told.iter().any(|one| one.ends_with("GRAI, price: `price` is missing.")), "{told:?}");
    let near = "GRAI, prize: There is no field `prize`. Did you mean `price`?";
    assert!(told.iter().any(|one| one.ends_with(near)), "{told:?}");
}

#[test]
fn d_a_fault_names_its_line() {
    let files = with("goods.toml", "price = 15", "price = \"much\"");
    let (_, text) = files.iter().find(|(name, _)| name == "goods.toml").expect("goods");
    let line = text.lines().position(|line| line.contains("much")).expect("the line") + 1;
    let fault = &faults(&files)[0];
    assert_eq!(fault.line, Some(line));
    let shown = format!("goods.toml, line {line}: GRAI, price: This should be a whole number");
    assert!(fault.to_string().starts_with(&shown), "{fault}");
}

/// Singular, plural and tag are looked up as one, without blanks and `_` (O-16): none may be that of another row.
#[test]
fn o16_names_are_used_once() {
    is(
        one("goods.toml", "name = \"livestock\"", "name = \"Gra_in\""),
        "goods.toml",
        "LIVE",
        "name",
        "“Gra_in” is a name of GRAI already.",
    );
    is(
        one("goods.toml", "plural = \"longbows\"", "plural = \"cross bows\""),
        "goods.toml",
        "LBOW",
        "plural",
        "“cross bows” is a name of XBOW already.",
    );
    // Across tables of a kind too.
    is(
        one("creatures.toml", "name = \"giant rat\"", "name = \"horse\""),
        "creatures.toml",
        "GRAT",
        "name",
        "“horse” is a name of HORS already.",
    );
}

#[test]
fn o16_a_tag_is_used_once() {
    let files = with("magic.toml", "tag = \"FORC\"", "tag = \"COMB\"");
    let told = faults(&files);
    assert_eq!(told.len(), 1, "{told:?}");
    assert_eq!(told[0].to_string().split(": ").last(), Some("“COMB” is a name of COMB already."));
    assert_eq!((&*told[0].file, told[0].field.as_deref()), ("magic.toml", Some("tag")));
}

#[test]
fn d_a_tag_is_of_capitals() {
    let (file, _, field, sentence) = one("trade.toml", "tag = \"SILK\"", "tag = \"Silks\"");
    assert_eq!((&*file, &*field), ("trade.toml", "tag"));
    assert_eq!(sentence, "A tag is two to four capital letters.");
}

#[test]
fn d_words_are_those_that_the_table_knows() {
    is(
        one("weapons.toml", "class = \"cleave\"", "class = \"chop\""),
        "weapons.toml",
        "BAXE",
        "class",
        "This should be one of: crush, pierce, cleave, slash, armour piercing.",
    );
    let (.., sentence) = one("settings.toml", "\"March\"", "\"Marsh\"");
    assert!(sentence.starts_with("This should be one of: January, February, March"), "{sentence}");
}

#[test]
fn d_what_is_missing_is_told() {
    is(
        one("races.toml", "upkeep = 20\n", ""),
        "races.toml",
        "LEAD",
        "upkeep",
        "`upkeep` is missing.",
    );
    is(
        one("terrains.toml", "is = \"nexus\"\n", ""),
        "terrains.toml",
        "",
        "",
        "No terrain has `is = \"nexus\"`.",
    );
}

#[test]
fn d_tables_agree_with_each_other() {
    is(
        one(
            "goods.toml",
            "class = [\"normal\", \"weapon\", \"tool\"]",
            "class = [\"normal\", \"tool\"]",
        ),
        "weapons.toml",
        "PICK",
        "item",
        "It is not of class “weapon”.",
    );
    is(
        one("mounts.toml", "[[mounts]]\nitem = \"HORS\"\nleast = 1\nmost = 3\n", ""),
        "goods.toml",
        "HORS",
        "class",
        "It is of class “mount”, but has no row in mounts.toml.",
    );
    is(
        one(
            "terrains.toml",
            "inland = [\"PLAI\", \"NOMA\", \"HELF\"]",
            "inland = [\"PLAI\", \"GRAI\"]",
        ),
        "terrains.toml",
        "plain",
        "inland",
        "GRAI is not a race.",
    );
    is(
        one("structures.toml", "raises = \"CAME\"", "raises = \"SWOR\""),
        "structures.toml",
        "Oasis",
        "raises",
        "No terrain has this product.",
    );
    is(
        one("magic.toml", "needs = { force = 1 }", "needs = { fire = 1 }"),
        "magic.toml",
        "FIRE",
        "needs",
        "It needs itself to be known before.",
    );
    is(
        one("settings.toml", "war_regions = [0, 8, 20, 28, 28]", "war_regions = [0, 8]"),
        "settings.toml",
        "",
        "factions.war_regions",
        "There should be 5 figures: from 0 points on.",
    );
}

#[test]
fn d_all_faults_are_told_at_once() {
    let mut files = with("goods.toml", "weight = 5", "weight = 'five'");
    change(&mut files, "goods.toml", "skill = \"mining\"", "skill = \"digging\"");
    change(&mut files, "races.toml", "special = 4", "special = 6");
    change(&mut files, "settings.toml", "work = false", "work = \"no\"");
    let told = faults(&files);
    let places: Vec<(&str, Option<&str>, Option<&str>)> =
        told.iter().map(|one| (&*one.file, one.row.as_deref(), one.field.as_deref())).collect();
    assert_eq!(
        places,
        [
            ("goods.toml", Some("GRAI"), Some("weight")),
            ("goods.toml", Some("IRON"), Some("made.skill")),
            ("races.toml", Some("ORC"), Some("special")),
            ("settings.toml", None, Some("economy.work")),
        ]
    );
}

#[test]
fn d_files_that_are_missing_or_broken_or_unknown_are_told() {
    let mut files = Content::shipped_files();
    files.retain(|(name, _)| name != "guard.toml");
    files.push(("gurad.toml".into(), String::new()));
    change(&mut files, "names.toml", "first = [", "first = ");
    let told: Vec<String> = faults(&files).iter().map(ToString::to_string).collect();
    assert_eq!(told.len(), 3, "{told:?}");
    assert_eq!(told[0], "guard.toml: This file is missing.");
    assert_eq!(told[1], "gurad.toml: There is no table of this name.");
    assert!(told[2].starts_with("names.toml, line ") && told[2].contains("This is no TOML: "));
}

/// The hash is of the files, however they come.
#[test]
fn r2_the_hash_is_of_the_files() {
    let hash = |files: &[(String, String)]| Content::read(files).map(|one| one.hash).ok();
    let mut files = Content::shipped_files();
    let first = hash(&files);
    assert_eq!(first, Some(Content::shipped().hash));
    files.reverse();
    assert_eq!(hash(&files), first);
    change(&mut files, "settings.toml", "land = 45", "land = 46");
    assert_ne!(hash(&files), first);
}

mod many {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]

        /// A file of which a piece is missing is read or refused with faults that name a file; nothing else happens.
        #[test]
        fn d_no_damage_goes_deeper(file in 0usize..15, from in 0usize..4_000, length in 1usize..200) {
            let mut files = Content::shipped_files();
            let text = &mut files[file].1;
            let from = from.min(text.len());
            let to = (from + length).min(text.len());
            if text.is_char_boundary(from) && text.is_char_boundary(to) {
                text.replace_range(from..to, "");
                if let Err(faults) = Content::read(&files) {
                    prop_assert!(!faults.is_empty());
                    prop_assert!(faults.iter().all(|one| one.file.ends_with(".toml")));
                }
            }
        }
    }
}

//! The tables of the variant 4.1 (D, N), and what is said of broken ones.

use atlantis::Content;
use atlantis::content::{Class, Fault, ItemRow, Kind, Market, SkillRow, Source};

mod broken;
mod fight;
mod figures;
mod lore;

fn content() -> &'static Content {
    Content::shipped()
}

/// The row of an item.
fn item(tag: &str) -> &'static ItemRow {
    let content = content();
    content.item(content.item_of(tag).unwrap_or_else(|| panic!("{tag} is an item")))
}

/// The row of a skill.
fn skill(tag: &str) -> &'static SkillRow {
    content().skill(content().skill_of(tag).unwrap_or_else(|| panic!("no skill {tag}")))
}

#[test]
fn d_shipped_tables_are_sound() {
    let content = Content::read(&Content::shipped_files()).map_err(|faults| told(&faults));
    let content = content.unwrap_or_else(|faults| panic!("{faults}"));
    assert_eq!(content.variant, "4.1");
    let kinds = |is: fn(&ItemRow) -> bool| content.items.iter().filter(|row| is(row)).count();
    assert_eq!(kinds(|row| matches!(row.kind, Kind::Race { .. })), 17);
    assert_eq!(kinds(|row| row.kind == Kind::Creature), 38);
    assert_eq!(kinds(|row| row.market == Some(Market::Trade)), 12);
    assert_eq!(kinds(|row| row.classes.has(Class::Magic)), 10);
    assert_eq!(content.items.len(), 44 + 12 + 10 + 17 + 38);
    assert_eq!(content.skills.len(), 28 + 46);
    assert_eq!(content.structures.len(), 35);
    assert_eq!(content.terrains.len(), 13);
}

/// What is said of all of them.
fn told(faults: &[Fault]) -> String {
    faults.iter().map(|fault| format!("{fault}\n")).collect()
}

#[test]
fn d_all_that_is_made_has_its_materials() {
    for row in &content().items {
        if let Some(recipe) = &row.recipe
            && let Source::Goods(goods) = &recipe.from
        {
            assert!(!goods.is_empty(), "{}", row.tag);
        }
    }
}

/// The page for writers names every file.
#[test]
fn d_the_page_names_every_file() {
    let page = include_str!("../../decks/ATLANTIS.md");
    for (name, _) in Content::shipped_files() {
        assert!(page.contains(&format!("`{name}`")), "{name}");
    }
}

/// Every field that a row of the files has is told of in the first lines of its file, or is a name or a text.
#[test]
fn d_each_file_tells_of_its_fields() {
    for (name, text) in Content::shipped_files() {
        let notes: String = text.lines().filter(|line| line.starts_with('#')).collect();
        let fields = text.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
        for field in fields.filter(|key| !key.starts_with([' ', '#', '"']) && key.len() > 1) {
            let field = field.split('.').next().unwrap_or(field);
            let plain = ["tag", "name", "plural", "weight", "price", "about", "item"];
            let told = plain.contains(&field) || notes.contains(field) || text.contains("[world]");
            assert!(told, "{name} says nothing of `{field}`");
        }
    }
}

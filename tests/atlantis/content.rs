//! The tables of the variant 4.1 (D, N), and what is said of broken ones.

use atlantis::Content;
use atlantis::content::{Class, Fault, ItemRow, Kind, Market, Source};

mod broken;
mod figures;

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
    let content = Content::shipped();
    for row in &content.items {
        if let Some(recipe) = &row.recipe
            && let Source::Goods(goods) = &recipe.from
        {
            assert!(!goods.is_empty(), "{}", row.tag);
        }
    }
}

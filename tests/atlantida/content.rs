//! Content as files: what is shipped is sound, and what is wrong is said with file, row and field.

use atlantida::Atlantida;
use atlantida::content::{Content, Draft};
use atlantida::ids::{Kind, Site};
use game::Game;

use crate::kit::{hex, shipped, wide};

fn fault(change: impl FnOnce(&mut Draft)) -> (String, String, String) {
    let mut draft = shipped();
    change(&mut draft);
    let faults = Content::checked(draft).expect_err("it is wrong");
    (faults[0].file.to_owned(), faults[0].row.clone(), faults[0].field.to_owned())
}

fn is(of: (String, String, String), file: &str, row: &str, field: &str) {
    assert_eq!((of.0.as_str(), of.1.as_str(), of.2.as_str()), (file, row, field));
}

#[test]
fn both_islands_are_sound_and_fair_for_five() {
    for draft in [shipped(), wide()] {
        let fair = Content::checked(draft).expect("it is sound").fairness();
        assert_eq!(fair.players, 5, "{fair:?}");
    }
}

#[test]
fn a_poor_island_is_not_fair_for_many() {
    let mut draft = wide();
    let forests = draft.island.hexes.iter_mut().filter(|row| row.site == Site::Forest);
    forests.for_each(|row| row.site = Site::Mine);
    let tiles = &mut draft.island.tiles;
    let forests = tiles.remove(&Site::Forest).expect("there are");
    *tiles.get_mut(&Site::Mine).expect("there are") += forests;
    let fair = Content::checked(draft).expect("it is sound").fairness();
    assert_eq!(fair.players, 2, "{fair:?}");
}

#[test]
fn i13_what_is_wrong_with_an_island_is_said() {
    is(fault(|draft| draft.island.counts.pairs = 44), "island.toml", "counts", "pairs");
    is(fault(|draft| draft.island.hexes[1].id = hex("A1")), "island.toml", "A1", "id");
    is(fault(|draft| draft.island.hexes[0].site = Site::Mine), "island.toml", "poseidon", "tiles");
    is(
        fault(|draft| draft.island.counts.rings = vec![4, 5, 6, 4]),
        "island.toml",
        "counts",
        "rings",
    );
    is(fault(|draft| draft.island.hexes[19].r = 9), "island.toml", "E2", "q, r");
    // A thread of land is cut by two hexes.
    let far = fault(|draft| {
        draft.island.hexes.retain(|row| {
            !["D3", "D4", "E1", "E2", "C4", "C5"].contains(&row.id.to_string().as_str())
        });
        draft.island.hexes.truncate(14);
    });
    assert_eq!(far.0, "island.toml");
}

#[test]
fn what_is_wrong_with_rows_is_said() {
    is(fault(|draft| drop(draft.statues.pop())), "statues.toml", "hera", "id");
    is(fault(|draft| draft.sites[8].each = 0), "sites.toml", "prairie", "each");
    is(
        fault(|draft| draft.scenario.tribute_turns = vec![3, 13]),
        "scenario.toml",
        "",
        "tribute_turns",
    );
    is(
        fault(|draft| draft.scenario.settings.city_columns = 6),
        "scenario.toml",
        "settings",
        "city_columns",
    );
    is(
        fault(|draft| draft.scenario.factions[0].colour = "red".into()),
        "scenario.toml",
        "atlas",
        "colour",
    );
    is(
        fault(|draft| draft.events.iter_mut().for_each(|row| row.count = 0)),
        "events.toml",
        "",
        "count",
    );
    let wide_housing = |draft: &mut Draft| {
        let row = draft.buildings.iter_mut().find(|row| row.id == Kind::Housing).expect("a row");
        row.width = 2;
    };
    is(fault(wide_housing), "buildings.toml", "housing", "width, height");
}

#[test]
fn a_table_keeps_its_content() {
    let draft = shipped();
    let json = serde_json::to_string(&draft).expect("serializes");
    let again: Draft = serde_json::from_str(&json).expect("reads");
    assert_eq!(draft, again);
    assert_eq!(Atlantida::seats(&Atlantida::create(again).expect("sound")).len(), 5);
    assert!(atlantida::content::texts(&draft).iter().all(|text| !text.text.is_empty()));
}

#[test]
fn the_writers_page_has_every_setting() {
    let page = include_str!("../../decks/ATLANTIDA.md");
    for row in atlantida::settings::Settings::default().rows() {
        let begins = format!("| `{}`", row.key);
        let line = page.lines().find(|line| line.starts_with(&begins));
        let line = line.unwrap_or_else(|| panic!("{} is missing", row.key));
        assert!(line.contains(&format!(" {} ", row.rule)), "{line}");
        let has = |word: &str| line.contains(&format!("`{word}`"));
        assert!(row.choices.iter().all(|choice| has(&choice.word)), "{line}");
        let range = row.range.map(|(least, most)| format!(" {least} to {most} "));
        assert!(range.is_none_or(|range| line.contains(&range)), "{line}");
    }
}

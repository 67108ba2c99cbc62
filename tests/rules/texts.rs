//! What people read of a scenario is listed, so that it can be translated.

use std::collections::{BTreeMap, HashSet};

use council::content::{Draft, Effect};
use council::{Council, texts};
use game::{Record, TextKind, Translation, Translations};
use serde_json::Value;

use crate::kit::{Play, draft, shipped};

/// The fields of the sheets that are words for people; what is an id, an icon or a number is none.
const WORDS: [&str; 14] = [
    "name", "summary", "creed", "brief", "notes", "title", "flavour", "text", "label", "effects",
    "default", "obeyed", "changes", "map",
];

/// The words in these fields; the rulings are the program's own.
fn words(value: &Value, field: &str, all: &mut Vec<String>) {
    match value {
        Value::String(text) if WORDS.contains(&field) => all.push(text.clone()),
        Value::Array(rows) => rows.iter().for_each(|row| words(row, field, all)),
        Value::Object(fields) => {
            let own = fields.iter().filter(|(name, _)| *name != "settings");
            own.for_each(|(name, value)| words(value, name, all));
        }
        _ => {}
    }
}

#[test]
fn every_word_on_a_sheet_can_be_translated() {
    let shipped = shipped();
    let listed: HashSet<String> = texts::texts(&shipped).into_iter().map(|row| row.text).collect();
    let mut shown = Vec::new();
    words(&Council::sheets(&Play::of(shipped).state), "", &mut shown);
    let missing: Vec<&String> =
        shown.iter().filter(|text| !text.is_empty() && !listed.contains(*text)).collect();
    assert!(shown.len() > 1000 && missing.is_empty(), "{missing:?}");
}

#[test]
fn a_text_says_where_it_stands_and_factions_have_cases() {
    let mut draft = draft();
    draft.events.cards[0].options[0].effects =
        vec![Effect::Wrath { by: 1 }, Effect::Task { text: "Light a lamp.".into() }];
    let listed = texts::texts(&draft);
    let lamp = listed.iter().find(|row| row.text == "Light a lamp.").expect("it is listed");
    assert_eq!(lamp.place, "events.toml: card “a1”, option 1, effect 2, text");
    assert_eq!(lamp.kind, TextKind::Words);
    let groups: Vec<&str> = listed
        .iter()
        .filter(|row| row.kind == TextKind::Group)
        .map(|row| row.text.as_str())
        .collect();
    let names: Vec<&str> = draft.scenario.factions.iter().map(|row| row.name.as_str()).collect();
    assert_eq!(groups, names);
}

#[test]
fn a_setup_without_translations_is_what_it_was() {
    let mut draft = Draft { translations: Translations::default(), ..draft() };
    let plain = serde_json::to_value(&draft).expect("it is JSON");
    assert_eq!(plain.get("translations"), None);
    let flood = Translation { text: "Flut".into(), ..Translation::default() };
    let german = BTreeMap::from([("Flood".to_owned(), flood)]);
    draft.translations = Translations(BTreeMap::from([("de".to_owned(), german)]));
    let read: Draft =
        serde_json::from_value(serde_json::to_value(&draft).expect("it is JSON")).expect("a draft");
    assert_eq!(read, draft);
}

#[test]
fn whoever_has_no_vote_says_so_before_somebody_joins_in_every_language() {
    let shipped = shipped();
    let without: Vec<&str> = shipped
        .scenario
        .factions
        .iter()
        .filter(|row| !row.citizen)
        .map(|row| row.creed.as_str())
        .collect();
    assert_eq!(without.len(), 2);
    for creed in without {
        assert!(creed.starts_with("No vote"), "{creed}");
        for (language, says) in [("de", "ohne stimme"), ("el", "χωρίς ψήφο")] {
            let told = &shipped.translations.find(language, creed).expect("it is translated").text;
            assert!(told.to_lowercase().contains(says), "{told}");
        }
    }
}

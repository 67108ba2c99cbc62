//! Broken content is refused with its file, its card or faction, and its field.

use council::content::{Content, Effect, Target, did_you_mean, in_words};
use council::ids::FactionId;
use council::sheets::Swing;

use crate::kit::{draft, shipped};

/// The only fault of a draft, as it is printed.
fn fault(alter: impl FnOnce(&mut council::content::Draft)) -> String {
    let mut draft = draft();
    alter(&mut draft);
    let faults = Content::checked(draft).expect_err("the draft is broken");
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join(" | ")
}

#[test]
fn shipped_content_is_as_the_scenario_promises() {
    let shipped = shipped();
    let mut arete: Vec<u32> = shipped.scenario.factions.iter().map(|row| row.arete).collect();
    arete.sort_unstable();
    assert_eq!(arete, [3, 3, 4, 4, 5, 5, 6, 6], "3 to 6, no more than two equal");
    for row in &shipped.scenario.factions {
        assert!((1..=3).contains(&row.heroes.len()), "{} has one to three Heroes", row.id);
        assert_eq!(row.doom, 0);
    }
    for deck in &shipped.events.decks {
        let first = shipped.events.cards.iter().filter(|c| c.deck == deck.id && c.act == 1);
        assert!(first.count() >= 9, "{} has nine cards for Act 1", deck.id);
    }
}

#[test]
fn a_fault_names_file_place_and_field() {
    let said = fault(|draft| draft.events.cards[0].deck = "d".into());
    assert!(said.starts_with("events.toml: card “a1”, deck: There is no “d” here"), "{said}");
    let said = fault(|draft| {
        let to = Target::Faction(FactionId::from("monarchist"));
        draft.events.cards[2].options[0].effects.push(Effect::Exile { to });
    });
    assert!(said.contains("card “a3”, option 1, effect 2, to"), "{said}");
    assert!(said.contains("did you mean “monarchists”?"), "{said}");
    let said = fault(|draft| draft.scenario.factions[1].id = FactionId::from("amazons"));
    assert!(said.contains("scenario.toml: faction “amazons”, id"), "{said}");
    let said = fault(|draft| draft.scenario.factions.truncate(2));
    assert!(said.contains("a council has 3 to 12"), "{said}");
    let said = fault(|draft| draft.scenario.start.stasis = 0);
    assert!(said.contains("start, stasis"), "{said}");
    let said = fault(|draft| draft.scenario.settings.agenda_full = 0);
    assert!(said.contains("settings, agenda_full"), "{said}");
    let said = fault(|draft| draft.events.cards[0].options.clear());
    assert!(said.contains("a card has 1 to 4"), "{said}");
    let said = fault(|draft| draft.events.cards.retain(|card| card.deck != "c"));
    assert!(said.contains("deck “c”, cards"), "{said}");
}

#[test]
fn a_broken_file_is_refused_with_file_card_and_field() {
    let folder = tempfile::tempdir().expect("a folder");
    let from = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("decks/atlantis");
    let copy = |name: &str| {
        let text = std::fs::read_to_string(from.join(name)).expect("a shipped file");
        std::fs::write(folder.path().join(name), &text).expect("a copy");
        text
    };
    let (scenario, events) = (copy("scenario.toml"), copy("events.toml"));
    copy("city.toml");
    copy("constitution.toml");
    let said = |name: &str, text: &str| {
        std::fs::write(folder.path().join(name), text).expect("a file");
        match prytaneion::decks::folder(&prytaneion::games::registry(), folder.path()) {
            Ok(_) => panic!("a broken {name} was taken"),
            Err(error) => format!("{error:#}"),
        }
    };
    let last = events.rfind("do = \"stasis\"").expect("some card moves stasis");
    let broken = format!("{}do = \"statis\"{}", &events[..last], &events[last + 13..]);
    let line = said("events.toml", &broken);
    assert!(line.contains("events.toml, line ") && line.contains("effect"), "{line}");
    assert!(line.contains("statis"), "{line}");
    let line = said("events.toml", "[[cards]\n");
    assert!(line.contains("events.toml") && line.contains("line 1"), "{line}");
    std::fs::remove_file(folder.path().join("events.toml")).expect("it was there");
    let error = prytaneion::decks::folder(&prytaneion::games::registry(), folder.path())
        .expect_err("a file is missing");
    assert!(format!("{error:#}").contains("events.toml: This file is missing."), "{error:#}");
    std::fs::write(folder.path().join("events.toml"), &events).expect("a file");
    let line = said("scenario.toml", &scenario.replacen("arete = 5", "arete = -5", 1));
    assert!(line.contains(": faction “") && line.contains(", arete: This is -5"), "{line}");
    let line = said("scenario.toml", &scenario.replacen("citizen = false", "citizien = false", 1));
    assert!(line.contains("citizien"), "{line}");
    std::fs::write(folder.path().join("scenario.toml"), &scenario).expect("a file");
    assert_eq!(
        prytaneion::decks::folder(&prytaneion::games::registry(), folder.path())
            .expect("it is whole again")
            .len(),
        1
    );
}

#[test]
fn near_words_are_offered_and_far_ones_are_not() {
    let known = ["amazons", "medes", "stasis", "highest_arete"];
    let near = |word| {
        let said = did_you_mean(word, known.into_iter());
        known.into_iter().find(|known| said.ends_with(&format!("did you mean “{known}”?")))
    };
    assert_eq!(near("amazon"), Some("amazons"));
    assert_eq!(near("statis"), Some("stasis"));
    assert_eq!(near("Medes"), Some("medes"));
    assert_eq!(near("highest-arete"), Some("highest_arete"));
    assert_eq!(near("ten"), None);
    assert_eq!(near("spartans"), None);
}

#[test]
fn a_field_reads_as_a_person_would_say_it() {
    assert_eq!(in_words("options[0].effects[11].to"), "option 1, effect 12, to");
    assert_eq!(in_words("start.act"), "start, act");
    assert_eq!(in_words("plan[2]"), "round 3");
    assert_eq!(in_words(""), "");
}

#[test]
fn a_swing_counts_outcomes_and_sums_both_ways() {
    let mut swing = Swing::default();
    [3, -2, 0, 4].into_iter().for_each(|by| swing.add(by));
    assert_eq!(swing, Swing { raising: 2, raised: 7, lowering: 1, lowered: -2 });
}

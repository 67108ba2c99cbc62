//! The rules at hand: what the tables say, in each language; and the language of a faction.

use std::collections::BTreeSet;

use atlantis::messages::Language;
use atlantis::orders::TABLE;
use atlantis::rules::{Shows, about, chapters};

use crate::kit::{content, two};

fn said(language: Language, subject: &str) -> String {
    about(content(), language, subject).unwrap_or_else(|| panic!("nothing of {subject}"))
}

#[test]
fn o30_each_order_of_the_table_is_told_with_its_forms() {
    for language in Language::ALL {
        let all = chapters(content(), language, Shows::Known);
        let orders = &all[0].entries;
        let told: BTreeSet<&str> = orders.iter().map(|entry| &*entry.names[0]).collect();
        // Who works for wages is in other variants.
        let table = TABLE.iter().map(|row| row.word).filter(|word| *word != "WORK");
        let table: BTreeSet<&str> = table.chain(["FORM", "TURN", "UNIT"]).collect();
        assert_eq!(told, table);
        for entry in all.iter().flat_map(|chapter| &chapter.entries) {
            assert!(entry.text.len() > 5, "{entry:?}");
            assert!(!entry.text.contains("{$") && !entry.text.contains("atlantis-"), "{entry:?}");
        }
    }
    assert_eq!(
        said(Language::English, "buy"),
        "BUY qty item\nBUY ALL item\n    Buys goods or recruits people of the region.\n"
    );
    let study = said(Language::German, "STUDY");
    assert!(study.starts_with("STUDY skill\n    Lernt einen Monat lang"), "{study}");
    assert!(study.contains("Nimmt den Monat."), "{study}");
}

#[test]
fn s3_a_skill_says_who_learns_how_much_of_it() {
    let skill = said(Language::English, "mining").replace("\n    ", " ");
    assert!(skill.starts_with("mining [MINI] A month of study costs 10 silver a head."), "{skill}");
    assert!(skill.contains("reach level 3, all others 2."), "{skill}");
    assert!(skill.contains("Level 3: They smelt orichalcum"), "{skill}");
    // A tag can be that of a skill and of an item.
    let both = said(Language::English, "HORS");
    assert!(both.contains("horse training [HORS]") && both.contains("horse [HORS]"), "{both}");
    let race = said(Language::Greek, "plainsmen");
    assert!(race.contains("Μαθαίνει"), "{race}");
}

#[test]
fn o54_what_is_learned_on_the_way_is_not_told() {
    for unknown in ["wing", "winged horse", "gate lore", "dragon", "nonsense"] {
        assert_eq!(about(content(), Language::English, unknown), None, "{unknown}");
    }
    // Who writes the tables sees all of them.
    let all = chapters(content(), Language::English, Shows::All);
    let names =
        |at: usize| all[at].entries.iter().map(|entry| &*entry.names[0]).collect::<Vec<_>>();
    assert!(names(2).contains(&"winged horse") && names(3).contains(&"gate lore"));
    for word in ["orders", "races", "items", "skills", "structures", "terrains", ""] {
        assert!(said(Language::English, word).lines().all(|line| line.chars().count() <= 78));
    }
    assert!(said(Language::German, "").replace('\n', " ").contains("orders, races, items"));
}

#[test]
fn r11_a_faction_is_told_what_happens_in_its_language() {
    let (mut game, owls, herons) = two();
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 300)]);
    let other = game.unit(herons, (2, 2), &[("PLAI", 1), ("SILV", 300)]);
    let set =
        |unit: u32, more: &str| format!("unit {unit}\n{more}study mining\nclaim 5\nbuy 1 horse");
    game.order(owls, &set(unit, "option language de\n"));
    game.order(herons, &set(other, ""));
    game.run();
    let report = game.report(owls);
    assert_eq!(report.faction.language, "de");
    let texts: Vec<&str> = report.errors.iter().map(|line| &*line.text).collect();
    assert_eq!(
        texts,
        ["0 von 5 Silber: Mehr ist nicht verfügbar.", "Das verkauft hier niemand: horses [HORS]."]
    );
    assert!(
        report.events.iter().any(|event| event.text.starts_with("Lernt für 10 Silber: mining")),
        "{:?}",
        report.events
    );
    assert!(
        report.learned.iter().all(|one| one.text.contains("Ein Monat Lernen")),
        "{:?}",
        report.learned
    );
    // Others keep theirs, and the check speaks as the report does.
    assert_eq!(game.errors(herons)[0].text, "0 of 5 silver: no more is unclaimed.");
    let checked =
        atlantis::check::check(content(), &crate::kit::WORDS, report, b"unit 1\nstdy mining");
    let checked = checked.unwrap();
    let wrong = checked.messages.iter().find(|said| said.code == "unknown_order").unwrap();
    assert_eq!(wrong.text, "„stdy“ ist kein Befehl. War STUDY gemeint?");
    game.month(owls, "unit 1\noption language el");
    assert_eq!(game.report(owls).faction.language, "el");
    game.month(owls, "unit 1\noption language fr");
    assert_eq!(
        (&*game.report(owls).faction.language, game.codes(owls, unit)[0]),
        ("el", "missing_argument")
    );
}

#[test]
fn a_month_tells_how_many_sub_phases_are_over() {
    let (game, ..) = two();
    let told = std::cell::RefCell::new(Vec::new());
    let sets = std::collections::BTreeMap::new();
    let at = |done: usize, of: usize| told.borrow_mut().push((done, of));
    let watched = atlantis::turn::run_watched(
        &game.content,
        &crate::kit::WORDS,
        game.world.clone(),
        &sets,
        &at,
    );
    let told = told.into_inner();
    let of = told[0].1;
    assert!(of > 30);
    assert_eq!(told, (0..of).map(|done| (done, of)).collect::<Vec<_>>());
    let run = atlantis::turn::run(&game.content, &crate::kit::WORDS, game.world.clone(), &sets);
    assert_eq!(run.world, watched.world);
}

/// The page of rules in the documents: `ATLANTIS_WRITE=1` writes it anew.
#[test]
fn o30_the_page_of_rules_says_what_the_tables_say() {
    let mut page = String::from(
        "# Rules at hand\n\nWhat the tables of Atlantis 4.1 say of orders, and of what every faction knows from the start; all \
         else is told by\nreports. `prytaneion atlantis rules` prints it too, in English, German and Greek. How such a game is \
         hosted is on [a page\nof its own](order-files.md). This page is written by a test.\n",
    );
    for chapter in chapters(content(), Language::English, Shows::Known) {
        page += &format!("\n## {}\n\n| | |\n| --- | --- |\n", chapter.title);
        for entry in &chapter.entries {
            let head: Vec<String> =
                entry.head.iter().map(|line| format!("`{}`", line.replace('|', "\\|"))).collect();
            page += &format!("| {} | {} |\n", head.join("<br>"), entry.text);
        }
        let notes: Vec<&String> = chapter.notes.iter().filter(|note| !note.is_empty()).collect();
        for (at, note) in notes.into_iter().enumerate() {
            page += &if at == 0 { format!("\n{note}\n\n") } else { format!("- {note}\n") };
        }
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/order-rules.md");
    if std::env::var_os("ATLANTIS_WRITE").is_some() {
        std::fs::write(path, &page).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap(), page, "ATLANTIS_WRITE=1 writes it anew");
}

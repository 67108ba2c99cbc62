//! What people are told: O-60 and R-11.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use atlantis::{check, messages, turn};
use game::Catalogue;

/// The messages of a file, with the values that each fills in.
fn of_file(file: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut all: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut name = "";
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        let begins = line.split_once(" = ").filter(|_| line.starts_with("atlantis-"));
        name = begins.map_or(name, |(begun, _)| begun);
        let values = line.split('$').skip(1).map(|rest| {
            rest.chars().take_while(|letter| letter.is_ascii_alphanumeric() || *letter == '_')
        });
        all.entry(name.to_owned()).or_default().extend(values.map(String::from_iter));
    }
    all.remove("");
    all
}

fn english() -> BTreeMap<String, BTreeSet<String>> {
    of_file(messages::file("en").unwrap())
}

/// The names of messages that stand in the program's text.
fn written(folder: &Path, into: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            written(&path, into);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            let names = text.split("\"atlantis-").skip(1).filter_map(|rest| rest.split('"').next());
            // What ends in a line is the beginning of others; what has a stroke is a format.
            let whole = names
                .filter(|name| !name.is_empty() && !name.ends_with('-') && !name.contains('/'));
            into.extend(whole.map(|name| format!("atlantis-{name}")));
        }
    }
}

/// All names that the program can say.
fn said() -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    written(Path::new(env!("CARGO_MANIFEST_DIR")), &mut all);
    assert!(all.contains("atlantis-kind-unit"), "the program's text is read");
    all.extend(turn::CODES.iter().chain(check::CODES).map(|code| code.say.to_owned()));
    all.extend(turn::KINDS.iter().map(|kind| kind.say.to_owned()));
    all
}

#[test]
fn o60_each_language_says_the_same() {
    for language in messages::LANGUAGES {
        let file = messages::file(language).unwrap();
        assert_eq!(of_file(file), english(), "{language}");
        // That it is one: what is no message panics here.
        let _ = Catalogue::of(language, &[file]);
    }
    assert_eq!(messages::file("fr"), None);
}

#[test]
fn o60_each_name_has_a_sentence_and_each_sentence_a_use() {
    let sentences: BTreeSet<String> = english().into_keys().collect();
    assert_eq!(sentences, said());
}

#[test]
fn r11_numbers_bend_words() {
    let starved = |language, unfed: u32, heads: u32| {
        let catalogue = Catalogue::of(language, &[messages::file(language).unwrap()]);
        catalogue.write(&game::text!("atlantis-event-starved", unfed = unfed, heads = heads))
    };
    for (language, unfed, heads, sentence) in [
        ("en", 1, 0, "1 person goes hungry, and nobody dies."),
        ("en", 3, 1, "3 people go hungry, and 1 of them dies."),
        ("de", 1, 0, "1 Person hungert; niemand stirbt."),
        ("de", 3, 2, "3 Personen hungern; 2 davon sterben."),
        ("el", 1, 1, "1 άτομο πεινά· πεθαίνει 1."),
        ("el", 3, 0, "3 άτομα πεινούν· δεν πεθαίνει κανείς."),
    ] {
        assert_eq!(starved(language, unfed, heads), sentence);
    }
}

#[test]
fn r11_words_of_the_program_are_in_each_language() {
    for (language, declared, received) in [
        ("en", "Declares all others hostile.", "Comes over from Owls (3)."),
        ("de", "Neue Haltung gegenüber allen anderen: feindlich.", "Kommt von Owls (3) herüber."),
        ("el", "Νέα στάση προς όλους τους άλλους: εχθρική.", "Έρχεται από Owls (3)."),
    ] {
        let catalogue = Catalogue::of(language, &[messages::file(language).unwrap()]);
        let text = game::text!("atlantis-event-declared", who = "others", attitude = "hostile");
        assert_eq!(catalogue.write(&text), declared);
        let text = game::text!("atlantis-event-received", item = "unit", from = "Owls (3)");
        assert_eq!(catalogue.write(&text), received);
    }
}

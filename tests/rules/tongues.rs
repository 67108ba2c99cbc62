//! What people read is data: a message that every language has, or words that a person wrote. A day is looked at
//! moment by moment, with the eyes of everybody, and told in all its editions, and no English sentence of the program
//! is found in it.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use council::{Council, texts};
use game::{Audience, Catalogue, Game, Record};
use serde_json::Value;

use crate::golden;
use crate::story::entries;

/// What was found in what people are shown.
#[derive(Default)]
struct Heard {
    /// Names of messages.
    messages: BTreeSet<String>,
    /// Words beside messages, each with where it was seen first.
    words: BTreeMap<String, String>,
}

/// Fields with names for programs and rules' numbers.
const NAMES: [&str; 3] = ["key", "rule", "question"];

impl Heard {
    fn hear(&mut self, value: &Value, at: &str) {
        match value {
            Value::String(text) if reads(text) => {
                let field = at.rsplit('.').find(|field| !field.is_empty()).unwrap_or_default();
                if !NAMES.contains(&field) {
                    self.words.entry(text.clone()).or_insert_with(|| at.to_owned());
                }
            }
            Value::Array(rows) => rows.iter().for_each(|row| self.hear(row, at)),
            Value::Object(fields) => {
                for (name, inner) in fields {
                    match inner {
                        Value::String(message)
                            if name == "say" || name == "by" && fields.contains_key("all") =>
                        {
                            self.messages.insert(message.clone());
                        }
                        _ => self.hear(inner, &format!("{at}.{name}")),
                    }
                }
            }
            _ => {}
        }
    }
}

/// Whether these are words for people: ids have neither spaces nor capitals.
fn reads(text: &str) -> bool {
    let letters = text.chars().any(char::is_alphabetic);
    letters && (text.contains(' ') || text.starts_with(char::is_uppercase))
}

/// All strings of a value.
fn strings(value: &Value, all: &mut HashSet<String>) {
    match value {
        Value::String(text) => {
            all.insert(text.trim().to_owned());
        }
        Value::Array(rows) => rows.iter().for_each(|row| strings(row, all)),
        Value::Object(fields) => fields.values().for_each(|inner| strings(inner, all)),
        _ => {}
    }
}

/// A whole day: what was heard in it, and what people wrote for it or typed in it.
fn day(name: &str) -> (Heard, HashSet<String>) {
    let (mut heard, mut written) = (Heard::default(), HashSet::new());
    let (setup, events) = golden::today(name, |command, play| {
        strings(command, &mut written);
        for view in play.every_view() {
            heard.hear(&view, "");
        }
        let told = serde_json::to_value(Council::told(&play.state)).expect("it is JSON");
        heard.hear(&told, "history");
    });
    strings(&setup, &mut written);
    let start = || {
        let draft = serde_json::from_value(setup.clone()).expect("the setup is read");
        Council::create(draft).expect("the content is sound")
    };
    let seats = Council::seats(&start()).into_iter().map(|seat| Audience::Seat(seat.id));
    for audience in [Audience::Public, Audience::Control].into_iter().chain(seats) {
        let edition = Council::chronicle(start(), &entries(&events), &audience);
        heard.hear(&edition, "chronicle");
    }
    let draft = serde_json::from_value(setup).expect("the setup is read");
    written.extend(texts::texts(&draft).into_iter().map(|row| row.text));
    (heard, written)
}

/// What the rules and their chronicle say in a language.
fn catalogue(language: &str) -> Catalogue {
    let files = ["council", "council/chronicle"].map(|home| {
        let file = format!("{}/server/{home}/texts/{language}.ftl", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(file).expect("the catalogue is there")
    });
    Catalogue::of(language, &files.each_ref().map(String::as_str))
}

/// Whether a person wrote this. The chronicle closes with a full stop what has no end of its own.
fn is_written(text: &str, written: &HashSet<String>) -> bool {
    let text = text.trim();
    written.contains(text) || text.strip_suffix('.').is_some_and(|text| written.contains(text))
}

#[test]
fn a_day_holds_no_sentence_that_only_one_language_has() {
    let languages = ["en", "de", "el"].map(|language| (language, catalogue(language)));
    for name in ["today-8", "today-12"] {
        let (heard, written) = day(name);
        let loose: Vec<_> =
            heard.words.iter().filter(|(text, _)| !is_written(text, &written)).collect();
        assert!(loose.is_empty(), "{name}: {} texts are no messages: {loose:#?}", loose.len());
        for (language, messages) in &languages {
            let missing: Vec<_> =
                heard.messages.iter().filter(|name| !messages.has(name)).collect();
            assert!(missing.is_empty(), "{name}: {language} has none of {missing:?}");
        }
        assert!(heard.messages.len() > 300, "{name} is a day: {}", heard.messages.len());
    }
}

/// What of the rules is written in English on purpose: for the writers of scenarios.
const ENGLISH: [&str; 3] = ["/content", "/texts.rs", "/law/settings.rs"];

/// Lines that speak to developers, and those that read what older versions wrote.
const ASIDE: [&str; 10] = [
    "//",
    "expect(",
    "panic!(",
    "unreachable!(",
    "assert",
    "#[",
    "r#\"",
    "ts(",
    "custom(",
    "strip_prefix(",
];

/// Literals of a line that read like a sentence.
fn sentences(line: &str) -> impl Iterator<Item = &str> {
    let literals = line.split('"').skip(1).step_by(2);
    literals.filter(|text| {
        let mut words = text
            .split(' ')
            .filter(|word| word.chars().filter(char::is_ascii_lowercase).count() > 1);
        words.next().is_some() && words.next().is_some()
    })
}

fn files(folder: &std::path::Path, all: &mut Vec<std::path::PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of the rules") {
        let path = entry.expect("a file of the rules").path();
        if path.is_dir() {
            files(&path, all);
        } else if path.extension().is_some_and(|end| end == "rs") {
            all.push(path);
        }
    }
}

#[test]
fn no_sentence_stands_in_the_rules_beside_the_catalogues() {
    let mut all = Vec::new();
    files(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("server/council"), &mut all);
    let mut found = Vec::new();
    for path in &all {
        let name = &path.to_string_lossy();
        if ENGLISH.iter().any(|of| name.contains(&format!("server/council{of}"))) {
            continue;
        }
        let text = std::fs::read_to_string(path).expect("text");
        let lines =
            text.lines().zip(1..).filter(|(line, _)| !ASIDE.iter().any(|of| line.contains(of)));
        found.extend(lines.flat_map(|(line, number)| {
            sentences(line).map(move |text| format!("{name}, line {number}: {text}"))
        }));
    }
    assert!(all.len() > 200 && found.is_empty(), "{found:#?}");
}

//! What people are told, and what is offered: O-16 and O-60.

use std::collections::{BTreeMap, BTreeSet};

use game::Catalogue;
use orders::{Code, Door, Knows, Level, code, messages};

use crate::kit::{TOY, read, set};

/// What the toy says itself.
const TOY_SAYS: &str = "\
toy-number = a number
toy-flag = 1 or 0
toy-text = a text
toy-wind = a wind
toy-part = a part of the ship
toy-good = a good
toy-bad-wind = “{ $text }” is no wind.
toy-no-good = Nobody trades in “{ $text }”.
toy-bad-name = “{ $text }” is no name for a ship.
";

/// What is said of one line, in English.
fn said(line: &str) -> String {
    said_in("en", line)
}

fn said_in(language: &str, line: &str) -> String {
    let catalogue = Catalogue::of(language, &[messages::file(language).unwrap(), TOY_SAYS]);
    let text = set(line);
    let reading = read(&text);
    let said: Vec<_> =
        reading.problems().iter().map(|problem| catalogue.write(&problem.text)).collect();
    said.join(" / ")
}

/// What one line is offered instead of a part of it: the line with it.
fn meant(line: &str) -> Option<String> {
    let text = set(line);
    let reading = read(&text);
    let offer = reading.problems().first()?.offer.clone()?;
    let mut text = text.clone();
    text.replace_range(offer.span.start..offer.span.end, &offer.with);
    Some(text.lines().nth(2)?.to_owned())
}

#[test]
fn o60_each_sentence_says_what_is_wrong() {
    for (line, sentence) in [
        ("banana", "“banana” is no order."),
        ("ancor", "“ancor” is no order. Did you mean ANCHOR?"),
        ("signal", "SIGNAL needs 1 or 0."),
        ("signal 2", "Give a number from 0 to 1."),
        ("load", "LOAD needs a number or ALL."),
        ("load x salt", "“x” is no number."),
        ("load al salt", "“al” is no number. Did you mean ALL?"),
        ("load 3 slat", "Nobody trades in “slat”. Did you mean salt?"),
        ("load 3 purple_die", "Nobody trades in “purple_die”. Did you mean purple dye?"),
        ("name boat x", "NAME needs SHIP or PORT."),
        ("course up", "“up” is no wind."),
        ("course nort", "“nort” is no wind. Did you mean NORTH?"),
        ("name ship (x)", "“(x)” is no name for a ship."),
        ("name ship \"x", "A quote is not closed; it ends with the line."),
        ("signal 1 now", "“now” is not needed here."),
        ("relieved", "RELIEVED ends nothing here."),
        (
            "watch\nanchor",
            "WATCH has no RELIEVED; it ends before the next line that cannot stand in it.",
        ),
        ("anchor\ncourse n", "COURSE takes the place of ANCHOR in line 3."),
    ] {
        assert_eq!(said(line), sentence, "{line}");
    }
    assert_eq!(said_in("de", "ancor"), "„ancor“ ist kein Befehl. War ANCHOR gemeint?");
    assert_eq!(said_in("el", "ancor"), "Το «ancor» δεν είναι διαταγή. Μήπως εννοείτε ANCHOR;");
}

#[test]
fn o60_long_words_are_repeated_in_part() {
    let said = said(&"x".repeat(300));
    assert_eq!(said, format!("“{}…” is no order.", "x".repeat(60)));
}

#[test]
fn o16_a_near_miss_is_offered_and_never_taken() {
    for (line, right) in [
        ("CUORSE n", "COURSE n"),
        ("lod 3 salt", "LOAD 3 salt"),
        ("load 3 puprle_dye", "load 3 \"purple dye\""),
        ("load 3 \"purple die\"", "load 3 \"purple dye\""),
        ("load 3 oli", "load 3 oil"),
        ("load 3 öl_aus_übersse", "load 3 \"Öl aus Übersee\""),
        ("load 3 ol_aus_ubersee", "load 3 \"Öl aus Übersee\""),
        ("hail nw 3", "hail NEW 3"),
        ("load all salt bt 2", "load all salt BUT 2"),
    ] {
        assert_eq!(meant(line).as_deref(), Some(right), "{line}");
        assert_eq!(read(&set(line)).line(3).unwrap().order(), None, "{line}");
    }
}

#[test]
fn o16_nothing_is_offered_where_two_are_as_near_or_none_is() {
    // One letter from two, three letters away, one letter alone.
    for line in ["course nx", "load 3 sssat", "load 3 boat", "x", "load x salt", "repair muls"] {
        let offer = meant(line);
        let _ = offer.as_ref().is_none_or(|offer| panic!("{line}: {offer}"));
    }
}

/// Has not heard of salt.
struct Inlander;

impl Knows for Inlander {
    fn thing(&self, kind: &str, thing: u32) -> bool {
        kind != "good" || thing != 7
    }
}

#[test]
fn o54_what_is_not_known_is_as_what_is_not() {
    let codes = |name: &str| {
        let text = set(&format!("load 3 {name}"));
        let reading = TOY.read(text.as_bytes(), Door::Enveloped, &Inlander).unwrap();
        let [problem] = reading.problems() else { panic!("one problem") };
        (problem.code, problem.offer.clone(), format!("{:?}", problem.text).replace(name, "…"))
    };
    assert_eq!(codes("salt"), codes("dust"));
    assert_eq!(codes("slat"), codes("dust"));
}

/// The messages of a file, with the values that each fills in.
fn of_file(file: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let lines = file.lines().filter_map(|line| line.split_once(" = "));
    let values = |text: &'static str| -> BTreeSet<&str> {
        text.split("{ $").skip(1).filter_map(|rest| rest.split(' ').next()).collect()
    };
    lines.map(|(name, text)| (name, values(text.to_owned().leak()))).collect()
}

#[test]
fn o60_each_language_says_the_same() {
    let english = of_file(messages::file("en").unwrap());
    for language in messages::LANGUAGES {
        assert_eq!(of_file(messages::file(language).unwrap()), english, "{language}");
        // That it is one: what is no message panics here.
        let _ = Catalogue::of(language, &[messages::file(language).unwrap()]);
    }
    assert_eq!(messages::file("fr"), None);
}

#[test]
fn o60_each_code_has_a_name_of_its_own_and_a_sentence() {
    let english = of_file(messages::file("en").unwrap());
    let names: BTreeSet<_> = code::ALL.iter().map(|code| code.name).collect();
    assert_eq!(names.len(), code::ALL.len());
    for Code { name, say, .. } in code::ALL {
        assert!(english.contains_key(say), "{name}: {say}");
    }
    for say in [code::BLOCK_OPEN, code::BLOCK_NESTED, code::FORMED_AGAIN, code::REPLACED] {
        assert!(english.contains_key(say), "{say}");
    }
}

#[test]
fn o6_levels_say_whether_a_line_runs() {
    let text = set("signal 1 now\nsignal 3");
    let reading = read(&text);
    let levels: Vec<_> = reading.problems().iter().map(|problem| problem.code.level).collect();
    assert_eq!(levels, [Level::Warning, Level::Error]);
    assert!(reading.has_errors());
    assert!(!read(&set("signal 1 now")).has_errors());
}

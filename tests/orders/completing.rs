//! What may stand at a place: O-54.

use orders::{Completion, Door, Everything, Knows, Offer, Place, Value};

use crate::classic::RULES;
use crate::kit::TOY;

/// What is offered at the `|` of a text; the text that it replaces comes first.
fn offers_of(text: &str, knows: &dyn Knows) -> (String, Completion) {
    let at = text.find('|').unwrap();
    let text = text.replacen('|', "", 1);
    let reading = TOY.read(text.as_bytes(), Door::Known, knows).unwrap();
    let completion = reading.completion(at, knows);
    (text[completion.span.start..completion.span.end].to_owned(), completion)
}

fn offers(text: &str) -> String {
    let (_, completion) = offers_of(text, &Everything);
    completion.offers.into_iter().map(|offer| offer.written).collect::<Vec<_>>().join(" ")
}

/// Behind the head and a unit.
fn line(line: &str) -> String {
    offers(&format!("#shipper 5\nship 1\n{line}\n#done"))
}

const ORDERS: &str = "COURSE SAIL ANCHOR LOAD UNLOAD NAME HAIL SIGNAL REPAIR SECRET SWAP";

#[test]
fn o54_a_line_may_begin_with_what_stands_there() {
    assert_eq!(offers("hello\n|\n#shipper 5\n#done"), "#SHIPPER");
    assert_eq!(offers("#shipper 5\n|"), "#DONE SHIP #DRAFT #HUSH");
    assert_eq!(offers("|"), "#DONE SHIP #DRAFT #HUSH");
    assert_eq!(line("|"), format!("#DONE SHIP #DRAFT #HUSH LAUNCH WATCH {ORDERS}"));
    assert_eq!(line("@|"), line("|"));
    assert_eq!(line("launch 1\n|"), format!("#DONE SHIP #DRAFT #HUSH AFLOAT WATCH {ORDERS}"));
    assert_eq!(
        line("launch 1\nwatch\n|"),
        format!("#DONE SHIP #DRAFT #HUSH AFLOAT RELIEVED {ORDERS}")
    );
    assert_eq!(line("launch 1\nafloat\n|"), line("|"));
    assert_eq!(offers("#shipper 5\nship 1\n#done\n|"), "#SHIPPER");
    assert_eq!(offers("#shipper 5\nship 1\n|"), line("|"));
    assert_eq!(offers("ship 1\nan|"), "ANCHOR");
}

#[test]
fn o54_what_is_begun_is_finished() {
    assert_eq!(line("s|"), "SHIP SAIL SIGNAL SECRET SWAP");
    assert_eq!(line("@ co|"), "COURSE");
    assert_eq!(line("load 3 PU|"), "\"purple dye\"");
    assert_eq!(line("load 3 purple_d|"), "\"purple dye\"");
    assert_eq!(line("load 3 \"purple d|"), "\"purple dye\"");
    assert_eq!(line("load 3 o|il"), "oil \"olive oil\"");
    let (replaced, completion) = offers_of("ship 1\n load 3 \"pur|ple", &Everything);
    assert_eq!((replaced.as_str(), completion.offers.len()), ("\"pur", 1));
    let (replaced, _) = offers_of("ship 1\n load 3 |", &Everything);
    assert_eq!(replaced, "");
}

#[test]
fn o54_arguments_are_those_that_the_syntax_allows() {
    assert_eq!(line("load |"), "ALL");
    let goods =
        "oil \"olive oil\" amphora \"purple dye\" \"grey-green glass\" \"Öl aus Übersee\" salt";
    assert_eq!(line("load all |"), goods);
    assert_eq!(line("unload |"), goods);
    assert_eq!(line("unload 3 |"), goods);
    assert_eq!(line("load all salt |"), "BUT");
    assert_eq!(line("load 3 salt |"), "");
    assert_eq!(line("repair |"), "MAST HULL RUDDER HELP");
    assert_eq!(line("course n |"), "N NE S IN OUT");
    assert_eq!(line("course n|"), "N NE");
    assert_eq!(line("hail new 1 |"), "NEW SHIPPER");
    assert_eq!(line("hail shipper 3 |"), "NEW");
    assert_eq!(line("name |"), "SHIP PORT");
    assert_eq!(line("banana |"), "");
    assert_eq!(line("load banana |"), "");
}

#[test]
fn o54_nothing_is_offered_in_comments_and_behind_whole_quotes() {
    assert_eq!(line("; co|"), "");
    assert_eq!(line("anchor ; co|"), "");
    assert_eq!(line("@;|"), "");
    assert_eq!(line("load 3 \"sa\"|"), "");
}

/// A harbour in which little is to be had.
struct Harbour;

impl Knows for Harbour {
    fn thing(&self, _: &str, thing: u32) -> bool {
        thing < 4
    }

    fn offers(&self, place: &Place<'_>) -> Option<Vec<Offer>> {
        let offer = |written: &str, shown: &str| Offer {
            written: written.into(),
            shown: shown.into(),
            kind: Some(place.kind.into()),
        };
        match (place.order, place.kind) {
            ("HAIL", "number") => Some(vec![offer("7", "Foam (7)"), offer("9", "Swan (9)")]),
            ("SWAP", "qty") => {
                let said = format!("{:?} {:?}", place.unit, place.formed);
                Some(vec![offer(&place.before.len().to_string(), &said)])
            }
            ("LOAD", "good") if place.before == [Value::Number(2)] => {
                Some(vec![offer("salt", "salt")])
            }
            _ => None,
        }
    }
}

#[test]
fn o54_the_world_says_what_there_is() {
    let offers = |line: &str| {
        let (_, completion) = offers_of(&format!("ship 1\nlaunch 4\n{line}"), &Harbour);
        completion.offers.into_iter().map(|offer| offer.written).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(offers("hail |"), "7 9 NEW SHIPPER");
    assert_eq!(offers("hail sw|"), "9");
    assert_eq!(offers("load all |"), "oil \"olive oil\" amphora");
    assert_eq!(offers("load 2 |"), "salt");
    assert_eq!(offers("swap 1 |"), "1");
    assert_eq!(offers("swap new 1 2 salt |"), "");
    assert_eq!(offers("swap new 1 2 oil |"), "4");
    let (_, completion) = offers_of("ship 1\nlaunch 4\nswap 1 |", &Harbour);
    assert_eq!(completion.offers[0].shown, "Some(1) Some(4)");
}

/// Notes what stood before an item.
struct Asked;

impl Knows for Asked {
    fn offers(&self, place: &Place<'_>) -> Option<Vec<Offer>> {
        let written = format!("{:?}", place.before);
        Some(vec![Offer { written, shown: String::new(), kind: Some(place.kind.into()) }])
    }
}

#[test]
fn o54_the_world_hears_what_stands_before() {
    let text = "unit 1\ngive 5 all ";
    let reading = RULES.read(text.as_bytes(), Door::Known, &Asked).unwrap();
    let offers = reading.completion(text.len(), &Asked).offers;
    let said: Vec<_> =
        offers.iter().map(|offer| (offer.kind.as_deref().unwrap(), &*offer.written)).collect();
    let before = "[Number(5), Word(\"ALL\")]";
    assert_eq!(said, [("item", before), ("class", before)]);
}

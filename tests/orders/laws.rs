//! Laws over any bytes and over any orders (L-8).

use std::fs;
use std::path::Path;

use proptest::collection::vec;
use proptest::prelude::*;

use orders::tables::Form;
use orders::{Class, Door, Everything, Grammar, Value};

use crate::any_bytes::holds;
use crate::classic::RULES;
use crate::kit::{TOY, read_bytes};
use crate::toy::TABLES;

/// Pieces of which texts are made that come near to a set.
const PIECES: [&[u8]; 44] = [
    b"#shipper 5\n",
    b"#SHIPPER",
    b"#done\n",
    b"#draft\n",
    b"#hush x",
    b"ship 1\n",
    b"ship ",
    b"launch 1\n",
    b"launch",
    b"afloat\n",
    b"watch\n",
    b"relieved\n",
    b"@",
    b";",
    b"\"",
    b"\n",
    b"\r",
    b"\r\n",
    b" ",
    b"\t",
    b"_",
    b"$",
    b"load ",
    b"all ",
    b"but ",
    b"unload ",
    b"name ship ",
    b"course n\n",
    b"anchor\n",
    b"hail new 3 ",
    b"swap 1 2 salt 3 oil\n",
    b"secret abc",
    b"olive ",
    b"oil",
    b"purple",
    b"dye",
    b"7",
    b"2000000001",
    b"\xc3\x96l",
    b"\xd6l",
    b"\xa0",
    b"\xc2\xa0",
    b"\xef\xbb\xbf",
    b"\x00",
];

fn near_sets() -> impl Strategy<Value = Vec<u8>> {
    vec(prop::sample::select(PIECES.to_vec()), 0..80).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn l8_any_bytes_are_read_and_printed_again(text in vec(any::<u8>(), 0..400), at in any::<prop::sample::Index>()) {
        holds(&TOY, &text, at.index(text.len() + 1));
    }

    #[test]
    fn l8_any_lines_near_a_set_are_read_and_printed_again(text in near_sets(), at in any::<prop::sample::Index>()) {
        holds(&TOY, &text, at.index(text.len() + 1));
        let inside = [b"#shipper 1\nship 1\n", text.as_slice()].concat();
        holds(&TOY, &inside, at.index(inside.len() + 1));
    }

    #[test]
    fn l8_an_order_that_is_written_is_read_as_it_was((order, values) in any_order()) {
        let kinds = values.iter().map(|(kind, value)| (kind.as_deref(), value.clone())).collect::<Vec<_>>();
        let line = TOY.written(order, &kinds);
        let text = format!("#shipper 1\nship 1\n{line}\n#done");
        let reading = read_bytes(text.as_bytes());
        prop_assert_eq!(reading.problems(), &[], "{}", line);
        let row = reading.line(3).unwrap();
        prop_assert_eq!(row.order(), Some(order));
        prop_assert_eq!(row.values(), values.into_iter().map(|(_, value)| value).collect::<Vec<_>>(), "{}", line);
    }

    #[test]
    fn o6_a_wrong_line_costs_no_other(
        orders in vec(any_order(), 1..8),
        wrong in prop::sample::select(vec!["banana", "load", "signal 7", "name ship (x)", "relieved", "@", "#drat"]),
        at in any::<prop::sample::Index>(),
    ) {
        let line = |(order, values): &(usize, Arguments)| {
            let values: Vec<_> = values.iter().map(|(kind, value)| (kind.as_deref(), value.clone())).collect();
            TOY.written(*order, &values)
        };
        let mut lines: Vec<String> = orders.iter().map(line).collect();
        let at = at.index(lines.len() + 1);
        let text = format!("#shipper 1\nship 1\n{}\n#done", lines.join("\n"));
        let without: Vec<_> = values(&TOY, &text);
        lines.insert(at, wrong.to_owned());
        let text = format!("#shipper 1\nship 1\n{}\n#done", lines.join("\n"));
        prop_assert_eq!(values(&TOY, &text), without);
        let reading = read_bytes(text.as_bytes());
        prop_assert_eq!(reading.line(3 + at).unwrap().class(), Class::Error);
    }
}

/// The orders of a text with their values.
fn values(grammar: &Grammar, text: &str) -> Vec<String> {
    let reading = grammar.read(text.as_bytes(), Door::Enveloped, &Everything).unwrap();
    let orders =
        reading.lines().filter_map(|line| Some(format!("{} {:?}", line.order()?, line.values())));
    orders.collect()
}

type Arguments = Vec<(Option<String>, Value<'static>)>;

/// An order of the toy, by its place in the tables, with arguments that fit it.
fn any_order() -> impl Strategy<Value = (usize, Arguments)> {
    (0..TABLES.orders.len()).prop_flat_map(|order| {
        let forms: Vec<&str> = TABLES.orders[order].syntax.split('·').collect();
        let form = prop::sample::select(forms);
        form.prop_flat_map(move |form| (Just(order), syntax(form)))
    })
}

/// Arguments that fit a syntax: the tests read the notation in their own way.
fn syntax(text: &'static str) -> BoxedStrategy<Arguments> {
    let words: Vec<String> = ["(", ")", "[", "]", "{", "}", "|"]
        .iter()
        .fold(text.to_owned(), |text, sign| text.replace(sign, &format!(" {sign} ")))
        .split_whitespace()
        .map(str::to_owned)
        .collect();
    let mut at = 0;
    choice(&words, &mut at)
}

fn choice(words: &[String], at: &mut usize) -> BoxedStrategy<Arguments> {
    let mut all = vec![row(words, at)];
    while words.get(*at).is_some_and(|word| word == "|") {
        *at += 1;
        all.push(row(words, at));
    }
    proptest::strategy::Union::new(all).boxed()
}

fn row(words: &[String], at: &mut usize) -> BoxedStrategy<Arguments> {
    let mut all: Vec<BoxedStrategy<Arguments>> = Vec::new();
    while let Some(word) = words.get(*at) {
        if [")", "]", "}", "|"].contains(&word.as_str()) {
            break;
        }
        *at += 1;
        let one = match word.as_str() {
            "(" | "[" | "{" => {
                let inner = choice(words, at);
                *at += 1;
                match word.as_str() {
                    "(" => inner,
                    "[" => prop_oneof![Just(Vec::new()), inner].boxed(),
                    _ => vec(inner, 0..4).prop_map(|all| all.concat()).boxed(),
                }
            }
            word => term(word),
        };
        all.push(one);
    }
    all.prop_map(|all| all.concat()).boxed()
}

fn term(word: &str) -> BoxedStrategy<Arguments> {
    let Some(kind) = TABLES.kinds.iter().find(|kind| kind.name == word) else {
        return Just(vec![(None, Value::Word(word.to_owned().leak()))]).boxed();
    };
    let value: BoxedStrategy<Value<'static>> = match kind.form {
        Form::Number { least, most } => (least..=most).prop_map(Value::Number).boxed(),
        Form::Words(rows) => {
            prop::sample::select(rows.iter().map(|row| Value::Word(row[0])).collect::<Vec<_>>())
                .boxed()
        }
        Form::Things(rows) => {
            prop::sample::select(rows.iter().map(|row| Value::Thing(row.id)).collect::<Vec<_>>())
                .boxed()
        }
        Form::Text(_) if kind.name == "secret" => {
            "[a-zß;_]{3,8}".prop_map(|text| Value::Text(text.into())).boxed()
        }
        Form::Text(_) => "[a-zÄß;_]{1,4}( [a-zé;_'@#]{1,5}){0,2}"
            .prop_map(|text| Value::Text(text.into()))
            .boxed(),
        Form::Syntax(inner) => return syntax(inner),
    };
    let kind = word.to_owned();
    value.prop_map(move |value| vec![(Some(kind.clone()), value)]).boxed()
}

#[test]
fn l8_the_hardest_texts_of_full_size_go_through() {
    // Blocks in blocks that are struck, unknown words, quotes without end, one line.
    let limits = TABLES.limits;
    let many = |line: &str| line.repeat(limits.lines.min(limits.bytes / line.len()) - 2);
    for line in [
        "launch\nrelieved\n",
        "launch 1\n",
        "watch\n",
        "load \"\n",
        "banana\n",
        "course n\n",
        "ship 1\n",
        "@;\n",
    ] {
        let text = format!("#shipper 1\nship 1\n{}", many(line));
        let text = &text[..text.len().min(limits.bytes)];
        let lines = text.bytes().filter(|byte| *byte == b'\n').count();
        if lines < limits.lines {
            holds(&TOY, text.as_bytes(), text.len());
        }
    }
}

/// What the search for bytes that break a law does with them.
#[path = "../fuzz/bodies/orders.rs"]
mod searched;

#[test]
fn l8_what_the_search_begins_with_is_read() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fuzz/seeds/orders");
    let seeds: Vec<_> =
        fs::read_dir(folder).unwrap().map(|file| fs::read(file.unwrap().path()).unwrap()).collect();
    assert!(seeds.len() >= 4);
    for seed in &seeds {
        searched::body(seed);
        for at in 0..=seed.len() {
            holds(&TOY, seed, at);
            holds(&RULES, seed, at);
        }
    }
}

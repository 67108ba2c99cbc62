//! What the tests read by, and what they ask of a reading.

use std::sync::LazyLock;

use orders::{Class, Door, Everything, Grammar, Reading, Value};

use crate::toy::TABLES;

pub static TOY: LazyLock<Grammar> = LazyLock::new(|| Grammar::new(&TABLES).unwrap());

/// A text in its envelope, with the ship 1 named above.
pub fn set(lines: &str) -> String {
    format!("#shipper 5\nship 1\n{lines}\n#done\n")
}

pub fn read(text: &str) -> Reading<'_> {
    read_bytes(text.as_bytes())
}

pub fn read_bytes(text: &[u8]) -> Reading<'_> {
    TOY.read(text, Door::Enveloped, &Everything).unwrap()
}

/// Lines and codes, in their order.
pub fn codes(reading: &Reading<'_>) -> Vec<(usize, &'static str)> {
    reading.problems().iter().map(|problem| (problem.line, problem.code.name)).collect()
}

pub fn classes(reading: &Reading<'_>) -> Vec<Class> {
    reading.lines().map(|line| line.class()).collect()
}

/// The order in the one line of a set, its word and values, as one reads it aloud; or the codes.
pub fn one(line: &str) -> String {
    one_of(line.as_bytes())
}

pub fn one_of(line: &[u8]) -> String {
    let text = [b"#shipper 5\nship 1\n", line, b"\n#done\n"].concat();
    let reading = read_bytes(&text);
    let mut said: Vec<String> = Vec::new();
    let line = reading.line(3).unwrap();
    if let Some(order) = line.order() {
        let values = line.values().iter().map(shown).collect::<Vec<_>>();
        said.push(
            format!("{} {}", TABLES.orders[order].word, values.join(" ")).trim_end().to_owned(),
        );
    }
    said.extend(codes(&reading).into_iter().map(|(_, code)| format!("!{code}")));
    said.join(" ")
}

fn shown(value: &Value<'_>) -> String {
    match value {
        Value::Number(number) => number.to_string(),
        Value::Word(word) => (*word).to_owned(),
        Value::Thing(thing) => format!("<{thing}>"),
        Value::Text(text) => format!("“{text}”"),
    }
}

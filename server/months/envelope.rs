//! Finds the sets in a text (O-2). It is read by the reader of order files, so that host and game never see different
//! envelopes.

use orders::tables::{EnvelopeRow, Form, KindRow, Limits, Tables, TextForm, UnitRow};
use orders::{Door, Everything, Grammar, Value};

use crate::mail;

/// The words of an envelope.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// The first: `#GAME`.
    pub head: &'static str,
    /// The last: `#END`.
    pub end: &'static str,
    /// How many bytes a set may have (O-1).
    pub most_bytes: usize,
    /// How many lines.
    pub most_lines: usize,
}

impl Words {
    /// The line with which a set of a faction begins.
    pub(crate) fn first(&self, number: u32, password: Option<&str>) -> String {
        match password {
            Some(password) => format!("{} {number} \"{password}\"", self.head),
            None => format!("{} {number}", self.head),
        }
    }
}

/// A file of more bytes is not read.
pub(crate) const MOST: usize = 64 << 20;

/// A set as it lies in a text.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Enveloped {
    /// The number on its first line, if one stands there.
    pub(crate) number: Option<u32>,
    /// The password there.
    pub(crate) password: Option<String>,
    /// Its first line, from 1.
    pub(crate) first: usize,
    /// Its last line.
    pub(crate) last: usize,
    /// Whether its end is there.
    pub(crate) closed: bool,
    /// Its lines, after as many empty ones as lines stand before them.
    pub(crate) set: Vec<u8>,
    /// Whether it has more bytes or lines than may be.
    pub(crate) too_large: bool,
}

/// What finds sets.
pub(crate) struct Finder {
    grammar: Grammar,
    pub(crate) words: Words,
}

impl Finder {
    pub(crate) fn new(words: Words) -> anyhow::Result<Self> {
        let number = Form::Number { least: 0, most: 2_000_000_000 };
        let text = Form::Text(TextForm::ANY);
        let kind = |name, form| KindRow { name, say: "orders-text", wrong: None, form };
        let tables = Tables {
            envelope: EnvelopeRow { head: words.head, syntax: "number [text]", end: words.end },
            marks: &[],
            unit: UnitRow { word: "UNIT", syntax: "number" },
            repeats: true,
            blocks: &[],
            orders: &[],
            kinds: &[kind("number", number), kind("text", text)],
            groups: &[],
            limits: Limits { bytes: MOST, lines: MOST, line_bytes: 4096 },
        };
        let wrong = |faults| anyhow::anyhow!("The words of the envelope: {faults:?}");
        Ok(Self { grammar: Grammar::new(&tables).map_err(wrong)?, words })
    }

    /// All sets in a text, in its order. Of a mail it is the text as its reader sees it.
    pub(crate) fn find(&self, text: &[u8]) -> Vec<Enveloped> {
        let text = &*mail::text(text);
        let Ok(reading) = self.grammar.read(text, Door::Enveloped, &Everything) else {
            return Vec::new();
        };
        let found = reading.envelopes().iter().map(|envelope| {
            let head = envelope.head.and_then(|head| reading.line(head));
            let password = head.and_then(|head| {
                head.values().into_iter().find_map(|value| match value {
                    Value::Text(text) => Some(text.into_owned()),
                    _ => None,
                })
            });
            // A set far down in a long file keeps no place there: empty lines count too.
            let before = if envelope.last > self.words.most_lines { 0 } else { envelope.first - 1 };
            let mut set = vec![b'\n'; before];
            let lines = (envelope.first..=envelope.last).filter_map(|line| reading.line(line));
            for line in lines {
                set.extend_from_slice(line.bytes());
                set.extend_from_slice(line.ending());
            }
            let too_large = set.len() - before > self.words.most_bytes
                || envelope.last - envelope.first >= self.words.most_lines;
            Enveloped {
                too_large,
                number: envelope.sender,
                password,
                first: envelope.first,
                last: envelope.last,
                closed: envelope.closed,
                set,
            }
        });
        found.collect()
    }
}

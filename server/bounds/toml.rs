//! TOML, looked through before it is read: the library bounds how deep lists and tables lie in each other and how
//! many parts a key has, but not both together, and not how many values there are.

use toml_parser::decoder::Encoding;
use toml_parser::parser::{EventReceiver, parse_document};
use toml_parser::{ErrorSink, Source, Span};

/// Keys and values of all files of a scenario at most: several times what the largest has.
const VALUES: usize = 50_000;
/// Lists and tables in each other at most, and parts of a key.
const DEEP: usize = 24;
const PARTS: usize = 8;

/// What may still come of the files of a scenario.
pub(crate) struct Look {
    /// Keys and values.
    left: usize,
    /// Lists and tables around, and parts of the key, where the look is.
    deep: usize,
    parts: usize,
    /// Where too much was found first, and of what.
    found: Option<(usize, &'static str)>,
}

impl Look {
    /// Nothing has come yet.
    pub(crate) fn new() -> Self {
        Self { left: VALUES, deep: 0, parts: 0, found: None }
    }

    /// Where this text has too much to be read: the line, and of what. Whether it is right is not looked at.
    pub(crate) fn at(&mut self, text: &str) -> Option<(usize, &'static str)> {
        (self.deep, self.parts) = (0, 0);
        let tokens = Source::new(text).lex().into_vec();
        parse_document(&tokens, self, &mut ());
        let (at, why) = self.found.take()?;
        let before = text.as_bytes().get(..at).unwrap_or_default();
        Some((1 + before.iter().filter(|byte| **byte == b'\n').count(), why))
    }

    fn one(&mut self, span: Span) {
        match self.left.checked_sub(1) {
            Some(left) => self.left = left,
            None => self.find(span, "A scenario has at most 50,000 keys and values."),
        }
    }

    fn within(&mut self, span: Span) -> bool {
        self.one(span);
        self.deep += 1;
        if self.deep > DEEP {
            self.find(span, "Lists and tables lie too deep in each other here.");
        }
        self.deep <= DEEP
    }

    fn find(&mut self, span: Span, why: &'static str) {
        self.found.get_or_insert((span.start(), why));
    }
}

impl EventReceiver for Look {
    // What was never closed above ends with the next table.
    fn std_table_open(&mut self, _: Span, _: &mut dyn ErrorSink) {
        (self.deep, self.parts) = (0, 0);
    }

    fn array_table_open(&mut self, _: Span, _: &mut dyn ErrorSink) {
        (self.deep, self.parts) = (0, 0);
    }

    fn inline_table_open(&mut self, span: Span, _: &mut dyn ErrorSink) -> bool {
        self.within(span)
    }

    fn inline_table_close(&mut self, _: Span, _: &mut dyn ErrorSink) {
        self.deep = self.deep.saturating_sub(1);
    }

    fn array_open(&mut self, span: Span, _: &mut dyn ErrorSink) -> bool {
        self.within(span)
    }

    fn array_close(&mut self, _: Span, _: &mut dyn ErrorSink) {
        self.deep = self.deep.saturating_sub(1);
    }

    fn simple_key(&mut self, span: Span, _: Option<Encoding>, _: &mut dyn ErrorSink) {
        self.one(span);
    }

    fn key_sep(&mut self, span: Span, _: &mut dyn ErrorSink) {
        self.parts += 1;
        if self.parts >= PARTS {
            self.find(span, "A key has too many parts here.");
        }
    }

    fn key_val_sep(&mut self, _: Span, _: &mut dyn ErrorSink) {
        self.parts = 0;
    }

    fn newline(&mut self, _: Span, _: &mut dyn ErrorSink) {
        self.parts = 0;
    }

    fn scalar(&mut self, span: Span, _: Option<Encoding>, _: &mut dyn ErrorSink) {
        self.one(span);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Option<(usize, &'static str)> {
        Look::new().at(text)
    }

    #[test]
    fn what_is_shipped_has_a_fraction_of_what_may_be() {
        for files in crate::decks::shipped_ids().iter().map(|id| crate::decks::shipped_files(id)) {
            let mut look = Look::new();
            for (_, text) in files.iter().filter(|(name, _)| name.ends_with(".toml")) {
                assert_eq!(look.at(text), None);
            }
            assert!(look.left > VALUES * 3 / 4, "{}", look.left);
        }
    }

    #[test]
    fn many_values_and_deep_ones_are_found_with_their_line() {
        let sound = "a.b.c = [[1, { d.e = 2 }]]\n# … in prose … [[[\nf = '''[[\n[['''";
        assert_eq!(found(sound), None);
        let many = format!("a = 1\nb = [{}]\n", "{},".repeat(VALUES));
        assert_eq!(found(&many), Some((2, "A scenario has at most 50,000 keys and values.")));
        let tables = "[[a]]\n".repeat(VALUES + 1);
        assert_eq!(found(&tables).map(|(line, _)| line), Some(VALUES + 1));
        for deep in [
            format!("\na = {}", "[".repeat(500_000)),
            format!("\na = {}", "{a=".repeat(300_000)),
            format!("\n[{}a]", "a.".repeat(9)),
            format!("\n{}a = 1", "a.".repeat(400_000)),
        ] {
            assert_eq!(found(&deep).map(|(line, _)| line), Some(2), "{}", &deep[..9]);
        }
    }
}

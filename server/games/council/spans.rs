//! Where in a file something stands, so that a fault can name its line.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A file with its text and where each value of it begins.
pub(super) struct Source<'a> {
    /// Where each line ends.
    ends: Vec<usize>,
    tree: DeTable<'a>,
}

impl<'a> Source<'a> {
    /// Parses a file as far as it can be read, with what cannot: lines and what is wrong there.
    pub(super) fn parse(text: &'a str) -> (Self, Vec<(usize, String)>) {
        let (tree, errors) = DeTable::parse_recoverable(text);
        let ends = text.match_indices('\n').map(|(at, _)| at).collect();
        let source = Self { ends, tree: tree.into_inner() };
        let said = errors.iter().map(|error| {
            let at = error.span().map_or(0, |span| span.start);
            (source.line(at), error.message().to_owned())
        });
        let mut said: Vec<_> = said.collect();
        said.dedup_by_key(|(line, _)| *line);
        (source, said)
    }

    /// The line of `cards[3].options[0].label`, or of the nearest thing around it that is there.
    pub(super) fn line_of(&self, path: &str) -> Option<usize> {
        let mut steps = steps(path);
        let key = steps.next()?;
        let (mut at, mut value) = entry(&self.tree, key)?;
        for step in steps {
            let found = match value {
                DeValue::Table(table) => entry(table, step),
                DeValue::Array(rows) => step.parse().ok().and_then(|index: usize| {
                    let row = rows.get(index)?;
                    Some((row.span().start, row.get_ref()))
                }),
                _ => None,
            };
            let Some(found) = found else { break };
            (at, value) = found;
        }
        Some(self.line(at))
    }

    /// The line of this byte.
    pub(super) fn line(&self, at: usize) -> usize {
        1 + self.ends.partition_point(|end| *end < at)
    }
}

/// The value of a key, and where the key stands.
fn entry<'t, 'a>(table: &'t DeTable<'a>, key: &str) -> Option<(usize, &'t DeValue<'a>)> {
    let (name, value): (&Spanned<_>, _) = table.iter().find(|(name, _)| name.get_ref() == key)?;
    Some((name.span().start, value.get_ref()))
}

/// The steps of a path: `options`, `0`, `label`.
pub(super) fn steps(path: &str) -> impl Iterator<Item = &str> {
    path.split(['.', '[', ']']).filter(|step| !step.is_empty())
}

#[cfg(test)]
mod tests {
    use super::Source;

    const TEXT: &str = "\
# a comment
[[cards]]
id = \"one\"

[[cards]]
id = \"two\"
[[cards.options]]
label = \"a\"
effects = [
  { do = \"wrath\", by = 1 },
  { do = \"wrath\",
    by = 2 },
]
[cards.default]
text = \"\"\"
long
\"\"\"
effects = []
";

    #[test]
    fn every_field_has_its_line() {
        let (source, faults) = Source::parse(TEXT);
        assert_eq!(faults, []);
        let lines = [
            ("cards[0]", 2),
            ("cards[1]", 5),
            ("cards[1].id", 6),
            ("cards[1].missing", 5),
            ("cards[1].options[0]", 7),
            ("cards[1].options[0].label", 8),
            ("cards[1].options[0].effects[0]", 10),
            ("cards[1].options[0].effects[1].by", 12),
            ("cards[1].default.effects", 18),
            ("cards[1].default.effects[3].to", 18),
        ];
        for (path, line) in lines {
            assert_eq!(source.line_of(path), Some(line), "{path}");
        }
        assert_eq!(source.line_of("decks[0]"), None);
    }

    #[test]
    fn all_that_cannot_be_read_is_found_at_once() {
        let (_, faults) = Source::parse("a = \nb = 2\nc = \"x\nd = 1\n");
        let lines: Vec<usize> = faults.iter().map(|(line, _)| *line).collect();
        assert_eq!(lines, [1, 3]);
    }
}

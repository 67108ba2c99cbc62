//! What a game master should know of a turn: who sent, what went wrong, who is in need. No order is told.

use std::fmt::Write;

use serde::Serialize;

use crate::answer::plain;

/// What ran for a faction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// A set that it sent.
    Sent,
    /// A set that it sent and called temporary (O-9).
    Temporary,
    /// Its template (O-7).
    Template,
    /// Nothing.
    Nothing,
}

impl State {
    const fn name(self) -> &'static str {
        match self {
            Self::Sent => "sent",
            Self::Temporary => "temporary",
            Self::Template => "template",
            Self::Nothing => "nothing",
        }
    }
}

/// A faction.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// Its number.
    pub number: u32,
    /// Its name.
    pub name: String,
    /// What ran for it.
    pub state: State,
    /// As many figures as the summary has columns.
    pub figures: Vec<u64>,
}

/// What a game master should know of a turn.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Summary {
    /// When it was, in the game's own words.
    pub when: String,
    /// What the figures of a faction count, in a word or two: `errors`, `starved`.
    pub columns: Vec<String>,
    /// The factions by number.
    pub factions: Vec<Row>,
    /// What else is to be told, a sentence each: who is dying.
    pub notes: Vec<String>,
}

impl Summary {
    /// For people: a table, and the notes.
    #[must_use]
    pub fn told(&self) -> String {
        let head = ["no", "faction", "orders"].map(str::to_owned).into_iter();
        let mut rows = vec![head.chain(self.columns.iter().cloned()).collect::<Vec<_>>()];
        rows.extend(self.factions.iter().map(|row| {
            let first = [row.number.to_string(), plain(&row.name), row.state.name().to_owned()];
            first.into_iter().chain(row.figures.iter().map(u64::to_string)).collect()
        }));
        let mut text = format!("{}\n\n", plain(&self.when));
        text.push_str(&table(&rows));
        for note in &self.notes {
            // A string can always be written to.
            let _ = writeln!(text, "\n{}", plain(note));
        }
        text
    }
}

/// Rows as lines with columns of one width: words to the left, figures to the right.
pub(crate) fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or_default()
    };
    let widths: Vec<_> = (0..columns).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let gap = " ".repeat(width - cell.chars().count());
            let gap = gap.as_str();
            let _ = match column {
                1 | 2 => write!(line, "{cell}{gap}  "),
                _ => write!(line, "{gap}{cell}  "),
            };
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

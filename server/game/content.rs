//! Content: what people write in files, and tables are made from. A game reads its own files and checks
//! them; a hub knows them only as texts with names.

use std::collections::BTreeMap;
use std::fmt;

use crate::{Game, Record, SourceText, Translations};

/// The texts of a scenario's files by their names.
pub type Files = BTreeMap<String, String>;

/// A scenario that was read and found sound.
#[derive(Clone, Debug)]
pub struct Written<S> {
    /// Its name for people.
    pub name: String,
    /// One or two sentences for people.
    pub summary: String,
    /// What it holds, in a sentence for whoever wrote it: how many cards, and of which kinds.
    pub contents: String,
    /// What a table is made from.
    pub setup: S,
}

/// Something wrong in a scenario's files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file.
    pub file: String,
    /// The line in it, from 1, where it is known.
    pub line: Option<usize>,
    /// The card and the field of it, in words; empty for the file itself.
    pub place: String,
    /// What is wrong and what would be right, in a sentence.
    pub sentence: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { file, line, place, sentence } = self;
        let line = line.map_or(String::new(), |line| format!(", line {line}"));
        let place = if place.is_empty() { "" } else { &format!(" {place}:") };
        write!(f, "{file}{line}:{place} {sentence}")
    }
}

/// How the files of a game are read. What can be printed of them is [`Record::sheets`].
pub trait Content: Send + Sync + 'static {
    /// The game.
    type Game: Record;

    /// Reads and checks the files of a scenario. One of them, `scenario.toml`, may name the game that
    /// they are for in a key `game`, which says nothing else.
    ///
    /// # Errors
    /// Everything that is wrong with them, in the order of the files.
    fn read(files: &Files) -> Result<Written<<Self::Game as Game>::Setup>, Vec<Fault>>;

    /// A small scenario to begin with, with a comment on everything that a writer may want to change.
    fn small() -> Files;

    /// Everything that people read of a setup, in the order of its files; a text may be among it often.
    fn texts(setup: &<Self::Game as Game>::Setup) -> Vec<SourceText> {
        let _ = setup;
        Vec::new()
    }

    /// The setup with its texts in these languages: [`Record::translations`] of its tables.
    fn translated(
        setup: <Self::Game as Game>::Setup,
        translations: Translations,
    ) -> <Self::Game as Game>::Setup {
        let _ = translations;
        setup
    }
}

//! What is wrong in the files of a variant.

use std::cell::RefCell;
use std::fmt;

/// Something wrong in a file of tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file: `goods.toml`.
    pub file: String,
    /// The line in it, from 1, where it is known.
    pub line: Option<usize>,
    /// The row, by its tag or name, or `#3` where it has none; nothing where the file as a whole is meant.
    pub row: Option<String>,
    /// The field, those within it behind a stop: `made.skill`.
    pub field: Option<String>,
    /// What is wrong and what would be right.
    pub sentence: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        game::Fault::from(self.clone()).fmt(f)
    }
}

impl From<Fault> for game::Fault {
    fn from(fault: Fault) -> Self {
        let places: Vec<String> = fault.row.into_iter().chain(fault.field).collect();
        Self {
            file: fault.file,
            line: fault.line,
            place: places.join(", "),
            sentence: fault.sentence,
        }
    }
}

/// Where faults are gathered while files are read.
#[derive(Debug, Default)]
pub(super) struct Faults(RefCell<Vec<Fault>>);

impl Faults {
    pub(super) fn add(&self, fault: Fault) {
        self.0.borrow_mut().push(fault);
    }

    /// A fault of a file as a whole.
    pub(super) fn file(&self, file: &str, line: Option<usize>, sentence: impl Into<String>) {
        let (file, sentence) = (file.to_owned(), sentence.into());
        self.add(Fault { file, line, row: None, field: None, sentence });
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.borrow().is_empty()
    }

    /// All of them, by file and line.
    pub(super) fn all(self) -> Vec<Fault> {
        let mut all = self.0.into_inner();
        all.sort_by(|one, other| (&one.file, one.line).cmp(&(&other.file, other.line)));
        all
    }
}

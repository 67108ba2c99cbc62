//! The log of a table.

pub(crate) mod about;
pub(crate) mod tell;

pub(crate) use about::About;
pub use about::LineKind;

use borsh::{BorshDeserialize, BorshSerialize};
use game::{Millis, Text};

/// How many lines stay; the journal has them all.
const LINES: usize = 200;

/// The log of a table.
pub(crate) type Logs = kit::Logs<Line, LINES>;

/// A line of the log.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug)]
pub(crate) struct Line {
    pub at: Millis,
    pub turn: u32,
    pub text: Text,
    pub about: About,
}

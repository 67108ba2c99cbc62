//! The log as it stays in the state, and the changes of figures; the journal has all of both.

use game::Millis;

use crate::ids::FactionId;
use crate::view::{FigureChange, LogKind};

/// How many lines of the log stay.
const LINES: usize = 200;
/// How many changes of figures stay.
const CHANGES: usize = 300;

/// The log, as the room reads it and as Control does.
pub(crate) type Logs = kit::Logs<Line, LINES>;
/// The log as one of them reads it.
pub(crate) type Log = kit::Log<Line, LINES>;
/// The last changes of figures (I-9).
pub(crate) type Changes = kit::Log<FigureChange, CHANGES>;

/// A line of the log.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub at: Millis,
    pub when: String,
    pub kind: LogKind,
    pub text: String,
    pub factions: Vec<FactionId>,
}

//! The log as it stays in the state.

use std::collections::VecDeque;
use std::sync::Arc;

use game::Millis;

use crate::ids::FactionId;
use crate::view::LogKind;

/// How many lines of the log stay in the state; the journal has them all.
const LOG_LINES: usize = 200;

/// Who reads a line of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reader {
    Everybody,
    Control,
}

/// A log: its last lines, and the number of the next one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Log {
    /// Shared by copies: a state is copied at every command.
    lines: VecDeque<(u32, Arc<Line>)>,
    next: u32,
}

impl Log {
    /// Adds a line; the oldest makes room.
    pub(crate) fn push(&mut self, line: Line) {
        self.lines.push_back((self.next, Arc::new(line)));
        self.next += 1;
        if self.lines.len() > LOG_LINES {
            self.lines.pop_front();
        }
    }

    /// The number of the next line.
    pub(crate) fn next(&self) -> u32 {
        self.next
    }

    /// Goes on with this number, if it is not further already.
    pub(crate) fn go_on_from(&mut self, next: u32) {
        self.next = self.next.max(next);
    }

    /// The lines from this number on, oldest first.
    pub(crate) fn since(&self, first: u32) -> impl Iterator<Item = &Line> {
        let new = self.lines.iter().filter(move |(number, _)| *number >= first);
        new.map(|(_, line)| &**line)
    }

    /// The last lines with their numbers, the latest first.
    pub(crate) fn last(&self, most: usize) -> impl Iterator<Item = (u32, &Line)> {
        self.lines.iter().rev().take(most).map(|(number, line)| (*number, &**line))
    }
}

/// A line of the log.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub at: Millis,
    pub when: String,
    pub kind: LogKind,
    pub text: String,
    pub factions: Vec<FactionId>,
}

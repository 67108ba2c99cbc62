//! What a table is told as it plays, and who reads it.

use std::collections::VecDeque;
use std::sync::Arc;

/// Who reads a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// Everybody, the game masters too.
    Everybody,
    /// The game masters alone.
    Control,
}

/// How many lines copies share at once.
const TOGETHER: usize = 16;

/// A line with its number.
type Numbered<L> = (u32, Arc<L>);

/// The last `KEPT` lines that were written, numbered from 0; the journal has them all. Copies share
/// them, but for the few last, when one of them goes on.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug)]
pub struct Log<L, const KEPT: usize> {
    /// All but the last lines, [`TOGETHER`] in each.
    #[borsh(bound(deserialize = "L: borsh::BorshDeserialize + Clone"))]
    older: Arc<VecDeque<Arc<Vec<Numbered<L>>>>>,
    /// The last lines, fewer than that.
    newest: Arc<Vec<Numbered<L>>>,
    next: u32,
}

impl<L, const KEPT: usize> Default for Log<L, KEPT> {
    fn default() -> Self {
        Self { older: Arc::default(), newest: Arc::default(), next: 0 }
    }
}

impl<L, const KEPT: usize> Log<L, KEPT> {
    /// Adds a line; the oldest makes room.
    pub fn push(&mut self, line: impl Into<Arc<L>>) {
        let newest = Arc::make_mut(&mut self.newest);
        newest.push((self.next, line.into()));
        self.next = self.next.saturating_add(1);
        if newest.len() == TOGETHER {
            let older = Arc::make_mut(&mut self.older);
            older.push_back(std::mem::take(&mut self.newest));
            if older.len() * TOGETHER >= KEPT + TOGETHER {
                older.pop_front();
            }
        }
    }

    /// The number of the next line.
    #[must_use]
    pub fn next(&self) -> u32 {
        self.next
    }

    /// Goes on with this number, if it is not further already: after a going back no line has a number
    /// that another had before.
    pub fn go_on_from(&mut self, next: u32) {
        self.next = self.next.max(next);
    }

    /// The lines from this number on that are kept, oldest first.
    pub fn since(&self, first: u32) -> impl Iterator<Item = &L> {
        let there = self.older.len() * TOGETHER + self.newest.len();
        let kept = self.all().skip(there.saturating_sub(KEPT));
        kept.filter(move |(number, _)| *number >= first).map(|(_, line)| &**line)
    }

    /// The last lines with their numbers, the latest first.
    pub fn last(&self, most: usize) -> impl Iterator<Item = (u32, &L)> {
        self.all().rev().take(most.min(KEPT)).map(|(number, line)| (*number, &**line))
    }

    fn all(&self) -> impl DoubleEndedIterator<Item = &Numbered<L>> {
        self.older.iter().chain([&self.newest]).flat_map(|lines| lines.iter())
    }

    /// Whether this is a copy of `other` and nothing was written to either since.
    #[must_use]
    pub fn is_untouched(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.newest, &other.newest)
    }
}

/// A log with two readers. What everybody reads, the game masters read too, and more besides. Each has
/// numbers of its own: a gap in those of the room would tell it that something hidden happened.
///
/// ```
/// # use kit::{Logs, Reader};
/// let mut logs: Logs<&str, 100> = Logs::default();
/// logs.write(Reader::Everybody, "The Medes bid.");
/// logs.write(Reader::Control, "The Medes bid three.");
/// logs.write(Reader::Everybody, "All bids are in.");
///
/// let room: Vec<_> = logs.room().last(10).collect();
/// assert_eq!(room, [(1, &"All bids are in."), (0, &"The Medes bid.")]);
/// assert_eq!(logs.control().last(10).count(), 3);
/// ```
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug)]
pub struct Logs<L, const KEPT: usize> {
    #[borsh(bound(deserialize = "L: borsh::BorshDeserialize + Clone"))]
    room: Log<L, KEPT>,
    control: Log<L, KEPT>,
}

impl<L, const KEPT: usize> Default for Logs<L, KEPT> {
    fn default() -> Self {
        Self { room: Log::default(), control: Log::default() }
    }
}

impl<L, const KEPT: usize> Logs<L, KEPT> {
    /// Writes a line to all who read it.
    pub fn write(&mut self, reader: Reader, line: L) {
        let line = Arc::new(line);
        if reader == Reader::Everybody {
            self.room.push(Arc::clone(&line));
        }
        self.control.push(line);
    }

    /// What everybody reads.
    #[must_use]
    pub fn room(&self) -> &Log<L, KEPT> {
        &self.room
    }

    /// What the game masters read: all of it.
    #[must_use]
    pub fn control(&self) -> &Log<L, KEPT> {
        &self.control
    }

    /// Goes on with these numbers after a going back, where they are further.
    pub fn go_on_from(&mut self, room: u32, control: u32) {
        self.room.go_on_from(room);
        self.control.go_on_from(control);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    type Short = Logs<usize, 5>;

    fn numbers(log: &Log<usize, 5>) -> Vec<u32> {
        log.last(usize::MAX).map(|(number, _)| number).collect()
    }

    #[test]
    fn the_oldest_line_makes_room() {
        let mut log: Log<usize, 5> = Log::default();
        (0..8).for_each(|line| log.push(line));
        assert_eq!(log.since(0).copied().collect::<Vec<_>>(), [3, 4, 5, 6, 7]);
        assert_eq!(log.last(2).collect::<Vec<_>>(), [(7, &7), (6, &6)]);
    }

    #[test]
    fn a_log_goes_on_with_numbers_that_nothing_had() {
        let mut log: Log<usize, 5> = Log::default();
        log.push(0);
        log.go_on_from(7);
        log.go_on_from(3);
        log.push(1);
        assert_eq!(numbers(&log), [7, 0]);
        assert_eq!(log.since(7).collect::<Vec<_>>(), [&1]);
    }

    #[test]
    fn a_copy_is_untouched_until_one_goes_on() {
        let mut log: Log<usize, 5> = Log::default();
        let copy = log.clone();
        assert!(log.is_untouched(&copy));
        log.push(1);
        assert!(!log.is_untouched(&copy));
        assert_eq!((copy.since(0).count(), copy.next()), (0, 0));
    }

    proptest! {
        #[test]
        fn the_room_learns_nothing_of_what_is_hidden(shown in prop::collection::vec(any::<bool>(), 0..30)) {
            let mut logs = Short::default();
            for (line, everybody) in shown.iter().enumerate() {
                let reader = if *everybody { Reader::Everybody } else { Reader::Control };
                logs.write(reader, line);
            }
            let mut alone = Short::default();
            for (line, _) in shown.iter().enumerate().filter(|(_, everybody)| **everybody) {
                alone.write(Reader::Everybody, line);
            }
            let room = |logs: &Short| -> Vec<(u32, usize)> {
                logs.room().last(9).map(|(number, line)| (number, *line)).collect()
            };
            prop_assert_eq!(room(&logs), room(&alone));
            prop_assert_eq!(logs.room().next(), alone.room().next());
            prop_assert_eq!(logs.control().next() as usize, shown.len());
            let read = logs.control().since(0).copied();
            prop_assert!(read.eq(shown.len().saturating_sub(5)..shown.len()));
        }
    }
}

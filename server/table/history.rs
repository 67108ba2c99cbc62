//! What happened, as Control may go back to it. The journal is never cut: a going back is an entry
//! whose parent is the entry that it went back to, so that what happened is a tree, and what counts is
//! the line from its root to its last entry.
//!
//! Control's list is numbered on its own: an entry without words, such as a hidden choice, leaves no
//! gap in it (N-1).

use anyhow::Context;
use borsh::{BorshDeserialize, BorshSerialize};
use game::{Millis, SeatId, Text};
use serde::{Deserialize, Serialize};

use super::desk::DeviceId;
use super::vaults::{self, ALL, Vaults};
use crate::journal::Entry;
use crate::registry::Running;
use crate::wire::{PointBy, PointView};

mod secrets;
pub(crate) use secrets::{Secrets, secrets};

/// Points that Control is shown at once at most.
const SEEN: usize = 500;

/// What a going back says in the journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct WentBack {
    /// The entry whose state it restored.
    pub(crate) to: u64,
    /// Whether hidden choices are made anew.
    pub(crate) anew: bool,
}

/// What was so at a point.
pub(crate) struct Past {
    /// The entry after which it was so.
    pub(crate) entry: u64,
    pub(crate) game: Box<dyn Running>,
    /// The choices that lay hidden there.
    pub(crate) vaults: Vaults,
    /// Whether choices that lay hidden there were opened since: they are made anew.
    pub(crate) opened: bool,
}

/// An entry that says something to Control.
#[derive(Clone, Debug, BorshSerialize, BorshDeserialize)]
pub(crate) struct Point {
    pub(crate) entry: u64,
    pub(crate) at: Millis,
    pub(crate) words: Text,
    pub(crate) by: PointBy,
    pub(crate) seat: Option<SeatId>,
    pub(crate) device: Option<DeviceId>,
    /// For a going back: the entry.
    pub(crate) back_to: Option<u64>,
}

impl Point {
    /// Whether Control's list is the same without it.
    pub(crate) fn says_nothing(&self) -> bool {
        self.words.is_empty() && self.back_to.is_none()
    }
}

/// Every point of a table, and which entries count.
#[derive(Clone, Debug, Default)]
pub(crate) struct History {
    points: Vec<Point>,
    /// The goings back: their entry, and the entry that they went back to.
    turns: Vec<(u64, u64)>,
    /// The entries that were taken back: first and last of each stretch.
    abandoned: Vec<(u64, u64)>,
    /// Of each choice that was opened on any line: its entry, and the entry that did it.
    opened: Vec<(u64, u64)>,
}

/// What was learned of a table's history from some of its entries.
#[derive(Debug, Default, BorshSerialize, BorshDeserialize)]
pub(crate) struct Chapter {
    points: Vec<Point>,
    turns: Vec<(u64, u64)>,
    opened: Vec<(u64, u64)>,
}

impl History {
    /// Takes in a point. The entries must come in their order.
    pub(crate) fn push(&mut self, point: Point) {
        if let Some(to) = point.back_to {
            self.turns.push((point.entry, to));
            self.abandoned = stretches(&self.turns, point.entry);
        }
        if !point.words.is_empty() {
            self.points.push(point);
        }
    }

    /// Takes in which choices an entry has opened.
    pub(crate) fn open(&mut self, opened: impl IntoIterator<Item = (u64, u64)>) {
        self.opened.extend(opened);
    }

    /// What the entries after this one have added.
    pub(crate) fn since(&self, entry: u64) -> Chapter {
        let points = self.points.partition_point(|point| point.entry <= entry);
        let turns = self.turns.partition_point(|(at, _)| *at <= entry);
        let opened = self.opened.partition_point(|(_, at)| *at <= entry);
        Chapter {
            points: self.points[points..].to_vec(),
            turns: self.turns[turns..].to_vec(),
            opened: self.opened[opened..].to_vec(),
        }
    }

    /// Takes in what was learned of entries that follow.
    pub(crate) fn read_on(&mut self, chapter: Chapter) {
        self.points.extend(chapter.points);
        self.opened.extend(chapter.opened);
        if let Some((last, _)) = chapter.turns.last().copied() {
            self.turns.extend(chapter.turns);
            self.abandoned = stretches(&self.turns, last);
        }
    }

    /// The stretches of entries up to this one that do not lie on the line to it.
    pub(crate) fn off(&self, entry: u64) -> Vec<(u64, u64)> {
        stretches(&self.turns, entry)
    }

    /// Whether a choice that lay hidden after this entry was opened later, on any line.
    pub(crate) fn opened_after(&self, entry: u64) -> bool {
        self.opened.iter().any(|(locked, opened)| (*locked..*opened).contains(&entry))
    }

    /// Whether somebody may know all that lay hidden after this entry.
    pub(crate) fn known_after(&self, entry: u64) -> bool {
        self.opened.iter().any(|(locked, known)| *locked == ALL && *known > entry)
    }

    /// How often the game was taken back.
    pub(crate) fn returns(&self) -> u32 {
        u32::try_from(self.turns.len()).unwrap_or(u32::MAX)
    }

    /// The number of the last point; 0 when there is none.
    pub(crate) fn last(&self) -> u64 {
        mark(self.points.len())
    }

    /// The entry that a number of Control's list stands for.
    pub(crate) fn entry(&self, number: u64) -> Option<u64> {
        let place = usize::try_from(number.div_ceil(2)).ok()?.checked_sub(1)?;
        let point = self.points.get(place)?;
        Some(point.entry - number % 2)
    }

    /// What would be taken back by going back to this entry: how many points, and the words of the last
    /// of them as Control sees them, oldest first.
    pub(crate) fn after(&self, entry: u64) -> (usize, Vec<Text>) {
        let kept = stretches(&self.turns, entry.max(1));
        let stays = |point: &Point| point.entry <= entry && !within(&kept, point.entry);
        let counts = |point: &&Point| !within(&self.abandoned, point.entry) && !stays(point);
        let steps = self.points.iter().filter(counts).count();
        let last = self.points.iter().filter(counts).skip(steps.saturating_sub(SEEN));
        (steps, last.map(|point| point.words.clone()).collect())
    }

    /// The last points before this number as Control sees them, oldest first. `name` knows the devices.
    pub(crate) fn seen<'a>(
        &self,
        before: u64,
        name: impl Fn(&DeviceId) -> Option<&'a String>,
    ) -> impl Iterator<Item = PointView> {
        let end = usize::try_from(before.div_ceil(2)).unwrap_or(usize::MAX).saturating_sub(1);
        let rows = self.numbered(end.min(self.points.len()), SEEN);
        rows.map(move |(number, point)| self.view((number, point), &name))
    }

    /// The last points with their numbers, oldest first.
    pub(crate) fn last_points(&self, most: usize) -> impl Iterator<Item = (u64, (u64, &Point))> {
        self.numbered(self.points.len(), most).map(|(number, point)| (number, (number, point)))
    }

    fn numbered(&self, end: usize, most: usize) -> impl Iterator<Item = (u64, &Point)> {
        let rows = self.points[..end].iter().enumerate().skip(end.saturating_sub(most));
        rows.map(|(place, point)| (mark(place + 1), point))
    }

    /// A point of this number as Control sees it. `name` knows the devices.
    pub(crate) fn view<'a>(
        &self,
        (number, point): (u64, &Point),
        name: &impl Fn(&DeviceId) -> Option<&'a String>,
    ) -> PointView {
        let device = point.device.as_ref().and_then(name).cloned().unwrap_or_default();
        PointView {
            entry: number,
            before: number - 1,
            at: point.at.0,
            words: point.words.clone(),
            by: point.by,
            seat: point.seat.clone(),
            device,
            abandoned: within(&self.abandoned, point.entry),
            back_to: point.back_to.map(|to| self.at_or_before(to)),
        }
    }

    /// The number of the last point up to this entry.
    fn at_or_before(&self, entry: u64) -> u64 {
        mark(self.points.partition_point(|point| point.entry <= entry))
    }
}

/// The number of the point at this place, from 1: even, so that the odd number before it can stand for
/// the moment before it.
fn mark(place: usize) -> u64 {
    u64::try_from(place).unwrap_or(u64::MAX / 2) * 2
}

/// The stretches of entries up to `last` that do not lie on the line to it, the latest first.
fn stretches(turns: &[(u64, u64)], last: u64) -> Vec<(u64, u64)> {
    let mut abandoned = Vec::new();
    let mut line = last;
    for (at, to) in turns.iter().rev() {
        // A going back that was itself taken back moves nothing.
        if *at <= line {
            abandoned.push((to + 1, at - 1));
            line = *to;
        }
    }
    abandoned.retain(|(first, last)| first <= last);
    abandoned
}

fn within(stretches: &[(u64, u64)], entry: u64) -> bool {
    stretches.iter().any(|(first, last)| (*first..=*last).contains(&entry))
}

/// The entries up to `to` that count there, oldest first: the game's, and the goings back.
pub(crate) fn line(entries: &[Entry], to: u64) -> anyhow::Result<Vec<&Entry>> {
    let turns = entries
        .iter()
        .filter(|entry| entry.kind == Entry::REWIND)
        .map(|entry| Ok((entry.seq, went_back(entry)?.to)))
        .collect::<anyhow::Result<Vec<_>>>()?;
    let abandoned = stretches(&turns, to);
    let counts =
        |entry: &&Entry| entry.seq <= to && !within(&abandoned, entry.seq) && is_played(entry);
    Ok(entries.iter().filter(counts).collect())
}

/// What was so after entry `to`: from `state` and these entries, or from the table's first state where
/// there is none.
///
/// # Errors
/// A sentence when an entry or the state cannot be read.
pub(crate) fn past<'a>(
    origin: &dyn Running,
    state: Option<&[u8]>,
    entries: impl IntoIterator<Item = &'a Entry>,
) -> anyhow::Result<(Box<dyn Running>, Vaults)> {
    let (mut game, mut vaults) = match state {
        Some(state) => vaults::restore(origin, state).context("a snapshot cannot be read")?,
        None => (origin.fork(), Vaults::default()),
    };
    for entry in entries.into_iter().filter(|entry| is_played(entry)) {
        game.replay(entry.format, &entry.events)
            .with_context(|| format!("entry {} cannot be read", entry.seq))?;
        let _ = vaults.take(entry.seq, game.vaulted());
    }
    Ok((game, vaults))
}

/// Whether an entry holds events of the game.
fn is_played(entry: &Entry) -> bool {
    entry.kind == Entry::GAME || entry.kind == Entry::REWIND
}

/// What a going back says.
pub(crate) fn went_back(entry: &Entry) -> anyhow::Result<WentBack> {
    serde_json::from_value(entry.command.clone())
        .with_context(|| format!("entry {} does not say where it goes back to", entry.seq))
}

/// The game as it was after entry `to`. `entries` are all of the table's up to it or further.
///
/// # Errors
/// A sentence when an entry cannot be read.
pub(crate) fn state_at(
    origin: &dyn Running,
    entries: &[Entry],
    to: u64,
) -> anyhow::Result<(Box<dyn Running>, Vaults)> {
    past(origin, None, line(entries, to)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(entry: u64, back_to: Option<u64>) -> Point {
        Point {
            entry,
            at: Millis(entry),
            words: format!("deed {entry}").into(),
            by: PointBy::Control,
            seat: None,
            device: None,
            back_to,
        }
    }

    /// 1 2 3, back to 1 (4), 5, back to 3 (6), 7.
    fn tree() -> History {
        let mut history = History::default();
        let turns = [None, None, None, Some(1), None, Some(3), None];
        turns.into_iter().zip(1..).for_each(|(to, entry)| history.push(point(entry, to)));
        history
    }

    #[test]
    fn a_going_back_that_is_taken_back_brings_its_branch_to_life() {
        let history = tree();
        let dead: Vec<u64> = (1..=7).filter(|entry| within(&history.abandoned, *entry)).collect();
        assert_eq!(dead, [4, 5]);
    }

    #[test]
    fn what_was_read_on_in_chapters_is_the_same_history() {
        let turns = [None, None, None, Some(1), None, Some(3), None];
        for cut in 0..=turns.len() {
            let (mut whole, mut read) = (History::default(), History::default());
            for (to, entry) in turns[..cut].iter().zip(1..) {
                whole.push(point(entry, *to));
                whole.open((entry % 2 == 0).then_some((entry - 1, entry)));
                read.read_on(whole.since(entry - 1));
            }
            for (to, entry) in turns.iter().zip(1..).skip(cut) {
                whole.push(point(entry, *to));
                read.push(point(entry, *to));
            }
            assert_eq!(format!("{read:?}"), format!("{whole:?}"));
        }
    }

    #[test]
    fn a_number_stands_for_the_moment_after_a_point_or_before_it() {
        let history = tree();
        assert_eq!(history.entry(14), Some(7));
        assert_eq!(history.entry(13), Some(6));
        assert_eq!(history.entry(11), Some(5), "to take a going back back");
        assert_eq!(history.entry(0), None);
        assert_eq!(history.entry(15), None);
    }

    #[test]
    fn what_would_be_undone_is_what_counts_now_and_would_not_then() {
        let history = tree();
        assert_eq!(history.after(6).1, ["deed 7"]);
        assert_eq!(history.after(2).1, ["deed 3", "deed 6", "deed 7"]);
        assert_eq!(history.after(5).1, ["deed 2", "deed 3", "deed 6", "deed 7"]);
    }

    #[test]
    fn older_points_are_seen_before_a_number() {
        let mut history = History::default();
        (1..=1203).for_each(|entry| history.push(point(entry, None)));
        let seen =
            |before| -> Vec<u64> { history.seen(before, |_| None).map(|row| row.entry).collect() };
        let ends = |rows: &[u64]| (rows.first().copied(), rows.last().copied(), rows.len());
        assert_eq!(ends(&seen(u64::MAX)), (Some(1408), Some(2406), 500));
        assert_eq!(ends(&seen(1408)), (Some(408), Some(1406), 500));
        assert_eq!(ends(&seen(408)), (Some(2), Some(406), 203));
        assert_eq!((seen(2), seen(1), seen(0)), (vec![], vec![], vec![]));
        let (steps, words) = history.after(3);
        assert_eq!((steps, words.len(), words[0].to_string()), (1200, 500, "deed 704".to_owned()));
    }

    #[test]
    fn an_entry_without_words_leaves_no_gap() {
        let mut history = History::default();
        history.push(point(2, None));
        history.push(Point { words: Text::default(), ..point(3, None) });
        history.push(point(4, None));
        assert_eq!(history.last(), 4);
        assert_eq!(
            (history.entry(2), history.entry(3), history.entry(4)),
            (Some(2), Some(3), Some(4))
        );
    }
}

//! Reading parts of a table's journal, from snapshots on: what is read is held against the chain as if all
//! were read, and a snapshot counts only where the chain goes through it.

use rusqlite::Connection;

use super::readers::Readers;
use super::rows::{self, Stored};
use super::{Shared, failed, look};
use crate::journal::chain::Mark;
use crate::journal::damage::{Damage, Wrong};
use crate::journal::snapshots::Snapshots;
use crate::journal::{Answer, Entry, JournalError, Recalled, Resumed, Sound, TableId};

/// Up to this entry all that lies before a snapshot is looked at before a table goes on from it. What is
/// longer is looked at at once after the start, while the table goes on.
const LOOKED_AT: u64 = 20_000;

/// What is to be read of a table.
#[derive(Default)]
struct Fragments {
    /// Where its chain must go through.
    through: Option<Mark>,
    /// The entries: first and last of each stretch, in order.
    stretches: Vec<(u64, u64)>,
}

impl Fragments {
    /// Reads them. None where the chain does not go through the place.
    fn read(
        &self,
        connection: &Connection,
        shared: &Shared,
        table: TableId,
    ) -> Result<Option<Sound>, JournalError> {
        if let Some(through) = &self.through
            && place(connection, table, through.seq)?.as_ref() != Some(through)
        {
            return Ok(None);
        }
        let known = shared.marks().get(&table).copied();
        let (mut entries, mut wrong) = (Vec::new(), None);
        for (first, last) in &self.stretches {
            let start = place(connection, table, first - 1)?;
            let Some(start) = start else {
                wrong = Some(Wrong::Altered { sound: (0, 0) });
                break;
            };
            let at_most = (last - first).saturating_add(1);
            let walked =
                look::walk(connection, table, (start, at_most), known.as_ref(), |stored| {
                    entries.push(stored.entry()?);
                    Ok(())
                });
            wrong = walked.map_err(failed)?.wrong;
            if wrong.is_some() {
                break;
            }
        }
        Ok(Some(Sound { entries, damage: damage(shared, table, wrong) }))
    }
}

/// What is wrong with a table, or else with the file as a whole; of the table it is noted.
fn damage(shared: &Shared, table: TableId, wrong: Option<Wrong>) -> Option<Damage> {
    let Some(wrong) = wrong else { return shared.wrong() };
    shared.damaged().insert(table, wrong.clone());
    Some(Damage { table: Some(table), wrong })
}

/// The place of a table's chain at an entry, by the word of the entry there; none where none is there.
fn place(connection: &Connection, table: TableId, seq: u64) -> Result<Option<Mark>, JournalError> {
    match rows::end(connection, table, seq) {
        Ok(mark) => Ok(Some(mark).filter(|mark| mark.seq == seq)),
        Err(error) if look::is_damage(&error) => Ok(None),
        Err(error) => Err(failed(error)),
    }
}

/// The places of a table's chain at these entries.
pub(super) fn marks(
    connection: &Connection,
    table: TableId,
    (one, other): (u64, u64),
) -> Result<(Mark, Mark), JournalError> {
    let at = |seq| place(connection, table, seq)?.ok_or(JournalError::Conflict);
    Ok((at(one)?, at(other)?))
}

fn read(readers: &Readers, table: TableId, wanted: Fragments) -> Answer<Option<Sound>> {
    readers.ask(move |connection, shared| wanted.read(connection, shared, table))
}

/// The entries, where nothing is wrong with them.
fn sound(found: Option<Sound>) -> Result<Option<Vec<Entry>>, JournalError> {
    match found {
        Some(Sound { damage: Some(damage), .. }) => Err(JournalError::Damaged(damage)),
        Some(Sound { entries, damage: None }) => Ok(Some(entries)),
        None => Ok(None),
    }
}

/// The entries of a stretch, as far as they are sound.
pub(super) fn stretch(readers: &Readers, table: TableId, stretch: (u64, u64)) -> Answer<Sound> {
    let wanted = Fragments { stretches: vec![stretch], ..Fragments::default() };
    let found = read(readers, table, wanted);
    Box::pin(async move {
        Ok(found.await?.unwrap_or_else(|| Sound { entries: Vec::new(), damage: None }))
    })
}

/// A table's entries after this one.
pub(super) fn after(readers: &Readers, table: TableId, seq: u64) -> Answer<Vec<Entry>> {
    let wanted = Fragments { stretches: vec![(seq + 1, u64::MAX)], ..Fragments::default() };
    let found = read(readers, table, wanted);
    Box::pin(async move { Ok(sound(found.await?)?.unwrap_or_default()) })
}

/// A table's first entry, and the entries after the place where it was kept last.
struct Rest {
    first: Stored,
    entries: Vec<Entry>,
}

/// Reads what is needed to go on from this place. None where the chain does not go through it, and none
/// within where anything is wrong: then the table is to be read from its first entry.
fn rest(
    connection: &Connection,
    shared: &Shared,
    table: TableId,
    through: &Mark,
) -> Result<Option<Option<Rest>>, JournalError> {
    if place(connection, table, through.seq)?.as_ref() != Some(through) {
        return Ok(None);
    }
    let (mut first, mut entries) = (None, Vec::new());
    let before = if through.seq > LOOKED_AT { 1 } else { through.seq };
    let known = (before == through.seq).then_some(through);
    let start = (Mark::before_all(table), before);
    let walked = look::walk(connection, table, start, known, |stored| {
        first.get_or_insert(stored);
        Ok(())
    });
    let mut wrong = walked.map_err(failed)?.wrong;
    if wrong.is_none() {
        let known = shared.marks().get(&table).copied();
        let start = (*through, u64::MAX);
        let walked = look::walk(connection, table, start, known.as_ref(), |stored| {
            entries.push(stored.entry()?);
            Ok(())
        });
        wrong = walked.map_err(failed)?.wrong;
    }
    let sound = damage(shared, table, wrong).is_none();
    Ok(Some(first.filter(|_| sound).map(|first| Rest { first, entries })))
}

/// A table as it was kept last, with all that came after it.
pub(super) async fn resume(
    readers: Readers,
    snapshots: Snapshots,
    table: TableId,
) -> Result<Option<Resumed>, JournalError> {
    let Some(last) = snapshots.last(table).await else {
        snapshots.cut(table, 0);
        return Ok(None);
    };
    let through = last.mark;
    let read = readers.ask(move |connection, shared| rest(connection, shared, table, &through));
    let Some(found) = read.await? else {
        tracing::warn!(%table, "the snapshots are of another journal; they are passed over");
        snapshots.cut(table, 0);
        return Ok(None);
    };
    let Some(Rest { first, entries }) = found else { return Ok(None) };
    let seq = last.mark.seq;
    // What was kept after it does not count any more.
    snapshots.cut(table, seq);
    let Some((first, setup)) = first.opening() else { return Ok(None) };
    Ok(Some(Resumed { seq, state: last.state, digests: last.digests, first, setup, entries }))
}

/// The entries that lead to what was so after an entry, from a state that was kept on the line to it.
pub(super) async fn recall(
    readers: Readers,
    snapshots: Snapshots,
    table: TableId,
    (to, off): (u64, Vec<(u64, u64)>),
) -> Result<Recalled, JournalError> {
    let mut up_to = to;
    loop {
        let kept = snapshots.nearest(table, up_to, off.clone()).await;
        let (through, state) = kept.unzip();
        let from = through.map_or(1, |mark| mark.seq + 1);
        let wanted = Fragments { through, stretches: between(from, to, &off) };
        if let Some(entries) = sound(read(&readers, table, wanted).await?)? {
            return Ok(Recalled { state, entries });
        }
        tracing::warn!(%table, "a snapshot is of another journal; it is passed over");
        up_to = from.saturating_sub(2);
        snapshots.forget(table, from - 1);
    }
}

/// The stretches from one entry to another that lie outside of these.
fn between(from: u64, to: u64, off: &[(u64, u64)]) -> Vec<(u64, u64)> {
    let mut off: Vec<_> = off.iter().filter(|(_, last)| *last >= from).copied().collect();
    off.sort_unstable();
    let (mut found, mut next) = (Vec::new(), from);
    for (first, last) in off {
        if first > next && next <= to {
            found.push((next, to.min(first - 1)));
        }
        next = next.max(last + 1);
    }
    if next <= to {
        found.push((next, to));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_off_the_line_is_not_read() {
        assert_eq!(between(1, 9, &[]), [(1, 9)]);
        assert_eq!(between(1, 9, &[(7, 8), (2, 3)]), [(1, 1), (4, 6), (9, 9)]);
        assert_eq!(between(4, 9, &[(2, 5)]), [(6, 9)]);
        assert_eq!(between(10, 9, &[]), []);
        assert_eq!(between(4, 9, &[(4, 9)]), []);
    }
}

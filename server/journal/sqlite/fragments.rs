//! Reading parts of a table's journal, from snapshots on: what is read is held against the chain as if all
//! were read, and a snapshot counts only where the chain goes through it.

use rusqlite::Connection;
use tokio::sync::mpsc;

use super::{Job, Other, Shared, ask, failed, look, rows};
use crate::journal::chain::Mark;
use crate::journal::damage::{Damage, Wrong};
use crate::journal::snapshots::Snapshots;
use crate::journal::{Answer, Entry, JournalError, Recalled, Resumed, Sound, TableId};

/// Up to this entry all that lies before a snapshot is looked at before a table goes on from it. What is
/// longer is looked at at once after the start, while the table goes on.
const LOOKED_AT: u64 = 20_000;

/// What is to be read of a table.
#[derive(Default)]
pub(super) struct Fragments {
    /// Where its chain must go through.
    pub(super) through: Option<Mark>,
    /// Whether the chain up to there is looked at too.
    pub(super) whole: bool,
    /// The entries: first and last of each stretch, in order.
    pub(super) stretches: Vec<(u64, u64)>,
}

impl Fragments {
    /// Reads them. None where the chain does not go through the place.
    pub(super) fn read(
        &self,
        connection: &Connection,
        shared: &Shared,
        table: TableId,
    ) -> Result<Option<Sound>, JournalError> {
        let wrong = self.wrong(connection, table)?;
        let Ok(wrong) = wrong else { return Ok(None) };
        let known = shared.marks().get(&table).copied();
        let (mut entries, mut wrong) = (Vec::new(), wrong);
        for (first, last) in &self.stretches {
            if wrong.is_some() {
                break;
            }
            let start = place(connection, table, first - 1)?;
            let Some(start) = start else {
                wrong = Some(Wrong::Altered { sound: (0, 0) });
                break;
            };
            let at_most = (last - first).saturating_add(1);
            let part = (start, at_most);
            let walked = look::walk(connection, table, part, known.as_ref(), |stored| {
                entries.push(stored.entry()?);
                Ok(())
            });
            wrong = walked.map_err(failed)?.wrong;
        }
        if let Some(wrong) = &wrong {
            shared.damaged().insert(table, wrong.clone());
        }
        let damage = wrong.map(|wrong| Damage { table: Some(table), wrong });
        Ok(Some(Sound { entries, damage: damage.or_else(|| shared.wrong()) }))
    }

    /// What is wrong up to the place where the chain must go through; an error where it does not.
    fn wrong(
        &self,
        connection: &Connection,
        table: TableId,
    ) -> Result<Result<Option<Wrong>, ()>, JournalError> {
        let Some(through) = &self.through else { return Ok(Ok(None)) };
        if place(connection, table, through.seq)?.as_ref() != Some(through) {
            return Ok(Err(()));
        }
        if !self.whole || through.seq > LOOKED_AT {
            return Ok(Ok(None));
        }
        let part = (Mark::before_all(table), through.seq);
        let walked = look::walk(connection, table, part, Some(through), |_| Ok(()));
        Ok(Ok(walked.map_err(failed)?.wrong))
    }
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

fn read(jobs: &mpsc::Sender<Job>, table: TableId, wanted: Fragments) -> Answer<Option<Sound>> {
    ask(jobs.clone(), |done| Job::Other(Other::Fragments { table, wanted, done }))
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
pub(super) fn stretch(
    jobs: mpsc::Sender<Job>,
    table: TableId,
    stretch: (u64, u64),
) -> Answer<Sound> {
    let wanted = Fragments { stretches: vec![stretch], ..Fragments::default() };
    let found = read(&jobs, table, wanted);
    Box::pin(async move {
        Ok(found.await?.unwrap_or_else(|| Sound { entries: Vec::new(), damage: None }))
    })
}

/// A table's entries after this one.
pub(super) fn after(jobs: mpsc::Sender<Job>, table: TableId, seq: u64) -> Answer<Vec<Entry>> {
    let wanted = Fragments { stretches: vec![(seq + 1, u64::MAX)], ..Fragments::default() };
    let found = read(&jobs, table, wanted);
    Box::pin(async move { Ok(sound(found.await?)?.unwrap_or_default()) })
}

/// A table as it was kept last, with all that came after it.
pub(super) async fn resume(
    jobs: mpsc::Sender<Job>,
    snapshots: Snapshots,
    table: TableId,
) -> Result<Option<Resumed>, JournalError> {
    let Some(last) = snapshots.last(table).await else {
        snapshots.cut(table, 0);
        return Ok(None);
    };
    let seq = last.mark.seq;
    let stretches = vec![(1, 1), (seq + 1, u64::MAX)];
    let wanted = Fragments { through: Some(last.mark), whole: true, stretches };
    let Some(found) = read(&jobs, table, wanted).await? else {
        tracing::warn!(%table, "the snapshots are of another journal; they are passed over");
        snapshots.cut(table, 0);
        return Ok(None);
    };
    if found.damage.is_some() || found.entries.is_empty() {
        return Ok(None);
    }
    // What was kept after it does not count any more.
    snapshots.cut(table, seq);
    let mut entries = found.entries;
    let first = entries.remove(0);
    Ok(Some(Resumed { seq, state: last.state, digests: last.digests, first, entries }))
}

/// The entries that lead to what was so after an entry, from a state that was kept on the line to it.
pub(super) async fn recall(
    jobs: mpsc::Sender<Job>,
    snapshots: Snapshots,
    table: TableId,
    (to, off): (u64, Vec<(u64, u64)>),
) -> Result<Recalled, JournalError> {
    let mut up_to = to;
    loop {
        let kept = snapshots.nearest(table, up_to, off.clone()).await;
        let (through, state) = kept.unzip();
        let from = through.map_or(1, |mark| mark.seq + 1);
        let wanted = Fragments { through, whole: false, stretches: between(from, to, &off) };
        if let Some(entries) = sound(read(&jobs, table, wanted).await?)? {
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

//! Reading tables, wholly or in parts, from snapshots on: the same for every database. What is read is held
//! against the chain as if all were read, and a snapshot counts only where the chain goes through it.

use std::collections::HashMap;

use super::chain::Mark;
use super::damage::{Damage, Wrong};
use super::snapshots::Snapshots;
use super::stored::Stored;
use super::walk::{Found, Keep, Stretch, Wanted};
use super::{Answer, Entry, JournalError, Opening, Recalled, Resumed, Sound, TableId};

/// Up to this entry all that lies before a snapshot is looked at before a table goes on from it. What is
/// longer is looked at at once after the start, while the table goes on.
const LOOKED_AT: u64 = 20_000;

/// A table as a database knows it without a look at its chain: where that ends, and its first entry of the
/// table itself, where that can be read.
pub(crate) type Beginning = (TableId, Option<Mark>, Option<Entry>);

/// The rows of a database.
pub(crate) trait Rows: Clone + Send + Sync + 'static {
    /// Reads what is wanted. None where the chain does not go through the place that is wanted.
    fn read(&self, table: TableId, wanted: Wanted) -> Answer<Option<Found>>;

    /// A table's entries of one kind, as far as they can be read.
    fn of_kind(&self, table: TableId, kind: &'static str) -> Answer<Vec<Entry>>;

    /// Every table that has entries, or should have.
    fn beginnings(&self) -> Answer<Vec<Beginning>>;

    /// All of a table was read, or something is wrong with it: nothing is added to a damaged one.
    fn note(&self, table: TableId, wrong: Option<Wrong>);

    /// What is wrong with the database as a whole.
    fn wrong(&self) -> Option<Damage>;
}

/// The rows, and the snapshots beside them.
#[derive(Clone)]
pub(crate) struct Shelf<R> {
    rows: R,
    snapshots: Snapshots,
}

impl<R: Rows> Shelf<R> {
    pub(crate) fn new(rows: R, snapshots: Snapshots) -> Self {
        Self { rows, snapshots }
    }

    /// What is wrong with a table, or else with the database; of the table it is noted.
    fn damage(&self, table: TableId, wrong: Option<Wrong>) -> Option<Damage> {
        let Some(wrong) = wrong else { return self.rows.wrong() };
        self.rows.note(table, Some(wrong.clone()));
        Some(Damage { table: Some(table), wrong })
    }

    async fn read(self, table: TableId, wanted: Wanted) -> Result<Option<Sound>, JournalError> {
        let Some(found) = self.rows.read(table, wanted).await? else { return Ok(None) };
        let damage = self.damage(table, found.wrong);
        Ok(Some(Sound { entries: found.entries, damage }))
    }

    /// A table's entries as far as they are sound.
    pub(crate) async fn sound(self, table: TableId) -> Result<Sound, JournalError> {
        let wanted = Wanted { stretches: vec![Stretch::from(1)], ..Wanted::default() };
        let found = self.rows.read(table, wanted).await?.unwrap_or_default();
        if found.wrong.is_none() {
            self.rows.note(table, None);
        }
        let damage = self.damage(table, found.wrong);
        Ok(Sound { entries: found.entries, damage })
    }

    /// A table's rows as they are stored.
    pub(crate) async fn rows(self, table: TableId) -> Result<Vec<Stored>, JournalError> {
        let all = Stretch { first: 1, at_most: u64::MAX, keep: Keep::Rows };
        let wanted = Wanted { stretches: vec![all], ..Wanted::default() };
        let found = self.rows.read(table, wanted).await?.unwrap_or_default();
        let damage = self.damage(table, found.wrong);
        damage.map_or(Ok(found.rows), |damage| Err(JournalError::Damaged(damage)))
    }

    /// Forgets all that was kept of a table.
    pub(crate) fn forget(&self, table: TableId) {
        self.snapshots.cut(table, 0);
    }

    /// A table's first entry and its setup; none where it is not sound, or no such entry.
    pub(crate) async fn first(
        self,
        table: TableId,
    ) -> Result<Option<(Entry, String)>, JournalError> {
        let wanted = Wanted { stretches: vec![Stretch::beginning(1)], ..Wanted::default() };
        let found = self.rows.read(table, wanted).await?.unwrap_or_default();
        let first = found.first.filter(|_| found.wrong.is_none());
        Ok(first.and_then(Stored::opening))
    }

    /// The entries of a stretch, as far as they are sound.
    pub(crate) async fn stretch(
        self,
        table: TableId,
        stretch: (u64, u64),
    ) -> Result<Sound, JournalError> {
        let wanted = Wanted { stretches: vec![Stretch::of(stretch)], ..Wanted::default() };
        let nothing = Sound { entries: Vec::new(), damage: None };
        Ok(self.read(table, wanted).await?.unwrap_or(nothing))
    }

    /// A table's entries after this one.
    pub(crate) async fn after(self, table: TableId, seq: u64) -> Result<Vec<Entry>, JournalError> {
        let wanted = Wanted { stretches: vec![Stretch::from(seq + 1)], ..Wanted::default() };
        Ok(whole(self.read(table, wanted).await?)?.unwrap_or_default())
    }

    /// The entries by which a table went back, as far as they can be read.
    pub(crate) async fn returns(self, table: TableId) -> Result<Vec<Entry>, JournalError> {
        self.rows.of_kind(table, Entry::REWIND).await
    }

    /// A table as it was kept last, with all that came after it.
    pub(crate) async fn resume(self, table: TableId) -> Result<Option<Resumed>, JournalError> {
        let Some(last) = self.snapshots.last(table).await else {
            self.snapshots.cut(table, 0);
            return Ok(None);
        };
        let seq = last.mark.seq;
        let before = if seq > LOOKED_AT { 1 } else { seq };
        let stretches = vec![Stretch::beginning(before), Stretch::from(seq + 1)];
        let wanted = Wanted { through: Some(last.mark), stretches };
        let Some(found) = self.rows.read(table, wanted).await? else {
            tracing::warn!(%table, "the snapshots are of another journal; they are passed over");
            self.snapshots.cut(table, 0);
            return Ok(None);
        };
        // What is wrong is told by reading the table from its first entry.
        let sound = self.damage(table, found.wrong).is_none();
        let Some(first) = found.first.filter(|_| sound) else { return Ok(None) };
        // What was kept after it does not count any more.
        self.snapshots.cut(table, seq);
        let Some((first, setup)) = first.opening() else { return Ok(None) };
        let (state, digests, entries) = (last.state, last.digests, found.entries);
        Ok(Some(Resumed { seq, state, digests, first, setup, entries }))
    }

    /// The entries that lead to what was so after an entry, from a state that was kept on the line to it.
    pub(crate) async fn recall(
        self,
        table: TableId,
        (to, off): (u64, Vec<(u64, u64)>),
    ) -> Result<Recalled, JournalError> {
        let mut up_to = to;
        loop {
            let kept = self.snapshots.nearest(table, up_to, off.clone()).await;
            let (through, state) = kept.unzip();
            let from = through.map_or(1, |mark| mark.seq + 1);
            let stretches = between(from, to, &off).into_iter().map(Stretch::of).collect();
            let read = self.clone().read(table, Wanted { through, stretches });
            if let Some(entries) = whole(read.await?)? {
                return Ok(Recalled { state, entries });
            }
            tracing::warn!(%table, "a snapshot is of another journal; it is passed over");
            up_to = from.saturating_sub(2);
            self.snapshots.forget(table, from - 1);
        }
    }

    /// Every table that has entries, or should have.
    pub(crate) async fn tables(self) -> Result<Vec<TableId>, JournalError> {
        Ok(self.rows.beginnings().await?.into_iter().map(|(table, ..)| table).collect())
    }

    /// Every table, and what can be known of it without reading its entries.
    pub(crate) async fn openings(self) -> Result<Vec<Opening>, JournalError> {
        let found = self.rows.beginnings().await?;
        let cards = self.snapshots.cards().await.into_iter();
        let mut cards: HashMap<_, _> =
            cards.map(|(table, mark, card)| (table, (mark, card))).collect();
        let with_card = |(table, end, opened): Beginning| {
            let card = cards.remove(&table).zip(end);
            let card = card.filter(|((at, _), end)| (at.seq, at.link) == (end.seq, end.link));
            Opening { table, opened, card: card.map(|((_, card), _)| card) }
        };
        Ok(found.into_iter().map(with_card).collect())
    }
}

/// The entries, where nothing is wrong with them.
fn whole(found: Option<Sound>) -> Result<Option<Vec<Entry>>, JournalError> {
    match found {
        Some(Sound { damage: Some(damage), .. }) => Err(JournalError::Damaged(damage)),
        Some(Sound { entries, damage: None }) => Ok(Some(entries)),
        None => Ok(None),
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

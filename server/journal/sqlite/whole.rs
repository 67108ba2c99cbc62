//! What is read of whole tables, and of all of them.

use std::collections::{BTreeSet, HashMap};

use rusqlite::Connection;

use super::readers::Readers;
use super::rows::{self, Stored};
use super::{Shared, failed, look};
use crate::journal::chain::Mark;
use crate::journal::damage::Damage;
use crate::journal::snapshots::Snapshots;
use crate::journal::{Entry, JournalError, Opening, Sound, TableId};

/// A table's entries as far as they are sound, and what is wrong.
pub(super) fn sound(
    connection: &Connection,
    shared: &Shared,
    table: TableId,
) -> Result<Sound, JournalError> {
    let known = shared.marks().get(&table).copied();
    let mut entries = Vec::new();
    let all = (Mark::before_all(table), u64::MAX);
    let walked = look::walk(connection, table, all, known.as_ref(), |stored| {
        entries.push(stored.entry()?);
        Ok(())
    });
    let wrong = walked.map_err(failed)?.wrong;
    match &wrong {
        Some(wrong) => drop(shared.damaged().insert(table, wrong.clone())),
        None => drop(shared.damaged().remove(&table)),
    }
    let damage = wrong.map(|wrong| Damage { table: Some(table), wrong });
    Ok(Sound { entries, damage: damage.or_else(|| shared.wrong()) })
}

/// A table's first entry and its setup; none where it is not sound, or no such entry.
pub(super) fn first(
    connection: &Connection,
    shared: &Shared,
    table: TableId,
) -> Result<Option<(Entry, String)>, JournalError> {
    let known = shared.marks().get(&table).copied();
    let mut first = None;
    let start = (Mark::before_all(table), 1);
    let walked = look::walk(connection, table, start, known.as_ref(), |stored| {
        first = Some(stored);
        Ok(())
    });
    let sound = walked.map_err(failed)?.wrong.is_none();
    Ok(first.filter(|_| sound).and_then(Stored::opening))
}

/// The entries by which a table went back, as far as they can be read.
pub(super) fn returns(connection: &Connection, table: TableId) -> Result<Vec<Entry>, JournalError> {
    let found = rows::of_kind(connection, table, Entry::REWIND, u64::MAX);
    found.or_else(|error| match look::is_damage(&error) {
        // Whoever reads the chain says so.
        true => Ok(Vec::new()),
        false => Err(failed(error)),
    })
}

/// Every table that has entries, or should have.
pub(super) fn tables(
    connection: &Connection,
    shared: &Shared,
) -> Result<Vec<TableId>, JournalError> {
    let mut tables = look::tables(connection).map_err(failed)?;
    let there: BTreeSet<TableId> = tables.iter().copied().collect();
    tables.extend(shared.marks().keys().filter(|table| !there.contains(table)));
    Ok(tables)
}

/// Every table, and what can be known of it without reading its entries.
pub(super) async fn openings(
    readers: Readers,
    snapshots: Snapshots,
) -> Result<Vec<Opening>, JournalError> {
    let found = readers.ask(|connection, shared| {
        let marks = shared.marks().clone();
        let opening = |table| {
            let opened = opened(connection, table)?;
            Ok((Opening { table, opened, card: None }, marks.get(&table).copied()))
        };
        let tables = tables(connection, shared)?.into_iter();
        tables.map(opening).collect::<Result<Vec<_>, JournalError>>()
    });
    let found = found.await?;
    let cards = snapshots.cards().await.into_iter();
    let mut cards: HashMap<_, _> = cards.map(|(table, mark, card)| (table, (mark, card))).collect();
    let with_card = |(mut opening, end): (Opening, Option<Mark>)| {
        let card = cards.remove(&opening.table).zip(end);
        let card = card.filter(|((at, _), end)| (at.seq, at.link) == (end.seq, end.link));
        opening.card = card.map(|((_, card), _)| card);
        opening
    };
    Ok(found.into_iter().map(with_card).collect())
}

/// The first of a table's entries that is of the table itself, without a look at its chain: whoever goes
/// on from there looks.
fn opened(connection: &Connection, table: TableId) -> Result<Option<Entry>, JournalError> {
    match rows::of_kind(connection, table, Entry::TABLE, 1) {
        Ok(mut found) => Ok(found.pop()),
        Err(error) if look::is_damage(&error) => Ok(None),
        Err(error) => Err(failed(error)),
    }
}

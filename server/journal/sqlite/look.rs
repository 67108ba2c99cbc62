//! Looking whether what stands in the file is what was written: each table's chain from entry to entry,
//! and its end against the head.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Instant;

use rusqlite::Connection;

use super::form;
use super::register;
use super::rows::{self, is_damage};
use crate::journal::TableId;
use crate::journal::chain::Mark;
use crate::journal::content;
use crate::journal::damage::{Damage, Wrong};
use crate::journal::head::Marks;
use crate::journal::stored::Stored;
use crate::journal::walk::{Rounds, Walk, Walked};

/// Walks a table's chain from a place that is known to be sound, over so many entries at most, and hands
/// on every row that is sound, until one is refused as no entry. `known` is where the head says that the
/// chain goes.
///
/// # Errors
/// When the disk does not answer; a damaged file is no error.
pub(crate) fn walk(
    connection: &Connection,
    table: TableId,
    start: (Mark, u64),
    known: Option<&Mark>,
    mut take: impl FnMut(Stored) -> bool,
) -> rusqlite::Result<Walked> {
    let mut walk = Walk::new(start, known);
    let mut taken = true;
    let visited = rows::visit(connection, table, (start.0.seq + 1, start.1), |stored| {
        let goes_on = walk.step(&stored);
        taken = !goes_on || take(stored);
        goes_on && taken
    });
    match visited {
        Ok(()) if taken => {}
        Ok(()) => walk.stumble(),
        Err(error) if is_damage(&error) => walk.stumble(),
        Err(error) => return Err(error),
    }
    Ok(walk.finish())
}

/// Every table that the file knows of; none where it is too damaged to say.
pub(super) fn tables(connection: &Connection) -> rusqlite::Result<Vec<TableId>> {
    rows::tables(connection).or_else(|error| match is_damage(&error) {
        true => Ok(Vec::new()),
        false => Err(error),
    })
}

/// Every table that the file or the head knows of, but for those that were purged: of these nothing is
/// missing, whatever is left of them.
pub(crate) fn all_tables(
    connection: &Connection,
    marks: &Marks,
) -> rusqlite::Result<BTreeSet<TableId>> {
    let purged = purged(connection)?;
    let there = rows::all_tables(connection).or_else(|error| match is_damage(&error) {
        true => Ok(Vec::new()),
        false => Err(error),
    });
    let all = there?.into_iter().chain(marks.keys().copied());
    Ok(all.filter(|table| !purged.contains(table)).collect())
}

/// The tables that were purged; none where the file is too damaged to say.
pub(crate) fn purged(connection: &Connection) -> rusqlite::Result<BTreeSet<TableId>> {
    register::purged(connection).or_else(|error| match is_damage(&error) {
        true => Ok(BTreeSet::new()),
        false => Err(error),
    })
}

/// How many times as long as a look at the file's structure takes none is taken: it goes through all of the file.
const SELDOM: u32 = 1_000;

/// What was looked at before.
#[derive(Default)]
pub(crate) struct Looks {
    pub(crate) rounds: Rounds,
    contents: content::Rounds,
    /// Before when the structure need not be looked at again.
    built_until: Option<Instant>,
}

impl Looks {
    /// Whether the file is built as it should be, where it is time to look.
    fn is_well_built(&mut self, connection: &Connection) -> rusqlite::Result<bool> {
        let begun = Instant::now();
        if self.built_until.is_some_and(|until| begun < until) {
            return Ok(true);
        }
        let well = is_well_built(connection)?;
        self.built_until = well.then(|| begun + begun.elapsed() * SELDOM);
        Ok(well)
    }
}

/// Looks at the file: each table from where it was looked at last, a part of what is older, and, where that
/// does not take long for its size, how the file is built.
///
/// # Errors
/// When the disk does not answer.
pub(crate) fn check(
    path: &Path,
    marks: &Marks,
    looks: &mut Looks,
) -> rusqlite::Result<Vec<Damage>> {
    let connection = form::look_at(path)?;
    let rounds = &mut looks.rounds;
    let mut found = Vec::new();
    let all = all_tables(&connection, marks)?;
    for table in rounds.begin(all.iter().copied()) {
        if rounds.passes_over(table, marks.get(&table)) {
            continue;
        }
        let latest = rounds.latest(table);
        let there = rows::end(&connection, table, latest.seq).is_ok_and(|there| there == latest);
        let share = rounds.share(table, there);
        let known = marks.get(&table);
        let look = |(from, at_most)| walk(&connection, table, (from, at_most), known, |_| true);
        let walked = (look((share.newer, u64::MAX))?, look(share.older)?);
        let wrong = rounds.looked(table, &share, walked);
        found.extend(wrong.map(|wrong| Damage { table: Some(table), wrong }));
    }
    let unsound = without_content(&connection, &mut looks.contents)?;
    let known: BTreeSet<_> = found.iter().filter_map(|damage| damage.table).collect();
    let unsound = unsound.into_iter().filter(|table| all.contains(table) && !known.contains(table));
    found.extend(
        unsound.map(|table| Damage { table: Some(table), wrong: Wrong::Altered { sound: (0, 0) } }),
    );
    if found.is_empty() && !looks.is_well_built(&connection)? {
        found.push(Damage { table: None, wrong: Wrong::Structure });
    }
    Ok(found)
}

/// The tables that name a content which is not there or is not what was written: looked at are those that are new,
/// and a part of the others.
pub(crate) fn without_content(
    connection: &Connection,
    rounds: &mut content::Rounds,
) -> rusqlite::Result<Vec<TableId>> {
    if form::version(connection)? < form::APART {
        return Ok(Vec::new());
    }
    let contents = rows::contents(connection).and_then(|all| {
        for digest in rounds.due(all) {
            let sound = rows::content(connection, digest)?.is_some();
            rounds.looked(digest, sound);
        }
        rows::named(connection)
    });
    match contents {
        Ok(named) => {
            let unsound = named.into_iter().filter(|(_, digest)| !rounds.is_sound(*digest));
            Ok(unsound.map(|(table, _)| table).collect())
        }
        // What cannot be read at all is for a look at how the file is built.
        Err(error) if is_damage(&error) => Ok(Vec::new()),
        Err(error) => Err(error),
    }
}

/// Whether the file is built as it should be, its indices among it.
pub(crate) fn is_well_built(connection: &Connection) -> rusqlite::Result<bool> {
    let said = connection
        .query_row("PRAGMA integrity_check(1)", [], |row| row.get::<_, String>(0))
        .map(|said| said == "ok");
    said.or_else(|error| if is_damage(&error) { Ok(false) } else { Err(error) })
}

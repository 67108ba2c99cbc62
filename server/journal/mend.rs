//! Looking into a journal that nobody uses, and putting it together again from all copies of it that
//! there are. Nothing is ever deleted: what is replaced is moved aside.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use rusqlite::Connection;
use uuid::Uuid;

use super::chain::Mark;
use super::damage::{Damage, Wrong};
use super::files;
use super::head::{self, Head, Marks, Unusable};
use super::sqlite::{form, head_of, look};
use super::sqlite::{register, rows};
use super::stored::Stored;
use super::walk::{self, Keep};
use super::{Entry, RegisterRow, TableId};

/// What was found in a journal.
pub(crate) struct Found {
    /// Whether there is a file at all.
    pub(crate) exists: bool,
    /// Every table with its entries as far as they are sound.
    pub(crate) tables: BTreeMap<TableId, Vec<Entry>>,
    /// What is wrong with it.
    pub(crate) damages: Vec<Damage>,
    /// Whether one copy of the head is damaged: the next start mends it from the other.
    pub(crate) head_torn: bool,
    /// Whether it is of an older form, without hashes: then nothing can be said of it.
    pub(crate) older: bool,
    head: Result<head::Read, Unusable>,
}

impl Found {
    /// Whether nothing is wrong.
    pub(crate) fn is_well(&self) -> bool {
        self.damages.is_empty()
    }
}

/// Looks into a journal and changes nothing.
///
/// # Errors
/// When the disk does not answer.
pub(crate) fn examine(path: &Path) -> anyhow::Result<Found> {
    let head = head::read(&head_of(path)).context("The journal's head cannot be read")?;
    let mut found = Found {
        exists: path.exists(),
        tables: BTreeMap::new(),
        damages: Vec::new(),
        head_torn: head.as_ref().is_ok_and(|head| head.mended),
        older: false,
        head,
    };
    let marks = found.head.as_ref().map(|head| head.marks.clone()).unwrap_or_default();
    let whole = |wrong| Damage { table: None, wrong };
    if !found.exists {
        if !marks.is_empty() {
            found.damages.push(whole(Wrong::Gone));
        }
        return Ok(found);
    }
    let connection = form::look_at(path)?;
    match form::version(&connection) {
        Ok(form::HASHED..=form::SCHEMA) => {}
        Ok(version) if version < form::HASHED && found.head.is_err() => {
            found.older = true;
            return Ok(found);
        }
        _ => found.damages.push(whole(Wrong::Structure)),
    }
    let journal = rows::identity(&connection).ok().flatten();
    match &found.head {
        Ok(head) if Some(head.journal) == journal => {}
        Ok(_) => found.damages.push(whole(Wrong::Foreign)),
        Err(Unusable::Damaged) => found.damages.push(whole(Wrong::BadHead)),
        Err(Unusable::Missing) => found.damages.push(whole(Wrong::NoHead)),
    }
    for table in look::all_tables(&connection, &marks)? {
        let (from, known) = ((Mark::before_all(table), u64::MAX), marks.get(&table));
        let mut read = walk::Found::default();
        let take = |stored: Stored| read.take(Keep::Entries, stored.with_content(&connection));
        let walked = look::walk(&connection, table, from, known, take)?;
        found.damages.extend(walked.wrong.map(|wrong| Damage { table: Some(table), wrong }));
        found.tables.insert(table, read.entries);
    }
    if found.is_well() && !look::is_well_built(&connection)? {
        found.damages.push(whole(Wrong::Structure));
    }
    Ok(found)
}

/// What is said of a journal that lacks the end that was shown.
pub(crate) const CUT: &str =
    "The end that was shown is not there: entries were cut off, or it is another journal.";

/// The beginning of a hash of which people have noted the first groups, without what they wrote between them.
///
/// # Errors
/// A sentence where these are too few, or no such digits.
pub(crate) fn noted(end: &str) -> anyhow::Result<String> {
    let digits = |sign: &char| !sign.is_whitespace() && *sign != '…' && *sign != '-';
    let end: String = end.chars().filter(digits).collect::<String>().to_ascii_lowercase();
    if !(16..=64).contains(&end.len()) || !end.bytes().all(|sign| sign.is_ascii_hexdigit()) {
        bail!("An end of a journal is told by its first 16 to 64 hexadecimal digits.");
    }
    Ok(end)
}

/// How many entries follow in a table's chain on the one whose hash begins so; none where no sound entry has it.
///
/// # Errors
/// When the file cannot be read.
pub(crate) fn after_end(path: &Path, found: &Found, end: &str) -> anyhow::Result<Option<u64>> {
    if !found.exists {
        return Ok(None);
    }
    let connection = form::look_at(path)?;
    let query = "SELECT table_id, seq FROM entries WHERE lower(hex(hash)) LIKE ?1 || '%'";
    let mut query = connection.prepare(query)?;
    let places =
        query.query_map([end], |row| Ok((row.get::<_, String>(0)?, row.get::<_, u32>(1)?)))?;
    for place in places {
        let (table, seq) = place?;
        let sound = table.parse().ok().and_then(|table| found.tables.get(&table));
        let sound = sound.map_or(0, |entries| entries.len() as u64);
        if let Some(more) = sound.checked_sub(u64::from(seq)) {
            return Ok(Some(more));
        }
    }
    Ok(None)
}

/// A journal put together from several.
pub(crate) struct Mended {
    chains: BTreeMap<TableId, (Vec<Stored>, Mark)>,
    records: Vec<RegisterRow>,
    /// Whether copies have records that the journal lacked.
    more_records: bool,
    journal: Uuid,
    /// The tables of which entries are missing in every copy.
    pub(crate) lost: Vec<Damage>,
}

/// Puts every table's chain together from this journal and its copies, as long as it goes on.
///
/// # Errors
/// When a copy cannot be opened.
pub(crate) fn gather(path: &Path, found: &Found, copies: &[PathBuf]) -> anyhow::Result<Mended> {
    let mut sources = Vec::new();
    if found.exists {
        sources.push(form::look_at(path)?);
    }
    for copy in copies {
        let opened = form::look_at(copy).and_then(|copy| form::version(&copy).map(|_| copy));
        sources
            .push(opened.with_context(|| format!("The copy {} cannot be read", copy.display()))?);
    }
    let marks = found.head.as_ref().map(|head| head.marks.clone()).unwrap_or_default();
    let mut pieces: BTreeMap<TableId, BTreeMap<i64, Vec<Stored>>> = BTreeMap::new();
    for (table, stored) in sources.iter().flat_map(|source| readable(source, &marks)) {
        pieces.entry(table).or_default().entry(stored.seq).or_default().push(stored);
    }
    // Of each the newest that can be read: what was purged since an older copy was made stays so.
    let (mut newest, mut more_records) = (BTreeMap::<String, RegisterRow>::new(), false);
    for (nth, source) in sources.iter().enumerate() {
        for record in register::after(source, 0).map(|(_, records)| records).unwrap_or_default() {
            let known = newest.get(&record.key);
            if known.is_none_or(|known| known.version < record.version) {
                more_records |= nth > 0;
                newest.insert(record.key.clone(), record);
            }
        }
    }
    let records: Vec<RegisterRow> = newest.into_values().collect();
    let purged: BTreeSet<TableId> = records.iter().filter_map(RegisterRow::purged).collect();
    let tables = pieces.keys().chain(marks.keys()).filter(|table| !purged.contains(table));
    let tables: BTreeSet<TableId> = tables.copied().collect();
    let (mut chains, mut lost) = (BTreeMap::new(), Vec::new());
    for table in tables {
        let known = marks.get(&table);
        let (chain, end) = join(table, pieces.remove(&table).unwrap_or_default(), known);
        if let Some(known) = known.filter(|known| known.seq > end.seq) {
            let (sound, known) = ((end.seq, end.at_unix_ms), (known.seq, known.at_unix_ms));
            lost.push(Damage { table: Some(table), wrong: Wrong::Missing { sound, known } });
        }
        if !chain.is_empty() {
            chains.insert(table, (chain, end));
        }
    }
    let own = found.head.as_ref().ok().map(|head| head.journal);
    let named = || sources.iter().find_map(|source| rows::identity(source).ok().flatten());
    let journal = own.or_else(named).unwrap_or_else(Uuid::new_v4);
    Ok(Mended { chains, records, more_records, journal, lost })
}

/// All rows that a damaged file gives, one way or the other: a page may refuse in the order of the table
/// what it gives by the index.
fn readable(source: &Connection, marks: &Marks) -> Vec<(TableId, Stored)> {
    let mut found = rows::salvage(source);
    let tables = look::all_tables(source, marks);
    for table in tables.unwrap_or_else(|_| marks.keys().copied().collect()) {
        // What was read before the damage counts.
        let _ = rows::visit(source, table, (1, u64::MAX), |stored| {
            found.push((table, stored.with_content(source)));
            true
        });
    }
    found
}

/// The longest chain that these pieces make, and where it ends.
fn join(
    table: TableId,
    mut pieces: BTreeMap<i64, Vec<Stored>>,
    known: Option<&Mark>,
) -> (Vec<Stored>, Mark) {
    let (mut chain, mut end) = (Vec::new(), Mark::before_all(table));
    while let Some(candidates) = pieces.remove(&(end.seq.cast_signed() + 1)) {
        let fits = |stored: &Stored| {
            let mark = stored.mark();
            let other = known.is_some_and(|known| known.seq == mark.seq && known.link != mark.link);
            stored.follows(&end) && !other && stored.is_whole() && stored.entry().is_ok()
        };
        let Some(next) = candidates.into_iter().find(fits) else { break };
        end = next.mark();
        chain.push(next);
    }
    (chain, end)
}

impl Mended {
    /// Whether copies have something that this journal lacks, though nothing is wrong with it.
    pub(crate) fn adds_to(&self, found: &Found) -> bool {
        let longer = self.chains.iter().any(|(table, (chain, _))| {
            found.tables.get(table).is_none_or(|entries| entries.len() < chain.len())
        });
        longer || self.more_records || !found.exists
    }

    /// Puts this in the place of the journal at this path. What was there is moved into a folder, which
    /// is returned; none where nothing was there.
    ///
    /// # Errors
    /// When it cannot be written, or is not whole when it is read again; what was there is then still
    /// there, or in that folder.
    pub(crate) fn put(self, path: &Path) -> anyhow::Result<Option<PathBuf>> {
        let fresh = files::beside(path, ".mended");
        if fresh.exists() {
            bail!("{} is in the way. Move it away.", fresh.display());
        }
        let marks: Marks = self.chains.iter().map(|(table, (_, end))| (*table, *end)).collect();
        self.write(&fresh).with_context(|| format!("{} cannot be written", fresh.display()))?;
        let wrong = look::check(&fresh, &marks, &mut look::Looks::default())?;
        if let Some(damage) = wrong.first() {
            bail!("What was put together is not whole: {}", damage.wrong);
        }
        let aside = aside(path, "mending");
        let old = files_of(path);
        let there = |path: &&PathBuf| path.exists();
        let head = head_of(path);
        let any = old.iter().chain([&head]).any(|path| path.exists());
        if any {
            std::fs::create_dir(&aside)?;
        }
        // The head comes first: from then on a server that finds the rest half done does not start.
        std::iter::once(&head).filter(there).try_for_each(|path| move_into(&aside, path))?;
        Head::create(&head, self.journal, marks)?;
        old.iter().filter(there).try_for_each(|path| move_into(&aside, path))?;
        std::fs::rename(&fresh, path)?;
        files::sync_folder(path)?;
        Ok(any.then_some(aside))
    }

    fn write(&self, fresh: &Path) -> anyhow::Result<()> {
        let mut connection = form::open(fresh)?;
        let transaction = connection.transaction()?;
        for (table, (chain, _)) in &self.chains {
            chain.iter().try_for_each(|stored| stored.insert(&transaction, *table))?;
        }
        self.records.iter().try_for_each(|record| register::write(&transaction, record))?;
        rows::identify(&transaction, self.journal)?;
        form::settle(&transaction)?;
        transaction.commit()?;
        close(connection)
    }
}

/// Closes a file so that nothing of it lies beside it.
fn close(connection: Connection) -> anyhow::Result<()> {
    connection.pragma_update(None, "journal_mode", "delete")?;
    connection.close().map_err(|(_, error)| error)?;
    Ok(())
}

/// The files of a journal beside its head.
fn files_of(path: &Path) -> [PathBuf; 3] {
    ["-wal", "-shm", ""].map(|end| files::beside(path, end))
}

/// The folder for what is replaced now.
fn aside(path: &Path, why: &str) -> PathBuf {
    files::beside(path, &format!("-before-{why}-{}", super::damage::stamp()))
}

/// Moves a journal that shall be copied anew into a folder, which is returned; none where none was there.
///
/// # Errors
/// When it cannot be moved.
pub(crate) fn set_aside(path: &Path) -> std::io::Result<Option<PathBuf>> {
    let all = files_of(path).into_iter().chain([head_of(path)]);
    let all: Vec<PathBuf> = all.filter(|path| path.exists()).collect();
    if all.is_empty() {
        return Ok(None);
    }
    let folder = (0..).map(|n| match n {
        0 => aside(path, "following"),
        n => files::beside(&aside(path, "following"), &format!("-{n}")),
    });
    let folder = folder.into_iter().find(|folder| !folder.exists()).unwrap_or_default();
    std::fs::create_dir(&folder)?;
    all.iter().try_for_each(|path| move_into(&folder, path))?;
    files::sync_folder(path)?;
    Ok(Some(folder))
}

fn move_into(folder: &Path, path: &Path) -> std::io::Result<()> {
    std::fs::rename(path, folder.join(path.file_name().unwrap_or_default()))
}

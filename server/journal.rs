//! The journal: the one thing that must survive. A table is nothing but the fold of its entries.
//!
//! Entries are only ever added. A journal may live in a file ([`Sqlite`]), in a database server or in
//! memory; the table asks a few things of it and trusts none of its answers before they have come.

use std::borrow::Cow;
use std::fmt;
use std::path::PathBuf;
use std::pin::Pin;
use std::time::{SystemTime, UNIX_EPOCH};

use game::Millis;
use serde_json::Value;
use tokio::sync::{mpsc, watch};
use uuid::Uuid;

mod chain;
mod content;
mod damage;
mod draws;
mod files;
mod head;
pub(crate) mod mend;
mod postgres;
mod register;
mod shelf;
mod snapshots;
mod sqlite;
mod stored;
mod walk;
pub(crate) use chain::Mark;
pub(crate) use damage::moment;
pub use damage::{Damage, Wrong};
pub use draws::Draws;
pub(crate) use files::{private, replace};
pub(crate) use head::Marks;
pub(crate) use postgres::connect::named as database_named;
pub(crate) use postgres::raw::Raw;
pub use postgres::{Node, Postgres};
pub(crate) use register::{MOVE, WithRecords};
pub use register::{PURGED, RegisterRow, Weight, tombstone};
pub(crate) use snapshots::snapshots_of;
pub use snapshots::{Keeping, Made};
pub use sqlite::Sqlite;
pub(crate) use sqlite::replica::Replica;
pub(crate) use sqlite::rows::is_damage;
pub(crate) use sqlite::source::{RowReader, Rows, Source, ends};
pub use stored::Stored;
#[cfg(test)]
pub(crate) use stored::chained;
pub(crate) use stored::is_chain;

/// What a table is known by in the journal.
pub type TableId = Uuid;

/// The answer of a journal, some time later.
pub type Answer<T> = Pin<Box<dyn Future<Output = Result<T, JournalError>> + Send>>;

/// One entry: a command that was accepted, and what it led to.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Its place in the table's journal, from 1, without gaps.
    pub seq: u64,
    /// The command's id; unique within the table.
    pub command_id: Uuid,
    /// Which part of the server reads it: [`Entry::SETUP`], [`Entry::TABLE`],
    /// [`Entry::GAME`] or [`Entry::REWIND`].
    /// Others will come; whoever does not know one must refuse the journal.
    pub kind: Cow<'static, str>,
    /// The version of the events' form, counted by whoever reads the kind.
    pub format: u32,
    /// Who sent the command.
    pub actor: Value,
    /// The device that sent it, where it was one.
    pub device: Option<String>,
    /// When, on the table's clock.
    pub at: Millis,
    /// When, in milliseconds since 1970 UTC; for people, nothing is computed from it.
    pub at_unix_ms: i64,
    /// The command, without its secrets.
    pub command: Value,
    /// What it led to.
    pub events: Vec<Value>,
    /// How many draws of chance the table had made after it.
    pub drawn: u64,
    /// Those that it made itself; none where it made none, or is of a version that kept only their number.
    pub draws: Option<Draws>,
}

impl Entry {
    /// The first entry of a table: the game's setup.
    pub const SETUP: &'static str = "setup";
    /// Events of the table itself.
    pub const TABLE: &'static str = "table";
    /// Events of the game.
    pub const GAME: &'static str = "game";
    /// The game went back to what was so after an earlier entry; its events are the game's and follow
    /// there.
    pub const REWIND: &'static str = "rewind";
}

/// Why a journal did not do as asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JournalError {
    /// The sequence number is not the next one, or the command id is there already: somebody else has
    /// written, or an earlier append came through after all. Nothing was written.
    Conflict,
    /// The journal could not write or read. What was appended may yet turn out to be durable.
    Failed(String),
    /// Something is missing from the journal, or is not what was written.
    Damaged(Damage),
    /// Another machine leads: nothing is written here any more. A sentence says which.
    Superseded(String),
    /// Another server has this table now. Nothing was written.
    Elsewhere,
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict => f.write_str("the journal goes on differently"),
            Self::Elsewhere => f.write_str("another server has this table now"),
            Self::Failed(why) | Self::Superseded(why) => f.write_str(why),
            Self::Damaged(damage) => damage.wrong.fmt(f),
        }
    }
}

impl std::error::Error for JournalError {}

/// What is read of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Sound {
    /// Its entries from the first on, as far as they are what was written.
    pub entries: Vec<Entry>,
    /// What is wrong, where something is.
    pub damage: Option<Damage>,
}

/// A table as it was kept last, and what has come since.
pub struct Resumed {
    /// The entry after which it was kept.
    pub seq: u64,
    /// The state that was kept.
    pub state: Vec<u8>,
    /// The digests of all entries up to it, in order.
    pub digests: Vec<Vec<u8>>,
    /// The table's first entry, but for its events.
    pub first: Entry,
    /// What the table was made from, as JSON: the only event of its first entry.
    pub setup: String,
    /// The entries after the one after which it was kept.
    pub entries: Vec<Entry>,
}

/// What can be known of a table without reading its entries.
pub struct Opening {
    /// The table.
    pub table: TableId,
    /// The first of its entries that is of the table itself, as it stands there: nobody has held it
    /// against the chain. None where it cannot be read.
    pub opened: Option<Entry>,
    /// The card that was kept of it last, where nothing has come since.
    pub card: Option<Vec<u8>>,
}

/// From where to fold what was so after an entry.
pub struct Recalled {
    /// A state of the same line that was kept; none where it begins with the table.
    pub state: Option<Vec<u8>>,
    /// The entries after it.
    pub entries: Vec<Entry>,
}

/// Whose a table is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Whose {
    /// This server's.
    Ours,
    /// That of another server, which browsers reach at this address.
    Theirs(String),
    /// That of a server that may be gone: in a moment it is back, or missed.
    Unclear,
}

/// What a server has lost to others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lost {
    /// These tables.
    Tables(Vec<TableId>),
    /// It may be all of them: the journal has not answered for so long that others may take them over.
    All,
}

/// What a server learns of the others that share its journal.
pub struct Fellows {
    /// Where browsers reach those that are there, beside this one; the one to try first comes first.
    pub others: watch::Receiver<Vec<String>>,
    /// The same of all that were there within a day: pages that came from one that is gone go on elsewhere.
    pub known: watch::Receiver<Vec<String>>,
    /// What this one has lost.
    pub lost: mpsc::UnboundedReceiver<Lost>,
}

/// When a journal tidies up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settle {
    /// At once.
    Now,
    /// When nothing was written for a moment.
    WhenIdle,
}

/// Where entries live. Answers come once the deed is durable. Calls for one table are carried out in
/// the order in which they were made.
pub trait Journal: Send + Sync + 'static {
    /// Appends entries to a table's journal: all of them or none.
    fn append(&self, table: TableId, entries: Vec<Entry>) -> Answer<()>;

    /// A table's entries, in order, as far as they are sound.
    fn sound(&self, table: TableId) -> Answer<Sound>;

    /// A table's entries, in order; [`JournalError::Damaged`] where anything is wrong with them.
    fn read(&self, table: TableId) -> Answer<Vec<Entry>> {
        let sound = self.sound(table);
        Box::pin(async move {
            let Sound { entries, damage } = sound.await?;
            damage.map_or(Ok(entries), |damage| Err(JournalError::Damaged(damage)))
        })
    }

    /// A table's first entry, but for its events, and the only one of these, which is what the table was
    /// made from, as JSON. None where it is not there or not sound: reading it says why.
    fn first(&self, table: TableId) -> Answer<Option<(Entry, String)>> {
        let sound = self.sound(table);
        Box::pin(async move {
            let first = sound.await?.entries.into_iter().next();
            let setup = first.as_ref().and_then(|first| Some(first.events.first()?.to_string()));
            let bare = first.map(|first| Entry { events: Vec::new(), ..first });
            Ok(bare.zip(setup))
        })
    }

    /// The entries of a stretch, first and last, as far as they are sound.
    fn stretch(&self, table: TableId, (first, last): (u64, u64)) -> Answer<Sound> {
        let sound = self.sound(table);
        Box::pin(async move {
            let mut sound = sound.await?;
            sound.entries.retain(|entry| (first..=last).contains(&entry.seq));
            Ok(sound)
        })
    }

    /// The entries by which a table went back, as far as they can be read.
    fn returns(&self, table: TableId) -> Answer<Vec<Entry>> {
        let sound = self.sound(table);
        Box::pin(async move {
            let mut entries = sound.await?.entries;
            entries.retain(|entry| entry.kind == Entry::REWIND);
            Ok(entries)
        })
    }

    /// A table's entries after this one, as [`Journal::read`] has them.
    fn after(&self, table: TableId, seq: u64) -> Answer<Vec<Entry>> {
        let read = self.read(table);
        Box::pin(async move {
            let mut entries = read.await?;
            entries.retain(|entry| entry.seq > seq);
            Ok(entries)
        })
    }

    /// The hash of a table's last entry, in hexadecimal digits; none where nobody knows it.
    fn end(&self, table: TableId) -> Answer<Option<String>> {
        let _ = table;
        Box::pin(std::future::ready(Ok(None)))
    }

    /// Keeps a snapshot of a table, from which [`Journal::resume`] and [`Journal::recall`] may go on.
    /// Nothing rests on it. False where none is kept.
    fn keep(&self, table: TableId, keeping: Keeping) -> Answer<bool> {
        let _ = (table, keeping);
        Box::pin(std::future::ready(Ok(false)))
    }

    /// A table as it was kept last, with all that came after it; none where nothing was kept that fits
    /// the table's entries, or anything is wrong with these: then they are to be read from the first.
    fn resume(&self, table: TableId) -> Answer<Option<Resumed>> {
        let _ = table;
        Box::pin(std::future::ready(Ok(None)))
    }

    /// The entries that lead to what was so after entry `to`, without these stretches, which do not lie
    /// on the line to it: from the first, or from a state that was kept on that line.
    fn recall(&self, table: TableId, to: u64, off: Vec<(u64, u64)>) -> Answer<Recalled> {
        let read = self.read(table);
        Box::pin(async move {
            let mut entries = read.await?;
            let within = |seq: u64| off.iter().any(|(first, last)| (*first..=*last).contains(&seq));
            entries.retain(|entry| entry.seq <= to && !within(entry.seq));
            Ok(Recalled { state: None, entries })
        })
    }

    /// Every table that has entries, or should have.
    fn tables(&self) -> Answer<Vec<TableId>>;

    /// Every table, and what can be known of it without reading its entries.
    fn openings(&self) -> Answer<Vec<Opening>> {
        let tables = self.tables();
        Box::pin(async move {
            let unread = |table| Opening { table, opened: None, card: None };
            Ok(tables.await?.into_iter().map(unread).collect())
        })
    }

    /// Makes a table this server's, unless another one has it that is there. Where it is `asked_for`, one that
    /// browsers reach at the same address gives way.
    fn hold(&self, table: TableId, asked_for: bool) -> Answer<Whose> {
        let _ = (table, asked_for);
        Box::pin(std::future::ready(Ok(Whose::Ours)))
    }

    /// Gives a table up that this server has and cannot read. Returns whether there is another one that may.
    fn give_up(&self, table: TableId) -> Answer<bool> {
        let _ = table;
        Box::pin(std::future::ready(Ok(false)))
    }

    /// The table of this code, if another server has made it meanwhile.
    fn find(&self, code: &str) -> Answer<Option<TableId>> {
        let _ = code;
        Box::pin(std::future::ready(Ok(None)))
    }

    /// The tables whose server is not there any more.
    fn orphans(&self) -> Answer<Vec<TableId>> {
        Box::pin(std::future::ready(Ok(Vec::new())))
    }

    /// What is heard of other servers; once, and none where there cannot be any.
    fn fellows(&self) -> Option<Fellows> {
        None
    }

    /// Whether others may have taken tables over without this server knowing it.
    fn is_fenced(&self) -> bool {
        false
    }

    /// From now on others may have this server's tables, and it takes none.
    fn leave(&self) -> Answer<()> {
        Box::pin(std::future::ready(Ok(())))
    }

    /// The records whose keys begin so, in the order of their keys.
    fn records(&self, prefix: &str) -> Answer<Vec<RegisterRow>> {
        let _ = prefix;
        Box::pin(std::future::ready(Ok(Vec::new())))
    }

    /// What other servers may have written to the register within the last minute; nothing where there are
    /// none that could.
    fn news(&self) -> Answer<Vec<RegisterRow>> {
        Box::pin(std::future::ready(Ok(Vec::new())))
    }

    /// Writes records, all of them or none: false where one of them is not as it was read.
    fn put(&self, records: Vec<RegisterRow>) -> Answer<bool> {
        let _ = records;
        Box::pin(std::future::ready(Err(without_register())))
    }

    /// Writes records, of which one is the tombstone of this table, and cuts all entries of it for good. Once
    /// this has begun the table counts as purged, whatever becomes of the cutting: asked again it goes on.
    /// Nobody may be writing to the table. False as with [`Journal::put`].
    fn purge(&self, table: TableId, records: Vec<RegisterRow>) -> Answer<bool> {
        let _ = (table, records);
        Box::pin(std::future::ready(Err(without_register())))
    }

    /// Puts back a table that is not here, with its rows as they were stored, and writes records, of which one
    /// may take its tombstone away: all or nothing. [`JournalError::Conflict`] where the rows are no chain
    /// from the table's first entry on, or the table is here. False as with [`Journal::put`].
    fn put_back(
        &self,
        table: TableId,
        rows: Vec<Stored>,
        records: Vec<RegisterRow>,
    ) -> Answer<bool> {
        let _ = (table, rows, records);
        Box::pin(std::future::ready(Err(without_register())))
    }

    /// A table's rows as they are stored; [`JournalError::Damaged`] where anything is wrong with them.
    fn rows(&self, table: TableId) -> Answer<Vec<Stored>> {
        let _ = table;
        Box::pin(std::future::ready(Err(without_register())))
    }

    /// How much of each of these tables was written after these entries.
    fn weigh(&self, tables: Vec<(TableId, u64)>) -> Answer<Vec<(TableId, Weight)>> {
        let _ = tables;
        Box::pin(std::future::ready(Ok(Vec::new())))
    }

    /// Writes something durably that is no entry, to learn whether writing works.
    fn probe(&self) -> Answer<()>;

    /// Looks whether everything is there and is what was written: what is not.
    fn check(&self) -> Answer<Vec<Damage>>;

    /// Puts what was written to where it lies safest.
    fn settle(&self, when: Settle) -> Answer<()>;

    /// Writes a copy of all that is durable now into a folder, reads it again, and takes the oldest
    /// copies away.
    fn copy_to(&self, folder: PathBuf) -> Answer<()>;

    /// What was found, and mended, when the journal was opened: sentences for people.
    fn remarks(&self) -> Vec<String>;

    /// Finishes what was asked and closes. Later calls fail.
    fn close(&self) -> Answer<()>;

    /// Whether anybody is there to answer.
    fn alive(&self) -> bool;
}

fn without_register() -> JournalError {
    JournalError::Failed("this journal keeps no register".into())
}

/// Now, in milliseconds since 1970 UTC: for people who read a journal.
pub(crate) fn unix_ms() -> i64 {
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since_1970.as_millis()).unwrap_or(i64::MAX)
}

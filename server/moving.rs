//! `prytaneion move`: carries a journal from a data folder into a database, or back, row by row as they are
//! stored. Every row is held against the chain on both sides; what was begun can be gone on with.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::Args;
use tempfile::TempDir;

use crate::folder::{DataFolder, journal_in};
use crate::journal::{Journal, Marks, Raw, RegisterRow, Replica, RowReader, Rows, Sqlite};

/// Rows and bytes that are carried at once.
const BATCH: (usize, usize) = (1_000, 4 << 20);

/// From where to where.
#[derive(Debug, Args)]
pub(crate) struct Asked {
    /// The data folder that has the journal, or the database.
    #[arg(long, value_name = "PLACE")]
    from: String,
    /// The data folder that is to have it, or the database. It must have no journal, or the beginning of this one.
    #[arg(long, value_name = "PLACE")]
    to: String,
}

/// Carries it, and says what came of it.
///
/// # Errors
/// A sentence when a server uses either, something is wrong with what is there, or either cannot be used.
/// What was carried until then stays, and the same command goes on.
pub(crate) async fn carry(asked: &Asked, say: impl Fn(&str)) -> anyhow::Result<()> {
    let origin = Origin::open(&asked.from).await.context("It cannot be moved from there")?;
    let mut goal = Goal::open(&asked.to, &origin).await.context("It cannot be moved there")?;
    // It says first what was purged: of that nothing is carried, and nothing is left there.
    goal.take_records(&origin.records().await?).await?;
    let all = origin.marks();
    let carried = |marks: &Marks| marks.values().map(|mark| mark.seq).sum::<u64>();
    let (sum, mut told) = (carried(&all), 0);
    loop {
        let rows = origin.after(&goal.marks()).await?;
        if rows.is_empty() {
            break;
        }
        goal.add(rows).await?;
        let done = carried(&goal.marks());
        if done * 10 / sum > told {
            told = done * 10 / sum;
            say(&format!("{} of {sum} entries", done));
        }
    }
    if goal.marks() != all {
        bail!("What is there is another journal than what was to be moved there.");
    }
    goal.check().await?;
    say(&format!(
        "Moved: {} tables with {sum} entries. Each chain of hashes ends as it did.",
        all.len()
    ));
    Ok(())
}

/// A copy of a database's journal in a folder that goes with the answer; servers may be using the database.
///
/// # Errors
/// A sentence when something is wrong with what is there, or it cannot be reached.
pub(crate) async fn copy(database: &str) -> anyhow::Result<TempDir> {
    let folder = TempDir::new().context("There is no room for a copy")?;
    let to = folder.path().to_str().context("The folder for a copy has no name")?.to_owned();
    carry(&Asked { from: database.into(), to }, |_| ()).await?;
    Ok(folder)
}

/// Looks at all that is in a database, and says what is wrong.
///
/// # Errors
/// A sentence when it cannot be reached, or has no journal.
pub(crate) async fn examine(database: &str, say: impl Fn(&str)) -> anyhow::Result<bool> {
    let raw = Raw::look(database).await?;
    let damages = raw.check().await?;
    for damage in &damages {
        let table = damage.table.map(|table| format!("Table {table}: ")).unwrap_or_default();
        say(&format!("{table}{}", damage.wrong));
    }
    if damages.is_empty() {
        let entries: u64 = raw.marks().values().map(|mark| mark.seq).sum();
        say(&format!("All is well: {} tables with {entries} entries.", raw.marks().len()));
    }
    Ok(damages.is_empty())
}

fn is_database(place: &str) -> bool {
    place.starts_with("postgres://") || place.starts_with("postgresql://") || place.contains('=')
}

/// From where rows are carried.
#[expect(clippy::large_enum_variant, reason = "there is one of it in a run")]
enum Origin {
    Folder { _folder: DataFolder, journal: Sqlite, reader: RowReader },
    Database(Raw),
}

impl Origin {
    async fn open(place: &str) -> anyhow::Result<Self> {
        if is_database(place) {
            return Ok(Self::Database(Raw::look(place).await?));
        }
        let path = Path::new(place);
        if !journal_in(path).exists() {
            bail!("There is no journal in the folder {place}.");
        }
        let folder = DataFolder::take(path)?;
        let journal = folder.journal()?;
        if let Some(damage) = journal.check().await?.first() {
            bail!("{} `prytaneion doctor` says more.", damage.wrong);
        }
        let reader = journal.source().reader()?;
        Ok(Self::Folder { _folder: folder, journal, reader })
    }

    async fn id(&self) -> anyhow::Result<uuid::Uuid> {
        match self {
            Self::Folder { reader, .. } => Ok(reader.journal()?),
            Self::Database(raw) => raw.journal().await,
        }
    }

    fn marks(&self) -> Marks {
        match self {
            Self::Folder { journal, .. } => journal.source().marks(),
            Self::Database(raw) => raw.marks().clone(),
        }
    }

    async fn records(&self) -> anyhow::Result<Vec<RegisterRow>> {
        match self {
            Self::Folder { reader, .. } => Ok(reader.records(0)?.1),
            Self::Database(raw) => raw.records().await,
        }
    }

    async fn after(&self, marks: &Marks) -> anyhow::Result<Rows> {
        match self {
            Self::Folder { reader, .. } => Ok(reader.after(marks, BATCH)?),
            Self::Database(raw) => raw.after(marks, BATCH.0 as u64).await,
        }
    }
}

/// Where rows are carried to.
#[expect(clippy::large_enum_variant, reason = "there is one of it in a run")]
enum Goal {
    Folder { _folder: DataFolder, replica: Replica },
    Database(Raw),
}

impl Goal {
    async fn open(place: &str, origin: &Origin) -> anyhow::Result<Self> {
        let id = origin.id().await?;
        if is_database(place) {
            let raw = Raw::open(place).await?;
            if raw.marks().is_empty() {
                raw.become_journal(id).await?;
            } else if raw.journal().await? != id {
                bail!("The database has another journal.");
            }
            return Ok(Self::Database(raw));
        }
        let folder = DataFolder::take(Path::new(place))?;
        let path: PathBuf = journal_in(folder.path());
        let replica = match Replica::open(&path)? {
            Some(replica) if replica.journal() == id => replica,
            None if !path.exists() => Replica::begin(&path, id)?.0,
            _ => bail!("The folder {place} has another journal."),
        };
        Ok(Self::Folder { _folder: folder, replica })
    }

    fn marks(&self) -> Marks {
        match self {
            Self::Folder { replica, .. } => replica.marks(),
            Self::Database(raw) => raw.marks().clone(),
        }
    }

    async fn take_records(&mut self, records: &[RegisterRow]) -> anyhow::Result<()> {
        match self {
            Self::Folder { replica, .. } => replica.take_records(records),
            Self::Database(raw) => raw.take_records(records).await,
        }
    }

    async fn add(&mut self, rows: Rows) -> anyhow::Result<()> {
        match self {
            Self::Folder { replica, .. } => replica.add(&rows),
            Self::Database(raw) => raw.add(rows).await,
        }
    }

    /// Reads again what was carried.
    async fn check(self) -> anyhow::Result<()> {
        let damages = match self {
            Self::Folder { _folder: folder, replica } => {
                drop(replica);
                folder.journal()?.check().await?
            }
            Self::Database(raw) => raw.check().await?,
        };
        match damages.first() {
            Some(damage) => bail!("What was moved is not whole. {}", damage.wrong),
            None => Ok(()),
        }
    }
}

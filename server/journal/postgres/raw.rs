//! Rows as they are stored, into a database and out of it, while no server uses it.

use anyhow::{Context, bail};
use tokio_postgres::Client;
use tokio_postgres::types::ToSql;
use uuid::Uuid;

use super::check::{self, Rounds};
use super::connect::{self, Connected, Way};
use super::hosts::Hosts;
use super::register;
use super::rows::{self, Due};
use super::write::write;
use crate::journal::chain::Mark;
use crate::journal::head::Marks;
use crate::journal::sqlite::source::Rows;
use crate::journal::walk::Walk;
use crate::journal::{Damage, RegisterRow, TableId};

/// A database that no server uses.
pub(crate) struct Raw {
    way: Way,
    /// How far each table's chain goes.
    marks: Marks,
}

impl Raw {
    /// Connects, and brings the database to the form of this version.
    ///
    /// # Errors
    /// A sentence when it cannot be reached, or a server uses it.
    pub(crate) async fn open(url: &str) -> anyhow::Result<Self> {
        let hosts = Hosts::of(url, None)?;
        connect::migrate(&hosts).await?;
        let way = Way::new(&hosts);
        let connected = way.open().await?;
        let server = "SELECT address FROM nodes WHERE until > now() LIMIT 1";
        if let Some(server) = connected.client.query_opt(server, &[]).await? {
            bail!(
                "The server {} is using the database. Stop it first.",
                server.get::<_, String>(0)
            );
        }
        let marks = marks(&connected.client).await?;
        Ok(Self { way, marks })
    }

    /// Connects to read what is there now; servers may be using it.
    ///
    /// # Errors
    /// A sentence when it cannot be reached, or has no journal of this version's form.
    pub(crate) async fn look(url: &str) -> anyhow::Result<Self> {
        let way = Way::new(&Hosts::of(url, None)?);
        let connected = way.open().await.context("The database has no journal that can be read")?;
        let marks = marks(&connected.client).await?;
        Ok(Self { way, marks })
    }

    /// The journal's own id.
    pub(crate) async fn journal(&self) -> anyhow::Result<Uuid> {
        let connected = self.way.open().await?;
        Ok(connected.client.query_one("SELECT id FROM journal", &[]).await?.try_get(0)?)
    }

    /// Gives an empty one the id of the journal that it is to be.
    pub(crate) async fn become_journal(&self, id: Uuid) -> anyhow::Result<()> {
        let connected = self.way.open().await?;
        connected.client.execute("UPDATE journal SET id = $1", &[&id]).await?;
        Ok(())
    }

    /// How far each table's chain goes.
    pub(crate) fn marks(&self) -> &Marks {
        &self.marks
    }

    /// Rows of the first table that goes on after these marks, so many at most; an error where they are not what
    /// was written.
    pub(crate) async fn after(&self, marks: &Marks, at_most: u64) -> anyhow::Result<Rows> {
        let goes_on = |(table, end): (&TableId, &Mark)| {
            let from = marks.get(table).copied().unwrap_or_else(|| Mark::before_all(*table));
            (from.seq < end.seq).then_some((*table, from))
        };
        let Some((table, from)) = self.marks.iter().find_map(goes_on) else {
            return Ok(Vec::new());
        };
        // A server may have gone on meanwhile.
        let left = self.marks.get(&table).map_or(0, |end| end.seq - from.seq);
        let at_most = at_most.min(left);
        let connected = self.way.open().await?;
        let start = (from.seq + 1).cast_signed();
        let wanted: [&(dyn ToSql + Sync); 3] = [&table, &start, &at_most.cast_signed()];
        let found = connected.client.query(&connected.visit, &wanted).await?;
        let mut walk = Walk::new((from, at_most), self.marks.get(&table));
        let mut sound = Rows::new();
        for row in &found {
            match rows::stored(row) {
                Ok(stored) if stored.is_whole() && walk.step(&stored) => {
                    sound.push((table, stored))
                }
                _ => {
                    walk.stumble();
                    break;
                }
            }
        }
        match walk.finish().wrong {
            Some(wrong) => bail!("{wrong}"),
            None => Ok(sound),
        }
    }

    /// Takes rows in, all or none.
    ///
    /// # Errors
    /// When a row does not follow the one before it, or the database refuses.
    pub(crate) async fn add(&mut self, rows: Rows) -> anyhow::Result<()> {
        let connected = self.way.open().await?;
        let mut due: Vec<Due> = Vec::new();
        for (table, stored) in rows {
            if due.last().is_none_or(|due| due.table != table) {
                due.push(free(&connected, table).await?);
            }
            let Some(due) = due.last_mut() else { continue };
            if !stored.follows(&due.end()) || !stored.is_whole() {
                bail!("what came does not follow what is there");
            }
            due.rows.push(stored);
        }
        let added = write(&self.way, &connected, &due).await;
        if added.map_or(true, |added| added.len() != due.len()) {
            bail!("The database did not take it. Is a server using it?");
        }
        self.marks.extend(due.iter().map(|due| (due.table, due.end())));
        Ok(())
    }

    /// The whole register.
    pub(crate) async fn records(&self) -> anyhow::Result<Vec<RegisterRow>> {
        Ok(register::whole(&self.way.open().await?.client).await?)
    }

    /// Takes records in as they are, and cuts the tables that were purged.
    pub(crate) async fn take_records(&mut self, records: &[RegisterRow]) -> anyhow::Result<()> {
        let connected = self.way.open().await?;
        for record in records {
            register::write(&connected.client, record).await?;
        }
        for table in records.iter().filter_map(RegisterRow::purged) {
            if self.marks.remove(&table).is_some() {
                register::cut(&connected.client, table, Uuid::nil()).await?;
            }
        }
        Ok(())
    }

    /// Looks at all that is there.
    pub(crate) async fn check(&self) -> anyhow::Result<Vec<Damage>> {
        Ok(check::check(&*self.way.open().await?, &mut Rounds::default(), None).await?)
    }
}

async fn marks(client: &Client) -> anyhow::Result<Marks> {
    let ends = "SELECT seq, hash, at_unix_ms, table_id FROM tables WHERE seq > 0";
    let ends = client.query(ends, &[]).await?;
    let mark = |row| Ok((tokio_postgres::Row::try_get(row, 3)?, rows::mark(row, 0).map_err(told)?));
    ends.iter().map(mark).collect()
}

/// A table that nobody holds, to be added to.
async fn free(connected: &Connected, table: TableId) -> anyhow::Result<Due> {
    let beginning = Mark::before_all(table).link.0;
    let held: [&(dyn ToSql + Sync); 5] = [&table, &Uuid::nil(), &beginning.as_slice(), &"", &false];
    let row = connected.client.query_one(&connected.hold, &held).await?;
    Ok(Due {
        table,
        epoch: row.try_get(0)?,
        before: rows::mark(&row, 1).map_err(told)?,
        rows: Vec::new(),
    })
}

fn told(error: crate::journal::stored::Unfit) -> anyhow::Error {
    anyhow::Error::from_boxed(error)
}

//! Connections to the database, made anew when they have ended.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Context;
use tokio::sync::Mutex;
use tokio::time::timeout;
use tokio_postgres::{Client, Config, Statement};

use super::hosts::{Hosts, Seen, name};
use super::{failed, rows};
use crate::journal::JournalError;

/// How long a statement may take that writes, or that a server waits with to know where it stands.
const ANSWER: Duration = Duration::from_secs(4);

/// After an attempt that failed nobody begins another for so long: many wait in a row, each for a line.
const AGAIN: Duration = Duration::from_millis(300);

/// How long bringing a database to the form of this version may take.
const MIGRATION: Duration = Duration::from_secs(60);

/// The number under which migrations exclude each other: any that is always the same.
const MIGRATING: i64 = 0x7072_7974_616e_6569;

mod embedded {
    refinery::embed_migrations!("server/journal/postgres/migrations");
}

/// Which database an address names, and at which hosts, for people: nothing secret is in it.
pub(crate) fn named(url: &str) -> Option<String> {
    let config: Config = url.parse().ok()?;
    let hosts: Vec<String> = config.get_hosts().iter().map(name).collect();
    Some(format!("{} at {}", config.get_dbname()?, hosts.join(", ")))
}

/// Brings the database to the form that this version reads. Programs that start together do it one after
/// the other.
///
/// # Errors
/// When the database cannot be reached, or its form is of a later version.
pub(super) async fn migrate(hosts: &Arc<Hosts>) -> anyhow::Result<()> {
    let mut client = hosts.connect().await?.client;
    let migrated = timeout(MIGRATION, async {
        client.execute("SELECT pg_advisory_lock($1)", &[&MIGRATING]).await?;
        // The lock ends with the connection.
        embedded::migrations::runner()
            .set_migration_table_name("migrations")
            .run_async(&mut client)
            .await
            .context("The database cannot be brought to the form of this version")?;
        Ok(())
    });
    migrated.await.context("The database does not answer")?
}

/// A connection with its prepared statements.
pub(super) struct Connected {
    pub(super) client: Client,
    pub(super) append: Statement,
    pub(super) hold: Statement,
    pub(super) visit: Statement,
    pub(super) pass: Statement,
    seen: Option<Seen>,
}

/// A way to the database that outlives its connections.
#[derive(Clone)]
pub(super) struct Way {
    hosts: Arc<Hosts>,
    line: Arc<Mutex<Line>>,
}

/// The connection that is there, and what became of the last attempt to make one.
#[derive(Default)]
struct Line {
    connected: Option<Arc<Connected>>,
    failed: Option<(Instant, JournalError)>,
}

impl Way {
    pub(super) fn new(hosts: &Arc<Hosts>) -> Self {
        Self { hosts: Arc::clone(hosts), line: Arc::default() }
    }

    /// A connection of one's own.
    ///
    /// # Errors
    /// When none can be made.
    pub(super) async fn alone(&self) -> Result<Client, JournalError> {
        let found = self.hosts.connect().await;
        let found = found.map_err(|error| JournalError::Failed(format!("{error:#}")))?;
        Ok(found.client)
    }

    /// A connection: the one that is there, or a new one. Whoever has waited for an attempt that failed does not
    /// begin another one at once.
    ///
    /// # Errors
    /// When there is none and none can be made.
    pub(super) async fn open(&self) -> Result<Arc<Connected>, JournalError> {
        let asked = Instant::now();
        let mut line = self.line.lock().await;
        let serves =
            |there: &&Arc<Connected>| !there.client.is_closed() && !self.hosts.is_old(there.seen);
        if let Some(there) = line.connected.as_ref().filter(serves) {
            return Ok(Arc::clone(there));
        }
        line.connected = None;
        if let Some((_, error)) = line.failed.as_ref().filter(|(at, _)| *at + AGAIN >= asked) {
            return Err(error.clone());
        }
        let made = self.connects().await;
        match &made {
            Ok(fresh) => line.connected = Some(Arc::clone(fresh)),
            Err(error) => line.failed = Some((Instant::now(), error.clone())),
        }
        made
    }

    async fn connects(&self) -> Result<Arc<Connected>, JournalError> {
        let found = self.hosts.connect().await;
        let found = found.map_err(|error| JournalError::Failed(format!("{error:#}")))?;
        let client = found.client;
        let prepared = timeout(ANSWER, async {
            tokio::try_join!(
                client.prepare(rows::APPEND),
                client.prepare(rows::HOLD),
                client.prepare(rows::VISIT),
                client.prepare(rows::PASS),
            )
        });
        let prepared = prepared.await.map_err(|_| silent())?;
        let (append, hold, visit, pass) = prepared.map_err(|error| failed(&error))?;
        Ok(Arc::new(Connected { client, append, hold, visit, pass, seen: found.seen }))
    }

    /// Ends all connections of the journal: the database does not answer, so nobody is to wait for what it was asked.
    pub(super) fn cut(&self) {
        self.hosts.cut();
    }

    /// Looks whether another of the hosts has been promoted.
    pub(super) async fn look_around(&self) {
        self.hosts.look_around().await;
    }

    /// Waits for what is asked over a connection. One that does not answer in time is given up, with all that
    /// waits behind it.
    ///
    /// # Errors
    /// When it does not answer: nobody knows what became of what was asked.
    pub(super) async fn patiently<T>(
        &self,
        work: impl Future<Output = T>,
    ) -> Result<T, JournalError> {
        if let Ok(done) = timeout(ANSWER, work).await {
            return Ok(done);
        }
        self.line.lock().await.connected = None;
        Err(silent())
    }

    /// Waits for the answer to one statement, as [`Way::patiently`] does.
    ///
    /// # Errors
    /// What the database says, or that it does not answer.
    pub(super) async fn ask<T>(
        &self,
        statement: impl Future<Output = Result<T, tokio_postgres::Error>>,
    ) -> Result<T, JournalError> {
        self.patiently(statement).await?.map_err(|error| failed(&error))
    }
}

fn silent() -> JournalError {
    JournalError::Failed("the database does not answer".into())
}

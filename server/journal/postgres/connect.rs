//! Connections to the database, made anew when they have ended.

use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use tokio::sync::Mutex;
use tokio::time::timeout;
use tokio_postgres::config::TargetSessionAttrs;
use tokio_postgres::{Client, Config, NoTls, Statement};

use super::{failed, rows};
use crate::journal::JournalError;

/// How long connecting may take, all hosts together.
const PATIENCE: Duration = Duration::from_secs(10);

/// The number under which migrations exclude each other: any that is always the same.
const MIGRATING: i64 = 0x7072_7974_616e_6569;

mod embedded {
    refinery::embed_migrations!("server/journal/postgres/migrations");
}

/// How the database is reached: only where it can be written.
///
/// # Errors
/// A sentence when the text is no connection string.
pub(super) fn config(url: &str) -> anyhow::Result<Config> {
    let mut config: Config = url.parse().context("The address of the database cannot be read")?;
    config.target_session_attrs(TargetSessionAttrs::ReadWrite);
    if config.get_application_name().is_none() {
        config.application_name("prytaneion");
    }
    Ok(config)
}

/// Brings the database to the form that this version reads. Programs that start together do it one after
/// the other.
///
/// # Errors
/// When the database cannot be reached, or its form is of a later version.
pub(super) async fn migrate(config: &Config) -> anyhow::Result<()> {
    let mut client = connect(config).await?;
    client.execute("SELECT pg_advisory_lock($1)", &[&MIGRATING]).await?;
    // The lock ends with the connection.
    embedded::migrations::runner()
        .set_migration_table_name("migrations")
        .run_async(&mut client)
        .await
        .context("The database cannot be brought to the form of this version")?;
    Ok(())
}

async fn connect(config: &Config) -> anyhow::Result<Client> {
    let connected = timeout(PATIENCE, config.connect(NoTls)).await;
    let (client, connection) = connected.context("The database does not answer")??;
    tokio::spawn(async move {
        if let Err(error) = connection.await {
            tracing::warn!(error = %failed(&error), "a connection to the database has ended");
        }
    });
    Ok(client)
}

/// A connection with its prepared statements.
pub(super) struct Connected {
    pub(super) client: Client,
    pub(super) append: Statement,
    pub(super) hold: Statement,
    pub(super) visit: Statement,
}

/// A way to the database that outlives its connections.
#[derive(Clone)]
pub(super) struct Way {
    config: Config,
    connected: Arc<Mutex<Option<Arc<Connected>>>>,
}

impl Way {
    pub(super) fn new(config: Config) -> Self {
        Self { config, connected: Arc::default() }
    }

    /// A connection: the one that is there, or a new one.
    ///
    /// # Errors
    /// When there is none and none can be made.
    pub(super) async fn open(&self) -> Result<Arc<Connected>, JournalError> {
        let mut connected = self.connected.lock().await;
        if let Some(there) = connected.as_ref().filter(|there| !there.client.is_closed()) {
            return Ok(Arc::clone(there));
        }
        let client = connect(&self.config).await;
        let client = client.map_err(|error| JournalError::Failed(format!("{error:#}")))?;
        let prepared = tokio::try_join!(
            client.prepare(rows::APPEND),
            client.prepare(rows::HOLD),
            client.prepare(rows::VISIT),
        );
        let (append, hold, visit) = prepared.map_err(|error| failed(&error))?;
        let fresh = Arc::new(Connected { client, append, hold, visit });
        *connected = Some(Arc::clone(&fresh));
        Ok(fresh)
    }
}

//! Connections to the database, made anew when they have ended.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, anyhow};
use tokio::sync::Mutex;
use tokio::time::timeout;
use tokio_postgres::config::{Host, SslMode, TargetSessionAttrs};
use tokio_postgres::tls::MakeTlsConnect;
use tokio_postgres::{Client, Config, NoTls, Socket, Statement};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::{failed, rows};
use crate::journal::JournalError;

/// How long connecting may take, all hosts together; and to one of them.
const PATIENCE: Duration = Duration::from_secs(10);
const OF_ONE: Duration = Duration::from_secs(2);

/// How long a statement may take that writes, or that a server waits with to know where it stands.
const ANSWER: Duration = Duration::from_secs(4);

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
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(OF_ONE);
    }
    // A line that was cut in silence is noticed by what is not acknowledged.
    config.tcp_user_timeout(ANSWER);
    Ok(config)
}

/// Which database an address names, and at which hosts, for people: nothing secret is in it.
pub(crate) fn named(url: &str) -> Option<String> {
    let config: Config = url.parse().ok()?;
    let host = |host: &Host| match host {
        Host::Tcp(name) => name.clone(),
        #[cfg(unix)]
        Host::Unix(path) => path.display().to_string(),
    };
    let hosts: Vec<String> = config.get_hosts().iter().map(host).collect();
    Some(format!("{} at {}", config.get_dbname()?, hosts.join(", ")))
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

/// Connects; encrypted, with a certificate that this machine trusts, where the address asks for it.
async fn connect(config: &Config) -> anyhow::Result<Client> {
    if config.get_ssl_mode() == SslMode::Require {
        let trusted = MakeRustlsConnect::with_native_certs();
        let (tls, _) = trusted.map_err(|errors| {
            let why: String = errors.iter().map(|error| format!(" {error}")).collect();
            anyhow!(
                "This machine trusts nobody's certificate, so that of the database neither.{why}"
            )
        })?;
        return connect_by(config, tls).await;
    }
    connect_by(config, NoTls).await
}

async fn connect_by<T>(config: &Config, tls: T) -> anyhow::Result<Client>
where
    T: MakeTlsConnect<Socket, Stream: Send + 'static>,
{
    let connected = timeout(PATIENCE, config.connect(tls)).await;
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
    pub(super) pass: Statement,
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

    /// A connection of one's own.
    ///
    /// # Errors
    /// When none can be made.
    pub(super) async fn alone(&self) -> Result<Client, JournalError> {
        let client = connect(&self.config).await;
        client.map_err(|error| JournalError::Failed(format!("{error:#}")))
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
            client.prepare(rows::PASS),
        );
        let (append, hold, visit, pass) = prepared.map_err(|error| failed(&error))?;
        let fresh = Arc::new(Connected { client, append, hold, visit, pass });
        *connected = Some(Arc::clone(&fresh));
        Ok(fresh)
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
        self.connected.lock().await.take();
        Err(JournalError::Failed("the database does not answer".into()))
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

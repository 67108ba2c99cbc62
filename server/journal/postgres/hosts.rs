//! Which of the databases that an address names is the one to use.
//!
//! A primary whose standby was promoted in its place, and that comes back, can be written like any other and lacks all
//! that was acknowledged since. PostgreSQL counts a *timeline* up with each promotion, so of two with the same system
//! identifier the older one is known by it. The newest that was ever seen is kept in memory and in the data folder, and
//! an older database that is met is marked, so that those refuse it too who have never seen the newer one.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use anyhow::{Context, anyhow, bail};
use futures_util::future::join_all;
use tokio::sync::watch;
use tokio::time::timeout;
use tokio_postgres::config::{Host, SslMode, TargetSessionAttrs};
use tokio_postgres::tls::MakeTlsConnect;
use tokio_postgres::{Client, Config, NoTls, Socket};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::failed;

/// How long connecting to a host may take at a start, and how long once one has answered.
const AT_FIRST: Duration = Duration::from_secs(10);
const PATIENCE: Duration = Duration::from_secs(3);

/// How long the connection itself may take, unless the address says so.
const OF_ONE: Duration = Duration::from_secs(2);

/// After how long without an acknowledgement a line is given up that was cut in silence.
const UNACKNOWLEDGED: Duration = Duration::from_secs(4);

/// The cluster that is connected to, by PostgreSQL's own id of it, and how often it was promoted.
const WHERE: &str = "SELECT system_identifier,
         ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::bigint
     FROM pg_control_system()";

/// The newest timeline that is known by a mark in the database itself; older forms of it have no place for one.
const MARKED: &str = "SELECT (to_jsonb(journal) ->> 'system')::bigint, (to_jsonb(journal) ->> 'timeline')::bigint FROM journal";

/// Marks an old database. It has no standby any more that would confirm it.
const MARK: &str = "SET synchronous_commit = local; UPDATE journal SET ";

/// Where a database stands: its cluster's id, and its timeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Seen {
    system: i64,
    timeline: i64,
}

/// A connection, and where its database stands, if that can be known.
pub(super) struct Found {
    pub(super) client: Client,
    pub(super) seen: Option<Seen>,
    at: usize,
}

/// What is known of the hosts.
#[derive(Default)]
struct Known {
    /// The newest timeline of each cluster.
    newest: BTreeMap<i64, i64>,
    /// The host that was found to be the one, until a connection to it breaks.
    current: Option<usize>,
    /// Whether one was found ever.
    met: bool,
}

/// The hosts of an address.
pub(super) struct Hosts {
    each: Vec<Config>,
    known: Mutex<Known>,
    /// Where the newest timelines are kept, if anywhere.
    file: Option<PathBuf>,
    /// Rises when all connections are to end.
    cut: watch::Sender<u64>,
}

impl Hosts {
    /// The hosts of an address; the newest timelines are kept in the file.
    ///
    /// # Errors
    /// A sentence when the text is no connection string.
    pub(super) fn of(url: &str, file: Option<PathBuf>) -> anyhow::Result<Arc<Self>> {
        let config: Config = url.parse().context("The address of the database cannot be read")?;
        let kept = file.as_deref().and_then(|file| std::fs::read_to_string(file).ok());
        let newest = kept.iter().flat_map(|kept| kept.lines()).filter_map(|line| {
            let (system, timeline) = line.split_once(' ')?;
            Some((system.parse().ok()?, timeline.parse().ok()?))
        });
        let known = Mutex::new(Known { newest: newest.collect(), ..Known::default() });
        Ok(Arc::new(Self { each: each(&config), known, file, cut: watch::Sender::new(0) }))
    }

    /// Connects to the database that can be written and is of the newest timeline.
    ///
    /// # Errors
    /// A sentence when there is none.
    pub(super) async fn connect(self: &Arc<Self>) -> anyhow::Result<Found> {
        let current = self.known().current;
        if let Some(at) = current
            && let Ok(found) = self.one(at).await
            && !self.is_old(found.seen)
        {
            return Ok(found);
        }
        // All of them, also where the first answers: it may be the one that another has taken the place of.
        let all = join_all((0..self.each.len()).map(|at| self.one(at))).await;
        let (mut old, mut wrong) = (None, None);
        let mut chosen = None;
        for answer in all {
            match answer {
                Ok(found) if self.is_old(found.seen) => {
                    self.mark(&found).await;
                    old = found.seen.map(|seen| (self.name(found.at), seen));
                }
                Ok(found) => chosen = chosen.or(Some(found)),
                Err(error) => wrong = wrong.or(Some(error)),
            }
        }
        if let Some((host, seen)) = &old {
            tracing::error!(%host, timeline = seen.timeline, "an old primary came back: it is not used");
        }
        if let Some(found) = chosen {
            let mut known = self.known();
            (known.current, known.met) = (Some(found.at), true);
            return Ok(found);
        }
        if let Some((host, Seen { system, timeline })) = old {
            let newest = self.known().newest.get(&system).copied().unwrap_or_default();
            bail!(
                "The database at {host} is an old one: another was promoted in its place since (this one is of \
                 timeline {timeline}, that one of {newest}), and what was acknowledged since is there alone. Stop the \
                 old one and make it a standby of the other; name that one in the address."
            );
        }
        Err(wrong.unwrap_or_else(|| anyhow!("The address of the database names no host")))
    }

    /// Looks whether another host has been promoted meanwhile. What is connected to an older one is then old.
    pub(super) async fn look_around(self: &Arc<Self>) {
        let current = self.known().current;
        let others = (0..self.each.len()).filter(|at| Some(*at) != current);
        join_all(others.map(|at| self.one(at))).await;
    }

    /// Whether a database that stands there is an old one.
    pub(super) fn is_old(&self, seen: Option<Seen>) -> bool {
        seen.is_some_and(|seen| {
            self.known().newest.get(&seen.system).is_some_and(|newest| *newest > seen.timeline)
        })
    }

    /// Ends all connections, with all that waits for an answer by them.
    pub(super) fn cut(&self) {
        self.known().current = None;
        self.cut.send_modify(|times| *times += 1);
    }

    async fn one(self: &Arc<Self>, at: usize) -> anyhow::Result<Found> {
        let patience = if self.known().met { PATIENCE } else { AT_FIRST };
        let own = self.each[at].get_connect_timeout().copied().unwrap_or_default();
        let found = timeout(patience.max(own), async {
            let client = self.client(at).await?;
            let (seen, marked) = (seen(&client, WHERE).await, seen(&client, MARKED).await);
            Ok(self.learned(Found { client, seen, at }, marked))
        });
        found.await.context("The database does not answer")?
    }

    /// Keeps what a database says of itself and of others.
    fn learned(&self, found: Found, marked: Option<Seen>) -> Found {
        let mut known = self.known();
        let before = known.newest.clone();
        for Seen { system, timeline } in found.seen.into_iter().chain(marked) {
            let newest = known.newest.entry(system).or_default();
            *newest = timeline.max(*newest);
        }
        if known.newest != before
            && let Some(file) = &self.file
        {
            let line = |(system, timeline): (&i64, &i64)| format!("{system} {timeline}\n");
            let text: String = known.newest.iter().map(line).collect();
            if let Err(error) = std::fs::write(file, text) {
                tracing::warn!(%error, "which database is the newest could not be kept");
            }
        }
        drop(known);
        found
    }

    /// Says in an old database that it is one. Where that cannot be, those who know refuse it all the same.
    async fn mark(&self, found: &Found) {
        let Some(Seen { system, .. }) = found.seen else { return };
        let newest = self.known().newest.get(&system).copied().unwrap_or_default();
        let mark = format!("{MARK} system = {system}, timeline = {newest}");
        let marked = timeout(OF_ONE, found.client.batch_execute(&mark)).await;
        if !matches!(marked, Ok(Ok(()))) {
            tracing::warn!("an old database could not be marked as one");
        }
    }

    async fn client(self: &Arc<Self>, at: usize) -> anyhow::Result<Client> {
        let config = &self.each[at];
        if config.get_ssl_mode() != SslMode::Require {
            return self.client_by(config, NoTls).await;
        }
        let trusted = MakeRustlsConnect::with_native_certs();
        let (tls, _) = trusted.map_err(|errors| {
            let why: String = errors.iter().map(|error| format!(" {error}")).collect();
            anyhow!(
                "This machine trusts nobody's certificate, so that of the database neither.{why}"
            )
        })?;
        self.client_by(config, tls).await
    }

    async fn client_by<T>(self: &Arc<Self>, config: &Config, tls: T) -> anyhow::Result<Client>
    where
        T: MakeTlsConnect<Socket, Stream: Send + 'static>,
    {
        let (client, connection) = config.connect(tls).await?;
        let (hosts, mut cut) = (Arc::clone(self), self.cut.subscribe());
        tokio::spawn(async move {
            let ended = tokio::select! {
                ended = connection => ended,
                _ = cut.changed() => return,
            };
            if let Err(error) = ended {
                hosts.known().current = None;
                tracing::warn!(error = %failed(&error), "a connection to the database has ended");
            }
        });
        Ok(client)
    }

    /// A host, for people.
    fn name(&self, at: usize) -> String {
        self.each[at].get_hosts().first().map_or_else(String::new, name)
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A host, for people.
pub(super) fn name(host: &Host) -> String {
    match host {
        Host::Tcp(name) => name.clone(),
        #[cfg(unix)]
        Host::Unix(path) => path.display().to_string(),
    }
}

/// Asks where a database stands. What speaks PostgreSQL's protocol need not know.
async fn seen(client: &Client, query: &str) -> Option<Seen> {
    let row = client.query_opt(query, &[]).await.ok()??;
    Some(Seen { system: row.try_get(0).ok()?, timeline: row.try_get(1).ok()? })
}

/// An address for each host alone: only where it can be written.
fn each(config: &Config) -> Vec<Config> {
    let (hosts, addrs, ports) = (config.get_hosts(), config.get_hostaddrs(), config.get_ports());
    let count = hosts.len().max(addrs.len());
    let one = |at: usize| {
        let mut one = settings(config);
        match hosts.get(at) {
            Some(Host::Tcp(name)) => drop(one.host(name)),
            #[cfg(unix)]
            Some(Host::Unix(path)) => drop(one.host_path(path)),
            None => {}
        }
        addrs.get(at).map(|addr| one.hostaddr(*addr));
        ports.get(at).or(ports.first()).map(|port| one.port(*port));
        one
    };
    (0..count).map(one).collect()
}

/// All that an address says but the hosts, and what is meant where it does not say.
fn settings(config: &Config) -> Config {
    let mut one = Config::new();
    config.get_user().map(|user| one.user(user));
    config.get_password().map(|password| one.password(password));
    config.get_dbname().map(|name| one.dbname(name));
    config.get_options().map(|options| one.options(options));
    config.get_keepalives_interval().map(|interval| one.keepalives_interval(interval));
    config.get_keepalives_retries().map(|retries| one.keepalives_retries(retries));
    one.application_name(config.get_application_name().unwrap_or("prytaneion"))
        .ssl_mode(config.get_ssl_mode())
        .ssl_negotiation(config.get_ssl_negotiation())
        .channel_binding(config.get_channel_binding())
        .load_balance_hosts(config.get_load_balance_hosts())
        .keepalives(config.get_keepalives())
        .keepalives_idle(config.get_keepalives_idle())
        .connect_timeout(config.get_connect_timeout().copied().unwrap_or(OF_ONE))
        // A line that was cut in silence is noticed by what is not acknowledged.
        .tcp_user_timeout(UNACKNOWLEDGED)
        .target_session_attrs(TargetSessionAttrs::ReadWrite);
    one
}

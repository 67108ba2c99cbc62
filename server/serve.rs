//! The server as a whole: taking the folder and the port, serving, going down.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::Mac;
use tokio::net::TcpListener;
use tokio::sync::{Notify, watch};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::addresses;
use crate::backup::{self, Backups};
use crate::doors::{self, Lines, Listener, Trusted};
use crate::figures::{self, figures};
use crate::folder::DataFolder;
use crate::guard::{guard, probe};
use crate::health::{Health, Unready, look_on};
use crate::house::{Hosting, House};
use crate::http;
use crate::hub::Hub;
use crate::journal::{Fellows, Journal, Node, Postgres};
use crate::limits::Limits;
use crate::machine::Machine;
use crate::registry::{Registry, Scenario};
use crate::secrets::{TokenHash, Vault, mac};
use crate::site::shelf::Shelf;
use crate::site::{Guesses, Returns, Site};
use crate::spare::pair::Rules;
use crate::spare::{self, Followed, FollowedJournal, Post};
use crate::table::Surroundings;

/// How long a shutdown waits for sockets and requests that do not end by themselves.
const LAST_WORDS: Duration = Duration::from_secs(3);

/// What a server is made from.
pub struct Config {
    /// Where it listens; port 0 means any free one.
    pub listen: SocketAddr,
    /// The data folder.
    pub data: PathBuf,
    /// The address under which the world reaches it, if it stands behind a proxy.
    pub public_url: Option<String>,
    /// Proxies, beside those on this machine, that are believed when they name a client's address.
    pub trusted_proxies: Vec<Trusted>,
    /// Further names by which browsers may ask for it.
    pub hosts: Vec<String>,
    /// The games that it knows.
    pub registry: Registry,
    /// What tables can be made from.
    pub scenarios: Vec<Scenario>,
    /// A journal other than the one in the data folder.
    pub journal: Option<Arc<dyn Journal>>,
    /// How a database is reached that has the journal, if it is not in the data folder.
    pub database: Option<String>,
    /// The bounds that it keeps to.
    pub limits: Limits,
    /// What it promises to those who host and play there.
    pub hosting: Hosting,
    /// Where backups go, if anywhere.
    pub backups: Option<Backups>,
    /// Whether commands are acknowledged only when a spare has them too.
    pub wait_for_spare: bool,
    /// For a rehearsal: chance that is the same each time.
    pub seed: Option<u64>,
}

impl Config {
    /// A server of these games with its data in this folder, on any free port of this machine alone.
    #[must_use]
    pub fn new(data: impl Into<PathBuf>, registry: Registry, scenarios: Vec<Scenario>) -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            data: data.into(),
            public_url: None,
            trusted_proxies: Vec::new(),
            hosts: Vec::new(),
            registry,
            scenarios,
            journal: None,
            database: None,
            limits: Limits::default(),
            hosting: Hosting::default(),
            backups: None,
            wait_for_spare: false,
            seed: None,
        }
    }
}

/// A server that holds its port and its folder, and knows every table of its journal.
pub struct Server<L = TcpListener> {
    listener: L,
    site: Site,
    addr: SocketAddr,
    operator_key: String,
    journal: Arc<dyn Journal>,
    stop: CancellationToken,
    /// What is done now and then, until the server ends.
    chores: Vec<JoinHandle<()>>,
    /// Given back last.
    _folder: DataFolder,
}

impl Server {
    /// Takes the folder and the port and learns of every table.
    ///
    /// # Errors
    /// A sentence for a person: the port or the folder is in use, or the folder cannot be written.
    pub async fn bind(config: Config) -> anyhow::Result<Self> {
        Self::bind_by(config, TcpListener::bind).await
    }
}

impl<L: Listener> Server<L> {
    /// As [`Server::bind`], listening as it is told: on a network that a test simulates, for one.
    ///
    /// # Errors
    /// As [`Server::bind`].
    pub async fn bind_by(
        mut config: Config,
        listen: impl AsyncFnOnce(SocketAddr) -> io::Result<L>,
    ) -> anyhow::Result<Self> {
        let folder = DataFolder::take(&config.data)?;
        let operator_key = folder.operator_key()?;
        let mut post = Post::load(&config.data)?;
        spare::yields(&mut post, &folder, &operator_key).await?;
        let health = Arc::new(Health::default());
        let listener = listen(config.listen).await.with_context(|| {
            let port = config.listen.port();
            format!("Cannot listen on {}. Is port {port} in use? Try --listen", config.listen)
        })?;
        let addr = listener.local_addr()?;
        let known = addresses::reachable(addr, config.public_url.as_deref());
        let (journal, followed) =
            journal_of(&mut config, (&folder, post), (&operator_key, &known[0]), &health).await?;
        let fellows = journal.fellows();
        let remarks = journal.remarks();
        health.note("journal", (!remarks.is_empty()).then(|| remarks.join(" ")));
        let (tell, addresses) = watch::channel(known);
        let build: Arc<str> = http::pages::build().into();
        let milestones = Arc::new(Notify::new());
        let vault = Vault::of(&operator_key);
        let surroundings = Surroundings {
            journal: Arc::clone(&journal),
            house: Arc::new(House::new(Arc::clone(&journal), vault.clone(), config.hosting)),
            health: Arc::clone(&health),
            milestones: Arc::clone(&milestones),
            vault,
            limits: config.limits,
            addresses: addresses.clone(),
            build: Arc::clone(&build),
            lead: followed.as_ref().map(|followed| followed.pair.shown()),
            seed: config.seed,
        };
        let (room, each) = (doors::room(&config.limits), config.limits.connections_per_address);
        figures().levels.connections_limit.set(room as f64);
        let hub = Hub::new(config.registry, config.scenarios, surroundings);
        hub.restore().await.context("The journal cannot be read")?;
        folder.remarks().iter().for_each(|remark| tracing::warn!("{remark}"));
        let hub = Arc::new(hub);
        let site = Site {
            hub: Arc::clone(&hub),
            health: Arc::clone(&health),
            limits: config.limits,
            guesses: Arc::new(Guesses::allowing(config.limits.wrong_codes_per_minute)),
            returns: Arc::new(Returns::allowing(config.limits.onlookers_per_table)),
            shelf: Arc::new(Shelf::new(config.limits.chronicle_rest)),
            lines: Arc::new(Lines::new(room, each, config.trusted_proxies)),
            sockets: TaskTracker::new(),
            operator: TokenHash::of(&operator_key),
            spare: followed,
            fellows: fellows.as_ref().map(|fellows| fellows.known.clone()),
            hosts: names(&config.hosts, config.public_url.as_deref()),
            addresses,
            build,
            machine: Arc::new(Machine::new(folder.path().to_owned(), config.backups.clone())),
        };
        let remark = config.backups.as_ref().and_then(|backups| backups.remark(folder.path()));
        if let Some(remark) = remark {
            tracing::warn!("{remark}");
        }
        let mut chores = begin_chores(&site, &journal, fellows);
        chores.push(tokio::spawn(addresses::watch(addr, config.public_url, tell)));
        let keep = |backups| backup::keep(backups, milestones, Arc::clone(&journal), health);
        chores.extend(config.backups.map(|backups| tokio::spawn(keep(backups))));
        Ok(Self {
            listener,
            site,
            addr,
            operator_key,
            journal,
            stop: CancellationToken::new(),
            chores,
            _folder: folder,
        })
    }

    /// Where it listens.
    #[must_use]
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// The key that makes its bearer Control of every table.
    #[must_use]
    pub fn operator_key(&self) -> &str {
        &self.operator_key
    }

    /// Under which addresses phones reach it, best first.
    #[must_use]
    pub fn addresses(&self) -> Vec<String> {
        self.site.addresses.borrow().clone()
    }

    /// What is wrong with what it found, a sentence each: tables that stand still because their journal
    /// is damaged. It is known when all of it was looked at, which does not keep anybody waiting.
    pub fn troubles(&self) -> impl Future<Output = Vec<String>> + Send + use<L> {
        let hub = Arc::clone(&self.site.hub);
        async move {
            hub.was_looked_at().await;
            hub.troubles()
        }
    }

    /// Counts the tables that are awake; the others sleep until somebody comes.
    pub fn awake(&self) -> impl Fn() -> usize + Send + Sync + use<L> {
        let hub = Arc::clone(&self.site.hub);
        move || hub.awake()
    }

    /// What ends [`Server::run`] when it is cancelled.
    #[must_use]
    pub fn stopper(&self) -> CancellationToken {
        self.stop.clone()
    }

    /// Serves until it is stopped; then every client is told, and what was accepted is on the disk.
    ///
    /// # Errors
    /// When the port cannot be served any more, or the journal does not close.
    pub async fn run(self) -> anyhow::Result<()> {
        let Self { listener, site, journal, stop, chores, _folder, .. } = self;
        let (routes, lines) = (http::router(site.clone()), Arc::clone(&site.lines));
        let serving = doors::serve(listener, routes, lines, site.limits, stop.clone());
        let mut serving = tokio::spawn(serving);
        let ended = tokio::select! {
            outcome = &mut serving => outcome.map(|()| true)?,
            () = stop.cancelled() => false,
        };
        site.health.unready(Unready::Draining, Some("The server is going down.".into()));
        // Others may take the tables over before anybody is sent away from here; what is still answered here they
        // find in the journal.
        if let Err(error) = journal.leave().await {
            tracing::warn!(%error, "the other servers were not told that this one ends");
        }
        site.hub.stop().await;
        site.sockets.close();
        // Whoever does not take the goodbye in time goes without.
        let _ = timeout(LAST_WORDS, site.sockets.wait()).await;
        if !ended {
            let _ = timeout(LAST_WORDS, &mut serving).await;
            serving.abort();
        }
        chores.iter().for_each(JoinHandle::abort);
        journal.close().await.context("the journal did not close")?;
        Ok(())
    }
}

/// The journal, and how it is followed if it is a file.
async fn journal_of(
    config: &mut Config,
    (folder, post): (&DataFolder, Post),
    (operator_key, address): (&str, &str),
    health: &Arc<Health>,
) -> anyhow::Result<(Arc<dyn Journal>, Option<Followed>)> {
    if let Some(journal) = config.journal.take() {
        return Ok((journal, None));
    }
    if let Some(url) = config.database.take() {
        let (id, address) = (folder.node()?, address.to_owned());
        let node = Node { id, address, house: house(operator_key) };
        let journal = Postgres::open(&url, node, &folder.snapshots_path()).await?;
        return Ok((Arc::new(journal), None));
    }
    let rules = Rules { wait: config.wait_for_spare, patience: config.limits.spare };
    let followed = spare::followed(folder, operator_key, (post, rules), health).await?;
    Ok((Arc::new(FollowedJournal::new(&followed)), Some(followed)))
}

/// Begins what is done now and then.
fn begin_chores(
    site: &Site,
    journal: &Arc<dyn Journal>,
    fellows: Option<Fellows>,
) -> Vec<JoinHandle<()>> {
    let hub = || Arc::clone(&site.hub);
    let mut chores = vec![
        tokio::spawn(figures::fold()),
        tokio::spawn(guard(hub(), Arc::clone(journal), site.limits)),
        tokio::spawn(look_on(Arc::clone(&site.health), site.limits.turn)),
        tokio::spawn(hub().rouse()),
        tokio::spawn(hub().keep_house()),
    ];
    chores.extend(fellows.map(|fellows| tokio::spawn(hub().keep_company(fellows))));
    // Only a journal in a file can be followed.
    chores.push(match &site.spare {
        Some(followed) => tokio::spawn(spare::watch(Arc::clone(&followed.pair), hub())),
        None => tokio::spawn(probe(Arc::clone(journal), Arc::clone(&site.health), site.limits)),
    });
    chores
}

/// A print of the operator's key, which nobody can make who does not have it.
fn house(operator_key: &str) -> String {
    URL_SAFE_NO_PAD.encode(mac(operator_key, "house", b"").finalize().into_bytes())
}

/// The names by which the server goes, as they are compared.
fn names(hosts: &[String], public_url: Option<&str>) -> Arc<[String]> {
    let public = public_url.and_then(|url| url.split_once("://")).map(|(_, rest)| rest);
    let public = public.and_then(|rest| rest.split('/').next());
    let all = hosts.iter().map(String::as_str).chain(public);
    all.map(|host| http::hosts::name(host).to_ascii_lowercase()).collect()
}

//! All tables of a server: making one, finding one, waking those that sleep, which all do after a start.

use std::collections::{BTreeSet, HashMap, HashSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use std::time::Duration;

use dashmap::DashMap;
use game::{Audience, Refusal, UnixMillis, text};
use serde::Serialize;
use serde_json::Value;
use tokio::sync::watch;
use tokio::time::Instant;

use crate::journal::{Damage, Entry, Fellows, Lost, Opening, TableId, unix_ms};
use crate::registry::{Registry, Scenario, refusal};
use crate::table::chronicle::{self, Editions};
use crate::table::place::{Card, Place, Waits};
use crate::table::record;
use crate::table::{Request, Surroundings, TableHandle, look_every, told};
use crate::wire::{Chronicle, FairnessRecord, RunningTable};

mod away;
mod files;
mod keeper;
mod loader;
mod lobby;
mod make;
mod search;
pub(crate) use loader::Whereabouts;
use loader::{Loader, Taken};
pub(crate) use make::Origin;
use make::Upload;
pub(crate) use search::Missing;

/// Tables whose chronicle is kept as it was told, so that it is not told again while nothing happens
/// there; the one asked for longest ago goes first.
const TOLD: usize = 4;

/// All tables of a server.
pub(crate) struct Hub {
    /// The tables by their codes.
    places: DashMap<String, Arc<Place>>,
    /// The archived tables by their codes.
    away: DashMap<String, TableId>,
    /// The tables of which nobody can tell the code.
    nameless: Mutex<BTreeSet<TableId>>,
    loader: Arc<Loader>,
    scenarios: Vec<Arc<Scenario>>,
    /// What people brought, until the server ends: a table keeps its own copy.
    uploads: RwLock<VecDeque<Upload>>,
    told: Mutex<VecDeque<(TableId, Editions)>>,
    /// Whether the journal was looked at since the start.
    looked: watch::Sender<bool>,
    /// Held while a table is put away or comes back, so that both never happen to one at once.
    keeping: tokio::sync::Mutex<()>,
    /// Held by whoever sends a table's file: each may be large, and somebody may be slow.
    pub(crate) restoring: tokio::sync::Mutex<()>,
    /// The tables that everybody may look on at, as they were looked up last.
    running: tokio::sync::Mutex<Option<(Instant, Vec<RunningTable>)>>,
}

impl Hub {
    /// A hub without tables.
    pub(crate) fn new(
        registry: Registry,
        scenarios: Vec<Scenario>,
        surroundings: Surroundings,
    ) -> Self {
        Self {
            places: DashMap::new(),
            away: DashMap::new(),
            nameless: Mutex::default(),
            loader: Arc::new(Loader::new(registry, surroundings)),
            scenarios: scenarios.into_iter().map(Arc::new).collect(),
            uploads: RwLock::default(),
            told: Mutex::default(),
            looked: watch::Sender::default(),
            keeping: tokio::sync::Mutex::default(),
            restoring: tokio::sync::Mutex::default(),
            running: tokio::sync::Mutex::default(),
        }
    }

    /// Learns of every table of the journal; each is brought back when it is needed. One that this build
    /// cannot read is left alone, and said so in the log: it must not keep the others from playing.
    ///
    /// # Errors
    /// When the journal cannot be read at all.
    pub(crate) async fn restore(&self) -> anyhow::Result<()> {
        let deeds =
            self.house().deeds().await.map_err(|refusal| anyhow::anyhow!(refusal.sentence))?;
        for Opening { table, opened, card } in self.loader.surroundings.journal.openings().await? {
            if let Some(deed) = deeds.get(&table).filter(|deed| deed.archived.is_some()) {
                self.away.insert(deed.code.clone(), table);
                continue;
            }
            let card: Option<Card> = card.and_then(|card| serde_json::from_slice(&card).ok());
            let code = opened.as_ref().and_then(code).map(str::to_owned);
            match code.or_else(|| Some(card.as_ref()?.facts.code.clone())) {
                Some(code) => drop(self.places.insert(code, Place::asleep(table, card))),
                None => self.bring_back(table).await,
            }
        }
        Ok(())
    }

    /// Brings a table back whose code nobody knows, unless another server has it.
    async fn bring_back(&self, table: TableId) {
        match self.loader.take(table, false).await {
            Err(error) => {
                not_back(table, &error);
                self.nameless().insert(table);
            }
            Ok(Taken::Elsewhere(_) | Taken::Nowhere) => {}
            Ok(Taken::Loaded(loaded)) => {
                let place = self.place(&loaded.0.desk.code, table);
                let _only_once = place.waking.lock().await;
                if place.handle().is_none() {
                    self.loader.start(&place, *loaded, false).await;
                }
            }
        }
    }

    /// The place of the table of this code. There is one for each table, whoever asks for it first: at another one it
    /// would be woken twice.
    fn place(&self, code: &str, table: TableId) -> Arc<Place> {
        let place =
            self.places.entry(code.to_owned()).or_insert_with(|| Place::asleep(table, None));
        Arc::clone(place.value())
    }

    fn nameless(&self) -> MutexGuard<'_, BTreeSet<TableId>> {
        self.nameless.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Wakes whatever table something is to happen at by itself, until the server ends; and once each of
    /// which nobody knows whether there is one.
    pub(crate) async fn rouse(self: Arc<Self>) {
        let look = look_every(&self.loader.surroundings.limits);
        let soon = |day: UnixMillis| {
            let left = u64::try_from(day.0.saturating_sub(unix_ms())).unwrap_or_default();
            Duration::from_millis(left) < 2 * look
        };
        let mut known = false;
        loop {
            let due = |place: &Arc<Place>| match place.waits() {
                Some(Waits::Clock) => true,
                Some(Waits::Until(day)) => soon(day),
                Some(Waits::Nothing) | None => false,
            };
            let (due, others): (Vec<_>, Vec<_>) = self.places().into_iter().partition(due);
            let unknown = others.into_iter().filter(|place| !known && place.is_unknown());
            for place in due.into_iter().chain(unknown) {
                if let Err(error) = self.loader.wake(&place, false).await {
                    not_back(place.id, &error);
                }
            }
            self.adopt().await;
            known = true;
            tokio::time::sleep(look).await;
        }
    }

    /// Takes care of the tables whose server is not there any more: something may be to happen there by itself.
    async fn adopt(&self) {
        let orphans = self.loader.surroundings.journal.orphans().await.unwrap_or_else(|error| {
            tracing::warn!(%error, "nobody knows whose server has gone");
            Vec::new()
        });
        let places: HashMap<TableId, Arc<Place>> =
            self.places().into_iter().map(|place| (place.id, place)).collect();
        // One that was put away has no server on purpose.
        let away = if orphans.is_empty() { None } else { self.house().deeds().await.ok() };
        let is_away =
            |table: &TableId| away.as_ref()?.get(table).map(|deed| deed.archived.is_some());
        for table in orphans.into_iter().filter(|table| is_away(table) != Some(true)) {
            let Some(place) = places.get(&table) else {
                self.bring_back(table).await;
                continue;
            };
            if let Err(error) = self.loader.wake(place, false).await {
                not_back(table, &error);
            }
        }
    }

    /// Hears what becomes of other servers, and lets go of what has passed to them.
    pub(crate) async fn keep_company(self: Arc<Self>, fellows: Fellows) {
        let Fellows { mut others, mut lost, .. } = fellows;
        loop {
            tokio::select! {
                Ok(()) = others.changed() => {
                    let next = others.borrow_and_update().first().cloned();
                    self.loader.surroundings.health.of_fellow(next);
                }
                Some(lost) = lost.recv() => self.lose(&lost).await,
                else => return,
            }
        }
    }

    async fn lose(&self, lost: &Lost) {
        for place in self.places() {
            let gone = match lost {
                Lost::All => true,
                Lost::Tables(tables) => tables.contains(&place.id),
            };
            if let Some(handle) = place.handle().filter(|_| gone) {
                let _ = handle.send(Request::PassedOn).await;
            }
        }
    }

    /// A table's journal as it is now.
    ///
    /// # Errors
    /// `disk` when it cannot be read.
    pub(crate) async fn journal(&self, table: TableId) -> Result<Vec<Entry>, Refusal> {
        self.loader.surroundings.journal.read(table).await.map_err(|error| {
            tracing::error!(table = %table, %error, "a journal could not be read");
            refusal("disk", text!("journal-later"))
        })
    }

    /// Tells a table's journal for this edition. Takes its time: not for the threads that serve, and
    /// one of a table after the other.
    ///
    /// # Errors
    /// `fault` when it cannot be told.
    pub(crate) fn tell(
        &self,
        table: TableId,
        entries: &[Entry],
        edition: (&Audience, chronicle::Reader),
    ) -> Result<Chronicle, Refusal> {
        let now = unix_ms();
        let mut kept = self.take_told(table);
        let told = chronicle::tell(&self.loader.registry, entries, edition, now, &mut kept);
        self.keep_told(table, kept);
        told.map_err(|error| {
            tracing::error!("a chronicle cannot be told: {error:#}");
            refusal("fault", text!("fault-chronicle"))
        })
    }

    /// All that is needed to check the draws of a table that is closed. Takes its time: not for the
    /// threads that serve.
    ///
    /// # Errors
    /// `fault` when it cannot be made.
    pub(crate) fn draws(
        &self,
        table: TableId,
        entries: &[Entry],
    ) -> Result<FairnessRecord, Refusal> {
        record::opened(&self.loader.registry, table, entries).map_err(|error| {
            tracing::error!("the record of draws cannot be made: {error:#}");
            refusal("fault", text!("fault-record"))
        })
    }

    fn take_told(&self, table: TableId) -> Editions {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        let at = told.iter().position(|(id, _)| *id == table);
        at.and_then(|at| told.remove(at)).map_or_else(Editions::default, |(_, kept)| kept)
    }

    fn keep_told(&self, table: TableId, kept: Editions) {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        told.truncate(TOLD - 1);
        told.push_front((table, kept));
    }

    /// Why the server is not well, a sentence each; none when it is.
    pub(crate) fn troubles(&self) -> Vec<String> {
        if !self.loader.surroundings.journal.alive() {
            return vec!["The journal has stopped.".into()];
        }
        self.loader.surroundings.health.troubles()
    }

    /// Looks whether all that was written is still there, and halts the tables of which it is not.
    pub(crate) async fn check(&self) {
        match self.loader.surroundings.journal.check().await {
            Ok(found) => {
                self.note_nameless(&found);
                self.tell_of(&found).await;
            }
            // A disk that does not answer halts a table when it next writes.
            Err(error) => tracing::error!(%error, "the journal cannot be checked"),
        }
        self.looked.send_replace(true);
    }

    /// Waits until the journal was looked at for the first time since the start.
    pub(crate) async fn was_looked_at(&self) {
        // It ends with the hub itself.
        let _ = self.looked.subscribe().wait_for(|looked| *looked).await;
    }

    async fn tell_of(&self, found: &[Damage]) {
        let (places, health) = (self.places(), &self.loader.surroundings.health);
        for place in &places {
            let concerns = |damage: &&Damage| damage.table.is_none_or(|table| table == place.id);
            let damage = found.iter().find(concerns).cloned();
            match place.handle() {
                Some(handle) => drop(handle.send(Request::Checked { damage }).await),
                None => health.of_table(place.id, damage.as_ref().map(told).as_deref()),
            }
        }
        let shown: HashSet<TableId> = places.iter().map(|place| place.id).collect();
        for damage in found {
            if let Some(table) = damage.table.filter(|table| !shown.contains(table)) {
                health.of_table(table, Some(&told(damage)));
            }
        }
    }

    /// Lets every table stand still: another machine leads.
    pub(crate) async fn step_down(&self, sentence: &str) {
        self.loader.is_superseded(sentence);
        for handle in self.handles() {
            let _ = handle.send(Request::Superseded { sentence: sentence.into() }).await;
        }
    }

    /// Ends every table: each finishes its turn and tells its clients.
    pub(crate) async fn stop(&self) {
        self.loader.ends();
        let mut told = Vec::new();
        for handle in self.handles() {
            if handle.send(Request::Stop).await.is_ok() {
                told.push(handle);
            }
        }
        for handle in told {
            handle.ended().await;
        }
    }

    /// Whether others may have taken tables over without this server knowing it.
    pub(crate) fn is_fenced(&self) -> bool {
        self.loader.surroundings.journal.is_fenced()
    }

    /// Counts the tables that it knows.
    pub(crate) fn known(&self) -> usize {
        self.places.len()
    }

    /// Counts the tables that are awake.
    pub(crate) fn awake(&self) -> usize {
        self.handles().len()
    }

    fn places(&self) -> Vec<Arc<Place>> {
        self.places.iter().map(|entry| Arc::clone(entry.value())).collect()
    }

    /// The ways to all tables that are awake.
    fn handles(&self) -> Vec<TableHandle> {
        self.places().iter().filter_map(|place| place.handle()).collect()
    }
}

/// The code of the table that this entry opened.
fn code(opened: &Entry) -> Option<&str> {
    let opened = opened.events.iter().find(|event| event["event"] == "opened")?;
    opened["code"].as_str()
}

fn not_back(table: TableId, error: &anyhow::Error) {
    tracing::error!(table = %table, "this table cannot be brought back: {error:#}");
}

/// As it stands in the journal.
fn plain(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("the hub's own types are plain JSON")
}

/// Shared by the routes and the sockets.
pub(crate) type SharedHub = Arc<Hub>;

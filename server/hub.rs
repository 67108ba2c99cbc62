//! All tables of a server: making one, finding one, waking those that sleep, which all do after a start.

use std::collections::{BTreeMap, HashSet, VecDeque};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::Duration;

use dashmap::DashMap;
use futures_util::future::join_all;
use game::{Audience, Files, Millis, Refusal, Seat, UnixMillis};
use serde::Serialize;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tokio::sync::watch;
use uuid::Uuid;

use crate::journal::{Damage, Entry, JournalError, Opening, Settle, TableId, unix_ms};
use crate::registry::{Registry, Scenario, refusal};
use crate::secrets::new_code;
use crate::table::chronicle::{self, Kept};
use crate::table::desk::{self, Keys, TableEvent};
use crate::table::place::{Card, Place, Waits};
use crate::table::record;
use crate::table::rulings::draws;
use crate::table::truth::Truth;
use crate::table::{
    Facts, Request, Surroundings, TABLE_NAME, TableHandle, checked_name, look_every, told,
};
use crate::wire::{Chronicle, FairnessRecord};

mod loader;
use loader::Loader;

/// Scenarios that people brought and that are kept at most; the oldest goes first.
const UPLOADS: usize = 16;

/// Tables whose chronicle is kept as it was told, so that it is not told again while nothing happens
/// there; the one asked for longest ago goes first.
const TOLD: usize = 4;

/// All tables of a server.
pub(crate) struct Hub {
    /// The tables by their codes.
    places: DashMap<String, Arc<Place>>,
    loader: Arc<Loader>,
    scenarios: Vec<Arc<Scenario>>,
    /// What people brought, until the server ends: a table keeps its own copy.
    uploads: RwLock<VecDeque<Arc<Scenario>>>,
    told: Mutex<VecDeque<(TableId, Kept)>>,
    /// Whether the journal was looked at since the start.
    looked: watch::Sender<bool>,
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
            loader: Arc::new(Loader::new(registry, surroundings)),
            scenarios: scenarios.into_iter().map(Arc::new).collect(),
            uploads: RwLock::default(),
            told: Mutex::default(),
            looked: watch::Sender::default(),
        }
    }

    /// Learns of every table of the journal; each is brought back when it is needed. One that this build
    /// cannot read is left alone, and said so in the log: it must not keep the others from playing.
    ///
    /// # Errors
    /// When the journal cannot be read at all.
    pub(crate) async fn restore(&self) -> anyhow::Result<()> {
        for Opening { table, opened, card } in self.loader.surroundings.journal.openings().await? {
            let card: Option<Card> = card.and_then(|card| serde_json::from_slice(&card).ok());
            let code = opened.as_ref().and_then(code).map(str::to_owned);
            match code.or_else(|| Some(card.as_ref()?.facts.code.clone())) {
                Some(code) => drop(self.places.insert(code, Place::asleep(table, card))),
                None => self.bring_back(table).await,
            }
        }
        Ok(())
    }

    /// Brings a table back whose code nobody knows.
    async fn bring_back(&self, table: TableId) {
        match self.loader.load(table).await {
            Err(error) => not_back(table, &error),
            Ok(loaded) => {
                let (code, place) = (loaded.0.desk.code.clone(), Place::asleep(table, None));
                self.loader.start(&place, loaded, false).await;
                self.places.insert(code, place);
            }
        }
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
            known = true;
            tokio::time::sleep(look).await;
        }
    }

    /// What tables can be made from, as it is listed: without the setups, which are large.
    pub(crate) fn scenarios(&self) -> Vec<Value> {
        let uploads = self.uploads.read().unwrap_or_else(PoisonError::into_inner);
        self.scenarios.iter().chain(uploads.iter()).map(|scenario| json!(**scenario)).collect()
    }

    /// Keeps a scenario that somebody brought, and says how many seats it has.
    ///
    /// # Errors
    /// Everything that is wrong with it, a line each.
    pub(crate) fn take_upload(&self, files: &Files) -> Result<(Scenario, usize), Vec<String>> {
        let read = self.loader.registry.read(files)?;
        let scenario = Scenario { id: upload_id(files), ..read.scenario };
        let seats = self.seats(&scenario, &scenario.setup.to_string());
        let seats = seats.map_err(|refusal| vec![refusal.sentence])?.len();
        let mut uploads = self.uploads.write().unwrap_or_else(PoisonError::into_inner);
        uploads.retain(|known| known.id != scenario.id);
        uploads.truncate(UPLOADS - 1);
        uploads.push_front(Arc::new(scenario.clone()));
        Ok((scenario, seats))
    }

    /// Makes a table and returns its code.
    ///
    /// # Errors
    /// `no_scenario`, `bad_name`, what the game has against the setup, `disk`.
    pub(crate) async fn create(&self, scenario: &str, name: &str) -> Result<String, Refusal> {
        let scenario = self.scenario(scenario)?;
        let name = checked_name(name, TABLE_NAME)?;
        let (id, code) = (Uuid::new_v4(), self.unused_code());
        // It is large: its text is written once for all who know it by that.
        let setup = scenario.setup.to_string();
        let seats = self.seats(&scenario, &setup)?;
        let entries = self.first_entries(&scenario, seats, (&code, name), id)?;
        let truth = Truth::fold(&self.loader.registry, &entries, &setup)
            .map_err(|error| refusal("bad_setup", format!("{error:#}")))?;
        self.loader.surroundings.journal.append(id, entries).await.map_err(|error| {
            tracing::error!(table = %id, %error, "a new table could not be journalled");
            let sentence = "The server could not write to its disk. Look, when it runs again, whether \
                            the table is there.";
            refusal("disk", sentence)
        })?;
        let commitment = truth.desk.fairness.seeds.last().map(|seed| seed.commitment(id));
        let place = Place::asleep(id, None);
        self.loader.start(&place, (truth, None), true).await;
        self.places.insert(code.clone(), place);
        // A table that was just made shall not hang on the write-ahead log alone; it is durable there.
        tokio::spawn(self.loader.surroundings.journal.settle(Settle::Now));
        tracing::info!(table = %id, commitment, "a table was made");
        Ok(code)
    }

    /// The table of this code, in upper or lower case, which is woken if it sleeps.
    pub(crate) async fn find(&self, code: &str) -> Option<TableHandle> {
        let code = code.trim().to_ascii_uppercase();
        // What lies there is cloned out: no guard of the map is held across an await.
        let place = self.places.get(&code).map(|entry| Arc::clone(entry.value()))?;
        let woken = self.loader.wake(&place, true).await;
        woken
            .inspect_err(|error| not_back(place.id, error))
            .or_else(|error| {
                // It is there all the same: who comes again may find a disk that answers.
                let failed = matches!(error.downcast_ref(), Some(JournalError::Failed(_)));
                failed.then(|| TableHandle::ended_with(place.id)).ok_or(error)
            })
            .ok()
    }

    /// What anybody may know of every table. Those that sleep need not be woken for it.
    pub(crate) async fn facts(&self) -> Vec<Facts> {
        let places = self.places();
        let facts = places.iter().map(async |place| {
            if let Some(card) = place.card() {
                return Some(card.facts);
            }
            let handle = self.loader.wake(place, false).await.ok()?;
            handle.ask(|reply| Request::Facts { reply }).await.ok()
        });
        let mut all: Vec<_> = join_all(facts).await.into_iter().flatten().collect();
        all.sort_by(|a, b| a.name.cmp(&b.name));
        all
    }

    /// A table's journal as it is now.
    ///
    /// # Errors
    /// `disk` when it cannot be read.
    pub(crate) async fn journal(&self, table: TableId) -> Result<Vec<Entry>, Refusal> {
        self.loader.surroundings.journal.read(table).await.map_err(|error| {
            tracing::error!(table = %table, %error, "a journal could not be read");
            refusal("disk", "The server cannot read its journal. Try again later.")
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
            refusal("fault", "The server stumbled over this chronicle.")
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
            refusal("fault", "The server stumbled over this record.")
        })
    }

    fn take_told(&self, table: TableId) -> Kept {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        let at = told.iter().position(|(id, _)| *id == table);
        at.and_then(|at| told.remove(at)).map_or_else(Kept::default, |(_, kept)| kept)
    }

    fn keep_told(&self, table: TableId, kept: Kept) {
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
            Ok(found) => self.tell_of(&found).await,
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

    fn unused_code(&self) -> String {
        std::iter::repeat_with(new_code)
            .find(|code| !self.places.contains_key(code))
            .expect("the iterator has no end")
    }

    fn scenario(&self, id: &str) -> Result<Arc<Scenario>, Refusal> {
        let known = self.scenarios.iter().find(|known| known.id == id).cloned();
        let brought = || {
            let uploads = self.uploads.read().unwrap_or_else(PoisonError::into_inner);
            uploads.iter().find(|known| known.id == id).cloned()
        };
        known.or_else(brought).ok_or_else(|| {
            let gone = "This scenario is not here any more. Bring it again.";
            let none = "There is no such scenario.";
            refusal("no_scenario", if id.starts_with(BROUGHT) { gone } else { none })
        })
    }

    fn seats(&self, scenario: &Scenario, setup: &str) -> Result<Vec<Seat>, Refusal> {
        let registry = &self.loader.registry;
        let format = registry.find(&scenario.game)?.format();
        Ok(registry.origin(&scenario.game, format, setup)?.seats())
    }

    fn first_entries(
        &self,
        scenario: &Scenario,
        seats: Vec<Seat>,
        (code, name): (&str, String),
        table: TableId,
    ) -> Result<Vec<Entry>, Refusal> {
        let game = self.loader.registry.find(&scenario.game)?;
        let vault = &self.loader.surroundings.vault;
        let tickets: BTreeMap<_, _> =
            seats.into_iter().map(|seat| (seat.id, vault.new_ticket())).collect();
        let opened =
            TableEvent::Opened { code: code.into(), name, tickets, keys: Keys::new(vault) };
        // A rehearsal draws by a number that somebody chose.
        let committed = self.loader.surroundings.seed.is_none().then(|| draws::commit(table));
        let opening = [Some(opened), committed].iter().flatten().map(plain).collect();
        let create = json!({ "do": "create", "game": scenario.game, "scenario": scenario.id });
        let setup = (Entry::SETUP, game.format(), vec![scenario.setup.clone()]);
        let opening = (Entry::TABLE, desk::FORMAT, opening);
        let entry = |seq: u64, (kind, format, events): (&'static str, u32, _)| Entry {
            seq,
            command_id: Uuid::new_v4(),
            kind: kind.into(),
            format,
            actor: json!("control"),
            device: None,
            at: Millis(0),
            at_unix_ms: unix_ms(),
            command: create.clone(),
            events,
            drawn: 0,
            draws: None,
        };
        Ok(vec![entry(1, setup), entry(2, opening)])
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

/// How the ids of brought scenarios begin.
const BROUGHT: &str = "brought-";

/// The same files have the same id.
fn upload_id(files: &Files) -> String {
    let print = Sha256::digest(format!("{files:?}"));
    print.iter().take(6).fold(BROUGHT.to_owned(), |id, byte| format!("{id}{byte:02x}"))
}

/// Shared by the routes and the sockets.
pub(crate) type SharedHub = Arc<Hub>;

//! All tables of a server: making one, finding one, bringing them back after a restart.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, PoisonError, RwLock};

use dashmap::DashMap;
use game::{Audience, Files, Millis, Refusal, Seat};
use serde::Serialize;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tokio::sync::Mutex;
use uuid::Uuid;

use crate::journal::{Damage, Entry, Settle, Sound, TableId};
use crate::registry::{Registry, Scenario, refusal};
use crate::secrets::new_code;
use crate::table::chronicle::{self, Kept};
use crate::table::desk::{self, Keys, Party, TableEvent};
use crate::table::record;
use crate::table::rulings::draws;
use crate::table::truth::Truth;
use crate::table::{Facts, Request, Surroundings, TABLE_NAME, TableHandle, checked_name, told};
use crate::wire::{Chronicle, FairnessRecord};

/// Scenarios that people brought and that are kept at most; the oldest goes first.
const UPLOADS: usize = 16;

/// Tables whose chronicle is kept as it was told, so that it is not told again while nothing happens
/// there; the one asked for longest ago goes first.
const TOLD: usize = 4;

/// Entries that are read at once where a whole journal is folded: no more of it is ever in memory.
const READ: u64 = 64;

/// All tables of a server.
pub(crate) struct Hub {
    tables: DashMap<String, TableHandle>,
    registry: Registry,
    scenarios: Vec<Arc<Scenario>>,
    /// What people brought, until the server ends: a table keeps its own copy.
    uploads: RwLock<VecDeque<Arc<Scenario>>>,
    told: std::sync::Mutex<VecDeque<(TableId, Kept)>>,
    surroundings: Surroundings,
    /// Held while a table is brought back, so that it is brought back once.
    reviving: Mutex<()>,
}

impl Hub {
    /// A hub without tables.
    pub(crate) fn new(
        registry: Registry,
        scenarios: Vec<Scenario>,
        surroundings: Surroundings,
    ) -> Self {
        Self {
            tables: DashMap::new(),
            registry,
            scenarios: scenarios.into_iter().map(Arc::new).collect(),
            uploads: RwLock::default(),
            told: std::sync::Mutex::default(),
            surroundings,
            reviving: Mutex::new(()),
        }
    }

    /// Brings every table of the journal back. One that this build cannot read is left alone, and said
    /// so in the log: it must not keep the others from playing.
    ///
    /// # Errors
    /// When the journal cannot be read at all.
    pub(crate) async fn restore(&self) -> anyhow::Result<()> {
        for id in self.surroundings.journal.tables().await? {
            if let Err(error) = self.revive(id).await {
                tracing::error!(table = %id, "this table cannot be brought back: {error:#}");
            }
        }
        Ok(())
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
        let read = self.registry.read(files)?;
        let scenario = Scenario { id: upload_id(files), ..read.scenario };
        let seats = self.seats(&scenario).map_err(|refusal| vec![refusal.sentence])?.len();
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
        let entries = self.first_entries(&scenario, &code, name, id)?;
        let truth = Truth::fold(&self.registry, &entries)
            .map_err(|error| refusal("bad_setup", format!("{error:#}")))?;
        self.surroundings.journal.append(id, entries).await.map_err(|error| {
            tracing::error!(table = %id, %error, "a new table could not be journalled");
            let sentence = "The server could not write to its disk. Look, when it runs again, whether \
                            the table is there.";
            refusal("disk", sentence)
        })?;
        let commitment = truth.desk.fairness.seeds.last().map(|seed| seed.commitment(id));
        let handle = TableHandle::start(id, truth, None, self.surroundings.clone());
        self.tables.insert(code.clone(), handle);
        // A table that was just made shall not hang on the write-ahead log alone.
        let _ = self.surroundings.journal.settle(Settle::Now).await;
        tracing::info!(table = %id, commitment, "a table was made");
        Ok(code)
    }

    /// The table of this code, in upper or lower case.
    pub(crate) async fn find(&self, code: &str) -> Option<TableHandle> {
        let code = code.trim().to_ascii_uppercase();
        // The handle is cloned out: no guard of the map is held across an await.
        let handle = self.tables.get(&code).map(|entry| entry.value().clone())?;
        if !handle.has_ended() {
            return Some(handle);
        }
        let _only_one = self.reviving.lock().await;
        let handle = self.tables.get(&code).map(|entry| entry.value().clone())?;
        if handle.has_ended() {
            // Only a fault ends a table while the server goes on: its journal knows what was true.
            self.revive(handle.id).await.ok()?;
        }
        self.tables.get(&code).map(|entry| entry.value().clone())
    }

    /// What anybody may know of every table.
    pub(crate) async fn facts(&self) -> Vec<Facts> {
        let mut all = Vec::new();
        for handle in self.handles() {
            all.extend(handle.ask(|reply| Request::Facts { reply }).await.ok());
        }
        all.sort_by(|a, b| a.name.cmp(&b.name));
        all
    }

    /// A table's journal as it is now.
    ///
    /// # Errors
    /// `disk` when it cannot be read.
    pub(crate) async fn journal(&self, table: TableId) -> Result<Vec<Entry>, Refusal> {
        self.surroundings.journal.read(table).await.map_err(|error| {
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
        let now = crate::journal::unix_ms();
        let mut kept = self.take_told(table);
        let told = chronicle::tell(&self.registry, entries, edition, now, &mut kept);
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
        record::opened(&self.registry, table, entries).map_err(|error| {
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
        if !self.surroundings.journal.alive() {
            return vec!["The journal has stopped.".into()];
        }
        self.surroundings.health.troubles()
    }

    /// Looks whether all that was written is still there, and halts the tables of which it is not.
    pub(crate) async fn check(&self) {
        let found = match self.surroundings.journal.check().await {
            Ok(found) => found,
            // A disk that does not answer halts a table when it next writes.
            Err(error) => return tracing::error!(%error, "the journal cannot be checked"),
        };
        let handles = self.handles();
        for handle in &handles {
            let concerns = |damage: &&Damage| damage.table.is_none_or(|table| table == handle.id);
            let damage = found.iter().find(concerns).cloned();
            let _ = handle.send(Request::Checked { damage }).await;
        }
        let shown = |table| handles.iter().any(|handle| handle.id == table);
        for damage in &found {
            if let Some(table) = damage.table.filter(|table| !shown(*table)) {
                self.surroundings.health.of_table(table, Some(&told(damage)));
            }
        }
    }

    /// Lets every table stand still: another machine leads.
    pub(crate) async fn step_down(&self, sentence: &str) {
        for handle in self.handles() {
            let _ = handle.send(Request::Superseded { sentence: sentence.into() }).await;
        }
    }

    /// Ends every table: each finishes its turn and tells its clients.
    pub(crate) async fn stop(&self) {
        for handle in self.handles() {
            if handle.send(Request::Stop).await.is_ok() {
                handle.ended().await;
            }
        }
    }

    fn handles(&self) -> Vec<TableHandle> {
        self.tables.iter().map(|entry| entry.value().clone()).collect()
    }

    async fn revive(&self, id: TableId) -> anyhow::Result<()> {
        let (mut truth, damage) = match self.resumed(id).await {
            Some(truth) => (truth, None),
            None => self.folded(id).await?,
        };
        if damage.is_none() {
            self.commit_draws(id, &mut truth).await?;
        }
        let (code, entries) = (truth.desk.code.clone(), truth.seq);
        let handle = TableHandle::start(id, truth, damage, self.surroundings.clone());
        tracing::info!(table = %id, entries, at = handle.now().0, "a table is back");
        self.tables.insert(code, handle);
        Ok(())
    }

    /// What is true of a table, from all of its journal that is sound, a stretch at a time.
    async fn folded(&self, id: TableId) -> anyhow::Result<(Truth, Option<Damage>)> {
        let journal = &self.surroundings.journal;
        let returns = journal.returns(id).await?;
        let (mut truth, mut next) = (None, 1);
        loop {
            let Sound { entries, damage } = journal.stretch(id, (next, next + READ - 1)).await?;
            if let Some(damage) = &damage {
                self.surroundings.health.of_table(id, Some(&told(damage)));
            }
            let count = entries.len() as u64;
            if count > 0 || truth.is_none() {
                truth = Some(Truth::fold_on(&self.registry, truth, &entries, &returns)?);
            }
            next += count;
            if let Some(truth) = truth.take_if(|_| count < READ) {
                return Ok((truth.folded(), damage));
            }
        }
    }

    /// What is true of a table, from what was kept of it; none where that cannot be gone on from.
    async fn resumed(&self, id: TableId) -> Option<Truth> {
        let resumed = self.surroundings.journal.resume(id).await.unwrap_or_else(|error| {
            tracing::warn!(table = %id, %error, "the snapshots cannot be used");
            None
        })?;
        let truth = Truth::resume(&self.registry, &resumed);
        truth
            .inspect_err(
                |error| tracing::warn!(table = %id, "a snapshot is passed over: {error:#}"),
            )
            .ok()
    }

    /// Commits a table that an older version has made to a seed, from now on.
    async fn commit_draws(&self, id: TableId, truth: &mut Truth) -> anyhow::Result<()> {
        if self.surroundings.seed.is_some() || !truth.desk.fairness.seeds.is_empty() {
            return Ok(());
        }
        let entry = Entry {
            seq: truth.seq + 1,
            command_id: Uuid::new_v4(),
            kind: Entry::TABLE.into(),
            format: desk::FORMAT,
            actor: plain(&Party::Server),
            device: None,
            at: truth.at,
            at_unix_ms: crate::journal::unix_ms(),
            command: json!({ "do": "commit_draws" }),
            events: vec![plain(&draws::commit(id))],
            drawn: truth.drawn,
            draws: None,
        };
        if let Err(error) = self.surroundings.journal.append(id, vec![entry.clone()]).await {
            // Its draws come from the system, as they did before.
            tracing::warn!(table = %id, %error, "the table cannot be committed to its draws");
            return Ok(());
        }
        truth.absorb(&[entry])
    }

    fn unused_code(&self) -> String {
        std::iter::repeat_with(new_code)
            .find(|code| !self.tables.contains_key(code))
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

    fn seats(&self, scenario: &Scenario) -> Result<Vec<Seat>, Refusal> {
        let game = self.registry.find(&scenario.game)?;
        let setup = scenario.setup.to_string();
        Ok(self.registry.origin(&scenario.game, game.format(), &setup)?.seats())
    }

    fn first_entries(
        &self,
        scenario: &Scenario,
        code: &str,
        name: String,
        table: TableId,
    ) -> Result<Vec<Entry>, Refusal> {
        let game = self.registry.find(&scenario.game)?;
        let vault = &self.surroundings.vault;
        let tickets: BTreeMap<_, _> =
            self.seats(scenario)?.into_iter().map(|seat| (seat.id, vault.new_ticket())).collect();
        let opened =
            TableEvent::Opened { code: code.into(), name, tickets, keys: Keys::new(vault) };
        // A rehearsal draws by a number that somebody chose.
        let committed = self.surroundings.seed.is_none().then(|| draws::commit(table));
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
            at_unix_ms: crate::journal::unix_ms(),
            command: create.clone(),
            events,
            drawn: 0,
            draws: None,
        };
        Ok(vec![entry(1, setup), entry(2, opening)])
    }
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

//! Bringing tables back from the journal: when somebody comes, or something is to happen by itself, and
//! no sooner. What takes time is done away from the threads that serve, for a few tables at once.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Instant;

use anyhow::{Context, bail};
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::figures::figures;
use crate::journal::{Damage, JournalError, Resumed, Sound, TableId, Whose};
use crate::registry::Registry;
use crate::table::place::Place;
use crate::table::truth::Truth;
use crate::table::{Request, Surroundings, TableHandle, renewed, told};

/// Entries that are read at once where a whole journal is folded: no more of it is ever in memory.
const READ: u64 = 64;

/// Where a table is found.
pub(crate) enum Whereabouts {
    /// Here.
    Here(TableHandle),
    /// On another server, which browsers reach at this address.
    Elsewhere(String),
}

/// What came of taking a table.
pub(super) enum Taken {
    /// It is this server's: what is true of it, and what is wrong with its journal.
    Loaded(Box<(Truth, Option<Damage>)>),
    /// It is on another server, which browsers reach at this address.
    Elsewhere(String),
    /// It is nowhere just now, and will be somewhere in a moment.
    Nowhere,
}

/// Why a table is not brought back that the journal has, before more is said of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unread {
    /// It was put away.
    Archived,
    /// Its first entries are not what was written.
    Damaged,
    /// This build cannot read it.
    Unfit,
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Archived => "it is archived",
            Self::Damaged => "its first entries are damaged",
            Self::Unfit => "it cannot be read",
        })
    }
}

impl std::error::Error for Unread {}

/// Brings tables back.
pub(super) struct Loader {
    pub(super) registry: Registry,
    pub(super) surroundings: Surroundings,
    at_once: Semaphore,
    /// Whether the server ends: nothing is woken any more.
    ending: AtomicBool,
    /// Which other machine leads, in a sentence.
    superseded: OnceLock<String>,
}

impl Loader {
    pub(super) fn new(registry: Registry, surroundings: Surroundings) -> Self {
        // One reads while another folds.
        let at_once = 2 * std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            registry,
            surroundings,
            at_once: Semaphore::new(at_once),
            ending: AtomicBool::new(false),
            superseded: OnceLock::new(),
        }
    }

    /// From now on nothing is woken.
    pub(super) fn ends(&self) {
        self.ending.store(true, Ordering::SeqCst);
    }

    /// From now on every table stands still.
    pub(super) fn is_superseded(&self, sentence: &str) {
        self.superseded.get_or_init(|| sentence.into());
    }

    /// The way to the table, which is woken if it sleeps, unless another server has it; `asked_for` by
    /// somebody, who may come again.
    ///
    /// # Errors
    /// When it cannot be brought back.
    pub(super) async fn wake(
        self: &Arc<Self>,
        place: &Arc<Place>,
        asked_for: bool,
    ) -> anyhow::Result<Whereabouts> {
        if let Some(handle) = place.handle() {
            return Ok(Whereabouts::Here(handle));
        }
        let (this, place) = (Arc::clone(self), Arc::clone(place));
        // A task of its own: who asked may hang up in the middle of it.
        let woken = tokio::spawn(async move {
            let _only_once = place.waking.lock().await;
            if let Some(handle) = place.handle() {
                return Ok(Whereabouts::Here(handle));
            }
            if this.ending.load(Ordering::SeqCst) {
                return Ok(Whereabouts::Here(TableHandle::ended_with(place.id)));
            }
            let asked = Instant::now();
            match this.take(place.id, asked_for).await? {
                Taken::Loaded(loaded) => {
                    figures().times.wake.record(asked.elapsed());
                    Ok(Whereabouts::Here(this.start(&place, *loaded, asked_for).await))
                }
                Taken::Elsewhere(address) => {
                    place.forget();
                    Ok(Whereabouts::Elsewhere(address))
                }
                Taken::Nowhere => Ok(Whereabouts::Here(TableHandle::ended_with(place.id))),
            }
        });
        woken.await.context("bringing it back panicked")?
    }

    /// Makes a table this server's, and reads what is true of it.
    ///
    /// # Errors
    /// When the journal does not answer, the table was put away, or this build cannot read it and no other
    /// server is there that might.
    pub(super) async fn take(
        self: &Arc<Self>,
        id: TableId,
        asked_for: bool,
    ) -> anyhow::Result<Taken> {
        match self.surroundings.journal.hold(id, asked_for).await? {
            Whose::Ours => {}
            Whose::Theirs(address) => return Ok(Taken::Elsewhere(address)),
            Whose::Unclear => return Ok(Taken::Nowhere),
        }
        match self.load(id).await {
            Ok(loaded) => Ok(Taken::Loaded(Box::new(loaded))),
            // While a new version is put in place.
            Err(error) if self.gives_up(id, &error).await => {
                tracing::warn!(table = %id, "left to another server: {error:#}");
                Ok(Taken::Nowhere)
            }
            Err(error) => Err(error),
        }
    }

    /// Gives up a table that this build cannot read, and another server may.
    async fn gives_up(&self, id: TableId, error: &anyhow::Error) -> bool {
        let failed = error.downcast_ref::<JournalError>().is_some();
        let unread =
            matches!(error.downcast_ref(), Some(Unread::Damaged | Unread::Unfit)) && !failed;
        unread && self.surroundings.journal.give_up(id).await.unwrap_or(false)
    }

    /// Brings a table to life.
    pub(super) async fn start(
        &self,
        place: &Arc<Place>,
        loaded: (Truth, Option<Damage>),
        asked_for: bool,
    ) -> TableHandle {
        let handle = TableHandle::start(place, loaded, asked_for, self.surroundings.clone());
        // Whoever ends all tables, or lets them stand, may just not have found it any more.
        if let Some(sentence) = self.superseded.get() {
            let _ = handle.send(Request::Superseded { sentence: sentence.clone() }).await;
        }
        if self.ending.load(Ordering::SeqCst) {
            let _ = handle.send(Request::Stop).await;
        }
        handle
    }

    /// What is true of a table, and what is wrong with its journal.
    ///
    /// # Errors
    /// When the journal does not answer, or this build cannot read it.
    async fn load(self: &Arc<Self>, id: TableId) -> anyhow::Result<(Truth, Option<Damage>)> {
        let seed_known = self.is_not_away(id).await?;
        let read = self.read(id).await;
        let (mut truth, damage) = read.map_err(|error| match error.is::<Unread>() {
            true => error,
            false => error.context(Unread::Unfit),
        })?;
        // Of whose opening nothing is left nobody can be told anything.
        if truth.desk.code.is_empty() {
            bail!(Unread::Damaged);
        }
        if damage.is_none() {
            self.commit_draws(id, &mut truth, seed_known).await?;
        }
        // Not how many entries it has, nor when the last one was made: either counts hidden choices.
        tracing::info!(table = %id, "a table is back");
        Ok((truth, damage))
    }

    /// What is true of a table, whoever has it.
    ///
    /// # Errors
    /// When the journal does not answer, or this build cannot read it.
    pub(super) async fn read(
        self: &Arc<Self>,
        id: TableId,
    ) -> anyhow::Result<(Truth, Option<Damage>)> {
        let _turn = self.at_once.acquire().await?;
        match self.resumed(id).await {
            Some(truth) => Ok((truth, None)),
            None => self.folded(id).await,
        }
    }

    /// Refuses a table that was put away, maybe by another server. Returns whether somebody may know its seed.
    async fn is_not_away(&self, id: TableId) -> anyhow::Result<bool> {
        let deed = self.surroundings.house.deed(id).await;
        let deed = deed.map_err(|refusal| JournalError::Failed(refusal.sentence.to_string()))?;
        if deed.as_ref().is_some_and(|deed| deed.archived.is_some()) {
            bail!(Unread::Archived);
        }
        Ok(deed.is_some_and(|deed| deed.seed_known))
    }

    /// What is true of a table, from all of its journal that is sound, a stretch at a time.
    async fn folded(self: &Arc<Self>, id: TableId) -> anyhow::Result<(Truth, Option<Damage>)> {
        let journal = &self.surroundings.journal;
        let returns = journal.returns(id).await?;
        let Some(first) = journal.first(id).await? else {
            let damage = journal.stretch(id, (1, 1)).await?.damage;
            self.note(id, damage.as_ref());
            bail!(Unread::Damaged);
        };
        let this = Arc::clone(self);
        let begin = move || Truth::fold_first(&this.registry, (&first.0, &first.1), &returns);
        let mut truth = aside(begin).await??;
        loop {
            let stretch = (truth.seq + 1, truth.seq + READ);
            let Sound { entries, damage } = journal.stretch(id, stretch).await?;
            self.note(id, damage.as_ref());
            let last = (entries.len() as u64) < READ;
            truth = aside(move || truth.fold_on(&entries)).await??;
            if last {
                return Ok((truth.folded(), damage));
            }
        }
    }

    /// Has everybody know what is wrong with a table's journal, if anything is.
    fn note(&self, id: TableId, damage: Option<&Damage>) {
        if let Some(damage) = damage {
            self.surroundings.health.of_table(id, Some(&told(damage)));
        }
    }

    /// What is true of a table, from what was kept of it; none where that cannot be gone on from.
    async fn resumed(self: &Arc<Self>, id: TableId) -> Option<Truth> {
        let resumed: Option<Resumed> =
            self.surroundings.journal.resume(id).await.unwrap_or_else(|error: JournalError| {
                tracing::warn!(table = %id, %error, "the snapshots cannot be used");
                None
            });
        let (this, resumed) = (Arc::clone(self), resumed?);
        let truth = aside(move || Truth::resume(&this.registry, &resumed)).await;
        truth
            .and_then(|truth| truth)
            .inspect_err(
                |error| tracing::warn!(table = %id, "a snapshot is passed over: {error:#}"),
            )
            .ok()
    }

    /// Commits a table that an older version has made to a seed, from now on. One of which somebody may know all
    /// that lies hidden gets another seed, and what lies hidden is made anew.
    async fn commit_draws(
        &self,
        id: TableId,
        truth: &mut Truth,
        known: bool,
    ) -> anyhow::Result<()> {
        let committed = !truth.desk.fairness.seeds.is_empty() || self.surroundings.seed.is_some();
        if committed && !known || truth.desk.closed {
            return Ok(());
        }
        let draft = renewed(id, truth, self.surroundings.seed, known)?;
        let written = match draft.entries.clone() {
            // A rehearsal in which nothing lies hidden.
            entries if entries.is_empty() => Ok(()),
            entries => self.surroundings.journal.append(id, entries).await,
        };
        if let Err(error) = written {
            if known {
                return Err(error.into());
            }
            // Its draws come from the system, as they did before.
            tracing::warn!(table = %id, %error, "the table cannot be committed to its draws");
            return Ok(());
        }
        if known && let Err(refusal) = self.surroundings.house.has_new_seed(id).await {
            tracing::warn!(table = %id, %refusal.sentence, "the table gets yet another seed next time");
        }
        draft.commit(truth);
        Ok(())
    }
}

/// Does what takes time away from the threads that serve. Where there is only one thread there is no
/// other place, and a test that simulates time must not wait for one.
async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> anyhow::Result<T> {
    match Handle::current().runtime_flavor() {
        RuntimeFlavor::CurrentThread => Ok(work()),
        _ => spawn_blocking(work).await.context("it panicked"),
    }
}

//! Who may host here, and what belongs to a table but to no game: whose it is, whether everybody may find it,
//! whether it was put away. All of it stands in the journal's register, so that every server of the same
//! journal knows the same.
//!
//! The operator invites organisers, each by a link with a key. An organiser makes tables, and is Control of
//! these alone. Where nobody was ever invited the register is empty, and nothing of this is seen.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::time::Duration;

use dashmap::DashMap;
use game::{Refusal, text};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::time::Instant;

use crate::journal::{Journal, JournalError, MOVE, PURGED, RegisterRow, TableId, Weight, unix_ms};
use crate::registry::refusal;
use crate::secrets::TicketKey;
use crate::wire::Allowance;

mod organisers;
pub(crate) mod parcel;
mod tables;

pub(crate) use organisers::{Bearer, Organiser, OrganiserId};
use tables::Grave;
pub(crate) use tables::{Deed, code_taken, is_here};

/// How often a record is read again that somebody else has just written.
const TRIES: usize = 16;

/// How long it is not asked again how many may look on at a table.
const CROWD: Duration = Duration::from_secs(10);

/// What a house promises to those who host and play there.
#[derive(Clone, Debug)]
pub struct Hosting {
    /// What an organiser may have of whom nothing else was said.
    pub allowance: Allowance,
    /// Days for which an archived table is kept before it is purged.
    pub keep_days: u32,
    /// Who keeps what is kept here, and how to reach them.
    pub keeper: Option<String>,
}

impl Default for Hosting {
    fn default() -> Self {
        let allowance = Allowance { tables: 20, onlookers: 100, megabytes: 500, scenarios: 8 };
        Self { allowance, keep_days: 30, keeper: None }
    }
}

/// How long what seats did counts as it was, where it is asked how much room is left.
const MOVES: Duration = Duration::from_secs(60 * 60);

/// Who looks after tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Host {
    /// The operator: all of them.
    Operator,
    /// An organiser: those of this one.
    Organiser(OrganiserId),
}

/// The register of a house.
pub(crate) struct House {
    journal: Arc<dyn Journal>,
    vault: TicketKey,
    pub(crate) hosting: Hosting,
    /// How many may look on at tables that were asked for lately.
    crowds: DashMap<TableId, (Instant, usize)>,
    /// How much of tables is written, as far as it was counted.
    weights: DashMap<TableId, Weight>,
    /// How much of that seats did, as it was a while ago.
    moves: DashMap<TableId, (Instant, u64)>,
    /// Held while it is noted whose a new table is: of several at once as many are made as there may be.
    making: tokio::sync::Mutex<()>,
}

impl House {
    /// The house of this journal.
    pub(crate) fn new(journal: Arc<dyn Journal>, vault: TicketKey, hosting: Hosting) -> Self {
        Self {
            journal,
            vault,
            hosting,
            crowds: DashMap::new(),
            weights: DashMap::new(),
            moves: DashMap::new(),
            making: tokio::sync::Mutex::default(),
        }
    }

    /// What the records whose keys begin so say, by the rest of their keys.
    async fn all<T: DeserializeOwned>(&self, prefix: &str) -> Result<Vec<(String, T)>, Refusal> {
        let records = self.journal.records(prefix).await.map_err(silent)?;
        Ok(records.iter().filter_map(|record| said(record, prefix)).collect())
    }

    /// A record and what it says.
    async fn one<T: DeserializeOwned>(
        &self,
        key: &str,
    ) -> Result<Option<(RegisterRow, T)>, Refusal> {
        // No key is the beginning of another one.
        let found = self.journal.records(key).await.map_err(silent)?.into_iter().next();
        Ok(found.and_then(|record| {
            let (_, said) = said(&record, key)?;
            Some((record, said))
        }))
    }

    /// Changes what a record says, or takes it away.
    async fn change<T: DeserializeOwned + Serialize>(
        &self,
        key: &str,
        change: impl Fn(Option<T>) -> Result<Option<T>, Refusal>,
    ) -> Result<(), Refusal> {
        for _ in 0..TRIES {
            let (record, known) = self.one::<T>(key).await?.unzip();
            let version = record.map_or(0, |record| record.version);
            let value = change(known)?.map(|said| written(&said));
            let record = RegisterRow { key: key.into(), value, version };
            if self.journal.put(vec![record]).await.map_err(silent)? {
                return Ok(());
            }
        }
        Err(refusal("busy", text!("busy-changing")))
    }

    /// How much of each of these tables is written.
    pub(crate) async fn weigh(
        &self,
        tables: impl IntoIterator<Item = TableId>,
    ) -> Result<HashMap<TableId, Weight>, Refusal> {
        let known =
            |table| (table, self.weights.get(&table).map(|known| *known).unwrap_or_default());
        let mut all: HashMap<TableId, Weight> = tables.into_iter().map(known).collect();
        let asked = all.iter().map(|(table, known)| (*table, known.seq)).collect();
        for (table, after) in self.journal.weigh(asked).await.map_err(silent)? {
            let weight = all.entry(table).or_default();
            *weight = weight.and(after);
            self.weights.insert(table, *weight);
        }
        Ok(all)
    }

    /// Bytes that a table takes of those that its organiser may fill. What its seats did is in it as it was an hour
    /// ago at most: who is refused for want of room does not learn by it what somebody does just now.
    fn fills(&self, table: TableId, weight: Weight) -> u64 {
        let now = (Instant::now(), weight.moves);
        let mut known = self.moves.entry(table).or_insert(now);
        if known.0.elapsed() >= MOVES {
            *known = now;
        }
        weight.bytes + known.1 * MOVE
    }

    /// How many may look on at a table, where its organiser may not have as many as the server allows.
    pub(crate) async fn onlookers(&self, table: TableId, at_most: usize) -> usize {
        let known = self.crowds.get(&table).map(|known| *known);
        if let Some((_, crowd)) = known.filter(|(since, _)| since.elapsed() < CROWD) {
            return crowd.min(at_most);
        }
        // Nobody is sent away for a disk that does not answer.
        let crowd = self.crowd(table).await.unwrap_or(at_most);
        self.crowds.retain(|_, (since, _)| since.elapsed() < CROWD);
        self.crowds.insert(table, (Instant::now(), crowd));
        crowd.min(at_most)
    }

    async fn crowd(&self, table: TableId) -> Option<usize> {
        let deed = self.deed(table).await.ok()??;
        let (_, organiser) = self.organiser(&deed.organiser?).await.ok()??;
        usize::try_from(self.allowance(&organiser).onlookers).ok()
    }

    /// The tables that were purged.
    ///
    /// # Errors
    /// `disk`.
    pub(crate) async fn purged(&self) -> Result<BTreeSet<TableId>, Refusal> {
        let graves = self.all::<Grave>(PURGED).await?.into_iter();
        Ok(graves.filter_map(|(table, _)| table.parse().ok()).collect())
    }

    /// The codes that are not to be given to new tables: of archived ones and of those that were purged.
    pub(crate) async fn spent_codes(&self) -> Result<BTreeSet<String>, Refusal> {
        let graves = self.all::<Grave>(PURGED).await?.into_iter().map(|(_, grave)| grave.code);
        let deeds = self.deeds().await?.into_values().map(|deed| deed.code);
        Ok(graves.chain(deeds).collect())
    }
}

fn said<T: DeserializeOwned>(record: &RegisterRow, prefix: &str) -> Option<(String, T)> {
    let rest = record.key.strip_prefix(prefix)?.to_owned();
    let said = serde_json::from_str(record.value.as_deref()?);
    let said = said.inspect_err(|error| {
        tracing::error!(key = record.key, %error, "a record of the register cannot be read");
    });
    Some((rest, said.ok()?))
}

fn written(said: &impl Serialize) -> String {
    serde_json::to_string(said).expect("the hub's own types are plain JSON")
}

/// What is said where the journal does not answer.
pub(crate) fn silent(error: JournalError) -> Refusal {
    tracing::error!(%error, "the register does not answer");
    refusal("disk", text!("journal-silent"))
}

/// When what is archived now is purged, in milliseconds since 1970 UTC.
fn due(hosting: &Hosting) -> i64 {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    unix_ms().saturating_add(i64::from(hosting.keep_days).saturating_mul(DAY))
}

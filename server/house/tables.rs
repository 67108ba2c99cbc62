//! What the register says of tables: their deeds, and the tombstones of those that were purged.

use std::collections::HashMap;

use game::{Refusal, text};
use serde::{Deserialize, Serialize};

use super::{Host, House, OrganiserId, RegisterRow, TableId, due, silent, written};
use crate::journal::{Weight, tombstone, unix_ms};
use crate::registry::refusal;
use crate::wire::Used;

/// How the keys of deeds begin; the table's id follows.
const DEEDS: &str = "table/";

/// Bytes of a megabyte.
const MEGABYTE: u64 = 1_000_000;

/// What belongs to a table but to no game. A table of the operator's of which nothing is to be said has none.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Deed {
    pub(crate) code: String,
    /// The table's name when this was written last.
    pub(crate) name: String,
    /// None for the operator's own.
    #[serde(default)]
    pub(crate) organiser: Option<OrganiserId>,
    /// Whether everybody may find it on the page of running tables.
    #[serde(default)]
    pub(crate) shown: bool,
    /// Since when it is archived, and when it is purged, in milliseconds since 1970 UTC.
    #[serde(default)]
    pub(crate) archived: Option<(i64, i64)>,
    /// Whether somebody has the table in a file, and with it what its draws come from: before it is played on
    /// it gets another seed.
    #[serde(default)]
    pub(crate) seed_known: bool,
    /// When this was written first.
    since_unix_ms: i64,
}

impl Deed {
    /// What is so of a table of which nothing else was said.
    pub(crate) fn new(code: &str, name: &str, organiser: Option<OrganiserId>) -> Self {
        let (code, name, since_unix_ms) = (code.into(), name.into(), unix_ms());
        let (shown, archived, seed_known) = (false, None, false);
        Self { code, name, organiser, shown, archived, seed_known, since_unix_ms }
    }

    /// Whether it was written for a table that was then not made, for want of a server.
    fn is_void(&self, weight: Weight) -> bool {
        const MADE_BY_THEN: i64 = 60 * 60 * 1000;
        weight.seq == 0 && self.since_unix_ms < unix_ms() - MADE_BY_THEN
    }
}

/// What is left of a table that was purged: nothing of what was played or of those who played.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Grave {
    /// No other table gets it.
    pub(crate) code: String,
    purged_unix_ms: i64,
}

fn key_of(table: TableId) -> String {
    format!("{DEEDS}{table}")
}

fn counts(deed: &Deed) -> bool {
    deed.archived.is_none()
}

impl House {
    /// What the register says of a table.
    ///
    /// # Errors
    /// `disk`.
    pub(crate) async fn deed(&self, table: TableId) -> Result<Option<Deed>, Refusal> {
        Ok(self.one(&key_of(table)).await?.map(|(_, deed)| deed))
    }

    /// What the register says of all tables.
    ///
    /// # Errors
    /// `disk`.
    pub(crate) async fn deeds(&self) -> Result<HashMap<TableId, Deed>, Refusal> {
        let all = self.all::<Deed>(DEEDS).await?;
        Ok(all.into_iter().filter_map(|(id, deed)| Some((id.parse().ok()?, deed))).collect())
    }

    /// Changes what the register says of a table; where it says nothing yet this is so.
    ///
    /// # Errors
    /// What the change has against it; `disk`.
    pub(crate) async fn change_deed(
        &self,
        table: TableId,
        nothing: impl Fn() -> Deed,
        change: impl Fn(&mut Deed) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let change = |known: Option<Deed>| {
            let mut deed = known.unwrap_or_else(&nothing);
            change(&mut deed).map(|()| Some(deed))
        };
        self.change(&key_of(table), change).await
    }

    /// The archived tables whose time has come, and their codes. Takes away what was written for tables that
    /// were never made.
    ///
    /// # Errors
    /// `disk`.
    pub(crate) async fn due(&self) -> Result<Vec<(TableId, String)>, Refusal> {
        let deeds = self.deeds().await?;
        let weights = self.weigh(deeds.keys().copied()).await?;
        let (now, mut due) = (unix_ms(), Vec::new());
        for (table, deed) in deeds {
            if deed.is_void(weights.get(&table).copied().unwrap_or_default()) {
                self.withdraw(table).await;
            } else if deed.archived.is_some_and(|(_, until)| until <= now) {
                due.push((table, deed.code));
            }
        }
        Ok(due)
    }

    /// The table has another seed than those that somebody may know.
    ///
    /// # Errors
    /// `disk`.
    pub(crate) async fn has_new_seed(&self, table: TableId) -> Result<(), Refusal> {
        let unknown =
            |known: Option<Deed>| Ok(known.map(|deed| Deed { seed_known: false, ..deed }));
        self.change(&key_of(table), unknown).await
    }

    /// Since when a table that is put away now is archived, and when it is purged.
    pub(crate) fn archived_now(&self) -> (i64, i64) {
        (unix_ms(), due(&self.hosting))
    }

    /// What each organiser has.
    pub(super) async fn used_by_all(&self) -> Result<HashMap<OrganiserId, Used>, Refusal> {
        let deeds = self.deeds().await?;
        let weights = self.weigh(deeds.keys().copied()).await?;
        let mut used: HashMap<OrganiserId, Used> = HashMap::new();
        for (table, deed) in deeds {
            let Some(organiser) = &deed.organiser else { continue };
            let sum = used.entry(organiser.clone()).or_default();
            sum.tables += u32::from(counts(&deed));
            sum.bytes += weights.get(&table).map_or(0, |weight| weight.bytes);
        }
        Ok(used)
    }

    /// Notes whose a table is that is about to be made, or to come back; nothing for the operator's. It counts
    /// from here on, and is withdrawn where that is one too many: so two that come to different servers at once are
    /// never both the last one.
    ///
    /// # Errors
    /// `too_many_tables`, `too_much_stored`, `disk`.
    pub(crate) async fn reserve(
        &self,
        table: TableId,
        host: &Host,
        (code, name): (&str, &str),
    ) -> Result<(), Refusal> {
        let Host::Organiser(id) = host else { return Ok(()) };
        self.room_for_more(id).await?;
        let _one_after_the_other = self.making.lock().await;
        let deed = Deed::new(code, name, Some(id.clone()));
        let record = RegisterRow::new(key_of(table), written(&deed));
        if !self.journal.put(vec![record]).await.map_err(silent)? {
            return Err(refusal("busy", text!("busy-making")));
        }
        let within = self.within_tables(id, 0).await;
        if within.is_err() {
            self.withdraw(table).await;
        }
        within
    }

    /// A table was not made after all.
    pub(crate) async fn withdraw(&self, table: TableId) {
        let withdrawn = self.change::<Deed>(&key_of(table), |_| Ok(None)).await;
        if let Err(refusal) = withdrawn {
            tracing::error!(%table, %refusal.sentence, "a table that was not made stays in the register");
        }
    }

    /// Refuses where an organiser has more tables than there may be, or would have with so many more.
    ///
    /// # Errors
    /// `too_many_tables`, `disk`.
    pub(crate) async fn within_tables(&self, id: &str, more: usize) -> Result<(), Refusal> {
        let Some((_, organiser)) = self.organiser(id).await? else {
            return Err(refusal("unauthorized", text!("key-ended")));
        };
        let limit = self.allowance(&organiser).tables;
        let own = |deed: &&Deed| deed.organiser.as_deref() == Some(id) && counts(deed);
        if self.deeds().await?.values().filter(own).count() + more <= limit as usize {
            return Ok(());
        }
        Err(refusal("too_many_tables", text!("many-tables", limit = limit)))
    }

    /// Refuses where an organiser's tables take as much room as they may.
    ///
    /// # Errors
    /// `too_much_stored`, `disk`.
    pub(crate) async fn room_for_more(&self, id: &str) -> Result<(), Refusal> {
        let Some((_, organiser)) = self.organiser(id).await? else {
            return Err(refusal("unauthorized", text!("key-ended")));
        };
        let limit = self.allowance(&organiser).megabytes;
        let own = |deed: &Deed| deed.organiser.as_deref() == Some(id);
        let tables = self.deeds().await?.into_iter().filter(|(_, deed)| own(deed));
        let weights = self.weigh(tables.map(|(table, _)| table)).await?.into_iter();
        let used: u64 = weights.map(|(table, weight)| self.fills(table, weight)).sum();
        if used < u64::from(limit) * MEGABYTE {
            return Ok(());
        }
        Err(refusal("too_much_stored", text!("much-stored", limit = limit)))
    }

    /// How many scenarios an organiser may bring; none for the operator, who may bring any number.
    ///
    /// # Errors
    /// `too_much_stored`, `disk`.
    pub(crate) async fn scenarios_at_most(&self, host: &Host) -> Result<Option<u32>, Refusal> {
        let Host::Organiser(id) = host else { return Ok(None) };
        self.room_for_more(id).await?;
        let organiser = self.organiser(id).await?;
        Ok(organiser.map(|(_, organiser)| self.allowance(&organiser).scenarios))
    }

    /// Purges a table: nothing of it is left but its code, which no other one gets.
    ///
    /// # Errors
    /// `busy` when its deed is being changed, `disk`.
    pub(crate) async fn purge(&self, table: TableId, code: &str) -> Result<(), Refusal> {
        let deed = self.one::<Deed>(&key_of(table)).await?;
        let grave = Grave { code: code.into(), purged_unix_ms: unix_ms() };
        let mut records = vec![RegisterRow::new(tombstone(table), written(&grave))];
        records.extend(deed.map(|(record, _)| RegisterRow { value: None, ..record }));
        if !self.journal.purge(table, records).await.map_err(silent)? {
            let sentence = text!("busy-table");
            return Err(refusal("busy", sentence));
        }
        self.weights.remove(&table);
        self.moves.remove(&table);
        Ok(())
    }

    /// Notes whose a table is that comes back from a file, and takes its tombstone away: what is to be written
    /// with its rows.
    ///
    /// # Errors
    /// `too_many_tables`, `too_much_stored`, `code_taken`, `is_here`, `disk`.
    pub(crate) async fn claim(
        &self,
        table: TableId,
        host: &Host,
        (code, name): (&str, &str),
    ) -> Result<Vec<RegisterRow>, Refusal> {
        if self.deed(table).await?.is_some() {
            return Err(is_here(code));
        }
        let grave = self.one::<Grave>(&tombstone(table)).await?;
        if grave.is_none() && self.spent_codes().await?.contains(code) {
            return Err(code_taken(code));
        }
        let mut records: Vec<RegisterRow> =
            grave.map(|(record, _)| RegisterRow { value: None, ..record }).into_iter().collect();
        let mut deed = Deed { seed_known: true, ..Deed::new(code, name, None) };
        if let Host::Organiser(id) = host {
            self.room_for_more(id).await?;
            self.within_tables(id, 1).await?;
            deed.organiser = Some(id.clone());
        }
        records.push(RegisterRow::new(key_of(table), written(&deed)));
        Ok(records)
    }
}

/// What is said where a table that is to come back is here.
pub(crate) fn is_here(code: &str) -> Refusal {
    refusal("is_here", text!("is-here", code = code))
}

/// What is said where another table has the code of one that is to come back.
pub(crate) fn code_taken(code: &str) -> Refusal {
    let sentence = text!("code-taken", code = code);
    refusal("code_taken", sentence)
}

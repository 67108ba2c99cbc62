//! Looking after tables: which there are and how they stand, putting one away, taking it back, deleting it,
//! keeping it in a file and restoring it from there.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use futures_util::future::join_all;
use game::Refusal;
use tokio::time::{Instant, interval};

use super::{Hub, Whereabouts, not_back};
use crate::house::parcel::{self, Parcel};
use crate::house::{Deed, Host, House, code_taken, is_here, silent};
use crate::journal::{Entry, JournalError, Stored, TableId};
use crate::registry::refusal;
use crate::table::chronicle;
use crate::table::place::Place;
use crate::table::truth::Truth;
use crate::table::{Facts, Request};
use crate::wire::{Lobby, RunningTable, TableLine};

/// How long the page of running tables is as it was looked up.
const RUNNING: Duration = Duration::from_secs(5);

/// Entries of a file that are folded at once: each takes more memory than its text.
const FOLDED: usize = 64;

/// Of how many looks one is also after tables whose time has come.
const DUE: u32 = 12;

/// A table that somebody looks after.
pub(crate) struct Own {
    pub(crate) id: TableId,
    /// Where it is found; none while it is archived.
    place: Option<Arc<Place>>,
    pub(crate) code: String,
    pub(crate) name: String,
    archived: bool,
}

impl Hub {
    /// The register of this house.
    pub(crate) fn house(&self) -> &Arc<House> {
        &self.loader.surroundings.house
    }

    /// What anybody may know of a table, and how many screens are there; one that sleeps is not woken for it.
    /// How many are there where another server has it that one alone knows.
    pub(super) async fn seen(&self, place: &Arc<Place>) -> Option<(Facts, Option<usize>)> {
        if let Some(card) = place.card() {
            return Some((card.facts, Some(0)));
        }
        match self.loader.wake(place, false).await.ok()? {
            Whereabouts::Here(handle) => {
                let (facts, here) = handle.ask(|reply| Request::Facts { reply }).await.ok()?;
                Some((facts, Some(here)))
            }
            Whereabouts::Elsewhere(_) => {
                let (truth, _) = self.loader.read(place.id).await.ok()?;
                Some((Facts::of(&truth, |_| false), None))
            }
        }
    }

    /// The tables that this host looks after, by name.
    ///
    /// # Errors
    /// `disk`.
    pub(crate) async fn lobby(&self, host: &Host) -> Result<Vec<TableLine>, Refusal> {
        let (mut deeds, organisers) =
            (self.house().deeds().await?, self.house().organisers().await?);
        let looks_after = |deed: Option<&Deed>| match host {
            Host::Operator => true,
            Host::Organiser(id) => deed.and_then(|deed| deed.organiser.as_ref()) == Some(id),
        };
        deeds.retain(|_, deed| looks_after(Some(deed)));
        let mut places = self.places();
        places.retain(|place| {
            let deed = deeds.get(&place.id);
            looks_after(deed) && deed.is_none_or(|deed| deed.archived.is_none())
        });
        let here: HashSet<TableId> = places.iter().map(|place| place.id).collect();
        let ids = here.iter().chain(deeds.keys()).copied().collect::<BTreeSet<_>>();
        let weights = self.house().weigh(ids).await?;
        let seen = places.iter().map(async |place| Some((place.id, self.seen(place).await?)));
        let seen: HashMap<_, _> = join_all(seen).await.into_iter().flatten().collect();
        let away = deeds.iter().filter(|(table, deed)| {
            !here.contains(table)
                && (deed.archived.is_some() || weights.get(table).is_some_and(|w| w.seq > 0))
        });
        let away = away.map(|(table, deed)| (*table, of_deed(deed)));
        let mut lines = Vec::new();
        for (table, (facts, here)) in seen.into_iter().chain(away) {
            let (deed, weight) =
                (deeds.get(&table), weights.get(&table).copied().unwrap_or_default());
            let organiser = deed.and_then(|deed| organisers.get(deed.organiser.as_ref()?));
            lines.push(TableLine {
                code: facts.code,
                name: facts.name,
                game: facts.game,
                lobby: facts.lobby,
                over: facts.over,
                seats: facts.seats,
                here: here.map(|here| u32::try_from(here).unwrap_or(u32::MAX)),
                bytes: weight.bytes,
                unix_ms: weight.unix_ms,
                organiser: organiser.map(|organiser| organiser.name.clone()),
                shown: deed.is_some_and(|deed| deed.shown),
                archived: deed.and_then(|deed| deed.archived),
            });
        }
        lines.sort_by(|a, b| (&a.name, &a.code).cmp(&(&b.name, &b.code)));
        Ok(lines)
    }

    /// The tables that everybody may look on at, by name. However often it is asked for they are looked up now
    /// and then.
    ///
    /// # Errors
    /// `disk`.
    pub(crate) async fn running(&self) -> Result<Vec<RunningTable>, Refusal> {
        let mut kept = self.running.lock().await;
        if let Some((_, running)) = kept.as_ref().filter(|(since, _)| since.elapsed() < RUNNING) {
            return Ok(running.clone());
        }
        let running = self.look_running().await?;
        *kept = Some((Instant::now(), running.clone()));
        Ok(running)
    }

    async fn look_running(&self) -> Result<Vec<RunningTable>, Refusal> {
        let mut deeds = self.house().deeds().await?;
        deeds.retain(|_, deed| deed.shown && deed.archived.is_none());
        let mut places = self.places();
        places.retain(|place| deeds.contains_key(&place.id));
        let seen = places.iter().map(|place| self.seen(place));
        let seen = join_all(seen).await.into_iter().flatten();
        let mut running: Vec<_> = seen.map(|(facts, _)| shown(facts)).collect();
        running.sort_by(|a, b| (&a.name, &a.code).cmp(&(&b.name, &b.code)));
        Ok(running)
    }

    /// The table of this code, where this host looks after it. Of others' tables nobody learns whether they
    /// are there.
    ///
    /// # Errors
    /// `no_table`, `disk`.
    pub(crate) async fn own(&self, host: &Host, code: &str) -> Result<Own, Refusal> {
        let none = || refusal("no_table", "You have no table with this code. Load the page again.");
        let code = code.trim().to_ascii_uppercase();
        let place = self.places.get(&code).map(|entry| Arc::clone(entry.value()));
        let (id, deed) = match &place {
            Some(place) => (place.id, self.house().deed(place.id).await?),
            None => {
                let deeds = self.house().deeds().await?.into_iter();
                let mut away = deeds.filter(|(_, deed)| deed.code == code);
                away.next().map(|(id, deed)| (id, Some(deed))).ok_or_else(none)?
            }
        };
        if let Host::Organiser(own) = host
            && deed.as_ref().and_then(|deed| deed.organiser.as_ref()) != Some(own)
        {
            return Err(none());
        }
        // One that sleeps and of which the register has the name is not woken for it.
        let seen = match place.as_ref().filter(|place| deed.is_none() || !place.is_unknown()) {
            Some(place) => self.seen(place).await.map(|(facts, _)| facts.name),
            None => None,
        };
        let archived = deed.as_ref().is_some_and(|deed| deed.archived.is_some());
        let name = seen.or(deed.map(|deed| deed.name)).unwrap_or_default();
        Ok(Own { id, place, code, name, archived })
    }

    /// Changes what the register says of a table.
    async fn change(
        &self,
        own: &Own,
        change: impl Fn(&mut Deed) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let nothing = || Deed::new(&own.code, &own.name, None);
        let change = |deed: &mut Deed| {
            deed.name.clone_from(&own.name);
            change(deed)
        };
        let changed = self.house().change_deed(own.id, nothing, change).await;
        *self.running.lock().await = None;
        changed
    }

    /// Has everybody find a table, or nobody.
    ///
    /// # Errors
    /// `no_table`, `archived`, `disk`.
    pub(crate) async fn show(&self, host: &Host, code: &str, shown: bool) -> Result<(), Refusal> {
        let own = self.own(host, code).await?;
        let show = |deed: &mut Deed| {
            if deed.archived.is_some() {
                return Err(archived());
            }
            deed.shown = shown;
            Ok(())
        };
        self.change(&own, show).await
    }

    /// Puts a table away: nobody gets in any more. It is kept as it is until it is purged.
    ///
    /// # Errors
    /// `no_table`, `archived`, `disk`.
    pub(crate) async fn archive(&self, host: &Host, code: &str) -> Result<TableId, Refusal> {
        let _nothing_else = self.keeping.lock().await;
        let own = self.own(host, code).await?;
        let now = self.house().archived_now();
        let archive = |deed: &mut Deed| {
            if deed.archived.replace(now).is_some() {
                return Err(archived());
            }
            deed.shown = false;
            Ok(())
        };
        self.change(&own, archive).await?;
        self.put_away(&own.code, own.place).await;
        tracing::info!(table = %own.id, "a table was archived");
        Ok(own.id)
    }

    /// Nobody finds the table any more, and it ends where it is awake.
    async fn put_away(&self, code: &str, place: Option<Arc<Place>>) {
        let Some(place) = place else { return };
        self.places.remove_if(code, |_, here| here.id == place.id);
        // Whoever is about to wake it finds in the register that it is put away, or is done.
        let _nobody_wakes_it = place.waking.lock().await;
        if let Some(handle) = place.handle()
            && handle.send(Request::Stop).await.is_ok()
        {
            handle.ended().await;
        }
        self.loader.surroundings.health.of_table(place.id, None);
    }

    /// Takes an archived table back as it was.
    ///
    /// # Errors
    /// `no_table`, `not_archived`, `too_many_tables`, `disk`.
    pub(crate) async fn take_back(&self, host: &Host, code: &str) -> Result<(), Refusal> {
        let _nothing_else = self.keeping.lock().await;
        let own = self.own(host, code).await?;
        let before = self.house().deed(own.id).await?.and_then(|deed| deed.archived);
        let take = |deed: &mut Deed| deed.archived.take().map(drop).ok_or_else(not_archived);
        self.change(&own, take).await?;
        if let Host::Organiser(id) = host
            && let Err(refusal) = self.house().within_tables(id, 0).await
        {
            let again = |deed: &mut Deed| {
                deed.archived = before;
                Ok(())
            };
            self.change(&own, again).await?;
            return Err(refusal);
        }
        self.places.insert(own.code, Place::asleep(own.id, None));
        Ok(())
    }

    /// An archived table as a file, and what it is called.
    ///
    /// # Errors
    /// `no_table`, `not_archived`, `disk`.
    pub(crate) async fn archived_file(
        &self,
        host: &Host,
        code: &str,
    ) -> Result<(String, Vec<u8>), Refusal> {
        let own = self.own(host, code).await?;
        if !own.archived {
            return Err(not_archived());
        }
        let table = own.id;
        self.change(&own, |deed| {
            deed.seed_known = true;
            Ok(())
        })
        .await?;
        let rows = self.loader.surroundings.journal.rows(table).await.map_err(unreadable)?;
        let stem = chronicle::stem(&own.name);
        let packed = tokio::task::spawn_blocking(move || {
            parcel::pack(&Parcel { table, rows }, (&own.code, &own.name))
        });
        let packed = packed.await.map_err(anyhow::Error::from).flatten();
        let packed = packed.map_err(|error| {
            tracing::error!(%table, "an archived table cannot be packed: {error:#}");
            refusal("fault", "The server stumbled over this table.")
        })?;
        Ok((format!("{stem}{}", parcel::ENDING), packed))
    }

    /// Deletes a table at once, for good, where its name is told.
    ///
    /// # Errors
    /// `no_table`, `wrong_name`, `disk`.
    pub(crate) async fn delete(
        &self,
        host: &Host,
        code: &str,
        name: &str,
    ) -> Result<TableId, Refusal> {
        let _nothing_else = self.keeping.lock().await;
        let own = self.own(host, code).await?;
        if own.name.trim() != name.trim() {
            let sentence = format!("To delete this table, type its name: {}", own.name);
            return Err(refusal("wrong_name", sentence));
        }
        self.purge(own.id, &own.code, own.place).await?;
        Ok(own.id)
    }

    async fn purge(
        &self,
        table: TableId,
        code: &str,
        place: Option<Arc<Place>>,
    ) -> Result<(), Refusal> {
        self.put_away(code, place.clone()).await;
        if let Err(refusal) = self.house().purge(table, code).await {
            if let Some(place) = place {
                self.places.insert(code.to_owned(), place);
            }
            return Err(refusal);
        }
        drop(self.take_told(table));
        *self.running.lock().await = None;
        tracing::info!(%table, "a table was purged");
        Ok(())
    }

    /// Restores a table from a file; returns its code.
    ///
    /// # Errors
    /// `unreadable_record`, `is_here`, `code_taken`, the limits, `disk`.
    pub(crate) async fn restore_from(
        self: &Arc<Self>,
        host: &Host,
        bytes: impl AsRef<[u8]> + Send + 'static,
    ) -> Result<String, Refusal> {
        let _nothing_else = self.keeping.lock().await;
        let this = Arc::clone(self);
        let read = tokio::task::spawn_blocking(move || this.read_parcel(bytes.as_ref()));
        let (Parcel { table, rows }, code, name) = read
            .await
            .map_err(anyhow::Error::from)
            .flatten()
            .map_err(|error| refusal("unreadable_record", format!("{error:#}.")))?;
        if let Some(there) = self.places.get(&code).map(|entry| entry.value().id) {
            return Err(if there == table { is_here(&code) } else { code_taken(&code) });
        }
        let journal = &self.loader.surroundings.journal;
        match journal.find(&code).await.map_err(silent)? {
            Some(there) if there == table => return Err(is_here(&code)),
            Some(_) => return Err(code_taken(&code)),
            None => {}
        }
        let records = self.house().claim(table, host, (&code, &name)).await?;
        let put = journal.put_back(table, rows, records).await;
        match put {
            Ok(true) => {}
            Ok(false) | Err(JournalError::Conflict) => return Err(is_here(&code)),
            Err(error) => return Err(silent(error)),
        }
        self.places.insert(code.clone(), Place::asleep(table, None));
        tracing::info!(%table, "a table was restored from a file");
        Ok(code)
    }

    /// What is in a file, with the table's code and name; it must be a table that this program can play.
    fn read_parcel(&self, bytes: &[u8]) -> anyhow::Result<(Parcel, String, String)> {
        let parcel = parcel::unpack(bytes)?;
        let truth = self
            .fold(&parcel.rows)
            .map_err(|error| error.context("This server cannot play the table of this file"))?;
        let (code, name) = (truth.desk.code.clone(), truth.desk.name.clone());
        let plain =
            (4..=8).contains(&code.len()) && code.bytes().all(|sign| sign.is_ascii_uppercase());
        anyhow::ensure!(plain, "The table of this file has no code");
        Ok((parcel, code, name))
    }

    /// What is true of a table of which these are all rows.
    fn fold(&self, rows: &[Stored]) -> anyhow::Result<Truth> {
        let entries = |rows: &[Stored]| {
            let entries: Result<Vec<_>, _> = rows.iter().map(Stored::entry).collect();
            entries.map_err(anyhow::Error::from_boxed)
        };
        let returns = rows.iter().filter(|row| row.kind == Entry::REWIND).cloned();
        let returns = entries(&returns.collect::<Vec<_>>())?;
        let (first, rest) = rows.split_first().context("it has no entry")?;
        let (first, setup) = first.clone().opening().context("its first entry cannot be read")?;
        let mut truth = Truth::fold_first(&self.loader.registry, (&first, &setup), &returns)?;
        for rows in rest.chunks(FOLDED) {
            truth = truth.fold_on(&entries(rows)?)?;
        }
        Ok(truth.folded())
    }

    /// Sends everybody away who came with a key of an organiser that is not valid any more.
    pub(crate) async fn organisers_changed(&self) {
        let known = match self.house().organisers().await {
            Ok(known) => Arc::new(known),
            Err(refusal) => {
                return tracing::error!(refusal.sentence, "the organisers cannot be read");
            }
        };
        for handle in self.handles() {
            let _ = handle.send(Request::Organisers { known: Arc::clone(&known) }).await;
        }
    }

    /// Hears what other servers of the same journal have changed, and purges what is due, until the server ends.
    pub(crate) async fn keep_house(self: Arc<Self>) {
        let mut looks =
            interval(self.loader.surroundings.limits.house.max(Duration::from_millis(1)));
        looks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        for look in 0_u32.. {
            looks.tick().await;
            self.hear_news().await;
            if look % DUE == 0 {
                self.purge_due().await;
            }
        }
    }

    async fn purge_due(&self) {
        let _nothing_else = self.keeping.lock().await;
        let due = match self.house().due().await {
            Ok(due) => due,
            Err(refusal) => {
                return tracing::error!(refusal.sentence, "the register cannot be read");
            }
        };
        for (table, code) in due {
            let place = self.places.get(&code).map(|entry| Arc::clone(entry.value()));
            let place = place.filter(|place| place.id == table);
            if let Err(refusal) = self.purge(table, &code, place).await {
                tracing::error!(%table, refusal.sentence, "a table whose time has come is not purged");
            }
        }
    }

    /// Takes in what another server has written to the register.
    async fn hear_news(&self) {
        let news = self.loader.surroundings.journal.news().await.unwrap_or_default();
        if news.is_empty() {
            return;
        }
        if House::tell_of_organisers(&news) {
            self.organisers_changed().await;
        }
        let _nothing_else = self.keeping.lock().await;
        // As it is now: the news are up to a minute old.
        let (Ok(deeds), Ok(gone)) = (self.house().deeds().await, self.house().purged().await)
        else {
            return;
        };
        for place in self.places() {
            let away = deeds.get(&place.id).is_some_and(|deed| deed.archived.is_some());
            if away || gone.contains(&place.id) {
                let code = self.places.iter().find(|entry| entry.value().id == place.id);
                let code = code.map(|entry| entry.key().clone());
                self.put_away(&code.unwrap_or_default(), Some(place)).await;
            }
        }
        for (table, deed) in deeds {
            if deed.archived.is_none() && !self.places.contains_key(&deed.code) {
                self.appear(table, deed.code).await;
            }
        }
    }

    /// A table is here that another server has made, or taken back.
    async fn appear(&self, table: TableId, code: String) {
        match self.loader.surroundings.journal.first(table).await {
            Ok(Some(_)) => {
                self.places.entry(code).or_insert_with(|| Place::asleep(table, None));
            }
            Ok(None) => {}
            Err(error) => not_back(table, &error.into()),
        }
    }
}

/// What is known of a table that is not here.
fn of_deed(deed: &Deed) -> (Facts, Option<usize>) {
    let (code, name) = (deed.code.clone(), deed.name.clone());
    let (game, lobby, over, seats) = (String::new(), Lobby::Locked, false, Vec::new());
    (Facts { code, name, game, lobby, over, seats }, Some(0))
}

fn shown(facts: Facts) -> RunningTable {
    let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let taken = facts.seats.iter().filter(|seat| seat.taken).count();
    let seats = (count(facts.seats.len()), count(taken));
    RunningTable { code: facts.code, name: facts.name, game: facts.game, over: facts.over, seats }
}

fn archived() -> Refusal {
    refusal("archived", "This table is archived already.")
}

fn not_archived() -> Refusal {
    refusal("not_archived", "This table is not archived. Archive it first.")
}

/// What is said where the rows of a table cannot be read.
fn unreadable(error: JournalError) -> Refusal {
    match error {
        JournalError::Damaged(damage) => refusal("disk", damage.wrong.to_string()),
        error => silent(error),
    }
}

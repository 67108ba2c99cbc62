//! Looking after tables: which there are and how they stand, whose they are, and who may find them.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join_all;
use game::{Refusal, text};
use tokio::time::Instant;

use super::{Hub, Whereabouts};
use crate::house::{Deed, Host, House, silent};
use crate::journal::TableId;
use crate::registry::refusal;
use crate::table::place::Place;
use crate::table::{Facts, Request};
use crate::wire::{Lobby, RunningTable, TableLine};

/// How long the page of running tables is as it was looked up.
const RUNNING: Duration = Duration::from_secs(5);

/// A table that somebody looks after.
pub(crate) struct Own {
    pub(crate) id: TableId,
    /// Where it is found; none while it is archived.
    pub(super) place: Option<Arc<Place>>,
    pub(crate) code: String,
    pub(crate) name: String,
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
        let none = || refusal("no_table", text!("no-own-table"));
        let code = code.trim().to_ascii_uppercase();
        let mut place = self.places.get(&code).map(|entry| Arc::clone(entry.value()));
        let away = match place {
            Some(_) => None,
            None => {
                let mut deeds = self.house().deeds().await?.into_iter();
                deeds.find(|(_, deed)| deed.code == code)
            }
        };
        if place.is_none() && away.is_none() {
            place = self.made_elsewhere(&code).await.map_err(silent)?;
        }
        let (id, deed) = match (&place, away) {
            (Some(place), _) => (place.id, self.house().deed(place.id).await?),
            (None, away) => away.map(|(id, deed)| (id, Some(deed))).ok_or_else(none)?,
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
        let name = seen.or(deed.map(|deed| deed.name)).unwrap_or_default();
        Ok(Own { id, place, code, name })
    }

    /// Changes what the register says of a table.
    pub(super) async fn change(
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
}

/// What is known of a table that is not here.
fn of_deed(deed: &Deed) -> (Facts, Option<usize>) {
    let (code, name) = (deed.code.clone(), deed.name.clone());
    let (game, lobby, seats) = (String::new(), Lobby::Locked, Vec::new());
    let (begun, over) = (false, false);
    (Facts { code, name, language: None, game, lobby, begun, over, seats }, Some(0))
}

fn shown(facts: Facts) -> RunningTable {
    let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let taken = facts.seats.iter().filter(|seat| seat.taken).count();
    let seats = (count(facts.seats.len()), count(taken));
    RunningTable { code: facts.code, name: facts.name, game: facts.game, over: facts.over, seats }
}

pub(super) fn archived() -> Refusal {
    refusal("archived", text!("archived"))
}

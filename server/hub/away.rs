//! Putting tables away: archiving one, taking it back, deleting it for good.

use std::sync::Arc;

use game::{Refusal, text};

use super::Hub;
use super::lobby::archived;
use crate::house::{Deed, Host};
use crate::journal::TableId;
use crate::registry::refusal;
use crate::table::Request;
use crate::table::place::Place;

impl Hub {
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
        self.away.insert(own.code.clone(), own.id);
        self.put_away(&own.code, own.place).await;
        tracing::info!(table = %own.id, "a table was archived");
        Ok(own.id)
    }

    /// Nobody finds the table any more, and it ends where it is awake.
    pub(super) async fn put_away(&self, code: &str, place: Option<Arc<Place>>) {
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
            // Somebody may have come in that moment.
            let place = self.places.get(&own.code).map(|entry| Arc::clone(entry.value()));
            self.put_away(&own.code, place).await;
            return Err(refusal);
        }
        self.away.remove(&own.code);
        self.place(&own.code, own.id);
        Ok(())
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
            let sentence = text!("wrong-name", name = own.name);
            return Err(refusal("wrong_name", sentence));
        }
        self.purge(own.id, &own.code, own.place).await?;
        Ok(own.id)
    }

    pub(super) async fn purge(
        &self,
        table: TableId,
        code: &str,
        place: Option<Arc<Place>>,
    ) -> Result<(), Refusal> {
        self.put_away(code, place.clone()).await;
        if let Err(refusal) = self.house().purge(table, code).await {
            if let Some(place) = place {
                self.places.entry(code.to_owned()).or_insert(place);
            }
            return Err(refusal);
        }
        self.away.remove(code);
        self.nameless().remove(&table);
        drop(self.take_told(table));
        *self.running.lock().await = None;
        tracing::info!(%table, "a table was purged");
        Ok(())
    }
}

pub(super) fn not_archived() -> Refusal {
    refusal("not_archived", text!("not-archived"))
}

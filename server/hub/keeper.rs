//! What is done in the house by itself: hearing what other servers of the same journal have changed, and purging
//! archived tables whose time has come.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use super::{Hub, not_back};
use crate::house::House;
use crate::journal::TableId;
use crate::table::Request;

/// Of how many looks one is also after tables whose time has come.
const DUE: u32 = 12;

impl Hub {
    /// Sends everybody away who came with a key of an organiser that is not valid any more.
    pub(crate) async fn organisers_changed(&self) {
        let known = match self.house().organisers().await {
            Ok(known) => Arc::new(known),
            Err(refusal) => {
                return tracing::error!(%refusal.sentence, "the organisers cannot be read");
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
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
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
                return tracing::error!(%refusal.sentence, "the register cannot be read");
            }
        };
        for (table, code) in due {
            let place = self.places.get(&code).map(|entry| Arc::clone(entry.value()));
            let place = place.filter(|place| place.id == table);
            if let Err(refusal) = self.purge(table, &code, place).await {
                tracing::error!(%table, %refusal.sentence, "a table whose time has come is not purged");
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
        self.away.retain(|_, table| !gone.contains(table));
        self.nameless().retain(|table| !gone.contains(table));
        for (table, deed) in &deeds {
            match deed.archived {
                Some(_) => drop(self.away.insert(deed.code.clone(), *table)),
                None => drop(self.away.remove(&deed.code)),
            }
        }
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
            Ok(Some(_)) => drop(self.place(&code, table)),
            Ok(None) => {}
            Err(error) => not_back(table, &error.into()),
        }
    }
}

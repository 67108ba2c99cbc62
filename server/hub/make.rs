//! Making tables: from what, and what their first entries say.

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError};

use game::{Files, Millis, Refusal, Seat};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use uuid::Uuid;

use super::{Hub, plain};
use crate::journal::{Entry, Settle, TableId, unix_ms};
use crate::registry::{Scenario, refusal};
use crate::secrets::new_code;
use crate::table::desk::{self, Keys, TableEvent};
use crate::table::place::Place;
use crate::table::rulings::draws;
use crate::table::truth::Truth;
use crate::table::{TABLE_NAME, checked_name};

/// Scenarios that people brought and that are kept at most; the oldest goes first.
const UPLOADS: usize = 16;

/// How the ids of brought scenarios begin.
const BROUGHT: &str = "brought-";

impl Hub {
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

/// The same files have the same id.
fn upload_id(files: &Files) -> String {
    let print = Sha256::digest(format!("{files:?}"));
    print.iter().take(6).fold(BROUGHT.to_owned(), |id, byte| format!("{id}{byte:02x}"))
}

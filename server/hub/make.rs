//! Making tables: from what, and what their first entries say.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, PoisonError};

use game::{Files, Millis, Refusal, Seat, text};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use uuid::Uuid;

use super::{Hub, plain};
use crate::house::{Host, OrganiserId, silent};
use crate::journal::{Entry, Settle, TableId, unix_ms};
use crate::registry::{Scenario, refusal};
use crate::secrets::new_code;
use crate::table::desk::{self, Keys, TableEvent};
use crate::table::place::Place;
use crate::table::rulings::draws;
use crate::table::truth::Truth;
use crate::table::{TABLE_NAME, checked_language, checked_name};

/// Scenarios that people brought and that are kept at most; the oldest goes first.
const UPLOADS: usize = 16;

/// A scenario that somebody brought, and which organiser: none for the operator.
pub(super) type Upload = (Option<OrganiserId>, Arc<Scenario>);

/// What a table is made from.
pub(crate) enum Origin {
    /// The scenario of this id.
    Scenario(String),
    /// What the table of this code was made from.
    Copy(String),
}

/// What a table is made from, whatever said so.
struct Basis {
    game: String,
    scenario: String,
    format: u32,
    setup: Value,
    /// The same, written: it is large, and that is done once for all who know it by its text.
    text: String,
}

/// Whose uploads these are.
fn of(host: &Host) -> Option<&OrganiserId> {
    match host {
        Host::Operator => None,
        Host::Organiser(id) => Some(id),
    }
}

/// How the ids of brought scenarios begin.
const BROUGHT: &str = "brought-";

impl Hub {
    /// What this host can make tables from, as it is listed: without the setups, which are large.
    pub(crate) fn scenarios(&self, host: &Host) -> Vec<Value> {
        let uploads = self.uploads.read().unwrap_or_else(PoisonError::into_inner);
        let own = uploads.iter().filter(|(by, _)| by.as_ref() == of(host));
        let own = own.map(|(_, scenario)| {
            let mut listed = json!(**scenario);
            listed["brought"] = true.into();
            listed
        });
        self.scenarios.iter().map(|scenario| json!(**scenario)).chain(own).collect()
    }

    /// How many scenarios an organiser has brought that are still kept.
    pub(crate) fn brought_by(&self, organiser: &str) -> u32 {
        let uploads = self.uploads.read().unwrap_or_else(PoisonError::into_inner);
        let own = uploads.iter().filter(|(by, _)| by.as_deref() == Some(organiser));
        u32::try_from(own.count()).unwrap_or(u32::MAX)
    }

    /// Forgets a scenario that this host has brought. Tables that were made from it keep it.
    ///
    /// # Errors
    /// `no_scenario`.
    pub(crate) fn forget_upload(&self, host: &Host, id: &str) -> Result<(), Refusal> {
        let mut uploads = self.uploads.write().unwrap_or_else(PoisonError::into_inner);
        let before = uploads.len();
        uploads.retain(|(by, known)| known.id != id || by.as_ref() != of(host));
        if uploads.len() < before { Ok(()) } else { Err(self.no_scenario(id)) }
    }

    /// Forgets all scenarios that an organiser has brought.
    pub(crate) fn forget_uploads_of(&self, organiser: &str) {
        let mut uploads = self.uploads.write().unwrap_or_else(PoisonError::into_inner);
        uploads.retain(|(by, _)| by.as_deref() != Some(organiser));
    }

    /// Keeps a scenario that this host brought, of so many at most, and says how many seats it has.
    ///
    /// # Errors
    /// Everything that is wrong with it, a line each.
    pub(crate) fn take_upload(
        &self,
        (host, at_most): (&Host, Option<u32>),
        files: &Files,
    ) -> Result<(Scenario, usize), Vec<String>> {
        let read = self.loader.registry.read(files)?;
        let scenario = Scenario { id: upload_id(files), ..read.scenario };
        let seats = self.seats(&scenario, &scenario.setup.to_string());
        let seats = seats.map_err(|refusal| vec![refusal.sentence.to_string()])?.len();
        let mut uploads = self.uploads.write().unwrap_or_else(PoisonError::into_inner);
        uploads.retain(|(by, known)| known.id != scenario.id || by.as_ref() != of(host));
        let own = uploads.iter().filter(|(by, _)| by.as_ref() == of(host)).count();
        match at_most {
            Some(at_most) if own >= at_most as usize => return Err(vec![too_many(at_most)]),
            Some(_) => {}
            None => forget_oldest(&mut uploads, own),
        }
        uploads.push_front((of(host).cloned(), Arc::new(scenario.clone())));
        Ok((scenario, seats))
    }

    /// Makes a table of this host and returns its code.
    ///
    /// # Errors
    /// `no_scenario`, `no_table`, `bad_name`, `bad_language`, the host's limits, what the game has against the setup, `disk`.
    pub(crate) async fn create(
        &self,
        host: &Host,
        origin: &Origin,
        (name, language): (&str, Option<&str>),
    ) -> Result<String, Refusal> {
        let basis = self.basis(host, origin).await?;
        let name = checked_name(name, TABLE_NAME)?;
        let language = language.map(checked_language).transpose()?;
        let (id, code) = (Uuid::new_v4(), self.unused_code().await?);
        let registry = &self.loader.registry;
        let seats = registry.origin(&basis.game, basis.format, &basis.text)?.seats();
        let entries = self.first_entries(&basis, seats, (&code, name.clone(), language), id)?;
        let truth = Truth::fold(registry, &entries, &basis.text)
            .map_err(|error| refusal("bad_setup", format!("{error:#}")))?;
        self.house().reserve(id, host, (&code, &name)).await?;
        if let Err(error) = self.loader.surroundings.journal.append(id, entries).await {
            tracing::error!(table = %id, %error, "a new table could not be journalled");
            let sentence = text!("disk-new-table");
            return Err(refusal("disk", sentence));
        }
        let commitment = truth.desk.fairness.seeds.last().map(|seed| seed.commitment(id));
        let place = Place::asleep(id, None);
        self.loader.start(&place, (truth, None), true).await;
        self.places.insert(code.clone(), place);
        // A table that was just made shall not hang on the write-ahead log alone; it is durable there.
        tokio::spawn(self.loader.surroundings.journal.settle(Settle::Now));
        tracing::info!(table = %id, commitment, "a table was made");
        Ok(code)
    }

    /// A code that no table has or had.
    async fn unused_code(&self) -> Result<String, Refusal> {
        let spent = self.house().spent_codes().await?;
        let unused = |code: &String| !self.places.contains_key(code) && !spent.contains(code);
        Ok(std::iter::repeat_with(new_code).find(unused).expect("the iterator has no end"))
    }

    async fn basis(&self, host: &Host, origin: &Origin) -> Result<Basis, Refusal> {
        match origin {
            Origin::Scenario(id) => {
                let scenario = self.scenario(host, id)?;
                let format = self.loader.registry.find(&scenario.game)?.format();
                let (setup, text) = (scenario.setup.clone(), scenario.setup.to_string());
                Ok(Basis { game: scenario.game.clone(), scenario: id.clone(), format, setup, text })
            }
            Origin::Copy(code) => {
                let own = self.own(host, code).await?;
                let first = self.loader.surroundings.journal.first(own.id).await.map_err(silent)?;
                let unreadable = || refusal("disk", text!("origin-unread"));
                let (first, text) = first.ok_or_else(unreadable)?;
                let setup = serde_json::from_str(&text).map_err(|_| unreadable())?;
                let said = |what: &str| first.command[what].as_str().unwrap_or_default().to_owned();
                let (game, scenario) = (said("game"), said("scenario"));
                Ok(Basis { game, scenario, format: first.format, setup, text })
            }
        }
    }

    fn scenario(&self, host: &Host, id: &str) -> Result<Arc<Scenario>, Refusal> {
        let known = self.scenarios.iter().find(|known| known.id == id).cloned();
        let brought = || {
            let uploads = self.uploads.read().unwrap_or_else(PoisonError::into_inner);
            let own = |(by, known): &&Upload| known.id == id && by.as_ref() == of(host);
            uploads.iter().find(own).map(|(_, known)| Arc::clone(known))
        };
        known.or_else(brought).ok_or_else(|| self.no_scenario(id))
    }

    fn no_scenario(&self, id: &str) -> Refusal {
        let gone = text!("scenario-gone");
        let none = text!("no-scenario");
        refusal("no_scenario", if id.starts_with(BROUGHT) { gone } else { none })
    }

    fn seats(&self, scenario: &Scenario, setup: &str) -> Result<Vec<Seat>, Refusal> {
        let registry = &self.loader.registry;
        let format = registry.find(&scenario.game)?.format();
        Ok(registry.origin(&scenario.game, format, setup)?.seats())
    }

    fn first_entries(
        &self,
        basis: &Basis,
        seats: Vec<Seat>,
        (code, name, language): (&str, String, Option<String>),
        table: TableId,
    ) -> Result<Vec<Entry>, Refusal> {
        let vault = &self.loader.surroundings.vault;
        let tickets: BTreeMap<_, _> =
            seats.into_iter().map(|seat| (seat.id, vault.new_seat_ticket())).collect();
        let opened =
            TableEvent::Opened { code: code.into(), name, tickets, keys: Keys::new(vault) };
        // A rehearsal draws by a number that somebody chose.
        let committed = self.loader.surroundings.seed.is_none().then(|| draws::commit(table));
        let spoken = language.map(|language| TableEvent::LanguageSet { language });
        let opening = [Some(opened), spoken, committed].iter().flatten().map(plain).collect();
        let create = json!({ "do": "create", "game": basis.game, "scenario": basis.scenario });
        let setup = (Entry::SETUP, basis.format, vec![basis.setup.clone()]);
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

/// Makes room for one more of the operator's, of which there are so many.
fn forget_oldest(uploads: &mut VecDeque<Upload>, own: usize) {
    if own >= UPLOADS
        && let Some(at) = uploads.iter().rposition(|(by, _)| by.is_none())
    {
        uploads.remove(at);
    }
}

fn too_many(at_most: u32) -> String {
    format!(
        "As many scenarios of yours are kept here as may be ({at_most}). Remove one from the list first; tables \
         that were made from it keep it."
    )
}

/// The same files have the same id.
fn upload_id(files: &Files) -> String {
    let print = Sha256::digest(format!("{files:?}"));
    print.iter().take(6).fold(BROUGHT.to_owned(), |id, byte| format!("{id}{byte:02x}"))
}

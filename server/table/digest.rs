//! What a table must know of entries that it does not read again: the ids of their commands, what they
//! did to the table itself, and what they added to its history. It is kept with a snapshot, a stretch of
//! entries at a time, so that nothing that grows is ever written twice.

use std::collections::HashMap;

use anyhow::Context;
use borsh::{BorshDeserialize, BorshSerialize};
use game::{Millis, Shared};
use serde_json::Value;
use uuid::Uuid;

use super::desk::{Desk, Party, TableEvent};
use super::history::Chapter;
use crate::registry::Running;

/// Every command that was ever accepted, and whose it was.
#[derive(Clone, Debug, Default)]
pub(crate) struct Accepted {
    owners: HashMap<Uuid, u16>,
    parties: Vec<Party>,
}

impl Accepted {
    /// Whose command of this id was accepted.
    pub(crate) fn owner(&self, id: Uuid) -> Option<&Party> {
        self.parties.get(usize::from(*self.owners.get(&id)?))
    }

    /// Takes in a command. Returns the number of its party.
    pub(crate) fn insert(&mut self, id: Uuid, party: &Party) -> u16 {
        let number = self.number(party);
        self.owners.insert(id, number);
        number
    }

    /// A table has as many parties as it has seats, and three.
    fn number(&mut self, party: &Party) -> u16 {
        let known = self.parties.iter().position(|known| known == party);
        let place = known.unwrap_or_else(|| {
            self.parties.push(party.clone());
            self.parties.len() - 1
        });
        u16::try_from(place).expect("a table has fewer parties")
    }
}

/// What was learned since a snapshot was kept last.
#[derive(Debug, Default)]
pub(crate) struct Fresh {
    /// The entry after which that was; 0 where none was kept.
    pub(crate) after: u64,
    /// Of each entry since, its command's id and the number of its party.
    ids: Vec<(u128, u16)>,
    /// Of each entry of the table itself, its events as JSON, and its number.
    desk: Vec<(u64, String)>,
}

impl Fresh {
    /// Nothing since this entry.
    pub(crate) fn after(entry: u64) -> Self {
        Self { after: entry, ..Self::default() }
    }

    /// Takes in the next entry's command.
    pub(crate) fn accept(&mut self, id: Uuid, party: u16) {
        self.ids.push((id.as_u128(), party));
    }

    /// Takes in what an entry did to the table itself.
    pub(crate) fn settle(&mut self, entry: u64, events: String) {
        self.desk.push((entry, events));
    }

    /// Forgets what was kept up to this entry.
    pub(crate) fn was_kept(&mut self, up_to: u64) {
        let count = usize::try_from(up_to.saturating_sub(self.after)).unwrap_or(usize::MAX);
        self.ids.drain(..count.min(self.ids.len()));
        self.desk.retain(|(entry, _)| *entry > up_to);
        self.after = up_to;
    }

    /// All of it.
    pub(crate) fn digest(&self, accepted: &Accepted, chapter: Chapter, moment: Moment) -> Digest {
        let parties = accepted.parties.iter().map(plain).collect();
        let desk = self.desk.iter().map(|(_, events)| events.clone()).collect();
        Digest { parties, ids: self.ids.clone(), desk, chapter, moment }
    }
}

/// Where a table stands after an entry.
#[derive(Clone, Copy, Debug, Default, BorshSerialize, BorshDeserialize)]
pub(crate) struct Moment {
    /// Draws of chance so far.
    pub(crate) drawn: u64,
    /// The last entry's moment.
    pub(crate) at: Millis,
}

/// What is kept of a stretch of entries.
#[derive(Debug, BorshSerialize, BorshDeserialize)]
pub(crate) struct Digest {
    parties: Vec<String>,
    ids: Vec<(u128, u16)>,
    desk: Vec<String>,
    pub(crate) chapter: Chapter,
    pub(crate) moment: Moment,
}

impl Digest {
    /// Makes true again what the entries of this digest did to the table itself, and knows the ids of
    /// their commands again. Returns how many entries they were.
    ///
    /// # Errors
    /// A sentence when this build cannot read it.
    pub(crate) fn take(&self, desk: &mut Desk, accepted: &mut Accepted) -> anyhow::Result<u64> {
        let parties = self.parties.iter().map(|party| serde_json::from_str(party));
        let parties: Vec<Party> = parties.collect::<Result<_, _>>()?;
        let numbers: Vec<u16> = parties.iter().map(|party| accepted.number(party)).collect();
        accepted.owners.reserve(self.ids.len());
        for (id, party) in &self.ids {
            let number = numbers.get(usize::from(*party)).context("a party is missing")?;
            accepted.owners.insert(Uuid::from_u128(*id), *number);
        }
        for events in &self.desk {
            let events: Vec<TableEvent> = serde_json::from_str(events)?;
            events.iter().for_each(|event| desk.apply(event));
        }
        Ok(self.ids.len() as u64)
    }
}

fn plain(party: &Party) -> String {
    serde_json::to_string(party).expect("the hub's own types are plain JSON")
}

/// What a game has just done to the table itself, as a digest has it; none where it moved nobody.
pub(crate) fn moved(desk: &mut Shared<Desk>, game: &dyn Running) -> Option<String> {
    if game.moved().is_empty() {
        return None;
    }
    let events: Vec<TableEvent> = game.moved().iter().map(TableEvent::from).collect();
    events.iter().for_each(|event| desk.apply(event));
    Some(serde_json::to_string(&events).expect("the hub's own types are plain JSON"))
}

/// The events of an entry of the table itself, as a digest has them.
pub(crate) fn events(events: &[Value]) -> String {
    serde_json::to_string(events).expect("JSON is JSON")
}

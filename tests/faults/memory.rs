//! A journal that outlives the server of a simulation, on a disk that is slow, and now and then says that
//! it failed although it has written, or has not.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use prytaneion::journal::{Answer, Damage, Entry, Journal, JournalError, Settle, Sound, TableId};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use tokio::time::sleep;

/// A journal that outlives the server.
#[derive(Clone)]
pub struct Memory(Arc<Mutex<Disk>>);

struct Disk {
    tables: BTreeMap<TableId, Vec<Entry>>,
    chance: StdRng,
    /// Of a hundred appends so many fail.
    fails: u32,
}

impl Memory {
    pub fn new(seed: u64) -> Self {
        let chance = StdRng::seed_from_u64(seed);
        Self(Arc::new(Mutex::new(Disk { tables: BTreeMap::new(), chance, fails: 0 })))
    }

    /// From now on so many of a hundred appends fail.
    pub fn fails(&self, of_a_hundred: u32) {
        self.0.lock().unwrap().fails = of_a_hundred;
    }

    /// All entries of all tables.
    pub fn entries(&self) -> Vec<Entry> {
        self.0.lock().unwrap().tables.values().flatten().cloned().collect()
    }
}

fn done<T: Send + 'static>(answer: Result<T, JournalError>) -> Answer<T> {
    Box::pin(std::future::ready(answer))
}

impl Disk {
    fn write(&mut self, table: TableId, entries: Vec<Entry>) -> Result<(), JournalError> {
        let kept = self.tables.entry(table).or_default();
        let mut next = kept.len() as u64;
        for entry in &entries {
            next += 1;
            let known = kept.iter().any(|other| other.command_id == entry.command_id);
            if entry.seq != next || known {
                return Err(JournalError::Conflict);
            }
        }
        kept.extend(entries);
        Ok(())
    }
}

impl Journal for Memory {
    fn append(&self, table: TableId, entries: Vec<Entry>) -> Answer<()> {
        let disk = Arc::clone(&self.0);
        Box::pin(async move {
            let (before, after, fails, writes) = {
                let Disk { chance, fails, .. } = &mut *disk.lock().unwrap();
                let mut ms = || Duration::from_millis(chance.random_range(0..20));
                (ms(), ms(), chance.random_range(0..100) < *fails, chance.random::<bool>())
            };
            sleep(before).await;
            if !fails || writes {
                disk.lock().unwrap().write(table, entries)?;
            }
            // Here the server may die: it is written, and nobody was told.
            sleep(after).await;
            if fails { Err(JournalError::Failed("the disk failed".into())) } else { Ok(()) }
        })
    }

    fn sound(&self, table: TableId) -> Answer<Sound> {
        let entries = self.0.lock().unwrap().tables.get(&table).cloned().unwrap_or_default();
        done(Ok(Sound { entries, damage: None }))
    }

    fn tables(&self) -> Answer<Vec<TableId>> {
        done(Ok(self.0.lock().unwrap().tables.keys().copied().collect()))
    }

    fn probe(&self) -> Answer<()> {
        done(Ok(()))
    }

    fn check(&self) -> Answer<Vec<Damage>> {
        done(Ok(Vec::new()))
    }

    fn settle(&self, _when: Settle) -> Answer<()> {
        done(Ok(()))
    }

    fn copy_to(&self, _folder: PathBuf) -> Answer<()> {
        done(Ok(()))
    }

    fn remarks(&self) -> Vec<String> {
        Vec::new()
    }

    fn close(&self) -> Answer<()> {
        done(Ok(()))
    }

    fn alive(&self) -> bool {
        true
    }
}

//! Who leads: of two machines that both can be the server, the one of the newer epoch.
//!
//! Each take-over begins an epoch. Both machines keep the newest that they know of on their disks, and every
//! screen shows it to the server that it comes to: so a server that comes back after a take-over learns of it
//! from whoever comes first. It is sealed with the operator's key, which both machines have, lest anybody else
//! could send a server away.

use std::io::{ErrorKind, Write};
use std::path::Path;

use anyhow::Context;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::Mac;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::bounds;
use crate::journal::replace;
use crate::secrets::mac;

/// The file in the data folder.
pub(crate) const FILE: &str = "lead.json";

/// Who leads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Lead {
    /// Counts the take-overs, from 1.
    pub(crate) epoch: u64,
    /// The id of the data folder that leads.
    pub(crate) server: Uuid,
    /// The journal that this is about.
    pub(crate) journal: Uuid,
    /// Where it was reached when it began to lead; empty where nobody needed to know.
    pub(crate) address: String,
}

impl Lead {
    /// Whether this one is obeyed rather than the other. Two that began the same epoch, because neither could
    /// reach the other, are told apart all the same.
    pub(crate) fn is_newer_than(&self, other: &Self) -> bool {
        self.journal == other.journal && (self.epoch, self.server) > (other.epoch, other.server)
    }

    /// What a screen keeps of it: nobody without the operator's key can make it.
    pub(crate) fn seal(&self, operator_key: &str) -> String {
        let told = serde_json::to_vec(self).expect("it is plain JSON");
        let seal = mac(operator_key, "lead", &told).finalize().into_bytes();
        format!("{}.{}", URL_SAFE_NO_PAD.encode(told), URL_SAFE_NO_PAD.encode(seal))
    }

    /// What a seal says; none where another key made it.
    pub(crate) fn of_seal(seal: &str, operator_key: &str) -> Option<Self> {
        let (told, seal) = seal.split_once('.')?;
        let told = URL_SAFE_NO_PAD.decode(told).ok()?;
        let seal = URL_SAFE_NO_PAD.decode(seal).ok()?;
        mac(operator_key, "lead", &told).verify_slice(&seal).ok()?;
        serde_json::from_slice(&told).ok()
    }

    /// What is said by a server that it does not name.
    pub(crate) fn sentence(&self) -> String {
        format!("Another server leads this evening now: {}", self.address)
    }
}

/// What a data folder knows of who leads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Post {
    /// The folder's own id.
    pub(crate) server: Uuid,
    /// The newest lead that it knows of; none before it knows any.
    pub(crate) lead: Option<Lead>,
    /// Where the other machine was reached, best first.
    #[serde(default)]
    pub(crate) others: Vec<String>,
    /// Whether its copy of the journal is not whole yet.
    #[serde(default)]
    pub(crate) copying: bool,
}

impl Post {
    /// What stands in a folder; a new one where nothing does.
    ///
    /// # Errors
    /// A sentence when it cannot be read.
    pub(crate) fn load(folder: &Path) -> anyhow::Result<Self> {
        let path = folder.join(FILE);
        let cannot = || format!("{} cannot be read", path.display());
        let text = match bounds::short_text(&path) {
            Err(error) if error.kind() == ErrorKind::NotFound => {
                let server = Uuid::new_v4();
                return Ok(Self { server, lead: None, others: Vec::new(), copying: false });
            }
            read => read.with_context(cannot)?,
        };
        serde_json::from_str(&text).with_context(cannot)
    }

    /// Keeps it durably.
    ///
    /// # Errors
    /// A sentence when the folder cannot be written.
    pub(crate) fn save(&self, folder: &Path) -> anyhow::Result<()> {
        let path = folder.join(FILE);
        let text = serde_json::to_vec_pretty(self)?;
        replace(&path, |file| file.write_all(&text))
            .with_context(|| format!("{} cannot be written", path.display()))?;
        Ok(())
    }

    /// Whether another machine leads, as far as this one knows.
    pub(crate) fn follows(&self) -> Option<&Lead> {
        self.lead.as_ref().filter(|lead| lead.server != self.server)
    }

    /// Whether this lead is newer than all that it knows of.
    pub(crate) fn is_news(&self, lead: &Lead) -> bool {
        self.lead
            .as_ref()
            .is_none_or(|known| lead.is_newer_than(known) || known.journal != lead.journal)
    }

    /// The lead with which this machine takes the place of the one that it knows of.
    pub(crate) fn next(&self, journal: Uuid, address: &str) -> Lead {
        let known = self.lead.as_ref().filter(|lead| lead.journal == journal);
        let epoch = known.map_or(1, |lead| lead.epoch + 1);
        Lead { epoch, server: self.server, journal, address: address.into() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lead(epoch: u64, server: u128) -> Lead {
        let (server, journal) = (Uuid::from_u128(server), Uuid::from_u128(7));
        Lead { epoch, server, journal, address: "http://10.0.0.2:8080".into() }
    }

    #[test]
    fn the_newer_epoch_leads_and_no_two_lead_alike() {
        assert!(lead(2, 1).is_newer_than(&lead(1, 2)));
        assert!(!lead(1, 2).is_newer_than(&lead(2, 1)));
        assert!(lead(2, 2).is_newer_than(&lead(2, 1)) && !lead(2, 1).is_newer_than(&lead(2, 2)));
        assert!(!lead(2, 1).is_newer_than(&lead(2, 1)));
        let elsewhere = Lead { journal: Uuid::from_u128(8), ..lead(9, 1) };
        assert!(!elsewhere.is_newer_than(&lead(1, 2)));
    }

    #[test]
    fn a_seal_is_made_by_the_operators_key_alone() {
        let seal = lead(2, 1).seal("a key");
        assert_eq!(Lead::of_seal(&seal, "a key"), Some(lead(2, 1)));
        assert_eq!(Lead::of_seal(&seal, "another key"), None);
        let (_, mac) = seal.split_once('.').expect("it has two parts");
        let told = URL_SAFE_NO_PAD.encode(serde_json::to_vec(&lead(9, 1)).expect("it is JSON"));
        assert_eq!(Lead::of_seal(&format!("{told}.{mac}"), "a key"), None);
        assert_eq!(Lead::of_seal("", "a key"), None);
    }
}

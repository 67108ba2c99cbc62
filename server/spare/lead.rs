//! Who leads: of two machines that both can be the server, the one of the newer epoch.
//!
//! Each take-over begins an epoch. Both machines keep the newest that they know of on their disks, and every
//! screen shows it to the server that it comes to: so a server that comes back after a take-over learns of it
//! from whoever comes first. It is sealed with the operator's key, which both machines have, lest anybody else
//! could send a server away.
//!
//! The epoch stands in the journal's register too, so that it travels with every copy. A folder whose journal is
//! such a copy, be it from a backup or a copy of a whole folder, begins an epoch of its own: that is a moment, and
//! so newer than any that a device can have seen, whatever became of the evening after the copy was made.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

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

/// The key of the register's record of the newest lead. Until the first take-over there is none.
pub(crate) const RECORD: &str = "lead";

/// How far apart epochs are where the clock does not tell that time has passed: more than there were take-overs
/// since the copy was made.
const APART: u64 = 1_000;

/// Who leads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Lead {
    /// Counts the take-overs, from 1; of a journal that was restored, from the moment at which it was, in
    /// milliseconds since 1970 UTC.
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

/// Moves the file of a folder that cannot be read out of the way; returns where to.
///
/// # Errors
/// When it cannot be moved.
pub(crate) fn set_aside(folder: &Path) -> anyhow::Result<PathBuf> {
    let path = folder.join(FILE);
    let named = |n: u32| folder.join(format!("{FILE}-damaged-{n}"));
    let aside = (1..).map(named).find(|aside| !aside.exists()).unwrap_or_default();
    fs::rename(&path, &aside)
        .with_context(|| format!("{} cannot be moved aside", path.display()))?;
    Ok(aside)
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
    /// The newest epoch that it knows of, where it is not that of the lead.
    #[serde(default)]
    pub(crate) newest: u64,
    /// When the journal's file was made with which it led last.
    #[serde(default)]
    pub(crate) file: Option<u64>,
}

impl Post {
    /// What stands in a folder; a new one where nothing does.
    ///
    /// # Errors
    /// A sentence when it cannot be read.
    pub(crate) fn load(folder: &Path) -> anyhow::Result<Self> {
        let path = folder.join(FILE);
        let cannot = || {
            let shown = path.display();
            format!("{shown}, which says who leads, is damaged: prytaneion doctor --mend")
        };
        let text = match bounds::short_text(&path) {
            Err(error) if error.kind() == ErrorKind::NotFound => {
                return Ok(Self::new());
            }
            read => read.with_context(cannot)?,
        };
        serde_json::from_str(&text).with_context(cannot)
    }

    fn new() -> Self {
        let (server, others) = (Uuid::new_v4(), Vec::new());
        Self { server, lead: None, others, copying: false, newest: 0, file: None }
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

    /// The lead of a folder in which nobody has led with this journal: newer than all that it knows of, and than
    /// all that devices can have seen since the journal was copied.
    pub(crate) fn anew(&self, journal: Uuid, recorded: Option<&Lead>, now_unix_ms: i64) -> Lead {
        let known = [self.lead.as_ref(), recorded].into_iter().flatten();
        let known = known.filter(|lead| lead.journal == journal).map(|lead| lead.epoch);
        let known = known.max().unwrap_or_default().max(self.newest);
        // Never ahead of a clock that goes on: what is begun anew elsewhere a moment later must be newer still.
        let now = u64::try_from(now_unix_ms).unwrap_or_default();
        let epoch = if now > known { now } else { known.saturating_add(APART) };
        Lead { epoch, server: self.server, journal, address: String::new() }
    }

    /// Forgets who led, but for the epoch: the folder's next start begins a newer one.
    pub(crate) fn begin_anew(&mut self) {
        let known = self.lead.take().map_or(0, |lead| lead.epoch);
        self.newest = self.newest.max(known);
        (self.copying, self.file) = (false, None);
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
    fn what_begins_anew_is_newer_whatever_the_clock_says() {
        let journal = Uuid::from_u128(7);
        let mut post = Post { lead: Some(lead(3, 1)), ..Post::new() };
        let anew = |post: &Post, now| post.anew(journal, Some(&lead(5, 2)), now).epoch;
        assert_eq!(anew(&post, 1_800_000_000_000), 1_800_000_000_000);
        assert!(anew(&post, 0) > 5 && anew(&post, -1) > 5);
        assert_eq!(anew(&post, 6), 6, "what begins elsewhere a moment later is newer still");
        post.begin_anew();
        assert_eq!((&post.lead, post.newest), (&None, 3));
        assert!(post.anew(journal, None, 0).epoch > 3);
        assert!(post.anew(journal, None, 0).is_newer_than(&lead(3, 9)));
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

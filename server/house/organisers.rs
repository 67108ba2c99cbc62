//! Organisers: who may make tables beside the operator. Of the key in an organiser's link the register has the
//! hash alone; the operator is shown it all the same, for the server makes it anew from its own key.

use std::collections::HashMap;

use game::{Refusal, text};
use serde::{Deserialize, Serialize};

use super::{House, RegisterRow, TableId, silent, written};
use crate::journal::unix_ms;
use crate::registry::refusal;
use crate::secrets::{Ticket, TokenHash, new_device};
use crate::table::checked_name;
use crate::wire::{Allowance, OrganiserLine, OwnCard, Used};

/// How the keys of organisers' records begin; the organiser's id follows.
const ORGANISERS: &str = "organiser/";

/// How the key in an organiser's link begins, so that it is known from a device's token.
const SIGN: &str = "org.";

/// Characters of an organiser's name at most.
const NAME: usize = 60;

/// By what an organiser is known.
pub(crate) type OrganiserId = String;

/// What the register says of an organiser.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Organiser {
    pub(crate) name: String,
    ticket: Ticket,
    /// None where there may be as much as of anybody of whom nothing else was said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    limits: Option<Allowance>,
    invited_unix_ms: i64,
}

/// An organiser who has shown a key, and which.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Bearer {
    pub(crate) id: OrganiserId,
    key: TokenHash,
}

impl Bearer {
    /// Whether this is no key of the organiser any more.
    pub(crate) fn is_outdated(&self, organiser: Option<&Organiser>) -> bool {
        organiser.is_none_or(
            |now| !matches!(&now.ticket, Ticket::Sealed { hash, .. } if *hash == self.key),
        )
    }
}

/// An organiser's id and the secret, of what is shown as a key.
fn parts(key: &str) -> Option<(&str, &str)> {
    let (id, secret) = key.strip_prefix(SIGN)?.split_once('.')?;
    let plain = |sign: char| sign.is_ascii_alphanumeric() || "-_".contains(sign);
    (id.len() == 8 && id.chars().all(plain)).then_some((id, secret))
}

fn no_organiser() -> Refusal {
    refusal("no_organiser", text!("no-organiser"))
}

impl House {
    /// The organiser who bears this key.
    ///
    /// # Errors
    /// `disk`.
    pub(crate) async fn bearer(&self, key: &str) -> Result<Option<Bearer>, Refusal> {
        let Some((id, secret)) = parts(key) else { return Ok(None) };
        let Some((_, organiser)) = self.organiser(id).await? else { return Ok(None) };
        let bearer = Bearer { id: id.into(), key: TokenHash::of(secret) };
        Ok(Some(bearer).filter(|bearer| !bearer.is_outdated(Some(&organiser))))
    }

    /// The organiser who bears this key, where the table is that one's.
    ///
    /// # Errors
    /// `disk`.
    pub(crate) async fn bearer_at(
        &self,
        key: &str,
        table: TableId,
    ) -> Result<Option<Bearer>, Refusal> {
        let Some(bearer) = self.bearer(key).await? else { return Ok(None) };
        let owner = self.deed(table).await?.and_then(|deed| deed.organiser);
        Ok(Some(bearer).filter(|bearer| owner.as_ref() == Some(&bearer.id)))
    }

    pub(super) async fn organiser(
        &self,
        id: &str,
    ) -> Result<Option<(RegisterRow, Organiser)>, Refusal> {
        self.one(&format!("{ORGANISERS}{id}")).await
    }

    /// Every organiser.
    ///
    /// # Errors
    /// `disk`.
    pub(crate) async fn organisers(&self) -> Result<HashMap<OrganiserId, Organiser>, Refusal> {
        Ok(self.all(ORGANISERS).await?.into_iter().collect())
    }

    /// What an organiser may have.
    pub(super) fn allowance(&self, organiser: &Organiser) -> Allowance {
        organiser.limits.unwrap_or(self.hosting.allowance)
    }

    /// Every organiser with what there is, by name; `scenarios` counts those that one has brought.
    ///
    /// # Errors
    /// `disk`.
    pub(crate) async fn organiser_lines(
        &self,
        scenarios: impl Fn(&str) -> u32,
    ) -> Result<Vec<OrganiserLine>, Refusal> {
        let mut used = self.used_by_all().await?;
        let line = |(id, organiser): (OrganiserId, Organiser)| OrganiserLine {
            key: self.vault.open(&organiser.ticket).map(|secret| format!("{SIGN}{id}.{secret}")),
            limits: self.allowance(&organiser),
            used: Used { scenarios: scenarios(&id), ..used.remove(&id).unwrap_or_default() },
            id: id.to_string(),
            name: organiser.name,
        };
        let mut lines: Vec<_> = self.organisers().await?.into_iter().map(line).collect();
        lines.sort_by(|a, b| (&a.name, &a.id).cmp(&(&b.name, &b.id)));
        Ok(lines)
    }

    /// What an organiser may know of being one.
    ///
    /// # Errors
    /// `no_organiser`, `disk`.
    pub(crate) async fn own_card(&self, id: &str, scenarios: u32) -> Result<OwnCard, Refusal> {
        let (_, organiser) = self.organiser(id).await?.ok_or_else(no_organiser)?;
        let used = self.used_by_all().await?.remove(id).unwrap_or_default();
        let limits = self.allowance(&organiser);
        Ok(OwnCard { name: organiser.name, limits, used: Used { scenarios, ..used } })
    }

    /// Invites an organiser, and returns the id.
    ///
    /// # Errors
    /// `bad_name`, `disk`.
    pub(crate) async fn invite(
        &self,
        name: &str,
        limits: Option<Allowance>,
    ) -> Result<String, Refusal> {
        let name = checked_name(name, NAME)?;
        let (id, ticket) = (new_device(), self.vault.new_ticket());
        let organiser = Organiser { name, ticket, limits, invited_unix_ms: unix_ms() };
        let record = RegisterRow::new(format!("{ORGANISERS}{id}"), written(&organiser));
        match self.journal.put(vec![record]).await.map_err(silent)? {
            true => Ok(id),
            false => Err(refusal("busy", text!("busy-again"))),
        }
    }

    /// Gives an organiser another name and other limits.
    ///
    /// # Errors
    /// `no_organiser`, `bad_name`, `disk`.
    pub(crate) async fn alter(
        &self,
        id: &str,
        name: &str,
        limits: Option<Allowance>,
    ) -> Result<(), Refusal> {
        let name = checked_name(name, NAME)?;
        self.change_organiser(id, |known| Organiser { name: name.clone(), limits, ..known })
            .await?;
        self.crowds.clear();
        Ok(())
    }

    /// Gives an organiser another key: the one that was is worth nothing from now on.
    ///
    /// # Errors
    /// `no_organiser`, `disk`.
    pub(crate) async fn renew(&self, id: &str) -> Result<(), Refusal> {
        let ticket = self.vault.new_ticket();
        self.change_organiser(id, |known| Organiser { ticket: ticket.clone(), ..known }).await
    }

    /// Forgets an organiser. The tables stay, and are the operator's.
    ///
    /// # Errors
    /// `no_organiser`, `disk`.
    pub(crate) async fn revoke(&self, id: &str) -> Result<(), Refusal> {
        let key = format!("{ORGANISERS}{id}");
        self.change::<Organiser>(&key, |known| known.map(|_| None).ok_or_else(no_organiser)).await
    }

    async fn change_organiser(
        &self,
        id: &str,
        change: impl Fn(Organiser) -> Organiser,
    ) -> Result<(), Refusal> {
        let key = format!("{ORGANISERS}{id}");
        let change = |known: Option<Organiser>| Ok(Some(change(known.ok_or_else(no_organiser)?)));
        self.change(&key, change).await
    }

    /// Whether any of these records is an organiser's.
    pub(crate) fn tell_of_organisers(records: &[RegisterRow]) -> bool {
        records.iter().any(|record| record.key.starts_with(ORGANISERS))
    }
}

//! A spare: a second machine in the hall that keeps the journal entry by entry and can take the server's
//! place.
//!
//! `lead` says who leads; `feed` gives a spare what it lacks, and `pair` knows what it has; `kept` lets
//! commands wait for it. On the other machine `follow` takes it in, and `room` answers at the spare's
//! address until it leads.
//!
//! The journal itself is what is sent: a spare says how far each table's chain goes with it, and gets what
//! comes after. So nothing has to be kept for a spare that is away, and it goes on from where it was. A copy
//! that does not fit is moved aside and made anew.

pub(crate) mod dial;
pub(crate) mod feed;
pub(crate) mod follow;
pub(crate) mod journal;
pub(crate) mod lead;
pub(crate) mod pair;
pub(crate) mod room;
pub(crate) mod words;

pub use follow::{Ended, Spare, follow};
pub(crate) use journal::FollowedJournal;
pub(crate) use lead::{Lead, Post};
pub(crate) use pair::Pair;
pub use room::order;

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, UNIX_EPOCH};

use anyhow::bail;
use futures_util::future::join_all;
use tokio::time::{sleep, timeout};

use crate::folder::DataFolder;
use crate::health::Health;
use crate::hub::Hub;
use crate::journal::{Journal, Record, Sqlite, unix_ms};
use dial::{Address, Call};
use pair::Rules;

/// What a spare follows.
#[derive(Clone)]
pub(crate) struct Followed {
    pub(crate) pair: Arc<Pair>,
    pub(crate) journal: Arc<Sqlite>,
}

/// How long a server that starts waits for the other machine to say that it leads.
const ASKING: Duration = Duration::from_millis(1500);

/// How often a server that nobody follows asks whether another machine leads.
const ASK_AGAIN: Duration = Duration::from_secs(5);

/// Refuses to serve where another machine leads, as the folder knows or as that machine says.
///
/// # Errors
/// A sentence that names it, and both ways to go on.
pub(crate) async fn yields(
    post: &mut Post,
    folder: &DataFolder,
    operator_key: &str,
) -> anyhow::Result<()> {
    if post.follows().is_none()
        && let Some(lead) = newer(post, operator_key).await
    {
        post.lead = Some(lead);
        post.save(folder.path())?;
    }
    let Some(lead) = post.follows() else { return Ok(()) };
    let address = &lead.address;
    bail!(
        "{}. This machine does not serve it, lest there be two truths. To make it the spare: prytaneion follow \
         {address}. To make it the server all the same: prytaneion take-over",
        lead.sentence()
    )
}

/// The lead of another machine that is newer than what is known here, if one says so.
async fn newer(post: &Post, operator_key: &str) -> Option<Lead> {
    let known = post.lead.as_ref()?;
    let calls = post.others.iter().map(|url| async move {
        let host = Address::read(url).ok()?.host;
        let call = timeout(ASKING, Call::open(&host, operator_key)).await.ok()?.ok()?;
        Some(call.lead)
    });
    let told = join_all(calls).await.into_iter().flatten();
    told.filter(|lead| lead.is_newer_than(known)).max_by_key(|lead| lead.epoch)
}

/// The journal in a folder, for a spare to follow.
///
/// # Errors
/// A sentence when it cannot be opened.
pub(crate) async fn followed(
    folder: &DataFolder,
    operator_key: &str,
    (mut post, rules): (Post, Rules),
    health: &Arc<Health>,
) -> anyhow::Result<Followed> {
    let journal = Arc::new(folder.journal()?);
    leads(&mut post, folder, &journal).await?;
    let place = (folder.path().to_owned(), operator_key.to_owned());
    let pair = Arc::new(Pair::new(rules, place, (journal.source(), post), Arc::clone(health)));
    Ok(Followed { pair, journal })
}

/// Sees to it that the folder has a lead that devices obey, and that the journal says so to whoever copies it.
///
/// # Errors
/// When the journal cannot be read, or a lead that was begun cannot be kept.
async fn leads(post: &mut Post, folder: &DataFolder, journal: &Sqlite) -> anyhow::Result<()> {
    let id = journal.source().reader()?.journal()?;
    let records = journal.records(lead::RECORD).await?;
    let record = records.into_iter().find(|record| record.key == lead::RECORD);
    let said = record.as_ref().and_then(|record| serde_json::from_str(record.value.as_ref()?).ok());
    let recorded: Option<Lead> = said.filter(|lead: &Lead| lead.journal == id);
    let file = made(&folder.journal_path());
    let is_newer = |own: &Lead| recorded.as_ref().is_some_and(|known| known.is_newer_than(own));
    let is_copy = post.file.is_some() && file.is_some() && post.file != file;
    let own = post.lead.clone().filter(|own| own.journal == id && !is_newer(own) && !is_copy);
    let begun = match &own {
        Some(own) => own.clone(),
        None if recorded.is_none() && post.newest == 0 && journal.tables().await?.is_empty() => {
            post.next(id, "")
        }
        None => post.anew(id, recorded.as_ref(), unix_ms()),
    };
    if own.is_none() || post.file != file {
        (post.lead, post.file) = (Some(begun.clone()), file);
        let kept = post.save(folder.path());
        // Who leads as before can be served from a disk that is full.
        kept.or_else(|error| if own.is_some() { Ok(()) } else { Err(error) })?;
    }
    if begun.epoch > 1 && recorded.as_ref() != Some(&begun) {
        let version = record.map_or(0, |record| record.version);
        let value = Some(serde_json::to_string(&begun)?);
        let record = Record { key: lead::RECORD.into(), value, version };
        if !matches!(journal.put(vec![record]).await, Ok(true)) {
            tracing::warn!("the journal does not say who leads: its copies will not know");
        }
    }
    Ok(())
}

/// When a file was made, in milliseconds since 1970 UTC: a copy of it was made later. None where the system does not
/// know.
fn made(path: &Path) -> Option<u64> {
    let made = std::fs::metadata(path).and_then(|found| found.created()).ok()?;
    u64::try_from(made.duration_since(UNIX_EPOCH).ok()?.as_millis()).ok()
}

/// Asks now and then whether another machine leads, and lets every table stand still when one does.
pub(crate) async fn watch(pair: Arc<Pair>, hub: Arc<Hub>) {
    let asking = async {
        loop {
            tokio::select! {
                () = sleep(ASK_AGAIN) => {}
                () = pair.until_asking() => {}
            }
            if !pair.is_followed()
                && let Some(lead) = newer(&pair.post(), pair.operator_key()).await
            {
                pair.obey(lead, false);
            }
            pair.asked();
        }
    };
    let lead = tokio::select! {
        lead = pair.until_deposed() => lead,
        () = asking => return,
    };
    hub.step_down(&lead.sentence()).await;
}

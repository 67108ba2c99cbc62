//! The thread that keeps the head. It takes over each group once the database has committed it, makes
//! the head durable, and only then answers. Meanwhile the next group is committed: the head costs an
//! append the time of one small write, and the journal next to none of its rate.

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::JoinHandle;
use std::time::Instant;

use super::{Done, Shared};
use crate::journal::chain::Mark;
use crate::journal::head::Head;
use crate::journal::{JournalError, TableId};
use std::sync::Arc;

/// Groups that may wait for the head.
const WAITING: usize = 64;

/// What the database has committed, and who waits to hear so.
#[derive(Default)]
pub(super) struct Committed {
    pub(super) marks: Vec<(TableId, Mark)>,
    pub(super) answers: Vec<(Done<()>, Result<(), JournalError>)>,
    /// Whether somebody wants to know that the head itself is sound.
    pub(super) looked: Vec<Done<()>>,
}

/// The way to the thread; dropping it ends the thread when it has done what waits.
pub(super) struct Keeper {
    pub(super) jobs: SyncSender<Committed>,
    pub(super) thread: JoinHandle<()>,
}

impl Keeper {
    pub(super) fn start(head: Option<Head>, shared: Arc<Shared>) -> std::io::Result<Self> {
        let (jobs, inbox) = sync_channel(WAITING);
        let thread = std::thread::Builder::new()
            .name("journal-head".into())
            .spawn(move || keep(head, &shared, &inbox))?;
        Ok(Self { jobs, thread })
    }
}

fn keep(mut head: Option<Head>, shared: &Shared, inbox: &Receiver<Committed>) {
    // What the head shall say, and has not said durably yet.
    let mut places = Vec::new();
    while let Ok(mut all) = inbox.recv() {
        for more in inbox.try_iter() {
            all.marks.extend(more.marks);
            all.answers.extend(more.answers);
            all.looked.extend(more.looked);
        }
        let start = Instant::now();
        let kept = match &mut head {
            Some(head) => head.advance(all.marks.iter().copied()),
            None => Ok(()),
        };
        places.extend(all.marks);
        metrics::histogram!("journal_head_seconds").record(start.elapsed());
        let kept = kept.map_err(|error| {
            tracing::error!(%error, "the journal's head could not be written");
            JournalError::Failed(error.to_string())
        });
        if kept.is_ok() && head.is_some() {
            shared.know(places.drain(..));
        }
        for (done, outcome) in all.answers {
            let _ = done.send(outcome.and_then(|()| kept.clone()));
        }
        for done in all.looked {
            let _ = done.send(head.as_mut().map_or(Ok(()), mend));
        }
    }
}

/// Looks at the head as it stands on the disk, and writes it anew where it does not say what it should.
fn mend(head: &mut Head) -> Result<(), JournalError> {
    if head.is_sound() {
        return Ok(());
    }
    tracing::error!("the journal's head was damaged or missing; it is written anew");
    head.renew().map_err(|error| JournalError::Failed(error.to_string()))
}

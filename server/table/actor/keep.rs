//! When a table has itself kept: every few hundred entries, after a going back, and when it stops. Never
//! before an answer: a copy of what is true goes to the journal, which makes bytes of it in its own time.

use std::time::Duration;

use futures_util::FutureExt;
use tokio::task::{JoinError, JoinHandle};
use tokio::time::timeout;

use super::Actor;
use crate::journal::{Answer, JournalError, Keeping, Made};
use crate::table::digest::Fresh;
use crate::table::truth::{EVERY, Passed};
use crate::table::vaults;

/// How long a table that stops waits until it is kept; who comes later reads the journal.
const PATIENCE: Duration = Duration::from_secs(2);

/// How far a table is kept.
#[derive(Default)]
pub(super) struct Keep {
    /// What is being kept: up to which entry, and what comes of it.
    under_way: Option<(u64, JoinHandle<Result<bool, JournalError>>)>,
    /// It is not tried again before this entry.
    next: u64,
    /// Whether it is to be kept as soon as can be: it has just gone back, and what follows would have to
    /// be folded from what was so long before.
    pub(super) wanted: bool,
}

impl Actor {
    /// Has all kept that a fold of the journal has passed, and the table as it stands.
    pub(super) fn keep_passed(&mut self) {
        if !self.truth.passed.is_empty() {
            self.keep_now();
        }
    }

    /// Has the table kept where it is time to.
    pub(super) fn keep_on(&mut self) {
        if !self.keeps_nothing() {
            return;
        }
        let last = self.truth.fresh.as_ref().map_or(0, |fresh| fresh.after);
        if self.keep.wanted || self.truth.seq >= (last + EVERY).max(self.keep.next) {
            self.keep_now();
        }
    }

    /// Has the table kept as it stands. Returns whether it is, or nothing more can be done about it.
    pub(super) fn is_kept(&mut self) -> bool {
        if !self.keeps_nothing() {
            return false;
        }
        let behind = self.truth.fresh.as_ref().is_some_and(|fresh| fresh.after < self.truth.seq);
        let tried = self.keep.next == self.truth.seq + EVERY;
        if behind && !tried {
            self.keep_now();
        }
        self.keep.under_way.is_none()
    }

    /// Whether nothing is being kept any more.
    fn keeps_nothing(&mut self) -> bool {
        let ended = self.keep.under_way.as_ref().is_none_or(|(_, task)| task.is_finished());
        if let Some((seq, task)) = self.keep.under_way.take_if(|_| ended) {
            self.was_kept(seq, task.now_or_never());
        }
        ended
    }

    /// Has the table kept as it stops.
    pub(super) async fn keep_last(&mut self) {
        if let Some((seq, task)) = self.keep.under_way.take() {
            self.was_kept(seq, timeout(PATIENCE, task).await.ok());
        }
        let behind = |fresh: &Fresh| fresh.after < self.truth.seq;
        if self.truth.fresh.as_ref().is_some_and(behind) {
            self.keep_now();
        }
        if let Some((_, task)) = self.keep.under_way.take() {
            let _ = timeout(PATIENCE, task).await;
        }
    }

    fn was_kept(
        &mut self,
        seq: u64,
        outcome: Option<Result<Result<bool, JournalError>, JoinError>>,
    ) {
        match outcome {
            None => {}
            Some(Ok(Ok(true))) => {
                self.truth.fresh.iter_mut().for_each(|fresh| fresh.was_kept(seq));
            }
            // Nobody keeps anything of this table: nothing is to be gathered for it.
            Some(Ok(Ok(false))) => self.truth.fresh = None,
            Some(Ok(Err(error))) => {
                tracing::warn!(table = %self.id, %error, "no snapshot could be kept");
            }
            Some(Err(error)) => {
                tracing::warn!(table = %self.id, %error, "no snapshot could be kept");
            }
        }
    }

    fn keep_now(&mut self) {
        self.keep.wanted = false;
        let passed = std::mem::take(&mut self.truth.passed);
        if self.halt.is_some() {
            return;
        }
        let after = self.truth.fresh.as_ref().map(|fresh| fresh.after);
        let (Some(after), Some(digest)) = (after, self.truth.digest()) else { return };
        let seq = self.truth.seq;
        self.keep.next = seq + EVERY;
        let mut answers: Vec<_> = passed.into_iter().map(|one| self.keep_state(one)).collect();
        let (game, vaults) = (self.truth.game.fork(), self.truth.vaults.clone());
        let card = self.card();
        let make = move || {
            let state = vaults::keep(game.as_ref(), &vaults)?;
            let digest = (borsh::to_vec(&digest).ok()?, serde_json::to_vec(&card).ok()?);
            Some(Made { state, digest: Some(digest) })
        };
        answers.push(self.journal.keep(self.id, Keeping { seq, after, make: Box::new(make) }));
        let task = tokio::spawn(async move {
            let mut kept = Ok(false);
            for answer in answers {
                kept = answer.await;
            }
            kept
        });
        self.keep.under_way = Some((seq, task));
    }

    /// Has a state kept that was passed, without a digest.
    fn keep_state(&self, Passed { entry, game, vaults }: Passed) -> Answer<bool> {
        let make =
            move || Some(Made { state: vaults::keep(game.as_ref(), &vaults)?, digest: None });
        self.journal.keep(self.id, Keeping { seq: entry, after: entry, make: Box::new(make) })
    }
}

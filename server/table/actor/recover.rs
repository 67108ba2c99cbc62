//! How a table halts when its journal fails it, and how it goes on.

use tokio::time::{Instant, timeout};

use super::Actor;
use crate::figures::figures;
use crate::journal::{Damage, JournalError};
use crate::table::halt::Halt;
use crate::table::turn::Turn;
use crate::wire::Close;

impl Actor {
    /// Halts: the journal refused.
    pub(super) fn halt(&mut self, error: JournalError, turn: &mut Turn) {
        figures().counts.halted(&error);
        // What people are told is what they can do about it; the details are in the log.
        tracing::error!(table = %self.id, %error, "the journal refused; the table is halted");
        self.stand(match error {
            JournalError::Damaged(damage) => Halt::by_damage(damage),
            JournalError::Superseded(lead) => Halt::Superseded(lead),
            JournalError::Elsewhere => return self.pass_on(turn),
            JournalError::Conflict | JournalError::Failed(_) => {
                Halt::Disk(Instant::now() + self.limits.probe)
            }
        });
        turn.changed = true;
    }

    fn stand(&mut self, halt: Halt) {
        let said = halt.damage().unwrap_or_else(|| halt.reason().to_string());
        self.health.of_table(self.id, Some(&said));
        self.halt = Some(halt);
    }

    /// Takes in what a look at the journal has found.
    pub(super) fn take_check(&mut self, damage: Option<Damage>, turn: &mut Turn) {
        match (damage, &mut self.halt) {
            (_, Some(Halt::Superseded(_))) => {}
            (Some(damage), Some(Halt::Damaged(known, _))) if *known == damage => {}
            (Some(damage), _) => {
                figures().counts.halted(&JournalError::Damaged(damage.clone()));
                self.stand(Halt::by_damage(damage));
                turn.changed = true;
            }
            (None, Some(Halt::Damaged(_, next_try))) => *next_try = Some(Instant::now()),
            (None, _) => {}
        }
    }

    /// Stands still for good: another machine leads.
    pub(super) fn step_down(&mut self, sentence: String, turn: &mut Turn) {
        self.stand(Halt::Superseded(sentence));
        turn.changed = true;
    }

    /// Ends: another server has the table now, and there everybody finds it.
    pub(super) fn pass_on(&mut self, turn: &mut Turn) {
        tracing::info!(table = %self.id, "another server has the table now");
        self.health.of_table(self.id, None);
        self.gallery.close(Close::Moved);
        (self.passed_on, turn.stop) = (true, true);
    }

    /// Tries the journal of a halted table. An append whose commit seemed to fail may be durable after
    /// all: what is found is true.
    pub(super) async fn recover(&mut self, turn: &mut Turn) {
        let due = self.halt.as_ref().and_then(Halt::next_try);
        if due.is_none_or(|due| Instant::now() < due) {
            return;
        }
        let tried = timeout(self.limits.append, self.catch_up()).await;
        if let Err(error) =
            tried.unwrap_or_else(|_| Err(anyhow::anyhow!("the journal does not answer")))
        {
            tracing::warn!(table = %self.id, %error, "the table stays halted");
            let again = Instant::now() + self.limits.probe;
            match (error.downcast::<JournalError>(), &mut self.halt) {
                (Ok(JournalError::Damaged(damage)), _) => {
                    self.stand(Halt::by_damage(damage));
                    turn.changed = true;
                }
                (_, Some(Halt::Disk(next_try))) => *next_try = again,
                (_, Some(Halt::Damaged(_, next_try))) => *next_try = Some(again),
                (_, Some(Halt::Superseded(_)) | None) => {}
            }
            return;
        }
        tracing::info!(table = %self.id, "the table goes on");
        self.health.of_table(self.id, None);
        self.halt = None;
        self.set_bells();
        turn.changed = true;
    }

    async fn catch_up(&mut self) -> anyhow::Result<()> {
        self.journal.probe().await?;
        let mut entries = self.journal.after(self.id, self.truth.seq).await?;
        if self.truth.reaches_back(&entries)? {
            entries = self.journal.read(self.id).await?;
        }
        self.truth.absorb(&entries)
    }
}

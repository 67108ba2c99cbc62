//! How a table goes back to what was so. The journal is never cut; a going back is an entry of its own.

use game::{Audience, Refusal, text};
use tokio::time::timeout;
use uuid::Uuid;

use super::Actor;
use super::decide::Who;
use crate::journal::{JournalError, Recalled};
use crate::registry::refusal;
use crate::table::Request;
use crate::table::desk::Party;
use crate::table::gallery::ConnId;
use crate::table::history::{self, Past, WentBack};
use crate::table::published::write;
use crate::table::rulings::draws::closed;
use crate::table::rulings::{helper, is_full, not_control};
use crate::table::truth;
use crate::table::turn::{Basis, Turn, refused};
use crate::table::views;
use crate::wire::{ServerMessage, TableCommand};

impl Actor {
    /// The point that Control asks for, if this is what it asks.
    pub(super) fn looks_back(&self, request: &Request) -> Option<u64> {
        let (from, to) = match request {
            Request::LookBack { from, to } => (from, *to),
            Request::Table { from, command: TableCommand::Rewind { to, .. }, .. } => (from, *to),
            _ => return None,
        };
        self.is_control(*from).then_some(to)
    }

    fn is_control(&self, from: ConnId) -> bool {
        let connection = self.gallery.connections.get(&from);
        connection.is_some_and(|connection| connection.party == Party::Control)
    }

    /// Reads from the journal what was so.
    pub(super) async fn recall(&mut self, to: u64) -> Result<Past, Refusal> {
        let entry = self.truth.history.entry(to).ok_or_else(no_point)?;
        let off = self.truth.history.off(entry);
        let read = timeout(self.limits.append, self.journal.recall(self.id, entry, off)).await;
        let Recalled { state, entries } = self.answered(read)?;
        let origin = self.truth.origin.as_ref();
        let mut past = truth::sound(|| history::past(origin, state.as_deref(), &entries));
        if let (Some(_), Err(error)) = (&state, &past) {
            tracing::warn!(table = %self.id, "a snapshot is passed over: {error:#}");
            let read = timeout(self.limits.append, self.journal.read(self.id)).await;
            let entries = self.answered(read)?;
            let origin = self.truth.origin.as_ref();
            past = truth::sound(|| history::state_at(origin, &entries, entry));
        }
        let (game, vaults) = past.map_err(|error| self.unreadable(&error))?;
        let opened = game.sealed() && self.truth.history.opened_after(entry);
        Ok(Past { entry, game, vaults, opened })
    }

    /// What the journal answered in time.
    fn answered<T>(
        &self,
        read: Result<Result<T, JournalError>, tokio::time::error::Elapsed>,
    ) -> Result<T, Refusal> {
        read.map_err(|late| self.unreadable(&late.into()))?
            .map_err(|error| self.unreadable(&error.into()))
    }

    fn unreadable(&self, error: &anyhow::Error) -> Refusal {
        tracing::error!(table = %self.id, "the journal cannot be read: {error:#}");
        let sentence = text!("journal-unread");
        refusal("unreadable_journal", sentence)
    }

    /// Shows Control what was so.
    pub(super) fn show_past(&self, from: ConnId, to: u64, turn: &mut Turn) {
        let past = turn.past.take().unwrap_or_else(|| Err(not_control()));
        let message = match past {
            Ok(past) => {
                let (steps, undone) = self.truth.history.after(past.entry);
                ServerMessage::Past {
                    to,
                    seen: self.truth.history.last(),
                    shared: views::of(past.game.as_ref(), &Audience::Public),
                    control: views::of(past.game.as_ref(), &Audience::Control),
                    sealed: past.game.sealed(),
                    opened: past.opened,
                    steps: u32::try_from(steps).unwrap_or(u32::MAX),
                    undone,
                }
            }
            Err(refusal) => refused(None, refusal),
        };
        turn.mail.push((from, write(&message)));
    }

    /// Shows Control what happened before a point.
    pub(super) fn show_points(&self, from: ConnId, before: u64, turn: &mut Turn) {
        let message = if self.is_control(from) {
            let names = views::names(&self.truth.desk, &self.gallery.guests);
            let points = self.truth.history.seen(before, names).collect();
            ServerMessage::Points { before, points }
        } else {
            refused(None, not_control())
        };
        turn.mail.push((from, write(&message)));
    }

    /// Goes back.
    pub(super) fn rewind(
        &mut self,
        who: &Who,
        id: Uuid,
        (seen, anew): (u64, bool),
        turn: &mut Turn,
    ) -> Result<Basis, (Refusal, Basis)> {
        let passing = |refusal| (refusal, Basis::Passing);
        let control = who.party == Party::Control;
        if control && !is_full(&self.truth.desk, who.operator, &who.device) {
            return Err(passing(helper(text!("helper-take-back"))));
        }
        let past = turn.past.take().unwrap_or_else(|| Err(not_control())).map_err(passing)?;
        self.ready().map_err(passing)?;
        if self.truth.desk.closed {
            return Err(passing(closed()));
        }
        if seen != self.truth.history.last() {
            let sentence = text!("moved-on");
            return Err(passing(refusal("moved_on", sentence)));
        }
        if self.truth.history.after(past.entry).0 == 0 {
            let sentence = text!("nothing-to-undo");
            return Err(passing(refusal("nothing_to_undo", sentence)));
        }
        // What was opened once is no secret any more, whatever is wanted.
        let where_to = WentBack { to: past.entry, anew: anew || past.opened };
        let mut draft = self.draft(turn);
        let mut taken = draft.take_back(&self.truth, past, where_to, &who.device, id);
        if self.truth.history.known_after(where_to.to) {
            taken = taken.and_then(|()| draft.renew(&self.truth, &mut self.dice));
        }
        self.reseat(&draft, turn);
        turn.draft = Some(draft);
        taken.map(|()| Basis::Turn).map_err(|refusal| (refusal, Basis::Turn))
    }
}

fn no_point() -> Refusal {
    refusal("no_point", text!("no-point"))
}

//! What the seats have under their pens. A draft is kept for the devices of its seat as long as the game
//! says that the seat writes it, in memory alone: no journal holds it and nobody else learns of it (N-1).

use std::collections::HashMap;

use game::{Refusal, SeatId, text};
use serde_json::Value;

use crate::registry::{Running, refusal};
use crate::wire::DraftView;

/// Bytes of a draft, written as JSON, at most.
const DRAFT_BYTES: usize = 16 << 10;

/// The drafts of all seats, and what each is of.
#[derive(Default)]
pub(crate) struct Unsent(HashMap<SeatId, (u32, Value)>);

impl Unsent {
    /// Keeps a seat's draft in the place of the one before; null takes it away. Returns whether that
    /// changes anything.
    ///
    /// # Errors
    /// `no_draft`, `too_long`.
    pub(crate) fn keep(
        &mut self,
        game: &dyn Running,
        seat: &SeatId,
        of: u32,
        content: Value,
    ) -> Result<bool, Refusal> {
        if game.drafting(seat) != Some(of) {
            return Err(refusal("no_draft", text!("draft-over")));
        }
        if content.to_string().len() > DRAFT_BYTES {
            return Err(refusal("too_long", text!("draft-long")));
        }
        let before = self.0.insert(seat.clone(), (of, content));
        let changed = before.as_ref() != self.0.get(seat);
        self.forget(game);
        Ok(changed)
    }

    /// Forgets what the game no longer asks for.
    pub(crate) fn forget(&mut self, game: &dyn Running) {
        self.0.retain(|seat, (of, content)| !content.is_null() && game.drafting(seat) == Some(*of));
    }

    /// Whether no seat has anything under its pen.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What a seat is shown of its draft; nothing where it writes none.
    pub(crate) fn view(&self, game: &dyn Running, seat: &SeatId) -> Option<DraftView> {
        let of = game.drafting(seat)?;
        let kept = self.0.get(seat).filter(|(kept, _)| *kept == of);
        Some(DraftView { of, content: kept.map_or(Value::Null, |(_, content)| content.clone()) })
    }
}

//! What the table is committed to for its draws, and what the devices of seats add to it.

use game::{Refusal, SeatId, Text, text};

use super::{Ruling, Sender, event};
use crate::journal::TableId;
use crate::registry::refusal;
use crate::table::desk::{Desk, Party, TableEvent};
use crate::table::fairness::{Entropy, Seed};

/// Commits a table to a new seed.
pub(crate) fn commit(table: TableId) -> TableEvent {
    let seed = Seed::new();
    let commitment = seed.commitment(table);
    TableEvent::SeedCommitted { seed, commitment }
}

/// What whoever wants to play at a closed table hears.
pub(crate) fn closed() -> Refusal {
    let sentence = text!("table-closed");
    refusal("closed", sentence)
}

/// A seat's device gives entropy. What nobody asks for, or asks for no more, changes nothing; nor does
/// what a seat gives twice, which keeps anybody from trying until it pleases.
///
/// # Errors
/// `not_seat`, `bad_entropy`.
pub(super) fn give(
    desk: &Desk,
    from: &Sender<'_>,
    entropy: &str,
    asked: &str,
) -> Result<Ruling, Refusal> {
    let Party::Seat(seat) = from.party else {
        return Err(refusal("not_seat", text!("only-own-seat")));
    };
    let entropy = Entropy::try_from(entropy.to_owned())
        .map_err(|_| refusal("bad_entropy", text!("bad-entropy")))?;
    let fairness = &desk.fairness;
    if desk.closed || fairness.seeds.is_empty() || from.asks != asked || fairness.has(seat, asked) {
        return Ok(Ruling::default());
    }
    let (seat, asked): (SeatId, _) = (seat.clone(), asked.to_owned());
    Ok(event(TableEvent::EntropyGiven { seat, entropy, asked }))
}

/// Commits the table to another seed. The one before stays secret: decks that were shuffled with it lie
/// there still, and whoever knew it could tell their order.
///
/// # Errors
/// `closed`, `rehearsal`.
pub(super) fn change(desk: &Desk, from: &Sender<'_>) -> Result<Ruling, Refusal> {
    if desk.closed {
        return Err(closed());
    }
    if desk.fairness.seeds.is_empty() {
        let sentence = text!("rehearsal");
        return Err(refusal("rehearsal", sentence));
    }
    Ok(Ruling {
        events: vec![commit(from.table), told(from, text!("seed-changed"))],
        ..Ruling::default()
    })
}

/// Closes the table for good and opens its seeds.
///
/// # Errors
/// `wrong_code`.
pub(super) fn close(desk: &Desk, from: &Sender<'_>, code: &str) -> Result<Ruling, Refusal> {
    if !desk.code.eq_ignore_ascii_case(code.trim()) {
        let sentence = text!("wrong-code");
        return Err(refusal("wrong_code", sentence));
    }
    if desk.closed {
        return Ok(Ruling::default());
    }
    Ok(Ruling {
        events: vec![TableEvent::Closed, told(from, text!("draws-open"))],
        ..Ruling::default()
    })
}

/// What everybody is told, each in the language of their device.
fn told(from: &Sender<'_>, text: Text) -> TableEvent {
    TableEvent::Said { at: from.now, seat: None, text }
}

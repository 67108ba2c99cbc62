//! What Archons hand over.

use game::Actor;

use crate::content::Counter;
use crate::cycle::race::rules::{Eyes, free};
use crate::decide::{Decided, Decision, known, speaker};
use crate::event::FiguresEvent;
use crate::ids::FactionId;
use crate::rejection::Rejection;

/// What can change hands between factions.
pub(crate) const GIVEABLE: [Counter; 3] = [Counter::Horses, Counter::Tyche, Counter::Talents];

/// What changes hands between factions (C-12).
pub(crate) fn give(
    d: &mut Decision<'_>,
    actor: &Actor,
    to: &FactionId,
    what: Counter,
    amount: u32,
) -> Decided {
    let faction = speaker(&d.state, actor)?;
    let to = known(&d.state, to)?.id.clone();
    if to == faction.id {
        return Err(Rejection::ToOneself);
    }
    if !GIVEABLE.contains(&what) {
        return Err(Rejection::NotOffered("thing to give"));
    }
    if amount == 0 {
        return Err(Rejection::OutOfBounds("Give 1 or more.".into()));
    }
    let eyes = if matches!(actor, Actor::Seat(_)) { Eyes::Own } else { Eyes::Control };
    let (have, free) = (faction.counter(what), free(&d.state, faction, what, eyes));
    if amount > have {
        return Err(Rejection::TooMany { what: crate::sentences::counter(what), have });
    }
    if amount > free {
        return Err(match eyes {
            Eyes::Own => Rejection::HorsesHeld { free },
            Eyes::Control => Rejection::BidLocked,
        });
    }
    let from = faction.id.clone();
    d.emit(FiguresEvent::Given { from, to, what, amount });
    Ok(())
}

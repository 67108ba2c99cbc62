//! Decides what Control sets, and what factions hand to each other.

use game::{Actor, text};

use crate::content::{Counter, Until};
use crate::control::figures::{FigureName, FiguresCommand, FiguresEvent, GIVEABLE};
use crate::cycle::grants::Support;
use crate::cycle::race::rules::{Eyes, free};
use crate::decision::{Decided, Decision, control_only, known, name, reason, speaker};
use crate::ids::FactionId;
use crate::rejection::Rejection;
use crate::stasis::muster::rules::MOST_PROJECTS;
use crate::state::{Faction, State};

/// The highest value that Control may set a figure to, where the figure has no lower one of its own.
const MOST: u32 = 1_000_000;
/// The most supports of a faction at once: each is told by its name wherever it votes.
const SUPPORTS: usize = 100;
/// The most support that Control gives at once.
const MOST_SUPPORT: u32 = 1000;

/// An Archon gives; all else is Control's.
pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &FiguresCommand) -> Decided {
    match command.clone() {
        FiguresCommand::Give { to, what, amount } => give(d, actor, &to, what, amount)?,
        FiguresCommand::Edit { figure, to, reason: why } => {
            control_only(actor)?;
            reason(&why)?;
            in_bounds(&d.state, &figure, to)?;
            d.emit(FiguresEvent::FigureSet { figure, to, reason: why });
        }
        FiguresCommand::SetStanding { faction, citizen, exiled, reason: why } => {
            control_only(actor)?;
            reason(&why)?;
            known(&d.state, &faction)?;
            d.emit(FiguresEvent::StandingSet { faction, citizen, exiled, reason: why });
        }
        FiguresCommand::AddSupport { faction, by, label, until } => {
            control_only(actor)?;
            give_support(d, faction, by, label, until)?;
        }
        FiguresCommand::RemoveSupport { support } => {
            control_only(actor)?;
            let is_it = |row: &Support| row.id == support && !d.state.voting.has_ended(row);
            let has = |faction: &Faction| faction.supports.iter().any(is_it);
            if !d.state.factions().any(has) {
                return Err(Rejection::NotOffered("not-offered-support"));
            }
            d.emit(FiguresEvent::SupportRemoved { support });
        }
    }
    Ok(())
}

/// N-2.
fn in_bounds(state: &State, figure: &FigureName, to: u32) -> Decided {
    if to > MOST {
        return Err(Rejection::OutOfBounds(text!("refused-a-figure-is-at-most-1")));
    }
    match figure {
        FigureName::Faction { counter: Counter::Projects, .. } if to > MOST_PROJECTS => {
            let sentence = text!("refused-too-many-projects", most = MOST_PROJECTS);
            Err(Rejection::OutOfBounds(sentence))
        }
        FigureName::Stasis if to < state.course.act => {
            Err(Rejection::OutOfBounds(text!("refused-stasis-below-act", act = state.course.act)))
        }
        FigureName::Faction { faction, .. } => known(state, faction).map(|_| ()),
        FigureName::Stasis | FigureName::Wrath => Ok(()),
    }
}

fn give_support(
    d: &mut Decision<'_>,
    faction: FactionId,
    by: u32,
    label: String,
    until: Until,
) -> Decided {
    let row = known(&d.state, &faction)?;
    if row.supports.len() >= SUPPORTS {
        return Err(Rejection::OutOfBounds(text!("refused-too-many-supports", most = SUPPORTS)));
    }
    name("bad-text-label", &label, 60)?;
    if !(1..=MOST_SUPPORT).contains(&by) {
        return Err(Rejection::OutOfBounds(text!("refused-support-bounds", most = MOST_SUPPORT)));
    }
    d.emit(FiguresEvent::SupportAdded { faction, by, label, until });
    Ok(())
}

/// C-12: bids stay covered.
fn give(
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
    let thing = GIVEABLE.iter().find(|(thing, _)| *thing == what);
    let (_, name) = *thing.ok_or(Rejection::NotOffered("not-offered-thing-to-give"))?;
    if amount == 0 {
        return Err(Rejection::OutOfBounds(text!("refused-give-1-or-more")));
    }
    let eyes = if matches!(actor, Actor::Seat(_)) { Eyes::Own } else { Eyes::Control };
    let (have, free) = (faction.counter(what), free(&d.state, faction, what, eyes));
    if amount > have {
        return Err(Rejection::TooMany { what: name, have });
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

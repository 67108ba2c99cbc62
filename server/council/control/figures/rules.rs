//! The rules of figures, standings, supports and gifts: what is decided, and what that changes.

use std::sync::Arc;

use game::{Actor, Name, Shared, text};

use crate::content::{Counter, Lever, Until};
use crate::control::figures::{FigureChange, FigureName, FiguresCommand, FiguresEvent, GIVEABLE};
use crate::cycle::grants::Support;
use crate::cycle::grants::rules::{add_support, void_grants};
use crate::cycle::race::rules::{Eyes, free};
use crate::decision::{Decided, Decision, control_only, known, name, reason, speaker};
use crate::ids::FactionId;
use crate::law::texts::By;
use crate::law::texts::decide::say;
use crate::ledger;
use crate::ledger::{Cause, Ledger};
use crate::rejection::Rejection;
use crate::stasis::muster::rules::MOST_PROJECTS;
use crate::state::{Called, Faction, State, Totals};

// Sees which figures an event changed, and why (I-9). Looked at here and not where they change, so
// that no change goes unseen.

/// The figures as they stood before an event. Of what the event did not write nothing is looked at:
/// this is done for every event.
pub(crate) struct Figures {
    totals: Shared<Totals>,
    factions: Arc<Vec<Shared<Faction>>>,
}

impl Figures {
    pub(crate) fn of(state: &State) -> Self {
        Self { totals: state.totals.clone(), factions: Arc::clone(&state.factions) }
    }

    /// Notes each figure that is another than it was.
    pub(crate) fn compare(self, state: &mut State) {
        let mut changed = Vec::new();
        let mut look = |figure: &dyn Fn() -> FigureName, before: &Ledger, after: &Ledger| {
            if !before.is_untouched(after) && before.value() != after.value() {
                let cause = ledger::latest(after);
                changed.push((figure(), before.value(), after.value(), cause));
            }
        };
        let now = &state.totals;
        if self.totals.version() != now.version() {
            look(&|| FigureName::Stasis, &self.totals.stasis, &now.stasis);
            look(&|| FigureName::Wrath, &self.totals.wrath, &now.wrath);
        }
        let none = Ledger::default();
        for (was, now) in self.factions.iter().zip(&*state.factions) {
            if was.version() == now.version() {
                continue;
            }
            for (counter, after) in &now.counters {
                let figure = || FigureName::Faction { faction: now.id.clone(), counter: *counter };
                // A counter that was not there before stood at 0.
                look(&figure, was.counters.get(counter).unwrap_or(&none), after);
            }
        }
        for (figure, from, to, cause) in changed {
            let (at, when) = (state.acted.at.0, state.when().said());
            state.changes.push(FigureChange { at, when, figure, from, to, cause });
        }
    }
}

// Decides what Control sets, and what factions hand to each other.

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
        FiguresCommand::NameCounter { counter, name, shown } => {
            control_only(actor)?;
            name_counter(d, counter, &name, shown)?;
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

/// Characters of a counter's name at most: it stands in the narrowest columns.
const COUNTER_NAME: usize = 24;

fn name_counter(d: &mut Decision<'_>, counter: Counter, named: &str, shown: bool) -> Decided {
    let named = named.trim();
    if !named.is_empty() {
        name("bad-text-counter", named, COUNTER_NAME)?;
    }
    if !shown && matches!(counter, Counter::Arete | Counter::Influence) {
        return Err(Rejection::NotOffered("not-offered-counter-left-out"));
    }
    let now = d.state.totals.called.get(&counter).cloned().unwrap_or_default();
    if now == (Called { name: named.into(), left_out: !shown }) {
        return Err(Rejection::AlreadySo);
    }
    d.emit(FiguresEvent::CounterNamed { counter, name: named.into(), shown });
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

// Makes true what Control sets and what factions hand to each other.

/// Makes `event` true.
pub(crate) fn apply(state: &mut State, event: &FiguresEvent) {
    match event {
        FiguresEvent::Given { from, to, what, amount } => given(state, from, to, *what, *amount),
        FiguresEvent::FigureSet { figure, to, reason } => figure_set(state, figure, *to, reason),
        FiguresEvent::CounterNamed { counter, name, shown } => {
            let called = Called { name: name.clone(), left_out: !shown };
            state.totals.called.insert(*counter, called);
        }
        FiguresEvent::StandingSet { faction, citizen, exiled, reason } => {
            let row = state.faction_mut(faction);
            row.exiled = *exiled;
            // The event says both; Control means what it changes.
            if row.citizen != *citizen {
                let lever = Lever::Citizen { faction: faction.clone(), is: *citizen };
                say(state, lever, Some(By::Control(reason.clone())));
            }
            void_grants(state);
        }
        FiguresEvent::SupportAdded { faction, by, label, until } => {
            add_support(state, faction, *by, label, *until);
        }
        FiguresEvent::SupportRemoved { support } => {
            let is_it = |row: &Support| row.id == *support;
            state.change_each(
                |faction| faction.supports.iter().any(is_it),
                |faction| faction.supports.retain(|row| !is_it(row)),
            );
        }
    }
}

fn given(state: &mut State, from: &FactionId, to: &FactionId, what: Counter, amount: u32) {
    let by = i32::try_from(amount).unwrap_or(i32::MAX);
    let taker = text!("cause-given-to", who = Name::of(state.name(to)));
    let giver = text!("cause-given-by", who = Name::of(state.name(from)));
    state.faction_mut(from).ledger(what).change(-by, 0, taker);
    state.faction_mut(to).ledger(what).change(by, 0, giver);
}

fn figure_set(state: &mut State, figure: &FigureName, to: u32, reason: &str) {
    let cause = Cause::Control(reason.into());
    match figure {
        FigureName::Stasis => state.totals.stasis.set(to.max(state.course.act), cause),
        FigureName::Wrath => state.totals.wrath.set(to, cause),
        FigureName::Faction { faction, counter } => {
            state.faction_mut(faction).ledger(*counter).set(to, cause);
        }
    }
}

//! Makes true what Control sets and what factions hand to each other.

use game::{Name, text};

use crate::content::{Counter, Lever};
use crate::control::figures::{FigureName, FiguresEvent};
use crate::cycle::grants::Support;
use crate::cycle::grants::apply::{add_support, void_grants};
use crate::ids::FactionId;
use crate::law::texts::By;
use crate::law::texts::apply::say;
use crate::ledger::Cause;
use crate::state::State;

/// Makes `event` true.
pub(crate) fn apply(state: &mut State, event: &FiguresEvent) {
    match event {
        FiguresEvent::Given { from, to, what, amount } => given(state, from, to, *what, *amount),
        FiguresEvent::FigureSet { figure, to, reason } => figure_set(state, figure, *to, reason),
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

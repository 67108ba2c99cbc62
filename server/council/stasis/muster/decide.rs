//! What is decided of the muster (S-6 to S-9), what that changes, and how it begins.

use std::sync::Arc;

use game::{Actor, text};

use crate::cycle::grants::{Duty, Fallen};
use crate::decision::{Decided, Decision, in_step, same_step};
use crate::ids::FactionId;
use crate::law::settings::{DiceBy, Ruling};
use crate::rejection::Rejection;
use crate::stasis::battle::{Awaited, BattleEvent};
use crate::stasis::cards::rules::{all_ready, is_getting_ready, is_ready};
use crate::stasis::deploy::flow as deploy;
use crate::stasis::muster::rules::{living, mustering, project_dice};
use crate::stasis::muster::{HeroAt, MusterCommand, MusterEvent, Mustering, Units};
use crate::state::State;
use crate::steps::Step;
use crate::steps::row::Advance::On;
use crate::steps::row::Awaits::Each;
use crate::steps::row::{After, Clock, PLAIN, Row};

// Heroes are committed or sent to safety (S-9).

pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &MusterCommand) -> Decided {
    match command {
        MusterCommand::CommitHero { step, hero, committed } => {
            same_step(d, *step)?;
            commit(d, actor, hero, *committed)
        }
    }
}

/// S-9.
fn commit(d: &mut Decision<'_>, actor: &Actor, name: &str, committed: bool) -> Decided {
    let faction = in_step(&d.state, actor, Step::Muster, "when-while-heroes-are-committed")?;
    let hero = living(d.state.faction(&faction)).find(|hero| hero.name == name);
    let hero = hero.ok_or(Rejection::NotOffered("not-offered-hero"))?.name.clone();
    d.emit(MusterEvent::HeroCommitted { faction, hero, committed });
    Ok(())
}

// Makes the muster true, and where Heroes go (S-6 to S-9).

pub(crate) fn apply(state: &mut State, event: &MusterEvent) {
    match event {
        MusterEvent::Mustered { faction, units, .. } => {
            if let Some(units) = units {
                mustered(state, faction, units);
            }
        }
        MusterEvent::HeroCommitted { hero, committed, .. } => {
            let at = if *committed { HeroAt::Reserve } else { HeroAt::Safe };
            state.streets_mut().heroes.insert(hero.clone(), at);
        }
    }
}

fn mustered(state: &mut State, id: &FactionId, units: &Mustering) {
    let camp = state.streets_mut().camp_mut(id);
    camp.mobs.set(units.arete, text!("figures-arete"));
    camp.mobs.set(units.arete + units.projects, text!("muster-part-megaprojects"));
    camp.military.set(units.military, text!("muster-part-act"));
    if let Some((objective, military)) = &units.garrison {
        let units = Units { mobs: 0, military: *military };
        state.ground_mut(objective).set(id, units);
    }
}

/// A Hero is somewhere from now on; a dead one is remembered with the stasis.
pub(crate) fn hero_moved(state: &mut State, faction: &FactionId, name: &str, to: &HeroAt) {
    state.streets_mut().heroes.insert(name.to_owned(), to.clone());
    let how = Fallen::InStasis { stasis: state.city.stases };
    let heroes = Arc::make_mut(&mut state.faction_mut(faction).heroes);
    if let Some(hero) = heroes.iter_mut().find(|hero| hero.name == name) {
        hero.fallen = (*to == HeroAt::Dead).then_some(how);
        if !hero.lives() {
            hero.duty = Duty::Rest;
        }
    }
}

// The muster: units by Arête, Act and megaprojects (S-6 to S-8).

/// S-6 to S-8.
pub(crate) fn muster(d: &mut Decision<'_>) {
    let factions = d.state.factions();
    let projects: Vec<(FactionId, u32)> =
        factions.map(|row| (row.id.clone(), project_dice(row))).collect();
    let any = projects.iter().any(|(_, number)| *number > 0);
    if any && d.state.settings.dice_by == DiceBy::Hand {
        d.emit(BattleEvent::DiceAwaited { awaited: Awaited::Projects });
        d.enter(Step::HandDice);
        return;
    }
    let mut roll = |number: u32| (0..number).map(|_| d.chance.roll(6)).collect();
    let dice = projects.into_iter().map(|(id, number)| (id, roll(number))).collect();
    muster_with(d, dice);
}

/// Musters with the dice of the megaprojects (S-8).
pub(crate) fn muster_with(d: &mut Decision<'_>, dice: Vec<(FactionId, Vec<u32>)>) {
    for (faction, projects) in dice {
        let units = Some(mustering(&d.state, &faction, &projects));
        d.emit(MusterEvent::Mustered { faction, projects, units });
    }
    if d.state.factions().any(|row| living(row).next().is_some()) {
        d.enter(Step::Muster);
    } else {
        deploy::begin(d);
    }
}

// What the rules say of its step.

/// Units muster, Heroes are committed (S-6 to S-9).
pub(crate) const MUSTER: Row = Row {
    clock: Clock::Ruled(Ruling::MusterSeconds, After::Ends),
    awaits: Each(is_getting_ready),
    more: |state, row| !is_ready(state, row),
    advance: On(deploy::begin),
    settle: |d| {
        if all_ready(&d.state) {
            deploy::begin(d);
        }
    },
    ..PLAIN
};

//! The rules of Control's hand on Heroes (N-4): what is decided, and what that changes.

use std::sync::Arc;

use game::{Actor, text};

use crate::content::{HERO_NAME, HERO_VALUES};
use crate::control::heroes::{HeroesCommand, HeroesEvent};
use crate::cycle::grants::{Duty, Fallen, Hero};
use crate::decision::{Decided, Decision, control_only, known, name, reason};
use crate::ids::FactionId;
use crate::rejection::Rejection;
use crate::state::State;

// Decides what Control sets of Heroes.

/// The most Heroes of a faction.
const MOST: usize = 12;

/// Control alone, while nobody fights in the streets.
pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &HeroesCommand) -> Decided {
    control_only(actor)?;
    if d.state.city.streets.is_some() {
        return Err(Rejection::NotNow("when-outside-of-a-stasis"));
    }
    let event = match command.clone() {
        HeroesCommand::SetHero { hero, faction, value, alive, reason: why } => {
            reason(&why)?;
            may_set(&d.state, &hero, &faction, value, alive)?;
            HeroesEvent::HeroSet { hero, faction, value, alive, reason: why }
        }
        HeroesCommand::AddHero { faction, hero, value, reason: why } => {
            reason(&why)?;
            name("bad-text-name", &hero, HERO_NAME)?;
            let hero = hero.trim().to_owned();
            let mut all = d.state.all_factions().flat_map(|row| row.heroes.iter());
            if all.any(|row| row.name == hero) {
                return Err(Rejection::OutOfBounds(text!("refused-another-hero", who = &hero)));
            }
            in_bounds(value)?;
            room(&d.state, &faction)?;
            HeroesEvent::HeroAdded { faction, hero, value, reason: why }
        }
    };
    d.emit(event);
    Ok(())
}

fn may_set(state: &State, hero: &str, to: &FactionId, value: u32, alive: bool) -> Decided {
    let named = |row: &&Hero| row.name == hero;
    let mut rows =
        state.factions().filter_map(|faction| Some((faction, faction.heroes.iter().find(named)?)));
    let (owner, row) = rows.next().ok_or(Rejection::NotOffered("not-offered-hero"))?;
    in_bounds(value)?;
    known(state, to)?;
    if owner.id != *to {
        return room(state, to);
    }
    if (row.value, row.lives()) == (value, alive) { Err(Rejection::AlreadySo) } else { Ok(()) }
}

fn in_bounds(value: u32) -> Decided {
    let (least, most) = (HERO_VALUES.start(), HERO_VALUES.end());
    let sentence = || text!("refused-hero-value", least = *least, most = *most);
    if HERO_VALUES.contains(&value) { Ok(()) } else { Err(Rejection::OutOfBounds(sentence())) }
}

fn room(state: &State, faction: &FactionId) -> Decided {
    let sentence = || Rejection::OutOfBounds(text!("at-most-heroes", most = MOST));
    if known(state, faction)?.heroes.len() < MOST { Ok(()) } else { Err(sentence()) }
}

// Makes true what Control sets of Heroes.

/// Makes `event` true.
pub(crate) fn apply(state: &mut State, event: &HeroesEvent) {
    match event {
        HeroesEvent::HeroSet { hero, faction, value, alive, reason } => {
            set(state, hero, faction, |row| {
                row.value = *value;
                if *alive {
                    row.fallen = None;
                } else {
                    row.fallen.get_or_insert_with(|| Fallen::Told(reason.clone()));
                    row.duty = Duty::Rest;
                }
            });
        }
        HeroesEvent::HeroAdded { faction, hero, value, .. } => {
            let (name, value) = (hero.clone(), *value);
            let hero = Hero { name, value, duty: Duty::Rest, fallen: None };
            Arc::make_mut(&mut state.faction_mut(faction).heroes).push(hero);
        }
    }
}

/// A Hero becomes another thing, in its place; one that changes sides comes last there, and rests.
fn set(state: &mut State, name: &str, owner: &FactionId, becomes: impl Fn(&mut Hero)) {
    let Some(from) = state.hero(name).map(|(from, _)| from.clone()) else { return };
    let heroes = Arc::make_mut(&mut state.faction_mut(&from).heroes);
    let Some(at) = heroes.iter().position(|hero| hero.name == name) else { return };
    if from == *owner {
        return becomes(&mut heroes[at]);
    }
    let mut hero = heroes.remove(at);
    hero.duty = Duty::Rest;
    becomes(&mut hero);
    Arc::make_mut(&mut state.faction_mut(owner).heroes).push(hero);
}

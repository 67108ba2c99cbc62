//! Decides what Control sets of Heroes.

use game::{Actor, text};

use crate::content::{HERO_NAME, HERO_VALUES};
use crate::control::heroes::{HeroesCommand, HeroesEvent};
use crate::cycle::grants::Hero;
use crate::decision::{Decided, Decision, control_only, known, name, reason};
use crate::ids::FactionId;
use crate::rejection::Rejection;
use crate::state::State;

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
            if d.state.hero(&hero).is_some() {
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

//! What the log says of Heroes that Control set.

use game::{Name, Text, text};

use crate::control::heroes::HeroesEvent;
use crate::cycle::grants::Hero;
use crate::log::{LogKind, NewLine, line};
use crate::state::{Faction, State};
use crate::words::commas;

/// The line on an event, of the state as it was.
pub(crate) fn before(state: &State, event: &HeroesEvent) -> Option<NewLine> {
    let draft = match event {
        HeroesEvent::HeroSet { hero, faction, value, alive, reason } => {
            let (owner, row) = find(state, hero)?;
            let to = (owner.id != *faction)
                .then(|| text!("heroes-goes-over-to", who = Name::of(state.name(faction))));
            let value = (row.value != *value).then(|| text!("heroes-is-worth", value = value));
            let fate = (row.lives() != *alive).then(|| {
                if *alive { text!("heroes-lives-again") } else { text!("heroes-is-dead") }
            });
            let what: Vec<Text> = [to, value, fate].into_iter().flatten().collect();
            let who = Name::of(&owner.name);
            let text =
                text!("heroes-set", hero = hero, who = who, what = commas(what), reason = reason);
            line(LogKind::Control, text).about([&owner.id, faction])
        }
        HeroesEvent::HeroAdded { faction, hero, value, reason } => {
            let who = Name::of(state.name(faction));
            let text =
                text!("heroes-joins", hero = hero, who = who, value = value, reason = reason);
            line(LogKind::Control, text).about([faction])
        }
    };
    Some(draft)
}

fn find<'a>(state: &'a State, hero: &str) -> Option<(&'a Faction, &'a Hero)> {
    let of = |faction: &'a Faction| {
        let row = faction.heroes.iter().find(|row| row.name == hero)?;
        Some((faction, row))
    };
    state.factions().find_map(of)
}

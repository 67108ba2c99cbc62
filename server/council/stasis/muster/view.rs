//! What each faction brings to a stasis, as everybody sees it (S-1 to S-9).

use serde::Serialize;

use crate::figures::{self, count};
use crate::ids::FactionId;
use crate::ledger;
use crate::ledger::{Figure, Part};
use crate::stasis::cards::{self, Deal};
use crate::stasis::muster::HeroAt;
use crate::stasis::streets::Streets;
use crate::state::State;

/// A Hero in the streets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct StreetHero {
    /// The name.
    pub name: String,
    /// 1 to 3.
    pub value: u32,
}

/// What a faction brings to a stasis.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct CampView {
    /// Whose.
    pub faction: FactionId,
    /// Stasis cards in hand; which ones is secret.
    pub cards: u32,
    /// How many cards were drawn and why (S-1 to S-4).
    pub drawn: Figure,
    /// Mobs not yet placed, and where they come from (S-6, S-8).
    pub mobs: Figure,
    /// Military units not yet placed (S-6).
    pub military: Figure,
    /// Units on the maps.
    pub placed: u32,
    /// Its Heroes, the living ones and those that fell in this stasis.
    pub heroes: Vec<CampHero>,
    /// Whether its Archon has said that it is ready.
    pub ready: bool,
    /// Objectives where it stands, or which it holds once that is known.
    pub holds: u32,
    /// Objectives at which it leads; see [`leader`](crate::view::ObjectiveView::leader).
    pub leads: u32,
}

/// A Hero of a camp.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct CampHero {
    /// The name.
    pub name: String,
    /// 1 to 3.
    pub value: u32,
    /// Where it is.
    pub at: HeroAt,
}

/// Heroes with their values.
pub(crate) fn heroes<'a>(heroes: impl Iterator<Item = (&'a str, u32)>) -> Vec<StreetHero> {
    heroes.map(|(name, value)| StreetHero { name: name.to_owned(), value }).collect()
}

pub(crate) fn camp(state: &State, streets: &Streets, id: &FactionId, leads: u32) -> CampView {
    let (camp, faction) = (streets.camp(id), state.faction(id));
    let part = |(why, by): &(Deal, u32)| Part {
        label: cards::words::deal(why),
        by: i32::try_from(*by).unwrap_or(i32::MAX),
    };
    let placed = streets.grounds.iter().map(|ground| ground.of(id).count()).sum();
    let holds = match streets.settled {
        true => streets.grounds.iter().filter(|row| row.holder.as_ref() == Some(id)).count(),
        false => streets.grounds.iter().filter(|row| row.of(id).count() > 0).count(),
    };
    CampView {
        faction: id.clone(),
        cards: count(camp.hand.len()),
        drawn: figures::sum(camp.drawn.iter().map(part).collect()),
        mobs: ledger::figure(&camp.mobs),
        military: ledger::figure(&camp.military),
        placed,
        heroes: faction
            .heroes
            .iter()
            .filter_map(|hero| {
                let at = streets.heroes.get(&hero.name)?.clone();
                Some(CampHero { name: hero.name.clone(), value: hero.value, at })
            })
            .collect(),
        ready: streets.ready.contains(id),
        holds: count(holds),
        leads,
    }
}

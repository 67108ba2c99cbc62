//! A player: stocks, units, advances, the city.

use super::city::City;
use super::phase::Phase;
use super::units::{Group, Units};
use crate::ids::{Advance, Faction, HexId, Kind, Place, Statue, Stock};
use crate::ledger::Ledger;
use borsh::{BorshDeserialize, BorshSerialize};
use std::collections::BTreeMap;

/// Leaders at most (D-3).
pub const LEADERS: u32 = 4;

/// A player.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug)]
pub struct Player {
    /// Which faction.
    pub faction: Faction,
    /// Whether he gave up (G-20).
    pub gave_up: bool,
    /// In the order of [`Stock`].
    pub(crate) stocks: [Ledger; 5],
    /// Shipping capacity (C-9).
    pub capacity: u32,
    /// Pops on the continent.
    pub continent: u32,
    /// Pops in Hades.
    pub hades: u32,
    /// Advances, each with the turn in which it was learned.
    pub advances: BTreeMap<Advance, u32>,
    /// The home city.
    pub city: City,
    /// Units in it.
    pub home: Units,
    /// Units in the Great Theatre.
    pub theatre: Units,
    /// Units in hexes.
    pub groups: BTreeMap<HexId, Group>,
    /// What was done in the phase under way.
    pub phase: Phase,
}

impl Player {
    /// A stock.
    #[must_use]
    pub fn stock(&self, stock: Stock) -> u32 {
        self.ledger(stock).value()
    }

    pub(crate) fn ledger(&self, stock: Stock) -> &Ledger {
        &self.stocks[stock as usize]
    }

    /// Gold that may be spent: an offer is set aside (G-13).
    #[must_use]
    pub fn gold(&self) -> u32 {
        self.stock(Stock::Gold).saturating_sub(self.phase.offer.unwrap_or(0))
    }

    /// Whether he has learned an advance.
    #[must_use]
    pub fn has(&self, advance: Advance) -> bool {
        self.advances.contains_key(&advance)
    }

    /// Whether he has a statue.
    #[must_use]
    pub fn has_statue(&self, statue: Statue) -> bool {
        self.statues().any(|of| of == statue)
    }

    /// His statues, in the order in which they were built.
    pub fn statues(&self) -> impl Iterator<Item = Statue> {
        self.city.buildings.iter().filter(|of| !of.pending).filter_map(|of| of.statue)
    }

    /// Units in a place; nobody where there are none.
    #[must_use]
    pub fn units(&self, place: Place) -> Units {
        match place {
            Place::Home => self.home,
            Place::Theatre => self.theatre,
            Place::Hex(hex) => {
                self.groups.get(&hex).map_or_else(Units::default, |group| group.units)
            }
        }
    }

    pub(crate) fn units_mut(&mut self, place: Place) -> &mut Units {
        match place {
            Place::Home => &mut self.home,
            Place::Theatre => &mut self.theatre,
            Place::Hex(hex) => &mut self.groups.entry(hex).or_default().units,
        }
    }

    /// Whether he has a group on the main site, or in the Theatre. Nobody holds a home city.
    #[must_use]
    pub fn holds(&self, place: Place) -> bool {
        match place {
            Place::Home => false,
            Place::Theatre => !self.theatre.is_empty(),
            Place::Hex(hex) => {
                self.groups.get(&hex).is_some_and(|group| group.at_site && !group.units.is_empty())
            }
        }
    }

    /// All places where he has units, in the order in which the program takes from them.
    pub fn places(&self) -> impl Iterator<Item = (Place, Units)> {
        let hexes = self.groups.iter().map(|(hex, group)| (Place::Hex(*hex), group.units));
        let all =
            [(Place::Home, self.home), (Place::Theatre, self.theatre)].into_iter().chain(hexes);
        all.filter(|(_, units)| !units.is_empty())
    }

    /// Pops on the island.
    #[must_use]
    pub fn on_island(&self) -> u32 {
        self.places().map(|(_, units)| units.pops).sum()
    }

    /// All leaders.
    #[must_use]
    pub fn leaders(&self) -> u32 {
        self.places().map(|(_, units)| units.leaders).sum()
    }

    /// Buildings of this kind.
    #[must_use]
    pub fn count(&self, kind: Kind) -> u32 {
        self.city.count(kind)
    }
}

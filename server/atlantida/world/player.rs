//! A player: stocks, units, advances, the city.

use std::collections::BTreeMap;

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Serialize};

use super::city::City;
use super::phase::Phase;
use crate::ids::{Advance, Faction, HexId, Kind, Place, Statue, Stock};
use crate::ledger::Ledger;

/// Leaders at most (D-3).
pub const LEADERS: u32 = 4;

/// Units of one player in one place.
#[derive(
    BorshSerialize,
    BorshDeserialize,
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
#[serde(default)]
pub struct Units {
    /// PopMarkers.
    pub pops: u32,
    /// Leaders.
    pub leaders: u32,
    /// Leaders of these that have moved in this turn (M-1).
    #[serde(skip_serializing_if = "is_none")]
    pub moved: u32,
    /// Pops of these that a leader brought in this phase (M-6).
    #[serde(skip_serializing_if = "is_none")]
    pub brought: u32,
    /// Pops of those that have fought as attackers since (M-6, Y-8).
    #[serde(skip_serializing_if = "is_none")]
    pub fought: u32,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // as serde asks
fn is_none(it: &u32) -> bool {
    *it == 0
}

impl Units {
    /// So many pops and nobody else.
    #[must_use]
    pub fn pops(pops: u32) -> Self {
        Self { pops, ..Self::default() }
    }

    /// Whether nobody is there.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.pops == 0 && self.leaders == 0
    }

    /// Leaders that may still move.
    #[must_use]
    pub fn unmoved(self) -> u32 {
        self.leaders.saturating_sub(self.moved)
    }

    /// These pops as they die: those that were brought first (M-6).
    #[must_use]
    pub fn dying(self, pops: u32) -> Self {
        let pops = pops.min(self.pops);
        let brought = pops.min(self.brought);
        Self { pops, brought, fought: brought.min(self.fought), ..Self::default() }
    }

    /// These pops as they are led away: those that were not brought first.
    #[must_use]
    pub fn led(self, pops: u32) -> Self {
        let pops = pops.min(self.pops);
        let brought = pops.saturating_sub(self.pops - self.brought.min(self.pops));
        Self { pops, brought, ..Self::default() }
    }

    pub(crate) fn add(&mut self, more: Self) {
        self.pops += more.pops;
        self.leaders += more.leaders;
        self.moved += more.moved;
        self.brought += more.brought;
        self.fought += more.fought;
    }

    pub(crate) fn take(&mut self, less: Self) {
        self.pops = self.pops.saturating_sub(less.pops);
        self.leaders = self.leaders.saturating_sub(less.leaders);
        self.moved = self.moved.saturating_sub(less.moved).min(self.leaders);
        self.brought = self.brought.saturating_sub(less.brought).min(self.pops);
        self.fought = self.fought.saturating_sub(less.fought).min(self.brought);
    }
}

/// All units of a player in a hex (E-1).
#[derive(BorshSerialize, BorshDeserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Group {
    /// Who they are.
    pub units: Units,
    /// Whether they are at the main site; else they are in the surroundings.
    pub at_site: bool,
}

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

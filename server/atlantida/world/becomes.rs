//! Makes facts true. Nothing is decided here.

use std::collections::BTreeMap;

use game::Shared;

use super::fact::Fact;
use super::phase::Phase;
use super::player::Player;
use super::units::Units;
use super::{City, Compass, World};
use crate::ids::{Faction, Kind, Place, Stock};
use crate::ledger::{Cause, Ledger};

impl World {
    /// Makes a fact true. Cannot fail.
    pub fn become_so(&mut self, fact: &Fact) {
        match fact {
            Fact::Laid { hexes, ring, track, away } => {
                self.land.hexes = hexes.iter().map(|(id, hex)| (*id, (*hex).into())).collect();
                self.sky.ring.clone_from(ring);
                self.sky.track = track.iter().map(|card| (*card).into()).collect();
                self.sky.away.clone_from(away);
            }
            Fact::Seated { faction, columns, rows, pops, leaders } => {
                let player = seated(*faction, (*columns, *rows), *pops, *leaders);
                self.players.push(Shared::new(player));
            }
            Fact::TurnBegan { turn } => {
                self.sky.turn = *turn;
                if !self.land.sunk_now.is_empty() {
                    self.land.sunk_now.clear();
                }
                (0..self.players.len()).for_each(|at| rested(&mut self.players[at]));
            }
            Fact::CompassSet { holder, clockwise } => {
                self.sky.compass = Some(Compass { holder: *holder, clockwise: *clockwise });
            }
            Fact::RingSet { ring } => self.sky.ring.clone_from(ring),
            Fact::CreatureKilled { hex } => self.creature(*hex, false),
            Fact::CreatureReturned { hex } => self.creature(*hex, true),
            Fact::Sunk { hex } => {
                self.land.sunk_now.push(*hex);
                if let Some(hex) = self.land.hexes.get_mut(hex) {
                    (hex.sunk, hex.lives) = (true, false);
                }
            }
            Fact::Stopped => self.slot_mut().stopped = true,
            Fact::Spared { faction } => self.slot_mut().spared = Some(*faction),
            Fact::Turned { from, at, taken, to, into } => {
                self.player_mut(*from).leave(*at, *taken);
                self.player_mut(*to).come(*into, Units::pops(taken.pops));
            }
            other => {
                if let Some(faction) = other.whose() {
                    let turn = self.sky.turn;
                    self.player_mut(faction).become_so(other, turn);
                }
            }
        }
    }

    fn creature(&mut self, hex: crate::ids::HexId, lives: bool) {
        if let Some(hex) = self.land.hexes.get_mut(&hex) {
            hex.lives = lives;
        }
    }

    fn slot_mut(&mut self) -> &mut super::Slot {
        let at = (self.sky.turn as usize).saturating_sub(1);
        &mut self.sky.track[at]
    }
}

/// Before a new turn: all leaders may move again.
fn rested(player: &mut Shared<Player>) {
    let is_rested = player.places().all(|(_, units)| units.moved == 0 && units.brought == 0);
    if is_rested {
        return;
    }
    let rest = |units: &mut Units| (units.moved, units.brought, units.fought) = (0, 0, 0);
    rest(&mut player.home);
    rest(&mut player.theatre);
    player.groups.values_mut().for_each(|group| rest(&mut group.units));
}

fn seated(faction: Faction, (columns, rows): (u32, u32), pops: u32, leaders: u32) -> Player {
    let city = City { columns, rows, ..City::default() };
    let home = Units { pops, leaders, ..Units::default() };
    Player {
        faction,
        gave_up: false,
        stocks: std::array::from_fn(|_| Ledger::default()),
        capacity: 0,
        continent: 0,
        hades: 0,
        advances: BTreeMap::new(),
        city,
        home,
        theatre: Units::default(),
        groups: BTreeMap::new(),
        phase: Phase::default(),
    }
}

impl Fact {
    /// Whose player it changes; none where it is the island's or several players'.
    #[must_use]
    pub fn whose(&self) -> Option<Faction> {
        match self {
            Self::Stock { faction, .. }
            | Self::Moved { faction, .. }
            | Self::Stands { faction, .. }
            | Self::HasMoved { faction }
            | Self::Fought { faction, .. }
            | Self::Died { faction, .. }
            | Self::Shipped { faction, .. }
            | Self::Grown { faction, .. }
            | Self::Risen { faction, .. }
            | Self::Appointed { faction, .. }
            | Self::Learned { faction, .. }
            | Self::Forgotten { faction, .. }
            | Self::CapacityRose { faction, .. }
            | Self::Built { faction, .. }
            | Self::Destroyed { faction, .. }
            | Self::StatueCame { faction, .. }
            | Self::TakenBack { faction, .. }
            | Self::StepBegan { faction, .. }
            | Self::Used { faction, .. }
            | Self::Placed { faction, .. }
            | Self::BuilderUsed { faction }
            | Self::Fed { faction, .. }
            | Self::Owes { faction, .. }
            | Self::Reacted { faction }
            | Self::SetAside { faction, .. }
            | Self::MayShip { faction, .. }
            | Self::ShipsLeft { faction, .. }
            | Self::MustKeep { faction, .. }
            | Self::PhaseOver { faction }
            | Self::UnitsSet { faction, .. }
            | Self::CountsSet { faction, .. }
            | Self::GaveUp { faction } => Some(*faction),
            Self::Laid { .. }
            | Self::Seated { .. }
            | Self::TurnBegan { .. }
            | Self::CompassSet { .. }
            | Self::RingSet { .. }
            | Self::Turned { .. }
            | Self::CreatureKilled { .. }
            | Self::CreatureReturned { .. }
            | Self::Sunk { .. }
            | Self::Stopped
            | Self::Spared { .. } => None,
        }
    }
}

impl Player {
    fn leave(&mut self, place: Place, units: Units) {
        self.units_mut(place).take(units);
        if let Place::Hex(hex) = place
            && self.units(place).is_empty()
        {
            self.groups.remove(&hex);
        }
    }

    fn come(&mut self, place: Place, units: Units) {
        if !units.is_empty() {
            self.units_mut(place).add(units);
        }
    }

    fn set(&mut self, place: Place, units: Units, at_site: bool) {
        *self.units_mut(place) = units;
        if let Place::Hex(hex) = place {
            if units.is_empty() {
                self.groups.remove(&hex);
            } else if let Some(group) = self.groups.get_mut(&hex) {
                group.at_site = at_site;
            }
        }
    }

    fn become_so(&mut self, fact: &Fact, turn: u32) {
        match fact {
            Fact::Stock { stock, by, why, .. } => {
                self.stocks[*stock as usize].change(*by, 0, why.clone());
            }
            Fact::Moved { from, to, taken, come, .. } => {
                self.leave(*from, *taken);
                self.come(*to, *come);
            }
            Fact::Stands { hex, at_site, .. } => {
                if let Some(group) = self.groups.get_mut(hex) {
                    group.at_site = *at_site;
                }
            }
            Fact::HasMoved { .. } => self.phase.has_moved = true,
            Fact::Fought { place, .. } => {
                let units = self.units_mut(*place);
                units.fought = units.brought;
            }
            Fact::Died { place, units, .. } => {
                self.leave(*place, *units);
                self.hades += units.pops;
                self.phase.owes = self.phase.owes.saturating_sub(units.pops);
            }
            Fact::Shipped { place, pops, .. } => {
                let units = self.units(*place).dying(*pops);
                self.leave(*place, units);
                self.continent += pops;
            }
            Fact::Grown { pops, .. } => {
                self.come(Place::Home, Units::pops(*pops));
                self.phase.grown += pops;
            }
            Fact::Risen { place, pops, .. } => {
                self.hades = self.hades.saturating_sub(*pops);
                self.come(*place, Units::pops(*pops));
            }
            Fact::Appointed { place, .. } => {
                self.come(*place, Units { leaders: 1, ..Units::default() });
                *self.phase.new_leaders.entry(*place).or_default() += 1;
            }
            Fact::Learned { advance, .. } => drop(self.advances.insert(*advance, turn)),
            Fact::Forgotten { advance, .. } => drop(self.advances.remove(advance)),
            Fact::CapacityRose { by, .. } => self.capacity += by,
            Fact::Built { building, .. } => self.city.build(*building),
            // Who stood in it goes to open ground (B-12).
            Fact::Destroyed { at, .. } => {
                if let Some(gone) = self.city.destroy(*at) {
                    self.phase.at.remove(&gone);
                }
            }
            Fact::StatueCame { at, .. } => {
                let all = self.city.buildings.iter_mut();
                all.filter(|building| building.at == *at)
                    .for_each(|building| building.pending = false);
            }
            Fact::TakenBack { at, debris, .. } => self.city.take_back(*at, *debris),
            Fact::GaveUp { .. } => self.give_up(),
            Fact::UnitsSet { place, units, at_site, .. } => self.set(*place, *units, *at_site),
            Fact::CountsSet { capacity, continent, hades, .. } => {
                (self.capacity, self.continent, self.hades) = (*capacity, *continent, *hades);
            }
            other => self.in_its_phase(other),
        }
    }

    fn in_its_phase(&mut self, fact: &Fact) {
        let phase = &mut self.phase;
        match fact {
            Fact::StepBegan { step, .. } => phase.step = *step,
            Fact::Used { what, .. } => drop(phase.used.insert(*what)),
            Fact::Placed { at, builders, homeless, .. } => {
                phase.at = at.iter().copied().collect();
                (phase.builders, phase.homeless, phase.placed) = (*builders, *homeless, true);
            }
            Fact::BuilderUsed { .. } => phase.builders = phase.builders.saturating_sub(1),
            Fact::Fed { food, .. } => phase.food = Some(food.clone()),
            Fact::Owes { pops, .. } => phase.owes = *pops,
            Fact::Reacted { .. } => phase.reacted = true,
            Fact::SetAside { gold, .. } => phase.offer = Some(*gold),
            Fact::MayShip { ships, europa, .. } | Fact::ShipsLeft { ships, europa, .. } => {
                (phase.ships, phase.europa) = (*ships, *europa);
            }
            Fact::MustKeep { keeps, .. } => phase.keeps = *keeps,
            Fact::PhaseOver { .. } => self.phase_over(),
            _ => {} // none of the phase's own
        }
    }

    /// Places count to the end of the phase, and so do marks of what was led (M-6).
    fn phase_over(&mut self) {
        self.phase = Phase::default();
        self.city.buildings.iter_mut().for_each(|building| building.fresh = false);
        let led = |units: &mut Units| (units.brought, units.fought) = (0, 0);
        led(&mut self.home);
        led(&mut self.theatre);
        self.groups.values_mut().for_each(|group| led(&mut group.units));
    }

    /// G-20: stocks, buildings, advances and statues are gone, and units leave the board.
    fn give_up(&mut self) {
        self.gave_up = true;
        for stock in Stock::ALL {
            self.stocks[*stock as usize].set(0, Cause::GaveUp);
        }
        self.city.buildings.clear();
        self.city.debris.clear();
        self.advances.clear();
        (self.home, self.theatre) = (Units::default(), Units::default());
        self.groups.clear();
        (self.capacity, self.continent, self.hades) = (0, 0, 0);
        self.phase = Phase::default();
    }

    /// Farms and Gardens with a worker, which stood when units were placed.
    #[must_use]
    pub fn worked(&self) -> u32 {
        let worked = |kind| self.workplaces(kind).filter(|(_, pops)| *pops > 0).count();
        u32::try_from(worked(Kind::Farm) + worked(Kind::Garden)).unwrap_or(0)
    }

    /// The buildings of a kind with the pops that were placed there.
    pub fn workplaces(&self, kind: Kind) -> impl Iterator<Item = (crate::ids::Square, u32)> {
        let pops = |at| self.phase.at.get(&at).map_or(0, |units| units.pops);
        let standing = self.city.of(kind).filter(|building| !building.fresh);
        standing
            .map(move |building| (building.at, pops(building.at)))
            .collect::<Vec<_>>()
            .into_iter()
    }
}

//! What becomes so. A fact says by itself what changes: making it true decides nothing and cannot fail.

use super::city::Building;
use super::phase::{Food, Step, Used};
use super::units::Units;
use super::{Compass, Hex, Slot};
use crate::ids::{Advance, Card, Faction, HexId, Place, Square, Stock};
use crate::ledger::Cause;
use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Of what a pop died.
#[derive(
    BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Died {
    Sacrificed,
    Fighting,
    Hungry,
    Punished,
    InAnEvent,
    Drowned,
    InTheCollapse,
}

/// Something that becomes so.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the world
pub enum Fact {
    /// The island is laid (P-2).
    Laid {
        hexes: BTreeMap<HexId, HexFact>,
        ring: Vec<Faction>,
        track: Vec<Option<Card>>,
        away: Vec<Card>,
    },
    /// A player sits down with what P-4 says.
    Seated {
        faction: Faction,
        columns: u32,
        rows: u32,
        pops: u32,
        leaders: u32,
    },
    /// A turn begins; who has moved may move again.
    TurnBegan {
        turn: u32,
    },
    CompassSet {
        holder: Faction,
        clockwise: bool,
    },
    /// The seats go round in this order (P-8).
    RingSet {
        ring: Vec<Faction>,
    },
    /// A stock changes.
    Stock {
        faction: Faction,
        stock: Stock,
        by: i32,
        why: Cause,
    },
    /// Units go from a place to another; some of their marks change on the way.
    Moved {
        faction: Faction,
        from: Place,
        to: Place,
        taken: Units,
        come: Units,
    },
    /// A group is at the main site from now on, or in the surroundings.
    Stands {
        faction: Faction,
        hex: HexId,
        at_site: bool,
    },
    /// A leader has moved, so that summoning is over (U-5).
    HasMoved {
        faction: Faction,
    },
    /// Marks of a place change: what was brought has fought.
    Fought {
        faction: Faction,
        place: Place,
    },
    /// A pop changes sides (E-21).
    Turned {
        from: Faction,
        at: Place,
        taken: Units,
        to: Faction,
        into: Place,
    },
    /// Pops die; they are in Hades (E-26).
    Died {
        faction: Faction,
        place: Place,
        units: Units,
        of: Died,
    },
    /// Pops are on the continent.
    Shipped {
        faction: Faction,
        place: Place,
        pops: u32,
    },
    /// New pops (F-7).
    Grown {
        faction: Faction,
        pops: u32,
    },
    /// Pops come back from Hades (C-4).
    Risen {
        faction: Faction,
        place: Place,
        pops: u32,
    },
    /// A leader is appointed (D-1).
    Appointed {
        faction: Faction,
        place: Place,
    },
    CreatureKilled {
        hex: HexId,
    },
    CreatureReturned {
        hex: HexId,
    },
    Sunk {
        hex: HexId,
    },
    Learned {
        faction: Faction,
        advance: Advance,
    },
    Forgotten {
        faction: Faction,
        advance: Advance,
    },
    CapacityRose {
        faction: Faction,
        by: u32,
    },
    Built {
        faction: Faction,
        building: Building,
    },
    Destroyed {
        faction: Faction,
        at: Square,
    },
    /// A statue that was bought is had (T-14).
    StatueCame {
        faction: Faction,
        at: Square,
    },
    /// A building is taken back; there was debris before, or nothing (T-14, T-21).
    TakenBack {
        faction: Faction,
        at: Square,
        debris: bool,
    },
    /// The event of the turn is stopped, or somebody is spared (Z-2, Z-3).
    Stopped,
    Spared {
        faction: Faction,
    },
    // What follows belongs to the phase of a player and is gone after it.
    StepBegan {
        faction: Faction,
        step: Step,
    },
    Used {
        faction: Faction,
        what: Used,
    },
    Placed {
        faction: Faction,
        at: Vec<(Square, Units)>,
        builders: u32,
        homeless: bool,
    },
    BuilderUsed {
        faction: Faction,
    },
    Fed {
        faction: Faction,
        food: Food,
    },
    Owes {
        faction: Faction,
        pops: u32,
    },
    Reacted {
        faction: Faction,
    },
    SetAside {
        faction: Faction,
        gold: u32,
    },
    MayShip {
        faction: Faction,
        ships: u32,
        europa: u32,
    },
    ShipsLeft {
        faction: Faction,
        ships: u32,
        europa: u32,
    },
    MustKeep {
        faction: Faction,
        keeps: bool,
    },
    /// The phase is over for a player: its marks are gone.
    PhaseOver {
        faction: Faction,
    },
    /// A player gives up (G-20).
    GaveUp {
        faction: Faction,
    },
    /// Units of a place are these, by Control's hand.
    UnitsSet {
        faction: Faction,
        place: Place,
        units: Units,
        at_site: bool,
    },
    /// Counts of a player are these, by Control's hand.
    CountsSet {
        faction: Faction,
        capacity: u32,
        continent: u32,
        hades: u32,
    },
}

/// A hex as it is laid.
#[derive(
    BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize,
)]
#[allow(missing_docs)]
pub struct HexFact {
    pub site: crate::ids::Site,
    pub creature: Option<u32>,
}

impl From<HexFact> for Hex {
    fn from(hex: HexFact) -> Self {
        Self { site: hex.site, creature: hex.creature, lives: hex.creature.is_some(), sunk: false }
    }
}

impl From<Option<Card>> for Slot {
    fn from(card: Option<Card>) -> Self {
        Self { card, ..Self::default() }
    }
}

impl From<(Faction, bool)> for Compass {
    fn from((holder, clockwise): (Faction, bool)) -> Self {
        Self { holder, clockwise }
    }
}

//! What is so on the island: land, players, cities, the event track, the Compass. All of it but sealed things and
//! drafts is open to everybody (section 21). It changes by [`Fact`]s alone.

use std::collections::BTreeMap;

use borsh::{BorshDeserialize, BorshSerialize};
use game::{Shared, Version};

use crate::ids::{Card, Faction, HexId, Place, Site, Statue};

mod becomes;
mod city;
mod fact;
mod phase;
mod player;
mod units;
pub use city::{Building, City};
pub use fact::{Died, Fact, HexFact};
pub use phase::{Food, FoodLine, FoodPart, Phase, Step, Used};
pub use player::{LEADERS, Player};
pub use units::{Group, Units};

/// Everything that is so.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, Default)]
pub struct World {
    pub(crate) land: Shared<Land>,
    /// Those who play, in seat order.
    pub(crate) players: Vec<Shared<Player>>,
    pub(crate) sky: Shared<Sky>,
}

/// The hexes.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, Default)]
pub(crate) struct Land {
    pub hexes: BTreeMap<HexId, Hex>,
    /// Those that have sunk in this turn, in order.
    pub sunk_now: Vec<HexId>,
}

/// A hex as it is now.
#[derive(BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hex {
    /// Its site.
    pub site: Site,
    /// The strength of its creature; none where there never was one.
    pub creature: Option<u32>,
    /// Whether the creature lives.
    pub lives: bool,
    /// Whether it has sunk (I-8).
    pub sunk: bool,
}

/// What belongs to nobody: the turn, the Compass, the track.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, Default)]
pub(crate) struct Sky {
    /// 0 before the first.
    pub turn: u32,
    pub compass: Option<Compass>,
    /// The seats in the order in which the Compass goes round (P-8).
    pub ring: Vec<Faction>,
    /// The events of the turns, from turn 1.
    pub track: Vec<Slot>,
    /// The cards that were put away face up.
    pub away: Vec<Card>,
}

/// Who begins, and the direction of play.
#[derive(BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Compass {
    /// The starting player.
    pub holder: Faction,
    /// Whether play goes clockwise.
    pub clockwise: bool,
}

/// A place of the event track.
#[derive(BorshSerialize, BorshDeserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slot {
    /// Its event; a turn may have none.
    pub card: Option<Card>,
    /// Whether Zeus stopped it (Z-2).
    pub stopped: bool,
    /// Who is spared from it (Z-3).
    pub spared: Option<Faction>,
}

impl World {
    /// A player.
    ///
    /// # Panics
    /// If the faction does not play: who asks has made sure.
    #[must_use]
    pub fn player(&self, faction: Faction) -> &Player {
        self.find(faction).expect("a faction that plays")
    }

    /// A player; none where the faction does not play.
    #[must_use]
    pub fn find(&self, faction: Faction) -> Option<&Player> {
        self.players.iter().find(|player| player.faction == faction).map(|player| &**player)
    }

    pub(crate) fn player_mut(&mut self, faction: Faction) -> &mut Player {
        let at = self.players.iter().position(|player| player.faction == faction);
        &mut self.players[at.expect("a faction that plays")]
    }

    /// Those who play and have not given up, in seat order.
    pub fn active(&self) -> impl DoubleEndedIterator<Item = &Player> {
        self.players.iter().map(|player| &**player).filter(|player| !player.gave_up)
    }

    /// All who play against this one.
    pub fn opponents(&self, faction: Faction) -> impl Iterator<Item = &Player> {
        self.active().filter(move |player| player.faction != faction)
    }

    /// A hex as it is now.
    #[must_use]
    pub fn hex(&self, hex: HexId) -> Option<&Hex> {
        self.land.hexes.get(&hex)
    }

    /// All hexes as they are now, in the order of their names.
    pub fn hexes(&self) -> impl Iterator<Item = (HexId, &Hex)> {
        self.land.hexes.iter().map(|(id, hex)| (*id, hex))
    }

    /// Who holds a place: has a group on the main site, or in the Theatre.
    #[must_use]
    pub fn holder(&self, place: Place) -> Option<Faction> {
        self.active().find(|player| player.holds(place)).map(|player| player.faction)
    }

    /// Whether a player holds a place and no creature lives there: all powers of sites need this.
    #[must_use]
    pub fn occupies(&self, player: &Player, hex: HexId) -> bool {
        player.holds(Place::Hex(hex)) && self.hex(hex).is_some_and(|hex| !hex.lives && !hex.sunk)
    }

    /// The hex of this site where a player occupies it.
    #[must_use]
    pub fn occupied(&self, player: &Player, site: Site) -> Option<HexId> {
        let mut of = self.hexes().filter(|(_, hex)| hex.site == site);
        of.find(|(id, _)| self.occupies(player, *id)).map(|(id, _)| id)
    }

    /// Who has a statue.
    #[must_use]
    pub fn owner(&self, statue: Statue) -> Option<Faction> {
        self.active().find(|player| player.has_statue(statue)).map(|player| player.faction)
    }

    /// The turn; 0 before the first.
    #[must_use]
    pub fn turn(&self) -> u32 {
        self.sky.turn
    }

    /// The event of this turn as it stands on the track.
    #[must_use]
    pub fn slot(&self) -> Slot {
        let at = (self.sky.turn as usize).wrapping_sub(1);
        self.sky.track.get(at).copied().unwrap_or_default()
    }

    /// The event of this turn, if nobody stopped it.
    #[must_use]
    pub fn event(&self) -> Option<Card> {
        let slot = self.slot();
        slot.card.filter(|_| !slot.stopped)
    }

    /// The tributes that are past: those of turns before this one (G-11, G-25).
    #[must_use]
    pub fn tributes_past(&self) -> u32 {
        let before = (self.sky.turn as usize).saturating_sub(1);
        let past = self.sky.track.iter().take(before);
        u32::try_from(past.filter(|slot| slot.card == Some(Card::Tribute)).count()).unwrap_or(0)
    }

    /// The play order: from the holder of the Compass in its direction, once round the active players (T-2).
    #[must_use]
    pub fn order(&self) -> Vec<Faction> {
        let Some(compass) = self.sky.compass else { return Vec::new() };
        let mut ring = self.sky.ring.clone();
        if !compass.clockwise {
            ring.reverse();
        }
        let from = ring.iter().position(|faction| *faction == compass.holder).unwrap_or(0);
        ring.rotate_left(from);
        ring.retain(|faction| self.find(*faction).is_some_and(|player| !player.gave_up));
        ring
    }

    /// The versions of all its parts.
    pub(crate) fn versions(&self) -> impl Iterator<Item = Version> {
        let players = self.players.iter().map(Shared::version);
        [self.land.version(), self.sky.version()].into_iter().chain(players)
    }
}

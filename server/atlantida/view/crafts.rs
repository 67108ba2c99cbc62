//! What temples, Forges and the Shipyard can do now (C).

use serde::Serialize;

use crate::ids::{Advance, Faction, Place, Site, Square, Stock};
use crate::improvement::building::{self, Plan};
use crate::improvement::craft::{self, CAPACITY, Craft, FLEET, GOLD_FOR_WOOD, RISEN, SHIP};
use crate::play::Ground;
use crate::world::Player;

/// Something that can be made; each once a turn, in this order (C-10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(tag = "of", rename_all = "snake_case")]
pub enum CraftView {
    /// Hecate changes stocks into one another: what there is of each.
    Change {
        /// So much of each.
        have: Vec<(Stock, u32)>,
    },
    /// Persephone brings the dead back.
    Raise {
        /// How many, and the price in gold.
        prices: Vec<(u32, u32)>,
    },
    /// Forges turn gold into arms.
    Forge {
        /// So much gold at most.
        most: u32,
        /// So many arms for each.
        each: u32,
    },
    /// Poseidon restores ships of old.
    Restore {
        /// So many at most.
        most: u32,
        /// Gold for each.
        gold: u32,
        /// Knowledge for each.
        knowledge: u32,
    },
    /// The Shipyard builds ships.
    Ships {
        /// So many at most.
        most: u32,
        /// Wood for each.
        wood: u32,
        /// Wood that may be paid with gold, in all.
        by_gold: u32,
        /// Gold for such a wood.
        gold: u32,
        /// Wood that must be paid with gold, for 1, 2 … ships.
        least: Vec<u32>,
    },
    /// Gaia gives a Garden.
    Garden {
        /// Where it may stand.
        at: Vec<Square>,
    },
}

/// All that can be made now.
pub(super) fn crafts(ground: Ground<'_>, faction: Faction) -> Vec<CraftView> {
    let player = ground.player(faction);
    let open = |what: &Craft| !player.phase.used.iter().any(|done| *done >= what.used());
    let all = [
        (Craft::Change(Vec::new()), change(ground, faction)),
        (Craft::Raise(1), raise(ground, faction)),
        (Craft::Forge(1), forge(ground, faction)),
        (Craft::Restore(1), restore(ground, faction)),
        (Craft::Ships { ships: 1, by_gold: 0 }, ships(ground, faction)),
        (Craft::Garden(Square::at(1, 1)), garden(ground, faction)),
    ];
    all.into_iter().filter(|(what, _)| open(what)).filter_map(|(_, view)| view).collect()
}

fn change(ground: Ground<'_>, faction: Faction) -> Option<CraftView> {
    ground.occupies(faction, Site::Hecate)?;
    let player = ground.player(faction);
    let have = [Stock::Stone, Stock::Gold, Stock::Wood].map(|of| (of, player.stock(of)));
    have.iter().any(|(_, have)| *have > 0).then(|| CraftView::Change { have: have.to_vec() })
}

fn raise(ground: Ground<'_>, faction: Faction) -> Option<CraftView> {
    ground.occupies(faction, Site::Persephone)?;
    let player = ground.player(faction);
    let prices = (1..).zip(RISEN);
    let may = |(pops, gold): &(u32, u32)| *pops <= player.hades && *gold <= player.gold();
    let prices: Vec<(u32, u32)> = prices.filter(may).collect();
    (!prices.is_empty()).then_some(CraftView::Raise { prices })
}

fn forge(ground: Ground<'_>, faction: Faction) -> Option<CraftView> {
    let (most, each) = craft::forges(ground, faction);
    let most = most.min(ground.player(faction).gold());
    (most > 0).then_some(CraftView::Forge { most, each })
}

fn restore(ground: Ground<'_>, faction: Faction) -> Option<CraftView> {
    let hex = ground.occupies(faction, Site::Poseidon)?;
    let player = ground.player(faction);
    let paid = (player.gold() / FLEET).min(player.stock(Stock::Knowledge) / FLEET);
    let most = paid.min(player.units(Place::Hex(hex)).pops).min(room(player)?);
    (most > 0).then_some(CraftView::Restore { most, gold: FLEET, knowledge: FLEET })
}

/// By how much the fleet may grow; none without Navigation (C-9).
fn room(player: &Player) -> Option<u32> {
    let room = CAPACITY.saturating_sub(player.capacity);
    Some(room).filter(|_| player.has(Advance::Navigation))
}

fn ships(ground: Ground<'_>, faction: Faction) -> Option<CraftView> {
    let player = ground.player(faction);
    let wood = player.stock(Stock::Wood);
    let has_physics = player.has(Advance::AdvancedPhysics);
    let gold = if has_physics { player.gold() / GOLD_FOR_WOOD } else { 0 };
    let most = ((wood + gold) / SHIP).min(craft::shipwrights(ground, faction)).min(room(player)?);
    let least = (1..=most).map(|ships| (ships * SHIP).saturating_sub(wood)).collect();
    let by_gold = gold.min(most * SHIP);
    let ships = CraftView::Ships { most, wood: SHIP, by_gold, gold: GOLD_FOR_WOOD, least };
    (most > 0).then_some(ships)
}

fn garden(ground: Ground<'_>, faction: Faction) -> Option<CraftView> {
    ground.occupies(faction, Site::Gaia)?;
    let plan = |at| Plan { kind: crate::ids::Kind::Garden, statue: None, at, turned: false };
    let squares = ground.player(faction).city.squares();
    let fits = |at: &Square| building::fits(ground, faction, plan(*at)).is_ok();
    let at: Vec<Square> = squares.filter(fits).collect();
    (!at.is_empty()).then_some(CraftView::Garden { at })
}

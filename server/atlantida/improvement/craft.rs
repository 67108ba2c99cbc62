//! Craft: temples, Forges and Shipyards, one decision each, in their order, none of them compulsory (C, C-1).

use serde::{Deserialize, Serialize};

use crate::ids::{Advance, Faction, Kind, Place, Site, Square, Stock};
use crate::improvement::production::SHIPYARD;
use crate::improvement::{building, in_step};
use crate::ledger::Cause;
use crate::play::{Decided, Ground, Play};
use crate::rejection::{at_most, must};
use crate::world::{Fact, Step, Used};

/// What Persephone asks for one pop, and for two (C-4).
pub(crate) const RISEN: [u32; 2] = [2, 6];
/// What a fleet of old costs, in gold and as much knowledge (C-6).
pub(crate) const FLEET: u32 = 6;
/// What a ship costs in wood (C-7).
pub(crate) const SHIP: u32 = 5;
/// What stands for a wood with Advanced Physics.
pub(crate) const GOLD_FOR_WOOD: u32 = 2;
/// Capacity at most (C-9).
pub(crate) const CAPACITY: u32 = 8;

/// What may be tried out here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum CraftCommand {
    /// One of the decisions of this step.
    Craft {
        /// Which.
        what: Craft,
    },
}

/// The decisions of this step, in their order (C-10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Craft {
    /// The Temple of Hecate changes stocks one for one (C-3).
    Change(Vec<Change>),
    /// The Temple of Persephone brings back one pop or two (C-4).
    Raise(u32),
    /// Forges turn so much gold into arms (C-5).
    Forge(u32),
    /// The Temple of Poseidon restores so many ships (C-6).
    Restore(u32),
    /// The Shipyard builds ships (C-7).
    Ships {
        /// How many.
        ships: u32,
        /// How many of the wood is paid with gold.
        #[serde(default)]
        by_gold: u32,
    },
    /// The Temple of Gaia puts up a Garden (C-8).
    Garden(Square),
}

/// An amount of a stock that becomes another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct Change {
    pub from: Stock,
    pub to: Stock,
    pub amount: u32,
}

impl Craft {
    pub(crate) fn used(&self) -> Used {
        match self {
            Self::Change(_) => Used::Hecate,
            Self::Raise(_) => Used::Persephone,
            Self::Forge(_) => Used::Forge,
            Self::Restore(_) => Used::Fleet,
            Self::Ships { .. } => Used::Shipyard,
            Self::Garden(_) => Used::Gaia,
        }
    }
}

/// What is tried out in the Craft step.
pub(crate) fn choose(play: &mut Play<'_>, faction: Faction, command: &CraftCommand) -> Decided {
    in_step(play, faction, Step::Craft)?;
    let CraftCommand::Craft { what } = command;
    // C-10: each once, in their order.
    let used = what.used();
    let later = play.player(faction).phase.used.iter().any(|done| *done >= used);
    must(!later, "C-10", "refused-craft-order")?;
    match what {
        Craft::Change(changes) => change(play, faction, changes)?,
        Craft::Raise(pops) => raise(play, faction, *pops)?,
        Craft::Forge(gold) => forge(play, faction, *gold)?,
        Craft::Restore(ships) => restore(play, faction, *ships)?,
        Craft::Ships { ships, by_gold } => build(play, faction, *ships, *by_gold)?,
        Craft::Garden(square) => {
            let gaia = play.ground().occupies(faction, Site::Gaia);
            must(gaia.is_some(), "C-8", "refused-temple")?;
            building::garden(play, faction, *square)?;
        }
    }
    play.use_up(faction, used);
    Ok(())
}

/// C-3: each stock into one other, from what was there when the step began; so nothing is changed twice.
fn change(play: &mut Play<'_>, faction: Faction, changes: &[Change]) -> Decided {
    let hecate = play.ground().occupies(faction, Site::Hecate);
    must(hecate.is_some(), "C-3", "refused-temple")?;
    let is_changed = |stock| matches!(stock, Stock::Stone | Stock::Gold | Stock::Wood);
    for one in changes {
        let fits = one.from != one.to && is_changed(one.from) && is_changed(one.to);
        let times = changes.iter().filter(|other| other.from == one.from).count();
        must(fits && one.amount > 0 && times == 1, "C-3", "refused-change")?;
        at_most(one.amount, play.player(faction).stock(one.from), "C-3", "refused-not-there")?;
    }
    let why = Cause::Site(Site::Hecate);
    for one in changes {
        play.lose(faction, one.from, one.amount, why.clone());
    }
    for one in changes {
        play.gain(faction, one.to, one.amount, why.clone());
    }
    Ok(())
}

/// C-4, C-11.
fn raise(play: &mut Play<'_>, faction: Faction, pops: u32) -> Decided {
    let temple = play.ground().occupies(faction, Site::Persephone);
    let Some(hex) = temple else { return crate::rejection::rule("C-4", "refused-temple") };
    must((1..=2).contains(&pops), "C-4", "refused-raise")?;
    at_most(pops, play.player(faction).hades, "C-11", "refused-not-there")?;
    play.pay(faction, Stock::Gold, RISEN[pops as usize - 1], Cause::Risen)?;
    play.emit(Fact::Risen { faction, place: Place::Hex(hex), pops });
    Ok(())
}

/// The most gold that the Forges turn, and what each gives (C-5).
pub(crate) fn forges(ground: Ground<'_>, faction: Faction) -> (u32, u32) {
    let player = ground.player(faction);
    let worked = player.workplaces(Kind::Forge).filter(|(_, pops)| *pops > 0).count();
    let worked = u32::try_from(worked).unwrap_or(0);
    let (gold, arms) = forges_each(player);
    (worked * gold, arms)
}

/// The most gold that the worker of a Forge turns, and the arms that each gives (C-5).
pub(crate) fn forges_each(player: &crate::world::Player) -> (u32, u32) {
    if player.has(Advance::Metalworking) { (2, 3) } else { (1, 2) }
}

fn forge(play: &mut Play<'_>, faction: Faction, gold: u32) -> Decided {
    let (most, each) = forges(play.ground(), faction);
    must(gold > 0, "C-5", "refused-nothing")?;
    at_most(gold, most, "C-5", "refused-forge")?;
    play.pay(faction, Stock::Gold, gold, Cause::Arms)?;
    play.gain(faction, Stock::Arms, gold * each, Cause::Building(Kind::Forge));
    Ok(())
}

/// C-9, C-12: what would pass the limit is refused before anything is paid.
fn ships(play: &Play<'_>, faction: Faction, ships: u32) -> Decided {
    let player = play.player(faction);
    must(player.has(Advance::Navigation), "C-7", "refused-navigation")?;
    must(ships > 0, "C-7", "refused-nothing")?;
    at_most(ships, CAPACITY.saturating_sub(player.capacity), "C-12", "refused-capacity")
}

/// C-6.
fn restore(play: &mut Play<'_>, faction: Faction, levels: u32) -> Decided {
    let temple = play.ground().occupies(faction, Site::Poseidon);
    let Some(hex) = temple else { return crate::rejection::rule("C-6", "refused-temple") };
    ships(play, faction, levels)?;
    at_most(levels, play.player(faction).units(Place::Hex(hex)).pops, "C-6", "refused-not-there")?;
    play.pay(faction, Stock::Gold, levels * FLEET, Cause::Ship)?;
    play.pay(faction, Stock::Knowledge, levels * FLEET, Cause::Ship)?;
    play.emit(Fact::CapacityRose { faction, by: levels });
    Ok(())
}

/// Pops that work in the Shipyard: those placed as the phase began (C-2).
pub(crate) fn shipwrights(ground: Ground<'_>, faction: Faction) -> u32 {
    let pops = ground.player(faction).workplaces(Kind::Shipyard).map(|(_, pops)| pops);
    pops.sum::<u32>().min(SHIPYARD)
}

/// C-7.
fn build(play: &mut Play<'_>, faction: Faction, levels: u32, by_gold: u32) -> Decided {
    ships(play, faction, levels)?;
    at_most(levels, shipwrights(play.ground(), faction), "C-7", "refused-shipwrights")?;
    let physics = play.player(faction).has(Advance::AdvancedPhysics);
    must(by_gold == 0 || physics, "C-7", "refused-physics")?;
    at_most(by_gold, levels * SHIP, "C-7", "refused-physics")?;
    play.pay(faction, Stock::Wood, levels * SHIP - by_gold, Cause::Ship)?;
    play.pay(faction, Stock::Gold, by_gold * GOLD_FOR_WOOD, Cause::Ship)?;
    play.emit(Fact::CapacityRose { faction, by: levels });
    Ok(())
}

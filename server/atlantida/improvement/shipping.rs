//! Shipping: Europa first, then the fleet (G-1 to G-11, G-23, G-24).

use serde::{Deserialize, Serialize};

use crate::ids::{Advance, Faction, Place, Site, Stock};
use crate::improvement::{Portion, in_step, named};
use crate::ledger::Cause;
use crate::play::{Decided, Ground, Play};
use crate::rejection::{at_most, must};
use crate::world::{Fact, Step};

/// What Aeolus adds (G-5), and Cloth Making (G-4).
const AEOLUS: i32 = 2;
const CLOTH: i32 = 1;

/// What may be tried out here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum ShippingCommand {
    /// The Temple of Europa sends pops of the group there (G-10).
    SendByEuropa {
        /// How many.
        pops: u32,
    },
    /// Ships pops (G-1), those that have just been added too (F-13).
    Ship {
        /// From where.
        from: Vec<Portion>,
    },
}

/// What is tried out in the Shipping step.
pub(crate) fn choose(play: &mut Play<'_>, faction: Faction, command: &ShippingCommand) -> Decided {
    in_step(play, faction, Step::Shipping)?;
    match command {
        ShippingCommand::SendByEuropa { pops } => europa(play, faction, *pops),
        ShippingCommand::Ship { from } => ship(play, faction, from),
    }
}

/// What may be shipped in a turn, added up once (G-1 to G-6, G-23).
pub(crate) fn ships(ground: Ground<'_>, faction: Faction) -> u32 {
    let parts = ship_parts(ground, faction).into_iter();
    parts.map(|(by, _)| u32::try_from(by).unwrap_or(0)).sum()
}

/// Why so many may be shipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shipped {
    /// The capacity of the fleet.
    Fleet,
    /// Cloth Making (G-4).
    ClothMaking,
    /// The Temple of Aeolus (G-5).
    Aeolus,
}

/// The parts of what may be shipped in a turn.
pub(crate) fn ship_parts(ground: Ground<'_>, faction: Faction) -> Vec<(i32, Shipped)> {
    let player = ground.player(faction);
    let has_aeolus = ground.occupies(faction, Site::Aeolus).is_some();
    if player.capacity == 0 || !(player.has(Advance::Astronomy) || has_aeolus) {
        return Vec::new();
    }
    let capacity = i32::try_from(player.capacity).unwrap_or(i32::MAX);
    let cloth = player.has(Advance::ClothMaking).then_some((CLOTH, Shipped::ClothMaking));
    let aeolus = has_aeolus.then_some((AEOLUS, Shipped::Aeolus));
    [Some((capacity, Shipped::Fleet)), cloth, aeolus].into_iter().flatten().collect()
}

/// What Europa asks for a pop, which is as many as it sends in a turn (G-10).
pub(crate) fn europa_price(ground: Ground<'_>) -> u32 {
    (1 + ground.world.tributes_past()).min(ground.settings.europa_cap)
}

/// What may be sent, as the step begins.
pub(crate) fn begin(play: &mut Play<'_>, faction: Faction) {
    let ground = play.ground();
    let is_open = ground.world.turn() >= ground.settings.europa_from;
    let occupied = ground.occupies(faction, Site::Europa).filter(|_| is_open);
    let europa = if occupied.is_some() { europa_price(ground) } else { 0 };
    let ships = ships(ground, faction);
    play.emit(Fact::MayShip { faction, ships, europa });
}

fn europa(play: &mut Play<'_>, faction: Faction, pops: u32) -> Decided {
    let temple = play.ground().occupies(faction, Site::Europa);
    let Some(hex) = temple else { return crate::rejection::rule("G-10", "refused-temple") };
    let (ships, left) = (play.player(faction).phase.ships, play.player(faction).phase.europa);
    must(pops > 0, "G-10", "refused-nothing")?;
    at_most(pops, left, "G-10", "refused-europa")?;
    let place = Place::Hex(hex);
    at_most(pops, play.player(faction).units(place).pops, "G-10", "refused-not-there")?;
    let price = europa_price(play.ground());
    play.pay(faction, Stock::Gold, pops * price, Cause::Europa)?;
    play.emit(Fact::Shipped { faction, place, pops });
    play.emit(Fact::ShipsLeft { faction, ships, europa: left - pops });
    Ok(())
}

fn ship(play: &mut Play<'_>, faction: Faction, from: &[Portion]) -> Decided {
    let all = named(play, faction, from)?;
    let left = play.player(faction).phase.ships;
    must(all > 0, "G-1", "refused-nothing")?;
    at_most(all, left, "G-1", "refused-ships")?;
    for part in from.iter().filter(|part| part.pops > 0) {
        play.emit(Fact::Shipped { faction, place: part.from, pops: part.pops });
    }
    // G-10: Europa sends at the start of the step.
    play.emit(Fact::ShipsLeft { faction, ships: left - all, europa: 0 });
    Ok(())
}

//! What the turn's event asks of a seat (X, G-13), and the hexes that it may sink.

use serde::Serialize;

use crate::battle::Force;
use crate::end::decide::{protector, sinkable};
use crate::ids::{Card, Faction, HexId, Place, Square, Stock};
use crate::improvement::reaction;
use crate::play::Ground;
use crate::state::State;
use crate::table::Stage;
use crate::world::Step;

/// The event as it stands for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct EventView {
    /// Which.
    pub card: Card,
    /// Whether it does not happen to this seat (Z-2, Z-3).
    pub spared: bool,
    /// Whether it is still to be met.
    pub open: bool,
    /// Gold that may be offered or bid.
    pub gold: u32,
    /// Of a tribute: the gold that Zeus expects of each.
    pub due: u32,
    /// Of a Raid.
    pub raid: Option<RaidView>,
    /// Of an Earthquake.
    pub quake: Option<QuakeView>,
    /// Of a Flood.
    pub flood: Option<FloodView>,
    /// So many die whose place the owner says.
    pub dies: u32,
}

/// A Raid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct RaidView {
    pub force: Force,
    pub against: u32,
}

/// An Earthquake.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct QuakeView {
    /// Buildings that may fall.
    pub at: Vec<Square>,
    /// So many of them do.
    pub fall: u32,
    /// So many in the city die, less those whom Housings that stand spare.
    pub dies: u32,
    /// Whether each Housing that stands spares one (Engineering).
    pub housings_spare: bool,
}

/// A Flood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct FloodView {
    /// So many may drown.
    pub threatened: u32,
    /// So many are saved by one stone or wood.
    pub each: u32,
    /// Stone that there is.
    pub stone: u32,
    /// Wood that there is.
    pub wood: u32,
}

/// A hex that may sink.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct SinkView {
    /// Which.
    pub hex: HexId,
    /// What it costs in gold.
    pub gold: u32,
    /// Whose people drown, and how many.
    pub drowns: Vec<(Faction, u32)>,
    /// Whose leaders swim home, and how many.
    pub swims: Vec<(Faction, u32)>,
    /// Hexes that become coast.
    pub coasts: Vec<HexId>,
}

/// A coastal hex that may not sink, and who protects it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct KeptView {
    pub hex: HexId,
    pub by: Faction,
}

/// The event of this turn as it stands for a seat in its improvement phase.
pub(super) fn event(ground: Ground<'_>, faction: Faction) -> Option<EventView> {
    let player = ground.player(faction);
    let card = ground.world.slot().card?;
    let strikes = ground.event_for(faction) == Some(card);
    let is = |of: Card| strikes && card == of;
    let falling = reaction::falling(ground, faction);
    let engineered = player.has(crate::ids::Advance::Engineering);
    let quake = is(Card::Earthquake).then(|| QuakeView {
        at: reaction::quaking(ground, faction),
        fall: falling,
        dies: reaction::EARTHQUAKE.min(player.home.pops),
        housings_spare: engineered,
    });
    let raid = is(Card::Raid).then(|| RaidView {
        force: reaction::wall(ground, faction),
        against: ground.content.card(Card::Raid).strength,
    });
    let (threatened, each) = reaction::flooded(ground, faction);
    let (stone, wood) = (player.stock(Stock::Stone), player.stock(Stock::Wood));
    let in_step = player.phase.step == Step::Reaction;
    Some(EventView {
        card,
        spared: !strikes,
        open: in_step && reaction::asked(ground, faction).is_some(),
        gold: player.stock(Stock::Gold),
        due: ground.settings.tribute_due,
        raid,
        quake,
        flood: is(Card::Flood).then_some(FloodView { threatened, each, stone, wood }),
        dies: if in_step { player.phase.owes } else { 0 },
    })
}

/// The hexes that may sink, and those that may not, while a seat chooses.
pub(super) fn sinking(state: &State, faction: Faction) -> (Vec<SinkView>, Vec<KeptView>) {
    if state.course.stage != Stage::Sinking || !state.awaits(faction) {
        return (Vec::new(), Vec::new());
    }
    let ground = state.ground();
    let sinks = sinkable(state, faction).into_iter();
    let sinks = sinks.map(|(hex, gold)| sink(ground, hex, gold)).collect();
    let coast = ground.world.hexes().filter(|(id, hex)| !hex.sunk && ground.is_coastal(*id));
    let kept = coast.filter_map(|(hex, _)| Some(KeptView { hex, by: protector(state, hex)? }));
    (sinks, kept.collect())
}

fn sink(ground: Ground<'_>, hex: HexId, gold: u32) -> SinkView {
    let there = |player: &crate::world::Player| player.units(Place::Hex(hex));
    let count = |of: fn(crate::world::Units) -> u32| {
        let counted = ground.world.active().map(|player| (player.faction, of(there(player))));
        counted.filter(|(_, number)| *number > 0).collect()
    };
    let spot = ground.content.island().spot(hex);
    let near = spot.into_iter().flat_map(|spot| spot.neighbours.iter().copied());
    let stands = |near: &HexId| ground.world.hex(*near).is_some_and(|of| !of.sunk);
    SinkView {
        hex,
        gold,
        drowns: count(|units| units.pops),
        swims: count(|units| units.leaders),
        coasts: near.filter(|near| stands(near) && !ground.is_coastal(*near)).collect(),
    }
}

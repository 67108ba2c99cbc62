//! The players, as everybody sees them; a seat sees itself as its draft has it (O-2, N-10).

use game::{Text, text};
use serde::Serialize;

use crate::content::Content;
use crate::ids::{Advance, Faction, Place, Square, Stock};
use crate::improvement::feeding;
use crate::play::Ground;
use crate::score;
use crate::state::State;
use crate::world::{Building, Food, Player, Units};

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct PlayerView {
    pub faction: Faction,
    pub gave_up: bool,
    /// Whether the steward answers for it.
    pub absent: bool,
    pub stocks: Vec<StockView>,
    pub capacity: u32,
    pub on_island: u32,
    pub continent: u32,
    pub hades: u32,
    /// What the people counts as it stands (V-6).
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub points: i64,
    /// What it would count if the game ended now, and whoever is on the island were dead (K-1).
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub ended: i64,
    pub leaders: u32,
    /// Leaders that may still move.
    pub unmoved: u32,
    /// Each with the turn in which it was learned.
    pub advances: Vec<(Advance, u32)>,
    pub groups: Vec<GroupView>,
    pub city: CityView,
    /// Food, were it counted now.
    pub food: Food,
}

/// A stock and why it is what it is (O-7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct StockView {
    pub stock: Stock,
    pub value: u32,
    pub because: Vec<BecauseView>,
}

/// A part of a figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct BecauseView {
    pub by: i32,
    pub why: Text,
}

/// Units in a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct GroupView {
    pub place: Place,
    /// Whether it holds the main site, or the Theatre.
    pub holds: bool,
    pub pops: u32,
    pub leaders: u32,
    pub unmoved: u32,
}

/// A city.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct CityView {
    pub columns: u32,
    pub rows: u32,
    pub buildings: Vec<BuildingView>,
    pub debris: Vec<Square>,
    /// Squares with neither building nor debris.
    pub empty: u32,
}

/// A building, with who stands there in the phase under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct BuildingView {
    #[serde(flatten)]
    pub building: Building,
    pub pops: u32,
    pub leaders: u32,
}

/// A player as he is on this ground.
pub(super) fn player(state: &State, ground: Ground<'_>, faction: Faction) -> PlayerView {
    let player = ground.player(faction);
    PlayerView {
        faction,
        gave_up: player.gave_up,
        absent: state.is_absent(faction),
        stocks: Stock::ALL.iter().map(|of| stock(&state.content, player, *of)).collect(),
        capacity: player.capacity,
        on_island: player.on_island(),
        continent: player.continent,
        hades: player.hades,
        points: score::decide::points(&state.settings, player),
        ended: score::decide::ended_now(&state.settings, player),
        leaders: player.leaders(),
        unmoved: player.places().map(|(_, units)| units.unmoved()).sum(),
        advances: player.advances.iter().map(|(of, turn)| (*of, *turn)).collect(),
        groups: player.places().map(|(place, units)| group(player, place, units)).collect(),
        city: city(player),
        food: player.phase.food.clone().unwrap_or_else(|| feeding::food(ground, faction)),
    }
}

fn stock(content: &Content, player: &Player, stock: Stock) -> StockView {
    let parts = player.ledger(stock).parts();
    let because = parts.map(|(why, by)| BecauseView { by, why: why.said(content) }).collect();
    StockView { stock, value: player.stock(stock), because }
}

fn group(player: &Player, place: Place, units: Units) -> GroupView {
    let Units { pops, leaders, .. } = units;
    GroupView { place, holds: player.holds(place), pops, leaders, unmoved: units.unmoved() }
}

fn city(player: &Player) -> CityView {
    let building = |building: &Building| {
        let units = player.phase.at.get(&building.at).copied().unwrap_or_default();
        BuildingView { building: *building, pops: units.pops, leaders: units.leaders }
    };
    CityView {
        columns: player.city.columns,
        rows: player.city.rows,
        buildings: player.city.buildings.iter().map(building).collect(),
        debris: player.city.debris.iter().copied().collect(),
        empty: player.city.empty(),
    }
}

/// What a food line says (O-7).
#[must_use]
pub fn food_said(line: &crate::world::FoodLine) -> Text {
    use crate::world::FoodPart;
    match line.part {
        FoodPart::EmptySquares => text!("food-empty-squares", of = line.of, food = line.food),
        FoodPart::Farms => text!("food-farms", of = line.of, food = line.food),
        FoodPart::Workers => text!("food-workers", of = line.of, food = line.food),
        FoodPart::Demeter => text!("food-demeter", food = line.food),
        FoodPart::Poseidon => text!("food-poseidon", food = line.food),
        FoodPart::ClothMaking => text!("food-cloth-making", food = line.food),
        FoodPart::Prairie(hex) => text!("food-prairie", hex = hex.to_string(), food = line.food),
    }
}

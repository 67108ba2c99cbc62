//! What may be built and where, what it costs, what falls for it, and what it does to the food (B).

use game::Text;
use serde::Serialize;

use crate::ids::{Advance, Faction, Kind, Square, Statue, Stock};
use crate::improvement::building::{self, Plan, over, planned, put_up};
use crate::improvement::feeding::food;
use crate::legal::plans;
use crate::play::Ground;
use crate::rejection::Rejection;
use crate::state::State;
use crate::table::Stage;
use crate::world::{Step, World};

/// A square where a building may stand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct CellView {
    pub kind: Kind,
    pub statue: Option<Statue>,
    pub at: Square,
    pub turned: bool,
    pub stone: u32,
    pub gold: u32,
    /// What is destroyed for it.
    pub falls: Vec<FallView>,
    /// By how much food changes.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub forecast: i64,
}

/// A building that would be destroyed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct FallView {
    pub kind: Kind,
    pub statue: Option<Statue>,
    pub at: Square,
}

/// A building of this game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct PaletteView {
    /// Which.
    pub kind: Kind,
    /// Of a statue: which.
    pub statue: Option<Statue>,
    /// Its price in stone.
    pub stone: u32,
    /// Its price in gold.
    pub gold: u32,
    /// Whether it can be put up now.
    pub can: bool,
    /// Why not.
    pub why: Option<Text>,
    /// On how many squares it could stand.
    pub squares: u32,
}

/// Arms that builders may make (B-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct ArmsView {
    /// So many builders may, each for 1 gold.
    pub most: u32,
    /// So many arms each.
    pub each: u32,
}

/// The palette and its squares, while a seat builds; at the setup those for a statue (P-7).
pub(super) fn build(
    state: &State,
    world: &World,
    faction: Faction,
) -> (Vec<PaletteView>, Vec<CellView>) {
    let ground = state.ground_of(world);
    let plans = plans(ground, faction);
    match state.course.stage {
        Stage::Statues => {
            let city = &ground.player(faction).city;
            let free = |plan: &Plan| {
                plan.kind == Kind::Statue
                    && city.at(plan.at).is_none()
                    && building::fits(ground, faction, *plan).is_ok()
            };
            let free = plans.into_iter().filter(free);
            (
                Vec::new(),
                free.map(|plan| CellView {
                    stone: 0,
                    gold: 0,
                    ..cell(state, world, faction, plan)
                })
                .collect(),
            )
        }
        Stage::Improvement if ground.player(faction).phase.step == Step::Building => {
            let fits = |plan: &&Plan| building::fits(ground, faction, **plan).is_ok();
            let cells = plans.iter().filter(fits).map(|plan| cell(state, world, faction, *plan));
            let cells: Vec<CellView> = cells.collect();
            (palette(ground, faction, &plans, &cells), cells)
        }
        Stage::Lobby
        | Stage::Order
        | Stage::Movement
        | Stage::Zeus
        | Stage::Compass
        | Stage::Improvement
        | Stage::Sinking
        | Stage::Boarding
        | Stage::Over => (Vec::new(), Vec::new()),
    }
}

fn cell(state: &State, world: &World, faction: Faction, plan: Plan) -> CellView {
    let ground = state.ground_of(world);
    let (stone, gold) = building::price(ground, faction, plan);
    let building = planned(ground, plan);
    let falls = over(ground.player(faction), &building).into_iter();
    let falls = falls.map(|old| FallView { kind: old.kind, statue: old.statue, at: old.at });
    let mut play = state.play_on(world.clone());
    put_up(&mut play, faction, plan);
    let forecast = food(play.ground(), faction).excess() - food(ground, faction).excess();
    let Plan { kind, statue, at, turned } = plan;
    CellView { kind, statue, at, turned, stone, gold, falls: falls.collect(), forecast }
}

/// All that the game has, but for Gardens, which nobody builds.
fn palette(
    ground: Ground<'_>,
    faction: Faction,
    plans: &[Plan],
    cells: &[CellView],
) -> Vec<PaletteView> {
    let mut all: Vec<PaletteView> = Vec::new();
    for plan in plans {
        let is_it = |row: &PaletteView| (row.kind, row.statue) == (plan.kind, plan.statue);
        if all.iter().any(is_it) {
            continue;
        }
        let (kind, statue) = (plan.kind, plan.statue);
        let of_it = cells.iter().filter(|cell| (cell.kind, cell.statue) == (kind, statue));
        let dearest = || building::price(ground, faction, *plan);
        let cheapest = of_it.clone().map(|cell| (cell.stone, cell.gold)).min();
        let (stone, gold) = cheapest.unwrap_or_else(dearest);
        let squares = u32::try_from(of_it.count()).unwrap_or(u32::MAX);
        let same = |other: &&Plan| (other.kind, other.statue) == (kind, statue);
        let why = hinders(ground, faction, plans.iter().filter(same), squares > 0, (stone, gold));
        let can = why.is_none();
        let why = why.map(Rejection::said);
        all.push(PaletteView { kind, statue, stone, gold, can, why, squares });
    }
    all
}

/// What hinders a building: nobody to put it up, no place, or its price.
fn hinders<'p>(
    ground: Ground<'_>,
    faction: Faction,
    mut plans: impl Iterator<Item = &'p Plan> + Clone,
    has_room: bool,
    (stone, gold): (u32, u32),
) -> Option<Rejection> {
    let player = ground.player(faction);
    let first = plans.clone().next()?;
    if let Err(why) = building::builder(ground, faction, Some(first.kind)) {
        return Some(why);
    }
    if !has_room {
        // What holds wherever it stands says more than that one square is taken.
        let everywhere = plans.find_map(|plan| {
            let why = building::fits(ground, faction, *plan).err()?;
            let says = ["refused-limit", "refused-statue-taken", "refused-not-in-the-game"];
            let is_such = match &why {
                Rejection::Rule { says: of, .. } | Rejection::Bound { says: of, .. } => {
                    says.contains(of)
                }
                _ => false,
            };
            is_such.then_some(why)
        });
        let nowhere = Rejection::Rule { rule: "B-3", says: "refused-no-room" };
        return Some(everywhere.unwrap_or(nowhere));
    }
    let lacks = |stock, needed, have| {
        (needed > have).then_some(Rejection::TooLittle { stock, needed, have })
    };
    lacks(Stock::Stone, stone, player.stock(Stock::Stone))
        .or_else(|| lacks(Stock::Gold, gold, player.gold()))
}

/// What builders may make instead.
pub(super) fn arms(ground: Ground<'_>, faction: Faction) -> Option<ArmsView> {
    let player = ground.player(faction);
    let may =
        player.phase.step == Step::Building && building::builder(ground, faction, None).is_ok();
    let most = player.phase.builders.min(player.gold());
    let each = if player.has(Advance::Metalworking) { 2 } else { 1 };
    (may && most > 0).then_some(ArmsView { most, each })
}

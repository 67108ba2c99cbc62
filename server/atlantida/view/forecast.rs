//! What is to be expected of a draft as it stands: food, growth, ships, the score (O-5), each with its parts.

use game::{Text, text};
use serde::Serialize;

use crate::ids::{Advance, Faction, Kind, Place, Site, Statue};
use crate::improvement::feeding::{food, growth_of, limits};
use crate::improvement::shipping::{Shipped, europa_price, ship_parts, ships};
use crate::play::Ground;
use crate::score::decide::ended_now;
use crate::settings::{Settings, Usual};
use crate::view::people::BecauseView;
use crate::world::{Food, Player, Step};

/// People left on the island from which on the race is told of.
const NEAR: u32 = 3;

/// What is to be expected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct ForecastView {
    /// Food, were it counted now; once it was counted, as it was.
    pub food: Food,
    /// Food less people.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub excess: i64,
    /// So many would starve.
    pub starve: u32,
    /// So many could be added.
    pub grow: u32,
    /// So many could be shipped.
    pub ship: u32,
    /// So many could be sent by Europa, gold permitting.
    pub europa: u32,
    /// What the people would count if it ended now: whoever is on the island is dead (K-1, V-6).
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub ended: i64,
    /// The same as a sentence: "9 saved − 2 × 3 = 3"; with nobody saved, that it is out (V-5).
    pub ended_says: Text,
    /// How near the race is (V-2), or why it is not won; nothing while it is far.
    pub race: Option<Text>,
}

/// What growth is possible (F-7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct GrowthView {
    /// So many at most.
    pub most: u32,
    /// Food for each.
    pub cost: u32,
    /// What bounds it.
    pub limit: Option<Text>,
}

/// What can sail (G-1 to G-11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct ShipsView {
    /// So many by ships.
    pub most: u32,
    /// What they are made of.
    pub parts: Vec<BecauseView>,
    /// What Europa may still send.
    pub europa: Option<EuropaView>,
}

/// What Europa may still send.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct EuropaView {
    /// From where.
    pub from: Place,
    /// So many.
    pub most: u32,
    /// Gold for each.
    pub gold: u32,
}

/// What is to be expected of a draft.
pub(super) fn forecast(ground: Ground<'_>, faction: Faction) -> ForecastView {
    let player = ground.player(faction);
    let counted = player.phase.food.clone();
    let is_fed = counted.is_some();
    let food = counted.unwrap_or_else(|| food(ground, faction));
    let excess = food.excess();
    let short = if is_fed { 0 } else { u32::try_from(-excess).unwrap_or(0) };
    let starve = if player.has(Advance::Medicine) { short / 2 } else { short };
    let sails = player.phase.step == Step::Shipping;
    let ship = if sails { player.phase.ships } else { ships(ground, faction) };
    ForecastView {
        excess,
        starve: starve.min(player.on_island()),
        grow: if is_fed { 0 } else { growth_of(ground, faction, &food) },
        ship: ship.min(player.on_island()),
        europa: europa(ground, faction).map_or(0, |of| of.most),
        ended: ended_now(ground.settings, player),
        ended_says: ended_says(ground.settings, player),
        race: race(ground, player, ship),
        food,
    }
}

fn ended_says(settings: &Settings, player: &Player) -> Text {
    let points = ended_now(settings, player);
    let (saved, dead) = (player.continent, player.hades + player.on_island());
    if saved == 0 {
        text!("forecast-out", dead = dead, points = points)
    } else {
        text!("forecast-ended", saved = saved, dead = dead, points = points)
    }
}

/// V-2, where it is near.
fn race(ground: Ground<'_>, player: &Player, ship: u32) -> Option<Text> {
    let left = player.on_island();
    let is_near = left <= ship.max(NEAR) && left + player.continent > 0;
    if ground.settings.race_victory == Usual::Off || !is_near {
        return None;
    }
    Some(match (player.hades, left) {
        (0, 0) => text!("race-won"),
        (0, left) => text!("race-near", left = left),
        (dead, _) => text!("race-dead", dead = dead),
    })
}

/// What growth is possible in this step.
pub(super) fn growth(ground: Ground<'_>, faction: Faction) -> Option<GrowthView> {
    let player = ground.player(faction);
    let food = player.phase.food.as_ref().filter(|_| player.phase.step == Step::Feeding)?;
    let most = crate::improvement::feeding::growth(ground, faction);
    let cost = if player.has_statue(Statue::Hestia) { 1 } else { 2 };
    let limits = limits(ground, faction, food);
    let limit = if player.count(Kind::Housing) == 0 && most == limits.homeless {
        Some(text!("growth-homeless"))
    } else if limits.by_pairs.is_some_and(|pairs| most == pairs && pairs < limits.by_food) {
        Some(text!("growth-pairs"))
    } else if most == limits.by_food {
        Some(text!("growth-food", cost = cost))
    } else {
        None
    };
    Some(GrowthView { most, cost, limit })
}

/// What can sail, now or at the end of the phase.
pub(super) fn sailing(ground: Ground<'_>, faction: Faction) -> ShipsView {
    let player = ground.player(faction);
    let sails = player.phase.step == Step::Shipping;
    let most = if sails { player.phase.ships } else { ships(ground, faction) };
    let said = |why: Shipped| match why {
        Shipped::Fleet => text!("ships-fleet"),
        Shipped::ClothMaking => {
            text!("cause-advance", what = &ground.content.advance(Advance::ClothMaking).name)
        }
        Shipped::Aeolus => text!("cause-site", what = &ground.content.site(Site::Aeolus).name),
    };
    let parts = ship_parts(ground, faction).into_iter();
    let parts = parts.map(|(by, why)| BecauseView { by, why: said(why) });
    ShipsView { most, parts: parts.collect(), europa: europa(ground, faction) }
}

fn europa(ground: Ground<'_>, faction: Faction) -> Option<EuropaView> {
    let player = ground.player(faction);
    let hex = ground.occupies(faction, Site::Europa)?;
    let is_open = ground.world.turn() >= ground.settings.europa_from;
    let gold = europa_price(ground);
    let sails = player.phase.step == Step::Shipping;
    let left = if sails { player.phase.europa } else { gold };
    let from = Place::Hex(hex);
    let most = left.min(player.units(from).pops).min(player.gold() / gold.max(1));
    (is_open && most > 0).then_some(EuropaView { from, most, gold })
}

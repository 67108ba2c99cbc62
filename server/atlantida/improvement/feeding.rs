//! Feeding: food is counted once, the hungry die, and pops are added (F).

use serde::{Deserialize, Serialize};

use crate::ids::{Advance, Card, Faction, Kind, Site, Statue};
use crate::improvement::{Portion, in_step, leave, named};
use crate::play::{Decided, Ground, Play};
use crate::rejection::{at_most, must};
use crate::world::{Died, Fact, Food, FoodLine, FoodPart, Step, Used};

/// Pops on the island without a Housing (F-8).
const HOMELESS: u32 = 5;

/// What may be tried out here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum FeedingCommand {
    /// Adds pops (F-7), which have no place in the city this turn (F-9, R-16).
    Grow {
        /// How many.
        pops: u32,
    },
    /// Says which pops die, where the owner says (F-6, X-8).
    Lose {
        /// From where.
        from: Vec<Portion>,
    },
}

/// What is tried out in the Feeding step; `Lose` in the Event Reaction step too.
pub(crate) fn choose(play: &mut Play<'_>, faction: Faction, command: &FeedingCommand) -> Decided {
    match command {
        FeedingCommand::Grow { pops } => {
            in_step(play, faction, Step::Feeding)?;
            grow(play, faction, *pops)
        }
        FeedingCommand::Lose { from } => {
            while play.player(faction).phase.owes == 0 {
                let step = play.player(faction).phase.step;
                must(step < Step::Reaction, "F-6", "refused-no-deaths")?;
                leave(play, faction)?;
            }
            lose(play, faction, from)
        }
    }
}

/// The food of a faction (F-1 to F-4, F-15).
pub(crate) fn food(ground: Ground<'_>, faction: Faction) -> Food {
    let player = ground.player(faction);
    let has = |advance| player.has(advance);
    let drought = ground.event_for(faction) == Some(Card::Drought);
    let aqueduct = player.count(Kind::Aqueduct) > 0;
    let (empty, worked) = (player.city.empty(), player.worked());
    let farms = player.count(Kind::Farm) + player.count(Kind::Garden);
    let works = !drought || aqueduct;
    let of_empty = if works { empty } else { empty + farms };
    let each = if aqueduct && !drought { 2 } else { 1 };
    let by_worker = if has(Advance::Agriculture) { 2 } else { 1 };
    let occupies = |site| ground.occupies(faction, site).is_some();
    let line = |part, of, food| FoodLine { part, of, food };
    let mut lines = vec![
        line(FoodPart::EmptySquares, of_empty, of_empty / 2),
        line(FoodPart::Farms, farms, if works { farms * each } else { 0 }),
        line(FoodPart::Workers, worked, if works { worked * by_worker } else { 0 }),
        line(FoodPart::Demeter, worked, if occupies(Site::Demeter) { worked } else { 0 }),
        line(FoodPart::Poseidon, 1, u32::from(occupies(Site::Poseidon))),
        line(FoodPart::ClothMaking, 1, u32::from(has(Advance::ClothMaking))),
    ];
    lines.extend(prairies(ground, faction));
    lines.retain(|line| line.food > 0);
    let food = lines.iter().map(|line| line.food).sum();
    Food { lines, food, pops: player.on_island() }
}

/// Each Prairie by itself (F-2, R-10).
fn prairies(ground: Ground<'_>, faction: Faction) -> Vec<FoodLine> {
    let player = ground.player(faction);
    let row = ground.content.site(Site::Prairie);
    let of = |(hex, group): (&crate::ids::HexId, &crate::world::Group)| {
        ground.world.hex(*hex).filter(|of| of.site == Site::Prairie)?;
        let pops = group.units.pops;
        let by_pops = if player.has_statue(Statue::Artemis) { pops } else { pops / row.each };
        let is_main = ground.world.occupies(player, *hex) && pops > 0;
        let law = u32::from(pops > 0 && player.has(Advance::CodeOfLaws));
        let food = by_pops + if is_main { row.more } else { 0 } + law;
        Some(FoodLine { part: FoodPart::Prairie(*hex), of: pops, food })
    };
    player.groups.iter().filter_map(of).collect()
}

/// Food is counted, and where nobody has a choice the hungry die (F-5, F-6).
pub(crate) fn begin(play: &mut Play<'_>, faction: Faction) {
    let food = food(play.ground(), faction);
    let excess = food.excess();
    play.emit(Fact::Fed { faction, food });
    let short = u32::try_from(-excess).unwrap_or(0);
    let has_medicine = play.player(faction).has(Advance::Medicine);
    owe(play, faction, if has_medicine { short / 2 } else { short }, Died::Hungry);
}

/// So many pops die: of what place the owner says, if there are several (F-6, X-19).
pub(crate) fn owe(play: &mut Play<'_>, faction: Faction, pops: u32, of: Died) {
    let player = play.player(faction);
    let there: Vec<_> = player.places().filter(|(_, units)| units.pops > 0).collect();
    let all = player.on_island();
    let pops = pops.min(all);
    if pops == 0 {
        return;
    }
    if pops < all && there.len() > 1 {
        play.emit(Fact::Owes { faction, pops });
        return;
    }
    for (place, units) in there {
        play.kill(faction, place, units.pops.min(pops), of);
    }
}

fn lose(play: &mut Play<'_>, faction: Faction, from: &[Portion]) -> Decided {
    let phase = &play.player(faction).phase;
    let (owes, step) = (phase.owes, phase.step);
    let all = named(play, faction, from)?;
    at_most(all, owes, "F-6", "refused-deaths")?;
    at_most(owes, all, "F-6", "refused-deaths")?;
    let of = if step == Step::Feeding { Died::Hungry } else { Died::InAnEvent };
    for part in from {
        play.kill(faction, part.from, part.pops, of);
    }
    Ok(())
}

/// The most pops that may be added (F-7, F-8, F-10); nothing else bounds them (F-11, F-16).
pub(crate) fn growth(ground: Ground<'_>, faction: Faction) -> u32 {
    let player = ground.player(faction);
    let Some(food) = &player.phase.food else { return 0 };
    if player.phase.used.contains(&Used::Growth) {
        return 0;
    }
    growth_of(ground, faction, food)
}

/// The same, with this food.
pub(crate) fn growth_of(ground: Ground<'_>, faction: Faction, food: &Food) -> u32 {
    let limits = limits(ground, faction, food);
    let most = limits.by_food.min(limits.by_pairs.unwrap_or(u32::MAX));
    let is_housed = ground.player(faction).count(Kind::Housing) > 0;
    if is_housed { most } else { most.min(limits.homeless) }
}

/// What bounds growth.
pub(crate) struct Limits {
    /// The food to spare (F-7).
    pub by_food: u32,
    /// Two pops for each, beyond the first (F-7, F-10); not with Hestia.
    pub by_pairs: Option<u32>,
    /// Where there is no Housing (F-8).
    pub homeless: u32,
}

/// What bounds growth with this food: the pops before it and after it (F-13).
pub(crate) fn limits(ground: Ground<'_>, faction: Faction, food: &Food) -> Limits {
    let has_hestia = ground.player(faction).has_statue(Statue::Hestia);
    let excess = u32::try_from(food.excess()).unwrap_or(0);
    Limits {
        by_food: if has_hestia { excess } else { excess / 2 },
        by_pairs: (!has_hestia).then_some((food.pops / 2).max(1)),
        homeless: HOMELESS.saturating_sub(food.pops),
    }
}

fn grow(play: &mut Play<'_>, faction: Faction, pops: u32) -> Decided {
    must(play.player(faction).phase.owes == 0, "F-6", "refused-deaths-first")?;
    at_most(pops, growth(play.ground(), faction), "F-7", "refused-growth")?;
    must(pops > 0, "F-14", "refused-nothing")?;
    play.use_up(faction, Used::Growth);
    play.emit(Fact::Grown { faction, pops });
    Ok(())
}

/// Food that was not used (F-12).
pub(crate) fn unused(ground: Ground<'_>, faction: Faction) -> u32 {
    let player = ground.player(faction);
    let Some(food) = &player.phase.food else { return 0 };
    let each = if player.has_statue(Statue::Hestia) { 1 } else { 2 };
    let excess = u32::try_from(food.excess()).unwrap_or(0);
    excess.saturating_sub(player.phase.grown * each)
}

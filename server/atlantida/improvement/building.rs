//! Building: each builder puts up one building, or turns gold into arms (B).

use serde::{Deserialize, Serialize};

use crate::ids::{Advance, Faction, Kind, Square, Statue, Stock};
use crate::improvement::{in_step, statues};
use crate::ledger::Cause;
use crate::play::{Decided, Ground, Play};
use crate::rejection::{Rejection, at_most, must, rule};
use crate::world::{Building, Fact, Player, Step};

/// What Engineering takes off a price in stone (D-6).
const ENGINEERING: u32 = 1;

/// What may be tried out here.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    strum::IntoStaticStr,
    strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum BuildingCommand {
    /// Puts up a building (B-2), which works at once, and is paid at once (B-10, B-14).
    Build {
        /// What.
        #[serde(flatten)]
        plan: Plan,
    },
    /// A builder turns 1 gold into arms (B-2).
    MakeArms {
        /// How many builders do so.
        builders: u32,
    },
}

/// What is put up, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct Plan {
    /// What.
    pub kind: Kind,
    /// Of a statue: which.
    #[serde(default)]
    pub statue: Option<Statue>,
    /// Its square furthest north and west.
    pub at: Square,
    /// Whether it lies the other way.
    #[serde(default)]
    pub turned: bool,
}

/// What is tried out in the Building step.
pub(crate) fn choose(play: &mut Play<'_>, faction: Faction, command: &BuildingCommand) -> Decided {
    in_step(play, faction, Step::Building)?;
    match command {
        BuildingCommand::Build { plan } => build(play, faction, *plan),
        BuildingCommand::MakeArms { builders } => arms(play, faction, *builders),
    }
}

/// What a building costs in stone and gold (B-7, B-18, Z-6, Z-10).
pub(crate) fn price(ground: Ground<'_>, faction: Faction, plan: Plan) -> (u32, u32) {
    let player = ground.player(faction);
    if let Some(statue) = plan.statue
        && statues::is_further(player, statue, plan.at)
    {
        return statues::FURTHER;
    }
    let row = ground.content.building(plan.kind);
    let engineering = if player.has(Advance::Engineering) { ENGINEERING } else { 0 };
    (row.stone.saturating_sub(engineering), row.gold)
}

/// The building of a plan.
pub(crate) fn planned(ground: Ground<'_>, plan: Plan) -> Building {
    let row = ground.content.building(plan.kind);
    let turned = plan.turned && row.turns;
    let (width, height) = if turned { (row.height, row.width) } else { (row.width, row.height) };
    let pending = plan.statue.is_some() && ground.before.is_some();
    Building {
        kind: plan.kind,
        statue: plan.statue,
        at: plan.at,
        width,
        height,
        fresh: true,
        pending,
    }
}

/// Whether a building may be put up there, but for its price and builder (B-3 to B-8, Z-7).
pub(crate) fn fits(ground: Ground<'_>, faction: Faction, plan: Plan) -> Decided {
    must(ground.has_kind(plan.kind), "P-1", "refused-not-in-the-game")?;
    let player = ground.player(faction);
    must((plan.kind == Kind::Statue) == plan.statue.is_some(), "Z-7", "refused-which-statue")?;
    if let Some(statue) = plan.statue {
        statues::is_free(ground, statue)?;
    }
    let building = planned(ground, plan);
    let row = ground.content.building(plan.kind);
    must(building.squares().all(|square| player.city.has(square)), "B-3", "refused-outside")?;
    let at_shore = building.squares().any(|square| square.row == player.city.rows);
    must(at_shore || !row.shore, "B-11", "refused-shore")?;
    if plan.kind == Kind::Farm {
        must(building.squares().all(|square| player.city.is_empty(square)), "B-6", "refused-farm")?;
    }
    let over: Vec<&Building> = over(player, &building);
    for old in &over {
        must(!old.fresh, "B-5", "refused-over-new")?;
        must(!player.phase.at.contains_key(&old.at), "B-5", "refused-over-units")?;
    }
    // B-15: what stands afterwards counts.
    let gone = over.iter().filter(|old| old.kind == plan.kind).count();
    let after = player.count(plan.kind) + 1 - u32::try_from(gone).unwrap_or(0);
    at_most(after, row.limit.unwrap_or(u32::MAX), "B-8", "refused-limit")
}

/// What a building is put over (B-4).
pub(crate) fn over<'p>(player: &'p Player, building: &Building) -> Vec<&'p Building> {
    let under = |old: &&Building| building.squares().any(|square| old.covers(square));
    player.city.buildings.iter().filter(under).collect()
}

fn build(play: &mut Play<'_>, faction: Faction, plan: Plan) -> Decided {
    must(plan.kind != Kind::Garden, "B-11", "refused-garden")?;
    builder(play.ground(), faction, Some(plan.kind))?;
    fits(play.ground(), faction, plan)?;
    let (stone, gold) = price(play.ground(), faction, plan);
    let why = match plan.statue {
        Some(statue) => Cause::BuiltStatue(statue),
        None => Cause::Built(plan.kind),
    };
    play.pay(faction, Stock::Stone, stone, why.clone())?;
    play.pay(faction, Stock::Gold, gold, why)?;
    play.emit(Fact::BuilderUsed { faction });
    put_up(play, faction, plan);
    if plan.kind == Kind::Quarry {
        play.gain(faction, Stock::Stone, 1, Cause::Built(Kind::Quarry));
    }
    Ok(())
}

/// A building stands; what was under it is destroyed whole (B-4).
pub(crate) fn put_up(play: &mut Play<'_>, faction: Faction, plan: Plan) {
    let building = planned(play.ground(), plan);
    let had_hera = play.player(faction).has_statue(Statue::Hera);
    let gone: Vec<Square> =
        over(play.player(faction), &building).iter().map(|old| old.at).collect();
    for at in gone {
        play.emit(Fact::Destroyed { faction, at });
    }
    let had: Vec<Square> = statues::standing(play.player(faction));
    play.emit(Fact::Built { faction, building });
    if let Some(statue) = building.statue.filter(|_| !building.pending) {
        statues::came(play, faction, statue, &had);
    }
    statues::hera_lost(play, faction, had_hera);
}

/// B-2, B-9, B-16: somebody is there to do it, and what is done first is done first.
pub(crate) fn builder(ground: Ground<'_>, faction: Faction, kind: Option<Kind>) -> Decided {
    let player = ground.player(faction);
    must(player.phase.builders > 0, "B-2", "refused-no-builder")?;
    if player.count(Kind::Housing) > 0 {
        return Ok(());
    }
    match kind {
        None => rule("B-9", "refused-arms-homeless"),
        Some(Kind::Housing) => Ok(()),
        Some(Kind::Quarry) => {
            let plan =
                Plan { kind: Kind::Housing, statue: None, at: Square::at(1, 1), turned: false };
            let (stone, _) = price(ground, faction, plan);
            must(player.stock(Stock::Stone) < stone, "B-9", "refused-housing-first")
        }
        Some(_) => rule("B-9", "refused-housing-first"),
    }
}

/// B-2: 1 gold into 1 ME, 2 with Metalworking; each by a builder.
fn arms(play: &mut Play<'_>, faction: Faction, builders: u32) -> Decided {
    builder(play.ground(), faction, None)?;
    must(builders > 0, "B-2", "refused-nothing")?;
    let player = play.player(faction);
    at_most(builders, player.phase.builders, "B-2", "refused-no-builder")?;
    let each = if player.has(Advance::Metalworking) { 2 } else { 1 };
    play.pay(faction, Stock::Gold, builders, Cause::Arms)?;
    (0..builders).for_each(|_| play.emit(Fact::BuilderUsed { faction }));
    play.gain(faction, Stock::Arms, builders * each, Cause::Building(Kind::Housing));
    Ok(())
}

/// C-8: a Garden is put up free, by nobody.
pub(crate) fn garden(play: &mut Play<'_>, faction: Faction, at: Square) -> Result<(), Rejection> {
    let plan = Plan { kind: Kind::Garden, statue: None, at, turned: false };
    fits(play.ground(), faction, plan)?;
    put_up(play, faction, plan);
    Ok(())
}

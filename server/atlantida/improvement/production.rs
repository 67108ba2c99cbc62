//! Production: units are placed in the city, then everything is produced by itself (R). A leader produces nothing, and
//! stocks have no limit.

use serde::{Deserialize, Serialize};

use crate::ids::{Advance, Faction, Kind, Place, Site, Square, Statue, Stock};
use crate::improvement::in_step;
use crate::ledger::Cause;
use crate::movement;
use crate::play::{Decided, Ground, Play};
use crate::rejection::{at_most, must};
use crate::world::{Fact, Step, Units};

/// Pops that work in a Shipyard at most.
pub(crate) const SHIPYARD: u32 = 3;
/// What Athena gives.
const ATHENA: u32 = 2;

/// What may be tried out here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum ProductionCommand {
    /// Places units at buildings, the rest on open ground, which has room for all, and produces.
    Place {
        /// Who works where.
        at: Vec<Placed>,
    },
}

/// Units at a building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct Placed {
    /// A square of the building.
    pub square: Square,
    #[serde(default)]
    pub pops: u32,
    #[serde(default)]
    pub leaders: u32,
}

/// What is tried out in the Production step.
pub(crate) fn choose(
    play: &mut Play<'_>,
    faction: Faction,
    command: &ProductionCommand,
) -> Decided {
    in_step(play, faction, Step::Production)?;
    must(!play.player(faction).phase.placed, "R-1", "refused-placed")?;
    let ProductionCommand::Place { at } = command;
    place(play, faction, at)
}

/// M-5 holds in this step, too, before units are placed.
pub(crate) fn shift(play: &mut Play<'_>, faction: Faction, from: Place, pops: u32) -> Decided {
    in_step(play, faction, Step::Production)?;
    must(!play.player(faction).phase.placed, "R-1", "refused-placed")?;
    movement::decide::shift(play, faction, from, pops)
}

/// Who is not in the city has nobody to place, and produces all the same (T-7).
pub(crate) fn place_nobody(play: &mut Play<'_>, faction: Faction) -> Decided {
    let player = play.player(faction);
    if player.phase.placed {
        return Ok(());
    }
    must(player.home.is_empty(), "R-1", "refused-place-first")?;
    place(play, faction, &[])
}

fn place(play: &mut Play<'_>, faction: Faction, at: &[Placed]) -> Decided {
    let player = play.player(faction);
    let mut placed: Vec<(Square, Units)> = Vec::new();
    for one in at {
        let Some(building) = player.city.at(one.square) else {
            return crate::rejection::rule("R-1", "refused-no-building");
        };
        let here = placed.iter_mut().find(|(square, _)| *square == building.at);
        let more = Units { pops: one.pops, leaders: one.leaders, ..Units::default() };
        match here {
            Some((_, units)) => units.add(more),
            None => placed.push((building.at, more)),
        }
    }
    placed.retain(|(_, units)| !units.is_empty());
    placed.sort_by_key(|(square, _)| *square);
    let pops: u32 = placed.iter().map(|(_, units)| units.pops).sum();
    let leaders: u32 = placed.iter().map(|(_, units)| units.leaders).sum();
    at_most(pops, player.home.pops, "R-1", "refused-not-there")?;
    at_most(leaders, player.home.leaders, "R-1", "refused-not-there")?;
    let homeless = player.count(Kind::Housing) == 0;
    let housed = placed
        .iter()
        .filter(|(at, _)| player.city.at(*at).is_some_and(|of| of.kind == Kind::Housing));
    let housed: u32 = housed.map(|(_, units)| units.pops).sum();
    // B-2, B-9, B-13.
    let builders = if homeless { player.home.pops - pops } else { housed };
    play.emit(Fact::Placed { faction, at: placed, builders, homeless });
    produce(play, faction);
    Ok(())
}

/// A yield and why.
type Yield = (Stock, u32, Cause);

fn produce(play: &mut Play<'_>, faction: Faction) {
    for (stock, by, why) in yields(play.ground(), faction) {
        play.gain(faction, stock, by, why);
    }
}

/// Everything that is produced, in one go.
pub(crate) fn yields(ground: Ground<'_>, faction: Faction) -> Vec<Yield> {
    let player = ground.player(faction);
    let worked = |kind| {
        let worked = player.workplaces(kind).filter(|(_, pops)| *pops > 0);
        u32::try_from(worked.count()).unwrap_or(0)
    };
    let gardens = worked(Kind::Garden);
    let demeter = ground.occupies(faction, Site::Demeter).map_or(0, |_| gardens);
    let building = |stock, kind, by| (stock, by, Cause::Building(kind));
    let mut all = vec![
        building(Stock::Gold, Kind::Agora, player.count(Kind::Agora)),
        building(Stock::Knowledge, Kind::Academy, player.count(Kind::Academy)),
        building(Stock::Stone, Kind::Quarry, worked(Kind::Quarry)),
        building(Stock::Wood, Kind::Garden, gardens),
        (Stock::Wood, demeter, Cause::Site(Site::Demeter)),
    ];
    all.extend(of_sites(ground, faction));
    if player.holds(Place::Theatre) {
        all.push((Stock::Gold, 1, Cause::Theatre));
    }
    all.push((Stock::Knowledge, ground.hades(player), Cause::Site(Site::Hades)));
    all.extend(of_temples(ground, faction));
    if player.has(Advance::Taxation) {
        all.push((Stock::Gold, 1, Cause::Advance(Advance::Taxation)));
    }
    if player.has_statue(Statue::Athena) {
        all.push((Stock::Knowledge, ATHENA, Cause::Statue(Statue::Athena)));
    }
    all
}

/// hex by hex.
fn of_sites(ground: Ground<'_>, faction: Faction) -> Vec<Yield> {
    let player = ground.player(faction);
    let mut all = Vec::new();
    for (hex, group) in &player.groups {
        let Some(site) = ground.world.hex(*hex).map(|hex| hex.site) else { continue };
        let Some(stock) = site.yields() else { continue };
        let row = ground.content.site(site);
        let is_main = ground.world.occupies(player, *hex) && group.units.pops > 0;
        let more = if is_main { row.more } else { 0 };
        all.push((stock, group.units.pops / row.each + more, Cause::Site(site)));
        if player.has(Advance::CodeOfLaws) && group.units.pops > 0 {
            all.push((stock, 1, Cause::CodeOfLaws));
        }
    }
    all
}

/// R-9, where the ruling says so.
fn of_temples(ground: Ground<'_>, faction: Faction) -> Vec<Yield> {
    let player = ground.player(faction);
    let by = ground.settings.temple_knowledge;
    let held = player.groups.keys().filter(|hex| ground.world.occupies(player, **hex));
    let sites = held.filter_map(|hex| ground.world.hex(*hex)).map(|hex| hex.site);
    let temples = sites.filter(|site| !site.is_production());
    temples.map(|site| (Stock::Knowledge, by, Cause::Site(site))).collect()
}

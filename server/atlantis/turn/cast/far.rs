//! Spells that see (G-50).

use super::super::Turn;
use super::super::code::{
    IN_NEXUS, MIND_CLOSED, MIND_READ, NOT_VISIBLE, OUT_OF_RANGE, OWN_FACTION, UNSURE,
};
use super::super::told::{Datum, Refused};
use super::super::walk::region_named;
use super::bring;
use super::casting::{Casting, Cost};
use super::words::Words;
use crate::world::{Level, Place, RegionId, Unit};

/// So many steps a level farsight and travel reach.
pub(super) const REACH: u32 = 4;

/// How well birds see.
const BIRDS_EYE: u32 = 1;

/// Mind reading shows skills and goods from this level on.
const WHOLE_MIND: u32 = 3;

/// The region at these coordinates of the level where the mage is, if the spell reaches it (G-8, W-3). Ahead of the
/// month the distance alone is known, so that nothing comes of what is within it.
pub(super) fn reached(
    turn: &Turn<'_>,
    casting: &Casting<'_>,
    (x, y): (u16, u16),
) -> Result<Option<RegionId>, Refused> {
    let here = casting.here(turn).place;
    let place = Place { x, y, level: here.level };
    let near = turn.world.grid.distance(here, place) <= REACH * casting.level;
    let there = turn.world.at(place);
    let there = there.filter(|id| turn.world.region(*id).terrain != turn.content.known.blocked);
    if here.level == Level::Nexus || !near || (there.is_none() && !turn.ahead) {
        return Err((OUT_OF_RANGE, Vec::new()));
    }
    Ok(there)
}

impl Turn<'_> {
    /// At the month's end a faction sees a region as if somebody with this observation stood there.
    fn scry(&mut self, casting: &Casting<'_>, region: RegionId, observation: u32) {
        let Some(faction) = casting.mage(self).map(|mage| mage.faction) else { return };
        let eye = self.did(faction).scried.entry(region).or_default();
        *eye = observation.max(*eye);
    }
}

/// `CAST FARSIGHT REGION x y`.
pub(super) fn sight(
    turn: &mut Turn<'_>,
    casting: &Casting<'_>,
    words: &mut Words<'_>,
) -> Result<(), Refused> {
    const SYNTAX: &str = "REGION x y";
    let place = words.region().ok_or_else(|| casting.syntax(turn, SYNTAX))?;
    casting.end(turn, words, SYNTAX)?;
    if let Some(region) = reached(turn, casting, place)? {
        turn.scry(casting, region, casting.level - 1);
        let upon = region_named(turn, region);
        casting.was_cast(turn, Some(upon), &Cost::default());
    }
    Ok(())
}

/// `CAST BIRD_LORE dir`: regions in a straight line, one a level; birds do not fly where nobody can go. From the fourth
/// level on an eagle comes too.
pub(super) fn birds(
    turn: &mut Turn<'_>,
    casting: &Casting<'_>,
    words: &mut Words<'_>,
) -> Result<(), Refused> {
    const SYNTAX: &str = "dir";
    let way = words.direction().ok_or_else(|| casting.syntax(turn, SYNTAX))?;
    casting.end(turn, words, SYNTAX)?;
    let mut here = casting.region;
    if turn.world.region(here).place.level == Level::Nexus {
        return Err((IN_NEXUS, Vec::new()));
    }
    for _ in 0..casting.level {
        let Some(next) = turn.world.beyond(here, way, turn.content.known.blocked) else { break };
        turn.scry(casting, next, BIRDS_EYE);
        here = next;
    }
    casting.was_cast(turn, Some(Datum::Text(way.name().into())), &Cost::default());
    let brings = turn.content.skill(casting.skill).spell.brings.as_ref();
    match brings.filter(|brings| casting.level >= brings.from) {
        Some(brings) => bring::summon(turn, casting, brings),
        None => Ok(()),
    }
}

/// `CAST MIND_READING unit`.
pub(super) fn minds(
    turn: &mut Turn<'_>,
    casting: &Casting<'_>,
    words: &mut Words<'_>,
) -> Result<(), Refused> {
    const SYNTAX: &str = "unit";
    let target = words.unit().ok_or_else(|| casting.syntax(turn, SYNTAX))?;
    casting.end(turn, words, SYNTAX)?;
    let Some(faction) = casting.mage(turn).map(|mage| mage.faction) else { return Ok(()) };
    let found = turn.within(casting.region, |scene| scene.seen(faction, target));
    let at = found.ok_or((NOT_VISIBLE, Vec::new()))?;
    let unit = &casting.here(turn).units[at];
    if unit.faction == faction {
        return Err((OWN_FACTION, Vec::new()));
    }
    let named = Datum::Unit(unit.id, unit.name.clone());
    if turn.ahead {
        return Err((UNSURE, Vec::new()));
    }
    let closed =
        turn.content.things.iter().any(|thing| thing.closed && unit.stock.of(thing.item) > 0);
    if closed {
        return Err((MIND_CLOSED, vec![("target", named)]));
    }
    let of = turn.world.faction(unit.faction).map(|one| one.name.clone()).unwrap_or_default();
    let mut data = vec![("target", named), ("of", Datum::Faction(unit.faction, of))];
    data.extend(read(turn, casting, unit));
    casting.done(turn, &MIND_READ, data);
    Ok(())
}

/// What is read besides the faction.
fn read(turn: &Turn<'_>, casting: &Casting<'_>, unit: &Unit) -> Vec<(&'static str, Datum)> {
    let content = turn.content;
    if casting.level < WHOLE_MIND {
        return vec![("skills", Datum::Text("blank".into())), ("item", Datum::Goods(Vec::new()))];
    }
    let skill = |(skill, _)| {
        let row = content.skill(skill);
        format!("{} [{}] {}", row.name, row.tag, unit.level(content, skill))
    };
    let skills: Vec<String> = unit.skills.iter().map(skill).collect();
    let goods = unit.stock.iter().filter(|(item, _)| !content.is_race(*item)).collect();
    let skills = if skills.is_empty() { "none".to_owned() } else { skills.join(", ") };
    vec![("skills", Datum::Text(skills)), ("item", Datum::Goods(goods))]
}

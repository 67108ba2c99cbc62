//! Spells upon the land and upon units (G-60, G-61, G-86).

use super::super::Turn;
use super::super::code::{NOT_OWN, NOT_VISIBLE, TOO_MANY_HEADS};
use super::super::flags::number;
use super::super::guard::named;
use super::super::told::Refused;
use super::casting::{Casting, Cost};
use super::words::Words;

/// So much of 100 a level earth lore adds (G-60).
const EARTH: u32 = 10;

/// `CAST EARTH_LORE`: the best caster of the region counts.
pub(super) fn earth(
    turn: &mut Turn<'_>,
    casting: &Casting<'_>,
    words: &mut Words<'_>,
) -> Result<(), Refused> {
    casting.end(turn, words, "")?;
    let month = &mut turn.world.region_mut(casting.region).month;
    month.earth = month.earth.max(EARTH * casting.level);
    casting.was_cast(turn, None, &Cost::default());
    Ok(())
}

/// `CAST CLEAR_SKIES`: bad weather is held off until the next 6.1.
pub(super) fn clear_skies(
    turn: &mut Turn<'_>,
    casting: &Casting<'_>,
    words: &mut Words<'_>,
) -> Result<(), Refused> {
    casting.end(turn, words, "")?;
    turn.world.region_mut(casting.region).clear = true;
    casting.was_cast(turn, None, &Cost::default());
    Ok(())
}

/// `CAST INVISIBILITY UNITS unit…`: own units here, of L² heads in all.
pub(super) fn hide(
    turn: &mut Turn<'_>,
    casting: &Casting<'_>,
    words: &mut Words<'_>,
) -> Result<(), Refused> {
    const SYNTAX: &str = "UNITS unit…";
    let targets = words.units().ok_or_else(|| casting.syntax(turn, SYNTAX))?;
    let Some(faction) = casting.mage(turn).map(|mage| mage.faction) else { return Ok(()) };
    let mut units: Vec<usize> = Vec::new();
    for target in targets {
        let at = turn.within(casting.region, |scene| scene.seen(faction, target));
        let at = at.ok_or((NOT_VISIBLE, Vec::new()))?;
        if casting.here(turn).units[at].faction != faction {
            return Err((NOT_OWN, Vec::new()));
        }
        if !units.contains(&at) {
            units.push(at);
        }
    }
    let content = turn.content;
    let heads = |at: &usize| casting.here(turn).units[*at].heads(content);
    let (all, most) = (units.iter().map(heads).sum::<u32>(), casting.level * casting.level);
    if all > most {
        return Err((TOO_MANY_HEADS, vec![("heads", number(all)), ("most", number(most))]));
    }
    let upon = named(casting.here(turn), &units);
    for at in units {
        let unit = &mut turn.world.region_mut(casting.region).units[at];
        unit.unseen = unit.heads(content);
    }
    casting.was_cast(turn, Some(upon), &Cost::default());
    Ok(())
}

//! The improvement phase: its eight steps, in order (T-1). Everything in it is draft (T-9).

pub(crate) mod building;
pub(crate) mod craft;
pub(crate) mod development;
pub(crate) mod feeding;
pub(crate) mod hunting;
pub(crate) mod production;
pub(crate) mod reaction;
pub(crate) mod shipping;
pub(crate) mod statues;

use serde::{Deserialize, Serialize};

use crate::ids::{Faction, Place};
use crate::play::{Decided, Play};
use crate::rejection::{at_most, must, rule};
use crate::world::{Fact, Step};

/// So many pops of a place.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct Portion {
    pub from: Place,
    pub pops: u32,
}

/// A choice of a step: it is that step, or one before it that leaves nothing open.
pub(crate) fn in_step(play: &mut Play<'_>, faction: Faction, step: Step) -> Decided {
    let phase = &play.player(faction).phase;
    must(!phase.keeps, "Z-9", "refused-keep-first")?;
    must(phase.step <= step, "T-1", "refused-step-over")?;
    while play.player(faction).phase.step < step {
        leave(play, faction)?;
    }
    Ok(())
}

/// Goes on to the next step, if nothing is open in this one.
pub(crate) fn leave(play: &mut Play<'_>, faction: Faction) -> Decided {
    let phase = &play.player(faction).phase;
    must(!phase.keeps, "Z-9", "refused-keep-first")?;
    match phase.step {
        Step::Hunting => hunting::is_done(play.ground(), faction)?,
        Step::Production => production::place_nobody(play, faction)?,
        Step::Feeding => must(phase.owes == 0, "F-6", "refused-deaths-first")?,
        Step::Reaction => reaction::is_done(play.ground(), faction)?,
        Step::Development | Step::Craft | Step::Building | Step::Shipping => {}
    }
    let step = play.player(faction).phase.step;
    let Some(next) = step.next() else { return rule("T-1", "refused-last-step") };
    play.emit(Fact::StepBegan { faction, step: next });
    match next {
        Step::Feeding => feeding::begin(play, faction),
        Step::Reaction => reaction::begin(play, faction),
        Step::Shipping => shipping::begin(play, faction),
        Step::Hunting | Step::Production | Step::Development | Step::Craft | Step::Building => {}
    }
    Ok(())
}

/// That pops are there as often as they are named, and each place once; how many they are.
pub(crate) fn named(
    play: &Play<'_>,
    faction: Faction,
    from: &[Portion],
) -> Result<u32, crate::rejection::Rejection> {
    let player = play.player(faction);
    for part in from {
        let times = from.iter().filter(|other| other.from == part.from).count();
        must(times == 1, "G-8", "refused-not-there")?;
        at_most(part.pops, player.units(part.from).pops, "G-8", "refused-not-there")?;
    }
    Ok(from.iter().map(|part| part.pops).sum())
}

//! Hunting: creatures on held main sites are killed, or the group gives way (H). What a kill opens holds at once (H-8).

use serde::{Deserialize, Serialize};

use crate::battle::Commitment;
use crate::battle::Force;
use crate::battle::strength::Against;
use crate::ids::{Faction, HexId, Place, Stock};
use crate::improvement::in_step;
use crate::ledger::Cause;
use crate::play::{Decided, Ground, Play};
use crate::rejection::{at_most, must};
use crate::world::{Died, Fact, Step};

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
pub enum HuntingCommand {
    /// Kills the creature of a held main site (H-2).
    Hunt {
        /// Where.
        hex: HexId,
        /// With what.
        #[serde(default)]
        commitment: Commitment,
    },
    /// Takes the group back to the surroundings (H-1), which spends nothing and ends the holding (H-7, H-10).
    Withdraw {
        /// Where.
        hex: HexId,
    },
}

/// What is tried out in the Hunting step.
pub(crate) fn choose(play: &mut Play<'_>, faction: Faction, command: &HuntingCommand) -> Decided {
    in_step(play, faction, Step::Hunting)?;
    match command {
        HuntingCommand::Hunt { hex, commitment } => hunt(play, faction, *hex, *commitment),
        HuntingCommand::Withdraw { hex } => {
            must(prey(play.ground(), faction).contains(hex), "H-1", "refused-no-creature")?;
            play.stand(faction, *hex, false);
            Ok(())
        }
    }
}

/// The held main sites with a living creature, in the order of their names.
pub(crate) fn prey(ground: Ground<'_>, faction: Faction) -> Vec<HexId> {
    let player = ground.player(faction);
    let held = player.groups.keys().copied().filter(|hex| player.holds(Place::Hex(*hex)));
    held.filter(|hex| ground.world.hex(*hex).is_some_and(|hex| hex.lives)).collect()
}

/// What a group in a hex could bring against its creature; leaders count once (H-9).
pub(crate) fn hunters(ground: Ground<'_>, faction: Faction, hex: HexId) -> Force {
    let player = ground.player(faction);
    ground.force(player, player.units(Place::Hex(hex)), Against::Creature)
}

/// H-2: more than the creature's strength; what is not enough is refused (H-3).
fn hunt(play: &mut Play<'_>, faction: Faction, hex: HexId, with: Commitment) -> Decided {
    must(prey(play.ground(), faction).contains(&hex), "H-1", "refused-no-creature")?;
    let force = hunters(play.ground(), faction, hex);
    force.allows(with)?;
    let strength = play.world.hex(hex).and_then(|hex| hex.creature).unwrap_or(0);
    at_most(strength + 1, force.with(with), "H-2", "refused-hunt-too-weak")?;
    play.lose(faction, Stock::Arms, with.arms, Cause::Hunt);
    play.kill(faction, Place::Hex(hex), with.sacrifices, Died::Sacrificed);
    play.emit(Fact::CreatureKilled { hex });
    // H-4.
    play.gain(faction, Stock::Gold, 1, Cause::Creature);
    play.gain(faction, Stock::Knowledge, 1, Cause::Creature);
    Ok(())
}

/// H-1: nobody stays at a main site beside a living creature.
pub(crate) fn is_done(ground: Ground<'_>, faction: Faction) -> Decided {
    must(prey(ground, faction).is_empty(), "H-1", "refused-hunt-first")
}

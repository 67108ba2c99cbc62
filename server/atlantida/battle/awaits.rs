//! For whom a battle waits (E-9, E-22 to E-25).

use crate::battle::Turns;
use crate::ids::Faction;
use crate::state::State;

/// Whether a battle waits for this faction.
pub(crate) fn awaits(state: &State, faction: Faction) -> bool {
    let Some(battle) = state.battle.as_ref() else { return false };
    let is_in = |faction: Faction| state.commitments.is_in(&faction);
    let (attacker, defender) = (battle.attacker == faction, battle.defender == faction);
    match battle.turns {
        Turns::AttackerFirst | Turns::DefenderSees => defender && !is_in(faction),
        Turns::AtOnce => (attacker || defender) && !is_in(faction),
        Turns::AttackerSees => {
            defender && !is_in(faction) || attacker && is_in(battle.defender) && !is_in(faction)
        }
    }
}

//! Dice that may be shared out (S-30, S-31).

use game::{Text, text};

use serde::Serialize;

use crate::content::RollGives;
use crate::ids::{FactionId, ObjectiveId};
use crate::stasis::spoils::rules::{receivers, sharing};
use crate::state::{Faction, State};

/// Dice to share out (S-30, S-31): `share_dice` with a different one of these factions for each die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct ShareOffer {
    /// The objective.
    pub objective: ObjectiveId,
    /// The dice.
    pub dice: [u32; 3],
    /// What a die brings: "Doom" or "Tyche".
    pub what: Text,
    /// To whom.
    pub to: Vec<FactionId>,
    /// How many dice must be given: all three, or as many as there are factions (S-33).
    pub needed: u32,
}

/// Dice that the faction may share out (S-30, S-31).
pub(crate) fn share_offer(state: &State, faction: &Faction) -> Option<ShareOffer> {
    let (_, spoil, gives) = sharing(state)?;
    let to = receivers(state, spoil, gives);
    (spoil.faction == faction.id).then_some(ShareOffer {
        objective: spoil.objective.clone(),
        dice: spoil.dice?,
        what: match gives {
            RollGives::DoomToEach => text!("spoils-doom"),
            _ => text!("spoils-tyche"),
        },
        needed: u32::try_from(to.len().min(3)).unwrap_or(3),
        to,
    })
}

//! Which factions of the scenario play at this table. All that rests on their number follows from it:
//! seats, votes, quorum, ties, turns, units, and what cards strike.

use serde::{Deserialize, Serialize};

use crate::ids::FactionId;

pub(crate) mod rules;
pub(crate) mod shown;

/// Whether a faction plays.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// It plays.
    Plays,
    /// It was left out before the game began.
    LeftOut,
    /// Its people joined this one.
    Joined(FactionId),
}

/// What may be wanted here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum RosterCommand {
    /// Chooses which factions play, before the game begins (Control). The others have no seat, no vote
    /// and no units, and nothing strikes them.
    ChooseFactions {
        /// Those that play; at least 3.
        factions: Vec<FactionId>,
    },
    /// A faction that does not play comes in, between two cycles (Control). It begins as the scenario has
    /// it, with the lowest Arête of those that play where that is more.
    TakeIn {
        /// The view's `step_number`.
        step: u32,
        /// Which.
        faction: FactionId,
    },
    /// The people of a faction join another, between two cycles (Control). Its tokens, its Doom and its
    /// living Heroes go with them; its Arête, its vote and its offices end.
    JoinFactions {
        /// The view's `step_number`.
        step: u32,
        /// Whose people.
        faction: FactionId,
        /// Whom they join.
        into: FactionId,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum RosterEvent {
    /// These factions play, and no others.
    FactionsChosen { factions: Vec<FactionId> },
    /// A faction came in, with this Arête.
    TakenIn { faction: FactionId, arete: u32 },
    /// A faction's people joined another.
    FactionsJoined { faction: FactionId, into: FactionId },
    /// The game went back past that: who left this faction's seat then sits there again.
    PeopleReturned { faction: FactionId },
    /// The game went to what was so after it: they are with the other faction once more.
    PeopleFollowed { faction: FactionId },
}

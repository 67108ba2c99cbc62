//! Who presides over a cycle, and how that is found out: by Arête, in turn, by lot or elected, as
//! the constitution says (C-2); a tie goes to who holds supremacy (C-3).
//!
//! To read on: `rules`, `decide`, `view`, then `words`.

pub(crate) mod decide;
pub(crate) mod rules;
pub(crate) mod view;
pub(crate) mod words;

use std::collections::BTreeSet;

use kit::Seal;
use serde::{Deserialize, Serialize};

use crate::content::TieRule;
use crate::control::seats::{Hand, Reveal, Sealed};
use crate::ids::FactionId;

/// What may be wanted here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum PrytanisCommand {
    /// Picks the Prytanis among the tied (Archon with supremacy, C-3).
    PickPrytanis {
        /// The cycle.
        cycle: u32,
        /// One of the tied.
        faction: FactionId,
    },
    /// Appoints any faction to preside, at any time (Control).
    AppointPrytanis {
        /// Who presides from now on in this cycle.
        faction: FactionId,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Picks somebody for Prytanis, or nobody with `null`; may be changed until the reveal (Archon
    /// with a vote, C-2).
    Elect {
        /// The cycle.
        cycle: u32,
        /// Whom.
        faction: Option<FactionId>,
        /// What the device seals it with, under the seat's `seal.question`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(
            feature = "types",
            ts(optional, type = "{ commitment: string, nonce: string }")
        )]
        seal: Option<Seal>,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum PrytanisEvent {
    /// Several are tied for Prytanis (C-3).
    PrytanisTied { among: Vec<FactionId> },
    /// Somebody presides.
    PrytanisAppointed { faction: FactionId, how: Appointment },
    /// Who presided lost its vote, and the chair with it (C-2).
    ChairLost { faction: FactionId },
    /// Nobody can preside.
    NobodyPresides,
    /// The election of the Prytanis is open.
    ElectionOpened,
    /// Somebody picked in it; nobody for an abstention.
    Elected {
        faction: FactionId,
        pick: Option<FactionId>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seal: Option<Seal>,
    },
    /// It was revealed, each pick with its strength (C-2).
    ElectionRevealed {
        picks: Vec<(FactionId, Option<FactionId>, i32)>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        untold: Vec<(FactionId, Hand)>,
    },
}

/// How somebody came to preside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Appointment {
    /// By the highest Arête (C-2).
    Highest,
    /// By the lowest Arête, as a ruling says.
    Lowest,
    /// In its turn, as a ruling says.
    InTurn,
    /// By lot, as a ruling says.
    Lot,
    /// Elected, as a ruling says.
    Elected,
    /// Picked among the tied (C-3).
    Picked {
        /// By whom; Control where nobody holds supremacy.
        by: Option<FactionId>,
    },
    /// By Control.
    Control {
        /// Why.
        reason: String,
    },
}

/// The election of the Prytanis.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, Default)]
pub(crate) struct Election {
    pub picks: Sealed<Option<FactionId>>,
    /// Who could be elected when somebody picked.
    pub able: BTreeSet<FactionId>,
    pub result: Option<ElectionResult>,
}

/// An election that was revealed.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug)]
pub(crate) struct ElectionResult {
    /// Each pick with its strength.
    pub picks: Vec<(FactionId, Option<FactionId>, i32)>,
    pub reveal: Reveal,
}

/// Who presides, and who decides ties.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug)]
pub(crate) struct Chair {
    pub prytanis: Option<FactionId>,
    /// Who presided last.
    pub presided: Option<FactionId>,
    /// Among whom the Prytanis is to be picked (C-3), as the cycle begins or in the midst of it.
    pub tied: Vec<FactionId>,
    pub election: Option<Election>,
    /// The cycle in which the Prytanis took its second look.
    pub looked_in: Option<u32>,
    /// The Act in which the Prytanis used its veto.
    pub vetoed_in: Option<u32>,
    /// Who decides ties for Prytanis (C-3).
    pub supremacy: Option<FactionId>,
    /// Who decides tied votes (C-17).
    pub ties: TieRule,
}

impl Chair {
    /// Nobody presides yet.
    pub(crate) fn starting(supremacy: Option<FactionId>, ties: Option<FactionId>) -> Self {
        Self {
            prytanis: None,
            presided: None,
            tied: Vec::new(),
            election: None,
            looked_in: None,
            vetoed_in: None,
            supremacy,
            ties: TieRule::from_start(ties.as_ref()),
        }
    }
}

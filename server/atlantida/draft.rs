//! Drafts: what a player tries out in his phase, seen by him alone, until he finishes it (T-9 to T-14).

use std::sync::Arc;

use borsh::{BorshDeserialize, BorshSerialize};
use kit::Sealable;
use serde::{Deserialize, Serialize};

use crate::ids::Faction;
use crate::world::{Fact, Step, World};

pub(crate) mod decide;

/// What may be wanted of a draft.
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
pub enum DraftCommand {
    /// Takes back the last choice (T-10).
    Undo,
    /// Takes the draft back to the start of the phase, or to the last thing that became final (T-10).
    Reset,
    /// Goes on to a step of the improvement phase, or to the next: what is between leaves nothing open (T-7).
    NextStep {
        /// The step that it goes on to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        to: Option<Step>,
    },
    /// The movement phase is finished (T-12).
    FinishMovement,
    /// The improvement phase is finished (T-12).
    FinishImprovement,
    /// Takes a finished draft back, until all are in (T-14).
    Reopen,
}

/// What may have happened to a draft.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum DraftEvent {
    /// Something was tried out.
    Drafted { faction: Faction, facts: Facts },
    /// The last of it was taken back; or all of it, where nothing is left.
    Undone { faction: Faction, left: Left },
    /// A draft is finished, and waits until all are in.
    Locked { faction: Faction },
    /// It is worked on again.
    Reopened { faction: Faction },
    /// What a draft held is so, for everybody. Where all were in, the others' drafts stay until it is their turn.
    MadeSo { faction: Faction, facts: Vec<Fact> },
    /// An offer or a bid was sealed with the phase (G-13).
    Offered { faction: Faction, gold: u32 },
}

/// What was tried out at once.
#[derive(
    BorshSerialize, BorshDeserialize, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Facts(pub Vec<Fact>);

/// How many choices are left of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Left(pub u32);

impl Sealable for Facts {
    fn words(&self) -> String {
        format!("a draft of {}", self.0.len())
    }
}

impl Sealable for Left {
    fn words(&self) -> String {
        format!("a draft with {} choices left", self.0)
    }
}

/// A draft: choice by choice what they led to, and the world with all of them.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug)]
pub(crate) struct Draft {
    pub choices: Vec<Arc<Facts>>,
    pub world: World,
}

impl Draft {
    /// A draft of which nothing was tried out yet.
    pub(crate) fn on(world: World) -> Self {
        Self { choices: Vec::new(), world }
    }

    /// With something tried out.
    pub(crate) fn with(mut self, facts: &Facts) -> Self {
        facts.0.iter().for_each(|fact| self.world.become_so(fact));
        self.choices.push(Arc::new(facts.clone()));
        self
    }

    /// With so many of its choices, on this world: no rule is asked again, nor the game replayed (O-12).
    pub(crate) fn cut(&self, left: u32, world: World) -> Self {
        let kept = self.choices.iter().take(left as usize);
        let mut cut = Self { choices: kept.cloned().collect(), world };
        for facts in &cut.choices {
            facts.0.iter().for_each(|fact| cut.world.become_so(fact));
        }
        cut
    }

    /// Everything that it leads to.
    pub(crate) fn facts(&self) -> Vec<Fact> {
        self.choices.iter().flat_map(|facts| facts.0.iter().cloned()).collect()
    }
}

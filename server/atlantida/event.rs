//! What happened. Events say what changes, and hold the results of chance: a replay asks no rule, and no chance.

use game::{Actor, Millis};
use serde::{Deserialize, Serialize};

pub use crate::accord::AccordEvent;
pub use crate::battle::BattleEvent;
pub use crate::control::ControlEvent;
pub use crate::draft::DraftEvent;
pub use crate::end::EndEvent;
pub use crate::score::ScoreEvent;
pub use crate::setup::SetupEvent;
pub use crate::table::TableEvent;

/// Who acted and when, and going back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)]
pub enum RecordEvent {
    /// What follows is what somebody's command led to.
    Acted { by: Actor, at: Millis },
    /// The game went back to here: sealed choices are made anew, clocks stood so long, and numbers go on.
    Rewound { anew: bool, stood: u64, step: u32, question: u32, battles: u32 },
}

kit::rooms! {
    /// Something that happened.
    pub enum Event by "event" {
        /// The setup.
        Setup(SetupEvent),
        /// Battles.
        Battle(BattleEvent),
        /// Drafts.
        Draft(DraftEvent),
        /// The end of a turn.
        End(EndEvent),
        /// The score.
        Score(ScoreEvent),
        /// The sequence of play.
        Table(TableEvent),
        /// What stands beside the rules.
        Control(ControlEvent),
        /// What seats agree on.
        Accord(AccordEvent),
        /// The record.
        Record(RecordEvent),
    }
}

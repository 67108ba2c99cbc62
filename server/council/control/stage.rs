//! What the room is shown and told.

use serde::{Deserialize, Serialize};

use crate::command::{Scene, Subject};

/// What may be wanted here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum StageCommand {
    /// Chooses what the projector shows, or lets the phase choose with `null` (Control).
    Show {
        /// The scene.
        scene: Option<Scene>,
    },
    /// Holds one thing up on the projector and on every onlooker's screen; `null` takes it down
    /// (Control).
    Spotlight {
        /// What.
        on: Option<Subject>,
    },
    /// Says something to the whole room; empty takes it back (Control).
    Announce {
        /// At most 200 characters.
        text: String,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum StageEvent {
    /// The projector shows this.
    SceneShown { scene: Option<Scene> },
    /// Control said something to the room.
    Announced { text: String },
    /// Control holds something up before the room, or takes it down.
    HeldUp { on: Option<Subject> },
}

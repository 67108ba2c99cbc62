//! The day and its rounds, the agenda and the Assembly, and the election of the Prytanis, as everybody
//! sees them.

use serde::{Deserialize, Serialize};

use crate::content::RoundKind;
use crate::ids::FactionId;
use crate::view::{Bell, MotionState, ProposalState, RoundState};

/// The day: the rounds that were, the one under way, those that are planned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct DayView {
    /// All rounds, in order.
    pub rounds: Vec<RoundView>,
    /// The number (`id`) of the round under way.
    pub now: Option<u32>,
    /// What Control begins next when this round is over: "Begin Act 2: Action Round 3".
    pub next: Option<String>,
}

/// A round of the day. Moments are on the table's clock, in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct RoundView {
    /// Its number at this table; stays the same when the plan changes.
    pub id: u32,
    /// What sort of round it is.
    pub kind: RoundKind,
    /// Its name: "Action Round 2", "Diplomacy Round", "Assembly".
    pub name: String,
    /// The Act that it belongs to.
    pub act: u32,
    /// Its planned length; 0 for none.
    pub seconds: u32,
    /// How far it is.
    pub state: RoundState,
    /// When it began.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub began_at: Option<u64>,
    /// When it ends, while it is under way and has a clock; when it ended, once it is over.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub ends_at: Option<u64>,
    /// How near its end is.
    pub bell: Bell,
}

/// A motion on the agenda.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct MotionView {
    /// Its number.
    pub id: u32,
    /// Title.
    pub title: String,
    /// Draft text.
    pub text: String,
    /// What it would change, in plain words; may be empty.
    pub changes: String,
    /// How it came to the agenda: a card's title, "Control", "the Medes".
    pub source: String,
    /// Whose motion it is, if an Archon proposed it.
    pub by: Option<FactionId>,
    /// What becomes of it when it passes.
    pub kind: MeasureKind,
    /// What happens when it passes, in sentences.
    pub effects: Vec<String>,
    /// How far it is.
    pub state: MotionState,
    /// How its vote ended, in a sentence.
    pub verdict: Option<String>,
}

/// What becomes of a motion that passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
pub enum MeasureKind {
    /// An article of the constitution.
    Article,
    /// A law.
    Law,
    /// Something happens.
    Deed,
}

/// The Assembly under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct AssemblyView {
    /// The number of the motion that is before it; none between motions.
    pub motion: Option<u32>,
    /// The motion that is read next.
    pub next: Option<u32>,
    /// The motion that was decided last in this Assembly.
    pub last: Option<u32>,
    /// Motions still waiting in this Assembly, the one before it among them.
    pub left: u32,
    /// Motions adopted in this Assembly.
    pub adopted: u32,
    /// Motions rejected in this Assembly.
    pub rejected: u32,
    /// What a motion needs to pass, with the articles that say so.
    pub needed: String,
}

/// A motion that an Archon proposes. Only that Archon and Control see it before it is admitted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct ProposalView {
    /// Its number: for the Archon among their own, for Control among all (N-1).
    pub id: u32,
    /// Whose.
    pub by: FactionId,
    /// Title.
    pub title: String,
    /// Text.
    pub text: String,
    /// What it would change; may be empty.
    pub changes: String,
    /// What would become of it.
    pub kind: MeasureKind,
    /// How far it is.
    pub state: ProposalState,
    /// Why Control declined it.
    pub answer: Option<String>,
    /// What was proposed, as Control sends it back to admit it changed.
    pub motion: crate::command::MotionDraft,
}

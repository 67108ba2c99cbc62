//! What an Archon and what Control see beyond what everybody sees: what is asked, and what may be done.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::action::Action;
use crate::assembly::agenda::view::ProposalView;
use crate::control::decks::view::OpenDeckView;
use crate::control::figures::FigureChange;
use crate::control::figures::offers::GiveOffer;
use crate::cycle::vote::Pick;
use crate::ids::FactionId;
use crate::settings::SettingView;
use crate::stasis::streets::view::{StreetDesk, StreetSeat};
use crate::steps::asks::Ask;
use crate::steps::button::NextView;
use crate::view::LogLine;

/// What an Archon sees beyond `CouncilView`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct SeatView {
    /// The Archon's faction.
    pub faction: FactionId,
    /// What its own players are told; paragraphs parted by an empty line; may be empty.
    pub brief: String,
    /// What is asked of it now.
    pub ask: Ask,
    /// What it may do now.
    pub actions: Vec<Action>,
    /// What it may hand over.
    pub give: Option<GiveOffer>,
    /// What it bid, before the reveal. Secret.
    pub bid: Option<u32>,
    /// What it picked, before the reveal. Secret.
    pub pick: Option<Pick>,
    /// Whom it picked for Prytanis, before the reveal. Secret.
    pub choice: Option<FactionId>,
    /// What it proposed for the agenda, the latest last.
    pub proposals: Vec<ProposalView>,
    /// Whether it may propose another motion now.
    pub may_propose: bool,
    /// What it sees of a stasis under way.
    pub street: Option<StreetSeat>,
}

/// What Control sees beyond `CouncilView`. Bids and votes before the reveal are not in it (C-10,
/// C-15).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct ControlView {
    /// The one big button.
    pub next: NextView,
    /// What else Control may do now as itself.
    pub actions: Vec<Action>,
    /// What Control may do for each seat, in seat order.
    pub seats: Vec<ControlSeat>,
    /// The rulings.
    pub settings: Vec<SettingView>,
    /// What needs attention.
    pub alarms: Vec<AlarmView>,
    /// What is to be done by hand.
    pub tasks: Vec<TaskView>,
    /// What Archons propose for the agenda and Control has not answered, the oldest first.
    pub proposals: Vec<ProposalView>,
    /// How each faction voted so far (C-20), in seat order.
    pub voters: Vec<VoterView>,
    /// What Control sees of a stasis under way.
    pub street: Option<StreetDesk>,
    /// The deck that lies open.
    pub open_deck: Option<OpenDeckView>,
    /// Figures as they changed, by number; the last 300 changes (I-9).
    pub changes: BTreeMap<u32, FigureChange>,
    /// The log with what only Control reads, by number; the last 200 lines.
    pub log: BTreeMap<u32, LogLine>,
}

/// What Control may do for a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct ControlSeat {
    /// Whose seat.
    pub faction: FactionId,
    /// What is asked of it.
    pub ask: Ask,
    /// What Control may do in its place, with `for_seat`.
    pub actions: Vec<Action>,
    /// What Control may hand over for it.
    pub give: Option<GiveOffer>,
    /// What its Archon sees of a stasis, without its secret choice of Tyche; Control plays its cards
    /// where it cannot (N-4).
    pub street: Option<StreetSeat>,
}

/// Something that needs attention.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct AlarmView {
    /// A few words.
    pub title: String,
    /// What to do about it.
    pub sentence: String,
    /// Stable while it rings: "wrath", "bell".
    pub key: String,
    /// What can be done about it at once.
    pub actions: Vec<Action>,
}

/// Something to do by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct TaskView {
    /// Its number.
    pub id: u32,
    /// What to do.
    pub text: String,
    /// Where it comes from.
    pub source: String,
    /// Whether it is done.
    pub done: bool,
}

/// How a faction voted so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct VoterView {
    /// Whose.
    pub faction: FactionId,
    /// Votes YES.
    pub yes: u32,
    /// Votes NO.
    pub no: u32,
    /// Abstentions while it had a vote.
    pub abstained: u32,
    /// The last votes, oldest first, at most 12.
    pub last: Vec<Pick>,
}

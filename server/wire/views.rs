//! What the two parts of a view hold of the table itself, and what a chronicle holds.

use std::collections::BTreeMap;
use std::sync::Arc;

use game::{Audience, Seat, SeatId, Text, Translations};
use serde::ser::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::wire::{FairnessView, Screen};

/// The part of the view that everybody sees.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct SharedView {
    /// The table.
    pub table: TableView,
    /// The game's public view.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub game: Value,
}

/// The part of the view that one audience sees beyond the shared part.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct OwnView {
    /// For Control: codes and devices. Null for others.
    pub table: Option<DeskView>,
    /// Words between Control and this seat, oldest first; for Control those with all seats. The last 100.
    pub messages: Vec<MessageView>,
    /// What this seat has written so far; absent for others, and while the game asks for nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub draft: Option<DraftView>,
    /// How many devices hold this seat; absent for others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub devices: Option<u32>,
    /// The game's view for this audience.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub game: Value,
}

/// What a seat has written so far, for its own devices alone. No journal holds it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct DraftView {
    /// What it is a draft of, as a number: with another one it is gone.
    pub of: u32,
    /// What was kept last; null when nothing was.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub content: Value,
}

/// What everybody sees of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct TableView {
    /// The short code that people type.
    pub code: String,
    /// The table's name.
    pub name: String,
    /// What screens speak of which nobody has chosen another language, by its tag: `en`, `de`; absent while
    /// nobody said it: then each speaks what its browser reads.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub language: Option<String>,
    /// Where phones join, without the code: `http://192.168.1.5:8080`.
    pub address: String,
    /// Where the table is found should this server be gone: its spare, or the machine whose place it took.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub elsewhere: Option<String>,
    /// Whether free seats may be taken.
    pub lobby: Lobby,
    /// Whether the game is over or the table closed; absent while neither is.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub over: bool,
    /// Why the table stands still, if it does.
    pub pause: Option<Pause>,
    /// The breaks that are planned, the nearest first; absent while there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub breaks: Option<Vec<PlannedBreak>>,
    /// The seats in the game's order.
    pub seats: Vec<SeatView>,
    /// How often the game was taken back.
    pub returns: u32,
    /// The line at the foot of the projector; may be empty.
    pub ticker: String,
    /// Questions whose answers everybody may read, the latest last; the last 20.
    pub answers: Vec<PublicAnswer>,
    /// What the draws come from; absent in a rehearsal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub fairness: Option<FairnessView>,
}

/// Whether free seats may be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Lobby {
    Open,
    Locked,
}

/// Why a table stands still.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct Pause {
    /// Who stopped it: only what the server stopped it resumes by itself.
    pub owner: PauseOwner,
    /// For people; may be empty.
    pub reason: Text,
    /// When a break ends, in milliseconds since 1970 UTC; absent where nobody has said so. Its bell rings
    /// two minutes before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub until: Option<u64>,
}

/// A break that is planned: lunch, or a rest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
#[serde(deny_unknown_fields)]
pub struct PlannedBreak {
    /// What everybody reads meanwhile, at most 120 characters; may be empty.
    pub reason: String,
    /// Its length, 1 to 480 minutes.
    pub minutes: u32,
    /// The moment from which on the next step that ends lets it begin, in milliseconds since 1970 UTC; 0
    /// for the end of the step under way.
    pub from: u64,
}

/// Who stopped a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
#[serde(rename_all = "snake_case")]
pub enum PauseOwner {
    /// A game master; only a game master resumes.
    Control,
    /// The server, because the disk refuses; it resumes when the disk does.
    Server,
}

/// What everybody sees of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct SeatView {
    /// Id, name, colour, emblem.
    #[serde(flatten)]
    pub seat: Seat,
    /// Whether somebody has taken it.
    pub taken: bool,
    /// Whether one of its devices is connected.
    pub online: bool,
}

/// What Control sees of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct DeskView {
    /// The secret code of each seat, in the seats' order: it lets a device in even where the seat is
    /// taken or the lobby locked.
    pub tickets: Vec<String>,
    /// Every address under which phones may reach the server, best first.
    pub addresses: Vec<String>,
    /// What Control should know of the server itself, a sentence each; absent when there is nothing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<Text>>"))]
    pub notices: Vec<Text>,
    /// What devices of seats say was not shown as they locked it, by seat; absent when there is nothing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<DoubtView>>"))]
    pub doubts: Vec<DoubtView>,
    /// Whether the room sees the table; absent where no projector has come since the server woke it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub projector: Option<ProjectorState>,
    /// How the spare stands; absent where none came and none is wanted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub spare: Option<SpareView>,
    /// Every device that is connected or holds a seat.
    pub devices: Vec<DeviceView>,
    /// What happened, for going back, by number: the last 100 points.
    #[cfg_attr(test, ts(type = "{ [key in number]?: PointView }"))]
    pub history: BTreeMap<u64, PointView>,
}

/// Whether the room sees the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
#[serde(rename_all = "snake_case")]
pub enum ProjectorState {
    /// A projector's page is there and in sight.
    Shown,
    /// A projector's page is there; something lies over it, or its screen sleeps.
    Covered,
    /// There was one.
    Gone,
}

/// What a device of a seat says of a choice that was shown. Nobody can tell whether it is true.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct DoubtView {
    /// Whose.
    pub seat: SeatId,
    /// What was asked.
    pub of: String,
    /// When it said so, on the table's clock.
    pub at: u64,
}

/// How the spare stands: the second machine that can take the server's place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct SpareView {
    /// How it stands.
    pub state: SpareState,
    /// Whether commands are acknowledged only when it has them, while it is level.
    pub waits: bool,
    /// The same for people. It names moments, and never how much there is that it lacks (N-1).
    pub sentence: String,
}

/// How a spare stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
#[serde(rename_all = "snake_case")]
pub enum SpareState {
    /// None has come.
    Missing,
    /// Its copy is not whole yet.
    Copying,
    /// It has everything.
    Level,
    /// It lacks something.
    Behind,
    /// It has gone.
    Gone,
}

/// A point of what happened, as Control may go back to it. Its numbers are of this list alone: what
/// was hidden from Control leaves no gap in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct PointView {
    /// The moment after it: what `LookBack` and `Rewind` name.
    pub entry: u64,
    /// The moment before it: going back there takes it back.
    pub before: u64,
    /// When, in milliseconds on the table's clock.
    pub at: u64,
    /// What happened, for Control.
    pub words: Text,
    /// On whose behalf.
    pub by: PointBy,
    /// The seat that did it, or that Control acted for.
    pub seat: Option<SeatId>,
    /// The name of the device that it came from; empty for the clock.
    pub device: String,
    /// Whether it was taken back.
    pub abandoned: bool,
    /// For a going back: the point that it went back to.
    pub back_to: Option<u64>,
}

/// On whose behalf something happened.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
#[serde(rename_all = "snake_case")]
pub enum PointBy {
    /// A game master's.
    Control,
    /// A seat's own device's.
    Seat,
    /// The table's clock.
    Clock,
}

/// Something said between Control and a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct MessageView {
    /// Its number, as this audience counts: Control all messages from 1, a seat those that it can read.
    pub id: u32,
    /// When, in milliseconds on the table's clock.
    pub at: u64,
    /// The seat that it went to or came from; all seats with `null`.
    pub seat: Option<SeatId>,
    /// Whether it is a question of the seat; else it is Control's word.
    pub question: bool,
    /// The text, as a person wrote it or as the program says it.
    pub text: Text,
    /// The seats that have read it (a question: its answer); to a seat only whether it has itself. A
    /// new answer has not been read.
    pub heard: Vec<SeatId>,
    /// The answer, once a question has one.
    pub answer: Option<AnswerView>,
}

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct AnswerView {
    /// The text; empty when it was answered by word of mouth.
    pub text: String,
    /// Whether everybody may read it.
    pub to_all: bool,
}

/// A question and its answer that everybody may read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct PublicAnswer {
    /// Its number among the answers that everybody may read: not the question's, which would tell how
    /// many others were asked.
    pub id: u32,
    /// The question.
    pub question: String,
    /// The answer.
    pub answer: String,
}

/// A table's chronicle: what `GET /api/tables/{code}/chronicle` answers, and what a page that was
/// saved holds inside.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct Chronicle {
    /// The table's name.
    pub name: String,
    /// The name of its game.
    pub game: String,
    /// Whose edition it is.
    pub edition: Audience,
    /// When the table was made, and when this was written, in milliseconds since 1970 UTC.
    pub unix_ms: (i64, i64),
    /// The story, as the game tells it.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub story: Value,
    /// What the edition's audience saw, step by step.
    pub frames: Vec<Frame>,
    /// When the first and the last of them was seen, where they are left out and can be asked for, in
    /// milliseconds on the table's clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub frames_later: Option<(u64, u64)>,
    /// For Control: the whole journal, without tokens and codes; else empty.
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub journal: Vec<Value>,
    /// What the texts in it are in other languages; absent where there is none.
    #[serde(default, skip_serializing_if = "Translations::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Translations>"))]
    pub translations: Translations,
}

/// What an audience saw after an entry of the journal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct Frame {
    /// The entry.
    pub entry: u64,
    /// When, in milliseconds on the table's clock.
    pub at: u64,
    /// The game's public view: whole in the first frame and every 50th after it, else null.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub shared: Written,
    /// What changed in the public view since the frame before, where it is not whole: JSON Patch.
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub patch: Written,
}

/// JSON that was written once and goes out as it is: a long evening has thousands of frames, and as text
/// they need a fraction of the room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written(Arc<str>);

impl Written {
    /// What says this.
    ///
    /// # Errors
    /// When it is no JSON.
    pub fn new(text: &str) -> serde_json::Result<Self> {
        serde_json::from_str::<&RawValue>(text).map(|text| Self(text.get().into()))
    }

    /// What is not there.
    #[must_use]
    pub fn null() -> Self {
        Self("null".into())
    }

    /// The JSON itself.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Serialize for Written {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let text: &RawValue = serde_json::from_str(&self.0).map_err(S::Error::custom)?;
        text.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(deserializer)?;
        Ok(Self(value.to_string().into()))
    }
}

/// A device in Control's list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct DeviceView {
    /// Its id.
    pub id: String,
    /// Its name, such as "Xenia's phone".
    pub name: String,
    /// What it is for.
    pub screen: Screen,
    /// The seat it holds, if any.
    pub seat: Option<SeatId>,
    /// Whether it is connected.
    pub online: bool,
    /// For a Control: whether it only helps.
    pub helper: bool,
    /// Whether it came in by the operator's key, or by that of the organiser whose the table is: it cannot be made
    /// a helper.
    pub operator: bool,
}

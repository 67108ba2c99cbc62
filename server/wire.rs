//! What goes over the socket. The client sends one JSON object a frame, the server one JSON array of
//! messages a frame (patches that waited for a socket go out together). Every frame is text, but for large
//! ones to a client that unpacks them.
//! TypeScript types are generated from this file into `web/src/wire/hub.ts`; PROTOCOL.md describes the
//! exchange for other clients.

use game::{Audience, SeatId, Text};
use serde::de::DeserializeSeed;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use uuid::Uuid;

use crate::bounds::Room;

mod close;
mod fairness;
mod house;
mod machine;
pub mod patch;
mod views;
pub use close::Close;
pub(crate) use close::Farewell;
pub use fairness::*;
pub use house::*;
pub use machine::*;
pub use views::*;

/// The version of this protocol. A server closes clients of another version with [`Close::Stale`].
pub const PROTOCOL: u32 = 1;

/// What a client sends. The first frame must be [`ClientMessage::Hello`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Who is there.
    Hello {
        /// [`PROTOCOL`].
        protocol: u32,
        /// A seat's or Control's token; absent for projector and onlookers.
        #[serde(default)]
        token: Option<String>,
        /// What the device is called in Control's list, at most 40 characters.
        #[serde(default)]
        device: Option<String>,
        /// What the screen is for.
        screen: Screen,
        /// Whether the client takes large frames as gzip, in a binary frame.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
        gzip: bool,
        /// [`LeadView::seal`] of the newest that the device has seen of this house.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        lead: Option<String>,
    },
    /// A command to the game. Answered by [`ServerMessage::Accepted`] or [`ServerMessage::Refused`]
    /// with the same id; sent again with the same id it gets the first answer again.
    Play {
        /// Chosen by the client, once for each intent.
        #[cfg_attr(test, ts(type = "string"))]
        id: Uuid,
        /// The seat that Control acts for; for a seat's own device absent.
        #[serde(default)]
        for_seat: Option<SeatId>,
        /// [`TableView::returns`] as the sender saw it when it chose. Where the game was taken back since,
        /// the command was meant for what is no more, and is refused as `went_back`. Unchecked when
        /// absent.
        #[serde(default)]
        returns: Option<u32>,
        /// The game's command.
        #[serde(deserialize_with = "some")]
        #[cfg_attr(test, ts(type = "unknown"))]
        command: Value,
    },
    /// A command to the table itself.
    Table {
        /// As in [`ClientMessage::Play`].
        #[cfg_attr(test, ts(type = "string"))]
        id: Uuid,
        /// The command.
        command: TableCommand,
    },
    /// Answered at once; measures the offset of the clocks and shows that the way is open.
    Ping {
        /// Echoed.
        sent: f64,
    },
    /// A patch did not fit: send both parts whole.
    Resync,
    /// Shows what was so at a point of what happened (Control). Answered by [`ServerMessage::Past`],
    /// or by [`ServerMessage::Refused`] without an id.
    LookBack {
        /// A number of [`DeskView::history`]: [`PointView::entry`] or [`PointView::before`].
        to: u64,
    },
    /// Stands in for devices of seats (a screen that watches): a tablet that several seats share, while
    /// all of them are covered. Those devices count as connected, and their nudges come here; nothing
    /// else does. Unanswered; what was said before no longer holds.
    Mind {
        /// The devices' tokens; those that the table does not know are passed over.
        tokens: Vec<String>,
    },
    /// Says that the page is out of sight, or in sight again: its window is covered, or its screen sleeps.
    /// Unanswered; a screen that said nothing is in sight.
    Hidden {
        /// Whether nobody can see it.
        hidden: bool,
    },
    /// Keeps what a seat has written so far, for all its devices (a seat). Unanswered, but for a
    /// [`ServerMessage::Refused`] without an id; it comes back in [`OwnView::draft`].
    Draft {
        /// [`DraftView::of`].
        of: u32,
        /// At most 16 KiB of JSON; null takes it away.
        #[serde(deserialize_with = "some")]
        #[cfg_attr(test, ts(type = "unknown"))]
        content: Value,
    },
    /// Asks for the points of what happened before those that [`DeskView::history`] holds (Control).
    /// Answered by [`ServerMessage::Points`], or by [`ServerMessage::Refused`] without an id.
    Points {
        /// A [`PointView::entry`].
        before: u64,
    },
    /// Asks for the codes that let further devices be Control (a full Control). Answered by
    /// [`ServerMessage::Keys`].
    Keys,
}

/// Bytes of memory that what a client sends for a game takes at most: a frame is short, but of brackets alone it would
/// take a hundred times its length for as long as it waits.
const SENT: usize = 256 << 10;

fn some<'de, D: Deserializer<'de>>(reader: D) -> Result<Value, D::Error> {
    Room::of(SENT).deserialize(reader)
}

/// What a screen is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Screen {
    /// A game master's.
    Control,
    /// A player's own.
    Seat,
    /// The one everybody looks at.
    Projector,
    /// A visitor's.
    Onlooker,
}

/// A command to the table itself, by Control unless it says otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum TableCommand {
    /// Stops the table's clock and refuses game commands.
    Pause {
        /// Shown to everybody, at most 120 characters; may be empty.
        reason: String,
        /// A break's length from now, 1 to 480 minutes; absent where nobody says when play goes on. It
        /// goes on by [`TableCommand::Resume`] alone.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        minutes: Option<u32>,
    },
    /// Plans the breaks of the day anew: each begins by itself where a step ends, once its moment has
    /// come (Control).
    PlanBreaks {
        /// At most 8.
        breaks: Vec<PlannedBreak>,
        /// [`TableView::breaks`] as the sender saw them. Where one has begun since, or another Control has
        /// planned, the command is refused: it would bring back what is over.
        was: Vec<PlannedBreak>,
    },
    /// Goes on.
    Resume,
    /// No free seat can be taken any more; a seat's own code still works.
    LockLobby,
    /// Free seats can be taken again.
    UnlockLobby,
    /// Sends one device away and forgets its token.
    Kick {
        /// The device.
        device: String,
        /// Whether the code by which such a device comes in is renewed at once, so that whoever has the
        /// old one does not come back with it: that of its seat, or those of Control's desk. Who is in
        /// stays.
        #[serde(default)]
        renew: bool,
    },
    /// A new person sits here: all tokens and the code of the seat end, a new code is made.
    ReplaceSeat {
        /// The seat.
        seat: SeatId,
    },
    /// A nudge: the devices of the seat vibrate and say so. Not journalled.
    Nudge {
        /// The seat.
        seat: SeatId,
    },
    /// Names the device that sends this (any role).
    NameDevice {
        /// 1 to 40 characters.
        name: String,
    },
    /// Goes back to what was so at a point (a full Control). Nothing is cut from the journal: going
    /// back is an entry, and can itself be taken back. Seats, devices and messages stay as they are.
    Rewind {
        /// As in [`ClientMessage::LookBack`].
        to: u64,
        /// The last point that the sender knows of; when another one was added meanwhile: refused as
        /// `moved_on`.
        seen: u64,
        /// Where choices lay hidden then: whether they are made anew.
        anew: bool,
    },
    /// Makes a Control's device a helper, which can neither go back nor change figures, or a full
    /// Control again (a full Control). The last full Control stays one.
    SetHelper {
        /// The device.
        device: String,
        /// Whether it only helps.
        helper: bool,
    },
    /// New codes for further Controls; the old ones end (a full Control).
    RenewKeys,
    /// Says something to one seat, or to all seats (Control).
    Say {
        /// To whom; to all with `null`.
        #[serde(default)]
        seat: Option<SeatId>,
        /// 1 to 400 characters.
        text: String,
    },
    /// Asks Control something (a seat). At most 5 questions of a seat wait.
    Ask {
        /// 1 to 400 characters.
        text: String,
    },
    /// Answers a question (Control); answered once more, the answer is the new one.
    Answer {
        /// The question's number.
        message: u32,
        /// At most 400 characters; empty when it was answered by word of mouth, which then cannot go
        /// to all.
        text: String,
        /// Whether everybody reads question and answer, without who asked.
        to_all: bool,
    },
    /// Has read a message, or the answer to its question (a seat).
    Heard {
        /// Its number.
        message: u32,
    },
    /// A line that runs along the foot of projector and onlookers' screens; empty takes it away
    /// (Control).
    Ticker {
        /// At most 200 characters.
        text: String,
    },
    /// Names the table.
    NameTable {
        /// 1 to 60 characters.
        name: String,
    },
    /// Says what screens speak of which nobody has chosen another language (Control).
    SetLanguage {
        /// Its tag: `en`, `de`, `pt-BR`.
        language: String,
    },
    /// Adds to what the draws come from (a seat). The first answer of a seat to each asking counts.
    GiveEntropy {
        /// 16 random bytes in hexadecimal digits of lower case.
        entropy: String,
        /// [`FairnessView::asks`].
        asked: String,
    },
    /// Says that what was shown is not what this device locked (a seat). One of a seat at a time waits for
    /// Control; more change nothing.
    Doubt {
        /// What was asked, in 1 to 100 characters.
        of: String,
    },
    /// Has looked after the doubt of a seat (Control).
    SettleDoubt {
        /// The seat.
        seat: SeatId,
    },
    /// Draws come from a new seed from now on (a full Control). The old one stays secret until the table
    /// is closed.
    ChangeSeed,
    /// Closes the table for good and opens its seeds, so that every draw can be checked (a full Control).
    CloseTable {
        /// The table's code, so that nobody does this by mistake.
        code: String,
    },
}

/// What the server sends.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to `Hello`: who the client is held for. Both parts follow as `View`.
    Welcome {
        /// Whose view follows.
        audience: Audience,
        /// This device's id in Control's list.
        device: String,
        /// The name of the game: which screens the page loads.
        game: String,
        /// The server's build; a page of another build reloads itself when it next may.
        build: String,
        /// The clock now.
        clock: Clock,
        /// For Control: whether this device only helps. Where that changes, its row of
        /// [`DeskView::devices`] says so.
        helper: bool,
        /// Who leads; absent where no spare can follow.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        lead: Option<LeadView>,
    },
    /// One part of the view, whole.
    View {
        /// Which part.
        part: Part,
        /// Its revision.
        revision: u32,
        /// The view: [`SharedView`] or [`OwnView`].
        #[cfg_attr(test, ts(type = "unknown"))]
        view: Value,
    },
    /// One part changed.
    Patch {
        /// Which part.
        part: Part,
        /// The revision it fits on. Another one: send `Resync`.
        from: u32,
        /// The revision afterwards.
        to: u32,
        /// JSON Patch, RFC 6902.
        #[cfg_attr(test, ts(type = "unknown[]"))]
        patch: Value,
    },
    /// The command is in the journal.
    Accepted {
        /// The command's.
        #[cfg_attr(test, ts(type = "string"))]
        id: Uuid,
    },
    /// The command changed nothing.
    Refused {
        /// The command's, or that of a frame that could not be read; absent when it had none.
        #[cfg_attr(test, ts(type = "string | null"))]
        id: Option<Uuid>,
        /// For programs.
        code: String,
        /// For people.
        sentence: Text,
    },
    /// The answer to `Ping`.
    Pong {
        /// Echoed.
        sent: f64,
        /// The clock at that moment.
        clock: Clock,
    },
    /// The answer to `LookBack`.
    Past {
        /// Echoed.
        to: u64,
        /// The last point now: what `Rewind` calls `seen`.
        seen: u64,
        /// The game's public view as it was then.
        #[cfg_attr(test, ts(type = "unknown"))]
        shared: Value,
        /// The game's view for Control as it was then.
        #[cfg_attr(test, ts(type = "unknown"))]
        control: Value,
        /// Whether choices lay hidden then.
        sealed: bool,
        /// Whether they were opened since: who goes back there makes them anew, whatever it asks for.
        opened: bool,
        /// How many points would be taken back.
        steps: u32,
        /// The last 500 of these, oldest first, in words for Control.
        undone: Vec<Text>,
    },
    /// The answer to `Points`.
    Points {
        /// Echoed.
        before: u64,
        /// The last 500 points before it, oldest first; none where nothing came before.
        points: Vec<PointView>,
    },
    /// The answer to `Keys`.
    Keys {
        /// The secret that makes another device a full Control of this table.
        control: String,
        /// The secret that makes another device a helper.
        helper: String,
    },
    /// The table's clock stopped, went on or was set.
    ClockSet {
        /// The clock now.
        clock: Clock,
    },
    /// Control asks for a seat's attention.
    Nudged {
        /// The seat.
        seat: SeatId,
    },
    /// The last message before the socket closes with this code.
    Goodbye {
        /// The close code.
        code: u16,
        /// For people.
        sentence: Text,
        /// Where the table is instead, where that is known: connect there, or open the page there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        address: Option<String>,
    },
}

/// Which of two machines leads a table: a device that has seen a newer epoch obeys no older one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct LeadView {
    /// What both machines have in common: epochs of another house say nothing.
    #[cfg_attr(test, ts(type = "string"))]
    pub house: Uuid,
    /// Rises with each take-over and each restoring from a copy: the newer one is obeyed.
    #[cfg_attr(test, ts(type = "number"))]
    pub epoch: u64,
    /// What the device says in its next `Hello`: so a server learns that another one has taken its place.
    pub seal: String,
}

/// The two parts of a view (each with a revision of its own).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// What everybody may see: a [`SharedView`].
    Shared,
    /// What only this audience may see: an [`OwnView`]; for onlookers and projectors empty.
    Own,
}

/// The table's clock. Deadlines in a game's view are moments of this clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct Clock {
    /// Milliseconds since the table was made, pauses not counted.
    pub now: u64,
    /// False while the table is paused or halted.
    pub running: bool,
    /// The calendar at the same moment, in milliseconds since 1970 UTC: breaks end by it.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<u64>"))]
    pub wall: u64,
}

#[cfg(test)]
mod tests {
    use ts_rs::{Config, ExportError, TS};

    use super::*;

    /// Writes `web/src/wire/hub.ts` anew, with every type that these name.
    #[test]
    #[ignore = "writes into the web's sources: make wire"]
    fn export_bindings() -> Result<(), ExportError> {
        let config = Config::from_env();
        ClientMessage::export_all(&config)?;
        ServerMessage::export_all(&config)?;
        SharedView::export_all(&config)?;
        OwnView::export_all(&config)?;
        FairnessRecord::export_all(&config)?;
        HouseCard::export_all(&config)?;
        OrganiserLine::export_all(&config)?;
        TableLine::export_all(&config)?;
        RunningTable::export_all(&config)?;
        MachineView::export_all(&config)?;
        Chronicle::export_all(&config)
    }
}

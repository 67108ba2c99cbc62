//! What can be wanted of the toy, and what can happen in it.

use std::collections::BTreeSet;

use game::{Millis, SeatId, UnixMillis};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    Add {
        by: i64,
    },
    /// The one big button: from this page to the next.
    Turn {
        page: u32,
    },
    /// Not for those who only help.
    Set {
        count: i64,
    },
    Hide {
        secret: String,
    },
    /// Everybody sees that something was whispered; no story tells it.
    Whisper,
    Reveal,
    Roll {
        sides: u32,
        times: u32,
    },
    Start {
        after_ms: u64,
    },
    Ballast {
        bytes: usize,
    },
    Panic {
        before: Panics,
    },
    /// It takes so long to decide this.
    Doze {
        ms: u64,
    },
    Jam,
    Ring,
    /// From now on the rules go by who is here.
    Watch,
    /// The table says who is here.
    Here {
        seats: BTreeSet<SeatId>,
    },
    /// Further alarms.
    Chime {
        after_ms: Vec<u64>,
    },
    Strike {
        at: Millis,
    },
    /// Something falls due on a day of the calendar.
    Due {
        at: UnixMillis,
    },
    Fall {
        late: i64,
    },
    /// From now on each seat drafts something on every page.
    Write,
    /// Somebody may know what lies hidden: it is made anew. So does a toy that writes; others have no word for it.
    Renew,
    Finish,
    /// These seats are not played; the others are.
    LeaveOut {
        seats: BTreeSet<SeatId>,
    },
    /// The people of two seats change places.
    Swap {
        one: SeatId,
        other: SeatId,
    },
    /// The people of a seat sit at another, and their own is not played any more.
    Join {
        from: SeatId,
        into: SeatId,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Panics {
    Deciding,
    Applying,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Added { by: i64, who: String },
    LeftOut { seats: BTreeSet<SeatId> },
    Swapped { one: SeatId, other: SeatId },
    Joined { from: SeatId, into: SeatId },
    Returned { seat: SeatId },
    Followed { seat: SeatId },
    Turned,
    CountSet { count: i64 },
    Hidden { seat: SeatId, secret: String },
    Whispered,
    Revealed,
    Rolled { draw: u64, value: u32 },
    Started { at: Millis, ends: Millis },
    Ballasted { bytes: usize },
    Stumbled,
    Jammed,
    Rang,
    Watched,
    CameOrWent { here: BTreeSet<SeatId> },
    Chiming { at: Vec<Millis> },
    Chimed { at: Millis },
    FallsDue { at: UnixMillis },
    FellDue { late: i64 },
    Writing,
    Renewed { draw: u64, value: u32 },
    Finished,
    WentBack { anew: bool, stood: u64 },
}

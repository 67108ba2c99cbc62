//! What a server and its spare say to each other: text frames of JSON over a websocket at `/spare`, opened by
//! the spare with the operator's key.

use std::time::Duration;

use axum::extract::ws::{Message, WebSocket};
use serde::{Deserialize, Serialize};
use tokio::time::timeout;
use uuid::Uuid;

use super::lead::Lead;
use crate::journal::{Marks, RegisterRow, Rows};

/// Bytes of a frame at most: more than any setup of a table, and than the marks of very many.
pub(crate) const FRAME_BYTES: usize = 64 << 20;

/// How long a spare may be silent that nobody waits for.
pub(super) const SILENCE: Duration = Duration::from_secs(20);

/// What whoever is asked says.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Told {
    /// First of all: who leads, as far as it knows, and whether it does itself.
    Lead {
        lead: Lead,
        /// Whether it is the one who leads.
        leads: bool,
        /// Under which addresses screens were opened, best first.
        addresses: Vec<String>,
    },
    /// Rows that follow what the spare has. Numbered together with beats.
    Rows { number: u64, rows: Rows },
    /// Records of the register that the spare lacks, as they are; told first of all, and only to a spare that
    /// asks for them. Numbered as rows are.
    Records { number: u64, records: Vec<RegisterRow> },
    /// Is the spare there? Every half second.
    Beat {
        number: u64,
        /// Whether the spare had all there is.
        level: bool,
    },
    /// What the spare has is no beginning of this journal: it must begin anew.
    Diverged,
    /// The spare shall lead: nothing more is written here. `level` says whether the spare has all of it.
    StoodDown { level: bool },
    /// It cannot be done, for this reason. The line ends.
    Refused { sentence: String },
    /// What was ordered is being done.
    Done,
}

/// What the spare says, or whoever orders it about.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Says {
    /// It follows from here on.
    Follow {
        /// The id of its data folder.
        server: Uuid,
        /// Where screens reach it if it takes over.
        address: String,
        /// The journal of which it has a copy.
        journal: Option<Uuid>,
        /// How far each table's chain goes in that.
        marks: Marks,
        /// Whether it had all there was at some time.
        whole: bool,
        /// Whether it keeps the register too; those of older versions do not.
        #[serde(default)]
        register: bool,
    },
    /// All up to this number is durable here.
    Has { number: u64 },
    /// It leads from now on.
    TakesOver { lead: Lead },
    /// Said to a spare on the same machine: take over.
    TakeOver {
        /// Although its copy is not whole.
        anyway: bool,
    },
}

/// Says something. Whoever takes nothing in is given up.
pub(super) async fn say(socket: &mut WebSocket, told: &Told) -> bool {
    let text = serde_json::to_string(told).expect("it is plain JSON");
    timeout(SILENCE, socket.send(Message::text(text))).await.is_ok_and(|sent| sent.is_ok())
}

/// What was heard; none where the line has ended or it is not understood.
pub(super) fn read(frame: Option<Result<Message, axum::Error>>) -> Option<Says> {
    match frame?.ok()? {
        Message::Text(text) => serde_json::from_str(&text).ok(),
        _ => None,
    }
}

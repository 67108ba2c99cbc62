//! Why the server has halted a table, and what is said of it.

use game::{Refusal, Text, text};
use tokio::time::Instant;

use crate::journal::{Damage, Wrong};
use crate::registry::refusal;

/// What can be done about a damaged journal.
const ADVICE: &str = "Stop the server and run: prytaneion doctor";

/// Why the server has halted a table.
#[derive(Debug)]
pub(crate) enum Halt {
    /// The disk refuses; the table tries it again at this moment.
    Disk(Instant),
    /// Something is missing from the journal or is not what was written. It goes on when somebody has
    /// looked and found all of it, at this moment if there is one.
    Damaged(Damage, Option<Instant>),
    /// Another machine leads, which a sentence names: this one never goes on.
    Superseded(String),
}

impl Halt {
    /// A halt because of a damaged journal.
    pub(crate) fn by_damage(damage: Damage) -> Self {
        Self::Damaged(damage, None)
    }

    /// When the table tries to go on.
    pub(crate) fn next_try(&self) -> Option<Instant> {
        match self {
            Self::Disk(at) => Some(*at),
            Self::Damaged(_, at) => *at,
            Self::Superseded(_) => None,
        }
    }

    /// What everybody reads. How much is missing is not for everybody (N-1).
    pub(crate) fn reason(&self) -> Text {
        match self {
            Self::Disk(_) => text!("halted-disk"),
            Self::Damaged(..) => text!("halted-damage"),
            Self::Superseded(_) => text!("halted-superseded"),
        }
    }

    /// What Control reads besides.
    pub(crate) fn damage(&self) -> Option<String> {
        match self {
            Self::Disk(_) => None,
            Self::Damaged(damage, _) => Some(told(damage)),
            Self::Superseded(lead) => Some(lead.clone()),
        }
    }

    /// What is said to whoever asks for something meanwhile: it was not tried.
    pub(crate) fn refusal(&self) -> Refusal {
        match self {
            Self::Disk(_) => refusal("disk", text!("disk-refuses")),
            Self::Damaged(..) => refusal("disk", text!("journal-damaged")),
            Self::Superseded(_) => refusal("disk", text!("superseded")),
        }
    }
}

/// What everybody hears whose command was to be journalled and perhaps was: nobody knows before the
/// journal has been read again.
pub(crate) fn unknown() -> Refusal {
    refusal("disk", text!("disk-unknown"))
}

/// What is said of a damaged journal, and what can be done.
pub(crate) fn told(damage: &Damage) -> String {
    match damage.wrong {
        Wrong::Gone => format!("{} Put it back, or start the server again.", damage.wrong),
        _ => format!("{} {ADVICE}", damage.wrong),
    }
}

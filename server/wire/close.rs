//! Why the server closes a socket: a code for programs and a sentence for people.

use game::{Text, text};

/// Why the server closes a socket. Codes 4000 and up, as RFC 6455 leaves to applications.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u16)]
pub enum Close {
    /// The frame was not a message of this protocol; too often, too large, or as the first one.
    Malformed = 4000,
    /// The token is not known at this table (any more).
    Unauthorized = 4001,
    /// No such table: said only where the journal itself says so.
    NoTable = 4004,
    /// Nothing was heard from the client for too long.
    Silent = 4008,
    /// The page is of another protocol: reload it.
    Stale = 4009,
    /// Control sent the device away or replaced the seat's holder.
    Kicked = 4010,
    /// Control gave the device another seat: come again, and hear which.
    Reseated = 4011,
    /// Come again: the server is going down and will be back, or the table cannot be played at just now.
    Restarting = 4012,
    /// Another machine leads, or another server has the table: try the other address.
    Moved = 4014,
    /// The client could not keep up: come back and get the whole view.
    Lagging = 4013,
    /// The table is put away: nobody gets in until it is taken back.
    Archived = 4015,
    /// Too many frames, or too many wrong codes, in too short a time.
    Flooding = 4029,
    /// The table has as many screens as it can serve.
    Full = 4053,
}

/// What a client is told at the end.
#[derive(Debug)]
pub(crate) struct Farewell {
    pub(crate) close: Close,
    /// What is said instead of the usual sentence.
    pub(crate) why: Option<Text>,
    /// Where the table is instead, if that is known.
    pub(crate) address: Option<String>,
}

impl Farewell {
    /// Come again: the table is there and cannot be played at just now, for this reason.
    pub(crate) fn wait(why: Text) -> Self {
        Self { why: Some(why), ..Close::Restarting.into() }
    }

    /// The table is on the server at this address.
    pub(crate) fn elsewhere(address: String) -> Self {
        Self { address: Some(address), ..Close::Moved.into() }
    }
}

impl From<Close> for Farewell {
    fn from(close: Close) -> Self {
        Self { close, why: None, address: None }
    }
}

impl Close {
    /// All of them.
    pub(crate) const ALL: [Self; 13] = [
        Self::Malformed,
        Self::Unauthorized,
        Self::NoTable,
        Self::Silent,
        Self::Stale,
        Self::Kicked,
        Self::Reseated,
        Self::Restarting,
        Self::Moved,
        Self::Lagging,
        Self::Archived,
        Self::Flooding,
        Self::Full,
    ];

    /// The code in the close frame.
    #[must_use]
    pub fn code(self) -> u16 {
        self as u16
    }

    /// What is said in the last message before the close frame, and in English in that.
    #[must_use]
    pub fn sentence(self) -> Text {
        match self {
            Self::Malformed => text!("close-malformed"),
            Self::Unauthorized => text!("close-unauthorized"),
            Self::NoTable => text!("close-no-table"),
            Self::Silent => text!("close-silent"),
            Self::Stale => text!("close-stale"),
            Self::Kicked => text!("close-kicked"),
            Self::Reseated => text!("close-reseated"),
            Self::Restarting => text!("close-restarting"),
            Self::Moved => text!("close-moved"),
            Self::Lagging => text!("close-lagging"),
            Self::Archived => text!("wait-archived"),
            Self::Flooding => text!("close-flooding"),
            Self::Full => text!("close-full"),
        }
    }
}

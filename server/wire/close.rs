//! Why the server closes a socket: a code for programs and a sentence for people.

/// Why the server closes a socket. Codes 4000 and up, as RFC 6455 leaves to applications.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u16)]
pub enum Close {
    /// The frame was not a message of this protocol; too often, too large, or as the first one.
    Malformed = 4000,
    /// The token is not known at this table (any more).
    Unauthorized = 4001,
    /// No such table.
    NoTable = 4004,
    /// Nothing was heard from the client for too long.
    Silent = 4008,
    /// The page is of another protocol: reload it.
    Stale = 4009,
    /// Control sent the device away or replaced the seat's holder.
    Kicked = 4010,
    /// The server is going down and will be back.
    Restarting = 4012,
    /// Another machine leads, or another server has the table: try the other address.
    Moved = 4014,
    /// The client could not keep up: come back and get the whole view.
    Lagging = 4013,
    /// Too many frames, or too many wrong codes, in too short a time.
    Flooding = 4029,
    /// The table has as many screens as it can serve.
    Full = 4053,
}

impl Close {
    /// All of them.
    pub(crate) const ALL: [Self; 11] = [
        Self::Malformed,
        Self::Unauthorized,
        Self::NoTable,
        Self::Silent,
        Self::Stale,
        Self::Kicked,
        Self::Restarting,
        Self::Moved,
        Self::Lagging,
        Self::Flooding,
        Self::Full,
    ];

    /// The code in the close frame.
    #[must_use]
    pub fn code(self) -> u16 {
        self as u16
    }

    /// The sentence in the last message before the close frame.
    #[must_use]
    pub fn sentence(self) -> &'static str {
        match self {
            Self::Malformed => "The server could not read what this page sent. Reload the page.",
            Self::Unauthorized => "This device no longer has a place at this table. Join again.",
            Self::NoTable => "There is no table with this code. Check it with Control.",
            Self::Silent => "The server heard nothing from this device for a while.",
            Self::Stale => "This page is older than the server. Reload it.",
            Self::Kicked => "Control has freed this place. Ask Control for its code.",
            Self::Restarting => "The server is restarting. It will be back in a moment.",
            Self::Moved => "This table is on another server now.",
            Self::Lagging => "This device could not keep up; it will fetch everything anew.",
            Self::Flooding => "Too much came from this device at once. Wait a minute.",
            Self::Full => "This table has as many screens as it can serve.",
        }
    }
}

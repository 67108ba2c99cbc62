//! What is recorded each time: how long it took, or how many came at once.

use metrics::Histogram;

use super::histogram;

/// What is recorded each time.
pub(crate) struct Times {
    pub(crate) sent_to_durable: Histogram,
    pub(crate) durable_to_socket: Histogram,
    pub(crate) turn: Histogram,
    pub(crate) frame: Histogram,
    pub(crate) wake: Histogram,
    pub(crate) commit: Histogram,
    pub(crate) group: Histogram,
    pub(crate) head: Histogram,
}

impl Times {
    pub(super) fn begun() -> Self {
        Self {
            sent_to_durable: histogram(
                "prytaneion_sent_to_durable_seconds",
                "From a command's arrival to the return of its commit.",
            ),
            durable_to_socket: histogram(
                "prytaneion_durable_to_socket_seconds",
                "From a commit to what came of it for others too being written to a socket, once for each socket.",
            ),
            turn: histogram(
                "prytaneion_turn_requests",
                "Requests that waited for a table and were decided together, 64 at most.",
            ),
            frame: histogram(
                "prytaneion_frame_messages",
                "Messages for others too that waited for a socket and went out in one frame, 256 at most.",
            ),
            wake: histogram(
                "prytaneion_table_wake_seconds",
                "Bringing a table that slept back into memory.",
            ),
            commit: histogram(
                "prytaneion_journal_commit_seconds",
                "A commit of the journal: the disk's sync, or the database's answer.",
            ),
            group: histogram(
                "prytaneion_journal_group_appends",
                "Appends that waited for the journal and shared a commit, 256 at most.",
            ),
            head: histogram(
                "prytaneion_journal_head_seconds",
                "Syncing the head of a journal in a file, once a second at most.",
            ),
        }
    }
}

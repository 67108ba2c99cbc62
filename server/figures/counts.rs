//! What is counted from the start on.

use game::Refusal;
use metrics::Counter;

use super::{counter, counters, labels};
use crate::journal::JournalError;
use crate::wire::Close;

/// Commands that were refused, by code. Their codes are many, and come as they are needed.
const REFUSED: &str = "prytaneion_commands_refused_total";

/// What stands for the code where a game's rules refuse a command, whatever their own word for it.
const RULES: &str = "rules";

/// The code where they panicked.
const FAULT: &str = "fault";

/// What is counted from the start on.
pub(crate) struct Counts {
    /// Accepted, refused, repeated.
    commands: [Counter; 3],
    /// As the codes of [`Close::ALL`].
    closed: [Counter; Close::ALL.len()],
    /// By the first figure of their status, from 1 on.
    answers: [Counter; 5],
    /// As the reasons of [`JournalError`].
    halted: [Counter; 4],
    /// Written, failed.
    backups: [Counter; 2],
    /// Whole, patches.
    views: [Counter; 2],
    /// Taken, lost.
    leases: [Counter; 2],
    pub(crate) entries: Counter,
    pub(crate) sent_bytes: Counter,
    pub(crate) connections_refused: Counter,
    pub(crate) wrong_codes: Counter,
    pub(crate) panics: Counter,
}

impl Counts {
    pub(super) fn begun() -> Self {
        metrics::describe_counter!(
            REFUSED,
            "Commands that were refused, by the refusal's code; `rules` where a game's rules refused."
        );
        [RULES, FAULT].iter().for_each(|code| refused(code).absolute(0));
        Self {
            commands: counters(
                ("prytaneion_commands_total", "Commands over sockets that were answered."),
                "outcome",
                ["accepted", "refused", "repeated"],
            ),
            closed: closed(),
            answers: counters(
                (
                    "prytaneion_http_answers_total",
                    "Answers over HTTP, but to those who ask how the server is; 1xx are sockets that were opened.",
                ),
                "class",
                ["1xx", "2xx", "3xx", "4xx", "5xx"],
            ),
            halted: counters(
                (
                    "prytaneion_tables_halted_total",
                    "Tables that came to stand still, by how the journal failed them.",
                ),
                "reason",
                ["failed", "conflict", "damaged", "superseded"],
            ),
            backups: counters(
                ("prytaneion_backups_total", "Backups of the journal."),
                "outcome",
                ["written", "failed"],
            ),
            views: counters(
                (
                    "prytaneion_views_sent_total",
                    "What everybody sees of a table, as it went to a socket, whole or as what changed.",
                ),
                "form",
                ["whole", "patch"],
            ),
            leases: counters(
                (
                    "prytaneion_lease_changes_total",
                    "Tables in a database that this server took, or took up again, and that it lost.",
                ),
                "change",
                ["taken", "lost"],
            ),
            entries: counter(
                "prytaneion_entries_total",
                "Entries that tables added to the journal.",
            ),
            sent_bytes: counter(
                "prytaneion_sent_bytes_total",
                "Bytes that went to sockets of what others hear too, before they are pressed.",
            ),
            connections_refused: counter(
                "prytaneion_connections_refused_total",
                "Connections that found no room or no descriptor.",
            ),
            wrong_codes: counter(
                "prytaneion_wrong_codes_total",
                "Wrong codes, tickets, tokens and keys.",
            ),
            panics: counter(
                "prytaneion_panics_total",
                "Faults of the program: each ended a task, or a command was refused for it.",
            ),
        }
    }

    /// Counts a command that was answered, and by whom it was refused: by a game's `rules`, or else before them.
    pub(crate) fn command(&self, outcome: &Result<(), Refusal>, rules: bool) {
        match outcome {
            Ok(()) => self.commands[0].increment(1),
            Err(refusal) => {
                self.commands[1].increment(1);
                let rules = rules && refusal.code != FAULT;
                refused(if rules { RULES } else { &refusal.code }).increment(1);
            }
        }
    }

    /// Counts a command that came again and got its first answer.
    pub(crate) fn repeated(&self) {
        self.commands[2].increment(1);
    }

    /// Counts a socket that the server closes.
    pub(crate) fn closed(&self, close: Close) {
        let at = Close::ALL.iter().position(|one| *one == close);
        at.into_iter().for_each(|at| self.closed[at].increment(1));
    }

    /// Counts an answer over HTTP.
    pub(crate) fn answer(&self, status: u16) {
        let at = usize::from(status / 100).clamp(1, self.answers.len());
        self.answers[at - 1].increment(1);
    }

    /// Counts a table that the journal fails.
    pub(crate) fn halted(&self, error: &JournalError) {
        let at = match error {
            JournalError::Failed(_) => 0,
            JournalError::Conflict => 1,
            JournalError::Damaged(_) => 2,
            JournalError::Superseded(_) => 3,
            // It goes on there.
            JournalError::Elsewhere => return,
        };
        self.halted[at].increment(1);
    }

    /// Counts a backup that was written, or was not.
    pub(crate) fn backup(&self, written: bool) {
        self.backups[usize::from(!written)].increment(1);
    }

    /// Counts what went to sockets of the part that everybody sees. What only one audience sees may have changed
    /// or not by what was chosen in secret.
    pub(crate) fn views(&self, whole: usize, patches: usize) {
        for (counter, count) in self.views.iter().zip([whole, patches]) {
            counter.increment(count as u64);
        }
    }

    /// Counts a table in a database that this server took.
    pub(crate) fn lease_taken(&self) {
        self.leases[0].increment(1);
    }

    /// Counts tables in a database that other servers took.
    pub(crate) fn leases_lost(&self, count: usize) {
        self.leases[1].increment(count as u64);
    }
}

fn refused(code: &str) -> Counter {
    metrics::counter!(REFUSED, labels(&[("code", code)]))
}

fn closed() -> [Counter; Close::ALL.len()] {
    let codes = Close::ALL.map(|close| close.code().to_string());
    counters(
        ("prytaneion_sockets_closed_total", "Sockets that the server closed, by close code."),
        "code",
        std::array::from_fn(|at| codes[at].as_str()),
    )
}

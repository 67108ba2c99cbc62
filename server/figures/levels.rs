//! What rises and falls.

use game::Audience;
use metrics::Gauge;

use super::{gauge, gauges, labels};
use crate::health::Unready;

/// What rises and falls.
pub(crate) struct Levels {
    /// Public, seats, Controls.
    sockets: [Gauge; 3],
    /// Awake, asleep.
    tables: [Gauge; 2],
    standing_still: Gauge,
    connections: Gauge,
    pub(crate) connections_limit: Gauge,
    pub(crate) leases: Gauge,
    pub(crate) backup: Gauge,
    ready: Gauge,
    /// As [`Unready::ALL`].
    unready: [Gauge; Unready::ALL.len()],
    tasks: Gauge,
    queue: Gauge,
}

/// What is looked up when somebody asks.
pub(crate) struct Now {
    /// Tables that the server knows.
    pub(crate) known: usize,
    /// Those of them that are in memory.
    pub(crate) awake: usize,
    /// Those that stand still.
    pub(crate) still: usize,
    /// Why it is to be sent nobody.
    pub(crate) unready: Vec<Unready>,
}

impl Levels {
    pub(super) fn begun() -> Self {
        let build = "prytaneion_build_info";
        metrics::describe_gauge!(build, "Which program this is: always 1.");
        metrics::gauge!(build, labels(&[("version", env!("CARGO_PKG_VERSION"))])).set(1.0);
        Self {
            sockets: gauges(
                ("prytaneion_sockets", "Sockets at tables, by what they are shown."),
                "audience",
                ["public", "seat", "control"],
            ),
            tables: gauges(
                ("prytaneion_tables", "Tables that the server knows: in memory, or asleep."),
                "state",
                ["awake", "asleep"],
            ),
            standing_still: gauge(
                "prytaneion_tables_standing_still",
                "Tables that stand still because the journal fails them.",
            ),
            connections: gauge(
                "prytaneion_connections",
                "Connections that are open, sockets among them.",
            ),
            connections_limit: gauge(
                "prytaneion_connections_limit",
                "Connections that there is room for.",
            ),
            leases: gauge("prytaneion_leases", "Tables in a database that this server writes."),
            backup: gauge(
                "prytaneion_backup_timestamp_seconds",
                "When the last backup was written, in seconds since 1970; 0 before the first.",
            ),
            ready: gauge("prytaneion_ready", "1 where the server is to be sent people, else 0."),
            unready: gauges(
                ("prytaneion_unready", "1 where the server is to be sent nobody for this reason."),
                "reason",
                Unready::ALL.map(Unready::word),
            ),
            tasks: gauge("prytaneion_runtime_tasks", "Tasks of the program that go on."),
            queue: gauge(
                "prytaneion_runtime_queue_tasks",
                "Tasks that wait for a thread of the program, but for those that one has taken.",
            ),
        }
    }

    /// Takes in what is looked up when somebody asks.
    pub(super) fn take(&self, now: &Now) {
        let yes = |yes: bool| if yes { 1.0 } else { 0.0 };
        let runtime = tokio::runtime::Handle::current();
        self.tables[0].set(now.awake as f64);
        self.tables[1].set(now.known.saturating_sub(now.awake) as f64);
        self.standing_still.set(now.still as f64);
        self.ready.set(yes(now.unready.is_empty()));
        for (gauge, reason) in self.unready.iter().zip(Unready::ALL) {
            gauge.set(yes(now.unready.contains(&reason)));
        }
        self.tasks.set(runtime.metrics().num_alive_tasks() as f64);
        self.queue.set(runtime.metrics().global_queue_depth() as f64);
    }

    /// Counts a socket at a table for as long as this is kept.
    pub(crate) fn socket(&self, audience: &Audience) -> Counted {
        Counted::among(match audience {
            Audience::Public => &self.sockets[0],
            Audience::Seat(_) => &self.sockets[1],
            Audience::Control => &self.sockets[2],
        })
    }

    /// Counts a connection for as long as this is kept.
    pub(crate) fn connection(&self) -> Counted {
        Counted::among(&self.connections)
    }
}

/// One of those that a gauge counts, however it ends.
pub(crate) struct Counted(Gauge);

impl Counted {
    fn among(gauge: &Gauge) -> Self {
        gauge.increment(1.0);
        Self(gauge.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.decrement(1.0);
    }
}

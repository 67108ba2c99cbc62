//! The largest number of full tables, each of eight seats voting once a second, at which 99 of 100 votes
//! are on the last client's screen within 50 ms.

use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::CLIENTS;
use crate::plan::Plan;
use crate::print::row;
use crate::process::Process;
use crate::room::{Room, bares, hubs};
use crate::stretch::{Pace, Stretch};

/// What p99 must be below, in milliseconds.
const WITHIN: f64 = 50.0;

/// Where the search begins.
const FEWEST: usize = 8;

/// No more are tried: each has twelve sockets, and the load has one core.
const MOST: usize = 1_024;

/// Of each try.
const SECONDS: u32 = 3;

/// How long the search may take for each of the two.
const BOUND: Duration = Duration::from_secs(150);

/// Prints it for the server and for the ceiling.
pub async fn section(plan: &'static Plan) {
    println!("\ntables of {CLIENTS} clients at one vote a second and seat, p99 below {WITHIN} ms");
    let (dir, seats) = (TempDir::new().expect("a folder"), plan.seats.len());
    let (hub, bare) = (Process::hub(dir.path()), Process::bare());
    let mut bytes = [400; 3];
    let mut searches = [Search::new(), Search::new()];
    let mut rooms: [Vec<Room>; 2] = [Vec::new(), Vec::new()];
    // By turns, so that what else the machine does hits both alike.
    while searches.iter().any(|search| search.next().is_some()) {
        for (at, process) in [&hub, &bare].into_iter().enumerate() {
            let Some(count) = searches[at].next() else { continue };
            let begun = Instant::now();
            let missing = count.saturating_sub(rooms[at].len());
            rooms[at].extend(match at {
                0 => hubs(process, plan, missing, CLIENTS).await,
                _ => bares(process, missing, CLIENTS, bytes).await,
            });
            let rooms = &rooms[at][..count];
            let stretch = Stretch::run(process, rooms, seats, Pace::each_second(SECONDS)).await;
            if at == 0 {
                bytes = stretch.tally.frame();
            }
            let name = ["server", "bare"][at];
            let (p99, busy) = (stretch.quantile(0.99), 100.0 * stretch.taken / stretch.seconds);
            let load = 100.0 * stretch.load;
            let figures =
                format!("p99 {p99:.1} ms; its core {busy:.0} % busy, the load's {load:.0} %");
            row(&format!("  {name}, {count} tables"), figures);
            searches[at].tried(count, p99 < WITHIN, begun.elapsed());
        }
    }
    let [hub, bare] = searches.map(|search| search.good);
    row("tables", format!("{hub}   bare {bare}   ratio {:.2}", hub as f64 / bare as f64));
}

/// Doubles while it goes well, then looks between what went well and what did not.
struct Search {
    good: usize,
    bad: Option<usize>,
    /// What went badly counts when it does so twice: other programs run here too.
    doubted: bool,
    taken: Duration,
}

impl Search {
    fn new() -> Self {
        Self { good: 0, bad: None, doubted: false, taken: Duration::ZERO }
    }

    /// What is to be tried next, until it is known within a twentieth, or the time is up.
    fn next(&self) -> Option<usize> {
        if self.taken > BOUND || self.good >= MOST {
            return None;
        }
        match self.bad {
            None => Some((self.good * 2).clamp(FEWEST, MOST)),
            Some(bad) if bad - self.good > (bad / 20).max(1) => Some((self.good + bad) / 2),
            Some(_) => None,
        }
    }

    fn tried(&mut self, count: usize, well: bool, took: Duration) {
        self.taken += took;
        match (well, self.doubted) {
            (true, _) => self.good = count,
            (false, true) => self.bad = Some(count),
            (false, false) => {}
        }
        self.doubted = !well && !self.doubted;
    }
}

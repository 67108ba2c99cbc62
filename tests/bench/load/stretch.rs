//! A short stretch of load on many tables, and what it cost.

use std::time::{Duration, Instant};

use futures_util::future::join_all;

use crate::ledger::Tally;
use crate::machine;
use crate::process::Process;
use crate::room::Room;

/// At which part of a round Control shows the votes; the seats vote before it.
const REVEALS: f64 = 0.8;

/// At which part it asks anew.
const ASKS_ANEW: f64 = 0.9;

/// After so many rounds of a restless table somebody goes and comes again.
const RESTS: u32 = 4;

/// How votes come.
#[derive(Clone, Copy)]
pub enum Pace {
    /// Each seat once in a round that is so long, for so many rounds.
    Every(Duration, u32),
    /// The same, and now and then somebody goes and comes again.
    Restless(Duration, u32),
    /// As fast as the former round is over, for so long.
    AtOnce(Duration),
}

impl Pace {
    /// Each seat once a second.
    pub fn each_second(seconds: u32) -> Self {
        Self::Every(Duration::from_secs(1), seconds)
    }
}

/// What came of it.
pub struct Stretch {
    pub tally: Tally,
    pub seconds: f64,
    /// Processor time of the measured process.
    pub taken: f64,
    /// The share of its core that the load itself took.
    pub load: f64,
    /// The share of the time in which the load was ready and something else had its core: what the figures
    /// of a machine that others use are worth.
    pub disturbed: f64,
}

impl Stretch {
    /// Lets so many seats of each of these tables vote.
    pub async fn run(process: &Process, rooms: &[Room], seats: usize, pace: Pace) -> Self {
        rooms.iter().for_each(|room| drop(room.ledger.take()));
        let (begun, waited) = (Instant::now(), machine::waited());
        let (taken, load) = (process.taken(), machine::taken(0));
        join_all(rooms.iter().map(|room| drive(room, seats, pace, begun))).await;
        let seconds = begun.elapsed().as_secs_f64();
        let mut tally = Tally::of(rooms[0].ledger.clients());
        rooms.iter().for_each(|room| tally.add(&room.ledger.take()));
        let (taken, load) = (process.taken() - taken, machine::taken(0) - load);
        let disturbed = (machine::waited() - waited) / seconds;
        Self { tally, seconds, taken, load: load / seconds, disturbed }
    }

    /// Of votes, in milliseconds.
    pub fn quantile(&self, quantile: f64) -> f64 {
        self.tally.times.value_at_quantile(quantile) as f64 / 1e3
    }

    /// In milliseconds.
    pub fn most(&self) -> f64 {
        self.tally.times.max() as f64 / 1e3
    }

    pub fn votes_a_second(&self) -> f64 {
        self.tally.commands[0] as f64 / self.seconds
    }

    /// Bytes that come to a client for a vote, with its share of showing them and asking anew, on average.
    pub fn bytes(&self) -> f64 {
        let bytes: u64 = self.tally.bytes.iter().flatten().sum();
        bytes as f64 / (self.tally.commands[0] as f64 * self.tally.bytes.len() as f64)
    }

    /// Processor time for each vote, with the same share, in microseconds.
    pub fn cost(&self) -> f64 {
        self.taken * 1e6 / self.tally.commands[0] as f64
    }
}

/// One table's rounds.
async fn drive(room: &Room, seats: usize, pace: Pace, begun: Instant) {
    match pace {
        Pace::AtOnce(long) => {
            while begun.elapsed() < long {
                room.votes(None, seats).await;
                room.reveal(seats, None).await;
                room.anew(seats, None).await;
            }
        }
        Pace::Every(period, rounds) | Pace::Restless(period, rounds) => {
            // Tables do not keep step, and neither do the seats of one.
            let first = begun + period.mul_f64(rand::random());
            let phase = || period.mul_f64(REVEALS * rand::random::<f64>());
            let mut phases: Vec<(usize, Duration)> =
                (0..seats).map(|seat| (seat, phase())).collect();
            phases.sort_by_key(|(_, phase)| *phase);
            for round in 0..rounds {
                let start = first + period * round;
                let moments: Vec<_> =
                    phases.iter().map(|(seat, phase)| (*seat, start + *phase)).collect();
                room.votes(Some(&moments), seats).await;
                room.reveal(seats, Some(start + period.mul_f64(REVEALS))).await;
                room.anew(seats, Some(start + period.mul_f64(ASKS_ANEW))).await;
                if matches!(pace, Pace::Restless(..)) && round % RESTS == RESTS - 1 {
                    room.swap(rand::random_range(0..room.ledger.clients())).await;
                }
            }
        }
    }
}

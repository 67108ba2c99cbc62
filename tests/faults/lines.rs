//! The network and the machine: lines that are cut in the middle of a frame, screens that send twice, in
//! another order, or never read, a program that is stopped for a while, a clock that jumps.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use futures_util::SinkExt;
use rand::RngExt;
use rand::rngs::StdRng;
use tokio::time::sleep;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

use crate::client::hello;
use crate::hall::Hall;
use crate::member::Habits;
use crate::program::Program;
use crate::verdict::Verdict;
use crate::{choices, number};

/// Screens that never read, in a trial of them.
const SLEEPERS: usize = 60;

#[derive(Clone, Copy, Debug)]
enum Harm {
    /// All lines are cut at once, some times.
    Cut,
    /// Lines break after so many bytes, wherever in a frame that is.
    Torn,
    /// The program stands still and goes on.
    Stopped,
    /// Screens that never read.
    Sleepers,
}

const HARMS: [Harm; 4] = [Harm::Cut, Harm::Torn, Harm::Stopped, Harm::Sleepers];

async fn a_while(chance: &mut StdRng, ms: std::ops::Range<u64>) {
    sleep(Duration::from_millis(chance.random_range(ms))).await;
}

impl Harm {
    async fn does(self, hall: &mut Hall, chance: &mut StdRng) {
        match self {
            Self::Cut => {
                for _ in 0..chance.random_range(1..5) {
                    a_while(chance, 0..300).await;
                    hall.proxy.cut();
                }
            }
            Self::Torn => {
                for _ in 0..chance.random_range(2..5) {
                    hall.proxy.breaks_after(Some(chance.random_range(0..60_000)));
                    hall.proxy.cut();
                    a_while(chance, 50..300).await;
                }
                hall.proxy.breaks_after(None);
                hall.proxy.cut();
            }
            Self::Stopped => {
                a_while(chance, 50..200).await;
                hall.program().signal("STOP");
                a_while(chance, 200..4_000).await;
                hall.program().signal("CONT");
            }
            Self::Sleepers => {
                let mut sleepers = Vec::new();
                for _ in 0..SLEEPERS {
                    let url = format!("ws://{}/ws/{}", hall.proxy.addr, hall.code());
                    let (mut socket, _) = connect_async(url).await.unwrap();
                    let hello = hello("onlooker", None).to_string();
                    socket.send(Message::text(hello)).await.unwrap();
                    sleepers.push(socket);
                }
                a_while(chance, 500..1_500).await;
                // They stay until all is held against all.
                hall.sleepers = sleepers;
            }
        }
    }
}

async fn trials(name: &str, trials: u64) {
    let mut chance = choices(name);
    let mut verdict = Verdict::default();
    let mut hall = Hall::open(chance.random()).await;
    for nth in 0..trials {
        verdict.rounds += 1;
        let harm = HARMS[usize::try_from(nth).unwrap() % HARMS.len()];
        let (doubles, shuffles) = (chance.random_range(0..60), chance.random());
        hall.crowd.behaves(Habits { doubles, shuffles, ..Habits::default() });
        hall.crowd.plays(true);
        a_while(&mut chance, 50..200).await;
        harm.does(&mut hall, &mut chance).await;
        if chance.random_ratio(1, 4) {
            hall.kill();
            hall.start().await;
        }
        hall.audit(&mut verdict).await;
        hall.sleepers.clear();
    }
    verdict.acknowledged = hall.ledger.acknowledged();
    verdict.tell(name);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: make faults"]
async fn lines_that_are_cut_doubled_reordered_stopped_or_never_read() {
    trials("lines", number("FAULTS_TRIALS").unwrap_or(60)).await;
}

/// Where Debian puts what makes another time of day.
const FAKETIME: &str = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1";

/// The time of day jumps by hours and days, there and back, while the program runs and between its lives.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: make faults"]
async fn clocks_that_jump() {
    let library = std::env::var("FAULTS_FAKETIME").unwrap_or_else(|_| FAKETIME.into());
    assert!(
        Path::new(&library).exists(),
        "libfaketime is missing: install it (Debian's package is called faketime) or name it in \
         FAULTS_FAKETIME, or no clock jumps."
    );
    let mut chance = choices("clocks");
    let mut verdict = Verdict::default();
    let mut hall = Hall::open(chance.random()).await;
    let day = hall.dir.path().join("day");
    let jump = |by: i64| std::fs::write(&day, format!("{by:+}")).unwrap();
    for _ in 0..number("FAULTS_TRIALS").unwrap_or(20) {
        verdict.rounds += 1;
        hall.crowd.plays(true);
        a_while(&mut chance, 50..200).await;
        hall.kill();
        jump(chance.random_range(-400_000..400_000));
        let mut command = Command::new(env!("CARGO_BIN_EXE_prytaneion"));
        command
            .env("LD_PRELOAD", &library)
            .env("FAKETIME_TIMESTAMP_FILE", &day)
            .env("FAKETIME_NO_CACHE", "1")
            .env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
        hall.runs(Program::spawn_by(command, &hall.data())).await;
        for _ in 0..3 {
            a_while(&mut chance, 50..300).await;
            jump(chance.random_range(-400_000..400_000));
        }
        hall.audit(&mut verdict).await;
    }
    let told: Vec<i64> = hall.entries().await.iter().map(|entry| entry.at_unix_ms).collect();
    assert!(!told.is_sorted(), "no clock has jumped");
    verdict.acknowledged = hall.ledger.acknowledged();
    verdict.tell("clocks");
}

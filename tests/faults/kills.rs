//! The program is killed at random moments: while it serves, while it starts, while it ends.

use std::time::{Duration, Instant};

use rand::RngExt;
use rand::rngs::StdRng;
use tokio::time::sleep;

use crate::hall::Hall;
use crate::member::Habits;
use crate::program::Program;
use crate::verdict::Verdict;
use crate::{choices, number};

/// Kills of one hall: then a new one begins, so that not all of the time goes into reading its journal.
const EVENING: usize = 40;

async fn a_while(chance: &mut StdRng, most_ms: u64) {
    sleep(Duration::from_millis(chance.random_range(0..=most_ms))).await;
}

/// One or more kills until the program serves again; returns how many.
async fn round(hall: &mut Hall, chance: &mut StdRng) -> usize {
    hall.crowd.plays(true);
    a_while(chance, 500).await;
    let mut kills = 1;
    if chance.random_ratio(1, 4) {
        hall.program().signal("TERM");
        a_while(chance, 60).await;
    }
    hall.kill();
    while chance.random_ratio(1, 3) {
        kills += 1;
        let mut program = Program::spawn(&hall.data());
        match chance.random_range(0..3) {
            // As everybody is coming back.
            0 => {
                hall.proxy.leads_to(program.opened().await);
                a_while(chance, 200).await;
                hall.proxy.leads_to(None);
            }
            _ => a_while(chance, 150).await,
        }
        program.kill();
    }
    hall.start().await;
    kills
}

async fn kills(name: &str, kills: usize) {
    let (mut chance, begun) = (choices(name), Instant::now());
    let mut verdict = Verdict::default();
    let (mut hall, mut of_hall, mut acknowledged) = (Hall::open(chance.random()).await, 0, 0);
    while verdict.rounds < kills {
        let done = round(&mut hall, &mut chance).await;
        verdict.rounds += done;
        of_hall += done;
        hall.audit(&mut verdict).await;
        verdict.acknowledged = acknowledged + hall.ledger.acknowledged();
        if !verdict.is_clean() {
            eprintln!("The files of the server are left in {}.", hall.dir.keep().display());
            break;
        }
        if of_hall >= EVENING {
            eprintln!("{:5.0} s: {verdict}", begun.elapsed().as_secs_f64());
            acknowledged = verdict.acknowledged;
            (hall, of_hall) = (Hall::open(chance.random()).await, 0);
        }
    }
    verdict.tell(name);
}

/// The short version: a kill under load among screens that send twice and in another order, and a cut.
#[tokio::test(flavor = "multi_thread")]
async fn a_kill_and_a_cut_lose_double_and_part_nothing() {
    let (mut chance, mut verdict) = (choices("a kill and a cut"), Verdict::default());
    let mut hall = Hall::open(chance.random()).await;
    hall.crowd.behaves(Habits { doubles: 40, shuffles: true, ..Habits::default() });
    verdict.rounds = round(&mut hall, &mut chance).await;
    hall.proxy.cut();
    hall.audit(&mut verdict).await;
    verdict.acknowledged = hall.ledger.acknowledged();
    verdict.tell("a kill and a cut");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: make faults"]
async fn kills_at_random_moments() {
    kills("kills", number("FAULTS_KILLS").map_or(200, |kills| usize::try_from(kills).unwrap()))
        .await;
}

//! How fast, how much, how large: the server beside a bare broadcast of the same bytes on the same
//! machine; what a vote costs while the doors are besieged; and the odds of a battle, and a whole stasis.
//! Loopback only, bounded in count and time; `cargo bench`, or `cargo bench --bench hub -- siege` for the
//! siege alone, and `length` for what the length of a journal costs.
#![allow(missing_docs, clippy::unwrap_used, dead_code)]

#[path = "../hub/client.rs"]
mod client;
#[path = "../hub/house.rs"]
mod house;
#[path = "../hub/toy.rs"]
mod toy;

mod length;
mod odds;
mod plan;
mod server;
mod siege;
mod stasis;
mod thin;

use std::time::{Duration, Instant};

use client::{Answer, hello};
use game::Millis;
use hdrhistogram::Histogram;
use house::Table;
use plan::{Plan, Who};
use prytaneion::journal::{Entry, Journal, Sqlite};
use server::Process;
use tempfile::TempDir;
use thin::{Ear, Mouth, accepted, connect, shows};
use tokio::sync::mpsc;
use tokio::task::JoinSet;

/// Clients of a full table.
const CLIENTS: usize = 30;
/// Commands whose time is taken, one after the other.
const TIMED: u64 = 300;
/// Tables of the many.
const TABLES: usize = 100;
/// Commands of one seat under way at once.
const IN_FLIGHT: usize = 4;
/// How long load lasts.
const LOAD: Duration = Duration::from_secs(4);
/// Clients whose memory is taken.
const RESIDENTS: usize = 480;

fn main() {
    let plan = plan::council();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    match std::env::var(server::ROLE) {
        Ok(data) => runtime.block_on(server::run(data, plan)),
        Err(_) => runtime.block_on(bench(plan)),
    }
}

async fn bench(plan: Plan) {
    let begun = Instant::now();
    if std::env::args().any(|asked| asked == "siege") {
        return siege::section(&plan).await;
    }
    if std::env::args().any(|asked| asked == "length") {
        return length::section(&plan).await;
    }
    let dir = TempDir::new().unwrap();
    println!("\nthe journal alone (one durable append after the other)");
    let [commit, _] = journal(dir.path()).await;
    let fresh = || Process::start(TempDir::new().unwrap().keep().as_path());

    let process = fresh();
    let frame = latency(&process, &plan, commit).await;
    throughput(&process, &plan, &frame).await;
    cycle_bytes(&process, &plan).await;
    drop(process);
    memory(&fresh(), &plan).await;
    siege::section(&plan).await;
    length::section(&plan).await;
    odds::section();
    stasis::section();
    println!("\n{:.0} s in all", begun.elapsed().as_secs_f64());
}

fn times() -> Histogram<u64> {
    Histogram::new_with_bounds(1, 60_000_000, 3).unwrap()
}

/// p50 and p99 in microseconds.
fn quantiles(times: &Histogram<u64>) -> [f64; 2] {
    [0.5, 0.99].map(|quantile| times.value_at_quantile(quantile) as f64)
}

fn row(what: &str, figures: impl std::fmt::Display) {
    println!("  {what:<44} {figures}");
}

/// What one durable append costs here: no server can answer sooner.
async fn journal(dir: &std::path::Path) -> [f64; 2] {
    let journal = Sqlite::open(&dir.join("journal.sqlite")).unwrap();
    let (table, mut taken) = (uuid::Uuid::new_v4(), times());
    for seq in 1..=TIMED {
        let entry = Entry {
            seq,
            command_id: uuid::Uuid::new_v4(),
            kind: Entry::GAME.into(),
            format: 1,
            actor: "control".into(),
            device: None,
            at: Millis(seq),
            at_unix_ms: 0,
            command: serde_json::json!({ "do": "add", "by": 1 }),
            events: vec![serde_json::json!({ "event": "added", "by": 1 })],
            drawn: 0,
            draws: None,
        };
        let start = Instant::now();
        journal.append(table, vec![entry]).await.unwrap();
        taken.record(start.elapsed().as_micros() as u64).unwrap();
    }
    let [p50, p99] = quantiles(&taken);
    row("p50, p99", format!("{:.2} ms, {:.2} ms", p50 / 1e3, p99 / 1e3));
    [p50, p99]
}

async fn make_table(process: &Process, plan: &Plan) -> Table {
    let scenario = (plan.scenario)().id;
    let body = serde_json::json!({ "scenario": scenario, "name": "Bench" });
    let (status, made) =
        house::http(process.hub, "POST", "/api/tables", Some(&process.key), Some(body)).await;
    assert_eq!(status, 201, "{made}");
    let code = made["code"].as_str().unwrap().into();
    let table = Table { addr: process.hub, code, key: process.key.clone() };
    let mut control = table.control().await;
    for make in &plan.prepare {
        let command = make(&control.shared.view, &control.own.view);
        assert_eq!(control.play(command).await, Answer::Accepted);
    }
    table
}

/// So many clients at a table: its seats first, then a Control, then onlookers.
async fn fill(table: &Table, plan: &Plan, count: usize) -> Vec<(Mouth, Ear)> {
    let mut clients = Vec::new();
    for nth in 0..count {
        let hello = match plan.seats.get(nth) {
            Some(seat) => hello("seat", Some(&table.token(seat).await)),
            None if nth == plan.seats.len() => hello("control", Some(&table.key)),
            None => hello("onlooker", None),
        };
        clients.push(connect(table.addr, &table.code, Some(hello)).await);
    }
    clients
}

/// From a command sent to the last of 30 clients updated. Returns a frame that onlookers got.
async fn latency(process: &Process, plan: &Plan, commit: f64) -> String {
    println!("\na command sent → the last of {CLIENTS} clients updated");
    let table = make_table(process, plan).await;
    let clients = fill(&table, plan, CLIENTS).await;
    // Those who came later have told those who were there: wait until that has passed.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let mut frame = String::new();
    let command = plan.command;
    let play = move |_| {
        serde_json::json!({ "type": "play", "id": uuid::Uuid::new_v4(), "command": command(0) })
            .to_string()
    };
    let hub = quantiles(&timed(clients, play, &mut frame).await);

    let mut clients = Vec::new();
    for _ in 0..CLIENTS {
        clients.push(connect(process.bare, "latency", None).await);
    }
    let same = frame.clone();
    let bare = timed(clients, move |_| same.clone(), &mut String::new()).await;
    let bare = quantiles(&bare);
    for (nth, name) in ["p50", "p99"].into_iter().enumerate() {
        row(
            name,
            format!(
                "{:.2} ms   bare {:.2} ms   ratio {:.1}",
                hub[nth] / 1e3,
                bare[nth] / 1e3,
                hub[nth] / bare[nth]
            ),
        );
    }
    row("p50 without the durable append", format!("{:.2} ms", (hub[0] - commit).max(0.0) / 1e3));
    frame
}

async fn timed(
    mut clients: Vec<(Mouth, Ear)>,
    say: impl Fn(u64) -> String,
    sample: &mut String,
) -> Histogram<u64> {
    let (tell, mut told) = mpsc::unbounded_channel();
    let (mut mouth, first) = clients.remove(0);
    let ears = std::iter::once(first).chain(clients.into_iter().map(|(mouth, ear)| {
        // Kept open for the life of the measurement.
        std::mem::forget(mouth);
        ear
    }));
    let mut tasks = JoinSet::new();
    for mut ear in ears {
        let tell = tell.clone();
        tasks.spawn(async move {
            loop {
                let frame = ear.hear().await;
                if shows(&frame) && tell.send(frame).is_err() {
                    return;
                }
            }
        });
    }
    // What was still on its way from joining is no answer.
    while tokio::time::timeout(Duration::from_millis(300), told.recv()).await.is_ok() {}
    let mut taken = times();
    for nth in 0..TIMED {
        let start = Instant::now();
        mouth.say(say(nth)).await;
        for _ in 0..CLIENTS {
            let frame = told.recv().await.unwrap();
            if accepted(&frame) == 0 || sample.is_empty() {
                *sample = frame.to_string();
            }
        }
        taken.record(start.elapsed().as_micros() as u64).unwrap();
    }
    tasks.shutdown().await;
    taken
}

/// Commands a second, at one full table and at many smaller ones.
async fn throughput(process: &Process, plan: &Plan, frame: &str) {
    println!("\ncommands a second, each durable and seen by the whole table");
    let small = plan.seats.len().min(2);
    for (tables, clients, players) in [(1, CLIENTS, plan.seats.len()), (TABLES, 4, small)] {
        let mut rooms = Vec::new();
        for _ in 0..tables {
            let table = make_table(process, plan).await;
            let few = Plan { seats: plan.seats[..players].to_vec(), prepare: Vec::new(), ..*plan };
            rooms.push(fill(&table, &few, clients).await);
        }
        let command = plan.command;
        let hub = load(rooms, players, move |seat| {
            let id = uuid::Uuid::new_v4();
            serde_json::json!({ "type": "play", "id": id, "command": command(seat) }).to_string()
        });
        let before = process.taken();
        let hub = hub.await;
        let each = |before: f64, a_second: f64| {
            1e6 * (process.taken() - before) / (a_second * LOAD.as_secs_f64())
        };
        let hub_each = each(before, hub);

        let mut rooms = Vec::new();
        for nth in 0..tables {
            let mut room = Vec::new();
            for _ in 0..clients {
                room.push(connect(process.bare, &format!("{tables}-{nth}"), None).await);
            }
            rooms.push(room);
        }
        let frame = frame.to_owned();
        let before = process.taken();
        let bare = load_bare(rooms, players, frame).await;
        let bare_each = each(before, bare);
        let name = format!("{tables} table(s) of {clients} clients, {players} of them playing");
        row(&name, format!("{hub:.0}/s   bare {bare:.0}/s   ratio {:.2}", hub / bare));
        let each = format!(
            "{hub_each:.0} us   bare {bare_each:.0} us   ratio {:.1}",
            hub_each / bare_each
        );
        row("  processor time of each", each);
    }
}

/// Lets the players play as fast as answers come; the others listen.
async fn load(
    rooms: Vec<Vec<(Mouth, Ear)>>,
    players: usize,
    say: impl Fn(usize) -> String + Send + Clone + 'static,
) -> f64 {
    let (end, mut tasks) = (Instant::now() + LOAD, JoinSet::new());
    for room in rooms {
        for (nth, (mut mouth, mut ear)) in room.into_iter().enumerate() {
            let say = say.clone();
            tasks.spawn(async move {
                let mut answered = 0u64;
                let (mut waiting, plays) = (0, nth < players);
                while Instant::now() < end {
                    while plays && waiting < IN_FLIGHT {
                        mouth.say(say(nth)).await;
                        waiting += 1;
                    }
                    let heard = tokio::time::timeout_at(end.into(), ear.hear()).await;
                    let got = heard.map_or(0, |frame| accepted(&frame));
                    waiting -= got;
                    answered += got as u64;
                }
                answered
            });
        }
    }
    tasks.join_all().await.into_iter().sum::<u64>() as f64 / LOAD.as_secs_f64()
}

/// The same at the ceiling: each player waits for the echoes of its own frames, as many as it sent.
async fn load_bare(rooms: Vec<Vec<(Mouth, Ear)>>, players: usize, frame: String) -> f64 {
    let (end, mut tasks) = (Instant::now() + LOAD, JoinSet::new());
    for room in rooms {
        for (nth, (mut mouth, mut ear)) in room.into_iter().enumerate() {
            let frame = frame.clone();
            tasks.spawn(async move {
                let (mut heard, mut sent) = (0u64, 0u64);
                while Instant::now() < end {
                    // Everybody hears everybody: one of so many frames is one's own.
                    while nth < players && sent < heard / players as u64 + IN_FLIGHT as u64 {
                        mouth.say(frame.clone()).await;
                        sent += 1;
                    }
                    if tokio::time::timeout_at(end.into(), ear.hear()).await.is_ok() {
                        heard += 1;
                    }
                }
                if nth == 0 { heard } else { 0 }
            });
        }
    }
    tasks.join_all().await.into_iter().sum::<u64>() as f64 / LOAD.as_secs_f64()
}

/// What a vote costs each kind of client on its network, and a whole cycle with its reveal.
async fn cycle_bytes(process: &Process, plan: &Plan) {
    const CYCLES: usize = 10;
    println!("\nbytes received (mean of {CYCLES} cycles of choices and their reveal)");
    let table = make_table(process, plan).await;
    let mut clients = vec![table.control().await, table.projector().await];
    for seat in &plan.seats {
        clients.push(table.sit(seat).await);
    }
    let (mut choices, mut cycles) = (vec![times(); clients.len()], vec![0; clients.len()]);
    for _ in 0..CYCLES {
        for (who, make) in (plan.cycle)() {
            // What the others did must be seen before one answers it.
            for client in &mut clients {
                client.settle().await;
                client.bytes = 0;
            }
            let at = match who {
                Who::Control => 0,
                Who::Seat(nth) => 2 + nth,
            };
            let client = &mut clients[at];
            let command = make(&client.shared.view, &client.own.view);
            assert_eq!(client.play(command).await, Answer::Accepted);
            for (at, client) in clients.iter_mut().enumerate() {
                client.settle().await;
                cycles[at] += client.bytes;
                if matches!(who, Who::Seat(_)) {
                    choices[at].record(client.bytes as u64).unwrap();
                }
            }
        }
    }
    let mut seats = times();
    choices.drain(2..).for_each(|seat| seats.add(seat).unwrap());
    let rows = [("Control", &choices[0], 0), ("projector", &choices[1], 1), ("a seat", &seats, 2)];
    for (name, choices, at) in rows {
        let [mean, most] = [choices.mean().round() as u64, choices.max()];
        let (cycle, client) = (cycles[at] / CYCLES, &clients[at]);
        let whole = [&client.shared, &client.own].map(|part| part.view.to_string().len());
        let whole: usize = whole.iter().sum();
        let text = format!("a choice {mean}, at most {most}; a cycle {cycle}; the whole {whole}");
        row(name, text);
    }
}

/// Resident memory of a table and of a client.
async fn memory(process: &Process, plan: &Plan) {
    println!("\nresident memory");
    let warm = make_table(process, plan).await;
    drop(fill(&warm, plan, CLIENTS).await);
    let before = process.resident();
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        tables.push(make_table(process, plan).await);
    }
    let with_tables = process.resident();
    row("a table", format!("{:.1} KB", kilobytes(before, with_tables, TABLES)));
    let mut clients = Vec::new();
    for table in tables.iter().take(RESIDENTS / CLIENTS) {
        clients.push(fill(table, plan, CLIENTS).await);
    }
    let with_clients = process.resident();
    let hub = kilobytes(with_tables, with_clients, RESIDENTS);
    let mut listeners = Vec::new();
    for nth in 0..RESIDENTS {
        listeners.push(connect(process.bare, &format!("m{}", nth % 16), None).await);
    }
    let bare = kilobytes(with_clients, process.resident(), RESIDENTS);
    row("a client", format!("{hub:.1} KB   bare {bare:.1} KB   ratio {:.1}", hub / bare));
    drop((clients, listeners));
}

fn kilobytes(before: u64, after: u64, count: usize) -> f64 {
    after.saturating_sub(before) as f64 / 1024.0 / count as f64
}

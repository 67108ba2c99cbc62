//! The whole server and its clients on a simulated network: partitions, delays, held messages, crashes, a
//! disk that fails. Time is simulated, too: a storm of a minute takes a second, and a seed makes it again.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use prytaneion::{Config, Limits, Listener, Server};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::client_async;
use turmoil::Sim;
use turmoil::net::{TcpListener, TcpStream};
use uuid::Uuid;

use crate::client::{Client, hello};
use crate::house::SEATS;
use crate::memory::Memory;
use crate::{number, toy};

/// Devices of each seat.
const DEVICES: usize = 2;
/// Commands that each device sends.
const COMMANDS: usize = 12;
/// How long the network is bad.
const STORM: Duration = Duration::from_secs(40);
/// By then all must have come back and agree.
const CALM: Duration = Duration::from_secs(240);
/// Time goes in steps of this.
const TICK: Duration = Duration::from_millis(5);
const PORT: u16 = 8080;
/// A line on which nothing was heard for so long is given up; a page does the same.
const SILENCE: Duration = Duration::from_secs(8);
const PING: Duration = Duration::from_secs(2);

type Tcp = Client<TcpStream>;
type Outcome = Result<(), Box<dyn std::error::Error>>;

/// What all hosts of a simulation know.
#[derive(Default)]
struct World {
    /// The table's code, and the token of each seat.
    table: Option<(String, BTreeMap<String, String>)>,
    acknowledged: BTreeSet<Uuid>,
    sent: BTreeMap<Uuid, String>,
    /// The game as each device saw it in the end.
    seen: Vec<Value>,
}

type Shared = Arc<Mutex<World>>;

/// The simulated port.
struct Port(TcpListener);

impl Listener for Port {
    type Stream = TcpStream;

    async fn accept(&self) -> io::Result<(TcpStream, SocketAddr)> {
        self.0.accept().await
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.0.local_addr()
    }
}

async fn dial() -> Option<TcpStream> {
    let at = (turmoil::lookup("server"), PORT);
    timeout(Duration::from_secs(3), TcpStream::connect(at)).await.ok()?.ok()
}

/// One call over HTTP; none when the line fails.
async fn call(path: &str, key: Option<&str>, body: &Value) -> Option<Value> {
    let mut stream = dial().await?;
    let (host, body) = (turmoil::lookup("server"), body.to_string());
    let key = key.map(|key| format!("authorization: Bearer {key}\r\n")).unwrap_or_default();
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: {host}:{PORT}\r\nconnection: close\r\n{key}\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.ok()?;
    serde_json::from_str(answer.split_once("\r\n\r\n")?.1).ok()
}

/// Makes the table and takes its seats, before the storm.
async fn opens(world: Shared, key: String) -> Outcome {
    let body = json!({ "scenario": "toy", "name": "Storm" });
    let made = loop {
        if let Some(made) = call("/api/tables", Some(&key), &body).await {
            break made;
        }
        sleep(Duration::from_millis(50)).await;
    };
    let code = made["code"].as_str().ok_or("no code")?.to_owned();
    let mut tokens = BTreeMap::new();
    for seat in SEATS {
        let path = format!("/api/tables/{code}/seats/{seat}");
        let taken = call(&path, None, &json!({ "device": "A phone" })).await.ok_or("no answer")?;
        tokens.insert(seat.into(), taken["token"].as_str().ok_or("no token")?.into());
    }
    world.lock().unwrap().table = Some((code, tokens));
    Ok(())
}

/// A device of a seat: it sends its commands, each until it is acknowledged, and stays until it sees what all
/// of them add up to.
async fn phone(world: Shared, seat: &'static str, seed: u64) -> Outcome {
    let mut chance = StdRng::seed_from_u64(seed);
    let (code, token) = loop {
        let known = world.lock().unwrap().table.clone();
        match known {
            Some((code, mut tokens)) => break (code, tokens.remove(seat).unwrap()),
            None => sleep(Duration::from_millis(100)).await,
        }
    };
    let mut waiting: VecDeque<Uuid> = VecDeque::new();
    let mut left = COMMANDS;
    loop {
        if let Some(client) = enter(&code, &token).await
            && let Some(seen) =
                stays(client, &world, seat, &mut waiting, &mut left, &mut chance).await
        {
            world.lock().unwrap().seen.push(seen);
            return Ok(());
        }
        sleep(Duration::from_millis(chance.random_range(100..1_000))).await;
    }
}

async fn enter(code: &str, token: &str) -> Option<Tcp> {
    let url = format!("ws://{}:{PORT}/ws/{code}", turmoil::lookup("server"));
    let coming = async {
        let stream = dial().await?;
        let mut client = Client::over(client_async(url, stream).await.ok()?.0);
        client.send(&hello("seat", Some(token))).await;
        while client.closed.is_none() {
            if client.shared.revision > 0 && client.own.revision > 0 {
                return Some(client);
            }
            client.step().await;
        }
        None
    };
    timeout(SILENCE, coming).await.ok()?
}

/// Until the line breaks, or all is done: then what it sees.
async fn stays(
    mut client: Tcp,
    world: &Shared,
    seat: &str,
    waiting: &mut VecDeque<Uuid>,
    left: &mut usize,
    chance: &mut StdRng,
) -> Option<Value> {
    let add = |id: &Uuid| json!({ "type": "play", "id": id, "command": { "do": "add", "by": 1 } });
    for id in waiting.iter() {
        client.send(&add(id)).await;
    }
    let all = (SEATS.len() * DEVICES * COMMANDS) as u64;
    let (mut heard, mut ping, mut next) = (Instant::now(), Instant::now(), Instant::now());
    while client.closed.is_none() {
        let now = Instant::now();
        if *left > 0 && now >= next {
            next = now + Duration::from_millis(chance.random_range(100..4_000));
            let id = Uuid::from_u128(chance.random());
            world.lock().unwrap().sent.insert(id, seat.into());
            (*left, _) = (*left - 1, waiting.push_back(id));
            client.send(&add(&id)).await;
        }
        if now >= ping {
            ping = now + PING;
            client.send(&json!({ "type": "ping", "sent": 1.0 })).await;
            // What was refused because the disk failed is sent again; what was not counts once all the same.
            for id in waiting.iter() {
                client.send(&add(id)).await;
            }
        }
        let frames = client.frames;
        let _ = timeout(Duration::from_millis(100), client.step()).await;
        if client.frames > frames {
            heard = Instant::now();
        }
        for message in client.inbox.drain(..).filter(|message| message["type"] == "accepted") {
            let id: Uuid = message["id"].as_str()?.parse().ok()?;
            waiting.retain(|known| *known != id);
            world.lock().unwrap().acknowledged.insert(id);
        }
        if *left == 0 && waiting.is_empty() && client.game()["count"] == all {
            return Some(client.game().clone());
        }
        if heard.elapsed() > SILENCE {
            return None;
        }
    }
    None
}

/// What may happen to the network and to the server.
fn strikes(sim: &mut Sim<'_>, phones: &[String], memory: &Memory, chance: &mut StdRng) {
    let phone = phones.choose(chance).unwrap().as_str();
    match chance.random_range(0..9) {
        0 | 1 => sim.partition(phone, "server"),
        2 => sim.partition_oneway(phone, "server"),
        3 => sim.partition_oneway("server", phone),
        4 => sim.hold(phone, "server"),
        5 => {
            sim.set_link_latency(
                phone,
                "server",
                Duration::from_millis(chance.random_range(0..2_000)),
            );
        }
        6 => memory.fails(chance.random_range(0..30)),
        7 => {
            sim.crash("server");
            sim.bounce("server");
        }
        _ => heals(sim, phones),
    }
}

fn heals(sim: &mut Sim<'_>, phones: &[String]) {
    for phone in phones {
        sim.release(phone.as_str(), "server");
        sim.repair(phone.as_str(), "server");
        sim.set_link_latency(phone.as_str(), "server", Duration::from_millis(5));
    }
}

fn storm(seed: u64) -> Result<(), String> {
    let mut chance = StdRng::seed_from_u64(seed);
    let (world, memory) = (Shared::default(), Memory::new(chance.random()));
    let mut sim = turmoil::Builder::new()
        .rng_seed(chance.random())
        .tick_duration(TICK)
        .simulation_duration(STORM + CALM)
        .max_message_latency(Duration::from_millis(40))
        .tcp_capacity(4096)
        .enable_random_order()
        .build();
    let dir = TempDir::new().unwrap();
    let key = "a key that is long enough for the operator";
    std::fs::write(dir.path().join("operator.key"), key).unwrap();
    let (folder, journal) = (dir.path().to_owned(), memory.clone());
    sim.host("server", move || {
        let scenarios = vec![toy::scenario("toy", &SEATS, 0)];
        let config = Config {
            listen: ([0, 0, 0, 0], PORT).into(),
            journal: Some(Arc::new(journal.clone())),
            limits: Limits { check: CALM, ..Limits::default() },
            ..Config::new(&folder, toy::registry(), scenarios)
        };
        let listen = async |addr: SocketAddr| TcpListener::bind(addr).await.map(Port);
        async move { Ok(Server::bind_by(config, listen).await?.run().await?) }
    });
    sim.client("host", opens(Arc::clone(&world), key.into()));
    let mut phones = Vec::new();
    for seat in SEATS {
        for nth in 0..DEVICES {
            let name = format!("{seat}-{nth}");
            sim.client(name.as_str(), phone(Arc::clone(&world), seat, chance.random()));
            phones.push(name);
        }
    }
    let mut next = Duration::from_secs(1);
    loop {
        match sim.step() {
            Ok(true) => break,
            Ok(false) => {}
            Err(error) => return Err(error.to_string()),
        }
        if sim.elapsed() >= next && sim.elapsed() < STORM && world.lock().unwrap().table.is_some() {
            next = sim.elapsed() + Duration::from_millis(chance.random_range(50..2_000));
            strikes(&mut sim, &phones, &memory, &mut chance);
        } else if sim.elapsed() >= STORM && next != Duration::MAX {
            next = Duration::MAX;
            memory.fails(0);
            heals(&mut sim, &phones);
        }
    }
    drop(sim);
    held(&world.lock().unwrap(), &memory)
}

/// Every command is there once, and all have seen the same.
fn held(world: &World, memory: &Memory) -> Result<(), String> {
    let mut found = BTreeMap::<Uuid, usize>::new();
    memory.entries().iter().for_each(|entry| *found.entry(entry.command_id).or_default() += 1);
    if let Some(id) = world.acknowledged.iter().find(|id| !found.contains_key(id)) {
        return Err(format!("{id} was acknowledged and is lost"));
    }
    if let Some((id, times)) = found.iter().find(|(_, times)| **times > 1) {
        return Err(format!("{id} is there {times} times"));
    }
    if world.acknowledged.len() != world.sent.len() || world.seen.len() != SEATS.len() * DEVICES {
        return Err("somebody was never answered".into());
    }
    let first = &world.seen[0];
    if world.seen.iter().any(|seen| seen != first) {
        return Err(format!("they see different things: {:?}", world.seen));
    }
    let each = (DEVICES * COMMANDS) as u64;
    let right = SEATS.iter().all(|seat| first["adders"][seat] == each);
    if right { Ok(()) } else { Err(format!("the sums are wrong: {first}")) }
}

/// `STORMS` says how many, from the seed `FAULTS_SEED` on.
#[test]
fn in_any_storm_each_command_counts_once_and_all_agree_in_the_end() {
    let first = number("FAULTS_SEED").unwrap_or(1);
    for seed in first..first + number("STORMS").unwrap_or(3) {
        if let Err(why) = storm(seed) {
            panic!("FAULTS_SEED={seed} STORMS=1: {why}");
        }
    }
}

//! Two servers of one house, with their journal in a database: one is killed, stopped for a while, or cut off
//! from the database; the database fails over to its standby. Tables go on at the other server, and screens
//! find them there.

use std::fs;
use std::net::{SocketAddr, TcpListener};
use std::process::Command;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use prytaneion::journal::Entry;
use rand::RngExt;
use rand::rngs::StdRng;
use serde_json::Value;
use tempfile::TempDir;
use tokio::time::{sleep, timeout};
use tokio_postgres::{Client, NoTls};
use uuid::Uuid;

use crate::caddy::Caddy;
use crate::crowd::Crowd;
use crate::hall::{hold_figures, make_table};
use crate::house::{Table, http};
use crate::ledger::Ledger;
use crate::member::{Habits, Pace};
use crate::places::Server;
use crate::plan::{self, Plan};
use crate::program::Program;
use crate::proxy::Proxy;
use crate::verdict::Verdict;
use crate::{choices, number};

const KEY: &str = "a key that both servers of this house have";

/// By then every screen has to be back.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server, which comes back on the same port with the same data folder.
struct Home {
    dir: TempDir,
    port: u16,
    /// How it reaches the database.
    journal: String,
    /// The address that it has in common with the other one, behind a proxy.
    public_url: Option<String>,
    program: Option<Program>,
}

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

impl Home {
    fn new(journal: String) -> Self {
        let dir = TempDir::new().unwrap();
        let data = dir.path().join("data");
        fs::create_dir(&data).unwrap();
        fs::write(data.join("operator.key"), KEY).unwrap();
        Self { dir, port: free_port(), journal, public_url: None, program: None }
    }

    fn addr(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.port))
    }

    async fn start(&mut self) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_prytaneion"));
        command.args(["--journal", &self.journal]);
        if let Some(url) = &self.public_url {
            command.args(["--public-url", url]);
        }
        let mut program = Program::spawn_on(command, &self.dir.path().join("data"), self.port);
        let opened = program.opened().await;
        assert!(opened.is_some(), "it does not start: {}", self.said());
        self.program = Some(program);
    }

    fn program(&self) -> &Program {
        self.program.as_ref().expect("it lives")
    }

    fn kill(&mut self) {
        self.program.take().expect("it lives").kill();
    }

    fn said(&self) -> String {
        fs::read_to_string(self.dir.path().join("data.stderr")).unwrap_or_default()
    }
}

/// A table, what its seats had at first, and who plays there.
struct Hall {
    table: Table,
    had: Value,
    crowd: Crowd,
    ledger: Ledger,
    prepared: u64,
}

/// Two servers, and tables that were made at each.
struct House {
    database: Server,
    /// Between each server and the database, where that is reached by TCP.
    lines: Option<[Proxy; 2]>,
    homes: [Home; 2],
    /// Behind one address, the line from the proxy to each of them; it lives as long as this does.
    cables: Option<([Proxy; 2], Caddy)>,
    halls: Vec<Hall>,
}

impl House {
    /// So many tables at which two seats play, with a database of these arguments.
    async fn open(arguments: &[&str], tables: usize, seed: u64) -> Self {
        Self::of(arguments, tables, seed, false).await
    }

    /// The same behind one address, by the proxy's own file.
    async fn behind_one_address(tables: usize, seed: u64) -> Self {
        Self::of(&["--tcp"], tables, seed, true).await
    }

    async fn of(arguments: &[&str], tables: usize, seed: u64, behind: bool) -> Self {
        let database = Server::start(arguments);
        let url = format!("{} dbname=postgres", database.url);
        let (lines, mut homes) = match database.url.strip_prefix("host=127.0.0.1 port=") {
            None => (None, [Home::new(url.clone()), Home::new(url)]),
            Some(rest) => {
                let port = rest.split(' ').next().unwrap();
                let lines = [Proxy::open().await, Proxy::open().await];
                let homes = lines.each_ref().map(|line| {
                    line.leads_to(Some(SocketAddr::from(([127, 0, 0, 1], port.parse().unwrap()))));
                    let by_line = format!("port={}", line.addr.port());
                    Home::new(url.replace(&format!("port={port}"), &by_line))
                });
                (Some(lines), homes)
            }
        };
        let mut addrs = homes.each_ref().map(Home::addr).to_vec();
        let mut cables = None;
        if behind {
            let lines = [Proxy::open().await, Proxy::open().await];
            lines.iter().zip(&homes).for_each(|(line, home)| line.leads_to(Some(home.addr())));
            let port = free_port();
            addrs = vec![SocketAddr::from(([127, 0, 0, 1], port))];
            for home in &mut homes {
                home.public_url = Some(format!("http://{}", addrs[0]));
            }
            let caddy = Caddy::before(lines.each_ref().map(|line| line.addr), port).await;
            cables = Some((lines, caddy));
        }
        for home in &mut homes {
            home.start().await;
        }
        if behind {
            // The proxy asks now and then whether they are ready.
            sleep(Duration::from_secs(2)).await;
        }
        let plan = plan::council();
        let mut house = Self { database, lines, homes, cables, halls: Vec::new() };
        let open = (0..tables).map(|nth| {
            let at = addrs[nth % addrs.len()];
            Hall::open(at, addrs.clone(), &plan, seed + 100 * nth as u64)
        });
        house.halls = join_all(open).await;
        for hall in &mut house.halls {
            hall.prepared = entries(&house.database.url, &hall.table.code).await.len() as u64;
        }
        house
    }

    /// The server that has the most tables.
    async fn busiest(&self) -> usize {
        let most = "SELECT node FROM tables JOIN nodes USING (node)
             GROUP BY node ORDER BY count(*) DESC LIMIT 1";
        let row = asks(&self.database.url).await.query_one(most, &[]).await.unwrap();
        let node: Uuid = row.get(0);
        let is_there = |home: &Home| {
            let own = fs::read_to_string(home.dir.path().join("data/node.id")).unwrap();
            own.trim() == node.to_string()
        };
        self.homes.iter().position(is_there).expect("it is one of the two")
    }

    /// The server that is not this one.
    fn other(&self, of: usize) -> &Home {
        &self.homes[1 - of]
    }

    fn plays(&self, plays: bool) {
        self.halls.iter().for_each(|hall| hall.crowd.plays(plays));
    }

    /// Waits until nothing is under way, and holds everything against everything.
    async fn audit(&self, verdict: &mut Verdict) {
        verdict.audits += 1;
        for hall in &self.halls {
            hall.crowd.plays(false);
        }
        for hall in &self.halls {
            if let Err(why) = hall.crowd.rests().await {
                verdict.diverged(format!("{}: {why}", hall.table.code));
                continue;
            }
            let Some(views) = hall.crowd.views(verdict).await else { continue };
            let shared = &views.values().next().expect("somebody is there").0;
            hold_figures((&hall.had, &shared.view["game"]), &hall.ledger, verdict);
            let entries = entries(&self.database.url, &hall.table.code).await;
            hall.ledger.audit(&entries, hall.prepared, verdict);
        }
        verdict.acknowledged = self.halls.iter().map(|hall| hall.ledger.acknowledged()).sum();
    }

    /// Does something with every table, as its host.
    async fn deed(&self, at: usize, what: &str) {
        for hall in &self.halls {
            let path = format!("/api/tables/{}/{what}", hall.table.code);
            let body = Some(Value::Object(Default::default()));
            let done = http(self.homes[at].addr(), "POST", &path, Some(KEY), body).await;
            assert_eq!(done.0, 204, "{what}: {}", done.1);
        }
    }

    /// Changes the text of every table's first entry past the program.
    async fn flip(&self, from: &str, to: &str) {
        let client = asks(&self.database.url).await;
        let statements = format!(
            "ALTER TABLE entries DISABLE TRIGGER ALL; GRANT ALL ON entries TO CURRENT_USER;
             UPDATE entries SET events = replace(events, '{from}', '{to}') WHERE seq = 1;
             ALTER TABLE entries ENABLE TRIGGER ALL"
        );
        client.batch_execute(&statements).await.unwrap();
    }

    /// How long screens were away, longest last.
    fn times_away(&self) -> Vec<Duration> {
        let mut times: Vec<_> =
            self.halls.iter().flat_map(|hall| hall.ledger.times_away()).collect();
        times.sort();
        times
    }

    /// Ends both servers, and has every entry held against its hash.
    async fn closes(mut self) {
        self.plays(false);
        for home in &mut self.homes {
            let program = home.program.take().expect("it lives");
            program.signal("TERM");
            assert!(program.ended().await.success(), "{}", home.said());
        }
        let to = TempDir::new().unwrap();
        let from = format!("{} dbname=postgres", self.database.url);
        let mut moved = Command::new(env!("CARGO_BIN_EXE_prytaneion"));
        moved.args(["move", "--from", &from, "--to"]).arg(to.path().join("data"));
        let moved = tokio::task::spawn_blocking(move || moved.output().unwrap()).await.unwrap();
        assert!(moved.status.success(), "{}", String::from_utf8_lossy(&moved.stderr));
    }
}

impl Hall {
    /// A table that is made at one server, and whose screens try these in this order.
    async fn open(at: SocketAddr, addrs: Vec<SocketAddr>, plan: &Plan, seed: u64) -> Self {
        let table = make_table(at, KEY, plan).await;
        let had = table.projector().await.game().clone();
        let ledger = Ledger::default();
        let crowd = Crowd::few(&table, &addrs, plan, &ledger, seed).await;
        crowd.behaves(Habits { pace: Pace(Duration::from_millis(500)), ..Habits::default() });
        crowd.rests().await.unwrap();
        Self { table, had, crowd, ledger, prepared: 0 }
    }
}

async fn asks(url: &str) -> Client {
    let url = format!("{url} dbname=postgres target_session_attrs=read-write");
    let (client, connection) = tokio_postgres::connect(&url, NoTls).await.unwrap();
    tokio::spawn(connection);
    client
}

/// What is in the database of a table, as far as the ledger asks for it.
async fn entries(url: &str, code: &str) -> Vec<Entry> {
    let client = asks(url).await;
    let query = "SELECT seq, command_id, kind, device FROM entries WHERE table_id =
         (SELECT table_id FROM entries WHERE kind = 'table' AND seq = 2 AND events::jsonb #>> '{0,code}' = $1)";
    let rows = client.query(query, &[&code]).await.unwrap();
    let entry = |row: &tokio_postgres::Row| Entry {
        seq: u64::try_from(row.get::<_, i64>(0)).unwrap(),
        command_id: row.get::<_, Uuid>(1),
        kind: row.get::<_, String>(2).into(),
        device: row.get(3),
        format: 0,
        actor: Value::Null,
        at: game::Millis(0),
        at_unix_ms: 0,
        command: Value::Null,
        events: Vec::new(),
        drawn: 0,
        draws: None,
    };
    rows.iter().map(entry).collect()
}

/// What is done to one of the two servers, or to the database.
#[derive(Clone, Copy, Debug)]
enum Harm {
    /// It is killed, and comes back after a while.
    Kill,
    /// It stands still for so many seconds.
    Stop(u64),
    /// It cannot reach the database for so many seconds, and nobody tells it.
    Cut(u64),
    /// Its machine's cable is pulled for so many seconds: neither screens nor the database reach it.
    Unplug(u64),
    /// It is asked to end, and comes back: as when a new version is put in place.
    Roll,
    /// The database's first server ends, and its standby takes its place.
    FailOver,
    /// The same in the moment in which this server is killed, which comes back after a while.
    Both,
    /// Each table is archived, and taken back after a while.
    Archive,
    /// One letter of each table's first entry is another one while it passes to the other server, and is put right.
    Flip,
}

impl Harm {
    async fn does(self, house: &mut House, of: usize) {
        match self {
            Self::Kill => {
                house.homes[of].kill();
                sleep(Duration::from_secs(6)).await;
                house.homes[of].start().await;
            }
            Self::Stop(seconds) => {
                house.homes[of].program().signal("STOP");
                sleep(Duration::from_secs(seconds)).await;
                house.homes[of].program().signal("CONT");
            }
            Self::Cut(seconds) => {
                let line = &house.lines.as_ref().expect("it is reached by TCP")[of];
                line.is_silent(true);
                sleep(Duration::from_secs(seconds)).await;
                line.is_silent(false);
                line.cut();
            }
            Self::Unplug(seconds) => {
                let line = &house.lines.as_ref().expect("it is reached by TCP")[of];
                let (cables, _) = house.cables.as_ref().expect("it is reached by a proxy");
                let both = [line, &cables[of]];
                both.iter().for_each(|line| line.is_silent(true));
                sleep(Duration::from_secs(seconds)).await;
                both.iter().for_each(|line| line.is_silent(false));
                both.iter().for_each(|line| line.cut());
            }
            Self::Roll => {
                let program = house.homes[of].program.take().expect("it lives");
                program.signal("TERM");
                let begun = Instant::now();
                assert!(program.ended().await.success(), "{}", house.homes[of].said());
                assert!(begun.elapsed() < Duration::from_secs(20), "it takes too long to end");
                house.homes[of].start().await;
            }
            Self::FailOver => house.database.fails_over(),
            Self::Both => {
                house.homes[of].kill();
                house.database.fails_over();
                sleep(Duration::from_secs(6)).await;
                house.homes[of].start().await;
            }
            Self::Archive => {
                house.deed(of, "archive").await;
                sleep(Duration::from_secs(2)).await;
                house.deed(of, "back").await;
            }
            Self::Flip => {
                house.flip("\"seats\"", "\"seatz\"").await;
                house.homes[of].kill();
                sleep(Duration::from_secs(6)).await;
                house.flip("\"seatz\"", "\"seats\"").await;
                house.homes[of].start().await;
                // What was found damaged it looks at again within a minute, or after a start.
                house.homes[1 - of].kill();
                house.homes[1 - of].start().await;
            }
        }
    }
}

/// What the times away tell.
fn told(times: &[Duration]) -> String {
    let at = |part: f64| {
        let at = ((times.len() as f64 * part) as usize).min(times.len().saturating_sub(1));
        times.get(at).map_or(0.0, Duration::as_secs_f64)
    };
    format!(
        "{} screens back, p50 {:.2} s, p99 {:.2} s, at most {:.2} s",
        times.len(),
        at(0.5),
        at(0.99),
        at(1.0)
    )
}

/// Screens that have been at one server alone, of tables of which the other one has not heard: so many rounds of a
/// harm to the one that has them, each with tables of its own. No place may be said to be gone.
async fn strangers(
    house: &mut House,
    harm: Harm,
    (rounds, tables): (u64, u64),
    chance: &mut StdRng,
) {
    let (mut verdict, mut times, mut screens, mut thrown) = (Verdict::default(), Vec::new(), 0, 0);
    let plan = plan::council();
    for round in 0..rounds {
        verdict.rounds += 1;
        let of = usize::from(round % 2 == 1);
        let (at, other) = (house.homes[of].addr(), house.other(of).addr());
        let seed = chance.random_range(0..1_000_000);
        let open = (0..tables).map(|nth| Hall::open(at, vec![at, other], &plan, seed + 100 * nth));
        house.halls = join_all(open).await;
        for hall in &mut house.halls {
            hall.prepared = entries(&house.database.url, &hall.table.code).await.len() as u64;
        }
        house.plays(true);
        sleep(Duration::from_millis(chance.random_range(100..600))).await;
        harm.does(house, of).await;
        assert!(
            timeout(PATIENCE, house.audit(&mut verdict)).await.is_ok(),
            "strangers: {harm:?}: it takes too long; {} {}",
            house.homes[of].said(),
            house.other(of).said()
        );
        if matches!(harm, Harm::FailOver | Harm::Both) {
            house.database.heals();
        }
        times.append(&mut house.times_away());
        screens += 4 * house.halls.len();
        thrown += house.halls.iter().map(|hall| hall.ledger.thrown()).sum::<usize>();
        house.halls.clear();
    }
    times.sort();
    let trials = rounds * tables;
    eprintln!(
        "strangers: {harm:?}: {trials} tables, {screens} screens, {thrown} seats thrown away; {}",
        told(&times)
    );
    verdict.tell(&format!("strangers: {harm:?}"));
    assert_eq!(thrown, 0);
}

async fn trials(name: &str, house: &mut House, chance: &mut StdRng, harms: &[(Harm, u64)]) {
    for (harm, rounds) in harms {
        let (mut verdict, mut times) = (Verdict::default(), Vec::new());
        house.times_away();
        for _ in 0..*rounds {
            verdict.rounds += 1;
            house.plays(true);
            sleep(Duration::from_millis(chance.random_range(300..1_500))).await;
            // The one that has the most tables: else nothing might be tried.
            let of = house.busiest().await;
            // Behind a proxy a line stays although nobody is at its end: their time counts from the harm.
            let begun = house.cables.is_some().then(Instant::now);
            house.halls.iter().for_each(|hall| hall.ledger.harmed(begun));
            harm.does(house, of).await;
            let mut away = house.times_away();
            house.halls.iter().for_each(|hall| hall.ledger.harmed(None));
            assert!(
                timeout(PATIENCE, house.audit(&mut verdict)).await.is_ok(),
                "{name}: {harm:?}: it takes too long; {} {}",
                house.homes[of].said(),
                house.other(of).said()
            );
            let mut later = house.times_away();
            if begun.is_none() {
                away.append(&mut later);
            }
            if matches!(harm, Harm::FailOver) {
                house.database.heals();
            } else {
                assert!(!away.is_empty(), "{name}: {harm:?}: nobody noticed");
            }
            times.append(&mut away);
        }
        times.sort();
        eprintln!("{name}: {harm:?}: {}", told(&times));
        verdict.tell(&format!("{name}: {harm:?}"));
    }
}

/// The short version.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_of_two_is_killed_and_one_is_asked_to_end() {
    let name = "two servers";
    let mut chance = choices(name);
    let mut house = House::open(&[], 4, chance.random()).await;
    trials(name, &mut house, &mut chance, &[(Harm::Kill, 1), (Harm::Roll, 1)]).await;
    house.closes().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: make faults"]
async fn servers_that_are_killed_stopped_cut_off_and_renewed() {
    let name = "servers";
    let mut chance = choices(name);
    let trial = number("FAULTS_TRIALS").unwrap_or(50);
    let mut house = House::open(&["--tcp"], 40, chance.random()).await;
    let few = trial.div_ceil(10);
    let harms = [
        (Harm::Kill, trial),
        (Harm::Stop(20), few),
        (Harm::Cut(10), few),
        (Harm::Roll, trial.div_ceil(5)),
    ];
    trials(name, &mut house, &mut chance, &harms).await;
    house.closes().await;
}

/// The short version of what follows.
#[tokio::test(flavor = "multi_thread")]
async fn a_machine_of_two_behind_one_address_is_gone() {
    let name = "one address";
    let mut chance = choices(name);
    let mut house = House::behind_one_address(4, chance.random()).await;
    trials(name, &mut house, &mut chance, &[(Harm::Unplug(8), 1)]).await;
    house.closes().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: make faults"]
async fn machines_behind_one_address_that_are_gone() {
    let name = "machines behind one address";
    let mut chance = choices(name);
    let trial = number("FAULTS_TRIALS").unwrap_or(50).div_ceil(5);
    let mut house = House::behind_one_address(40, chance.random()).await;
    let harms = [(Harm::Kill, trial), (Harm::Stop(12), trial), (Harm::Unplug(12), trial)];
    trials(name, &mut house, &mut chance, &harms).await;
    house.closes().await;
}

/// The short version.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_by_a_server_that_knows_nothing_that_the_table_is_gone() {
    let mut chance = choices("strangers");
    let mut house = House::open(&[], 0, 0).await;
    for harm in [Harm::Kill, Harm::Archive] {
        strangers(&mut house, harm, (1, 2), &mut chance).await;
    }
    house.closes().await;
}

/// `FAULTS_TRIALS` says how many tables of each kind.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: make faults"]
async fn tables_that_only_one_of_two_servers_has_heard_of() {
    const TABLES: u64 = 10;
    let rounds = number("FAULTS_TRIALS").unwrap_or(50).div_ceil(TABLES);
    let mut chance = choices("strangers");
    let mut house = House::open(&["--tcp"], 0, 0).await;
    for harm in [Harm::Kill, Harm::Stop(8), Harm::Cut(8), Harm::Archive, Harm::Flip] {
        strangers(&mut house, harm, (rounds, TABLES), &mut chance).await;
    }
    house.closes().await;
    let mut house = House::open(&["--pair", "--sync"], 0, 0).await;
    for harm in [Harm::FailOver, Harm::Both] {
        strangers(&mut house, harm, (rounds, TABLES), &mut chance).await;
    }
    house.closes().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: make faults"]
async fn a_database_that_fails_over() {
    let name = "a database";
    let mut chance = choices(name);
    let mut house = House::open(&["--pair", "--sync"], 20, chance.random()).await;
    let rounds = number("FAULTS_TRIALS").unwrap_or(20);
    trials(name, &mut house, &mut chance, &[(Harm::FailOver, rounds)]).await;
    house.closes().await;
}

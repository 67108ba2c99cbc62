//! A second machine: it keeps everything, takes the first one's place, and there are never two truths.

use std::fs;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use prytaneion::spare::{self, Ended, Spare};
use prytaneion::{Config, Server};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use crate::client::{Answer, Client, PATIENCE, hello};
use crate::crash::{self, Process, play_until_the_end};
use crate::house::{House, Table, config, http, http_raw, make_table};
use crate::ready::readiness;

/// A spare in this process.
pub struct Follower {
    pub addr: SocketAddr,
    dir: Arc<TempDir>,
    stop: CancellationToken,
    said: mpsc::UnboundedReceiver<String>,
    task: JoinHandle<anyhow::Result<Ended>>,
}

pub fn asked(data: &Path, server: Option<String>, take_over: Option<bool>) -> Spare {
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    Spare { listen, data: data.into(), public_url: None, server, take_over }
}

fn link(addr: SocketAddr, key: &str) -> String {
    format!("http://{addr}/control#key={key}")
}

impl Follower {
    pub async fn of(house: &House) -> Self {
        Self::at(Arc::new(TempDir::new().unwrap()), Some(link(house.addr, &house.key))).await
    }

    async fn at(dir: Arc<TempDir>, server: Option<String>) -> Self {
        let (tell, mut said) = mpsc::unbounded_channel();
        let stop = CancellationToken::new();
        let (spare, ends) = (asked(dir.path(), server, None), stop.clone());
        let task = tokio::spawn(async move {
            spare::follow(spare, ends, move |text| drop(tell.send(text.into()))).await
        });
        let first: String = timeout(PATIENCE, said.recv()).await.unwrap().unwrap();
        let port = first.split(' ').find_map(|word| word.parse().ok()).unwrap();
        Self { addr: SocketAddr::from(([127, 0, 0, 1], port)), dir, stop, said, task }
    }

    pub async fn says(&mut self, what: &str) -> String {
        loop {
            let text = timeout(PATIENCE, self.said.recv()).await.unwrap().unwrap();
            if text.contains(what) {
                return text;
            }
        }
    }

    /// Lets it take over and serves its folder.
    pub async fn leads(self, key: &str) -> House {
        assert!(spare::order(self.addr, key, false).await.unwrap());
        let ended = timeout(PATIENCE, self.task).await.unwrap().unwrap().unwrap();
        let Ended::TookOver { listen, .. } = ended else { panic!("{ended:?}") };
        House::at(self.dir, |config| Config { listen, ..config }).await
    }

    async fn end(self) -> Arc<TempDir> {
        self.stop.cancel();
        assert_eq!(self.task.await.unwrap().unwrap(), Ended::Stopped);
        self.dir
    }
}

fn add(by: i64) -> Value {
    json!({ "do": "add", "by": by })
}

async fn until_spare(control: &mut Client, state: &str) {
    control.until(|c| c.own.view["table"]["spare"]["state"] == state).await;
}

/// The table as it is found at another machine.
fn elsewhere(table: &Table, addr: SocketAddr) -> Table {
    Table { addr, code: table.code.clone(), key: table.key.clone() }
}

/// Lets a spare take over that cannot reach its server.
async fn alone(dir: Arc<TempDir>) -> House {
    let path = dir.path().join("lead.json");
    let mut post: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
    post["others"] = json!([]);
    fs::write(&path, post.to_string()).unwrap();
    let ended =
        spare::follow(asked(dir.path(), None, Some(false)), CancellationToken::new(), |_| {});
    assert!(matches!(ended.await.unwrap(), Ended::TookOver { .. }));
    House::at(dir, |config| config).await
}

async fn refused_start(dir: &TempDir) -> String {
    format!("{:#}", Server::bind(config(dir.path())).await.err().expect("it does not serve"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spare_keeps_everything_and_takes_the_place_of_a_server_that_steps_down() {
    let house = House::open().await;
    let table = house.table().await;
    let (token, mut control) = (table.token("ant").await, table.control().await);
    let mut ant = table.seat(&token).await;
    let id = Uuid::new_v4();
    assert_eq!(ant.play_as(id, None, add(4)).await, Answer::Accepted);
    assert_eq!(control.own.view["table"]["spare"], Value::Null);
    let follower = Follower::of(&house).await;
    until_spare(&mut control, "level").await;
    assert_eq!(ant.play(add(5)).await, Answer::Accepted);
    let (tickets, keys) = (control.own.view["table"]["tickets"].clone(), control.keys().await);
    let known = format!("http://{}", follower.addr);
    ant.until(|ant| ant.shared.view["table"]["elsewhere"] == known.as_str()).await;

    let spare = follower.leads(&house.key).await;
    assert_eq!(ant.wait_for("goodbye").await["code"], 4014);
    assert_eq!((ant.end().await, control.end().await), (4014, 4014));
    let moved = elsewhere(&table, spare.addr);
    let (mut ant, mut control) = (moved.seat(&token).await, moved.control().await);
    assert_eq!(ant.game()["count"], 9);
    // The same id, the same answer, counted once.
    assert_eq!(ant.play_as(id, None, add(4)).await, Answer::Accepted);
    assert_eq!(ant.play(add(1)).await, Answer::Accepted);
    control.until_game(|game| game["count"] == 10).await;
    assert_eq!(control.own.view["table"]["tickets"], tickets);
    assert_eq!(control.keys().await, keys);
    assert_eq!(ant.welcome["lead"]["epoch"], 2);
    let back = format!("http://{}", house.addr);
    assert_eq!(ant.shared.view["table"]["elsewhere"], back.as_str());

    // What runs still does not serve, nor does it when it comes back, whoever can be asked.
    let (key, old) = (house.key.clone(), elsewhere(&table, house.addr));
    let mut late = Client::connect(old.addr, &old.code).await;
    late.send(&hello("seat", Some(&token))).await;
    assert_eq!(late.end().await, 4014);
    let dir = house.close().await;
    assert!(
        refused_start(&dir)
            .await
            .contains(&format!("leads this evening now: http://{}", spare.addr))
    );

    // It comes back as the spare, and takes over once more.
    let mut follower = Follower::at(dir, Some(link(spare.addr, &key))).await;
    follower.says("up to date").await;
    assert_eq!(ant.play(add(1)).await, Answer::Accepted);
    let house = follower.leads(&key).await;
    assert_eq!(ant.end().await, 4014);
    let ant = elsewhere(&table, house.addr).seat(&token).await;
    assert_eq!((&ant.game()["count"], &ant.welcome["lead"]["epoch"]), (&json!(11), &json!(3)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spare_knows_who_may_host_and_what_was_purged_also_while_it_was_away() {
    let house = House::open().await;
    let (gone, later, stays) = (house.table().await, house.table().await, house.table().await);
    let (addr, key) = (house.addr, house.key.clone());
    let call = async |path: &str, body: Value| {
        let (status, said) = http(addr, "POST", path, Some(&key), Some(body)).await;
        assert!(status < 300, "{said}");
    };
    let delete = async |table: &Table| {
        let path = format!("/api/tables/{}/delete", table.code);
        call(&path, json!({ "name": "First table" })).await;
    };
    let mut spare = Follower::of(&house).await;
    spare.says("up to date").await;
    call("/api/organisers", json!({ "name": "Ada" })).await;
    delete(&gone).await;
    let dir = spare.end().await;
    delete(&later).await;
    let mut spare = Follower::at(dir, None).await;
    spare.says("up to date").await;
    let dir = Arc::clone(&spare.dir);
    let heir = spare.leads(&key).await;
    let get = async |path: &str| http(heir.addr, "GET", path, Some(&heir.key), None).await.1;
    let tables = get("/api/tables").await;
    assert_eq!(tables.as_array().unwrap().len(), 1, "{tables}");
    assert_eq!(tables[0]["code"], stays.code);
    assert_eq!(get("/api/organisers").await[0]["name"], "Ada");
    let mut names = fs::read_dir(dir.path()).unwrap().map(|file| file.unwrap().file_name());
    let anew = names.any(|name| name.to_string_lossy().contains("before-following"));
    assert!(!anew, "its copy still fitted");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_was_gone_learns_from_the_first_who_comes_that_another_leads() {
    let house = House::open().await;
    let table = house.table().await;
    let (token, mut control) = (table.token("ant").await, table.control().await);
    let follower = Follower::of(&house).await;
    until_spare(&mut control, "level").await;
    let dir = follower.end().await;
    until_spare(&mut control, "gone").await;
    // Both lead, until a phone has been at both.
    let spare = alone(dir).await;
    let mut ant = table.seat(&token).await;
    assert_eq!(ant.play(add(1)).await, Answer::Accepted);

    let seal = elsewhere(&table, spare.addr).seat(&token).await.welcome["lead"]["seal"].clone();
    let comes = |seal: Value| {
        let mut hello = hello("seat", Some(&token));
        hello["lead"] = seal;
        hello
    };
    for nothing in [json!("e30.AAAA"), json!("forged"), ant.welcome["lead"]["seal"].clone()] {
        let mut phone = Client::connect(table.addr, &table.code).await;
        phone.send(&comes(nothing)).await;
        phone.wait_for("welcome").await;
    }
    let mut phone = Client::connect(table.addr, &table.code).await;
    phone.send(&comes(seal)).await;
    assert_eq!(phone.end().await, 4014);
    assert_eq!((ant.end().await, control.end().await), (4014, 4014));
    let told = http_raw(house.addr, "GET", "/healthz", None, &[], None).await.1;
    assert!(told.contains("Another server leads this evening now"), "{told}");
    let (status, why) = readiness(&house).await;
    assert!(status == 503 && why.starts_with("fenced: Another server leads"), "{status} {why}");
    let dir = house.close().await;
    spare.close().await;
    // It knows by itself now.
    assert!(refused_start(&dir).await.contains("Another server leads"));

    // What it had accepted alone is kept, and a copy that does not fit is made anew.
    let taken =
        spare::follow(asked(dir.path(), None, Some(false)), CancellationToken::new(), |_| {});
    assert!(matches!(taken.await.unwrap(), Ended::TookOver { .. }));
    let house = House::at(dir, |config| config).await;
    assert_eq!(elsewhere(&table, house.addr).seat(&token).await.game()["count"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_that_does_not_fit_is_moved_aside_and_made_anew() {
    let other = House::open().await;
    other.table().await;
    let key = other.key.clone();
    let dir = other.close().await;
    fs::remove_file(dir.path().join("lead.json")).unwrap();
    let home = Arc::new(TempDir::new().unwrap());
    fs::write(home.path().join("operator.key"), &key).unwrap();
    let house = House::at(home, |config| config).await;
    let table = house.table().await;
    let mut follower = Follower::at(Arc::clone(&dir), Some(link(house.addr, &key))).await;
    let aside = follower.says("What was there before").await;
    follower.says("up to date").await;
    assert!(aside.contains("journal.sqlite-before-following-"), "{aside}");
    let spare = follower.leads(&key).await;
    elsewhere(&table, spare.addr).projector().await;
    let names = fs::read_dir(dir.path()).unwrap().map(|file| file.unwrap().file_name());
    let kept = names.filter(|name| name.to_string_lossy().contains("-before-following-"));
    assert_eq!(kept.count(), 1);
}

/// A spare that says what a test wants it to.
struct Sleeper {
    socket: tokio_tungstenite::WebSocketStream<
        tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>,
    >,
}

impl Sleeper {
    async fn of(house: &House) -> Self {
        Self::at(house, SocketAddr::from(([127, 0, 0, 1], 9))).await
    }

    /// One that says that screens find it there.
    async fn at(house: &House, address: SocketAddr) -> Self {
        let mut request = format!("ws://{}/spare", house.addr).into_client_request().unwrap();
        let bearer = format!("Bearer {}", house.key).parse().unwrap();
        request.headers_mut().insert("authorization", bearer);
        let (socket, _) = tokio_tungstenite::connect_async(request).await.unwrap();
        let mut sleeper = Self { socket };
        let lead = sleeper.hear().await;
        let address = format!("http://{address}");
        let follow = json!({
            "type": "follow",
            "server": Uuid::new_v4(),
            "address": address,
            "journal": lead["lead"]["journal"],
            "marks": {},
            "whole": true,
        });
        sleeper.say(&follow).await;
        sleeper
    }

    async fn hear(&mut self) -> Value {
        loop {
            let frame = timeout(PATIENCE, self.socket.next()).await.unwrap().unwrap().unwrap();
            if let Message::Text(text) = frame {
                return serde_json::from_str(&text).unwrap();
            }
        }
    }

    async fn say(&mut self, says: &Value) {
        self.socket.send(Message::text(says.to_string())).await.unwrap();
    }

    /// Takes everything in until it is level.
    async fn awake(&mut self) {
        loop {
            let told = self.hear().await;
            self.say(&json!({ "type": "has", "number": told["number"] })).await;
            if told["level"] == true {
                return;
            }
        }
    }
}

/// A server that waits for its spare for so long.
async fn waiting(patience: Duration) -> House {
    House::with(|mut config| {
        config.wait_for_spare = true;
        config.limits.spare = patience;
        config
    })
    .await
}

/// Whether Control has been told that there is one copy of what happens.
fn told_alone(control: &Client) -> bool {
    let notices = control.own.view["table"]["notices"].as_array().cloned().unwrap_or_default();
    notices.iter().any(|notice| notice.as_str().unwrap().contains("on this machine alone"))
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_told_before_the_spare_has_it() {
    let house = waiting(PATIENCE).await;
    let mut control = house.table().await.control().await;
    assert_eq!(control.own.view["table"]["spare"]["state"], "missing");
    assert!(told_alone(&control));
    assert_eq!(control.play(add(1)).await, Answer::Accepted);
    let mut spare = Sleeper::of(&house).await;
    spare.awake().await;
    until_spare(&mut control, "level").await;
    assert!(!told_alone(&control));
    let id = control.play_later(&add(1)).await;
    let rows = loop {
        let told = spare.hear().await;
        if told["type"] == "rows" {
            break told;
        }
        spare.say(&json!({ "type": "has", "number": told["number"] })).await;
    };
    assert_eq!(control.settle().await, 0);
    spare.say(&json!({ "type": "has", "number": rows["number"] })).await;
    assert_eq!(control.answer(id).await, Answer::Accepted);
    assert!(!told_alone(&control));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spare_that_falls_asleep_delays_the_evening_for_a_moment_and_control_hears_of_it_first() {
    let house = waiting(Duration::from_secs(1)).await;
    let mut control = house.table().await.control().await;
    let mut sleeper = Sleeper::of(&house).await;
    sleeper.awake().await;
    assert_eq!(control.play(add(1)).await, Answer::Accepted);
    // The answer came with, or after, what Control had to know.
    assert!(told_alone(&control));
    assert_eq!(control.own.view["table"]["spare"]["state"], "gone");
    assert_eq!(control.play(add(1)).await, Answer::Accepted);
    control.verify().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_hung_while_its_spare_took_over_acknowledges_nothing_more() {
    let house = House::with(|config| Config { wait_for_spare: true, ..config }).await;
    let table = house.table().await;
    let (token, mut control) = (table.token("ant").await, table.control().await);
    let follower = Follower::of(&house).await;
    until_spare(&mut control, "level").await;
    let spare = alone(follower.end().await).await;
    // As if the line had hung all the time, and breaks now.
    let mut line = Sleeper::at(&house, spare.addr).await;
    line.awake().await;
    until_spare(&mut control, "level").await;
    let mut ant = table.seat(&token).await;
    let id = ant.play_later(&add(1)).await;
    while line.hear().await["type"] != "rows" {}
    drop(line);
    assert_eq!(ant.end().await, 4014);
    let accepted = |said: &Value| said["id"] == json!(id) && said["type"] == "accepted";
    assert!(!ant.inbox.iter().any(accepted), "{:?}", ant.inbox);
    // Sent again where it counts, it counts once.
    let mut ant = elsewhere(&table, spare.addr).seat(&token).await;
    assert_eq!(ant.play_as(id, None, add(1)).await, Answer::Accepted);
    assert_eq!(ant.game()["count"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spare_shows_the_operators_key_and_no_other_spare_pushes_it_away() {
    let house = House::open().await;
    let (head, _) = http_raw(house.addr, "GET", "/spare", Some("wrong"), &[], None).await;
    assert!(!head.contains("101"), "{head}");
    let mut first = Sleeper::of(&house).await;
    first.awake().await;
    let mut second = Sleeper::of(&house).await;
    assert_eq!(second.hear().await["type"], "refused");
    first.awake().await;
    let stranger = Follower::at(
        Arc::new(TempDir::new().unwrap()),
        Some(link(house.addr, "a-key-that-is-long-enough-to-be-one")),
    );
    let mut stranger = stranger.await;
    let said = stranger.says("another operator's key").await;
    assert!(said.contains("cannot follow") && !said.contains("not there"), "{said}");
    // With the right link the same folder follows: what was wrong was not kept.
    let (dir, other) = (stranger.end().await, House::open().await);
    Follower::at(dir, Some(link(other.addr, &other.key))).await.says("up to date").await;
}

/// What many take-overs cost.
#[derive(Debug, Default, PartialEq)]
struct Cost {
    sent: i64,
    acknowledged: i64,
    /// Acknowledged, and not there.
    lost: i64,
    /// There more often than sent.
    doubled: i64,
    /// Views that were not what the server would send whole.
    diverged: i64,
}

/// A server in a process of its own that waits for its spare; or that spare, which says its port first.
fn toy(data: &Path, follows: Option<String>) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.env("TOY_WAITS", "1").env("TOY_DATA", data);
    command.envs(follows.map(|link| ("TOY_FOLLOWS", link)));
    command
}

/// Kills the server under load so many times, and lets its spare take over each time.
async fn take_overs(times: usize, players: usize) -> Cost {
    let dirs = [TempDir::new().unwrap(), TempDir::new().unwrap()];
    let mut leader = Process::start_with(dirs[0].path(), toy(dirs[0].path(), None));
    let mut table = make_table(leader.addr, &leader.key).await;
    let token = table.token("ant").await;
    let mut cost = Cost::default();
    for turn in 0..times {
        let data = dirs[(turn + 1) % 2].path();
        let (child, mut out) = crash::spawn(data, toy(data, Some(link(leader.addr, &leader.key))));
        let port: u16 =
            crash::line(&mut out, "SAYS").split(' ').find_map(|word| word.parse().ok()).unwrap();
        until_spare(&mut table.control().await, "level").await;
        let mut watcher = table.projector().await;
        let mut playing = Vec::new();
        for _ in 0..players {
            playing.push(tokio::spawn(play_until_the_end(table.seat(&token).await)));
        }
        watcher.until_game(|game| game["count"].as_i64().unwrap() > cost.sent + 20).await;
        leader.kill();
        let (addr, key) = (SocketAddr::from(([127, 0, 0, 1], port)), table.key.clone());
        assert!(spare::order(addr, &key, false).await.unwrap());
        leader = Process::serving(child, out);
        table = elsewhere(&table, leader.addr);

        let mut ant = table.seat(&token).await;
        for player in playing {
            let (sent, acknowledged) = player.await.unwrap();
            cost.sent += i64::try_from(sent.len()).unwrap();
            cost.acknowledged += i64::try_from(acknowledged.len()).unwrap();
            for id in sent {
                // As clients do when they come back: everything again, with the same id. What was
                // acknowledged and is not there any more would count for nothing.
                let by = i64::from(!acknowledged.contains(&id));
                assert_eq!(ant.play_as(id, None, add(by)).await, Answer::Accepted);
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        }
        let count = ant.game()["count"].as_i64().unwrap();
        cost.lost = (cost.sent - count).max(cost.lost);
        cost.doubled = (count - cost.sent).max(cost.doubled);
        let (kept, fresh) = (ant.shared.clone(), table.seat(&token).await.shared);
        cost.diverged += i64::from(kept.view["game"] != fresh.view["game"]);
    }
    leader.kill();
    cost
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_killed_under_load_loses_nothing_acknowledged() {
    let cost = take_overs(2, 3).await;
    assert!(cost.acknowledged > 20, "{cost:?}");
    assert_eq!((cost.lost, cost.doubled, cost.diverged), (0, 0, 0), "{cost:?}");
}

/// Not a test but a measurement: `TIMES=50 cargo test --test hub many_take_overs -- --ignored --nocapture`.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes"]
async fn many_take_overs() {
    let times = std::env::var("TIMES").map_or(50, |times| times.parse().unwrap());
    println!("{times} take-overs: {:?}", take_overs(times, 8).await);
}

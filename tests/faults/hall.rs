//! A hall for one trial: a data folder, the program with its lives, a table and everybody at it.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use prytaneion::games;
use prytaneion::journal::{Entry, Journal, Sqlite};
use serde_json::Value;
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::client::Answer;
use crate::crowd::{Crowd, Views};
use crate::house::{self, House, Table};
use crate::ledger::{Ledger, talents};
use crate::member::enter;
use crate::plan::{self, Plan};
use crate::program::Program;
use crate::proxy::Proxy;
use crate::verdict::Verdict;

/// A hall for one trial.
pub struct Hall {
    pub dir: TempDir,
    pub proxy: Proxy,
    /// None while it is dead.
    pub program: Option<Program>,
    pub crowd: Crowd,
    pub ledger: Ledger,
    /// Whoever is connected and never reads.
    pub sleepers: Vec<WebSocketStream<MaybeTlsStream<TcpStream>>>,
    table: Table,
    /// The last entry before anybody played.
    prepared: u64,
    /// What each seat had then.
    had: Value,
}

impl Hall {
    pub async fn open(seed: u64) -> Self {
        let (dir, proxy, plan) = (TempDir::new().unwrap(), Proxy::open().await, plan::council());
        let mut program = Program::spawn(&data(&dir));
        proxy.leads_to(program.opened().await);
        let key = fs::read_to_string(data(&dir).join("operator.key")).unwrap();
        let table = make_table(proxy.addr, &key, &plan).await;
        let game = table.projector().await.game().clone();
        let ledger = Ledger::default();
        let crowd = Crowd::comes(&table, &plan, &ledger, seed).await;
        crowd.rests().await.unwrap();
        let mut hall = Self {
            dir,
            proxy,
            program: Some(program),
            crowd,
            ledger,
            sleepers: Vec::new(),
            table,
            prepared: 0,
            had: game,
        };
        hall.prepared = hall.entries().await.len() as u64;
        hall
    }

    pub fn data(&self) -> PathBuf {
        data(&self.dir)
    }

    /// The table's code.
    pub fn code(&self) -> &str {
        &self.table.code
    }

    pub fn program(&self) -> &Program {
        self.program.as_ref().expect("it lives")
    }

    /// Ends the program without a word.
    pub fn kill(&mut self) {
        self.proxy.leads_to(None);
        if let Some(mut program) = self.program.take() {
            program.kill();
        }
    }

    /// Asks the program to end, and waits until it has.
    pub async fn stop(&mut self) {
        self.proxy.leads_to(None);
        let program = self.program.take().expect("it lives");
        program.signal("TERM");
        assert!(program.ended().await.success(), "{}", self.said());
    }

    /// Starts the program again.
    pub async fn start(&mut self) {
        self.runs(Program::spawn(&self.data())).await;
    }

    /// From now on this is the program, once it serves.
    pub async fn runs(&mut self, mut program: Program) {
        let addr = program.opened().await;
        assert!(addr.is_some(), "it does not start: {}", self.said());
        self.proxy.leads_to(addr);
        self.program = Some(program);
    }

    /// What the program said on standard error, in all its lives.
    pub fn said(&self) -> String {
        fs::read_to_string(self.data().with_extension("stderr")).unwrap_or_default()
    }

    /// Waits until nothing is under way, and holds everything against everything.
    pub async fn audit(&mut self, verdict: &mut Verdict) {
        verdict.audits += 1;
        if let Err(why) = self.crowd.rests().await {
            return verdict.diverged(why);
        }
        let Some(views) = self.crowd.views(verdict).await else { return };
        let shared = &views.values().next().expect("somebody is there").0;
        hold_figures((&self.had, &shared.view["game"]), &self.ledger, verdict);
        let copy = self.copy();
        self.ledger.audit(&entries(&copy).await, self.prepared, verdict);
        self.hold_replay(copy, &views, verdict).await;
    }

    /// A copy of the data folder as it is at one moment: the program stands still meanwhile.
    pub fn copy(&self) -> TempDir {
        let copy = TempDir::new().unwrap();
        self.program().signal("STOP");
        for file in files(&self.data()) {
            fs::copy(&file, copy.path().join(file.file_name().unwrap())).unwrap();
        }
        self.program().signal("CONT");
        copy
    }

    /// What is in the journal now.
    pub async fn entries(&self) -> Vec<Entry> {
        entries(&self.copy()).await
    }

    /// A fresh server on a copy of the journal shows each audience the same.
    async fn hold_replay(&self, copy: TempDir, views: &Views, verdict: &mut Verdict) {
        let games = |config| prytaneion::Config {
            registry: games::registry(),
            scenarios: games::scenarios(None).unwrap(),
            ..config
        };
        let fresh = House::at(Arc::new(copy), games).await;
        for (audience, (shared, own)) in views {
            let who = self.who(audience);
            let client = enter(fresh.addr, &self.table.code, who.0, who.1).await.unwrap();
            for (part, here, there) in [
                ("shared", &shared.view, &client.shared.view),
                ("own", &own.view, &client.own.view),
            ] {
                if lasting(here) != lasting(there) {
                    let paths = difference(&lasting(here), &lasting(there));
                    verdict.diverged(format!("a replay differs for {audience} in {part}: {paths}"));
                }
            }
        }
        fresh.close().await;
    }

    /// The screen of an audience, and what lets it in.
    fn who(&self, audience: &str) -> (&'static str, Option<&str>) {
        match audience {
            "\"public\"" => ("projector", None),
            "\"control\"" => ("control", Some(&self.table.key)),
            seat => {
                let seat = seat.split('"').nth(3).expect("a seat has a name");
                ("seat", self.crowd.token(seat))
            }
        }
    }
}

/// What everybody sees now is what the acknowledged commands add up to.
pub fn hold_figures((had, has): (&Value, &Value), ledger: &Ledger, verdict: &mut Verdict) {
    let (had, balances) = (talents(had), ledger.balances());
    for (seat, now) in talents(has) {
        let sum = had[&seat] + balances.get(&seat).copied().unwrap_or_default();
        if now > sum {
            verdict.doubled(format!("{seat} has {now} talents, and should have {sum}"));
        } else if now < sum {
            verdict.lost(format!("{seat} has {now} talents, and should have {sum}"));
        }
    }
}

fn data(dir: &TempDir) -> PathBuf {
    dir.path().join("data")
}

/// A table where every seat has enough to give away.
pub async fn make_table(addr: SocketAddr, key: &str, plan: &Plan) -> Table {
    let scenario = &plan.scenario.id;
    let body = serde_json::json!({ "scenario": scenario, "name": "Faults" });
    let made = house::http(addr, "POST", "/api/tables", Some(key), Some(body)).await;
    assert_eq!(made.0, 201, "{}", made.1);
    let code = made.1["code"].as_str().unwrap().into();
    let table = Table { addr, code, key: key.into() };
    let mut control = table.control().await;
    for make in plan.prepare.iter().chain(&plan.stock) {
        let command = make(&control.shared.view, &control.own.view);
        assert_eq!(control.play(command).await, Answer::Accepted);
    }
    table
}

/// All entries of the one table in a folder.
async fn entries(folder: &TempDir) -> Vec<Entry> {
    let journal = Sqlite::open(&folder.path().join("journal.sqlite")).unwrap();
    let table = journal.tables().await.unwrap()[0];
    let entries = journal.read(table).await.unwrap();
    journal.close().await.unwrap();
    entries
}

/// What of a view does not hang on who is connected, and where to.
fn lasting(view: &Value) -> Value {
    let mut view = view.clone();
    if let Some(table) = view["table"].as_object_mut() {
        for passing in ["address", "addresses", "notices", "pause", "projector"] {
            table.remove(passing);
        }
        if let Some(devices) = table.get_mut("devices").and_then(Value::as_array_mut) {
            // Whoever has shown no token of this table is a device only while it is there.
            devices.retain(|device| device["screen"] == "seat");
        }
        // Nor is its name in the journal: after a restart the history tells its deeds as Control's alone.
        let history = table.get_mut("history").and_then(Value::as_object_mut);
        for row in history.into_iter().flatten().map(|(_, row)| row) {
            if row["by"] == "control" {
                row["device"] = Value::Null;
            }
        }
        for list in ["seats", "devices"] {
            let rows = table.get_mut(list).and_then(Value::as_array_mut).into_iter().flatten();
            rows.for_each(|row| row["online"] = Value::Null);
        }
    }
    view
}

/// Where two values differ.
fn difference(one: &Value, other: &Value) -> String {
    let patch = json_patch::diff(one, other);
    let paths: Vec<String> = patch.iter().take(5).map(|step| step.to_string()).collect();
    paths.join(", ")
}

/// The files of a data folder, without what the doctor has put aside there.
pub fn files(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let all = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    all.filter(|path| path.is_file())
}

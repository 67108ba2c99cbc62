//! A device obeys no server that is older than the newest that it has seen. An evening that is restored, mended,
//! copied or taken over is the newest there is, in whatever order that happens: devices go on there, and depose nobody.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use prytaneion::{Backups, Config};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use serde_json::Value;
use tempfile::TempDir;
use tokio::time::{sleep, timeout};

use crate::client::{Client, hello};
use crate::house::{House, http_raw};
use crate::spare::Follower;

/// By then a program serves, or has said what it has to say.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A phone that keeps its token and the newest lead, as pages do.
pub struct Phone {
    code: String,
    pub token: String,
    pub lead: Value,
}

impl Phone {
    pub fn new(code: &str, token: &str) -> Self {
        Self { code: code.into(), token: token.into(), lead: Value::Null }
    }

    /// Goes to a server, which it must obey, and which must go on leading.
    pub async fn comes(&mut self, addr: SocketAddr, after: &str) {
        let mut client = Client::connect(addr, &self.code).await;
        let mut hello = hello("seat", Some(&self.token));
        if self.lead != Value::Null {
            hello["lead"] = self.lead["seal"].clone();
        }
        client.send(&hello).await;
        while client.closed.is_none() && client.shared.revision == 0 {
            client.step().await;
        }
        assert_eq!(client.closed, None, "{after}: it is turned away: {:?}", client.inbox);
        let lead = client.wait_for("welcome").await["lead"].clone();
        let known = self.lead["epoch"].as_u64().unwrap_or_default();
        let obeyed =
            self.lead["house"] != lead["house"] || lead["epoch"].as_u64().unwrap() >= known;
        assert!(obeyed, "{after}: {} knows {}", lead["epoch"], known);
        self.lead = lead;
        let (head, said) = http_raw(addr, "GET", "/healthz", None, &[], None).await;
        assert!(head.starts_with("http/1.1 200"), "{after}: {said}");
    }
}

pub fn doctor(data: &Path, more: &[&str]) -> String {
    let mut doctor = Command::new(env!("CARGO_BIN_EXE_prytaneion"));
    let output = doctor.args(["doctor", "--data"]).arg(data).args(more).output().unwrap();
    let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    assert!(output.status.success(), "{said}");
    said
}

fn copy(from: &Path, to: &Path) {
    for file in fs::read_dir(from).unwrap().map(|file| file.unwrap().path()) {
        if file.is_file() {
            fs::copy(&file, to.join(file.file_name().unwrap())).unwrap();
        }
    }
}

/// The backups in a folder that are finished.
pub fn copies(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    files.filter(|path| path.extension().is_some_and(|end| end == "sqlite")).collect()
}

/// An evening in this process, and what was put by of it.
struct Evening {
    house: Option<House>,
    stick: TempDir,
    /// Backups, each in a folder of its own, and copies of whole data folders.
    backups: Vec<TempDir>,
    folders: Vec<TempDir>,
}

#[derive(Clone, Copy, Debug)]
enum Deed {
    TakeOver,
    BackUp,
    Restore { keyed: bool },
    Mend,
    PutBy,
    StartCopy,
    Restart,
}

const DEEDS: [Deed; 8] = [
    Deed::TakeOver,
    Deed::BackUp,
    Deed::Restore { keyed: true },
    Deed::Restore { keyed: false },
    Deed::Mend,
    Deed::PutBy,
    Deed::StartCopy,
    Deed::Restart,
];

impl Evening {
    async fn opens(&mut self, dir: Arc<TempDir>) {
        let backups =
            || Backups { folder: self.stick.path().into(), every: Duration::from_millis(20) };
        self.house =
            Some(House::at(dir, |config| Config { backups: Some(backups()), ..config }).await);
    }

    fn addr(&self) -> SocketAddr {
        self.house.as_ref().unwrap().addr
    }

    async fn closes(&mut self) -> Arc<TempDir> {
        self.house.take().unwrap().close().await
    }

    async fn does(&mut self, deed: Deed, chance: &mut StdRng) {
        match deed {
            Deed::TakeOver => {
                let old = self.house.take().unwrap();
                let mut follower = Follower::of(&old).await;
                follower.says("up to date").await;
                let dir = follower.leads(&old.key).await.close().await;
                old.close().await;
                self.opens(dir).await;
            }
            Deed::BackUp => {
                let kept = TempDir::new().unwrap();
                // The first one that appears may have been begun before this.
                for _ in 0..2 {
                    copies(self.stick.path())
                        .iter()
                        .for_each(|path| fs::remove_file(path).unwrap());
                    let appears = async {
                        while copies(self.stick.path()).is_empty() {
                            sleep(Duration::from_millis(5)).await;
                        }
                    };
                    timeout(PATIENCE, appears).await.unwrap();
                }
                let path = copies(self.stick.path()).remove(0);
                fs::copy(&path, kept.path().join(path.file_name().unwrap())).unwrap();
                self.backups.push(kept);
            }
            Deed::Restore { keyed } => {
                let old = self.closes().await;
                let Some(backup) = self.backups.choose(chance) else {
                    return self.opens(old).await;
                };
                let fresh = Arc::new(TempDir::new().unwrap());
                if keyed {
                    fs::copy(old.path().join("operator.key"), fresh.path().join("operator.key"))
                        .unwrap();
                }
                let from = backup.path().display().to_string();
                doctor(fresh.path(), &["--mend", "--from", &from]);
                self.opens(fresh).await;
            }
            Deed::Mend => {
                let dir = self.closes().await;
                fs::remove_file(dir.path().join("journal.sqlite.head")).unwrap();
                // What is moved aside goes into a folder named after the second.
                sleep(Duration::from_millis(1_050)).await;
                doctor(dir.path(), &["--mend"]);
                self.opens(dir).await;
            }
            Deed::PutBy => {
                let (dir, kept) = (self.closes().await, TempDir::new().unwrap());
                copy(dir.path(), kept.path());
                self.folders.push(kept);
                self.opens(dir).await;
            }
            Deed::StartCopy => {
                let Some(kept) = self.folders.choose(chance) else { return };
                let fresh = Arc::new(TempDir::new().unwrap());
                copy(kept.path(), fresh.path());
                self.closes().await;
                self.opens(fresh).await;
            }
            Deed::Restart => {
                let dir = self.closes().await;
                self.opens(dir).await;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_that_is_there_is_the_newest_in_whatever_order_it_came_to_be_so() {
    let number = |name: &str, or: u64| std::env::var(name).map_or(or, |text| text.parse().unwrap());
    let seed = number("EPOCHS_SEED", rand::random());
    eprintln!("EPOCHS_SEED={seed}");
    let mut chance = StdRng::seed_from_u64(seed);
    for _ in 0..number("EPOCHS_CASES", 2) {
        let stick = TempDir::new().unwrap();
        let mut evening = Evening { house: None, stick, backups: Vec::new(), folders: Vec::new() };
        evening.opens(Arc::new(TempDir::new().unwrap())).await;
        let table = evening.house.as_ref().unwrap().table().await;
        let mut phones = Vec::new();
        for seat in ["ant", "bee"] {
            phones.push(Phone::new(&table.code, &table.token(seat).await));
        }
        let mut done = String::new();
        // A take-over there and back after the first backup: what the pages have people rehearse.
        let begins = [Deed::BackUp, Deed::PutBy, Deed::TakeOver, Deed::TakeOver];
        let random = (0..8).map(|_| *DEEDS.choose(&mut chance).unwrap()).collect::<Vec<_>>();
        for deed in begins.into_iter().chain(random) {
            evening.does(deed, &mut chance).await;
            done += &format!("{deed:?} ");
            for phone in &mut phones {
                phone.comes(evening.addr(), &done).await;
            }
        }
        evening.closes().await;
    }
}

#[tokio::test]
async fn a_file_that_says_who_leads_is_mended_where_it_is_damaged() {
    let house = House::open().await;
    let table = house.table().await;
    let mut phone = Phone::new(&table.code, &table.token("ant").await);
    phone.comes(house.addr, "the start").await;
    let dir = house.close().await;
    let path = dir.path().join("lead.json");
    let whole = fs::read_to_string(&path).unwrap();
    for cut in [0, 1, whole.len() / 2, whole.len() - 2] {
        fs::write(&path, &whole[..cut]).unwrap();
        let refused = prytaneion::Server::bind(crate::house::config(dir.path())).await;
        let why = format!("{:#}", refused.err().expect("nobody knows who leads"));
        assert!(why.contains("lead.json") && why.contains("doctor --mend"), "{why}");
        let mut looked = Command::new(env!("CARGO_BIN_EXE_prytaneion"));
        let looked = looked.args(["doctor", "--data"]).arg(dir.path()).output().unwrap();
        let told = String::from_utf8_lossy(&looked.stdout).into_owned();
        assert!(looked.status.code() == Some(1) && told.contains("lead.json"), "{told}");
        assert!(doctor(dir.path(), &["--mend"]).contains("lead.json-damaged-"));
        let house = House::at(Arc::clone(&dir), |config| config).await;
        phone.comes(house.addr, "lead.json was cut").await;
        house.close().await;
    }
}

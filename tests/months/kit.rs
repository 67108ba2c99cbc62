//! What the tests share: a game in a folder that is thrown away, and what a folder holds.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use months::{Disk, Folder, Host, Making, Newcomer, Opened, Ran, Room, Seed, TurnNo, Wished};
use tempfile::TempDir;

use crate::toy::Wells;

/// A game of wells with four factions: the third has no password, that of the fourth is not ASCII.
pub struct Desert {
    _room: TempDir,
    pub path: PathBuf,
}

/// The passwords of the four.
pub const PASSWORDS: [Option<&str>; 4] = [Some("sand"), Some("two words"), None, Some("Öl")];

impl Desert {
    pub fn new() -> Self {
        let room = tempfile::tempdir().unwrap();
        let path = room.path().join("game");
        let making = Making {
            name: "The Dry Land".into(),
            seed: Seed::of("a test"),
            content: None,
            wish: Wished::new(),
        };
        months::make(&Wells, &Disk::default(), &path, &making, &Host::silent()).unwrap();
        let desert = Self { _room: room, path };
        for (name, password) in ["Owls", "Larks", "Kites", "Störche"].into_iter().zip(PASSWORDS) {
            desert.add(name, password);
        }
        desert
    }

    pub fn add(&self, name: &str, password: Option<&str>) -> u32 {
        let disk = Disk::default();
        let newcomer =
            Newcomer { name: name.into(), password: password.map(str::to_owned), language: None };
        months::add(&self.opened(), &self.take(&disk), &newcomer, Room::AsMade).unwrap().number
    }

    pub fn take<'d>(&self, disk: &'d Disk) -> Folder<'d> {
        Folder::take(&self.path, disk).unwrap()
    }

    pub fn opened(&self) -> Opened {
        Opened::read(&Wells, &self.path).unwrap()
    }

    pub fn send(&self, file: &str, bytes: impl AsRef<[u8]>) {
        fs::write(self.path.join("orders").join(file), bytes).unwrap();
    }

    /// A set of each faction but the third.
    pub fn send_all(&self, holes: u32) {
        self.send("a.txt", format!("#WELLS 3 sand\nDIG {holes}\n#END\n"));
        self.send("b.txt", format!("#wells 4 \"two words\"\r\nDIG 2\r\nFLY {holes}\r\n#end\r\n"));
        self.send("c.txt", format!("#WELLS 6 Öl\nDIG {holes}\n#END\n"));
    }

    pub fn run(&self) -> Ran {
        self.run_on(&Disk::default(), 1).unwrap()
    }

    pub fn run_on(&self, disk: &Disk, threads: usize) -> anyhow::Result<Ran> {
        let folder = Folder::take(&self.path, disk)?;
        let opened = self.opened();
        let incoming = opened.now_incoming()?;
        months::run(&opened, &folder, &Host { threads, ..Host::silent() }, incoming)
    }

    pub fn last(&self) -> TurnNo {
        self.opened().last_turn().unwrap()
    }

    pub fn text(&self, name: &str) -> String {
        fs::read_to_string(self.path.join(name)).unwrap()
    }

    /// All files of the game.
    pub fn all(&self) -> BTreeMap<String, Vec<u8>> {
        all(&self.path)
    }

    /// All files of a turn.
    pub fn turn(&self, number: u32) -> BTreeMap<String, Vec<u8>> {
        all(&self.path.join(format!("turns/{number:04}")))
    }
}

/// All files in a folder, by their ways.
pub fn all(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut files = BTreeMap::new();
    gather(folder, "", &mut files);
    files
}

fn gather(folder: &Path, before: &str, files: &mut BTreeMap<String, Vec<u8>>) {
    for entry in fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        let name = format!("{before}{}", entry.file_name().to_str().unwrap());
        if entry.path().is_dir() {
            gather(&entry.path(), &format!("{name}/"), files);
        } else {
            files.insert(name, fs::read(entry.path()).unwrap());
        }
    }
}

//! Computes all turns of a game again, from seed, tables, newcomers and the files that came in, and names the first
//! thing that is not what it was.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use anyhow::Context;

use crate::add::join;
use crate::folder::{Folder, Opened, SEED, newcomer};
use crate::game::{Game, Host, Seed};
use crate::hashes;
use crate::incoming::{self, Incoming};
use crate::make::begin;
use crate::run::{Record, ToRun, chain, month};
use crate::shelf::Shelf;
use crate::turn::{Turn, TurnNo, numbers};

/// Something that is not what it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The turn.
    pub turn: TurnNo,
    /// The file, below the turn's folder.
    pub file: String,
    /// What is wrong with it: where it is another one. It never says what stands there.
    pub what: String,
}

impl std::fmt::Display for Difference {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Turn {}, {}: {}", self.turn, self.file, self.what)
    }
}

/// Computes all turns again. The last one, or the first difference.
///
/// # Errors
/// A sentence when it cannot be looked at, for instance because another command is at work.
pub fn verify(
    game: &dyn Game,
    folder: &Folder<'_>,
    host: &Host<'_>,
) -> anyhow::Result<Result<TurnNo, Difference>> {
    let last = folder.last()?.number;
    if let Some(difference) = origins(folder)? {
        return Ok(Err(difference));
    }
    let opened = Opened::read(game, &folder.path)?;
    let mut world = Vec::new();
    for number in (0..=last.0).map(TurnNo) {
        (host.at)(number.0.into(), u64::from(last.0) + 1, "turns");
        let turn = folder.turn(number);
        world = match again(&opened, folder, &turn, world, host)? {
            Ok(world) => world,
            Err(difference) => return Ok(Err(difference)),
        };
    }
    Ok(Ok(last))
}

type Again = anyhow::Result<Result<Vec<u8>, Difference>>;

/// A turn and those who joined after it, from the world before.
fn again(
    opened: &Opened,
    folder: &Folder<'_>,
    turn: &Turn,
    world: Vec<u8>,
    host: &Host<'_>,
) -> Again {
    let quiet = Host { threads: host.threads, at: &|_, _, _| {} };
    if let Some(difference) = record(folder, turn)? {
        return Ok(Err(difference));
    }
    let shelf = Compared::new(&turn.path);
    let computed = match turn.number {
        TurnNo(0) => made_again(opened, folder, turn, &quiet, &shelf),
        _ => run_again(opened, folder, turn, &world, &quiet, &shelf),
    };
    let computed = match computed? {
        Ok(world) => world,
        Err(difference) => return Ok(Err(difference)),
    };
    match shelf.first(turn)? {
        Some(difference) => Ok(Err(difference)),
        None => joined_again(opened, folder, turn, computed),
    }
}

fn made_again(
    opened: &Opened,
    folder: &Folder<'_>,
    turn: &Turn,
    host: &Host<'_>,
    shelf: &Compared,
) -> Again {
    let secret = folder.path.join(SEED);
    let seed = fs::read_to_string(&secret).context("seed.secret cannot be read")?;
    let seed = Seed::read(&seed)?;
    if seed.told() != opened.about.seed {
        let what = "it is not the seed whose hash is in game.toml.".into();
        return Ok(Err(Difference { turn: turn.number, file: format!("../../{SEED}"), what }));
    }
    let chain = crate::make::origins(&folder.path)?;
    let program = Record::of(turn)?.program;
    Ok(Ok(begin(opened, seed, host, &chain, &program, shelf)?.0))
}

fn run_again(
    opened: &Opened,
    folder: &Folder<'_>,
    turn: &Turn,
    world: &[u8],
    host: &Host<'_>,
    shelf: &Compared,
) -> Again {
    let record = Record::of(turn)?;
    let (mut files, _) = incoming::files(&turn.sent())?;
    for file in &mut files {
        let noted = record.sent.iter().find(|row| row.file == file.name);
        let Some(noted) = noted else {
            return Ok(Err(wrong(turn, &format!("sent/{}", file.name), "it was not sent.")));
        };
        if noted.hash != hashes::sha256(&file.bytes) {
            let what = "it is not what was sent: it has another hash.";
            return Ok(Err(wrong(turn, &format!("sent/{}", file.name), what)));
        }
        file.modified = noted.modified;
    }
    let missing = record.sent.iter().find(|row| files.iter().all(|file| file.name != row.file));
    if let Some(row) = missing {
        return Ok(Err(wrong(turn, &format!("sent/{}", row.file), "it is missing.")));
    }
    let before = folder.turn(TurnNo(turn.number.0 - 1));
    let to_run = ToRun {
        number: turn.number,
        world,
        chain: &chain(&before, &before.newcomers()?)?,
        incoming: &Incoming::of(files, &opened.finder, &opened.rules.senders(world)?),
        program: &record.program,
    };
    Ok(Ok(month(opened, &to_run, host, shelf)?.0))
}

fn wrong(turn: &Turn, file: &str, what: &str) -> Difference {
    Difference { turn: turn.number, file: file.into(), what: what.into() }
}

fn joined_again(opened: &Opened, folder: &Folder<'_>, turn: &Turn, mut world: Vec<u8>) -> Again {
    for number in turn.newcomers()? {
        let name = format!("joined/{number}");
        let who = format!("{name}/faction.toml");
        if !is_followed(folder, turn, &who) {
            return Ok(Err(wrong(turn, &who, NOT_FOLLOWED)));
        }
        let shelf = Compared::new(&turn.path.join(&name));
        let (with, given) = join(opened, &world, &newcomer(turn, number)?, &shelf)?;
        if given != number {
            let what = format!("the faction that joined has the number {given}.");
            return Ok(Err(wrong(turn, &name, &what)));
        }
        if let Some(mut difference) = shelf.first(turn)? {
            difference.file = format!("{name}/{}", difference.file);
            return Ok(Err(difference));
        }
        world = with;
    }
    Ok(Ok(world))
}

/// The files that the game began with, by the hashes of turn 0: before any of them is believed.
fn origins(folder: &Folder<'_>) -> anyhow::Result<Option<Difference>> {
    let turn = folder.turn(TurnNo(0));
    let text = fs::read_to_string(turn.hashes()).context("turns/0000/hashes.txt cannot be read")?;
    let lines = text.lines().filter_map(|line| line.split_once("  "));
    for (digits, name) in lines.filter(|(_, name)| name.starts_with("../../")) {
        let there = fs::read(turn.path.join(name)).map(|bytes| hashes::digits(&bytes));
        if there.as_deref().is_ok_and(|there| there == digits) {
            continue;
        }
        return Ok(Some(match there {
            _ if !is_followed(folder, &turn, hashes::FILE) => {
                wrong(&turn, hashes::FILE, NOT_FOLLOWED)
            }
            Ok(_) => {
                wrong(&turn, name, "it is not what the game was made with: it has another hash.")
            }
            Err(_) => wrong(&turn, name, "it is missing."),
        }));
    }
    Ok(None)
}

const NOT_FOLLOWED: &str = "it is not what the next turn went on from.";

/// Whether the turn after this one, if there is one, went on from this file of it.
fn is_followed(folder: &Folder<'_>, turn: &Turn, file: &str) -> bool {
    let next = fs::read_to_string(folder.turn(turn.number.next()).hashes()).unwrap_or_default();
    let known = hashes::of(&next, &format!("../{}/{file}", turn.number.folder()));
    let there = fs::read(turn.path.join(file)).map(|bytes| hashes::digits(&bytes));
    known.is_none_or(|known| there.is_ok_and(|there| there == known))
}

/// Whether what cannot be computed is what it was: by the hashes of the turn, which the next turn has the hash of.
fn record(folder: &Folder<'_>, turn: &Turn) -> anyhow::Result<Option<Difference>> {
    let known = fs::read_to_string(turn.hashes()).context("hashes.txt cannot be read")?;
    let there = fs::read(turn.record()).context("turn.toml cannot be read")?;
    if hashes::of(&known, "turn.toml") == Some(&hashes::digits(&there)) {
        return Ok(None);
    }
    Ok(Some(match is_followed(folder, turn, hashes::FILE) {
        true => wrong(turn, "turn.toml", "it is not what was noted: it has another hash."),
        false => wrong(turn, hashes::FILE, NOT_FOLLOWED),
    }))
}

/// A shelf that holds what is put there against what lies there.
struct Compared {
    folder: PathBuf,
    seen: Mutex<BTreeSet<String>>,
    /// The differences, by the order in which files follow from each other.
    found: Mutex<BTreeSet<(usize, String, String)>>,
}

/// What follows from what: the first that differs is the cause of the others.
const ORDER: [&str; 6] =
    ["turn.toml", "orders/", "reports/", "summary", "world.bin", "fairness.txt"];

fn rank(name: &str) -> usize {
    ORDER.iter().position(|start| name.starts_with(start)).unwrap_or(ORDER.len())
}

impl Compared {
    fn new(folder: &Path) -> Self {
        Self { folder: folder.into(), seen: Mutex::default(), found: Mutex::default() }
    }

    fn find(&self, name: &str, what: String) {
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        found.insert((rank(name), name.into(), what));
    }

    /// The first difference, files that are too many included.
    fn first(&self, turn: &Turn) -> anyhow::Result<Option<Difference>> {
        let seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        for name in files(&self.folder)? {
            if !seen.contains(&name) {
                self.find(&name, "it does not belong there.".into());
            }
        }
        let found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(found.first().map(|(_, file, what)| wrong(turn, file, what)))
    }
}

impl Shelf for Compared {
    fn put(&self, name: &str, bytes: &[u8]) -> anyhow::Result<()> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).insert(name.into());
        match fs::read(self.folder.join(name)) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                self.find(name, "it is missing.".into());
            }
            Err(error) => return Err(error).with_context(|| format!("{name} cannot be read")),
            Ok(there) if there != bytes => self.find(name, apart(name, &there, bytes)),
            Ok(_) => {}
        }
        Ok(())
    }
}

/// Where two texts part: by line and byte, in what is no text by byte, from 1.
fn apart(name: &str, there: &[u8], computed: &[u8]) -> String {
    let same = there.iter().zip(computed).take_while(|(one, other)| one == other).count();
    let line = there[..same].iter().filter(|byte| **byte == b'\n').count() + 1;
    let byte = same + 1;
    if name.ends_with(".bin") {
        format!("from byte {byte} on it is not what was computed now.")
    } else {
        format!("from line {line}, byte {byte} on it is not what was computed now.")
    }
}

/// All files of a turn, but for those of who joined later.
fn files(folder: &Path) -> anyhow::Result<Vec<String>> {
    let mut all = Vec::new();
    for name in numbers(folder, |name| Some(name.to_owned()))? {
        let path = folder.join(&name);
        if !path.is_dir() {
            all.push(name);
        } else if name != "joined" {
            let inner = numbers(&path, |inner| Some(format!("{name}/{inner}")))?;
            all.extend(inner);
        }
    }
    Ok(all)
}

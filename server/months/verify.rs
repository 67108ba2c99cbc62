//! Computes all turns of a game again, from seed, tables, newcomers and the files that came in, and names the first
//! thing that is not what it was.

use std::fs;

use anyhow::Context;

use crate::add::join;
use crate::folder::Folder;
use crate::game::{Game, Host, Seed};
use crate::hashes;
use crate::incoming::{self, Incoming};
use crate::layout::SEED;
use crate::make::begin;
use crate::opened::{Opened, newcomer};
use crate::record::{Record, chain};
use crate::run::{ToRun, month};
use crate::turn::{Turn, TurnNo};

mod compared;
mod fields;

use compared::Compared;

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
            Err(difference) => return Ok(Err(by_another(difference, &turn))),
        };
    }
    Ok(Ok(last))
}

/// Another version of the program may have had other rules and texts: that is said.
fn by_another(mut difference: Difference, turn: &Turn) -> Difference {
    let own = env!("CARGO_PKG_VERSION");
    if let Some(Record { program, .. }) = Record::of(turn).ok().filter(|of| of.program != own) {
        difference.what.push_str(&format!(
            " Version {program} of the program ran this turn, and this is version {own}: only the same one need \
             compute the same."
        ));
    }
    difference
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
    let shelf = Compared::new(&turn.path, &*opened.rules);
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
    shelf: &Compared<'_>,
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
    shelf: &Compared<'_>,
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
        let shelf = Compared::new(&turn.path.join(&name), &*opened.rules);
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

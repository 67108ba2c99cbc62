//! What a folder is of: the game with its rules, its tables, its world as it is now.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use serde::{Deserialize, Serialize};

use crate::envelope::Finder;
use crate::game::{Added, Files, Game, Newcomer, Rules, Sender, Silent, Title, Wished};
use crate::hashes;
use crate::incoming::{self, Incoming};
use crate::layout::{CONTENT, GAME, ORDERS, last, there};
use crate::turn::{Turn, TurnNo};

/// What `game.toml` says.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct About {
    /// The form of the folder.
    pub(crate) format: u32,
    /// [`Game::key`].
    pub(crate) game: String,
    /// The name of this game.
    pub(crate) name: String,
    /// The hash of the secret seed.
    pub(crate) seed: String,
    /// The hash of the tables.
    pub(crate) content: String,
    /// What was wished of the world.
    #[serde(default)]
    pub(crate) wish: Wished,
}

/// The form of folder that this program makes.
pub(crate) const FORMAT: u32 = 1;

/// A game of a folder with its rules.
pub struct Opened {
    path: PathBuf,
    /// What its reports call it.
    pub(crate) id: String,
    pub(crate) about: About,
    pub(crate) files: Files,
    pub(crate) rules: Box<dyn Rules>,
    pub(crate) finder: Finder,
}

impl std::fmt::Debug for Opened {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.about.name)
    }
}

/// A world as it is now, and how it came about.
pub(crate) struct Now {
    pub(crate) turn: Turn,
    /// With those who joined after the turn.
    pub(crate) world: Vec<u8>,
    pub(crate) newcomers: Vec<u32>,
}

impl Opened {
    /// Reads what a folder is of. It takes no lock: what is read here does not change.
    ///
    /// # Errors
    /// A sentence when there is no game of this kind, or its tables are not those that it was made with.
    pub fn read(game: &dyn Game, path: &Path) -> anyhow::Result<Self> {
        there(path)?;
        let text = fs::read_to_string(path.join(GAME)).context("game.toml cannot be read")?;
        let about: About = toml::from_str(&text).context("game.toml is not well formed")?;
        ensure!(about.format == FORMAT, "This folder was made by a later program.");
        let (found, own) = (&about.game, game.key());
        ensure!(found == own, "This is a game of {found}, not of {own}.");
        let files = tables(&path.join(CONTENT))?;
        ensure!(
            content_hash(&files) == about.content,
            "The files in `content` are not those that the game was made with. A game keeps its tables to its end."
        );
        Self::of(game, path, about, files)
    }

    pub(crate) fn of(
        game: &dyn Game,
        path: &Path,
        about: About,
        files: Files,
    ) -> anyhow::Result<Self> {
        let rules = read_rules(game, &files)?;
        let id = about.seed.chars().skip("sha256:".len()).take(12).collect();
        Ok(Self { path: path.into(), id, about, files, rules, finder: Finder::new(game.words())? })
    }

    pub(crate) fn title(&self) -> Title<'_> {
        Title { id: &self.id, name: &self.about.name, seed: &self.about.seed }
    }

    /// The last turn that was run.
    ///
    /// # Errors
    /// Where a turn is missing.
    pub fn last_turn(&self) -> anyhow::Result<TurnNo> {
        last(&self.path).map(|turn| turn.number)
    }

    /// The last report of a faction, as JSON.
    ///
    /// # Errors
    /// A sentence when it has none.
    pub(crate) fn report(&self, faction: u32) -> anyhow::Result<Vec<u8>> {
        let last = last(&self.path)?;
        let path = last.report(faction);
        let path = path.with_context(|| {
            format!("There is no report of a faction {faction} for turn {}.", last.number)
        })?;
        fs::read(&path).with_context(|| format!("{} cannot be read", path.display()))
    }

    /// The world as it is now.
    pub(crate) fn now(&self) -> anyhow::Result<Now> {
        let turn = last(&self.path)?;
        let path = turn.world();
        let world =
            fs::read(&path).with_context(|| format!("{} cannot be read", path.display()))?;
        let known = fs::read_to_string(turn.hashes()).unwrap_or_default();
        ensure!(
            hashes::of(&known, "world.bin") == Some(&hashes::digits(&world)),
            "The world in {} is not the one that was written. `verify` says more.",
            path.display()
        );
        let newcomers = turn.newcomers()?;
        let world = self.joined(&turn, world, &newcomers)?;
        Ok(Now { turn, world, newcomers })
    }

    fn joined(&self, turn: &Turn, world: Vec<u8>, numbers: &[u32]) -> anyhow::Result<Vec<u8>> {
        if numbers.is_empty() {
            return Ok(world);
        }
        let newcomers: Vec<_> =
            numbers.iter().map(|number| newcomer(turn, *number)).collect::<Result<_, _>>()?;
        let Added { world, numbers: given } =
            self.rules.add(&self.title(), &world, &newcomers, &Silent)?;
        ensure!(given == numbers, "In {} are other factions than joined.", turn.joined().display());
        Ok(world)
    }

    /// What lies in `orders`, and what would become of it now.
    ///
    /// # Errors
    /// Where it or the world cannot be read.
    pub fn now_incoming(&self) -> anyhow::Result<Incoming> {
        let (files, left) = incoming::files(&self.path.join(ORDERS))?;
        let incoming = Incoming::of(files, &self.finder, &self.senders()?);
        Ok(Incoming { left, ..incoming })
    }

    /// Who may send sets now.
    ///
    /// # Errors
    /// Where the world cannot be read.
    pub fn senders(&self) -> anyhow::Result<Vec<Sender>> {
        self.rules.senders(&self.now()?.world)
    }
}

/// The rules by these tables.
pub(crate) fn read_rules(game: &dyn Game, files: &Files) -> anyhow::Result<Box<dyn Rules>> {
    let wrong = |faults: Vec<String>| {
        anyhow::anyhow!("The tables of {} are wrong.\n{}", game.title(), faults.join("\n"))
    };
    game.read(files).map_err(wrong)
}

/// The texts in a folder of tables.
pub(crate) fn tables(folder: &Path) -> anyhow::Result<Files> {
    let shown = folder.display();
    let entries = fs::read_dir(folder).with_context(|| format!("{shown} cannot be read"))?;
    let mut files = Files::new();
    for entry in entries {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if name.starts_with('.') || !path.is_file() {
            continue;
        }
        let text = fs::read_to_string(&path);
        let text = text.with_context(|| format!("{} cannot be read", path.display()))?;
        files.insert(name.into(), text);
    }
    Ok(files)
}

/// The hash of tables: of all names and texts with their lengths.
pub(crate) fn content_hash(files: &Files) -> String {
    let mut all = Vec::new();
    for (name, text) in files {
        for part in [name, text] {
            all.extend_from_slice(&(part.len() as u64).to_le_bytes());
            all.extend_from_slice(part.as_bytes());
        }
    }
    hashes::sha256(&all)
}

/// Who joined under this number.
pub(crate) fn newcomer(turn: &Turn, number: u32) -> anyhow::Result<Newcomer> {
    let path = turn.joined().join(number.to_string()).join("faction.toml");
    let read = || -> anyhow::Result<Newcomer> { Ok(toml::from_str(&fs::read_to_string(&path)?)?) };
    read().with_context(|| format!("{} cannot be read", path.display()))
}

//! What a game by order files must be able to do. Worlds and reports are bytes to the host: it keeps them, compares
//! them and gives them back, and never looks inside.

use std::collections::BTreeMap;

use anyhow::Context;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::answer::Answer;
use crate::envelope::Words;
use crate::hashes::hex;
use crate::summary::Summary;

/// Texts by the names of their files.
pub type Files = BTreeMap<String, String>;

/// A kind of game.
pub trait Game: Sync {
    /// Its name in `game.toml` and on the command line: small letters.
    fn key(&self) -> &'static str;

    /// Its name for people.
    fn title(&self) -> &'static str;

    /// The tables that it is shipped with.
    fn shipped(&self) -> Files;

    /// What may be wished of a new world.
    fn wishes(&self) -> &'static [Wish];

    /// What a set lies in (O-2).
    fn words(&self) -> Words;

    /// The languages in which it speaks to players, by their short names; the first is that of who wishes for none.
    fn languages(&self) -> &'static [&'static str];

    /// Its rules by these tables.
    ///
    /// # Errors
    /// Everything that is wrong with the tables, as sentences that name file, row and field.
    fn read(&self, files: &Files) -> Result<Box<dyn Rules>, Vec<String>>;
}

/// A battle that is asked about: units by number.
#[derive(Clone, Debug)]
pub struct Battle {
    /// Who attacks.
    pub attackers: Vec<u32>,
    /// Who is attacked.
    pub defenders: Vec<u32>,
    /// How often it is fought.
    pub battles: u32,
    /// What is assumed of strangers: a name and a figure each.
    pub assumed: Vec<(String, u32)>,
}

/// Games that scripts play to their end, to be compared.
#[derive(Clone, Debug)]
pub struct Balance {
    /// Words from which all chance follows.
    pub seed: String,
    /// How many games.
    pub games: u32,
    /// How many factions play in each.
    pub factions: u32,
    /// How many months each lasts.
    pub turns: u32,
}

/// A player by script. It knows what its reports said: from the same reports come the same orders.
pub trait Script {
    /// Takes in a report, as JSON. They come in the order of their turns.
    ///
    /// # Errors
    /// A sentence, where it is none of this game.
    fn reads(&mut self, report: &[u8]) -> anyhow::Result<()>;

    /// The lines of a set in answer to the last report, without its envelope; nothing where it forgets to send. After so
    /// many of 100 units stands a line that is wrong.
    ///
    /// # Errors
    /// Where it has read no report.
    fn writes(&mut self, mistakes: u32) -> anyhow::Result<Option<String>>;
}

/// The rules of a game by its tables. The same arguments give the same bytes, on every machine and with any number of
/// threads (K-9).
pub trait Rules: Send + Sync {
    /// A new world, before its first turn. What it holds that is random comes from the seed alone.
    ///
    /// # Errors
    /// A sentence, where such a world cannot be.
    fn make(&self, seed: Seed, wished: &Wished, host: &Host<'_>) -> anyhow::Result<Made>;

    /// For how many factions a world that was wished so has room; nothing where there is room for any number.
    ///
    /// # Errors
    /// Where what is wished cannot be.
    fn room(&self, wished: &Wished) -> anyhow::Result<Option<u32>>;

    /// Names the first thing in which two worlds part, such as a unit's field, and never what is in it. Nothing where
    /// they cannot be read, or the game cannot say.
    fn apart(&self, one: &[u8], other: &[u8]) -> Option<String>;

    /// Who may send sets, by number.
    ///
    /// # Errors
    /// Where the bytes are no world.
    fn senders(&self, world: &[u8]) -> anyhow::Result<Vec<Sender>>;

    /// Lets factions in, in this order, and gives each its first report. Numbers rise, and none is given twice.
    ///
    /// # Errors
    /// A sentence, where one of them cannot come in, and where the bytes are no world.
    fn add(
        &self,
        title: &Title<'_>,
        world: &[u8],
        newcomers: &[Newcomer],
        papers: &dyn Papers,
    ) -> anyhow::Result<Added>;

    /// Holds a set against the last report of its faction, as JSON: it may know no more than that (O-50). Without a
    /// language it is answered in that of the report.
    ///
    /// # Errors
    /// A sentence, where the report cannot be read, or is of other tables.
    fn check(&self, report: &[u8], set: &[u8], language: Option<&str>) -> anyhow::Result<Answer>;

    /// What its tables say of a subject, for players to have at hand; of none: what can be asked. Nothing where nothing
    /// has this name.
    fn about(&self, subject: &str, language: &str) -> Option<String>;

    /// What a battle would come to, as far as the reader of this report knows: in lines for people.
    ///
    /// # Errors
    /// A sentence: the game has no battles, a unit is not in the report, or nothing of that name can be assumed.
    fn odds(
        &self,
        _report: &[u8],
        _battle: &Battle,
        _language: Option<&str>,
    ) -> anyhow::Result<Vec<String>> {
        anyhow::bail!("There are no battles in this game.")
    }

    /// A player by script for a faction, who has read nothing yet.
    ///
    /// # Errors
    /// A sentence: the game has none.
    fn script(&self, _faction: u32) -> anyhow::Result<Box<dyn Script + '_>> {
        anyhow::bail!("There are no players by script for this game.")
    }

    /// Lets scripts play whole games, and says in a page for people how well each way to play and each place does.
    ///
    /// # Errors
    /// A sentence: the game has no players by script, or there can be no such world.
    fn balance(&self, _asked: &Balance, _host: &Host<'_>) -> anyhow::Result<String> {
        anyhow::bail!("There are no players by script for this game.")
    }

    /// Runs a month.
    ///
    /// # Errors
    /// A sentence, where the bytes are no world, or what `papers` says.
    fn run(
        &self,
        month: &Month<'_>,
        host: &Host<'_>,
        papers: &dyn Papers,
    ) -> anyhow::Result<(Vec<u8>, Summary)>;
}

/// Something that may be wished of a new world.
#[derive(Clone, Copy, Debug)]
pub struct Wish {
    /// Its name: small letters.
    pub key: &'static str,
    /// What it is, in a sentence.
    pub what: &'static str,
}

/// What is wished of a new world, by the keys of [`Game::wishes`].
pub type Wished = BTreeMap<String, String>;

/// A new world.
#[derive(Clone, Debug)]
pub struct Made {
    /// It.
    pub world: Vec<u8>,
    /// How fair its starts are to each other, to be read by people.
    pub fairness: String,
}

/// The secret from which all chance of a game comes (K-5). It never prints itself.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed")
    }
}

impl Seed {
    /// One that nobody can guess.
    #[must_use]
    pub fn drawn() -> Self {
        Self(rand::random())
    }

    /// The seed that these words stand for: the same words, the same world.
    #[must_use]
    pub fn of(words: &str) -> Self {
        Self(Sha256::digest(words.as_bytes()).into())
    }

    /// What may be told at the start, so that the seed can be held against it at the end (K-5): `sha256:…`.
    #[must_use]
    pub fn told(self) -> String {
        crate::hashes::sha256(&self.0)
    }

    pub(crate) fn written(self) -> String {
        hex(&self.0)
    }

    pub(crate) fn read(text: &str) -> anyhow::Result<Self> {
        let text = text.trim();
        let byte = |at: usize| u8::from_str_radix(text.get(at * 2..at * 2 + 2)?, 16).ok();
        let bytes: Option<Vec<u8>> = (0..text.len().div_ceil(2)).map(byte).collect();
        let seed = bytes.and_then(|bytes| bytes.try_into().ok());
        seed.map(Self).context("It is no seed: that has 64 digits of base 16")
    }
}

/// Which game a report is of.
#[derive(Clone, Copy, Debug)]
pub struct Title<'a> {
    /// What tells it from others: made from the seed, and says nothing of it.
    pub id: &'a str,
    /// Its name.
    pub name: &'a str,
    /// [`Seed::told`].
    pub seed: &'a str,
}

/// One who may send sets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sender {
    /// The faction's number.
    pub number: u32,
    /// Its name.
    pub name: String,
    /// What shows that a set is its own; without it the number suffices (O-4).
    pub password: Option<String>,
}

/// A faction that comes in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Newcomer {
    /// Its name.
    pub name: String,
    /// Its password.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub password: Option<String>,
    /// Its language, by the short name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

/// What became of the world when factions came in.
#[derive(Clone, Debug)]
pub struct Added {
    /// The world with them.
    pub world: Vec<u8>,
    /// Their numbers, in the order in which they came.
    pub numbers: Vec<u32>,
}

/// A month to be run.
#[derive(Clone, Copy, Debug)]
pub struct Month<'a> {
    /// Which game it is.
    pub title: Title<'a>,
    /// The world before it.
    pub world: &'a [u8],
    /// The sets by the numbers of their factions. Lines before an envelope are left empty, so that a line has the number
    /// that it has in its sender's file.
    pub sets: &'a BTreeMap<u32, Vec<u8>>,
}

/// What the host gives to long work.
#[derive(Clone, Copy)]
pub struct Host<'a> {
    /// How many threads may be used, from 1.
    pub threads: usize,
    /// How far the work is: done, of how much, at what. It may be called from any thread.
    pub at: &'a (dyn Fn(u64, u64, &str) + Sync),
}

impl Host<'static> {
    /// On one thread, and nobody looks.
    #[must_use]
    pub fn silent() -> Self {
        Self { threads: 1, at: &|_, _, _| {} }
    }
}

/// Where reports go, each as soon as it is made, from any thread.
pub trait Papers: Sync {
    /// Takes a part of a faction's report. `kind` is how its file ends: `json` (the truth), `txt` (for people), and
    /// whatever else there is, such as `template.txt`.
    ///
    /// # Errors
    /// Where it cannot be kept.
    fn take(&self, faction: u32, kind: &str, bytes: &[u8]) -> anyhow::Result<()>;

    /// Whether anybody reads them. Where nobody does they need not be made.
    fn are_read(&self) -> bool {
        true
    }
}

/// Reports that nobody reads.
#[derive(Clone, Copy, Debug)]
pub struct Silent;

impl Papers for Silent {
    fn take(&self, _: u32, _: &str, _: &[u8]) -> anyhow::Result<()> {
        Ok(())
    }

    fn are_read(&self) -> bool {
        false
    }
}

//! The list of games of this build: their rules, their files, and what the command line answers of them.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use ::atlantida::Atlantida;
use ::council::Council;
use clap::Subcommand;

use crate::decks;
use crate::registry::{Registry, Scenario};

mod atlantida;
mod atlantis;
mod council;

/// Every game of this build.
#[must_use]
pub fn registry() -> Registry {
    let council = Registry::default().with::<Council>().reading::<council::Decks>();
    let board = council.with::<Atlantida>().reading::<atlantida::Decks>();
    board.knowing(atlantis::TABLES)
}

/// Every scenario that a table can be made from; `decks` is a folder of further ones, which come
/// first and stand in for shipped ones of the same name.
///
/// # Errors
/// When a deck is broken: file, card and field.
pub fn scenarios(decks: Option<&Path>) -> anyhow::Result<Vec<Scenario>> {
    decks::all(&registry(), decks)
}

/// What the command line can ask of a game.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Prints the exact odds of a battle in the streets, as one line of JSON.
    ///
    /// Each faction throws three dice and adds its bonus and its Tyche dice. A faction whose three dice
    /// show 13 is out. Of the others the highest total holds the place; if it is tied, nobody does.
    ///
    /// The line has probabilities from 0 to 1, in the order of the factions: `holds`, that a faction
    /// holds the place; `nobody`, that none does; `thirteen`, that a faction throws 13.
    Odds(council::odds::Battle),
    /// Lets stewards play games of Atlantida among themselves, and prints what became of them.
    ///
    /// The same seed gives the same lines, however many games are played at a time.
    Simulate(atlantida::simulate::Simulation),
    /// Hosts games of Atlantis by order files, from a plain folder: no server is needed.
    ///
    /// Make a game, let factions in, put the files that players send into its folder `orders`, and run the turn; then
    /// send each player the report that lies in `turns`. The folder's README.txt says what each file is.
    #[command(subcommand)]
    Atlantis(months::cli::Command),
}

impl Command {
    /// Answers, and says how it went.
    ///
    /// # Errors
    /// One sentence, if what is asked makes no sense or cannot be done.
    pub(crate) fn answer(&self, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
        let answer = match self {
            Self::Odds(battle) => council::odds::answer(battle)?,
            Self::Simulate(games) => atlantida::simulate::answer(games)?,
            Self::Atlantis(asked) => return months::cli::answer(&atlantis::Atlantis, asked, out),
        };
        writeln!(out, "{answer}")?;
        Ok(ExitCode::SUCCESS)
    }
}

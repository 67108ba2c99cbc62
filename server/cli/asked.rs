//! What can be asked of the program, and what each word of it means.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

use crate::archive::Told;
use crate::wire::Allowance;
use crate::{Hosting, Trusted, doctor, folder, games, moving, show, verify};

/// What is logged is set by the environment, and is no option of ours.
const LOGGING: &str = "RUST_LOG in the environment sets what is logged to standard error; without it, \
                       prytaneion=info,warn. No choice and no card is ever logged.";

/// Runs games for a room full of people: one laptop, phones, a projector.
#[derive(Debug, Parser)]
#[command(version, args_conflicts_with_subcommands = true, after_help = LOGGING)]
pub(super) struct Cli {
    #[command(subcommand)]
    pub(super) command: Option<Command>,
    #[command(flatten)]
    pub(super) serve: Serve,
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Runs the server (the same as no command at all).
    Serve(Serve),
    /// Follows a server as its spare: keeps its journal entry by entry, ready to take its place.
    ///
    /// Run it on a second machine in the same network, with the options that the server is to have there.
    Follow(Follow),
    /// Makes the spare the server.
    ///
    /// Run it on the spare's machine with the options of `follow`. The other server steps down if it can
    /// still be reached; else it finds out when it comes back, and does not serve.
    TakeOver(TakeOver),
    /// Prints the Control link again, also while the server runs.
    ///
    /// Give it the options with which the server was started.
    Key(Where),
    /// Writes, checks, translates, previews and prints scenarios.
    #[command(subcommand)]
    Decks(Decks),
    /// Writes the chronicle of a table from a data folder that no server uses, or from a database.
    Chronicle(Told),
    /// Looks into the journal.
    #[command(subcommand)]
    Journal(Look),
    /// Checks the journal in a data folder that no server uses, says what is wrong, and mends it; or in a database.
    ///
    /// Its exit code is 0 when all is well or mended, 1 when something is wrong, 2 when it cannot look.
    Doctor(doctor::Asked),
    /// Carries a journal from a data folder into a PostgreSQL database that no server uses, or back.
    ///
    /// Every entry is held against its hash on both sides. What was broken off goes on where it was.
    Move(moving::Asked),
    /// Checks every draw and every decision of a journal, and names the first that is not right.
    ///
    /// It makes each draw again from the seed that the table was committed to, and decides each command
    /// again with these draws. Its exit code is 0 when all is right, 1 when something is not, 2 when it
    /// cannot look.
    Verify(verify::Asked),
    #[command(flatten)]
    Game(games::Command),
}

#[derive(Debug, Subcommand)]
pub(super) enum Look {
    /// Writes the entries of a table, each as a line of JSON, with every secret in them; also while the server runs.
    Show(show::Shown),
}

#[derive(Debug, Args)]
pub(super) struct Serve {
    #[command(flatten)]
    pub(super) common: Serving,
    /// The PostgreSQL database that has the journal, as `postgres://USER:PASSWORD@HOST/NAME`; several hosts with
    /// commas between, of which the primary is found. Without it the journal is a file in the data folder.
    #[arg(
        long,
        value_name = "URL",
        env = "PRYTANEION_JOURNAL",
        hide_env_values = true,
        conflicts_with_all = ["backup", "wait_for_spare"]
    )]
    pub(super) journal: Option<String>,
}

/// What is the same for a server that begins as a spare.
#[derive(Debug, Args)]
pub(super) struct Serving {
    #[command(flatten)]
    pub(super) place: Where,
    /// A scenario's folder, or a folder of such folders, to offer beside those inside the program.
    #[arg(long, value_name = "FOLDER", env = "PRYTANEION_DECKS")]
    pub(super) decks: Option<PathBuf>,
    /// A proxy on another machine that is believed when it names a client's address, or a network of
    /// such; several with commas between. One on this machine always is.
    #[arg(long, value_name = "ADDRESS", env = "PRYTANEION_TRUSTED_PROXY", value_delimiter = ',')]
    pub(super) trusted_proxy: Vec<Trusted>,
    /// A further name by which browsers may ask for the server; several with commas between. It always
    /// answers to addresses, to names that only the local network knows, and to that of --public-url.
    #[arg(long, value_name = "NAME", env = "PRYTANEION_HOST", value_delimiter = ',')]
    pub(super) host: Vec<String>,
    /// A folder on another disk, such as a USB stick, for backups of the journal while the server runs.
    /// It must be there.
    #[arg(long, value_name = "FOLDER", env = "PRYTANEION_BACKUP")]
    pub(super) backup: Option<PathBuf>,
    /// Acknowledges each command only when the spare has it too. While there is none that is up to date, the
    /// game goes on and Control's screen says so.
    #[arg(long, env = "PRYTANEION_WAIT_FOR_SPARE")]
    pub(super) wait_for_spare: bool,
    /// How many minutes lie between two backups.
    #[arg(
        long,
        value_name = "MINUTES",
        env = "PRYTANEION_BACKUP_MINUTES",
        default_value = "5",
        value_parser = clap::value_parser!(u64).range(1..)
    )]
    pub(super) backup_minutes: u64,
    #[command(flatten)]
    pub(super) hosting: Hosts,
    /// For rehearsals: shuffles and rolls follow from this number, the same each time. Whoever knows
    /// it can foresee them.
    #[arg(long, value_name = "NUMBER", env = "PRYTANEION_SEED")]
    pub(super) seed: Option<u64>,
}

/// What those may have who host beside the operator, and what everybody is promised.
#[derive(Debug, Args)]
pub(super) struct Hosts {
    /// How many tables an organiser may have who is given no other limits, archived ones not counted.
    #[arg(long, value_name = "NUMBER", env = "PRYTANEION_ORGANISER_TABLES", default_value = "20")]
    pub(super) organiser_tables: u32,
    /// How many screens may look on at each table of such an organiser.
    #[arg(
        long,
        value_name = "NUMBER",
        env = "PRYTANEION_ORGANISER_ONLOOKERS",
        default_value = "100"
    )]
    pub(super) organiser_onlookers: u32,
    /// How many megabytes the tables of such an organiser may take in the journal before no new one is made.
    #[arg(long, value_name = "MB", env = "PRYTANEION_ORGANISER_MEGABYTES", default_value = "500")]
    pub(super) organiser_megabytes: u32,
    /// How many scenarios such an organiser may bring.
    #[arg(
        long,
        value_name = "NUMBER",
        env = "PRYTANEION_ORGANISER_SCENARIOS",
        default_value = "8"
    )]
    pub(super) organiser_scenarios: u32,
    /// How many days an archived table is kept before it is purged.
    #[arg(
        long,
        value_name = "DAYS",
        env = "PRYTANEION_KEEP_ARCHIVED",
        default_value = "30",
        value_parser = clap::value_parser!(u32).range(..=36_500)
    )]
    pub(super) keep_archived: u32,
    /// Who keeps what is kept on this server, and how to reach them, for the page that tells everybody.
    #[arg(long, value_name = "TEXT", env = "PRYTANEION_KEEPER")]
    pub(super) keeper: Option<String>,
}

impl From<Hosts> for Hosting {
    fn from(asked: Hosts) -> Self {
        let allowance = Allowance {
            tables: asked.organiser_tables,
            onlookers: asked.organiser_onlookers,
            megabytes: asked.organiser_megabytes,
            scenarios: asked.organiser_scenarios,
        };
        Self { allowance, keep_days: asked.keep_archived, keeper: asked.keeper }
    }
}

#[derive(Debug, Args)]
pub(super) struct Follow {
    /// The server's Control link, or its address: then the operator's key is taken from the data folder.
    /// Left out, it is the server that was followed last.
    #[arg(value_name = "ADDRESS")]
    pub(super) server: Option<String>,
    #[command(flatten)]
    pub(super) serve: Serving,
}

#[derive(Debug, Args)]
pub(super) struct TakeOver {
    /// Goes on with what there is although the copy of the evening is not whole.
    #[arg(long)]
    pub(super) anyway: bool,
    #[command(flatten)]
    pub(super) serve: Serving,
}

/// Where a server listens and keeps its data.
#[derive(Debug, Args)]
pub(super) struct Where {
    /// Where to listen.
    #[arg(
        long,
        value_name = "ADDRESS:PORT",
        env = "PRYTANEION_LISTEN",
        default_value = "0.0.0.0:8080"
    )]
    pub(super) listen: SocketAddr,
    /// The folder of the server's data. The server makes it if it is missing.
    #[arg(long, value_name = "FOLDER", env = "PRYTANEION_DATA", default_value_os_t = folder::usual())]
    pub(super) data: PathBuf,
    /// The address at which phones reach the server, if it is not one of this machine's own.
    #[arg(long, value_name = "URL", env = "PRYTANEION_PUBLIC_URL")]
    pub(super) public_url: Option<String>,
}

#[derive(Debug, Subcommand)]
pub(super) enum Decks {
    /// Writes a new scenario into a folder: a small one to begin with, or a copy of a shipped one. It
    /// never overwrites a file.
    New {
        /// The folder; made if it is missing.
        folder: PathBuf,
        /// The shipped scenario to copy.
        #[arg(long, value_name = "NAME")]
        from: Option<String>,
    },
    /// Checks a scenario, names file, line, card and field of every fault, and says how far its languages are.
    Check {
        /// The scenario's folder, a folder of such folders, or a zip archive.
        #[arg(value_name = "FOLDER|ZIP")]
        folder: PathBuf,
        /// Names every text that a language still lacks, with its line.
        #[arg(long)]
        all: bool,
    },
    /// Writes or updates the file in which a scenario is translated: de.po for German.
    ///
    /// What is translated stays. A text that was reworded keeps its translation, marked as fuzzy and not
    /// shown until somebody has looked at it; what is in the scenario no longer is kept behind the rest.
    Translate {
        /// The scenario's folder.
        folder: PathBuf,
        /// The language by its tag, such as de, el or pt-BR.
        language: String,
    },
    /// Shows every card on a page that follows the files as you write.
    Preview {
        /// The scenario's folder.
        folder: PathBuf,
        /// Where to show the preview.
        #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8090")]
        listen: SocketAddr,
    },
    /// Writes cards, briefs and all other sheets of a scenario as one page to print.
    Print {
        /// The scenario's folder, its zip archive, or the name of a shipped one.
        #[arg(value_name = "FOLDER|ZIP|NAME")]
        scenario: PathBuf,
        /// The file to write. Left out, it is NAME-sheets.html in the current folder.
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
}

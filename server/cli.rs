//! The command line: what can be asked of the program, and how it answers.

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Args, CommandFactory, Parser, Subcommand};
use tokio_util::sync::CancellationToken;
use tracing_subscriber::EnvFilter;

use crate::archive::{self, Told};
use crate::banner::{banner, control_link, control_links};
use crate::decks::{self, Preview};
use crate::figures::figures;
use crate::journal::database_named;
use crate::serve::{Config, Server};
use crate::spare::{self, Ended, Spare};
use crate::wire::Allowance;
use crate::{
    Backups, Hosting, Limits, Trusted, addresses, by_hand, doctor, folder, games, moving, show,
    verify,
};

/// The exit code when what is asked cannot be done: the server cannot start, a deck is broken.
const CANNOT: u8 = 2;

/// What is logged is set by the environment, and is no option of ours.
const LOGGING: &str = "RUST_LOG in the environment sets what is logged to standard error; without it, \
                       prytaneion=info,warn. No choice and no card is ever logged.";

/// Runs games for a room full of people: one laptop, phones, a projector.
#[derive(Debug, Parser)]
#[command(version, args_conflicts_with_subcommands = true, after_help = LOGGING)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: Serve,
}

#[derive(Debug, Subcommand)]
enum Command {
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
    Key(Place),
    /// Writes, checks, previews and prints scenarios.
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
enum Look {
    /// Writes the entries of a table, each as a line of JSON, with every secret in them; also while the server runs.
    Show(show::Shown),
}

#[derive(Debug, Args)]
struct Serve {
    #[command(flatten)]
    common: Serving,
    /// The PostgreSQL database that has the journal, as `postgres://USER:PASSWORD@HOST/NAME`; several hosts with
    /// commas between, of which the primary is found. Without it the journal is a file in the data folder.
    #[arg(
        long,
        value_name = "URL",
        env = "PRYTANEION_JOURNAL",
        hide_env_values = true,
        conflicts_with_all = ["backup", "wait_for_spare"]
    )]
    journal: Option<String>,
}

/// What is the same for a server that begins as a spare.
#[derive(Debug, Args)]
struct Serving {
    #[command(flatten)]
    place: Place,
    /// A scenario's folder, or a folder of such folders, to offer beside those inside the program.
    #[arg(long, value_name = "FOLDER", env = "PRYTANEION_DECKS")]
    decks: Option<PathBuf>,
    /// A proxy on another machine that is believed when it names a client's address, or a network of
    /// such; several with commas between. One on this machine always is.
    #[arg(long, value_name = "ADDRESS", env = "PRYTANEION_TRUSTED_PROXY", value_delimiter = ',')]
    trusted_proxy: Vec<Trusted>,
    /// A further name by which browsers may ask for the server; several with commas between. It always
    /// answers to addresses, to names that only the local network knows, and to that of --public-url.
    #[arg(long, value_name = "NAME", env = "PRYTANEION_HOST", value_delimiter = ',')]
    host: Vec<String>,
    /// A folder on another disk, such as a USB stick, for backups of the journal while the server runs.
    /// It must be there.
    #[arg(long, value_name = "FOLDER", env = "PRYTANEION_BACKUP")]
    backup: Option<PathBuf>,
    /// Acknowledges each command only when the spare has it too. While there is none that is up to date, the
    /// game goes on and Control's screen says so.
    #[arg(long, env = "PRYTANEION_WAIT_FOR_SPARE")]
    wait_for_spare: bool,
    /// How many minutes lie between two backups.
    #[arg(
        long,
        value_name = "MINUTES",
        env = "PRYTANEION_BACKUP_MINUTES",
        default_value = "5",
        value_parser = clap::value_parser!(u64).range(1..)
    )]
    backup_minutes: u64,
    #[command(flatten)]
    hosting: Hosts,
    /// For rehearsals: shuffles and rolls follow from this number, the same each time. Whoever knows
    /// it can foresee them.
    #[arg(long, value_name = "NUMBER", env = "PRYTANEION_SEED")]
    seed: Option<u64>,
}

/// What those may have who host beside the operator, and what everybody is promised.
#[derive(Debug, Args)]
struct Hosts {
    /// How many tables an organiser may have who is given no other limits, archived ones not counted.
    #[arg(long, value_name = "NUMBER", env = "PRYTANEION_ORGANISER_TABLES", default_value = "20")]
    organiser_tables: u32,
    /// How many screens may look on at each table of such an organiser.
    #[arg(
        long,
        value_name = "NUMBER",
        env = "PRYTANEION_ORGANISER_ONLOOKERS",
        default_value = "100"
    )]
    organiser_onlookers: u32,
    /// How many megabytes the tables of such an organiser may take in the journal before no new one is made.
    #[arg(long, value_name = "MB", env = "PRYTANEION_ORGANISER_MEGABYTES", default_value = "500")]
    organiser_megabytes: u32,
    /// How many scenarios such an organiser may bring.
    #[arg(
        long,
        value_name = "NUMBER",
        env = "PRYTANEION_ORGANISER_SCENARIOS",
        default_value = "8"
    )]
    organiser_scenarios: u32,
    /// How many days an archived table is kept before it is purged.
    #[arg(
        long,
        value_name = "DAYS",
        env = "PRYTANEION_KEEP_ARCHIVED",
        default_value = "30",
        value_parser = clap::value_parser!(u32).range(..=36_500)
    )]
    keep_archived: u32,
    /// Who keeps what is kept on this server, and how to reach them, for the page that tells everybody.
    #[arg(long, value_name = "TEXT", env = "PRYTANEION_KEEPER")]
    keeper: Option<String>,
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
struct Follow {
    /// The server's Control link, or its address: then the operator's key is taken from the data folder.
    /// Left out, it is the server that was followed last.
    #[arg(value_name = "ADDRESS")]
    server: Option<String>,
    #[command(flatten)]
    serve: Serving,
}

#[derive(Debug, Args)]
struct TakeOver {
    /// Goes on with what there is although the copy of the evening is not whole.
    #[arg(long)]
    anyway: bool,
    #[command(flatten)]
    serve: Serving,
}

/// Where a server listens and keeps its data.
#[derive(Debug, Args)]
struct Place {
    /// Where to listen.
    #[arg(
        long,
        value_name = "ADDRESS:PORT",
        env = "PRYTANEION_LISTEN",
        default_value = "0.0.0.0:8080"
    )]
    listen: SocketAddr,
    /// The folder of the server's data. The server makes it if it is missing.
    #[arg(long, value_name = "FOLDER", env = "PRYTANEION_DATA", default_value_os_t = folder::usual())]
    data: PathBuf,
    /// The address at which phones reach the server, if it is not one of this machine's own.
    #[arg(long, value_name = "URL", env = "PRYTANEION_PUBLIC_URL")]
    public_url: Option<String>,
}

#[derive(Debug, Subcommand)]
enum Decks {
    /// Writes a new scenario into a folder: a small one to begin with, or a copy of a shipped one. It
    /// never overwrites a file.
    New {
        /// The folder; made if it is missing.
        folder: PathBuf,
        /// The shipped scenario to copy.
        #[arg(long, value_name = "NAME")]
        from: Option<String>,
    },
    /// Checks a scenario, and names file, line, card and field of every fault.
    Check {
        /// The scenario's folder, a folder of such folders, or a zip archive.
        #[arg(value_name = "FOLDER|ZIP")]
        folder: PathBuf,
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

/// The commands and options of the program, so that tests can hold the documents against them.
#[must_use]
pub fn commands() -> clap::Command {
    Cli::command()
}

/// Does what the command line asks.
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match cli.command {
        Some(Command::Key(place)) => links(&place).map(|page| say(&page)),
        Some(Command::Decks(asked)) => look_after(asked),
        Some(Command::Game(asked)) => asked.answer().map(|answer| say(&answer)),
        Some(Command::Chronicle(asked)) => {
            alone(archive::write(&asked, &games::registry())).map(|written| say(&written))
        }
        Some(Command::Journal(Look::Show(asked))) => {
            alone(show::show(&asked, &mut std::io::stdout().lock()))
        }
        Some(Command::Doctor(asked)) => match alone(doctor::look(&asked, say)) {
            Ok(code) => return code,
            Err(error) => Err(error),
        },
        Some(Command::Move(asked)) => alone(moving::carry(&asked, say)),
        Some(Command::Verify(asked)) => {
            match alone(verify::look(&asked, &games::registry(), say)) {
                Ok(code) => return code,
                Err(error) => Err(error),
            }
        }
        Some(Command::Serve(asked)) => serve(asked.common, asked.journal, None),
        Some(Command::Follow(Follow { server, serve: asked })) => {
            serve(asked, None, Some(Second { server, take_over: None }))
        }
        Some(Command::TakeOver(asked)) => take_over(asked),
        None => serve(cli.serve.common, cli.serve.journal, None),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            if by_hand::is_by_hand() {
                by_hand::hold_window();
            }
            ExitCode::from(CANNOT)
        }
    }
}

fn look_after(asked: Decks) -> anyhow::Result<()> {
    let games = games::registry();
    let said = match asked {
        Decks::New { folder, from } => decks::new(&games, &folder, from.as_deref())?,
        Decks::Check { folder } => decks::check(&games, &folder)?,
        Decks::Print { scenario, out } => decks::print(&games, &scenario, out.as_deref())?,
        Decks::Preview { folder, listen } => {
            return alone(preview(folder, listen));
        }
    };
    say(&said);
    Ok(())
}

fn links(place: &Place) -> anyhow::Result<String> {
    let key = folder::known_key(&place.data)?;
    let addresses = addresses::reachable(place.listen, place.public_url.as_deref());
    Ok(control_links(&addresses, &key))
}

/// Does what needs no other threads.
fn alone<T>(work: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work)
}

async fn preview(folder: PathBuf, listen: SocketAddr) -> anyhow::Result<()> {
    let preview = Preview::bind(games::registry(), folder, listen).await?;
    say(&format!("Open http://{} and write; the page follows. Ctrl+C ends it.", preview.addr()?));
    preview.run(asked_to_stop()).await
}

/// What a machine does before it serves, where it is the second one.
struct Second {
    server: Option<String>,
    /// At once, and whether although its copy is not whole.
    take_over: Option<bool>,
}

/// Orders the spare that runs here to take over; where none runs, becomes the server itself.
fn take_over(TakeOver { anyway, serve: asked }: TakeOver) -> anyhow::Result<()> {
    let key = folder::known_key(&asked.place.data)?;
    if alone(spare::order(asked.place.listen, &key, anyway))? {
        say("The spare takes over. Its window says more.");
        say(&links(&asked.place)?);
        return Ok(());
    }
    serve(asked, None, Some(Second { server: None, take_over: Some(anyway) }))
}

fn serve(asked: Serving, database: Option<String>, second: Option<Second>) -> anyhow::Result<()> {
    let asked_for = EnvFilter::try_from_default_env();
    let filter = asked_for.unwrap_or_else(|_| EnvFilter::new("prytaneion=info,warn"));
    // Whatever is asked for: below this these libraries print what crosses the socket (N-1).
    let filter = ["tungstenite=info", "tokio_tungstenite=info"]
        .iter()
        .try_fold(filter, |filter, cap| anyhow::Ok(filter.add_directive(cap.parse()?)))?;
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    // What a panic says may hold what a game hides; where it happened does not (N-1).
    std::panic::set_hook(Box::new(|panic| {
        figures().counts.panics.increment(1);
        tracing::error!(at = panic.location().map(tracing::field::display), "panicked");
    }));
    let scenarios = games::scenarios(asked.decks.as_deref())?;
    let config = Config {
        listen: asked.place.listen,
        data: asked.place.data,
        public_url: asked.place.public_url,
        trusted_proxies: asked.trusted_proxy,
        hosts: asked.host,
        registry: games::registry(),
        scenarios,
        journal: None,
        database,
        limits: Limits::default(),
        hosting: asked.hosting.into(),
        backups: asked.backup.map(|folder| Backups {
            folder,
            every: Duration::from_secs(asked.backup_minutes.saturating_mul(60)),
        }),
        wait_for_spare: asked.wait_for_spare,
        seed: asked.seed,
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        match second {
            None => run(config).await,
            Some(second) => follow(config, second).await,
        }
    })
}

/// Follows until it is told to stop, or takes over and serves.
async fn follow(mut config: Config, second: Second) -> anyhow::Result<()> {
    let spare = Spare {
        listen: config.listen,
        data: config.data.clone(),
        public_url: config.public_url.clone(),
        server: second.server,
        take_over: second.take_over,
    };
    let stop = CancellationToken::new();
    let stopped = stop.clone();
    let asked = tokio::spawn(async move {
        asked_to_stop().await;
        stopped.cancel();
    });
    let ended = spare::follow(spare, stop, say).await?;
    asked.abort();
    match ended {
        Ended::Stopped => Ok(()),
        Ended::TookOver { listen, sentence } => {
            say(&sentence);
            config.listen = listen;
            run(config).await
        }
    }
}

/// Serves until the terminal or the system says stop.
///
/// # Errors
/// As [`Server::bind`] and [`Server::run`].
pub async fn run(config: Config) -> anyhow::Result<()> {
    let data = config.data.clone();
    let database = config.database.as_deref().and_then(database_named);
    let server = Server::bind(config).await?;
    let at = (data.as_path(), database.as_deref());
    say(&banner(&server.addresses(), server.operator_key(), at));
    if by_hand::is_by_hand() {
        // However its network changes, this machine finds itself there.
        let here = format!("http://127.0.0.1:{}", server.addr().port());
        let link = control_link(&here, server.operator_key());
        tokio::task::spawn_blocking(move || by_hand::open(&link));
    }
    let troubles = server.troubles();
    tokio::spawn(async move {
        for trouble in troubles.await {
            eprintln!("{trouble}");
        }
    });
    let stop = server.stopper();
    tokio::spawn(async move {
        asked_to_stop().await;
        stop.cancel();
    });
    server.run().await
}

/// A closed terminal is no reason for the server to end.
fn say(text: &str) {
    let mut out = std::io::stdout().lock();
    let _ = writeln!(out, "{text}").and_then(|()| out.flush());
}

#[cfg(unix)]
async fn asked_to_stop() {
    use tokio::signal::unix::{SignalKind, signal};
    let Ok(mut terminate) = signal(SignalKind::terminate()) else {
        return std::future::pending().await;
    };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        _ = terminate.recv() => {}
    }
}

/// On Windows a window that is closed says so, and so does the system when it ends; a few seconds later the
/// program is gone, whatever it does.
#[cfg(windows)]
async fn asked_to_stop() {
    use tokio::signal::windows::{ctrl_break, ctrl_close, ctrl_shutdown};
    let (Ok(mut break_), Ok(mut close), Ok(mut shutdown)) =
        (ctrl_break(), ctrl_close(), ctrl_shutdown())
    else {
        return std::future::pending().await;
    };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        _ = break_.recv() => {}
        _ = close.recv() => {}
        _ = shutdown.recv() => {}
    }
}

//! The command line: what can be asked of the program, and how it answers.

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{CommandFactory, Parser};
use tokio_util::sync::CancellationToken;
use tracing_subscriber::EnvFilter;

use crate::archive;
use crate::banner::{banner, control_link, control_links};
use crate::decks::{self, Preview};
use crate::figures::figures;
use crate::journal::database_named;
use crate::serve::{Config, Server};
use crate::spare::{self, Ended, Spare};
use crate::{Backups, Limits, addresses, by_hand, doctor, folder, games, moving, show, verify};

mod asked;
use asked::{Cli, Command, Decks, Follow, Look, Serving, TakeOver, Where};

/// The stack of a thread, in bytes. It takes memory only as far as it is used.
const STACK: usize = 64 << 20;

/// The exit code when what is asked cannot be done: the server cannot start, a deck is broken.
const CANNOT: u8 = 2;

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
        Some(Command::Game(asked)) => match asked.answer(&mut std::io::stdout()) {
            Ok(code) => return code,
            Err(error) => Err(error),
        },
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
        Decks::Check { folder, all } => decks::check(&games, &folder, all)?,
        Decks::Translate { folder, language } => decks::translate(&games, &folder, &language)?,
        Decks::Print { scenario, out } => decks::print(&games, &scenario, out.as_deref())?,
        Decks::Preview { folder, listen } => {
            return alone(preview(folder, listen));
        }
    };
    say(&said);
    Ok(())
}

fn links(place: &Where) -> anyhow::Result<String> {
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
    runtime()?.block_on(async {
        match second {
            None => run(config).await,
            Some(second) => follow(config, second).await,
        }
    })
}

/// The threads that serve. Nothing calls itself as often as a list is long; should it all the same, it is to
/// come to the bound of what one command may take before it comes to the end of a stack, which ends the program.
fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().thread_stack_size(STACK).enable_all().build()
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

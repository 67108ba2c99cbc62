//! Games that stewards play among themselves, many at once, and what became of them: who wins by place in the first
//! play order and by aim, how long it takes, how many starve. The rules are asked through the game's traits, and its
//! steward.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::{Context, ensure};
use atlantida::content::Draft;
use atlantida::settings::{Settings, Value};
use clap::Args;
use game::Content;

mod page;
mod play;
mod tally;

use play::Played;
use tally::Tally;

/// Games to be played by the program.
#[derive(Debug, Args)]
pub(crate) struct Simulation {
    /// How many games, for each number of players.
    #[arg(long, value_name = "NUMBER", default_value_t = 1000)]
    games: usize,
    /// How many play: numbers from 2 to 5, such as 2,5.
    #[arg(long, value_name = "LIST", default_value = "2,3,4,5", value_delimiter = ',')]
    players: Vec<usize>,
    /// From this number all chance follows.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// How many of the players choose at random, the last in seat order.
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    random: usize,
    /// A setting, such as game=advanced; may be given often. Without it stewards play to win.
    #[arg(long = "set", value_name = "KEY=VALUE")]
    settings: Vec<String>,
    /// The folder of a scenario; without it the one that is shipped.
    #[arg(long, value_name = "FOLDER")]
    deck: Option<PathBuf>,
    /// How many games are played at a time; as many as there are cores, if it is left out.
    #[arg(long, value_name = "NUMBER")]
    threads: Option<usize>,
    /// Writes a page with curves to this file.
    #[arg(long, value_name = "FILE")]
    page: Option<PathBuf>,
}

/// Plays them, and says what became of them.
///
/// # Errors
/// One sentence, if the settings or the scenario make no sense, or the page cannot be written.
pub(crate) fn answer(asked: &Simulation) -> anyhow::Result<String> {
    let setup = setup(asked)?;
    ensure!(asked.players.iter().all(|of| (2..=5).contains(of)), "Two to five play.");
    let mut tallies = Vec::new();
    for players in &asked.players {
        let played = all(asked, &setup, *players)?;
        tallies.push(Tally::of(*players, &played));
    }
    if let Some(path) = &asked.page {
        let page = page::page(asked, &tallies);
        std::fs::write(path, page).with_context(|| format!("{} is not written", path.display()))?;
    }
    Ok(tallies.iter().map(Tally::said).collect())
}

/// The scenario with the settings that were asked for.
fn setup(asked: &Simulation) -> anyhow::Result<Draft> {
    let files = match &asked.deck {
        Some(folder) => crate::decks::files(folder)?,
        None => super::shipped(),
    };
    let written = super::Decks::read(&files).map_err(|faults| {
        let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
        anyhow::anyhow!(lines.join("\n"))
    })?;
    let mut setup = written.setup;
    let mut settings = set(setup.scenario.settings.clone(), "steward=rival")?;
    for pair in &asked.settings {
        settings = set(settings, pair)?;
    }
    setup.scenario.settings = settings;
    Ok(setup)
}

fn set(settings: Settings, pair: &str) -> anyhow::Result<Settings> {
    let (key, value) = pair.split_once('=').context("A setting is KEY=VALUE.")?;
    let value = value.parse().map_or_else(|_| Value::Word(value.to_owned()), Value::Number);
    settings.with(key, &value).map_err(|_| anyhow::anyhow!("{pair} is no setting."))
}

/// All games of so many players, in the order of their numbers however many threads there are.
fn all(asked: &Simulation, setup: &Draft, players: usize) -> anyhow::Result<Vec<Played>> {
    let threads =
        asked.threads.or_else(|| std::thread::available_parallelism().ok().map(Into::into));
    let next = AtomicUsize::new(0);
    let one = || {
        let mut played = BTreeMap::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= asked.games {
                return played;
            }
            let seed = asked.seed.wrapping_mul(1_000_003).wrapping_add(number as u64);
            played.insert(number, play::play(setup, players, asked.random, seed));
        }
    };
    let mut all = BTreeMap::new();
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads.unwrap_or(1).max(1)).map(|_| scope.spawn(one)).collect();
        for thread in threads {
            all.extend(thread.join().expect("a game does not panic"));
        }
    });
    all.into_values().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(threads: usize) -> Simulation {
        Simulation {
            games: 6,
            players: vec![2, 3],
            seed: 7,
            random: 1,
            settings: vec!["game=advanced".to_owned()],
            deck: None,
            threads: Some(threads),
            page: None,
        }
    }

    #[test]
    fn a_seed_gives_the_same_lines_on_one_thread_and_on_two() {
        let lines = answer(&asked(1)).expect("they are played");
        assert_eq!(lines, answer(&asked(2)).expect("they are played"));
        assert!(lines.contains("random"), "{lines}");
    }

    #[test]
    fn w4_stewards_bring_people_to_the_continent_and_beat_chance() {
        let games = Simulation { random: 0, settings: Vec::new(), ..asked(2) };
        for tally in [answer(&games), answer(&Simulation { random: 1, ..games })] {
            let lines = tally.expect("they are played");
            assert!(!lines.contains("a seat saves 0.0"), "{lines}");
            assert!(!lines.contains("random: 1") && !lines.contains("random: 2"), "{lines}");
        }
    }

    #[test]
    fn what_is_no_setting_is_said() {
        let asked = Simulation { settings: vec!["game=basic".into(), "no".into()], ..asked(1) };
        assert!(answer(&asked).is_err());
    }
}

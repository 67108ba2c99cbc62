//! A whole day of three Acts, as it was recorded: eight factions, every command with the dice of its seed.

use council::Council;
use council::command::Command;
use criterion::{BatchSize, Criterion, Throughput};
use game::{Actor, Game, Millis};
use serde::Deserialize;
use serde_json::Value;

use crate::dice::Dice;

/// The recorded day; of today's format, so that its commands lead where they led.
const DAY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games/today-8.jsonl");

/// What was commanded.
struct Day {
    seed: u64,
    setup: Value,
    commands: Vec<(Actor, Millis, Command)>,
}

#[derive(Deserialize)]
struct Entry {
    by: Actor,
    at: Millis,
    command: Command,
}

impl Day {
    fn read() -> Self {
        let text = std::fs::read_to_string(DAY).expect("the day is there");
        let mut lines = text.lines();
        let head: Value = serde_json::from_str(lines.next().expect("a head")).expect("it is read");
        // The last line tells what is told of the day.
        let entries = lines.filter_map(|line| serde_json::from_str::<Entry>(line).ok());
        Self {
            seed: head["seed"].as_u64().expect("a seed"),
            setup: head["setup"].clone(),
            commands: entries.map(|entry| (entry.by, entry.at, entry.command)).collect(),
        }
    }
}

type State = <Council as Game>::State;

/// How all of it is played.
type Way = fn(State, Dice, &[(Actor, Millis, Command)]) -> State;

/// Decides and applies all of it.
fn play(mut state: State, mut dice: Dice, commands: &[(Actor, Millis, Command)]) -> State {
    for (by, at, command) in commands {
        let events = Council::decide(&state, by, command, *at, &mut dice).expect("it was accepted");
        events.iter().for_each(|event| Council::apply(&mut state, event));
    }
    state
}

/// Plays all of it as a table does, which keeps the state before a command until all is done.
fn play_on(mut state: State, mut dice: Dice, commands: &[(Actor, Millis, Command)]) -> State {
    for (by, at, command) in commands {
        let played = Council::play(&state, by, command, *at, &mut dice);
        (_, state) = played.expect("it was accepted");
    }
    state
}

pub fn benches(criterion: &mut Criterion) {
    let day = Day::read();
    let setup = serde_json::from_value(day.setup.clone()).expect("the setup is read");
    let start = Council::create(setup).expect("the content is sound");
    let mut group = criterion.benchmark_group("a day of three Acts");
    group.sample_size(10).throughput(Throughput::Elements(day.commands.len() as u64));
    let ways: [(&str, Way); 2] = [("decided and applied", play), ("played on a table", play_on)];
    for (name, way) in ways {
        group.bench_function(name, |bencher| {
            let begin = || (start.clone(), Dice::seeded(day.seed));
            let whole = |(state, dice)| way(state, dice, &day.commands);
            bencher.iter_batched(begin, whole, BatchSize::LargeInput);
        });
    }
    group.finish();
}

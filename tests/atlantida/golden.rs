//! Golden games: whole games that were played once and written down, command by command, with a hash of what every
//! audience saw after it. Every later version must read them and show the same. They lie in
//! `tests/atlantida/games/*.jsonl`: the first line holds the setup and the seed of the lots, every other who commanded
//! what and when, the events that it led to or the code of its refusal, and the hashes.
//!
//! A hash changes only in a commit that says why: `cargo test -p atlantida -- --ignored rehash_the` replays the games
//! and writes down what is seen today; `record_the_golden` plays them anew.

use std::fmt::Write as _;
use std::path::PathBuf;

use atlantida::Atlantida;
use atlantida::command::{AccordCommand, Command};
use atlantida::content::Draft;
use atlantida::event::Event;
use atlantida::ids::Faction;
use atlantida::settings::{ImprovementGoes, Settings, StewardPlays, Version};
use atlantida::table::Stage;
use atlantida::{legal, steward};
use game::{Actor, Audience, Game, Millis};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::kit::*;

/// The first line of a file.
#[derive(Serialize, Deserialize)]
struct Head {
    game: String,
    format: u32,
    seed: u64,
    setup: Value,
}

/// A command and what came of it.
#[derive(Serialize, Deserialize)]
struct Line {
    by: Actor,
    at: Millis,
    command: Command,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    refused: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    events: Vec<Event>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    views: String,
}

/// A game that is written down.
struct Golden {
    state: <Atlantida as Game>::State,
    chance: Seeded,
    now: Millis,
    lines: Vec<Line>,
}

impl Golden {
    fn of(setup: Draft, seed: u64) -> Self {
        let state = Atlantida::create(setup).expect("sound content");
        Self { state, chance: Seeded(seed, 0), now: Millis(0), lines: Vec::new() }
    }

    fn does(&mut self, by: &Actor, command: Command) -> bool {
        self.now = Millis(self.now.0 + 1000);
        let (by, at) = (by.clone(), self.now);
        let played = Atlantida::play(&self.state, &by, &command, at, &mut self.chance);
        let mut line =
            Line { by, at, command, refused: None, events: Vec::new(), views: String::new() };
        match played {
            Ok((events, state)) => {
                self.state = state;
                line.events = events;
                line.views = views(&self.state);
            }
            Err(refusal) => line.refused = Some(refusal.code),
        }
        let is_ok = line.refused.is_none();
        self.lines.push(line);
        is_ok
    }
}

fn views(state: &<Atlantida as Game>::State) -> String {
    let seats = ALL.iter().map(|of| Audience::Seat(of.seat()));
    let all = [Audience::Public, Audience::Control].into_iter().chain(seats);
    let hashes: Vec<String> = all.map(|who| hash(&Atlantida::view(state, &who))).collect();
    hashes.join(" ")
}

/// Twelve digits of a view's SHA-256.
fn hash(view: &impl Serialize) -> String {
    let value = serde_json::to_value(view).expect("it is plain JSON");
    let digest = Sha256::digest(value.to_string().as_bytes());
    digest.iter().take(6).fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Three of four times somebody does what a steward would, else one of what he may; now and then somebody asks to go
/// back.
fn played(setup: Draft, players: usize, seed: u64) -> Golden {
    let mut golden = Golden::of(setup, seed);
    let mut dice = Seeded(seed ^ 0x901d, 0);
    let factions: Vec<Faction> = ALL[..players].to_vec();
    let begin = atlantida::command::SetupCommand::Begin { factions, absent: Vec::new() };
    assert!(golden.does(&Actor::Control { for_seat: None }, begin.into()));
    while golden.state.stage() != Stage::Over {
        let faction = golden.state.awaited().next().expect("somebody is awaited");
        let by = Actor::Seat(faction.seat());
        if dice.below(120) == 0 {
            goes_back(&mut golden, &mut dice, players);
        }
        let all = legal::commands(&golden.state, faction);
        let whim = (dice.below(4) == 0 && !all.is_empty()).then(|| dice.below(all.len()));
        let done = whim.is_some_and(|at| golden.does(&by, all[at].clone()));
        if !done && golden.state.awaits(faction) {
            let (command, _) = steward::answer(&golden.state, faction).expect("an answer");
            assert!(golden.does(&by, command));
        }
    }
    golden
}

/// Somebody asks, and all agree or one does not.
fn goes_back(golden: &mut Golden, dice: &mut Seeded, players: usize) {
    let view = Atlantida::view(&golden.state, &Audience::Public);
    let accord = serde_json::to_value(view).expect("JSON")["accord"].clone();
    let points = accord["points"].as_array().expect("points");
    let Some(point) = points.last().and_then(|point| point["number"].as_u64()) else { return };
    let by = dice.below(players);
    let point = u32::try_from(point).expect("small");
    let seat = |at: usize| Actor::Seat(ALL[at].seat());
    if !golden.does(&seat(by), AccordCommand::AskBack { point }.into()) {
        return;
    }
    let question = u32::try_from(asked(golden)).expect("small");
    let refuses = dice.below(3) == 0;
    for at in (0..players).filter(|at| *at != by) {
        let answer = if refuses {
            AccordCommand::Refuse { question }
        } else {
            AccordCommand::Agree { question }
        };
        golden.does(&seat(at), answer.into());
    }
}

fn asked(golden: &Golden) -> u64 {
    let view = Atlantida::view(&golden.state, &Audience::Public);
    let view = serde_json::to_value(view).expect("JSON");
    view["accord"]["open"]["number"].as_u64().unwrap_or(0)
}

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join(format!("../../tests/atlantida/games/{name}.jsonl"))
}

/// A game's name, how many play, and by which settings.
type Kind = (&'static str, usize, fn(&mut Settings));

/// The games that are written down.
const GAMES: [Kind; 4] = [
    ("basic-2", 2, |settings| settings.steward = StewardPlays::Rival),
    ("basic-5", 5, |settings| {
        settings.steward = StewardPlays::Rival;
        settings.improvement = ImprovementGoes::Together;
    }),
    ("advanced-2", 2, |settings| {
        settings.steward = StewardPlays::Rival;
        settings.game = Version::Advanced;
    }),
    ("advanced-5", 5, |settings| {
        settings.steward = StewardPlays::Rival;
        settings.game = Version::Advanced;
    }),
];

#[test]
#[ignore = "plays the golden games anew, which only a change of the rules may ask for"]
fn record_the_golden_games() {
    std::fs::create_dir_all(file("x").parent().expect("a folder")).expect("the folder is made");
    for (seed, (name, players, set)) in (1..).zip(GAMES) {
        let mut setup = shipped();
        set(&mut setup.scenario.settings);
        let head = Head {
            game: Atlantida::NAME.into(),
            format: Atlantida::FORMAT,
            seed,
            setup: serde_json::to_value(&setup).expect("JSON"),
        };
        let golden = played(setup, players, seed);
        write_down(name, &head, &golden.lines);
    }
}

fn write_down(name: &str, head: &Head, lines: &[Line]) {
    let mut text = serde_json::to_string(head).expect("JSON");
    for line in lines {
        text.push('\n');
        text.push_str(&serde_json::to_string(line).expect("JSON"));
    }
    text.push('\n');
    std::fs::write(file(name), text).expect("the file is written");
}

/// Reads a game, and plays it by its commands and by its events.
fn replay(name: &str, mut seen: impl FnMut(&mut Line, String, &str)) -> (Head, Vec<Line>) {
    let text = std::fs::read_to_string(file(name)).expect("the game is there");
    let mut lines = text.lines();
    let head: Head = serde_json::from_str(lines.next().expect("a head")).expect("a head");
    assert_eq!((head.game.as_str(), head.format), (Atlantida::NAME, Atlantida::FORMAT));
    let setup: Draft = serde_json::from_value(head.setup.clone()).expect("the setup is read");
    let mut told = Golden::of(setup.clone(), head.seed);
    let mut decided = Golden::of(setup, head.seed);
    let mut all = Vec::new();
    for (number, line) in (2..).zip(lines) {
        let here = format!("{name}.jsonl, line {number}");
        let mut line: Line = serde_json::from_str(line).expect("a line");
        decided.now = Millis(line.at.0 - 1000);
        decided.does(&line.by, line.command.clone());
        let again = decided.lines.pop().expect("a line");
        assert_eq!((&again.refused, &again.events), (&line.refused, &line.events), "{here}");
        line.events.iter().for_each(|event| Atlantida::apply(&mut told.state, event));
        if line.refused.is_none() {
            seen(&mut line, views(&told.state), &here);
        }
        all.push(line);
    }
    (head, all)
}

#[test]
#[ignore = "writes down what is seen today, which only a change that says why may ask for"]
fn rehash_the_golden_games() {
    for (name, ..) in GAMES {
        let (head, lines) = replay(name, |line, views, _| line.views = views);
        write_down(name, &head, &lines);
    }
}

#[test]
fn golden_games_are_read_and_show_the_same() {
    for (name, ..) in GAMES {
        replay(name, |line, views, here| assert_eq!(line.views, views, "{here}"));
    }
}

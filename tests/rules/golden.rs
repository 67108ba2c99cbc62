//! Golden games: whole days that were played once and written down, entry by entry, with a hash of what
//! every audience saw after it. Every later version must read them and show the same. They lie in
//! `tests/games/*.jsonl`:
//!
//! - the first line holds the setup, the seed of the dice and the journal's format;
//! - an entry holds who commanded what and when, the events that it led to or the code of its refusal,
//!   and the hashes of the views of [`Play::audiences`], in that order;
//! - a going back names by `back` how many events of the past were kept;
//! - the last line holds hashes of the three sorts of editions, of what a journal's export shows, and of
//!   the sheets to print.
//!
//! A hash changes only in a commit that says why: `cargo test --test rules -- --ignored rehash_the`
//! replays the games and writes down what is seen today. `record_the_golden` plays those of today's format
//! anew, where their commands lead elsewhere because a rule was mended.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::rc::Rc;

use council::Council;
use council::command::{Absence, Command, SeatMode};
use council::content::Draft;
use council::event::Event;
use game::{Actor, Audience, Game, Millis, Record};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::kit::{Play, faction, shipped};
use crate::laws::Hand;
use crate::shown::Shown;
use crate::story;

/// The first line of a file.
#[derive(Serialize, Deserialize)]
struct Head {
    game: String,
    format: u32,
    seed: u64,
    setup: Value,
}

/// What was recorded of a game, a line each.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Line {
    /// A command was accepted.
    Entry { by: Actor, at: Millis, command: Value, events: Vec<Value>, views: String },
    /// A command was refused.
    Refused { by: Actor, at: Millis, command: Value, refused: String },
    /// The game went back to where it had so many events.
    Back { back: usize, anew: bool, at: Millis, events: Vec<Value>, views: String },
    /// What is told of the game at its end.
    End { chronicles: String, disclosed: String, sheets: String },
}

/// Writes down what happens in a game; copies of the game write into the same.
#[derive(Clone, Default)]
pub struct Recording(Rc<RefCell<Vec<Line>>>);

impl Recording {
    /// What a command led to; `play` stands after it, its list of events before it.
    pub fn entry(
        &self,
        play: &Play,
        by: &Actor,
        command: &Command,
        decided: &Result<Vec<Event>, String>,
    ) {
        let (by, at, command) = (by.clone(), play.now, json(command));
        self.0.borrow_mut().push(match decided {
            Ok(events) => {
                let events = events.iter().map(json).collect();
                Line::Entry { by, at, command, events, views: views(play) }
            }
            Err(code) => Line::Refused { by, at, command, refused: code.clone() },
        });
    }

    /// The game stands where it had `back` events, and `events` happened.
    pub fn went_back(&self, play: &Play, back: usize, anew: bool, events: &[Event]) {
        let events = events.iter().map(json).collect();
        let line = Line::Back { back, anew, at: play.now, events, views: views(play) };
        self.0.borrow_mut().push(line);
    }
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("it is plain JSON")
}

/// Twelve digits of a value's SHA-256; the order of an object's fields does not count.
fn hash(value: &Value) -> String {
    let digest = Sha256::digest(value.to_string().as_bytes());
    digest.iter().take(6).fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn hashes<'a>(values: impl IntoIterator<Item = &'a Value>) -> String {
    values.into_iter().map(hash).collect::<Vec<_>>().join(" ")
}

fn views(play: &Play) -> String {
    hashes(play.every_view().iter().map(Rc::as_ref))
}

/// What is told of a game that was begun from `setup`.
fn end(setup: &Value, play: &Play) -> Line {
    let start = || {
        let setup = serde_json::from_value(setup.clone()).expect("the setup is read");
        Council::create(setup).expect("the content is sound")
    };
    let told = story::entries(&play.events);
    let chronicles: Vec<Value> = play
        .audiences()
        .iter()
        .take(3)
        .map(|audience| Council::chronicle(start(), &told, audience))
        .collect();
    let disclosed: Vec<Value> = play.events.iter().map(Council::disclosed).collect();
    Line::End {
        chronicles: hashes(&chronicles),
        disclosed: hash(&Value::Array(disclosed)),
        sheets: hash(&Council::sheets(&play.state)),
    }
}

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/games/{name}.jsonl"))
}

/// Plays a game from its first line by `game` and writes it to its file.
fn record(name: &str, seed: u64, draft: Draft, game: impl FnOnce(Play) -> Play) {
    let setup = json(&draft);
    let mut play = Play::seeded(draft, seed);
    let recording = Recording::default();
    play.record = Some(recording.clone());
    let play = game(play);
    let head = Head { game: Council::NAME.into(), format: Council::FORMAT, seed, setup };
    let end = end(&head.setup, &play);
    let mut text = json(&head).to_string();
    for line in recording.0.borrow().iter().chain([&end]) {
        text.push('\n');
        text.push_str(&json(line).to_string());
    }
    text.push('\n');
    std::fs::write(file(name), text).expect("the file is written");
}

/// Everybody may do anything, the clock too, and the game goes back now and then.
fn whims(mut play: Play, seed: u64, entries: usize) -> Play {
    play.next();
    let mut hand = Hand(StdRng::seed_from_u64(seed));
    let mut points = vec![play.clone()];
    for _ in 0..entries {
        match Council::alarm(&play.state) {
            Some(alarm) if hand.0.random_ratio(1, 9) => {
                play.now = Millis(alarm.at.0.max(play.now.0));
                play.attempt(&Actor::Clock, &alarm.command).expect("the clock is obeyed");
            }
            _ => {
                let (actor, command) = hand.choose(&play);
                let _ = play.attempt(&actor, &command);
            }
        }
        points.push(play.clone());
        if hand.0.random_ratio(1, 60) {
            let at = points.len() - hand.0.random_range(1..points.len().min(25));
            let anew = hand.0.random();
            play = play.gone_back(&points[at], anew);
            points.truncate(at + 1);
            points.push(play.clone());
        }
    }
    play
}

/// A day in which every seat is played in another way.
fn mixed(mut play: Play) -> Play {
    let modes = [
        ("democrats", SeatMode::Paper),
        ("medes", SeatMode::Absent { instead: Absence::Abstain }),
        ("oligarchs", SeatMode::Absent { instead: Absence::Control }),
        ("tyrants", SeatMode::Absent { instead: Absence::Follow(faction("monarchists")) }),
    ];
    story::played(&mut play, |play| {
        modes.iter().for_each(|(id, mode)| {
            if play.audiences().contains(&Audience::Seat(faction(id).seat())) {
                play.set_seat(id, mode.clone());
            }
        })
    });
    play
}

/// A scenario that a writer brought, for five factions.
fn brought() -> Draft {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/browser/scenarios/five");
    let deck = prytaneion::decks::one(&prytaneion::games::registry(), &folder);
    let setup = deck.expect("the scenario is sound").scenario.setup;
    serde_json::from_value(setup).expect("a setup can be read")
}

#[test]
#[ignore = "plays the golden games anew, which only a change of the rules may ask for"]
fn record_the_golden_games() {
    record("today-5", 55, brought(), |play| whims(play, 55, 500));
    record("today-8", 8, shipped(), mixed);
    record("today-12", 121, story::table(12), |play| whims(play, 121, 400));
}

/// A game of today's format: every command and every moment of it; returns the setup, and all that happened.
pub fn today(name: &str, mut seen: impl FnMut(&Value, &Play)) -> (Value, Vec<Event>) {
    let mut events = Vec::new();
    replay(name, |line, play, _, _| match line {
        Line::Entry { command, .. } => seen(command, play),
        Line::Refused { .. } | Line::Back { .. } => seen(&Value::Null, play),
        Line::End { .. } => events.clone_from(&play.events),
    });
    (setup(name), events)
}

/// Reads a game from its events and gives every line with the game after it to `seen`. A game of today's
/// format is played by its commands too: what older ones came to is what was played, whatever rules were
/// mended since.
fn replay(name: &str, mut seen: impl FnMut(&mut Line, &Play, Option<&Play>, &str)) -> String {
    let text = std::fs::read_to_string(file(name)).expect("the game is there");
    let mut lines = text.lines();
    let first = lines.next().expect("a head");
    let head: Head = serde_json::from_str(first).expect("it is read");
    assert_eq!(head.game, Council::NAME);
    let setup: Draft = serde_json::from_value(setup(name)).expect("the setup is read");
    let read = |events: &[Value]| -> Vec<Event> {
        let lifted = events.iter().map(|event| Council::lift(head.format, event.clone()));
        let read = |event| serde_json::from_value(event).expect("an event");
        lifted.map(|event| read(event.expect("it is lifted"))).collect()
    };
    let today = head.format == Council::FORMAT;
    let mut replayed = Play::seeded(setup.clone(), head.seed);
    let mut decided = today.then(|| Play::seeded(setup, head.seed));
    let mut points = BTreeMap::from([(0, (replayed.state.clone(), decided.clone()))]);
    let mut again = vec![first.to_owned()];
    for (number, line) in (2..).zip(lines) {
        let here = format!("{name}.jsonl, line {number}");
        let mut line = serde_json::from_str(line).expect("a line");
        let happened = match &line {
            Line::Entry { by, at, command, events, .. } => {
                if let Some(decided) = &mut decided {
                    let answer = decided.attempt_at(by, *at, command);
                    answer.unwrap_or_else(|code| panic!("{code}: {here}"));
                }
                read(events)
            }
            Line::Refused { by, at, command, refused } => {
                if let Some(decided) = &mut decided {
                    let answer = decided.attempt_at(by, *at, command);
                    assert_eq!(answer.as_ref(), Err(refused), "{here}");
                }
                again.push(json(&line).to_string());
                continue;
            }
            Line::Back { back, anew, at, events, .. } => {
                let (state, past) = points[back].clone();
                replayed.state = state;
                replayed.events.truncate(*back);
                decided = decided.zip(past).map(|(mut decided, past)| {
                    decided.now = Millis(at.0 - 5000);
                    decided.gone_back(&past, *anew)
                });
                points.split_off(&(back + 1));
                read(events)
            }
            Line::End { .. } => Vec::new(),
        };
        for event in happened {
            replayed.state.apply(&event);
            replayed.events.push(event);
        }
        seen(&mut line, &replayed, decided.as_ref(), &here);
        again.push(json(&line).to_string());
        points.insert(replayed.events.len(), (replayed.state.clone(), decided.clone()));
    }
    again.push(String::new());
    again.join("\n")
}

impl Play {
    /// A command as it was written, at the moment at which it was given.
    fn attempt_at(&mut self, by: &Actor, at: Millis, command: &Value) -> Result<(), String> {
        self.now = Millis(at.0 - 1000);
        let command = serde_json::from_value(command.clone()).expect("a command");
        self.attempt(by, &command)
    }
}

/// At which of the moments of a game its views are made afresh too, which takes longer than all else: laws hold what is
/// shown section by section to that at every moment of random games.
const AFRESH: usize = 7;

/// Holds a game to what was seen.
fn holds(name: &str) {
    let setup = setup(name);
    let mut shown = Shown::default();
    let (mut moments, mut ended) = (0, false);
    replay(name, |line, replayed, decided, here| match line {
        Line::Entry { views, .. } | Line::Back { views, .. } => {
            moments += 1;
            match moments % AFRESH {
                0 => shown.follow(replayed, here),
                _ => shown.go_on(replayed),
            }
            same(shown.views(), views, here);
            // Where the same happened the same is seen.
            if let Some(decided) = decided.filter(|play| play.events != replayed.events) {
                let audiences = decided.audiences();
                let fresh = decided.every_view();
                same(audiences.iter().zip(fresh.iter().map(Rc::as_ref)), views, here);
            }
        }
        Line::Refused { .. } => {}
        told @ Line::End { .. } => {
            assert_eq!(json(&end(&setup, replayed)), json(told), "{here}");
            ended = true;
        }
    });
    assert!(ended, "{name}.jsonl has no end");
}

/// How a game was set up.
fn setup(name: &str) -> Value {
    let text = std::fs::read_to_string(file(name)).expect("the game is there");
    let head: Head = serde_json::from_str(text.lines().next().expect("a head")).expect("a head");
    Council::lift(head.format, head.setup).expect("the setup is lifted")
}

#[test]
#[ignore = "writes down what is seen today, which only a change that says why may ask for"]
fn rehash_the_golden_games() {
    for name in GAMES {
        let setup = setup(name);
        let text = replay(name, |line, replayed, _, _| match line {
            Line::Entry { views: seen, .. } | Line::Back { views: seen, .. } => {
                *seen = views(replayed);
            }
            Line::Refused { .. } => {}
            told @ Line::End { .. } => *told = end(&setup, replayed),
        });
        std::fs::write(file(name), text).expect("the file is written");
    }
}

#[track_caller]
fn same<'a>(views: impl Iterator<Item = (&'a Audience, &'a Value)>, seen: &str, here: &str) {
    let mut seen = seen.split(' ');
    for (audience, view) in views {
        let now = hash(view);
        assert_eq!(Some(&*now), seen.next(), "{here}: what {audience:?} sees has changed");
    }
    assert_eq!(seen.next(), None, "{here}: somebody is shown nothing");
}

macro_rules! replayed {
    ($($test:ident: $file:literal),* $(,)?) => {
        const GAMES: &[&str] = &[$($file),*];

        $(#[test]
        fn $test() {
            holds($file);
        })*
    };
}

replayed! {
    golden_day_of_3: "day-3",
    golden_day_of_5: "day-5",
    golden_day_of_8: "day-8",
    golden_day_of_12: "day-12",
    golden_whims_of_3: "whims-3",
    golden_whims_of_5: "whims-5",
    golden_whims_of_8: "whims-8",
    golden_whims_of_12: "whims-12",
    golden_whims_of_format_7: "seven-12",
    golden_whims_of_format_8: "eight-5",
    golden_whims_of_today_of_5: "today-5",
    golden_day_of_today: "today-8",
    golden_whims_of_today: "today-12",
}

/// The games hold what they are kept for.
#[test]
fn golden_games_hold_every_step_mode_and_going_back() {
    let text: String = std::fs::read_dir(file("x").parent().expect("a folder"))
        .expect("the games are there")
        .map(|entry| std::fs::read_to_string(entry.expect("a file").path()).expect("text"))
        .collect();
    let words = [
        "\"back\"",
        "\"anew\":true",
        "\"anew\":false",
        "\"refused\"",
        "\"election_revealed\"",
        "\"motion_settled\"",
        "\"law_proclaimed\"",
        "\"article_amended\"",
        "\"scored\"",
        "\"spoil_rolled\"",
        "\"spoil_shared\"",
        "\"hero_judged\"",
        "\"tyche_shown\"",
        "\"street_card_played\"",
        "\"how\":\"paper\"",
        "\"how\":\"phone\"",
        "\"how\":\"scripted\"",
        "\"how\":\"absent\"",
        "\"vetoed\"",
        "\"tie_decided\"",
        "\"second_look_taken\"",
    ];
    let missing: Vec<_> = words.iter().filter(|word| !text.contains(**word)).collect();
    assert_eq!(missing, Vec::<&&str>::new());
}

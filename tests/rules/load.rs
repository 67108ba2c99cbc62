//! The measured game: how often Control presses something while eight Archons do at once what they are
//! asked. The settings are those of Atlantis.

use council::Council;
use council::command::{Command, DayCommand};
use council::event::{Event, StepsEvent, VoteEvent};
use council::view::Phase;
use game::{Actor, Game};

use crate::kit::{Play, shipped};

/// The most presses that a full council cycle of Act 1 may take.
const CYCLE: usize = 8;
/// The most that a stasis may take.
const STASIS: usize = 25;

/// A Control that presses the big button, or decides what falls to it; the Archons are the program's.
struct Measured {
    play: Play,
    presses: usize,
}

impl Measured {
    /// A game in this Act, in which what is only to be seen is shown for so many seconds.
    fn game(seed: u64, act: u32, shown: u32) -> Self {
        let mut play = Play::seeded(shipped(), seed);
        play.number_setting("show_seconds", shown);
        play.all_scripted();
        play.next();
        for next in 2..=act {
            play.control(DayCommand::AdvanceAct { act: next });
        }
        Self { play, presses: 0 }
    }

    /// A game in this Act whose cycle has just begun, and the one press that lets the council run.
    fn running(seed: u64, act: u32) -> Self {
        let mut game = Self::game(seed, act, 0);
        game.clock();
        game.presses = 1;
        game.play.control(council_runs(&game.play));
        game
    }

    /// The clock does what is its own: it plays seats, and goes on where a pace was set.
    fn clock(&mut self) {
        while let Some(alarm) = Council::alarm(&self.play.state) {
            self.play.now = alarm.at.max(self.play.now);
            self.play.by(&Actor::Clock, alarm.command);
        }
    }

    /// One press of Control's.
    fn press(&mut self) {
        self.play.decide_what_waits();
        self.presses += 1;
        self.clock();
    }

    fn cycles(&self) -> usize {
        let events = self.play.events.iter();
        events.filter(|event| matches!(event, Event::Steps(StepsEvent::CycleEnded))).count()
    }

    fn ballots(&self) -> usize {
        let events = self.play.events.iter();
        events.filter(|event| matches!(event, Event::Vote(VoteEvent::BallotOpened { .. }))).count()
    }

    /// Presses of a council cycle from its first step to the first of the next; none where a stasis
    /// broke out in it.
    fn cycle(&mut self) -> Option<usize> {
        self.clock();
        self.presses = 0;
        self.rest_of_cycle()
    }

    /// The same, of a cycle in which Control has pressed already.
    fn rest_of_cycle(&mut self) -> Option<usize> {
        self.clock();
        let before = self.cycles();
        while self.cycles() == before {
            assert!(self.presses < 100, "a cycle ends");
            self.press();
            if self.play.council().phase == Phase::Stasis {
                return None;
            }
        }
        Some(self.presses)
    }

    /// Presses of a stasis from its outbreak to the end of it.
    fn stasis(&mut self) -> usize {
        self.presses = 1;
        self.play.begin_stasis();
        self.presses += 1;
        self.play.number_setting("pace_seconds", 5);
        self.clock();
        while self.play.council().phase == Phase::Stasis {
            assert!(self.presses < 100, "a stasis ends");
            self.press();
        }
        self.presses
    }
}

/// What Control is offered to let the council run.
fn council_runs(play: &Play) -> Command {
    let desk = play.desk();
    let mut actions = desk["actions"].as_array().expect("a list").iter();
    let action = actions.find(|row| row["key"] == "council:run").expect("it is offered");
    action["command"].read()
}

fn told(what: &str, presses: &[usize]) {
    let sum: usize = presses.iter().sum();
    let most = presses.iter().max().copied().unwrap_or(0);
    let mean = sum as f64 / presses.len() as f64;
    println!("{what}: {mean:.1} presses on average, {most} at most, of {}", presses.len());
}

/// What each cycle of some games took, and how many of its votes had to be held once more because the
/// option before it had failed.
fn cycles(act: u32, shown: u32) -> Vec<(usize, usize)> {
    let game = |seed| {
        let mut game = Measured::game(seed, act, shown);
        let measured = move || {
            let before = game.ballots();
            let presses = game.cycle()?;
            Some((presses, game.ballots() - before))
        };
        std::iter::from_fn(measured).take(3)
    };
    (0..6).flat_map(game).collect()
}

#[test]
fn a_council_cycle_takes_control_few_presses() {
    for act in 1..=3 {
        for (shown, how) in [(0, "step by step"), (10, "where what is shown goes on by itself")] {
            let cycles = cycles(act, shown);
            let presses: Vec<usize> = cycles.iter().map(|(presses, _)| *presses).collect();
            told(&format!("A council cycle of Act {act}, {how}"), &presses);
            // An event that fails is put again, with another option: a reveal more.
            let voted_once = cycles.iter().filter(|(_, ballots)| *ballots <= 1);
            let mut counted = voted_once.filter(|_| act == 1).map(|(presses, _)| *presses);
            assert!(counted.all(|presses| presses <= CYCLE), "{cycles:?}");
            assert!(act > 1 || shown == 0 || presses.iter().all(|one| *one <= CYCLE), "{cycles:?}");
        }
    }
}

#[test]
fn a_council_that_runs_takes_control_few_presses_in_every_act() {
    for act in 1..=3 {
        let cycles = (0..12).flat_map(|seed| {
            let mut game = Measured::running(seed, act);
            let first = game.rest_of_cycle();
            let next = std::iter::from_fn(move || game.cycle()).take(2);
            first.into_iter().chain(next)
        });
        let presses: Vec<usize> = cycles.collect();
        told(&format!("A council cycle of Act {act}, where the council runs"), &presses);
        assert!(presses.len() >= 12, "{presses:?}");
        assert!(presses.iter().all(|presses| *presses <= CYCLE), "{presses:?}");
    }
}

#[test]
fn a_stasis_takes_control_few_presses() {
    for act in 1..=3 {
        let stases: Vec<usize> = (0..6).map(|seed| Measured::game(seed, act, 0).stasis()).collect();
        told(&format!("A stasis of Act {act}"), &stases);
        assert!(stases.iter().all(|presses| *presses <= STASIS), "{stases:?}");
    }
}

//! Random games by seeds, and what looks at them: each law at every command of a game of its own, or all laws at the
//! same game, so that ten thousand of them take minutes.

use std::cell::RefCell;

use atlantida::Atlantida;
use atlantida::command::{Command, DraftCommand};
use atlantida::ids::Faction;
use atlantida::settings::{BattleGoes, ImprovementGoes, Laid, Settings, Switch, Version};
use atlantida::table::Stage;
use atlantida::{legal, steward};
use game::{Audience, Change, Game, Kept};
use serde_json::Value;

use crate::kit::*;

/// A number from the environment.
fn asked(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(default)
}

/// Games for each number of players and each form; more by `ATLANTIDA_GAMES`.
pub fn games() -> u64 {
    asked("ATLANTIDA_GAMES", 1)
}

/// The first of them, by `ATLANTIDA_FROM`; so they can be played in parts.
pub fn from() -> u64 {
    asked("ATLANTIDA_FROM", 0)
}

/// What is not looked at for every command is looked at so many times more seldom, by `ATLANTIDA_SELDOM`.
pub fn seldom() -> u64 {
    asked("ATLANTIDA_SELDOM", 1).max(1)
}

/// Every number of players and both forms, each with a seed of its own.
pub fn each(mut of: impl FnMut(usize, bool, u64)) {
    for game in from()..from() + games() {
        for players in 2..=5 {
            for advanced in [false, true] {
                of(players, advanced, game * 977 + players as u64 * 31 + u64::from(advanced));
            }
        }
    }
}

/// A table of a seed: every setting that changes the course of play may be any.
pub fn table(players: usize, advanced: bool, seed: u64) -> Table {
    let set = |settings: &mut Settings| {
        let bit = |at: u64| (seed >> at) & 1 == 1;
        settings.game = if advanced { Version::Advanced } else { Version::Basic };
        settings.island = if bit(0) { Laid::Printed } else { Laid::Shuffled };
        settings.improvement =
            if bit(1) { ImprovementGoes::Together } else { ImprovementGoes::InTurn };
        settings.battle = if bit(2) { BattleGoes::AtOnce } else { BattleGoes::AttackerFirst };
        settings.relay = if bit(3) { Switch::On } else { Switch::Off };
        settings.third_forest = if bit(4) { Switch::On } else { Switch::Off };
        settings.extra_leader = if bit(5) { Switch::On } else { Switch::Off };
    };
    let mut t = if seed.is_multiple_of(3) { Table::of(wide(), set) } else { Table::open(set) };
    let mut chance = Seeded(seed, 0);
    t.chance = game::Scripted::new((0..40).map(|_| (chance.next() % 20) as u32 + 1));
    t.begin(players);
    t
}

/// A random command of somebody who is awaited.
pub fn some(t: &Table, dice: &mut Seeded) -> (Faction, Command) {
    let awaited: Vec<Faction> = t.state.awaited().collect();
    let faction = awaited[dice.below(awaited.len())];
    let all = legal::commands(&t.state, faction);
    assert!(!all.is_empty(), "L-5: nothing is legal for {faction:?} in {:?}", t.state.stage());
    // Each may go on: a random player who only takes back would never end.
    let undo = Command::from(DraftCommand::Undo);
    let forth: Vec<&Command> = all.iter().filter(|command| **command != undo).collect();
    let pick = if forth.is_empty() || dice.below(20) == 0 {
        &all[dice.below(all.len())]
    } else {
        forth[dice.below(forth.len())]
    };
    (faction, pick.clone())
}

impl Table {
    pub fn steward_once(&mut self, faction: Faction) {
        let (command, _) = steward::answer(&self.state, faction).expect("an answer");
        self.ok(faction, command);
    }
}

/// A command of a random game: before it and after it. The journals have the events of one step alone.
pub struct Moment<'a> {
    pub before: &'a Table,
    pub after: &'a Table,
    pub by: Faction,
    pub advanced: bool,
    pub seed: u64,
    /// Commands up to it.
    number: u64,
    seen: &'a RefCell<Seen>,
}

/// What was shown in the course of a game, to everybody who looks.
pub struct Seen {
    pub kept: Vec<(Audience, Kept)>,
    board: Kept,
    /// Of the board: what stands in the middle, and what was offered.
    public: Value,
}

impl Seen {
    fn of(players: usize) -> Self {
        let seats = ALL[..players].iter().map(|of| Audience::Seat(of.seat()));
        let all = [Audience::Public, Audience::Control].into_iter().chain(seats);
        let kept = all.map(|who| (who, Kept::default())).collect();
        Self { kept, board: Kept::default(), public: Value::Null }
    }

    fn sees(&mut self, t: &Table) {
        let of =
            |change: &Change| ["/board", "/offers"].iter().any(|at| change.path.starts_with(at));
        let changes = Atlantida::show(&t.state, &Audience::Public, &mut self.board);
        if self.public.is_null() || changes.iter().any(of) {
            self.public = serde_json::from_str(&self.board.text()).expect("JSON");
        }
    }
}

impl Moment<'_> {
    /// Whether this is one of the moments at which something dear is looked at: every so many, other ones in each game.
    pub fn is_each(&self, stride: u64) -> bool {
        self.is_the(0, stride)
    }

    /// As many of them, and others by this number.
    pub fn is_the(&self, other: u64, stride: u64) -> bool {
        (self.number + self.seed + other).is_multiple_of(stride * seldom())
    }

    /// Board and offers as the public sees them after it; made again only where they have changed.
    pub fn public<T>(&self, look: impl FnOnce(&Value) -> T) -> T {
        let mut seen = self.seen.borrow_mut();
        seen.sees(self.after);
        look(&seen.public)
    }

    /// What each audience was shown before.
    pub fn kept<T>(&self, look: impl FnOnce(&mut [(Audience, Kept)]) -> T) -> T {
        look(&mut self.seen.borrow_mut().kept)
    }
}

/// What must hold in every game.
#[derive(Clone, Copy)]
pub enum Law {
    /// Of each command.
    Of(fn(&Moment<'_>)),
    /// Of a game that is over, with its whole journal.
    End(fn(&Table, u64)),
    /// Of games that it plays in its own way.
    Own(fn(usize, bool, u64)),
}

/// Says which game it was, where a law is broken in it.
struct Named(usize, bool, u64);

impl Drop for Named {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let Self(players, advanced, seed) = self;
            eprintln!("{players} players, advanced {advanced}, seed {seed}");
        }
    }
}

/// They hold in as many games as are asked for.
pub fn hold(laws: &[Law]) {
    each(|players, advanced, seed| hold_in(laws, players, advanced, seed));
}

/// They hold in this game.
pub fn hold_in(laws: &[Law], players: usize, advanced: bool, seed: u64) {
    let _named = Named(players, advanced, seed);
    let t = play(players, advanced, seed, |moment| {
        for law in laws {
            if let Law::Of(holds) = law {
                holds(moment);
            }
        }
    });
    for law in laws {
        match law {
            Law::Of(_) => {}
            Law::End(holds) => holds(&t, seed),
            Law::Own(holds) => holds(players, advanced, seed),
        }
    }
}

/// Plays a random game, and looks at every step.
fn play(players: usize, advanced: bool, seed: u64, mut look: impl FnMut(&Moment<'_>)) -> Table {
    let mut t = table(players, advanced, seed);
    let mut dice = Seeded(seed ^ 0xa11a, 0);
    let mut number = 0;
    let seen = RefCell::new(Seen::of(players));
    let mut journal = std::mem::take(&mut t.journal);
    while t.state.stage() != Stage::Over {
        let (by, command) = some(&t, &mut dice);
        let before = t.clone();
        if let Err(refusal) = t.does(by, command.clone()) {
            // Offers of moves and battles stand for what may be; where they do not fit nothing changes.
            assert!(refusal.code != "not_now", "{seed}: {command:?}: {refusal}");
            t.steward_once(by);
        }
        number += 1;
        let seen = &seen;
        look(&Moment { before: &before, after: &t, by, advanced, seed, number, seen });
        journal.append(&mut t.journal);
        assert!(number < 40_000, "L-4: seed {seed} does not end");
    }
    t.journal = journal;
    t
}

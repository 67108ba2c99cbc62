//! A whole game in which every faction is played by script.

use std::collections::BTreeMap;

use rayon::prelude::*;

use super::Player;
use crate::content::Content;
use crate::generate::{self, Unfit, Wish};
use crate::orders::Vocabulary;
use crate::report::Report;
use crate::turn::{self, Outcome, Sent};
use crate::world::{FactionId, World};

/// A game that goes on month by month. The same wish and figures give the same game, with any number of threads (K-9).
#[derive(Clone, Debug)]
pub struct Played<'a> {
    content: &'a Content,
    words: &'a Vocabulary,
    /// After so many of 100 units of a set stands a line that is wrong.
    mistakes: u32,
    /// As it is now.
    pub world: World,
    /// The last report of each faction that lives.
    pub reports: BTreeMap<FactionId, Report>,
    players: BTreeMap<FactionId, Player>,
}

impl<'a> Played<'a> {
    /// A new world for so many factions, which have come in.
    ///
    /// # Errors
    /// Where there can be no such world.
    pub fn new(
        content: &'a Content,
        words: &'a Vocabulary,
        wish: &Wish,
        mistakes: u32,
    ) -> Result<Self, Unfit> {
        let mut world = generate::world(content, wish)?;
        let mut players = BTreeMap::new();
        for number in 1..=wish.players {
            let name = format!("Script {number}");
            let id = generate::new_faction(&mut world, content, &name, None);
            players.insert(id, Player::of(id.0));
        }
        let first = |id: &FactionId| Some((*id, turn::report(content, &world, *id)?));
        let reports = players.keys().filter_map(first).collect();
        let mut played = Self { content, words, mistakes, world, reports, players };
        played.read();
        Ok(played)
    }

    /// What its players send in answer to their last reports.
    #[must_use]
    pub fn sets(&self) -> BTreeMap<FactionId, Sent> {
        let set = |(id, report): (&FactionId, &Report)| {
            let lines = self.players.get(id)?.writes(self.content, report, self.mistakes)?;
            Some((*id, Sent { text: format!("#atlantis {}\n{lines}#end\n", id.0).into_bytes() }))
        };
        let all: Vec<_> = self.reports.par_iter().filter_map(set).collect();
        all.into_iter().collect()
    }

    /// Runs a month with these sets: the game after it, and all reports, the last of those who perished among them.
    #[must_use]
    pub fn month(self, sets: &BTreeMap<FactionId, Sent>) -> (Self, Vec<(FactionId, Report)>) {
        let Outcome { world, reports } = turn::run(self.content, self.words, self.world, sets);
        let lives = |(id, _): &&(FactionId, Report)| world.faction(*id).is_some();
        let living = reports.iter().filter(lives).cloned().collect();
        let mut played = Self { world, reports: living, ..self };
        played.read();
        (played, reports)
    }

    fn read(&mut self) {
        for (id, report) in &self.reports {
            if let Some(player) = self.players.get_mut(id) {
                player.reads(self.content, report);
            }
        }
    }
}

//! What became of many games, added up.

use std::collections::BTreeMap;
use std::fmt::Write;

use atlantida::score::WonBy;

use super::Played;

/// Turns of a game.
const TURNS: usize = 13;

/// Many games of as many players.
#[derive(Debug, Default)]
pub(super) struct Tally {
    pub players: usize,
    pub games: usize,
    /// By place in the first play order: what it won of its fair share.
    pub shares: Vec<f64>,
    /// By aim: games of somebody with it, and what he won of his fair share.
    pub aims: BTreeMap<String, (usize, f64)>,
    /// How many ended by a race.
    pub races: usize,
    /// Turns, people saved a seat, and starved a seat, a game.
    pub turns: f64,
    pub saved: f64,
    pub starved: f64,
    /// By turn and place in the first play order: people on the island, and saved.
    pub curves: Vec<Vec<(f64, f64)>>,
}

impl Tally {
    pub(super) fn of(players: usize, played: &[Played]) -> Self {
        let games = played.len().max(1);
        let each = 1.0 / games as f64;
        let zero = vec![(0.0, 0.0); players];
        let mut tally = Self {
            players,
            games: played.len(),
            shares: vec![0.0; players],
            curves: vec![zero; TURNS],
            ..Self::default()
        };
        played.iter().for_each(|game| tally.add(game, each));
        for (games, share) in tally.aims.values_mut() {
            *share /= (*games).max(1) as f64;
        }
        tally
    }

    fn add(&mut self, game: &Played, each: f64) {
        let best: Vec<_> = game.result.places.iter().filter(|row| row.place.place == 1).collect();
        let seats = self.players as f64;
        for (at, faction) in game.order.iter().enumerate() {
            let won = best.iter().any(|row| row.place.faction == *faction);
            let share = if won { seats / best.len().max(1) as f64 } else { 0.0 };
            self.shares[at] += share * each;
            let name = if game.random[at] { "random" } else { &game.aims[at] };
            let aim = self.aims.entry(name.to_owned()).or_default();
            *aim = (aim.0 + 1, aim.1 + share);
        }
        self.races += usize::from(game.result.by == WonBy::Race);
        self.turns += f64::from(game.turns) * each;
        let saved: u32 = game.result.places.iter().map(|row| row.place.continent).sum();
        self.saved += f64::from(saved) / seats * each;
        self.starved += f64::from(game.starved) / seats * each;
        for turn in 0..TURNS {
            // After its end a game stands as it ended.
            let Some(row) = game.curves.get(turn).or(game.curves.last()) else { continue };
            for (at, (island, continent)) in row.iter().enumerate() {
                let sum = &mut self.curves[turn][at];
                *sum = (sum.0 + f64::from(*island) * each, sum.1 + f64::from(*continent) * each);
            }
        }
    }

    /// As lines for people.
    pub(super) fn said(&self) -> String {
        let mut text = format!("{} players, {} games\n", self.players, self.games);
        let shares: Vec<String> = self.shares.iter().map(|of| format!("{of:.2}")).collect();
        let _ = writeln!(text, "  share of a fair share, by place: {}", shares.join(" "));
        for (aim, (games, share)) in &self.aims {
            let _ = writeln!(text, "  {aim}: {share:.2} in {games} seats");
        }
        let Self { turns, saved, starved, races, .. } = self;
        let _ = writeln!(
            text,
            "  {turns:.1} turns, {races} races; a seat saves {saved:.1}, and {starved:.2} starve"
        );
        text
    }
}

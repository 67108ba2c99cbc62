//! One game: stewards answer whatever is asked, and whoever plays at random takes one of what it is offered.

use anyhow::{Context, bail};
use atlantida::Atlantida;
use atlantida::content::Draft;
use atlantida::event::{DraftEvent, Event};
use atlantida::ids::Faction;
use atlantida::steward;
use atlantida::view::{EndedView, TableView, View};
use atlantida::world::{Died, Fact};
use game::{Actor, Audience, Chance, Game, Millis, Record};

/// What became of a game.
#[derive(Clone, Debug)]
pub(super) struct Played {
    /// The play order of the first turn.
    pub order: Vec<Faction>,
    /// How it ended.
    pub result: EndedView,
    /// The turn in which it did.
    pub turns: u32,
    /// Who starved, in all.
    pub starved: u32,
    /// For each turn, and for each of the order: people on the island, and saved.
    pub curves: Vec<Vec<(u32, u32)>>,
    /// What each of the order was after.
    pub aims: Vec<String>,
    /// Who of the order plays at random.
    pub random: Vec<bool>,
}

/// Commands in a game at most: more would be a game that does not end.
const COMMANDS: usize = 20_000;

/// A game under way.
struct Table {
    state: <Atlantida as Game>::State,
    chance: Seeded,
    now: Millis,
    starved: u32,
}

/// Plays a game.
pub(super) fn play(
    setup: &Draft,
    players: usize,
    random: usize,
    seed: u64,
) -> anyhow::Result<Played> {
    let state = Atlantida::create(setup.clone()).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
    let mut table = Table { state, chance: Seeded::of(seed), now: Millis(0), starved: 0 };
    let mut dice = Seeded::of(seed ^ 0x5eed_0dd5);
    let factions = Faction::ALL[..players].to_vec();
    let at_random = factions[players - random.min(players)..].to_vec();
    let begin = serde_json::json!({ "do": "begin", "factions": factions });
    let begin = serde_json::from_value(begin).context("a command")?;
    table.does(&Actor::Seat(factions[0].seat()), &begin)?;
    let (mut order, mut curves) = (Vec::new(), Vec::new());
    let mut turn = 0;
    for _ in 0..COMMANDS {
        let now = Atlantida::milestone(&table.state);
        if now != turn || Atlantida::over(&table.state) {
            let view = table.public()?;
            if order.is_empty() {
                order = view.board.compass.as_ref().map(|of| of.order.clone()).unwrap_or_default();
            }
            if turn > 0 {
                curves.push(curve(&view, &order));
            }
            turn = now;
            if let Some(result) = view.result {
                let aims = order.iter().map(|of| table.aim(*of)).collect();
                let random = order.iter().map(|of| at_random.contains(of)).collect();
                let turns = u32::try_from(turn).unwrap_or(u32::MAX);
                let starved = table.starved;
                return Ok(Played { order, result, turns, starved, curves, aims, random });
            }
        }
        table.goes_on(&at_random, &mut dice)?;
    }
    bail!("the game of seed {seed} does not end")
}

fn curve(view: &TableView, order: &[Faction]) -> Vec<(u32, u32)> {
    let of = |faction: &Faction| view.players.iter().find(|player| player.faction == *faction);
    order
        .iter()
        .map(|faction| of(faction).map_or((0, 0), |of| (of.on_island, of.continent)))
        .collect()
}

impl Table {
    fn does(
        &mut self,
        actor: &Actor,
        command: &<Atlantida as Game>::Command,
    ) -> anyhow::Result<()> {
        let (events, state) =
            Atlantida::play(&self.state, actor, command, self.now, &mut self.chance)
                .map_err(|refusal| anyhow::anyhow!("{command:?}: {refusal}"))?;
        self.starved += events.iter().map(starved).sum::<u32>();
        self.state = state;
        Ok(())
    }

    fn public(&self) -> anyhow::Result<TableView> {
        match Atlantida::view(&self.state, &Audience::Public) {
            View::Public(view) => Ok(*view),
            View::Seat(_) | View::Control(_) | View::Nobody => bail!("no view of the table"),
        }
    }

    /// What a steward is after.
    fn aim(&self, faction: Faction) -> String {
        self.state.aim(faction).map_or("none", |aim| aim.word()).to_owned()
    }

    /// Somebody who chooses at random does so; else a steward answers for who is awaited; else time runs out.
    fn goes_on(&mut self, at_random: &[Faction], dice: &mut Seeded) -> anyhow::Result<()> {
        for faction in at_random {
            if let Some(command) = self.picked(*faction, dice)
                && self.does(&Actor::Seat(faction.seat()), &command).is_ok()
            {
                return Ok(());
            }
        }
        let asked = || self.state.awaited().filter(|faction| !at_random.contains(faction));
        let answer = asked().find_map(|of| steward::answer(&self.state, of).map(|to| (of, to.0)));
        if let Some((faction, command)) = answer {
            return self.does(&Actor::Seat(faction.seat()), &command);
        }
        let alarm = Atlantida::alarms(&self.state).into_iter().next().context("no clock runs")?;
        self.now = self.now.max(alarm.at);
        self.does(&Actor::Clock, &alarm.command)
    }

    /// One of what a seat is offered.
    fn picked(&self, faction: Faction, dice: &mut Seeded) -> Option<<Atlantida as Game>::Command> {
        let view = Atlantida::view(&self.state, &Audience::Seat(faction.seat()));
        let View::Seat(view) = view else { return None };
        let offered = view.hand.offered;
        let at = dice.below(offered.len())?;
        offered.into_iter().nth(at).map(|row| row.command)
    }
}

/// How many starved by this.
fn starved(event: &Event) -> u32 {
    let Event::Draft(DraftEvent::MadeSo { facts, .. }) = event else { return 0 };
    let dead = facts.iter().map(|fact| match fact {
        Fact::Died { units, of: Died::Hungry, .. } => units.pops,
        _ => 0,
    });
    dead.sum()
}

/// Chance that follows from a number: `SplitMix64`.
struct Seeded {
    state: u64,
    drawn: u64,
}

impl Seeded {
    fn of(seed: u64) -> Self {
        Self { state: seed, drawn: 0 }
    }

    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, most: usize) -> Option<usize> {
        let most = u64::try_from(most).ok().filter(|most| *most > 0)?;
        usize::try_from(self.next() % most).ok()
    }
}

impl Chance for Seeded {
    fn roll(&mut self, sides: u32) -> u32 {
        self.drawn += 1;
        let below = self.next() % u64::from(sides.max(1));
        u32::try_from(below).unwrap_or(0) + 1
    }

    fn drawn(&self) -> u64 {
        self.drawn
    }
}

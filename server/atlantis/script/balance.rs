//! How well each path, race, land and start does in games that scripts play: one page for people who make tables.

use std::collections::BTreeMap;
use std::fmt;

use super::{Path, Played, start_of};
use crate::content::Content;
use crate::world::{FactionId, Region, Unit, World};

/// What was found in one game or several.
#[derive(Clone, Debug, Default)]
pub struct Balance {
    /// By the kind of thing that is compared, and its name.
    rows: BTreeMap<(Compared, String), Row>,
    /// Sums of all factions of all games, by turn.
    course: BTreeMap<u32, Row>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Compared {
    Path,
    Start,
    Land,
    Race,
}

impl Compared {
    const ALL: [(Self, &'static str); 4] = [
        (Self::Path, "by path"),
        (Self::Start, "by side of the Nexus"),
        (Self::Land, "by land"),
        (Self::Race, "by the land's race"),
    ];

    /// Whether regions are compared, and not factions.
    fn is_of_regions(self) -> bool {
        matches!(self, Self::Land | Self::Race)
    }
}

/// Sums over factions, or over regions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Row {
    all: u64,
    /// Factions that live; regions in which a faction has people.
    lives: u64,
    /// Regions in which a faction has people; silver that can be taxed a month where one has.
    holds: u64,
    people: u64,
    /// Silver, unclaimed too, and goods at their base prices.
    wealth: u64,
}

impl Row {
    fn add(&mut self, other: Self) {
        self.all += other.all;
        self.lives += other.lives;
        self.holds += other.holds;
        self.people += other.people;
        self.wealth += other.wealth;
    }
}

impl Balance {
    /// Plays a game for so many turns, and adds what came of it. `at` is told how many months are over.
    pub fn play(
        &mut self,
        content: &Content,
        mut played: Played<'_>,
        turns: u32,
        at: &dyn Fn(u32),
    ) {
        let all: Vec<FactionId> = played.reports.keys().copied().collect();
        for turn in 1..=turns {
            let sets = played.sets();
            played = played.month(&sets).0;
            if turn % (turns / 10).max(1) == 0 {
                let sum = self.course.entry(turn).or_default();
                standing(content, &played.world, &all).values().for_each(|row| sum.add(*row));
            }
            at(turn);
        }
        for (id, row) in standing(content, &played.world, &all) {
            self.adds(Compared::Path, Path::of(id.0).name(), row);
            self.adds(Compared::Start, STARTS[start_of(id.0)], row);
        }
        for region in &played.world.regions {
            let Some(dwelling) = &region.dwelling else { continue };
            let row = held(content, region);
            self.adds(Compared::Land, &content.terrain(region.terrain).name, row);
            self.adds(Compared::Race, &content.item(dwelling.race).name, row);
        }
    }

    fn adds(&mut self, what: Compared, name: &str, row: Row) {
        self.rows.entry((what, name.to_owned())).or_default().add(row);
    }
}

/// Sides of the Nexus, in the order of [`start_of`].
const STARTS: [&str; 6] = ["north", "northeast", "southeast", "south", "southwest", "northwest"];

/// How each faction stands.
fn standing(content: &Content, world: &World, all: &[FactionId]) -> BTreeMap<FactionId, Row> {
    let row = |id: &FactionId| {
        let unclaimed = world.faction(*id).map(|faction| faction.unclaimed);
        (*id, Row { all: 1, wealth: unclaimed.unwrap_or(0), ..Row::default() })
    };
    let mut rows: BTreeMap<FactionId, Row> = all.iter().map(row).collect();
    for region in &world.regions {
        for (id, people) in people(content, region) {
            if let Some(row) = rows.get_mut(&id) {
                row.add(Row { holds: u64::from(people.people > 0), ..people });
            }
        }
    }
    for row in rows.values_mut() {
        row.lives = u64::from(row.people > 0);
    }
    rows
}

/// People and wealth that each faction of a player has in a region.
fn people(content: &Content, region: &Region) -> BTreeMap<FactionId, Row> {
    let mut rows: BTreeMap<FactionId, Row> = BTreeMap::new();
    for unit in region.units.iter().filter(|unit| !unit.faction.is_npc()) {
        let row = rows.entry(unit.faction).or_default();
        row.people += u64::from(unit.heads(content));
        row.wealth += wealth(content, unit);
    }
    rows
}

/// What players have in a region.
fn held(content: &Content, region: &Region) -> Row {
    let mut sum = Row::default();
    people(content, region).values().for_each(|row| sum.add(*row));
    let lives = u64::from(sum.people > 0);
    Row { all: 1, lives, holds: lives * u64::from(region.taxable()), ..sum }
}

/// Silver and goods of a unit at base prices.
fn wealth(content: &Content, unit: &Unit) -> u64 {
    let price = |(item, amount): (_, u32)| u64::from(content.item(item).price) * u64::from(amount);
    unit.stock.iter().filter(|(item, _)| !content.is_race(*item)).map(price).sum()
}

/// A name, and figures in columns.
fn line(f: &mut fmt::Formatter<'_>, name: &str, figures: [&dyn fmt::Display; 6]) -> fmt::Result {
    write!(f, "{name:<22}")?;
    for figure in figures {
        write!(f, "{figure:>12}")?;
    }
    writeln!(f)
}

impl Row {
    /// `average` is how many people one has on average, in hundredths, and a figure is that of one of `of`.
    fn told(&self, f: &mut fmt::Formatter<'_>, name: &str, of: u64, average: u64) -> fmt::Result {
        let each = |sum: u64| sum / of.max(1);
        let share = each(self.people * 10_000) / average.max(1);
        let share = format!("{}.{:02}", share / 100, share % 100);
        let (holds, people, wealth) = (each(self.holds), each(self.people), each(self.wealth));
        line(f, name, [&self.all, &self.lives, &holds, &people, &wealth, &share])
    }
}

/// Heads of the columns, of factions and of regions.
const HEADS: [[&str; 6]; 2] = [
    ["factions", "living", "regions", "people", "wealth", "of average"],
    ["regions", "held", "tax", "people", "wealth", "of average"],
];

impl fmt::Display for Balance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "Regions, people and wealth are those of a faction on average; tax, people and"
        )?;
        writeln!(f, "wealth by land are those of a region that somebody holds.\n")?;
        for (what, name) in Compared::ALL {
            let rows = self.rows.iter().filter(|((of, _), _)| *of == what);
            let divisor = |row: &Row| if what.is_of_regions() { row.lives } else { row.all };
            let mut sum = Row::default();
            rows.clone().for_each(|(_, row)| sum.add(*row));
            let average = sum.people * 100 / divisor(&sum).max(1);
            line(
                f,
                name,
                HEADS[usize::from(what.is_of_regions())].each_ref().map(|head| head as _),
            )?;
            for ((_, name), row) in rows {
                row.told(f, name, divisor(row), average)?;
            }
            writeln!(f)?;
        }
        let last = self.course.values().next_back().copied().unwrap_or_default();
        let average = last.people * 100 / last.all.max(1);
        line(f, "by turn", HEADS[0].each_ref().map(|head| head as _))?;
        for (turn, row) in &self.course {
            row.told(f, &turn.to_string(), row.all, average)?;
        }
        Ok(())
    }
}

//! Players by script, for rehearsals and for figures of balance. Each knows what its reports said, and no more: what it
//! remembers is folded out of them, so that from the same reports come the same orders.
//!
//! They are no masters, and live by the plainest of ways: a leader founds a post where much can be taxed, posts grow
//! until the land is full and send settlers next door. What is left over goes where the [`Path`] leads: into wares and
//! caravans, into an army, into magic. The tables may be any that have the tags of D-1 to D-8.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use game::Chance;

use crate::chance::Seed;
use crate::content::Content;
use crate::report::{HexAt, RegionSeen, Report};

mod atlas;
mod balance;
mod caravan;
mod host;
mod leader;
mod mistakes;
mod own;
mod played;
mod post;

use atlas::Atlas;
pub use balance::Balance;
use own::{Own, Role};
pub use played::Played;

/// What a player lives for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Path {
    /// Makes wares, carries and sells them.
    Trader,
    /// Holds as much land as it may, hunts Creatures, and attacks whom it can beat.
    Warrior,
    /// Learns magic, summons and casts.
    Mage,
    /// Holds a little land, and forgets to send one month in three.
    Idler,
}

impl Path {
    /// Of a faction, by its number.
    #[must_use]
    pub fn of(faction: u32) -> Self {
        [Self::Trader, Self::Warrior, Self::Mage, Self::Idler][faction as usize % 4]
    }

    /// Its name in English.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Trader => "trader",
            Self::Warrior => "warrior",
            Self::Mage => "mage",
            Self::Idler => "idler",
        }
    }

    /// How it spends its points of war and trade (F-3).
    fn points(self) -> (u32, u32) {
        match self {
            Self::Trader => (1, 3),
            Self::Warrior => (3, 1),
            Self::Mage | Self::Idler => (2, 2),
        }
    }

    /// How many times as strong it must be to attack; 0: it never does.
    fn boldness(self) -> u32 {
        match self {
            Self::Warrior => 2,
            Self::Mage => 3,
            Self::Trader | Self::Idler => 0,
        }
    }
}

/// A player by script.
#[derive(Clone, Debug)]
pub struct Player {
    path: Path,
    atlas: Atlas,
}

impl Player {
    /// The player of a faction, by its number.
    #[must_use]
    pub fn of(faction: u32) -> Self {
        Self { path: Path::of(faction), atlas: Atlas::default() }
    }

    /// Takes in a report. They come in the order of their turns.
    pub fn reads(&mut self, content: &Content, report: &Report) {
        self.atlas.reads(content, report);
    }

    /// The lines of the set that it sends in answer to the last report, without an envelope; nothing in a month in which
    /// it forgets. After so many of 100 units stands a line that is wrong, as people's are. Its chance has nothing of the
    /// game's own: the same reports have the same answers.
    #[must_use]
    pub fn writes(&self, content: &Content, report: &Report, mistakes: u32) -> Option<String> {
        let faction = report.faction.number.to_string();
        let chance: &mut dyn Chance =
            &mut Seed::of("players").stream(report.turn, "script", &faction);
        if self.path == Path::Idler && report.turn > 0 && chance.roll(3) == 1 {
            return None;
        }
        let hand = Hand {
            content,
            report,
            path: self.path,
            atlas: &self.atlas,
            chance,
            text: String::new(),
            units: own::all(content, report),
            goals: BTreeSet::new(),
            formed: 0,
            loaded: BTreeMap::new(),
            load: Vec::new(),
        };
        Some(hand.set(mistakes))
    }
}

/// By which side of the Nexus a faction goes out: 0 to 5, from the north clockwise.
pub(crate) fn start_of(faction: u32) -> usize {
    faction as usize / 4 % 6
}

/// A set that is being written.
struct Hand<'a> {
    content: &'a Content,
    report: &'a Report,
    path: Path,
    atlas: &'a Atlas,
    chance: &'a mut dyn Chance,
    text: String,
    units: Vec<Own<'a>>,
    /// Where somebody goes this month to stay.
    goals: BTreeSet<HexAt>,
    /// How many units are formed already.
    formed: u32,
    /// What each caravan can still carry this month, by its number.
    loaded: BTreeMap<u32, u64>,
    /// What makers hand over: to which caravan, what and how many.
    load: Vec<(u32, String, u32)>,
}

/// What a man needs a month: to study and to live (E-1, S-10).
const OUTFIT: u32 = 20;

impl Hand<'_> {
    fn set(mut self, mistakes: u32) -> String {
        // Caravans last: they know what they are given.
        let mut units = self.units.clone();
        units.sort_by_key(|own| own.role() == Role::Caravan);
        for (at, own) in units.iter().enumerate() {
            self.line(format_args!("unit {}", own.unit.number));
            if at == 0 && self.report.turn == 0 {
                let (war, trade) = self.path.points();
                self.line(format_args!("faction war {war} trade {trade}"));
            }
            match own.role() {
                Role::Leader => self.leader(own),
                Role::Mage => self.mage(own),
                Role::Post => self.post(own),
                Role::Makers => self.makers(own),
                Role::Caravan => self.caravan(own),
                Role::Host => self.host(own),
            }
            if self.chance.roll(100) <= mistakes {
                let wrong = mistakes::one(self.chance);
                self.line(format_args!("{wrong}"));
            }
        }
        self.text
    }

    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        // Writing into a text does not fail.
        let _ = writeln!(self.text, "{line}");
    }

    /// Forms a unit that is given silver and, from who forms it, men; then it has these orders.
    fn forms(&mut self, name: &str, silver: u32, men: Option<(u32, &str)>, orders: &str) {
        self.formed += 1;
        let alias = self.formed;
        if let Some((heads, race)) = men {
            self.line(format_args!("give new {alias} {heads} {race}"));
        }
        self.line(format_args!("give new {alias} {silver} silver"));
        self.line(format_args!("form {alias}\nname unit \"{name}\"\n{orders}end"));
    }

    /// Forms a unit of recruits who learn something, if they can be paid from a purse, each with so much silver besides
    /// his price.
    fn recruits(
        &mut self,
        name: &str,
        (heads, race, price): (u32, &str, u32),
        (learns, besides): (&str, u32),
        purse: &mut u32,
    ) {
        let silver = heads * (price + besides);
        if heads > 0 && silver <= *purse {
            *purse -= silver;
            self.forms(name, silver, None, &format!("buy {heads} {race}\nstudy {learns}\n"));
        }
    }

    /// The people of a region that can be had, with how many and at what price each. Not leaders.
    fn for_hire<'r>(&self, region: &'r RegionSeen) -> Option<(&'r str, u32, u32)> {
        let race = region.race.as_deref()?;
        let line = region.for_sale.iter().find(|line| line.tag == race)?;
        (line.amount > 0).then_some((race, line.amount, line.price))
    }

    /// Goes a part of the way, as far as the points of this month reach.
    fn goes(&mut self, own: &Own<'_>, to: HexAt) {
        let steps = self.atlas.steps(own.region.at, to, own.points());
        if !steps.is_empty() {
            self.line(format_args!("move {}", steps.join(" ")));
        }
    }

    fn own_in(&self, at: HexAt) -> impl Iterator<Item = &Own<'_>> {
        self.units.iter().filter(move |own| own.region.at == at)
    }

    fn has_post(&self, at: HexAt) -> bool {
        self.own_in(at).any(|own| own.role() == Role::Post)
    }

    /// In how many regions it has posts.
    fn posts(&self) -> u32 {
        let posts = self.units.iter().filter(|own| own.role() == Role::Post);
        let places: BTreeSet<HexAt> = posts.map(|own| own.region.at).collect();
        u32::try_from(places.len()).unwrap_or(u32::MAX)
    }

    /// In how many more regions it may tax, with those to which somebody is on his way.
    fn may_hold(&self) -> u32 {
        let going = u32::try_from(self.goals.len()).unwrap_or(u32::MAX);
        self.report.faction.limits.tax_regions[1].saturating_sub(self.posts() + going)
    }

    /// The best place to found a post, from here: where much can be taxed, nobody stands guard and it is near.
    fn place_to_tax(&self, from: HexAt, most: u32) -> Option<HexAt> {
        self.atlas.best(from, most, |at| {
            let is_free = !self.has_post(at) && !self.goals.contains(&at);
            let tax = self.atlas.tax(self.content, at);
            if is_free && tax >= TAX { tax } else { 0 }
        })
    }

    /// To the nearest post, which pays for who stands by it.
    fn goes_home(&mut self, own: &Own<'_>) {
        if let Some(to) = self.atlas.nearest(own.region.at, |at| self.has_post(at)) {
            self.goes(own, to);
        }
    }

    /// The nearest place where nobody of ours has been.
    fn unseen(&self, from: HexAt) -> Option<HexAt> {
        self.atlas
            .nearest(from, |at| self.atlas.place(at).is_some_and(|place| place.seen.is_none()))
    }

    /// How many units of a kind it has.
    fn many(&self, role: Role) -> usize {
        self.units.iter().filter(|own| own.role() == role).count()
    }
}

/// What a region must yield a month to be worth a post.
const TAX: u32 = 250;

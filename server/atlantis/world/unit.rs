//! Units (U-1 to U-9).

use borsh::{BorshDeserialize, BorshSerialize};

use super::{FactionId, Later, MOST, MOST_PEOPLE, Skills, Stock, StructureNo, level_of};
use crate::content::{Content, Foundation, Item, Kind, Skill, Works};
use crate::orders::Given;

/// The number of a unit; none is used again (U-5).
#[derive(
    BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash,
)]
pub struct UnitId(pub u32);

/// A unit. People and goods lie in one list.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, PartialEq)]
pub struct Unit {
    /// Its number.
    pub id: UnitId,
    /// Whose it is.
    pub faction: FactionId,
    /// Its name.
    pub name: String,
    /// What is said of it; empty for nothing.
    pub about: String,
    /// The structure in which it stands.
    pub inside: Option<StructureNo>,
    /// People, goods, monsters.
    pub stock: Stock,
    /// What it knows.
    pub skills: Skills,
    /// Its flags.
    pub flags: Flags,
    /// The spell that it casts in every battle.
    pub spell: Option<Skill>,
    /// Weapons in the order in which it takes them.
    pub weapons: Vec<Item>,
    /// Armour in the order in which it takes it.
    pub armour: Vec<Item>,
    /// Its lines for the next month, as they stand in the template (O-23): a kept comment begins with `@;`, a repeated
    /// order with `@`.
    pub standing: Vec<String>,
    /// What it does in later months (O-23).
    pub later: Vec<Later>,
    /// How many heads of it a spell hides until the next 6.1 (G-86); 0 none.
    pub unseen: u32,
    /// What it does this month: nothing between two turns.
    #[borsh(skip)]
    pub doing: Doing,
}

/// What a unit does in the month that is being run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Doing {
    /// Under which number it was formed this month, and on which line.
    pub formed: Option<(u32, u32)>,
    /// Its orders that have not run yet, in the order written.
    pub orders: Vec<Given>,
    /// Whether it changed hands and may not give or advance (U-34).
    pub given_away: bool,
    /// Whether it was aboard a ship that sailed (M-31).
    pub sailed: bool,
    /// The first skill that it used (S-18).
    pub practised: Option<Skill>,
    /// Points a head that teachers add (S-15), in all at most 30.
    pub taught: u64,
    /// What it still owes for the month (E-3).
    pub owes: u64,
    /// Whether it fought and may not attack any more (C-62).
    pub fought: bool,
    /// Whether it won with losses and may not move (C-62).
    pub stays: bool,
    /// Whether its side lost, or nobody won: it may not ADVANCE (C-62).
    pub beaten: bool,
    /// Points of movement that it has used (C-12).
    pub spent: u32,
    /// What is left of its path because its points were used up, as an order (O-24).
    pub left: Option<String>,
}

/// The flags of a unit (U-2).
#[derive(BorshSerialize, BorshDeserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flags {
    /// It is on guard.
    pub guard: bool,
    /// It stays out of fights that are not its own.
    pub avoid: bool,
    /// It fights in the rear.
    pub behind: bool,
    /// It never joins battles in other regions.
    pub hold: bool,
    /// It wants no help from other regions.
    pub noaid: bool,
    /// It never steps over water.
    pub nocross: bool,
    /// It taxes every month.
    pub autotax: bool,
    /// What it shows of itself.
    pub reveal: Reveal,
    /// Whose food it eats first.
    pub consume: Consume,
    /// Which loot it picks up.
    pub spoils: Spoils,
}

/// What a unit shows of itself.
#[derive(BorshSerialize, BorshDeserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reveal {
    /// Nothing.
    #[default]
    No,
    /// That it is there.
    Unit,
    /// Whose it is.
    Faction,
}

/// Whose food a unit eats before it pays (E-3).
#[derive(BorshSerialize, BorshDeserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Consume {
    /// Silver first.
    #[default]
    Silver,
    /// Its own.
    Unit,
    /// Its faction's.
    Faction,
}

/// Which loot a unit picks up (C-63).
#[derive(BorshSerialize, BorshDeserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Spoils {
    /// What weighs nothing.
    None,
    /// What does not slow it on foot.
    Walk,
    /// What does not slow it riding.
    Ride,
    /// What does not slow it in the air.
    Fly,
    /// All of it.
    #[default]
    All,
}

impl Unit {
    /// A unit with nothing and nobody.
    #[must_use]
    pub fn new(id: UnitId, faction: FactionId) -> Self {
        Self {
            id,
            faction,
            name: "Unit".into(),
            about: String::new(),
            inside: None,
            stock: Stock::default(),
            skills: Skills::default(),
            flags: Flags::default(),
            spell: None,
            weapons: Vec::new(),
            armour: Vec::new(),
            standing: Vec::new(),
            later: Vec::new(),
            unseen: 0,
            doing: Doing::default(),
        }
    }

    /// Its people by race.
    pub fn people<'a>(&'a self, content: &'a Content) -> impl Iterator<Item = (Item, u32)> + 'a {
        self.stock.iter().filter(|(item, _)| content.is_race(*item))
    }

    /// How many people it has.
    #[must_use]
    pub fn heads(&self, content: &Content) -> u32 {
        self.people(content).map(|(_, heads)| heads).sum()
    }

    /// How many of them are leaders.
    #[must_use]
    pub fn leaders(&self, content: &Content) -> u32 {
        content.known.leaders.map_or(0, |leaders| self.stock.of(leaders))
    }

    /// Whether all its people are leaders.
    #[must_use]
    pub fn is_of_leaders(&self, content: &Content) -> bool {
        let leaders = self.leaders(content);
        leaders > 0 && leaders == self.heads(content)
    }

    /// The highest level that it can reach in a skill: the lowest of its races' (S-3, U-4).
    #[must_use]
    pub fn most(&self, content: &Content, skill: Skill) -> u32 {
        // What the Guard knows is not its race's (D-5a).
        if self.faction == FactionId::GUARD {
            return 5;
        }
        let most = |(race, _): (Item, u32)| match &content.item(race).kind {
            Kind::Race { skills, special, other, .. } => {
                if skills.contains(&skill) {
                    *special
                } else {
                    *other
                }
            }
            Kind::Silver | Kind::Good | Kind::Creature => 0,
        };
        self.people(content).map(most).min().unwrap_or(0)
    }

    /// Its level in a skill: that of its points a head, at most the highest it can reach (S-1, S-3).
    #[must_use]
    pub fn level(&self, content: &Content, skill: Skill) -> u32 {
        let points = self.skills.of(skill);
        let heads = self.heads(content);
        if points == 0 || heads == 0 {
            return 0;
        }
        level_of(points / u64::from(heads)).min(self.most(content, skill))
    }

    /// Its level in the skill that works so (D-8).
    #[must_use]
    pub fn level_of(&self, content: &Content, works: Works) -> u32 {
        let mut known = self.skills.iter().map(|(skill, _)| skill);
        let found = known.find(|skill| content.skill(*skill).spell.works == Some(works));
        found.map_or(0, |skill| self.level(content, skill))
    }

    /// What it must learn first to study a skill, and to which level each (G-2): what the table lists, and of foundations
    /// as much as the level to be reached.
    #[must_use]
    pub fn lacks(&self, content: &Content, skill: Skill) -> Vec<(Skill, u32)> {
        let next = self.level(content, skill) + 1;
        let needed = content.skill(skill).needs.iter().map(|(needed, level)| {
            let foundation = content.skill(*needed).magic == Some(Foundation::Foundation);
            (*needed, if foundation { next.max(*level) } else { *level })
        });
        needed.filter(|(needed, level)| self.level(content, *needed) < *level).collect()
    }

    /// Whether it has any points in a foundation: a mage (S-13).
    #[must_use]
    pub fn is_mage(&self, content: &Content) -> bool {
        self.knows_magic(content, Foundation::Foundation)
            || self.knows_magic(content, Foundation::Magic)
    }

    /// Whether it has any points in attunement: an apprentice.
    #[must_use]
    pub fn is_apprentice(&self, content: &Content) -> bool {
        self.knows_magic(content, Foundation::Attunement)
    }

    fn knows_magic(&self, content: &Content, of: Foundation) -> bool {
        self.skills.iter().any(|(skill, _)| content.skill(skill).magic == Some(of))
    }

    /// For how many more of an item it has room (K-2).
    #[must_use]
    pub fn room(&self, content: &Content, item: Item) -> u32 {
        if content.is_race(item) {
            MOST_PEOPLE.saturating_sub(self.heads(content))
        } else {
            MOST.saturating_sub(self.stock.of(item))
        }
    }

    /// Its silver.
    #[must_use]
    pub fn silver(&self, content: &Content) -> u32 {
        self.stock.of(content.known.silver)
    }
}

//! What goods, mounts, creatures and guards are in battle (D-2a to D-2c, D-5, D-5a).

use super::{Class, Does, Item, Known, Skill, Terrain};
use crate::world::SettlementKind;

/// All that battles want to know. Weapons, armour and mounts stand in the order in which heads take them (C-21 to C-23).
#[derive(Clone, Debug)]
pub struct Arms {
    /// Weapons, without bare hands.
    pub weapons: Vec<Arm>,
    /// What a head strikes with that has nothing.
    pub bare: Arm,
    /// Armour.
    pub armour: Vec<Armour>,
    /// Mounts.
    pub mounts: Vec<Mount>,
    /// Creatures, in the order of their items.
    pub creatures: Vec<Creature>,
    /// The Guard of each place that has one.
    pub guards: Vec<Guard>,
}

/// The class of an attack (D-2a).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hit {
    /// As of bare hands and hammers.
    Crush,
    /// As of spears.
    Pierce,
    /// As of axes.
    Cleave,
    /// As of swords.
    Slash,
    /// As of crossbows.
    ArmourPiercing,
}

/// How far a weapon reaches, from the shortest (C-38).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Length {
    /// Bare hands, picks.
    Short,
    /// Swords.
    Normal,
    /// Pikes, lances.
    Long,
}

/// Whether a weapon goes with a mount.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mounted {
    /// With and without.
    #[default]
    Either,
    /// Only with one.
    Only,
    /// Only without.
    Never,
}

/// A type of attack, defence or shield (C-40, D-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Force {
    /// Hand to hand.
    Combat,
    /// Bows.
    Ranged,
    /// Fire and the like.
    Energy,
    /// Storms.
    Weather,
    /// What goes for the soul.
    Spirit,
}

/// What is cast in its bearer's or its own turn, besides its attacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Special {
    /// Its name.
    pub name: String,
    /// What it does.
    pub does: Does,
    /// Its type.
    pub force: Force,
    /// Its level.
    pub level: u32,
    /// So many blows by `roll`.
    pub blows: u32,
}

/// A weapon (D-2b).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arm {
    /// The item; none for bare hands.
    pub item: Option<Item>,
    /// A head uses it that knows one of these to this level; the better one counts.
    pub skills: Vec<(Skill, u32)>,
    /// What it adds to the attack.
    pub attack: i32,
    /// What it adds to the defence.
    pub defence: i32,
    /// Whether it is a bow.
    pub ranged: bool,
    /// The class of its blows.
    pub hit: Hit,
    /// It acts in one of so many rounds (C-37).
    pub every: u32,
    /// How far it reaches; bows have no length.
    pub length: Option<Length>,
    /// Whether it goes with a mount.
    pub mounted: Mounted,
    /// What it adds to the attack on those who ride.
    pub against_mounted: i32,
    /// What it casts besides.
    pub special: Option<Special>,
}

/// A chance: it saves in `saves` of `of` cases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// The good cases.
    pub saves: u32,
    /// All cases, at least 1.
    pub of: u32,
}

impl Arms {
    /// The skills of war, which all who see a battle see of those who fight (C-64): those of weapons, riding, tactics.
    #[must_use]
    pub fn skills(&self, known: &Known) -> Vec<Skill> {
        let weapons = self.weapons.iter().flat_map(|arm| &arm.skills).map(|(skill, _)| *skill);
        let mut all: Vec<Skill> = weapons.chain(known.riding).chain(known.tactics).collect();
        all.sort_unstable();
        all.dedup();
        all
    }
}

impl Force {
    /// All types by their names in files.
    pub(crate) const NAMED: [(&str, Self); 5] = [
        ("combat", Self::Combat),
        ("ranged", Self::Ranged),
        ("energy", Self::Energy),
        ("weather", Self::Weather),
        ("spirit", Self::Spirit),
    ];
}

impl Odds {
    /// It never saves.
    pub const NONE: Self = Self { saves: 0, of: 1 };
}

/// Armour (D-2a): chances to survive a hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Armour {
    /// The item.
    pub item: Item,
    /// Against slash, pierce, crush and cleave.
    pub common: Odds,
    /// Against what pierces armour.
    pub piercing: Odds,
    /// Against energy.
    pub energy: Odds,
    /// Against spirit and weather.
    pub spirit: Odds,
    /// Whether it is worn under surprise (C-70).
    pub surprise: bool,
}

/// A mount (D-2c).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mount {
    /// The item.
    pub item: Item,
    /// The least Riding that it takes.
    pub least: u32,
    /// The most that it adds.
    pub most: u32,
    /// Where it may be ridden besides the lands where mounts help.
    pub also: Vec<Terrain>,
    /// Where it adds more, and how much at most.
    pub better: Option<(Vec<Terrain>, u32)>,
}

/// Defences by type (D-5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Defences {
    /// Hand to hand.
    pub combat: i32,
    /// Against bows.
    pub ranged: i32,
    /// Against energy.
    pub energy: i32,
    /// Against weather.
    pub weather: i32,
    /// Against spirit.
    pub spirit: i32,
}

impl Defences {
    /// Against this type.
    #[must_use]
    pub const fn against(&self, force: Force) -> i32 {
        match force {
            Force::Combat => self.combat,
            Force::Ranged => self.ranged,
            Force::Energy => self.energy,
            Force::Weather => self.weather,
            Force::Spirit => self.spirit,
        }
    }
}

/// What creatures some spells tell from others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nature {
    /// Skeletons and their like.
    Undead,
    /// Imps and their like.
    Demon,
    /// What is not there (G-85).
    Phantom,
}

/// Where creatures of the wild are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Haunt {
    /// On land.
    #[default]
    Land,
    /// On the ocean.
    Sea,
    /// On the ocean and on coasts.
    Shore,
}

/// A creature (D-5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Creature {
    /// Its item.
    pub item: Item,
    /// Its attack.
    pub attack: i32,
    /// Attacks in its turn.
    pub attacks: u32,
    /// Hits that kill it.
    pub hits: u32,
    /// Its defences.
    pub defence: Defences,
    /// Its tactics.
    pub tactics: u32,
    /// Its stealth.
    pub stealth: u32,
    /// Its observation.
    pub observation: u32,
    /// Silver that each leaves.
    pub silver: u32,
    /// The class of what else each may leave, with 10 in 100.
    pub leaves: Option<Class>,
    /// At birth `roll(group) + group / 2`; 0: it is never born so.
    pub group: u32,
    /// Chance in 100 that it attacks.
    pub hostile: u32,
    /// What spells take it for.
    pub nature: Option<Nature>,
    /// Where it is.
    pub haunt: Haunt,
    /// Where one of several is drawn it comes only with `roll(rare) = 1` (D-6).
    pub rare: Option<u32>,
    /// What it casts besides.
    pub special: Option<Special>,
}

/// The Guard of a place (D-5a).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guard {
    /// Which settlements have it.
    pub of: Guarded,
    /// How many heads.
    pub heads: Heads,
    /// What each knows, to this level.
    pub skills: Vec<(Skill, u32)>,
    /// What each has.
    pub goods: Vec<Item>,
    /// Units of one leader each: how many, with which spell at which level.
    pub mages: Vec<(u32, Skill, u32)>,
}

/// Which settlements have a Guard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guarded {
    /// All of this kind that are no starting cities.
    Kind(SettlementKind),
    /// The starting cities.
    Start,
}

/// How many guards there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heads {
    /// So many.
    Fixed(u32),
    /// One of so many of the settlement's people.
    Per(u32),
}

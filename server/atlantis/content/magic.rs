//! What magic skills do and how magic goods are made (D-7, D-8).

use super::{Force, Item, Skill, Terrain};

/// What a magic skill does, apart from what must be written in code.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spell {
    /// It works all the time.
    pub always: bool,
    /// It is cast at 6.2.
    pub cast: bool,
    /// It is cast at 11.1.
    pub travel: bool,
    /// What it does in battle.
    pub battle: Option<BattleSpell>,
    /// What a cast brings.
    pub brings: Option<Summons>,
    /// What else it does, in a way that is written in code.
    pub works: Option<Works>,
    /// What the land gives more of by it (G-60).
    pub raises: Vec<Item>,
    /// What both who cast it and who answer have in hand (G-43).
    pub holds: Option<Item>,
}

/// What spells do that no table can say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Works {
    /// Gates are seen and gone through (G-40).
    Gates,
    /// The mage goes far away (G-42).
    Teleport,
    /// Others are sent to another mage (G-43).
    Portal,
    /// A region far away is seen (G-50).
    Farsight,
    /// Regions in a line are seen (G-50).
    Birds,
    /// A unit is known (G-50).
    Minds,
    /// The weather to come is known (G-51).
    Weather,
    /// Ships sail faster (G-52).
    Wind,
    /// The land gives more (G-60).
    Earth,
    /// The sky is clear (G-61).
    ClearSkies,
    /// Units are hidden (G-86).
    Invisibility,
    /// Hidden things are seen (G-86).
    TrueSeeing,
    /// It entertains (G-87).
    Entertainment,
    /// Magic goods are made (G-90).
    Artifacts,
    /// Gates are made (G-91).
    MakeGate,
    /// Buildings are warded (G-92).
    Runes,
}

/// What a spell does in battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BattleSpell {
    /// What it does.
    pub does: Does,
    /// Its type; none is stopped by no shield.
    pub force: Option<Force>,
    /// Its level is that of the mage and so many more.
    pub plus: u32,
    /// It has so many blows as the mage's level times a `roll` of this; 0 for shields.
    pub roll: u32,
    /// The only ones whom it strikes.
    pub only: Option<Prey>,
}

/// The kinds of spells in battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Does {
    /// Each blow takes a hit.
    Blows,
    /// A shield against its type.
    Shield,
    /// Each blow takes 1 of the attack, 2 with bows.
    Storm,
    /// Each blow takes 2 of attack and defence; not of monsters.
    Terror,
}

impl Does {
    /// What spells and specials do that are no shields, by their names in files.
    pub(crate) const ATTACKS: [(&str, Self); 3] =
        [("blows", Self::Blows), ("storm", Self::Storm), ("terror", Self::Terror)];
}

/// Whom some spells strike alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prey {
    /// Phantoms.
    Phantoms,
    /// The undead.
    Undead,
    /// Demons.
    Demons,
    /// All but the undead and demons.
    Living,
}

/// What a cast brings (G-62).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summons {
    /// What comes.
    pub item: Item,
    /// How many.
    pub number: Number,
    /// The most that a mage can have: so many, and so many times the level; none: no limit.
    pub limit: Option<(u32, u32)>,
    /// In so many times the level of 100 cases; none: always.
    pub percent: Option<u32>,
    /// The least level.
    pub from: u32,
    /// Where alone; empty: everywhere.
    pub lands: Vec<Terrain>,
}

/// How many a cast brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// So many.
    Fixed(u32),
    /// So many times the level.
    Level(u32),
    /// A `roll` of the level.
    Roll,
}

/// How a magic thing is made (G-90) and what it does in its bearer's hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thing {
    /// The item.
    pub item: Item,
    /// What its maker must know, to this level.
    pub needs: Vec<(Skill, u32)>,
    /// What it costs.
    pub silver: u32,
    /// What it is made of.
    pub goods: Vec<(Item, u32)>,
    /// Whether only mages and apprentices use it.
    pub mage: bool,
    /// What it adds to stealth.
    pub stealth: u32,
    /// What it adds to observation.
    pub observation: u32,
    /// Whether the mind of a unit that has one cannot be read (G-50).
    pub closed: bool,
    /// The spell that its bearer casts in battle instead of striking, and at which level.
    pub casts: Option<(Skill, u32)>,
    /// The shield that it puts up each round: against what, and its level.
    pub shields: Option<(Force, u32)>,
    /// What it is against its bearer's spirit: that type of defence is this at least.
    pub protects: Option<(Force, u32)>,
}

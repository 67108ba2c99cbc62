//! What an order is once it is read.

use super::table::Row;
use crate::content::{Class, Item, Skill, StructureType};
use crate::messages::Language;
use crate::world::{
    Attitude, Consume, Direction, FactionId, Points, Reveal, Spoils, StructureNo, Template, UnitId,
};

/// An order with the line on which it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    /// The line in the set, from 1; 0 where a flag gives the order.
    pub line: u32,
    /// Its row in the table.
    pub row: &'static Row,
    /// The sub-phase in which it runs (T).
    pub phase: &'static str,
    /// The order.
    pub order: Order,
}

/// A unit as orders name it (O-17).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// By its number.
    Unit(UnitId),
    /// One that was formed here this turn; without a faction one's own.
    New(Option<FactionId>, u32),
}

/// How many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// So many.
    Of(u32),
    /// As many as there are or can be.
    All,
}

/// What is given (U-30 to U-33).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// So many of an item.
    Some(u32, Item),
    /// All of an item but so many.
    AllBut(Item, u32),
    /// All of a class; none: of every class but people (U-32).
    Class(Option<Class>),
    /// The whole unit.
    Unit,
}

/// A step of a path (M-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To a neighbour.
    Way(Direction),
    /// Into a structure.
    Into(StructureNo),
    /// Through a passage.
    In,
    /// Out of a structure.
    Out,
}

/// What is named or described.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// The unit.
    Unit,
    /// The faction.
    Faction,
    /// The structure in which it stands.
    Structure,
    /// The settlement (W-34).
    Settlement,
}

/// What is built (E-50).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Build {
    /// What the unit is inside.
    Here,
    /// Something new.
    New(StructureType),
    /// What another unit builds.
    Help(Target),
}

/// What is shown again (S-30, S-31).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    /// A level of a skill.
    Skill(Skill, u32),
    /// An item.
    Item(Item),
    /// A type of structure.
    Structure(StructureType),
}

/// An order (O-30).
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is named as the rule book's table names it")]
pub enum Order {
    Address(String),
    Advance(Vec<Step>),
    Armor(Vec<Item>),
    Assassinate(Target),
    Attack(Vec<Target>),
    Autotax(bool),
    Avoid(bool),
    Behind(bool),
    Build(Build),
    Buy(Amount, Item),
    /// A spell, and the words that follow it.
    Cast(Skill, Vec<String>),
    Claim(u32),
    Combat(Option<Skill>),
    Consume(Consume),
    /// Towards a faction, or with none towards all others; without an attitude it is taken back.
    Declare(Option<FactionId>, Option<Attitude>),
    Describe(Thing, String),
    Destroy,
    Enter(StructureNo),
    Entertain,
    Evict(Vec<Target>),
    Exchange {
        with: Target,
        give: (u32, Item),
        get: (u32, Item),
    },
    Faction(Points),
    /// One faction, or all.
    Find(Option<FactionId>),
    Forget(Skill),
    /// To a unit, or away.
    Give(Option<Target>, What),
    Guard(bool),
    Hold(bool),
    Leave,
    Move(Vec<Step>),
    Name(Thing, String),
    NoAid(bool),
    NoCross(bool),
    Times(bool),
    Language(Language),
    Template(Template),
    Password(Option<String>),
    Pillage,
    Produce(Item),
    Promote(Target),
    Quit(Option<String>),
    Restart(Option<String>),
    Reveal(Reveal),
    Sail(Vec<Direction>),
    Sell(Amount, Item),
    Show(Show),
    Spoils(Spoils),
    Steal(Target, Item),
    Study(Skill),
    Tax,
    Teach(Vec<Target>),
    Weapon(Vec<Item>),
    Withdraw(u32, Item),
    Work,
}

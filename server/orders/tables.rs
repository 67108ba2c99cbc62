//! The tables that a game gives: its words, what may stand after them, and how orders of a unit go together. They are
//! plain rows, so a game can have them as constants or read them from a file.
//!
//! The syntax of an order is written as rule books write it:
//!
//! | written | means |
//! |---|---|
//! | `ALL` | this word; whatever is no kind's name is a word, in any case of letters |
//! | `item` | an argument of the kind that the tables call so: small letters, digits, `_` |
//! | `[x]` | x or nothing |
//! | `{x}` | x as often as it is there, also never |
//! | `(x \| y)` | x, or else y |
//! | `x · y` | two forms of the whole order: the one that fits more of the line is taken, the first of equals |

use crate::code::Code;

/// All that a game says about its order files.
#[derive(Clone, Copy, Debug)]
pub struct Tables<'a> {
    /// What a set lies in.
    pub envelope: EnvelopeRow<'a>,
    /// The other lines that begin with a sign of the envelope's and stand inside it (O-9, O-58).
    pub marks: &'a [MarkRow<'a>],
    /// The line that names the unit to which the orders below it go.
    pub unit: UnitRow<'a>,
    /// Whether `@` before an order repeats it each turn, and `@;` keeps a comment (O-10, O-19).
    pub repeats: bool,
    /// The orders that have others in them.
    pub blocks: &'a [BlockRow<'a>],
    /// All other orders.
    pub orders: &'a [OrderRow<'a>],
    /// The kinds of arguments (O-18).
    pub kinds: &'a [KindRow<'a>],
    /// Orders of which a unit can have one (O-25, O-26).
    pub groups: &'a [GroupRow<'a>],
    /// How much is taken.
    pub limits: Limits,
}

/// The first and the last line of a set (O-2).
#[derive(Clone, Copy, Debug)]
pub struct EnvelopeRow<'a> {
    /// The word of the first line; it begins with `#`.
    pub head: &'a str,
    /// What follows it. The first number is the sender's.
    pub syntax: &'a str,
    /// The word of the last line; it begins with `#`.
    pub end: &'a str,
}

/// A line about the set as a whole.
#[derive(Clone, Copy, Debug)]
pub struct MarkRow<'a> {
    /// Its word; it begins with `#`.
    pub word: &'a str,
    /// What follows it.
    pub syntax: &'a str,
}

/// The line that names a unit.
#[derive(Clone, Copy, Debug)]
pub struct UnitRow<'a> {
    /// Its word.
    pub word: &'a str,
    /// What follows it. The first number is the unit's.
    pub syntax: &'a str,
}

/// An order that has others in it, up to a word that ends it (O-21, O-22).
#[derive(Clone, Copy, Debug)]
pub struct BlockRow<'a> {
    /// The word that begins it.
    pub word: &'a str,
    /// What follows it.
    pub syntax: &'a str,
    /// The word that ends it.
    pub end: &'a str,
    /// For whom, or when, are the orders in it.
    pub makes: Makes,
    /// What is said where the end is missing; filled in: `word`, `end`.
    pub open: Code,
    /// What is said where it stands within itself; filled in: `word`.
    pub nested: Code,
}

/// For whom, or when, are the orders in a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Makes {
    /// For a new unit, known by the first number of the line. What is said where a second one is made under the same
    /// number; filled in: `word`, `number`.
    Unit {
        /// The second one's code.
        again: Code,
    },
    /// For the same unit in a later turn.
    Later,
}

/// An order.
#[derive(Clone, Copy, Debug)]
pub struct OrderRow<'a> {
    /// Its word.
    pub word: &'a str,
    /// Other words for it.
    pub also: &'a [&'a str],
    /// What follows it.
    pub syntax: &'a str,
    /// The group of which a unit can have one order.
    pub group: Option<&'a str>,
    /// Two orders of a group that have the same word here go together: none takes the other's place.
    pub joins: Option<&'a str>,
}

/// A group of orders of which a unit can have one: the last takes the place of those before it.
#[derive(Clone, Copy, Debug)]
pub struct GroupRow<'a> {
    /// Its name in the tables.
    pub name: &'a str,
    /// What is said where one takes another's place; filled in: `new`, `old`.
    pub code: Code,
}

/// A kind of argument.
#[derive(Clone, Copy, Debug)]
pub struct KindRow<'a> {
    /// Its name in the tables: small letters, digits and `_`.
    pub name: &'a str,
    /// The message that names it to people, as in “GIVE needs …”: “a number”.
    pub say: &'static str,
    /// What is said where something else stands there; filled in: `text`. Without it this crate has words of its own.
    pub wrong: Option<Code>,
    /// What it looks like.
    pub form: Form<'a>,
}

/// What an argument looks like.
#[derive(Clone, Copy, Debug)]
pub enum Form<'a> {
    /// Decimal digits (O-13).
    Number {
        /// The least that is possible.
        least: u32,
        /// The most that is possible.
        most: u32,
    },
    /// One of some words; each row has all ways to write one, the first of which is its name.
    Words(&'a [&'a [&'a str]]),
    /// One of the things that the game has (O-16).
    Things(&'a [ThingRow<'a>]),
    /// Words of the player's own (O-15).
    Text(TextForm<'a>),
    /// Several arguments, in the notation of a syntax.
    Syntax(&'a str),
}

/// A thing that can be named.
#[derive(Clone, Copy, Debug)]
pub struct ThingRow<'a> {
    /// The game's own number for it.
    pub id: u32,
    /// All its names; a blank, `_` or nothing between two words is the same.
    pub names: &'a [&'a str],
}

/// What a player's own text may be.
#[derive(Clone, Copy, Debug)]
pub struct TextForm<'a> {
    /// The least number of letters.
    pub least: usize,
    /// The largest number of letters.
    pub most: usize,
    /// What becomes of more.
    pub over: Over,
    /// Signs that may not be in it.
    pub without: &'a str,
    /// What else must hold.
    pub holds: Option<fn(&str) -> bool>,
}

impl TextForm<'_> {
    /// Any text.
    pub const ANY: Self =
        Self { least: 0, most: usize::MAX, over: Over::Cut, without: "", holds: None };
}

/// What becomes of a text that is too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// It is cut.
    Cut,
    /// Its line has no effect.
    Refused,
}

/// How much is taken (O-1).
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Bytes of a text.
    pub bytes: usize,
    /// Lines of a text.
    pub lines: usize,
    /// Bytes of a line.
    pub line_bytes: usize,
}

impl Limits {
    /// 1 MiB, 50,000 lines, 4,096 bytes a line.
    pub const USUAL: Self = Self { bytes: 1 << 20, lines: 50_000, line_bytes: 4_096 };
}

//! What the sender of a set knows: asked of the game, which alone has a world.

use crate::write::Value;

/// What the sender of a set knows. Without a world everything is known and every unit is the sender's: the text alone
/// is read then (O-50).
pub trait Knows {
    /// Whether this unit is the sender's (O-20).
    fn unit(&self, number: u32) -> bool {
        let _ = number;
        true
    }

    /// Where this unit stands: two new units of one number at the same place are one too many (O-17). Without a world
    /// each unit stands alone.
    fn place(&self, number: u32) -> u64 {
        number.into()
    }

    /// Whether the sender has heard of this thing. What he has not heard of is to him as if it were not (O-54).
    fn thing(&self, kind: &str, thing: u32) -> bool {
        let _ = (kind, thing);
        true
    }

    /// What an editor offers for an argument here; nothing where the tables alone say it: all words, all things
    /// that are [known](Self::thing).
    fn offers(&self, place: &Place<'_>) -> Option<Vec<Offer>> {
        let _ = place;
        None
    }
}

/// Everything is known: what the text alone says.
#[derive(Clone, Copy, Debug)]
pub struct Everything;

impl Knows for Everything {}

/// Something that may stand at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// As it is written in the text.
    pub written: String,
    /// As it is shown in a list: by this or by `written` it is found.
    pub shown: String,
    /// The kind of argument; none for words.
    pub kind: Option<String>,
}

/// An argument that is asked for.
#[derive(Clone, Debug)]
pub struct Place<'r> {
    /// The unit to which the order goes, or that forms the one to which it goes.
    pub unit: Option<u32>,
    /// The number of the new unit to which it goes.
    pub formed: Option<u32>,
    /// The word of the order.
    pub order: &'r str,
    /// The kind of argument.
    pub kind: &'r str,
    /// What stands before it.
    pub before: Vec<Value<'r>>,
}

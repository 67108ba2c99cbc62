//! What the sender of a set knows: asked of the game, which alone has a world.

use crate::complete::{Offer, Place};

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

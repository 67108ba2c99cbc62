//! What a soldier is in battle (C-20 to C-29).

use crate::content::{Armour, Defences, Does, Force, Hit, Item, Length, Nature, Prey};

/// A soldier's figures. Soldiers of a unit that have the same are equal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Its unit, by place in the list of its side.
    pub unit: usize,
    /// Its race, or the creature that it is.
    pub item: Item,
    /// Whether it stands in the rear (C-26).
    pub behind: bool,
    /// Hits that kill it (C-27).
    pub hits: u32,
    /// Whether it is a head; else a monster.
    pub head: bool,
    /// A phantom: it counts among neither the soldiers nor the dead (C-50).
    pub phantom: bool,
    /// What spells take it for.
    pub nature: Option<Nature>,
    /// How it strikes; nothing where it casts instead (C-24).
    pub strike: Option<Strike>,
    /// Its defences by type of attack; those of heads against spells by C-41.
    pub defence: Defences,
    /// Its defence against spells of the combat type; none: they do it no harm (C-43).
    pub shaken: Option<i32>,
    /// What it wears.
    pub armour: Option<Armour>,
    /// How far its weapon reaches; monsters and bows have no length (C-38).
    pub length: Option<Length>,
    /// Whether it rides.
    pub mounted: bool,
    /// What it casts in its turn, beside or instead of its strike.
    pub casts: Vec<Cast>,
    /// Shields that it puts up at the start of each round (C-31).
    pub shields: Vec<Shield>,
}

/// How a soldier strikes (C-33).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strike {
    /// The weapon; none for bare hands and for what a monster has.
    pub weapon: Option<Item>,
    /// Its attack, without what depends on the target.
    pub attack: i32,
    /// Attacks in its turn (C-32).
    pub times: u32,
    /// Whether it shoots.
    pub ranged: bool,
    /// The class of its blows.
    pub hit: Hit,
    /// It acts in one of so many of its side's rounds, the first counted (C-37).
    pub every: u32,
    /// How far it reaches.
    pub length: Option<Length>,
    /// What it adds against those who ride.
    pub against_mounted: i32,
}

/// A spell cast in a turn (C-40).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cast {
    /// Its name.
    pub name: String,
    /// What it does: no shield.
    pub does: Does,
    /// Its type; none is stopped by no shield.
    pub force: Option<Force>,
    /// Its level.
    pub level: u32,
    /// Its blows are so many …
    pub times: u32,
    /// … times a `roll` of this.
    pub roll: u32,
    /// The only ones whom it strikes.
    pub only: Option<Prey>,
}

/// A shield (C-31).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shield {
    /// What it is against.
    pub force: Force,
    /// Its level.
    pub level: u32,
}

impl Figure {
    /// Whether a spell with this prey can strike it (D-8).
    #[must_use]
    pub fn is_prey(&self, only: Option<Prey>) -> bool {
        match only {
            None => true,
            Some(Prey::Phantoms) => self.phantom,
            Some(Prey::Undead) => self.nature == Some(Nature::Undead),
            Some(Prey::Demons) => self.nature == Some(Nature::Demon),
            Some(Prey::Living) => self.nature.is_none(),
        }
    }

    /// Whether it strikes or casts from the rear (C-26).
    #[must_use]
    pub fn reaches_from_behind(&self) -> bool {
        !self.casts.is_empty() || self.strike.is_some_and(|strike| strike.ranged)
    }

    /// Whether it has anything to do in this of its side's rounds, counted from 1 (C-37).
    #[must_use]
    pub fn acts_in(&self, round: u32) -> bool {
        let strikes = |strike: Strike| strike.times > 0 && (round - 1).is_multiple_of(strike.every);
        !self.casts.is_empty() || self.strike.is_some_and(strikes)
    }
}

//! `stasis.toml`: the deck of Stasis cards. What a card says is made from its effect, so that text and
//! deed cannot part.

use serde::{Deserialize, Serialize};

use crate::ids::{CardId, StreetCardId};

/// The deck of Stasis cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct StasisDeck {
    /// Every card with its number of copies.
    pub cards: Vec<StreetCard>,
}

/// A Stasis card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StreetCard {
    /// Unique in the deck.
    pub id: CardId,
    /// How many of it the deck holds, 1 to 12.
    #[serde(default = "one")]
    pub copies: u32,
    /// The title.
    pub title: String,
    /// One line of mood.
    #[serde(default)]
    pub flavour: String,
    /// An icon of the game-icons set.
    pub emblem: String,
    /// What it does.
    pub effect: StreetEffect,
}

fn one() -> u32 {
    1
}

/// What a Stasis card does. "Here" is an objective that its player picks among the legal ones. Where a
/// card speaks of up to so many units, it takes as many as there are, military units first when one's
/// own gain, mobs first when somebody loses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum StreetEffect {
    /// New units stand up here.
    Muster {
        /// Mobs, 0 to 12.
        #[serde(default)]
        mobs: u32,
        /// Military units, 0 to 12.
        #[serde(default)]
        military: u32,
        /// Where it may be.
        at: Ground,
    },
    /// Dice are rolled; as many mobs as their sum stand up here.
    Uprising {
        /// How many dice, 1 to 3.
        dice: u32,
        /// Where it may be.
        at: Ground,
    },
    /// New units join the reserve.
    Recruit {
        /// Mobs, 0 to 12.
        #[serde(default)]
        mobs: u32,
        /// Military units, 0 to 12.
        #[serde(default)]
        military: u32,
    },
    /// Up to so many of one's own units march from here to there, Heroes of one's own with them.
    March {
        /// How many, 1 to 12.
        units: u32,
        /// Whether they may change maps; otherwise they stay on theirs.
        #[serde(default)]
        across: bool,
    },
    /// Up to so many units of the reserve are placed here, beyond the Act number.
    Rush {
        /// How many, 1 to 12.
        units: u32,
    },
    /// Up to so many of one's own units here go back to the reserve.
    FallBack {
        /// How many, 1 to 12.
        units: u32,
    },
    /// Up to so many of one's own mobs here become military units.
    Promote {
        /// How many, 1 to 12.
        mobs: u32,
    },
    /// One's own battle roll here gains.
    Rally {
        /// By how much, 1 to 12.
        by: u32,
    },
    /// A rival's battle roll here loses.
    Curse {
        /// By how much, 1 to 12.
        by: u32,
    },
    /// Nobody else may place or move units in here while one's own stand here.
    Barricade,
    /// The barricade here falls.
    TearDown,
    /// Up to so many of a rival's mobs here run home to its reserve.
    Panic {
        /// How many, 1 to 12.
        mobs: u32,
    },
    /// Everybody here loses up to so many units for good.
    Fire {
        /// How many, 1 to 12.
        units: u32,
    },
    /// Everybody here rolls a die and loses as many mobs for good.
    Elephants,
    /// A rival's Hero on any map: a die is rolled, and this or more kills.
    RoofTile {
        /// The least that kills, 2 to 6.
        at_least: u32,
    },
    /// A rival's Hero dies where one has more units than its faction has.
    Ambush,
    /// One's own Hero leaves the streets for safety.
    Rescue,
    /// One's own Hero, safe or in reserve, comes out here.
    Summon,
    /// One's own Hero and a rival's at the same objective: each rolls a die and adds its value; the
    /// lower dies, and if both are equal nobody does.
    Duel,
    /// Up to so many of a rival's mobs here change sides.
    Bribe {
        /// How many, 1 to 12.
        mobs: u32,
    },
    /// The Colossus goes elsewhere (S-23).
    Colossus,
    /// Cards taken at random from a rival's hand.
    Steal {
        /// How many at most, 1 to 5.
        cards: u32,
    },
    /// A rival discards cards at random.
    Confiscate {
        /// How many at most, 1 to 5.
        cards: u32,
    },
    /// One looks at a rival's hand.
    Look,
    /// One trades hands with a rival.
    Exchange,
    /// One draws cards.
    Draw {
        /// How many, 1 to 5.
        cards: u32,
    },
}

/// Where units may stand up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// Where one has a unit.
    Own,
    /// Anywhere that is not barricaded against one.
    Any,
}

impl StasisDeck {
    /// Every card of the deck, copies told apart, in the order of the file.
    pub fn printed(&self) -> impl Iterator<Item = StreetCardId> {
        let copies = |card: &StreetCard| {
            let id = card.id.clone();
            (1..=card.copies)
                .map(move |copy| StreetCardId(compact_str::format_compact!("{id}-{copy}")))
        };
        self.cards.iter().flat_map(copies)
    }

    /// The card that a copy is of.
    #[must_use]
    pub fn find(&self, id: &StreetCardId) -> Option<&StreetCard> {
        let (row, _) = id.as_str().rsplit_once('-')?;
        self.cards.iter().find(|card| card.id.as_str() == row)
    }
}

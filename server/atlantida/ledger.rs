//! Stocks that remember why they are what they are (L-2, O-7).

use game::{Name, Text, text};
use serde::{Deserialize, Serialize};

use crate::content::Content;
use crate::ids::{Advance, Faction, Kind, Site, Statue};

/// A stock with its causes; never below 0.
pub(crate) type Ledger = kit::Ledger<Cause>;

/// Why a stock changed.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // each is what it says
pub enum Cause {
    Start,
    Site(Site),
    Theatre,
    Building(Kind),
    Statue(Statue),
    Advance(Advance),
    CodeOfLaws,
    Creature,
    Battle,
    Hunt,
    PlunderOf(Faction),
    PlunderedBy(Faction),
    HermesOf(Faction),
    Leader,
    Learned(Advance),
    Built(Kind),
    BuiltStatue(Statue),
    Arms,
    Ship,
    Risen,
    Europa,
    Tribute,
    Reward,
    Fleet,
    Raid,
    Flood,
    Zeus,
    Seaquake,
    GaveUp,
    /// Control's hand, with its reason.
    Control(String),
    /// Older ones, added up.
    Earlier {
        by_hand: bool,
    },
}

impl kit::Cause for Cause {
    fn by_hand(&self) -> bool {
        matches!(self, Self::Control(_) | Self::Earlier { by_hand: true })
    }

    fn earlier(by_hand: bool) -> Self {
        Self::Earlier { by_hand }
    }
}

impl Cause {
    /// For people.
    pub(crate) fn said(&self, of: &Content) -> Text {
        match self {
            Self::Start => text!("cause-start"),
            Self::Site(site) => text!("cause-site", what = &of.site(*site).name),
            Self::Theatre => text!("cause-theatre"),
            Self::Building(kind) => text!("cause-building", what = &of.building(*kind).name),
            Self::Statue(statue) => text!("cause-statue", what = &of.statue(*statue).name),
            Self::Advance(advance) => text!("cause-advance", what = &of.advance(*advance).name),
            Self::CodeOfLaws => text!("cause-code-of-laws"),
            Self::Creature => text!("cause-creature"),
            Self::Battle => text!("cause-battle"),
            Self::Hunt => text!("cause-hunt"),
            Self::PlunderOf(faction) => {
                text!("cause-plunder-of", who = Name::of(&of.faction(*faction).name))
            }
            Self::PlunderedBy(faction) => {
                text!("cause-plundered-by", who = Name::of(&of.faction(*faction).name))
            }
            Self::HermesOf(faction) => {
                text!("cause-hermes-of", who = Name::of(&of.faction(*faction).name))
            }
            Self::Leader => text!("cause-leader"),
            Self::Learned(advance) => text!("cause-learned", what = &of.advance(*advance).name),
            Self::Built(kind) => text!("cause-built", what = &of.building(*kind).name),
            Self::BuiltStatue(statue) => text!("cause-built", what = &of.statue(*statue).name),
            Self::Arms => text!("cause-arms"),
            Self::Ship => text!("cause-ship"),
            Self::Risen => text!("cause-risen"),
            Self::Europa => text!("cause-europa"),
            Self::Tribute => text!("cause-tribute"),
            Self::Reward => text!("cause-reward"),
            Self::Fleet => text!("cause-fleet"),
            Self::Raid => text!("cause-raid"),
            Self::Flood => text!("cause-flood"),
            Self::Zeus => text!("cause-zeus"),
            Self::Seaquake => text!("cause-seaquake"),
            Self::GaveUp => text!("cause-gave-up"),
            Self::Control(reason) => text!("cause-control", reason = reason),
            Self::Earlier { by_hand: false } => text!("cause-earlier"),
            Self::Earlier { by_hand: true } => text!("cause-earlier-by-control"),
        }
    }
}

//! The names of what the rules speak of: factions, places, stocks, sites, buildings, advances, statues, events.

use std::fmt;

use game::SeatId;
use serde::{Deserialize, Serialize};

/// Makes an enum of words: its variants in the order of the rules, each written in `snake_case`.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident),* $(,)? }) => {
        $(#[$meta])*
        #[derive(borsh::BorshSerialize, borsh::BorshDeserialize)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[derive(strum::AsRefStr, strum::EnumString, strum::IntoStaticStr)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
        #[serde(rename_all = "snake_case")]
        #[strum(serialize_all = "snake_case")]
        pub enum $name { $($(#[$doc])* $variant),* }

        impl $name {
            /// All of them, in the order of the rules.
            pub const ALL: &[Self] = &[$(Self::$variant),*];

            /// Its word on the wire, in files and in the journal.
            #[must_use]
            pub fn word(self) -> &'static str {
                self.into()
            }
        }
    };
}

pub(crate) use words;

words! {
    /// A faction (P-11).
    #[allow(missing_docs)]
    Faction { Atlas, Ampheres, Mneseus, Mestor, Azaes }
}

impl Faction {
    /// Its seat.
    #[must_use]
    pub fn seat(self) -> SeatId {
        SeatId(self.word().to_owned())
    }

    /// Whose seat this is; none where it is no seat of this game.
    #[must_use]
    pub fn at(seat: &SeatId) -> Option<Self> {
        seat.0.parse().ok()
    }
}

words! {
    /// A kind of stock (section 1).
    Stock {
        /// For buildings, statues and floods.
        Stone,
        /// For arms, leaders, tribute, temples and much else.
        Gold,
        /// For ships and floods.
        Wood,
        /// For advances and ancient fleets; never taken by another player.
        Knowledge,
        /// Military equipment, ME.
        Arms,
    }
}

impl Stock {
    /// The message that names it.
    #[must_use]
    pub fn message(self) -> &'static str {
        match self {
            Self::Stone => "stock-stone",
            Self::Gold => "stock-gold",
            Self::Wood => "stock-wood",
            Self::Knowledge => "stock-knowledge",
            Self::Arms => "stock-arms",
        }
    }
}

words! {
    /// The place of a hex that gives it its use (I-10), in the order of the tiles.
    #[allow(missing_docs)]
    Site {
        Poseidon, Hades, Persephone, Aeolus, Hecate, Demeter, Gaia, Europa,
        Prairie, StonePits, CityRuins, Mine, Forest,
        /// Advanced alone.
        Zeus,
    }
}

impl Site {
    /// Whether it is a production site.
    #[must_use]
    pub fn is_production(self) -> bool {
        match self {
            Self::Prairie | Self::StonePits | Self::CityRuins | Self::Mine | Self::Forest => true,
            Self::Poseidon
            | Self::Hades
            | Self::Persephone
            | Self::Aeolus
            | Self::Hecate
            | Self::Demeter
            | Self::Gaia
            | Self::Europa
            | Self::Zeus => false,
        }
    }

    /// The stock that it yields in Production; none of a temple, and of a Prairie, which feeds.
    #[must_use]
    pub fn yields(self) -> Option<Stock> {
        match self {
            Self::StonePits => Some(Stock::Stone),
            Self::CityRuins => Some(Stock::Knowledge),
            Self::Mine => Some(Stock::Gold),
            Self::Forest => Some(Stock::Wood),
            Self::Prairie
            | Self::Poseidon
            | Self::Hades
            | Self::Persephone
            | Self::Aeolus
            | Self::Hecate
            | Self::Demeter
            | Self::Gaia
            | Self::Europa
            | Self::Zeus => None,
        }
    }
}

words! {
    /// A kind of building (B-11).
    #[allow(missing_docs)]
    Kind {
        Housing, Agora, Shipyard, Academy, Forge, Farm, Quarry, Garden,
        /// Advanced alone.
        Bastion,
        /// Advanced alone.
        Aqueduct,
        /// Advanced alone; which one stands beside it.
        Statue,
    }
}

impl Kind {
    /// Whether only the advanced game has it.
    #[must_use]
    pub fn is_advanced(self) -> bool {
        matches!(self, Self::Bastion | Self::Aqueduct | Self::Statue)
    }

    /// Whether it feeds: a Garden counts as a Farm for food in every respect (F-3).
    #[must_use]
    pub fn feeds(self) -> bool {
        matches!(self, Self::Farm | Self::Garden)
    }
}

words! {
    /// A statue (Z-6).
    #[allow(missing_docs)]
    Statue { Aphrodite, Ares, Artemis, Athena, Hephaestus, Hermes, Dionysus, Hestia, Hera }
}

words! {
    /// An advance (D-6, D-12).
    #[allow(missing_docs)]
    Advance {
        Metalworking, Engineering, Navigation, ClothMaking, AdvancedPhysics, Astronomy, Agriculture,
        /// Advanced alone.
        Medicine,
        Strategy, Logistics, CodeOfLaws, Cosmopolitanism, Fanaticism, Taxation,
    }
}

impl Advance {
    /// Whether it is a social one (D-12), which the advanced game alone has.
    #[must_use]
    pub fn is_social(self) -> bool {
        matches!(
            self,
            Self::Strategy
                | Self::Logistics
                | Self::CodeOfLaws
                | Self::Cosmopolitanism
                | Self::Fanaticism
                | Self::Taxation
        )
    }

    /// Whether only the advanced game has it.
    #[must_use]
    pub fn is_advanced(self) -> bool {
        self.is_social() || self == Self::Medicine
    }
}

words! {
    /// What stands on the event track (section 17), the cards of the deck in the order of X-3.
    #[allow(missing_docs)]
    Card {
        Drought, Iconoclasm, Epidemic, Raid, LostFleet, Beasts, Earthquake, Flood,
        Tribute, Collapse,
    }
}

/// The name of a hex: a letter and a digit, "B2".
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts", type = "string"))]
#[serde(into = "String", try_from = "String")]
pub struct HexId([u8; 2]);

impl HexId {
    /// The hex of this name; none where it is none.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        match *name.as_bytes() {
            [letter @ b'A'..=b'Z', digit @ b'1'..=b'9'] => Some(Self([letter, digit])),
            _ => None,
        }
    }
}

impl fmt::Display for HexId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [letter, digit] = self.0;
        write!(f, "{}{}", char::from(letter), char::from(digit))
    }
}

impl fmt::Debug for HexId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<HexId> for String {
    fn from(hex: HexId) -> Self {
        hex.to_string()
    }
}

impl TryFrom<String> for HexId {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        Self::named(&name).ok_or_else(|| format!("`{name}` is no hex: a letter and a digit"))
    }
}

/// Where units are: in the home city, in the Great Theatre, or in a hex. In this order the program
/// takes from them (section 22).
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts", type = "string"))]
#[serde(into = "String", try_from = "String")]
pub enum Place {
    /// The own home city.
    Home,
    /// The Great Theatre.
    Theatre,
    /// A hex: its main site or its surroundings, where the group stands.
    Hex(HexId),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Home => f.write_str("home"),
            Self::Theatre => f.write_str("theatre"),
            Self::Hex(hex) => hex.fmt(f),
        }
    }
}

impl From<Place> for String {
    fn from(place: Place) -> Self {
        place.to_string()
    }
}

impl TryFrom<String> for Place {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        match name.as_str() {
            "home" => Ok(Self::Home),
            "theatre" => Ok(Self::Theatre),
            _ => HexId::try_from(name).map(Self::Hex),
        }
    }
}

/// A square of a city (B-1): columns from west to east, rows from north to south, both from 1.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct Square {
    /// From 1, west to east.
    pub column: u32,
    /// From 1, north to south.
    pub row: u32,
}

impl Square {
    /// This one.
    #[must_use]
    pub const fn at(column: u32, row: u32) -> Self {
        Self { column, row }
    }
}

/// Row 1 first, west to east: the order in which the program looks (section 22).
impl Ord for Square {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.row, self.column).cmp(&(other.row, other.column))
    }
}

impl PartialOrd for Square {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

//! What a faction gets to know of a turn, as JSON of the format `atlantis-report/1`. All other forms are
//! made from it and hold nothing more. What is empty is left out.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::{Deserialize, Serialize};

mod battle;
mod place;
mod told;

pub use battle::{Battle, FighterSeen, HitsSeen, LevelSeen, RoundSeen, SideSeen, SpellSeen};
pub use place::{
    CapacitySeen, Exit, GateSeen, Good, HexAt, MarketLine, ProvinceTown, RegionSeen, Seen,
    ShipSeen, SkillSeen, StructureSeen, UnitSeen, Wage, Who,
};
pub use told::{ErrorLine, Event, EventData, Learned, LearnedKind, Press};

/// The name of this form.
pub const FORMAT: &str = "atlantis-report/1";

/// The report of a faction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// [`FORMAT`].
    pub format: String,
    /// Which game it is.
    pub game: GameSeen,
    /// The turn just run, from 1; 0 before the first.
    pub turn: u32,
    /// Its month, in English.
    pub month: String,
    /// Its year, from 1.
    pub year: u32,
    /// When the next sets are due, as time with zone. The host fills it in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_deadline: Option<String>,
    /// Whose it is.
    pub faction: FactionSeen,
    /// What became of its set.
    pub orders: OrdersSeen,
    /// What it feels.
    pub attitudes: AttitudesSeen,
    /// Errors and warnings of the run, in the order of the sequence (O-53).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub errors: Vec<ErrorLine>,
    /// How many more there were than ⚙ `error_lines`.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub errors_left_out: u32,
    /// Battles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub battles: Vec<Battle>,
    /// What happened, in the order of the sequence.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<Event>,
    /// Skill, item and structure reports that are new or were asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub learned: Vec<Learned>,
    /// In fixed order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub regions: Vec<RegionSeen>,
    /// What stands ready to be sent back.
    pub template: TemplateSeen,
    /// What was written.
    #[serde(default, skip_serializing_if = "Press::is_empty")]
    pub press: Press,
}

/// Which game a report is of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameSeen {
    /// The host's number of it.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its variant: `4.1`.
    pub variant: String,
    /// Hash of the tables, `sha256:…`.
    pub content: String,
    /// Hash of the seed, `sha256:…` (K-5).
    pub seed: String,
}

/// The faction of a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FactionSeen {
    /// Its number.
    pub number: u32,
    /// Its name.
    pub name: String,
    /// How it spends its points.
    pub points: PointsSeen,
    /// Silver that lies nowhere.
    pub unclaimed: u64,
    /// Whether a password is set.
    pub password: bool,
    /// Its address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
    /// The form of its template: `off`, `short`, `long`, `map`.
    pub template: String,
    /// Whether it wants the Times.
    pub times: bool,
    /// The language of its sentences: `en`, `de`, `el`.
    #[serde(default)]
    pub language: String,
    /// What it uses, and what it may.
    pub limits: Limits,
    /// From the second absent turn on: how many are left until it is dropped (F-13).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns_left: Option<u32>,
}

/// Points by area (F-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PointsSeen {
    /// On taxing.
    pub war: u32,
    /// On trade.
    pub trade: u32,
    /// On magic.
    pub magic: u32,
}

/// What a faction uses and may: each `[used, allowed]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// Regions taxed or pillaged this turn.
    pub tax_regions: [u32; 2],
    /// Regions with trade activity this turn.
    pub trade_regions: [u32; 2],
    /// Mages.
    pub mages: [u32; 2],
    /// Apprentices.
    pub apprentices: [u32; 2],
}

/// What became of a set. When it came is the host's to fill in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OrdersSeen {
    /// When it came, as time with zone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub received: Option<String>,
    /// `final`, `temporary` or `none`.
    pub state: String,
    /// Its hash, `sha256:…`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hash: Option<String>,
    /// Whether standing orders ran (O-7).
    pub standing: bool,
    /// Absent turns in a row.
    pub idle: u32,
    /// Codes that the player does not want to be told (O-58).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub quiet: Vec<Quiet>,
    /// From which line each unit's month order came (H-17).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub origins: Vec<Origin>,
}

/// A code that is not to be told (O-58).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Quiet {
    /// The code.
    pub code: String,
    /// The only unit that is meant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<u32>,
}

/// Where a unit's orders came from (H-17).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Origin {
    /// The unit.
    pub unit: u32,
    /// The line in the set that ran, from 1.
    pub line: u32,
    /// `set` or `template`.
    pub from: String,
}

/// What a faction feels (F-20).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AttitudesSeen {
    /// Towards all others.
    pub default: String,
    /// Towards these, by number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub declared: Vec<Declared>,
}

/// An attitude towards a faction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Declared {
    /// Its number.
    pub faction: u32,
    /// Its name.
    pub name: String,
    /// `hostile` to `ally`.
    pub attitude: String,
}

/// What stands ready to be sent back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TemplateSeen {
    /// Lines above the first unit.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub head: Vec<String>,
    /// Units in the order of the report.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub units: Vec<TemplateUnit>,
}

/// A unit's lines for next month and later.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TemplateUnit {
    /// Its number.
    pub unit: u32,
    /// Lines of next month.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<String>,
    /// Blocks of later months.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub later: Vec<TemplateBlock>,
}

/// A TURN block.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TemplateBlock {
    /// Whether it bears `@`.
    #[serde(default, skip_serializing_if = "is_false")]
    pub repeats: bool,
    /// Its lines.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<String>,
}

/// A hash as reports write it: `sha256:9c…`.
#[must_use]
pub fn hash(bytes: &[u8; 32]) -> String {
    let mut text = String::from("sha256:");
    for byte in bytes {
        // A string takes whatever is written.
        let _ = write!(text, "{byte:02x}");
    }
    text
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

pub(crate) fn is_false(flag: &bool) -> bool {
    !*flag
}

/// Named figures and words of an event or an error.
pub type Data = BTreeMap<String, serde_json::Value>;

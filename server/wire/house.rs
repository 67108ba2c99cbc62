//! What the pages of a house show: who may host, the tables that are to be looked after, those that everybody
//! may look on at.

use serde::{Deserialize, Serialize};

use super::{Lobby, SeatView};

/// What an organiser may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct Allowance {
    /// Tables that are not archived.
    pub tables: u32,
    /// Screens that only look on at each of these tables.
    pub onlookers: u32,
    /// Megabytes (of 1,000,000 bytes) that all of these tables take in the journal, archived ones too.
    pub megabytes: u32,
    /// Scenarios that were brought and are kept for new tables.
    pub scenarios: u32,
}

/// What an organiser has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct Used {
    /// Tables that are not archived.
    pub tables: u32,
    /// Bytes of all of them in the journal, counted as those of one table are.
    #[cfg_attr(test, ts(type = "number"))]
    pub bytes: u64,
    /// Scenarios that were brought.
    pub scenarios: u32,
}

/// What `GET /api/house` tells anybody; to whoever may host it tells more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct HouseCard {
    /// Who keeps what is kept here, and how to reach them; none where nobody said.
    pub keeper: Option<String>,
    /// Days for which an archived table is kept.
    pub keep_days: u32,
    /// Whether the operator asks.
    pub operator: bool,
    /// The organiser who asks.
    pub organiser: Option<OwnCard>,
}

/// What an organiser may know of being one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct OwnCard {
    /// The name that the operator gave.
    pub name: String,
    /// What there may be.
    pub limits: Allowance,
    /// What there is.
    pub used: Used,
}

/// An organiser, for the operator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct OrganiserLine {
    /// By what the calls know the organiser.
    pub id: String,
    /// The name that the operator gave.
    pub name: String,
    /// The key at the end of the organiser's link; none where another operator's key made it.
    pub key: Option<String>,
    /// What there may be.
    pub limits: Allowance,
    /// What there is.
    pub used: Used,
}

/// A table, for whoever looks after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct TableLine {
    /// Its code.
    pub code: String,
    /// Its name.
    pub name: String,
    /// Its game; empty while it is archived.
    pub game: String,
    /// Whether free seats may be taken.
    pub lobby: Lobby,
    /// Whether its game is over.
    pub over: bool,
    /// Its seats; none while it is archived.
    pub seats: Vec<SeatView>,
    /// Screens that are there now; none where another server has the table, which alone knows.
    pub here: Option<u32>,
    /// About how many bytes of it there are in the journal. It tells nothing that a seat did, which may be
    /// secret: an entry of the game counts as 512, whatever is in it, one of a seat not at all.
    #[cfg_attr(test, ts(type = "number"))]
    pub bytes: u64,
    /// When it was made, and when something was done there last, but for what seats did in the game, in
    /// milliseconds since 1970 UTC.
    #[cfg_attr(test, ts(type = "[number, number]"))]
    pub unix_ms: (i64, i64),
    /// Whose it is; none for the operator's own.
    pub organiser: Option<String>,
    /// Whether everybody may find it on the page of running tables.
    pub shown: bool,
    /// Since when it is archived, and when it is purged, in milliseconds since 1970 UTC.
    #[cfg_attr(test, ts(type = "[number, number] | null"))]
    pub archived: Option<(i64, i64)>,
}

/// A table that everybody may look on at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct RunningTable {
    /// Its code, which its onlookers' link ends with.
    pub code: String,
    /// Its name.
    pub name: String,
    /// Its game.
    pub game: String,
    /// Whether its game is over.
    pub over: bool,
    /// Its seats, and how many of them are taken.
    pub seats: (u32, u32),
}

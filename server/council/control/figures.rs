//! Figures, standings, supports and gifts: Control's hand and the Archons' (I-1 to I-3).

use game::Text;
use serde::{Deserialize, Serialize};

use crate::content::{Counter, Until};
use crate::ids::FactionId;

pub(crate) mod rules;
pub mod shown;

/// What may be wanted here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum FiguresCommand {
    /// Hands tokens to another faction (Archon).
    Give {
        /// To whom.
        to: FactionId,
        /// Tyche, Horses or Talents.
        what: Counter,
        /// 1 or more; Horses that are bid are held (C-12).
        amount: u32,
    },
    /// Sets a figure (Control).
    Edit {
        /// Which.
        figure: FigureName,
        /// Its new value.
        to: u32,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Calls a counter otherwise, or leaves it out of what is shown (Control). What the rules make of it
    /// stays.
    NameCounter {
        /// Which; Arête and influence cannot be left out.
        counter: Counter,
        /// Its name at this table, at most 24 characters; its own again where it is empty.
        name: String,
        /// Whether it is shown.
        shown: bool,
    },
    /// Sets citizenship and exile (Control).
    SetStanding {
        /// Whose.
        faction: FactionId,
        /// Whether it is a citizen.
        citizen: bool,
        /// Whether it is in exile.
        exiled: bool,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Gives support for a time (Control, I-2).
    AddSupport {
        /// To whom.
        faction: FactionId,
        /// How much, 1 to 1000.
        by: u32,
        /// What the figure's parts call it; 1 to 60 characters.
        label: String,
        /// Until when.
        until: Until,
    },
    /// Takes support away (Control).
    RemoveSupport {
        /// Its number.
        support: u32,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum FiguresEvent {
    /// Tokens changed hands.
    Given { from: FactionId, to: FactionId, what: Counter, amount: u32 },
    /// Control set a figure.
    FigureSet { figure: FigureName, to: u32, reason: String },
    /// Control called a counter otherwise, or left it out.
    CounterNamed { counter: Counter, name: String, shown: bool },
    /// Control set citizenship and exile.
    StandingSet { faction: FactionId, citizen: bool, exiled: bool, reason: String },
    /// Support for a time.
    SupportAdded { faction: FactionId, by: u32, label: String, until: Until },
    /// Support was taken away.
    SupportRemoved { support: u32 },
}

/// A figure as it changed (I-9).
#[derive(
    borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, PartialEq, Eq, Serialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct FigureChange {
    /// When, in milliseconds on the table's clock.
    pub at: u64,
    /// The Act and the cycle: "Act 1, cycle 3".
    pub when: Text,
    /// Which.
    pub figure: FigureName,
    /// What it was.
    pub from: u32,
    /// What it became.
    pub to: u32,
    /// Why: the label of the part that changed.
    pub cause: Text,
}

/// A figure that Control may set.
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
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "of", rename_all = "snake_case", deny_unknown_fields)]
pub enum FigureName {
    /// The Stasis number; at least the Act number.
    Stasis,
    /// Divine Wrath.
    Wrath,
    /// A faction's counter.
    Faction {
        /// Whose.
        faction: FactionId,
        /// Which.
        counter: Counter,
    },
}

/// What can change hands between factions, with the message that says that one has no more of it.
pub(crate) const GIVEABLE: [(Counter, &str); 3] = [
    (Counter::Horses, "too-many-horses"),
    (Counter::Tyche, "too-many-tyche"),
    (Counter::Talents, "too-many-talents"),
];

//! What seats agree on among themselves: going back, the steward for somebody who is away, and
//! that the table stands still; and who hosts it. With a Control at the table these are its own.
//!
//! A point to go back to is kept as a player's phase begins, as somebody is asked alone, and before an attack; never
//! while something is sealed that could not be made anew.

pub(crate) mod decide;
pub(crate) mod points;
pub(crate) mod said;

use std::collections::BTreeSet;

use borsh::{BorshDeserialize, BorshSerialize};
use game::Millis;
use serde::{Deserialize, Serialize};

use crate::ids::Faction;
pub(crate) use points::Point;

/// What may be wanted here.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    strum::IntoStaticStr,
    strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum AccordCommand {
    /// Asks all others to go back to a point.
    AskBack {
        /// Which.
        point: u32,
    },
    /// Asks all others to let the steward play a seat until somebody is there again.
    AskSteward {
        /// Whose.
        faction: Faction,
    },
    /// Asks all others to go on, where another has stopped the table.
    AskOn,
    /// Says yes.
    Agree {
        /// To which question.
        question: u32,
    },
    /// Says no.
    Refuse {
        /// To which question.
        question: u32,
    },
    /// The table stands still.
    Hold,
    /// It goes on: who stopped it says so, or the host.
    GoOn,
    /// Hosts the table, whose host is away.
    TakeHost,
    /// The time for a question has run out (the clock alone).
    QuestionTimeUp {
        /// Which question.
        question: u32,
    },
}

/// What is asked of all.
#[derive(
    BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    /// To go back to a point.
    Back(u32),
    /// The steward for a seat.
    Steward(Faction),
    /// To go on.
    On,
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the state
pub enum AccordEvent {
    /// Somebody asks all others.
    Asked { question: Question },
    /// Somebody says yes.
    Agreed { faction: Faction },
    /// All have said yes, or somebody no; or time ran out.
    Decided { carried: bool, by: Option<Faction> },
    /// The game is at a point again; what was sealed is made anew.
    WentBack { point: u32 },
    /// The table stands still.
    Stopped { by: Option<Faction> },
    /// It goes on.
    WentOn,
    /// Somebody else hosts the table.
    HostChanged { to: Faction },
}

/// A question to all.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Question {
    pub number: u32,
    pub by: Faction,
    pub wish: Wish,
    /// Who must say yes.
    pub voters: BTreeSet<Faction>,
    pub ends_at: Millis,
}

/// How a question ended.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug)]
pub(crate) struct Answered {
    pub question: Question,
    pub carried: bool,
    /// Who has said yes, and who no.
    pub votes: Vec<(Faction, bool)>,
}

/// What is agreed on, and the points to go back to. It is no part of what a point holds.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, Default)]
pub(crate) struct Accord {
    pub points: Vec<Point>,
    /// The number of the next point.
    pub next: u32,
    pub open: Option<Question>,
    /// Who has said yes to it.
    pub yes: BTreeSet<Faction>,
    pub answered: Option<Answered>,
    /// Questions so far.
    pub questions: u32,
    /// Who asked to go back, and in which turn.
    pub asked: Vec<(Faction, u32)>,
    /// Points for which it was refused.
    pub refused: BTreeSet<u32>,
    /// Whether the table was stopped, and by whom; by Control where there is no faction.
    pub held: Option<Option<Faction>>,
    /// Who has Control's buttons beside its own seat, where a seat began the game.
    pub host: Option<Faction>,
    /// Since when the table stands still.
    pub stands_since: Option<Millis>,
}

impl Accord {
    /// Whether the table stands still: nothing goes on, and all clocks stand.
    pub(crate) fn stands(&self) -> bool {
        self.open.is_some() || self.held.is_some()
    }

    /// A point that can be gone back to.
    pub(crate) fn point(&self, number: u32) -> Option<&Point> {
        self.points.iter().find(|point| point.number == number)
    }
}

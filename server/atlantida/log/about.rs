//! What a line of the log is about: of which kind it is, whom it names, and whether the story turns on it.

use borsh::{BorshDeserialize, BorshSerialize};
use serde::Serialize;

use crate::ids::Faction;
use crate::world::{Died, Fact};

/// So many who are saved at once turn a story.
const MANY: u32 = 4;

/// The kinds of lines.
#[derive(BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum LineKind {
    Turn,
    March,
    Battle,
    Hunt,
    People,
    Learning,
    City,
    Ships,
    Offers,
    Event,
    Seat,
    Table,
    Over,
}

/// What a line is about.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, PartialEq, Eq)]
pub(crate) struct About {
    pub kind: LineKind,
    pub factions: Vec<Faction>,
    pub decisive: bool,
}

impl About {
    pub(crate) fn of(kind: LineKind, factions: impl IntoIterator<Item = Faction>) -> Self {
        Self { kind, factions: factions.into_iter().collect(), decisive: false }
    }

    /// The story turns on it.
    pub(crate) fn decisive(self) -> Self {
        Self { decisive: true, ..self }
    }
}

/// What the line on a fact is about.
pub(crate) fn of_fact(fact: &Fact) -> About {
    let about = About::of(kind(fact), whom(fact));
    match fact {
        Fact::Sunk { .. } | Fact::CreatureReturned { .. } => about.decisive(),
        Fact::Shipped { pops, .. } if *pops >= MANY => about.decisive(),
        _ => about,
    }
}

fn kind(fact: &Fact) -> LineKind {
    match fact {
        Fact::TurnBegan { .. } => LineKind::Turn,
        Fact::Moved { .. } => LineKind::March,
        Fact::Turned { .. } => LineKind::Battle,
        Fact::Died { of: Died::Sacrificed | Died::Fighting, .. } => LineKind::Battle,
        Fact::Died { of: Died::Hungry, .. } | Fact::Grown { .. } | Fact::Risen { .. } => {
            LineKind::People
        }
        Fact::Died { .. } | Fact::Sunk { .. } | Fact::Stopped | Fact::Spared { .. } => {
            LineKind::Event
        }
        Fact::CreatureKilled { .. } | Fact::CreatureReturned { .. } => LineKind::Hunt,
        Fact::Appointed { .. } | Fact::Learned { .. } | Fact::Forgotten { .. } => {
            LineKind::Learning
        }
        Fact::Built { .. } | Fact::Destroyed { .. } => LineKind::City,
        Fact::Shipped { .. } | Fact::CapacityRose { .. } => LineKind::Ships,
        _ => LineKind::Table,
    }
}

fn whom(fact: &Fact) -> Vec<Faction> {
    match fact {
        Fact::Turned { from, to, .. } => vec![*from, *to],
        Fact::CompassSet { holder, .. } => vec![*holder],
        Fact::Spared { faction } => vec![*faction],
        other => other.whose().into_iter().collect(),
    }
}

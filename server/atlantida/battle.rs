//! Battles between players: for a main site, for the Theatre, and plunder of a city (E-5 to E-31, Y).
//!
//! To read on: `strength`, then `decide`, then `settle`.

pub(crate) mod approach;
pub(crate) mod awaits;
pub(crate) mod decide;
pub(crate) mod settle;
pub(crate) mod strength;

use borsh::{BorshDeserialize, BorshSerialize};
use kit::{Seal, Sealable};
use serde::{Deserialize, Serialize};

use crate::ids::{Faction, Place};
use crate::movement::Order;
use crate::play::Decided;
use crate::rejection::at_most;
use crate::world::Fact;

/// What may be wanted here; none of it is draft.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum BattleCommand {
    /// Seals an attack: a move that ends where another holds (E-9). What the draft held becomes final (T-11).
    Attack {
        /// The move.
        order: Order,
        /// What is committed; nothing where that comes later (E-23, E-25).
        #[serde(default)]
        commitment: Option<Commitment>,
    },
    /// Answers an attack (the attacked).
    Answer {
        /// Which battle.
        battle: u32,
        /// To retreat, or to fight.
        answer: Answer,
        /// What the device seals it with.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(
            feature = "types",
            ts(optional, type = "{ commitment: string, nonce: string }")
        )]
        seal: Option<Seal>,
    },
    /// Commits (the attacker, E-23, E-25).
    Commit {
        /// Which battle.
        battle: u32,
        /// What.
        commitment: Commitment,
        /// What the device seals it with.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(
            feature = "types",
            ts(optional, type = "{ commitment: string, nonce: string }")
        )]
        seal: Option<Seal>,
    },
    /// Calls the attack off (the attacker, E-23).
    CallOff {
        /// Which battle.
        battle: u32,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum BattleEvent {
    /// A player attacks another.
    Declared { battle: Box<Battle>, seconds: Option<u32> },
    /// A side has decided (N-1, N-2).
    Committed {
        faction: Faction,
        answer: Answer,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seal: Option<Seal>,
        /// What the other has to decide then (E-23).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seconds: Option<u32>,
    },
    /// It is over; the attacker's phase goes on.
    Settled { report: Box<Report>, facts: Vec<Fact>, seconds: Option<u32> },
}

/// What a side puts in (E-8).
#[derive(
    BorshSerialize,
    BorshDeserialize,
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(deny_unknown_fields)]
pub struct Commitment {
    /// Military equipment.
    pub arms: u32,
    /// Pops that die, whoever wins.
    pub sacrifices: u32,
}

/// What a side decides.
#[derive(
    BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// To retreat (E-14).
    Retreat,
    /// To fight with this.
    Fight(Commitment),
}

impl Sealable for Answer {
    fn words(&self) -> String {
        match self {
            Self::Retreat => "retreat".into(),
            Self::Fight(with) => format!("fight with {} arms, {} pops", with.arms, with.sacrifices),
        }
    }
}

/// What is fought for.
#[derive(
    BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Prize {
    /// A main site, or the Theatre.
    Held(Place),
    /// What is in the defender's city (Y).
    Plunder,
}

/// In which order the sides commit.
#[derive(
    BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Turns {
    /// The attacker, sealed; then the defender (E-9).
    AttackerFirst,
    /// Both at once (E-25).
    AtOnce,
    /// The attacker, seen by the defender (E-22).
    DefenderSees,
    /// The defender, seen by the attacker (E-23).
    AttackerSees,
}

/// A battle under way. All of it is public (U-8).
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Battle {
    /// Its number.
    pub number: u32,
    pub attacker: Faction,
    pub defender: Faction,
    pub prize: Prize,
    pub order: Order,
    pub turns: Turns,
    pub attack: Force,
    pub defence: Force,
    /// Whether a pop changed sides (E-21).
    pub turned: bool,
}

/// How a battle ended.
#[derive(
    BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Outcome {
    AttackerWins,
    DefenderWins,
    Retreated,
    /// Unasked: nothing could have held (E-15).
    ForcedBack,
    CalledOff,
}

/// A battle that is over, for everybody (E-18).
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct Report {
    pub number: u32,
    pub attacker: Faction,
    pub defender: Faction,
    pub prize: Prize,
    pub outcome: Outcome,
    pub attack: SideReport,
    pub defence: SideReport,
    /// Sets that were plundered (Y-6).
    pub sets: u32,
}

/// A side of a battle that is over.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct SideReport {
    /// Its strength and what it was made of.
    pub force: Force,
    /// What it put in, and spent; none where it was not asked, or put nothing in.
    pub spent: Option<Commitment>,
    /// Its strength with that.
    pub strength: u32,
    /// Pops that died beside those that were sacrificed (E-11).
    pub losses: u32,
}

/// A part of strength.
#[derive(
    BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Part {
    Pops,
    Led,
    Hades,
    Ares,
    Strategy,
    Bastions,
}

/// A side before it commits.
#[derive(
    BorshSerialize, BorshDeserialize, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct Force {
    /// Its pops.
    pub pops: u32,
    /// Its leaders.
    pub leaders: u32,
    /// What makes its strength; parts of nothing are left out.
    pub parts: Vec<(Part, u32)>,
    /// The most military equipment that it may commit.
    pub most_arms: u32,
    /// The most pops that it may sacrifice.
    pub most_sacrifices: u32,
    /// What each of these adds.
    pub sacrifice: u32,
}

impl Force {
    /// Its strength without a commitment.
    #[must_use]
    pub fn bare(&self) -> u32 {
        self.parts.iter().map(|(_, of)| of).sum()
    }

    /// Its strength with this.
    #[must_use]
    pub fn with(&self, commitment: Commitment) -> u32 {
        self.bare() + commitment.arms + commitment.sacrifices * self.sacrifice
    }

    /// The most that it may commit.
    #[must_use]
    pub fn all(&self) -> Commitment {
        Commitment { arms: self.most_arms, sacrifices: self.most_sacrifices }
    }

    /// The greatest strength that it could reach (U-9).
    #[must_use]
    pub fn most(&self) -> u32 {
        self.with(self.all())
    }

    /// Whether it may commit this (E-8).
    pub(crate) fn allows(&self, commitment: Commitment) -> Decided {
        at_most(commitment.arms, self.most_arms, "E-8", "refused-arms")?;
        at_most(commitment.sacrifices, self.most_sacrifices, "E-8", "refused-sacrifices")
    }
}

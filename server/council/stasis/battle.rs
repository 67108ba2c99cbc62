//! Battles: Tyche in secret, dice, the fate of Heroes (S-16 to S-21).

use kit::Seal;
use serde::{Deserialize, Serialize};

use crate::control::seats::{Hand, Reveal};
use crate::ids::{FactionId, ObjectiveId, StreetCardId};
use crate::ledger::Part;
use crate::stasis::deploy::Aim;
use crate::stasis::muster::Units;

pub(crate) mod decide;
pub(crate) mod flow;
pub mod odds;
pub(crate) mod rules;
pub(crate) mod view;
pub(crate) mod words;

/// What may be wanted here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum BattleCommand {
    /// Fights this battle next (Control, S-16).
    PickBattle {
        /// The view's `step_number`.
        step: u32,
        /// Where.
        objective: ObjectiveId,
    },
    /// Buys Tyche dice for the battle on the table, or none; may be changed until they are shown
    /// (Archon, S-18).
    SpendTyche {
        /// The view's `step_number`.
        step: u32,
        /// How many dice, a Tyche each.
        dice: u32,
        /// What the device seals it with, under the seat's `seal.question`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(
            feature = "types",
            ts(optional, type = "{ commitment: string, nonce: string }")
        )]
        seal: Option<Seal>,
    },
    /// Enters dice that were thrown by hand (Control). Every throw that is wanted, in its order.
    EnterDice {
        /// The view's `step_number`.
        step: u32,
        /// The throws.
        throws: Vec<Throw>,
    },
    /// Executes or spares a beaten Hero (the battle's winner, S-21).
    Judge {
        /// The view's `step_number`.
        step: u32,
        /// The Hero.
        hero: String,
        /// What becomes of it.
        fate: Mercy,
    },
    /// Enters how the battle on the table ended on the real map (Control, S-19 to S-21). The units of
    /// all others leave the place; the Heroes of those beaten are judged as ever.
    EnterBattle {
        /// The view's `step_number`.
        step: u32,
        /// Who holds the place: one of its sides, or nobody.
        holder: Option<FactionId>,
        /// Who threw a natural 13 (S-19): its Heroes there die. Never the holder.
        #[serde(default)]
        thirteens: Vec<FactionId>,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum BattleEvent {
    /// Dice wait for Control's hand.
    DiceAwaited { awaited: Awaited },
    /// A battle is on the table.
    BattleOpened {
        objective: ObjectiveId,
        /// Who meets there, and what each adds to its dice (S-16, S-17); formats up to 4 do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sides: Option<Vec<Side>>,
    },
    /// Tyche was chosen for it (S-18).
    TycheChosen {
        faction: FactionId,
        dice: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seal: Option<Seal>,
    },
    /// The Tyche dice are shown and paid.
    TycheShown {
        spent: Vec<(FactionId, u32)>,
        /// What they cost; formats up to 4 do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        paid: Option<Vec<(FactionId, u32)>>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        untold: Vec<(FactionId, Hand)>,
    },
    /// It was fought (S-17 to S-21): fates in the order of its sides. Without throws it was fought on the
    /// real map.
    BattleFought {
        throws: Vec<Throw>,
        by_hand: bool,
        fates: Vec<SideFate>,
        holder: Option<FactionId>,
        /// What those lose who do not hold the place; formats up to 4 do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        losses: Option<Vec<Loss>>,
    },
    /// A beaten Hero was judged (S-21).
    HeroJudged { faction: FactionId, hero: String, fate: Mercy },
}

/// A throw of dice.
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
#[serde(deny_unknown_fields)]
pub struct Throw {
    /// Whose.
    pub faction: FactionId,
    /// The dice, 1 to 6 each.
    pub dice: Vec<u32>,
    /// The Tyche dice beside them, 1 to 6 each.
    #[serde(default)]
    pub tyche: Vec<u32>,
}

/// What waits for dice that Control throws by hand.
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
pub enum Awaited {
    /// Megaprojects (S-8).
    Projects,
    /// The Stasis card that was played last.
    Card {
        /// By whom.
        faction: FactionId,
        /// Which.
        card: StreetCardId,
        /// At what.
        aims: Vec<Aim>,
    },
}

/// What became of a side of a battle.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(rename_all = "snake_case")]
pub enum SideFate {
    /// It holds the objective (S-21).
    Holds,
    /// It was beaten (S-21).
    Beaten,
    /// It was tied for the highest total (S-20).
    Tied,
    /// It threw a natural 13 (S-19).
    Thirteen,
}

/// What a winner does with a Hero (S-21).
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Mercy {
    Executed,
    Spared,
}

/// A throw that is wanted; dice have six sides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct WantedThrow {
    /// Who throws.
    pub faction: FactionId,
    /// How many dice, 1 or more.
    pub dice: u32,
    /// How many Tyche dice beside them.
    pub tyche: u32,
}

/// A battle. Its sides stay as they were when it was fought.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug)]
pub(crate) struct Battle {
    pub objective: ObjectiveId,
    pub sides: Vec<Side>,
    /// How the choices of Tyche dice came in, once they are shown.
    pub shown: Option<Reveal>,
    pub fought: Option<Fought>,
}

impl Battle {
    /// One that is not yet fought.
    pub(crate) fn at(objective: ObjectiveId) -> Self {
        Self { objective, sides: Vec::new(), shown: None, fought: None }
    }
}

/// A side of a battle.
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
pub struct Side {
    /// Whose.
    pub faction: FactionId,
    /// Its units.
    pub units: Units,
    /// Its Heroes.
    pub heroes: Vec<String>,
    /// What it adds to its dice (S-17).
    pub bonus: Vec<Part>,
    /// Its Tyche dice, once they are shown.
    #[serde(skip)]
    pub tyche: u32,
    /// The Tyche that it paid for them.
    #[serde(skip)]
    pub paid: u32,
}

/// What a faction loses at an objective (S-19 to S-21).
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
pub struct Loss {
    /// Whose.
    pub faction: FactionId,
    /// The units that leave.
    pub units: Units,
    /// Its Heroes there.
    pub heroes: Vec<(String, HeroFate)>,
}

/// What becomes of a Hero whose faction does not hold the place.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum HeroFate {
    /// It dies.
    Dies,
    /// It goes to safety.
    Safe,
    /// It goes to safety, if the winner spares it (S-21).
    AtMercy,
}

/// The battles as they are listed anew where units or Heroes were set right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Relisted {
    /// Where they are, those that are fought among them.
    pub battles: Vec<ObjectiveId>,
    /// Tyche that was paid for dice that are not thrown now (S-18).
    pub paid_back: Vec<(FactionId, u32)>,
}

/// A battle that was fought. Without throws it was fought on the real map.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug)]
pub(crate) struct Fought {
    pub throws: Vec<Throw>,
    pub fates: Vec<SideFate>,
    pub holder: Option<FactionId>,
    pub losses: Vec<Loss>,
    /// Heroes at the winner's mercy.
    pub captives: Vec<Captive>,
}

impl Fought {
    /// Whether it was fought on the real map, where nobody saw its dice here.
    pub(crate) fn on_the_real_map(&self) -> bool {
        self.throws.is_empty()
    }
}

/// A Hero at the winner's mercy (S-21).
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug)]
pub(crate) struct Captive {
    pub faction: FactionId,
    pub hero: String,
    pub fate: Option<Mercy>,
}

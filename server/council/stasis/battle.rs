//! Battles: Tyche in secret, dice, the fate of Heroes (S-16 to S-21).

use serde::{Deserialize, Serialize};

use crate::ids::{FactionId, ObjectiveId, StreetCardId};
use crate::stasis::deploy::Aim;
use crate::stasis::muster::Units;
use crate::view::Part;

pub(crate) mod apply;
pub(crate) mod decide;
pub(crate) mod dice;
pub(crate) mod flow;
pub mod odds;
pub(crate) mod offers;
pub(crate) mod rules;
pub(crate) mod told;
pub mod view;
pub(crate) mod words;

/// What may be wanted here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
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
    BattleOpened { objective: ObjectiveId },
    /// Tyche was chosen for it (S-18).
    TycheChosen { faction: FactionId, dice: u32 },
    /// The Tyche dice are shown and paid.
    TycheShown { spent: Vec<(FactionId, u32)> },
    /// It was fought (S-17 to S-21): fates in the order of its sides. Without throws it was fought on the
    /// real map.
    BattleFought {
        throws: Vec<Throw>,
        by_hand: bool,
        fates: Vec<SideFate>,
        holder: Option<FactionId>,
    },
    /// A beaten Hero was judged (S-21).
    HeroJudged { faction: FactionId, hero: String, fate: Mercy },
}

/// A throw of dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Mercy {
    Executed,
    Spared,
}

/// A throw that is wanted; dice have six sides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct WantedThrow {
    /// Who throws.
    pub faction: FactionId,
    /// How many dice, 1 or more.
    pub dice: u32,
    /// How many Tyche dice beside them.
    pub tyche: u32,
}

/// A battle. Its sides stay as they were when it was fought.
#[derive(Clone, Debug)]
pub(crate) struct Battle {
    pub objective: ObjectiveId,
    pub sides: Vec<Side>,
    /// Whether the Tyche dice are shown.
    pub shown: bool,
    pub fought: Option<Fought>,
}

/// A side of a battle.
#[derive(Clone, Debug)]
pub(crate) struct Side {
    pub faction: FactionId,
    pub units: Units,
    pub heroes: Vec<String>,
    pub bonus: Vec<Part>,
    pub tyche: u32,
}

/// A battle that was fought. Without throws it was fought on the real map.
#[derive(Clone, Debug)]
pub(crate) struct Fought {
    pub throws: Vec<Throw>,
    pub fates: Vec<SideFate>,
    pub holder: Option<FactionId>,
    /// Heroes at the winner's mercy.
    pub captives: Vec<Captive>,
    pub says: Vec<String>,
}

impl Fought {
    /// Whether it was fought on the real map, where nobody saw its dice here.
    pub(crate) fn on_the_real_map(&self) -> bool {
        self.throws.is_empty()
    }
}

/// A Hero at the winner's mercy (S-21).
#[derive(Clone, Debug)]
pub(crate) struct Captive {
    pub faction: FactionId,
    pub hero: String,
    pub fate: Option<Mercy>,
}

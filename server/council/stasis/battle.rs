//! Battles: Tyche in secret, dice, the fate of Heroes (S-16 to S-21).

use serde::{Deserialize, Serialize};

use crate::command::Throw;
use crate::event::Awaited;
use crate::ids::{FactionId, ObjectiveId};
use crate::view::{Mercy, SideFate};

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

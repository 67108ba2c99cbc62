//! Battles, spoils and the score sheet, as everybody sees them (S-16 to S-34).

use serde::{Deserialize, Serialize};

use crate::ids::{FactionId, ObjectiveId};
use crate::stasis::battle::{Mercy, SideFate, WantedThrow};
use crate::stasis::score::ScoreRow;
use crate::view::{Figure, StreetHero};

/// A battle in the list of battles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct BattleRow {
    /// Where.
    pub objective: ObjectiveId,
    /// Who meets there.
    pub factions: Vec<FactionId>,
    /// How far it is.
    pub state: BattleState,
    /// The verdict once it is fought, in a sentence.
    pub verdict: Option<String>,
    /// Who holds the objective after it.
    pub holder: Option<FactionId>,
}

/// How far a battle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum BattleState {
    Waiting,
    Now,
    Fought,
}

/// A battle on the table (S-16 to S-21). Its sides stay as they were when the dice were thrown.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct BattleView {
    /// Where.
    pub objective: ObjectiveId,
    /// Its place among the battles, from 1.
    pub number: u32,
    /// How many battles there are.
    pub of: u32,
    /// Who meets there, in turn order.
    pub sides: Vec<SideView>,
    /// Who may still buy a Tyche die and has not chosen (S-18).
    pub tyche_awaited: Vec<FactionId>,
    /// The exact odds, where Control shows them to everybody.
    pub odds: Option<OddsView>,
    /// How it ended.
    pub verdict: Option<BattleVerdict>,
    /// The Heroes that the winner judges or has judged (S-21).
    pub captives: Vec<CaptiveView>,
}

/// A side of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct SideView {
    /// Whose.
    pub faction: FactionId,
    /// Mobs: +1 each.
    pub mobs: u32,
    /// Military units: +3 each.
    pub military: u32,
    /// Heroes.
    pub heroes: Vec<StreetHero>,
    /// What it adds to its dice, with its parts.
    pub bonus: Figure,
    /// How many Tyche dice it bought, once that is shown (S-18).
    pub tyche: Option<u32>,
    /// The three dice, 1 to 6 each.
    pub dice: Option<[u32; 3]>,
    /// The Tyche dice.
    pub tyche_dice: Vec<u32>,
    /// Dice, Tyche dice and bonus, with its parts.
    pub total: Option<Figure>,
    /// What became of it.
    pub fate: Option<SideFate>,
}

/// How a battle ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct BattleVerdict {
    /// Who holds the objective.
    pub holder: Option<FactionId>,
    /// In a sentence.
    pub sentence: String,
    /// The number of the rule that decided.
    pub rule: String,
    /// What else happened, a sentence each: Heroes that died, units that left.
    pub says: Vec<String>,
}

/// A Hero at the winner's mercy (S-21).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct CaptiveView {
    /// Whose.
    pub faction: FactionId,
    /// The Hero.
    pub hero: String,
    /// The verdict once it is given.
    pub fate: Option<Mercy>,
}

/// The exact odds of a battle. Probabilities from 0 to 1.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct OddsView {
    /// For each side, in the battle's order: that it holds the objective.
    pub holds: Vec<f64>,
    /// For each side: that it throws a natural 13.
    pub thirteen: Vec<f64>,
    /// That nobody holds it.
    pub nobody: f64,
    /// What they are counted on: "before Tyche", "with Tyche as shown".
    pub basis: String,
}

/// What a special objective brings (S-25 to S-32).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct SpoilView {
    /// The objective.
    pub objective: ObjectiveId,
    /// Who holds it.
    pub faction: FactionId,
    /// The number of its rule.
    pub rule: String,
    /// What it brings, in a sentence.
    pub says: String,
    /// How far it is.
    pub state: SpoilState,
    /// Its dice once thrown.
    pub dice: Option<[u32; 3]>,
    /// To whom each die went; nobody's are lost (S-33).
    pub given: Vec<Option<FactionId>>,
    /// What it brought, in a sentence, once it is settled.
    pub result: Option<String>,
}

/// How far a spoil is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
pub enum SpoilState {
    /// Not yet.
    Waiting,
    /// Its dice are about to be thrown.
    Rolling,
    /// Its holder shares out the dice.
    Sharing,
    /// Settled.
    Settled,
}

/// The score sheet (S-22 to S-29, S-34).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct ScoreView {
    /// Every faction, the most Victory Points first.
    pub rows: Vec<ScoreRow>,
    /// Who is tied for the most; empty when one leads alone.
    pub tied: Vec<FactionId>,
    /// Who wins.
    pub winner: Option<FactionId>,
    /// Why, in a sentence.
    pub sentence: String,
    /// The number of the rule that decided.
    pub rule: String,
}

/// Dice that wait to be thrown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct DiceView {
    /// What they are for: "the battle for the Stadium".
    pub what: String,
    /// Each throw that is wanted, in order.
    pub throws: Vec<WantedThrow>,
}

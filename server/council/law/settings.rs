//! The rulings: where the source is silent, a scenario says how it is played (⚙ in the rules). Each
//! has a row in [`ROWS`] with its rule, its text for Control and its choices.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

mod choices;
mod rows;
pub use choices::*;
pub use rows::{Kind, ROWS, Row};

/// The value of a setting, as a word or a number.
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
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(untagged)]
pub enum Value {
    /// Seconds or a count.
    Number(u32),
    /// One of the row's choices.
    Word(String),
}

/// A ruling as Control sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct SettingView {
    /// Its key in the scenario file.
    pub key: String,
    /// The number of the rule that it belongs to.
    pub rule: String,
    /// What it decides, in a sentence.
    pub text: String,
    /// Its value now.
    pub value: Value,
    /// The words it may be set to; empty for a number.
    pub choices: Vec<ChoiceView>,
    /// For a number: the least and the most.
    pub range: Option<(u32, u32)>,
}

/// A choice of a setting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct ChoiceView {
    /// The word.
    pub word: String,
    /// What it means.
    pub text: String,
}

/// The rulings in force.
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
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs)] // ROWS says what each decides
pub struct Settings {
    pub presiding: Presiding,
    pub chair_passes: ChairPasses,
    pub election_seconds: u32,
    pub second_look: SecondLook,
    pub veto: Veto,
    pub floor: Floor,
    pub events_activated: EventsActivated,
    pub show_seconds: u32,
    pub majority: Majority,
    pub quorum: u32,
    pub grant_carries: GrantCarries,
    pub grant_moves: GrantMoves,
    pub grant_lasts: GrantLasts,
    pub deck_runs_out: DeckRunsOut,
    pub debate_seconds: u32,
    pub debate_ends: Ends,
    pub race_tie: RaceTie,
    pub horses_shown: HorsesShown,
    pub race_bonus_counts: RaceBonusCounts,
    pub bids_revealed: Ends,
    pub bid_seconds: u32,
    pub votes_revealed: Ends,
    pub vote_seconds: u32,
    pub agenda_full: u32,
    pub motion_seconds: u32,
    pub round_bell_seconds: u32,
    pub round_ends: Ends,
    pub stasis_threshold: u32,
    pub stasis_after: StasisAfter,
    pub cards_not_dealt: CardsNotDealt,
    pub cards_seconds: u32,
    pub muster_seconds: u32,
    pub turn_seconds: u32,
    pub battle_order: BattleOrder,
    pub lone_holder: LoneHolder,
    pub tyche_most: u32,
    pub tyche_seconds: u32,
    pub tied_heroes: TiedHeroes,
    pub mercy_seconds: u32,
    pub springs_decide: SpringsDecide,
    pub doom_dice_to: DoomDiceTo,
    pub share_seconds: u32,
    pub pace_seconds: u32,
    pub dice_by: DiceBy,
    pub odds_shown: OddsShown,
    pub wrath_alarm: u32,
    pub doom_alarm: u32,
    pub stasis_alarm: u32,
    pub agenda_alarm: u32,
    pub arete_alarm: u32,
    pub faction_doom_alarm: u32,
    pub tyche_alarm: u32,
    pub horses_alarm: u32,
    pub talents_alarm: u32,
    pub wait_alarm_seconds: u32,
    pub script_seconds: u32,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            presiding: Presiding::HighestArete,
            chair_passes: ChairPasses::AtOnce,
            election_seconds: 0,
            second_look: SecondLook::No,
            veto: Veto::No,
            floor: Floor::Control,
            events_activated: EventsActivated::Act,
            show_seconds: 0,
            majority: Majority::Simple,
            quorum: 0,
            grant_carries: GrantCarries::Influence,
            grant_moves: GrantMoves::NextPhase,
            grant_lasts: GrantLasts::Cycle,
            deck_runs_out: DeckRunsOut::Empty,
            debate_seconds: 120,
            debate_ends: Ends::ByControl,
            race_tie: RaceTie::Nobody,
            horses_shown: HorsesShown::Kept,
            race_bonus_counts: RaceBonusCounts::Council,
            bids_revealed: Ends::ByControl,
            bid_seconds: 0,
            votes_revealed: Ends::ByControl,
            vote_seconds: 0,
            agenda_full: 10,
            motion_seconds: 120,
            round_bell_seconds: 300,
            round_ends: Ends::ByControl,
            stasis_threshold: 13,
            stasis_after: StasisAfter::FallsToAct,
            cards_not_dealt: CardsNotDealt::Kept,
            cards_seconds: 45,
            muster_seconds: 30,
            turn_seconds: 5,
            battle_order: BattleOrder::MapOrder,
            lone_holder: LoneHolder::Holds,
            tyche_most: 1,
            tyche_seconds: 10,
            tied_heroes: TiedHeroes::Live,
            mercy_seconds: 15,
            springs_decide: SpringsDecide::Whoever,
            doom_dice_to: DoomDiceTo::Others,
            share_seconds: 45,
            pace_seconds: 0,
            dice_by: DiceBy::Program,
            odds_shown: OddsShown::Control,
            wrath_alarm: 250,
            doom_alarm: 1000,
            stasis_alarm: 0,
            agenda_alarm: 0,
            arete_alarm: 0,
            faction_doom_alarm: 0,
            tyche_alarm: 0,
            horses_alarm: 0,
            talents_alarm: 0,
            wait_alarm_seconds: 60,
            script_seconds: 3,
        }
    }
}

/// What was played before there was a ruling on it: a table that was begun then goes on so.
const PLAYED: [(&str, &str); 3] = [
    ("race_bonus_counts", "everywhere"),
    ("cards_not_dealt", "lost"),
    ("chair_passes", "next_cycle"),
];

/// Completes the settings of a setup that was written before there were all of them.
pub(crate) fn as_played(settings: &mut serde_json::Map<String, serde_json::Value>) {
    for (key, word) in PLAYED {
        settings.entry(key).or_insert_with(|| word.into());
    }
}

/// Why a setting cannot be what it was to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingFault {
    /// No row has this key.
    NoSuchKey,
    /// The row does not allow this value; the sentence says what it allows.
    NotAllowed(String),
}

impl Settings {
    /// These settings with one changed.
    ///
    /// # Errors
    /// A [`SettingFault`] for an unknown key or a value that its row does not allow.
    pub fn with(&self, key: &str, value: &Value) -> Result<Self, SettingFault> {
        let row = ROWS.iter().find(|row| row.key == key).ok_or(SettingFault::NoSuchKey)?;
        row.allows(value)?;
        let mut values = self.values();
        values.insert(key.to_owned(), value.clone());
        let changed = serde_json::to_value(values).and_then(serde_json::from_value);
        changed.map_err(|_| SettingFault::NotAllowed(row.allowed()))
    }

    /// All of them by their keys.
    #[must_use]
    pub fn values(&self) -> BTreeMap<String, Value> {
        let values = serde_json::to_value(self).and_then(serde_json::from_value);
        values.expect("the settings are words and numbers by their keys")
    }

    /// The value of a ruling; none where there is no such key.
    #[must_use]
    pub fn value(&self, key: &str) -> Option<Value> {
        self.values().remove(key)
    }

    /// The rows that are out of bounds, each with a sentence on what is allowed.
    #[must_use]
    pub fn faults(&self) -> Vec<(&'static str, String)> {
        let rows = self.rows().into_iter().zip(ROWS);
        rows.filter(|(view, row)| row.allows(&view.value).is_err())
            .map(|(_, row)| (row.key, row.allowed()))
            .collect()
    }

    /// Every ruling with its value now.
    #[must_use]
    pub fn rows(&self) -> Vec<SettingView> {
        let values = self.values();
        ROWS.iter().map(|row| row.view(values[row.key].clone())).collect()
    }
}

impl Row {
    fn allows(&self, value: &Value) -> Result<(), SettingFault> {
        let fits = match (self.kind, value) {
            (Kind::Words(words), Value::Word(word)) => words.iter().any(|(w, _)| w == word),
            (Kind::Range(least, most), Value::Number(n)) => (least..=most).contains(n),
            _ => false,
        };
        if fits { Ok(()) } else { Err(SettingFault::NotAllowed(self.allowed())) }
    }

    /// What the row allows, in a sentence.
    fn allowed(&self) -> String {
        match self.kind {
            Kind::Words(words) => {
                let words: Vec<_> = words.iter().map(|(word, _)| format!("`{word}`")).collect();
                format!("`{}` is one of {}.", self.key, words.join(", "))
            }
            Kind::Range(least, most) => {
                format!("`{}` is a whole number from {least} to {most}.", self.key)
            }
        }
    }

    fn view(&self, value: Value) -> SettingView {
        let (choices, range) = match self.kind {
            Kind::Words(words) => (words, None),
            Kind::Range(least, most) => (&[][..], Some((least, most))),
        };
        SettingView {
            key: self.key.into(),
            rule: self.rule.into(),
            text: self.text.into(),
            value,
            choices: choices
                .iter()
                .map(|(word, text)| ChoiceView { word: (*word).into(), text: (*text).into() })
                .collect(),
            range,
        }
    }
}

//! The rulings: where the source is silent, a scenario says how it is played (⚙ in the rules). Each
//! has a row in [`ROWS`] with its rule, its text for Control and its choices.

use game::{Text, text};
use serde::{Deserialize, Serialize};

mod choices;
mod fields;
mod rows;
pub use choices::*;
pub use fields::Settings;
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
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(untagged)]
pub enum Value {
    /// Seconds or a count.
    Number(u32),
    /// One of the row's choices.
    Word(String),
}

/// A ruling as Control sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct SettingView {
    /// Its key in the scenario file.
    pub key: String,
    /// The number of the rule that it belongs to.
    pub rule: String,
    /// What it decides, in a sentence.
    pub text: Text,
    /// Its value now.
    pub value: Value,
    /// The words it may be set to; empty for a number.
    pub choices: Vec<ChoiceView>,
    /// For a number: the least and the most.
    pub range: Option<(u32, u32)>,
}

/// A choice of a setting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct ChoiceView {
    /// The word.
    pub word: String,
    /// What it means.
    pub text: Text,
}

/// What was played before there was a ruling on it: a table that was begun then goes on so.
const PLAYED: [(&str, &str); 4] = [
    ("race_bonus_counts", "everywhere"),
    ("cards_not_dealt", "lost"),
    ("chair_passes", "next_cycle"),
    ("colossus_ignores", "place"),
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
        let mut changed = self.clone();
        if changed.set(key, value) {
            Ok(changed)
        } else {
            Err(SettingFault::NotAllowed(row.allowed()))
        }
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
        let value = |row: &Row| self.value(row.key).expect("every row is of a ruling");
        ROWS.iter().map(|row| row.view(value(row))).collect()
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
            text: text!("rulings-text", ruling = text!(self.text)),
            value,
            choices: choices
                .iter()
                .map(|(word, text)| ChoiceView { word: (*word).into(), text: text!(text) })
                .collect(),
            range,
        }
    }
}

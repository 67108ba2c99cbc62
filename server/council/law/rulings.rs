//! The rulings that Control may change.

use serde::{Deserialize, Serialize};

use crate::law::settings::{Ruling, Value};

pub(crate) mod rules;
pub(crate) mod shown;

/// What may be wanted here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum SettingsCommand {
    /// Changes a ruling (Control).
    ChangeSetting {
        /// The setting's key.
        key: String,
        /// One of its choices, or a number in its range.
        value: Value,
    },
    /// Changes several rulings at once, all of them or none (Control).
    ChangeSettings {
        /// 1 to 20; each a key and its value, as in `change_setting`.
        changes: Vec<(String, Value)>,
    },
}

impl SettingsCommand {
    /// Gives a ruling a value.
    pub(crate) fn change(ruling: Ruling, value: impl Into<Value>) -> Self {
        Self::ChangeSetting { key: ruling.key().to_owned(), value: value.into() }
    }
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum SettingsEvent {
    /// A ruling was changed.
    SettingChanged { key: String, value: Value },
}

//! Lines on rulings that were changed.

use crate::law::rulings::{SettingsEvent, words};
use crate::log::{Draft, LogKind, line};

/// Lines that speak of what is so now.
pub(crate) fn after(event: &SettingsEvent) -> Option<Draft> {
    match event {
        SettingsEvent::SettingChanged { key, value } => {
            Some(line(LogKind::Control, words::changed(key, value)?))
        }
    }
}

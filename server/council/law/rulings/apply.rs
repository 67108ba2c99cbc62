//! A ruling is changed.

use crate::law::rulings::SettingsEvent;
use crate::state::State;

/// Makes an event of this room true.
pub(crate) fn apply(state: &mut State, event: &SettingsEvent) {
    match event {
        SettingsEvent::SettingChanged { key, value } => {
            if let Ok(settings) = state.settings.with(key, value) {
                *state.settings = settings;
            }
        }
    }
}

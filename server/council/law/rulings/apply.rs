//! A ruling is changed.

use crate::content::Lever;
use crate::law::rulings::SettingsEvent;
use crate::law::texts::apply::say;
use crate::state::State;

/// Makes an event of this room true.
pub(crate) fn apply(state: &mut State, event: &SettingsEvent) {
    match event {
        SettingsEvent::SettingChanged { key, value } => {
            // Control's rulings stand in their list; there its reason is not asked for.
            say(state, Lever::Ruling { key: key.clone(), value: value.clone() }, None);
        }
    }
}

//! Lines on going back.

use crate::control::record::RecordEvent;
use crate::log::{Draft, LogKind, line};
use crate::state::State;
use crate::steps::headline::headline;

/// Lines that speak of what is so now.
pub(crate) fn after(state: &State, event: &RecordEvent) -> Option<Draft> {
    match event {
        RecordEvent::Acted { .. } | RecordEvent::Became { .. } => None,
        RecordEvent::Rewound { anew, .. } => {
            let again = if *anew { " What was chosen in secret is chosen anew." } else { "" };
            let text = format!("Control took the game back. {}{again}", headline(state));
            Some(line(LogKind::Control, text))
        }
    }
}

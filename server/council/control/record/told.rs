//! Lines on going back.

use game::{Text, text};

use crate::control::record::RecordEvent;
use crate::log::{LogKind, NewLine, line};
use crate::state::State;
use crate::steps::view::headline;

/// Lines that speak of what is so now.
pub(crate) fn after(state: &State, event: &RecordEvent) -> Option<NewLine> {
    match event {
        RecordEvent::Acted { .. } | RecordEvent::Became { .. } => None,
        RecordEvent::Rewound { anew, .. } => {
            let again =
                if *anew { text!("record-what-was-chosen-in-secret") } else { Text::default() };
            let text = text!(
                "record-control-took-the-game-back",
                headline = headline(state),
                again = again
            );
            Some(line(LogKind::Control, text))
        }
    }
}

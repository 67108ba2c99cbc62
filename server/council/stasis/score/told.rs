//! What the log says of the score (S-22 to S-29).

use crate::log::Draft;
use crate::stasis::score::{ScoreEvent, words};
use crate::stasis::told::told;
use crate::state::State;

/// The line of an event.
pub(crate) fn after(state: &State, event: &ScoreEvent) -> Option<Draft> {
    Some(match event {
        ScoreEvent::Scored { .. } => {
            let score = state.the_streets().score.as_ref()?;
            let rows = score.rows.iter().filter(|row| row.total > 0);
            let rows: Vec<String> =
                rows.map(|row| format!("{} {}", state.name(&row.faction), row.total)).collect();
            let rows = if rows.is_empty() { "nobody has any".to_owned() } else { rows.join(", ") };
            told(format!("Victory Points: {rows}. {}", words::sentence(state, score)))
        }
        ScoreEvent::WinnerNamed { .. } => {
            told(words::sentence(state, state.the_streets().score.as_ref()?))
        }
    })
}

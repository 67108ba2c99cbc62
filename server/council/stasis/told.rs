//! What the log says of a stasis, and the deed that the projector shows. Cards in hand are never named
//! (N-1).

use game::{Filling, Fills, Text, text};

use crate::log::{LogKind, NewLine, line};
use crate::stasis::deploy::LastDone;
use crate::state::State;
use crate::words::commas;

/// A line on the streets.
pub(crate) fn told(text: impl Into<Text>) -> NewLine {
    line(LogKind::Stasis, text)
}

/// Notes the deed that a line of the streets tells of.
pub(crate) fn note_deed(state: &mut State, told: &NewLine) {
    if told.kind != LogKind::Stasis || state.city.streets.is_none() {
        return;
    }
    let deed = &mut state.streets_mut().deed;
    if told.deed {
        *deed = LastDone {
            number: deed.number + 1,
            faction: told.factions.first().cloned(),
            card: told.card.clone(),
            objective: told.at.clone(),
            says: Vec::new(),
        };
    }
    if deed.objective.is_none() {
        deed.objective.clone_from(&told.at);
    }
    deed.says.push(told.text.clone());
}

/// The most dice that are told one by one.
const TOLD: usize = 12;

/// What was thrown: "3, 6, 1"; of many dice how many they are, and their sum.
pub(crate) fn dice(dice: &[u32]) -> Filling {
    if dice.len() > TOLD {
        let sum: u32 = dice.iter().sum();
        return text!("stasis-many-dice", sum = sum, dice = dice.len()).fill();
    }
    commas(dice.iter().map(|die| die.to_string())).fill()
}

pub(crate) fn by_hand(by_hand: bool) -> Text {
    if by_hand { text!("stasis-by-hand") } else { Text::default() }
}

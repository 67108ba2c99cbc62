//! How a battle ended, in a sentence (S-19 to S-21).

use crate::ids::FactionId;
use crate::stasis::battle::{Battle, SideFate};
use crate::state::State;

/// How a battle ended, with the rule that decided; none before it is fought.
pub(crate) fn verdict(state: &State, battle: &Battle) -> Option<(String, &'static str)> {
    let fought = battle.fought.as_ref()?;
    let place = &state.objective(&battle.objective).name;
    let tied: Vec<&FactionId> = battle
        .sides
        .iter()
        .zip(&fought.fates)
        .filter(|(_, fate)| **fate == SideFate::Tied)
        .map(|(side, _)| &side.faction)
        .collect();
    let (sentence, rule) = match &fought.holder {
        Some(holder) => (format!("The {} hold the {place}.", state.name(holder)), "S-21"),
        None if tied.is_empty() => {
            (format!("A natural 13 for everybody: nobody holds the {place}."), "S-19")
        }
        None => {
            let names = state.names(tied);
            (format!("{names} are tied: the {place} is empty."), "S-20")
        }
    };
    let fought_where = if fought.on_the_real_map() { "Fought on the real map. " } else { "" };
    Some((format!("{fought_where}{sentence}"), rule))
}

//! How a battle ended, in a sentence (S-19 to S-21).

use crate::ids::FactionId;
use crate::stasis::battle::{Battle, HeroFate, Loss, SideFate};
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

/// What those lost who do not hold the place, a sentence each.
pub(crate) fn losses(state: &State, losses: &[Loss]) -> Vec<String> {
    let of = |loss: &Loss| {
        let name = state.name(&loss.faction);
        let dead = loss.heroes.iter().filter(|(_, fate)| *fate == HeroFate::Dies);
        let dead = dead.map(|(hero, _)| format!("{hero} of the {name} dies."));
        let gone = match loss.units.count() {
            0 => None,
            1 => Some(format!("The {name} lose 1 unit.")),
            more => Some(format!("The {name} lose {more} units.")),
        };
        dead.chain(gone).collect::<Vec<_>>()
    };
    losses.iter().flat_map(of).collect()
}

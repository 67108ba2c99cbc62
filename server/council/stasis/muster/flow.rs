//! The muster: units by Arête, Act and megaprojects (S-6 to S-8).

use crate::decision::Decision;
use crate::ids::FactionId;
use crate::law::settings::DiceBy;
use crate::stasis::battle::{Awaited, BattleEvent};
use crate::stasis::deploy::flow as deploy;
use crate::stasis::muster::MusterEvent;
use crate::stasis::muster::rules::{living, mustering, project_dice};
use crate::steps::Step;

/// S-6 to S-8.
pub(crate) fn muster(d: &mut Decision<'_>) {
    let factions = d.state.factions();
    let projects: Vec<(FactionId, u32)> =
        factions.map(|row| (row.id.clone(), project_dice(row))).collect();
    let any = projects.iter().any(|(_, number)| *number > 0);
    if any && d.state.settings.dice_by == DiceBy::Hand {
        d.emit(BattleEvent::DiceAwaited { awaited: Awaited::Projects });
        d.enter(Step::HandDice);
        return;
    }
    let mut roll = |number: u32| (0..number).map(|_| d.chance.roll(6)).collect();
    let dice = projects.into_iter().map(|(id, number)| (id, roll(number))).collect();
    muster_with(d, dice);
}

/// Musters with the dice of the megaprojects (S-8).
pub(crate) fn muster_with(d: &mut Decision<'_>, dice: Vec<(FactionId, Vec<u32>)>) {
    for (faction, projects) in dice {
        let units = Some(mustering(&d.state, &faction, &projects));
        d.emit(MusterEvent::Mustered { faction, projects, units });
    }
    if d.state.factions().any(|row| living(row).next().is_some()) {
        d.enter(Step::Muster);
    } else {
        deploy::begin(d);
    }
}

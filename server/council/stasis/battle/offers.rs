//! What may be done about battles: which comes next, Tyche, mercy (S-16, S-18, S-21).

use game::{Name, Text, text};

use crate::action::{Action, Group};
use crate::command::Command;
use crate::ids::ObjectiveId;
use crate::stasis::battle::rules::{at_mercy, may_pick, may_spend, most_tyche};
use crate::stasis::battle::{BattleCommand, Mercy};
use crate::stasis::streets::Streets;
use crate::state::{Faction, State};
use crate::steps::Step;

/// The battles that Control may put on the table.
pub(crate) fn picks(state: &State, streets: &Streets) -> Vec<Action> {
    if !may_pick(state) {
        return Vec::new();
    }
    let open = streets.battles.iter().filter(|row| row.fought.is_none());
    let row = |objective: &ObjectiveId| {
        let name = &state.objective(objective).name;
        let says = text!("battle-the-battle-for-is-fought", name = Name::of(name));
        let (step, objective) = (state.course.step_number, objective.clone());
        let key = format!("battle:{objective}");
        let command = Command::Battle(BattleCommand::PickBattle { step, objective });
        Action::new(key, Group::Battle, name, says, command)
    };
    open.map(|battle| row(&battle.objective)).collect()
}

/// S-18.
pub(crate) fn tyche(state: &State, faction: &Faction) -> Vec<Action> {
    if !may_spend(state, &faction.id) {
        return Vec::new();
    }
    let row = |dice: u32| {
        let (label, says) = match dice {
            0 => (text!("battle-no-die"), text!("battle-you-roll-three-dice")),
            1 => (text!("battle-1-tyche-die"), text!("battle-a-fourth-die-is-added")),
            _ => (
                text!("battle-tyche-dice", dice = dice),
                text!("battle-dice-are-added-for-tyche", dice = dice),
            ),
        };
        let step = state.course.step_number;
        let command = Command::Battle(BattleCommand::SpendTyche { step, dice, seal: None });
        Action::new(format!("tyche:{dice}"), Group::Tyche, label, says, command)
    };
    (0..=most_tyche(state, &faction.id)).map(row).collect()
}

/// S-21.
pub(crate) fn mercy(state: &State, faction: &Faction) -> Vec<Action> {
    if state.course.step != Step::Battle {
        return Vec::new();
    }
    let Some((winner, heroes)) = at_mercy(state) else { return Vec::new() };
    if winner != &faction.id {
        return Vec::new();
    }
    let row = |hero: &str, word: &str, label: Text, fate: Mercy| {
        let says = match fate {
            Mercy::Executed => text!("battle-dies", hero = hero),
            Mercy::Spared => text!("battle-goes-free", hero = hero),
        };
        let command = Command::Battle(BattleCommand::Judge {
            step: state.course.step_number,
            hero: hero.to_owned(),
            fate,
        });
        Action::new(
            format!("{word}:{hero}"),
            Group::Mercy,
            text!("battle-label-and-hero", label = label, hero = hero),
            says,
            command,
        )
    };
    let both = |hero: &str| {
        [
            row(hero, "spare", text!("battle-spare"), Mercy::Spared),
            row(hero, "execute", text!("battle-execute"), Mercy::Executed),
        ]
    };
    heroes.into_iter().flat_map(both).collect()
}

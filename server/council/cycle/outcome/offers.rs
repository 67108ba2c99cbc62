//! Whom a change may strike, with the command that names it (C-19).

use game::{Name, Text, text};

use crate::action::{Action, Group};
use crate::command::Command;
use crate::cycle::outcome::words as outcome;
use crate::cycle::outcome::{OutcomeCommand, rules};
use crate::state::{Faction, State};

pub(crate) fn targets(state: &State) -> Vec<Action> {
    let Some((at, _)) = rules::open_choice(state) else { return Vec::new() };
    let change = u32::try_from(at).expect("an outcome has few changes");
    let what = state.happening.outcome.as_ref().map(|outcome| &outcome.changes[at].effect);
    let what = what.map_or(Text::default(), |effect| outcome::effect(state, effect));
    let row = |faction: &Faction| {
        let says = text!("outcome-are-named", who = Name::of(&faction.name), what = &what);
        let step = state.course.step_number;
        let command = Command::Outcome(OutcomeCommand::ChooseTarget {
            step,
            change,
            faction: faction.id.clone(),
        });
        Action::new(
            format!("target:{}:{}", at, faction.id),
            Group::Target,
            &faction.name,
            says,
            command,
        )
    };
    state.factions().map(row).collect()
}

//! Heroes that an Archon may commit or keep safe (S-9).

use crate::action::{Action, Group};
use crate::command::Command;
use crate::cycle::grants::Hero;
use crate::stasis::muster::{HeroAt, MusterCommand};
use crate::state::State;

pub(crate) fn commit(state: &State, hero: &Hero) -> Action {
    let safe = state.the_streets().heroes.get(&hero.name) == Some(&HeroAt::Safe);
    let (label, says) = if safe {
        let says = format!("Adds {} where it stands, and may die there.", hero.value);
        (format!("Commit {}", hero.name), says)
    } else {
        (format!("Keep {} safe", hero.name), "Out of the fight, and out of danger.".to_owned())
    };
    let (step, committed) = (state.course.step_number, safe);
    let command =
        Command::Muster(MusterCommand::CommitHero { step, hero: hero.name.clone(), committed });
    Action::new(format!("commit:{}", hero.name), Group::Commit, label, says, command)
}

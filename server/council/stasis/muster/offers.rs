//! Heroes that an Archon may commit or keep safe (S-9).

use crate::action::{Action, Group};
use crate::command::Command;
use crate::cycle::grants::Hero;
use crate::stasis::muster::{HeroAt, MusterCommand};
use crate::state::State;

pub(crate) fn commit(state: &State, hero: &Hero) -> Action {
    let safe = state.the_streets().heroes.get(&hero.name) == Some(&HeroAt::Safe);
    let (label, says) = if safe {
        let says = format!(
            "+{} to every throw where it stands. It dies there on a natural 13, and whoever beats it may execute it.",
            hero.value
        );
        (format!("Commit {}", hero.name), says)
    } else {
        (
            format!("Keep {} safe", hero.name),
            "Out of the fight and out of danger: it adds nothing, and cannot die.".to_owned(),
        )
    };
    let (step, committed) = (state.course.step_number, safe);
    let command =
        Command::Muster(MusterCommand::CommitHero { step, hero: hero.name.clone(), committed });
    Action::new(format!("commit:{}", hero.name), Group::Commit, label, says, command)
}

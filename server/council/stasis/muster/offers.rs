//! Heroes that an Archon may commit or keep safe (S-9).

use game::text;

use crate::action::{Action, Group};
use crate::command::Command;
use crate::cycle::grants::Hero;
use crate::stasis::muster::{HeroAt, MusterCommand};
use crate::state::State;

pub(crate) fn commit(state: &State, hero: &Hero) -> Action {
    let safe = state.the_streets().heroes.get(&hero.name) == Some(&HeroAt::Safe);
    let (label, says) = if safe {
        let says = text!("muster-to-every-throw-where-it", hero = hero.value);
        (text!("muster-commit", who = &hero.name), says)
    } else {
        (text!("muster-keep-safe", who = &hero.name), text!("muster-out-of-the-fight-and"))
    };
    let (step, committed) = (state.course.step_number, safe);
    let command =
        Command::Muster(MusterCommand::CommitHero { step, hero: hero.name.clone(), committed });
    Action::new(format!("commit:{}", hero.name), Group::Commit, label, says, command)
}

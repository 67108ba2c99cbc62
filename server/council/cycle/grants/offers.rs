//! Grants and Heroes on offer, with the command that does it (I-4 to I-6, C-13).

use crate::action::{Action, Group};
use crate::command::Command;
use crate::cycle::grants::{Duty, GrantsCommand, Hero, rules};
use crate::figures;
use crate::state::{Faction, State};

/// I-4 to I-6.
pub(crate) fn grants(state: &State, faction: &Faction) -> Vec<Action> {
    if rules::may_grant(state, faction).is_err() {
        return Vec::new();
    }
    let now = state.grant_of(faction).map(|grant| &grant.to);
    let amount = figures::grantable(state, faction);
    let others = rules::may_go_to(state, faction).map(|other| {
        let says = if other.has_vote() {
            format!("The {} vote with {amount} more until you move or withdraw it.", other.name)
        } else {
            format!(
                "The {} have no vote now, so your {amount} would count for nothing.",
                other.name
            )
        };
        let command = Command::Grants(GrantsCommand::Grant { to: Some(other.id.clone()) });
        Action::new(format!("grant:{}", other.id), Group::Grant, &other.name, says, command)
    });
    let withdraw = now.map(|to| {
        let says = format!("The {} no longer vote with your {amount}.", state.name(to));
        Action::new(
            "grant:nobody",
            Group::Grant,
            "Withdraw",
            says,
            Command::Grants(GrantsCommand::Grant { to: None }),
        )
    });
    others.chain(withdraw).collect()
}

pub(crate) fn hero(hero: &Hero) -> Action {
    let (duty, label, says) = match hero.duty {
        Duty::Rest => (
            Duty::Support,
            format!("Send {}", hero.name),
            format!("{} supports you: +{} to your strength.", hero.name, hero.value),
        ),
        Duty::Support => (
            Duty::Rest,
            format!("Call back {}", hero.name),
            format!("{} no longer supports you: −{}.", hero.name, hero.value),
        ),
    };
    let command = Command::Grants(GrantsCommand::AssignHero { hero: hero.name.clone(), duty });
    Action::new(format!("hero:{}", hero.name), Group::Hero, label, says, command)
}

//! Grants and Heroes on offer, with the command that does it (I-4 to I-6, C-13).

use crate::action::{Action, Group};
use crate::command::Command;
use crate::cycle::grants::{Duty, GrantsCommand, Hero, rules, words};
use crate::figures;
use crate::law::settings::GrantCarries;
use crate::state::{Faction, State};

/// I-4 to I-6.
pub(crate) fn grants(state: &State, faction: &Faction) -> Vec<Action> {
    if rules::may_grant(state, faction).is_err() {
        return Vec::new();
    }
    let now = state.grant_of(faction).map(|grant| &grant.to);
    let amount = figures::grantable(state, faction);
    let (counts, vain): (Vec<_>, Vec<_>) =
        rules::may_go_to(state, faction).partition(|other| other.has_vote());
    let others = counts.into_iter().chain(vain).map(|other| {
        let says = words::would_count(state, faction, other)
            .unwrap_or_else(|| words::in_vain(state, faction, other));
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

/// C-13: what it brings, and for how long.
pub(crate) fn hero(state: &State, faction: &Faction, hero: &Hero) -> Action {
    let (duty, label, says) = match hero.duty {
        Duty::Rest => (Duty::Support, format!("Send {}", hero.name), sent(state, faction, hero)),
        Duty::Support => (
            Duty::Rest,
            format!("Call back {}", hero.name),
            format!("{} no longer supports you: −{}.", hero.name, hero.value),
        ),
    };
    let command = Command::Grants(GrantsCommand::AssignHero { hero: hero.name.clone(), duty });
    Action::new(format!("hero:{}", hero.name), Group::Hero, label, says, command)
}

/// What it brings to send a Hero (C-13): nothing to who has no vote, unless support is granted on (I-4).
fn sent(state: &State, faction: &Faction, hero: &Hero) -> String {
    let Hero { name, value, .. } = hero;
    let granted = state.settings.grant_carries == GrantCarries::InfluenceAndSupport;
    if faction.has_vote() {
        format!("+{value} strength until the cycle ends. {name} stays in the council until then.")
    } else if granted {
        format!("+{value} to what you grant, until the cycle ends. {name} stays in the council.")
    } else {
        format!("You have no vote to add to: {name} would do nothing here.")
    }
}

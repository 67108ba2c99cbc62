//! Grants and Heroes on offer, with the command that does it (I-4 to I-6, C-13).

use game::{Name, Text, text};

use crate::action::{Action, Group};
use crate::command::Command;
use crate::cycle::grants::{Duty, GrantsCommand, Hero, rules, words};
use crate::cycle::vote::rules::is_cast;
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
        rules::may_go_to(state, faction).partition(|other| is_cast(state, other));
    let others = counts.into_iter().chain(vain).map(|other| {
        let says = words::would_count(state, faction, other)
            .unwrap_or_else(|| words::in_vain(state, faction, other));
        let command = Command::Grants(GrantsCommand::Grant { to: Some(other.id.clone()) });
        Action::new(format!("grant:{}", other.id), Group::Grant, &other.name, says, command)
    });
    let withdraw = now.map(|to| {
        let says = text!(
            "grants-no-longer-vote-with-your",
            who = Name::of(state.name(to)),
            amount = amount
        );
        Action::new(
            "grant:nobody",
            Group::Grant,
            text!("grants-withdraw"),
            says,
            Command::Grants(GrantsCommand::Grant { to: None }),
        )
    });
    others.chain(withdraw).collect()
}

/// C-13: what it brings, and for how long.
pub(crate) fn hero(state: &State, faction: &Faction, hero: &Hero) -> Action {
    let (duty, label, says) = match hero.duty {
        Duty::Rest => {
            (Duty::Support, text!("grants-send", who = &hero.name), sent(state, faction, hero))
        }
        Duty::Support => (
            Duty::Rest,
            text!("grants-call-back", who = &hero.name),
            text!("grants-no-longer-supports-you", who = &hero.name, hero = hero.value),
        ),
    };
    let command = Command::Grants(GrantsCommand::AssignHero { hero: hero.name.clone(), duty });
    Action::new(format!("hero:{}", hero.name), Group::Hero, label, says, command)
}

/// What it brings to send a Hero (C-13): nothing to who has no vote, unless support is granted on (I-4).
fn sent(state: &State, faction: &Faction, hero: &Hero) -> Text {
    let Hero { name, value, .. } = hero;
    let granted = state.settings.grant_carries == GrantCarries::InfluenceAndSupport;
    if faction.has_vote() {
        text!("grants-strength-until-the-cycle-ends", what = value, name = name)
    } else if granted {
        text!("grants-to-what-you-grant-until", what = value, name = name)
    } else {
        text!("grants-you-have-no-vote-to", name = name)
    }
}

//! What may be put to the vote, picked, decided, vetoed and voided, with the command that does it
//! (C-14 to C-18, C-21, A-4).

use crate::action::{Action, Group};
use crate::command::Command;
use crate::cycle::vote::rules::{may_leave, may_put, vetoable, voidable};
use crate::cycle::vote::{Pick, VoteCommand};
use crate::law::texts::words::by;
use crate::state::State;

/// C-14, C-18.
pub(crate) fn motions(state: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    for row in state.docket.iter() {
        let card = state.card(&row.card);
        for (option, choice) in card.options.iter().enumerate() {
            if may_put(state, &row.card, option).is_err() {
                continue;
            }
            let says = format!("Puts “{}” to the vote: {}.", card.title, choice.label);
            let number = u32::try_from(option).expect("a card has at most 4 options");
            let command =
                Command::Vote(VoteCommand::PutToVote { card: row.card.clone(), option: number });
            let key = format!("put:{}:{option}", row.card);
            actions.push(Action::new(key, Group::Put, &choice.label, says, command));
        }
        if may_leave(state, &row.card) {
            let says =
                format!("No other option of “{}” is tried; its default happens.", card.title);
            let command = Command::Vote(VoteCommand::LeaveToDefault { card: row.card.clone() });
            let key = format!("stop:{}", row.card);
            actions.push(Action::new(key, Group::Stop, "Try nothing else", says, command));
        }
    }
    actions
}

/// C-17.
pub(crate) fn ties(state: &State) -> Vec<Action> {
    let Some(ballot) = &state.voting.ballot else { return Vec::new() };
    let row = |key, label, pick, says| {
        Action::new(
            key,
            Group::Tie,
            label,
            says,
            Command::Vote(VoteCommand::DecideTie { ballot: ballot.number, pick }),
        )
    };
    vec![
        row("tie:yes", "It passes", Pick::Yes, "The tie is decided: the motion passes."),
        row("tie:no", "It fails", Pick::No, "The tie is decided: the motion fails."),
    ]
}

/// C-15.
pub(crate) fn votes(state: &State) -> Vec<Action> {
    let Some(ballot) = state.open_ballot() else { return Vec::new() };
    let row = |key, label, pick| {
        let says = "Locked until the reveal; you may change it until then.";
        Action::new(
            key,
            Group::Vote,
            label,
            says,
            Command::Vote(VoteCommand::Vote { ballot: ballot.number, pick, seal: None }),
        )
    };
    vec![
        row("vote:yes", "YES", Pick::Yes),
        row("vote:no", "NO", Pick::No),
        row("vote:abstain", "Abstain", Pick::Abstain),
    ]
}

pub(crate) fn void(state: &State) -> Option<Action> {
    let ballot = voidable(state)?;
    let says = "What was picked is forgotten and the same vote is held again.";
    let command = Command::Vote(VoteCommand::VoidVote { ballot, reason: "held again".into() });
    Some(Action::new("void", Group::Void, "Void the vote", says, command))
}

/// What an article lets the Prytanis do about what has passed.
pub(crate) fn veto(state: &State) -> Option<Action> {
    let ballot = vetoable(state)?;
    let article = by(state.reason("veto"));
    let says = format!("What has passed fails, as if NO had won. Once an Act{article}.");
    let command = Command::Vote(VoteCommand::Veto { ballot });
    Some(Action::new("veto", Group::Veto, "Veto it", says, command))
}

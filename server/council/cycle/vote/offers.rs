//! What may be put to the vote, picked, decided, vetoed and voided, with the command that does it
//! (C-14 to C-18, C-21, A-4).

use game::text;

use crate::action::{Action, Group};
use crate::command::Command;
use crate::cycle::vote::rules::{may_leave, may_put, vetoable, voidable};
use crate::cycle::vote::words::opens;
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
            let says = text!("vote-puts-to-the-vote", title = &card.title, label = &choice.label);
            let says = opens(state, says);
            let number = u32::try_from(option).expect("a card has at most 4 options");
            let command =
                Command::Vote(VoteCommand::PutToVote { card: row.card.clone(), option: number });
            let key = format!("put:{}:{}", row.card, option);
            actions.push(Action::new(key, Group::Put, &choice.label, says, command));
        }
        if may_leave(state, &row.card) {
            let says = text!("vote-no-other-option-of-is", title = &card.title);
            let command = Command::Vote(VoteCommand::LeaveToDefault { card: row.card.clone() });
            let key = format!("stop:{}", row.card);
            actions.push(Action::new(
                key,
                Group::Stop,
                text!("vote-try-nothing-else"),
                says,
                command,
            ));
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
        row("tie:yes", text!("vote-it-passes"), Pick::Yes, text!("vote-the-tie-is-decided-the")),
        row("tie:no", text!("vote-it-fails"), Pick::No, text!("vote-the-tie-is-decided-the-2")),
    ]
}

/// C-15.
pub(crate) fn votes(state: &State) -> Vec<Action> {
    let Some(ballot) = state.open_ballot() else { return Vec::new() };
    let row = |key, label, pick| {
        let says = text!("vote-locked-until-the-reveal-you");
        Action::new(
            key,
            Group::Vote,
            label,
            says,
            Command::Vote(VoteCommand::Vote { ballot: ballot.number, pick, seal: None }),
        )
    };
    vec![
        row("vote:yes", text!("vote-yes"), Pick::Yes),
        row("vote:no", text!("vote-no"), Pick::No),
        row("vote:abstain", text!("vote-abstain"), Pick::Abstain),
    ]
}

pub(crate) fn void(state: &State) -> Option<Action> {
    let ballot = voidable(state)?;
    let says = text!("vote-what-was-picked-is-forgotten");
    // Control is asked why before it is sent.
    let command = Command::Vote(VoteCommand::VoidVote { ballot, reason: "…".into() });
    Some(Action::new("void", Group::Void, text!("vote-void-the-vote"), says, command))
}

/// What an article lets the Prytanis do about what has passed.
pub(crate) fn veto(state: &State) -> Option<Action> {
    let ballot = vetoable(state)?;
    let article = by(state.reason("veto"));
    let says = text!("vote-what-has-passed-fails-as", article = article);
    let command = Command::Vote(VoteCommand::Veto { ballot });
    Some(Action::new("veto", Group::Veto, text!("vote-veto-it"), says, command))
}

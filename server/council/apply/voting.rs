//! Votes (C-15 to C-21).

use crate::apply::lapse;
use crate::command::Pick;
use crate::content::Until;
use crate::event::Event;
use crate::state::{Ballot, BallotResult, State};
use crate::view::{DocketState, Verdict};

pub(super) fn change(state: &mut State, event: &Event) {
    match event {
        Event::BallotOpened { ballot, card, option } => {
            state.ballots = *ballot;
            for row in &mut state.docket {
                if &row.card == card {
                    row.state = DocketState::Called;
                }
            }
            state.ballot = Some(Ballot {
                number: *ballot,
                card: card.clone(),
                option: *option,
                picks: [].into(),
                result: None,
            });
        }
        Event::Voted { faction, pick } => {
            if let Some(ballot) = &mut state.ballot {
                ballot.picks.insert(faction.clone(), *pick);
            }
        }
        Event::VotesRevealed { picks, verdict } => {
            for cast in picks {
                state.faction_mut(&cast.faction).record.0.push(cast.pick);
            }
            if let Some(ballot) = &mut state.ballot {
                ballot.picks.clear();
                let (picks, verdict) = (picks.clone(), *verdict);
                ballot.result =
                    Some(BallotResult { picks, verdict, tie: None, lapsed: Vec::new() });
            }
            decided(state, *verdict);
        }
        Event::TieDecided { by, pick } => {
            let verdict = if *pick == Pick::Yes { Verdict::Passed } else { Verdict::Failed };
            if let Some(result) = state.ballot.as_mut().and_then(|b| b.result.as_mut()) {
                result.verdict = verdict;
                result.tie = Some(by.clone());
            }
            decided(state, verdict);
        }
        Event::BallotVoided { .. } => voided(state),
        _ => {}
    }
}

fn decided(state: &mut State, verdict: Verdict) {
    if verdict == Verdict::Tied {
        return;
    }
    let ended = lapse(state, Until::Vote);
    let Some(ballot) = &mut state.ballot else { return };
    if let Some(result) = &mut ballot.result {
        result.lapsed = ended;
    }
    if verdict == Verdict::Failed {
        let (card, option) = (ballot.card.clone(), ballot.option);
        if let Some(row) = state.docket.iter_mut().find(|row| row.card == card) {
            row.failed.push(option);
        }
    }
}

/// C-21: what the vote left behind is taken back; the ballot opens anew under a new number.
fn voided(state: &mut State) {
    state.outcome = None;
    let Some(ballot) = &mut state.ballot else { return };
    let (card, option) = (ballot.card.clone(), ballot.option);
    ballot.picks.clear();
    if let Some(result) = ballot.result.take() {
        for cast in result.picks {
            state.faction_mut(&cast.faction).record.0.pop();
        }
        for (id, support) in result.lapsed {
            state.faction_mut(&id).supports.push(support);
        }
    }
    if let Some(row) = state.docket.iter_mut().find(|row| row.card == card) {
        row.failed.retain(|failed| *failed != option);
        row.state = DocketState::Called;
    }
}

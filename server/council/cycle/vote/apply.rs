//! What a vote changes (C-15 to C-21).

use crate::assembly::agenda::MotionState;
use crate::cycle::events::DocketState;
use crate::cycle::grants::apply::take_ended;
use crate::cycle::vote::{
    Ballot, BallotResult, Cast, Pick, Subject, Verdict, VoteEvent, WhyFailed, rules,
};
use crate::ids::FactionId;
use crate::past::apply as past;
use crate::state::State;

/// Makes an event of the vote true.
pub(crate) fn apply(state: &mut State, event: &VoteEvent) {
    match event {
        VoteEvent::BallotOpened { ballot, card, option } => {
            for row in state.docket.iter_mut() {
                if &row.card == card {
                    row.state = DocketState::Called;
                }
            }
            opened(state, *ballot, Subject::Event { card: card.clone(), option: *option });
        }
        VoteEvent::MotionPut { ballot, motion } => {
            opened(state, *ballot, Subject::Motion(*motion));
        }
        VoteEvent::Voted { faction, pick, seal } => {
            let hand = state.hand(faction);
            state.picks.lock(faction.clone(), *pick, hand, seal.clone());
        }
        VoteEvent::VotesRevealed { picks, verdict } => {
            for cast in picks {
                state.records.entry(cast.faction.clone()).or_default().0.push(cast.pick);
            }
            revealed(state, picks, None, *verdict);
        }
        VoteEvent::VotesCounted { yes, no, verdict } => {
            revealed(state, &[], Some((*yes, *no)), *verdict);
        }
        VoteEvent::Vetoed { by } => vetoed(state, by.as_ref()),
        VoteEvent::TieDecided { by, pick } => {
            let verdict = if *pick == Pick::Yes { Verdict::Passed } else { Verdict::Failed };
            if let Some(result) = state.voting.ballot.as_mut().and_then(|b| b.result.as_mut()) {
                result.verdict = verdict;
                result.tie = Some(by.clone());
            }
            decided(state, verdict);
        }
        VoteEvent::TieFailed => {
            let by = state.reason_of_ties();
            if let Some(result) = state.voting.ballot.as_mut().and_then(|b| b.result.as_mut()) {
                result.verdict = Verdict::Failed;
                result.why = WhyFailed::Tie { by };
            }
            decided(state, Verdict::Failed);
        }
        VoteEvent::BallotVoided { .. } => voided(state),
    }
}

fn opened(state: &mut State, number: u32, subject: Subject) {
    put_away(state);
    state.voting.ballots = number;
    state.voting.ballot = Some(Ballot { number, subject, result: None });
    state.picks.forget();
}

/// The vote that was decided last cannot be voided any more: what ended with it goes, and what counted in
/// it is kept.
pub(crate) fn put_away(state: &mut State) {
    if state.voting.ballot.is_none() {
        return;
    }
    take_ended(state);
    let ballot = state.voting.ballot.take();
    if let Some(result) = ballot.and_then(|ballot| ballot.result) {
        past::keep(state, result.allied);
    }
}

fn revealed(state: &mut State, picks: &[Cast], counted: Option<(u32, u32)>, verdict: Verdict) {
    // The law may change by what passes; the vote was held under the law of its moment.
    let (needed, why) = (rules::needed(state), rules::why_it_fails(state, picks, counted));
    let shown = state.picks.reveal();
    let rows = picks.iter().map(|cast| (&cast.faction, cast.pick));
    let reveal = state.reveal(&shown, rows, &[]);
    let allied = rules::allied(state);
    if let Some(ballot) = &mut state.voting.ballot {
        ballot.result = Some(BallotResult {
            picks: picks.to_vec(),
            reveal,
            counted,
            needed,
            why,
            verdict,
            vetoed: None,
            tie: None,
            ended: 0,
            allied,
        });
    }
    decided(state, verdict);
}

/// What had passed fails.
fn vetoed(state: &mut State, by: Option<&FactionId>) {
    state.chair.vetoed_in = Some(state.course.act);
    state.happening.outcome = None;
    if let Some(result) = state.voting.ballot.as_mut().and_then(|ballot| ballot.result.as_mut()) {
        result.verdict = Verdict::Failed;
        result.vetoed = Some(by.cloned());
    }
    failed(state);
}

/// An option that failed is not put again (C-18).
fn failed(state: &mut State) {
    let Some(Subject::Event { card, option }) =
        state.voting.ballot.as_ref().map(|b| b.subject.clone())
    else {
        return;
    };
    if let Some(row) = state.docket.iter_mut().find(|row| row.card == card) {
        row.failed.push(option);
    }
}

fn decided(state: &mut State, verdict: Verdict) {
    if verdict == Verdict::Tied {
        return;
    }
    let ended = state.acted.next_id;
    if let Some(result) = state.voting.ballot.as_mut().and_then(|ballot| ballot.result.as_mut()) {
        result.ended = ended;
    }
    if verdict == Verdict::Failed {
        failed(state);
    }
}

/// C-21: the vote was none; the ballot opens anew under a new number. What ended with it goes on and what
/// counted in it did not count, for both are read off its result.
fn voided(state: &mut State) {
    state.happening.outcome = None;
    let Some(ballot) = &mut state.voting.ballot else { return };
    let subject = ballot.subject.clone();
    state.picks.forget();
    if let Some(result) = ballot.result.take() {
        for cast in result.picks {
            if let Some(record) = state.records.get_mut(&cast.faction) {
                record.0.pop();
            }
        }
        if result.vetoed.is_some() {
            state.chair.vetoed_in = None;
        }
    }
    let (card, option) = match subject {
        Subject::Event { card, option } => (card, option),
        Subject::Motion(id) => {
            if let Some(motion) = state.motion_mut(id) {
                motion.state = MotionState::Now;
                motion.verdict = None;
            }
            return;
        }
    };
    if let Some(row) = state.docket.iter_mut().find(|row| row.card == card) {
        row.failed.retain(|failed| *failed != option);
        row.state = DocketState::Called;
    }
}

//! Who votes and is awaited, what may be put to the vote, what it needs, why it fails, and what
//! can be done about it afterwards (C-14 to C-18, C-21, A-4).

use std::cmp::Ordering;

use game::text;

use crate::assembly::agenda::MotionState;
use crate::content::TieRule;
use crate::cycle::events::DocketState;
use crate::cycle::events::rules::at_work;
use crate::cycle::outcome::OutcomeOf;
use crate::cycle::vote::{
    Ballot, BallotResult, Cast, Ended, Needed, Pick, Quorum, Subject, Ties, Verdict, WhyFailed,
};
use crate::figures;
use crate::ids::CardId;
use crate::law::settings::{Majority, Ruling, Veto};
use crate::ledger::{Figure, Part};
use crate::past::Granted;
use crate::rejection::Rejection;
use crate::state::{Faction, State};
use crate::steps::Step;

/// Whether the vote waits for this faction.
pub(crate) fn awaited(state: &State, faction: &Faction) -> bool {
    faction.has_vote() && !faction.is_away() && !voted(state, faction)
}

/// Whether somebody casts this faction's vote: its Archon, or whom it follows while nobody is there (N-4).
pub(crate) fn is_cast(state: &State, faction: &Faction) -> bool {
    let own = |row: &Faction| !row.is_away() || voted(state, row);
    let followed = || {
        let whom = faction.follows().and_then(|whom| state.find(whom));
        whom.is_some_and(|whom| whom.has_vote() && own(whom))
    };
    faction.has_vote() && (own(faction) || followed())
}

/// Who has a vote that nobody casts, in seat order.
pub(crate) fn uncast(state: &State) -> impl Iterator<Item = &Faction> {
    state.voters().filter(|row| !is_cast(state, row))
}

/// Whether a faction has picked in the vote under way.
pub(crate) fn voted(state: &State, faction: &Faction) -> bool {
    state.open_ballot().is_some() && state.picks.is_in(&faction.id)
}

/// Whether an option of a docketed event can be put to the vote now (C-14, C-18).
///
/// # Errors
/// A [`Rejection`] that says why not.
pub(crate) fn may_put(state: &State, card: &CardId, option: usize) -> Result<(), Rejection> {
    if state.course.step != Step::ChooseMotion {
        return Err(Rejection::NotNow("when-while-the-prytanis-chooses-what"));
    }
    let row = state.docket.iter().find(|row| &row.card == card);
    let row = row.ok_or(Rejection::NotOffered("not-offered-event"))?;
    // An event that was called is finished before the next one.
    let called = state.docket.iter().find(|row| row.state == DocketState::Called);
    if called.is_some_and(|called| &called.card != card) || !at_work(state, card) {
        return Err(Rejection::NotOffered("not-offered-event"));
    }
    if option >= state.card(card).options.len() {
        return Err(Rejection::NotOffered("not-offered-option"));
    }
    if row.failed.contains(&option) { Err(Rejection::TriedAlready) } else { Ok(()) }
}

/// Whether the Prytanis may leave an event to its default (C-18): after one option has failed.
pub(crate) fn may_leave(state: &State, card: &CardId) -> bool {
    let mut called = state.docket.iter().filter(|row| row.state == DocketState::Called);
    state.course.step == Step::ChooseMotion
        && called.any(|row| &row.card == card && !row.failed.is_empty())
}

pub(crate) fn open(state: &State, number: u32) -> Result<&Ballot, Rejection> {
    let open = state.open_ballot().filter(|ballot| ballot.number == number);
    open.ok_or(Rejection::StepOver)
}

/// C-16, C-17: a tie is one only where a simple majority is enough.
pub(crate) fn verdict(state: &State, yes: i64, no: i64) -> Verdict {
    let share = |part: i64, of: i64| {
        if yes > 0 && yes * of >= (yes + no) * part { Verdict::Passed } else { Verdict::Failed }
    };
    match (state.settings.majority, yes.cmp(&no)) {
        (Majority::TwoThirds, _) => share(2, 3),
        (Majority::ThreeQuarters, _) => share(3, 4),
        (Majority::Simple, Ordering::Greater) => Verdict::Passed,
        (Majority::Simple, Ordering::Less) => Verdict::Failed,
        (Majority::Simple, Ordering::Equal) if state.chair.ties == TieRule::Fails => {
            Verdict::Failed
        }
        (Majority::Simple, Ordering::Equal) => Verdict::Tied,
    }
}

/// The ballot that can still be voided: the one under way, or the last before anything came of it.
pub(crate) fn voidable(state: &State) -> Option<u32> {
    let ballot = state.voting.ballot.as_ref()?;
    let open = match &ballot.subject {
        Subject::Event { card, .. } => {
            let mut rows = state.docket.iter().filter(|row| &row.card == card);
            rows.any(|row| row.state == DocketState::Called)
        }
        // What failed is settled, but nothing came of it as long as no other motion is read.
        Subject::Motion(id) => {
            state.assembly.motion == Some(*id)
                && state.motion(*id).is_some_and(|row| {
                    matches!(row.state, MotionState::Now | MotionState::Rejected)
                })
        }
    };
    open.then_some(ballot.number)
}

/// The ballot that the Prytanis may veto now.
pub(crate) fn vetoable(state: &State) -> Option<u32> {
    let passed = state
        .happening
        .outcome
        .as_ref()
        .is_some_and(|outcome| matches!(outcome.of, OutcomeOf::Event { option: Some(_), .. }));
    let may =
        state.settings.veto == Veto::OnceAnAct && state.chair.vetoed_in != Some(state.course.act);
    let ballot = state
        .voting
        .ballot
        .as_ref()
        .filter(|_| passed && may && state.course.step == Step::Outcome)?;
    Some(ballot.number)
}

/// Strength of YES, of NO and of those who abstained.
pub(crate) fn totals(state: &State, result: &BallotResult) -> [Figure; 3] {
    match result.counted {
        Some((yes, no)) => {
            let hands = |by: u32| {
                let by = i32::try_from(by).unwrap_or(i32::MAX);
                figures::sum(vec![Part { label: text!("vote-hands-counted"), by }])
            };
            [hands(yes), hands(no), Figure::default()]
        }
        None => [Pick::Yes, Pick::No, Pick::Abstain].map(|pick| total(state, &result.picks, pick)),
    }
}

/// How the ballot that is revealed ended.
pub(crate) fn ended(state: &State) -> Option<Ended> {
    let result = state.voting.ballot.as_ref()?.result.as_ref()?;
    let [yes, no, _] = totals(state, result);
    Some(Ended {
        yes: yes.value,
        no: no.value,
        verdict: result.verdict,
        why: result.why.clone(),
        vetoed: result.vetoed.clone(),
        tie: result.tie.clone(),
    })
}

pub(crate) fn total(state: &State, picks: &[Cast], pick: Pick) -> Figure {
    let rows = picks.iter().filter(|cast| cast.pick == pick);
    let parts =
        rows.map(|cast| Part { label: state.name(&cast.faction).into(), by: cast.strength() });
    figures::sum(parts.collect())
}

/// What a vote needs by the law of this moment (C-16, C-17, A-4).
pub(crate) fn needed(state: &State) -> Needed {
    let by = state.reason_of_ties();
    let ties = match (state.settings.majority, &state.chair.ties) {
        (Majority::TwoThirds | Majority::ThreeQuarters, _) => Ties::Never,
        (Majority::Simple, TieRule::Fails) => Ties::Fail { by },
        (Majority::Simple, TieRule::Control | TieRule::Prytanis | TieRule::Faction(_)) => {
            Ties::FallTo { decider: state.tie_breaker().cloned(), by }
        }
    };
    let least = state.quorum();
    let quorum = (least > 0).then(|| Quorum {
        least,
        voters: state.voters().filter(|row| is_cast(state, row)).count(),
        by: state.reason(Ruling::Quorum),
    });
    Needed {
        majority: state.settings.majority,
        all: strength(state, &mut state.voters().filter(|row| is_cast(state, row))),
        uncast: uncast(state).map(|row| row.id.clone()).collect(),
        by: state.reason(Ruling::Majority),
        ties,
        quorum,
    }
}

/// What these vote with together.
fn strength(state: &State, rows: &mut dyn Iterator<Item = &Faction>) -> i32 {
    rows.fold(0_i32, |sum, row| sum.saturating_add(figures::strength_value(state, row)))
}

impl Needed {
    /// The strength of YES that is enough when all vote.
    pub(crate) fn enough(&self) -> i32 {
        match self.majority {
            Majority::Simple => self.all / 2 + 1,
            Majority::TwoThirds => (2 * self.all + 2) / 3,
            Majority::ThreeQuarters => (3 * self.all + 3) / 4,
        }
    }
}

/// Why a vote fails by the law of this moment, where it does.
pub(crate) fn why_it_fails(
    state: &State,
    picks: &[Cast],
    counted: Option<(u32, u32)>,
) -> WhyFailed {
    let sum = |pick: Pick| -> i64 {
        picks.iter().filter(|c| c.pick == pick).map(|c| i64::from(c.strength())).sum()
    };
    let (yes, no) = match counted {
        Some((yes, no)) => (yes.into(), no.into()),
        None => (sum(Pick::Yes), sum(Pick::No)),
    };
    let (voted, least) = (how_many_voted(picks), state.quorum());
    if counted.is_none() && voted < least as usize {
        return WhyFailed::Quorum { voted, least, by: state.reason(Ruling::Quorum) };
    }
    match state.settings.majority {
        Majority::Simple if yes == no => WhyFailed::Tie { by: state.reason_of_ties() },
        Majority::TwoThirds if yes >= no => {
            WhyFailed::TwoThirds { by: state.reason(Ruling::Majority) }
        }
        Majority::ThreeQuarters if yes >= no => {
            WhyFailed::ThreeQuarters { by: state.reason(Ruling::Majority) }
        }
        Majority::Simple | Majority::TwoThirds | Majority::ThreeQuarters => WhyFailed::Outweighed,
    }
}

/// How many took a side; abstentions do not count (C-16).
pub(crate) fn how_many_voted(picks: &[Cast]) -> usize {
    picks.iter().filter(|cast| cast.pick != Pick::Abstain).count()
}

/// What counts of the grants that stand (I-3, I-4).
pub(crate) fn allied(state: &State) -> Vec<Granted> {
    let rows = state.factions().filter(|from| !from.has_vote()).filter_map(|from| {
        let grant = state.grant_of(from).filter(|grant| state.faction(&grant.to).has_vote())?;
        let amount = u32::try_from(figures::grantable(state, from)).unwrap_or(0);
        let (from, to) = (from.id.clone(), grant.to.clone());
        (amount > 0).then(|| Granted { when: state.when(), from, to, amount })
    });
    rows.collect()
}

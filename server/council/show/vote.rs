//! Ballots and outcomes as everybody sees them: before the reveal only who has picked (C-15).

use crate::apply::happen;
use crate::command::Pick;
use crate::content::{Measure, TieRule};
use crate::event::Cast;
use crate::figures;
use crate::ids::FactionId;
use crate::sentences::{self, by};
use crate::settings::Majority;
use crate::state::{BallotResult, OutcomeOf, State, Subject};
use crate::view::{
    BallotView, ChangeView, Figure, MeasureKind, OutcomeView, Part, PickView, ResultView, Verdict,
};

use super::{assembly, count, the};

pub(crate) fn ballot(state: &State) -> Option<BallotView> {
    let ballot = state.ballot.as_ref()?;
    let voters: Vec<_> = state.voters().map(|faction| faction.id.clone()).collect();
    let picked = |id: &&FactionId| ballot.picks.is_in(id);
    let (card, motion, option) = match &ballot.subject {
        Subject::Event { card, option } => (Some(card.clone()), None, count(*option)),
        Subject::Motion(id) => (None, Some(*id), 0),
    };
    let (title, label, effects) = subject(state, &ballot.subject);
    Some(BallotView {
        number: ballot.number,
        card,
        motion,
        title,
        option,
        label,
        effects,
        needed: ballot.result.as_ref().map_or_else(|| needed(state), |row| row.needed.clone()),
        votes_in: voters.iter().filter(picked).cloned().collect(),
        voters,
        result: ballot.result.as_ref().map(|result| self::result(state, result)),
    })
}

/// Title, label and effects of what is voted on.
pub(super) fn subject(state: &State, subject: &Subject) -> (String, String, Vec<String>) {
    match subject {
        Subject::Event { card, option } => {
            let card = state.card(card);
            let option = &card.options[*option];
            let effects = sentences::effects(state, &option.effects);
            (card.title.clone(), option.label.clone(), effects)
        }
        Subject::Motion(id) => {
            let Some(motion) = state.motion(*id) else { return Default::default() };
            let label = match (&motion.measure, assembly::kind(&motion.measure)) {
                (_, MeasureKind::Law) => "A law",
                (_, MeasureKind::Deed) => "A resolution",
                (Measure::Article { replaces, lever }, _)
                    if state.article_to_replace(*replaces, lever.as_ref()).is_some() =>
                {
                    "A change of the constitution"
                }
                _ => "A new article",
            };
            (motion.title.clone(), label.into(), assembly::effects(state, motion))
        }
    }
}

/// What a motion needs, with the articles that say so (C-16, C-17, A-4).
pub(crate) fn needed(state: &State) -> String {
    let all: i32 = state.voters().map(|row| figures::strength(state, row).value).sum();
    let article = by(state.reason("majority"));
    let passes = match state.settings.majority {
        Majority::Simple => {
            let least = all / 2 + 1;
            format!("Passes when YES outweighs NO: {least} of {all} when all vote{article}.")
        }
        Majority::TwoThirds => {
            let least = (2 * all + 2) / 3;
            format!(
                "Passes with two thirds of YES and NO: {least} of {all} when all vote{article}."
            )
        }
        Majority::ThreeQuarters => {
            let least = (3 * all + 3) / 4;
            let share = "three quarters of YES and NO";
            format!("Passes with {share}: {least} of {all} when all vote{article}.")
        }
    };
    let quorum = match state.settings.quorum {
        0 => String::new(),
        least => {
            let (voters, article) = (state.voters().count(), by(state.reason("quorum")));
            format!(" Quorum: {least} of {voters} Archons must vote{article}.")
        }
    };
    let article = by(state.reason_of_ties());
    let tie = match (state.settings.majority, &state.ties) {
        (Majority::TwoThirds | Majority::ThreeQuarters, _) => String::new(),
        (_, TieRule::Fails) => format!(" A tie fails{article}."),
        _ => format!(" A tie goes to {}{article}.", the(state, state.tie_breaker())),
    };
    format!("{passes} Abstentions do not count.{tie}{quorum}")
}

fn result(state: &State, result: &BallotResult) -> ResultView {
    let [yes, no, abstain] = totals(state, result);
    let sentence = verdict(state, result, yes.value, no.value);
    ResultView {
        picks: result.picks.iter().map(|cast| pick(result, cast)).collect(),
        yes,
        no,
        abstain,
        verdict: result.verdict,
        decided_by: result.tie.clone().flatten(),
        vetoed_by: result.vetoed.clone().flatten(),
        sentence,
    }
}

/// Strength of YES, of NO and of those who abstained.
pub(super) fn totals(state: &State, result: &BallotResult) -> [Figure; 3] {
    match result.counted {
        Some((yes, no)) => {
            let hands = |by: u32| {
                let by = i32::try_from(by).unwrap_or(i32::MAX);
                figures::sum(vec![Part { label: "hands counted in the room".into(), by }])
            };
            [hands(yes), hands(no), Figure::default()]
        }
        None => [Pick::Yes, Pick::No, Pick::Abstain].map(|pick| total(state, &result.picks, pick)),
    }
}

/// How the ballot that is revealed ended, in a sentence.
pub(crate) fn ballot_sentence(state: &State) -> Option<String> {
    let result = state.ballot.as_ref()?.result.as_ref()?;
    let [yes, no, _] = totals(state, result);
    Some(verdict(state, result, yes.value, no.value))
}

fn total(state: &State, picks: &[Cast], pick: Pick) -> Figure {
    let rows = picks.iter().filter(|cast| cast.pick == pick);
    let parts =
        rows.map(|cast| Part { label: state.name(&cast.faction).to_owned(), by: cast.strength() });
    figures::sum(parts.collect())
}

fn pick(result: &BallotResult, cast: &Cast) -> PickView {
    let parts = cast.strength.iter().map(|(label, by)| Part { label: label.clone(), by: *by });
    PickView {
        faction: cast.faction.clone(),
        pick: cast.pick,
        strength: figures::sum(parts.collect()),
        hand: result.hands.get(&cast.faction).copied().unwrap_or_default(),
    }
}

fn verdict(state: &State, result: &BallotResult, yes: i32, no: i32) -> String {
    let tied = result.tie.as_ref().map(|by| the(state, by.as_ref()));
    if let Some(veto) = &result.vetoed {
        let article = by(state.reason("veto"));
        return format!("Passed, {yes} to {no}; vetoed by {}{article}.", the(state, veto.as_ref()));
    }
    match (result.verdict, tied) {
        (Verdict::Passed, None) => format!("Passed, {yes} to {no}."),
        (Verdict::Failed, None) => format!("Failed, {yes} to {no}{}.", result.why),
        (Verdict::Tied, _) => {
            let decider = the(state, state.tie_breaker());
            let article = by(state.reason_of_ties());
            format!("Tied, {yes} to {no}. The decision falls to {decider}{article}.")
        }
        (Verdict::Passed, Some(by)) => format!("Tied, {yes} to {no}; passed by word of {by}."),
        (Verdict::Failed, Some(by)) => format!("Tied, {yes} to {no}; failed by word of {by}."),
    }
}

/// Why a motion fails by the law of this moment, where it is not that NO outweighs YES.
pub(crate) fn why_it_fails(state: &State, picks: &[Cast], counted: Option<(u32, u32)>) -> String {
    let sum = |pick: Pick| -> i64 {
        picks.iter().filter(|c| c.pick == pick).map(|c| i64::from(c.strength())).sum()
    };
    let (yes, no) = match counted {
        Some((yes, no)) => (yes.into(), no.into()),
        None => (sum(Pick::Yes), sum(Pick::No)),
    };
    let voted = picks.iter().filter(|cast| cast.pick != Pick::Abstain).count();
    let quorum = state.settings.quorum;
    if counted.is_none() && voted < quorum as usize {
        let article = by(state.reason("quorum"));
        return format!(": quorum not met, {voted} of {quorum}{article}");
    }
    let article = by(state.reason("majority"));
    match state.settings.majority {
        Majority::Simple if yes == no => format!(": a tie fails{}", by(state.reason_of_ties())),
        Majority::TwoThirds if yes >= no => format!(": two thirds are needed{article}"),
        Majority::ThreeQuarters if yes >= no => format!(": three quarters are needed{article}"),
        _ => String::new(),
    }
}

pub(super) fn outcome(state: &State) -> Option<OutcomeView> {
    let outcome = state.outcome.as_ref()?;
    let (card, way, text) = match &outcome.of {
        OutcomeOf::Event { card: id, option } => {
            let card = state.card(id);
            let (way, text) = match option {
                Some(option) => {
                    let option = &card.options[*option];
                    (option.label.clone(), option.text.clone())
                }
                None => ("Nothing passed".to_owned(), card.default.text.clone()),
            };
            (Some(id.clone()), way, text)
        }
        OutcomeOf::Motion(id) => {
            let text = state.motion(*id).map_or(String::new(), |motion| motion.text.clone());
            (None, "Adopted".to_owned(), text)
        }
    };
    let told = happen::told(state, outcome);
    let changes = outcome.changes.iter().zip(told).map(|(change, says)| ChangeView {
        says,
        factions: change.factions.clone(),
        by: change.by(),
        chooser: change.chooser,
        revised: change.revised.clone(),
        struck: change.struck,
    });
    Some(OutcomeView {
        card,
        title: state.outcome_title(&outcome.of).to_owned(),
        way,
        text,
        changes: changes.collect(),
    })
}

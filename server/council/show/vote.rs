//! Ballots and outcomes as everybody sees them: before the reveal only who has picked (C-15).

use crate::apply::happen;
use crate::command::Pick;
use crate::content::TieRule;
use crate::event::Cast;
use crate::figures;
use crate::sentences;
use crate::state::{BallotResult, State};
use crate::view::{
    BallotView, ChangeView, Figure, OutcomeView, Part, PickView, ResultView, Verdict,
};

use super::{count, the};

pub(super) fn ballot(state: &State) -> Option<BallotView> {
    let ballot = state.ballot.as_ref()?;
    let card = state.card(&ballot.card);
    let option = &card.options[ballot.option];
    let voters: Vec<_> = state.voters().map(|faction| faction.id.clone()).collect();
    let open = ballot.result.is_none();
    Some(BallotView {
        number: ballot.number,
        card: ballot.card.clone(),
        title: card.title.clone(),
        option: count(ballot.option),
        label: option.label.clone(),
        effects: sentences::effects(state, &option.effects),
        needed: needed(state),
        votes_in: voters
            .iter()
            .filter(|id| open && ballot.picks.contains_key(*id))
            .cloned()
            .collect(),
        voters,
        result: ballot.result.as_ref().map(|result| self::result(state, result)),
    })
}

/// C-16, C-17.
fn needed(state: &State) -> String {
    let tie = match state.ties {
        TieRule::Fails => "A tie fails".to_owned(),
        _ => format!("A tie goes to {}", the(state, state.tie_breaker())),
    };
    let article = by_article(state);
    format!("Passes when YES outweighs NO. Abstentions do not count. {tie}{article}.")
}

/// The article that says how ties are decided.
fn by_article(state: &State) -> String {
    state.article_on_ties().map_or(String::new(), |number| format!(" (Article {number})"))
}

fn result(state: &State, result: &BallotResult) -> ResultView {
    let total = |pick: Pick| total(state, &result.picks, pick);
    let (yes, no, abstain) = (total(Pick::Yes), total(Pick::No), total(Pick::Abstain));
    let sentence = verdict(state, result, yes.value, no.value);
    ResultView {
        picks: result.picks.iter().map(pick).collect(),
        yes,
        no,
        abstain,
        verdict: result.verdict,
        decided_by: result.tie.clone().flatten(),
        sentence,
    }
}

fn total(state: &State, picks: &[Cast], pick: Pick) -> Figure {
    let rows = picks.iter().filter(|cast| cast.pick == pick);
    let parts =
        rows.map(|cast| Part { label: state.name(&cast.faction).to_owned(), by: cast.strength() });
    figures::sum(parts.collect())
}

fn pick(cast: &Cast) -> PickView {
    let parts = cast.strength.iter().map(|(label, by)| Part { label: label.clone(), by: *by });
    PickView {
        faction: cast.faction.clone(),
        pick: cast.pick,
        strength: figures::sum(parts.collect()),
    }
}

fn verdict(state: &State, result: &BallotResult, yes: i32, no: i32) -> String {
    let tied = result.tie.as_ref().map(|by| the(state, by.as_ref()));
    match (result.verdict, tied) {
        (Verdict::Passed, None) => format!("Passed, {yes} to {no}."),
        (Verdict::Failed, None) if yes == no => {
            format!("Tied, {yes} to {no}: it fails{}.", by_article(state))
        }
        (Verdict::Failed, None) => format!("Failed, {yes} to {no}."),
        (Verdict::Tied, _) => {
            let decider = the(state, state.tie_breaker());
            format!("Tied, {yes} to {no}. The decision falls to {decider}{}.", by_article(state))
        }
        (Verdict::Passed, Some(by)) => format!("Tied, {yes} to {no}; passed by word of {by}."),
        (Verdict::Failed, Some(by)) => format!("Tied, {yes} to {no}; failed by word of {by}."),
    }
}

pub(super) fn outcome(state: &State) -> Option<OutcomeView> {
    let outcome = state.outcome.as_ref()?;
    let card = state.card(&outcome.card);
    let (way, text) = match outcome.option {
        Some(option) => (card.options[option].label.clone(), card.options[option].text.clone()),
        None => ("Nothing passed".to_owned(), card.default.text.clone()),
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
        card: outcome.card.clone(),
        title: card.title.clone(),
        way,
        text,
        changes: changes.collect(),
    })
}

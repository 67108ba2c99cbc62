//! Ballots and outcomes as everybody sees them: before the reveal only who has picked (C-15).

use crate::apply::happen;
use crate::command::Pick;
use crate::content::TieRule;
use crate::event::Cast;
use crate::figures;
use crate::sentences::{self, by_article};
use crate::settings::Majority;
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

/// What a motion needs, with the articles that say so (C-16, C-17, A-4).
fn needed(state: &State) -> String {
    let all: i32 = state.voters().map(|row| figures::strength(state, row).value).sum();
    let article = by_article(state.article_on("majority"));
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
            let (voters, article) =
                (state.voters().count(), by_article(state.article_on("quorum")));
            format!(" Quorum: {least} of {voters} Archons must vote{article}.")
        }
    };
    let article = by_article(state.article_on_ties());
    let tie = match (state.settings.majority, &state.ties) {
        (Majority::TwoThirds | Majority::ThreeQuarters, _) => String::new(),
        (_, TieRule::Fails) => format!(" A tie fails{article}."),
        _ => format!(" A tie goes to {}{article}.", the(state, state.tie_breaker())),
    };
    format!("{passes} Abstentions do not count.{tie}{quorum}")
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
        (Verdict::Failed, None) => {
            format!("Failed, {yes} to {no}{}.", why_it_fails(state, result, yes, no))
        }
        (Verdict::Tied, _) => {
            let decider = the(state, state.tie_breaker());
            let article = by_article(state.article_on_ties());
            format!("Tied, {yes} to {no}. The decision falls to {decider}{article}.")
        }
        (Verdict::Passed, Some(by)) => format!("Tied, {yes} to {no}; passed by word of {by}."),
        (Verdict::Failed, Some(by)) => format!("Tied, {yes} to {no}; failed by word of {by}."),
    }
}

/// Why a motion failed, where it is not that NO outweighed YES.
fn why_it_fails(state: &State, result: &BallotResult, yes: i32, no: i32) -> String {
    let voted = result.picks.iter().filter(|cast| cast.pick != Pick::Abstain).count();
    let quorum = state.settings.quorum;
    if voted < quorum as usize {
        let article = by_article(state.article_on("quorum"));
        return format!(": quorum not met, {voted} of {quorum}{article}");
    }
    let article = by_article(state.article_on("majority"));
    match state.settings.majority {
        Majority::Simple if yes == no => {
            format!(": a tie fails{}", by_article(state.article_on_ties()))
        }
        Majority::TwoThirds if yes >= no => format!(": two thirds are needed{article}"),
        Majority::ThreeQuarters if yes >= no => format!(": three quarters are needed{article}"),
        _ => String::new(),
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

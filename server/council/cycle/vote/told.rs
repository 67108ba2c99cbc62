//! What the log says of votes, and why they ended so. A pick leaves no line before the reveal (C-15).

use crate::control::seats::told::{by_whose_hand, hidden, opened_early};
use crate::cycle::vote::rules::{how_many_voted, totals};
use crate::cycle::vote::{Cast, Pick, Verdict, VoteEvent, words};
use crate::ids::FactionId;
use crate::law::settings::Majority;
use crate::law::texts;
use crate::law::texts::words::by;
use crate::ledger::Figure;
use crate::log::{BecauseView, Decision, Draft, LogKind, line};
use crate::state::State;

/// The line on an event, of the state as it is now.
pub(crate) fn after(state: &State, event: &VoteEvent) -> Option<Draft> {
    let kind = LogKind::Vote;
    Some(match event {
        VoteEvent::BallotOpened { card, option, .. } => {
            let card = state.card(card);
            let label = &card.options[*option].label;
            line(kind, format!("Put to the vote: “{}”, {label}.", card.title))
        }
        VoteEvent::MotionPut { motion, .. } => {
            let title = state.motion(*motion).map_or("", |motion| &motion.title);
            line(kind, format!("Put to the vote: “{title}”."))
        }
        // What was picked in secret stays so: the line says only that Control did it for a seat.
        VoteEvent::Voted { faction, .. } => hidden(state, faction, "locked a vote")?,
        VoteEvent::VotesRevealed { picks, verdict } => revealed(state, picks, *verdict),
        VoteEvent::VotesCounted { yes, no, verdict } => {
            let verdict = ended(*verdict);
            line(kind, format!("Hands counted in the room: {yes} YES, {no} NO: {verdict}."))
        }
        VoteEvent::Vetoed { by: whom } => {
            let article = by(state.reason("veto"));
            let text = format!("{} veto what had passed{article}.", who(state, whom.as_ref()));
            line(kind, text).about(whom)
        }
        VoteEvent::TieDecided { by, pick } => {
            let verdict = if *pick == Pick::Yes { "it passes" } else { "it fails" };
            line(kind, format!("{} decided the tie: {verdict}.", who(state, by.as_ref()))).about(by)
        }
        VoteEvent::BallotVoided { reason, .. } => {
            line(kind, format!("Control voids the vote; it is held again: {reason}"))
        }
    })
}

fn who(state: &State, id: Option<&FactionId>) -> String {
    id.map_or("Control".to_owned(), |id| format!("The {}", state.name(id)))
}

fn revealed(state: &State, picks: &[Cast], verdict: Verdict) -> Draft {
    let total = |pick: Pick| -> i32 {
        picks.iter().filter(|cast| cast.pick == pick).map(Cast::strength).sum()
    };
    let (yes, no, abstain) = (total(Pick::Yes), total(Pick::No), total(Pick::Abstain));
    let verdict = ended(verdict);
    let result = state.voting.ballot.as_ref().and_then(|ballot| ballot.result.as_ref());
    let hands = result.map_or(String::new(), |result| {
        by_whose_hand(state, picks.iter().map(|cast| &cast.faction), &result.reveal)
    });
    let early = result.map_or(String::new(), |result| {
        opened_early(state, picks.iter().map(|cast| &cast.faction), &result.reveal)
    });
    let counts = format!("{yes} YES, {no} NO, {abstain} abstained");
    line(LogKind::Vote, format!("{counts}: {verdict}{hands}.{early}"))
        .about(picks.iter().map(|cast| &cast.faction))
}

fn ended(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Passed => "passed",
        Verdict::Failed => "failed",
        Verdict::Tied => "tied",
    }
}

/// C-16, C-17: told as the votes are revealed, or as their tie is decided.
pub(crate) fn because(state: &State) -> Option<BecauseView> {
    let result = state.voting.ballot.as_ref()?.result.as_ref()?;
    let [yes, no, abstained] = totals(state, result);
    let voted = how_many_voted(&result.picks);
    let quorum = state.settings.quorum;
    let missed = result.counted.is_none() && voted < quorum as usize;
    let tied = result.verdict == Verdict::Tied || result.tie.is_some();
    let (rule, reason) = if result.vetoed.is_some() {
        ("A-4", state.reason("veto"))
    } else if missed {
        ("C-16", state.reason("quorum"))
    } else if tied {
        ("C-17", state.reason_of_ties())
    } else {
        ("C-16", state.reason("majority"))
    };
    let needed = if missed {
        format!("{quorum} Archons must vote, {voted} did")
    } else {
        share(state.settings.majority, yes.value + no.value)
    };
    let out = match abstained.value {
        0 => String::new(),
        sum => format!("; {sum} abstained and do not count"),
    };
    let ended = words::ballot_sentence(state)?;
    let (yes, no) = (explained("YES", &yes), explained("NO", &no));
    Some(BecauseView::new(
        Decision::Vote,
        rule,
        reason.map(texts::words::reason),
        format!("{needed}: {yes}; {no}{out}. {ended}"),
    ))
}

/// What a majority is of so much of YES and NO.
fn share(majority: Majority, all: i32) -> String {
    match majority {
        Majority::Simple => "More YES than NO passes".into(),
        Majority::TwoThirds => {
            format!("Two thirds of YES and NO pass, {} of {all}", (2 * all + 2) / 3)
        }
        Majority::ThreeQuarters => {
            format!("Three quarters of YES and NO pass, {} of {all}", (3 * all + 3) / 4)
        }
    }
}

/// "13 YES = Oligarchs 7 + Aristocrats 6".
fn explained(name: &str, figure: &Figure) -> String {
    let parts: Vec<String> =
        figure.parts.iter().map(|part| format!("{} {}", part.label, part.by)).collect();
    match parts.as_slice() {
        [] => format!("{} {name}", figure.value),
        parts => format!("{} {name} = {}", figure.value, parts.join(" + ")),
    }
}

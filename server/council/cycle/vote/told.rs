//! What the log says of votes, and why they ended so. A pick leaves no line before the reveal (C-15).

use game::{Joined, Name, Text, text};

use crate::control::seats::told::{by_whose_hand, hidden, opened_early};
use crate::cycle::vote::rules::{how_many_voted, totals};
use crate::cycle::vote::{Cast, Pick, Verdict, VoteEvent, WhyFailed, words};
use crate::ids::FactionId;
use crate::law::settings::Majority;
use crate::law::texts;
use crate::law::texts::words::by;
use crate::ledger::{Figure, Part};
use crate::log::{BecauseView, Decision, Draft, LogKind, line};
use crate::state::State;

/// The line on an event, of the state as it is now.
pub(crate) fn after(state: &State, event: &VoteEvent) -> Option<Draft> {
    let kind = LogKind::Vote;
    Some(match event {
        VoteEvent::BallotOpened { card, option, .. } => {
            let card = state.card(card);
            let label = &card.options[*option].label;
            line(kind, text!("vote-put-to-the-vote", title = &card.title, label = label))
        }
        VoteEvent::MotionPut { motion, .. } => {
            let title = state.motion(*motion).map_or("", |motion| &motion.title);
            line(kind, text!("vote-put-to-the-vote-2", title = title))
        }
        // What was picked in secret stays so: the line says only that Control did it for a seat.
        VoteEvent::Voted { faction, .. } => hidden(state, faction, text!("vote-locked-a-vote"))?,
        VoteEvent::VotesRevealed { picks, verdict } => votes_revealed(state, picks, *verdict),
        VoteEvent::VotesCounted { yes, no, verdict } => {
            let verdict = ended_how(*verdict);
            line(
                kind,
                text!("vote-hands-counted-in-the-room", yes = yes, no = no, verdict = verdict),
            )
        }
        VoteEvent::Vetoed { by: whom } => {
            let article = by(state.reason("veto"));
            let text = text!(
                "vote-veto-what-had-passed",
                as_ref = who(state, whom.as_ref()),
                article = article
            );
            line(kind, text).about(whom)
        }
        VoteEvent::TieDecided { by, pick } => {
            let verdict = if *pick == Pick::Yes {
                text!("vote-it-passes-2")
            } else {
                text!("vote-it-fails-2")
            };
            line(
                kind,
                text!("vote-decided-the-tie", as_ref = who(state, by.as_ref()), verdict = verdict),
            )
            .about(by)
        }
        VoteEvent::TieFailed => {
            line(kind, text!("vote-the-tie-fails", article = by(state.reason_of_ties())))
        }
        VoteEvent::BallotVoided { reason, .. } => {
            line(kind, text!("vote-control-voids-the-vote-it", reason = reason))
        }
    })
}

fn who(state: &State, id: Option<&FactionId>) -> Text {
    id.map_or(text!("vote-control"), |id| text!("vote-who", who = Name::of(state.name(id))))
}

fn votes_revealed(state: &State, picks: &[Cast], verdict: Verdict) -> Draft {
    let total = |pick: Pick| -> i32 {
        picks.iter().filter(|cast| cast.pick == pick).map(Cast::strength).sum()
    };
    let (yes, no, abstain) = (total(Pick::Yes), total(Pick::No), total(Pick::Abstain));
    let verdict = ended_how(verdict);
    let result = state.voting.ballot.as_ref().and_then(|ballot| ballot.result.as_ref());
    let hands = result.map_or(Text::default(), |result| {
        by_whose_hand(state, picks.iter().map(|cast| &cast.faction), &result.reveal)
    });
    let early = result.map_or(Text::default(), |result| {
        opened_early(state, picks.iter().map(|cast| &cast.faction), &result.reveal)
    });
    let counts = text!("vote-yes-no-abstained", yes = yes, no = no, abstain = abstain);
    line(
        LogKind::Vote,
        text!(
            "vote-counts-and-verdict",
            counts = counts,
            verdict = verdict,
            hands = hands,
            early = early
        ),
    )
    .about(picks.iter().map(|cast| &cast.faction))
}

fn ended_how(verdict: Verdict) -> Text {
    match verdict {
        Verdict::Passed => text!("vote-passed"),
        Verdict::Failed => text!("vote-failed"),
        Verdict::Tied => text!("vote-tied"),
    }
}

/// C-16, C-17: told as the votes are revealed, or as their tie is decided.
pub(crate) fn because(state: &State) -> Option<BecauseView> {
    let result = state.voting.ballot.as_ref()?.result.as_ref()?;
    let [yes, no, abstained] = totals(state, result);
    let voted = how_many_voted(&result.picks);
    let quorum = state.settings.quorum;
    let missed = result.counted.is_none() && voted < quorum as usize;
    let tied = result.verdict == Verdict::Tied
        || result.tie.is_some()
        || matches!(result.why, WhyFailed::Tie { .. });
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
        text!("vote-archons-must-vote-did", quorum = quorum, voted = voted)
    } else {
        share(state.settings.majority, yes.value + no.value)
    };
    let out = match abstained.value {
        0 => Text::default(),
        sum => text!("vote-abstained-and-do-not-count", sum = sum),
    };
    let ended = words::ballot_sentence(state)?;
    let (yes, no) = (explained(text!("vote-yes"), &yes), explained(text!("vote-no"), &no));
    Some(BecauseView::new(
        Decision::Vote,
        rule,
        reason.map(texts::words::reason),
        text!(
            "vote-needed-and-counts",
            needed = needed,
            yes = yes,
            no = no,
            out = out,
            ended = ended
        ),
    ))
}

/// What a majority is of so much of YES and NO.
fn share(majority: Majority, all: i32) -> Text {
    match majority {
        Majority::Simple => text!("vote-more-yes-than-no-passes"),
        Majority::TwoThirds => {
            text!("vote-two-thirds-of-yes-and", all = (2 * all + 2) / 3, all2 = all)
        }
        Majority::ThreeQuarters => {
            text!("vote-three-quarters-of-yes-and", all = (3 * all + 3) / 4, all2 = all)
        }
    }
}

/// "13 YES = Oligarchs 7 + Aristocrats 6".
fn explained(name: Text, figure: &Figure) -> Text {
    if figure.parts.is_empty() {
        return text!("vote-side", figure = figure.value, name = name);
    }
    let part = |part: &Part| text!("vote-part", label = &part.label, by = part.by);
    let parts = Joined::of("and-plus", figure.parts.iter().map(part));
    text!("vote-side-with-parts", figure = figure.value, name = name, parts = parts)
}

//! Votes (C-14 to C-18, C-21) in words and in the log.

use game::{Joined, Name, Text, text};

use crate::content::Measure;
use crate::control::seats::shown::{by_whose_hand, hidden, opened_early};
use crate::cycle::outcome::shown::effects as sentences;
use crate::cycle::vote::rules::{ended, how_many_voted, needed, totals, uncast, voted};
use crate::cycle::vote::{Cast, Ended, Needed, Pick, Subject, Ties, Verdict, VoteEvent, WhyFailed};
use crate::ids::FactionId;
use crate::law::settings::{Majority, Ruling};
use crate::law::texts;
use crate::law::texts::shown::by;
use crate::ledger::{Figure, Part};
use crate::log::{BecauseView, Decision, LogKind, NewLine, line};
use crate::state::{Faction, State};
use crate::steps::words::{Ask, Urgency, locked, tally};

// What is said of a vote: what is voted on, what it needs, how it ended.

/// Title, label and effects of what is voted on.
pub(crate) fn subject(state: &State, subject: &Subject) -> (Text, Text, Vec<Text>) {
    match subject {
        Subject::Event { card, option } => {
            let card = state.card(card);
            let option = &card.options[*option];
            let effects = sentences(state, &option.effects);
            ((&card.title).into(), (&option.label).into(), effects)
        }
        Subject::Motion(id) => {
            let Some(motion) = state.motion(*id) else { return Default::default() };
            let label = match &motion.measure {
                Measure::Law { .. } => text!("vote-a-law"),
                Measure::Deed | Measure::Effects { .. } => text!("vote-a-resolution"),
                Measure::Article { replaces, lever } => {
                    match state.article_to_replace(*replaces, lever.as_ref()) {
                        Ok(Some(_)) => text!("vote-a-change-of-the-constitution"),
                        Ok(None) | Err(_) => text!("vote-a-new-article"),
                    }
                }
            };
            let effects = motion.measure.effects(&motion.title, &motion.text);
            ((&motion.title).into(), label, sentences(state, &effects))
        }
    }
}

/// How the ballot that is revealed ended, in a sentence.
pub(crate) fn ballot_sentence(state: &State) -> Option<Text> {
    ended(state).map(|ended| verdict(state, &ended))
}

/// How a vote ended, in a sentence.
pub(crate) fn verdict(state: &State, ended: &Ended) -> Text {
    let Ended { yes, no, .. } = ended;
    let tied = ended.tie.as_ref().map(|by| state.whom(by.as_ref()));
    if let Some(veto) = &ended.vetoed {
        let article = by(state.reason(Ruling::Veto));
        return text!(
            "vote-passed-to-vetoed-by",
            yes = yes,
            no = no,
            who = state.whom(veto.as_ref()),
            article = article
        );
    }
    match (ended.verdict, tied) {
        (Verdict::Passed, None) => text!("vote-passed-to", yes = yes, no = no),
        (Verdict::Failed, None) => {
            text!("vote-failed-to", yes = yes, no = no, why = why(&ended.why))
        }
        (Verdict::Tied, _) => {
            let decider = state.whom(state.tie_breaker());
            let article = by(state.reason_of_ties());
            text!(
                "vote-tied-to-the-decision-falls",
                yes = yes,
                no = no,
                decider = decider,
                article = article
            )
        }
        (Verdict::Passed, Some(by)) => {
            text!("vote-tied-to-passed-by-word", yes = yes, no = no, by = by)
        }
        (Verdict::Failed, Some(by)) => {
            text!("vote-tied-to-failed-by-word", yes = yes, no = no, by = by)
        }
    }
}

/// What is needed, with the articles that say so.
pub(crate) fn passes(state: &State, needed: &Needed) -> Text {
    let (least, all, article) = (needed.enough(), needed.all, by(needed.by.clone()));
    let uncast = &needed.uncast;
    let passes = match needed.majority {
        Majority::Simple => {
            text!("vote-passes-when-yes-outweighs-no", least = least, all = all, article = article)
        }
        Majority::TwoThirds => {
            text!("vote-passes-with-two-thirds-of", least = least, all = all, article = article)
        }
        Majority::ThreeQuarters => {
            let share = text!("vote-three-quarters-of-yes-and-2");
            text!(
                "vote-passes-with-of-when-all",
                share = share,
                least = least,
                all = all,
                article = article
            )
        }
    };
    let quorum = needed.quorum.as_ref().map_or(Text::default(), |quorum| {
        let (least, voters, article) = (quorum.least, quorum.voters, by(quorum.by.clone()));
        text!("vote-quorum-of-archons-must-vote", least = least, voters = voters, article = article)
    });
    let tie = match &needed.ties {
        Ties::Never => Text::default(),
        Ties::Fail { by: article } => text!("vote-a-tie-fails", by = by(article.clone())),
        Ties::FallTo { decider, by: article } => {
            text!(
                "vote-a-tie-goes-to",
                who = state.whom(decider.as_ref()),
                by = by(article.clone())
            )
        }
    };
    let needed =
        text!("vote-abstentions-do-not-count", passes = passes, tie = tie, quorum = quorum);
    with_uncast(state, needed, uncast)
}

/// A sentence, and who has a vote that nobody casts, where that is somebody.
fn with_uncast(state: &State, says: Text, uncast: &[FactionId]) -> Text {
    match uncast {
        [] => says,
        some => text!("vote-nobody-is-there", says = says, who = state.named(some)),
    }
}

/// What opens or ends a vote, with whose vote nobody casts in it.
pub(crate) fn opens(state: &State, says: Text) -> Text {
    let ids: Vec<FactionId> = uncast(state).map(|row| row.id.clone()).collect();
    with_uncast(state, says, &ids)
}

/// What a vote needs by the law of this moment.
pub(crate) fn passes_now(state: &State) -> Text {
    passes(state, &needed(state))
}

/// Why it failed, where NO did not outweigh YES: ": a tie fails (Article 4)".
fn why(failed: &WhyFailed) -> Text {
    match failed {
        WhyFailed::Outweighed => Text::default(),
        WhyFailed::Quorum { voted, least, by: article } => {
            text!("vote-quorum-not-met-of", voted = voted, least = least, by = by(article.clone()))
        }
        WhyFailed::Tie { by: article } => text!("vote-a-tie-fails-2", by = by(article.clone())),
        WhyFailed::TwoThirds { by: article } => {
            text!("vote-two-thirds-are-needed", by = by(article.clone()))
        }
        WhyFailed::ThreeQuarters { by: article } => {
            text!("vote-three-quarters-are-needed", by = by(article.clone()))
        }
    }
}

/// What is asked of whoever has voted, or has no vote.
pub(crate) fn ask(state: &State, faction: &Faction, title: Text) -> Ask {
    if voted(state, faction) {
        return locked();
    }
    let may = if state.grant_of(faction).is_none() { Urgency::May } else { Urgency::Wait };
    Ask::new(may, title, no_vote(state, faction))
}

/// Why a faction has no vote.
pub(crate) fn no_vote(state: &State, faction: &Faction) -> Text {
    if faction.exiled {
        return text!("vote-exiles-have-no-vote");
    }
    text!("vote-only-citizens-vote", by = by(state.reason_of_citizen(faction)))
}

/// How many of those who vote have picked.
pub(crate) fn votes_in(state: &State) -> Text {
    tally(state, state.voters().filter(|row| !row.is_away()).count())
}

// What the log says of votes, and why they ended so. A pick leaves no line before the reveal (C-15).

/// The line on an event, of the state as it is now.
pub(crate) fn after(state: &State, event: &VoteEvent) -> Option<NewLine> {
    let kind = LogKind::Vote;
    Some(match event {
        VoteEvent::BallotOpened { card, option, .. } => {
            let card = state.card(card);
            let label = &card.options[*option].label;
            line(kind, text!("vote-put-to-the-vote", title = &card.title, label = label)).of_seat()
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
            let article = by(state.reason(Ruling::Veto));
            let text = text!(
                "vote-veto-what-had-passed",
                as_ref = who(state, whom.as_ref()),
                article = article
            );
            line(kind, text).about(whom).of_seat()
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
            .of_seat()
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

fn votes_revealed(state: &State, picks: &[Cast], verdict: Verdict) -> NewLine {
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
    let quorum = state.quorum();
    let missed = result.counted.is_none() && voted < quorum as usize;
    let tied = result.verdict == Verdict::Tied
        || result.tie.is_some()
        || matches!(result.why, WhyFailed::Tie { .. });
    let (rule, reason) = if result.vetoed.is_some() {
        ("A-4", state.reason(Ruling::Veto))
    } else if missed {
        ("C-16", state.reason(Ruling::Quorum))
    } else if tied {
        ("C-17", state.reason_of_ties())
    } else {
        ("C-16", state.reason(Ruling::Majority))
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
    let ended = ballot_sentence(state)?;
    let (yes, no) = (explained(text!("vote-yes"), &yes), explained(text!("vote-no"), &no));
    Some(BecauseView::new(
        Decision::Vote,
        rule,
        reason.map(texts::shown::reason),
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

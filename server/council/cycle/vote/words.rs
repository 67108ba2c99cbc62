//! What is said of a vote: what is voted on, what it needs, how it ended.

use game::{Text, text};

use crate::content::Measure;
use crate::cycle::outcome::words::effects as sentences;
use crate::cycle::vote::rules::{ended, needed, uncast, voted};
use crate::cycle::vote::{Ended, Needed, Subject, Ties, Verdict, WhyFailed};
use crate::ids::FactionId;
use crate::law::settings::Majority;
use crate::law::texts::words::by;
use crate::state::{Faction, State};
use crate::steps::words::{
    Ask, Meanwhile, PLAIN, Said, Urgency, locked, revealed, tally, waiting_for,
};

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
        let article = by(state.reason("veto"));
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

/// The Prytanis chooses what is put to the vote.
pub(crate) const CHOICE: Said = Said {
    headline: |state| {
        let prytanis = state.whom(state.chair.prytanis.as_ref());
        text!("vote-what-comes-to-the-vote", prytanis = prytanis)
    },
    now: |_| (text!("vote-you-preside"), text!("vote-say-what-is-put-to")),
    meanwhile: Meanwhile::Asks(|state, _| {
        let sentence = waiting_for(state, state.chair.prytanis.as_ref());
        Ask::new(Urgency::Wait, text!("vote-events"), sentence)
    }),
    awaited: |_| text!("vote-to-say-what-is-put"),
    ..PLAIN
};

/// Votes are picked.
pub(crate) const BALLOT: Said = Said {
    headline: |state| {
        let Some(ballot) = &state.voting.ballot else { return Text::default() };
        let (title, label, _) = subject(state, &ballot.subject);
        text!("vote-the-council-votes", title = title, label = label)
    },
    now: |_| (text!("vote-vote"), text!("vote-yes-or-no-nobody-sees")),
    meanwhile: Meanwhile::Asks(|state, faction| {
        ask(state, faction, text!("vote-the-council-votes-2"))
    }),
    awaited: |_| text!("vote-to-vote"),
    clock: Some(|_| (text!("vote-vote"), text!("vote-the-votes-are-revealed"))),
    button: |state| {
        let says = revealed(
            state,
            text!("vote-all-votes-are-shown-at"),
            text!("vote-all-votes-are-shown-at-2"),
        );
        (text!("vote-reveal-the-votes", votes_in = votes_in(state)), opens(state, says))
    },
};

/// The vote is tied, and somebody decides.
pub(crate) const TIE: Said = Said {
    headline: |state| {
        let decider = state.whom(state.tie_breaker());
        text!("vote-a-tie-the-decision-falls", decider = decider)
    },
    now: |_| (text!("vote-decide-the-tie"), text!("vote-the-vote-is-tied-it")),
    meanwhile: Meanwhile::Asks(|state, _| {
        Ask::new(Urgency::Wait, text!("vote-a-tie"), waiting_for(state, state.tie_breaker()))
    }),
    awaited: |_| text!("vote-to-decide-the-tie"),
    ..PLAIN
};

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

//! What is said of a vote: what is voted on, what it needs, how it ended.

use crate::content::Measure;
use crate::cycle::outcome::words::effects as sentences;
use crate::cycle::vote::rules::{ended, needed, voted};
use crate::cycle::vote::{Ended, Needed, Subject, Ties, Verdict, WhyFailed};
use crate::law::settings::Majority;
use crate::law::texts::words::by;
use crate::state::{Faction, State};
use crate::steps::words::{
    Ask, Meanwhile, PLAIN, Said, Urgency, locked, revealed, tally, waiting, waiting_for,
};
use crate::words::the;

/// Title, label and effects of what is voted on.
pub(crate) fn subject(state: &State, subject: &Subject) -> (String, String, Vec<String>) {
    match subject {
        Subject::Event { card, option } => {
            let card = state.card(card);
            let option = &card.options[*option];
            let effects = sentences(state, &option.effects);
            (card.title.clone(), option.label.clone(), effects)
        }
        Subject::Motion(id) => {
            let Some(motion) = state.motion(*id) else { return Default::default() };
            let label = match &motion.measure {
                Measure::Law { .. } => "A law",
                Measure::Deed | Measure::Effects { .. } => "A resolution",
                Measure::Article { replaces, lever } => {
                    match state.article_to_replace(*replaces, lever.as_ref()) {
                        Ok(Some(_)) => "A change of the constitution",
                        Ok(None) | Err(_) => "A new article",
                    }
                }
            };
            let effects = motion.measure.effects(&motion.title, &motion.text);
            (motion.title.clone(), label.into(), sentences(state, &effects))
        }
    }
}

/// How the ballot that is revealed ended, in a sentence.
pub(crate) fn ballot_sentence(state: &State) -> Option<String> {
    ended(state).map(|ended| verdict(state, &ended))
}

/// How a vote ended, in a sentence.
pub(crate) fn verdict(state: &State, ended: &Ended) -> String {
    let Ended { yes, no, .. } = ended;
    let tied = ended.tie.as_ref().map(|by| the(state, by.as_ref()));
    if let Some(veto) = &ended.vetoed {
        let article = by(state.reason("veto"));
        return format!("Passed, {yes} to {no}; vetoed by {}{article}.", the(state, veto.as_ref()));
    }
    match (ended.verdict, tied) {
        (Verdict::Passed, None) => format!("Passed, {yes} to {no}."),
        (Verdict::Failed, None) => format!("Failed, {yes} to {no}{}.", why(&ended.why)),
        (Verdict::Tied, _) => {
            let decider = the(state, state.tie_breaker());
            let article = by(state.reason_of_ties());
            format!("Tied, {yes} to {no}. The decision falls to {decider}{article}.")
        }
        (Verdict::Passed, Some(by)) => format!("Tied, {yes} to {no}; passed by word of {by}."),
        (Verdict::Failed, Some(by)) => format!("Tied, {yes} to {no}; failed by word of {by}."),
    }
}

/// What is needed, with the articles that say so.
pub(crate) fn passes(state: &State, needed: &Needed) -> String {
    let (least, all, article) = (needed.enough(), needed.all, by(needed.by.clone()));
    let passes = match needed.majority {
        Majority::Simple => {
            format!("Passes when YES outweighs NO: {least} of {all} when all vote{article}.")
        }
        Majority::TwoThirds => {
            format!(
                "Passes with two thirds of YES and NO: {least} of {all} when all vote{article}."
            )
        }
        Majority::ThreeQuarters => {
            let share = "three quarters of YES and NO";
            format!("Passes with {share}: {least} of {all} when all vote{article}.")
        }
    };
    let quorum = needed.quorum.as_ref().map_or(String::new(), |quorum| {
        let (least, voters, article) = (quorum.least, quorum.voters, by(quorum.by.clone()));
        format!(" Quorum: {least} of {voters} Archons must vote{article}.")
    });
    let tie = match &needed.ties {
        Ties::Never => String::new(),
        Ties::Fail { by: article } => format!(" A tie fails{}.", by(article.clone())),
        Ties::FallTo { decider, by: article } => {
            format!(" A tie goes to {}{}.", the(state, decider.as_ref()), by(article.clone()))
        }
    };
    format!("{passes} Abstentions do not count.{tie}{quorum}")
}

/// What a vote needs by the law of this moment.
pub(crate) fn passes_now(state: &State) -> String {
    passes(state, &needed(state))
}

/// Why it failed, where NO did not outweigh YES: ": a tie fails (Article 4)".
fn why(failed: &WhyFailed) -> String {
    match failed {
        WhyFailed::Outweighed => String::new(),
        WhyFailed::Quorum { voted, least, by: article } => {
            format!(": quorum not met, {voted} of {least}{}", by(article.clone()))
        }
        WhyFailed::Tie { by: article } => format!(": a tie fails{}", by(article.clone())),
        WhyFailed::TwoThirds { by: article } => {
            format!(": two thirds are needed{}", by(article.clone()))
        }
        WhyFailed::ThreeQuarters { by: article } => {
            format!(": three quarters are needed{}", by(article.clone()))
        }
    }
}

/// The Prytanis chooses what is put to the vote.
pub(crate) const CHOICE: Said = Said {
    headline: |state| {
        let prytanis = the(state, state.chair.prytanis.as_ref());
        format!("What comes to the vote is for {prytanis} to say.")
    },
    now: |_| ("You preside", "Say what is put to the vote next.".into()),
    meanwhile: Meanwhile::Asks(|state, _| {
        let sentence = waiting_for(state, state.chair.prytanis.as_ref());
        Ask::new(Urgency::Wait, "Events", sentence)
    }),
    awaited: |_| "to say what is put to the vote",
    ..PLAIN
};

/// Votes are picked.
pub(crate) const BALLOT: Said = Said {
    headline: |state| {
        let Some(ballot) = &state.voting.ballot else { return String::new() };
        let (title, label, _) = subject(state, &ballot.subject);
        format!("The council votes: “{title}”, {label}.")
    },
    now: |_| ("Vote", "YES or NO? Nobody sees it before the reveal.".into()),
    meanwhile: Meanwhile::Asks(|state, faction| ask(state, faction, "The council votes")),
    awaited: |_| "to vote",
    clock: Some(|_| ("Vote", "The votes are revealed.")),
    button: |state| {
        let says = revealed(
            state,
            "All votes are shown at once.",
            "All votes are shown at once; who is missing abstains.",
        );
        (format!("Reveal the votes: {}", votes_in(state)), says)
    },
};

/// The vote is tied, and somebody decides.
pub(crate) const TIE: Said = Said {
    headline: |state| {
        let decider = the(state, state.tie_breaker());
        format!("A tie. The decision falls to {decider}.")
    },
    now: |_| ("Decide the tie", "The vote is tied. It is yours to decide.".into()),
    meanwhile: Meanwhile::Asks(|state, _| {
        Ask::new(Urgency::Wait, "A tie", waiting_for(state, state.tie_breaker()))
    }),
    awaited: |_| "to decide the tie",
    ..PLAIN
};

/// What is asked of whoever has voted, or has no vote.
pub(crate) fn ask(state: &State, faction: &Faction, title: &str) -> Ask {
    if voted(state, faction) {
        return locked(state);
    }
    let may = if state.grant_of(faction).is_none() { Urgency::May } else { Urgency::Wait };
    Ask::new(may, title, waiting(state, &no_vote(state, faction)))
}

/// Why a faction has no vote.
pub(crate) fn no_vote(state: &State, faction: &Faction) -> String {
    if faction.exiled {
        return "Exiles have no vote.".into();
    }
    format!("Only citizens vote{}.", by(state.reason_of_citizen(faction)))
}

/// How many of those who vote have picked.
pub(crate) fn votes_in(state: &State) -> String {
    tally(state, state.voters().filter(|row| !row.is_away()).count())
}

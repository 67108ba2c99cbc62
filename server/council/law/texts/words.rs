//! Articles and laws in words.

use game::{Name, Text, text};

use crate::content::{Holder, Lever, TieRule, Until};
use crate::law::rulings;
use crate::law::texts::rules::Gone;
use crate::law::texts::{By, Reason};
use crate::state::State;
use crate::steps::Phase;

/// What makes something what it is: "Article 3", "the law “…”".
pub(crate) fn reason(reason: Reason) -> Text {
    match reason {
        Reason::Article(at) => text!("law-article", at = at + 1),
        Reason::Law(title) => text!("law-the-law", title = title),
        Reason::Hand(By::Card(title)) => text!("law-quoted", title = title),
        Reason::Hand(By::Control(reason)) => text!("law-control-2", reason = reason),
    }
}

/// " (Article 3)", where an article or a law is the reason.
pub(crate) fn by(reason: Option<Reason>) -> Text {
    reason.map_or(Text::default(), |reason| text!("law-by-reason", reason = self::reason(reason)))
}

/// What the program obeys of an article.
pub(crate) fn lever(state: &State, lever: &Lever) -> Text {
    match lever {
        Lever::Supremacy { held_by: Holder::Nobody } => text!("law-nobody-holds-supremacy"),
        Lever::Supremacy { held_by: Holder::Faction(id) } => {
            text!("law-hold-supremacy", who = Name::of(state.name(id)))
        }
        Lever::Ties { decided_by: TieRule::Control } => text!("law-control-decides-tied-votes"),
        Lever::Ties { decided_by: TieRule::Prytanis } => {
            text!("law-the-prytanis-decides-tied-votes")
        }
        Lever::Ties { decided_by: TieRule::Fails } => text!("law-a-tied-motion-fails"),
        Lever::Ties { decided_by: TieRule::Faction(id) } => {
            text!("law-the-archon-of-decides-tied", who = Name::of(state.name(id)))
        }
        Lever::Citizens { are } => text!("law-citizens", who = state.named(are)),
        Lever::Citizen { faction, is: true } => {
            text!("law-are-citizens", who = Name::of(state.name(faction)))
        }
        Lever::Citizen { faction, is: false } => {
            text!("law-are-not-citizens", who = Name::of(state.name(faction)))
        }
        Lever::Ruling { key, value } => rulings::words::ruling(key, value),
    }
}

/// What the program obeys of a text, after a colon; nothing where it obeys nothing.
pub(crate) fn obeyed(state: &State, lever: Option<&Lever>) -> Text {
    lever.map_or(Text::default(), |lever| text!("law-colon", lever = self::lever(state, lever)))
}

/// What becomes of a text that enters the constitution: "“Of Lots” becomes Article 4, in place of “Of
/// Ties”".
pub(crate) fn becomes(
    state: &State,
    title: &str,
    replaces: Option<u32>,
    lever: Option<&Lever>,
) -> Text {
    let place = match state.article_to_replace(replaces, lever) {
        Ok(Some(at)) => {
            text!(
                "law-article-in-place-of",
                at = at + 1,
                title = &state.code.constitution[at].title
            )
        }
        Ok(None) => text!("law-article-2", constitution = state.code.constitution.len() + 1),
        Err(Gone) => {
            return text!("law-was-to-replace-an-article", title = title);
        }
    };
    text!("law-becomes", title = title, place = place, lever = obeyed(state, lever))
}

/// When a law ends by itself; none for one that stands until it is repealed.
pub(crate) fn law_end(state: &State, end: Until) -> Option<Text> {
    match end {
        Until::Act => Some(text!("law-to-the-end-of-act", act = state.course.act)),
        Until::Round if matches!(state.phase(), Phase::Assembly | Phase::Diplomacy) => {
            Some(text!("law-to-the-end-of-the"))
        }
        Until::Round => Some(text!("law-to-the-end-of-the-2")),
        Until::Cycle => Some(text!("law-to-the-end-of-the-3")),
        Until::Vote | Until::Phase | Until::Removed => None,
    }
}

/// What it lasts for that ends by itself.
pub(crate) fn span_of(until: Until) -> Text {
    match until {
        Until::Vote => text!("law-the-vote"),
        Until::Phase => text!("law-the-phase"),
        Until::Cycle => text!("law-the-cycle"),
        Until::Round => text!("law-the-action-round"),
        Until::Act => text!("law-the-act"),
        Until::Removed => Text::default(),
    }
}

//! Articles and laws in words.

use crate::content::{Holder, Lever, TieRule, Until};
use crate::law::rulings;
use crate::law::texts::rules::Gone;
use crate::law::texts::{By, Reason};
use crate::state::State;
use crate::steps::Phase;

/// What makes something what it is: "Article 3", "the law “…”".
pub(crate) fn reason(reason: Reason) -> String {
    match reason {
        Reason::Article(at) => format!("Article {}", at + 1),
        Reason::Law(title) => format!("the law “{title}”"),
        Reason::Hand(By::Card(title)) => format!("“{title}”"),
        Reason::Hand(By::Control(reason)) => format!("Control: {reason}"),
    }
}

/// " (Article 3)", where an article or a law is the reason.
pub(crate) fn by(reason: Option<Reason>) -> String {
    reason.map_or(String::new(), |reason| format!(" ({})", self::reason(reason)))
}

/// What the program obeys of an article.
pub(crate) fn lever(state: &State, lever: &Lever) -> String {
    match lever {
        Lever::Supremacy { held_by: Holder::Nobody } => "Nobody holds supremacy.".into(),
        Lever::Supremacy { held_by: Holder::Faction(id) } => {
            format!("The {} hold supremacy.", state.name(id))
        }
        Lever::Ties { decided_by: TieRule::Control } => "Control decides tied votes.".into(),
        Lever::Ties { decided_by: TieRule::Prytanis } => "The Prytanis decides tied votes.".into(),
        Lever::Ties { decided_by: TieRule::Fails } => "A tied motion fails.".into(),
        Lever::Ties { decided_by: TieRule::Faction(id) } => {
            format!("The Archon of the {} decides tied votes.", state.name(id))
        }
        Lever::Citizens { are } => format!("Citizens: {}.", state.names(are)),
        Lever::Citizen { faction, is: true } => {
            format!("The {} are citizens.", state.name(faction))
        }
        Lever::Citizen { faction, is: false } => {
            format!("The {} are not citizens.", state.name(faction))
        }
        Lever::Ruling { key, value } => rulings::words::ruling(key, value),
    }
}

/// What the program obeys of a text, after a colon; nothing where it obeys nothing.
pub(crate) fn obeyed(state: &State, lever: Option<&Lever>) -> String {
    lever.map_or(String::new(), |lever| {
        format!(": {}", self::lever(state, lever).trim_end_matches('.'))
    })
}

/// What becomes of a text that enters the constitution: "“Of Lots” becomes Article 4, in place of “Of
/// Ties”".
pub(crate) fn becomes(
    state: &State,
    title: &str,
    replaces: Option<u32>,
    lever: Option<&Lever>,
) -> String {
    let place = match state.article_to_replace(replaces, lever) {
        Ok(Some(at)) => {
            format!("Article {}, in place of “{}”", at + 1, state.code.constitution[at].title)
        }
        Ok(None) => format!("Article {}", state.code.constitution.len() + 1),
        Err(Gone) => {
            return format!(
                "“{title}” was to replace an article that is no more: Control decides what becomes of it"
            );
        }
    };
    format!("“{title}” becomes {place}{}", obeyed(state, lever))
}

/// When a law ends by itself; none for one that stands until it is repealed.
pub(crate) fn law_end(state: &State, end: Until) -> Option<String> {
    match end {
        Until::Act => Some(format!("to the end of Act {}", state.course.act)),
        Until::Round if matches!(state.phase(), Phase::Assembly | Phase::Diplomacy) => {
            Some("to the end of the next Action Round".into())
        }
        Until::Round => Some("to the end of the Action Round".into()),
        Until::Cycle => Some("to the end of the cycle".into()),
        Until::Vote | Until::Phase | Until::Removed => None,
    }
}

/// What it lasts for that ends by itself.
pub(crate) fn span_of(until: Until) -> &'static str {
    match until {
        Until::Vote => "the vote",
        Until::Phase => "the phase",
        Until::Cycle => "the cycle",
        Until::Round => "the Action Round",
        Until::Act => "the Act",
        Until::Removed => "nothing",
    }
}

//! Lines on articles, laws, and who decides ties.

use crate::law::texts::{LawEvent, NewText};
use crate::log::{Draft, LogKind, line};
use crate::state::State;

/// The number and the title of the article that an event names.
fn named(state: &State, article: u32) -> (usize, &str) {
    let at = state.code.place_of(state.article_named(article));
    at.map_or((0, ""), |at| (at + 1, &state.code.constitution[at].title))
}

/// Lines that speak of what is about to go.
pub(crate) fn before(state: &State, event: &LawEvent) -> Option<Draft> {
    Some(match event {
        LawEvent::LawRepealed { law, reason } => {
            let law = state.code.laws.iter().find(|row| row.id == *law);
            let title = law.map_or("", |law| &law.title);
            line(LogKind::Council, format!("The law “{title}” is repealed: {reason}"))
        }
        LawEvent::ArticleRepealed { article, reason } => {
            let (number, title) = named(state, *article);
            let text = format!("Control takes Article {number}, “{title}”, out: {reason}");
            line(LogKind::Control, text)
        }
        LawEvent::SupremacySet { .. }
        | LawEvent::TieBreakerSet { .. }
        | LawEvent::LawProclaimed { .. }
        | LawEvent::ArticleChanged { .. }
        | LawEvent::ArticleAdded { .. } => return None,
    })
}

/// Lines that speak of what is so now.
pub(crate) fn after(state: &State, event: &LawEvent) -> Option<Draft> {
    let kind = LogKind::Control;
    Some(match event {
        LawEvent::SupremacySet { faction, reason } => {
            let who = state.names(faction);
            line(kind, format!("Supremacy: {who}, set by Control: {reason}")).about(faction)
        }
        LawEvent::TieBreakerSet { faction, reason } => {
            let who = faction.as_ref().map_or("Control", |id| state.name(id));
            line(kind, format!("Tied votes: {who}, set by Control: {reason}")).about(faction)
        }
        LawEvent::LawProclaimed { title, by, .. } => {
            let by = if by.is_empty() { "Control" } else { by };
            line(LogKind::Council, format!("{by} proclaims the law “{title}”."))
        }
        LawEvent::ArticleChanged { article, to, reason } => {
            let (number, title) = named(state, *article);
            let how = match to {
                NewText::Alternative(_) => "a text that stood ready",
                NewText::Written(_) => "a text of its own",
            };
            line(kind, format!("Control gives Article {number}, “{title}”, {how}: {reason}"))
        }
        LawEvent::ArticleAdded { title, reason, .. } => {
            line(kind, format!("Control adds the article “{title}”: {reason}"))
        }
        LawEvent::LawRepealed { .. } | LawEvent::ArticleRepealed { .. } => return None,
    })
}

//! Lines on articles, laws, and who decides ties.

use game::text;

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
            line(LogKind::Council, text!("law-the-law-is-repealed", title = title, reason = reason))
        }
        LawEvent::ArticleRepealed { article, reason } => {
            let (number, title) = named(state, *article);
            let text = text!(
                "law-control-takes-article-out",
                number = number,
                title = title,
                reason = reason
            );
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
            let who = state.named(faction);
            line(kind, text!("law-supremacy-set-by-control", who = who, reason = reason))
                .about(faction)
        }
        LawEvent::TieBreakerSet { faction, reason } => {
            let who =
                faction.as_ref().map_or_else(|| text!("law-control"), |id| state.name(id).into());
            line(kind, text!("law-tied-votes-set-by-control", who = who, reason = reason))
                .about(faction)
        }
        LawEvent::LawProclaimed { title, by, .. } => {
            let by = if by.is_empty() { text!("law-control") } else { by.into() };
            line(LogKind::Council, text!("law-proclaims-the-law", by = by, title = title))
        }
        LawEvent::ArticleChanged { article, to, reason } => {
            let (number, title) = named(state, *article);
            let how = match to {
                NewText::Alternative(_) => text!("law-a-text-that-stood-ready"),
                NewText::Written(_) => text!("law-a-text-of-its-own"),
            };
            line(
                kind,
                text!(
                    "law-control-gives-article",
                    number = number,
                    title = title,
                    how = how,
                    reason = reason
                ),
            )
        }
        LawEvent::ArticleAdded { title, reason, .. } => {
            line(kind, text!("law-control-adds-the-article", title = title, reason = reason))
        }
        LawEvent::LawRepealed { .. } | LawEvent::ArticleRepealed { .. } => return None,
    })
}

//! Lines on articles, laws, and who decides ties.

use crate::content::Article;
use crate::law::texts::{LawEvent, NewText};
use crate::log::{Draft, LogKind, line};
use crate::state::State;

fn row(state: &State, article: u32) -> Option<&Article> {
    state.code.constitution.get(article.saturating_sub(1) as usize)
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
            let title = row(state, *article).map_or("", |row| &row.title);
            let text = format!("Control takes Article {article}, “{title}”, out: {reason}");
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
            let title = &row(state, *article)?.title;
            let how = match to {
                NewText::Alternative(_) => "a text that stood ready",
                NewText::Written(_) => "a text of its own",
            };
            line(kind, format!("Control gives Article {article}, “{title}”, {how}: {reason}"))
        }
        LawEvent::ArticleAdded { title, reason, .. } => {
            line(kind, format!("Control adds the article “{title}”: {reason}"))
        }
        LawEvent::LawRepealed { .. } | LawEvent::ArticleRepealed { .. } => return None,
    })
}

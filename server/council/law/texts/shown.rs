//! Articles and laws on screens, in words and in the log.

use std::collections::BTreeMap;

use game::{Name, Text, text};
use serde::Serialize;

use crate::content::{Holder, Lever, TieRule, Until};
use crate::law::rulings;
use crate::law::texts::rules::Gone;
use crate::law::texts::{Article, By, Law, LawEvent, NewText, Reason};
use crate::log::{LogKind, NewLine, line};
use crate::state::State;
use crate::steps::Phase;

// Articles and laws, as everybody reads them.

/// An article of the constitution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct ArticleView {
    /// Its id, by which commands name it; the number for people is its place, from 1.
    pub id: u32,
    /// The title.
    pub title: String,
    /// The text in force.
    pub text: String,
    /// What the program obeys of it, in a sentence.
    pub obeyed: Option<Text>,
    /// Texts ready to take its place.
    pub alternatives: Vec<AlternativeView>,
}

/// A text ready to take an article's place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct AlternativeView {
    /// Its id, by which commands name it.
    pub id: u32,
    /// The text.
    pub text: String,
    /// What it changes, in plain words.
    pub changes: Text,
}

/// A law in force.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct LawView {
    /// Its number, for `repeal_law`.
    pub id: u32,
    /// The title.
    pub title: String,
    /// The text.
    pub text: String,
    /// What the program obeys of it, in a sentence.
    pub obeyed: Option<Text>,
    /// When it ends by itself, in words: "to the end of Act 2"; none where it stands until it is
    /// repealed.
    pub ends: Option<Text>,
    /// How it came about: a card's title, "the Assembly", the Magistrate's name.
    pub source: Text,
}

/// An article with the texts that may take its place.
pub(crate) fn article(state: &State, article: &Article) -> ArticleView {
    ArticleView {
        id: article.id,
        title: article.title.clone(),
        text: article.words.text.clone(),
        obeyed: article
            .words
            .lever
            .as_ref()
            .map(|what| text!("law-obeyed", lever = lever(state, what))),
        alternatives: article
            .ready
            .iter()
            .map(|row| AlternativeView {
                id: row.words.id,
                text: row.words.text.clone(),
                changes: row.changes.clone(),
            })
            .collect(),
    }
}

pub(crate) fn law(state: &State, law: &Law) -> LawView {
    LawView {
        id: law.id,
        title: law.title.clone(),
        text: law.text.clone(),
        obeyed: law.lever.as_ref().map(|what| text!("law-obeyed", lever = lever(state, what))),
        ends: law_end(state, law.until),
        source: state.origin(&law.source),
    }
}

/// Which article or law is the reason, by what it decides.
pub(crate) fn reasons(state: &State) -> BTreeMap<String, Text> {
    let others = [
        ("ties", state.reason_of_ties()),
        ("supremacy", state.reason_of_supremacy()),
        ("citizens", state.reason_of_citizens()),
    ];
    let others = others.into_iter().filter_map(|(key, why)| Some((key, why?)));
    let rulings = state.reasons_of_rulings().into_iter();
    let all = rulings.map(|(ruling, why)| (ruling.key(), why)).chain(others);
    all.map(|(key, why)| (key.to_owned(), reason(why))).collect()
}

// Articles and laws in words.

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
        Lever::Ruling { key, value } => rulings::shown::ruling(key, value),
    }
}

/// What the program obeys of a text, after a colon; nothing where it obeys nothing.
pub(crate) fn obeyed(state: &State, lever: Option<&Lever>) -> Text {
    lever.map_or(Text::default(), |lever| text!("law-colon", lever = self::lever(state, lever)))
}

/// What becomes of a text that enters the constitution: "“Of Lots” becomes Article 4, in place of “Of
/// Ties”"; once it has entered, where it stands.
pub(crate) fn becomes(
    state: &State,
    (title, text): (&str, &str),
    replaces: Option<u32>,
    lever: Option<&Lever>,
) -> Text {
    let constitution = &state.code.constitution;
    let number = |at: usize| text!("law-article-2", constitution = at + 1);
    let mut articles = constitution.iter();
    let entered = articles.position(|row| row.title == title && row.words.text == text).map(number);
    let place = match (entered, state.article_to_replace(replaces, lever)) {
        (Some(place), _) => place,
        (None, Ok(Some(at))) => {
            let title = &constitution[at].title;
            text!("law-article-in-place-of", at = at + 1, title = title)
        }
        (None, Ok(None)) => number(constitution.len()),
        (None, Err(Gone)) => {
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

// Lines on articles, laws, and who decides ties.

/// The number and the title of the article that an event names.
fn named(state: &State, article: u32) -> (usize, &str) {
    let at = state.code.place_of(state.article_named(article));
    at.map_or((0, ""), |at| (at + 1, &state.code.constitution[at].title))
}

/// Lines that speak of what is about to go.
pub(crate) fn before(state: &State, event: &LawEvent) -> Option<NewLine> {
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
pub(crate) fn after(state: &State, event: &LawEvent) -> Option<NewLine> {
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

//! Articles and laws, as everybody reads them.

use game::{Text, text};
use std::collections::BTreeMap;

use serde::Serialize;

use crate::law::texts::{Article, Law, words};
use crate::state::State;

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
            .map(|lever| text!("law-obeyed", lever = words::lever(state, lever))),
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
        obeyed: law
            .lever
            .as_ref()
            .map(|lever| text!("law-obeyed", lever = words::lever(state, lever))),
        ends: words::law_end(state, law.until),
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
    let others = others.into_iter().filter_map(|(key, reason)| Some((key, reason?)));
    let all = state.reasons_of_rulings().into_iter().chain(others);
    all.map(|(key, reason)| (key.to_owned(), words::reason(reason))).collect()
}

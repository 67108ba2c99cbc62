//! Articles and laws, as everybody reads them.

use serde::Serialize;

/// An article of the constitution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct ArticleView {
    /// The title.
    pub title: String,
    /// The text in force.
    pub text: String,
    /// What the program obeys of it, in a sentence.
    pub obeyed: Option<String>,
    /// Texts ready to take its place, by their number from 0.
    pub alternatives: Vec<AlternativeView>,
}

/// A text ready to take an article's place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct AlternativeView {
    /// The text.
    pub text: String,
    /// What it changes, in plain words.
    pub changes: String,
}

/// A law in force.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct LawView {
    /// Its number, for `repeal_law`.
    pub id: u32,
    /// The title.
    pub title: String,
    /// The text.
    pub text: String,
    /// What the program obeys of it, in a sentence.
    pub obeyed: Option<String>,
    /// When it ends by itself, in words: "to the end of Act 2"; none where it stands until it is
    /// repealed.
    pub ends: Option<String>,
    /// How it came about: a card's title, "the Assembly", the Magistrate's name.
    pub source: String,
}

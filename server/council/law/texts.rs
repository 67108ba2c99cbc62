//! Articles, laws, and what the program obeys of them.

use serde::{Deserialize, Serialize};

use crate::content::{Article, Lever, Until};
use crate::ids::FactionId;

pub(crate) mod apply;
pub(crate) mod decide;
pub(crate) mod rules;
pub(crate) mod told;
pub(crate) mod view;
pub(crate) mod words;

/// What may be wanted here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum LawCommand {
    /// Hands supremacy to a faction, or to nobody (Control).
    SetSupremacy {
        /// To whom.
        faction: Option<FactionId>,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Names the faction whose Archon decides tied votes; with nobody, Control does (Control).
    SetTieBreaker {
        /// Whose Archon.
        faction: Option<FactionId>,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Proclaims a law (Control for a Magistrate, A-5).
    ProclaimLaw {
        /// 1 to 80 characters.
        title: String,
        /// 1 to 600 characters.
        text: String,
        /// What the program obeys of it.
        #[serde(default)]
        lever: Option<Lever>,
        /// When it ends by itself: with the cycle, the round or the Act, or when it is repealed.
        until: Until,
        /// By whom; at most 60 characters. Control, when empty.
        #[serde(default)]
        by: String,
    },
    /// Repeals a law (Control for a Magistrate, A-5).
    RepealLaw {
        /// Its number.
        law: u32,
        /// Why, or by whom; 1 to 200 characters.
        reason: String,
    },
    /// Changes an article (Control).
    ChangeArticle {
        /// Its number, from 1.
        article: u32,
        /// The new text.
        to: NewText,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Adds an article at the end of the constitution, or in the place of the one with the same lever
    /// (Control).
    AddArticle {
        /// 1 to 80 characters.
        title: String,
        /// 1 to 600 characters.
        text: String,
        /// What the program obeys of it.
        #[serde(default)]
        lever: Option<Lever>,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Takes an article out of the constitution; those after it move up (Control).
    RepealArticle {
        /// Its number, from 1.
        article: u32,
        /// Why; 1 to 200 characters.
        reason: String,
    },
}

impl LawCommand {
    /// Whether a game master who only helps may not send this.
    #[must_use]
    pub fn is_reserved(&self) -> bool {
        match self {
            Self::SetSupremacy { .. }
            | Self::SetTieBreaker { .. }
            | Self::ProclaimLaw { .. }
            | Self::RepealLaw { .. }
            | Self::ChangeArticle { .. }
            | Self::AddArticle { .. }
            | Self::RepealArticle { .. } => true,
        }
    }
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum LawEvent {
    /// Supremacy went to somebody.
    SupremacySet { faction: Option<FactionId>, reason: String },
    /// Somebody decides tied votes from now on.
    TieBreakerSet { faction: Option<FactionId>, reason: String },
    /// A law was proclaimed.
    LawProclaimed { title: String, text: String, lever: Option<Lever>, until: Until, by: String },
    /// A law was repealed.
    LawRepealed { law: u32, reason: String },
    /// Control changed an article, from 1.
    ArticleChanged { article: u32, to: NewText, reason: String },
    /// Control added an article.
    ArticleAdded { title: String, text: String, lever: Option<Lever>, reason: String },
    /// Control took an article out, from 1.
    ArticleRepealed { article: u32, reason: String },
}

/// The new text of an article.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(rename_all = "snake_case")]
pub enum NewText {
    /// One of the article's alternatives, from 0.
    Alternative(u32),
    /// A text of one's own, 1 to 600 characters. The program cannot obey it: what the article decided
    /// falls to Control.
    Written(String),
}

/// A law in force.
#[derive(Clone, Debug)]
pub(crate) struct Law {
    pub id: u32,
    pub title: String,
    pub text: String,
    pub lever: Option<Lever>,
    pub until: Until,
    pub source: String,
    /// What was so when it was proclaimed, in the form of a lever.
    pub before: Option<Lever>,
}

/// An article or a law that makes something what it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    /// An article, by its place from 0.
    Article(usize),
    /// A law, by its title, which outlives it.
    Law(String),
}

/// What is in force.
#[derive(Clone, Debug)]
pub(crate) struct Code {
    pub constitution: Vec<Article>,
    pub laws: Vec<Law>,
}

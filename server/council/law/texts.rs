//! Articles, laws, and what the program obeys of them.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use game::Text;

use crate::content::{self, Lever, Until};
use crate::ids::FactionId;
use crate::origin::Origin;

pub(crate) mod decide;
pub(crate) mod rules;
pub(crate) mod shown;

/// What may be wanted here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
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
        /// Its id.
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
        /// Its id.
        article: u32,
        /// Why; 1 to 200 characters.
        reason: String,
    },
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
    /// Control changed an article.
    ArticleChanged { article: u32, to: NewText, reason: String },
    /// Control added an article.
    ArticleAdded { title: String, text: String, lever: Option<Lever>, reason: String },
    /// Control took an article out.
    ArticleRepealed { article: u32, reason: String },
}

/// The new text of an article.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(rename_all = "snake_case")]
pub enum NewText {
    /// One of the texts that stand ready for the article, by its id.
    Alternative(u32),
    /// A text of one's own, 1 to 600 characters. The program cannot obey it: what the article decided
    /// falls to Control.
    Written(String),
}

/// An article in force.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
pub(crate) struct Article {
    /// Never changes. An article of the scenario has the number that it has there; those that come later
    /// go on from there. The number for people is its place.
    #[serde(default)]
    pub id: u32,
    pub title: String,
    #[serde(flatten)]
    pub words: Words,
    /// Texts ready to take its place (S-34).
    #[serde(default, rename = "alternatives")]
    pub ready: Vec<Ready>,
    /// When it said what it says; 0 from the start.
    #[serde(default)]
    pub moment: u32,
    /// What the program obeys of it while it cannot read it: that Control decides what it decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unread: Option<Lever>,
}

/// A text of an article.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
pub(crate) struct Words {
    /// Never changes and is given to no other text of the article; a text that makes room for another
    /// and comes back has it still.
    #[serde(default, rename = "text_id")]
    pub id: u32,
    pub text: String,
    /// What the program obeys of it.
    pub lever: Option<Lever>,
}

/// A text that stands ready.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
pub(crate) struct Ready {
    #[serde(flatten)]
    pub words: Words,
    /// What it changes, in plain words.
    pub changes: Text,
}

/// A law in force.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug)]
pub(crate) struct Law {
    pub id: u32,
    pub title: String,
    pub text: String,
    pub lever: Option<Lever>,
    pub until: Until,
    pub source: Origin,
    /// When it was proclaimed.
    pub moment: u32,
}

/// What Control or a card said of something that a lever moves.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug)]
pub(crate) struct Hand {
    pub lever: Lever,
    /// Who, where it is worth telling.
    pub by: Option<By>,
    pub moment: u32,
}

/// Who said something beside the texts.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, PartialEq, Eq)]
pub(crate) enum By {
    /// Control, with its reason.
    Control(String),
    /// A card or a motion, by its title.
    Card(String),
}

/// What makes something what it is.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    /// An article, by its place from 0.
    Article(usize),
    /// A law, by its title, which outlives it.
    Law(String),
    /// What Control or a card said.
    Hand(By),
}

/// What is in force, and what was said beside it.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug)]
pub(crate) struct Code {
    pub constitution: Vec<Arc<Article>>,
    pub laws: Vec<Arc<Law>>,
    /// Of each thing that a lever moves what was said of it last.
    pub hands: Vec<Hand>,
    /// Moments so far at which somebody said something.
    pub moments: u32,
    /// The last id of an article or a text.
    pub made: u32,
}

impl Code {
    /// The constitution as the scenario has it. The ready texts of an article are counted from 0, and
    /// the text in force comes after them.
    pub(crate) fn of(constitution: &content::Constitution) -> Self {
        let articles = (1..).zip(&constitution.articles).map(|(id, row)| {
            let ready = (0..).zip(&row.alternatives).map(|(id, row)| Ready {
                words: Words { id, text: row.text.clone(), lever: row.lever.clone() },
                changes: (&row.changes).into(),
            });
            let ready: Vec<_> = ready.collect();
            let last = u32::try_from(ready.len()).expect("an article has few texts");
            let words = Words { id: last, text: row.text.clone(), lever: row.lever.clone() };
            let title = row.title.clone();
            Arc::new(Article { id, title, words, ready, moment: 0, unread: None })
        });
        let constitution: Vec<Arc<Article>> = articles.collect();
        let made = constitution.iter().map(|row| row.id.max(row.words.id)).max().unwrap_or(0);
        let (laws, hands) = (Vec::new(), Vec::new());
        Self { constitution, laws, hands, moments: 0, made }
    }
}

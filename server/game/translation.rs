//! The texts of a scenario that people read, and what they are in other languages. They stand in the setup
//! of a table, so that it keeps the words that it began with.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A text that people read, as a scenario has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceText {
    /// The text itself, by which its translation is known.
    pub text: String,
    /// Where it stands, in words for whoever translates it: the file, the card, the field.
    pub place: String,
    /// What a language needs of it.
    pub kind: TextKind,
}

/// What a language needs of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextKind {
    /// Its words alone.
    Words,
    /// The name of a group of people, of which sentences need each [`Form`].
    Group,
}

/// A case in which a sentence names a group, with the word for “the” before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "hub.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Form {
    The,
    Genitive,
    Dative,
    Accusative,
}

impl Form {
    /// All of them, each with its word.
    pub const ALL: [(Self, &'static str); 4] = [
        (Self::The, "the"),
        (Self::Genitive, "genitive"),
        (Self::Dative, "dative"),
        (Self::Accusative, "accusative"),
    ];
}

/// What a text is in another language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct Translation {
    /// Its words.
    pub text: String,
    /// Of the name of a group: its forms, as far as somebody wrote them.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<BTreeMap<Form, String>>", optional))]
    pub forms: BTreeMap<Form, String>,
}

/// What is translated of a scenario: by the language (`de`, `pt-BR`), then by the text.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "hub.ts"))]
#[serde(transparent)]
pub struct Translations(pub BTreeMap<String, BTreeMap<String, Translation>>);

impl Translations {
    /// What a text is in this language; none where nobody translated it.
    #[must_use]
    pub fn find(&self, language: &str, text: &str) -> Option<&Translation> {
        self.0.get(language)?.get(text)
    }

    /// Whether there is no language but the scenario's own.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

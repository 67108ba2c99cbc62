//! What is said in reports and answers: `texts/en.ftl`, and the other languages beside it.

use std::sync::LazyLock;

use borsh::{BorshDeserialize, BorshSerialize};
use game::{Catalogue, Text};

/// The languages that the messages of this crate are in.
pub const LANGUAGES: [&str; 3] = ["en", "de", "el"];

static ENGLISH: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::english(&[include_str!("texts/en.ftl")]));

/// From now on each [`game::Text`] of this crate, and of the reading of orders, writes itself in English.
pub fn take_up() {
    orders::messages::take_up();
    LazyLock::force(&ENGLISH).take_up();
}

/// The messages of this crate in a language: the file, in the format of Project Fluent. Nothing where it is none of
/// the [languages](LANGUAGES).
#[must_use]
pub fn file(language: &str) -> Option<&'static str> {
    match language {
        "en" => Some(include_str!("texts/en.ftl")),
        "de" => Some(include_str!("texts/de.ftl")),
        "el" => Some(include_str!("texts/el.ftl")),
        _ => None,
    }
}

/// The language in which a faction is told what happens. Names of things are those of the tables in each.
#[derive(BorshSerialize, BorshDeserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// German.
    German,
    /// Greek.
    Greek,
}

static CATALOGUES: [LazyLock<Catalogue>; 3] =
    [LazyLock::new(|| read("en")), LazyLock::new(|| read("de")), LazyLock::new(|| read("el"))];

/// All that can be said in a language, the reading of orders included.
fn read(language: &str) -> Catalogue {
    let files = [file(language), orders::messages::file(language)];
    Catalogue::of(language, &files.map(Option::unwrap_or_default))
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::English, Self::German, Self::Greek];

    /// Its short name, `en`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        LANGUAGES[self as usize]
    }

    /// The one with this short name, in any case of letters.
    #[must_use]
    pub fn named(tag: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.tag().eq_ignore_ascii_case(tag))
    }

    /// A text in it.
    #[must_use]
    pub fn write(self, text: &Text) -> String {
        CATALOGUES[self as usize].write(text)
    }

    /// Texts one after the other.
    #[must_use]
    pub(crate) fn sentences(self, texts: &[Text]) -> String {
        let all = texts.iter().map(|text| self.write(text)).filter(|text| !text.is_empty());
        all.collect::<Vec<_>>().join(" ")
    }
}

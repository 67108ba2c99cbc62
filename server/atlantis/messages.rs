//! What is said in reports and answers, in English: `texts/en.ftl`. The other languages stand beside it.

use std::sync::LazyLock;

use game::Catalogue;

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

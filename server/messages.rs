//! What the hub says to people: `texts/en.ftl` and its other languages. The screens write them; here they are written
//! in English for whoever reads the answer itself, and in each language for who has no screen of ours yet.

use std::sync::{LazyLock, Once};

use game::{Catalogue, Text};

static ENGLISH: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::english(&[include_str!("texts/en.ftl")]));
static GERMAN: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::of("de", &[include_str!("texts/de.ftl")]));
static GREEK: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::of("el", &[include_str!("texts/el.ftl")]));

/// From now on each [`game::Text`] of the hub can be written in English.
pub(crate) fn take_up() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| LazyLock::force(&ENGLISH).take_up());
}

/// A message in one of the languages of [`spoken_of`].
pub(crate) fn written(text: &Text, language: &str) -> String {
    match language {
        "de" => GERMAN.write(text),
        "el" => GREEK.write(text),
        _ => ENGLISH.write(text),
    }
}

/// Which of the program's languages somebody reads best who asks with this `Accept-Language`; English where none is
/// among them.
pub(crate) fn spoken_of(asked: &str) -> &'static str {
    let weighed = asked.split(',').filter_map(|one| {
        let (tag, rest) = one.split_once(';').unwrap_or((one, ""));
        let weight = rest.trim().strip_prefix("q=").unwrap_or("1").parse::<f32>().ok()?;
        let tag = tag.trim().split('-').next()?.to_ascii_lowercase();
        let known = ["en", "de", "el"].into_iter().find(|known| *known == tag)?;
        (weight > 0.0).then_some((weight, known))
    });
    // Of those that weigh the same the first.
    let best = weighed.reduce(|best, next| if next.0 > best.0 { next } else { best });
    best.map_or("en", |(_, language)| language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_spoken_to_in_the_language_that_it_asks_for() {
        for (asked, wanted) in [
            ("", "en"),
            ("de-AT,de;q=0.9,en;q=0.8", "de"),
            ("fr;q=0.9, el;q=0.7, en;q=0.3", "el"),
            ("en;q=0.5,de;q=0.6", "de"),
            ("de;q=0,en", "en"),
            ("*", "en"),
            ("fr", "en"),
            ("de;q=nonsense, EL", "el"),
        ] {
            assert_eq!(spoken_of(asked), wanted, "{asked}");
        }
    }
}

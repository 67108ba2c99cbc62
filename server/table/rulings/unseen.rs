//! Signs that nobody sees: those that turn the direction of text around, and those of no width. A name
//! with one of them can look like another name.

/// The joiner of which emoji are put together: 👩 and 🎤 make 👩‍🎤.
const JOINER: char = '\u{200d}';

/// Whether a sign is seen by nobody.
pub(crate) fn is(sign: char) -> bool {
    matches!(
        sign,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
        | '\u{fff9}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Whether a text has a sign that nobody sees, but for those that join two pictures to one.
pub(crate) fn is_in(text: &str) -> bool {
    let signs: Vec<char> = text.chars().collect();
    let picture = |at: Option<usize>| {
        let sign = at.and_then(|at| signs.get(at));
        sign.is_some_and(|sign| !sign.is_ascii() && !sign.is_alphanumeric() && !is(*sign))
    };
    let joins = |at: usize| picture(at.checked_sub(1)) && picture(Some(at + 1));
    signs.iter().enumerate().any(|(at, sign)| is(*sign) && !(*sign == JOINER && joins(at)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_turns_text_around_or_has_no_width_is_found() {
        for name in [
            "Ann\u{202e}nna",
            "A\u{200b}nn",
            "\u{2066}Ann",
            "Ann\u{feff}",
            "A\u{200d}nn",
            "\u{3164}",
        ] {
            assert!(is_in(name), "{name:?}");
        }
    }

    #[test]
    fn names_of_all_scripts_and_joined_pictures_are_let_be() {
        for name in [
            "Ξένια",
            "דנה",
            "فاطمة",
            "नेहा",
            "王芳",
            "Ann 👩\u{200d}🎤",
            "❤\u{fe0f}",
            "🏳\u{fe0f}\u{200d}🌈",
        ] {
            assert!(!is_in(name), "{name:?}");
        }
    }
}

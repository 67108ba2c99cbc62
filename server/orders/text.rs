//! Bytes as text. A set is UTF-8; a byte that is none is read as Latin-1 (O-1).

use std::borrow::Cow;

/// The text of these bytes.
#[must_use]
pub fn decoded(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(mended(bytes)),
    }
}

fn mended(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() + 8);
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(chunk.invalid().iter().map(|byte| char::from(*byte)));
    }
    text
}

/// How many letters these bytes are: columns are counted in letters.
pub(crate) fn letters(bytes: &[u8]) -> usize {
    if bytes.is_ascii() { bytes.len() } else { decoded(bytes).chars().count() }
}

/// A text of a player's as it is kept (O-15): without control characters, runs of blanks as one, none at the ends. In
/// an argument without quotes `_` is a blank (O-12).
pub(crate) fn cleaned(bytes: &[u8], quoted: bool) -> Cow<'_, str> {
    let plain = |byte: &u8| (0x21..0x7f).contains(byte) && (quoted || *byte != b'_');
    let text = decoded(bytes);
    if bytes.iter().all(plain) {
        return text;
    }
    let mut all = String::with_capacity(text.len());
    all.extend(clean(&text, quoted));
    Cow::Owned(all)
}

/// The letters of [`cleaned`].
pub(crate) fn clean(text: &str, quoted: bool) -> impl Iterator<Item = char> {
    let is_blank = move |letter: char| letter.is_whitespace() || (!quoted && letter == '_');
    let trimmed = text.trim_matches(move |letter: char| is_blank(letter) || letter.is_control());
    let mut after_blank = false;
    trimmed.chars().filter_map(move |letter| {
        let blank = is_blank(letter);
        if !blank && letter.is_control() {
            return None;
        }
        let again = blank && after_blank;
        after_blank = blank;
        (!again).then_some(if blank { ' ' } else { letter })
    })
}

/// The first letters of a text.
pub(crate) fn cut(text: &str, most: usize) -> &str {
    text.char_indices().nth(most).map_or(text, |(at, _)| &text[..at])
}

/// How many bytes the letter at the beginning of these has, where they are not ASCII.
pub(crate) fn width(bytes: &[u8]) -> usize {
    let wide = (2..=bytes.len().min(4)).find(|wide| std::str::from_utf8(&bytes[..*wide]).is_ok());
    wide.unwrap_or(1)
}

/// How many bytes of blank these begin with: blanks, tabs and other control characters, and the blank that does not
/// break, which mail programs put for a blank.
pub(crate) fn blank(bytes: &[u8]) -> usize {
    match bytes {
        [0..=b' ', ..] => 1,
        [0xc2, 0xa0, ..] => 2,
        [0xa0, ..] => 1,
        _ => 0,
    }
}

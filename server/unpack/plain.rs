//! A file as text, whatever program has saved it.

use game::{Text, text};

/// How documents begin that are no text, whatever they are called.
const DOCUMENTS: [&[u8]; 5] = [b"{\\rtf", b"PK\x03\x04", b"\xd0\xcf\x11\xe0", b"%PDF", b"bplist"];

/// The text of a file: UTF-8, or UTF-16 where it says so at its beginning; its lines end as ours do.
///
/// # Errors
/// A sentence that says what the file is instead, and what to do.
pub(crate) fn plain(file: &str, bytes: Vec<u8>) -> Result<String, Text> {
    if DOCUMENTS.iter().any(|begin| bytes.starts_with(begin)) {
        return Err(text!("file-document", file = file));
    }
    let text = match bytes.as_slice() {
        [0xff, 0xfe, rest @ ..] => wide(file, rest, u16::from_le_bytes)?,
        [0xfe, 0xff, rest @ ..] => wide(file, rest, u16::from_be_bytes)?,
        _ => String::from_utf8(bytes).map_err(|error| {
            let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
            text!("file-encoding", file = file, line = line)
        })?,
    };
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    // A browser that read it as UTF-8 has put this sign where it could not.
    if let Some(at) = text.find(['\0', '\u{fffd}']) {
        let line = 1 + text[..at].matches('\n').count();
        return Err(text!("file-encoding", file = file, line = line));
    }
    let begin: String = text.trim_start().chars().take(9).collect();
    if ["<!doctype", "<html"].iter().any(|tag| begin.to_ascii_lowercase().starts_with(tag)) {
        return Err(text!("file-page", file = file));
    }
    Ok(text.replace("\r\n", "\n").replace('\r', "\n"))
}

fn wide(file: &str, bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Result<String, Text> {
    let (pairs, rest) = bytes.as_chunks::<2>();
    let text = String::from_utf16(&pairs.iter().map(|pair| unit(*pair)).collect::<Vec<_>>());
    let text = text.ok().filter(|_| rest.is_empty());
    text.ok_or_else(|| text!("file-encoding", file = file, line = 1_u32))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_programs_do_to_a_text_is_undone() {
        let wide = |unit: fn(u16) -> [u8; 2]| -> Vec<u8> {
            "\u{feff}a = “ä”\r\n".encode_utf16().flat_map(unit).collect()
        };
        for bytes in [
            "a = “ä”\n".as_bytes().to_vec(),
            "\u{feff}a = “ä”\r\n".as_bytes().to_vec(),
            "a = “ä”\r".as_bytes().to_vec(),
            wide(u16::to_le_bytes),
            wide(u16::to_be_bytes),
        ] {
            assert_eq!(plain("x", bytes), Ok("a = “ä”\n".into()));
        }
    }

    #[test]
    fn what_is_no_text_is_said_to_be_what_it_is() {
        for (bytes, wanted) in [
            (&b"{\\rtf1\\ansi a = 1}"[..], "word processor"),
            (b"PK\x03\x04word/document.xml", "word processor"),
            (b"\xd0\xcf\x11\xe0\xa1\xb1", "word processor"),
            (b"%PDF-1.7", "word processor"),
            (b"\n<!DOCTYPE html><html>", "web page"),
            (b"<HTML lang=en>", "web page"),
            (b"a = 1\nb = \"\xe4\"\n", "line 2"),
            (b"a\0=\0", "UTF-8"),
            (b"\xff\xfea\0b", "UTF-8"),
            (b"\xff\xfe\x00\xd8", "UTF-8"),
        ] {
            crate::messages::take_up();
            let said = plain("“scenario.toml”", bytes.to_vec()).expect_err("it is no text");
            let said = said.to_string();
            assert!(said.contains(wanted) && said.contains("scenario.toml"), "{said}");
        }
    }
}

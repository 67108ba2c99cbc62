//! Mails as they were saved, with all that mail programs put around a text for the way.

use std::borrow::Cow;

use mail_parser::{MessageParser, MimeHeaders, PartType};

/// The text of a mail whose head says that it is wrapped: in base64, in quoted-printable, or in several parts. Of the
/// latter all plain texts, those that are attached too, one after the other. Anything else is its own text, byte for
/// byte; so is a mail in which there is no text.
pub(crate) fn text(bytes: &[u8]) -> Cow<'_, [u8]> {
    let mail = head(bytes).filter(|mail| is_wrapped(mail));
    mail.and_then(unwrapped).map_or(Cow::Borrowed(bytes), Cow::Owned)
}

/// From where the head of a mail begins, if the text begins with one: some blank lines may stand before it, and the line
/// by which files of many mails part them.
fn head(bytes: &[u8]) -> Option<&[u8]> {
    let begin = bytes.iter().position(|byte| !b"\r\n".contains(byte))?;
    let mail = &bytes[begin..];
    if !mail.starts_with(b"From ") {
        return Some(mail);
    }
    let line = mail.iter().position(|byte| *byte == b'\n')?;
    Some(&mail[line + 1..])
}

/// The fields of a head of which one says that what follows is wrapped, in small letters, and the values that do.
const WRAPS: [(&[u8], &[&[u8]]); 2] = [
    (b"content-transfer-encoding", &[b"base64", b"quoted-printable"]),
    (b"content-type", &[b"multipart/"]),
];

/// Whether all lines up to the first blank one are those of a head, and one of them says that what follows is wrapped.
fn is_wrapped(mail: &[u8]) -> bool {
    let lines = mail.split(|byte| *byte == b'\n');
    let lines = lines.map(|line| line.strip_suffix(b"\r").unwrap_or(line));
    let mut wrapped = false;
    for line in lines.take_while(|line| !line.is_empty()) {
        // A line that begins with a blank goes on with the field before it.
        if line[0] == b' ' || line[0] == b'\t' {
            continue;
        }
        let Some(colon) = line.iter().position(|byte| *byte == b':') else { return false };
        let (name, value) = (&line[..colon], line[colon + 1..].trim_ascii());
        if name.is_empty() || !name.iter().all(u8::is_ascii_graphic) {
            return false;
        }
        let begins = |start: &&[u8]| {
            value.get(..start.len()).is_some_and(|value| value.eq_ignore_ascii_case(start))
        };
        let says = |(field, values): &(&[u8], &[&[u8]])| {
            name.eq_ignore_ascii_case(field) && values.iter().any(&begins)
        };
        wrapped |= WRAPS.iter().any(says);
    }
    wrapped
}

fn unwrapped(mail: &[u8]) -> Option<Vec<u8>> {
    let mail = MessageParser::default().parse(mail)?;
    let mut text = Vec::new();
    for part in &mail.parts {
        let PartType::Text(part_text) = &part.body else { continue };
        let plain = part.content_type().is_none_or(|of| {
            of.ctype().eq_ignore_ascii_case("text")
                && of.subtype().is_none_or(|of| of.eq_ignore_ascii_case("plain"))
        });
        if plain {
            text.extend_from_slice(part_text.as_bytes());
            if !text.ends_with(b"\n") {
                text.push(b'\n');
            }
        }
    }
    (!text.is_empty()).then_some(text)
}

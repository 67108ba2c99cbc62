//! Cuts a line into its words (O-10 to O-12).

use crate::grammar::Term;
use crate::text::{blank, width};

/// Bytes of a text, from the first to before the last: always within one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Span {
    /// Of the first byte.
    pub start: usize,
    /// After the last byte.
    pub end: usize,
}

impl Span {
    pub(crate) const fn of(start: usize, end: usize) -> Self {
        Self { start, end }
    }
}

/// A word, or a text between quotes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token {
    /// Without quotes.
    pub(crate) span: Span,
    pub(crate) quotes: Quotes,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Quotes {
    None,
    Both,
    /// The second one is missing.
    Open,
}

impl Token {
    /// With its quotes.
    pub(crate) fn outer(&self) -> Span {
        let Span { start, end } = self.span;
        match self.quotes {
            Quotes::None => self.span,
            Quotes::Both => Span::of(start - 1, end + 1),
            Quotes::Open => Span::of(start - 1, end),
        }
    }

    pub(crate) fn is_quoted(&self) -> bool {
        self.quotes != Quotes::None
    }
}

/// An argument that was read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Read {
    pub(crate) term: Term,
    /// A number, or the number of a word or thing; of a text whether it stood in quotes.
    pub(crate) value: u32,
    pub(crate) start: u32,
    pub(crate) end: u32,
}

/// The first byte from here that is no blank.
pub(crate) fn past_blanks(text: &[u8], mut at: usize, end: usize) -> usize {
    while at < end && !is_plain(text[at]) {
        match blank(&text[at..end]) {
            0 => break,
            wide => at += wide,
        }
    }
    at
}

/// Whether a byte is part of a word, whatever stands around it.
fn is_plain(byte: u8) -> bool {
    byte > b' ' && byte < 0x80 && byte != b';'
}

/// The word that begins here, or nothing at the end and where a comment begins.
pub(crate) fn next(text: &[u8], at: usize, end: usize) -> Option<Token> {
    let start = past_blanks(text, at, end);
    match text[start..end].first()? {
        b';' => None,
        b'"' => Some(quoted(text, start + 1, end)),
        _ => {
            Some(Token { span: Span::of(start, past_word(text, start, end)), quotes: Quotes::None })
        }
    }
}

fn quoted(text: &[u8], start: usize, end: usize) -> Token {
    match memchr::memchr(b'"', &text[start..end]) {
        Some(length) => Token { span: Span::of(start, start + length), quotes: Quotes::Both },
        None => Token { span: Span::of(start, end), quotes: Quotes::Open },
    }
}

/// The end of the word that begins here. A `;` within it is part of it (O-11); one at its end begins a comment, as
/// players write it: `friendly; they are`.
fn past_word(text: &[u8], mut at: usize, end: usize) -> usize {
    loop {
        let rest = &text[at..end];
        let Some(plain) = rest.iter().position(|byte| !is_plain(*byte)) else { return end };
        at += plain;
        let rest = &rest[plain..];
        if blank(rest) > 0 {
            return at;
        }
        if rest[0] != b';' {
            at += width(rest);
            continue;
        }
        let signs = rest.iter().take_while(|byte| **byte == b';').count();
        if signs == rest.len() || blank(&rest[signs..]) > 0 {
            return at;
        }
        at += signs;
    }
}

/// Puts the words of a line from here on into a row.
pub(crate) fn tokens(text: &[u8], mut at: usize, end: usize, into: &mut Vec<Token>) {
    into.clear();
    while let Some(token) = next(text, at, end) {
        at = token.outer().end;
        into.push(token);
    }
}

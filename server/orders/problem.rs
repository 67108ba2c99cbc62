//! What is said about a line: code, place, sentence, and what was perhaps meant (O-6, O-60).

use game::{Filling, Fills, Joined, Text, text};

use crate::code::{BAD_NUMBER, BAD_TEXT, Code, MISSING_ARGUMENT, UNKNOWN_NAME};
use crate::fit::Fit;
use crate::grammar::{Kind, Shape, Term};
use crate::near::Near;
use crate::token::{Span, Token};

/// What is said about a line.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    /// What it is.
    pub code: Code,
    /// The line, from 1.
    pub line: usize,
    /// Where in the text.
    pub span: Span,
    /// The sentence, with the offer.
    pub text: Text,
    /// What was perhaps meant.
    pub offer: Option<Meant>,
}

/// What was perhaps meant: never taken, only offered (O-16).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meant {
    /// What it would replace.
    pub span: Span,
    /// What would stand there.
    pub with: String,
}

impl Problem {
    /// A problem whose sentence wants nothing filled in.
    pub(crate) fn of(code: Code, line: usize, span: Span) -> Self {
        Self::saying(code, line, span, text!(code.say))
    }

    pub(crate) fn saying(code: Code, line: usize, span: Span, text: Text) -> Self {
        Self { code, line, span, text, offer: None }
    }

    /// With what was perhaps meant, as a sentence too.
    pub(crate) fn offering(mut self, near: Option<Near<'_>>, span: Span) -> Self {
        if let Some(near) = near {
            let with = near.written();
            self.text = text!("orders-did-you-mean", said = self.text, guess = near.shown);
            self.offer = Some(Meant { span, with });
        }
        self
    }
}

impl Fit<'_> {
    /// What is wrong with the word of this number, or that one is missing there. The span of the order is said where
    /// nothing stands.
    pub(crate) fn wrong(&self, word: &str, at: usize, line: usize, order: Span) -> Problem {
        let Some(token) = self.tokens.get(at) else {
            return Problem::saying(MISSING_ARGUMENT, line, order, self.missing(word));
        };
        let kinds = self.expected.iter().filter_map(|term| match term {
            Term::Kind(kind) => self.grammar.kinds.get(usize::from(*kind)),
            Term::Word(_) => None,
        });
        let written = self.bytes(token);
        let near = self.near(self.expected.iter().copied(), written);
        let span = token.outer();
        let problem = match kinds.min_by_key(|kind| matches!(kind.form, Shape::Text(_))) {
            Some(kind) => misfit(kind, line, token, &self.shown(written)),
            None => Problem::saying(MISSING_ARGUMENT, line, span, self.missing(word)),
        };
        problem.offering(near, span)
    }

    /// “GIVE needs a number or ALL.”
    fn missing(&self, word: &str) -> Text {
        let what = self.expected.iter().map(|term| self.what(*term));
        text!(MISSING_ARGUMENT.say, order = word, what = Joined::of("orders-or", what))
    }

    fn what(&self, term: Term) -> Filling {
        match term {
            Term::Word(word) => self.grammar.word(word).fill(),
            Term::Kind(kind) => text!(self.grammar.kinds[usize::from(kind)].say).fill(),
        }
    }

    /// A player's words as a sentence repeats them.
    pub(crate) fn shown(&self, bytes: &[u8]) -> String {
        let text = crate::text::cleaned(bytes, true);
        match crate::text::cut(&text, SHOWN) {
            all if all.len() == text.len() => text.into_owned(),
            part => format!("{part}…"),
        }
    }
}

/// The letters of a player's words that a sentence repeats.
const SHOWN: usize = 60;

/// What is wrong with a word that is none of its kind.
fn misfit(kind: &Kind, line: usize, token: &Token, written: &str) -> Problem {
    let span = token.outer();
    let said = |code: Code| Problem::saying(code, line, span, text!(code.say, text = written));
    match (&kind.form, kind.wrong) {
        (_, Some(code)) => said(code),
        (Shape::Number { least, most }, None) if digits(written) => {
            let text = text!("orders-number-between", least = *least, most = *most);
            Problem::saying(BAD_NUMBER, line, span, text)
        }
        (Shape::Number { .. }, None) => said(BAD_NUMBER),
        (Shape::Things(_) | Shape::Words(_), None) => said(UNKNOWN_NAME),
        (Shape::Text(_), None) => said(BAD_TEXT),
    }
}

fn digits(written: &str) -> bool {
    let digits = written.strip_prefix('$').unwrap_or(written);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

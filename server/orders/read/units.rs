//! Envelopes and the lines that name units (O-2, O-20).

use game::text;

use super::{Here, Reader};
use crate::code::{EXTRA_TEXT, NO_END, NOT_YOUR_UNIT, UNIT_AGAIN};
use crate::grammar::GROUPS;
use crate::problem::Problem;
use crate::reading::{Class, Envelope, NONE, Unit};
use crate::token::{self, Span};

impl Reader<'_> {
    /// The first line of an envelope. One that is open is closed by it.
    pub(super) fn head(&mut self, word: Span, here: Here) -> Class {
        self.leave(here.line - 1);
        self.enter(Some(here.line), here.line);
        let row = self.row();
        (row.unit, row.block) = (NONE, NONE);
        let head = &self.grammar().head;
        let grammar = self.grammar();
        let read = self.fitted(&head.forms, &head.word, word, here);
        let sender = read.map(|read| Self::number(read, grammar));
        let Some(sender) = sender else { return Class::Error };
        if let Some(envelope) = self.envelopes.last_mut() {
            envelope.sender = sender;
        }
        Class::Envelope
    }

    pub(super) fn enter(&mut self, head: Option<usize>, first: usize) {
        self.inside = true;
        self.unit = NONE;
        self.known.clear();
        self.formed.clear();
        self.envelopes.push(Envelope { sender: None, head, first, last: first, closed: false });
    }

    /// The last line of an envelope.
    pub(super) fn end(&mut self, word: Span, here: Here) -> Class {
        self.close_all(here.line - 1);
        let row = self.row();
        (row.unit, row.block) = (NONE, NONE);
        self.not_needed(word, here);
        if let Some(envelope) = self.envelopes.last_mut() {
            (envelope.closed, envelope.last) = (true, here.line);
        }
        (self.inside, self.unit) = (false, NONE);
        Class::Envelope
    }

    /// What stands behind a word that wants nothing.
    pub(super) fn not_needed(&mut self, word: Span, here: Here) {
        token::tokens(self.fit.text, word.end, here.end, &mut self.fit.tokens);
        if self.fit.tokens.is_empty() {
            return;
        }
        let span = self.fit.span(0, self.fit.tokens.len() - 1);
        let said =
            text!(EXTRA_TEXT.say, text = self.fit.shown(&self.fit.text[span.start..span.end]));
        self.problems.push(Problem::saying(EXTRA_TEXT, here.line, span, said));
    }

    /// Ends an envelope whose last line is missing.
    pub(super) fn leave(&mut self, last: usize) {
        if !self.inside {
            return;
        }
        self.close_all(last);
        (self.inside, self.unit) = (false, NONE);
        let Some(envelope) = self.envelopes.last_mut() else { return };
        envelope.last = last;
        // What had no envelope needs no end.
        let Some(head) = envelope.head else { return };
        let row = &self.rows[head - 1];
        let said = text!(NO_END.say, word = &*self.fit.grammar.end);
        let span = Span::of(row.start as usize, row.end as usize);
        self.problems.push(Problem::saying(NO_END, head, span, said));
    }

    /// A line that names a unit. One that names none, or another's, leaves out all below it: no order may go to a
    /// unit for which it was not meant.
    pub(super) fn unit_line(&mut self, word: Span, here: Here) -> Class {
        self.close_all(here.line - 1);
        let grammar = self.grammar();
        let read = self.fitted(&grammar.unit.forms, &grammar.unit.word, word, here);
        let number = read.and_then(|read| Self::number(read, grammar));
        let again = number.and_then(|number| self.known.get(&number).copied());
        self.unit = match (number, again) {
            (_, Some(unit)) => unit,
            (Some(number), None) => self.named(number, here.line),
            (None, None) => self.add(0, None, true, here.line),
        };
        self.placed();
        let Some(number) = number else { return Class::Error };
        if self.units[self.unit as usize].struck {
            let said = text!(NOT_YOUR_UNIT.say, unit = number.to_string());
            return self.error(Problem::saying(NOT_YOUR_UNIT, here.line, self.line_of(word), said));
        }
        if again.is_some() {
            let said = text!(UNIT_AGAIN.say, unit = number.to_string());
            self.problems.push(Problem::saying(UNIT_AGAIN, here.line, self.line_of(word), said));
        }
        Class::Unit
    }

    /// From a word to the end of the words behind it.
    pub(super) fn line_of(&self, word: Span) -> Span {
        Span::of(word.start, self.fit.tokens.last().map_or(word.end, |token| token.outer().end))
    }

    fn named(&mut self, number: u32, line: usize) -> u32 {
        let struck = !self.fit.knows.unit(number);
        let unit = self.add(number, None, struck, line);
        self.known.insert(number, unit);
        unit
    }

    pub(super) fn add(
        &mut self,
        number: u32,
        formed: Option<(u32, usize)>,
        struck: bool,
        line: usize,
    ) -> u32 {
        let envelope = self.envelopes.len().saturating_sub(1);
        let held = [NONE; GROUPS];
        self.units.push(Unit { envelope, number, formed, struck, orders: 0, line, held });
        u32::try_from(self.units.len() - 1).unwrap_or(NONE)
    }
}

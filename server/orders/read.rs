//! Reads a text line by line. Each line is looked at once, so the time is linear in the text (L-8).

use std::collections::{HashMap, HashSet};

use game::text;

use crate::code::{
    EXTRA_TEXT, LINE_TOO_LONG, NO_UNIT_LINE, SET_TOO_LARGE, TEXT_CUT, UNCLOSED_QUOTE, UNKNOWN_ORDER,
};
use crate::fit::{Fit, Outcome};
use crate::grammar::syntax::Node;
use crate::grammar::{Grammar, Shape, Start, Term};
use crate::knows::Knows;
use crate::problem::Problem;
use crate::reading::{Block, Class, Envelope, NONE, Reading, Row, Unit};
use crate::tables::Over;
use crate::text::{clean, decoded};
use crate::token::{self, Quotes, Read, Span, past_blanks};

mod blocks;
mod settle;
mod units;

/// Whether a set must lie in an envelope (O-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Door {
    /// Only what lies in one is read: so come mails.
    Enveloped,
    /// Where there is none the whole text is the set: its sender is known.
    Known,
}

impl Grammar {
    /// Reads a text.
    ///
    /// # Errors
    /// Where it has more bytes or lines than the limits of the tables say: then nothing of it is read (O-1).
    pub fn read<'t>(
        &'t self,
        text: &'t [u8],
        door: Door,
        knows: &'t dyn Knows,
    ) -> Result<Reading<'t>, Box<Problem>> {
        let most = self.limits.bytes.min(NONE as usize - 1);
        if text.len() > most {
            return Err(too_large(most, "orders-bytes"));
        }
        let reading = Reader::new(self, text, knows, false).all()?;
        if door == Door::Known && reading.envelopes.is_empty() {
            return Reader::new(self, text, knows, true).all();
        }
        Ok(reading)
    }
}

fn too_large(limit: usize, of: &'static str) -> Box<Problem> {
    let text = text!(SET_TOO_LARGE.say, limit = text!(of, number = limit));
    Box::new(Problem::saying(SET_TOO_LARGE, 1, Span::of(0, 0), text))
}

/// What a text is read by.
struct Reader<'t> {
    fit: Fit<'t>,
    rows: Vec<Row>,
    envelopes: Vec<Envelope>,
    units: Vec<Unit>,
    blocks: Vec<Block>,
    problems: Vec<Problem>,
    /// The units of this envelope, by their numbers.
    known: HashMap<u32, u32>,
    /// The new ones of this envelope: where, under which number, and in which block for a later turn.
    formed: HashSet<(u64, u32, u32)>,
    /// The blocks that are open, the innermost last.
    open: Vec<u32>,
    /// The unit that the last line of one named.
    unit: u32,
    /// Whether an envelope is open.
    inside: bool,
}

/// The line that is being read.
#[derive(Clone, Copy)]
struct Here {
    /// Its number, from 1.
    line: usize,
    start: usize,
    end: usize,
}

impl<'t> Reader<'t> {
    fn new(grammar: &'t Grammar, text: &'t [u8], knows: &'t dyn Knows, bare: bool) -> Self {
        let mut reader = Self {
            fit: Fit::new(grammar, knows, text),
            // More than nearly any text has: what is not used is not touched.
            rows: Vec::with_capacity((text.len() / 8).min(grammar.limits.lines)),
            envelopes: Vec::new(),
            units: Vec::new(),
            blocks: Vec::new(),
            problems: Vec::new(),
            known: HashMap::new(),
            formed: HashSet::new(),
            open: Vec::new(),
            unit: NONE,
            inside: false,
        };
        if bare {
            reader.enter(None, 1);
        }
        reader
    }

    fn grammar(&self) -> &'t Grammar {
        self.fit.grammar
    }

    /// All lines: LF, CR or both end one.
    fn all(mut self) -> Result<Reading<'t>, Box<Problem>> {
        let text = self.fit.text;
        let mut start = 0;
        for at in memchr::memchr2_iter(b'\n', b'\r', text) {
            if at < start {
                continue;
            }
            self.line(start, at)?;
            start = at + if text[at..].starts_with(b"\r\n") { 2 } else { 1 };
        }
        if start < text.len() {
            self.line(start, text.len())?;
        }
        Ok(self.done())
    }

    fn line(&mut self, start: usize, end: usize) -> Result<(), Box<Problem>> {
        let line = self.rows.len() + 1;
        if line > self.grammar().limits.lines {
            return Err(too_large(self.grammar().limits.lines, "orders-lines"));
        }
        let place = |at: usize| u32::try_from(at).unwrap_or(NONE);
        self.rows.push(Row {
            start: place(start),
            end: place(end),
            class: Class::Outside,
            repeats: false,
            replaced: false,
            order: 0,
            unit: NONE,
            block: NONE,
            read: place(self.fit.read.len()),
            reads: 0,
            joined: NONE,
        });
        let class = self.classed(Here { line, start, end });
        let reads =
            u16::try_from(self.fit.read.len() - self.row().read as usize).unwrap_or(u16::MAX);
        (self.row().class, self.row().reads) = (class, reads);
        Ok(())
    }

    /// The row of the line that is being read.
    fn row(&mut self) -> &mut Row {
        let last = self.rows.len() - 1;
        &mut self.rows[last]
    }

    fn classed(&mut self, here: Here) -> Class {
        let text = self.fit.text;
        // A mark that some editors put before a text.
        let start = if here.line == 1 && text.starts_with(b"\xef\xbb\xbf") {
            3.min(here.end)
        } else {
            here.start
        };
        let at = past_blanks(text, start, here.end);
        if !self.inside {
            return self.outside(at, here);
        }
        self.placed();
        if here.end - here.start > self.grammar().limits.line_bytes {
            let limit = self.grammar().limits.line_bytes;
            let said = text!(LINE_TOO_LONG.say, number = here.line.to_string(), limit = limit);
            return self.error(Problem::saying(
                LINE_TOO_LONG,
                here.line,
                Span::of(here.start, here.end),
                said,
            ));
        }
        match text[at..here.end].first() {
            None => Class::Blank,
            Some(b';') => Class::Comment,
            Some(b'@') if self.grammar().repeats => self.repeated(at, here),
            // Where no order repeats no comment is kept (O-19).
            Some(b'@') if text[past_blanks(text, at + 1, here.end)..here.end].starts_with(b";") => {
                Class::Comment
            }
            Some(_) => self.started(at, here),
        }
    }

    /// Notes for which unit and in which block the line is.
    fn placed(&mut self) {
        let block = self.open.last().copied().unwrap_or(NONE);
        let unit = self.blocks.get(block as usize).map_or(self.unit, |block| block.makes);
        let row = self.row();
        (row.unit, row.block) = (unit, block);
    }

    fn outside(&mut self, at: usize, here: Here) -> Class {
        if self.fit.text.get(at) != Some(&b'#') {
            return Class::Outside;
        }
        match self.start(at, here) {
            Some((span, Some(Start::Head))) => self.head(span, here),
            Some((_, _)) | None => Class::Outside,
        }
    }

    /// The first word from here, and what it begins.
    fn start(&self, at: usize, here: Here) -> Option<(Span, Option<Start>)> {
        let token = token::next(self.fit.text, at, here.end)?;
        Some((token.outer(), self.grammar().start(self.fit.bytes(&token))))
    }

    /// A line that begins with `@` (O-10, O-19).
    fn repeated(&mut self, at: usize, here: Here) -> Class {
        let next = past_blanks(self.fit.text, at + 1, here.end);
        match self.fit.text[next..here.end].first() {
            Some(b';') => Class::Kept,
            Some(_) => {
                self.row().repeats = true;
                self.started(next, here)
            }
            None => self.unknown(Span::of(at, at + 1), here),
        }
    }

    /// A line that begins with a word.
    fn started(&mut self, at: usize, here: Here) -> Class {
        let Some((word, start)) = self.start(at, here) else { return Class::Blank };
        match start {
            Some(Start::Head) => self.head(word, here),
            Some(Start::End) => self.end(word, here),
            Some(Start::Unit) => self.unit_line(word, here),
            Some(Start::Mark(mark)) => self.mark(mark, word, here),
            Some(Start::Opens(_) | Start::Closes(_) | Start::Order(_)) if self.unit == NONE => {
                self.error(Problem::of(NO_UNIT_LINE, here.line, word))
            }
            Some(Start::Opens(block)) => self.opens(block, word, here),
            Some(Start::Closes(block)) => self.closes(block, word, here),
            Some(Start::Order(_)) | None if self.is_struck() => Class::Struck,
            Some(Start::Order(order)) => self.order(order, word, here),
            None => self.unknown(word, here),
        }
    }

    fn mark(&mut self, mark: u16, word: Span, here: Here) -> Class {
        let row = &self.grammar().marks[usize::from(mark)];
        match self.fitted(&row.forms, &row.word, word, here) {
            Some(_) => Class::Mark,
            None => Class::Error,
        }
    }

    fn order(&mut self, order: u16, word: Span, here: Here) -> Class {
        let of = &self.grammar().orders[usize::from(order)];
        if self.fitted(&of.row.forms, &of.row.word, word, here).is_none() {
            return Class::Error;
        }
        self.row().order = order;
        self.settle(of, here, word);
        Class::Order
    }

    fn unknown(&mut self, span: Span, here: Here) -> Class {
        if self.is_struck() {
            return Class::Struck;
        }
        let written = &self.fit.text[span.start..span.end];
        let mark = written.starts_with(b"#");
        let near = self.grammar().near_start(written, |word| word.starts_with('#') == mark);
        let said = text!(UNKNOWN_ORDER.say, text = self.fit.shown(written));
        self.error(Problem::saying(UNKNOWN_ORDER, here.line, span, said).offering(near, span))
    }

    /// Holds what follows a word against its syntax, and says what is wrong. The arguments, if it is an order.
    fn fitted(&mut self, forms: &[Node], name: &str, word: Span, here: Here) -> Option<&[Read]> {
        token::tokens(self.fit.text, word.end, here.end, &mut self.fit.tokens);
        let before = self.fit.read.len();
        match self.fit.fit(forms) {
            Outcome::Whole => {}
            Outcome::Until(at) => {
                let span = self.fit.span(at, self.fit.tokens.len() - 1);
                let said = self.fit.shown(&self.fit.text[span.start..span.end]);
                let said = text!(EXTRA_TEXT.say, text = said);
                self.problems.push(Problem::saying(EXTRA_TEXT, here.line, span, said));
            }
            Outcome::Not(at) => {
                let last = self.fit.tokens.last().map_or(word.end, |token| token.outer().end);
                let wrong = self.fit.wrong(name, at, here.line, Span::of(word.start, last));
                self.problems.push(wrong);
                return None;
            }
        }
        self.quotes(here);
        self.lengths(before, here);
        Some(&self.fit.read[before..])
    }

    /// Whether the last quote is closed (O-12).
    fn quotes(&mut self, here: Here) {
        if let Some(token) = self.fit.tokens.last().filter(|token| token.quotes == Quotes::Open) {
            self.problems.push(Problem::of(UNCLOSED_QUOTE, here.line, token.outer()));
        }
    }

    /// Whether a text will be cut (O-15).
    fn lengths(&mut self, before: usize, here: Here) {
        for read in &self.fit.read[before..] {
            let Term::Kind(kind) = read.term else { continue };
            let Shape::Text(form) = &self.grammar().kinds[usize::from(kind)].form else { continue };
            let span = Span::of(read.start as usize, read.end as usize);
            if form.over == Over::Refused || span.end - span.start <= form.most {
                continue;
            }
            let text = decoded(&self.fit.text[span.start..span.end]);
            if clean(&text, read.value != 0).count() > form.most {
                let said = text!(TEXT_CUT.say, most = form.most);
                self.problems.push(Problem::saying(TEXT_CUT, here.line, span, said));
            }
        }
    }

    /// The first number that was read.
    fn number(read: &[Read], grammar: &Grammar) -> Option<u32> {
        let number = |read: &&Read| match read.term {
            Term::Kind(kind) => {
                matches!(grammar.kinds[usize::from(kind)].form, Shape::Number { .. })
            }
            Term::Word(_) => false,
        };
        read.iter().find(number).map(|read| read.value)
    }

    fn error(&mut self, problem: Problem) -> Class {
        self.problems.push(problem);
        Class::Error
    }

    fn done(mut self) -> Reading<'t> {
        let last = self.rows.len();
        self.leave(last);
        self.problems.sort_by_key(|problem| (problem.line, problem.span));
        let Self {
            fit: Fit { grammar, text, read, .. },
            rows,
            envelopes,
            units,
            blocks,
            problems,
            ..
        } = self;
        Reading { text, grammar, rows, read, envelopes, units, blocks, problems }
    }
}

//! What was read. It holds the text: printed again it is the same, byte for byte (O-27).

use std::borrow::Cow;

use crate::code::Level;
use crate::grammar::{GROUPS, Grammar, Shape, Term};
use crate::problem::Problem;
use crate::text::{cleaned, cut, decoded, letters};
use crate::token::{Read, Span};
use crate::write::Value;

/// What a line is. Every line is one of these (L-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// It stands outside any envelope (O-2).
    Outside,
    /// The first or last line of an envelope.
    Envelope,
    /// It says something of the set as a whole.
    Mark,
    /// It has nothing but blanks.
    Blank,
    /// A comment (O-11).
    Comment,
    /// A comment that its author wants back (O-19).
    Kept,
    /// It names the unit of the orders below it.
    Unit,
    /// It begins a block.
    Opens,
    /// It ends a block.
    Closes,
    /// An order.
    Order,
    /// It has no effect, and one error says why.
    Error,
    /// It stands in a block or below a unit that has no effect; the error is said there.
    Struck,
}

/// The place of none in the rows below.
pub(crate) const NONE: u32 = u32::MAX;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    pub(crate) start: u32,
    pub(crate) end: u32,
    pub(crate) class: Class,
    pub(crate) repeats: bool,
    pub(crate) replaced: bool,
    pub(crate) order: u16,
    pub(crate) unit: u32,
    pub(crate) block: u32,
    pub(crate) read: u32,
    pub(crate) reads: u16,
    /// The line before it that it goes together with.
    pub(crate) joined: u32,
}

/// The last order of each group, by its line.
pub(crate) type Held = [u32; GROUPS];

/// A set in its envelope.
#[derive(Clone, Debug)]
pub struct Envelope {
    /// The number on its first line, if it was one.
    pub sender: Option<u32>,
    /// Its first line, from 1; none where the text had no envelope and needed none (O-3).
    pub head: Option<usize>,
    /// Its lines, from 1, both included.
    pub first: usize,
    /// See `first`.
    pub last: usize,
    /// Whether its end is there.
    pub closed: bool,
}

/// What orders go to: a unit, or one that is formed in the set.
#[derive(Clone, Debug)]
pub struct Unit {
    /// The envelope, by its place in the reading.
    pub envelope: usize,
    /// The number of the unit that is named, or that forms this one.
    pub number: u32,
    /// The number that a new unit has, and the block that forms it, by its place in the reading.
    pub formed: Option<(u32, usize)>,
    /// Whether none of its orders has an effect.
    pub struck: bool,
    /// Its orders for this turn, those that others replaced counted too, blocks and kept comments not (O-6).
    pub orders: usize,
    /// The line that names or forms it first, from 1.
    pub line: usize,
    pub(crate) held: Held,
}

/// Orders within another.
#[derive(Clone, Debug)]
pub struct Block {
    /// What it is: its place in the tables.
    pub kind: usize,
    /// Whether its orders are for a later turn.
    pub later: bool,
    /// Whose it is, by its place in the reading.
    pub unit: usize,
    /// The block in which it stands, by its place in the reading.
    pub inside: Option<usize>,
    /// Its first line, from 1.
    pub first: usize,
    /// Its last line, from 1: that of its end, or where that is missing the one before what closed it.
    pub last: usize,
    /// Whether its own end is there.
    pub closed: bool,
    /// Whether nothing in it has an effect.
    pub struck: bool,
    /// For which unit its orders are.
    pub(crate) makes: u32,
    pub(crate) held: Held,
}

/// What was read of a text.
#[derive(Debug)]
pub struct Reading<'t> {
    pub(crate) text: &'t [u8],
    pub(crate) grammar: &'t Grammar,
    pub(crate) rows: Vec<Row>,
    pub(crate) read: Vec<Read>,
    pub(crate) envelopes: Vec<Envelope>,
    pub(crate) units: Vec<Unit>,
    pub(crate) blocks: Vec<Block>,
    pub(crate) problems: Vec<Problem>,
}

impl<'t> Reading<'t> {
    /// The sets in the text, in their order.
    #[must_use]
    pub fn envelopes(&self) -> &[Envelope] {
        &self.envelopes
    }

    /// What orders go to, in the order of the text.
    #[must_use]
    pub fn units(&self) -> &[Unit] {
        &self.units
    }

    /// Orders within others, in the order of the text.
    #[must_use]
    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    /// All that is said of it, by line and column.
    #[must_use]
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// Whether a line of it has no effect.
    #[must_use]
    pub fn has_errors(&self) -> bool {
        self.problems.iter().any(|problem| problem.code.level == Level::Error)
    }

    /// All lines.
    pub fn lines(&self) -> impl ExactSizeIterator<Item = Line<'_>> + Clone {
        (0..self.rows.len()).map(|at| Line { reading: self, at })
    }

    /// The line of this number, from 1.
    #[must_use]
    pub fn line(&self, number: usize) -> Option<Line<'_>> {
        let at = number.checked_sub(1).filter(|at| *at < self.rows.len())?;
        Some(Line { reading: self, at })
    }

    /// The line in which this byte is.
    #[must_use]
    pub fn line_at(&self, byte: usize) -> Option<Line<'_>> {
        self.line(self.rows.partition_point(|row| row.start as usize <= byte))
    }

    /// The orders of this turn that a unit has of a group, in their order: the last one and what it goes together
    /// with (O-25). `unit` is its place in the reading.
    #[must_use]
    pub fn in_force(&self, unit: usize, group: &str) -> Vec<Line<'_>> {
        let group = self.grammar.groups.iter().position(|(name, _)| &**name == group);
        let held = |group: usize| self.units.get(unit)?.held.get(group).copied();
        let last = group.and_then(held).and_then(place);
        let line = |at: usize| Line { reading: self, at };
        let all = std::iter::successors(last, |at| place(self.rows[*at].joined));
        let mut all: Vec<_> = all.map(line).collect();
        all.reverse();
        all
    }

    /// The text, from its lines and their ends: the bytes that were read.
    #[must_use]
    pub fn printed(&self) -> Vec<u8> {
        let mut text = Vec::with_capacity(self.text.len());
        for line in self.lines() {
            text.extend_from_slice(line.bytes());
            text.extend_from_slice(line.ending());
        }
        text
    }

    /// The first and last column of a span in its line, from 1, counted in letters. One that has nothing in it has
    /// its column twice.
    #[must_use]
    pub fn columns(&self, line: usize, span: Span) -> (usize, usize) {
        let start = self.line(line).map_or(0, |line| line.span().start);
        let before = |at: usize| letters(self.text.get(start..at).unwrap_or_default());
        let first = before(span.start) + 1;
        (first, before(span.end).max(first))
    }
}

/// A line of what was read.
#[derive(Clone, Copy, Debug)]
pub struct Line<'r> {
    reading: &'r Reading<'r>,
    at: usize,
}

impl<'r> Line<'r> {
    pub(crate) fn row(&self) -> &'r Row {
        &self.reading.rows[self.at]
    }

    /// Its number, from 1.
    #[must_use]
    pub fn number(&self) -> usize {
        self.at + 1
    }

    /// What it is.
    #[must_use]
    pub fn class(&self) -> Class {
        self.row().class
    }

    /// Where it is in the text, without its end.
    #[must_use]
    pub fn span(&self) -> Span {
        Span::of(self.row().start as usize, self.row().end as usize)
    }

    /// Its bytes, without its end.
    #[must_use]
    pub fn bytes(&self) -> &'r [u8] {
        let Span { start, end } = self.span();
        &self.reading.text[start..end]
    }

    /// The bytes of its end: of LF, CR or both, of nothing at the end of the text.
    #[must_use]
    pub fn ending(&self) -> &'r [u8] {
        let next = self.reading.rows.get(self.at + 1).map(|row| row.start as usize);
        &self.reading.text[self.span().end..next.unwrap_or(self.reading.text.len())]
    }

    /// As text.
    #[must_use]
    pub fn text(&self) -> Cow<'r, str> {
        decoded(self.bytes())
    }

    /// A kept comment from its `;` on (O-19).
    #[must_use]
    pub fn comment(&self) -> Option<Cow<'r, str>> {
        let kept = matches!(self.class(), Class::Kept | Class::Comment);
        let at = memchr::memchr(b';', self.bytes()).filter(|_| kept)?;
        Some(decoded(&self.bytes()[at..]))
    }

    /// Whether it is repeated each turn: `@` stands before it.
    #[must_use]
    pub fn repeats(&self) -> bool {
        self.row().repeats
    }

    /// Whether another order of its group took its place (O-25, O-26).
    #[must_use]
    pub fn is_replaced(&self) -> bool {
        self.row().replaced
    }

    /// To which unit it goes, by its place in the reading. None above the first.
    #[must_use]
    pub fn unit(&self) -> Option<usize> {
        place(self.row().unit)
    }

    /// The innermost block in which it stands, by its place in the reading. The lines that begin and end a block stand
    /// in it.
    #[must_use]
    pub fn block(&self) -> Option<usize> {
        place(self.row().block)
    }

    /// Whether it is for a later turn: it stands in a block for one, at whatever depth.
    #[must_use]
    pub fn is_later(&self) -> bool {
        let block = |at: usize| self.reading.blocks.get(at);
        let all =
            std::iter::successors(self.block().and_then(block), |one| one.inside.and_then(block));
        all.into_iter().any(|block| block.later)
    }

    /// Whether it stands in its unit's next template where it stands now (O-19, O-23): a repeated order, also one that
    /// was replaced, or a kept comment. What is for a later turn waits in its block instead, of which all stays but the
    /// plain comments.
    #[must_use]
    pub fn stays(&self) -> bool {
        match self.class() {
            Class::Kept => true,
            Class::Order => self.repeats() || self.is_later(),
            Class::Opens | Class::Closes => self.is_later(),
            Class::Outside
            | Class::Envelope
            | Class::Mark
            | Class::Blank
            | Class::Comment
            | Class::Unit
            | Class::Error
            | Class::Struck => false,
        }
    }

    /// The order that it is, by its place in the tables.
    #[must_use]
    pub fn order(&self) -> Option<usize> {
        (self.class() == Class::Order).then(|| self.row().order.into())
    }

    /// What stands behind its first word, where it was read.
    pub fn arguments(&self) -> impl ExactSizeIterator<Item = Argument<'r>> + Clone + use<'r> {
        let (row, reading) = (self.row(), self.reading);
        let start = row.read as usize;
        let read = reading.read.get(start..start + usize::from(row.reads)).unwrap_or_default();
        read.iter().map(|read| Argument { reading, read })
    }

    /// The values of what stands behind its first word, to be matched as a slice.
    #[must_use]
    pub fn values(&self) -> Vec<Value<'r>> {
        self.arguments().map(|argument| argument.value()).collect()
    }
}

fn place(at: u32) -> Option<usize> {
    (at != NONE).then_some(at as usize)
}

/// An argument of an order.
#[derive(Clone, Copy, Debug)]
pub struct Argument<'r> {
    reading: &'r Reading<'r>,
    read: &'r Read,
}

impl<'r> Argument<'r> {
    /// Where it stands, without quotes.
    #[must_use]
    pub fn span(&self) -> Span {
        Span::of(self.read.start as usize, self.read.end as usize)
    }

    /// Its kind in the tables; none for a word of the syntax.
    #[must_use]
    pub fn kind(&self) -> Option<&'r str> {
        match self.read.term {
            Term::Word(_) => None,
            Term::Kind(kind) => Some(&self.reading.grammar.kinds[usize::from(kind)].name),
        }
    }

    /// What it is.
    #[must_use]
    pub fn value(&self) -> Value<'r> {
        self.reading.value(*self.read)
    }
}

impl<'t> Reading<'t> {
    /// What an argument is.
    pub(crate) fn value(&self, read: Read) -> Value<'t> {
        let grammar = self.grammar;
        let word = |word: u32| Value::Word(grammar.word(u16::try_from(word).unwrap_or(u16::MAX)));
        let Term::Kind(kind) = read.term else { return word(read.value) };
        match &grammar.kinds[usize::from(kind)].form {
            Shape::Number { .. } => Value::Number(read.value),
            Shape::Words(_) => word(read.value),
            Shape::Things(_) => Value::Thing(read.value),
            Shape::Text(form) => {
                let text = &self.text[read.start as usize..read.end as usize];
                Value::Text(match cleaned(text, read.value != 0) {
                    Cow::Borrowed(text) => cut(text, form.most).into(),
                    Cow::Owned(text) => cut(&text, form.most).to_owned().into(),
                })
            }
        }
    }
}

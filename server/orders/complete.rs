//! What may stand at a place of a text: for editors (O-54).

use crate::fit::Fit;
use crate::grammar::names::Folded;
use crate::grammar::syntax::Node;
use crate::grammar::{Row, Shape, Start, Term};
use crate::knows::{Knows, Offer, Place};
use crate::reading::{Class, Reading};
use crate::token::{self, Quotes, Span, Token, past_blanks};
use crate::write::{Value, argument};

/// What may stand at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completion {
    /// What it replaces: the beginning of the word, up to the place.
    pub span: Span,
    /// What may stand there, in the order of the tables.
    pub offers: Vec<Offer>,
}

/// What is open before a line.
#[derive(Clone, Copy)]
struct Before {
    inside: bool,
    unit: Option<usize>,
    block: Option<usize>,
}

impl<'t> Reading<'t> {
    /// What may stand at this byte of the text. Nothing is offered in comments, and nothing that the sender does not
    /// know.
    #[must_use]
    pub fn completion(&self, at: usize, knows: &dyn Knows) -> Completion {
        let at = at.min(self.text.len());
        let (start, before) = self.before(at);
        let none = Completion { span: Span::of(at, at), offers: Vec::new() };
        let mut first = past_blanks(self.text, start, at);
        if self.grammar.repeats && before.inside && self.text[first..at].starts_with(b"@") {
            first = past_blanks(self.text, first + 1, at);
        }
        let Some((words, partial)) = self.words(first, at) else { return none };
        let fit = Fit::new(self.grammar, knows, self.text);
        let offers = match words.split_first() {
            None => self.starts(before),
            Some((word, rest)) => self.behind(fit, word, rest, before),
        };
        let typed = &self.text[partial.span.start..partial.span.end];
        let offers = offers.into_iter().filter(|offer| offer.begins(typed)).collect();
        Completion { span: Span::of(partial.outer().start, at), offers }
    }

    /// Where the line of this byte begins, and what is open before it.
    fn before(&self, at: usize) -> (usize, Before) {
        let number = self.rows.partition_point(|row| row.start as usize <= at);
        let last =
            self.line(number).filter(|line| at > line.span().end && !line.ending().is_empty());
        // Behind the end of the last line another begins, which has nothing in it yet.
        match last.filter(|line| line.span().end + line.ending().len() <= at) {
            Some(_) => (at, self.after(number)),
            None => {
                let start = self.line(number).map_or(0, |line| line.span().start);
                (start.min(at), self.after(number.saturating_sub(1)))
            }
        }
    }

    /// What is open after the line of this number.
    fn after(&self, number: usize) -> Before {
        let bare = self.envelopes.first().is_some_and(|envelope| envelope.head.is_none());
        let none = Before { inside: bare, unit: None, block: None };
        let Some(line) = self.line(number) else { return none };
        let (unit, block) = (line.unit(), line.block());
        let closed =
            self.envelopes.iter().any(|envelope| envelope.closed && envelope.last == number);
        match line.class() {
            Class::Outside => Before { inside: false, ..none },
            Class::Envelope if closed => Before { inside: false, ..none },
            Class::Envelope => Before { inside: true, ..none },
            Class::Closes => {
                let outer =
                    block.and_then(|block| self.blocks.get(block)).and_then(|block| block.inside);
                Before { inside: true, unit, block: outer }
            }
            Class::Mark
            | Class::Blank
            | Class::Comment
            | Class::Kept
            | Class::Unit
            | Class::Opens
            | Class::Order
            | Class::Error
            | Class::Struck => Before { inside: true, unit, block },
        }
    }

    /// The whole words before a place, and the one that is being written there. Nothing in a comment.
    fn words(&self, first: usize, at: usize) -> Option<(Vec<Token>, Token)> {
        let mut words = Vec::new();
        token::tokens(self.text, first, at, &mut words);
        let read = words.last().map_or(first, |word| word.outer().end);
        if past_blanks(self.text, read, at) < at {
            return None;
        }
        let being_written = |word: &Token| word.outer().end == at && word.quotes != Quotes::Both;
        match words.last().copied().filter(being_written) {
            Some(partial) => {
                words.pop();
                Some((words, partial))
            }
            None => Some((words, Token { span: Span::of(at, at), quotes: Quotes::None })),
        }
    }

    /// What a line may begin with.
    fn starts(&self, before: Before) -> Vec<Offer> {
        let grammar = self.grammar;
        let open = |kind: u16| {
            let block = |at: Option<usize>| at.and_then(|at| self.blocks.get(at));
            let mut all = std::iter::successors(block(before.block), |one| block(one.inside));
            all.any(|one| one.kind == usize::from(kind))
        };
        let fits = |start: Start| match start {
            Start::Head => !before.inside,
            Start::End | Start::Mark(_) | Start::Unit => before.inside,
            Start::Order(_) => before.inside && before.unit.is_some(),
            Start::Opens(kind) => before.inside && before.unit.is_some() && !open(kind),
            Start::Closes(kind) => before.inside && open(kind),
        };
        let all = grammar.starts.spellings().iter();
        let all = all
            .filter(|one| grammar.start_of.get(one.id as usize).is_some_and(|start| fits(*start)));
        all.map(|one| Offer::word(&one.shown)).collect()
    }

    /// What may stand behind these words.
    fn behind(&self, mut fit: Fit<'_>, word: &Token, rest: &[Token], before: Before) -> Vec<Offer> {
        let Some(row) = self.row_of(fit.bytes(word)) else { return Vec::new() };
        fit.tokens.extend_from_slice(rest);
        let terms = fit.beyond(&row.forms).to_vec();
        let unit = before.unit.and_then(|unit| self.units.get(unit));
        let written = |term: &Term| match term {
            Term::Word(word) => vec![Offer::word(self.grammar.word(*word))],
            Term::Kind(kind) => {
                let kind = &self.grammar.kinds[usize::from(*kind)];
                let before = self.values_of(&mut fit, &row.forms);
                let (unit, formed) =
                    (unit.map(|unit| unit.number), unit.and_then(|unit| Some(unit.formed?.0)));
                let place = Place { unit, formed, order: &row.word, kind: &kind.name, before };
                fit.knows
                    .offers(&place)
                    .unwrap_or_else(|| offered(&kind.form, &kind.name, fit.knows))
            }
        };
        let mut offers: Vec<Offer> = Vec::new();
        for offer in terms.iter().flat_map(written) {
            if !offers.contains(&offer) {
                offers.push(offer);
            }
        }
        offers
    }

    /// The values of the words, by the first form that they fit.
    fn values_of(&self, fit: &mut Fit<'_>, forms: &[Node]) -> Vec<Value<'_>> {
        fit.reads(forms).into_iter().map(|read| self.value(read)).collect()
    }

    fn row_of(&self, word: &[u8]) -> Option<&Row> {
        let grammar = self.grammar;
        match grammar.start(word)? {
            Start::Head => Some(&grammar.head),
            Start::Unit => Some(&grammar.unit),
            Start::Mark(mark) => grammar.marks.get(usize::from(mark)),
            Start::Order(order) => grammar.orders.get(usize::from(order)).map(|order| &order.row),
            Start::Opens(block) => grammar.blocks.get(usize::from(block)).map(|block| &block.row),
            Start::End | Start::Closes(_) => None,
        }
    }
}

/// What the tables alone offer for an argument.
fn offered(shape: &Shape, kind: &str, knows: &dyn Knows) -> Vec<Offer> {
    let (names, things) = match shape {
        Shape::Words(names) => (names, false),
        Shape::Things(names) => (names, true),
        Shape::Number { .. } | Shape::Text(_) => return Vec::new(),
    };
    let mut all: Vec<Offer> = Vec::new();
    let mut last = None;
    for one in names.spellings() {
        // The first name of each: the others are ways to write it.
        if last != Some(one.id) && (!things || knows.thing(kind, one.id)) {
            let written = argument(&one.shown).into_owned();
            all.push(Offer { written, shown: one.shown.to_string(), kind: Some(kind.to_owned()) });
        }
        last = Some(one.id);
    }
    all
}

impl Offer {
    fn word(word: &str) -> Self {
        Self { written: word.to_owned(), shown: word.to_owned(), kind: None }
    }

    /// Whether it begins with what was typed, without regard to case, blanks and `_`.
    fn begins(&self, typed: &[u8]) -> bool {
        let fold = |text: &[u8]| Folded::of(text, true);
        let begins = |text: &str, typed: &Folded| {
            fold(text.as_bytes()).is_some_and(|text| text.bytes().starts_with(typed.bytes()))
        };
        fold(typed)
            .is_some_and(|typed| begins(&self.written, &typed) || begins(&self.shown, &typed))
    }
}

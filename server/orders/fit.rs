//! Holds the words of a line against the syntax of its order.

use crate::grammar::names::{Folded, Names};
use crate::grammar::syntax::Node;
use crate::grammar::{Grammar, Shape, Term, Text};
use crate::knows::Knows;
use crate::tables::Over;
use crate::text::{clean, cleaned, decoded};
use crate::token::{Read, Span, Token};

/// How the words of a line fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// All of them.
    Whole,
    /// Those before this one; it and the others are not needed.
    Until(usize),
    /// This one is wrong; at the end of the line something is missing.
    Not(usize),
}

/// What the words of lines are held against; the rows are used again for each line.
pub(crate) struct Fit<'a> {
    pub(crate) grammar: &'a Grammar,
    pub(crate) knows: &'a dyn Knows,
    pub(crate) text: &'a [u8],
    pub(crate) tokens: Vec<Token>,
    /// The arguments of all lines.
    pub(crate) read: Vec<Read>,
    /// Whether it is noted what could have stood where nothing fitted: only where a line does not fit whole.
    notes: bool,
    /// The last word that nothing fitted, and what could have stood there.
    far: usize,
    pub(crate) expected: Vec<Term>,
}

/// How many letters a word may be away from what it was meant to be. One letter is near to everything, few are near to
/// much: “elves” is two letters from “wolves”. Two that changed places count as one.
pub(crate) fn nearness(word: &str) -> usize {
    match word.chars().count() {
        0 | 1 => 0,
        2..=5 => 1,
        _ => 2,
    }
}

impl<'a> Fit<'a> {
    pub(crate) fn new(grammar: &'a Grammar, knows: &'a dyn Knows, text: &'a [u8]) -> Self {
        let (tokens, read, expected) = (Vec::new(), Vec::with_capacity(text.len() / 8), Vec::new());
        Self { grammar, knows, text, tokens, read, notes: false, far: 0, expected }
    }

    pub(crate) fn bytes(&self, token: &Token) -> &'a [u8] {
        &self.text[token.span.start..token.span.end]
    }

    /// Holds the words against the forms of an order. What was read is added to the row of arguments.
    pub(crate) fn fit(&mut self, forms: &[Node]) -> Outcome {
        let before = self.read.len();
        self.notes = false;
        for form in forms {
            if self.node(form, 0) == Some(self.tokens.len()) {
                return Outcome::Whole;
            }
            self.read.truncate(before);
        }
        self.in_part(forms)
    }

    /// How far the words fit, once it is known that they do not fit whole.
    fn in_part(&mut self, forms: &[Node]) -> Outcome {
        let before = self.read.len();
        let mut best: Option<(usize, &Node)> = None;
        self.note(0);
        for form in forms {
            if let Some(at) =
                self.node(form, 0).filter(|at| best.is_none_or(|(most, _)| most < *at))
            {
                best = Some((at, form));
            }
            self.read.truncate(before);
        }
        match best {
            Some((at, form)) if self.is_extra(at) => {
                self.node(form, 0);
                Outcome::Until(at)
            }
            Some(_) | None => Outcome::Not(self.far),
        }
    }

    /// From now on it is noted what could have stood at this word or behind it.
    fn note(&mut self, at: usize) {
        (self.notes, self.far) = (true, at);
        self.expected.clear();
    }

    /// Whether the words from here on are merely not needed (O-14): nothing could have stood there, or only a word
    /// of the syntax to which the first of them is not near.
    fn is_extra(&self, at: usize) -> bool {
        if self.expected.is_empty() || self.far < at {
            return true;
        }
        let word = Folded::of(self.bytes(&self.tokens[at]), false);
        let far = |term: &Term| match (term, &word) {
            (Term::Word(known), Some(word)) => {
                let known = self.grammar.word(*known).to_lowercase();
                strsim::osa_distance(&known, word.text()) > nearness(word.text())
            }
            (Term::Word(_), None) => true,
            (Term::Kind(_), _) => false,
        };
        at > 0 && self.far == at && self.expected.iter().all(far)
    }

    /// What could stand behind the words, were there one more.
    pub(crate) fn beyond(&mut self, forms: &[Node]) -> &[Term] {
        let before = self.read.len();
        self.note(self.tokens.len());
        for form in forms {
            self.node(form, 0);
            self.read.truncate(before);
        }
        &self.expected
    }

    /// The arguments that the words are, by the form that they fit furthest.
    pub(crate) fn reads(&mut self, forms: &[Node]) -> Vec<Read> {
        let before = self.read.len();
        let read = |form| {
            self.node(form, 0);
            self.read.split_off(before)
        };
        forms.iter().map(read).max_by_key(Vec::len).unwrap_or_default()
    }

    fn node(&mut self, node: &Node, at: usize) -> Option<usize> {
        match node {
            Node::Word(word) => self.literal(*word, at),
            Node::Kind(kind) => self.argument(*kind, at),
            Node::All(all) => all.iter().try_fold(at, |at, node| self.node(node, at)),
            Node::One(all) => all.iter().find_map(|node| self.tried(node, at)),
            Node::Maybe(node) => Some(self.tried(node, at).unwrap_or(at)),
            Node::Many(node) => {
                let mut at = at;
                while let Some(next) = self.tried(node, at) {
                    at = next;
                }
                Some(at)
            }
        }
    }

    /// This, or as if nothing had been tried.
    fn tried(&mut self, node: &Node, at: usize) -> Option<usize> {
        let before = self.read.len();
        let next = self.node(node, at);
        if next.is_none() {
            self.read.truncate(before);
        }
        next
    }

    fn literal(&mut self, word: u16, at: usize) -> Option<usize> {
        let found = self.tokens.get(at).is_some_and(|token| {
            same(self.grammar.word(word), &self.text[token.span.start..token.span.end])
        });
        self.add(Term::Word(word), word.into(), at, usize::from(found))
    }

    fn argument(&mut self, kind: u16, at: usize) -> Option<usize> {
        let (value, wide) = match &self.grammar.kinds[usize::from(kind)].form {
            _ if at >= self.tokens.len() => (0, 0),
            Shape::Number { least, most } => {
                let number = number(self.bytes(&self.tokens[at]));
                let number = number.filter(|number| (least..=most).contains(&number));
                (number.unwrap_or(0), usize::from(number.is_some()))
            }
            Shape::Words(names) => {
                let word = names.get(self.bytes(&self.tokens[at]));
                (word.unwrap_or(0), usize::from(word.is_some()))
            }
            Shape::Things(names) => self.thing(kind, names, at).unwrap_or((0, 0)),
            Shape::Text(form) => {
                let token = &self.tokens[at];
                (token.is_quoted().into(), usize::from(self.is_text(form, token)))
            }
        };
        self.add(Term::Kind(kind), value, at, wide)
    }

    /// Notes an argument of so many words, or that none was there.
    fn add(&mut self, term: Term, value: u32, at: usize, wide: usize) -> Option<usize> {
        if wide == 0 {
            self.missed(term, at);
            return None;
        }
        let (start, end) = (self.tokens[at].span.start, self.tokens[at + wide - 1].span.end);
        let place = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
        self.read.push(Read { term, value, start: place(start), end: place(end) });
        Some(at + wide)
    }

    /// Notes that this could have stood here.
    fn missed(&mut self, term: Term, at: usize) {
        if !self.notes || at < self.far {
            return;
        }
        if at > self.far {
            self.note(at);
        }
        if !self.expected.contains(&term) {
            self.expected.push(term);
        }
    }

    /// The thing that is named here, and in how many words: a name of several may stand without quotes (O-16).
    fn thing(&self, kind: u16, names: &Names, at: usize) -> Option<(u32, usize)> {
        let token = &self.tokens[at];
        let first = names.find(self.bytes(token))?;
        let known = |id: &u32| self.knows.thing(&self.grammar.kinds[usize::from(kind)].name, *id);
        let alone = first.id.filter(known).map(|id| (id, 1));
        if !first.leads || token.is_quoted() {
            return alone;
        }
        let mut folded = Folded::of(self.bytes(token), true)?;
        let mut best = alone;
        let more = self.tokens[at + 1..].iter().take_while(|token| !token.is_quoted());
        for (token, wide) in more.zip(2..=names.most_words) {
            if !folded.add(self.bytes(token), true) {
                break;
            }
            let id = names.find_folded(&folded).and_then(|found| found.id).filter(known);
            best = id.map(|id| (id, wide)).or(best);
        }
        best
    }

    fn is_text(&self, form: &Text, token: &Token) -> bool {
        let any = form.least == 0 && form.without.is_empty() && form.holds.is_none();
        if any && form.over == Over::Cut {
            return true;
        }
        let text = decoded(self.bytes(token));
        let length = clean(&text, token.is_quoted()).count();
        length >= form.least
            && (form.over == Over::Cut || length <= form.most)
            && !text.contains(|letter| form.without.contains(letter))
            && form.holds.is_none_or(|holds| holds(&cleaned(self.bytes(token), token.is_quoted())))
    }

    /// Where something was read or not: the words from here to there.
    pub(crate) fn span(&self, from: usize, to: usize) -> Span {
        Span::of(self.tokens[from].outer().start, self.tokens[to].outer().end)
    }
}

/// The same word, in any case of letters.
fn same(word: &str, bytes: &[u8]) -> bool {
    if word.as_bytes().eq_ignore_ascii_case(bytes) {
        return true;
    }
    if bytes.is_ascii() {
        return false;
    }
    let fold = |bytes| Folded::of(bytes, false);
    matches!((fold(word.as_bytes()), fold(bytes)), (Some(one), Some(other)) if one.bytes() == other.bytes())
}

/// The number that these digits write; `$` before them says nothing (O-13).
pub(crate) fn number(bytes: &[u8]) -> Option<u32> {
    let digits = bytes.strip_prefix(b"$").unwrap_or(bytes);
    if digits.is_empty() {
        return None;
    }
    digits.iter().try_fold(0_u32, |number, byte| {
        let digit = byte.is_ascii_digit().then(|| u32::from(byte - b'0'))?;
        number.checked_mul(10)?.checked_add(digit)
    })
}

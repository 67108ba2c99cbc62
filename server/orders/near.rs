//! What a word that is wrong was perhaps meant to be (O-16): the single one that is nearest, one or two letters away.

use crate::fit::{Fit, nearness};
use crate::grammar::names::{Folded, Spelling, letters};
use crate::grammar::{Grammar, Shape, Start, Term};

/// What is near to a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Near<'a> {
    /// As the tables have it.
    pub(crate) shown: &'a str,
}

impl Near<'_> {
    /// As it is written in an order.
    pub(crate) fn written(&self) -> String {
        crate::write::argument(self.shown).into_owned()
    }
}

/// The nearest of what was looked at.
struct Nearest<'a> {
    word: Folded,
    /// Its letters, by number and a bit each; and whether all are of one byte.
    length: usize,
    letters: u32,
    ascii: bool,
    least: usize,
    best: Option<(u64, Near<'a>)>,
    /// Whether another is as near.
    tied: bool,
}

impl<'a> Nearest<'a> {
    fn to(word: Folded) -> Self {
        let most = nearness(word.text());
        let letters = letters(word.bytes());
        let (length, ascii) = (word.text().chars().count(), word.text().is_ascii());
        Self { word, length, letters, ascii, least: most + 1, best: None, tied: false }
    }

    /// Whether it may be near, by what is quickly seen: its length, and that each letter which is another one changes two
    /// bits of the letters at most, or four bytes.
    fn may_be(&self, spelling: &Spelling) -> bool {
        let ascii = self.ascii && spelling.folded.len() == spelling.length;
        let apart = (spelling.letters ^ self.letters).count_ones() as usize;
        spelling.length.abs_diff(self.length) <= self.least
            && apart <= self.least * if ascii { 2 } else { 8 }
    }

    /// Looks at a way to write what has this number.
    fn look(&mut self, spelling: &'a Spelling, id: u64) {
        if !self.may_be(spelling) {
            return;
        }
        self.measured(
            strsim::osa_distance(&spelling.folded, self.word.text()),
            &spelling.shown,
            id,
        );
    }

    fn measured(&mut self, distance: usize, shown: &'a str, id: u64) {
        if distance == 0 || distance > self.least {
            return;
        }
        let same = self.best.as_ref().is_some_and(|(known, _)| *known == id);
        if distance < self.least {
            (self.least, self.best, self.tied) = (distance, Some((id, Near { shown })), false);
        } else if !same && self.best.is_some() {
            self.tied = true;
        }
    }

    fn single(self) -> Option<Near<'a>> {
        self.best.filter(|_| !self.tied).map(|(_, near)| near)
    }
}

impl<'a> Fit<'a> {
    /// What of this could have been meant by a word.
    pub(crate) fn near(
        &self,
        terms: impl Iterator<Item = Term>,
        written: &[u8],
    ) -> Option<Near<'a>> {
        let mut plain = Nearest::to(Folded::of(written, false)?);
        let mut thing = Nearest::to(Folded::of(written, true)?);
        let grammar = self.grammar;
        for term in terms {
            match term {
                Term::Word(word) => {
                    let shown = grammar.word(word);
                    let distance = strsim::osa_distance(&shown.to_lowercase(), plain.word.text());
                    plain.measured(distance, shown, u64::from(word));
                }
                Term::Kind(kind) => self.of_kind(kind, &mut plain, &mut thing),
            }
        }
        nearer(plain, thing)
    }

    fn of_kind(&self, at: u16, plain: &mut Nearest<'a>, thing: &mut Nearest<'a>) {
        let kind = &self.grammar.kinds[usize::from(at)];
        match &kind.form {
            Shape::Words(names) => {
                names.spellings().iter().for_each(|one| plain.look(one, u64::from(one.id)));
            }
            Shape::Things(names) => {
                let known = |one: &&Spelling| self.knows.thing(&kind.name, one.id);
                let id = |one: &Spelling| u64::from(at) << 32 | u64::from(one.id);
                // The world is asked only about those that are near.
                for one in names.spellings() {
                    if thing.may_be(one) && known(&one) {
                        thing.look(one, id(one));
                    }
                }
            }
            Shape::Number { .. } | Shape::Text(_) => {}
        }
    }
}

fn nearer<'a>(plain: Nearest<'a>, thing: Nearest<'a>) -> Option<Near<'a>> {
    match (plain.best.is_some(), thing.best.is_some()) {
        (true, true) if plain.least == thing.least => None,
        (true, true) if thing.least < plain.least => thing.single(),
        (false, _) => thing.single(),
        (true, _) => plain.single(),
    }
}

impl Grammar {
    /// What of all that a line can begin with could have been meant by a word.
    pub(crate) fn near_start(
        &self,
        written: &[u8],
        fits: impl Fn(&str) -> bool,
    ) -> Option<Near<'_>> {
        let mut nearest = Nearest::to(Folded::of(written, false)?);
        let all = self.starts.spellings().iter().filter(|one| fits(&one.shown));
        for one in all {
            // Other words for one order are one.
            let start = self.start_of.get(one.id as usize).copied();
            nearest.look(one, start.map_or(0, Start::number));
        }
        nearest.single()
    }
}

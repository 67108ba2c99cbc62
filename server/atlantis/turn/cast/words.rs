//! The words that follow a spell (O-30: its arguments are read when it is cast).

use crate::orders::Target;
use crate::world::{Direction, FactionId, UnitId};

/// The words, taken one after the other.
pub(super) struct Words<'w> {
    left: &'w [String],
}

impl<'w> Words<'w> {
    pub(super) fn of(words: &'w [String]) -> Self {
        Self { left: words }
    }

    pub(super) fn is_done(&self) -> bool {
        self.left.is_empty()
    }

    fn next(&mut self) -> Option<&'w str> {
        let (first, rest) = self.left.split_first()?;
        self.left = rest;
        Some(first)
    }

    /// Takes this word, if it is the next.
    pub(super) fn takes(&mut self, word: &str) -> bool {
        let is = self.left.first().is_some_and(|next| next.eq_ignore_ascii_case(word));
        if is {
            self.next();
        }
        is
    }

    pub(super) fn number<T: std::str::FromStr>(&mut self) -> Option<T> {
        let word = self.next()?;
        // No sign before it (O-13).
        if word.bytes().all(|byte| byte.is_ascii_digit()) { word.parse().ok() } else { None }
    }

    /// `REGION x y`.
    pub(super) fn region(&mut self) -> Option<(u16, u16)> {
        if self.takes("REGION") { Some((self.number()?, self.number()?)) } else { None }
    }

    pub(super) fn direction(&mut self) -> Option<Direction> {
        let word = self.next()?;
        let long = |way: &Direction| way.name().eq_ignore_ascii_case(word);
        Direction::named(word).or_else(|| crate::world::DIRECTIONS.into_iter().find(long))
    }

    /// A unit (O-17).
    pub(super) fn unit(&mut self) -> Option<Target> {
        if self.takes("NEW") {
            return Some(Target::New(None, self.number()?));
        }
        if self.takes("FACTION") {
            let faction = FactionId(self.number()?);
            return if self.takes("NEW") {
                Some(Target::New(Some(faction), self.number()?))
            } else {
                None
            };
        }
        self.number().map(|number| Target::Unit(UnitId(number)))
    }

    /// `UNITS unit…`, at least one, to the end.
    pub(super) fn units(&mut self) -> Option<Vec<Target>> {
        if !self.takes("UNITS") {
            return None;
        }
        let mut all = vec![self.unit()?];
        while !self.is_done() {
            all.push(self.unit()?);
        }
        Some(all)
    }

    /// All words that are left, as one.
    pub(super) fn rest(&mut self) -> String {
        std::mem::take(&mut self.left).concat()
    }
}

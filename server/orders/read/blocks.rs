//! Orders within others (O-21, O-22).

use game::text;

use super::{Here, Reader};
use crate::code::STRAY_END;
use crate::grammar::GROUPS;
use crate::problem::Problem;
use crate::reading::{Block, Class, NONE};
use crate::tables::Makes;
use crate::token::Span;

impl Reader<'_> {
    /// Whether what stands here has no effect, whatever it is.
    pub(super) fn is_struck(&self) -> bool {
        let block = self.open.last().and_then(|block| self.blocks.get(*block as usize));
        let unit = self.units.get(self.unit as usize);
        block.map_or_else(|| unit.is_some_and(|unit| unit.struck), |block| block.struck)
    }

    /// The first line of a block. One that is wrong leaves out all in it: what was meant for a new unit or a later
    /// month must not become an order of this one.
    pub(super) fn opens(&mut self, kind: u16, word: Span, here: Here) -> Class {
        let row = &self.grammar().blocks[usize::from(kind)];
        // None stands in itself, so what is open is never deeper than there are kinds of blocks.
        let nested =
            self.open.iter().any(|block| self.blocks[*block as usize].kind == usize::from(kind));
        if self.is_struck() {
            if !nested {
                self.open_block(kind, true, None, here);
            }
            return Class::Struck;
        }
        if nested {
            return self.error(Problem::saying(
                row.nested,
                here.line,
                word,
                text!(row.nested.say, word = &*row.row.word),
            ));
        }
        let grammar = self.grammar();
        let read = self.fitted(&row.row.forms, &row.row.word, word, here);
        let fits = read.is_some();
        let number = read.and_then(|read| Self::number(read, grammar));
        let again = self.is_again(row.makes, number);
        self.open_block(kind, !fits || again.is_some(), number, here);
        if let Some(code) = again {
            let number = number.unwrap_or_default().to_string();
            let said = text!(code.say, word = &*row.row.word, number = number);
            return self.error(Problem::saying(code, here.line, self.line_of(word), said));
        }
        if fits { Class::Opens } else { Class::Error }
    }

    /// What is said where a second new unit has this number at the same place and in the same turn (O-17).
    fn is_again(&mut self, makes: Makes, number: Option<u32>) -> Option<crate::Code> {
        let (Makes::Unit { again }, Some(number)) = (makes, number) else { return None };
        let unit = self.units.get(self.unit as usize).map_or(0, |unit| unit.number);
        let later = self.open.iter().copied().find(|block| self.blocks[*block as usize].later);
        let new = self.formed.insert((self.fit.knows.place(unit), number, later.unwrap_or(NONE)));
        (!new).then_some(again)
    }

    fn open_block(&mut self, kind: u16, struck: bool, number: Option<u32>, here: Here) {
        let inside = self.open.last().map(|block| *block as usize);
        let unit = self.row().unit;
        let at = self.blocks.len();
        let later = self.grammar().blocks[usize::from(kind)].makes == Makes::Later;
        let makes = if later {
            unit
        } else {
            let former = self.units.get(unit as usize).map_or(0, |unit| unit.number);
            self.add(former, Some((number.unwrap_or_default(), at)), struck, here.line)
        };
        self.blocks.push(Block {
            kind: kind.into(),
            later,
            unit: unit as usize,
            inside,
            first: here.line,
            last: here.line,
            closed: false,
            struck,
            makes,
            held: [NONE; GROUPS],
        });
        self.open.push(u32::try_from(at).unwrap_or(NONE));
        self.placed();
    }

    /// The last line of a block. One of another kind closes what is open too: whoever wrote it meant an end.
    pub(super) fn closes(&mut self, kind: u16, word: Span, here: Here) -> Class {
        let Some(top) = self.open.len().checked_sub(1) else {
            if self.is_struck() {
                return Class::Struck;
            }
            let row = &self.grammar().blocks[usize::from(kind)];
            let said = text!(STRAY_END.say, word = &*row.end);
            return self.error(Problem::saying(STRAY_END, here.line, word, said));
        };
        let is_own = |block: &u32| self.blocks[*block as usize].kind == usize::from(kind);
        let own = self.open.iter().rposition(is_own);
        let struck = self.is_struck();
        while self.open.len() > own.unwrap_or(top) + 1 {
            self.close(here.line - 1, false);
        }
        let closed = self.open.last().copied().unwrap_or(NONE);
        self.close(here.line, own.is_some());
        // It stands in the block that it ends, and belongs to the unit that goes on.
        self.placed();
        self.row().block = closed;
        if struck {
            return Class::Struck;
        }
        self.not_needed(word, here);
        Class::Closes
    }

    /// Closes the innermost block; by its own end, or with a word that this is missing.
    fn close(&mut self, last: usize, own: bool) {
        let Some(block) = self.open.pop().and_then(|at| self.blocks.get_mut(at as usize)) else {
            return;
        };
        (block.last, block.closed) = (last, own);
        if own || block.struck {
            return;
        }
        let (first, row) = (block.first, &self.fit.grammar.blocks[block.kind]);
        let line = &self.rows[first - 1];
        let span = Span::of(line.start as usize, line.end as usize);
        let said = text!(row.open.say, word = &*row.row.word, end = &*row.end);
        self.problems.push(Problem::saying(row.open, first, span, said));
    }

    /// Closes all blocks: nothing of them goes on below this line.
    pub(super) fn close_all(&mut self, last: usize) {
        while !self.open.is_empty() {
            self.close(last, false);
        }
    }
}

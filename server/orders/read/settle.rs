//! Orders of which a unit can have one: the last takes the place of those before it (O-25, O-26).

use game::text;

use super::{Here, Reader};
use crate::grammar::Order;
use crate::problem::Problem;
use crate::reading::{Held, NONE};
use crate::token::Span;

impl Reader<'_> {
    /// Counts an order, and notes whose place it takes.
    pub(super) fn settle(&mut self, order: &Order, here: Here, word: Span) {
        let later = self.later();
        if let (None, Some(unit)) = (later, self.unit_here()) {
            self.units[unit].orders += 1;
        }
        let Some(group) = order.group.map(usize::from) else { return };
        let line = u32::try_from(here.line - 1).unwrap_or(NONE);
        let Some(held) = self.held(later) else { return };
        let former = std::mem::replace(&mut held[group], line);
        let Some(row) = self.rows.get(former as usize) else { return };
        let other = &self.fit.grammar.orders[usize::from(row.order)];
        if order.joins.is_some() && order.joins == other.joins {
            self.row().joined = former;
            return;
        }
        let code = self.fit.grammar.groups[group].1;
        let (new, old) = (&*order.row.word, &*other.row.word);
        let said = text!(code.say, new = new, old = old, line = former + 1);
        self.problems.push(Problem::saying(code, here.line, self.line_of(word), said));
        self.replace(former);
    }

    /// Notes that the line and all that it goes together with are replaced.
    fn replace(&mut self, mut line: u32) {
        while let Some(row) = self.rows.get_mut(line as usize) {
            row.replaced = true;
            line = row.joined;
        }
    }

    fn unit_here(&mut self) -> Option<usize> {
        let unit = self.row().unit;
        (unit != NONE).then_some(unit as usize)
    }

    /// The block for a later turn in which the line stands, if it is for the unit that has the block.
    fn later(&mut self) -> Option<usize> {
        let at = self.row().block as usize;
        self.blocks.get(at).filter(|block| block.later).map(|_| at)
    }

    fn held(&mut self, later: Option<usize>) -> Option<&mut Held> {
        match later {
            Some(block) => self.blocks.get_mut(block).map(|block| &mut block.held),
            None => {
                let unit = self.unit_here()?;
                self.units.get_mut(unit).map(|unit| &mut unit.held)
            }
        }
    }
}

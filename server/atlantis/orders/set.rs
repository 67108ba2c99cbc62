//! A faction's set for a turn: what its units are to do (0.2), what stays in the template, what is for later months.

use orders::{Class, Door, Knows, Level, Line, Problem, Reading};
use rustc_hash::FxHashMap;

use super::order::{Given, Order};
use super::table::{Row, Vocabulary};
use crate::world::{FactionId, Later, RegionId, UnitId};

/// The units of the sender, and where they stand.
#[derive(Debug, Default)]
pub struct Whose(pub FxHashMap<UnitId, RegionId>);

impl Knows for Whose {
    fn unit(&self, number: u32) -> bool {
        self.0.contains_key(&UnitId(number))
    }

    fn place(&self, number: u32) -> u64 {
        self.0.get(&UnitId(number)).map_or(u64::MAX, |region| region.0.into())
    }
}

/// What a unit is to do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UnitSet {
    /// Its orders of this month in the order written, those that others replaced left out.
    pub orders: Vec<Given>,
    /// Lines that stand in its next template.
    pub standing: Vec<String>,
    /// Blocks for later months.
    pub later: Vec<Later>,
}

/// A unit to be formed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Formed {
    /// By this unit.
    pub by: UnitId,
    /// Under this number.
    pub alias: u32,
    /// The line, from 1.
    pub line: u32,
    /// What it is to do.
    pub set: UnitSet,
}

/// What a faction ordered.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Set {
    /// Lines above the first unit that stay (O-19).
    pub head: Vec<String>,
    /// Units in the order of the text.
    pub units: Vec<(UnitId, UnitSet)>,
    /// Units to be formed, in the order of the text.
    pub formed: Vec<Formed>,
    /// What is wrong with the text itself: for which unit, and the first word of the line.
    pub problems: Vec<(UnitId, String, Problem)>,
    /// Codes that are not to be told, or to be told again (O-58): the code, the unit, whether it is quiet.
    pub marks: Vec<(String, Option<u32>, bool)>,
    /// Whether its sender may still change it (O-9).
    pub temporary: bool,
}

impl Set {
    /// Reads a set of this faction. Of several envelopes the last one of the faction counts (O-5); a text without one
    /// is the set as it stands (O-3).
    ///
    /// # Errors
    /// Where the text is too large; then nothing of it is read (O-1).
    pub fn read(
        words: &Vocabulary,
        faction: FactionId,
        whose: &Whose,
        text: &[u8],
    ) -> Result<Self, Box<Problem>> {
        let reading = words.grammar().read(text, Door::Known, whose)?;
        let mine = |envelope: &orders::Envelope| {
            envelope.head.is_none() || envelope.sender == Some(faction.0)
        };
        let Some(envelope) = reading.envelopes().iter().rposition(mine) else {
            return Ok(Self::default());
        };
        Ok(Self::of(words, &reading, envelope))
    }

    /// The set that lies in an envelope of what was read, by its place.
    #[must_use]
    pub fn of(words: &Vocabulary, reading: &Reading<'_>, envelope: usize) -> Self {
        let units = vec![UnitSet::default(); reading.units().len()];
        let mut maker = Maker { words, reading, units, set: Self::default() };
        let Some(lies) = reading.envelopes().get(envelope) else { return maker.set };
        for number in lies.first..=lies.last {
            if let Some(line) = reading.line(number) {
                maker.line(&line);
            }
        }
        maker.done(lies.first..=lies.last)
    }
}

/// What a set is made by.
struct Maker<'a> {
    words: &'a Vocabulary,
    reading: &'a Reading<'a>,
    /// For each unit of the reading what it is to do.
    units: Vec<UnitSet>,
    set: Set,
}

impl Maker<'_> {
    fn line(&mut self, line: &Line<'_>) {
        match (line.class(), line.unit()) {
            (Class::Mark, _) => self.mark(line),
            (Class::Kept, None) => {
                self.set.head.extend(line.comment().map(|text| format!("@{text}")))
            }
            (Class::Opens, Some(_)) => self.opens(line),
            (Class::Order, Some(unit)) if !line.is_later() => self.order(line, unit),
            (Class::Kept, Some(unit)) if !line.is_later() => {
                self.units[unit].standing.extend(line.comment().map(|text| format!("@{text}")));
            }
            _ => {}
        }
    }

    fn mark(&mut self, line: &Line<'_>) {
        let text = line.text();
        let mut words = text.split_whitespace();
        match words.next().map(str::to_ascii_uppercase).as_deref() {
            Some("#TEMPORARY") => self.set.temporary = true,
            Some(word @ ("#QUIET" | "#LOUD")) => {
                if let Some(code) = words.next() {
                    let unit = words.next().and_then(|unit| unit.parse().ok());
                    self.set.marks.push((code.to_ascii_lowercase(), unit, word == "#QUIET"));
                }
            }
            Some(_) | None => {}
        }
    }

    fn order(&mut self, line: &Line<'_>, unit: usize) {
        if line.repeats() {
            self.units[unit].standing.push(trimmed(line));
        }
        let row = line.order().and_then(|order| self.words.row(order));
        let (Some(row), false) = (row, line.is_replaced()) else { return };
        if let Some(order) = Order::of(row.word, line) {
            let line = u32::try_from(line.number()).unwrap_or(u32::MAX);
            let phase = self.words.phase_of(row, &order);
            self.units[unit].orders.push(Given { line, row, phase, order });
        }
    }

    /// A block for a later month is kept as its lines; nothing else is done for one here.
    fn opens(&mut self, line: &Line<'_>) {
        let Some(at) = line.block() else { return };
        let block = &self.reading.blocks()[at];
        let nested = block.inside.is_some_and(|outer| self.reading.blocks()[outer].later);
        if !block.later || block.struck || nested || block.first != line.number() {
            return;
        }
        let last = if block.closed { block.last - 1 } else { block.last };
        let inner = (block.first + 1..=last).filter_map(|number| self.reading.line(number));
        let lines = inner.filter(Line::stays).map(|line| match line.comment() {
            Some(text) => format!("@{text}"),
            None => trimmed(&line),
        });
        let later = Later { repeats: line.repeats(), lines: lines.collect() };
        self.units[block.unit].later.push(later);
    }

    fn done(mut self, lies: std::ops::RangeInclusive<usize>) -> Set {
        for (of, set) in self.reading.units().iter().zip(self.units.drain(..)) {
            if of.struck || !lies.contains(&of.line) {
                continue;
            }
            let by = UnitId(of.number);
            match of.formed {
                None => self.set.units.push((by, set)),
                Some((alias, block)) => {
                    // One that is formed in a later month waits in its block.
                    let later = self.reading.blocks()[block].inside;
                    if !later.is_some_and(|outer| self.reading.blocks()[outer].later) {
                        let line = u32::try_from(of.line).unwrap_or(u32::MAX);
                        self.set.formed.push(Formed { by, alias, line, set });
                    }
                }
            }
        }
        for problem in self.reading.problems() {
            if lies.contains(&problem.line) && problem.code.level != Level::Notice {
                let line = self.reading.line(problem.line);
                let unit = line.and_then(|line| line.unit());
                let unit = unit.map_or(0, |unit| self.reading.units()[unit].number);
                let word = line.map(|line| word_of(&line)).unwrap_or_default();
                self.set.problems.push((UnitId(unit), word, problem.clone()));
            }
        }
        self.set
    }
}

/// A line without the blanks around it; an `@` stands right before its order.
fn trimmed(line: &Line<'_>) -> String {
    let text = line.text();
    let text = text.trim();
    match text.strip_prefix('@') {
        Some(order) => format!("@{}", order.trim_start()),
        None => text.to_owned(),
    }
}

/// The first word of a line in capitals, as far as it is letters and digits.
fn word_of(line: &Line<'_>) -> String {
    let text = trimmed(line);
    let word = text.trim_start_matches('@').split_whitespace().next().unwrap_or_default();
    let letters = word.chars().filter(char::is_ascii_alphanumeric);
    letters.take(20).collect::<String>().to_ascii_uppercase()
}

impl Vocabulary {
    /// Where an order runs (T): GUARD 0 is set at once, and a spell of travel is cast at the month's end.
    #[must_use]
    pub fn phase_of(&self, row: &Row, order: &Order) -> &'static str {
        match order {
            Order::Guard(false) => "1.3",
            Order::Cast(skill, _) if self.travels.contains(skill) => "11.1",
            _ => row.phase,
        }
    }
}

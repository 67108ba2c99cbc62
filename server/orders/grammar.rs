//! The tables of a game, made ready for reading.

use crate::code::Code;
use crate::tables::{BlockRow, Form, KindRow, Limits, Makes, OrderRow, Over, Tables, TextForm};

pub(crate) mod names;
pub(crate) mod syntax;

use names::Names;
use syntax::{Node, Terms};

/// The groups that tables can have: what a unit has of each is kept in a row.
pub(crate) const GROUPS: usize = 8;

/// What is wrong with tables, for whoever writes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The row, by its word or name.
    pub row: String,
    /// What is wrong, in English.
    pub sentence: String,
}

/// The tables of a game, made ready for reading. One serves all sets of all players.
#[derive(Clone, Debug)]
pub struct Grammar {
    /// What a line can begin with.
    pub(crate) starts: Names,
    pub(crate) start_of: Vec<Start>,
    pub(crate) words: Vec<Box<str>>,
    pub(crate) kinds: Vec<Kind>,
    pub(crate) orders: Vec<Order>,
    pub(crate) blocks: Vec<Block>,
    pub(crate) marks: Vec<Row>,
    pub(crate) head: Row,
    pub(crate) end: Box<str>,
    pub(crate) unit: Row,
    pub(crate) groups: Vec<(Box<str>, Code)>,
    pub(crate) repeats: bool,
    pub(crate) limits: Limits,
}

/// What the first word of a line begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Start {
    Head,
    End,
    Mark(u16),
    Unit,
    Order(u16),
    Opens(u16),
    Closes(u16),
}

impl Start {
    /// A number that no other has.
    pub(crate) fn number(self) -> u64 {
        let of = |kind: u64, at: u16| kind << 16 | u64::from(at);
        match self {
            Self::Head => of(0, 0),
            Self::End => of(0, 1),
            Self::Unit => of(0, 2),
            Self::Mark(at) => of(1, at),
            Self::Order(at) => of(2, at),
            Self::Opens(at) => of(3, at),
            Self::Closes(at) => of(4, at),
        }
    }
}

/// A word with what follows it.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub(crate) word: Box<str>,
    pub(crate) forms: Vec<Node>,
}

/// What stands where an argument may: a word of the syntax, or an argument of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Term {
    Word(u16),
    Kind(u16),
}

#[derive(Clone, Debug)]
pub(crate) struct Order {
    pub(crate) row: Row,
    pub(crate) group: Option<u8>,
    /// What it goes together with; equal words, equal numbers.
    pub(crate) joins: Option<u16>,
}

#[derive(Clone, Debug)]
pub(crate) struct Block {
    pub(crate) row: Row,
    pub(crate) end: Box<str>,
    pub(crate) makes: Makes,
    pub(crate) open: Code,
    pub(crate) nested: Code,
}

#[derive(Clone, Debug)]
pub(crate) struct Kind {
    pub(crate) name: Box<str>,
    pub(crate) say: &'static str,
    pub(crate) wrong: Option<Code>,
    pub(crate) form: Shape,
}

/// What an argument looks like.
#[derive(Clone, Debug)]
pub(crate) enum Shape {
    Number {
        least: u32,
        most: u32,
    },
    /// Their ids are numbers of words.
    Words(Names),
    /// Their ids are the game's.
    Things(Names),
    Text(Text),
}

/// What a player's own text may be.
#[derive(Clone, Debug)]
pub(crate) struct Text {
    pub(crate) least: usize,
    pub(crate) most: usize,
    pub(crate) over: Over,
    pub(crate) without: Box<str>,
    pub(crate) holds: Option<fn(&str) -> bool>,
}

impl Grammar {
    /// Makes the tables ready.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    pub fn new(tables: &Tables<'_>) -> Result<Self, Vec<Fault>> {
        let mut build = Build::default();
        build.kinds(tables.kinds);
        let envelope = &tables.envelope;
        let head = build.row(envelope.head, envelope.syntax);
        let unit = build.row(tables.unit.word, tables.unit.syntax);
        build.start(envelope.head, Start::Head);
        build.start(envelope.end, Start::End);
        build.start(tables.unit.word, Start::Unit);
        for word in [envelope.head, envelope.end]
            .into_iter()
            .chain(tables.marks.iter().map(|mark| mark.word))
        {
            build.held(word, word.starts_with('#'), "It must begin with #.");
        }
        let marks = tables.marks.iter().zip(0..);
        let marks = marks
            .map(|(mark, at)| build.starting(mark.word, mark.syntax, Start::Mark(at)))
            .collect();
        let groups =
            tables.groups.iter().map(|group| (group.name.into(), group.code)).collect::<Vec<_>>();
        build.held("groups", groups.len() <= GROUPS, "There are more than 8.");
        let blocks = tables.blocks.iter().zip(0..).map(|(row, at)| build.block(row, at)).collect();
        let orders = tables.orders.iter().zip(0..);
        let orders = orders.map(|(row, at)| build.order(row, at, &groups)).collect();
        let Build { starts, start_of, words, kinds, faults, .. } = build;
        if !faults.is_empty() {
            return Err(faults);
        }
        let (end, repeats, limits) = (envelope.end.into(), tables.repeats, tables.limits);
        Ok(Self {
            starts,
            start_of,
            words,
            kinds,
            orders,
            blocks,
            marks,
            head,
            end,
            unit,
            groups,
            repeats,
            limits,
        })
    }

    /// The number of the order with this word or another for it: its place in the tables.
    #[must_use]
    pub fn order(&self, word: &str) -> Option<usize> {
        match self.start(word.as_bytes())? {
            Start::Order(order) => Some(order.into()),
            Start::Head
            | Start::End
            | Start::Mark(_)
            | Start::Unit
            | Start::Opens(_)
            | Start::Closes(_) => None,
        }
    }

    /// The number of this kind: its place in the tables, those of several arguments left out.
    #[must_use]
    pub fn kind(&self, name: &str) -> Option<usize> {
        self.kinds.iter().position(|kind| &*kind.name == name)
    }

    /// The name that a thing of this kind is shown by: its first.
    #[must_use]
    pub fn name(&self, kind: &str, thing: u32) -> Option<&str> {
        match &self.kinds[self.kind(kind)?].form {
            Shape::Things(names) => names.shown(thing),
            Shape::Number { .. } | Shape::Words(_) | Shape::Text(_) => None,
        }
    }

    pub(crate) fn start(&self, word: &[u8]) -> Option<Start> {
        self.starts.get(word).and_then(|id| self.start_of.get(id as usize)).copied()
    }

    pub(crate) fn word(&self, word: u16) -> &str {
        self.words.get(usize::from(word)).map_or("", |word| word)
    }
}

/// What is being made of the tables.
struct Build<'a> {
    starts: Names,
    start_of: Vec<Start>,
    words: Vec<Box<str>>,
    joins: Vec<&'a str>,
    kinds: Vec<Kind>,
    /// Kinds that are several arguments.
    syntaxes: Vec<(Box<str>, Node)>,
    faults: Vec<Fault>,
}

impl Default for Build<'_> {
    fn default() -> Self {
        let (words, joins, kinds, syntaxes) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Self {
            starts: Names::new(false),
            start_of: Vec::new(),
            words,
            joins,
            kinds,
            syntaxes,
            faults: Vec::new(),
        }
    }
}

impl<'a> Build<'a> {
    fn fault(&mut self, row: &str, sentence: impl Into<String>) {
        self.faults.push(Fault { row: row.into(), sentence: sentence.into() });
    }

    fn held(&mut self, row: &str, holds: bool, sentence: &str) {
        if !holds {
            self.fault(row, sentence);
        }
    }

    /// Takes what may be wrong, and goes on without it.
    fn taken<T: Default>(&mut self, row: &str, made: Result<T, String>) -> T {
        made.unwrap_or_else(|sentence| {
            self.fault(row, sentence);
            T::default()
        })
    }

    /// A word that a line can begin with.
    fn start(&mut self, word: &str, start: Start) {
        let id = u32::try_from(self.start_of.len()).unwrap_or(u32::MAX);
        self.start_of.push(start);
        let blank = word.contains(char::is_whitespace) || word.starts_with(['@', ';', '"']);
        self.held(word, !blank, "No line can begin with it.");
        let added = self.starts.add(word, id);
        self.taken(word, added);
    }

    fn row(&mut self, word: &str, syntax: &str) -> Row {
        let forms = syntax::forms(syntax, self);
        Row { word: word.into(), forms: self.taken(word, forms) }
    }

    fn starting(&mut self, word: &str, syntax: &str, start: Start) -> Row {
        self.start(word, start);
        self.row(word, syntax)
    }

    fn block(&mut self, row: &BlockRow<'_>, at: u16) -> Block {
        self.start(row.end, Start::Closes(at));
        let (end, makes, open, nested) = (row.end.into(), row.makes, row.open, row.nested);
        Block {
            row: self.starting(row.word, row.syntax, Start::Opens(at)),
            end,
            makes,
            open,
            nested,
        }
    }

    fn order(&mut self, row: &OrderRow<'a>, at: u16, groups: &[(Box<str>, Code)]) -> Order {
        let made = self.starting(row.word, row.syntax, Start::Order(at));
        row.also.iter().for_each(|word| self.start(word, Start::Order(at)));
        let place = |name: &str| groups.iter().position(|(known, _)| &**known == name);
        let group = row.group.and_then(place).and_then(|group| u8::try_from(group).ok());
        self.held(row.word, group.is_some() == row.group.is_some(), "There is no such group.");
        Order { row: made, group, joins: row.joins.map(|word| self.join(word)) }
    }

    fn join(&mut self, word: &'a str) -> u16 {
        let at = self.joins.iter().position(|known| *known == word).unwrap_or_else(|| {
            self.joins.push(word);
            self.joins.len() - 1
        });
        u16::try_from(at).unwrap_or(u16::MAX)
    }

    fn kinds(&mut self, rows: &[KindRow<'_>]) {
        for row in rows {
            let twice = self.kinds.iter().any(|kind| &*kind.name == row.name)
                || self.syntaxes.iter().any(|(name, _)| &**name == row.name);
            self.held(row.name, !twice, "There are two of this name.");
            self.held(
                row.name,
                syntax::is_kind(row.name),
                "It must be small letters, digits and _.",
            );
            if let Form::Syntax(syntax) = row.form {
                // Of kinds above alone, so none can stand in itself.
                match syntax::node(syntax, self) {
                    Ok(node) => self.syntaxes.push((row.name.into(), node)),
                    Err(sentence) => self.fault(row.name, sentence),
                }
            } else {
                self.kind_of(row);
            }
        }
    }

    fn kind_of(&mut self, row: &KindRow<'_>) {
        let form = match row.form {
            Form::Number { least, most } => Shape::Number { least, most },
            Form::Words(rows) => Shape::Words(self.words_of(row.name, rows)),
            Form::Things(rows) => {
                let mut names = Names::new(true);
                for (name, id) in
                    rows.iter().flat_map(|row| row.names.iter().map(|name| (name, row.id)))
                {
                    let added = names.add(name, id);
                    self.taken(row.name, added);
                }
                Shape::Things(names)
            }
            Form::Text(TextForm { least, most, over, without, holds }) => {
                Shape::Text(Text { least, most, over, without: without.into(), holds })
            }
            Form::Syntax(_) => return,
        };
        self.kinds.push(Kind { name: row.name.into(), say: row.say, wrong: row.wrong, form });
    }

    fn words_of(&mut self, row: &str, rows: &[&[&str]]) -> Names {
        let mut names = Names::new(false);
        for all in rows {
            let id = u32::from(self.word(all.first().copied().unwrap_or_default()));
            for name in *all {
                let added = names.add(name, id);
                self.taken(row, added);
            }
        }
        names
    }
}

impl Terms for Build<'_> {
    fn word(&mut self, word: &str) -> u16 {
        let known = self.words.iter().position(|known| known.eq_ignore_ascii_case(word));
        let at = known.unwrap_or_else(|| {
            self.words.push(word.into());
            self.words.len() - 1
        });
        u16::try_from(at).unwrap_or(u16::MAX)
    }

    fn kind(&mut self, name: &str) -> Result<Node, String> {
        if let Some((_, node)) = self.syntaxes.iter().find(|(known, _)| &**known == name) {
            return Ok(node.clone());
        }
        let kind = self.kinds.iter().position(|kind| &*kind.name == name);
        let kind = kind.and_then(|at| u16::try_from(at).ok());
        kind.map(Node::Kind).ok_or_else(|| format!("There is no kind “{name}”."))
    }
}

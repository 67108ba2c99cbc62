//! The table of orders (O-30), made ready for a variant's content.

use orders::tables::{
    BlockRow, EnvelopeRow, GroupRow, KindRow, Limits, Makes, MarkRow, OrderRow, Tables, UnitRow,
};
use orders::{Code, Grammar, code};

use super::kinds::Names;
use crate::content::{Content, Skill};

/// A row of the table: an order and the sub-phase in which it runs (T).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its word.
    pub word: &'static str,
    /// What follows it.
    pub syntax: &'static str,
    /// Where it runs: see [`Vocabulary::phase_of`].
    pub(super) phase: &'static str,
    /// The group of which a unit has one a month (O-25, O-26), and what it goes together with.
    group: Option<(&'static str, Option<&'static str>)>,
}

const fn row(word: &'static str, phase: &'static str, syntax: &'static str) -> Row {
    Row { word, syntax, phase, group: None }
}

impl Row {
    const fn of(self, group: &'static str) -> Self {
        Self { group: Some((group, None)), ..self }
    }

    const fn month(self, joins: &'static str) -> Self {
        Self { group: Some(("month", Some(joins))), ..self }
    }

    /// Whether it takes the whole month.
    #[must_use]
    pub fn is_month(&self) -> bool {
        matches!(self.group, Some(("month", _)))
    }
}

/// All orders but FORM and TURN, which have others in them.
pub const TABLE: &[Row] = &[
    row("ADDRESS", "1.3", "address"),
    row("ADVANCE", "9.2", "step {step}").month("path"),
    row("ARMOR", "1.3", "[item {item}]"),
    row("ASSASSINATE", "3.1", "unit").of("deed"),
    row("ATTACK", "2.1", "unit {unit}"),
    row("AUTOTAX", "1.3", "flag"),
    row("AVOID", "1.3", "flag"),
    row("BEHIND", "1.3", "flag"),
    row("BUILD", "10.1", " · object_type · HELP unit").of("month"),
    row("BUY", "7.3", "qty item · ALL item"),
    row("CAST", "6.2", "spell {text}").of("cast"),
    row("CLAIM", "1.3", "amount"),
    row("COMBAT", "1.3", "[spell]"),
    row("CONSUME", "1.3", "[UNIT | FACTION]"),
    row("DECLARE", "1.3", "faction [attitude] · DEFAULT attitude"),
    row("DESCRIBE", "1.3", "(UNIT | SHIP | BUILDING | OBJECT | STRUCTURE) [description]"),
    row("DESTROY", "4.1", ""),
    row("ENTER", "1.6", "object"),
    row("ENTERTAIN", "10.3", "").of("month"),
    row("EVICT", "1.8", "unit {unit}"),
    row("EXCHANGE", "4.3", "unit qty item qty item"),
    row("FACTION", "1.3", "{(WAR | TRADE | MAGIC) points}"),
    row("FIND", "1.4", "faction · ALL"),
    row("FORGET", "7.5", "skill"),
    row(
        "GIVE",
        "4.2",
        "unit0 qty item · unit0 ALL item [EXCEPT qty] · unit0 ALL class · unit UNIT",
    ),
    row("GIVEUNIT", "4.2", "unit"),
    row("GUARD", "7.1", "flag").of("guard"),
    row("HOLD", "1.3", "flag"),
    row("LEAVE", "1.5", ""),
    row("MOVE", "9.2", "step {step}").month("path"),
    row(
        "NAME",
        "1.3",
        "(UNIT | FACTION | OBJECT | CITY | SHIP | BUILDING | STRUCTURE | VILLAGE | TOWN) name",
    ),
    row("NOAID", "1.3", "flag"),
    row("NOCROSS", "1.3", "flag"),
    row(
        "OPTION",
        "1.3",
        "TIMES | NOTIMES | TEMPLATE (OFF | SHORT | LONG | MAP) | LANGUAGE (EN | DE | EL)",
    ),
    row("PASSWORD", "1.3", "[password]"),
    row("PILLAGE", "5.1", "").of("tax"),
    row("PRODUCE", "10.2", "item").of("month"),
    row("PROMOTE", "1.7", "unit"),
    row("QUIT", "7.4", "[text]"),
    row("RESTART", "7.4", "[text]"),
    row("REVEAL", "1.3", "[UNIT | FACTION]"),
    row("SAIL", "9.1", "{dir}").month("course"),
    row("SELL", "7.2", "qty item · ALL item"),
    row("SHOW", "1.3", "SKILL skill level · ITEM item · OBJECT object_type"),
    row("SPOILS", "1.3", "[spoils]"),
    row("STEAL", "3.1", "unit item").of("deed"),
    row("STUDY", "10.5", "skill").of("month"),
    row("TAX", "5.2", "").of("tax"),
    row("TEACH", "10.4", "unit {unit}").month("teach"),
    row("WEAPON", "1.3", "[item {item}]"),
    row("WITHDRAW", "8.1", "[qty] item"),
    row("WORK", "10.3", "").of("month"),
];

/// The grammar of a variant, with the rows that it has.
#[derive(Debug)]
pub struct Vocabulary {
    grammar: Grammar,
    rows: Vec<&'static Row>,
    /// Spells that are cast to travel.
    pub(super) travels: Vec<Skill>,
}

impl Vocabulary {
    /// That of these tables. What the variant lacks is not in it (V-1).
    ///
    /// # Panics
    /// If two things have one name: content is held against that when it is read.
    #[must_use]
    pub fn of(content: &Content) -> Self {
        let grammar = with_tables(content, Grammar::new);
        let grammar = grammar.expect("names are held against each other on loading");
        let travels = content.all_skills().filter(|(_, row)| row.spell.travel);
        let travels = travels.map(|(skill, _)| skill).collect();
        Self { grammar, rows: rows(content).collect(), travels }
    }

    /// The grammar.
    #[must_use]
    pub fn grammar(&self) -> &Grammar {
        &self.grammar
    }

    /// The row of an order, by its place in the grammar.
    #[must_use]
    pub fn row(&self, order: usize) -> Option<&'static Row> {
        self.rows.get(order).copied()
    }

    /// The row with this word.
    #[must_use]
    pub fn row_of(&self, word: &str) -> Option<&'static Row> {
        self.rows.iter().copied().find(|row| row.word.eq_ignore_ascii_case(word))
    }
}

/// The rows that a variant has.
pub(crate) fn rows(content: &Content) -> impl Iterator<Item = &'static Row> {
    TABLE.iter().filter(|row| row.word != "WORK" || content.settings.work)
}

/// Makes something of the tables of a variant: a grammar.
pub fn with_tables<T>(content: &Content, make: impl FnOnce(&Tables<'_>) -> T) -> T {
    let orders: Vec<_> = rows(content).map(order_row).collect();
    let names = Names::of(content);
    let things = names.things();
    make(&tables(&orders, &things.kinds(content), limits(content)))
}

fn order_row(row: &Row) -> OrderRow<'static> {
    OrderRow {
        word: row.word,
        also: &[],
        syntax: row.syntax,
        group: row.group.map(|(group, _)| group),
        joins: row.group.and_then(|(_, joins)| joins),
    }
}

fn limits(content: &Content) -> Limits {
    let of = |number: u32| number as usize;
    let settings = &content.settings;
    Limits {
        bytes: of(settings.set_bytes),
        lines: of(settings.set_lines),
        line_bytes: of(settings.line_bytes),
    }
}

const MONTH: Code = Code::warning("month_order_replaced", code::REPLACED);
const REPLACED: Code = Code::warning("replaced", code::REPLACED);

const BLOCKS: &[BlockRow<'_>] = &[
    BlockRow {
        word: "FORM",
        syntax: "alias",
        end: "END",
        makes: Makes::Unit { again: Code::error("alias_used", code::FORMED_AGAIN) },
        open: Code::warning("form_open", code::BLOCK_OPEN),
        nested: Code::error("nested_form", code::BLOCK_NESTED),
    },
    BlockRow {
        word: "TURN",
        syntax: "",
        end: "ENDTURN",
        makes: Makes::Later,
        open: Code::warning("turn_open", code::BLOCK_OPEN),
        nested: Code::error("nested_turn", code::BLOCK_NESTED),
    },
];

fn tables<'a>(orders: &'a [OrderRow<'a>], kinds: &'a [KindRow<'a>], limits: Limits) -> Tables<'a> {
    Tables {
        envelope: EnvelopeRow { head: "#ATLANTIS", syntax: "faction [text]", end: "#END" },
        marks: &[
            MarkRow { word: "#TEMPORARY", syntax: "" },
            MarkRow { word: "#QUIET", syntax: "text [number]" },
            MarkRow { word: "#LOUD", syntax: "text [number]" },
        ],
        unit: UnitRow { word: "UNIT", syntax: "number" },
        repeats: true,
        blocks: BLOCKS,
        orders,
        kinds,
        groups: &[
            GroupRow { name: "month", code: MONTH },
            GroupRow { name: "tax", code: REPLACED },
            GroupRow { name: "deed", code: REPLACED },
            GroupRow { name: "cast", code: REPLACED },
            GroupRow { name: "guard", code: REPLACED },
        ],
        limits,
    }
}

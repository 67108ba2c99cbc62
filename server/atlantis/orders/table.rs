//! The table of orders (O-30) and the names that they may use (O-16, O-18), made ready for a variant's content.

use orders::tables::{
    BlockRow, EnvelopeRow, Form, GroupRow, KindRow, Limits, Makes, MarkRow, OrderRow, Over, Tables,
    TextForm, ThingRow, UnitRow,
};
use orders::{Code, Grammar, code};

use crate::content::Content;

/// A row of the table: an order and the sub-phase in which it runs (T).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its word.
    pub word: &'static str,
    /// What follows it.
    pub syntax: &'static str,
    /// Where it runs.
    pub phase: &'static str,
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
    row("GUARD", "7.1", "flag"),
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
    row("OPTION", "1.3", "TIMES | NOTIMES | TEMPLATE (OFF | SHORT | LONG | MAP)"),
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
}

impl Vocabulary {
    /// That of these tables. What the variant lacks is not in it (V-1).
    ///
    /// # Panics
    /// If two things have one name: content is held against that when it is read.
    #[must_use]
    pub fn of(content: &Content) -> Self {
        let rows: Vec<_> =
            TABLE.iter().filter(|row| row.word != "WORK" || content.settings.work).collect();
        let orders: Vec<_> = rows.iter().map(|row| order_row(row)).collect();
        let names = Names::of(content);
        let kinds = names.kinds(content);
        let tables = tables(&orders, &kinds, limits(content));
        let grammar = Grammar::new(&tables).expect("names are held against each other on loading");
        Self { grammar, rows }
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
        ],
        limits,
    }
}

/// All names of things, in the shape in which a grammar takes them.
struct Names<'a> {
    items: Vec<(u32, Vec<&'a str>)>,
    skills: Vec<(u32, Vec<&'a str>)>,
    types: Vec<(u32, Vec<&'a str>)>,
}

impl<'a> Names<'a> {
    fn of(content: &'a Content) -> Self {
        let items = content.all_items().map(|(item, row)| {
            let mut names = vec![&*row.name, &*row.plural, &*row.tag];
            names.extend(row.also.iter().map(|tag| &**tag));
            // A race and what it is called in a market are the same to orders.
            names.dedup();
            (u32::from(item.0), names)
        });
        let skills = content.all_skills();
        let skills = skills.map(|(skill, row)| (u32::from(skill.0), vec![&*row.name, &*row.tag]));
        let types = (0..).zip(&content.structures).map(|(at, row)| (at, vec![&*row.name]));
        Self { items: items.collect(), skills: skills.collect(), types: types.collect() }
    }

    fn kinds(&'a self, content: &Content) -> Vec<KindRow<'a>> {
        let items = things(&self.items);
        let skills = things(&self.skills);
        let spells = things(&self.skills);
        let types = things(&self.types);
        let settings = &content.settings;
        let (name, about) = (settings.name_length as usize, settings.description_length as usize);
        let mut kinds = vec![
            coded(number("flag", "atlantis-kind-flag", 0, 1), "bad_flag", "atlantis-bad-flag"),
            coded(number("one", "atlantis-kind-unit", 1, MOST), "bad_unit", "atlantis-bad-unit"),
            coded(number("one0", "atlantis-kind-unit", 0, MOST), "bad_unit", "atlantis-bad-unit"),
            words(
                "dir",
                "atlantis-kind-direction",
                "bad_direction",
                "atlantis-bad-direction",
                DIRS,
            ),
            words(
                "attitude",
                "atlantis-kind-attitude",
                "bad_attitude",
                "atlantis-bad-attitude",
                ATTITUDES,
            ),
            words("spoils", "atlantis-kind-spoils", "bad_spoils", "atlantis-bad-spoils", SPOILS),
            words(
                "class",
                "atlantis-kind-class",
                "unknown_class",
                "atlantis-unknown-class",
                CLASSES,
            ),
            thing("item", "atlantis-kind-item", "unknown_item", "atlantis-unknown-item", items),
            thing(
                "skill",
                "atlantis-kind-skill",
                "unknown_skill",
                "atlantis-unknown-skill",
                skills,
            ),
            thing(
                "spell",
                "atlantis-kind-spell",
                "unknown_skill",
                "atlantis-unknown-skill",
                spells,
            ),
            thing(
                "object_type",
                "atlantis-kind-type",
                "unknown_type",
                "atlantis-unknown-type",
                types,
            ),
            text("text", "atlantis-kind-text", None, TextForm::ANY),
            text(
                "address",
                "atlantis-kind-address",
                Some(("bad_address", "atlantis-bad-address")),
                TextForm {
                    most: 254,
                    over: Over::Refused,
                    holds: Some(is_address),
                    ..TextForm::ANY
                },
            ),
            text(
                "name",
                "atlantis-kind-name",
                Some(("bad_name", "atlantis-bad-name")),
                TextForm { least: 1, most: name, without: "()", ..TextForm::ANY },
            ),
            text(
                "description",
                "atlantis-kind-text",
                Some(("bad_name", "atlantis-bad-name")),
                TextForm { most: about, ..TextForm::ANY },
            ),
            text(
                "password",
                "atlantis-kind-password",
                Some(("bad_password", "atlantis-bad-password")),
                TextForm {
                    least: 3,
                    most: 40,
                    over: Over::Refused,
                    without: "\"",
                    ..TextForm::ANY
                },
            ),
        ];
        let least = |name: &str| u32::from(matches!(name, "faction" | "alias" | "qty"));
        let numbers = [
            ("number", "atlantis-kind-number"),
            ("faction", "atlantis-kind-faction"),
            ("alias", "atlantis-kind-number"),
            ("qty", "atlantis-kind-number"),
            ("amount", "atlantis-kind-number"),
            ("level", "atlantis-kind-number"),
            ("points", "atlantis-kind-number"),
            ("object", "atlantis-kind-structure"),
        ];
        kinds.extend(numbers.map(|(name, say)| number(name, say, least(name), MOST)));
        // What follows is made of those above.
        kinds.extend([
            syntax("unit", "one | NEW alias | FACTION faction NEW alias"),
            syntax("unit0", "one0 | NEW alias | FACTION faction NEW alias"),
            syntax("step", "dir | number | IN | OUT"),
        ]);
        kinds
    }
}

fn things<'a>(all: &'a [(u32, Vec<&'a str>)]) -> &'a [ThingRow<'a>] {
    // Made once for a variant and kept as long as the program: a grammar takes rows, not makers of rows.
    Box::leak(all.iter().map(|(id, names)| ThingRow { id: *id, names }).collect())
}

/// The largest number (O-13).
const MOST: u32 = 2_000_000_000;

const fn number<'a>(name: &'a str, say: &'static str, least: u32, most: u32) -> KindRow<'a> {
    KindRow { name, say, wrong: None, form: Form::Number { least, most } }
}

const fn coded<'a>(row: KindRow<'a>, code: &'static str, say: &'static str) -> KindRow<'a> {
    KindRow { wrong: Some(Code::error(code, say)), ..row }
}

const fn words<'a>(
    name: &'a str,
    say: &'static str,
    code: &'static str,
    wrong: &'static str,
    rows: &'a [&'a [&'a str]],
) -> KindRow<'a> {
    KindRow { name, say, wrong: Some(Code::error(code, wrong)), form: Form::Words(rows) }
}

const fn thing<'a>(
    name: &'a str,
    say: &'static str,
    code: &'static str,
    wrong: &'static str,
    rows: &'a [ThingRow<'a>],
) -> KindRow<'a> {
    KindRow { name, say, wrong: Some(Code::error(code, wrong)), form: Form::Things(rows) }
}

fn text<'a>(
    name: &'a str,
    say: &'static str,
    code: Option<(&'static str, &'static str)>,
    form: TextForm<'a>,
) -> KindRow<'a> {
    let wrong = code.map(|(code, wrong)| Code::error(code, wrong));
    KindRow { name, say, wrong, form: Form::Text(form) }
}

const fn syntax<'a>(name: &'a str, syntax: &'a str) -> KindRow<'a> {
    KindRow { name, say: "", wrong: None, form: Form::Syntax(syntax) }
}

/// One `@`, and something before and behind it (O-30).
fn is_address(text: &str) -> bool {
    let at = text.split_once('@');
    at.is_some_and(|(name, host)| !name.is_empty() && !host.is_empty() && !host.contains('@'))
}

const DIRS: &[&[&str]] = &[
    &["N", "NORTH"],
    &["NE", "NORTHEAST"],
    &["SE", "SOUTHEAST"],
    &["S", "SOUTH"],
    &["SW", "SOUTHWEST"],
    &["NW", "NORTHWEST"],
];

const ATTITUDES: &[&[&str]] =
    &[&["HOSTILE"], &["UNFRIENDLY"], &["NEUTRAL"], &["FRIENDLY"], &["ALLY"]];

const SPOILS: &[&[&str]] =
    &[&["NONE"], &["WALK", "WALKING"], &["RIDE", "RIDING"], &["FLY", "FLYING"], &["ALL"]];

const CLASSES: &[&[&str]] = &[
    &["NORMAL"],
    &["ADVANCED"],
    &["TRADE"],
    &["MEN", "MAN"],
    &["MONSTER", "MONSTERS"],
    &["MAGIC"],
    &["WEAPON", "WEAPONS"],
    &["ARMOR"],
    &["MOUNT", "MOUNTS"],
    &["BATTLE"],
    &["SPECIAL"],
    &["TOOL", "TOOLS"],
    &["FOOD"],
    &["ITEM", "ITEMS"],
];

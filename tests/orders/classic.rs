//! The order table of the rule book for the oldest game by order files, section O, so far as it is syntax: real files
//! and hard texts are read by it. Names of goods and skills are a part of that game's.

use std::sync::LazyLock;

use orders::tables::{
    BlockRow, EnvelopeRow, Form, GroupRow, KindRow, Limits, Makes, MarkRow, OrderRow, Over, Tables,
    TextForm, ThingRow, UnitRow,
};
use orders::{Code, Grammar, code};

/// Names are looked up among those of the rule book.
pub static RULES: LazyLock<Grammar> = LazyLock::new(|| Grammar::new(&tables(&KINDS)).unwrap());

/// Any name is taken: for files of relatives of the game, which have other goods and skills.
pub static ANY_NAMES: LazyLock<Grammar> = LazyLock::new(|| {
    let any = KINDS.map(|kind| match kind.form {
        Form::Things(_) => KindRow { form: Form::Text(TextForm::ANY), ..kind },
        Form::Number { .. } | Form::Words(_) | Form::Text(_) | Form::Syntax(_) => kind,
    });
    Grammar::new(&tables(&any)).unwrap()
});

const MONTH: Code = Code::warning("month_order_replaced", code::REPLACED);
const REPLACED: Code = Code::warning("replaced", code::REPLACED);

const fn row<'a>(word: &'a str, syntax: &'a str) -> OrderRow<'a> {
    OrderRow { word, also: &[], syntax, group: None, joins: None }
}

const fn of<'a>(group: &'a str, word: &'a str, syntax: &'a str) -> OrderRow<'a> {
    OrderRow { group: Some(group), ..row(word, syntax) }
}

const fn month<'a>(word: &'a str, syntax: &'a str, joins: &'a str) -> OrderRow<'a> {
    OrderRow { joins: Some(joins), ..of("month", word, syntax) }
}

/// The orders but FORM and TURN.
pub const ORDERS: &[OrderRow<'_>] = &[
    row("ADDRESS", "address"),
    month("ADVANCE", "step {step}", "path"),
    row("ARMOR", "[item {item}]"),
    of("deed", "ASSASSINATE", "unit"),
    row("ATTACK", "unit {unit}"),
    row("AUTOTAX", "flag"),
    row("AVOID", "flag"),
    row("BEHIND", "flag"),
    of("month", "BUILD", " · object_type · HELP unit"),
    row("BUY", "qty item · ALL item"),
    of("cast", "CAST", "spell {text}"),
    row("CLAIM", "amount"),
    row("COMBAT", "[spell]"),
    row("CONSUME", "[UNIT | FACTION]"),
    row("DECLARE", "faction [attitude] · DEFAULT attitude"),
    row("DESCRIBE", "(UNIT | SHIP | BUILDING | OBJECT | STRUCTURE) [description]"),
    row("DESTROY", ""),
    row("ENTER", "object"),
    of("month", "ENTERTAIN", ""),
    row("EVICT", "unit {unit}"),
    row("EXCHANGE", "unit qty item qty item"),
    row("FACTION", "{(WAR | TRADE | MAGIC) points}"),
    row("FIND", "faction · ALL"),
    row("FORGET", "skill"),
    row("GIVE", "unit0 qty item · unit0 ALL item [EXCEPT qty] · unit0 ALL class · unit UNIT"),
    row("GIVEUNIT", "unit"),
    row("GUARD", "flag"),
    row("HOLD", "flag"),
    row("LEAVE", ""),
    month("MOVE", "step {step}", "path"),
    row(
        "NAME",
        "(UNIT | FACTION | OBJECT | CITY | SHIP | BUILDING | STRUCTURE | VILLAGE | TOWN) name",
    ),
    row("NOAID", "flag"),
    row("NOCROSS", "flag"),
    row("OPTION", "TIMES | NOTIMES | TEMPLATE (OFF | SHORT | LONG | MAP)"),
    row("PASSWORD", "[password]"),
    of("tax", "PILLAGE", ""),
    of("month", "PRODUCE", "item"),
    row("PROMOTE", "unit"),
    row("QUIT", "[password]"),
    row("RESTART", "[password]"),
    row("REVEAL", "[UNIT | FACTION]"),
    month("SAIL", "{dir}", "course"),
    row("SELL", "qty item · ALL item"),
    row("SHOW", "SKILL skill level · ITEM item · OBJECT object_type"),
    row("SPOILS", "[spoils]"),
    of("deed", "STEAL", "unit item"),
    of("month", "STUDY", "skill"),
    of("tax", "TAX", ""),
    month("TEACH", "unit {unit}", "teach"),
    row("WEAPON", "[item {item}]"),
    row("WITHDRAW", "[qty] item"),
    of("month", "WORK", ""),
];

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

const fn tables<'a>(kinds: &'a [KindRow<'a>]) -> Tables<'a> {
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
        orders: ORDERS,
        kinds,
        groups: &[
            GroupRow { name: "month", code: MONTH },
            GroupRow { name: "tax", code: REPLACED },
            GroupRow { name: "deed", code: REPLACED },
            GroupRow { name: "cast", code: REPLACED },
        ],
        limits: Limits::USUAL,
    }
}

const MOST: u32 = 2_000_000_000;

const fn number<'a>(name: &'a str, least: u32, most: u32) -> KindRow<'a> {
    KindRow { name, say: "kind-number", wrong: None, form: Form::Number { least, most } }
}

const fn coded<'a>(row: KindRow<'a>, code: &'static str) -> KindRow<'a> {
    KindRow { wrong: Some(Code::error(code, code)), ..row }
}

const fn kind<'a>(name: &'a str, code: &'static str, form: Form<'a>) -> KindRow<'a> {
    KindRow { name, say: "kind", wrong: Some(Code::error(code, code)), form }
}

const fn syntax<'a>(name: &'a str, syntax: &'a str) -> KindRow<'a> {
    KindRow { name, say: "", wrong: None, form: Form::Syntax(syntax) }
}

const fn text(least: usize, most: usize, over: Over, without: &str) -> Form<'_> {
    Form::Text(TextForm { least, most, over, without, holds: None })
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

const KINDS: [KindRow<'_>; 27] = [
    number("number", 0, MOST),
    number("faction", 1, MOST),
    number("alias", 1, MOST),
    number("qty", 1, MOST),
    number("amount", 0, MOST),
    number("level", 0, MOST),
    number("points", 0, MOST),
    number("object", 0, MOST),
    coded(number("flag", 0, 1), "bad_flag"),
    coded(number("one", 1, MOST), "bad_unit"),
    coded(number("one0", 0, MOST), "bad_unit"),
    kind("dir", "bad_direction", Form::Words(DIRS)),
    kind("attitude", "bad_attitude", Form::Words(ATTITUDES)),
    kind("spoils", "bad_spoils", Form::Words(SPOILS)),
    kind("class", "unknown_class", Form::Words(CLASSES)),
    kind("item", "unknown_item", Form::Things(ITEMS)),
    kind("skill", "unknown_skill", Form::Things(SKILLS)),
    kind("spell", "unknown_skill", Form::Things(SKILLS)),
    kind("object_type", "unknown_type", Form::Things(TYPES)),
    kind("text", "bad_text", Form::Text(TextForm::ANY)),
    kind("address", "bad_address", text(1, 254, Over::Refused, "")),
    kind("name", "bad_name", text(1, 80, Over::Cut, "()")),
    kind("description", "bad_name", text(0, 400, Over::Cut, "")),
    kind("password", "bad_password", text(3, 40, Over::Refused, "\"")),
    // What follows is made of those above.
    syntax("unit", "one | NEW alias | FACTION faction NEW alias"),
    syntax("unit0", "one0 | NEW alias | FACTION faction NEW alias"),
    syntax("step", "dir | number | IN | OUT"),
];

const fn thing<'a>(id: u32, names: &'a [&'a str]) -> ThingRow<'a> {
    ThingRow { id, names }
}

const ITEMS: &[ThingRow<'_>] = &[
    thing(1, &["silver", "SILV"]),
    thing(2, &["grain", "GRAI"]),
    thing(3, &["livestock", "LIVE"]),
    thing(4, &["fish", "FISH"]),
    thing(5, &["iron", "IRON"]),
    thing(6, &["wood", "WOOD"]),
    thing(7, &["stone", "STON"]),
    thing(8, &["horse", "horses", "HORS"]),
    thing(9, &["sword", "swords", "SWOR"]),
    thing(10, &["plate armor", "PARM"]),
    thing(11, &["chain armor", "CARM"]),
    thing(12, &["winged horse", "winged horses", "WING"]),
    thing(13, &["orichalcum", "ORIC", "MITH"]),
    thing(14, &["orichalcum sword", "orichalcum swords", "OSWO", "MSWO"]),
    thing(15, &["nomad", "nomads", "NOMA"]),
    thing(16, &["leader", "leaders", "LEAD"]),
];

const SKILLS: &[ThingRow<'_>] = &[
    thing(1, &["horse training", "HORS"]),
    thing(2, &["longbow", "LBOW"]),
    thing(3, &["combat", "COMB"]),
    thing(4, &["farsight", "FARS"]),
];

const TYPES: &[ThingRow<'_>] = &[thing(1, &["tower"]), thing(2, &["trading post"])];

//! A game of ten orders about ships in a harbour, which nobody plays: the crate reads by its tables as by any others.

use orders::tables::{
    BlockRow, EnvelopeRow, Form, GroupRow, KindRow, Limits, Makes, MarkRow, OrderRow, Over, Tables,
    TextForm, ThingRow, UnitRow,
};
use orders::{Code, code};

pub const REPLACED: Code = Code::warning("replaced", code::REPLACED);
pub const AGAIN: Code = Code::error("launched_again", code::FORMED_AGAIN);
pub const BAD_WIND: Code = Code::error("bad_wind", "toy-bad-wind");
pub const NO_GOOD: Code = Code::error("no_good", "toy-no-good");
pub const BAD_NAME: Code = Code::error("bad_name", "toy-bad-name");

const LAUNCH: BlockRow<'_> = BlockRow {
    word: "LAUNCH",
    syntax: "new",
    end: "AFLOAT",
    makes: Makes::Unit { again: AGAIN },
    open: Code::warning("launch_open", code::BLOCK_OPEN),
    nested: Code::error("nested_launch", code::BLOCK_NESTED),
};

const WATCH: BlockRow<'_> = BlockRow {
    word: "WATCH",
    syntax: "",
    end: "RELIEVED",
    makes: Makes::Later,
    open: Code::warning("watch_open", code::BLOCK_OPEN),
    nested: Code::error("nested_watch", code::BLOCK_NESTED),
};

const fn row<'a>(word: &'a str, syntax: &'a str) -> OrderRow<'a> {
    OrderRow { word, also: &[], syntax, group: None, joins: None }
}

const fn course<'a>(word: &'a str, syntax: &'a str, joins: Option<&'a str>) -> OrderRow<'a> {
    OrderRow { word, also: &[], syntax, group: Some("course"), joins }
}

const fn kind<'a>(
    name: &'a str,
    say: &'static str,
    wrong: Option<Code>,
    form: Form<'a>,
) -> KindRow<'a> {
    KindRow { name, say, wrong, form }
}

const NAME: TextForm<'_> =
    TextForm { least: 1, most: 20, over: Over::Cut, without: "()", holds: None };
const SECRET: TextForm<'_> =
    TextForm { least: 3, most: 8, over: Over::Refused, without: "", holds: Some(no_blank) };

fn no_blank(text: &str) -> bool {
    !text.contains(' ')
}

pub const TABLES: Tables<'_> = Tables {
    envelope: EnvelopeRow { head: "#SHIPPER", syntax: "number [text]", end: "#DONE" },
    marks: &[
        MarkRow { word: "#DRAFT", syntax: "" },
        MarkRow { word: "#HUSH", syntax: "text [number]" },
    ],
    unit: UnitRow { word: "SHIP", syntax: "number" },
    repeats: true,
    blocks: &[LAUNCH, WATCH],
    orders: &[
        OrderRow { also: &["SAIL"], ..course("COURSE", "{leg}", Some("course")) },
        course("ANCHOR", "", None),
        row("LOAD", "qty good · ALL good [BUT qty]"),
        row("UNLOAD", "[qty] good"),
        row("NAME", "(SHIP | PORT) name"),
        row("HAIL", "ship {ship}"),
        row("SIGNAL", "flag"),
        row("REPAIR", " · part · HELP ship"),
        row("SECRET", "[secret]"),
        row("SWAP", "ship qty good qty good"),
    ],
    kinds: &[
        kind("number", "toy-number", None, Form::Number { least: 0, most: 2_000_000_000 }),
        kind("new", "toy-number", None, Form::Number { least: 1, most: 999 }),
        kind("qty", "toy-number", None, Form::Number { least: 1, most: 2_000_000_000 }),
        kind("flag", "toy-flag", None, Form::Number { least: 0, most: 1 }),
        kind("text", "toy-text", None, Form::Text(TextForm::ANY)),
        kind("name", "toy-text", Some(BAD_NAME), Form::Text(NAME)),
        kind("secret", "toy-text", None, Form::Text(SECRET)),
        kind(
            "wind",
            "toy-wind",
            Some(BAD_WIND),
            Form::Words(&[&["N", "NORTH"], &["NE"], &["S", "SOUTH"]]),
        ),
        kind("part", "toy-part", None, Form::Words(&[&["MAST"], &["HULL"], &["RUDDER"]])),
        kind("good", "toy-good", Some(NO_GOOD), Form::Things(GOODS)),
        kind("leg", "", None, Form::Syntax("wind | number | IN | OUT")),
        kind("ship", "", None, Form::Syntax("number | NEW new | SHIPPER number NEW new")),
    ],
    groups: &[GroupRow { name: "course", code: REPLACED }],
    limits: Limits { bytes: 200_000, lines: 5_000, line_bytes: 400 },
};

const GOODS: &[ThingRow<'_>] = &[
    ThingRow { id: 1, names: &["oil", "OIL"] },
    ThingRow { id: 2, names: &["olive oil", "OOIL"] },
    ThingRow { id: 3, names: &["amphora", "amphorae", "AMPH"] },
    ThingRow { id: 4, names: &["purple dye", "purple dyes", "PDYE"] },
    ThingRow { id: 5, names: &["grey-green glass", "GLAS"] },
    ThingRow { id: 6, names: &["Öl aus Übersee", "ULOL"] },
    ThingRow { id: 7, names: &["salt", "SALT"] },
];

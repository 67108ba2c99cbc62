//! The kinds of arguments (O-18), and the names that orders may use (O-16).

use orders::Code;
use orders::tables::{Form, KindRow, Over, TextForm, ThingRow};

use crate::content::Content;

/// The largest number (O-13).
const MOST: u32 = 2_000_000_000;

const BAD_FLAG: Code = Code::error("bad_flag", "atlantis-bad-flag");
const BAD_UNIT: Code = Code::error("bad_unit", "atlantis-bad-unit");
const BAD_DIRECTION: Code = Code::error("bad_direction", "atlantis-bad-direction");
const BAD_ATTITUDE: Code = Code::error("bad_attitude", "atlantis-bad-attitude");
const BAD_SPOILS: Code = Code::error("bad_spoils", "atlantis-bad-spoils");
const BAD_ADDRESS: Code = Code::error("bad_address", "atlantis-bad-address");
const BAD_NAME: Code = Code::error("bad_name", "atlantis-bad-name");
const BAD_PASSWORD: Code = Code::error("bad_password", "atlantis-bad-password");
const UNKNOWN_CLASS: Code = Code::error("unknown_class", "atlantis-unknown-class");
const UNKNOWN_ITEM: Code = Code::error("unknown_item", "atlantis-unknown-item");
const UNKNOWN_SKILL: Code = Code::error("unknown_skill", "atlantis-unknown-skill");
const UNKNOWN_TYPE: Code = Code::error("unknown_type", "atlantis-unknown-type");

/// A thing's number with all its names.
type Named<'a> = (u32, Vec<&'a str>);

/// All names of things.
pub(super) struct Names<'a> {
    items: Vec<Named<'a>>,
    skills: Vec<Named<'a>>,
    types: Vec<Named<'a>>,
}

/// The same in the shape in which a grammar takes them.
pub(super) struct Things<'a> {
    items: Vec<ThingRow<'a>>,
    skills: Vec<ThingRow<'a>>,
    types: Vec<ThingRow<'a>>,
}

impl<'a> Names<'a> {
    pub(super) fn of(content: &'a Content) -> Self {
        let items = content.all_items().map(|(item, row)| {
            let mut names = vec![&*row.name, &*row.plural, &*row.tag];
            names.extend(row.also.iter().map(|tag| &**tag));
            // What has no plural of its own.
            names.dedup();
            (u32::from(item.0), names)
        });
        let skills = content.all_skills();
        let skills = skills.map(|(skill, row)| (u32::from(skill.0), vec![&*row.name, &*row.tag]));
        let types = (0..).zip(&content.structures).map(|(at, row)| (at, vec![&*row.name]));
        Self { items: items.collect(), skills: skills.collect(), types: types.collect() }
    }

    pub(super) fn things(&'a self) -> Things<'a> {
        let rows = |all: &'a [Named<'a>]| {
            all.iter().map(|(id, names)| ThingRow { id: *id, names }).collect()
        };
        Things { items: rows(&self.items), skills: rows(&self.skills), types: rows(&self.types) }
    }
}

impl<'a> Things<'a> {
    /// All kinds. Those of several arguments come last: they are made of those above.
    pub(super) fn kinds(&'a self, content: &Content) -> Vec<KindRow<'a>> {
        let things = [
            kind("item", "atlantis-kind-item", UNKNOWN_ITEM, Form::Things(&self.items)),
            kind("skill", "atlantis-kind-skill", UNKNOWN_SKILL, Form::Things(&self.skills)),
            kind("spell", "atlantis-kind-spell", UNKNOWN_SKILL, Form::Things(&self.skills)),
            kind("object_type", "atlantis-kind-type", UNKNOWN_TYPE, Form::Things(&self.types)),
        ];
        let mut kinds = things.to_vec();
        kinds.extend(WORDS);
        kinds.extend(NUMBERS);
        kinds.extend(texts(content));
        kinds.extend(SYNTAXES);
        kinds
    }
}

const WORDS: [KindRow<'_>; 4] = [
    kind("dir", "atlantis-kind-direction", BAD_DIRECTION, Form::Words(DIRS)),
    kind("attitude", "atlantis-kind-attitude", BAD_ATTITUDE, Form::Words(ATTITUDES)),
    kind("spoils", "atlantis-kind-spoils", BAD_SPOILS, Form::Words(SPOILS)),
    kind("class", "atlantis-kind-class", UNKNOWN_CLASS, Form::Words(CLASSES)),
];

const NUMBERS: [KindRow<'_>; 11] = [
    kind("flag", "atlantis-kind-flag", BAD_FLAG, Form::Number { least: 0, most: 1 }),
    kind("one", "atlantis-kind-unit", BAD_UNIT, Form::Number { least: 1, most: MOST }),
    kind("one0", "atlantis-kind-unit", BAD_UNIT, Form::Number { least: 0, most: MOST }),
    number("number", "atlantis-kind-number", 0),
    number("faction", "atlantis-kind-faction", 1),
    number("alias", "atlantis-kind-number", 1),
    number("qty", "atlantis-kind-number", 1),
    number("amount", "atlantis-kind-number", 0),
    number("level", "atlantis-kind-number", 0),
    number("points", "atlantis-kind-number", 0),
    number("object", "atlantis-kind-structure", 0),
];

const SYNTAXES: [KindRow<'_>; 3] = [
    syntax("unit", "one | NEW alias | FACTION faction NEW alias"),
    syntax("unit0", "one0 | NEW alias | FACTION faction NEW alias"),
    syntax("step", "dir | number | IN | OUT"),
];

/// What players may write freely; how long it may be is a setting (O-15).
fn texts(content: &Content) -> [KindRow<'static>; 5] {
    let most = |letters: u32| TextForm { most: letters as usize, ..TextForm::ANY };
    let settings = &content.settings;
    let name = TextForm { least: 1, without: "()", ..most(settings.name_length) };
    let address = TextForm { over: Over::Refused, holds: Some(is_address), ..most(254) };
    let password = TextForm { least: 3, over: Over::Refused, without: "\"", ..most(40) };
    let about = most(settings.description_length);
    [
        free("text", TextForm::ANY),
        kind("address", "atlantis-kind-address", BAD_ADDRESS, Form::Text(address)),
        kind("name", "atlantis-kind-name", BAD_NAME, Form::Text(name)),
        kind("description", "atlantis-kind-text", BAD_NAME, Form::Text(about)),
        kind("password", "atlantis-kind-password", BAD_PASSWORD, Form::Text(password)),
    ]
}

const fn kind<'a>(name: &'a str, say: &'static str, wrong: Code, form: Form<'a>) -> KindRow<'a> {
    KindRow { name, say, wrong: Some(wrong), form }
}

const fn number<'a>(name: &'a str, say: &'static str, least: u32) -> KindRow<'a> {
    KindRow { name, say, wrong: None, form: Form::Number { least, most: MOST } }
}

const fn free<'a>(name: &'a str, form: TextForm<'a>) -> KindRow<'a> {
    KindRow { name, say: "atlantis-kind-text", wrong: None, form: Form::Text(form) }
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

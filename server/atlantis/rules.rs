//! The rules of a variant as its tables have them: what a player wants at hand. Orders with their forms, and what
//! everybody knows from the start (S-31): races, common goods, common skills, structures that can be built, terrains. All
//! else is told by reports, and is left out here too (O-54).

mod said;

use game::{Text, text};
use orders::tables::{Form, KindRow};

use crate::content::{Content, Item, Skill, StructureType, Terrain};
use crate::messages::Language;
use crate::orders::with_tables;
use crate::turn::about::{self, tagged};

use said::SAID;

/// The most letters of a line.
const WIDTH: usize = 78;

/// A part of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The word by which one asks for it.
    pub word: &'static str,
    /// Its heading.
    pub title: String,
    /// What is in it.
    pub entries: Vec<Entry>,
    /// What is said below, a line each.
    pub notes: Vec<String>,
}

/// A thing or an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// How it is written: an order's forms, a thing with its tag; a line each.
    pub head: Vec<String>,
    /// By what names it is known.
    pub names: Vec<String>,
    /// What is said of it.
    pub text: String,
}

/// How much is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shows {
    /// What everybody knows from the start.
    Known,
    /// All that the tables have: for those who write them.
    All,
}

type Write = fn(&Content, Language, Shows) -> Vec<Entry>;

/// The chapters: their words, their headings, and what is in them.
const CHAPTERS: [(&str, &str, Write); 6] = [
    ("orders", "atlantis-rules-orders", orders),
    ("races", "atlantis-rules-races", races),
    ("items", "atlantis-rules-items", items),
    ("skills", "atlantis-rules-skills", skills),
    ("structures", "atlantis-rules-structures", structures),
    ("terrains", "atlantis-rules-terrains", terrains),
];

/// All chapters of the rules in a language.
#[must_use]
pub fn chapters(content: &Content, language: Language, shows: Shows) -> Vec<Chapter> {
    let chapter = |(word, title, write): (&'static str, &'static str, Write)| Chapter {
        word,
        title: language.write(&text!(title)),
        entries: write(content, language, shows),
        notes: if word == "orders" { signs(content, language) } else { Vec::new() },
    };
    CHAPTERS.into_iter().map(chapter).collect()
}

/// What is said of a subject: a chapter by its word, or everything that has this name. Without a subject what a set of
/// orders is, and what can be asked. Nothing where nothing has this name.
#[must_use]
pub fn about(content: &Content, language: Language, subject: &str) -> Option<String> {
    let all = chapters(content, language, Shows::Known);
    let mut out = String::new();
    if subject.is_empty() {
        let words: Vec<&str> = all.iter().map(|chapter| chapter.word).collect();
        let list = words.join(", ");
        let first = text!("atlantis-rules-first");
        let said =
            [first, text!("atlantis-rules-subjects", list = list), text!("atlantis-rules-learned")];
        said.iter().for_each(|text| wrap(&mut out, 0, &language.write(text)));
        return Some(out);
    }
    if let Some(chapter) = all.iter().find(|chapter| chapter.word.eq_ignore_ascii_case(subject)) {
        out += &format!("{}\n\n", chapter.title);
        chapter.entries.iter().for_each(|entry| show(&mut out, entry));
        chapter.notes.iter().for_each(|note| wrap(&mut out, 0, note));
        return Some(out);
    }
    let asked = folded(subject);
    let is = |entry: &&Entry| entry.names.iter().any(|name| folded(name) == asked);
    all.iter()
        .flat_map(|chapter| &chapter.entries)
        .filter(is)
        .for_each(|entry| show(&mut out, entry));
    (!out.is_empty()).then_some(out)
}

/// A name as orders compare it (O-16).
fn folded(name: &str) -> String {
    name.chars().filter(|sign| *sign != ' ' && *sign != '_').flat_map(char::to_lowercase).collect()
}

fn show(out: &mut String, entry: &Entry) {
    entry.head.iter().for_each(|line| wrap(out, 0, line));
    wrap(out, 4, &entry.text);
}

/// Lines that begin after so many blanks.
fn wrap(out: &mut String, indent: usize, text: &str) {
    let (mut used, mut first) = (0, true);
    for word in text.split_whitespace() {
        let letters = word.chars().count();
        if !first && used + 1 + letters <= WIDTH {
            out.push(' ');
            used += 1;
        } else {
            if !first {
                out.push('\n');
            }
            out.extend(std::iter::repeat_n(' ', indent));
            used = indent;
        }
        out.push_str(word);
        used += letters;
        first = false;
    }
    if !first {
        out.push('\n');
    }
}

/// Each order and block with its forms. The words of blocks have their ends behind them.
fn orders(content: &Content, language: Language, _: Shows) -> Vec<Entry> {
    let mut rows: Vec<(&str, &str, bool)> =
        crate::orders::rows(content).map(|row| (row.word, row.syntax, row.is_month())).collect();
    rows.extend([
        ("FORM", "alias … END", false),
        ("TURN", "… ENDTURN", false),
        ("UNIT", "number", false),
    ]);
    rows.sort_unstable();
    let entry = |(word, syntax, month): (&str, &str, bool)| {
        let said = SAID.iter().find(|(of, _)| *of == word).map(|(_, say)| text!(*say));
        let month = month.then(|| text!("atlantis-rules-month"));
        let said: Vec<Text> = said.into_iter().chain(month).collect();
        Entry {
            head: syntax
                .split('·')
                .map(|form| format!("{word} {}", form.trim()).trim().to_owned())
                .collect(),
            names: vec![word.to_owned()],
            text: language.sentences(&said),
        }
    };
    rows.into_iter().map(entry).collect()
}

/// How forms are read, and what the small words in them are.
fn signs(content: &Content, language: Language) -> Vec<String> {
    let mut notes = vec![String::new(), language.write(&text!("atlantis-rules-signs"))];
    with_tables(content, |tables| {
        let used = |kind: &&KindRow<'_>| {
            let name = |syntax: &str| {
                syntax
                    .split(|sign: char| !sign.is_ascii_lowercase() && sign != '_' && sign != '0')
                    .any(|word| word == kind.name)
            };
            tables.orders.iter().any(|order| name(order.syntax))
        };
        notes.extend(tables.kinds.iter().filter(used).map(|kind| sign(kind, language)));
    });
    notes
}

fn sign(kind: &KindRow<'_>, language: Language) -> String {
    match kind.form {
        Form::Syntax(syntax) => {
            format!("{}: {}", kind.name, syntax.replace("one0", "number").replace("one", "number"))
        }
        Form::Words(words) => {
            let words: Vec<&str> = words.iter().filter_map(|all| all.first().copied()).collect();
            format!("{}: {}", kind.name, words.join(", "))
        }
        Form::Number { .. } | Form::Things(_) | Form::Text(_) => {
            format!("{}: {}", kind.name, language.write(&text!(kind.say)))
        }
    }
}

fn races(content: &Content, language: Language, _: Shows) -> Vec<Entry> {
    let all = content.all_items().filter(|(_, row)| row.is_race());
    all.map(|(item, _)| thing(content, language, item)).collect()
}

fn items(content: &Content, language: Language, shows: Shows) -> Vec<Entry> {
    let known = |item: Item| {
        (shows == Shows::All || content.is_known_to_all(item)) && !content.is_race(item)
    };
    let all = content.all_items().filter(|(item, _)| known(*item));
    all.map(|(item, _)| thing(content, language, item)).collect()
}

fn thing(content: &Content, language: Language, item: Item) -> Entry {
    let row = content.item(item);
    let mut names = vec![row.name.clone(), row.plural.clone(), row.tag.clone()];
    names.extend(row.also.iter().cloned());
    let text = language.sentences(&about::item(content, item));
    Entry { head: vec![tagged(&row.name, &row.tag)], names, text }
}

fn skills(content: &Content, language: Language, shows: Shows) -> Vec<Entry> {
    let known = |skill: Skill| {
        let row = content.skill(skill);
        shows == Shows::All || (row.magic.is_none() && row.studied)
    };
    let all = content.all_skills().filter(|(skill, _)| known(*skill));
    let entry = |(skill, row): (Skill, &crate::content::SkillRow)| Entry {
        head: vec![tagged(&row.name, &row.tag)],
        names: vec![row.name.clone(), row.tag.clone()],
        text: language.sentences(&about::whole_skill(content, skill)),
    };
    all.map(entry).collect()
}

fn structures(content: &Content, language: Language, shows: Shows) -> Vec<Entry> {
    let all = (0..)
        .map(StructureType)
        .zip(&content.structures)
        .filter(|(_, row)| shows == Shows::All || row.work > 0);
    let entry = |(of, row): (StructureType, &crate::content::StructureRow)| Entry {
        head: vec![row.name.clone()],
        names: vec![row.name.clone()],
        text: language.sentences(&about::structure(content, of)),
    };
    all.map(entry).collect()
}

fn terrains(content: &Content, language: Language, _: Shows) -> Vec<Entry> {
    let all = (0..).map(Terrain).zip(&content.terrains);
    let entry = |(of, row): (Terrain, &crate::content::TerrainRow)| Entry {
        head: vec![row.name.clone()],
        names: vec![row.name.clone()],
        text: language.sentences(&about::terrain(content, of)),
    };
    all.map(entry).collect()
}

//! What the texts of a scenario are in another language: a PO file of gettext's beside its own, `de.po`, which
//! translators' tools know. A text is known by itself; a form of a name has its case as its context.

use std::collections::{BTreeMap, HashMap};

use ferrocat_po::{PoItem, parse_po};
use game::names::{self, Flaw, Looks};
use game::{Fault, Files, Form, SourceText, TextKind, Translation, Translations};

mod occurring;
mod write;
pub(crate) use occurring::Occurring;
pub(crate) use write::written;

/// How the file of a language ends.
pub(crate) use crate::unpack::CATALOGUE as ENDING;

/// The letters of a text that are shown of it where it is named.
const NAMED: usize = 60;

/// The places of a text that are named.
const PLACES: usize = 3;

/// How far a language is.
#[derive(Clone, Debug)]
pub struct Catalogue {
    /// Its tag, such as `de`.
    pub language: String,
    /// All that there is to be translated; the forms of a name count each.
    pub texts: usize,
    /// What nobody has translated.
    pub missing: Vec<Remark>,
    /// What stands there for a person to look at, and is not shown.
    pub fuzzy: Vec<Remark>,
    /// What is translated and is no text of this scenario.
    pub unknown: Vec<Remark>,
}

/// An entry of a file that is spoken of.
#[derive(Clone, Debug)]
pub struct Remark {
    /// The line, where it is known.
    pub line: Option<usize>,
    /// The beginning of its text, and its context.
    pub text: String,
}

impl Catalogue {
    /// How many texts are shown in this language.
    #[must_use]
    pub fn translated(&self) -> usize {
        self.texts - self.missing.len() - self.fuzzy.len()
    }
}

/// By what an entry is known: its context and its text.
type Key = (Option<String>, String);

/// An entry that a scenario wants, with the first places where its text stands.
struct Wanted {
    key: Key,
    /// Whether it is the name of a group.
    group: bool,
    places: Vec<String>,
}

/// An entry of a file, and its line where that is known.
struct Row {
    line: Option<usize>,
    item: PoItem,
}

impl Row {
    fn key(&self) -> Key {
        (self.item.msgctxt.clone(), self.item.msgid.clone())
    }

    /// What it says; nothing where nobody has translated it.
    fn says(&self) -> &str {
        self.item.msgstr.first().unwrap_or_default()
    }

    fn is_fuzzy(&self) -> bool {
        self.item.flags.iter().any(|flag| flag == FUZZY)
    }

    fn remark(&self) -> Remark {
        Remark { line: self.line, text: named(&self.key()) }
    }
}

/// The flag of an entry that a person is to look at.
const FUZZY: &str = "fuzzy";

/// The language that a file is for, by its name; none where it is for none.
pub(crate) fn language_of(file: &str) -> Option<&str> {
    file.strip_suffix(ENDING).filter(|language| is_language(language))
}

/// Whether this is a tag such as `de`, `grc` or `pt-BR`.
pub(crate) fn is_language(tag: &str) -> bool {
    let mut parts = tag.split(['-', '_']);
    let first = parts.next().unwrap_or_default();
    (2..=3).contains(&first.len())
        && first.bytes().all(|byte| byte.is_ascii_lowercase())
        && parts.all(|part| {
            (2..=8).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_alphanumeric())
        })
}

/// What the files say of these texts in each language, and how far each is.
///
/// # Errors
/// Whatever no reader of such files takes, with its line.
pub(crate) fn read(
    files: &Files,
    texts: impl FnOnce() -> Vec<SourceText>,
) -> Result<(Translations, Vec<Catalogue>), Vec<Fault>> {
    if let Some(name) = files.keys().find(|name| crate::unpack::meant(name).is_some()) {
        return Err(vec![fault(name, None, named_wrong(name))]);
    }
    let mut files = files.iter().filter(|(name, _)| name.ends_with(ENDING)).peekable();
    if files.peek().is_none() {
        return Ok((Translations::default(), Vec::new()));
    }
    let wanted = wanted(&texts());
    let (mut translations, mut catalogues, mut faults) =
        (Translations::default(), Vec::new(), Vec::new());
    for (file, text) in files {
        match language(file, text, &wanted) {
            Ok((translated, catalogue)) => {
                if !translated.is_empty() {
                    translations.0.insert(catalogue.language.clone(), translated);
                }
                catalogues.push(catalogue);
            }
            Err(fault) => faults.push(fault),
        }
    }
    if faults.is_empty() { Ok((translations, catalogues)) } else { Err(faults) }
}

fn language(
    file: &str,
    text: &str,
    wanted: &[Wanted],
) -> Result<(BTreeMap<String, Translation>, Catalogue), Fault> {
    let language = language_of(file).ok_or_else(|| {
        let sentence = "A file of translations is called by its language: de.po, el.po, pt-BR.po.";
        fault(file, None, sentence.into())
    })?;
    let rows = rows(file, text)?;
    let mut catalogue = Catalogue {
        language: language.to_owned(),
        texts: wanted.len(),
        missing: Vec::new(),
        fuzzy: Vec::new(),
        unknown: Vec::new(),
    };
    let mut by_key: HashMap<Key, &Row> = rows.iter().map(|row| (row.key(), row)).collect();
    let mut translated: BTreeMap<String, Translation> = BTreeMap::new();
    let mut looks = Looks::default();
    for Wanted { key, group, .. } in wanted {
        match by_key.remove(key) {
            Some(row) if row.says().is_empty() => catalogue.missing.push(row.remark()),
            Some(row) if row.is_fuzzy() => catalogue.fuzzy.push(row.remark()),
            Some(row) => {
                let flaw = flaw(key, row.says()).map(|flaw| flaw.to_string());
                let own = *group && key.0.is_none();
                let other = if own { looks.meet(row.says(), named(key)) } else { None };
                let same = other.map(|other| format!("This looks the same as that of {other}."));
                if let Some(sentence) = flaw.or(same) {
                    return Err(fault(file, row.line, format!("{}: {sentence}", named(key))));
                }
                note(&mut translated, key, row.says());
            }
            None => catalogue.missing.push(Remark { line: None, text: named(key) }),
        }
    }
    let strange = rows.iter().filter(|row| by_key.contains_key(&row.key()));
    catalogue.unknown = strange.map(Row::remark).collect();
    Ok((translated, catalogue))
}

/// What a translation cannot have: that of a short text, which may be a name, less than another.
fn flaw((_, text): &Key, says: &str) -> Option<Flaw> {
    let name = text.chars().count() <= NAMED && names::flaw(text).is_none();
    if name { names::flaw(says.trim()) } else { names::flaw_of_text(says) }
}

/// What to do with a file whose name got another ending.
pub(crate) fn named_wrong(name: &str) -> String {
    let meant = crate::unpack::meant(name).unwrap_or_default();
    format!(
        "“{name}” lies there: take the end off its name, so that it is called “{meant}”. Windows hides such endings; \
         Explorer shows them by View, then File name extensions."
    )
}

/// Takes in what an entry says.
fn note(translated: &mut BTreeMap<String, Translation>, (context, text): &Key, says: &str) {
    // A name of which only forms are translated stands alone as it was written.
    let written = || Translation { text: text.clone(), ..Translation::default() };
    let row = translated.entry(text.clone()).or_insert_with(written);
    match context.as_deref().and_then(form) {
        Some(form) => _ = row.forms.insert(form, says.to_owned()),
        None => says.clone_into(&mut row.text),
    }
}

fn form(context: &str) -> Option<Form> {
    Form::ALL.into_iter().find(|(_, word)| *word == context).map(|(form, _)| form)
}

/// The entries that these texts want, each once, in their order.
fn wanted(texts: &[SourceText]) -> Vec<Wanted> {
    let mut wanted: Vec<Wanted> = Vec::new();
    let mut known: HashMap<Key, usize> = HashMap::new();
    for text in texts {
        let forms = match text.kind {
            TextKind::Words => &[][..],
            TextKind::Group => &Form::ALL,
        };
        let contexts = forms.iter().map(|(_, word)| Some((*word).to_owned()));
        for context in [None].into_iter().chain(contexts) {
            let place = match &context {
                None => text.place.clone(),
                Some(form) => format!("{}, with “the” before it: {form}", text.place),
            };
            let key = (context, text.text.clone());
            let at = *known.entry(key.clone()).or_insert(wanted.len());
            if at == wanted.len() {
                let group = text.kind == TextKind::Group;
                wanted.push(Wanted { key, group, places: Vec::new() });
            }
            if wanted[at].places.len() < PLACES {
                wanted[at].places.push(place);
            }
        }
    }
    wanted
}

/// The entries of a file that are in use.
fn rows(file: &str, text: &str) -> Result<Vec<Row>, Fault> {
    let rows = all_rows(file, text)?;
    let rows: Vec<Row> = rows.into_iter().filter(|row| !row.item.obsolete).collect();
    let mut known: HashMap<Key, Option<usize>> = HashMap::new();
    for row in &rows {
        if let Some(first) = known.insert(row.key(), row.line) {
            let first = first.map_or(String::new(), |line| format!(" in line {line}"));
            let sentence = format!("{} stands here again, after{first}.", named(&row.key()));
            return Err(fault(file, row.line, sentence));
        }
    }
    Ok(rows)
}

/// All entries of a file, those among them that no scenario wants any more.
fn all_rows(file: &str, text: &str) -> Result<Vec<Row>, Fault> {
    // Before anything is read: the number of a plural form says how much room is made for it.
    if let Some(line) = line_with(text, |line| line.starts_with("msgstr[")) {
        let sentence = "A text of a scenario has no plural forms: write one msgstr.";
        return Err(fault(file, Some(line), sentence.into()));
    }
    let parsed = parse_po(text).map_err(|error| {
        let line = error.position().map(|position| position.line());
        fault(file, line, format!("This is no PO file: {}.", error.message()))
    })?;
    let mut lines = lines_of(text);
    lines.drain(..lines.len().min(usize::from(!parsed.headers.is_empty())));
    let known = lines.len() == parsed.items.len();
    let line = |at: usize| known.then(|| lines[at]);
    Ok(parsed
        .items
        .into_iter()
        .enumerate()
        .map(|(at, item)| Row { line: line(at), item })
        .collect())
}

/// The lines at which entries say their text, from 1.
fn lines_of(text: &str) -> Vec<usize> {
    let says = |line: &str| {
        line.strip_prefix("msgid").is_some_and(|rest| rest.starts_with(['"', ' ', '\t']))
    };
    let numbered = text.lines().enumerate();
    numbered.filter(|(_, line)| says(in_use(line))).map(|(at, _)| at + 1).collect()
}

fn line_with(text: &str, is: impl Fn(&str) -> bool) -> Option<usize> {
    text.lines().position(|line| is(in_use(line))).map(|at| at + 1)
}

/// A line without the mark of an entry that is no longer in use.
fn in_use(line: &str) -> &str {
    let line = line.trim_start();
    line.strip_prefix("#~").unwrap_or(line).trim_start()
}

fn fault(file: &str, line: Option<usize>, sentence: String) -> Fault {
    Fault { file: file.to_owned(), line, place: String::new(), sentence }
}

/// A text as it is named: its beginning in quotation marks, and its context.
fn named((context, text): &Key) -> String {
    let one_line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut short: String = one_line.chars().take(NAMED).collect();
    if short.len() < one_line.len() {
        short.push('…');
    }
    let context = context.as_ref().map_or(String::new(), |context| format!(" ({context})"));
    format!("“{short}”{context}")
}

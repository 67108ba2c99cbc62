//! Reads the files of a council's scenario and says everything that is wrong with them at once: file, line, card,
//! field, and what would be right.
//!
//! A row that cannot be read is mended as far as that goes, and something stands in for the rest of it:
//! so one slip of the pen hides no other, and leads to no second complaint elsewhere.

use council::content::{Content, Draft, did_you_mean, in_words};
use game::{Fault, Files, Translations};
use serde::de::DeserializeOwned;
use toml::{Table, Value};

use super::rows::{self, List};
use super::said;
use super::spans::Source;

/// The files of a scenario, in the order they are read.
const FILES: [&str; 5] =
    ["scenario.toml", "events.toml", "constitution.toml", "city.toml", "stasis.toml"];
/// Those that no scenario goes without.
const NEEDED: [&str; 2] = ["scenario.toml", "events.toml"];
/// The most faults of a row, and of a file that cannot be read: one slip can lead to many complaints.
const FAULTS: usize = 20;

/// Nobody reads more faults than these: what is left then is not read.
const ENOUGH: usize = 200;

/// Reads and checks a scenario.
///
/// # Errors
/// Every fault, in the order of the files.
pub(super) fn read(files: &Files) -> Result<Content, Vec<Fault>> {
    let mut reader = Reading::default();
    reader.names(files);
    let tables = FILES.map(|file| reader.table(file, files.get(file).map(String::as_str)));
    if tables.iter().any(Option::is_none) {
        // What one file names stands in another: without it there would be complaints without end.
        return Err(reader.faults(files));
    }
    let draft = reader.draft(tables.map(Option::unwrap_or_default));
    if reader.faults.len() < ENOUGH {
        reader.check(&draft);
    }
    if !reader.faults.is_empty() {
        return Err(reader.faults(files));
    }
    let untold = |fault: council::content::Fault| Fault {
        file: fault.file.into(),
        line: None,
        place: format!("{}, {}", fault.place, fault.field),
        sentence: fault.sentence,
    };
    Content::checked(draft).map_err(|faults| faults.into_iter().map(untold).collect())
}

/// Where a number stands that has as many digits as no number here.
fn long_number(text: &str) -> Option<usize> {
    const DIGITS: usize = 19;
    text.as_bytes().windows(DIGITS).position(|signs| signs.iter().all(u8::is_ascii_digit))
}

/// Something wrong, whose line is still to be found.
struct Found {
    file: &'static str,
    /// Known already where a file cannot be read.
    line: Option<usize>,
    at: String,
    /// The card, and the field in words; empty for the file itself.
    place: String,
    sentence: String,
}

#[derive(Default)]
struct Reading {
    faults: Vec<Found>,
    /// What was mended or stood in for: the checks have no say there.
    mended: Vec<(&'static str, String)>,
}

impl Reading {
    /// Files with a name that is nearly one of a scenario's, while that one is missing.
    fn names(&mut self, files: &Files) {
        let missing = || FILES.into_iter().filter(|file| !files.contains_key(*file));
        for name in files.keys().filter(|name| !FILES.contains(&name.as_str())) {
            let ending = crate::unpack::meant(name);
            if let Some(meant) = ending.and_then(|meant| missing().find(|file| *file == meant)) {
                let sentence = crate::catalogue::named_wrong(name);
                self.fault(meant, "", String::new(), sentence);
                continue;
            }
            let said = did_you_mean(name, missing());
            let Some(meant) = missing().find(|file| said.contains(file)) else { continue };
            let sentence =
                format!("No file of a scenario is called “{name}”; did you mean “{meant}”?");
            self.fault(meant, "", String::new(), sentence);
        }
    }

    fn fault(&mut self, file: &'static str, at: &str, place: String, sentence: String) {
        self.faults.push(Found { file, line: None, at: at.into(), place, sentence });
    }

    /// A file as a table: empty where it is missing and may be, none where it cannot be read.
    fn table(&mut self, file: &'static str, text: Option<&str>) -> Option<Table> {
        let Some(text) = text else {
            if NEEDED.contains(&file) {
                self.fault(file, "", String::new(), "This file is missing.".into());
                return None;
            }
            return Some(Table::new());
        };
        let (source, errors) = Source::parse(text);
        let read = text.parse::<Table>();
        // A file may be written by the rules of TOML and hold a number that nothing here holds.
        let whole = read.as_ref().err().filter(|_| errors.is_empty()).map(|error| {
            let at = error.span().map(|span| span.start).or_else(|| long_number(text));
            (source.line(at.unwrap_or_default()), error.message().to_owned())
        });
        let faults = errors.into_iter().take(FAULTS).chain(whole).map(|(line, said)| Found {
            file,
            line: Some(line),
            at: String::new(),
            place: String::new(),
            sentence: said::in_line(text.lines().nth(line - 1).unwrap_or_default(), &said),
        });
        self.faults.extend(faults);
        read.ok()
    }

    fn draft(&mut self, tables: [Table; FILES.len()]) -> Draft {
        let [mut scenario, mut events, mut constitution, mut city, mut stasis] = tables;
        // Which game the files are for was looked up before they were read.
        scenario.remove("game");
        let factions = self.list(&rows::FACTIONS, &mut scenario);
        let plan = self.list(&rows::PLAN, &mut scenario);
        let decks = self.list(&rows::DECKS, &mut events);
        let cards = self.list(&rows::CARDS, &mut events);
        let articles = self.list(&rows::ARTICLES, &mut constitution);
        let maps = self.list(&rows::MAPS, &mut city);
        let objectives = self.list(&rows::OBJECTIVES, &mut city);
        let street_cards = self.list(&rows::STASIS_CARDS, &mut stasis);
        let mut draft = Draft {
            scenario: self.head(FILES[0], "the scenario", rows::SCENARIO, scenario),
            events: self.head(FILES[1], "the decks", rows::EVENTS, events),
            constitution: self.head(FILES[2], "the constitution", "", constitution),
            city: self.head(FILES[3], "the city", "", city),
            stasis: self.head(FILES[4], "the Stasis cards", "", stasis),
            translations: Translations::default(),
        };
        (draft.scenario.factions, draft.scenario.plan) = (factions, plan);
        (draft.events.decks, draft.events.cards) = (decks, cards);
        draft.constitution.articles = articles;
        (draft.city.maps, draft.city.objectives) = (maps, objectives);
        draft.stasis.cards = street_cards;
        draft
    }

    /// Takes a list out of a table and reads its rows one by one.
    fn list<T: DeserializeOwned>(&mut self, list: &List, table: &mut Table) -> Vec<T> {
        let List { file, key, noun, needed, template } = *list;
        let found = table.insert(key.into(), Value::Array(Vec::new()));
        let rows = match found {
            Some(Value::Array(rows)) => rows,
            None if !needed => Vec::new(),
            Some(_) => {
                let sentence = format!("Each {noun} is a row of a list: write [[{key}]].");
                self.mend(file, key.into(), in_words(key), sentence);
                Vec::new()
            }
            None => {
                let sentence = format!("There is no list [[{key}]].");
                self.mend(file, key.into(), in_words(key), sentence);
                Vec::new()
            }
        };
        let row = |reader: &mut Self, (index, row): (usize, Value)| {
            let id = row.get("id").and_then(Value::as_str).map(|id| format!("{noun} “{id}”"));
            let name = id.unwrap_or_else(|| format!("{noun} {}", index + 1));
            reader.value(file, &format!("{key}[{index}]"), &name, template, row)
        };
        let mut read = Vec::new();
        for numbered in rows.into_iter().enumerate() {
            if self.faults.len() >= ENOUGH {
                break;
            }
            read.push(row(self, numbered));
        }
        read
    }

    /// What is left of a table when its lists were taken out.
    fn head<T: DeserializeOwned>(
        &mut self,
        file: &'static str,
        name: &str,
        template: &str,
        table: Table,
    ) -> T {
        self.value(file, "", name, template, Value::Table(table))
    }

    /// Reads a value; every fault is told, and what cannot be read is mended.
    fn value<T: DeserializeOwned>(
        &mut self,
        file: &'static str,
        root: &str,
        name: &str,
        template: &str,
        mut value: Value,
    ) -> T {
        let mut taken: Vec<String> = Vec::new();
        for _ in 0..FAULTS {
            let error = match serde_path_to_error::deserialize(value.clone()) {
                Ok(read) => return read,
                Err(error) => error,
            };
            let message = toml::de::Error::message(error.inner());
            let field = rows::field(&value, &error.path().to_string(), message);
            let lacks = said::missing(message).map(|key| rows::join(&field, key));
            // A field that was taken away because it was wrong has been spoken of.
            if lacks.is_none_or(|lacks| !taken.contains(&lacks)) {
                let words = in_words(&field);
                let place = if words.is_empty() { name.into() } else { format!("{name}, {words}") };
                self.mend(file, rows::join(root, &field), place, said::sentence(message));
            }
            if !rows::mend(&mut value, &field, message) {
                break;
            }
            taken.push(field);
        }
        self.mended.push((file, root.into()));
        rows::stand_in(template, &value)
    }

    fn mend(&mut self, file: &'static str, at: String, place: String, sentence: String) {
        self.fault(file, &at, place, sentence);
        self.mended.push((file, at));
    }

    /// Adds what the checks find, save where something was mended.
    fn check(&mut self, draft: &Draft) {
        let all = [Content::faults(draft), Content::twice(draft), Content::names(draft)];
        for found in all.into_iter().flatten() {
            let mended =
                |(file, at): &(&str, String)| *file == found.file && rows::is_within(&found.at, at);
            // Of two names that are the same it was said already.
            let said = |known: &Found| (known.file, &known.at) == (found.file, &found.at);
            if !self.mended.iter().any(mended) && !self.faults.iter().any(said) {
                let place = format!("{}, {}", found.place, found.field);
                self.fault(found.file, &found.at, place, found.sentence);
            }
        }
    }

    /// The faults with their lines, in the order of the files.
    fn faults(self, files: &Files) -> Vec<Fault> {
        let sources = FILES.map(|file| files.get(file).map(|text| Source::parse(text).0));
        let with_line = |found: Found| {
            let file = FILES.iter().position(|file| *file == found.file).unwrap_or(0);
            let at = || sources[file].as_ref().and_then(|source| source.line_of(&found.at));
            let line = found.line.or_else(at);
            let Found { file: name, place, sentence, .. } = found;
            (file, Fault { file: name.into(), line, place, sentence })
        };
        let mut faults: Vec<_> = self.faults.into_iter().map(with_line).collect();
        faults.sort_by_key(|(file, fault)| (*file, fault.line));
        faults.into_iter().map(|(_, fault)| fault).collect()
    }
}

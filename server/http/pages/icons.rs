//! Icons that a scenario names and nobody has drawn: only its writer hears of them, and a table shows none in their
//! place.

use std::collections::BTreeSet;

use game::{Fault, Files};
use toml::de::{DeTable, DeValue};

use super::emblems;

/// Every row of these files that names an icon which is not in the set, a fault each.
pub(crate) fn unknown(files: &Files) -> Vec<String> {
    faults(files, emblems::unknown)
}

fn faults(files: &Files, unknown: impl Fn(&BTreeSet<&str>) -> BTreeSet<String>) -> Vec<String> {
    let rows: Vec<_> = files
        .iter()
        .filter(|(file, _)| file.ends_with(".toml"))
        .flat_map(|(file, text)| {
            let line = |at: usize| 1 + text[..at].matches('\n').count();
            named(text).into_iter().map(move |(at, name)| (file, line(at), name))
        })
        .collect();
    let missing = unknown(&rows.iter().map(|(_, _, name)| name.as_str()).collect());
    let fault = |(file, line, name): &(&String, usize, String)| Fault {
        file: (*file).clone(),
        line: Some(*line),
        place: "emblem".into(),
        sentence: format!(
            "There is no icon “{name}”. Look one up at game-icons.net and write its name with hyphens."
        ),
    };
    let wrong = rows.iter().filter(|(_, _, name)| missing.contains(name));
    wrong.map(|row| fault(row).to_string()).collect()
}

/// The icons that a file names, each with where that stands in it; none of what cannot be read, whose faults are told
/// by whoever reads it.
fn named(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    if let Ok(table) = DeTable::parse(text) {
        gather(table.get_ref(), &mut found);
    }
    found
}

fn gather(table: &DeTable<'_>, found: &mut Vec<(usize, String)>) {
    for (key, value) in table {
        match value.get_ref() {
            DeValue::String(name) if key.get_ref() == "emblem" => {
                found.push((value.span().start, name.to_string()));
            }
            value => gather_in(value, found),
        }
    }
}

fn gather_in(value: &DeValue<'_>, found: &mut Vec<(usize, String)>) {
    match value {
        DeValue::Table(table) => gather(table, found),
        DeValue::Array(rows) => rows.iter().for_each(|row| gather_in(row.get_ref(), found)),
        DeValue::String(_)
        | DeValue::Integer(_)
        | DeValue::Float(_)
        | DeValue::Boolean(_)
        | DeValue::Datetime(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_icon_that_nobody_drew_is_named_with_its_line() {
        let text = "# emblem = \"none\"\nname = \"A\"\nemblem = \"owl\"\nrows = [\n  { emblem = 'griffon' },\n]\nbrief = \"\"\"\nemblem = \"no row\"\n\"\"\"\n";
        let files = Files::from([
            ("scenario.toml".to_owned(), text.to_owned()),
            ("de.po".to_owned(), "emblem = \"no row\"".to_owned()),
        ]);
        let but_owls = |names: &BTreeSet<&str>| {
            names.iter().filter(|name| **name != "owl").map(ToString::to_string).collect()
        };
        let faults = faults(&files, but_owls);
        assert_eq!(faults.len(), 1);
        assert!(faults[0].contains("line 5") && faults[0].contains("griffon"), "{}", faults[0]);
    }
}

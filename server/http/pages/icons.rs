//! Icons that a scenario names and nobody has drawn: only its writer hears of them, and a table shows none in their
//! place.

use std::collections::BTreeSet;

use game::{Fault, Files};

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
            let lines = text.lines().enumerate();
            lines.filter_map(move |(at, line)| Some((file, at + 1, named(line)?)))
        })
        .collect();
    let missing = unknown(&rows.iter().map(|(_, _, name)| *name).collect());
    let fault = |(file, line, name): &(&String, usize, &str)| Fault {
        file: (*file).clone(),
        line: Some(*line),
        place: "emblem".into(),
        sentence: format!(
            "There is no icon “{name}”. Look one up at game-icons.net and write its name with hyphens."
        ),
    };
    let wrong = rows.iter().filter(|(_, _, name)| missing.contains(*name));
    wrong.map(|row| fault(row).to_string()).collect()
}

/// The icon that a line of a file names.
fn named(line: &str) -> Option<&str> {
    let (before, after) = line.split_once("emblem")?;
    if before.trim_start().starts_with('#')
        || before.ends_with(|c: char| c.is_alphanumeric() || "_-\"".contains(c))
    {
        return None;
    }
    let name = after.trim_start().strip_prefix('=')?.trim_start().strip_prefix('"')?;
    Some(name.split_once('"')?.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_icon_that_nobody_drew_is_named_with_its_line() {
        let text = "# emblem = \"none\"\nname = \"A\"\nemblem = \"owl\"\nrows = [{ emblem = \"griffon\" }]\n";
        let files = Files::from([
            ("scenario.toml".to_owned(), text.to_owned()),
            ("de.po".to_owned(), "emblem = \"no row\"".to_owned()),
        ]);
        let but_owls = |names: &BTreeSet<&str>| {
            names.iter().filter(|name| **name != "owl").map(ToString::to_string).collect()
        };
        let faults = faults(&files, but_owls);
        assert_eq!(faults.len(), 1);
        assert!(faults[0].contains("line 4") && faults[0].contains("griffon"), "{}", faults[0]);
    }
}

//! What the server says is in its catalogues, and they hold nothing else but what stands ready on Control's screens:
//! `texts/en.ftl` of the hub and of each game. That the other languages have the same, and that the screens have all
//! that stands ready, `npm run texts` sees in `web`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let inside = |path: PathBuf| if path.is_dir() { files(&path, ending) } else { vec![path] };
    entries.flat_map(inside).filter(|path| path.to_string_lossy().ends_with(ending)).collect()
}

/// A source without its comments and without its tests, which have messages of their own.
fn program(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    let program = text.split("\n#[cfg(test)]\nmod tests").next().unwrap_or_default();
    program
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .collect::<Vec<_>>()
        .join("\n")
}

fn is_name(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_lowercase())
        && text.chars().all(|one| one.is_ascii_lowercase() || one.is_ascii_digit() || one == '-')
}

/// Names of messages may stand as data where they are not said.
fn quoted(program: &str) -> impl Iterator<Item = &str> {
    program.split('"').filter(|text| is_name(text))
}

/// What is said by its name at once.
fn said(program: &str) -> impl Iterator<Item = &str> {
    let after = program.split("text!(").skip(1);
    after.filter_map(|rest| Some(rest.trim_start().strip_prefix('"')?.split_once('"')?.0))
}

/// Messages that others of a catalogue, in any language, have within them.
fn within(home: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for language in ["en", "de", "el"] {
        let text = fs::read_to_string(home.join(format!("texts/{language}.ftl"))).unwrap();
        let inner = text.split("{ ").skip(1).filter_map(|rest| rest.split_once(" }"));
        found.extend(inner.map(|(name, _)| name).filter(|name| is_name(name)).map(str::to_owned));
    }
    found
}

/// Whether a source is the room of a catalogue, or lies in it.
fn is_in(path: &Path, home: &Path) -> bool {
    path.starts_with(home) || path == home.with_extension("rs")
}

/// The messages of a catalogue.
fn messages(catalogue: &Path) -> BTreeSet<String> {
    let text = fs::read_to_string(catalogue).unwrap();
    let names = text.lines().filter_map(|line| line.split_once(" ="));
    names.filter(|(name, _)| is_name(name)).map(|(name, _)| name.to_owned()).collect()
}

#[test]
fn what_the_server_says_is_in_its_catalogues_and_nothing_else() {
    let server = Path::new(env!("CARGO_MANIFEST_DIR")).join("server");
    let catalogues = files(&server, "texts/en.ftl");
    assert!(catalogues.len() > 1, "{catalogues:?}");
    let known: Vec<_> = catalogues
        .iter()
        .map(|file| (file.parent().and_then(Path::parent).unwrap(), messages(file)))
        .collect();
    let programs: Vec<_> =
        files(&server, ".rs").into_iter().map(|path| (program(&path), path)).collect();
    let mut faults = Vec::new();
    for (home, messages) in &known {
        // A row of one room may name what is said in another: in the same game, then.
        let games = known.iter().map(|(home, _)| *home).filter(|outer| *outer != server);
        let game = games.filter(|outer| home.starts_with(outer));
        let game = game.min_by_key(|outer| outer.components().count()).unwrap_or(home);
        let near = programs.iter().filter(|(_, path)| is_in(path, game));
        let spoken: BTreeSet<&str> = near.flat_map(|(program, _)| quoted(program)).collect();
        let within = within(home);
        let unsaid = messages
            .iter()
            .filter(|name| !spoken.contains(name.as_str()) && !within.contains(*name))
            .filter(|name| !name.starts_with("usual-"));
        faults.extend(unsaid.map(|name| format!("{}: nobody says {name}", home.display())));
    }
    for (program, path) in &programs {
        let heard =
            |name: &str| known.iter().any(|(home, all)| is_in(path, home) && all.contains(name));
        let unheard = said(program).filter(|name| !heard(name));
        faults.extend(unheard.map(|name| format!("{}: no message {name}", path.display())));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

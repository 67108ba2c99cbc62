//! The floors of the council's house: a file imports only from its own floor or from floors below, and
//! no two files import each other, over whatever way.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The floors, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Floor {
    /// What there is: content, state, commands, events.
    State,
    /// What holds, what is decided and what that changes.
    Rules,
    /// What is seen, offered and said.
    Shown,
    /// The doors of the crate, which know all rooms.
    Doors,
}

/// Files of a room by their last name, and files that stand alone.
const FLOORS: [(Floor, &[&str]); 3] = [
    (
        Floor::Rules,
        &[
            "rules",
            "row",
            "decide",
            "apply",
            "flow",
            "odds",
            "figures.rs",
            "decision.rs",
            "lift.rs",
            "apply.rs",
        ],
    ),
    (
        Floor::Shown,
        &[
            "shown",
            "view",
            "words",
            "told",
            "said",
            "script",
            "action.rs",
            "offers.rs",
            "sheets.rs",
            "texts.rs",
            "view.rs",
            "words.rs",
            "view/",
            "chronicle.rs",
            "chronicle/",
        ],
    ),
    (Floor::Doors, &["lib.rs", "decide.rs", "told.rs"]),
];

fn floor(file: &str) -> Floor {
    let stem = file.rsplit('/').next().and_then(|name| name.strip_suffix(".rs"));
    let is = |sign: &&str| match sign {
        sign if sign.ends_with('/') => file.starts_with(*sign),
        sign if sign.ends_with(".rs") => *file == **sign,
        sign => file.contains('/') && stem == Some(*sign),
    };
    let found = FLOORS.iter().rev().find(|(_, signs)| signs.iter().any(&is));
    found.map_or(Floor::State, |(floor, _)| *floor)
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("server/council")
}

/// The files of the crate with their code, by their path in it.
fn files(folder: &Path, all: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(folder).expect("the crate is there") {
        let path = entry.expect("the crate can be read").path();
        if path.is_dir() {
            files(&path, all);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let name = path.strip_prefix(root()).expect("it is in the crate");
            let code = fs::read_to_string(&path).expect("code is text");
            let lines = code.lines().map(|line| line.split("//").next().unwrap_or_default());
            all.insert(name.to_string_lossy().into(), lines.collect::<Vec<_>>().join("\n"));
        }
    }
}

/// The paths that a `use` names, its braces taken apart; `as` and another name may follow.
fn named(prefix: &str, body: &str, all: &mut Vec<String>) {
    let (mut depth, mut item) = (0, String::new());
    for sign in body.chars().chain([',']) {
        if sign == ',' && depth == 0 {
            let one = std::mem::take(&mut item);
            let one = one.trim();
            match one.split_once('{') {
                Some((head, rest)) => {
                    let rest = rest.trim_end().trim_end_matches('}');
                    named(&format!("{prefix}{head}"), rest, all);
                }
                None if one.is_empty() => {}
                None => all.push(format!("{prefix}{one}")),
            }
        } else {
            depth += i32::from(sign == '{') - i32::from(sign == '}');
            item.push(sign);
        }
    }
}

/// Every path of the code that begins with `crate` or `super`.
fn paths(code: &str) -> Vec<String> {
    let mut items = Vec::new();
    for (at, _) in code.match_indices("use ") {
        let body = code[at + 4..].split(';').next().unwrap_or_default();
        named("", body, &mut items);
    }
    let by_name = |item: &String| match item.split_once(" as ") {
        Some((path, name)) => (path.to_owned(), name.to_owned()),
        None => (item.clone(), item.rsplit("::").next().unwrap_or_default().to_owned()),
    };
    let imported: Vec<(String, String)> = items.iter().map(by_name).collect();
    let mut all: Vec<String> = imported.iter().map(|(path, _)| path.clone()).collect();
    for path in code.split(|c: char| !is_path(c)).filter(|path| path.contains("::")) {
        let (head, rest) = path.split_once("::").expect("it was looked for");
        // A path that begins with a module that was imported leads further than that import.
        let through = imported.iter().filter(|(_, name)| name == head);
        all.extend(through.map(|(path, _)| format!("{path}::{rest}")));
        all.push(path.to_owned());
    }
    all.retain(|path| {
        !path.ends_with("::") && (path.starts_with("crate::") || path.starts_with("super::"))
    });
    all
}

fn is_path(sign: char) -> bool {
    sign.is_alphanumeric() || sign == '_' || sign == ':'
}

/// The file that a path of another leads to.
fn file_of(path: &str, from: &str, all: &BTreeMap<String, String>) -> Option<String> {
    let mut base: Vec<&str> = from.trim_end_matches(".rs").split('/').collect();
    let mut parts: Vec<&str> = path.split("::").filter(|part| *part != "self").collect();
    if parts.first() == Some(&"crate") {
        base.clear();
        parts.remove(0);
    }
    while parts.first() == Some(&"super") {
        base.pop();
        parts.remove(0);
    }
    let whole: Vec<&str> = base.into_iter().chain(parts).collect();
    let files = (1..=whole.len()).rev().map(|most| format!("{}.rs", whole[..most].join("/")));
    files.into_iter().find(|file| all.contains_key(file) && file != from)
}

/// Every file of the crate with its code.
fn all_files() -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    files(&root(), &mut all);
    all
}

/// Who imports whom. What a file has of its own children it gathers, and they stand on what it holds.
fn imports() -> BTreeMap<String, BTreeSet<String>> {
    let all = all_files();
    let of = |(file, code): (&String, &String)| {
        let paths = paths(code).into_iter();
        let others = paths.filter_map(|path| file_of(&path, file, &all));
        let own = format!("{}/", file.trim_end_matches(".rs"));
        (file.clone(), others.filter(|other| !other.starts_with(&own)).collect())
    };
    all.iter().map(of).collect()
}

#[test]
fn no_file_imports_from_a_floor_above() {
    let imports = imports();
    assert!(imports.len() > 200, "the crate was read");
    let mut wrong = Vec::new();
    for (file, others) in &imports {
        println!(
            "{:?} {file}: {}",
            floor(file),
            others.iter().cloned().collect::<Vec<_>>().join(" ")
        );
        let above = others.iter().filter(|other| floor(other) > floor(file));
        wrong.extend(above.map(|other| format!("{file} imports {other}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The names that a file hands on from other rooms, for those who stand outside the crate.
fn handed_on(code: &str) -> BTreeSet<String> {
    let mut all = Vec::new();
    for (at, _) in code.match_indices("pub use ") {
        let body = code[at + 8..].split(';').next().unwrap_or_default();
        named("", body, &mut all);
    }
    let last = |path: &String| path.rsplit("::").next().map(str::to_owned);
    all.iter().filter(|path| path.starts_with("crate::")).filter_map(last).collect()
}

#[test]
fn every_import_is_from_the_room_itself() {
    let all = all_files();
    let handed: BTreeMap<&String, BTreeSet<String>> =
        all.iter().map(|(file, code)| (file, handed_on(code))).collect();
    assert!(handed.values().any(|names| names.contains("RaceView")), "what is handed on was read");
    let mut wrong = Vec::new();
    for (file, code) in &all {
        for path in paths(code).iter().filter(|path| !path.starts_with("crate::rooms")) {
            let last = path.rsplit("::").next().unwrap_or_default();
            // A path of this file itself leads to no other.
            let Some(other) = file_of(path, file, &all) else {
                if path.starts_with("crate::") && file != "lib.rs" {
                    wrong.push(format!("{file}: no room for {path}"));
                }
                continue;
            };
            if handed[&other].contains(last) {
                wrong.push(format!("{file} has {path} at second hand"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_files_import_each_other() {
    let mut left = imports();
    // Whoever imports nobody that is left is in no circle.
    loop {
        let alone = |others: &BTreeSet<String>| !others.iter().any(|one| left.contains_key(one));
        let free: Vec<String> =
            left.iter().filter(|(_, to)| alone(to)).map(|(file, _)| file.clone()).collect();
        if free.is_empty() {
            break;
        }
        left.retain(|file, _| !free.contains(file));
    }
    assert!(left.is_empty(), "these import each other, or who does: {:?}", left.keys());
}

//! The documents are held against the program, and their links against the files.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use clap::{Arg, Command};

fn at(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn page(path: &str) -> String {
    fs::read_to_string(at(path)).unwrap()
}

/// The commands that do something, by the words with which they are asked for.
fn commands() -> Vec<(String, Command)> {
    let top = prytaneion::cli::commands();
    let mut found = Vec::new();
    for command in top.get_subcommands() {
        let name = command.get_name();
        match command.has_subcommands() {
            false => found.push((name.to_owned(), command.clone())),
            true => found.extend(
                command
                    .get_subcommands()
                    .map(|sub| (format!("{name} {}", sub.get_name()), sub.clone())),
            ),
        }
    }
    found
}

/// `--data FOLDER`, `FOLDER` alone for what has no name of its own, `--mend` for what is yes or no.
fn asked(arg: &Arg) -> String {
    if !arg.get_action().takes_values() {
        return format!("--{}", arg.get_long().unwrap());
    }
    let value = arg.get_value_names().unwrap()[0].as_str();
    arg.get_long().map_or(value.to_owned(), |long| format!("--{long} {value}"))
}

/// How a command is written, with what may be left out in brackets. Those that become the server have its
/// options.
fn usage(name: &str, command: &Command) -> String {
    if name == "serve" {
        return "prytaneion [serve] [OPTIONS]".into();
    }
    let serves = command.get_arguments().any(|arg| arg.get_long() == Some("trusted-proxy"));
    let all = commands();
    let server = &all.iter().find(|(name, _)| name == "serve").unwrap().1;
    let own = |arg: &&Arg| !serves || server.get_arguments().all(|of| of.get_id() != arg.get_id());
    let (named, bare): (Vec<_>, Vec<_>) =
        command.get_arguments().filter(own).partition(|arg| arg.get_long().is_some());
    let words = bare.into_iter().chain(named).map(|arg| match arg.is_required_set() {
        true => asked(arg),
        false => format!("[{}]", asked(arg)),
    });
    let words = words.chain(serves.then(|| "[OPTIONS]".into()));
    words.fold(format!("prytaneion {name}"), |line, word| format!("{line} {word}"))
}

/// The first cells of an option's row: what it is, its variable and its default. Code is in quotes.
fn cells(arg: &Arg) -> [String; 3] {
    let code = |text: &str| if text.is_empty() { String::new() } else { format!("`{text}`") };
    let variable = arg.get_env().map_or("", |variable| variable.to_str().unwrap());
    let default = arg.get_default_values().first().map_or("", |value| value.to_str().unwrap());
    [code(&asked(arg)), code(variable), code(default)]
}

/// Every option, and of which commands it is.
fn options() -> BTreeMap<[String; 3], Vec<String>> {
    let mut found = BTreeMap::<_, Vec<_>>::new();
    for (name, command) in commands() {
        for arg in command.get_arguments().filter(|arg| arg.get_long().is_some()) {
            found.entry(cells(arg)).or_default().push(format!("`{name}`"));
        }
    }
    found
}

#[test]
fn the_hosting_page_lists_every_command_and_no_other() {
    let page = page("deploy/hosting.md");
    let mut found: Vec<&str> = page
        .lines()
        .skip_while(|line| *line != "```text")
        .skip(1)
        .take_while(|line| *line != "```")
        .collect();
    let mut due: Vec<String> =
        commands().iter().map(|(name, command)| usage(name, command)).collect();
    found.sort_unstable();
    due.sort_unstable();
    assert_eq!(found, due);
}

#[test]
fn the_hosting_page_lists_every_option_with_its_variable_and_its_default() {
    let page = page("deploy/hosting.md");
    let mut found: Vec<Vec<&str>> = page
        .lines()
        .filter(|line| line.starts_with("| `--"))
        .map(|line| line.split('|').skip(1).take(4).map(str::trim).collect())
        .collect();
    let mut due: Vec<Vec<String>> = options()
        .into_iter()
        .map(|([option, variable, default], of)| vec![option, of.join(", "), variable, default])
        .collect();
    found.sort_unstable();
    due.sort_unstable();
    assert_eq!(found, due);
}

#[test]
fn the_writers_page_lists_every_command_for_decks() {
    let page = page("decks/README.md");
    for (name, command) in commands().iter().filter(|(name, _)| name.starts_with("decks ")) {
        let line = format!("| `{}` |", usage(name, command).replace('|', "\\|"));
        assert!(page.contains(&line), "{line}");
    }
}

/// All documents of the project, by their paths.
fn documents() -> Vec<PathBuf> {
    let folders = ["", "deploy", "decks", "server"].map(at);
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder).unwrap());
    let files = files.map(|file| file.unwrap().path());
    files.filter(|path| path.extension().is_some_and(|ending| ending == "md")).collect()
}

/// The lines of a document that are no code.
fn prose(text: &str) -> impl Iterator<Item = &str> {
    let mut code = false;
    text.lines().filter(move |line| {
        let fence = line.trim_start().starts_with("```");
        code ^= fence;
        !code && !fence
    })
}

/// The name by which a heading is linked to.
fn anchor(heading: &str) -> String {
    let heading = heading.trim_start_matches('#').trim().to_lowercase();
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}

/// Where a document's links and pictures lead, but for those that leave the project.
fn links(text: &str) -> Vec<String> {
    let targets = prose(text).flat_map(|line| line.split("](").skip(1));
    let targets = targets.map(|rest| rest.split(')').next().unwrap().to_owned());
    targets.filter(|target| !target.contains("://")).collect()
}

#[test]
fn every_link_of_the_documents_leads_somewhere() {
    let mut checked = 0;
    for document in documents() {
        let text = fs::read_to_string(&document).unwrap();
        for link in links(&text) {
            let (file, place) = link.split_once('#').unwrap_or((&link, ""));
            let target = document.parent().unwrap().join(file);
            let target = if file.is_empty() { &document } else { &target };
            assert!(target.exists(), "{}: {link}", document.display());
            if !place.is_empty() {
                let there = fs::read_to_string(target).unwrap();
                let mut headings = prose(&there).filter(|line| line.starts_with('#'));
                assert!(
                    headings.any(|line| anchor(line) == place),
                    "{}: {link}",
                    document.display()
                );
            }
            checked += 1;
        }
    }
    assert!(checked > 50, "only {checked} links were found");
}

/// All Rust sources below a folder, as one text.
fn sources(folder: &Path) -> String {
    let paths = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let text = |path: PathBuf| match path.extension() {
        _ if path.is_dir() && !path.ends_with("node_modules") => sources(&path),
        Some(ending) if ending == "rs" => fs::read_to_string(&path).unwrap(),
        _ => String::new(),
    };
    paths.map(text).collect()
}

/// The promises of a page, each with its number and the tests that it names.
fn promises(page: &str) -> Vec<(usize, Vec<&str>)> {
    let (page, _) = page.split_once("## What is not promised").unwrap();
    let mut promises: Vec<(usize, Vec<&str>)> = Vec::new();
    for line in page.lines() {
        if let Some((number, _)) = line.split_once(". **") {
            promises.push((number.parse().unwrap(), Vec::new()));
        }
        let plain =
            |name: &&str| name.chars().all(|c| c.is_ascii_lowercase() || "_0123456789".contains(c));
        let names = line.split('`').skip(1).step_by(2).filter(|name| name.contains('_'));
        if let Some((_, tests)) = promises.last_mut() {
            tests.extend(names.filter(plain));
        }
    }
    promises
}

#[test]
fn every_promise_is_numbered_and_kept_by_tests_that_are_there() {
    let (page, sources) =
        (page("deploy/promises.md"), sources(&at("tests")) + &sources(&at("server")));
    let promises = promises(&page);
    assert!(promises.len() >= 18);
    for (place, (number, tests)) in promises.iter().enumerate() {
        assert_eq!(*number, place + 1);
        assert!(!tests.is_empty(), "promise {number} names no test");
        for test in tests {
            assert!(
                sources.contains(&format!("fn {test}(")),
                "promise {number}: there is no {test}"
            );
        }
    }
}

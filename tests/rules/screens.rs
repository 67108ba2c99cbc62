//! What the screens keep of the rules in lists of their own is what the rules say.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A file of this project, from its root.
fn read(path: impl AsRef<Path>) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect("it is there")
}

/// The council's sources.
fn sources() -> impl Iterator<Item = String> {
    fn files(folder: &Path) -> Vec<PathBuf> {
        let entries =
            fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path());
        entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
    }
    let all = files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("server/council"));
    all.into_iter().filter(|path| path.extension().is_some_and(|it| it == "rs")).map(read)
}

/// The names of variants behind this word, as the wire has them: `SetHelper` is `set_helper`.
fn wired<'a>(text: &'a str, before: &'a str) -> impl Iterator<Item = String> + 'a {
    text.split(before).skip(1).map(|rest| {
        let name = rest.chars().take_while(char::is_ascii_alphanumeric);
        let parts = name.flat_map(|one| {
            [one.is_ascii_uppercase().then_some('_'), Some(one.to_ascii_lowercase())]
        });
        parts.flatten().skip(1).collect()
    })
}

/// What the screens of a helper show shut, by this list in a file of theirs.
fn shut(file: &str, list: &str) -> BTreeSet<String> {
    let screens = read(file);
    let (_, listed) =
        screens.split_once(&format!("export const {list}: ")).expect("it is written so");
    let (_, listed) = listed.split_once("new Set([").expect("it is written so");
    let (listed, _) = listed.split_once(']').expect("it is written so");
    listed.split('\'').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn what_the_hub_refuses_a_helper_is_shut_to_one() {
    let standing = read("server/table/rulings/standing.rs");
    // A helper may send devices away, only not Control's: what is refused in some cases is not shut.
    let always = standing.lines().filter(|line| line.contains("=> Err(helper("));
    let refused: BTreeSet<_> = always.flat_map(|line| wired(line, "TableCommand::")).collect();
    assert!(refused.contains("rewind"), "{refused:?}");
    assert_eq!(shut("web/src/hub/desk/helper.ts", "RESERVED_AT_THE_TABLE"), refused);
}

/// The numbers of rules that are given as reasons here: `"C-16"`.
fn given(text: &str) -> impl Iterator<Item = String> + '_ {
    let numbers = text.split('"').filter(|quoted| {
        quoted.split_once('-').is_some_and(|(part, number)| {
            matches!(part, "S" | "C" | "A" | "I" | "N") && number.parse::<u8>().is_ok()
        })
    });
    numbers.map(str::to_lowercase)
}

#[test]
fn every_rule_that_is_given_as_a_reason_stands_in_the_glossary() {
    let glossary = read("web/src/games/council/shared/glossary/texts/en.ftl");
    let rules: BTreeSet<_> = sources().flat_map(|text| given(&text).collect::<Vec<_>>()).collect();
    assert!(rules.len() > 25, "{rules:?}");
    let unknown: Vec<_> =
        rules.iter().filter(|rule| !glossary.contains(&format!("\nrule-{rule} ="))).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

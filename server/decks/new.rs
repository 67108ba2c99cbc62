//! A new scenario on the writer's disk: a small one to begin with, or a copy of a shipped one.

use std::fs;
use std::path::Path;

use anyhow::{Context, bail};
use game::Files;

use super::{shipped_files, shipped_ids};
use crate::registry::Registry;

/// Writes a scenario into a folder and says what to do next. `from` is the name of a shipped one.
///
/// # Errors
/// When there is something in the folder already, no such scenario, or the disk refuses.
pub fn new(games: &Registry, folder: &Path, from: Option<&str>) -> anyhow::Result<String> {
    let files = from.map_or_else(|| games.small(), shipped_files);
    if files.is_empty() {
        bail!(
            "There is no shipped scenario “{}”; there is {}.",
            from.unwrap_or_default(),
            shipped_ids().join(", ")
        );
    }
    if folder.is_file() || fs::read_dir(folder).is_ok_and(|mut found| found.next().is_some()) {
        bail!(
            "{} is there already and is left as it is. Name a new or an empty folder.",
            folder.display()
        );
    }
    let cannot = || format!("{} cannot be written", folder.display());
    fs::create_dir_all(folder).with_context(cannot)?;
    for (name, text) in &files {
        fs::write(folder.join(name), text).with_context(cannot)?;
    }
    Ok(next(folder, &files))
}

/// What the writer does next.
fn next(folder: &Path, files: &Files) -> String {
    let name = folder.display().to_string();
    let name = if name.contains(' ') { format!("\"{name}\"") } else { name };
    let files: Vec<&str> = files.keys().map(String::as_str).collect();
    format!(
        "A scenario is in {name}: {}.\n\
         First give it a name of its own, at the top of scenario.toml. Then:\n\
         \n  prytaneion decks check {name}      finds what is wrong, with its line\
         \n  prytaneion decks preview {name}    shows every card while you write\
         \n  prytaneion decks print {name}      makes a page to print\
         \n  prytaneion --decks {name}          plays it\n\
         \nFrom the source tree: cargo run -- decks check {name}, and so on.",
        files.join(", ")
    )
}

//! The languages of a scenario: the file that somebody translates in, and how far each is.

use std::fs;
use std::path::Path;

use anyhow::{Context, bail};

use super::{Broken, files};
use crate::catalogue;
use crate::registry::{Catalogue, Registry, Remark, plain};

/// Writes or updates the file of a language in the folder of a scenario, and says how far it is.
///
/// # Errors
/// When this is no language or no folder, the scenario or the language's file is broken, or the disk refuses.
pub fn translate(games: &Registry, folder: &Path, language: &str) -> anyhow::Result<String> {
    if !catalogue::is_language(language) {
        bail!("“{}” is no language: write its tag, such as de, el or pt-BR.", plain(language));
    }
    if !folder.is_dir() {
        bail!("There is no folder {}.", folder.display());
    }
    let mut files = files(folder)?;
    // A fault in another language is none of this one's.
    let name = format!("{language}{}", catalogue::ENDING);
    files.retain(|file, _| *file == name || !file.ends_with(catalogue::ENDING));
    let broken = || format!("The scenario in {} is broken", folder.display());
    let text = games.translated(&files, language).map_err(Broken).with_context(broken)?;
    let path = folder.join(&name);
    fs::write(&path, &text).with_context(|| format!("{} cannot be written", path.display()))?;
    files.insert(name, text);
    let deck = games.read(&files).map_err(Broken).with_context(broken)?;
    let said: String = deck.languages.iter().map(|one| told(one, false)).collect();
    Ok(format!("{} is up to date.{said}", path.display()))
}

/// How far a language is, a line, with a line for each of its texts that is to be named.
pub(super) fn told(catalogue: &Catalogue, all: bool) -> String {
    let Catalogue { language, texts, missing, fuzzy, unknown } = catalogue;
    let mut said =
        format!("\n  {language}: {} of {texts} texts are translated", catalogue.translated());
    if !fuzzy.is_empty() {
        said.push_str(&format!(", {} to be looked at (fuzzy)", fuzzy.len()));
    }
    said.push('.');
    let unknown = unknown.iter().map(|one| (one, "is no text of this scenario"));
    let missing = missing.iter().map(|one| (one, "is not translated"));
    let fuzzy = fuzzy.iter().map(|one| (one, "is fuzzy and not shown"));
    let named: Vec<_> =
        if all { unknown.chain(fuzzy).chain(missing).collect() } else { unknown.collect() };
    for (Remark { line, text }, what) in named {
        let line = line.map_or(String::new(), |line| format!(", line {line}"));
        said.push_str(&plain(&format!("\n    {language}.po{line}: {text} {what}.")));
    }
    said
}

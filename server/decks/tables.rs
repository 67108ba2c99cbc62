//! The tables of Atlantis by order files: a folder of them is no scenario of a table, but a writer asks about it in the
//! same words.

use std::path::Path;

use anyhow::Context;
use atlantis::Content;
use atlantis::chance::Seed;
use atlantis::generate::{self, Wish};

use super::Broken;

/// Files by which such a folder is known.
const KNOWN_BY: [&str; 2] = ["goods.toml", "terrains.toml"];
/// The world that is made of them to try: always the same, for so many players.
const SEED: &str = "prytaneion decks check";
const PLAYERS: u32 = 40;

/// Whether a folder holds such tables.
pub(super) fn are_in(folder: &Path) -> bool {
    !super::has_head(folder) && KNOWN_BY.iter().all(|name| folder.join(name).is_file())
}

/// Checks such a folder, and says what it holds and what a world of it is like.
///
/// # Errors
/// Every fault with its file, line, row and field, one a line.
pub(super) fn check(folder: &Path) -> anyhow::Result<String> {
    let files: Vec<(String, String)> = super::files(folder)?.into_iter().collect();
    let broken = |faults: Vec<atlantis::content::Fault>| {
        Broken(faults.iter().map(ToString::to_string).collect())
    };
    let shown = folder.display();
    let content = Content::read(&files)
        .map_err(broken)
        .with_context(|| format!("The tables in {shown} are broken"))?;
    let wish = Wish { seed: Seed::of(SEED), width: 0, height: 0, players: PLAYERS };
    let world = generate::world(&content, &wish)
        .with_context(|| format!("No world can be made of the tables in {shown}"))?;
    let fairness = generate::fairness(&world, &content);
    let Content { variant, items, skills, structures, terrains, .. } = &content;
    let (items, skills) = (items.len(), skills.len());
    let (structures, terrains) = (structures.len(), terrains.len());
    let hash: String = content.hash.iter().map(|byte| format!("{byte:02x}")).collect();
    Ok(format!(
        "Atlantis {variant}: the tables are sound. {items} items, {skills} skills, {structures} structures, \
         {terrains} terrains; sha256:{hash}.\n\nThe starting cities of a world for {PLAYERS} players, each figure \
         with its share of the mean:\n{fairness}"
    ))
}

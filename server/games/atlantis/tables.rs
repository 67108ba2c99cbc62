//! The tables of Atlantis by order files: a folder of them is no scenario of a table, but a writer asks about it in the
//! same words.

use atlantis::Content;
use atlantis::chance::Seed;
use atlantis::generate::{self, Wish};
use game::Files;

use crate::registry::Tables;

/// Files by which they are known.
const KNOWN_BY: [&str; 2] = ["goods.toml", "terrains.toml"];
/// The world that is made of them to try: always the same, for so many players.
const SEED: &str = "prytaneion decks check";
const PLAYERS: u32 = 40;

/// How they are known and checked.
pub(in crate::games) const TABLES: Tables = Tables { are, check };

fn are(files: &Files) -> bool {
    KNOWN_BY.iter().all(|name| files.contains_key(*name))
}

/// What they hold, and what a world of them is like; or every fault with its file, line, row and field.
fn check(files: &Files) -> Result<String, Vec<String>> {
    let files: Vec<(String, String)> =
        files.iter().map(|(name, text)| (name.clone(), text.clone())).collect();
    let content = Content::read(&files)
        .map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>())?;
    let wish = Wish { seed: Seed::of(SEED), width: 0, height: 0, players: PLAYERS };
    let world = generate::world(&content, &wish)
        .map_err(|unfit| vec![format!("No world can be made of them: {unfit}")])?;
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

//! The tables of Atlantis by order files: a folder of them is no scenario of a table, but a writer asks about it in the
//! same words.

use atlantis::Content;
use atlantis::chance::Seed;
use atlantis::generate::{self, Wish};
use atlantis::messages::Language;
use atlantis::rules::{self, Chapter, Shows};
use game::Files;
use serde_json::{Value, json};

use crate::registry::Tables;

/// Files by which they are known.
const KNOWN_BY: [&str; 2] = ["goods.toml", "terrains.toml"];
/// The world that is made of them to try: always the same, for so many players.
const SEED: &str = "prytaneion decks check";
const PLAYERS: u32 = 40;

/// How they are known and checked.
pub(in crate::games) const TABLES: Tables = Tables { are, check, sheets };

fn are(files: &Files) -> bool {
    KNOWN_BY.iter().all(|name| files.contains_key(*name))
}

fn read(files: &Files) -> Result<Content, Vec<String>> {
    let files: Vec<(String, String)> =
        files.iter().map(|(name, text)| (name.clone(), text.clone())).collect();
    Content::read(&files).map_err(|faults| faults.iter().map(ToString::to_string).collect())
}

/// All that they say, in each language: a writer sees what players learn on the way too.
fn sheets(files: &Files) -> Result<Value, Vec<String>> {
    let content = read(files)?;
    let chapter = |Chapter { word, title, entries, notes }: Chapter| {
        let entries = entries.iter().map(|entry| json!({ "head": entry.head, "text": entry.text }));
        json!({ "word": word, "title": title, "entries": entries.collect::<Vec<_>>(), "notes": notes })
    };
    let chapters = |language: Language| {
        let all = rules::chapters(&content, language, Shows::All).into_iter().map(chapter);
        (language.tag().to_owned(), all.collect::<Value>())
    };
    let chapters: Value = Language::ALL.into_iter().map(chapters).collect();
    Ok(json!({ "title": format!("Atlantis {}", content.variant), "chapters": chapters }))
}

/// What they hold, and what a world of them is like; or every fault with its file, line, row and field.
fn check(files: &Files) -> Result<String, Vec<String>> {
    let content = read(files)?;
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

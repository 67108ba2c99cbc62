//! The list of games and scenarios that this build of the server offers.

use std::path::Path;

use anyhow::Context;
use council::Council;
use council::content::Content;
use game::Game;

use crate::decks::{self, Deck, Files};
use crate::registry::{Registry, Scenario};

/// Every game of this build.
#[must_use]
pub fn registry() -> Registry {
    Registry::default().with::<Council>().reading(read)
}

/// Every scenario that a table can be made from; `decks` is a folder of further ones, which come
/// first and stand in for shipped ones of the same name.
///
/// # Errors
/// When a deck is broken: file, card and field.
pub fn scenarios(decks: Option<&Path>) -> anyhow::Result<Vec<Scenario>> {
    let mut found = decks.map(decks::folder).transpose()?.unwrap_or_default();
    for deck in decks::shipped()? {
        if found.iter().all(|other| other.id != deck.id) {
            found.push(deck);
        }
    }
    found.into_iter().map(scenario).collect()
}

/// Reads a scenario that somebody brings.
fn read(files: &Files) -> Result<Scenario, Vec<String>> {
    let content = decks::read(files)?;
    // The hub gives it a name of its own.
    let deck = Deck { id: String::new(), content };
    scenario(deck).map_err(|error| vec![format!("{error:#}.")])
}

fn scenario(deck: Deck) -> anyhow::Result<Scenario> {
    let printed = deck.content.scenario();
    Ok(Scenario {
        game: Council::NAME.into(),
        name: printed.name.clone(),
        summary: printed.summary.clone(),
        setup: serde_json::to_value(deck.content.draft()).context("A setup must be writable")?,
        id: deck.id,
    })
}

/// Checks a folder of decks, or a zip archive of one, and returns what it holds, in a sentence each.
///
/// # Errors
/// Every fault with its file, line, card and field, one a line.
pub fn check_decks(what: &Path) -> anyhow::Result<String> {
    let decks = if what.is_file() { vec![decks::open(what)?] } else { decks::folder(what)? };
    let lines: Vec<String> = decks.iter().map(|deck| summary(&deck.id, &deck.content)).collect();
    Ok(lines.join("\n"))
}

fn summary(id: &str, content: &Content) -> String {
    let (scenario, events) = (content.scenario(), content.events());
    let decks = events.decks.iter().map(|deck| {
        let cards = events.cards.iter().filter(|card| card.deck == deck.id).count();
        format!("{} {cards}", deck.name)
    });
    format!(
        "{id}: “{}” is sound. {} factions, {} cards ({}), {} articles, {} objectives, \
         {} Stasis cards.",
        scenario.name,
        scenario.factions.len(),
        events.cards.len(),
        decks.collect::<Vec<_>>().join(", "),
        content.constitution().articles.len(),
        content.city().objectives.len(),
        content.stasis().printed().count(),
    )
}

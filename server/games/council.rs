//! What the program knows of the council beside its rules: how its files are read, what the first file
//! of a writer looks like, and what the command line answers of it.

use council::Council;
use council::content::{Content as Checked, Draft};
use game::{Content, Fault, Files, SourceText, Translations, Written};

pub(crate) mod odds;
mod read;
mod rows;
mod said;
mod spans;

/// The council's files.
#[derive(Clone, Copy, Debug)]
pub struct Decks;

impl Content for Decks {
    type Game = Council;

    fn read(files: &Files) -> Result<Written<Draft>, Vec<Fault>> {
        let content = read::read(files)?;
        let scenario = content.scenario();
        Ok(Written {
            name: scenario.name.clone(),
            summary: scenario.summary.clone(),
            contents: contents(&content),
            setup: content.draft().clone(),
        })
    }

    fn small() -> Files {
        let file = |(name, text): (&str, &str)| (name.to_owned(), text.to_owned());
        let files = [
            ("scenario.toml", include_str!("council/new/scenario.toml")),
            ("events.toml", include_str!("council/new/events.toml")),
            ("constitution.toml", include_str!("council/new/constitution.toml")),
        ];
        files.map(file).into_iter().collect()
    }

    fn texts(setup: &Draft) -> Vec<SourceText> {
        council::texts::texts(setup)
    }

    fn translated(setup: Draft, translations: Translations) -> Draft {
        Draft { translations, ..setup }
    }
}

fn contents(content: &Checked) -> String {
    let (scenario, events) = (content.scenario(), content.events());
    let decks = events.decks.iter().map(|deck| {
        let cards = events.cards.iter().filter(|card| card.deck == deck.id).count();
        format!("{} {cards}", deck.name)
    });
    format!(
        "{} factions, {} cards ({}), {} articles, {} objectives, {} Stasis cards.",
        scenario.factions.len(),
        events.cards.len(),
        decks.collect::<Vec<_>>().join(", "),
        content.constitution().articles.len(),
        content.city().objectives.len(),
        content.stasis().printed().count(),
    )
}

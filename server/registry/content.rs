//! How the games of a server read their files: [`game::Content`] with its types erased. Which game the
//! files of a scenario are for stands in one of them.

use std::marker::PhantomData;

use game::{Content, Fault, Files, Game, SourceText, Translations, Written};
use serde_json::{Value, json};
use toml::de::DeTable;

use super::{Registry, Scenario, write};
use crate::bounds::Look;
use crate::catalogue::{self, Occurring};
pub use crate::catalogue::{Catalogue, Remark};

/// The file that every scenario has: it may say by `game = "…"` which game the scenario is for.
pub(crate) const HEAD: &str = "scenario.toml";

/// The most faults that are told at once: whoever has more begins with these.
const TOLD: usize = 200;

/// A scenario that was read and checked.
#[derive(Clone, Debug)]
pub struct Deck {
    /// What tables are made from.
    pub scenario: Scenario,
    /// What it holds, in a sentence for whoever wrote it.
    pub contents: String,
    /// The languages that it has beside its own.
    pub languages: Vec<Catalogue>,
}

/// [`Content`] with its types erased.
pub(super) trait AnyContent: Send + Sync {
    /// The name of its game.
    fn game(&self) -> &'static str;

    /// [`Content::read`]; the id is still to be given.
    fn read(&self, files: &Files) -> Result<Deck, Vec<Fault>>;

    /// The name and the texts ([`Content::texts`]) of these files.
    fn texts(&self, files: &Files) -> Result<(String, Vec<SourceText>), Vec<Fault>>;

    /// [`Content::small`].
    fn small(&self) -> Files;
}

struct ReaderOf<C>(PhantomData<fn() -> C>);

impl<C: Content> AnyContent for ReaderOf<C> {
    fn game(&self) -> &'static str {
        C::Game::NAME
    }

    fn read(&self, files: &Files) -> Result<Deck, Vec<Fault>> {
        let Written { name, summary, contents, setup } = C::read(files)?;
        let (translations, languages) = catalogue::read(files, || C::texts(&setup))?;
        let mut listed = Occurring::of(&translations);
        listed.read(json!([name, summary]));
        let listed = listed.found();
        let setup = C::translated(setup, translations);
        let setup = write(&setup)
            .map_err(|refusal| vec![at_head(None, "", refusal.sentence.to_string())])?;
        let (game, id) = (self.game().to_owned(), String::new());
        let scenario = Scenario { game, id, name, summary, translations: listed, setup };
        Ok(Deck { scenario, contents, languages })
    }

    fn texts(&self, files: &Files) -> Result<(String, Vec<SourceText>), Vec<Fault>> {
        let Written { name, setup, .. } = C::read(files)?;
        Ok((name, C::texts(&setup)))
    }

    fn small(&self) -> Files {
        C::small()
    }
}

impl Registry {
    /// Takes scenarios from files. Those that do not say which game they are for are the first's.
    #[must_use]
    pub fn reading<C: Content>(mut self) -> Self {
        self.contents.push(Box::new(ReaderOf::<C>(PhantomData)));
        self
    }

    /// Reads and checks the files of a scenario, which has no id yet.
    ///
    /// # Errors
    /// Everything that is wrong with them, a line each.
    pub fn read(&self, files: &Files) -> Result<Deck, Vec<String>> {
        if self.contents.is_empty() {
            return Err(vec!["This server takes no scenarios.".into()]);
        }
        self.content(files).and_then(|content| content.read(files)).map_err(told)
    }

    /// What the file of a language is to be for the scenario of these files, what it says already kept.
    ///
    /// # Errors
    /// Everything that is wrong with the scenario or with the language's file, a line each.
    pub(crate) fn translated(&self, files: &Files, language: &str) -> Result<String, Vec<String>> {
        let texts = self.content(files).and_then(|content| content.texts(files));
        let (name, texts) = texts.map_err(told)?;
        let old = files.get(&format!("{language}{}", catalogue::ENDING)).map(String::as_str);
        catalogue::written((&name, language), &texts, old).map_err(|fault| told(vec![fault]))
    }

    /// A small scenario of the first game, to begin with; no files where no game has any.
    pub fn small(&self) -> Files {
        self.contents.first().map(|content| content.small()).unwrap_or_default()
    }

    /// Everything that can be printed of a scenario, and what its texts are in other languages.
    ///
    /// # Errors
    /// A sentence when its game is not known or does not take it.
    pub fn sheets(&self, scenario: &Scenario) -> anyhow::Result<(Value, Translations)> {
        let game = self.find(&scenario.game)?;
        let state = game.create(game.format(), scenario.setup.clone())?;
        let sheets = state.sheets();
        let translations = state.translations().map(|all| {
            let mut occurring = Occurring::of(all);
            occurring.read(&sheets);
            occurring.found()
        });
        Ok((sheets, translations.unwrap_or_default()))
    }

    /// The content that reads these files, if that is not too much; there must be one at all.
    fn content(&self, files: &Files) -> Result<&dyn AnyContent, Vec<Fault>> {
        let mut look = Look::new();
        for (name, text) in files.iter().filter(|(name, _)| !name.ends_with(catalogue::ENDING)) {
            if let Some((line, why)) = look.at(text) {
                let (file, place, sentence) = (name.clone(), String::new(), why.into());
                return Err(vec![Fault { file, line: Some(line), place, sentence }]);
            }
        }
        let Some((line, game)) = named(files) else { return Ok(self.contents[0].as_ref()) };
        let found = self.contents.iter().find(|content| content.game() == game);
        found.map(Box::as_ref).ok_or_else(|| {
            let known: Vec<&str> = self.contents.iter().map(|content| content.game()).collect();
            let known = known.join(", ");
            let sentence = format!("There is no game “{game}” here; there is {known}.");
            vec![at_head(Some(line), "game", sentence)]
        })
    }
}

/// Faults, a line each; of very many the first.
fn told(faults: Vec<Fault>) -> Vec<String> {
    let more = faults.len().saturating_sub(TOLD);
    let more = (more > 0).then(|| format!("And {more} more."));
    faults.iter().take(TOLD).map(shown).chain(more).collect()
}

/// A fault without what a terminal would obey: names and values in it are whatever somebody wrote.
fn shown(fault: &Fault) -> String {
    plain(&fault.to_string())
}

/// A text without what a terminal would obey.
pub(crate) fn plain(text: &str) -> String {
    let plain = |c: char| if c.is_control() && c != '\n' { '\u{fffd}' } else { c };
    text.chars().map(plain).collect()
}

/// The game that a scenario names, and the line where it does. The file may be broken elsewhere.
fn named(files: &Files) -> Option<(usize, String)> {
    let text = files.get(HEAD)?;
    let (tree, _) = DeTable::parse_recoverable(text);
    let (key, value) = tree.get_ref().iter().find(|(key, _)| key.get_ref() == "game")?;
    let line = 1 + text[..key.span().start].matches('\n').count();
    Some((line, value.get_ref().as_str().unwrap_or_default().to_owned()))
}

fn at_head(line: Option<usize>, place: &str, sentence: String) -> Fault {
    Fault { file: HEAD.into(), line, place: place.into(), sentence }
}

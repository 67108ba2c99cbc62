//! Who speaks on what a lever moves, and whose word counts. Nothing of it is remembered: of
//! the scenario's start, the articles in force, the laws that stand, and what a card or Control said, the
//! one that spoke last decides, save that a law outranks the articles while it stands.

use std::collections::BTreeSet;

use crate::content::{Holder, Lever, TieRule};
use crate::ids::FactionId;
use crate::law::settings::{Ruling, Settings};
use crate::law::texts::{Article, By, Code, Reason};
use crate::state::{Faction, State};

/// A thing that levers move.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Thing<'a> {
    Supremacy,
    Ties,
    /// Whether a faction is a citizen.
    Citizen(&'a FactionId),
    Ruling(Ruling),
}

impl Thing<'_> {
    /// Whether a lever says something of it.
    fn is_moved_by(self, lever: &Lever) -> bool {
        match (self, lever) {
            (Self::Supremacy, Lever::Supremacy { .. })
            | (Self::Ties, Lever::Ties { .. })
            | (Self::Citizen(_), Lever::Citizens { .. }) => true,
            (Self::Citizen(one), Lever::Citizen { faction, .. }) => faction == one,
            (Self::Ruling(one), Lever::Ruling { key, .. }) => key == one.key(),
            _ => false,
        }
    }
}

/// What somebody says of a thing.
struct Word<'a> {
    moment: u32,
    lever: &'a Lever,
    by: Speaker<'a>,
}

enum Speaker<'a> {
    /// By its place from 0.
    Article(usize),
    /// By its title.
    Law(&'a str),
    Hand(Option<&'a By>),
}

impl Code {
    /// The word that counts on a thing; none where nobody says anything, so that it is as the scenario
    /// starts. Of two words of the same moment, which only the start has, the one on a single faction
    /// counts before the one on all.
    fn word_on(&self, thing: Thing<'_>) -> Option<Word<'_>> {
        let says = |lever: &&Lever| thing.is_moved_by(lever);
        let laws = self.laws.iter().filter_map(|law| {
            let lever = law.lever.as_ref().filter(says)?;
            Some(Word { moment: law.moment, lever, by: Speaker::Law(&law.title) })
        });
        let law = laws.max_by_key(|word| word.moment);
        let articles = self.constitution.iter().enumerate().filter_map(|(at, row)| {
            let lever = row.lever().filter(says)?;
            Some(Word { moment: row.moment, lever, by: Speaker::Article(at) })
        });
        let single = |lever: &Lever| matches!(lever, Lever::Citizen { .. });
        let text = law.or_else(|| articles.max_by_key(|word| (word.moment, single(word.lever))));
        let hands = self.hands.iter().filter(|hand| says(&&hand.lever)).map(|hand| Word {
            moment: hand.moment,
            lever: &hand.lever,
            by: Speaker::Hand(hand.by.as_ref()),
        });
        text.into_iter().chain(hands).max_by_key(|word| word.moment)
    }

    /// Who makes a thing what it is; none where that is the scenario's start, or a change by Control
    /// that has no reason.
    fn reason(&self, thing: Thing<'_>) -> Option<Reason> {
        self.word_on(thing)?.reason()
    }

    /// The levers of all who say something, whoever's word counts.
    fn levers(&self) -> impl Iterator<Item = &Lever> {
        let articles = self.constitution.iter().filter_map(|row| row.lever());
        let laws = self.laws.iter().filter_map(|law| law.lever.as_ref());
        articles.chain(laws).chain(self.hands.iter().map(|hand| &hand.lever))
    }

    /// The rulings of which somebody says something, each once.
    fn rulings(&self) -> BTreeSet<Ruling> {
        let rulings = self.levers().filter_map(|lever| match lever {
            Lever::Ruling { key, .. } => Ruling::of(key),
            _ => None,
        });
        rulings.collect()
    }

    /// The place of an article, from 0, by its id.
    pub(crate) fn place_of(&self, article: u32) -> Option<usize> {
        self.constitution.iter().position(|row| row.id == article)
    }

    /// An article by its id.
    pub(crate) fn article(&self, id: u32) -> Option<&Article> {
        self.constitution.iter().map(|row| &**row).find(|row| row.id == id)
    }
}

impl Word<'_> {
    fn reason(&self) -> Option<Reason> {
        match self.by {
            Speaker::Article(at) => Some(Reason::Article(at)),
            Speaker::Law(title) => Some(Reason::Law(title.to_owned())),
            Speaker::Hand(by) => by.cloned().map(Reason::Hand),
        }
    }
}

impl Article {
    /// What the program obeys of it.
    fn lever(&self) -> Option<&Lever> {
        self.words.lever.as_ref().or(self.unread.as_ref())
    }

    /// The place among the ready texts, from 0, of the one with this id.
    pub(crate) fn place_of(&self, text: u32) -> Option<usize> {
        self.ready.iter().position(|row| row.words.id == text)
    }
}

impl State {
    /// Who holds supremacy by what is said of it (C-3); nobody while that faction does not play.
    pub(crate) fn supremacy_as_said(&self) -> Option<FactionId> {
        let held = match self.code.word_on(Thing::Supremacy).map(|word| word.lever) {
            Some(Lever::Supremacy { held_by: Holder::Faction(id) }) => Some(id),
            Some(_) => None,
            None => self.content.scenario().start.supremacy.as_ref(),
        };
        held.filter(|id| self.find(id).is_some()).cloned()
    }

    /// How tied votes are decided by what is said of it (C-17); by Control while that faction does not
    /// play.
    pub(crate) fn ties_as_said(&self) -> TieRule {
        let rule = match self.code.word_on(Thing::Ties).map(|word| word.lever) {
            Some(Lever::Ties { decided_by }) => decided_by.clone(),
            _ => TieRule::from_start(self.content.scenario().start.ties.as_ref()),
        };
        match rule {
            TieRule::Faction(id) if self.find(&id).is_none() => TieRule::Control,
            rule => rule,
        }
    }

    /// Whether a faction is a citizen by what is said of it (I-3).
    pub(crate) fn citizen_as_said(&self, faction: &Faction) -> bool {
        match self.code.word_on(Thing::Citizen(&faction.id)).map(|word| word.lever) {
            Some(Lever::Citizens { are }) => are.contains(&faction.id),
            Some(Lever::Citizen { is, .. }) => *is,
            _ => self.printed(faction).citizen,
        }
    }

    /// The rulings by what is said of them.
    pub(crate) fn settings_as_said(&self) -> Settings {
        let start = self.content.scenario().settings.clone();
        self.code.rulings().into_iter().fold(start, |settings, ruling| {
            match self.code.word_on(Thing::Ruling(ruling)).map(|word| word.lever) {
                Some(Lever::Ruling { key, value }) => settings.with(key, value).unwrap_or(settings),
                _ => settings,
            }
        })
    }

    /// What makes a ruling what it is; none where nobody said so, or Control did.
    pub(crate) fn reason(&self, ruling: Ruling) -> Option<Reason> {
        self.code.reason(Thing::Ruling(ruling))
    }

    /// Whether Control itself gave a ruling the value that it has.
    pub(crate) fn is_controls_word(&self, ruling: Ruling) -> bool {
        let word = self.code.word_on(Thing::Ruling(ruling));
        word.is_some_and(|word| matches!(word.by, Speaker::Hand(None | Some(By::Control(_)))))
    }

    /// What makes each ruling what it is, for those that somebody decided.
    pub(crate) fn reasons_of_rulings(&self) -> Vec<(Ruling, Reason)> {
        let rulings = self.code.rulings().into_iter();
        rulings.filter_map(|ruling| Some((ruling, self.reason(ruling)?))).collect()
    }

    /// What says how tied votes are decided.
    pub(crate) fn reason_of_ties(&self) -> Option<Reason> {
        self.code.reason(Thing::Ties)
    }

    /// What says who holds supremacy.
    pub(crate) fn reason_of_supremacy(&self) -> Option<Reason> {
        self.code.reason(Thing::Supremacy)
    }

    /// What says that a faction is a citizen, or is none.
    pub(crate) fn reason_of_citizen(&self, faction: &Faction) -> Option<Reason> {
        self.code.reason(Thing::Citizen(&faction.id))
    }

    /// What says who the citizens are.
    pub(crate) fn reason_of_citizens(&self) -> Option<Reason> {
        let words = self.factions().filter_map(|row| self.code.word_on(Thing::Citizen(&row.id)));
        let mut of_all = words.filter(|word| matches!(word.lever, Lever::Citizens { .. }));
        of_all.find_map(|word| word.reason())
    }

    /// The id of the article that an event under way names.
    pub(crate) fn article_named(&self, article: u32) -> u32 {
        if !self.acted.by_place {
            return article;
        }
        let at = (article as usize).checked_sub(1);
        at.and_then(|at| self.code.constitution.get(at)).map_or(u32::MAX, |row| row.id)
    }

    /// The id of the text that an event under way names among those that stand ready for an article.
    pub(crate) fn text_named(&self, article: u32, text: u32) -> u32 {
        if !self.acted.by_place {
            return text;
        }
        let ready = self.code.article(article).and_then(|row| row.ready.get(text as usize));
        ready.map_or(u32::MAX, |row| row.words.id)
    }

    /// The place of the article that a text for the article of this id, or with this lever, replaces.
    /// `Err` where that article is no more.
    pub(crate) fn article_to_replace(
        &self,
        id: Option<u32>,
        lever: Option<&Lever>,
    ) -> Result<Option<usize>, Gone> {
        if let Some(id) = id {
            return self.code.place_of(id).map(Some).ok_or(Gone);
        }
        let Some(lever) = lever else { return Ok(None) };
        Ok(self
            .code
            .constitution
            .iter()
            .position(|article| article.lever().is_some_and(|other| other.moves_the_same(lever))))
    }
}

/// The article that something is for is no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Gone;

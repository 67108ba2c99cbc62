//! What articles and laws say on the rulings, on supremacy, ties and citizenship, and which of them is
//! the reason. Laws stand above articles, the latest above the others.

use std::collections::BTreeMap;

use crate::content::{Holder, Lever};
use crate::law::texts::Reason;
use crate::state::{Faction, State};

impl State {
    /// What articles and then laws say on what a lever moves, the word that counts last. Of a single
    /// faction's citizenship nothing is said on others.
    pub(crate) fn texts_on(&self, lever: &Lever) -> Vec<Lever> {
        let articles = self.code.constitution.iter().map(|article| &article.lever);
        let laws = self.code.laws.iter().map(|law| &law.lever);
        let all = articles.chain(laws).flatten().filter(|other| other.touches(lever));
        let on_it = all.filter_map(|text| match (lever, text) {
            (Lever::Citizen { faction, .. }, Lever::Citizens { are }) => {
                Some(Lever::Citizen { faction: faction.clone(), is: are.contains(faction) })
            }
            (Lever::Citizen { .. }, Lever::Citizen { .. }) if !text.moves_the_same(lever) => None,
            _ => Some(text.clone()),
        });
        on_it.collect()
    }

    /// What is so now, in the form of a lever that moves the same.
    pub(crate) fn now_as(&self, lever: &Lever) -> Lever {
        match lever {
            Lever::Supremacy { .. } => Lever::Supremacy {
                held_by: self.chair.supremacy.clone().map_or(Holder::Nobody, Holder::Faction),
            },
            Lever::Ties { .. } => Lever::Ties { decided_by: self.chair.ties.clone() },
            Lever::Citizens { .. } => {
                let are = self.factions.iter().filter(|faction| faction.citizen);
                Lever::Citizens { are: are.map(|faction| faction.id.clone()).collect() }
            }
            Lever::Citizen { faction, .. } => {
                Lever::Citizen { faction: faction.clone(), is: self.faction(faction).citizen }
            }
            Lever::Ruling { key, value } => {
                let value = self.settings.value(key).unwrap_or_else(|| value.clone());
                Lever::Ruling { key: key.clone(), value }
            }
        }
    }

    /// What makes a ruling what it is; none where no article or law did, or where Control has set it
    /// otherwise.
    pub(crate) fn reason(&self, ruling: &str) -> Option<Reason> {
        let on = |lever: &Lever| matches!(lever, Lever::Ruling { key, .. } if key == ruling);
        // Most rulings stand in no text, and asking for a value is not free.
        self.source(on)?;
        let now = self.settings.value(ruling)?;
        self.source(|lever| {
            on(lever) && matches!(lever, Lever::Ruling { value, .. } if *value == now)
        })
    }

    /// What makes each ruling what it is, for those that an article or a law decided.
    pub(crate) fn reasons_of_rulings(&self) -> BTreeMap<String, Reason> {
        let now = self.settings.values();
        let decides = |lever: &Option<Lever>| match lever {
            Some(Lever::Ruling { key, value }) if now.get(key) == Some(value) => Some(key.clone()),
            _ => None,
        };
        let articles = self.code.constitution.iter().enumerate().rev();
        let articles =
            articles.filter_map(|(at, row)| Some((decides(&row.lever)?, Reason::Article(at))));
        // What comes later replaces what came before it: a law stands above the articles.
        let laws = self.code.laws.iter();
        let laws =
            laws.filter_map(|law| Some((decides(&law.lever)?, Reason::Law(law.title.clone()))));
        articles.chain(laws).collect()
    }

    /// What says how tied votes are decided.
    pub(crate) fn reason_of_ties(&self) -> Option<Reason> {
        self.source(
            |lever| matches!(lever, Lever::Ties { decided_by } if *decided_by == self.chair.ties),
        )
    }

    /// What says who holds supremacy.
    pub(crate) fn reason_of_supremacy(&self) -> Option<Reason> {
        self.source(|lever| match lever {
            Lever::Supremacy { held_by: Holder::Faction(id) } => {
                self.chair.supremacy.as_ref() == Some(id)
            }
            Lever::Supremacy { held_by: Holder::Nobody } => self.chair.supremacy.is_none(),
            _ => false,
        })
    }

    /// What says that a faction is a citizen, or is none.
    pub(crate) fn reason_of_citizen(&self, faction: &Faction) -> Option<Reason> {
        let one = |lever: &Lever| match lever {
            Lever::Citizen { faction: id, is } => *id == faction.id && *is == faction.citizen,
            _ => false,
        };
        let all = |lever: &Lever| match lever {
            Lever::Citizens { are } => are.contains(&faction.id) == faction.citizen,
            _ => false,
        };
        self.source(one).or_else(|| self.source(all))
    }

    /// What says who the citizens are.
    pub(crate) fn reason_of_citizens(&self) -> Option<Reason> {
        self.source(|lever| matches!(lever, Lever::Citizens { .. }))
    }

    fn source(&self, says: impl Fn(&Lever) -> bool) -> Option<Reason> {
        let law = self.code.laws.iter().rev().find(|law| law.lever.as_ref().is_some_and(&says));
        if let Some(law) = law {
            return Some(Reason::Law(law.title.clone()));
        }
        let mut articles = self.code.constitution.iter();
        articles.position(|article| article.lever.as_ref().is_some_and(&says)).map(Reason::Article)
    }

    /// The place of the article that a text with this number or this lever replaces.
    pub(crate) fn article_to_replace(
        &self,
        number: Option<u32>,
        lever: Option<&Lever>,
    ) -> Option<usize> {
        if let Some(at) = number.and_then(|number| (number as usize).checked_sub(1)) {
            return (at < self.code.constitution.len()).then_some(at);
        }
        let lever = lever?;
        self.code.constitution.iter().position(|article| {
            article.lever.as_ref().is_some_and(|other| other.moves_the_same(lever))
        })
    }
}

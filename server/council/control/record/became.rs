//! What a decision made of figures, standing, supports, grants, Heroes, ties, rulings and texts. It is
//! found by comparing the state before and after, and written into the journal as the last event of the
//! decision: where a later version of these rules would make something else of the events before it,
//! what was played stays what it was.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::{Counter, TieRule};
use crate::cycle::grants::{Duty, Fallen, Grant, Support};
use crate::ids::FactionId;
use crate::law::settings::Value;
use crate::law::texts::Article;
use crate::state::{Faction, State};

/// What came out of a decision; what it left as it was is absent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Became {
    /// Factions, each with what changed of it.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) factions: BTreeMap<FactionId, Standing>,
    /// The Stasis number (C-23).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) stasis: Option<u32>,
    /// Divine Wrath.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) wrath: Option<u32>,
    /// Who presides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) prytanis: Option<Somebody>,
    /// Who holds supremacy (C-3).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) supremacy: Option<Somebody>,
    /// Who decides tied votes (C-17).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) ties: Option<TieRule>,
    /// Rulings that are other ones.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) rulings: BTreeMap<String, Value>,
    /// The articles in force.
    #[serde(
        skip_serializing_if = "Option::is_none",
        serialize_with = "write_articles",
        deserialize_with = "read_articles"
    )]
    pub(crate) articles: Option<Vec<Arc<Article>>>,
    /// The laws that stand, by their numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) laws: Option<Vec<u32>>,
}

/// The state shares its articles with what is told of them.
fn write_articles<S: Serializer>(
    articles: &Option<Vec<Arc<Article>>>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(articles.iter().flatten().map(AsRef::as_ref))
}

fn read_articles<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<Vec<Arc<Article>>>, D::Error> {
    let articles: Option<Vec<Article>> = Deserialize::deserialize(deserializer)?;
    Ok(articles.map(|articles| articles.into_iter().map(Arc::new).collect()))
}

/// A faction, or nobody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Somebody {
    pub faction: Option<FactionId>,
}

/// What changed of a faction.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Standing {
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub counters: BTreeMap<Counter, u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub citizen: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exiled: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supports: Option<Vec<Support>>,
    /// The grant in the council and the one in an Assembly (I-5, I-6).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grants: Option<[Option<Grant>; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub heroes: Option<BTreeMap<String, HeroIs>>,
}

/// What became of a Hero.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct HeroIs {
    pub duty: Duty,
    pub fallen: Option<Fallen>,
}

/// What is another thing now.
fn changed<T: Clone + PartialEq>(before: &T, after: &T) -> Option<T> {
    (before != after).then(|| after.clone())
}

impl Became {
    /// What lies between two states; none where nothing does.
    pub(crate) fn between(before: &State, after: &State) -> Option<Self> {
        let factions = before.factions.iter().zip(&*after.factions);
        let written = factions.filter(|(one, two)| one.version() != two.version());
        let factions = written.filter_map(|(one, two)| {
            let standing = Standing::between(one, two);
            (standing != Standing::default()).then(|| (two.id.clone(), standing))
        });
        let mut became = Self { factions: factions.collect(), ..Self::default() };
        if before.totals.version() != after.totals.version() {
            became.stasis = changed(&before.totals.stasis.value(), &after.totals.stasis.value());
            became.wrath = changed(&before.totals.wrath.value(), &after.totals.wrath.value());
        }
        if before.chair.version() != after.chair.version() {
            let somebody = |one: &Option<FactionId>, two: &Option<FactionId>| {
                (one != two).then(|| Somebody { faction: two.clone() })
            };
            became.prytanis = somebody(&before.chair.prytanis, &after.chair.prytanis);
            became.supremacy = somebody(&before.chair.supremacy, &after.chair.supremacy);
            became.ties = changed(&before.chair.ties, &after.chair.ties);
        }
        if before.settings.version() != after.settings.version() {
            became.rulings = after.settings.since(&before.settings);
        }
        if before.code.version() != after.code.version() {
            let (was, now) = (&before.code.constitution, &after.code.constitution);
            became.articles = changed(was, now);
            let stand = |state: &State| state.code.laws.iter().map(|law| law.id).collect();
            became.laws = changed::<Vec<u32>>(&stand(before), &stand(after));
        }
        (became != Self::default()).then_some(became)
    }
}

impl Standing {
    /// Whether the faction stands otherwise.
    pub(crate) fn is_not(&self, faction: &Faction) -> bool {
        let other = |(counter, value): (&Counter, &u32)| faction.counter(*counter) != *value;
        let grants = [&faction.grant, &faction.assembly_grant];
        self.counters.iter().any(other)
            || self.citizen.is_some_and(|citizen| citizen != faction.citizen)
            || self.exiled.is_some_and(|exiled| exiled != faction.exiled)
            || self.supports.as_ref().is_some_and(|supports| *supports != faction.supports)
            || self.grants.as_ref().is_some_and(|was| was.each_ref() != grants)
            || self.heroes.as_ref().is_some_and(|was| *was != heroes(faction))
    }

    fn between<'a>(before: &'a Faction, after: &'a Faction) -> Self {
        let counters = after.counters.keys().map(|counter| (*counter, after.counter(*counter)));
        let grants = |faction: &'a Faction| [&faction.grant, &faction.assembly_grant];
        let fates = |faction: &'a Faction| {
            faction.heroes.iter().map(|hero| (&hero.name, hero.duty, &hero.fallen))
        };
        Self {
            counters: counters.filter(|(counter, now)| before.counter(*counter) != *now).collect(),
            citizen: changed(&before.citizen, &after.citizen),
            exiled: changed(&before.exiled, &after.exiled),
            supports: changed(&before.supports, &after.supports),
            grants: (grants(before) != grants(after)).then(|| grants(after).map(Clone::clone)),
            heroes: fates(before).ne(fates(after)).then(|| heroes(after)),
        }
    }
}

/// What has become of each Hero, by its name.
fn heroes(faction: &Faction) -> BTreeMap<String, HeroIs> {
    let row = |hero: &crate::cycle::grants::Hero| {
        (hero.name.clone(), HeroIs { duty: hero.duty, fallen: hero.fallen.clone() })
    };
    faction.heroes.iter().map(row).collect()
}
